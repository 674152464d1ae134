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


def entered(rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]) -> list[list[Leaf]]:
    """The records of a list, each with the people above its title behind it; as they are where all of several have the same line
    above their titles, which then tells none of them apart ("Paris, Texas:")."""
    lines = [row[place].text if (place := _place(row)) >= 0 else "" for row in rows]
    if len(rows) > 1 and len(set(lines)) == 1:
        return [list(row) for row in rows]
    return [below_titles(row, known) for row in rows]


def below_titles(row: Sequence[Leaf], known: Callable[[str], float]) -> list[Leaf]:
    """The leaves of a record with the people above its title behind it, labelled as those who made it: so titles stand in one
    place, whether or not somebody is named above them. As they are where the domain has no such people."""
    label = next((word for word in _WRITERS if known(word)), "")
    place = _place(row) if label else -1
    result = list(row)
    match = _FILED.fullmatch(row[place].text) if place >= 0 else None
    if match is not None:
        plain = replace(row[place], link=-1, heading=False, strong=False, opening=0)
        result[place : place + 2] = [row[place + 1], replace(plain, text=f"{label}:"), replace(plain, text=match[1])]
    return result


def _place(row: Sequence[Leaf]) -> int:
    """Where people stand above a title, -1 where none do."""
    for place, (leaf, after) in enumerate(pairwise(row)):
        match = _FILED.fullmatch(leaf.text) if leaf.text.endswith(":") else None
        if match is not None and is_person(match[1]) and _under(leaf, after):
            return place
    return -1


def _under(leaf: Leaf, after: Leaf) -> bool:
    """Whether a text stands right below another, in the same cell, and in the same link or one of its own."""
    near = after.cell == leaf.cell and after.run > leaf.run
    return near and (after.link == leaf.link or leaf.link < 0) and any(map(str.isalpha, after.text))
