"""The choices of FPC in one value: the paper's, and the default ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from crawler.templates.features import Attributes
from crawler.templates.fingerprint import PAPER_BETA, Scheme
from crawler.templates.kinship import EARLY, Demand
from crawler.templates.similarity import DEFAULT_WEIGHTS, PAPER_WEIGHTS, Weights

Method = Literal["kin", "paper"]


@dataclass(frozen=True, slots=True)
class Thresholds:
    """d, α, e and T of MKmeans (M5).

    `join`: a page less like every centre opens its own; `merge`: centres this alike become one; `settled`: the change
    of the mean similarity of pages to their centres at which the rounds end; `rounds`: the most there are.
    """

    join: float = 0.7
    merge: float = 0.6
    settled: float = 0.005
    rounds: int = 10


@dataclass(frozen=True, slots=True)
class Rules:
    """How to cluster.

    `paper`: the fixed thresholds d and α on (5) to (8). `kin`: `demand` on mean similarities of pages instead, `early`
    while more pages will come, and `join` opens tight clusters first. `beta` is β of the inverted lists; below `few`
    clusters all are compared.
    """

    method: Method = "kin"
    attributes: Attributes = "shape"
    weights: Weights = DEFAULT_WEIGHTS
    #: Of these `kin` uses `settled` and `rounds`; more than one round changed nothing on the tuning sites.
    thresholds: Thresholds = field(default_factory=lambda: Thresholds(rounds=1))
    demand: Demand = field(default_factory=Demand)
    early: Demand = EARLY
    join: float = 0.88
    scheme: Scheme = "mixed"
    beta: float = 0.55
    few: int = 8
    #: β for single pages and small clusters, and how many of these candidates, best first, are compared in full.
    page_beta: float = 0.2
    compared: int = 6
    #: How many candidates are compared for clusters that are small, or that no more pages will come to; β of the former.
    reviewed: int = 64
    early_beta: float = 0.4


DEFAULT = Rules()
PAPER = Rules(
    method="paper",
    attributes="paper",
    weights=PAPER_WEIGHTS,
    thresholds=Thresholds(),
    scheme="paper",
    beta=PAPER_BETA,
)
