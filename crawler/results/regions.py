"""The page's main list of records: the best candidate, tidied of header rows, separators and adverts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from crawler.results.candidates import Candidate, Interval, candidates
from crawler.results.layout import Layout
from crawler.results.scoring import asked_words, ranked
from crawler.results.tables import is_header_row


@dataclass(frozen=True, slots=True)
class Region:
    """A list of records on a page: their intervals, the node around them, the probability that it is the main list."""

    intervals: tuple[Interval, ...]
    node: int
    confidence: float
    candidate: Candidate


def main_region(layout: Layout, asked: Sequence[str] = ()) -> Region | None:
    """The region that most looks like the page's list of results, None when nothing repeats."""
    scored = ranked(layout, candidates(layout), asked_words(layout.tree, asked))
    if not scored:
        return None
    best, candidate = scored[0]
    intervals = tidied(layout, candidate)
    if not intervals:
        return None
    total = sum(math.exp(score - best) for score, _ in scored)
    return Region(intervals, candidate.container, 1 / total, candidate)


def tidied(layout: Layout, candidate: Candidate) -> tuple[Interval, ...]:
    """The intervals without header rows and without those that hold next to no text."""
    tree = layout.tree
    kept = [
        (start, end)
        for start, end in candidate.intervals
        if layout.chars[end] - layout.chars[start] > 1
        and not (tree.tags[start] == "tr" and tree.ends[start] == end and is_header_row(layout, start))
    ]
    return tuple(kept)
