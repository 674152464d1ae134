"""Bylines: people behind a title ("The River by Ann Lee"), and a moment behind people ("Ann Lee on 2 May 2020, 10:15").

Cut apart where a list's records agree on it, so that title, people and date are fields of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.person import PERSON
from knowledge.matching import Matcher
from knowledge.values import date

#: Share of a column's values that must be titles with people behind them, or people with a moment.
BEHIND, MOMENTS = 0.8, 0.7
#: Longest value that is cut, in characters.
LONGEST = 300
_PEOPLE = rf"{PERSON}(?:(?:\s*[,;&]\s*(?:and\s+)?|\s+and\s+){PERSON}){{0,20}}(?:,?\s+et al\.?)?"
_BEHIND = re.compile(rf"(.*\S)\s+(?:[Bb]y|[Pp]ar)\s+({_PEOPLE})\Z", re.S)
#: The last "by" where the name behind it is none of the usual ones: one word, or in small letters.
_LAST = re.compile(r"(.*\S)\s+(?:[Bb]y|[Pp]ar)\s+(\S.*)\Z", re.S)
_DAY = r"(?:(?i:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?i:day)?,?\s+)?"
_DATE = (
    r"(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}"
    rf"|{_DAY}\d{{1,2}}(?:st|nd|rd|th)?\.?\s+[^\W\d_]{{3,9}}\.?,?\s+\d{{4}}"
    rf"|{_DAY}[^\W\d_]{{3,9}}\.?\s+\d{{1,2}}(?:st|nd|rd|th)?,\s+\d{{4}})"
)
_MOMENT = re.compile(
    rf"([^\W\d_].{{1,120}}?)(?:\s*[@,;|·•–—-]\s*|\s+(?:on|at|am|le|el)\s+|\s+\(?)({_DATE})(?!\d)(.{{0,60}})\Z", re.S
)
#: How sites of articles say who wrote one and when, in either order; who is whatever stands after "by".
_DID = r"(?:submitted|posted|published|written|created|added|uploaded|asked|started|opened|reported)\s+"
_WEEKDAY = r"(?:[^\W\d_]{2,9}\.?,?\s+)?"
_CLOCK = r"[\s,@|·:.\d–—-]{0,20}(?i:[ap]\.?m\.?|uhr|h)?(?:\s[A-Z]{2,5})?[\s,|·–—-]{0,3}"
_TIME = re.compile(_CLOCK)
_WHO_WHEN = re.compile(
    rf"(?i:{_DID})by\s+(\S.{{0,60}}?),?\s+(?:on|at|[-–—|·])\s+{_WEEKDAY}({_DATE})(?!\d)(.{{0,30}})\Z"
)
_WHEN_WHO = re.compile(rf"(?i:{_DID})?(?:on\s+)?{_WEEKDAY}({_DATE})(?!\d)({_CLOCK})\s+by\s+(\S.{{0,60}})\Z")
#: What was done later, behind who wrote something: "ann, last changed by bob".
_AGAIN = re.compile(
    r"[,;.·|(–—-]\s*(?:last\s+)?(?:changed|updated|edited|modified|touched|activity|reply|replied)\b.*\Z", re.I | re.S
)
#: What domains call those who wrote something.
_WRITERS = ("by", "author", "posted by", "user")
#: Who does this with a thing need not have written it.
_HANDLED = re.compile(r"(?:added|uploaded|created)\s", re.I)
_HANDLERS = ("posted by", "user")
_NAME = re.compile(rf"(?:[Bb]y\s+)?{_PEOPLE}\Z")


def split_bylines(found: Sequence[Column], matcher: Matcher, *, lone: bool = False) -> list[Column]:
    """The columns of a list with those cut in two whose values are titles with people behind them. What comes
    again and again before people ("Edited by") is no title. A `lone` record may be called after
    a "Death by Natural Causes": its title is cut only where nothing else tells the people."""
    if lone and any(_called_names(column, matcher) for column in found):
        return list(found)
    result: list[Column] = []
    for column in found:
        result.append(column)
        if column.source in ("header", "term", "label") or not _speaks(column, " by ", " par "):
            continue
        short = [value if len(value) <= LONGEST else "" for value in column.values]
        titles = [match[1] for value in short if (match := _BEHIND.match(value))]
        if len(titles) < BEHIND * len(short) or 2 * len(set(titles)) < len(titles):
            continue
        people = Column(f"{column.key} by", "position")
        for place, value in enumerate(short):
            match = _LAST.match(value)
            if match:
                number, leaf, _ = column.cells[place]
                column.cells[place] = (number, leaf, match[1].rstrip(" -–—|/"))
                people.cells.append((number, leaf, match[2]))
        result.append(people)
    return result


def _called_names(column: Column, matcher: Matcher) -> bool:
    """Whether the page calls a column by an attribute whose values are names."""
    if column.source == "position":
        return False
    attribute, _ = matcher.key(column.key)
    return attribute is not None and matcher.domain.attribute(attribute).type == "name"


def _speaks(column: Column, *words: str) -> bool:
    """Whether most values hold one of the words, which is told faster than by a pattern."""
    told = [value.casefold() for value in column.values]
    return sum(any(word in value for word in words) for value in told) >= BEHIND * len(told)


def split_moments(found: Sequence[Column], matcher: Matcher) -> list[Column]:
    """The columns with those cut up whose values are people and the day on which they did something; what
    stands behind the day (the time, a score) becomes a field of its own. Whoever a label says wrote something ("Started by")
    may have any name where nothing but a time stands behind the day."""
    result: list[Column] = []
    writers = {matcher.key(word)[0] for word in _WRITERS} - {None}
    for column in found:
        result.append(column)
        if column.source == "header":
            continue
        matches = [_moment(value) if len(value) <= LONGEST else None for value in column.values]
        told = column.source in ("term", "label") and matcher.key(column.key)[0] in writers
        people = sum(match is not None and _is_someone(match, told=told) for match in matches)
        if people < MOMENTS * len(matches):
            continue
        days, rest = Column(f"{column.key} date", "position"), Column(f"{column.key} rest", "position")
        for place, match in enumerate(matches):
            if match:
                number, leaf, _ = column.cells[place]
                column.cells[place] = (number, leaf, match[1].strip())
                days.cells.append((number, leaf, match[2]))
                if behind := match[3].strip(" ,;|()"):
                    rest.cells.append((number, leaf, behind))
        result.extend([days, rest] if rest.cells else [days])
    return result


def _is_someone(match: re.Match[str], *, told: bool) -> bool:
    """Whether what stands before a day is people by its looks, or, where a label `told` so, by standing there alone."""
    return _NAME.match(match[1].strip()) is not None or (told and _TIME.fullmatch(match[3]) is not None)


def _moment(value: str) -> re.Match[str] | None:
    """What may be people, and a day behind them."""
    match = _MOMENT.match(value) if any(map(str.isdigit, value)) else None
    return match if match and date(match[2]) is not None else None


def split_submissions(found: Sequence[Column], matcher: Matcher, *, lone: bool = False) -> list[Column]:
    """The columns with those cut up that say who wrote something and when ("Submitted by ann on Tue, 02/09/2021", "02/09/2021
    by ann"), where the domain has a name for such people and no other column is called so; what they are called need not
    look like a person's name. Several such in a `lone` record are what is said of it by others."""
    kinds = {one.name: one.type for one in matcher.domain.attributes}
    writer = next((word for word in _WRITERS if kinds.get(matcher.key(word)[0] or "") == "name"), "")
    attribute = matcher.key(writer)[0] if writer else None
    if attribute is None or any(one.source != "position" and matcher.key(one.key)[0] == attribute for one in found):
        return list(found)
    handlers = any(kinds.get(matcher.key(word)[0] or "") == "name" for word in _HANDLERS)
    parts = {index: told for index, column in enumerate(found) if (told := _submitted(column, handlers=handlers))}
    if lone and len(parts) > 1:
        return list(found)
    result: list[Column] = []
    for index, column in enumerate(found):
        result.append(column)
        if index not in parts:
            continue
        told = parts[index]
        people, days = Column(writer, "term"), Column(f"{column.key} date", "position")
        cells, column.cells = column.cells, []
        for cell, one in zip(cells, told, strict=True):
            if one is None:
                column.cells.append(cell)
                continue
            people.cells.append((cell[0], cell[1], one[0]))
            days.cells.append((cell[0], cell[1], one[1]))
        result.extend((people, days))
    return [column for column in result if column.cells]


def _submitted(column: Column, *, handlers: bool) -> list[tuple[str, str] | None]:
    """What `_written` tells of a column's values, nothing where it tells of few; `handlers`: be it who only added them."""
    if column.source in ("header", "term"):
        return []
    own = [
        value if len(value) <= LONGEST and (handlers or not _HANDLED.match(value)) else "" for value in column.values
    ]
    told = [_written(value) for value in own]
    return told if sum(one is not None for one in told) >= MOMENTS * len(told) else []


def _written(value: str) -> tuple[str, str] | None:
    """Who wrote something, and the day."""
    if not any(map(str.isdigit, value)):
        return None
    first, last = _WHO_WHEN.match(value), _WHEN_WHO.match(value)
    who, when = (first[1], first[2]) if first else (_AGAIN.sub("", last[3]).rstrip(), last[1]) if last else ("", "")
    return (who, when) if who and date(when) is not None else None
