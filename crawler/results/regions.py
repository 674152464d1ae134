"""The page's main list of records: the best candidate, tidied of header rows, separators and adverts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crawler.results.candidates import Candidate, Interval, candidates
from crawler.results.layout import Layout, within
from crawler.results.scoring import asked_words, ranked
from crawler.results.tables import is_header_row, is_plain_header


@dataclass(frozen=True, slots=True)
class Region:
    """A list of records on a page: their intervals, the node around them, the probability that it is a list of results at
    all (and not the menu of a page without results)."""

    intervals: tuple[Interval, ...]
    node: int
    confidence: float
    candidate: Candidate


def main_region(layout: Layout, asked: Sequence[str] = ()) -> Region | None:
    """The region that most looks like the page's list of results, None when nothing repeats."""
    scored = ranked(layout, candidates(layout), asked_words(layout.tree, asked))
    if not scored:
        return None
    _, candidate, presence = scored[0]
    intervals = tidied(layout, candidate)
    if not intervals:
        return None
    return Region(intervals, candidate.container, presence, candidate)


def tidied(layout: Layout, candidate: Candidate) -> tuple[Interval, ...]:
    """The intervals without header rows and without those that hold next to no text."""
    tree = layout.tree
    kept = [
        (start, end)
        for start, end in candidate.intervals
        if layout.chars[end] - layout.chars[start] > 1
        and not (tree.tags[start] == "tr" and tree.ends[start] == end and is_header_row(layout, start))
    ]
    if len(kept) > 2 and tree.tags[kept[0][0]] == "tr":
        linked = sum(1 for start, end in kept if within(layout.links, start, end))
        if linked == len(kept) - 1 and not within(layout.links, *kept[0]) and is_plain_header(layout, kept[0][0], kept[1][0]):
            del kept[0]
    return tuple(kept)
