"""How many pages have each member of the eight sets, in sorted arrays: small, and compared without a loop in Python.

Numbers are whole, or halved so often as their cluster was: sums and products of them are exact in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

_SETS = 8
_WIDTH = 32
_OFFSETS = np.arange(_SETS + 1, dtype=np.int64) << _WIDTH
_MEMBER = (1 << _WIDTH) - 1


@dataclass(frozen=True, slots=True)
class Tally:
    """Keys in ascending order, each the number of a set and a member of it, and how many pages have it."""

    keys: NDArray[np.int64]
    numbers: NDArray[np.float64]

    @classmethod
    def of(cls, sets: Sequence[Set[int]]) -> Tally:
        """Of one page, with these eight sets; none at all are empty ones."""
        sizes = list(map(len, sets)) or [0] * _SETS
        return cls.of_arrays(np.fromiter(chain.from_iterable(sets), np.int64, sum(sizes)), sizes)

    @classmethod
    def of_arrays(cls, members: NDArray[np.int64], sizes: Sequence[int]) -> Tally:
        """Of one page, with the different members of its sets one after the other, and how many each has."""
        keys = members + _OFFSETS[:-1].repeat(sizes)
        keys.sort()
        return cls(keys, np.ones(len(keys)))

    @classmethod
    def from_lists(cls, lists: Iterable[tuple[Iterable[int], Iterable[float]]]) -> Tally:
        """Of members and numbers for each of the eight sets. Raises `ValueError` for what is none."""
        members, numbers = zip(*[(list(map(int, own)), list(map(float, given))) for own, given in lists], strict=True)
        every = list(chain.from_iterable(members))
        if list(map(len, members)) != list(map(len, numbers)) or not all(0 <= one <= _MEMBER for one in every):
            raise ValueError("the members of a cluster and their numbers do not fit together")
        keys = np.array(every, np.int64) + _OFFSETS[:-1].repeat(list(map(len, members)))
        return cls(keys, np.array(list(chain.from_iterable(numbers)), np.float64))._sorted()

    def to_lists(self) -> list[list[list[float]]]:
        """What `from_lists` restores."""
        return [[members.tolist(), numbers.tolist()] for members, numbers in map(self.of_set, range(_SETS))]

    def _sorted(self) -> Tally:
        order = self.keys.argsort(kind="stable")
        keys = self.keys[order]
        if not len(keys):
            return self
        first = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
        return Tally(keys[first], np.add.reduceat(self.numbers[order], first))

    def plus(self, other: Tally) -> Tally:
        """Of the pages of both."""
        keys = np.concatenate((self.keys, other.keys))
        return Tally(keys, np.concatenate((self.numbers, other.numbers)))._sorted()

    def halved(self) -> Tally:
        """Half of each number."""
        return Tally(self.keys, self.numbers / 2)

    def above(self, floor: float) -> Tally:
        """Those with more than so many pages."""
        kept = self.numbers > floor
        return Tally(self.keys[kept], self.numbers[kept])

    def shared(self, other: Tally) -> list[float]:
        """For each set, how many pairs of a page of either have each member, summed."""
        small, large = (self, other) if len(self.keys) < len(other.keys) else (other, self)
        if not len(small.keys):
            return [0.0] * _SETS
        places = large.keys.searchsorted(small.keys)
        found = large.numbers.take(places, mode="clip") * small.numbers
        found *= large.keys.take(places, mode="clip") == small.keys
        sums: list[float] = np.bincount(small.keys >> _WIDTH, found, _SETS).tolist()
        return sums

    def pairs(self) -> list[float]:
        """For each set, how many ordered pairs of different pages have each member, summed."""
        sums: list[float] = np.bincount(self.keys >> _WIDTH, self.numbers * (self.numbers - 1), _SETS).tolist()
        return sums

    def of_set(self, index: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """The members of one set, in ascending order, and their numbers."""
        start, end = self.keys.searchsorted(_OFFSETS[index : index + 2]).tolist()
        return self.keys[start:end] & _MEMBER, self.numbers[start:end]


def common(one: NDArray[np.int64], other: NDArray[np.int64]) -> int:
    """How many members two arrays in ascending order have in common."""
    if not len(one) or not len(other):
        return 0
    if len(one) > len(other):
        one, other = other, one
    return int(np.count_nonzero(other.take(other.searchsorted(one), mode="clip") == one))
