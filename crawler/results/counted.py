"""A list that is believed since the page counts as many records as it has, where its look alone would not tell."""

from __future__ import annotations

import re
from itertools import pairwise

from crawler.models import Record
from crawler.page import Page
from crawler.regions.groups import ungrouped
from crawler.regions.layout import Layout
from crawler.regions.region import Region, tidied
from crawler.results.assembly import list_records
from crawler.results.extraction import Extraction
from crawler.results.headings import is_entitled
from crawler.wording.cues import Said
from crawler.wording.totals import Total, read_total
from knowledge.matching import Matcher

#: What begins the labelled lines of one thing.
_LINES = frozenset(("dt", "dd", "tr"))
#: How sure a counted list is, how many readings of the page are looked at, and how many of their pieces may be no records.
CONFIDENCE, LOOKED_AT, EDGES = 0.6, 4, 2
_NUMBER = re.compile(r"(?<![\d.,])\d{1,3}(?![\d.,]\d|\d)")


def _tells(record: Record) -> bool:
    """Whether a record says more than where a link leads: menus are links of any number."""
    return record.url is None or sum(not field.value.startswith(("http://", "https://")) for field in record.fields) > 1


def shown(total: Total) -> int:
    """How many records a page says that it shows ("21–40 of 312"), 0 where it does not. Pages about one thing say so of
    what others wrote about it."""
    return total.last - total.first + 1 if total.first and total.last else 0


def counted_list(
    page: Page, found: Extraction, visible: Said, matcher: Matcher | None
) -> tuple[Extraction, Total] | None:
    """The list of exactly as many records, two or more, as the page says that it found, with what it says; None where
    no group of things is counted so, or where the page's title names one thing. Where something was `found` that is one
    thing, its labels stand in lines, which are no records."""
    if found.region is None:
        return None
    said = [[int(n) for n in _NUMBER.findall(line.text)] for line in visible.numbered]
    numbers = {b - a + 1 for own in said for a, b in pairwise(own)} | {n for own in said for n in own}
    numbers -= {0, 1}
    readings = (found.region.candidate, *found.region.others)[:LOOKED_AT]
    near = [one for one in readings if any(0 <= len(one.intervals) - number <= EDGES for number in numbers)]
    if not near:
        return None
    layout = Layout(page.tree)
    for candidate in near:
        intervals = ungrouped(layout, tidied(layout, candidate))
        if len(intervals) not in numbers or is_entitled(page, layout, intervals[0][0]):
            continue
        if found.form == "detail" and page.tree.tags[intervals[0][0]] in _LINES:
            continue
        total = read_total(page, region=(intervals[0][0], intervals[-1][1]), visible=visible)
        if total is None or len(intervals) not in (total.count, shown(total) if found.form != "detail" else 0):
            continue
        records = list_records(page, layout, intervals, matcher, {})
        if len(records) == len(intervals) and all(map(_tells, records)):
            region = Region(intervals, candidate.container, CONFIDENCE, candidate)
            return Extraction(records, "list", CONFIDENCE, candidate.container, region), total
    return None
