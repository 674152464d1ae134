"""Values in a list under their label: a heading that names what a thing has several of ("Ingredients"), and the items below."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import replace

from crawler.models import FieldValue
from crawler.regions.layout import HEADINGS, Layout
from crawler.regions.leaves import Leaf, folded
from crawler.results.attested import LOOSE
from knowledge.matching import Matcher

#: Least similarity of a label to the attribute's name, longest label and item, fewest items, and how far their box is around.
SURE, LABEL, ITEM, FEWEST, AROUND = 0.95, 40, 300, 2, 5
#: How sure the items are of the attribute.
LISTED = 0.85
#: The level of a label that is no heading, and from which headings begin something else then.
LEVEL, SECTION = 7, 2
_COUNTED = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*\Z|\s*[:：]\s*\Z")
_ITEMS = frozenset("li td th dd a button".split())


def enumerated(
    layout: Layout,
    intervals: Sequence[tuple[int, int]],
    values: list[FieldValue],
    places: list[Leaf],
    matcher: Matcher,
    stated: Container[str] = (),
) -> tuple[list[FieldValue], list[Leaf]]:
    """The values of a lone record and where they stand, those of each list under a label as one value an item, but for the
    attributes that are `stated` for machines and that no label names beside. Only what is told in words is: names and terms
    stand in lists with what belongs to them."""
    several = {one.name for one in matcher.domain.attributes if one.multiple and one.type == "text"}
    labels = _labels(layout, intervals, matcher) if several else []
    lists: dict[
        str, tuple[list[int], int]
    ] = {}  # the longest of each attribute: a page may speak of it before it tells all
    for number, (node, attribute) in enumerate(labels):
        after = next((one for one, _ in labels[number + 1 :] if _alike(layout, one, node)), len(layout.tree))
        items = _items(layout, node, min(after, _end(layout, node))) if attribute in several else []
        if len(items) > len(lists.get(attribute, ([], 0))[0]):
            lists[attribute] = (items, node)
    for attribute, (items, node) in lists.items():
        told = [index for index, value in enumerate(values) if value.attribute == attribute]
        sure = any(values[index].confidence > LOOSE for index in told)
        if len(items) > len(told) and (sure or attribute not in stated):
            values, places = _told(
                layout, values, places, items, told, FieldValue(_bare(layout.pieces[node]), "", attribute)
            )
    return values, places


def _told(
    layout: Layout, values: list[FieldValue], places: list[Leaf], items: list[int], instead: list[int], one: FieldValue
) -> tuple[list[FieldValue], list[Leaf]]:
    """The values and places with those of a list's items, in the place of what was read `instead` and in them."""
    tree = layout.tree
    first, last = items[0], tree.ends[items[-1]]
    both = [(v, p) for i, (v, p) in enumerate(zip(values, places, strict=True)) if i not in instead]
    both = [(value, place) for value, place in both if not first <= place.node < last]
    for item in items:
        text = folded(tree.text(item, ITEM + 1))
        both.append((replace(one, value=text, confidence=LISTED), Leaf(text, item, item, -1, -1, "")))
    both.sort(key=lambda pair: pair[1].node)
    return [value for value, _ in both], [place for _, place in both]


def _bare(text: str) -> str:
    """A label without its colon, and without what it counts in brackets: "Ingrédients (6 personnes)"."""
    return _COUNTED.sub("", text)


def _labels(layout: Layout, intervals: Sequence[tuple[int, int]], matcher: Matcher) -> list[tuple[int, str]]:
    """The text nodes that are a word of the domain alone, outside of lists, tables and links, and the attribute of each."""
    tree = layout.tree
    found: list[tuple[int, str]] = []
    for node in layout.texts:
        text = layout.pieces[node]
        if not 1 < len(text) <= LABEL or not any(start <= node < end for start, end in intervals):
            continue
        attribute, similarity = matcher.key(_bare(text))
        if attribute is None or similarity < SURE:
            continue
        above: list[str] = []
        at = tree.parents[node]
        while at > layout.body and len(above) < AROUND:
            above.append(tree.tags[at])
            at = tree.parents[at]
        if _ITEMS.isdisjoint(above):
            found.append((node, attribute))
    return found


def _alike(layout: Layout, node: int, other: int) -> bool:
    """Whether a label is a heading or built as another label is, so that it begins something else."""
    tree = layout.tree
    ours, theirs = tree.parents[node], tree.parents[other]
    return _level(layout, node) < LEVEL or layout.kinds[ours] == layout.kinds[theirs]


def _level(layout: Layout, node: int) -> int:
    """The level of the heading that a text stands in."""
    tree = layout.tree
    for _ in range(3):
        node = tree.parents[node]
        if node < 0:
            break
        if tree.tags[node] in HEADINGS:
            return int(tree.tags[node][1])
    return LEVEL


def _end(layout: Layout, node: int) -> int:
    """Where what a label heads ends: at the next heading of its level or above it."""
    tree, level = layout.tree, _level(layout, node)
    most = level if level < LEVEL else SECTION
    return next((head for head in layout.headings if head > node and int(tree.tags[head][1]) <= most), len(tree))


def _items(layout: Layout, node: int, end: int) -> list[int]:
    """The items of the lists behind a label, in the nearest box around it that has several."""
    tree = layout.tree
    box = node
    for _ in range(AROUND):
        box = tree.parents[box]
        if box < layout.body:
            break
        inside = [
            item
            for item in tree.find("li", node, min(end, tree.ends[box]))
            if layout.seen[item] and not tree.find("li", item + 1, tree.ends[item])
        ]
        inside = [item for item in inside if any(layout.pieces[item : tree.ends[item]])]
        if len(inside) >= FEWEST:
            short = all(len(folded(tree.text(item, ITEM + 2))) <= ITEM for item in inside)
            return inside if short else []
    return []
