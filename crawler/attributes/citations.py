"""References as bibliographies set them in one line: people, year, title, journal (APA, Harvard and their kin), or people
and title before an imprint ("Lee, Ann: The River. Old Press, 1999"; DIN 1505)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.naming import NAMED
from crawler.attributes.person import PERSON
from knowledge.given_names import begin_with_names
from knowledge.words import word_count

_WHO = rf"[^\W\d_][\w'’ -]{{1,30}},\s[^\W\d_a-z][\w.'’ -]{{0,40}}|{PERSON}"
#: Longest line that is read, and the share of a list's lines that must be set in one style.
LONGEST, SHARE = 600, 0.8
#: Fewest records whose titles stand before their references, and words of such a title.
FEWEST, WORDS = 3, 2
#: "Lee, A. B., & Ray, C. (1999). The river. Old Journal, 12(3), 101-109."; also "Lee, A. 1999. The river. Old Journal".
_APA = re.compile(
    r"(?P<people>[^\W\d_][^()\d:]{1,250}?)[,.]?\s(?:\((?P<year>(?:1[5-9]|20)\d\d)[a-z]?(?:,[^()]{1,20})?\)[.,:]?|"
    r"(?P<bare>(?:1[5-9]|20)\d\d)[a-z]?[.,:])\s(?P<rest>\S.+)\Z",
    re.S,
)
#: "Lee, Ann; Ray, Bob: The River. Old Press, 1999."
_BEFORE = re.compile(
    rf"(?P<people>(?:{_WHO})(?:\s?[;/&]\s?(?:{_WHO}))*)(?:\s\([^()]{{1,20}}\))?:\s(?P<rest>\S.+)\Z", re.S
)
#: The end of a title: a full stop, a question or an exclamation mark before a capital.
_TITLE = re.compile(r"(?P<title>.{3,400}?[^\W_][\"”’')\]]?[.?!]{1,2})\s+(?P<place>(?=[^\W_a-z]|\().+)\Z", re.S)
#: What stands behind the name of a journal.
_VOLUME = re.compile(
    r"[,.;]?\s+(?:(?:vol|bd|t|nr|no)\.?\s?)?\d.*\Z|,?\s(?:pp?|S)\.\s?\d.*\Z|,\s(?:\d|https?:).*\Z", re.I | re.S
)
_DATED = re.compile(r"(?:1[5-9]|20)\d\d\W{0,3}\Z")
_INITIALS = re.compile(r"(?<![^\W_])[^\W\d_a-z](?:\.|\Z)")
_NAMED = re.compile(r"[^\W\d_][\w'’ -]{1,30},\s[^\W\d_a-z]")
_INITIAL = re.compile(r"(?<![^\W_])[^\W\d_a-z]\Z")


def split_citations(found: Sequence[Column], *, lone: bool) -> list[Column]:
    """The columns of a list with those cut up whose values are references of one style: people, year, title, and where it
    appeared."""
    result: list[Column] = []
    for column in found:
        matches = [_reference(value) for value in column.values]
        before = _before(column)
        matches = max(matches, before, key=lambda style: sum(map(bool, style)))
        several = not lone and len(matches) > 2
        plain = column.source in ("position", "class") and (several or all(map(_sure, matches)))
        if not plain or sum(map(bool, matches)) < SHARE * len(matches):
            result.append(column)
            continue
        result.extend(_cut(column, matches, titled=_is_titled(found, column)))
    return result


def _is_titled(found: Sequence[Column], column: Column) -> bool:
    """Whether other texts stand before the references as the titles of the records: a heading, bold or a link in nearly
    each, of several words, and different in most. What follows the year is then no more than what a page says."""
    places = {number: leaf.node for number, leaf, _ in column.cells}
    for other in found:
        if other is column or len(other.cells) < max(FEWEST, SHARE * len(column.cells)):
            continue
        before = [cell for cell in other.cells if cell[1].node < places.get(cell[0], -1)]
        set_off = sum(leaf.heading or leaf.strong or leaf.link >= 0 for _, leaf, _ in before)
        wordy = sum(word_count(value) >= WORDS for _, _, value in before)
        told = {value for _, _, value in before}
        if min(set_off, wordy, 1.25 * len(told)) >= SHARE * len(column.cells):
            return True
    return False


def _before(column: Column) -> list[re.Match[str] | None]:
    """The values read as people and a title behind a colon; none where the words before it are no more like people than a
    series is ("Late Jazz: The Lost Village"): neither turned around, nor known names, nor before an imprint."""
    found = [_BEFORE.match(value) if len(value) <= LONGEST else None for value in column.values]
    matches = [match for match in found if match is not None]
    told = sum(
        _NAMED.match(match["people"]) is not None
        or ((title := _TITLE.match(match["rest"])) is not None and _DATED.search(title["place"]) is not None)
        for match in matches
    )
    people = begin_with_names([match["people"] for match in matches]) >= NAMED if matches else False
    return found if people or 2 * told > len(matches) else [None] * len(found)


def _reference(value: str) -> re.Match[str] | None:
    """A text read as a reference, None where it is none: its people have initials, or surnames set before given names."""
    match = _APA.match(value) if len(value) <= LONGEST else None
    if match is None or not (_INITIALS.search(match["people"]) or _NAMED.match(match["people"])):
        return None
    return match


def _sure(match: re.Match[str] | None) -> bool:
    """Whether a text by itself is no other thing than a reference: surnames before given names, a title and an imprint, or
    initials and a year in brackets."""
    if match is None:
        return False
    told = match.groupdict()
    if "year" in told:
        return (
            told["year"] is not None
            and _INITIALS.search(told["people"]) is not None
            and _TITLE.match(told["rest"]) is not None
        )
    named = _TITLE.match(told["rest"])
    return _NAMED.match(told["people"]) is not None and named is not None and _DATED.search(named["place"]) is not None


def _cut(column: Column, matches: Sequence[re.Match[str] | None], *, titled: bool) -> list[Column]:
    title, people, place, year, others = (
        Column(key, "class") for key in ("title", "authors", "journal", "year", "volume and pages")
    )
    title = Column(column.key, "position") if titled else title
    imprint = Column(f"{column.key} imprint", "position")
    for (number, leaf, value), match in zip(column.cells, matches, strict=True):
        if match is None:
            title.cells.append((number, leaf, value))
            continue
        who = match["people"].strip(" ,")
        people.cells.append((number, leaf, f"{who}." if _INITIAL.search(who) else who))
        told = match.groupdict().get("year") or match.groupdict().get("bare")
        named = _TITLE.match(match["rest"])
        if told is None:  # an imprint is cut at its year as any other is
            title.cells.append((number, leaf, (named["title"] if named else match["rest"]).rstrip(".")))
            if named:
                imprint.cells.append((number, leaf, named["place"].rstrip(".")))
            continue
        year.cells.append((number, leaf, told))
        title.cells.append((number, leaf, (named["title"] if named else match["rest"]).rstrip(".")))
        if named:
            journal = _VOLUME.sub("", named["place"]).strip(" ,.")
            if journal:
                place.cells.append((number, leaf, journal))
            behind = named["place"][len(journal) :].strip(" ,.")
            if behind:
                others.cells.append((number, leaf, behind))
    return [one for one in (title, people, place, year, others, imprint) if one.cells]
