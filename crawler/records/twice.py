"""Records that a site shows at two kinds of addresses: `/entry?id=125&user=all` where it lists answers, and where it has a
calendar `/entry?id=125&day=3`.

The addresses of such families have one path, and one parameter that numbers the records of either: where both have a record
of one number, they agree in all that both tell. What the one shows too, in full, is left out of the other. Numbers of
which a family has several records, as of a work in volumes, tell nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any
from urllib.parse import parse_qsl, urlsplit

#: Fewest numbers that two families must share, the share of them that must be of equal records, and attributes that must be.
FEW, EQUAL, TOLD = 10, 0.9, 2
#: Share of a family's numbers that stand for one record.
SINGLE = 0.9
#: Most families of one path that are held against each other, and parameters of an address that are looked at.
FAMILIES, PARAMETERS = 8, 8

Kind = tuple[str, tuple[str, ...]]
#: What a record says, by attribute.
Said = Mapping[str, int]


@dataclass
class _Numbers:
    """The records of a family by the values of one parameter; None where several have one."""

    said: dict[str, Said | None] = field(default_factory=dict)

    def add(self, number: str, said: Said) -> None:
        self.said[number] = None if number in self.said else said

    @property
    def single(self) -> bool:
        return sum(one is not None for one in self.said.values()) >= SINGLE * len(self.said)


class Twice:
    """Looks at records, and tells which of them are shown at an address of another kind as well."""

    def __init__(self) -> None:
        self._kinds: dict[str, dict[Kind, dict[str, _Numbers]]] = defaultdict(dict)
        self._first: dict[Kind, Mapping[str, Any]] = {}
        self._out: dict[Kind, list[tuple[str, Kind]]] = {}

    def watching(self, records: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """The records as they come, each looked at."""
        for record in records:
            kind, numbers = _address(record)
            if kind is not None:
                said = _said(record)
                self._first.setdefault(kind, record)
                own = self._kinds[kind[0]].setdefault(kind, {})
                for name, number in numbers.items():
                    own.setdefault(name, _Numbers()).add(number, said)
            yield record

    def settle(self, out: Callable[[Mapping[str, Any]], bool]) -> None:
        """Compare the families of each path, the smaller with the larger, after all records were looked at; those that are
        left out anyway (`out`) stand for nothing."""
        for kinds in self._kinds.values():
            kept = [kind for kind in kinds if not out(self._first[kind])]
            largest = sorted(kept, key=lambda kind: (-_size(kinds[kind]), kind))[:FAMILIES]
            for larger, smaller in combinations(largest, 2):
                for name in sorted(kinds[larger].keys() & kinds[smaller].keys()):
                    if _same(kinds[larger][name], kinds[smaller][name]):
                        self._out.setdefault(smaller, []).append((name, larger))
                        break

    def __bool__(self) -> bool:
        return bool(self._out)

    def holds(self, record: Mapping[str, Any]) -> bool:
        """Whether another record, of a larger family, is the same one."""
        if not self._out:
            return False
        kind, numbers = _address(record)
        for name, larger in self._out.get(kind, ()) if kind is not None else ():
            other = self._kinds[larger[0]][larger][name].said.get(numbers[name])
            said = _said(record)
            if other is not None and _agree(other, said) and said.keys() <= other.keys():
                return True  # it says nothing more
        return False


def _address(record: Mapping[str, Any]) -> tuple[Kind | None, dict[str, str]]:
    """The path of a record's address with the names of its parameters, and what these are."""
    url = str(record.get("url") or "")
    try:
        parts = urlsplit(url)
        pairs = parse_qsl(parts.query, keep_blank_values=True, max_num_fields=PARAMETERS)
    except ValueError:
        return None, {}
    names = tuple(sorted({name for name, _ in pairs}))
    if not names or len(names) < len(pairs):
        return None, {}
    return (f"{parts.scheme}://{parts.netloc}{parts.path}", names), dict(pairs)


def _said(record: Mapping[str, Any]) -> Said:
    return {name: hash(str(value).casefold()) for name, value in (record.get("attributes") or {}).items()}


def _size(numbers: Mapping[str, _Numbers]) -> int:
    return max((len(one.said) for one in numbers.values()), default=0)


def _same(larger: _Numbers, smaller: _Numbers) -> bool:
    """Whether what has one number in two families is the same thing."""
    if not larger.single or not smaller.single:
        return False
    pairs = list(_both(larger, smaller))
    if len(pairs) < FEW or sum(_agree(one, other) for one, other in pairs) < EQUAL * len(pairs):
        return False
    # A language and a publisher that all have tell no record from another.
    told = {frozenset(one.items() & other.items()) for one, other in pairs}
    return 2 * len(told) > len(pairs)


def _both(larger: _Numbers, smaller: _Numbers) -> Iterator[tuple[Said, Said]]:
    for number, one in smaller.said.items():
        other = larger.said.get(number)
        if one is not None and other is not None:
            yield other, one


def _agree(one: Said, other: Said) -> bool:
    """Whether two records tell several of the same attributes, and equally."""
    both = one.keys() & other.keys()
    return len(both) >= TOLD and all(one[name] == other[name] for name in both)
