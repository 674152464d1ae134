"""Timetables: what begins at one time after the other, each entry with its time before all else."""

from __future__ import annotations

from collections.abc import Callable

from crawler.attributes.clocks import is_time, time_of
from crawler.page import Page
from crawler.regions.candidates import Candidate, candidates
from crawler.regions.layout import Layout, first_within
from crawler.regions.region import Region, tidied
from crawler.results.detail import read_detail
from crawler.results.sections import is_no_list
from knowledge.matching import Matcher

#: Fewest entries, the share of them that begin with a time and go on with something else, and of the times that differ.
ENTRIES, SHARE, VARIED = 8, 0.8, 0.5
#: Characters of an entry beyond its time at least.
MORE = 3
#: Parts of a page that are not what it is about.
_ASIDE = frozenset(("aside", "nav", "footer"))
#: How sure such a list is, and below what nothing looks like one.
CONFIDENCE, DOUBTFUL = 0.9, 0.1
#: Fewest attributes that it tells, the time among them, and fewest facts around it that make the page one about one thing.
TOLD, AROUND = 2, 2


def scheduled(
    page: Page, layout: Layout, matcher: Matcher, main: Region | None, told: Callable[[Region], set[str]]
) -> Region | None:
    """The page's timetable, where it tells more of the domain than the list that looks most like the page's (`main`) does, and
    more than the page read as one thing: a meeting has a programme, results and articles have what is on now beside them.
    `told` gives the attributes that most records of a list have."""
    region = timetable(layout, matcher)
    if region is None or is_no_list(page, layout, region):
        return None
    known = told(region)
    if len(known) < TOLD or time_of(matcher) not in known:
        return None
    if main is not None and main.confidence >= CONFIDENCE and not _meet(main, region) and len(told(main)) >= len(known):
        return None
    start, end = region.intervals[0][0], region.intervals[-1][1]
    lesser = 2 * layout.width(start, end) < layout.total
    if main is not None and main.confidence < DOUBTFUL and lesser:
        return None  # nothing looks like a list, and this is the lesser part of the page
    detail = read_detail(page, layout, matcher)
    if detail is None:
        return region
    around = sum(not start <= node < end for node in detail.stated)
    return None if (lesser or around >= AROUND) and detail.known > len(known) else region


def _meet(one: Region, other: Region) -> bool:
    """Whether two lists hold parts of each other."""
    (start, end), (first, last) = ((region.intervals[0][0], region.intervals[-1][1]) for region in (one, other))
    return start < last and first < end


def timetable(layout: Layout, matcher: Matcher | None) -> Region | None:
    """The entries of the page's timetable, where the domain is of what has a time; the reading that has most of them, of
    several with as many the one that holds most of each."""
    if matcher is None or time_of(matcher) is None:
        return None
    if sum(is_time(layout.pieces[node]) for node in layout.texts) < ENTRIES:
        return None
    found = [
        (times, _width(layout, one), one)
        for one in candidates(layout)
        if (times := _times(layout, one)) and not _is_aside(layout, one)
    ]
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


def _is_aside(layout: Layout, candidate: Candidate) -> bool:
    """Whether entries stand in a part of the page that its markup sets aside: what is on now, beside something else."""
    tree, node = layout.tree, candidate.container
    while node >= 0 and tree.tags[node] not in _ASIDE:
        node = tree.parents[node]
    return node >= 0
