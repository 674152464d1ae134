"""Tickets: parameters that a site makes anew for each answer and puts into the addresses of all its records.

    /objects/1200/blue-jar?ctx=244a0560d1431789d350&idx=0     /objects/1200/blue-jar?ctx=9afc46c3cf83eeb7629f&idx=0
    /?d=DN18930911.2.43&e=-------en-20--1--txt-river------    /?d=DN18930911.2.43&e=-------en-20-DN-21--txt--------

They lead back to the answer, and tell no record from another; by the address as it stands each list would hold other records.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from urllib.parse import unquote_plus

from crawler.urls import pieces

#: Fewest addresses of a page that must share one.
SHARED = 3
#: How many times as far apart as places in an answer the numbers of records are.
GAPS = 2
#: What nobody thought of: a hash, a UUID, digits with letters right behind them again and again, a moment to the millisecond;
#: or the state of a search in one text, of whose places most are empty.
_STATE = r"(?=.{0,120}([-_.,;|~])\1{3})(?=.{0,120}[0-9A-Za-z])\S{12,200}"
_MADE = re.compile(r"(?:(?=(?:[^0-9]{0,9}[0-9]{1,9}[A-Za-z]){3})[0-9A-Za-z_-]{16,80}|[0-9]{13,17}|" + _STATE + r")\Z")
#: What else a parameter may hold that held such a value once: chance makes hashes with hardly a letter.
_ALIKE = re.compile(r"(?:(?=[^0-9]*[0-9])[0-9A-Za-z_-]{12,80}|" + _STATE + r")\Z")
_NUMBER = re.compile(r"[0-9]{1,6}\Z")


def tickets(urls: Collection[str], page_url: str) -> frozenset[str]:
    """Parameters (lower case) that hold one made-up value in the addresses of all records of a page, where these differ without
    it and by more than a running number, and the page's own address does not say it: there it may name what is shown."""
    if len(urls) < SHARED:
        return frozenset()
    pairs = [dict(_pairs(url)) for url in urls]
    names = {
        name
        for name, value in pairs[0].items()
        if _MADE.match(value) and value not in page_url and all(one.get(name) == value for one in pairs)
    }
    if not names or (len({_numberless(url, names) for url in urls}) < len(urls) and not _numbered(pairs, names)):
        return frozenset()
    return frozenset(names)


def _numbered(pairs: Sequence[Mapping[str, str]], names: Collection[str]) -> bool:
    """Whether one small number, beside these parameters, tells addresses apart and counts nothing: their numbers have gaps."""
    told = {name for name in pairs[0] if len({one.get(name) for one in pairs}) > 1} - set(names)
    said = [one.get(name, "") for name in told for one in pairs]
    if len(told) != 1 or not all(map(_NUMBER.match, said)):
        return False
    numbers = set(map(int, said))
    return len(numbers) == len(pairs) and max(numbers) - min(numbers) >= GAPS * len(numbers)


def unticketed(url: str, names: Collection[str]) -> str:
    """An address without those of the parameters (`names`) that hold a value which may be made up."""
    head, mark, query = url.partition("?")
    if not mark or not names:
        return url
    kept = [pair for pair in pieces(query) if not (_named(pair) in names and _ALIKE.match(_value(pair)))]
    return f"{head}?{'&'.join(kept)}" if kept else head


def _numberless(url: str, names: Collection[str]) -> str:
    """An address without these parameters and without small numbers, which may be places in the answer."""
    head, _, query = url.partition("?")
    return f"{head}?{'&'.join(p for p in pieces(query) if _named(p) not in names and not _NUMBER.match(_value(p)))}"


def _pairs(url: str) -> list[tuple[str, str]]:
    query = url.partition("?")[2]
    return [(_named(pair), _value(pair)) for pair in pieces(query)] if query else []


def _named(pair: str) -> str:
    return unquote_plus(pair.partition("=")[0]).lower()


def _value(pair: str) -> str:
    return unquote_plus(pair.partition("=")[2])
