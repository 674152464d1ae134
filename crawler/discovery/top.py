"""A small logistic model on top of naive Bayes: how much each part of a link counts, and the topic of its page.

Naive Bayes (M4) takes anchor and address for independent, though they mostly say the same, and knows nothing of the page
that carries the link. These few weights know both; they are learnt from links whose words the counts had not seen. A
link inside its site and one to another site are two questions: a name and a few words of what is there say little about
forms, but all about the subject.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from crawler.discovery.features import Form

#: The strongest word of one part, in log odds.
LIMIT = 6.0
#: The same of the words around a link: they speak of the page more than of the link, and a menu says nothing of either.
AROUND = 0.3
#: P(topic) from which a page is simply about the domain: generated pages are nearly all above, real ones are not.
ABOUT = 0.8
#: L2 penalty of the weights; the first, the intercept, has none.
PENALTY = 1.0
#: Weights of a link inside its site but for those of its form, and all weights of either side.
FIRST = 12
INSIDE, OUTSIDE = FIRST + len(Form._fields) + 1, 6
_FORMLESS = Form()


@dataclass(frozen=True, slots=True)
class Parts:
    """The log odds of the parts of one link, and P(topic) of the page (or site) that carries it.

    `named`: the anchor speaks of the domain itself. On a page about other things that is the way in. `strange` says
    that the address has other words than the anchor, `near` that the link stands at its site's entrance, `drawn` that
    it has no words of its own. `whole` are the log odds of all words of the anchor together.
    """

    anchor: float
    context: float
    address: float
    depth: float
    topic: float
    outside: bool
    named: bool = False
    form: Form = _FORMLESS
    strange: bool = False
    near: bool = False
    drawn: bool = False
    whole: float = 0.0


@dataclass(frozen=True, slots=True)
class Top:
    """The weights for links inside their site and for those to other sites."""

    inside: tuple[float, ...]
    outside: tuple[float, ...]

    def odds(self, parts: Parts) -> float:
        """Log odds that the link leads to a query interface."""
        return self.weighed(
            parts.anchor, parts.context, parts.address, parts.depth, parts.topic, outside=parts.outside,
            named=parts.named, told=self.told(parts.form) + self.whole * parts.whole, strange=parts.strange,
            near=parts.near, drawn=parts.drawn,
        )  # fmt: skip

    @property
    def whole(self) -> float:
        """What the log odds of an anchor as a whole count."""
        return self.inside[-1]

    def told(self, form: Form) -> float:
        """What the form of an anchor adds to the log odds of a link inside its site."""
        total = 0.0
        for weight, value in zip(self.inside[FIRST:-1], form, strict=True):
            total += weight * value
        return total

    def weighed(
        self,
        anchor: float,
        context: float,
        address: float,
        depth: float,
        topic: float,
        *,
        outside: bool,
        named: bool,
        told: float = 0.0,
        strange: bool = False,
        near: bool = False,
        drawn: bool = False,
    ) -> float:
        """`odds` of the parts given one by one, `told` the form of the anchor: a crawl asks this of every link."""
        anchor = anchor if -LIMIT <= anchor <= LIMIT else _limited(anchor)
        address = address if -LIMIT <= address <= LIMIT else _limited(address)
        context = max(-AROUND, min(AROUND, context))
        topic = topic / ABOUT if topic < ABOUT else 1.0
        about = 2.0 * topic - 1.0
        if outside:
            first, a, c, u, t, tc = self.outside
            return first + a * anchor + c * context + u * address + t * about + tc * (about * context)
        first, a, c, u, d, t, b, tb, n, other, entrance, picture = self.inside[:FIRST]
        best = max(address, anchor)
        odds = first + a * anchor + c * context + u * address + d * depth + t * about + b * best
        odds += tb * (about * best) + told
        if named:
            odds += n * (1.0 - topic)
        if strange:
            odds += other
        if near:
            odds += entrance
        return odds + picture if drawn else odds

    def to_json(self) -> dict[str, Any]:
        """The weights as plain JSON values."""
        return {"inside": [round(one, 5) for one in self.inside], "outside": [round(one, 5) for one in self.outside]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Top:
        """The weights that `to_json` gave; raises `ValueError`, `KeyError` or `TypeError` for others."""
        inside, outside = (tuple(map(float, data[name])) for name in ("inside", "outside"))
        if len(inside) != INSIDE or len(outside) != OUTSIDE:
            raise ValueError("weights of another model")
        return cls(inside, outside)


def terms(parts: Parts) -> tuple[float, ...]:
    """What the weights are multiplied with, 1 first."""
    anchor, address = _limited(parts.anchor), _limited(parts.address)
    spoken = min(1.0, parts.topic / ABOUT)
    context, topic = max(-AROUND, min(AROUND, parts.context)), 2.0 * spoken - 1.0
    if parts.outside:
        return 1.0, anchor, context, address, topic, topic * context
    best = max(address, anchor)
    way_in = 1.0 - spoken if parts.named else 0.0
    told = float(parts.strange), float(parts.near), float(parts.drawn)
    return (
        1.0,
        anchor,
        context,
        address,
        parts.depth,
        topic,
        best,
        topic * best,
        way_in,
        *told,
        *parts.form,
        parts.whole,
    )


def fit(rows: Sequence[tuple[Parts, bool]]) -> Top:
    """Weights by Newton's method with an L2 penalty; a side without both kinds of links gets plain naive Bayes."""
    sides = []
    for outside, count in ((False, INSIDE), (True, OUTSIDE)):
        own = [(terms(parts), leads) for parts, leads in rows if parts.outside == outside]
        if len({leads for _, leads in own}) < 2:
            sides.append((0.0, *[0.7] * 3, *[0.0] * (count - 4)))
            continue
        values = np.array([one for one, _ in own])
        truth = np.array([leads for _, leads in own], dtype=float)
        sides.append(tuple(float(one) for one in _newton(values, truth)))
    return Top(*sides)


def _newton(values: Any, truth: Any) -> Any:
    weights = np.zeros(values.shape[1])
    penalty = np.full(values.shape[1], PENALTY)
    penalty[0] = 1e-6
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-np.clip(values @ weights, -30, 30)))
        slope = values.T @ (truth - chance) - penalty * weights
        curve = (values * (chance * (1.0 - chance))[:, None]).T @ values + np.diag(penalty)
        step = np.linalg.solve(curve, slope)
        weights += step
        if float(np.abs(step).max()) < 1e-8:
            break
    return weights


def _limited(odds: float) -> float:
    return LIMIT if odds > LIMIT else max(odds, -LIMIT)
