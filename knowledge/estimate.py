"""How large a database is, judged from how often its records came back: capture–recapture with its uncertainty.

Chao A. (1984, 1987) for the abundance estimator and its log-normal interval.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_Z = 1.959964  # 95 %
_REPEATED, _REPEATED_SHARE = 30, 0.1  # from here on recapture may overrule the site's own total


@dataclass(frozen=True, slots=True)
class Estimate:
    """Estimated number of records: `size`, its standard error, and a 95 % interval. Infinite where nothing is known."""

    size: float
    error: float
    low: float
    high: float

    def coverage(self, held: int) -> float:
        """Share of the database held with `held` distinct records, in [0, 1]."""
        return min(1.0, held / self.size) if self.size > 0 else 1.0


def frequencies(counts: Iterable[int]) -> dict[int, int]:
    """How many records were captured once, twice, …: {1: f1, 2: f2, …}, from each record's number of captures."""
    return dict(Counter(count for count in counts if count > 0))


def chao1(captured: Mapping[int, int], captures: int | None = None) -> Estimate:
    """Chao's lower-bound estimate from capture frequencies {1: f1, 2: f2, …}; the bias-corrected form where f2 = 0.

    `captures` is the number of sampling occasions (queries), which corrects small samples by (t−1)/t; by default the
    number of captures, as for abundance data. Records that turn up together (one query's answer) make it an
    underestimate.
    """
    distinct = sum(captured.values())
    total = sum(times * records for times, records in captured.items())
    if distinct == 0:
        return Estimate(math.inf, math.inf, 0.0, math.inf)
    once, twice = captured.get(1, 0), captured.get(2, 0)
    occasions = max(captures if captures is not None else total, 1)
    shrink = (occasions - 1) / occasions
    if twice > 0:
        unseen = shrink * once * once / (2 * twice)
        ratio = once / twice
        variance = twice * (shrink * ratio**2 / 2 + shrink**2 * ratio**3 + shrink**2 * ratio**4 / 4)
    else:
        unseen = shrink * once * (once - 1) / 2
        size = distinct + unseen
        variance = shrink * once * (once - 1) / 2 + shrink**2 * once * (2 * once - 1) ** 2 / 4
        variance = max(variance - shrink**2 * once**4 / (4 * size), 0.0)
    return _interval(distinct, unseen, variance)


def _interval(distinct: int, unseen: float, variance: float) -> Estimate:
    """Chao (1987): log-normal interval, never below what was seen."""
    if unseen <= 0.0:
        error = math.sqrt(max(variance, 0.0))
        return Estimate(float(distinct), error, float(distinct), distinct + _Z * error)
    spread = math.exp(min(_Z * math.sqrt(math.log1p(variance / unseen**2)), 700.0))
    return Estimate(distinct + unseen, math.sqrt(variance), distinct + unseen / spread, distinct + unseen * spread)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The size believed in and where it comes from: `site` (its own total), `recapture`, or `none`."""

    estimate: Estimate
    source: str
    consistent: bool


def believed(captured: Mapping[int, int], site_total: int | None = None, captures: int | None = None) -> Verdict:
    """The site's own total where it is consistent with what was captured, else the capture–recapture estimate.

    A total is inconsistent when more distinct records were seen than it says (beyond 1 % for records that came or went
    meanwhile), or when the recapture interval lies wholly above it by a fifth. The latter counts only where many
    records came back: queries that divide the database among them capture each record once, whatever its size.
    """
    distinct = sum(captured.values())
    recapture = chao1(captured, captures)
    if site_total is not None and site_total > 0:
        repeated = distinct - captured.get(1, 0)
        telling = repeated >= _REPEATED and repeated >= _REPEATED_SHARE * distinct
        if distinct <= site_total * 1.01 + 1 and not (telling and recapture.low > site_total * 1.2):
            size = float(max(site_total, distinct))
            return Verdict(Estimate(size, 0.0, size, size), "site", True)
        return Verdict(recapture, "recapture", False)
    return Verdict(recapture, "recapture" if distinct else "none", True)
