"""Answers that were cut off and do not say how much they match: what their parts bring tells it, and the options of a choice
together tell how large the database is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import islice

from crawler.plan.query import Assignment, Query
from crawler.plan.spans import holds
from crawler.plan.sweeps import BEYOND, Sweeps

#: Parts looked back at; how many records the first guess counts for beside theirs, and that guess: so much of what such an
#: answer matches is here before any part was asked.
LATEST, FIRST, GUESS = 16, 24.0, 0.5


@dataclass
class Cut(Sweeps):
    """The answers so far, and how much is behind those that were cut off."""

    _matches: dict[Assignment, tuple[int, float]] = field(default_factory=dict)
    _asking: dict[tuple[str, str], list[Query]] = field(default_factory=dict)
    _indexed: int = 0
    _summed_parts: tuple[tuple[int, int, int], float | None] = ((-1, -1, -1), None)

    def size(self) -> float:
        """See `Sweeps.size`; where answers are cut off and every option of a choice was answered, no more than these match
        together."""
        size = super().size()
        if self.whole is not None or self.cap is None:
            return size
        if self._summed_parts[0] != self.moment:
            self._summed_parts = (self.moment, self._division())
        told = self._summed_parts[1]
        return size if told is None else max(self.evidence.size * (1.0 + BEYOND), min(size, told))

    def _division(self) -> float | None:
        """What the options of a choice match together, records that have several of them counted once."""
        for slot in self.slots:
            asked = [self.queries.get(((slot.name, option),)) for option in slot.options if slot.kind == "choice"]
            parts = [one for one in asked if one is not None and one.answered and one.kind != "error"]
            if len(parts) < 2 or len(parts) < len(asked) or not any(one.found for one in parts):
                continue
            if any(one.total is None and (one.given_up or not one.ended) for one in parts):
                continue  # what is left of it is not known
            shown = [one.members for one in parts]
            return sum(map(self.matched, parts)) * len(set().union(*shown)) / max(1, sum(map(len, shown)))
        return None

    def matched(self, query: Query) -> float:
        """How many records a query matches: what it states, else what it showed, or where it was cut off what its parts tell."""
        if not query.cut:
            return float(query.total if query.total is not None else query.found)
        page, told = self._matches.get(query.assignment, (-1, 0.0))
        if page != self.pages_read:
            known = len(self.carrying(query.assignment))
            # Parts of one choice by another are left out where that other was read to its end, which its own parts by the
            # first may have to tell.
            self._matches[query.assignment] = self.pages_read, max(told, float(known))
            cuts = [
                parts for parts in self.cuts_of(query) if all(one.answered and one.kind != "error" for one in parts)
            ]
            if cuts:
                told = max(float(known), min(sum(map(self.matched, parts)) for parts in cuts))
            else:
                told = estimated(known, [self._sampled(part) for part in self._latest(query.assignment)])
            self._matches[query.assignment] = self.pages_read, told
        return told

    def cuts_of(self, query: Query) -> list[list[Query]]:
        """The parts by each choice or range that cuts what a query matches, where all were asked for; none here."""
        return []

    def _latest(self, assignment: Assignment) -> Sequence[Query]:
        """The parts of an assignment asked last; there may be thousands of queries, and every page's worth asks for it."""
        for query in islice(self.queries.values(), self._indexed, None):
            for name, value in query.assignment:
                self._asking.setdefault(self._place(name, value), []).append(query)
        self._indexed = len(self.queries)
        asking = [self._asking.get(self._place(*pair), []) for pair in assignment]
        near = reversed(min(asking, key=len, default=[]))
        return list(islice((one for one in near if _is_part(one, assignment)), LATEST))

    def _place(self, name: str, value: str) -> tuple[str, str]:
        """Where queries for a value are kept: those for any span of a range together."""
        slot = self.by_name.get(name)
        return name, "" if slot is not None and slot.kind == "range" else value

    def _sampled(self, part: Query) -> tuple[float, float]:
        """How many records a part had, and how many of these were known before; of one not read to its end, are known."""
        if part.ended and not part.cut:
            return part.found, part.found - part.new
        had = self.matched(part)
        return had, min(had, len(self.carrying(part.assignment)))


def _is_part(one: Query, assignment: Assignment) -> bool:
    return one.found > 0 and one.assignment != assignment and _lies_in(one.assignment, assignment)


def _lies_in(part: Assignment, whole: Assignment) -> bool:
    values = dict(part)
    return len(part) >= len(whole) and all(
        name in values and (values[name] == value or holds(value, values[name])) for name, value in whole
    )


def estimated(known: int, parts: Collection[tuple[float, float]]) -> float:
    """How many records an answer matches of which `known` are here, from how many records each of its parts had, and how many
    of these were known before (Lincoln-Petersen, each part being a sample)."""
    had, old = sum(had for had, _ in parts), sum(old for _, old in parts)
    return known * (had + FIRST) / (old + GUESS * FIRST)
