"""Cells of tables that reach down over several rows (`rowspan`, HTML 4.9.12): what they hold is true of each of these rows, or
they hold rows together that are one record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, leaves
from crawler.regions.tables import Above, cells, is_header_row, reaching, rows, span

#: Fewest groups of rows of one size that are records for their size alone, and the share of rows that must be in groups.
GROUPS, GROUPED = 3, 0.8
#: Most rows of a group that is the only one: what holds more is the frame of a list.
LONE = 4
#: Most nodes of a cell that tells of several rows.
NODES = 200
#: Rows that are looked at for one of column headers.
HEADS = 3


def shared(layout: Layout, intervals: Sequence[Interval], found: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of records that are rows each, with those of the cells that reach into them from rows above."""
    tree = layout.tree
    above: dict[int, dict[int, Above]] = {}
    result = []
    for (start, _), own in zip(intervals, found, strict=True):
        owner = tree.parents[start]
        if tree.tags[start] != "tr" or owner < 0:
            result.append(own)
            continue
        if owner not in above:
            above[owner] = reaching(tree, owner)
        extra: list[Leaf] = []
        for cell, _, _ in above[owner].get(start, {}).values():
            if tree.ends[cell] - cell > NODES:
                continue
            for leaf in leaves(layout, (cell, tree.ends[cell])):
                leaf.path, leaf.run = f"tr/{leaf.path}", leaf.run - 10_000
                extra.append(leaf)
        result.append([*extra, *own])
    return result


def grouped(layout: Layout, intervals: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """Rows as they are, or put together where a cell at the left of each group holds its rows together: a picture or a
    number beside several lines. Where groups are of many sizes and their rows alike, the cell holds what they share, and so it
    does under headers that are not divided as the groups are."""
    tree = layout.tree
    if len(intervals) < 2 or any(tree.tags[a] != "tr" or tree.ends[a] != b for a, b in intervals):
        return intervals
    owner = tree.parents[intervals[0][0]]
    if any(tree.parents[start] != owner for start, _ in intervals):
        return intervals
    into = reaching(tree, owner)
    heads = [row for row in _table(tree, owner) if is_header_row(layout, row)]
    if not into or (heads and not _mirrored(tree, heads, intervals)):
        return intervals
    groups: list[list[int]] = []
    for start, _ in intervals:
        if start in into and groups and 0 in into[start]:
            groups[-1].append(start)
        else:
            groups.append([start])
    held = [group for group in groups if len(group) > 1]
    if not held or sum(map(len, held)) < min(GROUPED * len(intervals), len(intervals) - 1):
        return intervals
    if len(held) == 1 and len(held[0]) > LONE:
        return intervals
    sizes = Counter(map(len, held))
    uneven = any(_unlike(tree, group, into) for group in held)
    if not uneven and (len(sizes) > 1 or len(held) < GROUPS):
        return intervals
    return tuple((group[0], tree.ends[group[-1]]) for group in held)


def _mirrored(tree: Tree, heads: Sequence[int], intervals: Sequence[Interval]) -> bool:
    """Whether all rows are divided as those of headers are, several of these to a record: "Mark, number" above "Owner, date",
    beside a cell that holds both."""
    built = [tuple((span(tree, one), span(tree, one, "rowspan")) for one in cells(tree, row)) for row in heads]
    if len(heads) < 2 or not built[0] or built[0][0][1] != len(heads) or len(intervals) % len(heads):
        return False
    return all(
        tuple((span(tree, one), span(tree, one, "rowspan")) for one in cells(tree, start)) == built[at % len(heads)]
        for at, (start, _) in enumerate(intervals)
    )


def _table(tree: Tree, owner: int) -> list[int]:
    table = owner if tree.tags[owner] == "table" else tree.parents[owner]
    return rows(tree, table, HEADS) if table >= 0 and tree.tags[table] == "table" else []


def _unlike(tree: Tree, group: Sequence[int], into: Mapping[int, Above]) -> bool:
    """Whether the rows of a group are divided into cells in different ways, but for the cells that reach down."""
    built = set()
    for row in group:
        built.add(tuple(span(tree, cell) for cell in cells(tree, row) if span(tree, cell, "rowspan") < len(group)))
    return len(built) > 1
