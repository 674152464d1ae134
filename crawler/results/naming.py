"""Which attribute of the domain a column of the records holds: by key, by the query's echo, by the looks of the values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crawler.results.columns import Column
from knowledge.matching import Matcher
from knowledge.values import types

#: Least similarity of a key to an alias, and least share of values that must look like the type.
KEY = 0.6
SHARE = 0.6
_TYPES = {"isbn": "isbn", "year": "year", "date": "date", "number": "price", "url": "url"}
_TRUST = {"term": 1.0, "header": 1.0, "label": 0.95, "property": 0.95, "class": 0.85, "position": 0.0}


@dataclass(frozen=True, slots=True)
class Name:
    """An attribute and how sure it is."""

    attribute: str
    confidence: float


def names(
    columns: Sequence[Column],
    title: int | None,
    matcher: Matcher | None,
    echo: Mapping[str, str],
    count: int,
) -> dict[int, Name]:
    """The attribute of each column that has one, by the column's number. `title` is the column of the records' titles."""
    if matcher is None:
        return {}
    found: dict[int, Name] = {}
    taken: set[str] = set()
    keyed = sorted(
        (
            (-similarity * _TRUST[column.source], -len(column.records), index, attribute)
            for index, column in enumerate(columns)
            if column.source != "position"
            for attribute, similarity in [matcher.key(column.key)]
            if attribute is not None and similarity >= KEY
        )
    )
    for trust, _, index, attribute in keyed:
        if attribute in taken and not _may_repeat(columns, found, index, attribute, matcher):
            continue
        found[index] = Name(attribute, -trust)
        taken.add(attribute)
    main = matcher.domain.main
    if main not in taken and title is not None and title not in found:
        found[title] = Name(main, 0.7)
        taken.add(main)
    for attribute, value in echo.items():
        index = _echoing(columns, value, count, found)
        if index is not None and attribute in matcher.domain.by_name and attribute not in taken:
            found[index] = Name(attribute, 0.7)
            taken.add(attribute)
    _by_type(columns, matcher, found, taken)
    return found


def _may_repeat(columns: Sequence[Column], found: dict[int, Name], index: int, attribute: str, matcher: Matcher) -> bool:
    """A second column of the same attribute: when it fills in records that the first leaves open, or has the same key."""
    others = [columns[i] for i, name in found.items() if name.attribute == attribute]
    if any(not (other.records & columns[index].records) for other in others):
        return True
    return matcher.domain.attribute(attribute).multiple and any(other.key == columns[index].key for other in others)


def _echoing(columns: Sequence[Column], value: str, count: int, found: Mapping[int, Name]) -> int | None:
    wanted = value.casefold().strip()
    if len(wanted) < 2:
        return None
    for index, column in enumerate(columns):
        if index in found or len(column.records) < max(2, count):
            continue
        if all(wanted in text.casefold() for text in column.values):
            return index
    return None


def _by_type(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    for attribute in matcher.domain.attributes:
        wanted = _TYPES.get(attribute.type)
        if wanted is None or attribute.name in taken:
            continue
        if attribute.type == "number" and attribute.name != "price":
            continue
        best: tuple[float, int] | None = None
        for index, column in enumerate(columns):
            if index in found or not column.cells or column.source in ("term", "label", "header"):
                continue
            share = sum(1 for value in column.values if wanted in types(value)) / len(column.cells)
            if share >= SHARE and (best is None or share * len(column.records) > best[0]):
                best = (share * len(column.records), index)
        if best is not None:
            found[best[1]] = Name(attribute.name, 0.6 if attribute.type != "isbn" else 0.9)
            taken.add(attribute.name)
