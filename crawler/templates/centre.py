"""The centre of a cluster (M5 (2)): the mean of its pages' layers, and the members most of its pages have.

`Gathering` keeps the running sums a centre is made of, so that a page joins in time independent of the cluster's
size. It forgets slowly: at `HALF_LIFE` pages all sums are halved, which bounds them and lets a centre follow a site's
redesign.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from math import sqrt
from operator import add
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crawler.templates.features import ATTRIBUTES, MAX_DEPTH, MAX_MEMBERS, SETS, Features
from crawler.templates.tally import Tally

#: θ_L of M5 (2): a layer whose mean cosine with the pages' layers is below is dropped.
LAYER_COHESION = 0.5
#: γ of M5 (2): members of more than this share of the pages belong to the centre.
MEMBER_SHARE = 0.5
HALF_LIFE = 128.0
#: With this many pages, members below this share have no prospect of reaching the centre soon and are forgotten.
HOPEFUL_PAGES = 8
HOPELESS_SHARE = 0.13
#: A member of this share of a cluster's pages is one of the template; of at most that share, of single pages.
FIRM, RARE = 0.8, 0.1


@dataclass(frozen=True, slots=True)
class Centre:
    """What the pages of a cluster have in common, and how many pages it was made of. A value: store it, compare it."""

    features: Features
    pages: int

    def to_json(self) -> dict[str, Any]:
        """Plain data; `from_json` gives the equal value back."""
        return {"pages": self.pages, **self.features.to_json()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Centre:
        """The value that `to_json` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        return cls(Features.from_json(data), int(data["pages"]))


def centre(pages: Iterable[Features]) -> Centre:
    """M5 (2), the centre of some pages."""
    return gathered(pages).centre()


def gathered(pages: Iterable[Features]) -> Gathering:
    """The sums of some pages."""
    gathering = Gathering()
    for page in pages:
        gathering.add(page)
    return gathering


class Gathering:
    """The running sums of a cluster.

    `pages` counts all that ever joined, `weight` those not yet forgotten. `shares` sums the pages' layers, `units` the
    same scaled to length 1 (keys as in `Features.unit`, in one order), `height` their number of layers; `tally` says
    how many pages have each member of the eight sets, `sizes` sums how many members the pages have.
    """

    __slots__ = ("_elements", "_means", "height", "pages", "shares", "sizes", "tally", "units", "weight")

    def __init__(self) -> None:
        self.pages = 0
        self.weight = 0.0
        self.height = 0.0
        self.shares: dict[str, float] = {}
        self.units: dict[str, float] = {}
        self.tally = Tally.of(())
        self.sizes: list[float] = [0.0 for _ in SETS]
        self._elements: tuple[NDArray[np.int64], NDArray[np.int64]] | None = None
        self._means: tuple[float, list[float]] | None = None

    def add(self, page: Features) -> None:
        """Let one page join."""
        if self.weight >= HALF_LIFE:
            self._halve()
        self._elements = self._means = None
        self.pages += 1
        self.weight += 1.0
        self.height += page.height
        flat = chain.from_iterable(map(dict.values, page.layers))
        if self.pages == 1:
            self.shares = dict(zip(page.unit, flat, strict=True))
            self.units = dict(page.unit)
            self.tally = page.tally
            self.sizes = [float(len(members)) for members in page.sets]
            return
        shares, units = self.shares, self.units
        for (key, direction), share in zip(page.unit.items(), flat, strict=True):
            shares[key] = shares.get(key, 0.0) + share
            units[key] = units.get(key, 0.0) + direction
        self.tally = self.tally.plus(page.tally)
        self.sizes = list(map(add, self.sizes, map(len, page.sets)))

    def merge(self, other: Gathering) -> None:
        """Take over the pages of another cluster."""
        self._elements = self._means = None
        self.pages += other.pages
        self.weight += other.weight
        self.height += other.height
        _sum_up(self.shares, other.shares)
        _sum_up(self.units, other.units)
        self.tally = self.tally.plus(other.tally)
        self.sizes = list(map(add, self.sizes, other.sizes))
        while self.weight > HALF_LIFE:
            self._halve()

    def _halve(self) -> None:
        self.weight /= 2
        self.height /= 2
        self.shares = {key: value / 2 for key, value in self.shares.items()}
        self.units = {key: value / 2 for key, value in self.units.items()}
        self.tally = self.tally.halved()
        self.sizes = [size / 2 for size in self.sizes]
        self.forget()

    def forget(self) -> None:
        """Drop what only few of many pages had; keeps the memory of a cluster bounded."""
        if self.weight >= HOPEFUL_PAGES:
            self.tally = self.tally.above(HOPELESS_SHARE * self.weight)
            self._elements = None

    def elements(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The elements (f2) of the template, and those that are more than single pages' own. They stand until the sums
        change."""
        if self._elements is None:
            members, numbers = self.tally.of_set(ATTRIBUTES)
            if self.weight == 1:
                self._elements = members, members
            else:
                self._elements = members[numbers >= FIRM * self.weight], members[numbers > RARE * self.weight]
        return self._elements

    def means(self) -> tuple[float, list[float]]:
        """The mean number of layers of the pages, and of members of each set. They stand until the sums change."""
        if self._means is None:
            weight = self.weight
            self._means = self.height / weight, [size / weight for size in self.sizes]
        return self._means

    def centre(self) -> Centre:
        """M5 (2): the mean of each layer, kept where it is like the pages' layers, and the members of most pages."""
        return completed(self.outline(), self.tally, self.weight, self.pages)

    def outline(self) -> Features:
        """The layers of the centre and its elements (f2), not in order: all that prints are made of. No sets yet."""
        layers = self._layers()
        while layers and not layers[-1]:
            layers.pop()
        return Features.of(layers, (), _most(self.tally, ATTRIBUTES, self.weight))

    def _layers(self) -> list[dict[str, float]]:
        weight = self.weight
        layers: list[dict[str, float]] = [{} for _ in range(MAX_DEPTH)]
        squares, products = [0.0] * MAX_DEPTH, [0.0] * MAX_DEPTH
        placed = map(_depth_and_tag, self.shares)
        for (depth, tag), share, unit in zip(placed, self.shares.values(), self.units.values(), strict=True):
            layers[depth][tag] = share / weight
            squares[depth] += share * share
            products[depth] += share * unit
        least = (LAYER_COHESION - 1e-9) * weight
        return [
            layer if square and product >= least * sqrt(square) else {}
            for layer, square, product in zip(layers, squares, products, strict=True)
        ]

    def to_json(self) -> dict[str, Any]:
        """Plain data; `from_json` restores the sums."""
        return {
            "pages": self.pages,
            "weight": self.weight,
            "height": self.height,
            "shares": self.shares,
            "units": self.units,
            "counts": self.tally.to_lists(),
            "sizes": self.sizes,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Gathering:
        """The sums that `to_json` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        one = cls()
        one.pages, one.weight, one.height = int(data["pages"]), float(data["weight"]), float(data["height"])
        one.shares = {_layer_key(key): float(value) for key, value in data["shares"].items()}
        one.units = {key: float(data["units"][key]) for key in one.shares}
        one.tally = Tally.from_lists(data["counts"])
        one.sizes = [float(size) for size in data["sizes"]]
        if (
            one.weight <= 0
            or len(one.shares) != len(data["units"])
            or not len(data["counts"]) == len(one.sizes) == len(SETS)
        ):
            raise ValueError("the sums of a cluster do not fit together")
        return one


@lru_cache(maxsize=4096)
def _depth_and_tag(key: str) -> tuple[int, str]:
    depth, _, tag = key.partition(" ")
    return int(depth), tag


def _layer_key(key: str) -> str:
    if not 0 <= int(key.partition(" ")[0]) < MAX_DEPTH:
        raise ValueError(f"{key!r} is no tag of a layer")
    return key


def _sum_up(into: dict[str, float], more: Mapping[str, float]) -> None:
    get = into.get
    for key, value in more.items():
        into[key] = get(key, 0.0) + value


def completed(outline: Features, tally: Tally, weight: float, pages: int) -> Centre:
    """The centre of which this is the outline, with the members that most of the pages have."""
    sets = tuple(frozenset(_most(tally, index, weight)) for index in range(len(SETS)))
    members, numbers = tally.of_set(ATTRIBUTES)
    frequencies = dict(zip(members.tolist(), numbers.tolist(), strict=True))
    ranked = sorted(sets[ATTRIBUTES], key=lambda key: (-frequencies[key], key))
    return Centre(replace(outline, sets=sets, ranked=tuple(ranked), tally=Tally.of(sets)), pages)


def _most(tally: Tally, index: int, weight: float) -> list[int]:
    members, numbers = tally.of_set(index)
    kept: list[int] = members[numbers > MEMBER_SHARE * weight][:MAX_MEMBERS].tolist()
    return kept
