"""Timetables: what begins at one time after the other, each entry with its time before all else."""

from __future__ import annotations

from crawler.attributes.clocks import is_time, time_of
from crawler.regions.candidates import Candidate, candidates
from crawler.regions.layout import Layout, first_within
from crawler.regions.region import Region, tidied
from knowledge.matching import Matcher

#: Fewest entries, the share of them that begin with a time and go on with something else, and of the times that differ.
ENTRIES, SHARE, VARIED = 8, 0.8, 0.5
#: Characters of an entry beyond its time at least.
MORE = 3
#: How sure such a list is.
CONFIDENCE = 0.9


def timetable(layout: Layout, matcher: Matcher | None) -> Region | None:
    """The entries of the page's timetable, where the domain is of what has a time; the reading that has most of them, of
    several with as many the one that holds most of each."""
    if matcher is None or time_of(matcher) is None:
        return None
    if sum(is_time(layout.pieces[node]) for node in layout.texts) < ENTRIES:
        return None
    found = [(times, _width(layout, one), one) for one in candidates(layout) if (times := _times(layout, one))]
    if not found:
        return None
    _, _, best = max(found, key=lambda one: one[:2])
    intervals = tidied(layout, best)
    return Region(intervals, best.container, CONFIDENCE, best) if len(intervals) >= ENTRIES else None


def _times(layout: Layout, candidate: Candidate) -> int:
    """How many records begin with a time and go on with something else; 0 where these are too few to be a timetable."""
    told = []
    for start, end in candidate.intervals:
        first = first_within(layout.texts, start, end)
        while first >= 0 and not layout.pieces[first]:
            first = first_within(layout.texts, first + 1, end)
        text = layout.pieces[first] if first >= 0 else ""
        if is_time(text) and layout.width(start, end) - len(text) >= MORE:
            told.append(text)
    enough = len(told) >= max(ENTRIES, SHARE * len(candidate.intervals))
    return len(told) if enough and len(set(told)) >= VARIED * len(told) else 0


def _width(layout: Layout, candidate: Candidate) -> int:
    return sum(layout.width(*one) for one in candidate.intervals)
