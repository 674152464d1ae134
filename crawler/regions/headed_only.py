"""Tables of heads alone: columns of which a page has nothing. They are neither records nor labels with their values."""

from __future__ import annotations

from crawler.page import Tree

#: Fewest columns of such a table, where its heads are marked as such and where nothing but `th` tells; and how much the one cell
#: may say that stands there instead of rows ("No albums").
MARKED, TOLD, INSTEAD = 2, 3, 60
#: Different tables of one row of `th` each from which these are things, one in each table.
THINGS = 4


def headed_only(tree: Tree) -> frozenset[int]:
    """The tables of a page that have heads and no rows."""
    found: dict[int, str] = {}
    bare: set[int] = set()
    for table in tree.find("table"):
        told = _heads(tree, table)
        if told is not None:
            found[table] = told[0]
            if not told[1]:
                bare.add(table)
    if len({found[table] for table in bare}) >= THINGS:
        return frozenset(found.keys() - bare)
    return frozenset(found)


def _heads(tree: Tree, table: int) -> tuple[str, bool] | None:
    """What the heads of a table say that has no rows, and whether they are marked as its head; None for another table."""
    end = tree.ends[table]
    if tree.find("table", table + 1, end) or not (tree.find("th", table, end) or tree.find("thead", table, end)):
        return None
    heads: list[str] = []
    marked = instead = False
    for row in tree.find("tr", table, end):
        cells = [one for one in tree.children(row) if tree.tags[one] in ("td", "th")]
        filled = [(one, text) for one in cells if (text := tree.text(one, INSTEAD + 1).strip())]
        if not filled:
            continue
        head = tree.tags[tree.parents[row]] == "thead"
        if head or all(tree.tags[one] == "th" for one, _ in filled):
            if heads:
                return None
            heads, marked = [text for _, text in filled], head
            continue
        if instead or not heads or len(cells) > 1 or len(filled[0][1]) > INSTEAD:
            return None
        instead = True
    enough = MARKED + instead if marked else TOLD
    return ("\n".join(heads), marked) if len(heads) >= enough else None
