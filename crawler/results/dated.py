"""The day that stands by the heading of a page about one thing, in a line of its own ("Posted on 1 June 2019 at 8:34")."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from crawler.models import FieldValue
from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.matching import Matcher
from knowledge.values import date

#: Pieces of text before and after the heading among which the day is looked for, and longest that holds one.
BEFORE, AFTER, LONGEST = 6, 12, 90
#: Most words before a day in its line, most words of one, and how sure its place makes it.
LEAD, WORDS, PLACED = 4, 4, 0.5


def dated(
    values: Sequence[FieldValue],
    row: Sequence[Leaf],
    labelled: Container[int],
    heading: int,
    tree: Tree,
    matcher: Matcher,
) -> list[FieldValue]:
    """The values with the first such day for the only attribute of days that the domain has, where nothing else is that; what
    labels name (nodes `labelled`) is what they say."""
    days = [one.name for one in matcher.domain.attributes if one.type == "date"]
    if len(days) != 1 or heading < 0 or any(value.attribute == days[0] for value in values):
        return list(values)
    place = next((at for at, leaf in enumerate(row) if heading < leaf.node < tree.ends[heading]), None)
    if place is None:
        return list(values)
    near = [*row[place + 1 : place + 1 + AFTER], *reversed(row[max(0, place - BEFORE) : place])]
    for leaf in near:
        if leaf.link >= 0 or leaf.node in labelled or len(leaf.text) > LONGEST:
            continue
        if day := day_in(leaf.text):
            return _with(values, day, leaf.text, days[0])
    return list(values)


def _with(values: Sequence[FieldValue], day: str, text: str, attribute: str) -> list[FieldValue]:
    """The values with a day, which stands in a text, for an attribute, where that text is no other's value."""
    for at, value in enumerate(values):
        if value.value in (day, text):
            told = value if value.attribute else replace(value, attribute=attribute, confidence=PLACED)
            return [*values[:at], told, *values[at + 1 :]]
    return [*values, FieldValue("date", day, attribute, PLACED)]


def day_in(text: str) -> str:
    """The day in a short text, "" where it tells none with its year; a lone year is none."""
    words = text.split()
    for size in range(1, WORDS + 1):
        for start in range(min(LEAD + 1, len(words) - size + 1)):
            found = " ".join(words[start : start + size]).strip("|·•,.;:()")
            if sum(map(str.isdigit, found)) > len("2019") and date(found) is not None:
                return found
    return ""
