"""Broad questions: what matches much of a database whatever it holds.

Many searches find parts of words: then one letter shows nearly everything, and a few of them all of it. Others take `*`
for anything, or drop words so common that nothing is left to look for. One or two questions tell; whether parts are
found is also told by what other words match.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from crawler.plan.answers import BARREN, CARRIED, Answers
from crawler.plan.evidence import ANY, LONGEST_PART
from crawler.plan.parting import Parting
from crawler.plan.query import Answer, Assignment, Query, Slot, folded
from knowledge.similarity import has_cjk
from knowledge.words import STOP_WORDS

#: What stands for anything in many searches.
WILD = "*"
#: Records known before a part of a word is tried, and most parts tried.
PROBED, PROBES = 40, 3
#: How much more than a page such a question counts: what it tells decides what follows.
FIRST = 3.0
#: What the sources of broad questions are called, that of parts with their length after it: no name of an attribute.
PART, PROBE, ANYTHING, DOMINANT = "*part", "*probe", "*wild", "*dominant"
#: Share of the records known to carry a part that an answer to it must match.
SHORT = 0.5
#: Records that must carry a part inside of words for it to be tried, and of those expected in an answer that show it
#: there only, for their absence to show that it finds whole words.
TELLING, EXPECTED = 10, 4.0
#: Records of an answer, and their share, that must show what was asked inside of their words only to tell that parts are
#: found; share of them that must show it at all.
INSIDE, INSIDE_SHARE, SHOWN = 3, 0.2, 0.8
#: How many parts are looked at, those first that most records carry.
MOST = 300
#: Share of the records that a question must match for its pages to count as those of a sweep; and of those here that must
#: carry a word or a letter, or a longer part, for it to be asked for that reason, before it is known whether there is a sweep.
BROAD, MOSTLY, NEARLY = 0.5, 0.75, 0.9
#: How much a page without anything new counts in an answer that holds nearly everything, but says not how much.
PATIENT = 0.25
#: Share of what is here that an answer which excludes nothing has shown.
ALL = 0.95
#: Share of a page that must be new for the rest to wait.
FLOOD = 0.5


@dataclass
class Breadth(Answers):
    """The answers so far, and whether parts of words are found (None: not known)."""

    parts: bool | None = None
    _probed: list[Assignment] = field(default_factory=list)
    _taken: dict[tuple[str, int], bool] = field(default_factory=dict)
    _tried: list[Query] = field(default_factory=list)
    _changes: int = 0
    _showing: tuple[tuple[int, int], bool] = ((-1, -1), False)
    _flooded: tuple[tuple[int, int], float] = ((-1, -1), 0.0)
    parting: Parting = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.parting = Parting(self)

    def asked(self, query: Query) -> None:
        """A query was put in the queue (also at resume): broad ones are kept apart, as each choice looks at them."""
        if query.assignment not in self.queries and any(map(_is_broad, query.groups)):
            self._tried.append(query)
            if PROBE in map(_source, query.groups) and query.assignment not in self._probed:
                self._probed.append(query.assignment)
        super().asked(query)
        self._changes += 1

    def failed(self, assignment: Assignment) -> None:
        """A query could not be answered at all."""
        super().failed(assignment)
        self._changes += 1

    def give_up(self, assignment: Assignment) -> None:
        """The rest of a query's pages will not be read."""
        super().give_up(assignment)
        self._changes += 1

    def answered(self, assignment: Assignment, answer: Answer) -> None:
        """A result page came; the first one may tell whether parts of words are found."""
        self._changes += 1  # it asks for the worth of pages while it learns
        super().answered(assignment, answer)
        self._changes += 1
        query = self.queries[assignment]
        if answer.page == 1 and self.parts is None and query.purpose == "sample" and len(assignment) == 1:
            self._learn_parts(query, answer)
        if answer.page == 1 and any(_source(group).startswith(PART) for group in query.groups):
            self._learn_taken(query, answer)

    def _learn_taken(self, query: Query, answer: Answer) -> None:
        """Whether the parts of one length are found: an answer to one matches most of what is known to carry it."""
        ((name, part),) = query.assignment
        shown = math.inf if answer.more else answer.found
        known = len(self.parts_of(self.by_name[name]).get(part, ()))
        matched = shown if query.total is None else query.total
        self._taken[name, len(part)] = answer.found > 0 and matched >= SHORT * known

    def _learn_parts(self, query: Query, answer: Answer) -> None:
        ((name, value),) = query.assignment
        slot = self.by_name.get(name)
        if slot is None or slot not in self._sounded() or not answer.found or " " in value or value == WILD:
            return
        inside = self.evidence.containing(slot.attribute, value)
        whole = self.evidence.carrying(slot.attribute, value)
        found = self.evidence.numbers_of(query.members)
        within = self.evidence.containing(slot.attribute, value, within=True) - whole
        only = found & within
        expected = len(found) * len(within - found) / max(1, len(inside - found))
        if len(only) >= max(INSIDE, INSIDE_SHARE * len(found)) and len(found & inside) >= SHOWN * len(found):
            self.parts = True
        elif not only and expected >= EXPECTED:
            self.parts = False
        if self.parts is not None:
            self.evidence.follow_parts(self.parts)
            self._sized, self._agreed = ((-1, -1, -1), 0.0), ((-1, -1, -1), None)  # words match otherwise now

    def probe(self) -> Query | None:
        """The next broad question, where what it tells is not known yet."""
        if self.blank is not None and not self.blank.found:
            anything = next((one for one in self._anything() if one not in self.queries), None)
            if anything is not None:
                return self._broad(anything, ANYTHING)
        dominant = self._dominant() if self.evidence.size >= PROBED and not self._cut and not self.checking else None
        if dominant is not None:
            return dominant
        if self.parts and not self._cut and not self.checking:
            return self._letter()
        if self.parts is not None or len(self._probed) >= PROBES or self.evidence.size < PROBED or self._cut:
            return None
        if self.checking or self.size() - self.evidence.size < self.page_size:
            return None
        if any(not self.queries[one].answered and not self.queries[one].given_up for one in self._probed[1:]):
            return None
        for slot in self._sounded():
            part = self._dropped(slot) if not self._probed else self._telling(slot, 1 + len(self._probed))
            if part is not None:
                assignment = ((slot.name, part),)
                if assignment not in self.queries:
                    return self._broad(assignment, PROBE)
                self._probed.append(assignment)
                return None
        return None

    def _anything(self) -> Iterator[Assignment]:
        """What may show all there is where the blank query does not: a sign for anything in a box for everything, or for what
        records are called where first values found none, all years."""
        boxes = [slot for slot in self.slots if slot.kind == "text"]
        wild = next((slot for slot in boxes if slot.attribute == ANY), None) or self._named_in_vain
        if wild is not None:
            yield ((wild.name, WILD),)
        for slot in self.slots:
            if slot.kind == "range" and slot.options:
                yield ((slot.name, slot.options[0]),)
                break

    def _letter(self) -> Query | None:
        """The letter that most records carry, once it is known that parts of words are found; a longer part where a search
        demands more. Whatever else is asked first shows records that it will show again."""
        for slot in self._sounded():
            for length in range(1, LONGEST_PART + 1):
                taken = self.takes(slot.name, length)
                if taken:
                    break
                carried = {one: len(found) for one, found in self.parts_of(slot).items() if len(one) == length}
                part = max(carried, key=lambda one: (carried[one], one), default="")
                assignment = ((slot.name, part),)
                least = (MOSTLY if length == 1 else NEARLY) * self.evidence.size
                if taken is None and carried.get(part, 0) >= least and assignment not in self.queries:
                    return self._broad(assignment, f"{PART}{length}")
        return None

    def _dominant(self) -> Query | None:
        """The word that most records carry, as "airport" in the names of airports: what it matches is most of the database,
        read at once. Words of no attribute may be the page's, on every record, and are not searched."""
        if any(_source(group) == DOMINANT for query in self._tried for group in query.groups):
            return None
        for slot in self._sounded():
            names = self.evidence.domain.by_name if slot.attribute == ANY else (slot.attribute,)
            values = (pair for name in names for pair in self.evidence.values(name).items())
            carried = {word: len(found) for word, found in values if word not in STOP_WORDS}  # those are tried apart
            word = max(carried, key=lambda one: (carried[one], one), default="")
            assignment = ((slot.name, word),)
            if carried.get(word, 0) < MOSTLY * self.evidence.size:
                continue
            if folded(assignment) not in self._asked_folded:
                return self._broad(assignment, DOMINANT)
            asked = self.queries.get(assignment)
            if asked is not None and asked.found and not (asked.ended or asked.given_up):
                asked.groups = (*asked.groups, f"{slot.name}={DOMINANT}")
                self._tried.append(asked)
                self._changes += 1
        return None

    @property
    def _cut(self) -> bool:
        """Whether a choice cuts the database, or may: its options show everything once, and broad answers the same again."""
        choices = {slot.name for slot in self.slots if slot.kind == "choice" and slot.name not in self.useless}
        asked = [
            q for q in self.queries.values() if q.purpose == "split" and any(n in choices for n, _ in q.assignment)
        ]
        return bool(choices) and (not any(q.answered for q in asked) or any(q.found for q in asked))

    def _dropped(self, slot: Slot) -> str | None:
        """The word that most records carry of those that searches drop: where this one does, it shows everything."""
        common = {word: len(self.evidence.carrying(slot.attribute, word)) for word in STOP_WORDS if len(word) > 2}
        best = max(common, key=lambda word: (common[word], word))
        return best if common[best] >= INSIDE else self._telling(slot, 2)

    def _broad(self, assignment: Assignment, group: str) -> Query:
        return Query(assignment, "sample", expected=FIRST * self.page_size, groups=(f"{assignment[0][0]}={group}",))

    def parts_of(self, slot: Slot) -> Mapping[str, set[int]]:
        """The parts of the words that a slot finds, with the records that carry them; for a box for everything those of
        the records' titles, which hardly any search leaves out."""
        main = self.evidence.domain.main
        attribute = main if slot.attribute == ANY and self.evidence.having(main) else slot.attribute
        return self.evidence.parts(attribute, self._asked_words)

    def _asked_words(self) -> set[str]:
        """The words that brought records."""
        values = (value.casefold() for query in self.queries.values() for _, value in query.assignment if query.found)
        return {word for value in values for word in value.split() if len(word) > LONGEST_PART}

    @property
    def takes_words(self) -> bool:
        """Whether there is a slot for words of running text, or for everything."""
        return bool(self._sounded())

    def _sounded(self) -> list[Slot]:
        """The slots that words are asked in, those for running text or for everything first."""
        text = {a.name for a in self.evidence.domain.attributes if a.type == "text"} | {ANY}
        slots = (s for s in self.slots if s.kind == "text" and s.name not in self.useless)
        return [slot for slot in slots if slot.attribute in text]

    def _telling(self, slot: Slot, length: int) -> str | None:
        """The part that most records carry inside of words and not as a word; one character of Chinese."""
        contrast: dict[str, int] = {}
        for part, carriers in self.parts_of(slot).items():
            if len(part) == (1 if has_cjk(part) else length):
                contrast[part] = len(carriers) - len(self.evidence.carrying(slot.attribute, part))
        best = max(contrast.values(), default=0)
        if best < TELLING:
            return None
        return max(contrast, key=lambda part: (contrast[part], part))

    def broad(self, query: Query) -> bool:
        """Whether a query asks for much of the database at once. A word or a part that was tried to learn what is found does
        where it turns out to choose nothing."""
        if not query.groups:
            return False
        sources = set(map(_source, query.groups))
        if PROBE in sources:
            found = self.evidence.numbers_of(query.members)
            beyond = len(found & self.carrying(query.assignment)) < CARRIED * len(found)
            return not self.parts and (beyond or self._on_all(query))
        if DOMINANT in sources:
            return query.answered and (self._likely(query) >= BROAD * self.size() or self._on_all(query))
        return ANYTHING in sources or any(one.startswith(PART) for one in sources)

    def _likely(self, query: Query) -> float:
        """How many records a query matches: as its answer states, else as many of all as of those that others brought."""
        if query.total is not None or not query.found or query.ended:
            return float(query.total or 0)
        shown = self.evidence.numbers_of(query.members)
        others = self.evidence.size - len(shown)
        return self.size() * len(self.carrying(query.assignment) - shown) / others if others >= PROBED / 2 else 0.0

    def _on_all(self, query: Query) -> bool:
        """Whether a word that was read to its end turned out to stand on all there is."""
        whole = query.ended and not query.given_up and query.shown >= BROAD * self.evidence.size
        return whole and not self._selects(query)

    @property
    def letters(self) -> bool:
        """Whether single letters are found, and so nearly everything; also while that is likely but not yet tried."""
        sounded = [slot.name for slot in self._sounded()]
        return bool(self.parts) and any(self.takes(name, 1) is not False for name in sounded)

    def takes(self, slot: str, length: int) -> bool | None:
        """Whether a slot finds parts of this length; None where it was not tried. Sites demand some letters at least, and
        drop single words."""
        return self._taken.get((slot, length))

    @property
    def flooding(self) -> bool:
        """Whether the answer to a broad question is being read that brings about all a page can: nothing brings more, and
        whatever else is asked shows the same records."""
        return any(self._flooding(one) or not (one.answered or one.given_up) for one in self._broad_ones)

    @property
    def _broad_ones(self) -> list[Query]:
        return [query for query in self._tried if self.broad(query)]

    def _flooding(self, query: Query) -> bool:
        under_way = query.answered and not query.ended and not query.given_up
        return under_way and self.page_worth(query.assignment) >= FLOOD * self.page_size

    @property
    def shown(self) -> bool:
        """Whether a broad question that matched most of what is here was read to its end."""
        if self._showing[0] != self._state:
            self._showing = (self._state, any(map(self._shows, self._tried)))
        return self._showing[1]

    def _shows(self, query: Query) -> bool:
        return (
            query.ended
            and not query.given_up
            and query.found >= max(1, BROAD * self.evidence.size)
            and (query.total is None or query.found >= query.total)
            and self.broad(query)
        )

    @property
    def _state(self) -> tuple[int, int]:
        """What changes where a choice may: every page's worth asks the same of all broad questions."""
        return self._changes, self.evidence.size

    @property
    def everything(self) -> bool:
        """Whether an answer that excludes nothing was read to its end: one to the sign for anything, to all years, or to a
        word that the search drops."""
        return self.shown and any(
            query.ended
            and not (query.given_up or query.round)
            and query.found >= ALL * self.evidence.size
            and (self._spanned(query) or not self._selects(query))
            for query in self._broad_ones
        )

    def _spanned(self, query: Query) -> bool:
        """Whether a query asks for all years: what has none is met by other answers, if there is any."""
        return len(query.assignment) == 1 and self.by_name[query.assignment[0][0]].kind == "range"

    def coverage(self) -> float:
        """See `Answers.coverage`. All, where the options of a choice were read to their ends; where a broad answer was, the
        share that it shows of what other words brought tells how much it leaves out (Lincoln–Petersen)."""
        if self.whole is None and not self.read_whole:
            if self.parting.divided:
                return 1.0
            shown = {one for query in self._broad_ones if query.ended and not query.given_up for one in query.members}
            others = {one for query in self._samples() for one in query.members}
            if self.shown:
                share = (len(others & shown) + 1.0) / (len(others) + 1.0)
                return min(1.0, self.evidence.size * share / max(1, len(shown)))
        return super().coverage()

    def _samples(self) -> list[Query]:
        return [query for query in super()._samples() if query.purpose != "split" and not self.broad(query)]

    def page_worth(self, assignment: Assignment) -> float:
        """See `Answers.page_worth`: what is left of an answer counts little while a broader one shows most of it."""
        worth = super().page_worth(assignment)
        query = self.queries.get(assignment)
        if query is None or not worth or query.purpose == "blank":
            return worth
        worth = max(worth, self.preference(query) * self._certain(query))
        size = self.size()
        if self.broad(query):
            if query.total is None and query.matched >= BROAD * self.evidence.size:
                unseen = (1.0 - self.evidence.size / size) * BARREN ** (PATIENT * query.barren)
                worth = max(worth, self.preference(query) * unseen * self.page_size)
            return worth
        if self._flooded[0] != self._state:
            shares = (min(1.0, self._likely(one) / size) for one in self._broad_ones if self._flooding(one))
            self._flooded = (self._state, max(shares, default=0.0))
        return worth * (1.0 - self._flooded[1])

    def _certain(self, query: Query) -> float:
        """New records of the mean page left of an answer that states more than all that is known, so that they stand there:
        in whatever order, behind as many pages as what is known fills at most."""
        if query.total is None or self.cap is not None or query.barren > self.evidence.size / max(1, self.page_size):
            return 0.0
        return max(0.0, self.page_size * (query.total - self.evidence.size) / max(1, query.total - query.found))

    def slot_carrying(self, slot: Slot, value: str) -> set[int]:
        if self.parts and slot.kind == "text":
            if ((slot.name, value),) in self.queries:
                return self.evidence.containing(slot.attribute, value)
            if len(value) <= LONGEST_PART:
                return self.parts_of(slot).get(value, set())
        return super().slot_carrying(slot, value)


def _source(group: str) -> str:
    return group.rpartition("=")[2]


def _is_broad(group: str) -> bool:
    """Whether what a value was drawn from makes a broad question of it, or one that may turn out to be broad."""
    return _source(group).startswith((PART, PROBE, ANYTHING, DOMINANT))
