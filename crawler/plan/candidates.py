"""What could be asked next: every way to cut what is not fully read by one more value, with what it is worth.

A node of the answer space is the whole database, or a query that matched more than can be read. Choice fields and
ranges cut a node completely, texts sample it (M3 4.2). Worth is new records per request, from the records seen so far,
weighted with the confidence of the value (M3 (5): φ of an assignment is the smallest confidence in it).
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from crawler.plan.answers import Answers
from crawler.plan.evidence import ANY, OTHER
from crawler.plan.query import Assignment, Purpose, Query, Slot, folded

#: Types of attributes whose values are worth typing into a keyword box.
KEYWORD_TYPES = frozenset({"text", "name", "enum", "year"})
#: Most options of a choice field that are asked one by one.
MAX_OPTIONS = 400
#: Values with the most carriers that are looked at for each slot when choosing, at the root and inside a large query.
POOL, INNER_POOL = 400, 80
#: Large queries that are cut further at a time.
NODES = 4
#: Pages before which a database of unknown size is taken to be large.
EARLY_PAGES = 20
#: How much more a page of a sweep counts than another of the same worth, and the records needed to tell a sweep.
SWEEP, SWEEP_RECORDS = 1.5, 30


@dataclass(frozen=True, slots=True)
class Candidate:
    worth: float
    assignment: Assignment
    purpose: Purpose
    confidence: float
    matched: float
    groups: tuple[str, ...] = ()


@dataclass
class Candidates(Answers):
    """The answers so far, and the queries that could follow."""

    _parts: dict[tuple[Assignment, str], list[str]] = field(default_factory=dict)
    _sweep: str | None = None

    def preference(self, query: Query) -> float:
        """A page of a sweep counts more: nothing of it is read twice."""
        return SWEEP if query.purpose == "split" or any(map(self.sweeps, attributes_of(query.groups))) else 1.0

    def refines(self, assignment: Assignment) -> bool:
        """Whether a query that matches more than can be read should be cut into parts rather than read as far as
        it goes: the parts will show the same records again."""
        query = self.queries.get(assignment)
        if query is None or query.total is None or self.cap is None or query.total <= self.cap:
            return False
        return any(self._partition(query, slot) for slot in self._free(assignment) if slot.kind != "text")

    def _nodes(self) -> Iterator[tuple[Query, float]]:
        """Parts of the database not fully read, with the number of records each holds."""
        blank = self.blank
        size = self.size()
        yield blank or Query((), "blank"), size
        large = [
            q
            for q in self.queries.values()
            if q.assignment and q.purpose != "null" and q.total is not None and self._unread(q) > 0
        ]
        for query in heapq.nlargest(NODES, large, key=self._unread):
            yield query, float(query.total or 0)

    def _unread(self, query: Query) -> float:
        """Records a query matches that are neither here nor reachable by reading on."""
        if query.total is None or (self.cap is None or query.total <= self.cap):
            return 0.0
        return query.total - len(self._carrying(query.assignment))

    def _free(self, assignment: Assignment) -> list[Slot]:
        """Slots that can still be set beside an assignment."""
        taken: set[str] = set()
        for name, _ in assignment:
            taken |= self._by_name[name].fields
        return [
            slot
            for slot in self.slots
            if slot.name not in self._useless and (slot.kind == "range" or not (slot.fields & taken))
        ]

    def _candidates(self) -> Iterator[Candidate]:
        for node, size in self._nodes():
            inside = self._carrying(node.assignment) if node.assignment else None
            seen = len(inside) if inside is not None else self.evidence.size
            unseen = max(size - seen, 0.02 * seen + 1.0)
            if len(self._news) < EARLY_PAGES and self.whole is None:
                unseen = max(unseen, 10.0 * self.page_size)
            for slot in self._free(node.assignment):
                if slot.kind != "text":
                    yield from self._split(node, slot, unseen, inside)
                elif slot.name not in {name for name, _ in node.assignment}:
                    for group in self._groups(slot):
                        yield from self._sample(node, slot, group, unseen, inside)
                    if not node.assignment:
                        yield from self._seeded(slot)

    def _groups(self, slot: Slot) -> list[str]:
        """The attributes a slot's values are drawn from: its own; for a keyword box each of them, and other words."""
        if slot.attribute != ANY:
            return [slot.attribute]
        return [*(a.name for a in self.evidence.domain.attributes if a.type in KEYWORD_TYPES), OTHER]

    def _joined(self, node: Query, slot: Slot, value: str) -> Assignment:
        kept = [pair for pair in node.assignment if pair[0] != slot.name]
        return tuple(sorted([*kept, (slot.name, value)]))

    def _split(self, node: Query, slot: Slot, unseen: float, inside: set[int] | None) -> Iterator[Candidate]:
        """The parts that a choice or a range cuts a node into; those not asked yet share what is unseen."""
        fresh = []
        for value in self._partition(node, slot):
            assignment = self._joined(node, slot, value)
            if assignment not in self.queries:
                carriers = self._slot_carrying(slot, value)
                fresh.append((assignment, len(carriers & inside) if inside is not None else len(carriers)))
        weight = sum(known + 1.0 for _, known in fresh)
        for assignment, known in fresh:
            new = unseen * (known + 1.0) / weight
            worth = SWEEP * self._worth(new, float(known)) + 0.05
            yield Candidate(worth, assignment, "split", 1.0, new + known, (slot.name,))

    def _partition(self, node: Query, slot: Slot) -> list[str]:
        """Values of a slot that together cut a node into parts."""
        if slot.kind == "choice":
            taken = {name for name, _ in node.assignment}
            return list(slot.options[:MAX_OPTIONS]) if slot.name not in taken else []
        numbers = self.evidence.numbers(slot.attribute)
        if len(numbers) < 8:
            return []
        current = dict(node.assignment).get(slot.name)
        limit = self.cap or 10**9
        total = float(node.total or self.size())
        if total <= limit and not node.assignment:
            return []
        place = (node.assignment, slot.name)
        if place not in self._parts:
            self._parts[place] = _cuts(numbers, max(2, math.ceil(1.6 * total / limit)), current)
        return self._parts[place]

    def _sample(
        self, node: Query, slot: Slot, group: str, unseen: float, inside: set[int] | None
    ) -> Iterator[Candidate]:
        """Values of an attribute seen so far. What is unseen is shared among the values not asked yet, as often as
        a record carries one of them: so the values of an attribute that cuts the database into few parts, once begun,
        are all asked, and nothing is read twice."""
        name = f"{slot.name}={group}"
        state = self._efficiency.get(name)
        factor = state.factor if state is not None else 1.0
        if factor <= 0.0 or (state is not None and state.dry >= self.patience // 2):
            return
        postings = self.evidence.values(group)
        fresh = [item for item in postings.items() if self._joined(node, slot, item[0]) not in self.queries]
        limit = POOL if inside is None else INNER_POOL
        if len(fresh) > limit:
            top = heapq.nlargest(limit, fresh, key=lambda item: len(item[1]))
        else:
            top = fresh
        if slot.attribute == ANY:
            top = [(value, self.evidence.carrying(ANY, value)) for value, _ in top]
        carried = [(value, len(carriers & inside) if inside is not None else len(carriers)) for value, carriers in top]
        if inside is None:
            weight = sum(len(carriers) + 0.5 for _, carriers in fresh)
            total = sum(map(len, postings.values()))
        else:
            weight = sum(known + 0.5 for _, known in carried)
            total = max(len(inside), int(weight))
        having = max(1, self.evidence.having(group))
        each = total / max(1, len(inside) if inside is not None else having)
        scale = self.evidence.size / having if inside is None and slot.attribute != ANY else 1.0
        preference = SWEEP if inside is None and self.sweeps(group) else 1.0
        for value, carrying in carried:
            known = carrying * scale
            if not known or self._subsumed(node, slot, value):
                continue
            if group == OTHER and known > 0.8 * self.evidence.size:
                continue  # written on every record by the template, not by the database
            new = min(unseen, each * unseen * (carrying + 0.5) / max(weight, 1e-9))
            confidence = self.evidence.confidence(value)
            worth = confidence * factor * self._worth(new, known) * preference
            assignment = self._joined(node, slot, value)
            yield Candidate(worth, assignment, "sample", confidence, new + known, (name,))

    def sweeps(self, group: str) -> bool:
        """Whether an attribute is the one whose values are all being asked for, so that the database is read once. One
        sweep at a time: two of them read everything twice."""
        if self._sweep is None or self._swept(self._sweep) or not self._can_sweep(self._sweep):
            able = [name for name in self.evidence.domain.names if self._can_sweep(name) and not self._swept(name)]
            self._sweep = min(able, key=lambda name: len(self.evidence.values(name)), default=None)
        return group == self._sweep

    def _can_sweep(self, name: str) -> bool:
        """Nearly every record has one of few values, and hardly any value is still unknown (Good–Turing)."""
        if not any(slot.attribute in (name, ANY) and slot.kind == "text" for slot in self.slots):
            return False
        if self.evidence.domain.by_name[name].type not in KEYWORD_TYPES - {"text"}:
            return False
        state = [s for group, s in self._efficiency.items() if group.endswith("=" + name)]
        if any(one.asked and not one.succeeded for one in state):  # known values, yet no answer
            return False
        postings, having = self.evidence.values(name), self.evidence.having(name)
        if having < SWEEP_RECORDS or not postings:
            return False
        total = sum(map(len, postings.values()))
        once = sum(len(carriers) == 1 for carriers in postings.values())
        few = len(postings) * 2 * self.page_size <= max(self.size(), 4 * SWEEP_RECORDS)
        return total <= 1.3 * having and once <= 0.15 * total and few

    def _swept(self, name: str) -> bool:
        """Every value seen of an attribute has been asked for."""
        slots = [slot for slot in self.slots if slot.kind == "text" and slot.attribute in (name, ANY)]
        return all(
            any(folded(((slot.name, value),)) in self._asked_folded for slot in slots)
            for value in self.evidence.values(name)
        )

    def _seeded(self, slot: Slot) -> Iterator[Candidate]:
        """First values from the domain, for as long as the site itself has taught none."""
        state = self._efficiency.get(f"{slot.name}=seeds")
        factor = state.factor if state is not None else 1.0
        if factor <= 0.0:
            return
        postings = self.evidence.values(slot.attribute)
        base = (0.6 if self.evidence.size == 0 else 0.08) * factor * self.page_size
        for rank, (value, confidence) in enumerate(self.seeds.get(slot.attribute, ())):
            assignment = ((slot.name, value),)
            if assignment not in self.queries and value not in postings:
                worth = base * confidence / (1.0 + 0.02 * rank)
                yield Candidate(worth, assignment, "sample", confidence, 1.0, (f"{slot.name}=seeds",))

    def _subsumed(self, node: Query, slot: Slot, value: str) -> bool:
        """A single value was already read to its end, so a conjunction with it can bring nothing."""
        if not node.assignment:
            return False
        alone = self.queries.get(((slot.name, value),))
        return alone is not None and alone.ended and not self._unread(alone)

    def _worth(self, new: float, known: float) -> float:
        """New records per request when an answer holds `new` unknown records beside `known` ones."""
        matched = max(new + known, 1e-9)
        readable = min(matched, float(self.cap)) if self.cap else matched
        return new * (readable / matched) / max(1.0, math.ceil(readable / self.page_size))


def _cuts(numbers: Sequence[int], parts: int, current: str | None) -> list[str]:
    """ "low..high" ranges with about equally many of the numbers each; the outer ones are open where `current` is."""
    low, _, high = (current or "..").partition("..")
    inside = [n for n in numbers if (not low or n >= int(low)) and (not high or n <= int(high))]
    if len(inside) < 2 or inside[0] == inside[-1] or (low and low == high):
        return []
    edges: list[int] = []
    for part in range(1, parts):
        edge = inside[min(len(inside) - 1, part * len(inside) // parts)]
        if edge > inside[0] and (not edges or edge > edges[-1]):
            edges.append(edge)
    if not edges:
        return []
    starts = [low, *map(str, edges)]
    ends = [*(str(edge - 1) for edge in edges), high]
    return [f"{a}..{b}" for a, b in zip(starts, ends, strict=True)]


def attributes_of(groups: Sequence[str]) -> list[str]:
    """The attributes that values were drawn from (groups are written slot=attribute)."""
    return [group.rpartition("=")[2] for group in groups]
