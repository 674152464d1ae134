"""Values that no record has taught: those that the domain begins with, and words that stand in many titles of a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from crawler.plan.casing import tells_capitals
from crawler.plan.cut import Cut
from crawler.plan.efficiency import LEAST_FACTOR, Efficiency
from crawler.plan.evidence import ANY, WORDS
from crawler.plan.query import Assignment, Purpose, Query, Slot
from crawler.plan.questions import Seeds
from knowledge.estimate import chao1, frequencies
from knowledge.given_names import COMMON as GIVEN
from knowledge.similarity import has_cjk
from knowledge.words import FOREIGN_WORDS

#: Records from which on they tell what to ask. Fewer may be none at all, as the tabs of a search page read by mistake.
TELLING = 5
#: First values of a keyword box, or of the box for names, that may find nothing while no more than these are known: a small
#: database, or one of a narrow subject, holds but few of a subject's words.
FIRST_VALUES = 30
#: How sure it is that a common word of the language finds something, and what share of a page that is worth.
COMMON_WORTH = 0.1
#: The same of a name that many people bear: it is asked for when nothing else is left.
GIVEN_WORTH = 0.002
#: Most letters of words that a search may turn down for being short, and how many beginnings are asked for then.
SHORT, FIRST = 3, 8
#: What words of other languages are called as a source (no name of an attribute), and the share of the records that carry
#: one where its language is known.
FOREIGN, RARE = "*foreign", 0.01
#: After how many pages there is another one of them, and how many there are once a sweep has shown what can be known.
FOREIGN_PAGES, LAST = 20, 4
#: What words that another attribute lends to a field are called as a source; how many of them must be values of the field's own
#: for it to lend any, and how many questions without the field must have found nothing for it to be demanded.
LENT, SHARED, DEMANDED = "*lent", 2, 3
#: Types of attributes whose words are the same as others'.
_LENDING = frozenset(("text", "name", "enum"))
#: Share of what answers match that may be missing, of the records here that they must match, and of those that may be
#: matched by none, for what was asked to have met everything.
LACKING, MATCHED, UNMET = 0.005, 0.98, 0.002


@dataclass(frozen=True, slots=True)
class Candidate:
    worth: float
    assignment: Assignment
    purpose: Purpose
    confidence: float
    matched: float
    groups: tuple[str, ...] = ()


@dataclass
class Starters(Cut):
    """The answers so far, and what could be asked whatever they are."""

    _capitals: tuple[tuple[int, int, int], bool] = ((-1, -1, -1), False)

    @property
    def cased(self) -> bool:
        """Whether words are asked for as the records write them, since in small letters they find nothing."""
        if self._capitals[0] != self.moment:
            main = self.evidence.domain.main
            searched = {slot.name: slot.attribute or main for slot in self.slots if slot.kind == "text"}
            told = tells_capitals(
                self.queries.values(),
                searched,
                self.evidence.spelled,
                lambda name, word: bool(self.evidence.carrying(name, word)),
            )
            self._capitals = (self.moment, told)
        return self._capitals[1]

    def teach(self, values: Seeds) -> None:
        """Take values that other sites' records have, by attribute, to be asked for first, however first values did before; those
        that were asked for in an earlier run count."""
        before = self.seeds
        self.seeds = {**before, **{name: [*first, *before.get(name, ())] for name, first in values.items()}}
        for slot in self.slots:
            told, own = ({value for value, _ in of.get(slot.attribute, ())} for of in (values, before))
            found = [self.queries.get(((slot.name, value),)) for value in told - own]
            asked = [query for query in found if query is not None and query.answered]
            self._efficiency[f"{slot.name}=seeds"] = Efficiency(len(asked), sum(query.found > 0 for query in asked))
        self._dry = 0.0

    def _seeded(self, slot: Slot) -> Iterator[Candidate]:
        """First values from the domain, for as long as the site itself has taught none."""
        factor = self._seeds_factor(slot)
        if factor <= 0.0 or self.swept:
            return
        postings = self.evidence.values(slot.attribute)
        base = (0.6 if self._untold else 0.08) * factor * self.page_size
        others = {value for q in self.queries.values() for _, value in q.assignment} if slot.attribute == ANY else set()
        for rank, (value, confidence) in enumerate(self.seeds.get(slot.attribute, ())):
            assignment = ((slot.name, value),)
            if assignment not in self.queries and value not in postings and value not in others:
                worth = base * confidence / (1.0 + 0.02 * rank)
                yield Candidate(worth, assignment, "sample", confidence, 1.0, (f"{slot.name}=seeds",))

    def _seeds_factor(self, slot: Slot) -> float:
        """How well first values do in a field, 0 where no more are asked."""
        factor = self.factor(f"{slot.name}=seeds")
        if factor or not self._untold or slot.attribute not in (ANY, self.evidence.domain.main):
            return factor
        return LEAST_FACTOR if 0 < self._understood(slot) < FIRST_VALUES else 0.0

    def _understood(self, slot: Slot) -> int:
        """How many first values of a field were answered, 0 where the site says of few that it has found nothing: one that
        only shows its form again will not find more of them."""
        group = f"{slot.name}=seeds"
        answered = [query for query in self.queries.values() if query.answered and group in query.groups]
        return len(answered) if 2 * sum(query.kind == "empty" for query in answered) > len(answered) else 0

    @property
    def _untold(self) -> bool:
        """Whether so few records are known that they hardly tell what to ask."""
        return self.evidence.size < TELLING

    def _common(self, slot: Slot) -> Iterator[Candidate]:
        """What many titles hold in the site's language, or names that many people bear, while the first values of the domain have
        found nothing; and where short words are turned down, what those values begin with."""
        known = self.evidence.domain.by_name.get(slot.attribute)
        kind = "text" if slot.attribute == ANY else known.type if known is not None else ""
        if not self._untold or kind not in ("text", "name"):
            return
        short = self._turned_down(slot)
        parts = dict.fromkeys(self._first_letters(slot, short)) if short else ()
        names = GIVEN if kind == "name" and self._understood(slot) else ()
        words, sure = (self.common, COMMON_WORTH) if kind == "text" else (names, GIVEN_WORTH)
        likely = [
            *((part, COMMON_WORTH) for part in list(parts)[:FIRST]),
            *((w, sure) for w in words if len(w) > short),
        ]
        for rank, (word, confidence) in enumerate(likely):
            assignment = ((slot.name, word),)
            if assignment not in self.queries:
                worth = confidence * self.page_size / (1.0 + 0.1 * rank)
                yield Candidate(worth, assignment, "sample", confidence, 1.0, (f"{slot.name}=common",))

    def _turned_down(self, slot: Slot) -> int:
        """The letters of the longest short word that a field did not take, where it takes longer ones and finds none of them; 0
        where it takes all."""
        said = {
            value.casefold(): query.kind
            for query in self.queries.values()
            if query.answered and len(query.assignment) == 1 and query.purpose != "null"
            for name, value in query.assignment
            if name == slot.name
        }
        short = max((len(value) for value, kind in said.items() if len(value) <= SHORT and kind != "empty"), default=0)
        return short if any(len(value) > SHORT and kind == "empty" for value, kind in said.items()) else 0

    def _first_letters(self, slot: Slot, short: int) -> Iterator[str]:
        """What the words of first values, and those of the page, begin with: parts of words may be found where these are not."""
        values = (value for value, _ in self.seeds.get(slot.attribute, ()))
        for word in (word for value in (*values, *self.common) for word in value.casefold().split()):
            if len(word) > short + 1 > 2 and word.isalpha() and not has_cjk(word):
                yield word[: short + 1]

    def _foreign(self, slot: Slot) -> Iterator[Candidate]:
        """Common words of languages that hardly any record here is written in: those in them share no word with the rest, so
        that nothing else asks for them. A few, and more as long as they bring something, or once a sweep has shown all that
        known values lead to."""
        yield from self._foreign_words(slot, self.pages_read // FOREIGN_PAGES + (LAST if self.swept else 0))

    def _foreign_words(self, slot: Slot, most: int) -> Iterator[Candidate]:
        """So many of those words at least."""
        group = f"{slot.name}={FOREIGN}"
        state = self._efficiency.get(group, Efficiency())
        asked = state.asked + sum(group in query.groups for query in self.waiting)
        going = asked < most or (state.asked > 0 and state.dry == 0)
        if not going or slot.attribute not in (ANY, self.evidence.domain.main):
            return
        vain = {value for query in self.others if query.answered and not query.found for _, value in query.assignment}
        for rank, word in enumerate(FOREIGN_WORDS):
            assignment = ((slot.name, word),)
            few = len(self.evidence.carrying(slot.attribute, word)) < RARE * self.evidence.size
            if few and assignment not in self.queries and word not in vain:
                worth = COMMON_WORTH * self.page_size * state.factor / (1.0 + 0.02 * rank)
                yield Candidate(worth, assignment, "sample", 1.0, 1.0, (group,))

    def _lent(self, slot: Slot) -> Iterator[Candidate]:
        """Words of other attributes for a field without which nothing is answered: its answers show no other value than the one
        asked for, but a mother's surname is that of other fathers. Words that another field asks for are left to it."""
        factor = self.factor(f"{slot.name}={LENT}")
        if slot.kind != "text" or slot.attribute == ANY or factor <= 0.0 or not self._demands(slot):
            return
        own = self._words_of(slot.attribute)
        apart = {one.attribute for one in self.slots if one.kind == "text"} - {slot.attribute, ANY}
        others = {word for name in apart for word in self._words_of(name)}
        for attribute in self.evidence.domain.attributes:
            words = self._words_of(attribute.name) if attribute.type in _LENDING else {}
            if attribute.name == slot.attribute or len(own.keys() & words.keys()) < SHARED:
                continue
            most = max(map(len, words.values()))
            for word, carriers in words.items():
                assignment = ((slot.name, word),)
                if word not in own and word not in others and word.isalpha() and assignment not in self.queries:
                    worth = 0.5 * factor * self.page_size * (1.0 + len(carriers)) / (1.0 + most)
                    yield Candidate(worth, assignment, "sample", 1.0, 1.0, (f"{slot.name}={LENT}",))

    def _words_of(self, attribute: str) -> Mapping[str, set[int]]:
        return self.evidence.values(attribute + WORDS) or self.evidence.values(attribute)

    def _demands(self, slot: Slot) -> bool:
        """Whether questions were answered with records where they set this field, and never where they did not."""
        asked = [query for query in self.queries.values() if query.answered and query.purpose not in ("blank", "null")]
        found = [any(name == slot.name for name, _ in query.assignment) for query in asked if query.found]
        vain = sum(all(name != slot.name for name, _ in query.assignment) for query in asked if not query.found)
        return bool(found) and all(found) and vain >= DEMANDED

    @property
    def stated(self) -> bool:
        """Whether answers say how much they match."""
        return any(query.total for query in self.others)

    @property
    def met(self) -> bool:
        """Whether what was asked for and read to its end matches the records here so often that hardly any others can be left
        that none of it matches (Chao), and no answer states more than is known."""
        if self.outside.short > LACKING:
            return False
        matched: Counter[int] = Counter()
        for query in self.others:
            if query.found and query.kind != "empty" and (self._exhausted(query) or self._says_no_more(query)):
                shown = self.evidence.numbers_of(query.members)
                matched.update(shown if query.ended else shown | self.carrying(query.assignment))
        if len(matched) < MATCHED * self.evidence.size:
            return False
        return chao1(frequencies(matched.values())).size - len(matched) <= UNMET * self.evidence.size

    def _says_no_more(self, query: Query) -> bool:
        """Whether an answer that states no number brought nothing on its last page, so that hardly anything is left of it."""
        return query.total is None and query.barren > 0 and self.cap is None and not self.broad(query)

    def _last(self) -> Candidate | None:
        """What is asked before a sweep, or an answer, that has shown everything known ends the questions: such a word, as all
        others would come from the same records."""
        if self.letters or not (self.swept or self.everything or self.complete or self.met):
            return None  # letters are those of many languages
        texts = (slot for slot in self.slots if slot.kind == "text" and slot.name not in self.useless)
        return next((one for slot in texts for one in self._foreign_words(slot, LAST)), None)
