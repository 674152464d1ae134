"""Fingerprints of clusters and the inverted lists that find the few worth comparing (M5, fingerprints, (9)).

A fingerprint is 32 prints of 16 bits. `bitmap` is the paper's: f2 hashed by four functions into 128 bits each, cut
up, but only its 128 most frequent members, for 256 fill 87 % of the bits. `paper` takes all members and keeps prints
without a bit. `minhash` takes 32 hash functions and keeps 16 bits of each one's smallest value: nothing saturates, and
the share of equal prints estimates |∩| / |∪|. `mixed` (the default) does the same for the layers too, each tag weighted
by its part of the layer, and gives them 28 of the 32 prints, seven for every fourth layer: the only one whose similarity
ranks like the centres'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain
from random import Random
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from crawler.templates.features import Features, member

Scheme = Literal["mixed", "minhash", "bitmap", "paper"]
Fingerprint = tuple[int, ...]

PRINTS = 32
#: β of M5: candidates share more than this part of the prints.
PAPER_BETA = 0.05
FREQUENT = 128
_FUNCTIONS = 4
_BITS = 128
_WIDTH = 16
_random = Random(1)
_MULTIPLIERS = np.array([_random.getrandbits(64) | 1 for _ in range(PRINTS)], dtype=np.uint64)
_ADDENDS = np.array([_random.getrandbits(64) for _ in range(PRINTS)], dtype=np.uint64)
#: Of `mixed`: prints made of the layers, each of one in so many, and the parts a layer is divided into among its tags.
LAYER_PRINTS = 28
STRATA = 4
LAYER_PARTS = 12
_STEPS = tuple(map(np.uint64, (30, 0xBF58476D1CE4E5B9, 27, 0x94D049BB133111EB, 31)))
_LOW = np.uint64(0xFFFF)
#: The smallest values of no tag at all: above all others, and prints of 0.
_NOTHING = np.full(LAYER_PRINTS // STRATA, 0xFFFFFFFFFFFF0000, np.uint64).tobytes()
#: Between the copies of a tag: Weyl's sequence, which the hash functions then spread.
_STEP = 0x9E3779B9


def fingerprint(features: Features, scheme: Scheme = "mixed") -> Fingerprint:
    """The 32 prints of a page or centre. A print of 0 says nothing: no member, or (bitmap) no bit set."""
    if scheme == "mixed":
        return _layer_prints(features) + _smallest(features.ranked, LAYER_PRINTS, PRINTS)
    if scheme == "minhash":
        return _smallest(features.ranked, 0, PRINTS)
    return _bitmaps(features.ranked if scheme == "paper" else features.ranked[:FREQUENT])


def _layer_prints(features: Features) -> Fingerprint:
    """The prints of the layers, each made of every fourth layer only, so that no layer decides them all.

    As a set a layer has a tag with the square s of its length-1 share in ⌈12 s⌉ copies.
    """
    strata = [[_NOTHING] for _ in range(STRATA)]
    for key, value in features.unit.items():
        copies = int(value * value * LAYER_PARTS + 0.99)
        if copies:
            stratum, smallest = _copies(key)
            strata[stratum].append(smallest[copies - 1])
    starts = [0, *accumulate(map(len, strata[:-1]))]
    values = np.frombuffer(b"".join(chain.from_iterable(strata)), np.uint64).reshape(-1, LAYER_PRINTS // STRATA)
    # A row for each stratum, whose prints are every fourth.
    prints: list[int] = (np.minimum.reduceat(values, starts) & _LOW).T.ravel().tolist()
    return tuple(prints)


@lru_cache(maxsize=4096)
def _copies(key: str) -> tuple[int, list[bytes]]:
    """The stratum of a tag of a layer, and for each number of its copies the smallest values of their hash functions."""
    start, stratum = member(key), int(key.partition(" ")[0]) % STRATA
    copies = [(start + copy * _STEP) & 0xFFFFFFFF for copy in range(LAYER_PARTS + 1)]
    values = np.minimum.accumulate(_hashed(copies, stratum, LAYER_PRINTS, STRATA), axis=1)
    return stratum, [row.tobytes() for row in values.T]


def _smallest(members: Sequence[int], start: int, stop: int) -> Fingerprint:
    if not members:
        return (0,) * (stop - start)
    prints: list[int] = (_hashed(members, start, stop).min(axis=1) & _LOW).tolist()
    return tuple(prints)


def _hashed(members: Sequence[int], start: int, stop: int, step: int = 1) -> NDArray[np.uint64]:
    """The values of some of the hash functions, a row for each function."""
    keys = np.fromiter(members, np.uint64, len(members))
    values: NDArray[np.uint64] = keys * _MULTIPLIERS[start:stop:step, None]
    values += _ADDENDS[start:stop:step, None]
    # The finaliser of SplitMix64: multiplying alone leaves the functions alike, and the estimates biased.
    first, factor, second, another, third = _STEPS
    values ^= values >> first
    values *= factor
    values ^= values >> second
    values *= another
    values ^= values >> third
    return values


def _bitmaps(members: Sequence[int]) -> Fingerprint:
    prints: list[int] = []
    for multiplier, addend in zip(_MULTIPLIERS[:_FUNCTIONS].tolist(), _ADDENDS[:_FUNCTIONS].tolist(), strict=True):
        bitmap = 0
        for key in members:
            bitmap |= 1 << ((key * multiplier + addend >> 40) % _BITS)
        prints += [bitmap >> start & 0xFFFF for start in range(0, _BITS, _WIDTH)]
    return tuple(prints)


def print_similarity(one: Fingerprint, other: Fingerprint, *, count_zeros: bool = False) -> float:
    """M5 (9): equal prints over 32. `count_zeros` as in the paper; else two empty prints are not equal."""
    return sum([a == b and (a != 0 or count_zeros) for a, b in zip(one, other, strict=True)]) / PRINTS


class PrintIndex:
    """The 32 inverted lists: print → clusters. `zeros` indexes empty prints too, as the paper does."""

    def __init__(self, *, zeros: bool = False) -> None:
        self.zeros = zeros
        self._lists: dict[int, set[int]] = {}
        self._prints: dict[int, Fingerprint] = {}

    def __len__(self) -> int:
        return len(self._prints)

    def __contains__(self, cluster: int) -> bool:
        return cluster in self._prints

    def put(self, cluster: int, prints: Fingerprint) -> None:
        """Enter a cluster, or give one entered before new prints."""
        if self._prints.get(cluster) == prints:
            return
        self.remove(cluster)
        self._prints[cluster] = prints
        for key in self._keys(prints):
            self._lists.setdefault(key, set()).add(cluster)

    def remove(self, cluster: int) -> None:
        """Take a cluster out, if it is in."""
        for key in self._keys(self._prints.pop(cluster, ())):
            entries = self._lists.get(key)
            if entries is not None:
                entries.discard(cluster)
                if not entries:
                    del self._lists[key]

    def _keys(self, prints: Fingerprint) -> list[int]:
        return [place << _WIDTH | one for place, one in enumerate(prints) if one or self.zeros]

    def shared(self, prints: Fingerprint) -> Counter[int]:
        """How many lists each cluster shares with these prints, those that share none left out."""
        return Counter(chain.from_iterable(filter(None, map(self._lists.get, self._keys(prints)))))

    def candidates(self, prints: Fingerprint, beta: float) -> list[int]:
        """The clusters that share more than 32·β lists, best first."""
        floor = PRINTS * beta
        found = [(-count, cluster) for cluster, count in self.shared(prints).items() if count > floor]
        return [cluster for _, cluster in sorted(found)]
