"""Entries of several rows, as ledgers, orders and timetables have them: the first row tells what all are about, and the rows
below it, which leave the first column blank, fill the columns that it leaves blank, or tell one thing more (a further author)."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout, within
from crawler.regions.tables import is_header_row, placed, reaching, rows

#: Fewest entries with rows below them, and their share of all entries but where such rows tell one thing each, of so many that
#: the first row tells.
ENTRIES, SHARE, TOLD = 3, 0.8, 3


def entries(layout: Layout, intervals: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """Rows as they are, or put together from each row that fills the first column to the next. A blank that stands for what
    the row above says ("ditto") leaves nothing else blank there, so that such rows stay records of their own."""
    tree = layout.tree
    if len(intervals) < 2 or any(tree.tags[start] != "tr" for start, _ in intervals):
        return intervals
    owner = tree.parents[intervals[0][0]]
    if any(tree.parents[start] != owner for start, _ in intervals) or reaching(tree, owner):
        return intervals
    own = [row for row in rows(tree, owner) if tree.parents[row] == owner and layout.width(row, tree.ends[row])]
    own = [row for row in own if not is_header_row(layout, row)]
    if not own:
        return intervals
    found = _entries(own, [_filled(layout, row) for row in own], [_linked(layout, row) for row in own])
    return tuple((group[0], tree.ends[group[-1]]) for group in found) or intervals


def _entries(own: Sequence[int], filled: Sequence[frozenset[int]], linked: Sequence[frozenset[int]]) -> list[list[int]]:
    """The rows of each entry, none where they are no entries. What leads to a page where alone the first row does is no further
    author, but another thing."""
    if not filled[0] or min(filled[0]) > 0:
        return []
    found: list[list[int]] = []
    head = leads = frozenset[int]()
    apart = whole = further = 0
    for row, columns, pages in zip(own, filled, linked, strict=True):
        if 0 in columns:
            found.append([row])
            head, leads = columns, pages
        else:
            found[-1].append(row)
            whole += 1
            apart += not columns & head
            further += len(columns) == 1 and len(head) >= TOLD and not (pages and pages == leads)
    several = sum(len(group) > 1 for group in found)
    if several >= ENTRIES and further == whole:
        return found
    return found if several >= max(ENTRIES, SHARE * len(found)) and apart >= SHARE * whole else []


def _filled(layout: Layout, row: int) -> frozenset[int]:
    """The columns at which cells with text begin."""
    tree = layout.tree
    return frozenset(at for cell, at in placed(tree, row, {}) if layout.width(cell, tree.ends[cell]))


def _linked(layout: Layout, row: int) -> frozenset[int]:
    """The columns at which cells with links begin."""
    tree = layout.tree
    return frozenset(at for cell, at in placed(tree, row, {}) if within(layout.links, cell, tree.ends[cell]))
