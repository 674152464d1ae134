"""Times of the day that no label names, in a list of what begins then: "20:15", "8.30 pm", "23:20-00:04"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.name import Name
from knowledge.matching import Matcher

#: Fewest records of a timetable, and least share of a column's values that are times of the day.
SEVERAL, SHARE = 4, 0.8
#: How surely looks tell a time.
TOLD = 0.6
_CLOCK = r"(?:[01]?\d|2[0-4])\s?[:.hH]\s?[0-5]\d(?::[0-5]\d)?(?:\s?(?:[ap]\.?m\.?|uhr|hrs?\.?|h|ч\.?))?"
_TIME = re.compile(rf"{_CLOCK}(?:\s?(?:[-–—~]|bis|to|a)\s?(?:{_CLOCK})?)?\Z", re.I)
#: What domains call the time at which something begins.
_WORDS = ("time", "start time", "start", "begin", "hour")


def is_time(text: str) -> bool:
    """Whether a text is nothing but a time of the day, or from one to another."""
    return _TIME.match(text.strip()) is not None


def time_of(matcher: Matcher) -> str | None:
    """The attribute of a domain that is the time of the day at which something begins, None where it has none."""
    attribute = next((name for word in _WORDS if (name := matcher.key(word)[0])), None)
    told = attribute is not None and matcher.domain.attribute(attribute).type in ("text", "enum")
    return attribute if told else None


def by_clock(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    """Name the first column of times in a list for the attribute that is the time, where no label tells another."""
    attribute = time_of(matcher)
    if attribute is None or attribute in taken:
        return
    for index, column in enumerate(columns):
        loose = index not in found and column.source in ("position", "class", "property")
        if not loose or len(column.cells) < SEVERAL or len(column.records) < SEVERAL:
            continue
        if sum(map(is_time, column.values)) >= SHARE * len(column.cells):
            found[index] = Name(attribute, TOLD)
            taken.add(attribute)
            return
