"""Where a page speaks of other sites: the entries of links that leave it. They say nothing of its own subject."""

from __future__ import annotations

from bisect import bisect_left

from crawler.page import Page
from crawler.urls import site as site_of

#: How far above a link its entry may begin, and the most nodes of an entry.
LEVELS, MOST_NODES = 4, 40


def entries(page: Page) -> list[tuple[int, int]]:
    """The intervals of nodes that tell of other sites: around each link that leaves the site, the largest block
    without a link inside the site. None where most links leave it: what such a page lists is what it is about."""
    home = site_of(page.url)
    inside: list[int] = []
    outside: list[int] = []
    for link in page.links:
        if link.node >= 0:
            (inside if site_of(link.url) == home else outside).append(link.node)
    if not outside or len(outside) > len(inside):
        return []
    inside.sort()
    found: list[tuple[int, int]] = []
    for node in sorted(outside):
        if not found or node >= found[-1][1]:
            found.append(_entry(page, node, inside))
    return found


def _entry(page: Page, node: int, inside: list[int]) -> tuple[int, int]:
    tree = page.tree
    best, owner = node, tree.parents[node]
    for _ in range(LEVELS):
        if owner < 0 or tree.ends[owner] - owner > MOST_NODES:
            break
        place = bisect_left(inside, owner)
        if place < len(inside) and inside[place] < tree.ends[owner]:
            break
        best, owner = owner, tree.parents[owner]
    end = tree.ends[best]
    if tree.tags[best] == "dt" and end < len(tree) and tree.tags[end] == "dd":
        end = tree.ends[end]
    return best, end
