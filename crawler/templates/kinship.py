"""How alike the pages of two clusters are on average, and how alike they must be to be one template.

The paper compares with fixed thresholds. No fixed one serves: the two page types of a forum share its frame and are
more alike (.73) than two manual pages of one generator are (.55). What tells them apart is how alike the pages of each
are among themselves, and whether each has elements of its own (`exclusion`). Both means, over all pairs of pages,
follow exactly from the running sums of a cluster, for cosines and for Dice's coefficient (as a ratio of means), without
keeping one page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Any

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

#: So many members of a set count half as evidence: sets hardly filled on both sides say little.
FEW_MEMBERS = 2.0
_CHEAP_FIRST = (STYLES, SCRIPTS, FUNCTIONS, IMAGES, ATTRIBUTES, LINKS, ANCHORS, TEXTS)
#: A member of this share of a cluster's pages is one of the template; of at most that share, of single pages.
FIRM, RARE = 0.8, 0.1


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
    return max(0.0, sum([n * (n - 1) for n in gathering.counts[ATTRIBUTES].values()])) / (number - 1) / size


def within(gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """Mean similarity over all pairs of different pages of a cluster; 1 where there are no two. 0..1."""
    number = gathering.weight
    if number <= 1:
        return 1.0
    pairs = number * (number - 1)
    heights = gathering.height / number
    # A page's product with itself is its number of layers: each is a vector of length 1.
    product = sum([value * value for value in gathering.units.values()]) - gathering.height
    layers = max(0.0, product) / pairs / heights if heights else 1.0

    def shared(index: int) -> float:
        return max(0.0, sum([n * (n - 1) for n in gathering.counts[index].values()])) / pairs

    return _weighted(weights, layers, [2 * size / number for size in gathering.sizes], shared)


def between(one: Gathering, other: Gathering, weights: Weights = DEFAULT_WEIGHTS, *, floor: float = 0.0) -> float:
    """Mean similarity over all pairs of a page of one cluster and a page of the other. 0..1.

    Where it turns out to be below `floor`, the rest is left out, and the value is some bound below `floor`.
    """
    pairs = one.weight * other.weight
    heights = (one.height / one.weight + other.height / other.weight) / 2
    layers = _product(one.units, other.units) / pairs / heights if heights else 1.0
    sizes = [left / one.weight + right / other.weight for left, right in zip(one.sizes, other.sizes, strict=True)]
    return _weighted(
        weights, layers, sizes, lambda index: _product(one.counts[index], other.counts[index]) / pairs, floor
    )


def kinship(page: Features, gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS, *, floor: float = 0.0) -> float:
    """Mean similarity of a page to the pages of a cluster: `between`, with a cluster of one. 0..1."""
    number = gathering.weight
    heights = (page.height + gathering.height / number) / 2
    layers = _product(page.unit, gathering.units) / number / heights if heights else 1.0
    sizes = [len(members) + size / number for members, size in zip(page.sets, gathering.sizes, strict=True)]

    def shared(index: int) -> float:
        counts = gathering.counts[index]
        return sum(map(counts.__getitem__, counts.keys() & page.sets[index])) / number

    return _weighted(weights, layers, sizes, shared, floor)


def _weighted(
    weights: Weights, layers: float, sizes: Sequence[float], shared: Callable[[int], float], floor: float = 0.0
) -> float:
    values = weights.values
    parts = [values[index + 1] * size / (size + FEW_MEMBERS) for index, size in enumerate(sizes)]
    ahead, whole = sum(parts), values[0] + sum(parts)
    total = values[0] * layers
    for index in _CHEAP_FIRST:
        if parts[index]:
            if total + ahead < floor * whole:
                return (total + ahead) / whole
            ahead -= parts[index]
            total += parts[index] * 2 * shared(index) / sizes[index]
    return total / whole if whole else 0.0


def exclusion(one: Gathering, other: Gathering, chance: float) -> float:
    """How far two clusters each have elements (f2) of their own that the other lacks, by the smaller side. 0..1.

    An optional block of a template shows on one side only; two templates of one site have each their own. What few
    pages lack by `chance`, less the more there are, is not counted.
    """
    left, right = one.counts[ATTRIBUTES], other.counts[ATTRIBUTES]
    mine, yours = FIRM * one.weight, FIRM * other.weight
    few, fewer = RARE * one.weight, RARE * other.weight
    here = [key for key, number in left.items() if number >= mine]
    own = sum([right.get(key, 0.0) <= fewer for key in here])
    if not own:
        return 0.0
    there = [key for key, number in right.items() if number >= yours]
    others = sum([left.get(key, 0.0) <= few for key in there])
    return _mutual(
        own, others, len(here), len(there), chance * (one.weight + other.weight) / (one.weight * other.weight)
    )


def page_exclusion(page: Features, gathering: Gathering, chance: float) -> float:
    """`exclusion` of a page and a cluster. 0..1."""
    counts, weight = gathering.counts[ATTRIBUTES], gathering.weight
    members = page.sets[ATTRIBUTES]
    firm = [key for key, number in counts.items() if number >= FIRM * weight]
    own = sum([key not in members for key in firm])
    others = sum([counts.get(key, 0.0) <= RARE * weight for key in members]) if own else 0
    return _mutual(own, others, len(firm), len(members), chance * (1 + weight) / weight)


def _mutual(own: int, others: int, here: int, there: int, chance: float) -> float:
    return max(0.0, 2 * min(own, others) / max(1, here + there) - chance)


def _product(one: Mapping[Any, float], other: Mapping[Any, float]) -> float:
    keys = one.keys() & other.keys()
    total: float = sum(map(mul, map(one.__getitem__, keys), map(other.__getitem__, keys)))
    return total
