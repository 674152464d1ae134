"""Dictionaries: definition lists whose entries are records, each a headword, its other spellings and several texts about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import le

from crawler.regions.candidates import Candidate
from crawler.regions.layout import Layout
from crawler.regions.region import Region
from knowledge.similarity import fold
from knowledge.values import types

#: Fewest entries, and the share of them that must have several texts and a headword of their own.
ENTRIES, SHARE = 4, 0.8
#: Entries a list has on average at least where it follows another: lists of one entry each are the boxes of a shelf.
EACH = 2
#: Headwords of a glossary at least, the longest of one, the characters that explain it, and the share of those that do.
TERMS, LONGEST, EXPLAINED, PART = 8, 60, 60, 0.7
#: Share of neighbouring headwords that stand in the order of letters, as nobody sorts what is told of one thing.
ORDERED = 0.8
#: Share of the headwords that may be labels of the domain.
LABELS = 0.1
#: Share of the page's characters that they hold at least.
MOST = 0.3
#: How sure such a list is, and a glossary that is nearly all of its page, by the share of the characters.
CONFIDENCE, WHOLE, NEARLY = 0.9, 0.96, 0.6
#: What goes on with the text before it, though only terms and texts should stand in a definition list.
_GOES_ON = frozenset("ul ol p".split())


def dictionary(layout: Layout, known: Callable[[str], float] | None) -> Region | None:
    """The entries of the lists of one kind below one element, parted by letters or not; None where the terms are labels
    of one thing, each with its value."""
    tree = layout.tree
    kinds: dict[tuple[int, str], list[int]] = defaultdict(list)
    for node in tree.find("dl", layout.body):
        kinds[tree.parents[node], tree.attribute(node, "class")].append(node)
    for (owner, _), lists in kinds.items():
        found = [entry for node in lists for entry in _entries(layout, node)]
        intervals = tuple((start, end) for start, end, _ in found)
        boxes = len(found) < EACH * len(lists) and any(tree.ends[one] == other for one, other in pairwise(lists))
        held = sum(layout.width(*one) for one in intervals)
        if boxes or len(found) < ENTRIES or held < MOST * layout.total:
            continue
        heads = [tree.text(start, 80) for start, _ in intervals]
        if SHARE * len(heads) < sum(bool({"date", "year", "number"} & types(head)) for head in heads):
            continue  # days, and what came on each
        if SHARE * len(found) < sum(_lists(layout, *interval) for interval in intervals):
            continue
        labels = sum(bool(known(head.rstrip(" :："))) for head in heads) if known is not None else 0
        several = sum(texts > 1 for _, _, texts in found)
        told = _explains(layout, found)
        if (
            (told or several >= SHARE * len(found))
            and len(set(heads)) >= SHARE * len(found)
            and labels <= LABELS * len(found)
        ):
            sure = WHOLE if told and held >= NEARLY * layout.total else CONFIDENCE
            return Region(intervals, owner, sure, Candidate(intervals, owner, "span", 1))
    return None


def _explains(layout: Layout, found: Sequence[tuple[int, int, int]]) -> bool:
    """Whether most entries explain their headwords at length, and these stand in the order of letters, as in a glossary: what is
    told of one thing ("Habit", "Leaves", "Uses"), asked of it or offered with it stands in an order of its own."""
    tree = layout.tree
    if len(found) < TERMS:
        return False
    heads = [fold(tree.text(start, LONGEST + 2)) for start, _, _ in found]
    if sum(map(le, heads, heads[1:])) < ORDERED * (len(heads) - 1):
        return False
    long = 0
    for start, end, _ in found:
        begun = tree.ends[start]
        signed = tree.text(start, LONGEST + 2)[-1:] in ":："
        long += not signed and layout.width(start, begun) <= LONGEST and layout.width(begun, end) >= EXPLAINED
    return long >= PART * len(found)


def _lists(layout: Layout, start: int, end: int) -> bool:
    """Whether the texts of an entry are mostly links to things of their own."""
    tree = layout.tree
    texts = [node for node in tree.find("dd", start, end) if layout.width(node, tree.ends[node])]
    linked = sum(
        bool(tree.find("a", node, tree.ends[node]))
        and 2 * (layout.linked[tree.ends[node]] - layout.linked[node]) > layout.width(node, tree.ends[node])
        for node in texts
    )
    return len(texts) > 1 and 2 * linked > len(texts)


def _entries(layout: Layout, node: int) -> Sequence[tuple[int, int, int]]:
    """Where each entry of a list begins and ends, and how many texts it has. One that is wrapped or begins with a text
    is none."""
    tree = layout.tree
    found: list[tuple[int, int, int]] = []
    start = texts = 0
    for child in tree.children(node):
        tag = tree.tags[child]
        if tag not in ("dt", "dd"):
            if layout.width(child, tree.ends[child]) and not (start and tag in _GOES_ON):
                return ()
            continue
        if tag == "dt" and (texts or not start):
            if start:
                found.append((start, child, texts))
            start, texts = child, 0
        texts += tag == "dd" and layout.width(child, tree.ends[child]) > 0
        if not start:
            return ()
    return [*found, (start, tree.ends[node], texts)] if start else found
