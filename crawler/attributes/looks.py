"""Whether the values of a column may be of an attribute, by its type and their looks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from knowledge.headwords import DATE, MADE, WHEN
from knowledge.matching import Matcher
from knowledge.similarity import fold
from knowledge.values import date, types, year

#: Similarity of a key from which it is the attribute's, but for words of layout.
SPELT = 0.95
#: Longest text that the head of a key may name, and least number that may be a code.
MAX_NAMED, LEAST_NUMBER = 120, 1_000
#: Values of a column from which one that all have tells something.
SEVERAL = 5
#: Fewest words of a sentence, and what may stand in the place of a name that is not there.
SENTENCE = 6
_ONWARD = frozenset("by von par por di door av af".split())
SMALL = frozenset("by on at in from af av par por von di door the a an".split())
#: Longest number of a house, with a letter or "bis" behind it.
HOUSE = 6
#: Most words before a day that say what happened on it.
LEAD = 3
#: Share of days among values from which they are no people, but what stands behind those.
FEW = 0.25
_DIGITAL = frozenset({"year", "isbn"})
_BY = re.compile(r"(?:by|par|por|von|di|door|av|af)\s+[^\W\d_]+(?:\s+[^\W\d_]+)*\Z", re.I)
_HOUR = re.compile(r"\d{1,2}[:.h]\d\d\b")


def fits(column: Column, attribute: str, matcher: Matcher, similarity: float) -> bool:
    """Whether values may be of an attribute by their looks: hardly a year is without digits ("Published: Some Press"), or
    stands in words that tell none or several ("A Handbook, Volume 2", "Trade, 1500-1800"); no class names a person by
    digits that all records have ("1 of 5 stars"), nothing does without a letter. No day is a person, nor of a closed set
    whose name is but like the key ("Posted on", "Posted in"). A key that is but like the attribute's ("headline", a
    deadline) needs values that are surely of its type."""
    kind = matcher.domain.attribute(attribute).type
    if (kind == "name" and dated(column, FEW)) or (kind == "enum" and similarity < SPELT and dated(column)):
        return False
    if kind == "name":
        if not any(map(str.isalpha, "".join(column.values))):
            return False  # "Authors: 33"
        if 2 * sum(map(is_talk, column.values)) > len(column.cells):
            return False  # what somebody is like, or does
        same = len(column.cells) >= SEVERAL and len(set(column.values)) == 1
        return not (same and column.source == "class" and any(map(str.isdigit, column.values[0])))
    if attribute == matcher.domain.main and column.source == "class" and not _lettered(column):
        return False  # the year behind a title
    if kind == "number" and column.source == "class" and not _numbered(column):
        return False  # a box for the price holds buttons too
    if kind == "date" and all(map(_BY.match, column.values)):
        return False  # who did it last
    if kind == "date" and column.source == "class" and len(column.cells) >= SEVERAL and not _numbered(column):
        return False  # what stands in a day's box
    if kind in ("date", "number") and similarity < SPELT:
        return 2 * sum(suits(value, kind) for value in column.values) >= len(column.cells)
    if kind not in _DIGITAL:
        return True
    return 2 * sum(_tells(value, kind) for value in column.values) >= len(column.cells)


def is_talk(value: str) -> bool:
    """Whether a text is no name but a sentence ("Ann Lee is a gardener, and writes here since 2009"), one small word, or what
    stands before a name ("Powered by")."""
    words = [word for word in value.split() if word[0].isalpha()]
    if len(words) > 1 and value.split()[-1] in _ONWARD:
        return True
    small = sum(word[0].islower() for word in words)
    return (small > 1 and 2 * small >= len(words) and len(words) >= SENTENCE) or (
        len(words) == 1 and fold(value) in SMALL
    )


def _numbered(column: Column) -> bool:
    """Whether any value of a column has a digit."""
    return any(map(str.isdigit, "".join(column.values)))


def _lettered(column: Column) -> bool:
    """Whether more than a few values of a column have letters."""
    return sum(any(map(str.isalpha, value)) for value in column.values) > FEW * len(column.cells)


def dated(column: Column, share: float = 0.5) -> bool:
    """Whether at least such a share of a column's values are days."""
    days = sum(date(value) is not None for value in column.values)
    return bool(days) and days >= share * len(column.cells)


def says_day(column: Column) -> bool:
    """Whether a column's label says that it holds a day: by a word for that, or one that leads to a day as its values do."""
    words = fold(column.key).split()
    return not DATE.isdisjoint(words) or (len(words) > 1 and words[-1] in WHEN and dated(column))


def says_made(column: Column) -> bool:
    """Whether a column's label says what was done on the days that it holds."""
    words = fold(column.key).split()
    return bool(words) and words[-1] in MADE and dated(column)


def _tells(value: str, kind: str) -> bool:
    """Whether a value may be a year or an ISBN, or a text that has one."""
    digits = sum(map(str.isdigit, value))
    return digits > 0 and (kind != "year" or year(value) is not None or sum(map(str.isalpha, value)) < 2 * digits)


def suits(value: str, kind: str) -> bool:
    """Whether a value may be of an attribute by its type; one without a type of its own suits names and words."""
    seen = types(value)
    if kind == "year":
        return year(value) is not None or "date" in seen
    if kind == "number":
        return bool(seen & {"price", "number"})
    return kind in seen if kind in ("date", "isbn", "url") else "text" in seen and len(value) <= MAX_NAMED


def coded(value: str) -> bool:
    """Whether a value is one word with digits that is nothing that has a type: a shelf mark, "1979.135.6"."""
    return len(value) <= MAX_NAMED and not types(value) and not value.split()[1:] and any(map(str.isdigit, value))


def is_other(values: Sequence[str]) -> bool:
    """Whether values with digits are no codes but counts in order, or dates, prices or other things that have a type."""
    if all(map(str.isdecimal, values)):
        counted = list(map(int, values))
        return max(counted) - min(counted) < 2 * len(counted) or max(counted) < LEAST_NUMBER
    typed = sum(
        bool(types(value) - {"text"})
        or _HOUR.match(value) is not None
        or not any(map(str.isupper, value))
        or _dated(value)
        or _placed(value)
        for value in values
    )
    return 2 * typed > len(values)


def _placed(value: str) -> bool:
    """Whether a value is the number of a house and its street: "34 rue de la Gare", "12 Alder Lane". Codes that begin with a
    number go on with at most one word."""
    number, *words = value.split()
    spoken = [word for word in words if len(word) > 1 and word.isalpha() and not word.isupper()]
    counted = any(map(str.isdigit, "".join(words)))
    return number[:1].isdigit() and len(number) <= HOUSE and len(spoken) > 1 and not counted


def _dated(value: str) -> bool:
    """Whether a value is a day with words before it: "Decision of 6 May 2019"."""
    words = value.split()
    return any(date(" ".join(words[start:])) is not None for start in range(1, min(len(words), LEAD + 1)))


def looks(value: str, wanted: str, dated: bool) -> bool:
    """Whether a value looks like a type; where nothing of the domain is `dated`, days and months tell years."""
    return wanted in types(value) or (wanted == "year" and not dated and date(value) is not None)
