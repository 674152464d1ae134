"""One interface at work: its latest form (tokens age), its planner, and whether it keeps the query in a session."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from crawler.forms.identity import box
from crawler.forms.interface import Interface
from crawler.models import Form, Request
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, query_key
from crawler.results.wrapper import Wrapper
from crawler.submit import encode
from crawler.urls import parameters

_TOKEN = re.compile(r"csrf|xsrf|token|nonce|viewstate|eventvalidation|authenticity|sesskey|formkey|form_build", re.I)
_OPAQUE = re.compile(r"(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9+/=_.:-]{16,}\Z")


def known_kind(interface: Interface) -> str:
    """Why an interface may be of the domain, "" when nothing speaks for it (M3 (3); boxes and filters are probed, a form
    without fields shows everything)."""
    if interface.attributes:
        return "fields"
    if interface.triples and any(triple.columns for triple in interface.triples):
        return "filter"
    if interface.keyword:
        return "keyword"
    if interface.partitions:
        return "choice"
    return "" if any(field.control not in BUTTONS for field in interface.form.fields) else "blank"


#: Controls that are nothing to fill in.
BUTTONS = frozenset({"submit", "image", "button", "reset"})
#: Queries in a row turned down, from the first on, after which the form is sent with the values it came with; one that
#: finds nothing speaks less for that.
TURNED_DOWN, NOTHING = 3.0, 0.5
#: What standing on most pages adds to the rank of a keyword box.
EVERYWHERE = 2.0


@dataclass
class Plan:
    """The work on one interface. `home` is a page, fetched by GET, that carries the form, `carried` the number of pages
    that did, `everywhere` whether these are most of the pages seen, `as_given` whether fields that nothing is asked with
    keep the values they came with, because the site wants them filled."""

    interface: Interface
    planner: Planner
    encoding: str
    home: str
    fresh: bool = True
    session: bool = False
    relevant: bool = False
    irrelevant: int = 0
    wrapper: Wrapper | None = None
    carried: int = 0
    everywhere: bool = False
    as_given: bool = False
    _turned_down: float = field(default=0.0)
    _asked_post: bool = field(default=False)

    def __post_init__(self) -> None:
        self.session = self.interface.form.method == "POST"
        #: Equal for boxes that differ in nothing but where they are sent.
        self.box = box(self.interface.form)

    @property
    def gained(self) -> bool:
        """Whether its answers brought anything that was not known."""
        return any(query.new for query in self.planner.queries.values())

    @property
    def rank(self) -> float:
        """Order among the interfaces of a site: by relevance, then by how much can be told apart with it. A keyword box
        that stands on most pages is the site's own search, which goes before forms of one page with a single field of
        the domain."""
        kind = known_kind(self.interface)
        base = {"fields": 2.0, "filter": 2.5, "keyword": 1.0, "choice": 0.5, "blank": -1.0}.get(kind, 0.0)
        if kind == "keyword" and self.everywhere:
            base += EVERYWHERE
        return base + self.interface.relevance + 0.05 * len(self.planner.slots) + self.interface.verdict.score

    @property
    def tokened(self) -> bool:
        """The form carries something that is good for one submission or one visit."""
        return self.interface.form.method == "POST" and any(
            item.control == "hidden" and (_TOKEN.search(item.name) or _OPAQUE.match(item.value or ""))
            for item in self.interface.form.fields
        )

    @property
    def ready(self) -> bool:
        """Whether the form at hand may be sent as it is."""
        return self.fresh or not (self.tokened or self.session)

    @property
    def busy(self) -> bool:
        """A session holds one query at a time: the next one waits until the last page of the one before."""
        if not self.session:
            return False
        return any(query.answered and not query.ended and not query.given_up for query in self.planner.queries.values())

    def width(self, usual: int) -> int:
        """How many queries may be under way at once."""
        return 1 if self.session else usual

    def take(self, interface: Interface, encoding: str, home: str | None) -> None:
        """A newer copy of the form came; `home` where the page can be fetched again.

        Only what ages is taken from it, the hidden values of a form with tokens: other copies of a form carry the query
        or the order of the page they stand on.
        """
        if not self.tokened:
            return
        newest = {item.name: item for item in interface.form.fields if item.control == "hidden"}
        fields = tuple(newest.get(i.name, i) if i.control == "hidden" else i for i in self.interface.form.fields)
        self.interface = replace(self.interface, form=replace(self.interface.form, fields=fields))
        self.encoding = encoding
        self.fresh = True
        if home is not None:
            self.home = home

    def settings(self, assignment: Assignment) -> dict[str, Any]:
        """Form field → value for an assignment: the widest setting of everything else."""
        slots = {slot.name: slot for slot in self.planner.slots}
        kinds = {name: value for name, value in self.interface.scope.items() if name not in self.interface.attributes}
        chosen: dict[str, Any] = {**self.interface.widest, **kinds}
        if self.as_given:
            chosen = {name: value for name, value in chosen.items() if name not in self._given}
        for name, value in assignment:
            chosen.update(slots[name].settings(value))
        return chosen

    def encoded(self, assignment: Assignment) -> Request:
        """The request of an assignment; a form with a token is stale afterwards."""
        form = self.interface.form
        names = {item.name for item in form.fields}
        values = {name: value for name, value in self.settings(assignment).items() if name in names}
        request = encode(form, values, submitter=self.interface.submitter, encoding=self.encoding)
        if self.tokened:
            self.fresh = False
        return request

    @property
    def _given(self) -> frozenset[str]:
        """The names of the fields that come with a value which the widest setting takes away."""
        widest = self.interface.widest
        return frozenset(
            item.name
            for item in self.interface.form.fields
            if item.name in widest and widest[item.name] is None and item.value
        )

    def key(self, assignment: Assignment) -> str:
        """The name of a query in the frontier: asked again with the values given it is another one."""
        identity = self.interface.identity
        return query_key(f"{identity} as given" if self.as_given else identity, assignment)

    def note(self, assignment: Assignment, answer: Answer) -> None:
        """The planner learns of an answer. Where everything from the first query on was turned down and the form came
        with values that were taken away (the years from which and to which), it begins again with them."""
        query = self.planner.queries.get(assignment)
        null = query is not None and query.purpose == "null"
        self.planner.answered(assignment, answer)
        if null or self.as_given or not assignment or answer.page > 1 or not self._given:
            return
        if answer.found:
            self._turned_down = -math.inf
        self._turned_down += NOTHING if answer.kind == "empty" else 1.0
        if self._turned_down >= TURNED_DOWN:
            old = self.planner
            self.planner = Planner(old.slots, old.evidence, old.seeds, old.blank_allowed, old.patience, old.common)
            self.as_given = True

    def answered(self, sent: Request, answer_url: str) -> None:
        """The first answer of a query came: a redirect to an address that carries the query needs no session."""
        if sent.method == "POST":
            self.session = not (answer_url != sent.url and len(parameters(answer_url)) >= 1)


def audit_line(
    site: str, page: str, form: Form, values: Mapping[str, Any], *, allowed: bool, reason: str
) -> dict[str, Any]:
    """One line of the audit log, without its time."""
    return {
        "site": site,
        "page": page,
        "action": form.action,
        "method": form.method,
        "values": dict(values),
        "allowed": allowed,
        "reason": reason,
    }
