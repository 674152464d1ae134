"""Which attribute the columns of the records hold by what the page calls them, and by the place of the title."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from crawler.attributes.class_words import parts as parts_of
from crawler.attributes.columns import Column
from crawler.attributes.looks import FEW, dated, fits
from crawler.attributes.name import Name
from crawler.attributes.numbered import at_one_place, key_of, unnumbered
from knowledge.markup import marked
from knowledge.matching import Matcher
from knowledge.qualifiers import unqualified
from knowledge.similarity import has_cjk

#: Least similarity of a key to an alias, and what that of a class below a label of its own is worth.
KEY, HINT = 0.6, 0.8
#: Share of the records with titles from which a column may be their title by what it is called.
FEWER = 0.5
#: Most characters of a description that is as good as a name.
BRIEF = 70
#: Fewest records with codes, and longest text of a closed set.
CODES, MAX_CODE = 3, 60
#: What a label is worth that has a value of its own before: of "Rent: 549 € New" the second says something else.
BEHIND = 0.9
#: The number of a hit among the others.
_PLACE = re.compile(r"[0-9]{1,7}[.)]")
_KINDS = frozenset({"enum", "year"})
_TRUST = {"term": 1.0, "header": 1.0, "label": 0.95, "property": 0.95, "class": 0.85, "position": 0.0}


def by_key(columns: Sequence[Column], title: int | None, matcher: Matcher) -> tuple[dict[int, Name], set[str]]:
    """The attributes of the columns whose key is one (M3 case 1), then of the title by its place, and which these are."""
    found: dict[int, Name] = {}
    taken: set[str] = set()
    main = matcher.domain.main
    keyed = sorted(_keys(columns, title, matcher))
    told = {attribute for *_, attribute in keyed}
    free = all(attribute == main for *_, index, attribute in keyed if index == title)
    for trust, _, _, index, attribute in keyed:
        if index == title and _is_called_otherwise(columns[index], attribute, main in told, matcher):
            continue
        rival = title if attribute == main and index != title else None
        if rival is not None and (
            _is_of_all(columns, index, rival) or (free and _is_of_few(columns[index], columns[rival]))
        ):
            continue
        if attribute in taken and not _may_repeat(columns, found, index, attribute, matcher):
            continue
        found[index] = Name(attribute, -trust)
        taken.add(attribute)
    if title is not None and main not in taken and _may_name(columns[title], main, matcher):
        other = found.get(title)
        if other is None or _is_described(columns[title], other.attribute, matcher):
            found[title] = Name(main, 0.7)
            taken.add(main)
    return found, taken


def _keys(
    columns: Sequence[Column], title: int | None, matcher: Matcher
) -> Iterator[tuple[float, bool, int, int, str]]:
    """The columns whose key is like an attribute's name: how surely (negative), whether it is not the title, how many records
    have it (negative), its number and the attribute; in order the surest come first."""
    keys = (unnumbered(column) for column in columns if column.source == "class")
    parts = parts_of(
        keys, lambda word: _is_another(word, matcher), lambda word: matcher.key(word)[0] == matcher.domain.main
    )
    hints = Counter(column.hint for column in columns)
    own = {column.key: column.records for column in columns if column.source == "label"}
    for index, column in enumerate(columns):
        if column.source == "position" or _counts(column):
            continue
        attribute, similarity = _keyed(column, matcher, parts, titled=index == title)
        if attribute is None and column.hint and hints[column.hint] == 1:  # what several labels share is none of theirs
            attribute, similarity = marked(matcher, column.hint)
            similarity *= HINT
        if attribute is not None and similarity >= KEY and fits(column, attribute, matcher, similarity):
            behind = column.source == "term" and column.records <= own.get(column.key, set())
            trust = similarity * (BEHIND if behind else _TRUST[column.source])
            yield -trust, index != title, -len(column.records), index, attribute


def _counts(column: Column) -> bool:
    """Whether a column only counts the records on ("11.", "12.", "13."): under "#" these are no numbers of theirs."""
    if len(column.cells) < CODES or not all(map(_PLACE.fullmatch, column.values)):
        return False
    numbers = [int(value[:-1]) for value in column.values]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _is_another(word: str, matcher: Matcher) -> bool:
    """Whether a word names something of the domain that is not what its records are: people, whose own names and addresses
    are none of a record's ("author name")."""
    return matcher.key(word)[0] not in (None, matcher.domain.main) or matcher.excluded(word)


def _is_called_otherwise(title: Column, attribute: str, told: bool, matcher: Matcher) -> bool:
    """Whether the class of the titles names another attribute that they hardly hold; `told` tells that some column is called
    a title."""
    if title.source != "class":
        return False
    kind = matcher.domain.attribute(attribute).type
    if not told and kind in _KINDS:
        return True  # forums call the titles of their threads topics and subjects
    return kind == "date" and not dated(title, FEW)  # what happens on a day stands in the day's box


def _may_name(column: Column, main: str, matcher: Matcher) -> bool:
    """Whether the records' titles may be what they are known by: of numbers and codes no sentence is one."""
    if matcher.domain.attribute(main).type != "enum":
        return True
    coded = main == number_of(matcher)
    odd = (len(value) > MAX_CODE or (coded and not any(map(str.isdigit, value))) for value in column.values)
    return 2 * sum(odd) < len(column.cells)


def _is_described(column: Column, attribute: str, matcher: Matcher) -> bool:
    """Whether titles that no other column has stand under "Description", as short as names are."""
    told = {matcher.key(word)[0] for word in ("description", "summary", "abstract")}
    brief = sum(map(len, column.values)) <= BRIEF * len(column.cells)
    return brief and attribute in told and len(column.records) >= CODES


def number_of(matcher: Matcher) -> str | None:
    """The attribute that is a number, a code or whatever else things are registered under."""
    return next((one for word in ("number", "identifier", "code") if (one := matcher.key(word)[0])), None)


def _is_of_all(columns: Sequence[Column], index: int, title: int) -> bool:
    """Whether a column is a title by its class alone and names what all records are of (the collection they are from) or
    lead to ("More"), where the records' links tell them apart; of a lone record the link before it is the title then."""
    column, main = columns[index], columns[title]
    if column.source != "class":
        return False
    wordy = any(" " in value or has_cjk(value) for value in main.values)
    linked = wordy and all(leaf.link >= 0 for _, leaf, _ in main.cells)
    if len(main.cells) == 1:
        return linked and title < index and not any(leaf.link >= 0 for _, leaf, _ in column.cells)
    return linked and len(set(column.values)) == 1 < len(set(main.values))


def _is_of_few(column: Column, main: Column) -> bool:
    """Whether far fewer records have a column than have the one that their titles stand in by all looks."""
    return len(column.records) < FEWER * len(main.records)


def _keyed(column: Column, matcher: Matcher, parts: Mapping[str, str], *, titled: bool) -> tuple[str | None, float]:
    """The attribute that a column's key stands for, be it by what it says of a part of its block (`parts`)."""
    key = key_of(column, matcher, titled=titled)
    if column.source not in ("class", "property"):
        return matcher.key(key)
    attribute, similarity = marked(matcher, key)
    if attribute is None and column.source == "class" and key in parts:
        return marked(matcher, parts[key])
    return attribute, similarity


def _may_repeat(
    columns: Sequence[Column], found: dict[int, Name], index: int, attribute: str, matcher: Matcher
) -> bool:
    """A second column of the same attribute: when it fills in records that the first leaves open, or has the same key, or one
    that names further values ("Other authors")."""
    others = [columns[i] for i, name in found.items() if name.attribute == attribute]
    if any(not (other.records & columns[index].records) for other in others):
        return True
    key = columns[index].key
    several = any(other.key == key or unqualified(other.key) or unqualified(key) for other in others)
    several = several or any(at_one_place(other, columns[index]) for other in others)
    return several and matcher.domain.attribute(attribute).multiple
