"""Parts of words as questions: where a search finds them, and where it finds what words begin with.

A search that demands two or three letters says so, or finds nothing for less: the shortest parts are tried first, once
each, and longer ones follow. Where answers are cut off, parts that match more than can be shown give way to longer ones.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from crawler.plan.breadth import BROAD, INSIDE, MOST, PART, SHOWN
from crawler.plan.evidence import LONGEST_PART, LONGEST_START
from crawler.plan.query import Answer, Assignment, Query, Slot
from crawler.plan.starters import Candidate, Starters
from crawler.plan.sweeps import SWEEP
from knowledge.words import STOP_WORDS

#: Share of the records with a part of a word that words which were asked for account for, so that it is not asked for.
TOLD = 0.9
#: What such a part is worth where single letters are not found: other words have it as well.
AGAIN = 0.3
#: Letters of a beginning that tells whether such are found, records that must carry it, records known before it is tried;
#: how much else must have brought nothing where no answer is cut off.
LETTERS, CARRIED, KNOWN, VAIN = 3, 3, 20, 4.0


@dataclass
class Beginnings(Starters):
    """The answers so far, and whether a search finds what words begin with (None: not known)."""

    begins: bool | None = None
    _begun_with: bool = False
    _began: int = 0
    _strange: int = 0

    def asked(self, query: Query) -> None:
        """A query was put in the queue (also at resume)."""
        super().asked(query)
        self._begun_with = self._begun_with or _tells(query)

    def answered(self, assignment: Assignment, answer: Answer) -> None:
        """A result page came; the first one may tell whether beginnings of words are found."""
        super().answered(assignment, answer)
        query = self.queries[assignment]
        if answer.page == 1 and self.begins is None and not self.parts and query.purpose == "sample":
            self._learn_begins(query)

    def _learn_begins(self, query: Query) -> None:
        """Records without a short word that have others which begin with it tell, of several questions together."""
        if len(query.assignment) != 1 or self._cut:
            return
        ((name, value),) = query.assignment
        slot = self._by_name.get(name)
        if slot is None or slot.kind != "text" or len(value) > LETTERS or not value.isalpha():
            return
        found = self.evidence.numbers_of(query.members)
        found -= self.evidence.carrying(slot.attribute, value.casefold())
        began = found & self.evidence.beginning(slot.attribute, value)
        self._began, self._strange = self._began + len(began), self._strange + len(found - began)
        enough = self._began >= INSIDE and self._began >= SHOWN * (self._began + self._strange)
        if enough or _tells(query):
            self.begins = enough
        if self.begins:
            self.evidence.follow_parts(True)
            self._sized, self._agreed = ((-1, -1, -1), 0.0), ((-1, -1, -1), None)  # words match otherwise now

    def probe(self) -> Query | None:
        """See `Breadth.probe`; then a beginning that is no word, once words bring little or their answers are cut off."""
        return super().probe() or self._telling_beginning()

    def _telling_beginning(self) -> Query | None:
        if self.parts or self._begun_with or self.evidence.size < KNOWN or self._cut or self.checking or self.sweeping:
            return None
        if self.cap is None and self._dry < VAIN:
            return None
        for slot in self._sounded():
            starts = self.evidence.starts(self._searched(slot))
            able = {
                one: len(carriers)
                for one, carriers in starts.items()
                if len(one) == LETTERS and not self.evidence.carrying(slot.attribute, one) and one not in STOP_WORDS
            }
            best = max(able, key=lambda one: (able[one], one), default="")
            if able.get(best, 0) >= CARRIED and ((slot.name, best),) not in self.queries:
                return self._broad(((slot.name, best),), f"{PART}{LETTERS}")
        return None

    def of_beginning(self, groups: Sequence[str]) -> bool:
        """Whether a query asks for what words begin with, where that is found: the words known say little of the others."""
        return bool(self.begins) and not self.parts and any(f"={PART}" in group for group in groups)

    @property
    def spelled(self) -> bool:
        """Whether parts of words of some length are found, or beginnings of words."""
        return bool(self.parts or self.begins)

    @property
    def _longest(self) -> int:
        return LONGEST_PART if self.parts else LONGEST_START

    def parts_of(self, slot: Slot) -> Mapping[str, set[int]]:
        """See `Breadth.parts_of`; what words begin with where only that is found."""
        if self.begins and not self.parts:
            return self.evidence.starts(self._searched(slot))
        return super().parts_of(slot)

    def _slot_carrying(self, slot: Slot, value: str) -> set[int]:
        if self.begins and not self.parts and slot.kind == "text" and value.isalpha():
            if ((slot.name, value),) in self.queries:
                return self.evidence.beginning(slot.attribute, value)
            if len(value) <= LONGEST_START:
                return self.parts_of(slot).get(value, set())
        return super()._slot_carrying(slot, value)

    @property
    def _capped(self) -> bool:
        """Whether too little of an answer is shown for broad ones to be worth reading."""
        return self.cap is not None and self.cap < BROAD * self.size()

    def _parted(self, slot: Slot, unseen: float) -> Iterator[Candidate]:
        """Parts of words, where those are found. What is unseen carries them as often as the records do that came by
        other ways than the parts read to their ends. The first one had best match all: others show again what it did."""
        if not self.spelled or slot.name not in {one.name for one in self._sounded()}:
            return
        if self._cut and not self.letters:
            return  # the options of a choice show all of it once
        most = (self.cap or 0) * self.evidence.size / self.size() if self._capped else math.inf
        parts = self.parts_of(slot)
        read = [q for q in self.queries.values() if q.ended and q.found and self.broad(q)]
        carried = [self._carrying(query.assignment) for query in read]
        others = set(range(self.evidence.size)).difference(*carried)
        whole = {q.assignment[0][1] for q in read if not (q.given_up or q.cut or self._unread(q))}
        asked = [(word, self.evidence.carrying(slot.attribute, word)) for word in self._asked_words()]
        refused = {length for length in range(1, LONGEST_START + 1) if self.takes(slot.name, length) is False}
        left = (
            (part, carriers)
            for part, carriers in parts.items()
            if len(part) not in refused
            and ((slot.name, part),) not in self.queries
            and (self.parts or self._due(slot, part, parts, most))
        )
        for part, carriers in heapq.nlargest(MOST, left, key=lambda item: (len(item[1]), item[0])):
            assignment = ((slot.name, part),)
            if len(carriers) > most and len(part) < self._longest:
                continue  # longer ones show all of it
            if any(self._holds(part, one) for one in whole):
                continue  # one that it has in it was read to its end
            told = {one for word, found in asked if self._holds(word, part) for one in found}
            again = len(carriers & told) > TOLD * len(carriers)  # it stands in words that were asked for whole
            if again and self.letters:
                continue
            share = (len(carriers & others) + 0.5) / (len(others) + 1.0)
            new = unseen * share
            name = f"{slot.name}={PART}{len(part)}"
            state = self._efficiency.get(name)
            factor = min(1.0, state.factor) if state is not None else 1.0
            worth = factor * SWEEP * self._worth(new, float(len(carriers))) * (share if not read else 1.0)
            worth *= AGAIN if again else 1.0
            yield Candidate(worth, assignment, "sample", 1.0, new + len(carriers), (name,))

    def _due(self, slot: Slot, start: str, starts: Mapping[str, set[int]], most: float) -> bool:
        """Whether a beginning is to be asked for: the shortest that is taken, longer ones where those match too much."""
        shorter = start[:-1]
        if not shorter or self.takes(slot.name, len(shorter)) is False or len(starts.get(shorter, ())) > most:
            return True
        asked = self.queries.get(((slot.name, shorter),))
        return asked is not None and self._unread(asked) > 0.0

    def _holds(self, word: str, part: str) -> bool:
        return part in word if self.parts else word.startswith(part)

    def _unread(self, query: Query) -> float:
        """Records a query matches that are neither here nor reachable by reading on."""
        if query.total is None or (self.cap is None or query.total <= self.cap):
            return 0.0
        return self.matched(query) - len(self._carrying(query.assignment))

    def _worth(self, new: float, known: float) -> float:
        """New records per request when an answer holds `new` unknown records beside `known` ones."""
        matched = max(new + known, 1e-9)
        readable = min(matched, float(self.cap)) if self.cap else matched
        return new * (readable / matched) / self.pages(matched)


def _tells(query: Query) -> bool:
    """Whether a query asks for the beginning of words of that length."""
    return len(query.assignment) == 1 and any(one.endswith(f"={PART}{LETTERS}") for one in query.groups)
