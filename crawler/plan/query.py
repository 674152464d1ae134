"""A query: values for some slots of an interface; and what is known of it once it has been asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal

from crawler.keys import digest

#: Slot name and value, sorted by slot: one assignment of M3, fields left out are blank.
Assignment = tuple[tuple[str, str], ...]
Purpose = Literal["blank", "null", "split", "sample"]

#: Pages after which a result that simply ends is taken to be cut off by the site.
CAP_PAGES = 10
#: Pages in a row of nothing but what the same answer has shown before, after which its pages go round in circles.
CIRCLES = 3


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of an interface that takes one value.

    `attribute` is the domain's name for it, "" for a keyword box. `fields` are the form fields it sets: `fixed` ones to
    the same value always (the column and operator of a filter row), `target` to the value. A range has two targets
    (from, to) and its value is written "low..high", in years or days (`spans`) where `date` says how days are to be sent. The
    options of a range are spans to begin with, the widest first. `given` is the value that a choice has where it is left
    alone, "" where that excludes nothing.
    """

    name: str
    attribute: str
    kind: Literal["text", "choice", "range"]
    target: tuple[str, ...]
    options: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    fixed: tuple[tuple[str, str], ...] = ()
    date: str = ""
    given: str = ""

    def label(self, value: str) -> str:
        """What a person reads where the slot takes this value (the words of an option)."""
        if value in self.options and len(self.labels) == len(self.options):
            return self.labels[self.options.index(value)]
        return value

    @property
    def fields(self) -> frozenset[str]:
        return frozenset(self.target) | {name for name, _ in self.fixed}

    def settings(self, value: str) -> dict[str, str]:
        """Form field → value when the slot takes this value."""
        chosen = dict(self.fixed)
        if self.kind == "range":
            low, _, high = value.partition("..")
            chosen[self.target[0]] = self._day(low, "01", "01")
            chosen[self.target[1]] = self._day(high, "12", "31")
        else:
            chosen[self.target[0]] = value
        return chosen

    def _day(self, when: str, month: str, day: str) -> str:
        """A year or a day as it is sent; a year as its first or last day where days are wanted."""
        if not self.date or not when:
            return when
        year, _, rest = when.partition("-")
        if rest:
            month, _, day = rest.partition("-")
        return self.date.format(y=year.zfill(4), m=month, d=day)


@dataclass
class Query:
    """One assignment asked, and its answer so far.

    `expected` is the estimate of new records per request when it was chosen, `groups` what its values were drawn from.
    `total` is what the site says it matches, a first guess where the answer is `cut` off and says no more, `found` the
    records seen on its pages, `new` those not known before,
    `pages` the result pages read. `ended` means its last page was read, `given_up` that the rest is not worth reading,
    `put_off` that it waits for what another answer will show.
    `stale` counts its latest pages that showed nothing which it had not shown before.
    `shares` are the shares of new records on the pages, in the order they came, `known` all records that answers had shown then.
    """

    assignment: Assignment
    purpose: Purpose
    confidence: float = 1.0
    expected: float = 0.0
    matched: float = 0.0
    groups: tuple[str, ...] = ()
    kind: str = ""
    total: int | None = None
    cut: bool = False
    found: int = 0
    new: int = 0
    pages: int = 0
    ended: bool = False
    given_up: bool = False
    put_off: bool = False
    stale: int = 0
    members: set[str] = field(default_factory=set)
    shares: list[float] = field(default_factory=list)
    known: int = 0

    def show(self, members: Collection[str], known: int) -> None:
        """A page of it held these records, when answers had shown so many of all."""
        self.known = known
        self.stale = self.stale + 1 if members and self.members.issuperset(members) else 0
        self.members.update(members)

    @property
    def circling(self) -> bool:
        """Whether its pages give again what earlier ones gave, as where a site turns none."""
        return self.stale >= CIRCLES

    @property
    def answered(self) -> bool:
        return self.pages > 0

    @property
    def shown(self) -> int:
        """How many different records its pages held: sites that order nothing show some twice, and others never."""
        return min(self.found, len(self.members)) if self.members else self.found

    @property
    def short(self) -> bool:
        """Whether its pages held less than the number that it stated."""
        return self.total is not None and 0 < self.found < 0.97 * self.total

    @property
    def round(self) -> bool:
        """Whether it ended at a round number after many pages and says not how much matches: most likely cut off there."""
        return self.total is None and self.pages >= CAP_PAGES and self.found % 50 == 0

    @property
    def barren(self) -> int:
        """Its latest pages in a row without anything new."""
        return next((n for n, one in enumerate(reversed(self.shares)) if one), len(self.shares))

    @property
    def succeeded(self) -> bool:
        """At least one record came back (N_success of M3)."""
        return self.found > 0


def query_key(interface: str, assignment: Assignment) -> str:
    """A stable name for an assignment of an interface, for the frontier's seen-set."""
    return digest("query", interface, *(part for pair in assignment for part in pair))


@dataclass(frozen=True, slots=True)
class Answer:
    """What one result page of a query brought. `more` says whether a further page of it is queued, `cut` that the site
    says there are more records than it counts ("more than 100"), `offers` that it offers choices which are to follow,
    `again` that it is but the page of the form once more, `missing` that there is nothing at the form's address."""

    kind: str
    page: int
    found: int
    new: int
    total: int | None
    more: bool
    members: tuple[str, ...] = ()
    cut: bool = False
    offers: bool = False
    again: bool = False
    missing: bool = False

    def to_json(self) -> dict[str, Any]:
        """Plain data; `of` gives the equal value back."""
        return {**asdict(self), "members": list(self.members)}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Answer:
        """The value that `to_json` wrote; what else is there is left alone."""
        known = {one.name: data[one.name] for one in fields(cls) if one.name in data}
        return cls(**{**known, "members": tuple(data["members"])})


def folded(assignment: Assignment) -> Assignment:
    """An assignment without case: searches that tell "History" from "history" are rare, and rarely useful."""
    return tuple((name, value.casefold()) for name, value in assignment)
