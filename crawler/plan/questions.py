"""The questions put to an interface: which were asked, which are being answered, and what one costs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crawler.plan.evidence import Evidence
from crawler.plan.query import Assignment, Query, Slot

#: First values by attribute, each with its confidence (M3 (5) pv), best first.
Seeds = Mapping[str, Sequence[tuple[str, float]]]


@dataclass
class Questions:
    """The queries of one interface. `page_size` and `cap` are learned; `seeds` gives first values by attribute, `common`
    words that stand in many titles. `toll` is the number of pages that a question costs besides those of its answer."""

    slots: Sequence[Slot]
    evidence: Evidence
    seeds: Seeds
    blank_allowed: bool = True
    patience: int = 40
    common: Sequence[str] = ()
    toll: float = 0.0
    queries: dict[Assignment, Query] = field(default_factory=dict)
    page_size: int = 20
    cap: int | None = None

    @property
    def blank(self) -> Query | None:
        return self.queries.get(())

    @property
    def others(self) -> list[Query]:
        """The queries that ask for something."""
        return [query for query in self.queries.values() if query.assignment and query.purpose != "null"]

    @property
    def _named_in_vain(self) -> Slot | None:
        """The box for what records are called, where nothing is known and one of its first values found nothing."""
        main = self.evidence.domain.main
        box = next((slot for slot in self.slots if slot.kind == "text" and slot.attribute == main), None)
        if box is None or self.evidence.size:
            return None
        vain = (query for query in self.others if query.answered and not query.found and query.purpose == "sample")
        return box if any(name == box.name for query in vain for name, _ in query.assignment) else None

    @property
    def waiting(self) -> list[Query]:
        """Queries asked whose first page has not come yet."""
        return [query for query in self.queries.values() if not query.answered and not query.given_up]

    @property
    def walking(self) -> bool:
        """Whether the pages of an answer that covers everything are still being read."""
        one = self.blank
        return one is not None and one.answered and not one.ended and not one.given_up and one.found > 0

    def give_up(self, assignment: Assignment) -> None:
        """The rest of a query's pages will not be read."""
        if (query := self.queries.get(assignment)) is not None:
            query.given_up = True

    def behind(self, assignment: Assignment) -> bool:
        """Whether what is asked for is part of what a query matched that was cut off. What that one showed stands first in the
        answer, as sites order all their answers alike; what it did not show follows."""
        if self.cap is None:
            return False
        wider = (self.queries.get(tuple(one for one in assignment if one != pair)) for pair in assignment)
        return any(one is not None and one.total is not None and one.total > self.cap for one in wider)

    def gain(self, matched: float) -> float:
        """The share of what a question costs that is pages of its answer, where that matches so many records."""
        pages = self.pages(matched)
        return pages / (pages + self.toll)

    def pages(self, matched: float) -> int:
        """How many pages of an answer that matches so many records can be read."""
        readable = min(matched, float(self.cap)) if self.cap else matched
        return max(1, math.ceil(readable / self.page_size))
