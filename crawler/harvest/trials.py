"""What came of the manners in which a form was filled (`manner`), and when it is time for the next one."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from crawler.harvest.manner import WIDEST, Manner
from crawler.plan.query import Answer, Query

#: Queries in a row turned down, from the first on, after which the form is filled in another manner; one that finds
#: nothing speaks less for that.
TURNED_DOWN, NOTHING = 3.0, 0.5
#: Things set beside the questions, one after the other, that bring too little (new records per question) before no more
#: are tried.
FRUITLESS, FRUIT = 4, 0.1

#: Questions in a row, from the first on, for which there was nothing at the form's address, after which none is sent there.
MISSING = 10
#: Answers that were gone before they were read to their end, after which such an end is taken for the site's limit.
PASSED = 6


@dataclass
class Trials:
    """The manners of one interface: the present one, all that were `tried`, how many records the present one `brought`,
    whether any before it `gained` some, whether a question of any found `nothing` (rather than being turned down), and the slots
    set beside questions in vain (`vain_slots`)."""

    manner: Manner = WIDEST
    tried: list[Manner] = field(default_factory=lambda: [WIDEST])
    brought: int = 0
    gained: bool = False
    nothing: bool = False
    vain_slots: set[str] = field(default_factory=set)
    _turned_down: float = 0.0
    _fruitless: int = 0
    _missing: float = 0.0

    def note(self, answer: Answer, *, first: bool) -> None:
        """The answer to a question; `first` where it is the first page of one that asked for something."""
        self.brought += answer.new
        self.nothing = self.nothing or answer.kind == "empty"
        self._missing = self._missing + 1 if answer.missing else -math.inf
        if not first or self.manner.beside:
            return
        if answer.found or answer.offers:
            self._turned_down = -math.inf
        self._turned_down += NOTHING if answer.kind == "empty" else 1.0

    @property
    def missing(self) -> bool:
        """Whether nothing ever was at the form's address: a script of the page sends it elsewhere."""
        return self._missing >= MISSING

    @property
    def turned_down(self) -> bool:
        """Whether everything was, from the first question of this manner on."""
        return self._turned_down >= TURNED_DOWN

    def barren(self, queries: int) -> int:
        """How many things in a row were set beside the questions in vain, with the present one and its `queries`."""
        if not self.manner.beside or self.brought > FRUIT * queries:
            return 0
        return self._fruitless + 1

    def vain(self, queries: int) -> bool:
        """Whether enough things were set beside the questions in vain."""
        return self.barren(queries) >= FRUITLESS

    def leave(self, queries: int) -> None:
        """Note what was set beside the questions in vain."""
        if self.manner.beside and self.barren(queries):
            self.vain_slots.add(self.manner.beside[0])

    def begin(self, manner: Manner, queries: int, *, gained: bool) -> None:
        """Go on in another manner, after so many `queries` in the present one."""
        self.leave(queries)
        self._fruitless, self.gained = self.barren(queries), gained
        self.manner = manner
        self.tried.append(manner)
        self._turned_down, self.brought = 0.0, 0

    def back(self, manner: Manner) -> None:
        """Go on in a manner that was tried before."""
        self.manner, self.brought, self._turned_down = manner, 0, -math.inf


def is_gone(query: Query, answer: Answer) -> bool:
    """Whether a further page of an answer that stated more says neither anything nor that it is the end: the answer was kept for
    a while only."""
    more = answer.page > 1 and query.total is not None and query.found < query.total
    return more and not answer.found and answer.kind in ("other", "form", "error")
