"""Days drawn as leaves of a calendar, their day, month and year set apart (`<b>07</b> <i>Oct</i>`), put together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.values import is_month

#: Longest text of a piece, most pieces of a day, how far above a piece the element around all of them may be, and the pieces
#: of a day whose year alone is a link.
LONGEST, PIECES, LEVELS = 14, 3, 4
LINKED = 2
_YEAR = re.compile(r"\d{4}")
_ENDINGS = ("st", "nd", "rd", "th", ".", ",")


def dated(tree: Tree, rows: Sequence[Sequence[Leaf]]) -> list[list[Leaf]]:
    """The leaves of records, those that are the pieces of one day as one leaf ("07 Oct 2019"), which belongs to the element
    around them where that holds nothing else. A day and a month at least are needed, in different leaves of one cell; and
    most of what stands in such a place must be one: songs are numbered, and two of them called "May" and "March"."""
    days = [_days(tree, row) for row in rows]
    told: Counter[tuple[str, bool]] = Counter()
    for row, found in zip(rows, days, strict=True):
        told.update(_place(row[place]) for place in found)
    if not told:
        return [list(row) for row in rows]
    for row, found in zip(rows, days, strict=True):
        pieces = {place + step for place, (_, length) in found.items() for step in range(length)}
        others = (_place(leaf) for place, leaf in enumerate(row) if place not in pieces and len(leaf.text) <= LONGEST)
        told.subtract(place for place in others if place in told)
    return [_together(row, found, told) for row, found in zip(rows, days, strict=True)]


def _days(tree: Tree, row: Sequence[Leaf]) -> dict[int, tuple[Leaf, int]]:
    """Place in a record → the leaf of the day whose pieces begin there, and how many they are."""
    if len(row) < 2 or not any(leaf.text[:1].isdecimal() and len(leaf.text) <= LONGEST for leaf in row):
        return {}
    found: dict[int, tuple[Leaf, int]] = {}
    place = 0
    while place < len(row):
        text, length = _day(row, place)
        leaf = _whole(tree, row, place, length, text) if length > 1 else None
        if leaf is not None:
            found[place] = leaf, length
        place += length if leaf else 1
    return found


def _place(leaf: Leaf) -> tuple[str, bool]:
    """Where a leaf stands, and whether it begins with a number there."""
    return leaf.path, leaf.text[:1].isdecimal()


def _together(
    row: Sequence[Leaf], days: Mapping[int, tuple[Leaf, int]], told: Mapping[tuple[str, bool], int]
) -> list[Leaf]:
    found: list[Leaf] = []
    place = 0
    while place < len(row):
        leaf, length = days.get(place, (row[place], 1))
        sure = row[place].link != row[place + length - 1].link  # a year that is a link makes no other number of it
        length = length if sure or told.get(_place(row[place]), 0) > 0 else 1
        found.append(leaf if length > 1 else row[place])
        place += length
    return found


def _day(row: Sequence[Leaf], begin: int) -> tuple[str, int]:
    """The day that leaves tell from a place on, as "7 Oct 2019" or "7 Oct", and how many of them; nothing where none is told."""
    day = month = year = ""
    told = ("", 0)
    for length, leaf in enumerate(row[begin : begin + PIECES], 1):
        if (
            leaf.heading
            or leaf.icon
            or len(leaf.text) > LONGEST
            or leaf.cell != row[begin].cell
            or (leaf.link != row[begin].link and not _ends_with_year(row, begin, length))
        ):
            break
        for word in leaf.text.replace(",", " ").split():
            number = _number(word)
            if not month and is_month(word):
                month = word.rstrip(".")
            elif not year and len(word) == 4 and word.isdecimal():
                year = word
            elif not day and 1 <= number <= 31:
                day = str(number)
            else:
                return told
        if day and month:
            told = (" ".join(filter(None, (day, month, year))), length)
    return told


def _ends_with_year(row: Sequence[Leaf], begin: int, length: int) -> bool:
    """Whether the last of two leaves in one line is a year and the first has none: "16 June <a>1997</a>"."""
    first, last = row[begin], row[begin + length - 1]
    year = len(last.text) == len("1997") and last.text.isdecimal()
    return year and length == LINKED and first.run == last.run and not _YEAR.search(first.text)


def _number(word: str) -> int:
    """The number that a word is, with or without the ending of an ordinal; 0 where it is none."""
    for ending in _ENDINGS:
        word = word.removesuffix(ending)
    return int(word) if word.isdecimal() and word.isascii() and len(word) < 3 else 0


def _whole(tree: Tree, row: Sequence[Leaf], begin: int, length: int, text: str) -> Leaf | None:
    """The leaf of a day: the first of its pieces, in the place of the element around all. None where the pieces stand apart:
    a number beside a name that is a month's too ("5", "May") is no day unless an element or names of their own set both off."""
    pieces = row[begin : begin + length]
    first, last = pieces[0], pieces[-1]
    if first.link != last.link:  # with its year in the same line no number is meant otherwise
        return replace(first, text=text, opening=0)
    around = next((one for one in (first.owner, *tree.ancestors(first.owner)) if tree.ends[one] > last.node), -1)
    if around < 0 or tree.depths[first.owner] - tree.depths[around] > LEVELS:
        return None
    beside = [row[at] for at in (begin - 1, begin + length) if 0 <= at < len(row)]
    if not any(around <= leaf.node < tree.ends[around] for leaf in beside):
        steps = [leaf.path.split("/") for leaf in pieces]
        shared = takewhile(lambda step: len(set(step)) == 1, zip(*steps, strict=False))
        return replace(
            first, text=text, opening=0, owner=around, path="/".join(step[0] for step in shared) or first.path
        )
    owners = {leaf.owner for leaf in pieces if tree.attribute(leaf.owner, "class")}
    return replace(first, text=text, opening=0) if len(owners) == length else None
