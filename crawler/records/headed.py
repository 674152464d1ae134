"""Names that are none: what the pages of a family's records are all headed by ("Host Information"), where another page
calls each record something of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.records.families import Family, family

#: Fewest records that must be called the same; their share of those that are called something else as well; and the share
#: of these other names that must be different ones.
FEW, SAME, DISTINCT = 8, 0.8, 0.9

Headings = Mapping[tuple[Family, str], frozenset[str]]


@dataclass
class _Told:
    """How often a family's records have each value of an attribute where a weaker one was seen as well, and these."""

    values: Counter[str] = field(default_factory=Counter)
    others: set[int] = field(default_factory=set)
    records: int = 0


class Headed:
    """Looks at records on their way, and tells at the end what of their values are headings."""

    def __init__(self) -> None:
        self._told: dict[tuple[Family, str], _Told] = {}

    def watching(self, records: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """The records as they come, each looked at."""
        for record in records:
            self._look(record)
            yield record

    def _look(self, record: Mapping[str, Any]) -> None:
        for name, value in (record.get("attributes") or {}).items():
            chosen = _values(value)
            other = _other(record, name, chosen)
            if other is None:
                continue
            told = self._told.setdefault((family(record), name), _Told())
            told.records += 1
            told.values.update(set(chosen))
            told.others.add(hash(other))

    def headings(self) -> Headings:
        """By family and attribute, the values that are no record's own."""
        found: dict[tuple[Family, str], frozenset[str]] = {}
        for key, told in self._told.items():
            if told.records >= FEW and len(told.others) >= DISTINCT * told.records:
                same = [value for value, count in told.values.items() if count >= max(FEW, SAME * told.records)]
                if same:
                    found[key] = frozenset(same)
        return found


def renamed(record: dict[str, Any], headings: Headings) -> dict[str, Any]:
    """The record without headings among its values: what else it is called takes their place, where there is something."""
    attributes = dict(record.get("attributes") or {})
    dropped: dict[str, frozenset[str]] = {}
    for name in list(attributes):
        same = headings.get((family(record), name))
        chosen = _values(attributes[name])
        if not same or same.isdisjoint(chosen):
            continue
        left = [value for value in chosen if value not in same]
        instead = left or [other for other in (_other(record, name, list(same)),) if other is not None]
        if instead:
            attributes[name] = instead[0] if len(instead) == 1 else instead
            dropped[name] = same
    if not dropped:
        return record
    fields = [
        {**one, "attribute": None} if one.get("value") in dropped.get(one.get("attribute") or "", ()) else one
        for one in record.get("fields") or ()
    ]
    return {**record, "attributes": attributes, "fields": fields}


def _other(record: Mapping[str, Any], name: str, chosen: list[str]) -> str | None:
    """The surest value that some page gives for an attribute besides those, the first of equals."""
    best, sure = None, -1.0
    for one in record.get("fields") or ():
        confidence = one.get("confidence") or 0.0
        if one.get("attribute") == name and one.get("value") not in chosen and confidence > sure:
            best, sure = one.get("value"), confidence
    return best


def _values(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)
