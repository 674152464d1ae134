"""Rows of column headers that are told by what they do: each of their links orders the list by its column."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.header_words import HEADER
from crawler.regions.layout import Layout
from crawler.regions.tables import cells

#: Fewest columns, and fewest of them that order the list.
COLUMNS, ORDERS = 3, 2


def sorts(layout: Layout, first: Interval, others: Sequence[Interval]) -> bool:
    """Whether the first row of several orders the others: its cells are words without numbers, and several have a link each to
    one page with parameters of its own, where no link of the next row or the last leads."""
    tree = layout.tree
    row, end = first
    if tree.tags[row] != "tr" or tree.ends[row] != end or not others:
        return False
    told = [text for cell in cells(tree, row) if (text := tree.text(cell, HEADER + 1))]
    if len(told) < COLUMNS or any(len(text) > HEADER or any(map(str.isdigit, text)) for text in told):
        return False
    hrefs = _hrefs(layout, first)
    pages = {href.partition("?")[0] for href in hrefs}
    parted = all("?" in href for href in hrefs) and len(set(hrefs)) == len(hrefs)
    if len(hrefs) < ORDERS or len(pages) != 1 or not parted or len(hrefs) > len(told):
        return False
    below = [href for one in (others[0], others[-1]) for href in _hrefs(layout, one)]
    return pages.isdisjoint(href.partition("?")[0] for href in below)


def _hrefs(layout: Layout, interval: Interval) -> list[str]:
    tree = layout.tree
    return [href for a in tree.find("a", *interval) if (href := tree.attribute(a, "href").strip())]
