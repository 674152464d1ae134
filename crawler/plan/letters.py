"""Words letter by letter: which records carry one that begins so, or has it inside, and which letters follow which."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from knowledge.similarity import has_cjk

#: Letters up to which beginnings are told apart, and parts from inside of words; letters of a word that are looked at.
DEEP, DEEP_INSIDE, LONG = 6, 4, 24
#: Letters that are thought of where none is known to follow, the most frequent of all words first.
ALPHABET = 40
#: How many times a letter's share in all words counts beside what followed the letter before it.
PRIOR = 2.0
_RUN = re.compile(r"[^\W\d_]+")


@dataclass
class Letters:
    """What words begin with, or hold where parts from `inside` count too → records that carry it. Where values are not `whole`,
    Chinese ones come as two characters each, any of which may begin one."""

    inside: bool = False
    whole: bool = False
    words: int = 0
    _carriers: dict[str, set[int]] = field(default_factory=dict)
    _follow: dict[str, dict[str, None]] = field(default_factory=dict)
    _after: dict[str, Counter[str]] = field(default_factory=dict)
    _single: Counter[int] = field(default_factory=Counter)
    _all: Counter[str] = field(default_factory=Counter)
    _alphabet: tuple[int, tuple[str, ...]] = (0, ())

    @property
    def deep(self) -> int:
        """Letters up to which parts are told apart."""
        return DEEP_INSIDE if self.inside else DEEP

    def add(self, value: str, numbers: Collection[int]) -> None:
        """Records carry a value, or a word."""
        for word in _RUN.findall(value.casefold()):
            self._add(word[:LONG], numbers)

    def _add(self, small: str, numbers: Collection[int]) -> None:
        self.words += 1
        self._all.update(small)
        starts = range(len(small)) if self.inside or (has_cjk(small) and not self.whole) else (0,)
        for last, letter in zip(("", *small), small, strict=False):
            self._after.setdefault(last, Counter())[letter] += 1
        for start in starts:
            part = ""
            for letter in small[start : start + self.deep]:
                self._follow.setdefault(part, {})[letter] = None
                part += letter
                carriers = self._carriers.setdefault(part, set())
                before = len(carriers)
                carriers.update(numbers)
                self._single[len(part)] += (len(carriers) == 1) - (before == 1)

    def carrying(self, part: str) -> set[int]:
        """The records with a word that begins so; has it inside where that counts too."""
        return self._carriers.get(part, set())

    def of_length(self, length: int) -> Iterator[tuple[str, set[int]]]:
        """The parts of so many letters, one of Chinese, with the records that carry them."""
        for part, carriers in self._carriers.items():
            if len(part) == (1 if has_cjk(part) else length):
                yield part, carriers

    def following(self, part: str) -> Mapping[str, float]:
        """Letters that may follow, known there or only elsewhere → how often each follows the last letter anywhere."""
        after = self._after.get(part[-1:], Counter())
        told, written = after.total() + PRIOR, max(1, self._all.total())
        letters = dict.fromkeys((*self._follow.get(part, {}), *self._letters))
        return {one: (after[one] + PRIOR * self._all[one] / written) / told for one in letters}

    def met_once(self, length: int) -> int:
        """How many parts of so many letters one record alone has: as many more records as of these are of parts that none has
        (Good-Turing)."""
        return self._single[length]

    @property
    def _letters(self) -> tuple[str, ...]:
        """The most frequent letters; they hardly change while words come in."""
        if self.words > 1.2 * self._alphabet[0]:
            self._alphabet = self.words, tuple(letter for letter, _ in self._all.most_common(ALPHABET))
        return self._alphabet[1]
