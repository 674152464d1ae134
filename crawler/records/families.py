"""Which records of a site are none of the domain: things of another subject, and what only looks like records.

A site shows more than its database: jobs beside books, its members, authors, reports. Such things come in families,
whose own addresses are shaped alike or which one interface brought. A family is told by what its records say: an
attribute that the page names counts in full, one known by its place or its looks counts little. Beside a family that
says much, one that says less than a part of it is left out (M3 (3), relevance, held against the site's best).

A family that links alone led to, and whose records are all called like those that an interface brought, shows the same
things by another page (a letter and its thread, a book and its reviews): what is called like them is left out too, and
what many of its records are all called.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any
from urllib.parse import urlsplit

from crawler.patterns import pattern

#: Confidence from which an attribute is taken to be named by the page, and what others count.
NAMED, LOOKS = 0.74, 0.3
#: Share of a family's records that must carry an attribute for it to count, and share of the best family's sum below
#: which a family is left out.
CARRIED, PART = 0.5, 0.5
#: Fewest records of the family that others are held against; its share of the largest one, and of one left out.
FEW, LARGE, AGAINST = 10, 0.2, 0.5

#: What the records of a family say that are of the domain beyond doubt, how many of them there must be, and what those say
#: at most that are left out beside them, however many they are.
SURE, SEVERAL, BARE = 3.0, 50, 1.0

#: How many times as many records an interface must have brought for its few without addresses to be left out: pieces of
#: its pages.
RARE = 50
#: Share of a family's records whose names must be all different, and share of those names that another family has, for
#: the one to show the same things; share of the other's records that an interface must have brought.
DISTINCT, SHARED, ASKED = 0.9, 0.9, 0.5
#: Share of a family that links led to from which those that are all called the same have no name of their own.
ALIKE = 0.2
#: Families of a site that are held against each other, and the share of the smaller one's records that must be called like
#: some of the larger.
COMPARED, CALLED = 8, 0.5

_NO_NAME = re.compile(r"https?://\S+\Z|\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d\S*)?\Z")
Family = tuple[str, str]


@dataclass
class _Sum:
    size: int = 0
    named: dict[str, float] = field(default_factory=dict)
    interfaces: set[str] = field(default_factory=set)
    carried: dict[str, int] = field(default_factory=dict)
    values: dict[str, Counter[int]] = field(default_factory=dict)
    asked: int = 0

    def worth(self) -> float:
        """What its usual record says: the mean weight of each attribute that enough records carry."""
        return sum(self.named[name] / count for name, count in self.carried.items() if count >= CARRIED * self.size)

    def naming(self) -> str | None:
        """The attribute whose values tell its records apart best, None where none does."""
        best = max(self.values, key=lambda name: (len(self.values[name]), name), default=None)
        return best if best is not None and len(self.values[best]) >= DISTINCT * self.size else None


def family(record: Mapping[str, Any]) -> Family:
    """The site of a record and the shape of its own address; of one without, the interface that brought it."""
    site, url = str(record.get("site") or ""), record.get("url")
    if not url:
        return site, f"\t{record.get('interface') or ''}"
    path, mark, names = pattern(str(url)).partition("?")
    head, _, last = path.rstrip("/").rpartition("/")
    if not urlsplit(str(url)).query:
        last = "*"
    return site, f"{head}/{last}{mark}{names}"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two families much of whose records are called alike, and the attribute that names them."""

    larger: Family
    smaller: Family
    name: str


@dataclass(frozen=True, slots=True)
class Outsiders:
    """The records to leave out: whole `families`, and of those in `again` what is called like a record of another one
    (attribute, names). `pairs` of the others share their names."""

    families: frozenset[Family] = frozenset()
    again: Mapping[Family, tuple[str, frozenset[int]]] = field(default_factory=dict)
    pairs: tuple[Pair, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.families or self.again)

    def holds(self, record: Mapping[str, Any]) -> bool:
        """Whether a record is left out."""
        own = family(record)
        if own in self.families:
            return True
        name, names = self.again.get(own, ("", frozenset()))
        return bool(names) and _called((record.get("attributes") or {}).get(name)) in names


def _called(value: Any) -> int:
    """What stands for a name; the same for all addresses and moments, which name nothing."""
    text = str(value).casefold()
    return hash("" if _NO_NAME.match(text) else text)


def outsiders(records: Iterable[Mapping[str, Any]]) -> Outsiders:
    """The records to leave out. A family without addresses stays where the interface that brought it brought the best
    one too, unless it is next to nothing: lists link some of their records only."""
    sums: dict[Family, _Sum] = {}
    for record in records:
        own = sums.setdefault(family(record), _Sum())
        own.size += 1
        own.interfaces.add(str(record.get("interface") or ""))
        own.asked += record.get("query") is not None
        for name, value in (record.get("attributes") or {}).items():
            own.values.setdefault(name, Counter())[_called(value)] += 1
        weights: dict[str, float] = {}
        for one in record.get("fields") or ():
            name = one.get("attribute")
            if name:
                weight = 1.0 if (one.get("confidence") or 0.0) >= NAMED else LOOKS
                weights[name] = max(weight, weights.get(name, 0.0))
        for name, weight in weights.items():
            own.carried[name] = own.carried.get(name, 0) + 1
            own.named[name] = own.named.get(name, 0.0) + weight
    left_out: set[Family] = set()
    again: dict[Family, tuple[str, frozenset[int]]] = {}
    pairs: list[Pair] = []
    for site in sorted({name for name, _ in sums}):
        here = {key: one for key, one in sums.items() if key[0] == site}
        left_out |= _strangers(here)
        again |= _again({key: one for key, one in here.items() if key not in left_out})
        pairs += _pairs({key: one for key, one in here.items() if key not in left_out | again.keys()})
    return Outsiders(frozenset(left_out), again, tuple(pairs))


def _pairs(sums: Mapping[Family, _Sum]) -> Iterator[Pair]:
    """Families of a site that have addresses and share many names, the largest of them."""
    large = sorted((key for key, one in sums.items() if one.size >= FEW), key=lambda key: (-sums[key].size, key))
    for larger, smaller in combinations([key for key in large if not key[1].startswith("\t")][:COMPARED], 2):
        name = sums[larger].naming()
        if name is not None:
            names = sums[smaller].values.get(name, Counter())
            if len(names.keys() & sums[larger].values[name].keys()) >= max(FEW, CALLED * sums[smaller].size):
                yield Pair(larger, smaller, name)


def _beside(one: _Sum, sums: Mapping[Family, _Sum]) -> int:
    """How many records the interfaces of a family brought in all."""
    return sum(other.size for other in sums.values() if other.interfaces & one.interfaces)


def _again(sums: Mapping[Family, _Sum]) -> dict[Family, tuple[str, frozenset[int]]]:
    """The families that links alone led to and whose records are called like those that interfaces brought, with the
    attribute that names them and those names."""
    asked = [one for one in sums.values() if one.asked >= max(1.0, ASKED * one.size)]
    name = max(asked, key=lambda one: one.size).naming() if asked else None
    if name is None or sum(one.size for one in asked) < FEW:
        return {}
    names = frozenset().union(*(one.values.get(name, ()) for one in asked))
    found: dict[Family, frozenset[int]] = {}
    shown = 0
    for key, one in sums.items():
        if one.asked * RARE > one.size:
            continue
        told = one.values.get(name, Counter())
        # what a link to a record says ("Permalink", "Daily news"): no record is called so beside those with names
        alike = frozenset(text for text, count in told.items() if count >= max(FEW, ALIKE * one.size))
        alike |= frozenset((hash(""),)) & told.keys()
        rest = one.size - sum(told[text] for text in alike)
        if _named_so(told.keys() - alike, rest, names):
            shown += rest
            found[key] = alike | names
        elif alike:
            found[key] = alike
    again = {key: (name, said) for key, said in found.items()}
    return again if shown >= FEW else {key: (name, said - names) for key, (_, said) in again.items() if said - names}


def _named_so(values: Set[int], size: int, names: frozenset[int]) -> bool:
    """Whether a family's records have names of their own, and nearly all of these are known."""
    return bool(values) and len(values) >= DISTINCT * size and len(names & values) >= SHARED * size


def _strangers(sums: Mapping[Family, _Sum]) -> set[Family]:
    """The families that say far less of the domain than the site's best."""
    worths = {key: one.worth() for key, one in sums.items()}
    largest = max(one.size for one in sums.values())
    sure = [key for key, one in sums.items() if worths[key] >= SURE and one.size >= SEVERAL]
    great = sure or [key for key, one in sums.items() if one.size >= max(FEW, LARGE * largest)]
    if not great:
        return set()
    chosen = max(great, key=lambda key: (worths[key], sums[key].size))
    best, worth = sums[chosen], worths[chosen]
    return {
        key
        for key, one in sums.items()
        if worths[key] < PART * worth
        and (one.size * AGAINST <= best.size or (sure and worths[key] <= BARE))
        and not (key[1].startswith("\t") and one.interfaces & best.interfaces and one.size * RARE > _beside(one, sums))
    }
