"""Where records of several siblings begin: the parts of a list take turns (name, facts, name, facts), and what was found to
repeat may be the second part as well as the first. Of links that lead to the same, a title and the address written below
it, both are of one record."""

from __future__ import annotations

from collections import Counter

from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout

#: Share of the records that must have the same parts; most parts of a record.
SHARE, PARTS = 0.8, 12
_CLASSES = 40


def phased(layout: Layout, intervals: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """Flat records as they are, or each begun at the sibling before, where the list begins with the parts that close the
    records and its last record lacks them."""
    tree = layout.tree
    if len(intervals) < 3:
        return intervals
    parts = [_parts(layout, interval) for interval in intervals]
    if not all(parts) or any(tree.parents[start] != tree.parents[intervals[0][0]] for start, _ in intervals):
        return intervals
    found = _begun_before(layout, parts, classes=True) or _begun_before(layout, parts, classes=False)
    return found or _begun_after(layout, intervals, parts) or intervals


def _begun_after(layout: Layout, intervals: tuple[Interval, ...], parts: list[list[int]]) -> tuple[Interval, ...]:
    """The records begun after their first part, where that leads to where the record before it does too; none where it
    does not, or where nothing before the first looks like the rest of a record. Some may lack a part; what follows the
    list may stand in the last."""
    tree = layout.tree
    alike = apart = 0
    for (start, end), own, after in zip(intervals[:-1], parts[:-1], parts[1:], strict=True):
        closing, rest = _addresses(tree, after[0], tree.ends[after[0]]), _addresses(tree, tree.ends[own[0]], end)
        if closing & _addresses(tree, start, tree.ends[own[0]]):
            return ()
        alike += bool(closing) and closing <= rest
        apart += not closing <= rest
    if alike < SHARE * (len(parts) - 1) or apart:
        return ()
    shapes = {tuple(_look(tree, node, classes=True) for node in own[1:]) for own in parts[:-1]}
    before = _before(layout, parts[0][0], PARTS)
    looks = tuple(_look(tree, node, classes=True) for node in before)
    for size in range(min(PARTS, len(before)), 0, -1):
        if looks[-size:] in shapes:
            lead = before[-size:]
            starts = [lead[0], *(tree.ends[own[0]] for own in parts[:-1])]
            return tuple(zip(starts, [*starts[1:], tree.ends[parts[-1][0]]], strict=True))
    return ()


def _addresses(tree: Tree, start: int, end: int) -> set[str]:
    """Where the links between two nodes lead, as they are written."""
    return {tree.attribute(node, "href") for node in tree.find("a", start, end)} - {""}


def _begun_before(layout: Layout, parts: list[list[int]], *, classes: bool) -> tuple[Interval, ...]:
    """The records begun at the sibling before, none where they begin where they should; their parts are told by their
    `classes` too, or without these, as rows that are dark and light in turn have others."""
    tree = layout.tree

    def look(node: int) -> tuple[str, str, int]:
        return _look(tree, node, classes=classes)

    looks = Counter(tuple(map(look, own)) for own in parts[:-1])
    common, times = looks.most_common(1)[0]
    last = tuple(map(look, parts[-1]))
    lacking = len(common) - len(last)
    if times < SHARE * (len(parts) - 1) or lacking < 1 or common[: len(last)] != last:
        return ()
    moved = common[len(last) :]
    lead = _before(layout, parts[0][0], lacking)
    if tuple(map(look, lead)) != moved or moved[-1] == common[0]:
        return ()
    starts = [lead[0]]
    for own in parts[:-1]:
        if tuple(map(look, own)) == common:
            starts.append(own[-lacking])
        else:
            starts.append(own[-1] if look(own[-1]) == moved[0] else tree.ends[own[-1]])
    ends = [*starts[1:], tree.ends[parts[-1][-1]]]
    return tuple((start, end) for start, end in zip(starts, ends, strict=True) if start < end)


def _parts(layout: Layout, interval: Interval) -> list[int]:
    """The siblings with text that make up a flat record; none where these are too many."""
    tree = layout.tree
    found: list[int] = []
    node, end = interval
    while node < end:
        if layout.width(node, tree.ends[node]):
            found.append(node)
            if len(found) > PARTS:
                return []
        node = tree.ends[node]
    return found


def _before(layout: Layout, node: int, count: int) -> list[int]:
    """The `count` siblings with text right before one, in order."""
    tree = layout.tree
    owner = tree.parents[node]
    found: list[int] = []
    at = owner + 1
    while at < node:
        if layout.width(at, tree.ends[at]):
            found.append(at)
        at = tree.ends[at]
    return found[-count:]


def _look(tree: Tree, node: int, *, classes: bool) -> tuple[str, str, int]:
    """What a part looks like: its name, its first class and, of a row, how many cells it has; of a row without a class
    what its first cell is, for a heading may span the table above the facts."""
    tag = tree.tags[node]
    name = _class(tree, node) if tag and classes else ""
    own = [child for child in tree.children(node) if tree.tags[child] in ("td", "th")] if tag == "tr" else []
    if own and not name:
        name = f"{tree.tags[own[0]]} {_class(tree, own[0]) if classes else ''}"
    return tag, name, len(own)


def _class(tree: Tree, node: int) -> str:
    return tree.attribute(node, "class").split(" ", 1)[0][:_CLASSES]
