"""Figures that are struck out since others stand for them: a price before it was reduced."""

from __future__ import annotations

import re
from bisect import bisect_left

from crawler.page import Tree

_TAGS = ("del", "s", "strike")
#: Longest figure with its unit, in characters.
LONGEST = 24
_COLONS = ("", ":", "：")
_MONEY = re.compile(r"(?:\D{0,6}\d[\d.,'’\s\u00a0\u202f]*\D{0,6})\Z")


def struck_out(tree: Tree, start: int, stop: int) -> list[int]:
    """The elements of a record that hold such: the one around holds another figure of its kind."""
    struck = [node for tag in _TAGS for node in tree.find(tag, start, stop) if tree.parents[node] >= start]
    figures = [one for one in range(start, stop) if _is_figure(tree, one)] if struck else []
    found: list[int] = []
    for node in struck:
        said = tree.text(node, LONGEST + 1)
        if len(said) <= LONGEST and _MONEY.match(said):
            around = tree.parents[node]
            before = bisect_left(figures, node) - bisect_left(figures, around)
            behind = bisect_left(figures, tree.ends[around]) - bisect_left(figures, tree.ends[node])
            if before or behind:
                found.append(node)
    return found


def amid_words(tree: Tree, node: int) -> bool:
    """Whether an element stands behind loose words of the one around it that label nothing: "Radio <del>$20</del> $15 / Lamp"."""
    before = tree.texts[node - 1].rstrip() if not tree.tags[node - 1] else ""
    return tree.parents[node - 1] == tree.parents[node] and before[-1:] not in _COLONS and any(map(str.isalpha, before))


def _is_figure(tree: Tree, node: int) -> bool:
    return not tree.tags[node] and _MONEY.match(tree.texts[node].strip()) is not None
