"""What answers outside of a sweep tell of what it has left out: records whose value of the swept attribute nobody knows."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from statistics import median

from crawler.plan.answers import Answers
from crawler.plan.query import Assignment, Query
from knowledge.words import words

#: Answers whose totals tell together what is missing, and the share of one that may be missing for it to be exact, beside
#: a record or two.
ANSWERS, NEARLY, CHANCE = 3, 0.15, 2


@dataclass(slots=True)
class Outside:
    """What the answers outside of the sweeps that were `begun` tell; these are the attributes swept, in their order."""

    answers: Answers
    begun: list[str]
    _worded: tuple[int, set[str]] = field(default_factory=lambda: (-1, set()))
    _heard: tuple[tuple[object, ...], list[tuple[int, int]]] = field(default_factory=lambda: ((), []))

    @property
    def missing(self) -> float:
        """Share of what answers outside of a sweep say they match that is not here: a sweep itself never meets the
        records whose value nobody knows. Of all such answers where each matches hardly more than is here; else the median of
        those that match much, as some sites find parts of words too, and those to rare words only match what taught the
        words."""
        if self._outright:
            return self.short
        shares = [1.0 - known / total for total, known in self._told_of if total >= self.answers.page_size]
        return median(shares) if len(shares) > 2 else self.short

    @property
    def short(self) -> float:
        """The same of all such answers together, those that are cut off as well."""
        matched = sum(total for total, _ in self._told_of)
        return 1.0 - sum(known for _, known in self._told_of) / matched if matched else 0.0

    @property
    def _outright(self) -> bool:
        """Whether the totals of such answers are exact: none states much more than is known to match."""
        told = self._told_of
        return len(told) >= ANSWERS and all(total - known <= CHANCE + NEARLY * total for total, known in told)

    def leading(self, query: Query) -> float:
        """New records for each request that the next page of such an answer leads to: one whose value nobody knew brings all
        that have it. Nothing where totals are not exact, as they tell what is missing."""
        if not query.total or not self._outright or not self.holds(query.assignment, query.groups):
            return 0.0
        missing = query.total - max(query.shown, self._held(query.assignment))
        chance = min(1.0, self.answers.page_size * missing / max(1, query.total - query.found))
        behind = chance * self.short * self.answers.evidence.size
        return max(0.0, behind / (1.0 + behind / self.answers.page_size))

    @property
    def _told_of(self) -> list[tuple[int, int]]:
        """How much answers outside of a sweep match, and how much of that is here; the worth of each page asks, so it is
        found out once for each answer."""
        moment = (*self.answers.moment, *self.begun)
        if self._heard[0] != moment:
            told = [(total, min(total, max(one.shown, self._held(one.assignment)))) for one, total in self.told]
            self._heard = moment, told
        return self._heard[1]

    @property
    def told(self) -> list[tuple[Query, int]]:
        """Answers that state how much they match and are no part of a sweep, with that number."""
        return [
            (query, query.total)
            for query in self.answers.queries.values()
            if query.total and query.purpose == "sample" and self.holds(query.assignment, query.groups)
        ]

    def holds(self, assignment: Assignment, groups: tuple[str, ...]) -> bool:
        """Whether what a query matches has nothing to do with the values of a sweep: no word of it stands in them."""
        if any(name in self.begun for name in attributes_of(groups)):
            return False
        if self._worded[0] != self.answers.pages_read:
            values = (value for name in self.begun for value in self.answers.evidence.values(name))
            self._worded = (self.answers.pages_read, {word for value in values for word, _ in words(value)})
        return not any(word in self._worded[1] for _, value in assignment for word, _ in words(value))

    def _held(self, assignment: Assignment) -> int:
        """How many of the records here a query matches; a word asked for in a field of running text stands there."""
        if len(assignment) == 1:
            slot = self.answers.by_name.get(assignment[0][0])
            described = self.answers.evidence.domain.by_name.get(slot.attribute) if slot is not None else None
            if described is not None and described.type == "text":
                return len(self.answers.carrying(assignment))
        return self.answers.known_of(assignment)


@lru_cache(maxsize=16_384)
def attributes_of(groups: tuple[str, ...]) -> tuple[str, ...]:
    """The attributes that values were drawn from (groups are written slot=attribute)."""
    return tuple([group.rpartition("=")[2] for group in groups])
