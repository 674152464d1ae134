"""Fields that no page names, told by values that others name: M3 (1), case 2, over all records of a crawl.

A list shows a press without saying so; the records' own pages, another list or another site name it. Nothing is decided while
pages come in: what a field is, is known best once all have been seen, and then holds for the first record as for the last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.records.families import NAMED, Family, family

#: Fewest records whose field holds what they name elsewhere, their share of those that have both, and the fewest where what they
#: hold is a digit or two, which are the same by chance.
AGREEING, ALIKE, CHANCE = 3, 0.8, 12
#: Least share of a field's values that must be known, how many different ones, and how many times as many as of another.
KNOWN, DIFFERENT, CLEAR = 0.5, 3, 1.5
#: How sure such a name is at most: no page gives it.
SUREST = 0.7
#: Values that are kept of a field and of an attribute, fields that are watched, and the longest value that is compared.
VALUES, INSTANCES, FIELDS, LONGEST = 500, 200_000, 10_000, 200

_Place = tuple[Family, str]
Names = Mapping[_Place, tuple[str, float, bool]]


@dataclass
class _Field:
    """What stands under one key in a family's records without a name: how often each value, in how many records beside another
    value of an attribute, in how many of these that is the same, and which ones were."""

    values: Counter[str] = field(default_factory=Counter)
    both: Counter[str] = field(default_factory=Counter)
    agreeing: Counter[str] = field(default_factory=Counter)
    same: dict[str, set[str]] = field(default_factory=dict)


class Unnamed:
    """Looks at records on their way, and tells at the end what attributes their fields without a name hold."""

    def __init__(self) -> None:
        self._fields: dict[_Place, _Field] = {}
        self._known: dict[str, set[str]] = {}
        self._several: set[str] = set()

    def watching(self, records: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """The records as they come, each looked at."""
        for record in records:
            self._look(record)
            yield record

    def _look(self, record: Mapping[str, Any]) -> None:
        told: dict[str, dict[str, None]] = {}
        loose: dict[str, dict[str, None]] = {}
        for one in record.get("fields") or ():
            value = _plain(one.get("value"))
            if not value:
                continue
            name, confidence = one.get("attribute"), one.get("confidence") or 0.0
            if name and confidence >= NAMED:
                told.setdefault(name, {})[value] = None
            elif not name and confidence > 0.0:
                loose.setdefault(str(one.get("key")), {})[value] = None
        for name, values in told.items():
            known = self._known.setdefault(name, set())
            if len(known) < INSTANCES:
                known.update(value for value in values if _worded(value))
        own = family(record) if loose else ("", "")
        has = record.get("attributes") or {}
        self._several.update(name for name, value in has.items() if not isinstance(value, str))
        for key, values in loose.items():
            place = (own, key)
            watched = self._fields.get(place)
            if watched is None:
                if len(self._fields) >= FIELDS:
                    continue
                watched = self._fields[place] = _Field()
            for value in values:
                if value in watched.values or len(watched.values) < VALUES:
                    watched.values[value] += 1
            for name in has:
                watched.both[name] += 1
                if same := values.keys() & told.get(name, {}).keys():
                    watched.agreeing[name] += 1
                    kept = watched.same.setdefault(name, set())
                    kept.update(sorted(same, key=_brief)[: CHANCE - len(kept)])

    def names(self) -> Names:
        """The attribute of each field that has one, by family and key, how sure that is, and whether records have several of it.
        Each attribute has one field of a family; what its records agree with goes before what known values are."""
        told: list[tuple[bool, int, float, _Place, str]] = []
        for place, one in self._fields.items():
            agreed = _by_agreement(one)
            found = agreed or self._by_instances(one)
            if found is not None:
                told.append((agreed is None, -found[0], -found[1], place, found[2]))
        chosen: dict[_Place, tuple[str, float, bool]] = {}
        first: dict[tuple[Family, str], tuple[bool, int, _Place]] = {}
        for known, count, share, place, name in sorted(told):
            before = first.setdefault((place[0], name), (known, count, place))
            if before[2] == place:
                chosen[place] = (name, round(min(-share, SUREST), 3), name in self._several)
            elif before[0] and before[1] > CLEAR * count and name not in self._several:
                chosen.pop(before[2], None)  # one of the two is something else: where a way begins, and where it ends
        return chosen

    def _by_instances(self, one: _Field) -> tuple[int, float, str] | None:
        """Of the attributes whose known instances a field's values are the one with most, clearly; not one that the records have
        beside the field and mostly another value of."""
        total = sum(one.values.values())
        hits = {
            name: Counter({value: times for value, times in one.values.items() if value in known})
            for name, known in self._known.items()
        }
        counts = Counter({name: found.total() for name, found in hits.items()})
        best = counts.most_common(2)
        if not best or best[0][1] < KNOWN * total or len(hits[best[0][0]]) < DIFFERENT:
            return None
        name, count = best[0]
        if len(best) > 1 and count < CLEAR * best[1][1]:
            return None
        if one.both[name] >= AGREEING and one.agreeing[name] < ALIKE * one.both[name]:
            return None
        return count, count / total, name


def _by_agreement(one: _Field) -> tuple[int, float, str] | None:
    """The attribute that the records which name it have the same value of as the field holds."""
    for name, count in one.agreeing.most_common(1):
        least = CHANCE if all(map(_brief, one.same[name])) else AGREEING
        if count >= least and count >= ALIKE * one.both[name] and len(one.same[name]) > 1:
            return count, count / one.both[name], name
    return None


def named(record: dict[str, Any], names: Names) -> dict[str, Any]:
    """The record with what its fields without a name are known to hold, for the attributes that it lacks."""
    own = family(record)
    has = record.get("attributes") or {}
    added: dict[str, list[str]] = {}
    fields = []
    for one in record.get("fields") or ():
        name, confidence, several = names.get((own, str(one.get("key"))), ("", 0.0, False))
        free = name and name not in has and not one.get("attribute") and _plain(one.get("value"))
        if free and (several or name not in added):
            added.setdefault(name, []).append(one["value"])
            fields.append({**one, "attribute": name, "confidence": confidence})
        else:
            fields.append(one)
    if not added:
        return record
    more = {name: values[0] if len(values) == 1 else values for name, values in added.items()}
    return {**record, "attributes": {**has, **more}, "fields": fields}


def _plain(value: Any) -> str:
    """A value as it is compared: in small letters; "" for what is too long, or an address."""
    if not isinstance(value, str) or len(value) > LONGEST or "://" in value:
        return ""
    return value.strip().casefold()


def _brief(value: str) -> bool:
    """Whether a value is but a digit or two."""
    return len(value) < DIFFERENT and not _worded(value)


def _worded(value: str) -> bool:
    """Whether a value tells what it is wherever it stands: years, numbers and codes of one attribute are others' as well."""
    return any(map(str.isalpha, value)) and not any(map(str.isdigit, value))
