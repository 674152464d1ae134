"""Beginnings of words as questions: where a search demands some letters, or hides what is more than it shows, and finds them.

Whole words lead from record to record only where records share words, which those of directories hardly do. So where such a
search is met, and words bring little, one beginning is tried; where words that begin so are found, all are gone through like a
tree: the shortest that are taken, longer ones below those that match more than is shown. Nothing else changes before that.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from crawler.plan.evidence import ANY
from crawler.plan.letters import DEEP, PRIOR, Letters
from crawler.plan.query import Answer, Assignment, Query, Slot
from crawler.plan.starters import Candidate, Starters
from knowledge.similarity import has_cjk
from knowledge.words import STOP_WORDS

#: What beginnings that some record has, and others, are called as sources: no names of attributes.
START, UNMET = "*start", "*unmet"
#: Letters of the beginning that is tried first, and of a second one where that is turned down.
LETTERS, MORE_LETTERS = 3, 4
#: Records with a beginning that is answered with none, which show that so few letters are not taken.
HAVING = 3
#: Share of the records of an answer that must have a word that begins so; share of them that have it only inside of words, and
#: how many, for parts from there to be found too.
SHOWN, INSIDE, INSIDE_SHARE = 0.8, 3, 0.2
#: Answers looked back at, and the share of a page that they must bring on the average for words to do without beginnings;
#: how many answers without anything new say the same.
LATEST, ENOUGH, VAIN = 6, 0.1, 4.0
#: Answers that end at the very same largest number of records, and that number, from which they are thought to be cut off there.
ALIKE, FEWEST = 3, 10
#: New records that the latest beginnings must bring on the average, and how many these are.
BRINGING, LATEST_STARTS = 0.15, 40
#: The first of them where nothing was turned down: these must bring a record each.
FIRST_STARTS = 5
#: Share of what there is that must be missing for beginnings to be tried where answers are only cut off.
MISSING = 0.05
#: Beginnings chosen at one look, those weighed for it, and nodes of the tree that are looked at for these.
CHOSEN, WEIGHED, LOOKED_AT = 8, 32, 400
#: New records below which one is not looked at.
HARDLY = 0.01
#: How much of a record tells nothing, where one alone has a beginning.
ONCE = 0.5
#: Share of what a beginning hides that lies at least below those of its longer ones which were not asked for.
LEAST = 0.2


@dataclass
class Beginnings(Starters):
    """The answers so far, and whether the search wants letters, or hides records, and finds what words begin with."""

    begins: dict[str, bool] = field(default_factory=dict)
    wanting: bool = False
    refused: bool = False
    _inside: bool = False
    _spelled: dict[tuple[str, str], Query] = field(default_factory=dict)
    _started: list[Query] = field(default_factory=list)
    _least: dict[tuple[str, bool], int] = field(default_factory=dict)
    _taken_from: dict[tuple[str, bool], int] = field(default_factory=dict)
    _ends: Counter[int] = field(default_factory=Counter)
    _most: int = 0
    _next_starts: list[Candidate] = field(default_factory=list)

    # -- what answers tell ------------------------------------------------------------------------------------------

    def asked(self, query: Query) -> None:
        """A query was put in the queue (also at resume): short words, and what was asked as a beginning, are kept apart."""
        fresh = query.assignment not in self.queries
        super().asked(query)
        if not fresh or len(query.assignment) != 1 or query.purpose == "null":
            return
        ((name, value),) = query.assignment
        if value.isalpha() and len(value) <= DEEP and name in self.by_name and self.by_name[name].kind == "text":
            self._spelled.setdefault((name, value.casefold()), query)
        if _is_start(query):
            self._started.append(query)

    def answered(self, assignment: Assignment, answer: Answer) -> None:
        """A result page came: it may show that letters are wanted, that records are hidden, or what is found by a beginning."""
        super().answered(assignment, answer)
        query = self.queries[assignment]
        if query.purpose == "null" or answer.offers:
            return
        self._learn_wanting(query)
        if answer.page == 1 and _is_start(query):
            ((name, value),) = assignment
            slot = self.by_name[name]
            self._learn_length(slot, value.casefold(), query)
            self._learn_begins(slot, value.casefold(), query)
            if not query.found and query.kind != "empty":
                self._next_starts.clear()

    def _learn_wanting(self, query: Query) -> None:
        self._most = max(self._most, query.found)
        if query.ended and query.found and query.total is None:
            self._ends[query.found] += 1
        value = query.assignment[0][1] if len(query.assignment) == 1 else ""
        short = not query.assignment or (value.isalpha() and len(value) <= LETTERS)
        limit = self.limit
        cut = limit is not None and (query.cut or (query.total or query.found) > limit or self.cap is None)
        self.refused = self.refused or (not query.found and short and query.kind == "error")
        self.wanting = self.wanting or self.refused or cut

    @property
    def limit(self) -> int | None:
        """Where answers are cut off: as they say, else where several end at the largest number that any has shown."""
        if self.cap is not None:
            return self.cap
        return self._most if self._most >= FEWEST and self._ends[self._most] >= ALIKE else None

    def _learn_length(self, slot: Slot, part: str, query: Query) -> None:
        """Whether so few letters are taken: not where they are turned down, or find nothing of what is known."""
        place = slot.name, has_cjk(part)
        if query.found:
            self._taken_from[place] = min(len(part), self._taken_from.get(place, len(part)))
            return
        known = len(self._letters_of(slot).carrying(part)) >= HAVING
        if (query.kind != "empty" or known) and len(part) < self._taken_from.get(place, DEEP):
            self._least[place] = max(len(part) + 1, self._fewest(slot, part))

    def _learn_begins(self, slot: Slot, part: str, query: Query) -> None:
        """Records that show what was asked at the beginning of a word tell; no answer to what they have does as well."""
        found = self.evidence.numbers_of(query.members)
        began = found & self._letters_of(slot).carrying(part)
        only = found - began
        if only:  # looked for in every record that is known
            only &= self.evidence.containing(self._searched(slot), part)
        if slot.name not in self.begins:
            if found:
                self.begins[slot.name] = len(began | only) >= SHOWN * len(found) or bool(self.parts)
            elif query.kind == "empty" or len(part) >= MORE_LETTERS:
                self.begins[slot.name] = False
        if self.begins.get(slot.name) and len(only) >= max(INSIDE, INSIDE_SHARE * len(found)):
            self._inside = True

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def spelt_out(self) -> bool:
        """Whether beginnings were gone through until they brought nothing."""
        return any(self.begins.values()) and not self._bringing

    @property
    def telling(self) -> bool:
        """Whether the first beginnings of some length are being answered, which tells what is asked next."""
        waiting = [one for one in self._started if not (one.answered or one.given_up)]
        return any(self._unknown(*one.assignment[0]) for one in waiting)

    def beginning(self, *, last: bool = False) -> Query | None:
        """The next beginning to ask for, where they are needed: one to learn whether they are found, then the most promising. A
        search that only hides records is asked for them when it would be asked nothing else, at `last`."""
        if not self.wanting or not self.evidence.size or self.telling:
            return None
        if not any(self.begins.values()):
            needed = self._words_bring_little if self.refused else last and self._hides
            if not needed or not self._told_by_words():
                return self._trying() if needed else None
        if not self._bringing or self.read_whole or self.everything:
            return None
        while self._next_starts:
            one = self._next_starts.pop()
            if self._fresh(one.assignment):
                return _query(one)
        ranked = sorted(self._starts(), key=lambda one: (one.worth, one.assignment), reverse=True)[:CHOSEN]
        self._next_starts = ranked[::-1]
        return _query(self._next_starts.pop()) if ranked else None

    @property
    def _words_bring_little(self) -> bool:
        if self.checking or self.sweeping or self._finishing or self.swept or self.read_whole or self.everything:
            return False
        latest = self._news[-LATEST:]
        return self._dry >= VAIN or (len(latest) == LATEST and sum(latest) < ENOUGH * self.page_size * LATEST)

    @property
    def _hides(self) -> bool:
        """Whether much is thought to be missing where answers are cut off."""
        return self.evidence.size < (1.0 - MISSING) * self.size()

    @property
    def _bringing(self) -> bool:
        asked = [one for one in self._started if one.answered]
        if not self.refused and len(asked) >= FIRST_STARTS and sum(one.new for one in asked) < FIRST_STARTS:
            return False
        latest = asked[-max(LATEST_STARTS, len(asked) // 10) :]
        return len(latest) < LATEST_STARTS or sum(one.new for one in latest) >= BRINGING * len(latest)

    def _told_by_words(self) -> bool:
        """Whether short words that were asked for anyway were answered with records that have them at the beginning of others."""
        for slot in self._spelling():
            letters = self._letters_of(slot)
            for (name, part), query in self._spelled.items() if slot.name not in self.begins else ():
                if name != slot.name or not query.found:
                    continue
                found = self.evidence.numbers_of(query.members)
                others = (found & letters.carrying(part)) - self.evidence.carrying(self._searched(slot), part)
                if len(others) >= max(INSIDE, SHOWN * len(found)):
                    self.begins[slot.name] = True
                    break
        return any(self.begins.values())

    def _trying(self) -> Query | None:
        """A beginning that is no word, to learn whether such are found; a longer one where it is turned down."""
        for slot in self._spelling():
            if slot.name in self.begins:
                continue
            letters = self._letters_of(slot)
            least = max(LETTERS, self._least.get((slot.name, False), 1))
            able = {
                part: len(carriers)
                for part, carriers in letters.of_length(min(least, MORE_LETTERS))
                if part not in STOP_WORDS and self._fresh(((slot.name, part),))
            }
            for part in sorted(able, key=lambda one: (able[one], one), reverse=True):
                if not self.evidence.carrying(self._searched(slot), part):
                    new = float(self.page_size)
                    return _query(Candidate(new, ((slot.name, part),), "sample", 1.0, new, (f"{slot.name}={START}",)))
        return None

    def _spelling(self) -> list[Slot]:
        """The slots for words of names, of running text, or of everything."""
        able = {a.name for a in self.evidence.domain.attributes if a.type in ("text", "name")} | {ANY}
        return [s for s in self.slots if s.kind == "text" and s.name not in self.useless and s.attribute in able]

    def _searched(self, slot: Slot) -> str:
        """What words are searched in, as far as that is known."""
        main = self.evidence.domain.main
        return main if slot.attribute == ANY and self.evidence.having(main) else slot.attribute

    def _letters_of(self, slot: Slot) -> Letters:
        return self.evidence.letters(self._searched(slot), inside=self._inside)

    def _fewest(self, slot: Slot, part: str) -> int:
        """The fewest letters that may be taken."""
        return self._least.get((slot.name, has_cjk(part)), 1)

    def _unknown(self, name: str, value: str) -> bool:
        """Whether it is not known yet if so few letters are taken."""
        return len(value) < self._taken_from.get((name, has_cjk(value)), DEEP)

    def _fresh(self, assignment: Assignment) -> bool:
        return assignment not in self.queries and (assignment[0][0], assignment[0][1].casefold()) not in self._spelled

    def _starts(self) -> Iterator[Candidate]:
        """Beginnings that were not asked for, with what they are worth: those that most of what is unseen should have."""
        for slot in self._spelling():
            if not self.begins.get(slot.name):
                continue
            letters = self._letters_of(slot)
            nodes = [(0.0, "", 1.0)]
            found = 0
            for _ in range(LOOKED_AT):
                if not nodes or found >= WEIGHED:
                    break
                mass, part, chance = heapq.heappop(nodes)
                if part and (slot.name, part) not in self._spelled and len(part) >= self._fewest(slot, part):
                    found += 1
                    yield self._start(slot, letters, part, -mass)
                    continue
                for new, longer, likely in self._below(slot, letters, part, chance):
                    if new >= HARDLY:
                        heapq.heappush(nodes, (-new, longer, likely))

    def _start(self, slot: Slot, letters: Letters, part: str, new: float) -> Candidate:
        known = len(letters.carrying(part))
        source = f"{slot.name}={START if known else UNMET}"
        worth = self.factor(source) * self._worth_of(new, float(known))
        return Candidate(worth, ((slot.name, part),), "sample", 1.0, new + known, (source,))

    def _below(self, slot: Slot, letters: Letters, start: str, chance: float) -> Iterator[tuple[float, str, float]]:
        """What goes on from a beginning: records unseen that have it, and how often its letters follow one another
        at all. Those with what was not asked for came by other words, and so tell how many others there are."""
        own = self._spelled.get((slot.name, start)) if start else None
        unseen = max(self.size() - self.evidence.size, float(self.evidence.size), float(self.page_size))
        known_here, once = float(self.evidence.size), float(letters.met_once(max(self._fewest(slot, "x"), 2)))
        if own is not None and own.found:
            unseen, known_here = self._hidden(own, start, letters), float(len(letters.carrying(start)))
            chance, once = 1.0, known_here
        weights: dict[str, tuple[float, float]] = {}
        hidden = 0.0
        for letter, follows in letters.following(start).items():
            part = start + letter
            query = self._spelled.get((slot.name, part))
            known, likely = len(letters.carrying(part)), chance * follows
            if query is None or (not query.found and len(part) < self._fewest(slot, part)):
                weights[part] = (max(0.0, known - ONCE) + (once + PRIOR) * likely) / (known_here + once + PRIOR), likely
            elif query.answered and (behind := self._hidden(query, part, letters)) > 0.0:
                hidden += behind
                yield behind, part, likely
        if own is not None and own.total is not None and not own.cut:
            unseen = max(unseen - hidden, LEAST * unseen) / max(sum(weight for weight, _ in weights.values()), 1e-9)
        if len(start) < letters.deep:
            for part, (weight, likely) in weights.items():
                yield unseen * weight, part, likely

    def _hidden(self, query: Query, part: str, letters: Letters) -> float:
        """Records that a beginning matches beyond what was shown and is known."""
        limit, known = self.limit, len(letters.carrying(part))
        if not query.found:
            return float(self.page_size) if query.kind not in ("empty", "list") else 0.0  # too many to be shown
        if query.total is not None and not query.cut:
            return max(0.0, query.total - known) if limit is not None and query.total > limit else 0.0
        return float(limit) if limit is not None and query.found >= limit else 0.0

    def _worth_of(self, new: float, known: float) -> float:
        matched, limit = max(new + known, 1e-9), self.limit
        readable = min(matched, float(limit)) if limit else matched
        return new * (readable / matched) / self.pages(matched)

    def slot_carrying(self, slot: Slot, value: str) -> set[int]:
        if self.begins.get(slot.name) and value.isalpha():
            letters = self._letters_of(slot)
            if len(value) <= letters.deep:
                return letters.carrying(value.casefold())
        return super().slot_carrying(slot, value)


def _is_start(query: Query) -> bool:
    """Whether a query asks for what words begin with."""
    return any(group.endswith((f"={START}", f"={UNMET}")) for group in query.groups)


def _query(one: Candidate) -> Query:
    return Query(one.assignment, one.purpose, one.confidence, one.worth, one.matched, one.groups)
