"""Doubt: whether what repeats most on a page is its list of results, or stands beside what the page is about."""

from __future__ import annotations

from crawler.regions.layout import Layout
from crawler.regions.named import are_named
from crawler.regions.region import Region
from crawler.results.detail import Detail
from crawler.results.headings import is_of_search

#: Least probability that a region is a list of results, and how many attributes of the domain speak for one in its
#: place.
PRESENT = 0.1
KNOWN = 3
#: The same for a list beside one that is known to be no part of the page, and for one of many that is most of the page.
BESIDE = 2
#: A list less sure than this must tell as much as the page read as one thing does.
WEAK = 0.3
#: A region this sure with this many records is a list, whatever else the page says.
SURE, MANY = 0.9, 8
#: Records from which a doubtful list may be one of things that tell two attributes.
FEW = 3
#: The share of a page's words that such a list has at least, and where it is beside what the page is about.
PART, _ASIDE = 0.2, frozenset("aside nav footer".split())
#: Fewest columns with names of a table that is a list whatever the domain knows of it: measurements, stars, shares.
COLUMNS = 4
#: How many headings above a list are looked at, and characters of each.
HEADINGS, HEADING = 2, 200


def is_list(layout: Layout, region: Region, known: int, detail: Detail | None, least: int) -> bool:
    """Whether what repeats is the page's list, of whose records most have so many attributes (`known`): it looks like one, or
    these are at least so many, fewer of several. What tells far less than the page read as one thing does is
    none where it is doubtful: what stands below an article, its references, its comments."""
    if detail is not None and (region.confidence < WEAK or detail.described):
        few = known < BESIDE and not detail.described
        told_more = detail.known > max(1, known if few else 2 * known)
        if told_more:
            return False
    stands_out = _stands_out(layout, region)
    enough = BESIDE if _fills(layout, region) or stands_out else least
    if region.confidence >= PRESENT or known >= enough:
        return True
    return (stands_out or _is_announced(layout, region)) and are_named(layout, region.intervals, COLUMNS)


def outdoes(region: Region, known: int, detail: Detail) -> bool:
    """Whether many records tell so much of the domain, and the page read as one thing so little, that they are its list
    whatever labels stand around them: the meetings of a council below what the council is."""
    return not detail.described and len(region.intervals) >= MANY and known >= max(KNOWN, 2 * detail.known)


def _stands_out(layout: Layout, region: Region) -> bool:
    """Whether several things are a good part of what a page shows, and stand in no part beside its subject."""
    start, end = region.intervals[0][0], region.intervals[-1][1]
    beside = any(layout.tree.tags[one] in _ASIDE for one in layout.tree.ancestors(start))
    return len(region.intervals) >= FEW and not beside and layout.width(start, end) >= PART * layout.total


def _fills(layout: Layout, region: Region) -> bool:
    """Whether a list of many records is most of what a page shows."""
    start, end = region.intervals[0][0], region.intervals[-1][1]
    return len(region.intervals) >= MANY and 2 * layout.width(start, end) > layout.total


def _is_announced(layout: Layout, region: Region) -> bool:
    """Whether several things stand below a heading that speaks of what was searched for or found."""
    start = region.intervals[0][0]
    heads = [node for node in layout.headings if node < start][-HEADINGS:]
    return len(region.intervals) >= FEW and any(is_of_search(layout.tree.text(node, HEADING)) for node in heads)
