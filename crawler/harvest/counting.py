"""Where a site says how many records an answer has, in whatever words: learned from answers that show all of theirs."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from crawler.wording.totals import MAX_COUNT

#: Answers shown whole, and different numbers of records among them, that a place must have counted right to be believed.
ANSWERS, NUMBERS = 3, 2
#: Longest line that is looked at, numbers of it, and most places that are remembered of a site.
LONGEST, MOST_NUMBERS, MOST_SPOTS = 160, 6, 400
_NUMBER = re.compile(r"\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d{1,9}(?!\d)")
#: A line without its numbers and without what was asked for, and which of its numbers.
Spot = tuple[str, int]


@dataclass
class Counting:
    """The places of one interface's answers that may say how many records there are: what they said where all were shown."""

    _right: dict[Spot, list[int]] = field(default_factory=dict)
    _wrong: set[Spot] = field(default_factory=set)
    _counts_on: bool = False

    def counted(self, stated: int, found: int, *, more: bool) -> int | None:
        """The total that the first page of an answer states, None where it may say no more than that something follows: one
        beyond what is shown. Sites that look one record further than they show count so; one that stated more never does."""
        self.told(stated, found, more=more)
        return stated if self._counts_on or not more or stated != found + 1 else None

    def told(self, stated: int | None, found: int, *, more: bool) -> None:
        """The first page of an answer stated so many (also at resume)."""
        self._counts_on = self._counts_on or (more and stated is not None and stated > found + 1)

    def total(self, lines: Iterable[str], asked: Collection[str], found: int, *, more: bool) -> int | None:
        """How many records the first page of an answer says it has, None while no place is known to say so. `lines` are the
        page's, without its records, `asked` the values asked for, `found` its records, `more` whether other pages follow."""
        said = dict(_spots(lines, asked))
        believed = {number for spot, number in said.items() if self._believed(spot)}
        for spot, number in said.items():
            if spot not in self._wrong and (number > found if more else number == found):
                self._note(spot, None if more else number)
            else:
                self._right.pop(spot, None)
                if len(self._wrong) < MOST_SPOTS:
                    self._wrong.add(spot)
        fitting = {number for number in believed if (number > found if more else number == found)}
        return fitting.pop() if len(fitting) == 1 and fitting == believed else None

    def _note(self, spot: Spot, number: int | None) -> None:
        """A place said what it should; `number` where all records were shown."""
        if number is None or (spot not in self._right and len(self._right) >= MOST_SPOTS):
            return
        right = self._right.setdefault(spot, [])
        if len(right) < ANSWERS or (len(set(right)) < NUMBERS and number not in right):
            right.append(number)

    def _believed(self, spot: Spot) -> bool:
        right = self._right.get(spot, ())
        return spot not in self._wrong and len(right) >= ANSWERS and len(set(right)) >= NUMBERS


def _spots(lines: Iterable[str], asked: Collection[str]) -> Iterator[tuple[Spot, int]]:
    """The numbers of lines that say something once on the page, by where they stand."""
    told = [_shape(line, asked) for line in lines if len(line) <= LONGEST]
    often = Counter(shape for shape, _ in told)
    for shape, numbers in told:
        if often[shape] == 1:
            yield from (((shape, position), number) for position, number in enumerate(numbers) if number <= MAX_COUNT)


def _shape(line: str, asked: Collection[str]) -> tuple[str, list[int]]:
    """A line without what was asked for and without its numbers, and these."""
    text = unicodedata.normalize("NFKC", line).casefold()
    for value in sorted(asked, key=len, reverse=True):
        if value:
            text = text.replace(unicodedata.normalize("NFKC", value).casefold(), "\0")
    numbers = [int(re.sub(r"\D", "", found)) for found in _NUMBER.findall(text)[:MOST_NUMBERS]]
    return _NUMBER.sub("0", text), numbers
