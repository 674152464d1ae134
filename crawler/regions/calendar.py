"""Days drawn as leaves of a calendar, their day, month and year set apart (`<b>07</b> <i>Oct</i>`), put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.values import is_month

#: Longest text of a piece, most pieces of a day, and how far above a piece the element around all of them may be.
LONGEST, PIECES, LEVELS = 14, 3, 4
_ENDINGS = ("st", "nd", "rd", "th", ".", ",")


def dated(tree: Tree, row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves of a record, those that are the pieces of one day as one leaf ("07 Oct 2019"), which belongs to the element
    around them where that holds nothing else. A day and a month at least are needed, in different leaves of one cell."""
    if len(row) < 2 or not any(leaf.text[:1].isdecimal() and len(leaf.text) <= LONGEST for leaf in row):
        return list(row)
    found: list[Leaf] = []
    place = 0
    while place < len(row):
        text, length = _day(row, place)
        leaf = _whole(tree, row, place, length, text) if length > 1 else None
        found.append(leaf or row[place])
        place += length if leaf else 1
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
            or leaf.link != row[begin].link
            or leaf.cell != row[begin].cell
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
