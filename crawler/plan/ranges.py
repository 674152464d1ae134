"""Spans of years and of days to ask for where no values are known that would cut a range."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from itertools import groupby

from crawler.plan.answers import Answers
from crawler.plan.limits import CUT
from crawler.plan.query import Answer, Assignment, Query, Slot
from crawler.plan.spans import width
from crawler.plan.starters import Candidate

#: Queries without an answer after which a field is taken not to answer.
TRIED = 3
#: Years of a span from which it is thought to hold all there is.
CENTURIES = 450
#: Spans in a row without records, one by one towards the past, after some that had any and before, that end the way.
OLDER, OLDEST = 8, 40
#: Questions of words alone without any answer after which spans are asked for although there are boxes for words.
WORDLESS = 4
#: Characters that a word must have nowhere to be asked for.
LONG = 4
#: What the number of records is a multiple of where an answer that says no more may have been cut off, and the fewest.
ROUND, FEWEST = 5, 10
#: Years that are asked for one by one where it is not known whether answers are cut off.
MAX_SINGLE = 12
#: Years by which what an answer shows may lie beside the year asked for (a site may ask for one day and show another one), and
#: the share of an answer's records that may lie further off.
BESIDE, STRAY = 2, 0.5
#: Queries that found nothing before spans are asked for where words could be.
SPARSE = 8
#: A year or a part of it.
_NARROW = re.compile(r"([0-9]{4})(?:-[0-9-]{5})?\.\.\1(?:-[0-9-]{5})?")


@dataclass(slots=True)
class Ranges:
    """The spans that could be asked for, and what answers to some have told of them."""

    answers: Answers
    #: How many answers to years and parts of them showed what lies there, and how many other things, by slot.
    _heeding: dict[str, list[int]] = field(default_factory=dict)
    #: How many questions that leave a slot, or one of its ends, open were turned down, none having been answered; and the
    #: widest span that was answered with records.
    _lacking: dict[str, float] = field(default_factory=dict)
    _accepted: dict[str, str] = field(default_factory=dict)

    def answered(self, assignment: Assignment, answer: Answer, *, limited: bool) -> None:
        """A question was answered; what that told of where answers are cut off (`limited`) holds for those left before."""
        self._note_heeding(assignment, answer)
        self._note_demand(assignment, answer)
        if limited:
            for query in self.answers.queries.values():
                self.left(query)

    def _note_heeding(self, assignment: Assignment, answer: Answer) -> None:
        """Note whether an answer to a year, or a part of one, shows records of it, as far as they say when they are of."""
        slot = self.answers.by_name.get(assignment[0][0]) if len(assignment) == 1 else None
        if slot is None or slot.kind != "range" or not (within := _NARROW.fullmatch(assignment[0][1])):
            return
        dated = self.answers.evidence.numbers_of(answer.members) & self.answers.slot_carrying(slot, "..")
        if dated:
            near = self.answers.slot_carrying(slot, f"{int(within[1]) - BESIDE:04}..{int(within[1]) + BESIDE:04}")
            self._heeding.setdefault(slot.name, [0, 0])[len(dated - near) > STRAY * len(dated)] += 1

    def _note_demand(self, assignment: Assignment, answer: Answer) -> None:
        """Note whether a question was answered that sets both ends of a span, or that does not."""
        query = self.answers.queries.get(assignment)
        if query is None or query.purpose == "null" or answer.page > 1:
            return
        values = dict(assignment)
        for slot in self.answers.slots:
            if slot.kind != "range":
                continue
            span = values.get(slot.name, "")
            if not all(span.partition("..")[::2]):
                met = answer.found or answer.offers or answer.kind == "empty"
                told = -math.inf if met else 0.0 if self._short(assignment) else 1.0
                self._lacking[slot.name] = self._lacking.get(slot.name, 0.0) + told
            elif answer.found and width(span) >= width(self._accepted.get(slot.name, span)):
                self._accepted[slot.name] = span

    def _short(self, assignment: Assignment) -> bool:
        """Whether what was asked may be turned down for being short."""
        slots = ((self.answers.by_name.get(name), value) for name, value in assignment)
        return any(slot is not None and slot.kind == "text" and len(value) < LONG for slot, value in slots)

    def demanded(self, assignment: Assignment) -> Assignment | None:
        """A question with both ends of a span that the site demands, where it does: it has answered nothing without, and
        something with it. What sets no end gets the widest span that is possible; None where only parts of it are, so that
        the question had to be asked again for each."""
        for slot in self.answers.slots:
            accepted = self._accepted.get(slot.name)
            if accepted is None or self._lacking.get(slot.name, 0.0) < TRIED:
                continue
            low, _, high = dict(assignment).get(slot.name, "").partition("..")
            first, _, last = slot.options[0].partition("..") if slot.options else ("", "", "")
            if not (low or high) and width(accepted) < CENTURIES:
                return None
            span = f"{low or first}..{high or last}" if low or high else accepted
            assignment = tuple(sorted([*(pair for pair in assignment if pair[0] != slot.name), (slot.name, span)]))
        return assignment

    @property
    def demands(self) -> bool:
        """Whether the site answers nothing without a span."""
        return any(count >= TRIED and name in self._accepted for name, count in self._lacking.items())

    def heeds(self, slot: Slot) -> bool:
        """Whether a range chooses, for all that is known: what answers alike whatever is asked ("cases of the day") would be
        asked without end for ever new records."""
        heard, ignored = self._heeding.get(slot.name, (0, 0))
        return ignored < TRIED or ignored <= heard

    def left(self, query: Query) -> None:
        """Note of a span that was left where as many records of it are known as any answer shows that it holds more."""
        if (
            query.total is not None
            or query.ended
            or not query.given_up
            or self.answers.cap is None
            or len(query.assignment) != 1
        ):
            return
        slot = self.answers.by_name.get(query.assignment[0][0])
        if (
            slot is not None
            and slot.kind == "range"
            and len(self.answers.carrying(query.assignment)) >= self.answers.cap
        ):
            query.total, query.cut = CUT * self.answers.cap, True

    def candidates(self, slot: Slot) -> Iterator[Candidate]:
        """Spans where no values are known that would cut them: the widest, and narrower ones where wider ones are turned
        down, or may have been cut off; of the first width that is answered, all."""
        texts = {one.name for one in self.answers.slots if one.kind == "text"}
        if (
            texts
            and not self.demands
            and not self._wordless(texts)
            and (self.answers.evidence.size or len(self.answers.queries) < SPARSE)
        ):
            return
        if not self.heeds(slot):
            return
        for _, group in groupby(slot.options, key=_breadth):
            spans = list(group)
            asked = [
                self.answers.queries[pair] for one in spans if (pair := ((slot.name, one),)) in self.answers.queries
            ]
            found = any(query.found for query in asked)
            refused = sum(query.answered and not query.found and query.kind != "empty" for query in asked)
            if not found and (refused >= min(TRIED, len(spans)) or sum(q.answered for q in asked) == len(spans)):
                continue
            trail = next((n for n, query in enumerate(reversed(asked)) if query.found), len(asked))
            past = trail >= (OLDER if found else OLDEST)
            if past or len(asked) == len(spans):
                wide = [*asked, self.answers.blank] if self.answers.blank else asked
                if self.answers.cap is None and any(map(_maybe_cut, wide)):
                    yield from self._beyond(slot)
                return
            for rank, span in enumerate(spans):
                assignment = ((slot.name, span),)
                if assignment not in self.answers.queries:
                    worth = self.answers.page_size * (1.0 if found else 0.5) / (1.0 + 0.02 * rank)
                    yield Candidate(
                        worth, assignment, "sample", 1.0, float(self.answers.page_size), (f"{slot.name}=spans",)
                    )
            return

    def _wordless(self, texts: Set[str]) -> bool:
        """Whether several questions of words alone were asked and none was answered with anything: the site demands a span."""
        alone = [query for pairs, query in self.answers.queries.items() if len(pairs) == 1 and pairs[0][0] in texts]
        return sum(query.answered for query in alone) >= WORDLESS and not any(query.found for query in alone)

    def _beyond(self, slot: Slot) -> Iterator[Candidate]:
        """The spans before and after all years that records show, as an answer cut off shows one end of what there is; then
        these years, those of the fewest records first."""
        known = Counter(self.answers.evidence.numbers(slot.attribute))
        if not known:
            return
        first, _, last = slot.options[0].partition("..")
        outer = ((int(first), min(known) - 1), (max(known) + 1, int(last)))
        inner = [(year, year) for year, _ in sorted(known.items(), key=lambda one: one[1])[:MAX_SINGLE]]
        for worth, spans in ((1.0, outer), (0.5, inner)):
            fresh = [f"{low}..{high}" for low, high in spans if low <= high]
            fresh = [span for span in fresh if ((slot.name, span),) not in self.answers.queries]
            for span in fresh:
                sought = float(self.answers.page_size)
                yield Candidate(worth * sought, ((slot.name, span),), "sample", 1.0, sought, (f"{slot.name}=spans",))
            if fresh:
                return


def _breadth(span: str) -> int:
    """All there is, several years, a year, or a part of one: 3 to 0."""
    years = width(span)
    return (years >= 0) + (years > 0) + (years > CENTURIES)


def _maybe_cut(query: Query) -> bool:
    """Whether an answer ended before what it states, or at a round number of records and states nothing."""
    unstated = query.total is None and query.found >= FEWEST and query.found % ROUND == 0
    return query.ended and (unstated or query.short)
