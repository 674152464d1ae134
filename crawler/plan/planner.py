"""Chooses what to ask an interface next.

Every candidate is a known node of the answer space (the whole database, or a query that matched more than could be
read) cut by one more slot value. Its worth is the number of new records one request is expected to bring, estimated
from the records seen so far (`Evidence`), weighted with the confidence of the value (M3 (5): φ of an assignment is the
smallest confidence in it). Choice fields and ranges partition a node completely, so they come first where a node is
too large to read; texts sample it (M3 4.2).

The planner holds no I/O: answers go in, queries come out. Feeding it the stored answers again restores it.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from crawler.plan.evidence import ANY, OTHER, Evidence
from crawler.plan.query import Answer, Assignment, Purpose, Query, Slot
from knowledge.estimate import chao1, frequencies

#: A word that no database holds, to learn what the answer to nothing looks like.
IMPOSSIBLE = "zqxjkwvbrt"
#: Smallest number that several queries must agree on to be taken for the size of the database.
WHOLE = 100
#: Types of attributes whose values are worth typing into a keyword box.
KEYWORD_TYPES = frozenset({"text", "name", "enum", "year"})
#: Most options of a choice field that are asked one by one.
MAX_OPTIONS = 400
#: Values with the most carriers that are looked at for each slot when choosing, at the root and inside a large query.
POOL, INNER_POOL = 400, 80
#: Large queries that are cut further at a time.
NODES = 4
#: Choices taken from one look at the candidates before they are weighed again.
BATCH = 8
#: Queries without anything new that confirm that the pages of the blank query were all there is.
CONFIRMING = 3
#: Pages before which a database of unknown size is taken to be large.
EARLY_PAGES = 20
#: What each further page without anything new leaves of the worth of the next one.
BARREN = 0.4
#: How much more a page of a sweep counts than another of the same worth, and the records needed to tell a sweep.
SWEEP, SWEEP_RECORDS = 1.5, 30
#: Queries looked back at, and the share of a value's records that one of them must carry for the two to be the same.
RECENT, SAME = 80, 0.8
#: Answers in a row without anything new that end the questions, at least.
MIN_PATIENCE = 12
#: New records per page below which a site is left in peace; less while much is thought to be missing.
WORTH_ASKING, WORTH_MISSING, WORTH_COVERAGE = 0.35, 0.1, 0.9
#: Pages after which a result that simply ends is taken to be cut off by the site.
CAP_PAGES = 10


@dataclass
class _Efficiency:
    """How the answers of one slot compare with what was expected of them."""

    asked: int = 0
    succeeded: int = 0
    expected: float = 1.0
    came: float = 1.0
    dry: int = 0

    @property
    def factor(self) -> float:
        if self.asked >= 6 and self.succeeded == 0:
            return 0.0
        return min(3.0, max(0.05, self.came / self.expected)) * (self.succeeded + 1) / (self.asked + 1)


@dataclass(frozen=True, slots=True)
class _Candidate:
    worth: float
    assignment: Assignment
    purpose: Purpose
    confidence: float
    matched: float
    groups: tuple[str, ...] = ()


@dataclass
class Planner:
    """The plan of one interface. `page_size` and `cap` are learned; `seeds` gives first values by attribute."""

    slots: Sequence[Slot]
    evidence: Evidence
    seeds: dict[str, Sequence[tuple[str, float]]]
    blank_allowed: bool = True
    patience: int = 40
    queries: dict[Assignment, Query] = field(default_factory=dict)
    page_size: int = 20
    cap: int | None = None
    hits: int = 0
    null_total: int | None = None
    null_members: frozenset[str] = frozenset()
    closed: str | None = None
    _efficiency: dict[str, _Efficiency] = field(default_factory=dict)
    _useless: set[str] = field(default_factory=set)
    _dry: int = 0
    _pages: int = 0
    _captures: Counter[str] = field(default_factory=Counter)
    _news: list[int] = field(default_factory=list)
    _parts: dict[tuple[Assignment, str], list[str]] = field(default_factory=dict)
    _sweep: str | None = None
    _asked_folded: set[Assignment] = field(default_factory=set)
    _ready: list[_Candidate] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._by_name = {slot.name: slot for slot in self.slots}

    # -- what is known ----------------------------------------------------------------------------------------------

    @property
    def blank(self) -> Query | None:
        return self.queries.get(())

    @property
    def whole(self) -> int | None:
        """The size of the database as the site states it in answer to a query that excludes nothing: the blank one, or
        several that all match the same largest number (words that stand on every record)."""
        blank = self.blank
        if blank is not None and blank.total and blank.found and blank.kind != "error":
            return blank.total
        totals = Counter(q.total for q in self.queries.values() if q.found and q.total and q.purpose == "sample")
        if not totals:
            return None
        largest = max(totals)
        return largest if totals[largest] >= 2 and largest >= max(WHOLE, self.evidence.size) else None

    def repeats(self, assignment: Assignment) -> bool:
        """Whether a query gives what another one, whose pages are being read already, gives too: the whole."""
        query = self.queries.get(assignment)
        whole = self.whole
        if query is None or whole is None or query.total != whole or query.purpose == "blank":
            return False
        others = [q for q in self.queries.values() if q is not query and q.total == whole and not q.given_up]
        return any(q.pages > query.pages or (q.pages == query.pages and q.new >= query.new) for q in others)

    def size(self) -> float:
        """The estimated number of records behind the interface: the site's own figure, else from recaptures (a lower
        bound, so that before much was found again at least as much is expected as is here)."""
        stated = self.whole
        seen = float(max(1, self.evidence.size))
        if stated is not None:
            return max(float(stated), seen)
        largest = float(max((q.total or 0 for q in self.queries.values() if q.purpose != "null"), default=0))
        captured = frequencies(self._captures.values())
        recaptured = seen
        if captured:
            estimate = chao1(captured)
            recaptured = estimate.size if math.isfinite(estimate.size) else 20.0 * seen
            once = captured.get(1, 0) / sum(captured.values())
            recaptured = max(recaptured, seen * (1.0 + once))
        return max(largest, min(recaptured, 20.0 * seen), seen)

    def coverage(self) -> float:
        """Estimated share of the database that is here."""
        return min(1.0, self.evidence.size / self.size())

    @property
    def outstanding(self) -> int:
        """Queries asked whose first page has not come yet."""
        return sum(not q.answered and not q.given_up for q in self.queries.values())

    @property
    def walking(self) -> bool:
        """Whether the pages of an answer that covers everything are still being read."""
        blank = self.blank
        return blank is not None and blank.answered and not blank.ended and not blank.given_up and blank.found > 0

    @property
    def complete(self) -> bool:
        """Whether everything the site says it has is here."""
        stated = self.whole
        return stated is not None and self.evidence.size >= stated > 0

    # -- answers ----------------------------------------------------------------------------------------------------

    def asked(self, query: Query) -> None:
        """A query was put in the queue (also at resume)."""
        self.queries.setdefault(query.assignment, query)
        self._asked_folded.add(_folded(query.assignment))

    def answered(self, assignment: Assignment, answer: Answer) -> None:
        """A result page came."""
        query = self.queries.setdefault(assignment, Query(assignment, "sample"))
        first = query.pages == 0
        query.pages += 1
        self._pages += 1
        if query.purpose != "null":
            self._news.append(answer.new)
            self._captures.update(answer.members)
        query.found += answer.found
        query.new += answer.new
        query.kind = query.kind or answer.kind
        query.shares.append(answer.new / max(1, answer.found))
        query.members.update(answer.members)
        if answer.total is not None and first:
            query.total = answer.total
        if first and answer.more:
            self.page_size = max(2, answer.found)
        if not answer.more:
            query.ended = True
            self._learn_cap(query)
        if query.purpose == "null":
            self._learn_null(query, answer)
            return
        if first:
            self._learn_slots(query)
        if answer.found and self._is_null(query):
            query.kind = "empty"
        if first and query.purpose in ("sample", "split"):
            promising = answer.more and self.page_worth(assignment) >= 1.0
            self._dry = 0 if answer.new or promising else self._dry + 1
        self._update_efficiency(query, answer, first=first)

    def failed(self, assignment: Assignment) -> None:
        """A query could not be answered at all."""
        query = self.queries.setdefault(assignment, Query(assignment, "sample"))
        query.given_up = query.ended = True
        if query.pages == 0:
            query.pages, query.kind = 1, "error"
            self._dry += 1

    def give_up(self, assignment: Assignment) -> None:
        """The rest of a query's pages will not be read."""
        query = self.queries.get(assignment)
        if query is not None:
            query.given_up = True

    def _learn_cap(self, query: Query) -> None:
        short = query.total is not None and query.found < 0.97 * query.total and query.pages >= CAP_PAGES
        if short:
            self.cap = max(self.cap or 0, query.found)
            return
        if query.pages >= CAP_PAGES:
            same = [q for q in self.queries.values() if q is not query and q.ended and q.found == query.found]
            if same and query.found % 50 == 0:
                self.cap = max(self.cap or 0, query.found)

    def _learn_null(self, query: Query, answer: Answer) -> None:
        self.null_total = answer.total if answer.found else 0
        self.null_members = frozenset(query.members)
        whole = self.whole
        if answer.found and whole is not None and answer.total == whole:
            self._useless.update(name for name, _ in query.assignment)

    def shown_anyway(self, members: Collection[str]) -> set[str]:
        """Those of a page's records that the site shows in answer to nothing too: navigation, recommendations."""
        whole = self.whole
        if whole is not None and self.null_total == whole:
            return set()
        return self.null_members.intersection(members)

    def _is_null(self, query: Query) -> bool:
        """The answer is what the site shows when nothing matches."""
        if not self.null_members or not query.members or query.purpose == "blank":
            return False
        return query.members <= self.null_members and query.pages == 1

    def _learn_slots(self, query: Query) -> None:
        """A slot whose every value is answered with the whole database does nothing."""
        whole = self.whole
        if whole is None or len(query.assignment) != 1 or query.total != whole or query.purpose == "blank":
            return
        name = query.assignment[0][0]
        same = [
            q
            for q in self.queries.values()
            if len(q.assignment) == 1 and q.assignment[0][0] == name and q.answered and q.total == whole
        ]
        if len(same) >= 2:
            self._useless.add(name)

    def _update_efficiency(self, query: Query, answer: Answer, *, first: bool) -> None:
        if not first or not query.assignment:
            return
        for group in query.groups or tuple(name for name, _ in query.assignment):
            state = self._efficiency.setdefault(group, _Efficiency())
            state.asked += 1
            state.succeeded += bool(answer.found) and query.kind != "empty"
            state.dry = 0 if answer.new else state.dry + 1
            state.expected = 0.9 * state.expected + max(0.1, min(query.expected, float(self.page_size)))
            state.came = 0.9 * state.came + answer.new

    # -- how much a page is worth -----------------------------------------------------------------------------------

    def page_worth(self, assignment: Assignment) -> float:
        """New records expected of the next page of a query, after its first page showed how much is known."""
        query = self.queries.get(assignment)
        if query is None:
            return 1.0
        if query.purpose == "blank":
            return float(self.page_size)
        if query.purpose == "null" or query.kind == "empty":
            return 0.0
        preference = SWEEP if query.purpose == "split" or any(map(self.sweeps, _drawn(query))) else 1.0
        share = (query.new + 0.5) / (query.found + 1.0)
        if query.total is not None:
            unread = max(1, query.total - query.found)
            known = max(0, len(self._carrying(assignment)) - query.found)
            share = min(1.0, max(0.0, (unread - known) / unread))
        barren = next((n for n, one in enumerate(reversed(query.shares)) if one), len(query.shares))
        if barren > 1:
            share *= BARREN ** (barren - 1)  # what is thought to be missing is not where it should be
        return preference * share * self.page_size

    def refines(self, assignment: Assignment) -> bool:
        """Whether a query that matches more than can be read should be cut into parts rather than read as far as
        it goes: the parts will show the same records again."""
        query = self.queries.get(assignment)
        if query is None or query.total is None or self.cap is None or query.total <= self.cap:
            return False
        return any(self._partition(query, slot) for slot in self._free(assignment) if slot.kind != "text")

    # -- what to ask ------------------------------------------------------------------------------------------------

    def propose(self, limit: int) -> list[Query]:
        """Up to `limit` new queries, best first; they count as asked."""
        chosen: list[Query] = []
        while len(chosen) < limit and self.closed is None:
            query = self._next()
            if query is None:
                break
            self.asked(query)
            chosen.append(query)
        return chosen

    def _next(self) -> Query | None:
        probe = self._null_probe()
        if probe is not None:
            return probe
        if any(q.purpose == "null" and not q.pages and not q.given_up for q in self.queries.values()):
            return None
        if self.blank is None:
            if self.blank_allowed:
                return Query((), "blank", expected=float(self.page_size))
            self.queries[()] = Query((), "blank", kind="skipped", pages=1, ended=True)
        if not self.blank_ready:
            return None
        if self.walking:
            return None
        if self.complete:
            self.closed = "complete"
            return None
        patience = min(self.patience, max(MIN_PATIENCE, self._pages // 10))
        if self._read_whole:
            patience = CONFIRMING
        if self._dry >= patience or self._tired:
            self.closed = "nothing new"
            return None
        best = self._best()
        if best is None:
            self.closed = None if self.outstanding else "no more queries"
            return None
        return Query(best.assignment, best.purpose, best.confidence, best.worth, best.matched, best.groups)

    @property
    def _read_whole(self) -> bool:
        """A query that excludes nothing was read to its last page, and nothing speaks for a limit there."""
        blank = self.blank
        if blank is None or not blank.ended or blank.given_up or blank.found == 0:
            return False
        whole = self.whole
        if whole is not None:
            return blank.found >= 0.99 * whole
        return self.cap is None and (blank.found % 50 != 0 or blank.pages < CAP_PAGES)

    @property
    def _tired(self) -> bool:
        """The last tenth of the pages brought too little for what it asked of the site (diminishing returns)."""
        last = max(MIN_PATIENCE, len(self._news) // 10)
        if len(self._news) < 2 * last or any(
            query.answered and not query.ended and not query.given_up and self.page_worth(query.assignment) >= 1.0
            for query in self.queries.values()
        ):
            return False
        missing = self.whole is not None or self.coverage() < WORTH_COVERAGE
        return sum(self._news[-last:]) < (WORTH_MISSING if missing else WORTH_ASKING) * last

    def _best(self) -> _Candidate | None:
        """The most promising candidate; they are weighed anew after every `BATCH` choices."""
        while self._ready:
            candidate = self._ready.pop()
            if candidate.assignment not in self.queries:
                return candidate
        best = heapq.nlargest(8 * BATCH, self._candidates(), key=lambda one: one.worth)
        chosen: list[_Candidate] = []
        asked = [self._carrying(q.assignment) for q in self._recent()]
        put_off: list[_Candidate] = []
        for candidate in best:
            if chosen and candidate.worth < 0.3 * chosen[0].worth:
                break
            folded = _folded(candidate.assignment)
            if candidate.purpose == "sample" and folded in self._asked_folded:
                continue
            carriers = self._carrying(candidate.assignment) if candidate.purpose == "sample" else set()
            if len(carriers) >= 2 and any(len(carriers & other) >= SAME * len(carriers) for other in asked):
                put_off.append(candidate)
                continue
            chosen.append(candidate)
            if carriers:
                asked.append(carriers)
            if len(chosen) >= BATCH:
                break
        self._ready = list(reversed(chosen or put_off[:1]))
        return self._ready.pop() if self._ready else None

    def _recent(self) -> list[Query]:
        """The queries asked last: what always stands beside their values would bring the same records."""
        named = [q for q in self.queries.values() if q.assignment and q.purpose != "null" and q.kind != "empty"]
        return named[-RECENT:]

    @property
    def blank_ready(self) -> bool:
        blank = self.blank
        return blank is not None and (blank.answered or blank.given_up)

    def _null_probe(self) -> Query | None:
        if any(q.purpose == "null" for q in self.queries.values()):
            return None
        slot = next((s for s in self.slots if s.kind == "text"), None)
        if slot is None:
            return None
        return Query(((slot.name, IMPOSSIBLE),), "null", expected=0.0)

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

    def _candidates(self) -> Iterator[_Candidate]:
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

    def _split(self, node: Query, slot: Slot, unseen: float, inside: set[int] | None) -> Iterator[_Candidate]:
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
            yield _Candidate(worth, assignment, "split", 1.0, new + known, (slot.name,))

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
    ) -> Iterator[_Candidate]:
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
            yield _Candidate(worth, assignment, "sample", confidence, new + known, (name,))

    def sweeps(self, group: str) -> bool:
        """Whether an attribute is the one whose values are all being asked for, so that the database is read once. One
        sweep at a time: two of them read everything twice."""
        if self._sweep is None or self._swept(self._sweep):
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
        if any(one.asked >= 3 and not one.succeeded for one in state):
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
            any(_folded(((slot.name, value),)) in self._asked_folded for slot in slots)
            for value in self.evidence.values(name)
        )

    def _seeded(self, slot: Slot) -> Iterator[_Candidate]:
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
                yield _Candidate(worth, assignment, "sample", confidence, 1.0, (f"{slot.name}=seeds",))

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

    def _slot_carrying(self, slot: Slot, value: str) -> set[int]:
        if slot.kind == "range":
            low, _, high = value.partition("..")
            found: set[int] = set()
            for text, carriers in self.evidence.values(slot.attribute).items():
                year = text.strip()[:4]
                if year.isascii() and year.isdigit() and (not low or low <= year) and (not high or year <= high):
                    found |= carriers
            return found
        return self.evidence.carrying(slot.attribute, slot.label(value))

    def _carrying(self, assignment: Assignment) -> set[int]:
        sets = [self._slot_carrying(self._by_name[name], value) for name, value in assignment if name in self._by_name]
        return set.intersection(*sets) if sets else set(range(self.evidence.size))


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


def _drawn(query: Query) -> list[str]:
    """The attributes a query's values were drawn from (groups are written slot=attribute)."""
    return [group.rpartition("=")[2] for group in query.groups]


def _folded(assignment: Assignment) -> Assignment:
    """An assignment without case: searches that tell "History" from "history" are rare, and rarely useful."""
    return tuple((name, value.casefold()) for name, value in assignment)
