"""Records whose own pages say that they are one: posts at addresses of their own (`/topic/7?post=12`) which all show the topic
(`/topic/7`), a thing below two sections of a shop.

A page tells its address in its head (`rel=canonical`). Records of one such address are the same where they agree in all that
both tell; what one of them tells in full is told once. Sites name the same address on pages about different things as
well, by mistake or because a script makes them all: where several do not agree, the address tells nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

#: What the field is called that holds such an address.
DECLARED = "canonical"
#: Fewest attributes that two records must both tell, and the share of an address's records that must agree with the fullest.
TOLD, EQUAL = 1, 0.8

#: What a record says, by attribute.
Said = Mapping[str, int]


@dataclass
class _Group:
    """The records of one address: what each says, in their order, and which of them stands for those that say no more."""

    ids: list[str] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    def add(self, record: Mapping[str, Any], *, first: bool = False) -> None:
        """Look at another one; the `first` of those that say as much stands for the rest."""
        place = 0 if first else len(self.ids)
        self.ids.insert(place, str(record["id"]))
        self.said.insert(place, _said(record))

    def left_out(self) -> list[str]:
        """The records that say nothing more than the fullest."""
        if len(self.ids) < 2:
            return []
        first = max(range(len(self.ids)), key=lambda place: (len(self.said[place]), -place))
        full = self.said[first]
        agreeing = sum(_agree(full, one) for one in self.said)
        if agreeing < EQUAL * len(self.ids):
            return []
        return [
            name
            for place, (name, one) in enumerate(zip(self.ids, self.said, strict=True))
            if place != first and _agree(full, one) and one.keys() <= full.keys()
        ]


class Paged:
    """Looks at records, and tells which of them another one stands for."""

    def __init__(self) -> None:
        # Many sites give each page an address that only one record has: of those no more is kept than that they were met.
        self._met: set[int] = set()
        self._several: set[int] = set()
        self._out: frozenset[str] = frozenset()

    def watching(self, records: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """The records as they come, each looked at."""
        for record in records:
            if address := _declared(record):
                place = _place(record, address)
                (self._several if place in self._met else self._met).add(place)
            yield record

    def settle(self, records: Callable[[], Iterable[Mapping[str, Any]]]) -> None:
        """Tell the records apart after all were looked at; one at the address itself stands beside those that name it, for
        which the records are read once more where there are any, and again where several are of one address."""
        for record in records() if self._met else ():
            if not _declared(record) and (place := _place(record, str(record.get("url") or ""))) in self._met:
                self._several.add(place)
        groups: dict[int, _Group] = defaultdict(_Group)
        for record in records() if self._several else ():
            address = _declared(record)
            if (place := _place(record, address or str(record.get("url") or ""))) in self._several:
                groups[place].add(record, first=not address)
        self._out = frozenset(name for group in groups.values() for name in group.left_out())
        self._met.clear()
        self._several.clear()

    def __bool__(self) -> bool:
        return bool(self._out)

    def holds(self, record: Mapping[str, Any]) -> bool:
        """Whether another record of the same page tells all that this one does."""
        return record["id"] in self._out


def _place(record: Mapping[str, Any], address: str) -> int:
    """An address of a record's site."""
    return hash((str(record.get("site") or ""), address))


def _declared(record: Mapping[str, Any]) -> str:
    """The one address that a record's pages say is theirs, "" for none and for several."""
    found = {str(one.get("value") or "") for one in record.get("fields") or () if one.get("key") == DECLARED}
    return found.pop() if len(found) == 1 else ""


def _said(record: Mapping[str, Any]) -> Said:
    return {name: hash(str(value).casefold()) for name, value in (record.get("attributes") or {}).items()}


def _agree(one: Said, other: Said) -> bool:
    """Whether two records tell some of the same attributes, and equally."""
    both = one.keys() & other.keys()
    return len(both) >= TOLD and all(one[name] == other[name] for name in both)
