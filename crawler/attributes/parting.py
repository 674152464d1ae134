"""Columns whose values are several things in one line, cut apart where a list's records agree on it: "Old Press · 1999 ·
English", "Ann Lee / Old Press / 2001-5", people and dates, years, bylines, citations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from crawler.attributes.behind import split_behind_links
from crawler.attributes.bylines import split_bylines, split_moments, split_submissions
from crawler.attributes.citations import split_citations
from crawler.attributes.columns import Column
from crawler.attributes.joint import parts_of
from crawler.attributes.lives import split_lives
from crawler.attributes.measures import united
from crawler.attributes.people import split_people
from crawler.attributes.person import PERSON
from crawler.attributes.years import split_years
from knowledge.matching import Matcher
from knowledge.values import types

#: Signs between the parts of a line, the surest first, and those that stand inside of values too.
_SIGNS = ("·", "•", "|", "｜", "—", "/", "–", "-")
_LOOSE = frozenset("–-—/")
_CUTS = {
    sign: re.compile(rf"\s*{re.escape(sign)}\s*" if sign in "|｜" else rf"\s+{re.escape(sign)}\s+") for sign in _SIGNS
}
#: Share of the values that have the sign, fewest records, most parts, longest part and longest value.
SHARE, FEWEST, PARTS, LONGEST, WHOLE = 0.8, 3, 8, 80, 300
_PERSON = re.compile(rf"{PERSON}\Z")
_BY = re.compile(r"(?:by|von|par|por|di|door|av|af)\s", re.I)
#: Signs between the parts of a value whose header names them, and those that part no name.
_HEADED = re.compile(r"\s*[,;/|｜]\s+|\s+[/|｜·•–—]\s*")
_STROKES = re.compile(r"\s*[;/|｜]\s+|\s+[/|｜·•–—]\s*")
#: Average length of the parts that a dash in a line under a heading may part.
SHORT = 25
_TYPED = frozenset({"year", "date", "price", "isbn"})
_DIGIT = re.compile(r"\d")


def parted(found: Sequence[Column], matcher: Matcher, *, lone: bool) -> list[Column]:
    """The columns of a list's records with those cut up that hold several things; of a `lone` record only what is sure."""
    found = split_lives(united(found), matcher, lone=lone)
    found = split_citations(split_listed(split_headed(found, matcher)), lone=lone)
    found = split_moments(split_submissions(split_behind_links(found, matcher), matcher, lone=lone), matcher)
    if any(attribute.type == "year" for attribute in matcher.domain.attributes):
        found = split_years(found, matcher)
    return split_people(split_bylines(found, matcher, lone=lone), matcher)


def split_headed(found: Sequence[Column], matcher: Matcher) -> list[Column]:
    """The columns with those cut up whose header names several attributes ("City, State") and whose values have as many parts,
    in nearly all records."""
    result: list[Column] = []
    for column in found:
        names = parts_of(column.key, lambda text: matcher.key(text)[1]) if column.source == "header" else ()
        signs = _HEADED if "," in column.key else _STROKES  # "Author/Editor" may hold "Lee, Ann"
        cut = [(cell, signs.split(cell[2].strip())) for cell in column.cells] if names else []
        whole = [cell for cell, own in cut if len(own) != len(names)]
        if not names or len(column.cells) < FEWEST or len(whole) > (1 - SHARE) * len(column.cells):
            result.append(column)
            continue
        for place, name in enumerate(names):
            cells = [(number, leaf, own[place]) for (number, leaf, _), own in cut if len(own) == len(names)]
            result.append(Column(name, "header", cells))
        if whole:
            result.append(Column(column.key, "header", whole))
    return result


def split_listed(found: Sequence[Column]) -> list[Column]:
    """The columns with those cut up whose values are parts with a sign between them, as many in nearly all records. Where
    their number varies, what is at the left may be several things of one kind."""
    result: list[Column] = []
    headed = any(_is_headline(column) for column in found)
    links = Counter(link for column in found for link in {leaf.link for _, leaf, _ in column.cells})
    for column in found:
        # a link around several texts leads to the record and says nothing of each
        named = any(leaf.heading or (leaf.link >= 0 and links[leaf.link] < 2) for _, leaf, _ in column.cells)
        sign = "" if named else _sign(column, headed=headed)
        if not sign:
            result.append(column)
            continue
        parts = [_CUTS[sign].split(value.strip()) if len(value) <= WHOLE else [value] for value in column.values]
        counts = Counter(map(len, parts))
        common, times = counts.most_common(1)[0]
        count = common if times >= SHARE * len(parts) else min(number for number in counts if number > 1)
        made = [Column(column.key if n == 0 else f"{column.key} {n + 1}", "position") for n in range(count)]
        made[0].source = column.source
        for (number, leaf, _), own in zip(column.cells, parts, strict=True):
            left = max(1, len(own) - count + 1)
            joined = [f" {sign} ".join(own[:left]), *own[left:]]
            for place, text in enumerate(joined):
                if text:
                    made[place].cells.append((number, leaf, text))
        result.extend(one for one in made if one.cells)
    return result


def _is_headline(column: Column) -> bool:
    """Whether a column holds the headings of the records, and words rather than codes."""
    told = "".join(column.values)
    digits = sum(map(str.isdigit, told))
    return all(leaf.heading for _, leaf, _ in column.cells) and 5 * digits < len(told)


def _sign(column: Column, *, headed: bool) -> str:
    """The sign that parts the values of a column, "" where none does. Where the records are `headed` by their titles, a dash
    in another column is no title's."""
    if len(column.records) < FEWEST or column.source not in ("position", "class") or len(set(column.values)) < FEWEST:
        return ""
    least = SHARE * len(column.cells)
    for sign in _SIGNS:
        if sum(sign in value for value in column.values) < least:
            continue
        parts = [_CUTS[sign].split(value) for value in column.values if sign in value and len(value) <= WHOLE]
        parts = [own for own in parts if 1 < len(own) <= PARTS and all(len(one) <= LONGEST for one in own)]
        if len(parts) < least or (sign in _LOOSE and not _plainly(parts, sign, headed)) or _told_as_people(parts):
            continue
        return sign
    return ""


def _told_as_people(parts: Sequence[Sequence[str]]) -> bool:
    """Whether the parts are people one and all, or what stands behind the sign begins as a byline does."""
    named = sum(all(map(_PERSON.match, own)) or _BY.match(own[1]) is not None for own in parts)
    return 2 * named > len(parts)


def _plainly(parts: Sequence[Sequence[str]], sign: str, headed: bool) -> bool:
    """Whether a sign that stands inside of names and ranges too parts values here: several in a line, or one of two that
    is a year, a date or a price. Dashes between several words may be those of a title ("Steel — Test methods — Part 1") where
    no heading is one and nothing else is told."""
    least = SHARE * len(parts)
    if sum(len(own) > 2 for own in parts) >= least:
        return headed or sign == "/" or sum(any(_TYPED & types(one) for one in own) for own in parts) >= least
    if 2 * sum(_DIGIT.search(own[0]) is not None and _DIGIT.search(own[1]) is not None for own in parts) > len(parts):
        return False
    short = sum(map(len, (one for own in parts for one in own))) <= SHORT * sum(map(len, parts))
    return (headed and short) or any(
        sum(bool(_TYPED & types(own[place])) for own in parts) >= least for place in (0, 1)
    )
