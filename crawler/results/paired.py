"""Facts of a page about one thing in elements that only their order tells apart: a label of the domain and what follows it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from crawler.attributes.looks import is_talk
from crawler.models import FieldValue
from crawler.page import Tree
from crawler.regions.leaves import Leaf
from crawler.results.facts import LABEL
from crawler.results.rivals import COUNT
from crawler.results.trail import PARTED
from knowledge.matching import Matcher

#: Confidence from which a name is not put in question again, and that of a label that stands before its value.
SURE, PAIRED = 0.75, 0.74
#: Nodes behind a text among which is what it says how to fill in.
NEAR = 4
#: Where links lead that are written to or called, and most characters and ancestors of a step that are looked at.
_WRITTEN_TO = re.compile(r"\s*(?:mailto|tel|sms|callto|fax):", re.IGNORECASE)
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
STEP, UP = 60, 6


def _is_somebody(text: str) -> bool:
    """Whether a text may be a name: no number, and no sentence."""
    return any(map(str.isalpha, text)) and not is_talk(text)


def asking(tree: Tree, found: Sequence[Leaf]) -> frozenset[int]:
    """The texts that say what to choose or to fill in right behind them: what comes after that is not what they label."""
    return frozenset(
        leaf.node
        for leaf in found
        if tree.tags[leaf.owner] == "label"
        and any(_is_open(tree, node) for node in range(leaf.node, min(len(tree), leaf.node + NEAR)))
    )


def leading(tree: Tree, found: Sequence[Leaf]) -> frozenset[int]:
    """The texts of links that lead on instead of saying what something is: to somebody who is written to, and the steps of a
    path within the heading that it ends in ("Gallery | Festival | A harbour")."""
    order = sorted((leaf for leaf in found if leaf.node >= 0), key=lambda leaf: leaf.node)
    steps = {leaf.node for leaf, after in pairwise(order) if leaf.link >= 0 and _is_step(tree, leaf, after)}
    written = {leaf.node for leaf in order if leaf.link >= 0 and _WRITTEN_TO.match(tree.attribute(leaf.link, "href"))}
    return frozenset(steps | written)


def _is_step(tree: Tree, leaf: Leaf, after: Leaf) -> bool:
    """Whether what stands behind a link in its heading is parted from it as the steps of a path are."""
    heading = leaf.link
    for _ in range(UP):
        if heading < 0 or tree.tags[heading] in _HEADINGS:
            break
        heading = tree.parents[heading]
    if heading < 0 or tree.tags[heading] not in _HEADINGS or after.node >= tree.ends[heading]:
        return False
    between = "".join(tree.texts[node] for node in range(tree.ends[leaf.link], after.node) if not tree.tags[node])
    return PARTED.search(between[:STEP]) is not None or PARTED.match(tree.texts[after.node][:STEP].lstrip()) is not None


def _is_open(tree: Tree, node: int) -> bool:
    """Whether something is chosen or typed in at a place."""
    if tree.tags[node] != "input":
        return tree.tags[node] in ("select", "textarea")
    return tree.attribute(node, "type").lower() in ("", "text", "search", "number", "date", "email", "tel")


def paired(
    values: list[FieldValue], found: Sequence[Leaf], matcher: Matcher, asked: Collection[int] = ()
) -> list[FieldValue]:
    """The values with those joined that are a label of the domain and, right after it on the page (`found` tells where they
    stand), what it labels: facts set in elements that only their order tells apart. A label beats what the looks of its
    value suggested; what names the record already is not named by another. A link labels neither the record's name nor
    another link: so do the steps of a path and the entries of a menu follow each other ("Recipes", "Side dishes"); nor is a
    link labelled that says how many there are ("Subjects", "Travel (17)"): it is there to choose from. What is `asked` labels no
    text."""
    attributes = [
        matcher.key(value.value)[0]
        if value.confidence < SURE and len(value.value) <= LABEL and not value.value[:1].isdigit()
        else None
        for value in values
    ]
    called = any(value.attribute == matcher.domain.main and value.confidence >= SURE for value in values)
    order = sorted(range(len(values)), key=lambda index: found[index].node)
    counts = {index for index in order if COUNT.fullmatch(values[index].value)}
    offered = counts | {one for one, after in pairwise(order) if found[one].link >= 0 and after in counts}
    labels: dict[int, int] = {}  # what is labelled, and by what
    for index, after in pairwise(order):
        attribute = attributes[index]
        if (
            attribute is None
            or index in labels
            or found[index].node in asked
            or after in offered
            or (called and attribute == matcher.domain.main)
        ):
            continue
        if found[index].link >= 0 and (found[after].link >= 0 or attribute == matcher.domain.main):
            continue
        person = matcher.domain.attribute(attribute).type == "name"
        if (
            attributes[after] is None
            and values[after].confidence < SURE
            and not (person and not _is_somebody(values[after].value))
        ):
            labels[after] = index
    named = {attributes[index] for index in labels.values()}
    taken = set(labels.values())
    result: list[FieldValue] = []
    for index, value in enumerate(values):
        if index in labels:
            result.append(FieldValue(values[labels[index]].value, value.value, attributes[labels[index]], PAIRED))
        elif index in taken:
            continue
        elif value.attribute in named and value.confidence < SURE:
            result.append(replace(value, attribute=None, confidence=0.3))
        else:
            result.append(value)
    return result
