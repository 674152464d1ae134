"""Small tables inside of records, with headers of their own: when and where a course meets, what a lot was sold for."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.tables import Headers, cells, rows

#: Most rows below the headers of such a table.
MOST = 4


class InnerHeaders(Headers):
    """The header over any cell of the page, those of small tables inside of records included."""

    def __init__(self, layout: Layout, intervals: Sequence[Interval]) -> None:
        super().__init__(layout, intervals)
        self._inner: dict[int, int] = {}

    def heads(self, cell: int) -> bool:
        """Whether a cell heads a column of a small table inside of a record, and so is no part of what that one says."""
        tree = self.layout.tree
        if cell < 0 or tree.tags[cell] != "th":
            return False
        row = table = tree.parents[cell]
        while table >= 0 and tree.tags[table] != "table":
            table = tree.parents[table]
        return row >= 0 and self._head(table) == row

    def _read(self, table: int) -> list[list[str]]:
        head = self._head(table)
        return [self._names(head)] if head >= 0 else super()._read(table)

    def _head(self, table: int) -> int:
        """The row of headers of a table that stands inside of a record, -1 of any other."""
        if table not in self._inner:
            number = bisect_right(self._starts, table) - 1
            within = table >= 0 and number >= 0 and table < self.intervals[number][1]
            self._inner[table] = _headed(self.layout.tree, table) if within else -1
        return self._inner[table]


def _headed(tree: Tree, table: int) -> int:
    """The first row of a table where it is nothing but headers, and a few rows of as many cells each are all there is below."""
    own = rows(tree, table, MOST + 2)
    head, *below = [[tree.tags[cell] for cell in cells(tree, row)] for row in own] or [[]]
    if len(head) < 2 or set(head) != {"th"} or not 0 < len(below) <= MOST:
        return -1
    return own[0] if all(row == ["td"] * len(head) for row in below) else -1
