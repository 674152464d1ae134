"""Tables that name their columns, where nothing on a page looks like a list of results: few or short rows beside much else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from crawler.page import Page, Tree
from crawler.regions.candidates import Candidate, candidates
from crawler.regions.layout import Layout
from crawler.regions.named import are_named
from crawler.regions.region import Region, tidied
from crawler.results.sections import is_no_list

#: Fewest rows and columns with names, and most tables.
ROWS, COLUMNS, TABLES = 3, 3, 6
#: How sure such a list is at least, and fewest attributes of the domain that it tells.
CONFIDENCE, TOLD = 0.1, 2
_ASIDE = frozenset(("aside", "nav", "footer"))


def gridded(page: Page, layout: Layout, main: Region | None, told: Callable[[Region], int]) -> Region | None:
    """The table of named columns that tells most of the domain (`told`: how many attributes most records have), where what looks
    most like a list (`main`) hardly does and tells less; None where there is none."""
    if (main is not None and main.confidence >= CONFIDENCE) or not _has_heads(layout.tree):
        return None
    regions = [region for one in _tables(layout) if (region := _region(page, layout, one)) is not None]
    scored = [(told(one), _width(layout, one), -place) for place, one in enumerate(regions)]
    known, _, place = max(scored, default=(0, 0, 0))
    return None if known < TOLD or (main is not None and told(main) >= known) else regions[-place]


def _width(layout: Layout, region: Region) -> int:
    return layout.width(region.intervals[0][0], region.intervals[-1][1])


def _has_heads(tree: Tree) -> bool:
    """Whether a row has headers for so many columns: labels of one thing stand one in a row."""
    rows = Counter(tree.parents[node] for node in tree.find("th"))
    return max(rows.values(), default=0) >= COLUMNS


def _tables(layout: Layout) -> list[Candidate]:
    """The rows of tables that may be records, the longest of each table."""
    best: dict[int, Candidate] = {}
    for one in candidates(layout):
        tags = layout.tree.tags
        if len(one.intervals) < ROWS or any(tags[start] != "tr" for start, _ in one.intervals):
            continue
        known = best.get(one.container)
        if known is None or len(one.intervals) > len(known.intervals):
            best[one.container] = one
    return sorted(best.values(), key=lambda one: -len(one.intervals))[:TABLES]


def _region(page: Page, layout: Layout, candidate: Candidate) -> Region | None:
    """The rows of a table as a list, where they have headers and are no part of the page set aside."""
    intervals = tidied(layout, candidate)
    region = Region(intervals, candidate.container, CONFIDENCE, candidate)
    if len(intervals) < ROWS or not are_named(layout, intervals, COLUMNS) or is_no_list(page, layout, region):
        return None
    aside = any(layout.tree.tags[one] in _ASIDE for one in layout.tree.ancestors(intervals[0][0]))
    return None if aside else region
