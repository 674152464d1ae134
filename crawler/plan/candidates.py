"""What could be asked next: every way to cut what is not fully read by one more value, with what it is worth.

A node of the answer space is the whole database, or a query that matched more than can be read. Choice fields and
ranges cut a node completely, texts sample it (M3 4.2). Worth is new records per request, from the records seen so far,
weighted with the confidence of the value (M3 (5): φ of an assignment is the smallest confidence in it).
"""

from __future__ import annotations

import heapq
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile

from crawler.plan.beginnings import Beginnings
from crawler.plan.breadth import BROAD, MOST, PART
from crawler.plan.evidence import ANY, OTHER, WORDS
from crawler.plan.misnamed import misnamed
from crawler.plan.parting import MAX_OPTIONS
from crawler.plan.query import Answer, Assignment, Query, Slot
from crawler.plan.ranges import TRIED, Ranges
from crawler.plan.spans import cuts, divided, of_days
from crawler.plan.starters import Candidate
from crawler.plan.sweeps import HELD, KEYWORD_TYPES, SWEEP

#: Pages of records from which names are asked for by their words too.
MANY = 20
#: Values with the most carriers that are looked at for each slot when choosing, at the root and inside a large query.
POOL, INNER_POOL = 400, 80
#: Large queries that are cut further at a time.
NODES = 4
#: Pages before which a database of unknown size is taken to be large.
EARLY_PAGES = 20
#: Signs that searches read as operators, and what values without them are called as a source: no name of an attribute.
_SIGNS = re.compile(r"""[&|+"()\[\]{}*?~^!<>=:;,/\\#%@]|(?<!\w)-|-(?!\w)|\.(?!\w)""")
UNSIGNED = "*unsigned"
#: What the name of a slot is followed by as a source where words are asked for as they are written.
CASED = "*cased"
#: The same where they are asked for beside what was cut off: how they did in the whole database says little of that.
INNER = "*inner"
#: Share of the records with a part of a word that words which were asked for account for, so that it is not asked for.
TOLD = 0.9
#: Share of the records with texts of no attribute that carry a word which is the template's.
TEMPLATED = 0.8
#: Most parts that a year or a part of it is cut into.
MAX_PARTS = 31


@dataclass
class Candidates(Beginnings):
    """The answers so far, and the queries that could follow."""

    _parts: dict[tuple[Assignment, str], list[str]] = field(default_factory=dict)
    ranges: Ranges = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.ranges = Ranges(self)

    def answered(self, assignment: Assignment, answer: Answer) -> None:
        """See `Answers.answered`; spans are told what it says of them, and whether it shows where answers are cut off. A box
        that was taken for another's is asked for everything from then on."""
        cap = self.cap
        super().answered(assignment, answer)
        self.ranges.answered(assignment, answer, limited=self.cap != cap)
        if (box := misnamed(self.slots, self.queries.values(), self.evidence)) is not None:
            self.by_name[box.name] = replace(box, attribute=ANY)
            self.slots = [self.by_name[slot.name] for slot in self.slots]

    def give_up(self, assignment: Assignment) -> None:
        """See `Questions.give_up`."""
        super().give_up(assignment)
        if (query := self.queries.get(assignment)) is not None:
            self.ranges.left(query)

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
        for query in sorted(large, key=self._unread, reverse=True):
            yield query, self.matched(query)

    def _unread(self, query: Query) -> float:
        """Records a query matches that are neither here nor reachable by reading on."""
        if query.total is None or (self.cap is None or query.total <= self.cap):
            return 0.0
        return self.matched(query) - len(self.carrying(query.assignment))

    def cuts_of(self, query: Query) -> list[list[Query]]:
        """See `Cut.cuts_of`."""
        found = []
        for slot in self._free(query.assignment):
            values = self._partition(query, slot) if slot.kind != "text" else []
            parts = (self._part(query, slot, value) for value in values)
            asked = list(takewhile(lambda part: part is not None, parts))
            if values and len(asked) == len(values):
                found.append([one for one in asked if one is not None])
        return found

    def _part(self, node: Query, slot: Slot, value: str) -> Query | None:
        """The query for a part of a node, None where it was not asked. Of one that need not be asked, what is here is all."""
        joined = self._joined(node, slot, value)
        if joined not in self.queries and self._subsumed(node, slot, value):
            known = len(self.carrying(joined))
            return Query(joined, "split", total=known, found=known, pages=1, ended=True)
        return self.queries.get(joined)

    def _free(self, assignment: Assignment) -> list[Slot]:
        """Slots that can still be set beside an assignment."""
        taken: set[str] = set()
        for name, _ in assignment:
            taken |= self.by_name[name].fields
        return [
            slot
            for slot in self.slots
            if slot.name not in self.useless and (slot.kind == "range" or not (slot.fields & taken))
        ]

    def _candidates(self) -> Iterator[Candidate]:
        cut = 0
        for node, size in self._nodes():
            found = list(self._ways(node, size))
            yield from found
            cut += bool(found and node.assignment)
            if cut >= NODES:
                return

    def _ways(self, node: Query, size: float) -> Iterator[Candidate]:
        """Every way to cut a node of so many records by one more value."""
        inside = self.carrying(node.assignment) if node.assignment else None
        seen = len(inside) if inside is not None else self.evidence.size
        unseen = max(size - seen, 0.02 * seen + 1.0)
        if len(self._news) < EARLY_PAGES and self.whole is None:
            unseen = max(unseen, 10.0 * self.page_size)
        for slot in self._free(node.assignment):
            if slot.kind != "text":
                if not self._refused(node, slot):
                    yield from self._split(node, slot, unseen, inside)
                if slot.kind == "range" and not node.assignment:
                    yield from self.ranges.candidates(slot)
            elif slot.name not in {name for name, _ in node.assignment}:
                for group in self._groups(slot):
                    yield from self._sample(node, slot, group, unseen, inside)
                if not node.assignment:
                    yield from self._seeded(slot)
                    yield from self._common(slot)
                    yield from self._foreign(slot)
                    yield from self._lent(slot)
                    yield from self._parted(slot, unseen)
                    yield from self._unsigned(slot, unseen)

    def _groups(self, slot: Slot) -> list[str]:
        """The attributes a slot's values are drawn from: its own; for a keyword box each of those that no field of
        their own asks for, and other words. Names are asked for whole, those of many records by their words too, if letters do
        not; what the records themselves are called by its words from the start, as hardly two are called the same."""
        many = self.evidence.size >= MANY * self.page_size and not self.parts
        main = self.evidence.domain.main
        worded = [a.name for a in self.evidence.domain.attributes if a.type == "name" and (many or a.name == main)]
        if slot.attribute != ANY:
            return [slot.attribute, *(name + WORDS for name in worded if name == slot.attribute)]
        names = [a.name for a in self.evidence.domain.attributes if a.type in KEYWORD_TYPES]
        asked = [name for name in names if not self._asked_apart(name)]
        return [*asked, *(name + WORDS for name in asked if name in worded), OTHER]

    def _asked_apart(self, name: str) -> bool:
        """Whether an attribute has a field of its own that answers: the box for everything would say it again."""
        for slot in self.slots:
            if slot.attribute != name or slot.kind == "range" or slot.name in self.useless:
                continue
            states = [s for group, s in self._efficiency.items() if group.partition("=")[0] == slot.name]
            if sum(s.succeeded for s in states) or sum(s.asked for s in states) < TRIED:
                return True
        return False

    def _joined(self, node: Query, slot: Slot, value: str) -> Assignment:
        kept = [pair for pair in node.assignment if pair[0] != slot.name]
        return tuple(sorted([*kept, (slot.name, value)]))

    def _refused(self, node: Query, slot: Slot) -> bool:
        """Whether a choice alone is no question: several of its options were turned down, rather than answered with further
        choices, and words can be asked for."""
        if node.assignment or slot.kind != "choice" or all(one.kind != "text" for one in self.slots):
            return False
        asked = [q for option in slot.options if (q := self.queries.get(((slot.name, option),))) and q.answered]
        return len(asked) > TRIED and not any(query.found or query.kind in ("empty", "offers") for query in asked)

    def _split(self, node: Query, slot: Slot, unseen: float, inside: set[int] | None) -> Iterator[Candidate]:
        """The parts that a choice or a range cuts a node into; those not asked yet share what is unseen."""
        fresh = []
        for value in self._partition(node, slot):
            assignment = self._joined(node, slot, value)
            if assignment not in self.queries and not self._subsumed(node, slot, value):
                carriers = self.slot_carrying(slot, value)
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
        if not self.ranges.heeds(slot):
            return []
        place = (node.assignment, slot.name)
        if node.assignment and self._parts.get(place):
            return self._parts[place]
        current = dict(node.assignment).get(slot.name)
        by_days = bool(slot.date) and of_days(current)
        numbers = self.evidence.numbers(slot.attribute)
        if len(numbers) < 8 and not by_days:
            return []
        limit = self.cap or (node.found if node.ended and node.short else 10**9)
        total = float(node.total or self.size())
        if total <= limit and not node.assignment:
            return []
        if not self._parts.get(place):
            parts = max(2, math.ceil(1.6 * total / limit))
            self._parts[place] = (
                divided(current, min(parts, MAX_PARTS)) if by_days and current else cuts(numbers, parts, current)
            )
        return self._parts[place]

    def _sample(
        self, node: Query, slot: Slot, group: str, unseen: float, inside: set[int] | None
    ) -> Iterator[Candidate]:
        """Values of an attribute seen so far. What is unseen is shared among the values not asked yet, as often as
        a record carries one of them: so the values of an attribute that cuts the database into few parts, once begun,
        are all asked, and nothing is read twice."""
        name = f"{slot.name}{CASED if self.cased else ''}{INNER if node.assignment else ''}={group}"
        state, factor = self._efficiency.get(name), self.factor(name)
        if factor <= 0.0 or (state is not None and state.dry >= self.patience // 2):
            return
        sweeping = inside is None and self.sweeps(group)
        if sweeping:
            factor = 1.0  # that the first pages are known, because links led there too, says nothing of the rest
        postings = self.evidence.values(group)
        if inside is None:
            postings = {**{value: set() for value in self.evidence.between(group)}, **postings}
        if self.cased:
            postings = {self.evidence.spelled(value): carriers for value, carriers in postings.items()}
        fresh = [item for item in postings.items() if self._joined(node, slot, item[0]) not in self.queries]
        limit = POOL if inside is None else INNER_POOL
        if len(fresh) > limit:
            top = heapq.nlargest(limit, fresh, key=lambda item: len(item[1]))
            others = sum(len(carriers) for _, carriers in fresh) - sum(len(carriers) for _, carriers in top)
        else:
            top, others = fresh, 0
        if slot.attribute == ANY:
            top = [(value, self.evidence.carrying(ANY, value)) for value, _ in top]
        if inside is None:
            carried = [(value, self.evidence.likely(group, value, len(carriers))) for value, carriers in top]
            weight = sum(self.evidence.likely(group, value, len(carriers)) + 0.5 for value, carriers in fresh)
            total = sum(map(len, postings.values()))
        else:
            carried = [(value, float(len(carriers & inside))) for value, carriers in top]
            weight = sum(known + 0.5 for _, known in carried)
            weight += others * len(inside) / max(1, self.evidence.size)  # as many of them as of all records
            total = max(len(inside), int(weight))
        having = max(1, self.evidence.having(group))
        # Texts of no attribute stand on those records alone that showed some, maybe on own pages of which few were read.
        each = total / max(1, len(inside) if inside is not None else self.evidence.size if group == OTHER else having)
        scale = self.evidence.size / having if inside is None and slot.attribute != ANY else 1.0
        preference = SWEEP if sweeping else HELD if self.letters and not self.shown and not self._capped else 1.0
        if inside is None and not sweeping and not self.exploring:
            each *= self._met(postings)
        chosen = self._common_chosen
        for value, carrying in carried:
            known = carrying * scale
            if not known or self._subsumed(node, slot, value):
                continue
            if group == OTHER and having >= TRIED and carrying > TEMPLATED * having:
                continue  # written on every record by the template, not by the database
            new = min(unseen, each * unseen * (carrying + 0.5) / max(weight, 1e-9))
            confidence = 1.0 if chosen else self.evidence.confidence(value)
            worth = confidence * factor * self._worth(new, known) * preference
            assignment = self._joined(node, slot, value)
            yield Candidate(worth, assignment, "sample", confidence, new + known, (name,))

    @property
    def _common_chosen(self) -> bool:
        """Whether a word so common that sites drop it was answered with the records that have it, and no others."""
        alone = (q for q in self.queries.values() if q.purpose == "sample" and q.found > 2 and len(q.assignment) == 1)
        return any(q.total and self.evidence.confidence(q.assignment[0][1]) < 1.0 and self._selects(q) for q in alone)

    def _met(self, postings: Mapping[str, set[int]]) -> float:
        """Share of the values on unseen records that have been met already (Good–Turing): the rest of the unseen cannot be
        asked for yet."""
        total = sum(map(len, postings.values()))
        once = sum(len(carriers) == 1 for carriers in postings.values())
        return 1.0 - once / (total + 1.0)

    def _parted(self, slot: Slot, unseen: float) -> Iterator[Candidate]:
        """Parts of words, where those are found. What is unseen carries them as often as the records do that came by
        other ways than the parts read to their ends. The first one had best match all: others show again what it did."""
        if not self.letters or slot.name not in {one.name for one in self._sounded()}:
            return
        most = (self.cap or 0) * self.evidence.size / self.size() if self._capped else math.inf
        parts = self.parts_of(slot)
        read = [self.carrying(q.assignment) for q in self.queries.values() if q.ended and q.found and self.broad(q)]
        others = set(range(self.evidence.size)).difference(*read)
        asked = [(word, self.evidence.carrying(slot.attribute, word)) for word in self._asked_words()]
        for part, carriers in heapq.nlargest(MOST, parts.items(), key=lambda item: (len(item[1]), item[0])):
            assignment = ((slot.name, part),)
            if assignment in self.queries or self.takes(slot.name, len(part)) is False or len(carriers) > most:
                continue
            told = {one for word, found in asked if part in word for one in found}
            if len(carriers & told) > TOLD * len(carriers):
                continue  # it stands in words that were asked for whole
            share = (len(carriers & others) + 0.5) / (len(others) + 1.0)
            new = unseen * share
            name = f"{slot.name}={PART}{len(part)}"
            state = self._efficiency.get(name)
            factor = min(1.0, state.factor) if state is not None else 1.0
            worth = factor * SWEEP * self._worth(new, float(len(carriers))) * (share if not read else 1.0)
            yield Candidate(worth, assignment, "sample", 1.0, new + len(carriers), (name,))

    def _unsigned(self, slot: Slot, unseen: float) -> Iterator[Candidate]:
        """Values that records carry and that brought nothing, without their signs: a search may take "Birch & Co." for
        an expression of its own."""
        state = self._efficiency.get(f"{slot.name}={UNSIGNED}")
        factor = state.factor if state is not None else 1.0
        for query in list(self.queries.values()) if factor > 0.0 else ():
            if query.purpose != "sample" or query.found or not query.answered or len(query.assignment) != 1:
                continue
            ((name, value),) = query.assignment
            words = " ".join(_SIGNS.sub(" ", value).split())
            assignment = ((slot.name, words),)
            if name != slot.name or words == value or not words or assignment in self.queries:
                continue
            known = len(self.evidence.carrying(slot.attribute, value))
            if known:
                new = min(unseen, unseen * (known + 0.5) / max(1, self.evidence.size))
                worth = factor * self._worth(new, float(known))
                yield Candidate(worth, assignment, "sample", 1.0, new + known, (f"{slot.name}={UNSIGNED}",))

    @property
    def _capped(self) -> bool:
        """Whether too little of an answer is shown for broad ones to be worth reading."""
        return self.cap is not None and self.cap < BROAD * self.size()

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
        return new * (readable / matched) / self.pages(matched)
