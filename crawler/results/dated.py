"""The day that stands by the heading of a page about one thing, in a line of its own ("Posted on 1 June 2019 at 8:34")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from crawler.models import FieldValue
from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.matching import Matcher
from knowledge.values import date

#: Pieces of text before and after the heading among which the day is looked for, and longest that holds one.
BEFORE, AFTER, LONGEST = 6, 12, 60
#: Most words before a day in its line, most words of one, and how sure its place makes it.
LEAD, WORDS, PLACED = 4, 4, 0.5


def dated(
    values: Sequence[FieldValue], row: Sequence[Leaf], heading: int, tree: Tree, matcher: Matcher
) -> list[FieldValue]:
    """The values with the first such day for the only attribute of days that the domain has, where nothing else is that."""
    days = [one.name for one in matcher.domain.attributes if one.type == "date"]
    if len(days) != 1 or heading < 0 or any(value.attribute == days[0] for value in values):
        return list(values)
    place = next((at for at, leaf in enumerate(row) if heading < leaf.node < tree.ends[heading]), None)
    if place is None:
        return list(values)
    near = [*row[place + 1 : place + 1 + AFTER], *reversed(row[max(0, place - BEFORE) : place])]
    for leaf in near:
        day = day_in(leaf.text) if leaf.link < 0 and len(leaf.text) <= LONGEST else ""
        if day:
            known = next((at for at, value in enumerate(values) if value.value in (day, leaf.text)), None)
            if known is None:
                return [*values, FieldValue("date", day, days[0], PLACED)]
            return [
                replace(value, attribute=days[0], confidence=PLACED)
                if at == known and value.attribute is None
                else value
                for at, value in enumerate(values)
            ]
    return list(values)


def day_in(text: str) -> str:
    """The day in a short text, "" where it tells none with its year; a lone year is none."""
    words = text.split()
    for size in range(1, WORDS + 1):
        for start in range(min(LEAD + 1, len(words) - size + 1)):
            found = " ".join(words[start : start + size]).strip("|·•,.;:()")
            if sum(map(str.isdigit, found)) > len("2019") and date(found) is not None:
                return found
    return ""
