"""Headers that stand in a table of their own above the one with the records, so that these can be scrolled below them."""

from __future__ import annotations

from crawler.page import Tree

#: Most nodes between the beginnings of both tables, most columns, most rows of headers, and most rows that are looked at.
NEAR, COLUMNS, HEADS, MANY = 1_500, 60, 3, 150


def head_apart(tree: Tree, table: int) -> int:
    """The row of headers in the table before another one that has none and as many columns, where that table holds nothing else
    and no text stands between them; -1 where there is none."""
    near = next((node for node in range(table - 1, max(-1, table - NEAR), -1) if tree.tags[node] == "table"), -1)
    if near < 0 or not near < tree.ends[near] <= table:
        return -1
    # Headers may hold tables of their own, with the boxes by which their columns are filtered.
    around = [node for node in tree.ancestors(near) if tree.tags[node] == "table" and tree.ends[node] <= table]
    before = around[-1] if around else near
    if any(tree.texts[node].strip() for node in range(tree.ends[before], table) if not tree.tags[node]):
        return -1
    heads, rows = _rows(tree, before), _rows(tree, table)
    first = rows[0] if rows else -1
    if not heads or len(heads) > HEADS or first < 0 or any(tree.tags[cell] == "th" for cell in _cells(tree, first)):
        return -1
    told = [cell for row in heads for cell in _cells(tree, row)]
    named = _cells(tree, heads[0])
    if not 1 < len(named) <= COLUMNS or any(tree.tags[cell] != "th" and tree.text(cell, 10) for cell in told):
        return -1
    return heads[0] if len(named) == len(_cells(tree, first)) else -1


def _rows(tree: Tree, table: int) -> list[int]:
    """The first rows of a table, without those of tables in it."""
    found: list[int] = []
    for row in tree.find("tr", table, tree.ends[table])[:MANY]:
        if len(found) <= HEADS and next(node for node in tree.ancestors(row) if tree.tags[node] == "table") == table:
            found.append(row)
    return found


def _cells(tree: Tree, row: int) -> list[int]:
    return [cell for cell in tree.children(row) if tree.tags[cell] in ("td", "th")]
