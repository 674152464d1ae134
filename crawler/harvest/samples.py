"""What the first own pages of some records told, and whether the others are therefore worth a request each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

#: Own pages looked at before deciding; and where some of them said more but not most, before deciding by the share that did: one
#: in so many is worth the requests for the others.
SAMPLE, MORE, WORTH = 3, 9, 5
#: Records that are let be before one more is looked at, each time twice as many, and how many of them are remembered until
#: one says more after all.
CHECK, LET_BE = 25, 500
#: Undecided pages that end the wait: after so many failures the shape is not followed.
MAX_FAILURES = 6

#: The identifier of a record that waits, and what its list said.
Waiting = tuple[str, Mapping[str, Sequence[str]]]


@dataclass
class Sample:
    """What the first own pages of some records told: how many were asked for, read and lost, the attributes that each gained by
    being read, in how many the name stood in full, and whether the others are therefore fetched (None: undecided); of those
    that are not, how many were let be since one was last looked at, after how many the next is, and who they are. `again`:
    it is decided anew, as one of these said more."""

    asked: int = 0
    looked: int = 0
    failed: int = 0
    gained: Counter[str] = field(default_factory=Counter)
    whole: int = 0
    follow: bool | None = None
    passed: int = 0
    check: int = CHECK
    let_be: dict[str, Waiting] = field(default_factory=dict)
    again: bool = False

    def take(self, other: Sample) -> None:
        """Learn what another sample of the same records told."""
        self.asked += other.asked
        self.looked += other.looked
        self.failed += other.failed
        self.gained += other.gained
        self.whole += other.whole
        self.keep(other.let_be)

    def keep(self, let_be: Mapping[str, Waiting]) -> None:
        """Remember records whose own pages are let be."""
        for url in list(let_be)[: max(0, LET_BE - len(self.let_be))]:
            self.let_be[url] = let_be[url]

    def passes(self, url: str, one: Waiting) -> bool:
        """Let a record be; False where it is its turn to be looked at all the same."""
        self.passed += 1
        if self.passed < self.check:
            self.keep({url: one})
            return True
        self.passed, self.check = 0, 2 * self.check
        return False

    def reopen(self, gained: Counter[str]) -> None:
        """Decide anew, by several more: one of the records that were let be says more, which may be chance."""
        self.follow, self.asked, self.looked, self.failed, self.gained, self.again = None, 1, 1, 0, gained, True
        self.whole = min(self.whole, 1)

    @property
    def wanted(self) -> int:
        """How many are asked for before that is decided."""
        return MORE if self.again or (self.gained and self.looked + self.failed >= SAMPLE) else SAMPLE

    def decide(self, waiting: bool) -> None:
        """Decide as soon as that can be done; where all failed and others wait, these are tried."""
        if self.follow is not None:
            return
        done, most = self.looked + self.failed, max(self.gained.values(), default=0)
        if self.again:
            if done >= MORE or (done >= self.asked and not waiting):
                self.follow, self.again = WORTH * most >= self.looked, False
        elif self.looked >= SAMPLE or (self.looked and done >= self.asked):
            if 2 * most > self.looked or (done >= self.asked and (not most or done >= MORE)):
                self.follow = WORTH * most >= self.looked
        elif self.failed >= MAX_FAILURES or (self.failed >= self.asked and not self.looked):
            if self.failed >= MAX_FAILURES or not waiting:
                self.follow = False
            else:
                self.asked = 0
