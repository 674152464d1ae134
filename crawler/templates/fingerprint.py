"""Fingerprints of clusters and the inverted lists that find the few worth comparing (M5, fingerprints, (9)).

A fingerprint is 32 prints of 16 bits. `bitmap` is the paper's: f2 hashed by four functions into 128 bits each, cut
up, but only its 128 most frequent members, for 256 fill 87 % of the bits. `paper` takes all members and keeps prints
without a bit. `minhash` takes 32 hash functions and keeps 16 bits of each one's smallest value: nothing saturates, and
the share of equal prints estimates |∩| / |∪|. `mixed` (the default) does the same for the layers too, each tag weighted
by its part of the layer, and gives them 28 of the 32 prints, seven for every fourth layer: the only one whose similarity
ranks like the centres'.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain
from operator import add
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
#: Pages whose prints are made together: their values stay near the processor.
_TOGETHER = 16
_random = Random(1)
_MULTIPLIERS = np.array([_random.getrandbits(64) | 1 for _ in range(PRINTS)], dtype=np.uint64)
_ADDENDS = np.array([_random.getrandbits(64) for _ in range(PRINTS)], dtype=np.uint64)
#: Of `mixed`: prints made of the layers, each of one in so many, and the parts a layer is divided into among its tags.
LAYER_PRINTS = 28
STRATA = 4
LAYER_PARTS = 12
_STEPS = tuple(map(np.uint64, (30, 0xBF58476D1CE4E5B9, 27, 0x94D049BB133111EB, 31)))
_LOW = np.uint64(0xFFFF)
_PLACES = range(0, PRINTS << _WIDTH, 1 << _WIDTH)
#: The smallest values of no tag at all: above all others, and prints of 0.
_NOTHING = np.full(LAYER_PRINTS // STRATA, 0xFFFFFFFFFFFF0000, np.uint64).tobytes()
#: Between the copies of a tag: Weyl's sequence, which the hash functions then spread.
_STEP = 0x9E3779B9


def fingerprint(features: Features, scheme: Scheme = "mixed") -> Fingerprint:
    """The 32 prints of a page or centre. A print of 0 says nothing: no member, or (bitmap) no bit set."""
    return fingerprints([features], scheme)[0]


def fingerprints(pages: Sequence[Features], scheme: Scheme = "mixed") -> list[Fingerprint]:
    """The fingerprints of many, which take less time together."""
    found: list[Fingerprint] = []
    for start in range(0, len(pages), _TOGETHER):
        some = pages[start : start + _TOGETHER]
        ranked = [one.ranked for one in some]
        if scheme == "mixed":
            found += map(tuple, map(add, _layer_prints(some), _smallest(ranked, LAYER_PRINTS, PRINTS)))
        elif scheme == "minhash":
            found += map(tuple, _smallest(ranked, 0, PRINTS))
        else:
            found += [_bitmaps(own if scheme == "paper" else own[:FREQUENT]) for own in ranked]
    return found


def _layer_prints(pages: Sequence[Features]) -> list[list[int]]:
    """The prints of the layers, each made of every fourth layer only, so that no layer decides them all.

    As a set a layer has a tag with the square s of its length-1 share in ⌈12 s⌉ copies.
    """
    strata: list[list[bytes]] = []
    for page in pages:
        own = [[_NOTHING] for _ in range(STRATA)]
        for key, value in page.unit.items():
            copies = int(value * value * LAYER_PARTS + 0.99)
            if copies:
                stratum, smallest = _copies(key)
                own[stratum].append(smallest[copies - 1])
        strata += own
    values = np.frombuffer(b"".join(chain.from_iterable(strata)), np.uint64).reshape(-1, LAYER_PRINTS // STRATA)
    # A row for each stratum of each page; its prints are every fourth of the page's.
    rows = np.minimum.reduceat(values, _starts(strata)) & _LOW
    prints: list[list[int]] = rows.reshape(len(pages), STRATA, -1).swapaxes(1, 2).reshape(len(pages), -1).tolist()
    return prints


def _starts(parts: Sequence[Sequence[object]]) -> list[int]:
    return [0, *accumulate(map(len, parts[:-1]))]


@lru_cache(maxsize=4096)
def _copies(key: str) -> tuple[int, list[bytes]]:
    """The stratum of a tag of a layer, and for each number of its copies the smallest values of their hash functions."""
    start, stratum = member(key), int(key.partition(" ")[0]) % STRATA
    copies = [(start + copy * _STEP) & 0xFFFFFFFF for copy in range(LAYER_PARTS + 1)]
    values = np.minimum.accumulate(_hashed(np.array(copies, np.uint64), stratum, LAYER_PRINTS, STRATA), axis=1)
    return stratum, [row.tobytes() for row in values.T]


def _smallest(many: Sequence[Sequence[int]], start: int, stop: int) -> list[list[int]]:
    """For each group of members the smallest values of some of the hash functions; 0 where there is none."""
    filled = [members or (0,) for members in many]
    keys = np.fromiter(chain.from_iterable(filled), np.uint64)
    values = np.minimum.reduceat(_hashed(keys, start, stop), _starts(filled), axis=1) & _LOW
    return [own if members else [0] * len(own) for own, members in zip(values.T.tolist(), many, strict=True)]


def _hashed(keys: NDArray[np.uint64], start: int, stop: int, step: int = 1) -> NDArray[np.uint64]:
    """The values of some of the hash functions, a row for each function."""
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
        self._lists: dict[int, set[int]] = defaultdict(set)
        self._entries: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, cluster: int) -> bool:
        return cluster in self._entries

    def put(self, cluster: int, prints: Fingerprint) -> None:
        """Enter a cluster, or give one entered before new prints."""
        keys = self._keys(prints)
        if self._entries.get(cluster) == keys:
            return
        self.remove(cluster)
        self._entries[cluster] = keys
        for key in keys:
            self._lists[key].add(cluster)

    def remove(self, cluster: int) -> None:
        """Take a cluster out, if it is in."""
        lists = self._lists
        for key in self._entries.pop(cluster, ()):
            entries = lists[key]
            entries.discard(cluster)
            if not entries:
                del lists[key]

    def _keys(self, prints: Fingerprint) -> list[int]:
        if self.zeros or 0 not in prints:
            return list(map(add, _PLACES, prints))
        return [place + one for place, one in zip(_PLACES, prints, strict=True) if one]

    def shared(self, prints: Fingerprint) -> Counter[int]:
        """How many lists each cluster shares with these prints, those that share none left out."""
        return Counter(chain.from_iterable(filter(None, map(self._lists.get, self._keys(prints)))))

    def candidates(self, prints: Fingerprint, beta: float) -> list[int]:
        """The clusters that share more than 32·β lists, best first."""
        floor = PRINTS * beta
        found = [(-count, cluster) for cluster, count in self.shared(prints).items() if count > floor]
        return [cluster for _, cluster in sorted(found)]
