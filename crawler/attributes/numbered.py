"""Columns of one class, told apart by numbers: "tag", "tag 2", "tag 3"."""

from __future__ import annotations

import re

from crawler.attributes.columns import Column
from knowledge.matching import Matcher

#: Most words of a name, be it an office's.
NAMED = 8
_NUMBERED = re.compile(r" \d+\Z")


def key_of(column: Column, matcher: Matcher, *, titled: bool) -> str:
    """What a column is called. Several of one class are numbered; the titles' column needs no number to be the first, nor do
    those of what a thing has several of."""
    bare = unnumbered(column)
    attribute = None if titled or bare == column.key else matcher.key(bare)[0]
    kind = matcher.domain.attribute(attribute) if attribute is not None else None
    several = kind is not None and kind.multiple and not (kind.type == "name" and _told(column))
    return bare if titled or several else column.key


def _told(column: Column) -> bool:
    """Whether a column holds what is said of people, not their names: counts, sentences."""
    said = sum(value[:1].isdigit() or len(value.split()) > NAMED for value in column.values)
    return 2 * said > len(column.cells)


def unnumbered(column: Column) -> str:
    """A column's key without the number that parts of one class are told apart by."""
    return _NUMBERED.sub("", column.key) if column.source == "class" else column.key


def at_one_place(one: Column, other: Column) -> bool:
    """Whether two columns hold what stands at one place, of one class."""
    paths = {leaf.path for _, leaf, _ in one.cells}
    alike = "class" == one.source == other.source and unnumbered(one) == unnumbered(other)
    return alike and paths == {leaf.path for _, leaf, _ in other.cells}
