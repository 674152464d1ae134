"""Sweeps: an attribute that cuts the database into few parts, all of whose values are asked for, so that every record is
read once. Years between known ones are values too, seen or not."""

from __future__ import annotations

from dataclasses import dataclass, field

from crawler.plan.answers import Answers
from crawler.plan.breadth import BROAD, Breadth
from crawler.plan.evidence import ANY
from crawler.plan.outside import Outside, attributes_of
from crawler.plan.query import Assignment, Query, folded

#: Types of attributes whose values are worth typing into a keyword box.
KEYWORD_TYPES = frozenset({"text", "name", "enum", "year"})
#: How much more a page of a sweep counts than another of the same worth.
SWEEP = 1.5
#: Records before which the ways to cut the database are not known yet, and what a page of a sampled word counts until
#: then: a sweep will show its records again.
EXPLORED, HELD = 60, 0.4
#: Share of those records that must have the attribute, and of its values that may have been met only once.
HAVING, ONCE = 0.75, 0.2
#: Records on one page of each value of an attribute that are few enough for a first sweep, however small the database is:
#: sampling words takes as many pages there.
SMALL = 300
#: New records for which a page of another answer counts at most while a sweep shows everything: too few to be read now.
LEFT = 0.2
#: Share of the records that must have a value of the swept attribute, and of those that must carry one that was read
#: to its end, for the sweep to have shown the database.
SWEPT = 0.97
#: How many times what an answer states may be known to match it.
OVER = 1.5
#: Share of the records of a value that another answer must hold to stand for it, and the values looked at in this way.
SAME, FEW_LEFT = 0.8, 40
#: Share of what other answers match that may be missing after a sweep.
MISSING = 0.01
#: Share of the records whose own pages may be under way when it is decided what to sweep.
PENDING = 0.1
#: Share of the records known to carry a value that an answer to it must hold.
ANSWERED = 0.5
#: Share of the records here that answers outside of a sweep must match for them to tell what it has left out.
SOUNDED = 0.5
#: Values of a sweep that tell whether it brings anything, and the share of what was expected that it must bring.
FAILED, FAILING = 12, 0.1
#: Answers of a sweep that tell how large the database is.
ADDED = 3
#: Share of the records seen that are thought to be missing at least.
BEYOND = 0.01
#: Values of an attribute that are asked for, at least, for all of them to tell that there are no other records.
SEVERAL = 4
#: Years that a database covers at least in all likelihood.
YEARS = 60


@dataclass
class Sweeps(Breadth):
    """The answers so far, and the attribute that is swept."""

    _explored: int = 0
    _told: tuple[int, int, bool] = (-1, -1, False)
    _summed: tuple[int, int, float | None] = (-1, -1, None)
    _judged: tuple[int, dict[str, bool]] = field(default_factory=lambda: (-1, {}))
    _finished: tuple[tuple[int, int, int], bool] = ((-1, -1, -1), False)
    _lefts: dict[str, tuple[tuple[int, int], list[str]]] = field(default_factory=dict)
    _begun: list[str] = field(default_factory=list)
    outside: Outside = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.outside = Outside(self, self._begun)

    def size(self) -> float:
        """The estimated number of records: while a sweep is under way what its answers add up to, as every record is in
        one of them; else what recaptures say."""
        if self.whole is None:
            if self._summed[:2] != (self.pages_read, len(self.queries)):
                self._summed = (self.pages_read, len(self.queries), self._sum())
            if self._summed[2] is not None:
                largest = max((q.total or 0 for q in self.queries.values() if q.purpose != "null"), default=0)
                return max(self.evidence.size * (1.0 + BEYOND), float(largest), self._summed[2])
        return super().size()

    def _sum(self) -> float | None:
        """The sum over the values of a swept attribute of what they match; those not asked yet match as much more than
        they did among the first records as the others, as those were no part of a sweep."""
        for name in self._begun:
            if self._unanswered(name):
                continue
            asked = self._totals(name)
            matched = known = told = 0.0
            left: list[tuple[float, int]] = []
            for value, carriers in self.evidence.values(name).items():
                sampled = 0.5 + sum(number < self._explored for number in carriers)
                total = asked.get(value.casefold())
                if total is None:
                    left.append((sampled, len(carriers)))
                else:
                    matched += max(total, len(carriers))
                    known += sampled
                    told += 1
            if told < ADDED:
                continue
            share = self.evidence.having(name) / max(1, self.evidence.size - self.evidence.pending)
            rest = sum(max(float(here), sampled * matched / known) for sampled, here in left)
            return (matched + rest) / min(1.0, max(HAVING, share))
        return None

    def _totals(self, name: str) -> dict[str, int]:
        """Values of an attribute that were asked for, with the number of records that match."""
        slots = {slot.name for slot in self.slots if slot.kind == "text" and slot.attribute in (name, ANY)}
        found = {}
        for query in self.queries.values():
            if len(query.assignment) == 1 and query.assignment[0][0] in slots and query.answered:
                total = query.total if query.total is not None else (query.found if query.ended else None)
                if total is not None:
                    found[query.assignment[0][1].casefold()] = total
        return found

    def preference(self, query: Query) -> float:
        """A page of a sweep counts more: nothing of it is read twice. One of a sampled word counts less for as long as
        it is not known whether there is a sweep."""
        says = self._says(query) and not self.everything
        if query.purpose == "split" or any(map(self.sweeps, attributes_of(query.groups))) or says:
            return SWEEP
        most = query.total or max(query.found, query.matched, self._likely(query))
        if most >= BROAD * self.evidence.size and self.broad(query):
            return SWEEP
        return HELD if self.exploring or (self.letters and not self.shown) else 1.0

    def page_worth(self, assignment: Assignment) -> float:
        """See `Answers.page_worth`: what a sweep under way will show is not read elsewhere."""
        worth = super().page_worth(assignment)
        query = self.queries.get(assignment)
        if query is None or worth <= 0.0 or query.purpose != "sample" or self.preference(query) > 1.0:
            return worth
        if not (self.sweeping or self._finishing):
            worth = max(worth, self.outside.leading(query)) if self._covered else worth
            return worth * self._still(query) if query.total is None and self._covered else worth
        self.size()
        if self._summed[2] is None:
            return worth
        known = max(1, self.evidence.size - self.evidence.pending)
        return max(min(worth, LEFT), worth * (1.0 - self.evidence.having(self._begun[-1]) / known))

    def _still(self, query: Query) -> float:
        """How much of what was missing when a query was answered last is missing after a sweep."""
        missing = max(self.size() - self.evidence.size, BEYOND * self.evidence.size)
        return min(1.0, missing / (missing + len(self._captures) - query.known))

    @property
    def covering(self) -> bool:
        """Whether answers are being read that show most of the database, a sweep's or a broad one's: others wait."""
        return self.sweeping or self._finishing or self.flooding

    def waits(self, assignment: Assignment, least: float) -> bool:
        """Whether an answer would be worth reading on but for those that may show what is left of it."""
        return self.covering and Answers.page_worth(self, assignment) >= least

    def _says(self, query: Query) -> bool:
        """Whether a word that was asked is by chance a value of the swept attribute."""
        if len(query.assignment) != 1 or not self._begun or query.purpose != "sample":
            return False
        value, begun = query.assignment[0][1].casefold(), [name for name in self._begun if not self._unanswered(name)]
        return any(value in self.evidence.lowered(name) for name in begun)

    @property
    def exploring(self) -> bool:
        """Whether too few records are here to tell which attribute cuts the database into few parts."""
        return (
            self.evidence.size < EXPLORED
            and not self._begun
            and not self.parts
            and any(slot.kind == "text" for slot in self.slots)
        )

    @property
    def swept(self) -> bool:
        """Whether a sweep has shown the database: it was read, and what other answers match, and what the site says it
        has, is here."""
        whole = self.whole or 0
        return self._covered and max(self.outside.missing, 1.0 - self.evidence.size / max(1, whole)) <= MISSING

    @property
    def sweeping(self) -> bool:
        """Whether a sweep is under way."""
        return any(map(self.sweeps, self._begun))

    @property
    def _finishing(self) -> bool:
        """Whether all values of a sweep were asked for, and answers to them are still being read that show the rest of it."""
        if self._finished[0] != self.moment:
            told = any(not (self._unanswered(name) or self._failing(name)) for name in self._begun) and self._reading
            self._finished = (self.moment, told)
        return self._finished[1]

    @property
    def outstanding(self) -> int:
        """How many queries wait for their first page; during a sweep those of it, as words asked before wait behind its
        pages."""
        waiting = self.waiting
        return sum(self.preference(query) > 1.0 for query in waiting) if self.sweeping else len(waiting)

    @property
    def _covered(self) -> bool:
        """Whether the values of an attribute that nearly all records have were asked for and read to their ends."""
        if self._told[:2] != (self.pages_read, len(self.queries)):
            known = self.evidence.size - self.evidence.pending
            told = self.cap is None and any(
                self.evidence.having(name) >= max(EXPLORED, SWEPT * known) and self._read(name) >= SWEPT
                for name in self._begun
                if not self._unanswered(name)
            )
            self._told = (self.pages_read, len(self.queries), told)
        return self._told[2]

    @property
    def spanned(self) -> bool:
        """Whether each value of an attribute that nearly all records have was asked for and read to its end though it was not
        swept, as where answers are long, and hardly any value can be left that nobody has met (Good–Turing)."""
        return any(map(self._spans, self._wholes))

    def _spans(self, name: str) -> bool:
        postings, known = self.evidence.values(name), self.evidence.size
        if len(postings) < SEVERAL or self.evidence.having(name) < SWEPT * known or self._left(name):
            return False
        once = sum(len(carriers) == 1 for carriers in postings.values())
        return once <= BEYOND * known and not self._unanswered(name) and self._read(name) >= SWEPT

    def sweeps(self, group: str) -> bool:
        """Whether an attribute is the one whose values are all being asked for, so that the database is read once. One
        sweep at a time: two of them read everything twice. One that was begun is gone on with when new values show."""
        if self.letters or self.everything or self.checking:
            return False
        for name in self._begun:
            if not (self._unanswered(name) or self._swept(name) or self._failing(name)):
                return group == name
        if not self._covered and not self._reading and self.evidence.pending <= PENDING * self.evidence.size:
            able = [name for name in self._wholes if name not in self._begun and self._can_sweep(name)]
            if able:
                self._explored = self._explored or self.evidence.size
                self._begun.append(min(able, key=self._parts_of))
                return group == self._begun[-1]
        return False

    def coverage(self) -> float:
        """See `Answers.coverage`; a sweep is no sample: what other answers match tells what it has left out."""
        if self.whole is None and not self.read_whole and self._covered and len(self.outside.told) > 2:
            return 1.0 - self.outside.missing
        return super().coverage()

    def _samples(self) -> list[Query]:
        return [query for query in super()._samples() if self.outside.holds(query.assignment, query.groups)]

    @property
    def sounding(self) -> bool:
        """Whether a sweep was read, and too little is known of what it has left out: words that match much tell most."""
        matched = sum(total for _, total in self.outside.told)
        return self._covered and 0 < matched < SOUNDED * self.evidence.size

    @property
    def _reading(self) -> bool:
        """Whether answers of a sweep are still being read: they may tell further values of it."""
        return any(
            not (query.ended or query.given_up or query.put_off)
            and query.answered
            and (any(name in self._begun for name in attributes_of(query.groups)) or self._says(query))
            for query in self.queries.values()
        )

    @property
    def _wholes(self) -> list[str]:
        """Attributes whose values are asked for whole."""
        return [a.name for a in self.evidence.domain.attributes if a.type in KEYWORD_TYPES - {"text"}]

    def _can_sweep(self, name: str) -> bool:
        """Nearly every record has one of few values, and hardly any value is still unknown (Good–Turing), or the unknown
        ones are told by the known ones."""
        if not any(slot.attribute in (name, ANY) and slot.kind == "text" for slot in self.slots):
            return False
        if self._unanswered(name):
            return False
        postings, having = self.evidence.values(name), self.evidence.having(name)
        if self.evidence.size < EXPLORED or having < HAVING * self.evidence.size or not postings:
            return False
        total = sum(map(len, postings.values()))
        once = 0 if self.evidence.between(name) else sum(len(carriers) == 1 for carriers in postings.values())
        few = len(postings) * self.page_size <= max(self.size(), 2 * EXPLORED if self._begun else SMALL)
        return total <= 1.3 * having and once <= ONCE * total and few

    def _parts_of(self, name: str) -> int:
        """Into how many parts an attribute may cut the database. A list with the latest first shows few of its years."""
        count = len(self.evidence.values(name)) + len(self.evidence.between(name))
        return max(count, YEARS) if self.evidence.domain.by_name[name].type == "year" else count

    def _unanswered(self, name: str) -> bool:
        """Whether the answers to values of an attribute hold too little of what is known to carry them: it is not
        searched. All of them together: a value that was read wrongly has no answer and says nothing of the others."""
        if self._judged[0] != self.pages_read:
            self._judged = (self.pages_read, {})
        if name not in self._judged[1]:
            self._judged[1][name] = self._answers_too_little(name)
        return self._judged[1][name]

    def _answers_too_little(self, name: str) -> bool:
        known = matched = 0
        values = self.evidence.values(name)
        for query in self.queries.values():
            if query.pages and query.purpose == "sample" and name in attributes_of(query.groups):
                here = max((len(values.get(value, ())) for _, value in query.assignment), default=0)
                total = query.total if query.total is not None else (query.found if query.ended else here)
                known += here
                matched += min(here, total)
        return matched < ANSWERED * known

    def _failing(self, name: str) -> bool:
        """Whether the many values left of a swept attribute bring far less than expected: what they match is here already."""
        if len(self._left(name)) < FAILED:
            return False
        states = (state for group, state in self._efficiency.items() if group.endswith(f"={name}"))
        return any(state.asked >= FAILED and state.came < FAILING * state.expected for state in states)

    def _swept(self, name: str) -> bool:
        """Every value of an attribute has been asked for."""
        return not self._left(name)

    def _left(self, name: str) -> list[str]:
        """The values of an attribute that were not asked for; every page's worth asks, and both only ever grow."""
        asked, told = self._asked_folded, (len(self.evidence.values(name)), len(self._asked_folded))
        if self._lefts.get(name, ((-1, -1), []))[0] != told:
            slots = [slot.name for slot in self.slots if slot.kind == "text" and slot.attribute in (name, ANY)]
            values = [*self.evidence.values(name), *self.evidence.between(name)]
            self._lefts[name] = told, [v for v in values if not any(folded(((s, v),)) in asked for s in slots)]
        return self._lefts[name][1]

    def _read(self, name: str) -> float:
        """Share of the records with an attribute that carry one of its values that was read: the answer to it, or one to
        something that stands beside it on nearly all of them, to its end."""
        slots = {slot.name for slot in self.slots if slot.kind == "text" and slot.attribute in (name, ANY)}
        ended = [q for q in self.queries.values() if len(q.assignment) == 1 and q.found and self._exhausted(q)]
        asked = {query.assignment[0][1].casefold() for query in ended if query.assignment[0][0] in slots}
        carried: set[int] = set()
        left = []
        for value, carriers in self.evidence.values(name).items():
            if value.casefold() in asked:
                carried |= carriers
            else:
                left.append(carriers)
        others = [self.carrying(query.assignment) for query in ended] if 0 < len(left) <= FEW_LEFT else []
        for carriers in left:
            if any(len(carriers & other) >= SAME * len(carriers) for other in others):
                carried |= carriers
        return len(carried) / max(1, self.evidence.having(name))

    def _exhausted(self, query: Query) -> bool:
        """Whether an answer was read to its end, or what is left of it has come by other ways; much more than it states
        comes from another reading of what was asked, and says nothing of it."""
        whole = query.total is None or query.shown >= SWEPT * query.total
        if query.ended and not query.given_up and not query.round and whole:
            return True
        if query.total is None or self.broad(query):  # a letter is known of nearly every record
            return False
        return SWEPT * query.total <= self.known_of(query.assignment) <= OVER * query.total
