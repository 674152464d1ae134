"""Years that stand at the end of other texts ("Some Press, 1999"): cut off, so that each is a field of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from crawler.attributes.columns import Column
from crawler.attributes.looks import dated
from crawler.attributes.name import Name
from knowledge.matching import Matcher
from knowledge.values import date

_YEARED = re.compile(
    r"(.*\w[^\w(]*?)[\s,.;·(\[]+((?:1[5-9]|20)\d\d)[)\].]?(?:[,;:]\s*((?:pp?|pages?|S|s|str|стр|С)\.?\s?\d[\d\s–—-]*))?"
    r"(?:(?<=[.,;:)\]\d])\s*ISBN(?:-1[03])?\s?:?\s?([\dXx][\dXx\s-]{8,20}))?\Z",
    re.S,
)
#: In a text that stands alone only what is set off by a mark is a year of its own.
_SET_OFF = re.compile(r"(.*\w[^\w(]*?)\s?([,;·(\[])\s?((?:1[5-9]|20)\d\d)[)\].]?\Z", re.S)
#: A year behind words that may say what it is; how sure it must be that they do.
_SAID = re.compile(
    r"([^\W\d_][^\d:]{2,38}?)(?:\s(?:in|on|en|em|im|am|le|nel|год[уа]?))?(\s)((?:1[5-9]|20)\d\d)\.?\Z", re.I
)
SURE = 0.9
_OWNED = re.compile(r"©|\(c\)|copyright|rights reserved", re.I)
#: Longest text that is cut, in characters: among others like it, and alone.
LONGEST, LONGEST_ALONE = 300, 120
#: Share of the years at the ends of links that one other column repeats where they are what the links say and no more.
AGAIN = 0.9
#: Share of days among the values of a label from which it is theirs, and none of the years in them.
DAYS = 0.7
_TOLD = frozenset({"term", "label"})
_SHORT = re.compile(r"\b(?:Co|Inc|Ltd|Corp|Bros|Cie|Jr|Sr)\Z")
_WORDS = frozenset(("text", "name", "enum"))


def split_years(found: Sequence[Column], matcher: Matcher) -> list[Column]:
    """The columns with those cut in two whose values end in a year after other words, or in a year and pages, in several
    records. Links and headings whose year another column tells too keep it ("Labour Force Survey 1991" above "Jordan, 1991")."""
    result: list[Column] = []
    raw = [{number: value for number, _, value in column.cells} for column in found]
    for place, column in enumerate(found):
        result.append(column)
        matches = [_YEARED.match(value) if len(value) <= LONGEST else None for value in column.values]
        if column.source == "header" or sum(map(bool, matches)) < max(2, 0.7 * len(matches)):
            continue
        if column.source in _TOLD and dated(column, DAYS) and not _names_year(column.key, matcher):
            continue  # what is called so is the day
        if _is_told_again(column, matches, raw[:place] + raw[place + 1 :]):
            continue
        years, pages = Column(f"{column.key} year", "position"), Column(f"{column.key} pages", "position")
        numbers = Column(f"{column.key} isbn", "position")
        kept = []
        for (number, leaf, value), match in zip(column.cells, matches, strict=True):
            if match:
                kept.append((number, leaf, _whole(match)))
                years.cells.append((number, leaf, match[2]))
                if match[3]:
                    pages.cells.append((number, leaf, match[3].strip()))
                if match[4]:
                    numbers.cells.append((number, leaf, match[4].strip()))
            else:
                kept.append((number, leaf, value))
        column.cells[:] = kept
        result.extend([years, *(one for one in (pages, numbers) if one.cells)])
    return result


def _names_year(key: str, matcher: Matcher) -> bool:
    """Whether a label is the domain's for a year."""
    attribute, _ = matcher.key(key)
    return attribute is not None and matcher.domain.attribute(attribute).type == "year"


def _is_told_again(
    column: Column, matches: Sequence[re.Match[str] | None], others: Sequence[Mapping[int, str]]
) -> bool:
    """Whether texts are links or headings that end in a year without brackets around it, which one other column ends in too."""
    if not all(leaf.heading or leaf.link >= 0 for _, leaf, _ in column.cells):
        return False
    years = {}
    for (number, _, _), match in zip(column.cells, matches, strict=True):
        if match is not None and (match[3] or match.string[match.start(2) - 1] in "(["):
            return False
        if match is not None:
            years[number] = match[2]
    return len(set(years.values())) > 1 and any(
        sum(other.get(number, "").endswith(year) for number, year in years.items()) >= AGAIN * len(years)
        for other in others
    )


def _whole(match: re.Match[str]) -> str:
    """What stands before a year, with the full stop that belongs to it ("Silver & Co.")."""
    return match[1] + "." if _SHORT.search(match[1]) and match.string[match.end(1)] == "." else match[1]


def split_lone_year(
    found: Sequence[Column], title: int | None, named: Mapping[int, Name], matcher: Matcher, after: int = -1
) -> list[Column] | None:
    """The columns of one record with the one cut in two whose value ends in a year that is set off by a mark, or told by the
    words before it; None when there is no such column or several, or when the record has a year already.

    Without other records to compare with, a text is cut only if it may be two things: not the title (a title may end in
    a year), no date, no notice of ownership, and behind a label only where that is a word or name of the domain
    (`named` are the columns' attributes). Columns that begin before the node `after` are left as they are.
    """
    kinds = {attribute.name: attribute.type for attribute in matcher.domain.attributes}
    if "year" not in kinds.values():
        return None
    places = []
    for index, column in enumerate(found):
        name = named.get(index)
        kind = kinds.get(name.attribute) if name is not None else None
        loose = column.source in ("class", "position")
        free = loose and kind in (None, "year")
        wordy = name is not None and kind in _WORDS and name.attribute != matcher.domain.main
        whole = index == title or column.source == "header" or len(column.cells) != 1
        match = _set_off(column.values[0]) if (free or wordy) and not whole else None
        if match is None and free and not whole:
            match = _told(column.values[0], matcher, kinds)
        if match is not None and column.cells[0][1].node > after:
            places.append((index, match))
        elif kind == "year":
            return None
    if len(places) != 1:
        return None
    index, match = places[0]
    column = found[index]
    number, leaf, _ = column.cells[0]
    kept = Column(column.key, column.source, [(number, leaf, match[1])])
    year = Column(f"{column.key} year", "position", [(number, leaf, match[3])])
    return [*found[:index], kept, year, *found[index + 1 :]]


def _set_off(value: str) -> re.Match[str] | None:
    """What stands before a year, the mark between, and the year, where these are two things."""
    match = _SET_OFF.match(value) if len(value) <= LONGEST_ALONE else None
    if match is None or _OWNED.search(value) or date(value) is not None:
        return None
    before = match[1]
    if sum(map(str.isalpha, before)) < 3 or (before[-1:].isdigit() and match[2] not in "(["):
        return None
    return match


def _told(value: str, matcher: Matcher, kinds: Mapping[str, str]) -> re.Match[str] | None:
    """What stands before a year, nothing, and the year, where the domain calls a year so ("First published in 1998")."""
    match = _SAID.match(value) if len(value) <= LONGEST_ALONE else None
    if match is None:
        return None
    attribute, sure = matcher.key(match[1])
    return match if attribute is not None and kinds[attribute] == "year" and sure >= SURE else None
