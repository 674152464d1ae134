"""The days that attributes of elements give for machines (`data-date`), for records that show none: those of a calendar stand in
the cell of their day."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from crawler.models import FieldValue, Record
from crawler.page import Tree
from knowledge.matching import Matcher
from knowledge.values import date

#: Attributes that give a day, the surest first; most nodes of a record that are looked at, and levels above it.
_NAMES = ("data-date", "datetime", "data-day", "data-datetime", "data-start-date", "data-start")
NODES, LEVELS = 60, 8
#: How sure such a day is: a page says it to its scripts, and not what for.
CONFIDENCE = 0.5
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}(?![\d-])")


def stamped(tree: Tree, records: Sequence[Record], ends: dict[int, int], matcher: Matcher) -> list[Record]:
    """The records, each with the one day that its element, or one around it which does not hold all of them, gives for the only
    attribute of days that the domain has, where nothing it shows is that. `ends` has where the record that begins at a node
    does."""
    days = [one.name for one in matcher.domain.attributes if one.type == "date"]
    if len(days) != 1 or not records:
        return list(records)
    first, last = min(record.node for record in records), max(record.node for record in records)
    found = []
    for record in records:
        known = any(field.attribute == days[0] for field in record.fields)
        name, day = ("", "") if known else _day(tree, record.node, ends.get(record.node, record.node + 1), first, last)
        told = (FieldValue(name, day, days[0], CONFIDENCE),) if day else ()
        found.append(replace(record, fields=(*record.fields, *told)) if told else record)
    return found


def _day(tree: Tree, start: int, end: int, first: int, last: int) -> tuple[str, str]:
    """The attribute that gives a day and the day: of the record's own elements where they give but one, else of the nearest
    around it."""
    for name in _NAMES:
        days = {day for node in range(start, min(end, start + NODES)) if (day := _given(tree, node, name))}
        if len(days) == 1:
            return name, days.pop()
        if days:
            return "", ""
    for node in _around(tree, start):
        if node <= first and last < tree.ends[node]:
            break
        given = next(((name, day) for name in _NAMES if (day := _given(tree, node, name))), None)
        if given is not None:
            return given
    return "", ""


def _around(tree: Tree, node: int) -> Iterator[int]:
    for level, one in enumerate(tree.ancestors(node)):
        if level == LEVELS:
            return
        yield one


def _given(tree: Tree, node: int, name: str) -> str:
    attributes = tree.attributes[node]
    match = _DAY.match((attributes.get(name) or "").strip()) if attributes and name in attributes else None
    return match[0] if match is not None and date(match[0]) is not None else ""
