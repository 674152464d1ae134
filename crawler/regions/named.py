"""Rows of tables whose columns have names."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.tables import Headers, cells

#: Least share of the filled cells of a row that stand below names, and how many rows are looked at.
NAMED, LOOK = 0.8, 3


def are_named(layout: Layout, intervals: Sequence[Interval], least: int) -> bool:
    """Whether records are rows of a table in which so many columns, and nearly all that say something, have names."""
    tree, headers = layout.tree, Headers(layout, intervals)
    for row, _ in intervals[:LOOK]:
        if tree.tags[row] != "tr":
            return False
        filled = [cell for cell in cells(tree, row) if layout.width(cell, tree.ends[cell])]
        heads = [head for head in map(headers, filled) if head]
        if len(set(heads)) < least or len(heads) < NAMED * len(filled):
            return False
    return True
