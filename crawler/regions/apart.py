"""Headers that stand in a table of their own above the one with the records, so that these can be scrolled below them."""

from __future__ import annotations

from collections.abc import Iterator

from crawler.page import Tree

#: Most nodes between the beginnings of both tables, most columns, and most rows of headers.
NEAR, COLUMNS, HEADS = 1_500, 60, 3


def head_apart(tree: Tree, table: int) -> int:
    """The row of headers in the table before another one that has none and as many columns, where that table holds nothing else
    and no text stands between them; -1 where there is none."""
    before = next((node for node in range(table - 1, max(-1, table - NEAR), -1) if tree.tags[node] == "table"), -1)
    if before < 0 or not before < tree.ends[before] <= table:
        return -1
    if any(tree.texts[node].strip() for node in range(tree.ends[before], table) if not tree.tags[node]):
        return -1
    heads = list(_rows(tree, before))
    first = next(_rows(tree, table), -1)
    if not heads or len(heads) > HEADS or first < 0 or any(tree.tags[cell] == "th" for cell in _cells(tree, first)):
        return -1
    told = [cell for row in heads for cell in _cells(tree, row)]
    named = _cells(tree, heads[0])
    if not 1 < len(named) <= COLUMNS or any(tree.tags[cell] != "th" and tree.text(cell, 10) for cell in told):
        return -1
    return heads[0] if len(named) == len(_cells(tree, first)) else -1


def _rows(tree: Tree, table: int) -> Iterator[int]:
    """The rows of a table, those of tables in it among them."""
    return iter(tree.find("tr", table, tree.ends[table])[: HEADS + 1])


def _cells(tree: Tree, row: int) -> list[int]:
    return [cell for cell in tree.children(row) if tree.tags[cell] in ("td", "th")]
