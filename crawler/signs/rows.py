"""Rows and boxes of a list that a script opens when they are pressed: `<tr onclick="location.href='/item/5'">`, and rows that
hold their address for it, `<tr data-href="/item/5">`.

They are links but for the element. Where several side by side lead each elsewhere and hold nothing to press themselves, each is
given a link without text at its end, so that whatever follows links or asks where a record leads finds it; what it is called
stays as it is.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from crawler.signs.insertion import Insertion, Lists, put_in
from crawler.signs.opened import BEGINS, NO_ADDRESS, Opening

#: What such rows are, and where one holds its address for a script; in the last only where it says that it is pressed.
_ROWS = frozenset("tr li div article section".split())
_HELD, _PERHAPS = ("data-href", "data-link", "data-location"), "data-url"
_SAYS_SO = re.compile(r"click|link|pointer|button", re.I)
#: What says in the markup that there may be one.
_MARKS = ("onclick", *_HELD, _PERHAPS)
#: Fewest such rows side by side, and most rows of a page that are looked at.
FEWEST, MOST = 2, 5_000
#: Longest address that is held, and most of a row's words and nodes that are looked at.
LONGEST = 400
#: Attributes of what does something else than open a page, and elements that are pressed for themselves.
_DOES = frozenset(
    "data-method data-turbo-method data-confirm data-turbo-confirm data-toggle "
    "hx-confirm hx-post hx-put hx-patch hx-delete".split()
)
_PRESSED = frozenset("a button input select textarea form label".split())


def open_rows(text: str, tree: Lists, scripts: Sequence[int]) -> None:
    """Give rows the link that their script opens. `text` is the page's markup, `scripts` are the nodes of its scripts, from which
    the functions are taken that are called."""
    if not any(mark in text for mark in _MARKS):
        return
    opening = Opening(scripts, tree.texts, tree.ends)
    told: dict[tuple[int, str], dict[int, str]] = defaultdict(dict)
    looked = 0
    for node, own in enumerate(tree.attributes):
        if not own or tree.tags[node] not in _ROWS or not any(mark in own for mark in _MARKS):
            continue
        looked += 1
        if looked > MOST:
            break
        address = _address(own, tree.tags[node], opening)
        if address and _PRESSED.isdisjoint(tree.tags[node + 1 : tree.ends[node]]):
            told[tree.parents[node], tree.tags[node]][node] = address
    links: dict[int, Insertion] = {}
    for rows in told.values():
        if len(rows) >= FEWEST and len(set(rows.values())) == len(rows):
            for node, address in rows.items():
                holder = _holder(tree, node)
                link = Insertion(holder, "a", {"href": address, "aria-label": _words(tree, node)})
                links.setdefault(tree.ends[holder], link)
    if links:
        put_in(tree, links)


def _address(own: Mapping[str, str | None], tag: str, opening: Opening) -> str:
    """Where a row leads, "" where it does not, or does anything else."""
    if not _DOES.isdisjoint(own):
        return ""
    if own.get("onclick"):
        return opening.address(own["onclick"] or "")
    if tag != "tr":
        return ""  # what a box holds may be fetched for a part of it
    pressed = _SAYS_SO.search(" ".join(own.get(name) or "" for name in ("class", "style", "role"))[:LONGEST])
    names = (*_HELD, _PERHAPS) if pressed else _HELD
    held = next((value for name in names if (value := (own.get(name) or "").strip())), "")
    return held if len(held) <= LONGEST and BEGINS.match(held) and not NO_ADDRESS.match(held) else ""


def _holder(tree: Lists, node: int) -> int:
    """What the link of a row stands in: its last cell, the row itself where it has none."""
    holder = node
    child, end = node + 1, tree.ends[node]
    while child < end:
        holder = child if tree.tags[child] in ("td", "th") else holder
        child = tree.ends[child]
    return holder


def _words(tree: Lists, node: int) -> str:
    """What a row says, by which it is judged like any link whether it may be followed ("Delete")."""
    texts = (tree.texts[one] for one in range(node, min(tree.ends[node], node + LONGEST)) if not tree.tags[one])
    return " ".join(" ".join(texts).split())[:LONGEST]
