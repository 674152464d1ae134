"""Labels that stand behind their values, each with its value in a box: "<div>$23,457 <small>Prize pool</small></div>"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from crawler.attributes.sheets import sheet_labels
from crawler.attributes.terms import terms
from crawler.attributes.unmarked import placed, steady
from crawler.page import Tree
from crawler.regions.leaves import Leaf

#: Share of the labels that must stand so.
BEHIND = 0.8


def fronted(
    tree: Tree, rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]
) -> tuple[list[list[Leaf]], frozenset[int]]:
    """The leaves of each record, such labels put before their values, and the text nodes of those that no word of the domain
    but only their boxes tell."""
    boxed = terms(tree, rows, behind=True) if len(rows) != 1 else sheet_labels(tree, rows[0], behind=True)
    plain = _by_words(tree, rows, known)
    if not boxed:
        return plain, boxed
    for row, turned in zip(rows, plain, strict=True):
        before = {leaf.node: value.node for value, leaf in pairwise(row) if leaf.node in boxed}
        for index, leaf in enumerate(turned):
            if index and before.get(leaf.node) == turned[index - 1].node:
                turned[index - 1], turned[index] = leaf, turned[index - 1]
    return plain, boxed


def _by_words(tree: Tree, rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]) -> list[list[Leaf]]:
    """The leaves of each record, the labels that words of the domain tell put before their values."""
    told = steady(rows, known) if len(rows) > 1 else placed(rows[0], known) if rows else frozenset()
    plain = [list(row) for row in rows]
    if not told:
        return plain
    labels = [(row, index) for row in plain for index, leaf in enumerate(row) if (leaf.path, leaf.text) in told]
    if sum(_is_behind(tree, row, index) for row, index in labels) < BEHIND * len(labels):
        return plain
    for row, index in labels:
        if _is_behind(tree, row, index) and (row[index - 1].path, row[index - 1].text) not in told:
            row[index - 1], row[index] = row[index], row[index - 1]
    return plain


def _is_behind(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a text stands nearer to the one before it than to the one after: in a box with it, that the other is outside of."""
    if not index:
        return False
    before, node = row[index - 1].node, row[index].node
    box = tree.parents[node]
    while box > before:
        box = tree.parents[box]
    return index + 1 == len(row) or row[index + 1].node >= tree.ends[box]
