"""Values that go on below the first one of a label: more `dd` below one `dt`, cells beside a label that reaches over several
rows, lines whose label is left out."""

from __future__ import annotations

from crawler.page import Tree
from crawler.regions.leaves import Leaf
from crawler.regions.tables import cells, span

#: Most lines, elements around a label, nodes of an empty one, and cells of a row that are looked at.
LINES, NEAR, FIRST, PLACES = 60, 4, 3, 8
#: Longest line that goes on with a short value below an empty label, and how often it is the first value at most: more is text.
LONGEST, TIMES = 80, 3


def continued(tree: Tree, label: Leaf, value: Leaf) -> int:
    """Where the last line of a label's values ends, `value` being the first of them; -1 where none go on below it."""
    if label.cell >= 0:
        return _rows(tree, label.cell, _most(value)) if value.cell != label.cell else -1
    if tree.tags[label.owner] == "dt":
        return _definitions(tree, label.owner)
    return _lines(tree, label, value)


def _definitions(tree: Tree, term: int) -> int:
    """The end of the last `dd` before another `dt` that says something, or anything else, comes."""
    node, last = tree.ends[term], -1
    while node < tree.ends[tree.parents[term]] and (
        tree.tags[node] in ("dd", "") or (tree.tags[node] == "dt" and _is_empty(tree, node))
    ):
        last = tree.ends[node] if tree.tags[node] != "dt" else last
        node = tree.ends[node]
    return last


def _most(value: Leaf) -> int:
    """The longest text below an empty label that is still a value like the first."""
    return max(LONGEST, TIMES * len(value.text))


def _rows(tree: Tree, cell: int, most: int) -> int:
    """The end of the last row that a label's cell reaches into, or that has an empty cell where it has the label."""
    row = tree.parents[cell]
    place, left = _place(tree, row, cell), span(tree, cell, "rowspan") - 1
    last, stop = -1, tree.ends[tree.parents[row]]
    node = tree.ends[row]
    for _ in range(LINES if place >= 0 else 0):
        if node >= stop or (tree.tags[node] == "tr" and left <= 0 and not _goes_on(tree, node, place, most)):
            break
        if tree.tags[node] == "tr":
            last, left = tree.ends[node], left - 1
        node = tree.ends[node]
    return last


def _place(tree: Tree, row: int, cell: int) -> int:
    """Which of the first few cells of a row a cell is, -1 where it is none of them."""
    node = row + 1
    for place in range(PLACES):
        if node == cell:
            return place
        node = tree.ends[node]
        if node > cell:
            break
    return -1


def _goes_on(tree: Tree, row: int, place: int, most: int) -> bool:
    """Whether a row has nothing in one of its cells and something in the one after it that is no longer than may be."""
    own = cells(tree, row)
    if place + 1 >= len(own) or not _is_empty(tree, own[place]) or _is_empty(tree, own[place + 1]):
        return False
    return len(tree.text(own[place + 1], most + 1)) <= most


def _lines(tree: Tree, label: Leaf, value: Leaf) -> int:
    """The end of the last element beside a label's line that is built as that is, its label left empty."""
    piece = label.owner
    for _ in range(NEAR):
        line = tree.parents[piece]
        if line < 0 or value.node < tree.ends[line]:
            break
        piece = line
    line = tree.parents[piece]
    if line < 0 or not line < value.node < tree.ends[line] or piece != line + 1:
        return -1
    node, last, stop = tree.ends[line], -1, tree.ends[tree.parents[line]]
    most = _most(value)
    for _ in range(LINES):
        alike = node < stop and _look(tree, node) == _look(tree, line) and node + 1 < tree.ends[node]
        if not alike or _look(tree, node + 1) != _look(tree, piece) or not _is_empty(tree, node + 1):
            break
        if len(tree.text(node, most + 1)) > most:
            break
        node = last = tree.ends[node]
    return last


def _look(tree: Tree, node: int) -> tuple[str, str]:
    return tree.tags[node], tree.attribute(node, "class")


def _is_empty(tree: Tree, node: int) -> bool:
    """Whether an element has no text and shows nothing else."""
    end = tree.ends[node]
    return end - node <= FIRST and not any(
        tree.texts[one].strip(" \t\r\n\xa0") or tree.tags[one] in ("img", "input", "select", "button")
        for one in range(node, end)
    )
