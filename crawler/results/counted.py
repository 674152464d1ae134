"""A list that is believed since the page counts as many records as it has, where its look alone would not tell."""

from __future__ import annotations

import re

from crawler.page import Page
from crawler.results.candidates import candidates
from crawler.results.cues import Said
from crawler.results.extraction import Extraction, list_records
from crawler.results.features import asked_words
from crawler.results.groups import ungrouped
from crawler.results.headings import is_entitled
from crawler.results.layout import Layout
from crawler.results.regions import Region, tidied
from crawler.results.scoring import ranked, weights
from crawler.results.totals import Total, read_total
from knowledge.matching import Matcher

#: How sure a counted list is, and how many of the page's groups are looked at.
CONFIDENCE, LOOKED_AT = 0.6, 4


def counted_list(page: Page, visible: Said, matcher: Matcher | None) -> tuple[Extraction, Total] | None:
    """The list of exactly as many records, two or more, as the page says that it found, with what it says; None where
    no group of things is counted so, or where the page's title names one thing."""
    numbers = {int(n) for line in visible.numbered for n in re.findall(r"(?<![\d.,])\d{1,3}(?![\d.,]\d|\d)", line.text)}
    if not any(number > 1 for number in numbers):
        return None
    layout = Layout(page.tree)
    for _, candidate, presence in ranked(layout, candidates(layout), asked_words(page.tree, ()), weights())[:LOOKED_AT]:
        intervals = ungrouped(layout, tidied(layout, candidate))
        if len(intervals) < 2 or len(intervals) not in numbers or is_entitled(page, layout, intervals[0][0]):
            continue
        total = read_total(page, region=(intervals[0][0], intervals[-1][1]), visible=visible)
        if total is None or total.count != len(intervals):
            continue
        records = list_records(page, layout, intervals, matcher, {})
        if len(records) == len(intervals):
            region = Region(intervals, candidate.container, presence, candidate)
            return Extraction(records, "list", CONFIDENCE, candidate.container, region), total
    return None
