"""How alike the pages of two clusters are on average, and how alike they must be to be one template.

The paper compares with fixed thresholds. No fixed one serves: the two page types of a forum share its frame and are
more alike (.73) than two manual pages of one generator are (.55). What tells them apart is how alike the pages of each
are among themselves, and whether each has elements of its own (`exclusion`). Both means, over all pairs of pages,
follow exactly from the running sums of a cluster, for cosines and for Dice's coefficient (as a ratio of means), without
keeping one page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from operator import mul

from crawler.templates.centre import Gathering
from crawler.templates.features import (
    ANCHORS,
    ATTRIBUTES,
    FUNCTIONS,
    IMAGES,
    LINKS,
    SCRIPTS,
    STYLES,
    TEXTS,
    Features,
)
from crawler.templates.similarity import DEFAULT_WEIGHTS, Weights
from crawler.templates.tally import common

#: So many members of a set count half as evidence: sets hardly filled on both sides say little.
FEW_MEMBERS = 2.0
_CHEAP_FIRST = (STYLES, SCRIPTS, FUNCTIONS, IMAGES, ATTRIBUTES, LINKS, ANCHORS, TEXTS)
#: Bounds are added up in another order than values: what rounding may make of it.
_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Demand:
    """How alike, on average, clusters must be to be one.

    At least `floor`; `slope` more for each unit that the pages within them are more alike than `loose`; never more than
    `part` of that. A cluster vouches for its inner likeness with its pages but one, at most `most`; `prior` is assumed
    with the weight of `strength` pages.
    """

    floor: float = 0.4
    slope: float = 1.3
    loose: float = 0.71
    prior: float = 0.74
    strength: float = 2.0
    most: float = 8.0
    part: float = 0.95
    #: Similarity that a full `exclusion` costs, and the share of own elements that is put down to chance: so much, and
    #: so much more for each unit that the elements (f2) of pages within the clusters are less alike than all equal.
    penalty: float = 5.0
    chance: float = 0.05
    varied: float = 1.4
    #: The likeness of elements assumed before pages tell, with the weight of so many pages.
    steady: float = 0.98
    steadiness: float = 0.4
    #: Two small clusters whose pages are each more alike than the two are look like two page types: what each unit of
    #: this costs where the larger has two pages or more, half of it at 1 + `fading` pages, less with more.
    gap: float = 3.5
    fading: float = 2.0

    def of(self, *sides: tuple[float, float]) -> float:
        """The mean similarity needed, from the inner likeness and the number of pages of each cluster."""
        total, evidence = self.prior * self.strength, self.strength
        for alike, pages in sides:
            share = min(max(0.0, pages - 1), self.most)
            total += share * alike
            evidence += share
        alike = total / evidence
        return min(self.part * alike, self.floor + self.slope * max(0.0, alike - self.loose))

    def chances(self, *sides: tuple[float, float]) -> float:
        """The share of own elements put down to chance, from `steadiness` and the number of pages of each cluster."""
        if not self.varied:
            return self.chance
        total, evidence = self.steady * self.steadiness, self.steadiness
        for alike, pages in sides:
            share = min(max(0.0, pages - 1), self.most)
            total += share * alike
            evidence += share
        return self.chance + self.varied * (1 - total / evidence)

    def apart(self, value: float, one: tuple[float, float], other: tuple[float, float]) -> float:
        """What it costs clusters of this similarity that each is more alike within: inner likeness, pages of each."""
        small, large = sorted((one[1] - 1, other[1] - 1))
        if small <= 0:
            return 0.0
        return self.gap * self.fading / (self.fading + large) * max(0.0, min(one[0], other[0]) - value)


#: What it takes while more pages will come, and doubtful cases can wait for them.
EARLY = Demand(slope=1.5, prior=0.97, strength=3.0, penalty=6.0, chance=0.03, varied=0.0, gap=0.0)


def steadiness(gathering: Gathering) -> float:
    """How alike the elements (f2) of all pairs of different pages of a cluster are; 1 where there are none. 0..1."""
    number, size = gathering.weight, gathering.sizes[ATTRIBUTES]
    if number <= 1 or not size:
        return 1.0
    return max(0.0, gathering.tally.pairs()[ATTRIBUTES]) / (number - 1) / size


def within(gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """Mean similarity over all pairs of different pages of a cluster; 1 where there are no two. 0..1."""
    number = gathering.weight
    if number <= 1:
        return 1.0
    pairs = number * (number - 1)
    height, sizes = gathering.means()
    # A page's product with itself is its number of layers: each is a vector of length 1.
    units = gathering.units.values()
    product = sum(map(mul, units, units)) - gathering.height
    layers = max(0.0, product) / pairs / height if height else 1.0

    # Below 0 for members that are forgotten down to less than a page.
    shared = [max(0.0, own) / pairs for own in gathering.tally.pairs()]
    return Comparison(weights, (height, height), (sizes, sizes), lambda: layers, lambda: shared).mean()


def between(one: Gathering, other: Gathering, weights: Weights = DEFAULT_WEIGHTS, *, floor: float = 0.0) -> float:
    """Mean similarity over all pairs of a page of one cluster and a page of the other. 0..1.

    Where it turns out to be below `floor`, the rest is left out, and the value is some bound below `floor`.
    """
    return compared(one, other, weights).mean(floor)


def compared(one: Gathering, other: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> Comparison:
    """`between`, of which only what sizes tell is known yet."""
    pairs = one.weight * other.weight
    (left, lefts), (right, rights) = one.means(), other.means()
    mean = (left + right) / 2
    return Comparison(
        weights,
        (left, right),
        (lefts, rights),
        lambda: _product(one.units, other.units) / pairs / mean if mean else 1.0,
        lambda: [own / pairs for own in one.tally.shared(other.tally)],
    )


def kinship(page: Features, gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS, *, floor: float = 0.0) -> float:
    """Mean similarity of a page to the pages of a cluster: `between`, with a cluster of one. 0..1."""
    number = gathering.weight
    height, sizes = gathering.means()
    mean = (page.height + height) / 2
    return Comparison(
        weights,
        (page.height, height),
        (map(len, page.sets), sizes),
        lambda: _product(page.unit, gathering.units) / number / mean if mean else 1.0,
        lambda: [own / number for own in gathering.tally.shared(page.tally)],
    ).mean(floor)


def _product(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    """The sum over all keys of the products of the two numbers of each."""
    if len(one) > len(other):
        one, other = other, one
    total: float = sum(map(mul, one.values(), map(other.get, one, repeat(0.0))))
    return total


class Comparison:
    """The weighted mean over layers and sets of two sides, found out only as far as it matters.

    From mean heights, mean sizes of sets, and what is dear: the mean likeness of layers, and how many members of each
    set two pages share. No more than the smaller side has, of layers as of members: that makes a bound.
    """

    __slots__ = ("_ahead", "_bound", "_first", "_layers", "_parts", "_shared", "_whole")

    def __init__(
        self,
        weights: Weights,
        heights: tuple[float, float],
        sides: tuple[Iterable[float], Iterable[float]],
        layers: Callable[[], float],
        shared: Callable[[], Sequence[float]],
    ) -> None:
        self._layers, self._shared = layers, shared
        self._first, *values = weights.values
        whole = ahead = 0.0
        #: Of each set: its size on both sides, its part of the whole, and the most that it can add.
        self._parts: list[tuple[float, float, float]] = []
        for value, left, right in zip(values, *sides, strict=True):
            size = left + right
            part = value * size / (size + FEW_MEMBERS)
            most = 2 * part * min(left, right) / size if size else 0.0
            whole += part
            ahead += most
            self._parts.append((size, part, most))
        height = sum(heights)
        self._ahead, self._whole = ahead, self._first + whole
        self._bound = self._first * (2 * min(heights) / height if height > 0 else 1.0) + ahead

    def reaches(self, floor: float) -> bool:
        """Whether sizes leave it open that the mean is `floor` or more."""
        return self._bound >= floor * self._whole - _ROUNDING

    def mean(self, floor: float = 0.0) -> float:
        """The mean, 0..1. Where it turns out to be below `floor`, the rest is left out: some bound below `floor`."""
        whole, ahead = self._whole, self._ahead
        needed = floor * whole - _ROUNDING
        if not self.reaches(floor):
            return self._bound / whole
        total = self._first * self._layers()
        if total + ahead < needed:
            return (total + ahead) / whole
        shared = self._shared()
        for index in _CHEAP_FIRST:
            size, part, most = self._parts[index]
            if most:
                if total + ahead < needed:
                    return (total + ahead) / whole
                ahead -= most
                total += part * 2 * shared[index] / size
        return total / whole if whole else 0.0


def exclusion(one: Gathering, other: Gathering, chance: float) -> float:
    """How far two clusters each have elements (f2) of their own that the other lacks, by the smaller side. 0..1.

    An optional block of a template shows on one side only; two templates of one site have each their own. What few
    pages lack by `chance`, less the more there are, is not counted.
    """
    here, known = one.elements()
    there, known_there = other.elements()
    shared = common(here, known_there)
    own = len(here) - shared
    if not own:
        return 0.0
    others = len(there) - (shared if here is known and there is known_there else common(there, known))
    return _mutual(
        own, others, len(here), len(there), chance * (one.weight + other.weight) / (one.weight * other.weight)
    )


def page_exclusion(page: Features, gathering: Gathering, chance: float) -> float:
    """`exclusion` of a page and a cluster. 0..1."""
    (members, _), weight = page.tally.of_set(ATTRIBUTES), gathering.weight
    firm, known = gathering.elements()
    own = len(firm) - common(firm, members)
    others = len(members) - common(members, known) if own else 0
    return _mutual(own, others, len(firm), len(members), chance * (1 + weight) / weight)


def _mutual(own: int, others: int, here: int, there: int, chance: float) -> float:
    return max(0.0, 2 * min(own, others) / max(1, here + there) - chance)
