"""What is known of a domain's values, and how records teach it: M3 (1), cases 1 to 3."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from knowledge.domain import Attribute, Domain
from knowledge.matching import Matcher
from knowledge.similarity import fold, has_cjk, normalised, similarity
from knowledge.values import normalise, types
from knowledge.words import instances

Fields = Sequence[tuple[str, str]]
Case = Literal[0, 1, 2, 3]

CASE_3_THRESHOLD = 0.5
_LIMIT = 200_000
_WHOLES = 50_000
_SHORT = 4  # Latin keys and aliases under 4 letters are half alike by chance (y, by)
_FITTING = {
    "isbn": {"isbn"},
    "year": {"year", "date"},
    "date": {"date", "year"},
    "number": {"number", "price"},
    "url": {"url"},
}


@dataclass(slots=True)
class _Entry:
    value: str
    confidence: float
    count: int


@dataclass(frozen=True, slots=True)
class Column:
    """What a field of the records stands for: its attribute, the confidence w, and the case of M3 (0: nothing)."""

    attribute: str | None
    w: float
    case: Case


class Knowledge:
    """The instances of a domain: <value, confidence w, number of records seen with it>, seeds first.

    `limit` bounds the instances of one attribute; beyond it the least frequent tenth is forgotten. `mode="paper"` reads
    the cases bare: keys must equal a name or alias, and one field may serve several attributes.
    """

    def __init__(
        self,
        domain: Domain,
        *,
        matcher: Matcher | None = None,
        mode: Literal["default", "paper"] = "default",
        case_3_threshold: float = CASE_3_THRESHOLD,
        limit: int = _LIMIT,
    ) -> None:
        self.domain = domain
        self.records = 0
        self._matcher = matcher or Matcher(domain)
        self._mode = mode
        self._case_3_threshold = case_3_threshold
        self._limit = max(limit, 10)
        self._known: dict[str, dict[str, _Entry]] = {name: {} for name in domain.names}
        self._wholes: dict[str, dict[str, None]] = {name: {} for name in domain.names}
        self._terms = {
            a.name: (frozenset(map(fold, a.terms)), tuple(map(normalised, a.terms))) for a in domain.attributes
        }
        for name, seeds in domain.instances.items():
            for seed in seeds:
                self._draw(domain.attribute(name), seed.value, seed.confidence, None)

    # -- asking ------------------------------------------------------------------------------------------------------

    def knows(self, attribute: str, value: str) -> bool:
        """Whether a value occurs in I_a: as an instance, or for text as a whole value seen in a record."""
        described = self.domain.attribute(attribute)
        if described.type == "text":
            return normalise(value[:500], "text") in self._wholes[attribute]
        known = self._known[attribute]
        if normalise(value, described.type) in known:
            return True
        found = instances(value, described.type, described.multiple)
        return any(normalise(instance, described.type) in known for instance, _ in found)

    def confidence(self, attribute: str, instance: str) -> float:
        """w of an instance; 0 when unknown."""
        entry = self._known[attribute].get(normalise(instance, self.domain.attribute(attribute).type))
        return entry.confidence if entry else 0.0

    def count(self, attribute: str, instance: str) -> int:
        """Number of records seen with that instance (its document frequency)."""
        entry = self._known[attribute].get(normalise(instance, self.domain.attribute(attribute).type))
        return entry.count if entry else 0

    def share(self, attribute: str, instance: str) -> float:
        """Estimated share of the records that hold the instance: (count + ½)/(records + 1), in (0, 1]."""
        return min(1.0, (self.count(attribute, instance) + 0.5) / (self.records + 1))

    def size(self, attribute: str) -> int:
        """Number of instances of an attribute."""
        return len(self._known[attribute])

    def instances(self, attribute: str) -> Iterator[tuple[str, float]]:
        """(value, w): largest w first, then most frequent, then first known. A snapshot, sorted lazily."""
        entries = [(-e.confidence, -e.count, n, e.value) for n, e in enumerate(self._known[attribute].values())]
        heapq.heapify(entries)
        while entries:
            w, _, _, value = heapq.heappop(entries)
            yield value, -w

    # -- learning ----------------------------------------------------------------------------------------------------

    def learn(self, attribute: str, value: str, w: float = 1.0) -> list[tuple[str, float]]:
        """Takes a value of an attribute; gives its instances that are new or whose confidence rose, with their w."""
        self.records += 1
        return self._draw(self.domain.attribute(attribute), value, w, set())

    def learn_record(
        self, attributes: Mapping[str, str | Iterable[str]], w: float | Mapping[str, float] = 1.0
    ) -> dict[str, list[tuple[str, float]]]:
        """Takes one record whose attributes are known; gives what is new, by attribute; others are ignored."""
        self.records += 1
        drawn: dict[str, list[tuple[str, float]]] = {}
        for name, value in attributes.items():
            described = self.domain.by_name.get(name)
            if described is None:
                continue
            weight = w if isinstance(w, (int, float)) else w.get(name, 1.0)
            counted: set[str] = set()
            for item in [value] if isinstance(value, str) else value:
                drawn.setdefault(name, []).extend(self._draw(described, item, weight, counted))
        return {name: new for name, new in drawn.items() if new}

    def sample(self, records: Sequence[Fields]) -> dict[str, list[tuple[str, float]]]:
        """M3 (1): draws instances from a page's records of (key, value) fields; gives what is new or rose, by
        attribute.

        A field is the values under one key on the page. Each attribute takes the field of its best case.
        """
        fields: dict[str, list[str]] = {}
        for record in records:
            for key, value in record:
                fields.setdefault(key, []).append(value)
        chosen = self.columns(fields)
        drawn: dict[str, list[tuple[str, float]]] = {}
        for record in records:
            self.records += 1
            counted: dict[str, set[str]] = {}
            for key, value in record:
                for name, w in chosen.get(key, ()):
                    new = self._draw(self.domain.attribute(name), value, w, counted.setdefault(name, set()))
                    if new:
                        drawn.setdefault(name, []).extend(new)
        return drawn

    def columns(self, fields: Mapping[str, Sequence[str]]) -> dict[str, list[tuple[str, float]]]:
        """For each field (key → its values) the attributes it is drawn into, with w (M3 cases 1 to 3)."""
        chosen: dict[str, list[tuple[str, float]]] = {}
        free = dict(fields)
        settled: set[str] = set()
        for key in fields:
            for name in self._case_1(key):
                chosen.setdefault(key, []).append((name, 1.0))
                settled.add(name)
                free.pop(key, None)
        for case in (self._case_2, self._case_3):
            open_fields = free if self._mode == "default" else dict(fields)
            ranked = [
                (-weight, attribute.type == "text", position, key, attribute.name, w)
                for position, (key, values) in enumerate(open_fields.items())
                for attribute in self.domain.attributes
                if attribute.name not in settled
                for weight, w in (case(attribute, key, values),)
                if w > 0.0
            ]
            for _, _, _, key, name, w in sorted(ranked):
                if name in settled or (self._mode == "default" and key not in free):
                    continue
                chosen.setdefault(key, []).append((name, w))
                settled.add(name)
                free.pop(key, None)
        return chosen

    def column_attribute(self, key: str, values: Sequence[str]) -> Column:
        """What one field stands for by itself: the attribute of the first case that holds, its w, the case."""
        names = self._case_1(key)
        if names:
            return Column(names[0], 1.0, 1)
        numbered: tuple[tuple[Case, Any], ...] = ((2, self._case_2), (3, self._case_3))
        for number, case in numbered:
            best = max(
                ((*case(a, key, values), a.type != "text", a.name) for a in self.domain.attributes), default=None
            )
            if best is not None and best[1] > 0.0:
                return Column(best[3], best[1], number)
        return Column(None, 0.0, 0)

    def _case_1(self, key: str) -> tuple[str, ...]:
        if self._mode == "default":
            name, _ = self._matcher.key(key)
            return (name,) if name is not None else ()
        return tuple(name for name, (terms, _) in self._terms.items() if fold(key) in terms)

    def _case_2(self, attribute: Attribute, key: str, values: Sequence[str]) -> tuple[float, float]:
        """(k_j, k_j/m): how many of the m values already occur in I_a; fields are ranked by k_j."""
        known = sum(self.knows(attribute.name, value) for value in values)
        return float(known), known / len(values) if values else 0.0

    def _case_3(self, attribute: Attribute, key: str, values: Sequence[str]) -> tuple[float, float]:
        """(1): max over B of sim(key, b) from the threshold on; by default the values must also fit the type."""
        label = normalised(key) if self._mode == "default" else key
        if not label or not values:
            return 0.0, 0.0
        if self._mode == "default" and (not _fits(values, attribute) or self._matcher.excluded(key)):
            return 0.0, 0.0
        terms = self._terms[attribute.name][1] if self._mode == "default" else attribute.terms
        if self._mode == "default" and not has_cjk(label):
            terms = tuple(term for term in terms if len(term) >= _SHORT) if len(label) >= _SHORT else ()
        w = max((similarity(label[:100], term) for term in terms), default=0.0)
        return (w, w) if w >= self._case_3_threshold else (0.0, 0.0)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def _draw(self, attribute: Attribute, value: str, w: float, counted: set[str] | None) -> list[tuple[str, float]]:
        """Adds the instances of a value. `counted` holds those already counted for this record; None counts nothing."""
        w = min(max(w, 0.0), 1.0)
        known = self._known[attribute.name]
        new = []
        for instance, factor in instances(value, attribute.type, attribute.multiple):
            canonical = normalise(instance, attribute.type)
            if not canonical:
                continue
            entry = known.get(canonical)
            if entry is None:
                entry = known[canonical] = _Entry(instance, w * factor, 0)
                new.append((instance, entry.confidence))
            elif w * factor > entry.confidence:
                entry.confidence = w * factor
                new.append((entry.value, entry.confidence))
            if counted is not None and canonical not in counted:
                counted.add(canonical)
                entry.count += 1
        if attribute.type == "text" and counted is not None:
            self._remember(attribute.name, normalise(value[:500], "text"))
        if len(known) > self._limit:
            self._forget(attribute.name)
        return new

    def _remember(self, attribute: str, whole: str) -> None:
        """Keeps a whole text, so that case 2 can recognise it; the oldest goes when there are 50,000."""
        wholes = self._wholes[attribute]
        if whole:
            wholes[whole] = None
            if len(wholes) > _WHOLES:
                del wholes[next(iter(wholes))]

    def _forget(self, attribute: str) -> None:
        known = self._known[attribute]
        surplus = len(known) - self._limit + self._limit // 10
        for canonical in heapq.nsmallest(surplus, known, key=lambda c: (known[c].count, known[c].confidence)):
            del known[canonical]

    def state(self) -> dict[str, Any]:
        """All that was learned, as JSON-able data for `restore`."""
        return {
            "domain": self.domain.name,
            "records": self.records,
            "instances": {
                name: [[e.value, e.confidence, e.count] for e in known.values()] for name, known in self._known.items()
            },
            "wholes": {name: list(wholes) for name, wholes in self._wholes.items() if wholes},
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Takes back a `state()`. Attributes the domain no longer has are left out; ValueError when it is no state."""
        try:
            known: dict[str, dict[str, _Entry]] = {name: {} for name in self.domain.names}
            for name, rows in state["instances"].items():
                if name in known:
                    kind = self.domain.attribute(name).type
                    known[name] = {normalise(v, kind): _Entry(str(v), float(w), int(n)) for v, w, n in rows}
            wholes = {name: dict.fromkeys(state.get("wholes", {}).get(name, ())) for name in self.domain.names}
            records = int(state["records"])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is no state of a knowledge: {error!r}") from error
        self._known, self._wholes, self.records = known, wholes, records


def _fits(values: Sequence[str], attribute: Attribute) -> bool:
    """Whether most values look like the attribute's type."""
    wanted = _FITTING.get(attribute.type, {"text", "language"})
    seen = values[:50]
    return sum(not wanted.isdisjoint(types(value)) for value in seen) * 2 > len(seen)
