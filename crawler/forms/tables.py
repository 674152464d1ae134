"""Labels from the layout of tables: the cell to the left of a control, or the header above its column."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from typing import NamedTuple

from crawler.page import Tree

#: How many rows above, and how many tables outward, a header is looked for.
ROWS_UP = 12
TABLES_OUT = 3
#: A number that a cell of its own sets before the words of a row: "(54)", "3.", "II.1)".
_NUMBERED = re.compile(r"[(\[]?(?:\d{1,3}(?:\.\d{1,2})*|[IVX]{1,5}(?:\.\d{1,2})*)[.)\]]*\Z")
_CELLS = frozenset({"td", "th"})
_PRESSED = frozenset({"submit", "image", "button", "reset"})


class _Row(NamedTuple):
    """The cells of a row, the place and the first column of each, and the cell at each column (spans counted)."""

    cells: list[int]
    places: dict[int, int]
    columns: dict[int, int]
    owners: list[int]


def _presses(tree: Tree, node: int) -> bool:
    """Whether a control is pressed, as what sorts a column is, and takes no answer that words beside it could name."""
    return tree.tags[node] == "button" or tree.attribute(node, "type").lower() in _PRESSED


class Grid:
    """Rows and columns of the page's tables, read when first asked for."""

    def __init__(self, tree: Tree, controls: set[int]) -> None:
        self._tree = tree
        self._controls = sorted(node for node in controls if not _presses(tree, node))
        self._rows: dict[int, _Row] = {}
        self._siblings: dict[int, tuple[list[int], dict[int, int]]] = {}

    def label(self, node: int, start: int, words: Callable[[int], str], before: Callable[[int, int], str]) -> str:
        """The words of the cell left of the control, else those `before` it in its own cell, else those of the cell above; ""
        without any."""
        tree = self._tree
        inner = node
        for _ in range(TABLES_OUT):
            cell = self._cell(inner)
            if cell < 0 or cell < start:
                return ""
            text = self._left(cell, words)
            if not text and (above := self._above(cell, words)):
                text = before(cell, node) or above
            if text:
                return text
            inner = cell
            while inner >= 0 and tree.tags[inner] != "table":
                inner = tree.parents[inner]
            if inner < 0 or inner < start:
                return ""
        return ""

    def _cell(self, node: int) -> int:
        tree = self._tree
        owner, steps = tree.parents[node], 0
        while owner >= 0 and steps < 8:
            if tree.tags[owner] in _CELLS:
                return owner
            owner, steps = tree.parents[owner], steps + 1
        return -1

    def _row(self, row: int) -> _Row:
        known = self._rows.get(row)
        if known is None:
            tree = self._tree
            cells = [child for child in tree.children(row) if tree.tags[child] in _CELLS]
            columns: dict[int, int] = {}
            owners: list[int] = []
            for cell in cells:
                columns[cell] = len(owners)
                span = tree.attribute(cell, "colspan").strip()
                width = int(span) if span.isascii() and span.isdigit() and len(span) < 4 else 1
                owners += [cell] * min(max(width, 1), 20)
            places = {cell: place for place, cell in enumerate(cells)}
            known = self._rows[row] = _Row(cells, places, columns, owners)
        return known

    def _holds_control(self, cell: int) -> bool:
        place = bisect_left(self._controls, cell)
        return place < len(self._controls) and self._controls[place] < self._tree.ends[cell]

    def _left(self, cell: int, words: Callable[[int], str]) -> str:
        row = self._row(self._tree.parents[cell])
        place = row.places.get(cell, 0)
        for left in reversed(row.cells[max(0, place - 3) : place]):
            if self._holds_control(left):
                return ""
            text = words(left)
            if text:
                return text
        return ""

    def _above(self, cell: int, words: Callable[[int], str]) -> str:
        row = self._tree.parents[cell]
        own = self._row(row)
        column, shape = own.columns.get(cell, -1), len(own.owners)
        for above in self._rows_above(row):
            other = self._row(above)
            if not 0 <= column < len(other.owners):
                return ""
            header = other.owners[column]
            if not self._holds_control(header):
                return "" if len(other.cells) == 1 and shape > 1 else self._headed(other, header, own, cell, words)
            if len(other.owners) != shape:
                return ""
        return ""

    def _headed(self, above: _Row, header: int, own: _Row, cell: int, words: Callable[[int], str]) -> str:
        """The words of a header; where these are but a number and the cell below reaches over what is beside it, those of
        the next cell."""
        text = words(header)
        beside = above.places[header] + 1
        reach = own.owners.count(cell)
        if reach < 2 or not _NUMBERED.match(text) or beside >= len(above.cells):
            return text
        after = above.cells[beside]
        if above.columns[after] - above.columns[header] >= reach or self._holds_control(after):
            return text
        return words(after) or text

    def _rows_above(self, row: int) -> list[int]:
        """The rows before this one in its part of the table, then those of the head before that, nearest first."""
        tree = self._tree
        parent = tree.parents[row]
        found = self._before(parent, row, "tr")
        if len(found) < ROWS_UP and parent >= 0 and tree.tags[parent] in ("tbody", "thead"):
            outer = tree.parents[parent]
            if outer >= 0:
                for head in self._before(outer, parent, "thead")[:1]:
                    rows = [child for child in tree.children(head) if tree.tags[child] == "tr"]
                    found += rows[::-1]
        return found[:ROWS_UP]

    def _before(self, parent: int, child: int, tag: str) -> list[int]:
        if parent < 0:
            return []
        known = self._siblings.get(parent)
        if known is None:
            order = self._tree.children(parent)
            known = self._siblings[parent] = (order, {node: place for place, node in enumerate(order)})
        order, places = known
        place = places.get(child, 0)
        return [node for node in order[max(0, place - ROWS_UP * 2) : place][::-1] if self._tree.tags[node] == tag]
