"""The score of a candidate: a linear function of its features, fitted on labelled pages.

`tests/bench/lists_fit.py` fits the weights (softmax over the candidates of a page) and stores them beside this module.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from crawler.regions.candidates import Candidate
from crawler.regions.features import NAMES, OUTLINE, Observer, rival
from crawler.regions.layout import Layout
from crawler.regions.occasion import PAGE, Occasion

#: Candidates that are looked at closely, and how many of them the others are compared with.
CLOSE = 8
RIVALS = 8


@dataclass(frozen=True, slots=True)
class Weights:
    """The fitted weights: of the outline alone, of all features, and of the question whether it is a list at all, for
    which the page as a whole counts too."""

    outline: tuple[float, ...]
    full: tuple[float, ...]
    presence: tuple[float, ...]
    score: float
    bias: float

    @classmethod
    def of(cls, stored: Mapping[str, Mapping[str, float]]) -> Weights:
        """Weights by the names of the features; features without one do not count."""
        presence = stored["presence"]
        return cls(
            tuple(stored["outline"].get(name, 0.0) for name in OUTLINE),
            tuple(stored["full"].get(name, 0.0) for name in NAMES),
            tuple(presence.get(name, 0.0) for name in (*NAMES, *PAGE)),
            presence["score"],
            presence["bias"],
        )


@cache
def weights() -> Weights:
    """The weights stored beside this module."""
    return Weights.of(json.loads(files("crawler.regions").joinpath("weights.json").read_text(encoding="utf-8")))


def ranked(
    layout: Layout, found: Sequence[Candidate], asked: frozenset[str], fitted: Weights
) -> list[tuple[float, Candidate, float]]:
    """The candidates worth a close look, best first: score, candidate, probability that it is a list of results."""
    observer = Observer(layout, asked)
    outlines = [observer.outline(candidate) for candidate in found]
    first = [_dot(fitted.outline, outline) for outline in outlines]
    order = sorted(range(len(found)), key=first.__getitem__, reverse=True)[:CLOSE]
    close = [observer.close_up(found[index]) for index in order]
    rivals = [rival(layout.tree, found[index], seen) for index, seen in zip(order[:RIVALS], close, strict=False)]
    page = Occasion(layout, asked, observer.marks)
    scored = []
    for index, seen in zip(order, close, strict=True):
        vector = [*outlines[index], *seen, *observer.relations(found[index], seen, rivals)]
        score = _dot(fitted.full, vector)
        logit = (
            _dot(fitted.presence, [*vector, *page.before(found[index].intervals[0][0])])
            + fitted.score * score
            + fitted.bias
        )
        scored.append((score, found[index], 1 / (1 + math.exp(-max(-50.0, min(50.0, logit))))))
    scored.sort(key=lambda item: -item[0])
    return scored


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(map(float.__mul__, a, b))
