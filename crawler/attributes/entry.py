"""Main entries: who a catalogue files a thing under, in the line above its title ("Lee, Ann:" over "The River / Ann Lee"), as
cards had it (Anglo-American rules, ISBD) and library systems print it still."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from crawler.attributes.person import is_person
from crawler.regions.leaves import Leaf

#: What such people are called, the first of them that the domain knows.
_WRITERS = ("by", "author")
#: A name that is filed under its last part, and its colon.
_FILED = re.compile(r"([^\W\d_][^,:\d]{0,40},\s[^:\d]{1,200}?)(?:\s[\[(][^\])]{1,30}[\])])?\s?:")


def below_titles(row: Sequence[Leaf], known: Callable[[str], float]) -> list[Leaf]:
    """The leaves of a record with the people above its title behind it, labelled as those who made it: so titles stand in one
    place, whether or not somebody is named above them. As they are where the domain has no such people."""
    label = next((word for word in _WRITERS if known(word)), "")
    if not label or len(row) < 2:
        return list(row)
    result = list(row)
    for place, (leaf, after) in enumerate(pairwise(row)):
        match = _FILED.fullmatch(leaf.text) if leaf.text.endswith(":") else None
        if match is None or not is_person(match[1]) or not _under(leaf, after):
            continue
        plain = replace(leaf, link=-1, heading=False, strong=False, opening=0)
        result[place : place + 2] = [after, replace(plain, text=f"{label}:"), replace(plain, text=match[1])]
        break
    return result


def _under(leaf: Leaf, after: Leaf) -> bool:
    """Whether a text stands right below another, in the same cell, and in the same link or one of its own."""
    near = after.cell == leaf.cell and after.run > leaf.run
    return near and (after.link == leaf.link or leaf.link < 0) and any(map(str.isalpha, after.text))
