"""Things laid out in the cells of a table to fill its width: each cell holds one, and a row of several of them is none."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.tables import cells

#: Fewest rows, and fewest things of one.
ROWS, ABREAST = 3, 2


def cellwise(layout: Layout, intervals: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """The records as they are, or their cells where these are the things: rows of as many filled cells each, but for the last,
    of a table without headers; every cell begins with a link, all of them to one folder and none to where another leads."""
    tree = layout.tree
    if len(intervals) < ROWS:
        return intervals
    found: list[int] = []
    counts: list[int] = []
    for start, end in intervals:
        if tree.tags[start] != "tr" or tree.ends[start] != end or tree.find("th", start, end):
            return intervals
        own = [cell for cell in cells(tree, start) if layout.width(cell, tree.ends[cell])]
        found.extend(own)
        counts.append(len(own))
    if counts[0] < ABREAST or set(counts[:-1]) != {counts[0]} or not 0 < counts[-1] <= counts[0]:
        return intervals
    hrefs = [_first_link(layout, cell) for cell in found]
    folders = {_folder(href) for href in hrefs}
    alike = len(folders) == 1 and "" not in hrefs and len(set(hrefs)) == len(hrefs)
    return tuple((cell, tree.ends[cell]) for cell in found) if alike and not _is_headed(tree, intervals) else intervals


def _first_link(layout: Layout, cell: int) -> str:
    """Where the link leads that a cell begins with, "" where words or none stand there."""
    tree = layout.tree
    link = next(iter(tree.find("a", cell, tree.ends[cell])), -1)
    return tree.attribute(link, "href").strip() if link >= 0 and not layout.width(cell, link) else ""


def _folder(href: str) -> str:
    """An address without its last part: the page with its parameters' names where it has some, else the path."""
    page, sign, query = href.partition("?")
    if sign:
        return page + "?" + "&".join(part.partition("=")[0] for part in query.split("&"))
    return page.rstrip("/").rpartition("/")[0] + "/"


def _is_headed(tree: Tree, intervals: Sequence[Interval]) -> bool:
    """Whether the table of the rows has headers, which then name columns."""
    table = next((node for node in tree.ancestors(intervals[0][0]) if tree.tags[node] == "table"), -1)
    return table >= 0 and bool(tree.find("th", table, tree.ends[table]))
