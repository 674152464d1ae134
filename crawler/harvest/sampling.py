"""Instances sampled from the records of some sites, for those whose own answers teach nothing (M3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from crawler.plan.evidence import Evidence

#: Values that are taken of each attribute: as many as are asked in vain before an interface is let be, and some that it has been
#: asked for already.
INSTANCES = 80
#: Records from which a site's are no accident.
ENOUGH = 10


def sampled(sites: Iterable[Evidence]) -> dict[str, list[tuple[str, float]]]:
    """The values of each attribute that most records of these sites carry, with their confidence (M3 (5) pv): the most carried
    first, those of several sites before others, as what two databases share a third may have too."""
    shown: dict[str, Counter[str]] = {}
    sites_of: dict[str, Counter[str]] = {}
    confidence: dict[str, float] = {}
    for evidence in sites:
        if evidence.size < ENOUGH:
            continue
        for name, values in evidence.sample(INSTANCES).items():
            shown.setdefault(name, Counter()).update(values)
            sites_of.setdefault(name, Counter()).update(values.keys())
            confidence |= {value: evidence.confidence(value) for value in values}
    return {
        name: [(value, confidence[value]) for value in sorted(values, key=lambda v: (-sites_of[name][v], -values[v]))][
            :INSTANCES
        ]
        for name, values in shown.items()
    }
