"""Cells that say by their ids which cells are their headers (HTML 4.9.11): `<td headers="number">`."""

from __future__ import annotations

from crawler.page import Tree
from crawler.regions.header_words import HEADER, heading

#: Most headers that a cell names, and characters of them.
NAMED, LISTED = 8, 300


def referred(tree: Tree) -> tuple[dict[int, str], frozenset[int]]:
    """What such cells of other rows say of a cell, by cell, and the cells that are headers so. Those in a cell's own row name the
    row and stand beside it."""
    telling = [cell for cell in tree.find("td") if "headers" in tree.attributes[cell]]
    if not telling:
        return {}, frozenset()
    cells = _named(tree)
    found: dict[int, str] = {}
    heads: set[int] = set()
    for cell in telling:
        ids = tree.attribute(cell, "headers")[:LISTED].split()[:NAMED]
        over = [cells[one] for one in ids if one in cells and tree.parents[cells[one]] != tree.parents[cell]]
        told = [(one, text) for one in over if 0 < len(text := heading(tree, one).strip(" :：")) <= HEADER]
        if told:
            found[cell] = " ".join(text for _, text in told)[:HEADER]
            heads.update(one for one, _ in told)
    return found, frozenset(heads)


def _named(tree: Tree) -> dict[str, int]:
    """The headers that have ids, by these; what names a row is none of a column, and an id that several have names nothing."""
    found: dict[str, int] = {}
    twice: set[str] = set()
    for cell in tree.find("th"):
        own = tree.attribute(cell, "id").strip()
        if own in found:
            twice.add(own)
        if own and not tree.attribute(cell, "scope").lower().startswith("row"):
            found[own] = cell
    return {own: cell for own, cell in found.items() if own not in twice}
