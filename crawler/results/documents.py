"""Lists of documents: nothing but names, each with a link to a file of its own, on a page that tells of nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.region import Region, tidied

#: The share of what repeats that has a file of its own, and how sure such a list is.
SHARE, CONFIDENCE = 0.8, 0.3
#: Most links of an entry, and readings of the page that are looked at.
LINKS, READINGS = 6, 8
_ASIDE = frozenset(("aside", "nav", "footer", "header", "form"))
_FILE = re.compile(r"\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|zip)(?:[?#]|\Z)|[?&](?:download|attachment)=", re.I)


def documents(layout: Layout, region: Region, least: int, *, alone: bool) -> tuple[Interval, ...]:
    """The entries of a list of files, `least` at least, by the first reading that has one (`alone`: by what looks most
    like a list); none where there is none."""
    readings = (region.candidate, *(() if alone else region.others))[:READINGS]
    for candidate in readings:
        if len(candidate.intervals) >= least:
            intervals = tidied(layout, candidate)
            if len(intervals) >= least and _are_files(layout, intervals):
                return intervals
    return ()


def _are_files(layout: Layout, intervals: Sequence[Interval]) -> bool:
    """Whether nearly each is called otherwise and links to a file that no other does, and none stands beside the page's text."""
    tree = layout.tree
    if any(tree.tags[node] in _ASIDE for node in tree.ancestors(intervals[0][0])):
        return False
    files: set[str] = set()
    own = 0
    for start, end in intervals:
        links = tree.find("a", start, end)[: LINKS + 1]
        told = {
            tree.attribute(a, "href") for a in links if _is_file(tree.attribute(a, "href"), tree.attributes[a])
        } - files
        own += bool(told) and len(links) <= LINKS
        files |= told
    names = {tree.text(start, 200) for start, _ in intervals}
    return min(own, len(names)) >= SHARE * len(intervals)


def _is_file(href: str, attributes: dict[str, str | None]) -> bool:
    return bool(href) and ("download" in attributes or _FILE.search(href) is not None)
