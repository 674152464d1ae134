"""Words of a line that only lead to the value behind them: "by <a>Ann Lee</a>", "Updated <time>2 days ago</time>".

Where nobody knows which words are labels, they are no field of their own and say what the value is, so they stay with it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from crawler.page import Tree
from crawler.regions.leaves import Leaf, folded

#: Longest words that lead to a value, and the longest text in brackets that is one piece.
LEAD, BRACKETED = 30, 120
#: Most nodes between such words and what they lead to.
NEAR = 12
#: Fewest records that have them, and the share of the texts at their place that say the same: words in small letters take
#: turns ("asked", "answered"), others may be values themselves ("Python <a>945</a>").
FEWEST, SMALL, OTHER = 2, 0.1, 0.6
#: Most records that have the same behind such words: what is always the same is no value.
SAME = 0.8
_CLOSING = {"(": ")", "[": "]", "（": "）", "【": "】"}

_Key = tuple[str, str]


def led_in(tree: Tree, rows: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of each record, those in brackets of their own element together, and such words with what they lead to."""
    rows = [_bracketed(tree, row) for row in rows]
    said: dict[_Key, Counter[str]] = defaultdict(Counter)
    places: Counter[str] = Counter()
    for row in rows:
        here = {_key(leaf): after.text for leaf, after in pairwise(row) if _leads(tree, leaf, after)}
        for key, after in here.items():
            said[key][after] += 1
            places[key[0]] += 1
    leads = {key for key, found in said.items() if _is_lead(key, found, places)}
    return [_put_together(tree, row, leads) for row in rows] if leads else rows


def _key(leaf: Leaf) -> _Key:
    return leaf.path, leaf.text


def _leads(tree: Tree, leaf: Leaf, after: Leaf) -> bool:
    """Whether a text may lead to the one behind it: a few words that stand by themselves in the element in which the other
    has one of its own, in one line and without a sign between them."""
    if leaf.run != after.run or leaf.link >= 0 or leaf.heading or after.heading or len(leaf.text) > LEAD:
        return False
    box = tree.parents[leaf.node]
    if not leaf.node < after.node < tree.ends[box] or tree.parents[after.node] == box:
        return False
    if not leaf.text[-1].isalpha() or any(map(str.isdigit, leaf.text)) or after.node - leaf.node > NEAR:
        return False
    return folded("".join(tree.texts[leaf.node : after.node])) == leaf.text


def _is_lead(key: _Key, found: Counter[str], places: Counter[str]) -> bool:
    path, words = key
    times = found.total()
    share = SMALL if words == words.lower() != words.upper() else OTHER
    return times >= FEWEST and times >= share * places[path] and max(found.values()) <= max(1, SAME * times)


def _put_together(tree: Tree, row: Sequence[Leaf], leads: set[_Key]) -> list[Leaf]:
    found: list[Leaf] = []
    lead: Leaf | None = None
    for index, leaf in enumerate(row):
        after = row[index + 1] if index + 1 < len(row) else None
        if lead is not None:
            leaf = replace(leaf, text=f"{lead.text} {leaf.text}", opening=0)
            lead = None
        elif after is not None and _key(leaf) in leads and _leads(tree, leaf, after):
            lead = leaf
            continue
        found.append(leaf)
    return found


def _bracketed(tree: Tree, row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves of a record, those of an element that holds nothing but brackets around them as one:
    `<span>(redirect from <a>Ann Lee</a>)</span>`."""
    found: list[Leaf] = []
    end = -1
    for index, leaf in enumerate(row):
        if leaf.node < end:
            continue
        box = tree.parents[leaf.node]
        inside = [one for one in row[index : index + 8] if one.node < tree.ends[box]]
        if leaf.text[0] in _CLOSING and len(inside) > 1 and all(one.run == leaf.run for one in inside):
            text = folded(tree.text(box, BRACKETED + 1))
            if len(text) <= BRACKETED and text.startswith(leaf.text) and _closes(text):
                found.append(replace(leaf, text=text, opening=0))
                end = tree.ends[box]
                continue
        found.append(leaf)
    return found


def _closes(text: str) -> bool:
    """Whether the bracket that a text begins with is closed by its end and not before."""
    closing = _CLOSING[text[0]]
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == text[0]) - (sign == closing)
        if not depth:
            return place == len(text) - 1
    return False
