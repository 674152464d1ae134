"""One interface at work: its latest form (tokens age), its planner, and whether it keeps the query in a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from crawler.forms.identity import box
from crawler.forms.interface import Interface
from crawler.harvest.aging import ages
from crawler.harvest.counting import Counting
from crawler.harvest.later import Later
from crawler.harvest.leads import Leads
from crawler.harvest.manner import WIDEST, Manner, button, companions, simple, taken_away, ticks, unshown, wants
from crawler.harvest.resorts import resorts, with_sign, without_blanks
from crawler.harvest.silence import Silence
from crawler.harvest.slots import bounded
from crawler.harvest.trials import PASSED, TURNED_DOWN, Trials, is_gone
from crawler.models import Form, Option, Request
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, Slot, query_key
from crawler.plan.questions import Seeds
from crawler.results.wrapper import Wrapper
from crawler.submit import encode
from crawler.urls import parameters


def known_kind(interface: Interface) -> str:
    """Why an interface may be of the domain, "" when nothing speaks for it (M3 (3); boxes and filters are probed, a form
    without fields shows everything)."""
    if interface.attributes:
        return "fields"
    if interface.triples and any(triple.columns for triple in interface.triples):
        return "filter"
    if interface.keyword:
        return "keyword"
    if interface.partitions or any(one.attribute for one in interface.ranges):
        return "choice"
    return "" if any(field.control not in BUTTONS for field in interface.form.fields) else "blank"


#: Controls that are nothing to fill in.
BUTTONS = frozenset({"submit", "image", "button", "reset"})
#: Questions in a row without anything new that end what is set beside them.
BRIEF = 10
#: Questions beside something that found nothing, while nothing at all was found, before the next thing is tried.
HOPELESS = 8
#: What queries are drawn from whose values an answer offered; so many without a record end them.
OFFERED, VAIN = "*offered", 16
#: Records below which next to nothing was found.
FEW = 5
#: Ends of a plan that another manner may be the answer to.
SPENT = ("nothing new", "no more queries")
#: What standing on most pages adds to the rank of a keyword box.
EVERYWHERE = 2.0


@dataclass
class Plan:
    """The work on one interface. `home` is a page, fetched by GET, that carries the form; `title` is what the first one of
    these was called, `around` the addresses it links. `carried` is the number of pages that carried the form, `everywhere`
    whether these are most of the pages seen, `wild` whether the form's tells of a sign for any characters, `passed`
    counts answers that were gone before they were read. `trials` say how the form is filled besides what is asked, because the
    site wants it so; `slots` are all of the form's, also those set so, `dependent` the choices that answers to others offered
    (`offers`), `nothing` what a page says of itself that answers a question to which there is no answer, `counting` where
    answers say how many records they have, `silence` whether none ever came, `step` what was sent to come to the form, where
    that is no page of its own, `template` that of the page where it was first met, -1 where that has none, and `shown` what
    the first records of a list there are called; `aside` are the addresses of what is shown in answer to nothing."""

    interface: Interface
    planner: Planner
    encoding: str
    home: str
    title: str = ""
    fresh: bool = True
    aging: bool = False
    session: bool = False
    relevant: bool = False
    irrelevant: int = 0
    wrapper: Wrapper | None = None
    carried: int = 0
    everywhere: bool = False
    around: frozenset[str] = frozenset()
    leads: Leads = field(default_factory=Leads)
    later: Later = field(default_factory=Later)
    wild: bool = False
    passed: int = 0
    trials: Trials = field(default_factory=Trials)
    nothing: set[str] = field(default_factory=set)
    counting: Counting = field(default_factory=Counting)
    silence: Silence = field(default_factory=Silence)
    step: Request | None = None
    template: int = -1
    shown: tuple[str, ...] = ()
    aside: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self.session = self.interface.form.method == "POST"
        self.slots = {slot.name: slot for slot in self.planner.slots}
        self.dependent: dict[str, Slot] = {}
        self.controls = {field.name: field for field in self.interface.form.fields}
        #: The last work with nothing set beside the questions, and its manner.
        self.plain = self.planner, self.manner
        #: Equal for boxes that differ in nothing but where they are sent.
        self.box = box(self.interface.form)

    @property
    def manner(self) -> Manner:
        """How the form is filled besides what is asked."""
        return self.trials.manner

    @property
    def gained(self) -> bool:
        """Whether its answers brought anything that was not known."""
        return self.trials.gained or any(query.new for query in self.planner.queries.values())

    @property
    def asked(self) -> bool:
        """Whether anything was asked, in this manner or an earlier one."""
        return bool(self.planner.queries) or len(self.trials.tried) > 1

    @property
    def besides(self) -> bool:
        """Whether all that was asked alone ended, and it is asked beside something else now."""
        return self.manner.beside is not None

    @property
    def offers_in_vain(self) -> bool:
        """Whether what answers offered was asked for often enough to show that it leads to nothing."""
        answered = [query for query in self.planner.queries.values() if OFFERED in query.groups and query.answered]
        asked = [query for query in answered if query.kind != "offers"]
        return len(asked) >= VAIN and not any(query.found for query in asked)

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
        return (self.interface.form.method == "POST" or self.aging) and any(map(ages, self.interface.form.fields))

    @property
    def ready(self) -> bool:
        """Whether the form at hand may be sent as it is."""
        return self.fresh or not (self.tokened or self.session)

    @property
    def busy(self) -> bool:
        """A session holds one query at a time: the next one waits until the last page of the one before."""
        if not (self.session or self._passing):
            return False
        return any(
            query.answered and not (query.ended or query.given_up or query.put_off)
            for query in self.planner.queries.values()
        )

    @property
    def _passing(self) -> bool:
        """Whether answers are kept for a while only, as far as can be told: reading them one by one must help."""
        return 0 < self.passed < PASSED

    def width(self, usual: int) -> int:
        """How many queries may be under way at once."""
        return 1 if self.session or self._passing or (self.aging and self.tokened) else usual

    def turned_down(self, *, again: bool) -> None:
        """A question was refused as one is whose token has aged: it is asked with a new one. The token of a form sent by GET,
        which few sites ask for, counts from then on, but not where the new one is refused `again`."""
        self.fresh, self.aging = False, not again

    def take(self, interface: Interface, encoding: str, home: str | None) -> None:
        """A newer copy of the form came; `home` where the page can be fetched again.

        Only what ages is taken from it, the hidden values of a form with tokens, by GET the tokens: other copies of a form
        carry the query or the order of the page they stand on.
        """
        if not self.tokened:
            return
        every = self.interface.form.method == "POST"
        newest = {i.name: i for i in interface.form.fields if i.control == "hidden" and (every or ages(i))}
        fields = tuple(newest.get(i.name, i) if i.control == "hidden" else i for i in self.interface.form.fields)
        self.interface = replace(self.interface, form=replace(self.interface.form, fields=fields))
        self.encoding = encoding
        self.fresh = True
        if home is not None:
            self.home = home

    def manner_of(self, meta: Mapping[str, Any]) -> Manner:
        """The manner of a task or of a stored answer: today's, where it does not say."""
        said = meta.get("manner")
        return Manner.of(said) if said is not None else self.manner

    def settings(self, assignment: Assignment, manner: Manner | None = None) -> dict[str, Any]:
        """Form field → value for an assignment: the widest setting of everything else, or what the manner wants."""
        manner = manner or self.manner
        kinds = {name: value for name, value in self.interface.scope.items() if name not in self.interface.attributes}
        chosen: dict[str, Any] = {**self.interface.widest, **kinds}
        if manner.given:
            given = taken_away(self.interface)
            chosen = {name: value for name, value in chosen.items() if name not in given}
        if manner.ticked:
            chosen |= ticks(self.interface)
        for name, value in (*([manner.beside] if manner.beside else ()), *assignment):
            if (slot := self.slot(name)) is not None:
                said = with_sign(value, manner.starred) if slot.kind == "text" else value
                chosen.update(bounded(slot, said, self.controls))
        return chosen

    def told(self, assignment: Assignment, manner: Manner) -> dict[str, Any]:
        """What the audit log says is sent: the settings, and a button that is not the usual one."""
        pressed = button(self.interface, manner)
        other = {pressed.name: pressed.value or pressed.label} if manner.pressed and pressed is not None else {}
        return self.settings(assignment, manner) | other

    def slot(self, name: str) -> Slot | None:
        """A slot of the form, or of a form that came back with more choices."""
        return self.dependent.get(name) or self.slots.get(name)

    def depend(self, slot: Slot) -> None:
        """An answer offered these options of a choice; it is set beside what was asked, and never alone."""
        known = self.slot(slot.name)
        if known is not None:
            spoken = {value: known.label(value) for value in known.options}
            spoken |= dict(zip(slot.options, slot.labels, strict=True))
            slot = replace(slot, options=tuple(spoken), labels=tuple(spoken.values()))
        self.dependent[slot.name] = slot
        self.planner.know(slot)

    def encoded(self, assignment: Assignment, manner: Manner | None = None) -> Request:
        """The request of an assignment; a form with a token is stale afterwards."""
        form = self._grown(self.interface.form)
        names = {item.name for item in form.fields}
        values = {name: value for name, value in self.settings(assignment, manner).items() if name in names}
        manner = manner or self.manner
        if manner.bare:
            form, values = without_blanks(form, values)
        pressed = button(self.interface, manner)
        request = encode(form, values, submitter=pressed, encoding=self.encoding)
        if self.tokened:
            self.fresh = False
        return request

    def _grown(self, form: Form) -> Form:
        """The form with the options that its answers offered: what was asked with them is encoded again for further pages."""
        offered = {slot.target[0]: slot for slot in self.dependent.values()}
        if not offered:
            return form
        fields = []
        for item in form.fields:
            if item.control == "select" and (slot := offered.get(item.name)) is not None:
                known = {option.value for option in item.options}
                more = [Option(*one) for one in zip(slot.options, slot.labels, strict=True) if one[0] not in known]
                item = replace(item, options=(*item.options, *more))
            fields.append(item)
        return replace(form, fields=tuple(fields))

    def key(self, assignment: Assignment) -> str:
        """The name of a query in the frontier: asked again in another manner it is another one."""
        identity = self.interface.identity
        return query_key(f"{identity} {self.manner.name}" if self.manner.name else identity, assignment)

    def note(
        self, assignment: Assignment, answer: Answer, manner: Manner | None = None, toll: float | None = None
    ) -> None:
        """The planner learns of an answer. Where everything from the first query on was turned down, it begins again
        in the next manner. An answer to what was asked in an earlier one says nothing. `toll` is what the next question was
        found to cost besides, where an event tells: the form at hand is none that can be sent then."""
        if manner is not None and not self.takes_up(manner):
            return
        query = self.planner.queries.get(assignment)
        null = query is not None and query.purpose == "null"
        self.silence.note(answer, question=bool(assignment) and not null)
        if answer.page == 1 and not null:
            self.counting.told(answer.total, answer.found, more=answer.more)
        needed = 0.0 if self.ready else 1.0  # the next question needs the form's page anew
        self.planner.toll = needed if toll is None else toll
        if query is not None and self.passed < PASSED and is_gone(query, answer):
            self.passed += 1
            self.planner.give_up(assignment)
            return
        self.planner.answered(assignment, answer)
        if null:
            return
        self.trials.note(answer, first=bool(assignment) and answer.page == 1)
        if self.trials.missing:
            self.planner.closed = self.planner.closed or "there is nothing at its address"
        elif (self.manner.beside or self.manner.last) and not self.gained:
            asked = sum(q.answered and q.purpose != "null" for q in self.planner.queries.values() if q.assignment)
            self.planner.closed = self.planner.closed or ("no more queries" if asked >= HOPELESS else None)
        elif self.trials.turned_down:
            following = next((one for one in simple(self.interface) if one not in self.trials.tried), None)
            if following is not None:
                self._begin(following)

    def takes_up(self, manner: Manner) -> bool:
        """Whether a manner is the plan's, which begins with it where it is a new one: what was asked so before an
        interruption is under way."""
        if manner != self.manner and manner not in self.trials.tried:
            self._begin(manner)
        return manner == self.manner

    def onward(self) -> bool:
        """Begin to ask beside something else where the plan ended that way: every question alone was turned down, and
        none found nothing; or what was found is all of one option of a choice. False where it did not come to that, or
        nothing more is to be gained by it."""
        planner = self.planner
        if planner.closed not in SPENT or planner.waiting or self.trials.vain(len(planner.queries)):
            return False
        slots = list(self.slots.values())
        last = resorts(self.interface, slots, wild=self.wild) if self.trials.nothing and not self.gained else ()
        if (resort := next((one for one in last if one not in self.trials.tried), None)) is not None:
            self._begin(resort)
            return True
        asked = {one.beside for one in self.trials.tried}
        beside = self.manner.beside
        self.trials.leave(len(planner.queries))
        given = iter([pair for pair in self._unshown if pair[0] not in self.trials.vain_slots])
        if self._insists if beside is None else beside not in self._unshown:
            given = companions(self.interface, slots, planner.evidence, planner.seeds, planner.common)
        following = next((pair for pair in given if pair not in asked), None)
        if following is None:
            return False
        kept = self.manner if self.gained or not self.manner.last else WIDEST
        self._begin(replace(kept, beside=following))
        return True

    @property
    def _unshown(self) -> list[tuple[str, str]]:
        """The options that no answer can have shown, where questions with nothing set beside them were answered."""
        asked = self.plain[0].queries
        if sum(query.new for query in asked.values()) < FEW:
            return []
        return list(unshown(self.interface, list(self.slots.values()), asked))

    @property
    def _insists(self) -> bool:
        """Whether the site has answered nothing but that something is missing; or hardly anything, where something is
        always chosen beside what is asked, and nothing to the choice alone."""
        asked = [q for q in self.planner.queries.values() if q.assignment and q.purpose != "null" and q.answered]
        chosen = {name for name, slot in self.slots.items() if wants(self.interface, slot)}
        if any(q.found for q in asked if not chosen or {name for name, _ in q.assignment} <= chosen):
            return False
        return len(asked) >= TURNED_DOWN and (not self.trials.nothing or (bool(chosen) and self.trials.brought < FEW))

    def _begin(self, manner: Manner) -> None:
        old, gained = self.planner, self.gained
        taken = self.slots[manner.beside[0]].fields if manner.beside and manner.beside[0] in self.slots else frozenset()
        slots = [slot for slot in self.slots.values() if not slot.fields & taken]
        blank = old.blank_allowed and not manner.beside
        patience = min(old.patience, BRIEF) if manner.beside and old.evidence.size else old.patience
        self.planner = Planner(slots, old.evidence, old.seeds, blank, patience, old.common, old.toll)
        for slot in self.dependent.values():
            self.planner.know(slot)
        self.trials.begin(manner, len(old.queries), gained=gained)
        if not manner.beside and not manner.last:
            self.plain = self.planner, manner

    def page_worth(self, assignment: Assignment) -> float:
        """New records expected of the next page of a query. Beside an option that no answer before can have shown, what is
        known of the query is of the others: its own pages tell alone."""
        worth, query = self.planner.page_worth(assignment), self.planner.queries.get(assignment)
        if query is None or query.barren or self.manner.beside is None or self.manner.beside not in self._unshown:
            return worth
        return max(worth, self.planner.page_size * query.new / max(1, query.found))

    @property
    def hears(self) -> bool:
        """Whether it takes words of running text, and is asked, or was as long as there was something to ask."""
        return self.planner.takes_words and self.planner.closed in (None, *SPENT)

    def hear(self, words: Sequence[str] = (), taught: Seeds | None = None) -> None:
        """Words that other pages of the site use, or values that other sites `taught`, to be asked for while nothing is known.
        Questions that had ended go on, as they were asked before anything was set beside them."""
        planner, manner = self.plain
        planner.common = (*planner.common, *words)
        if taught:
            planner.teach(taught)
        if self.planner.closed in SPENT and not self.planner.waiting:
            planner.closed = None
            self.planner = planner
            self.trials.back(manner)

    def answered(self, sent: Request, answer_url: str) -> None:
        """The first answer of a query came: a redirect to an address that carries the query needs no session."""
        if sent.method == "POST":
            self.session = not (answer_url != sent.url and len(parameters(answer_url)) >= 1)
