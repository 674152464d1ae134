"""How alike the pages of two clusters are on average, and how alike they must be to be one template.

The paper compares with fixed thresholds. No fixed one serves: the two page types of a forum share its frame and are
more alike (.73) than two manual pages of one generator are (.55). What tells them apart is how alike the pages of each
are among themselves. Both means, over all pairs of pages, follow exactly from the running sums of a cluster, for
cosines and for Dice's coefficient (as a ratio of means), without keeping one page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crawler.templates.centre import Gathering
from crawler.templates.features import SETS, Features
from crawler.templates.similarity import DEFAULT_WEIGHTS, Weights

#: So many members of a set count half as evidence: sets hardly filled on both sides say little.
FEW_MEMBERS = 2.0


@dataclass(frozen=True, slots=True)
class Demand:
    """How alike two clusters must be to be one.

    At least `floor`; `slope` more for each unit that the pages within them are more alike than `loose`. Clusters
    without pairs count as `prior` alike within, with the weight of `strength` pages.
    """

    floor: float = 0.53
    slope: float = 2.0
    loose: float = 0.75
    prior: float = 0.8
    strength: float = 1.0
    #: Pages of a cluster count as evidence on its inner likeness up to here.
    most: float = 8.0

    def of(self, one: Gathering, other: Gathering | None, weights: Weights = DEFAULT_WEIGHTS) -> float:
        """The mean similarity these clusters need (`other` None: a single page)."""
        total, evidence = self.prior * self.strength, self.strength
        for gathering in (one, other):
            if gathering is not None and gathering.weight > 1:
                share = min(gathering.weight - 1, self.most)
                total += share * within(gathering, weights)
                evidence += share
        alike = total / evidence
        return min(0.95 * alike, self.floor + self.slope * max(0.0, alike - self.loose))


def within(gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """Mean similarity over all pairs of different pages of a cluster of two or more; 1 for less. 0..1."""
    number = gathering.weight
    if number <= 1:
        return 1.0
    pairs = number * (number - 1)
    heights = gathering.height / number
    # A page's product with itself is its number of layers: each is a vector of length 1.
    product = sum([value * value for value in gathering.units.values()]) - gathering.height
    shared = [max(0.0, sum([n * (n - 1) for n in counts.values()])) / pairs for counts in gathering.counts]
    sizes = [2 * size / number for size in gathering.sizes]
    return _weighted(weights, max(0.0, product) / pairs / heights if heights else 1.0, shared, sizes)


def between(one: Gathering, other: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """Mean similarity over all pairs of a page of one cluster and a page of the other. 0..1."""
    pairs = one.weight * other.weight
    heights = (one.height / one.weight + other.height / other.weight) / 2
    product = _product(one.units, other.units) / pairs
    shared = [_product(left, right) / pairs for left, right in zip(one.counts, other.counts, strict=True)]
    sizes = [left / one.weight + right / other.weight for left, right in zip(one.sizes, other.sizes, strict=True)]
    return _weighted(weights, product / heights if heights else 1.0, shared, sizes)


def kinship(page: Features, gathering: Gathering, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """Mean similarity of a page to the pages of a cluster: `between`, with a cluster of one. 0..1."""
    number = gathering.weight
    heights = (page.height + gathering.height / number) / 2
    product = _product(page.unit, gathering.units) / number
    shared, sizes = [], []
    for members, counts, size in zip(page.sets, gathering.counts, gathering.sizes, strict=True):
        get = counts.get
        shared.append(sum([get(one, 0.0) for one in members]) / number if counts else 0.0)
        sizes.append(len(members) + size / number)
    return _weighted(weights, product / heights if heights else 1.0, shared, sizes)


def _product(one: Mapping[str, float] | Mapping[int, float], other: Mapping[str, float] | Mapping[int, float]) -> float:
    small, large = (one, other) if len(one) <= len(other) else (other, one)
    get = large.get
    return sum([value * get(key, 0.0) for key, value in small.items()])  # type: ignore[call-overload,misc]


def _weighted(weights: Weights, layers: float, shared: list[float], sizes: list[float]) -> float:
    values = weights.values
    total, whole = values[0] * layers, values[0]
    for index in range(len(SETS)):
        size = sizes[index]
        if size > 0:
            weight = values[index + 1] * size / (size + FEW_MEMBERS)
            total += weight * 2 * shared[index] / size
            whole += weight
    return total / whole if whole else 0.0
