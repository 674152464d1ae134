"""What a crawl learns about links while it runs: naive Bayes counts for one scope (a domain, or one site of it)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

#: Evidence (the smaller of the two classes) at which a scope's own voice counts half.
HALF = 8.0
#: The strongest word of one feature, and of a scope on one link, in log odds.
FEATURE_LIMIT, LIMIT = 2.5, 5.0
_PRIOR = 1.0


class Credit:
    """Weighted counts of features on links that led to something (`yes`) and that did not."""

    __slots__ = ("counts", "no", "yes")

    def __init__(self) -> None:
        self.yes = 0.0
        self.no = 0.0
        self.counts: dict[str, list[float]] = {}

    def learn(self, features: Iterable[str], gained: bool, weight: float = 1.0) -> None:
        """Take in one link."""
        if gained:
            self.yes += weight
        else:
            self.no += weight
        counts = self.counts
        place = 0 if gained else 1
        for feature in features:
            pair = counts.get(feature)
            if pair is None:
                pair = counts[feature] = [0.0, 0.0]
            pair[place] += weight

    @property
    def trust(self) -> float:
        """How much the scope's own voice counts, 0 to 1."""
        least = min(self.yes, self.no)
        return least / (least + HALF)

    def odds(self, features: Iterable[str]) -> float:
        """Σ log P(feature | yes) − log P(feature | no), each and all bounded, times the trust earned; 0 unlearnt."""
        trust = self.trust
        if trust <= 0.0:
            return 0.0
        base = math.log((self.no + 2 * _PRIOR) / (self.yes + 2 * _PRIOR))
        counts = self.counts
        total = 0.0
        for feature in features:
            pair = counts.get(feature)
            if pair is not None:
                odds = math.log((pair[0] + _PRIOR) / (pair[1] + _PRIOR)) + base
                seen = pair[0] + pair[1]
                odds *= seen / (seen + 2.0)
                total += max(-FEATURE_LIMIT, min(FEATURE_LIMIT, odds))
        return trust * max(-LIMIT, min(LIMIT, total))

    def to_json(self) -> dict[str, Any]:
        """The counts as plain JSON values."""
        return {"yes": self.yes, "no": self.no, "counts": {name: self.counts[name] for name in sorted(self.counts)}}
