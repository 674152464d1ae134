"""Where a page speaks of other sites: the entries of links that leave it. They say nothing of its own subject."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache

from crawler.page import Page
from crawler.urls import canonical, same_host
from crawler.urls import site as site_of

#: How far above a link its entry may begin, and the most nodes of an entry.
LEVELS, MOST_NODES = 4, 40
#: Scheme, if any, and host of an address that can lead elsewhere; all other addresses are relative to the page's own.
_ORIGIN = re.compile(r"[\x00-\x20]*(?:[a-zA-Z][a-zA-Z0-9+.-]*:[/\\]{0,9}|[/\\]{2,9})[^/?#\\]{0,300}")
_SLASHES = frozenset("/\\")


def entries(page: Page) -> list[tuple[int, int]]:
    """The intervals of nodes that tell of other sites: around each link that leaves the site, the largest block
    without a link inside the site. None where most links leave it: what such a page lists is what it is about."""
    nodes = _links(page)
    away = [href for href in nodes if href[0] not in "/?." or href[1:2] in _SLASHES]
    base = site_of(page.base_url)
    near = same_host(base, page.url)
    if not base or (near and not away):
        return []  # as on most pages of a site: all addresses are relative to its root
    outer = _outside(away, base, page.url)
    if near and not any(outer.values()):
        return []
    outside: list[int] = []
    inside: list[int] = []
    for href, node in nodes.items():
        leaves = outer.get(href, not near)
        if leaves is not None:
            (outside if leaves else inside).append(node)
    if not outside or len(outside) > len(inside):
        return []
    inside.sort()
    found: list[tuple[int, int]] = []
    for node in sorted(outside):
        if not found or node >= found[-1][1]:
            found.append(_entry(page, node, inside))
    return found


def _outside(hrefs: Iterable[str], base: str, url: str) -> dict[str, bool | None]:
    """Of each of these addresses with an origin of its own whether it leaves the site of `url`; None where it leads to no
    page."""
    found: dict[str, bool | None] = {}
    known: dict[str, bool | None] = {}
    for href in hrefs:
        own = _ORIGIN.match(href)
        if own is not None:
            origin = own[0]
            if origin not in known:
                there = _site(origin, base)
                known[origin] = not same_host(there, url) if there else None
            found[href] = known[origin]
    return found


def _links(page: Page) -> dict[str, int]:
    """Where a page first writes each address. Not `Page.links`: to spell every address canonically costs more than
    all the rest of the topic."""
    attributes = page.tree.attributes
    found: dict[str, int] = {}
    for tag in ("a", "area"):
        for node in page.tree.find(tag):
            href = attributes[node].get("href")
            if href and href not in found and href[0] != "#":
                found[href] = node
    return found


@lru_cache(maxsize=8192)
def _site(origin: str, base: str) -> str:
    """The site that an address beginning so is on, "" where it leads to no page."""
    url = canonical(origin, base)
    return site_of(url) if url else ""


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
