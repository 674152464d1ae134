"""Addresses that no label names, in a list: a postal code and its town, or a street with its number and what lies behind it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.name import Name
from knowledge.matching import Matcher

#: Fewest records, and least share of a column's values that are addresses.
SEVERAL, SHARE = 4, 0.8
#: How surely looks tell an address, and the longest one.
TOLD, LONGEST = 0.6, 120
#: What domains call where a thing is.
_WORDS = ("address", "location", "place", "city")
_TOWN = r"[^\W\d_][^\d,;:()|]{1,40}"
_MONEY = re.compile(r"\d+\s+(?:euros?|eur|usd|chf|gbp|dollars?|pounds?|francs?|franken|kronen|kronor)\b", re.I)
_LINE = re.compile(
    rf"(?:.{{2,60}},\s*)?(?:(?:[A-Z]{{1,2}}[-–]\s?)?(?:\d{{4}}\s?[A-Z]{{2}}|\d{{5}}|\d{{2}}-\d{{3}})\s+(?![a-z]){_TOWN}"
    rf"|{_TOWN},\s*[A-Z]{{2}}\s+\d{{5}}(?:-\d{{4}})?)\Z"
)
_STREET = re.compile(
    r"\d{1,5}[A-Za-z]?\s+(?:[^\W\d_a-z][\w.'’-]*|\d{1,3}(?:st|nd|rd|th))(?:\s+[\w.'’#-]+){1,6},\s+[^\W\d_a-z]"
)


def is_address(text: str) -> bool:
    """Whether a text is nothing but an address, to the town at least or from the street on."""
    if len(text) > LONGEST or not any(map(str.isdigit, text)) or _MONEY.match(text):
        return False
    return _LINE.match(text) is not None or _STREET.match(text) is not None


def by_address(
    columns: Sequence[Column], title: int | None, matcher: Matcher, found: dict[int, Name], taken: set[str]
) -> None:
    """Name the first column of addresses in a list for the attribute that is where a thing is, where no label tells another."""
    attribute = next((name for word in _WORDS if (name := matcher.key(word)[0])), None)
    if (
        attribute is None
        or attribute in taken
        or matcher.domain.attribute(attribute).type not in ("text", "name", "enum")
    ):
        return
    for index, column in enumerate(columns):
        loose = index not in found and index != title and column.source in ("position", "class")
        if not loose or len(column.cells) < SEVERAL or len(column.records) < SEVERAL:
            continue
        if sum(map(is_address, column.values)) >= SHARE * len(column.cells):
            found[index] = Name(attribute, TOLD)
            taken.add(attribute)
            return
