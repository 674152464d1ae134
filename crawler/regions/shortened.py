"""Texts that were cut short for their place, as the page has them in full: shown when pointed at, or once a reader asks for
more."""

from __future__ import annotations

import re

from crawler.page import Tree
from crawler.regions.layout import Layout
from crawler.regions.moments import moment

#: Attributes that hold a text in full, and the fewest characters by which a shortened one is known again.
_WHOLE = ("title", "aria-label", "data-original-title", "data-bs-original-title", "data-title", "data-tooltip")
MIN_SHORTENED = 4
#: Longest shortened word, and the look of one ("RESO", "IN_P").
MAX_CODE = 8
_WORD = re.compile(r"[^\W\d_]+(?:[_-][^\W\d_]+)*")
#: Elements that hide a text in full, most nodes of one, and between a text and it, and most characters that are read of it.
_HIDING = frozenset("span div p bdi i em".split())
MOST, LONGEST = 60, 20_000
#: Fewest characters by which a text without dots is known again in a hidden one, and nodes behind it that are looked at.
BEGUN, NEAR = 12, 5


def in_full(layout: Layout, text: str, node: int, start: int) -> str:
    """A text that was cut short for its place in full: one with dots at its end, or the first letters of a word ("RESO" for
    "RESOLVED", "IN_P" for "IN_PROGRESS"), as the elements around it show it when pointed at; one that a hidden element beside
    it repeats and goes on with; and a day that is told by half as a day. `node` is where it begins, `start` its record."""
    tree = layout.tree
    day = moment(tree, text, node, start)
    if day:
        return day
    short = text.rstrip(" .…")
    if _WORD.fullmatch(text) and len(text) <= MAX_CODE:
        full = tree.attributes[tree.parents[node]].get("title") or ""
        return full if _WORD.fullmatch(full) and full.startswith(text) else text
    dotted = text.endswith(("...", "…"))
    if len(short) >= (MIN_SHORTENED if dotted else BEGUN):
        full = _beside(layout, short, node, start, dotted=dotted)
        if full:
            return full
    return (_pointed(tree, short, node, start) if dotted and len(short) >= MIN_SHORTENED else "") or text


def _pointed(tree: Tree, short: str, node: int, start: int) -> str:
    """What an attribute of the elements around a text has that begins so, "" where none has."""
    for _ in range(4):
        node = tree.parents[node]
        if node < start:
            break
        for name in _WHOLE:
            full = " ".join((tree.attributes[node].get(name) or "")[:LONGEST].split())
            if len(full) > len(short) and full.startswith(short):
                return full
    return ""


def _beside(layout: Layout, short: str, node: int, start: int, *, dotted: bool) -> str:
    """The text of a hidden element behind a text or its element that begins so and goes on. Dots tell that the text was cut:
    its own, or what is to be pressed for the rest ("...", "… more"); else it may be a name before what is said of it."""
    tree, behind = layout.tree, node
    for _ in range(2):
        around = tree.parents[behind]
        if around < 0 or behind < start:
            break
        full, told = "", dotted
        one, end = tree.ends[behind], tree.ends[around]
        for _ in range(NEAR):
            if one >= end or one - node > MOST:
                break  # a whole chapter before it would read it line by line
            if tree.tags[one] in _HIDING and not layout.seen[one]:
                full = full or _told(tree, one)
            else:
                told = told or _first(layout, one).startswith(("...", "…"))
            one = tree.ends[one]
        if full:
            return full if told and len(full) > len(short) and full.startswith(short) else ""
        behind = around
    return ""


def _first(layout: Layout, node: int) -> str:
    """The first words that are seen of a node, if few nodes come before them."""
    return next(filter(None, layout.pieces[node : min(layout.tree.ends[node], node + MOST)]), "")


def _told(tree: Tree, node: int) -> str:
    """What a hidden element says but for the links and buttons that hide it again."""
    end = min(tree.ends[node], node + MOST)
    parts, past, left = [], node, LONGEST
    for one in range(node, end):
        if one < past:
            continue
        if tree.tags[one] in ("a", "button"):
            past = tree.ends[one]
        elif not tree.tags[one] and left > 0:
            parts.append(tree.texts[one][:left])
            left -= len(parts[-1])
    return " ".join("".join(parts).split()) if end == tree.ends[node] else ""
