"""In what order a list is shown, as addresses say it: nothing that tells one record from another."""

from __future__ import annotations

import re
from collections.abc import Collection
from urllib.parse import unquote_plus

from crawler.urls import pieces

#: Parameters that say by what, and those that say which way a list is ordered; the latter are words for much else, and
#: "order" for what orders, families and deliveries are called.
_BY = frozenset("sort sortby sort_by sortorder sort_order orderby order_by".split())
_WAY = frozenset("dir direction order".split())
#: What they say: a way, what lists are ordered by, or a short code ("1a").
_WAYS = frozenset("asc ascending desc descending up down".split())
_KEYS = frozenset(
    "relevance relevancy rank ranking score best date day time year newest latest recent oldest new old title titles titel "
    "titre titulo titolo name names nom nombre nome author authors autor auteur autore price prix preis precio prezzo rating "
    "popularity popular views hits id added created updated modified published alphabetical alpha default random".split()
)
_CODE = re.compile(r"\d{1,2}[a-z]?|[a-z]\d{0,2}|", re.I)
_WORD = re.compile(r"[^\W_]+")


def ordering(urls: Collection[str]) -> frozenset[str]:
    """Parameters (lower case) that say in what order the list was shown that a page's records were opened from: all their
    addresses have the same, beside what tells them apart. Later pages have it in their own address, the first need not."""
    orders = [frozenset(pair for pair in _pairs(url) if _orders(pair)) for url in urls]
    if len(orders) < 2 or len(set(orders)) > 1:
        return frozenset()
    names = named(next(iter(urls)))
    return names if len({unordered(url, names) for url in urls}) == len(urls) else frozenset()


def unordered(url: str, names: Collection[str]) -> str:
    """An address without those of the parameters (`names`) that give an order, unless it has no others."""
    if (_BY | _WAY).isdisjoint(names):
        return url
    kept = [pair for pair in _pairs(url) if not (_named(pair) in names and _orders(pair))]
    return f"{url.partition('?')[0]}?{'&'.join(kept)}" if kept else url


def named(url: str) -> frozenset[str]:
    """The parameters of an address that give an order."""
    return frozenset(_named(pair) for pair in _pairs(url) if _orders(pair))


def _orders(pair: str) -> bool:
    """Whether a parameter gives an order. "sort=apple" and "dir=photos" say what is shown: kinds and folders."""
    name = _named(pair)
    if name not in _BY and name not in _WAY:
        return False
    value = unquote_plus(pair.partition("=")[2])[:100].lower()
    words = _WORD.findall(value)
    if not _WAYS.isdisjoint(words):
        return True
    if name in _BY and _CODE.fullmatch(value):
        return True
    return name not in ("dir", "direction") and not _KEYS.isdisjoint(words)


def _pairs(url: str) -> list[str]:
    query = url.partition("?")[2]
    return pieces(query) if query else []


def _named(pair: str) -> str:
    return unquote_plus(pair.partition("=")[0]).lower()
