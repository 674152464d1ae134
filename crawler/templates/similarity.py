"""How alike two pages, two centres, or a page and a centre are (M5 (5) to (8))."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass

from crawler.templates.features import Features


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of (5) for f1..f9 in order, and α of (7)(8), what two sets without members are alike."""

    values: tuple[float, ...]
    smoothing: float

    def __post_init__(self) -> None:
        if len(self.values) != 9 or min(self.values) < 0 or abs(sum(self.values) - 1) > 1e-9:
            raise ValueError("nine weights, none negative, that add up to 1")


#: The weights printed in M5 (5).
PAPER_WEIGHTS = Weights((0.3, 0.25, 0.05, 0.1, 0.1, 0.05, 0.05, 0.05, 0.05), 0.6)
#: The same with a small α, so that sets without members say little instead of much.
DEFAULT_WEIGHTS = Weights(PAPER_WEIGHTS.values, 0.1)


def layer_similarity(one: Features, other: Features) -> float:
    """M5 (6): the cosines of the layers at equal depth, over the mean number of layers. 0..1."""
    small, large = one.unit, other.unit
    if len(small) > len(large):
        small, large = large, small
    heights = one.height + other.height
    return 2.0 * _product(small, large) / heights if heights else 1.0


def _product(small: Mapping[str, float], large: Mapping[str, float]) -> float:
    get = large.get
    return sum([value * get(key, 0.0) for key, value in small.items()])


def set_similarity(one: Set[int], other: Set[int], smoothing: float) -> float:
    """M5 (7), page with page or centre with centre: (|∩| + α) / (|∪| + 1)."""
    shared = len(one & other)
    return (shared + smoothing) / (len(one) + len(other) - shared + 1)


def containment(page: Set[int], centre: Set[int], smoothing: float) -> float:
    """M5 (8), page with centre: (|S ∩ T| + α) / (|T| + 1)."""
    return (len(page & centre) + smoothing) / (len(centre) + 1)


def similarity(one: Features, other: Features, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """M5 (5) with (6) and (7): two pages or two centres. Symmetric, 0..1."""
    values, smoothing = weights.values, weights.smoothing
    total = values[0] * layer_similarity(one, other)
    for weight, left, right in zip(values[1:], one.sets, other.sets, strict=True):
        shared = len(left & right)
        total += weight * (shared + smoothing) / (len(left) + len(right) - shared + 1)
    return total


def page_similarity(page: Features, centre: Features, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """M5 (5) with (6) and (8): how well a page fits a centre. Not symmetric, 0..1."""
    values, smoothing = weights.values, weights.smoothing
    total = values[0] * layer_similarity(page, centre)
    for weight, own, common in zip(values[1:], page.sets, centre.sets, strict=True):
        total += weight * (len(own & common) + smoothing) / (len(common) + 1)
    return total
