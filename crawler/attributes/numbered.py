"""Columns of one class, told apart by numbers: "tag", "tag 2", "tag 3"."""

from __future__ import annotations

import re

from crawler.attributes.columns import Column
from knowledge.matching import Matcher

_NUMBERED = re.compile(r" \d+\Z")


def key_of(column: Column, matcher: Matcher, *, titled: bool) -> str:
    """What a column is called. Several of one class are numbered; the titles' column needs no number to be the first, nor do
    those of what a thing has several of."""
    bare = unnumbered(column)
    attribute = None if titled or bare == column.key else matcher.key(bare)[0]
    several = attribute is not None and matcher.domain.attribute(attribute).multiple
    return bare if titled or several else column.key


def unnumbered(column: Column) -> str:
    """A column's key without the number that parts of one class are told apart by."""
    return _NUMBERED.sub("", column.key) if column.source == "class" else column.key


def at_one_place(one: Column, other: Column) -> bool:
    """Whether two columns hold what stands at one place, of one class."""
    paths = {leaf.path for _, leaf, _ in one.cells}
    alike = "class" == one.source == other.source and unnumbered(one) == unnumbered(other)
    return alike and paths == {leaf.path for _, leaf, _ in other.cells}
