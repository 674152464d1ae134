"""What a script was to put its values into and did not: `{{ title }}`, `${price}`, `<%= name %>`, in texts and in whole patterns
of records. No value stands there, and no record."""

from __future__ import annotations

import re
from bisect import bisect_left

from crawler.page import Tree
from crawler.regions.layout import Layout

#: A place for a value, and a text that is one.
_PLACE = r"(?:\{\{[^{}]{1,80}\}\}|[$#]\{[^{}]{1,80}\}|<%[^%]{1,80}%>)"
_HOLDS = re.compile(_PLACE)
#: Longest text beside such places that is the same in all that a pattern makes: a label, a unit.
BESIDE = 30
#: Fewest places of a pattern that has other texts.
SEVERAL = 2
#: Where such signs are what is written about.
_SHOWN = frozenset("code pre kbd samp textarea".split())
#: How far up that is looked for.
_NEAR = 3


def is_unfilled(tree: Tree, node: int, text: str) -> bool:
    """Whether a text (its first node is `node`) is nothing but the place for one, and no page about such signs shows it."""
    if not _may_hold(text) or _HOLDS.sub("", text).strip(" ,;|/·-–—:()"):
        return False
    return _HOLDS.search(text) is not None and not _is_shown(tree, node)


def is_pattern(layout: Layout, start: int, end: int) -> bool:
    """Whether what stands there is a pattern of a record: all its texts are places for values, or most, several of them, beside
    labels."""
    texts = layout.texts[bisect_left(layout.texts, start) : bisect_left(layout.texts, end)]
    held = [node for node in texts if _may_hold(layout.pieces[node]) and _HOLDS.search(layout.pieces[node])]
    if not held or any(_is_shown(layout.tree, node) for node in held):
        return False
    places = set(held)
    others = [layout.pieces[node] for node in texts if node not in places and layout.pieces[node]]
    beside = [_HOLDS.sub("", layout.pieces[node]) for node in held] + others
    if any(len(text.strip()) > BESIDE for text in beside):
        return False
    return not others or (len(held) >= SEVERAL and len(held) >= len(others))


def _may_hold(text: str) -> bool:
    """Whether a text has one of the signs, told faster than by the pattern."""
    return "{" in text or "<%" in text


def _is_shown(tree: Tree, node: int) -> bool:
    for _ in range(_NEAR):
        node = tree.parents[node]
        if node < 0:
            return False
        if tree.tags[node] in _SHOWN:
            return True
    return False
