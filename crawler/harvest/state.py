"""What is known of a site, restored by replaying its events: every other module of this room reads and changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from crawler.analysis import Analysis, Analyst
from crawler.discovery.guide import Guide
from crawler.discovery.sites import SiteTopic
from crawler.forms.identity import identity as name_of
from crawler.forms.interface import Interface
from crawler.harvest.deaf import Deaf
from crawler.harvest.details import DetailPolicy
from crawler.harvest.interfaces import Plan
from crawler.harvest.later import restored
from crawler.harvest.manner import Manner
from crawler.harvest.resorts import tells_sign
from crawler.harvest.rows import Row
from crawler.harvest.silence import Silence
from crawler.harvest.slots import slots_of
from crawler.harvest.steps import Chosen, carrying, request_of, told
from crawler.harvest.templates import TemplateFigures
from crawler.identity import Identities
from crawler.models import Form, Task
from crawler.patterns import Patterns, Templates
from crawler.plan.evidence import ANY, Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, Query, Slot
from crawler.settings import CrawlSettings
from knowledge.domain import Domain
from knowledge.given_names import COMMON
from knowledge.similarity import has_cjk
from knowledge.words import YEARS, common_letters, common_words, own_words

#: Answers whose records show no more than their names after which an interface is let go, and the share of the known
#: records that must show more for that.
MAX_IRRELEVANT, TELLING = 6, 0.25
#: Details fetched early, because they teach values for queries.
EARLY_DETAILS = 40
#: Pages after which it shows which forms stand on most of them.
FEW_PAGES = 3
#: Records of a list that are remembered with the form beside it.
SHOWN = 10
#: Words of the site's pages that are asked for while nothing is known.
MAX_HEARD = 60
#: What a question has learnt that fails as one does that nothing matches.
NOTHING = Answer("empty", 1, 0, 0, None, more=False)
#: What is said of a page that the site does not have.
GONE = frozenset(("status 404", "status 410"))


@dataclass
class Effects:
    """What follows from one page. `drop` names the kinds of tasks of the site that are no longer wanted; tasks of a
    priority below `floor` are held back from now on (None: as before), those named in `priorities` get others; `fuller`
    counts the records known before of which the page tells more."""

    tasks: list[Task] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    audit: list[dict[str, Any]] = field(default_factory=list)
    event: dict[str, Any] = field(default_factory=dict)
    drop: set[str] = field(default_factory=set)
    floor: float | None = None
    priorities: dict[str, float] = field(default_factory=dict)
    refused: int = 0
    interfaces: int = 0
    fuller: int = 0


@dataclass
class SiteState:
    """The state of one site. `replay` takes a stored event."""

    site: str
    domain: Domain
    settings: CrawlSettings
    analyst: Analyst
    identities: Identities
    seeds: Mapping[str, list[tuple[str, float]]]
    guide: Guide
    plans: dict[str, Plan] = field(default_factory=dict)
    details: DetailPolicy = field(default_factory=DetailPolicy)
    patterns: Patterns = field(default_factory=Patterns)
    templates: Templates = field(default_factory=Templates)
    shown: TemplateFigures = field(default_factory=TemplateFigures)
    deaf: Deaf = field(default_factory=Deaf)
    topic: SiteTopic = field(default_factory=SiteTopic)
    pages_seen: int = 0
    discovery_pages: int = 0
    dry_links: int = 0
    cues: set[str] = field(default_factory=set)
    cues_open: int = 0
    early_details: int = 0
    links_closed: bool = False
    floor: float | None = None
    refused: set[str] = field(default_factory=set)
    #: Whether a seed lies on the site: that is about the domain, whatever it says.
    named: bool = False
    #: Other servers of the site's owner that were entered because a form or a link of the site leads there.
    entered: set[str] = field(default_factory=set)
    #: Steps before a search that were taken.
    steps: set[str] = field(default_factory=set)
    #: Words that pages used on the way to forms, and those of them that are asked for.
    spoken: set[str] = field(default_factory=set)
    heard: int = 0
    #: Records that answers showed to whatever was asked, known by name and not stored: new where something else shows them.
    unstored: set[str] = field(default_factory=set)
    #: Seeds that came to nothing in this run, and why.
    unread: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.evidence = Evidence(self.domain)
        self.details.main = self.domain.main
        self._types: dict[str, str] = {attribute.name: attribute.type for attribute in self.domain.attributes}

    # -- learning ---

    def _lost(self, kind: str, meta: Mapping[str, Any], url: str, reason: str) -> None:
        if kind == "link" and reason in GONE:
            self.patterns.gone(url)
        if kind in ("query", "page") and meta.get("interface") in self.plans:
            plan, assignment = self.plans[meta["interface"]], assignment_of(meta)
            query = plan.planner.queries.get(assignment)
            null = query is not None and query.purpose == "null"
            if kind == "query" and not null and plan.silence.fails == reason:
                plan.note(assignment, NOTHING)
                return
            plan.silence.lost(reason, null=null)
            plan.planner.failed(assignment)
        elif kind == "detail":
            self.evidence.pending = max(0, self.evidence.pending - 1)
            self.details.failed(url)
        elif meta.get("cue"):
            self.cues_open -= 1

    def _cued(self, path: str) -> None:
        """An address that may lead to an interface is fetched before the rest."""
        self.cues.add(path)
        self.cues_open += 1

    def _details_begun(self, count: int) -> None:
        """So many own pages of records are asked for."""
        self.evidence.pending += count
        self.early_details = min(EARLY_DETAILS, self.early_details + count)

    def _note_answer(
        self,
        plan: Plan,
        assignment: Assignment,
        answer: Answer,
        *,
        named: int,
        manner: Manner | None = None,
        toll: float | None = None,
    ) -> None:
        plan.later.tasks.pop(assignment, None)  # taken up where nothing was under way, of which no event tells
        plan.note(assignment, answer, manner, toll)
        if named >= 2:
            plan.relevant = True
        elif not plan.relevant and answer.page == 1 and answer.found:
            plan.irrelevant += 1

    def _outdone(self, plan: Plan) -> bool:
        """Whether an interface shows no more than names on a site that has records that show more, or another interface
        that may still lead to some: what the only search of a site finds is what the site has."""
        if plan.relevant or plan.irrelevant < MAX_IRRELEVANT:
            return False
        others = [one.name for one in self.domain.attributes if one.name != self.domain.main]
        if max(map(self.evidence.having, others), default=0) >= max(1.0, TELLING * self.evidence.size):
            return True
        rivals = (other for other in self.plans.values() if other is not plan)
        return any(o.relevant or (o.planner.closed is None and o.irrelevant < MAX_IRRELEVANT) for o in rivals)

    def _note_lead(self, plan: Plan, rows: int, named: int) -> None:
        """A page that an answer of a plan led to was looked at: its rows, and how many attributes most of them have."""
        plan.leads.note(rows)
        plan.relevant = plan.relevant or named >= 2

    def _described(self, interface: str | None, attributes: Mapping[str, list[str]]) -> None:
        """A record's own page names attributes of the domain: so does the interface that led to it."""
        if interface in self.plans and len(attributes) >= 2:
            self.plans[interface].relevant = True

    def _link_gained(self, url: str, gained: int, listing: str | None = None) -> None:
        """A page reached by links brought so much; `listing` is the page that links it."""
        self.patterns.fetched(url, gained)
        if gained and listing:
            self.patterns.led(listing)
        self.dry_links = 0 if gained else self.dry_links + 1

    def _link_led(self, topic: float, way: Any, led: bool) -> None:
        """A page reached by links was about the domain or not, and carried a new interface or not."""
        self.topic.add(topic)
        self.guide.credit(way, led)

    def _hear(self, said: Sequence[str], hearing: Sequence[str]) -> None:
        """Words of the site's pages, for some of the interfaces, that have found nothing."""
        self.heard += len(said)
        for name in hearing:
            if name in self.plans:
                self.plans[name].hear(said)

    def _note_carried(self, names: Sequence[str]) -> None:
        """A page carried the forms of these interfaces."""
        self.pages_seen += 1
        for name in names:
            if name in self.plans:
                self.plans[name].carried += 1
        for plan in self.plans.values():
            plan.everywhere = self.pages_seen >= FEW_PAGES and plan.carried > 0.5 * self.pages_seen

    def _undrawn(self, name: str) -> None:
        """A browser shows no form that a script sends in place of an interface that nothing answered: it is asked on."""
        plan = self.plans.get(name)
        if plan is not None:
            plan.silence.drawn, plan.planner.closed = True, None

    def _understand(self, form: Any, verdict: Any) -> Interface | None:
        found = self.analyst.interfaces([(form, verdict)])
        return found[0] if found else None

    def _understood(self, form: Form, verdict: Any, chosen: Chosen) -> Interface | None:
        """A form as an interface, with what was chosen on the way to it and handed on by it; called as it is without."""
        whole = carrying(form, chosen)
        found = self._understand(whole, verdict)
        return replace(found, identity=name_of(form)) if found is not None and whole is not form else found

    def _register(self, interface: Interface, analysis: Analysis) -> None:
        """Begin a plan; first values in a script that the site does not use are left out."""
        page, records = analysis.page, analysis.results.records if analysis.results.kind == "list" else ()
        cjk = has_cjk(page.text[:20_000])
        seeds = {name: [pair for pair in values if cjk or not has_cjk(pair[0])] for name, values in self.seeds.items()}
        years = [(year, 0.3) for year in YEARS]
        given = [(name, 0.3) for name in COMMON]
        first = {"year": years, "name": given}
        seeds |= {name: first[kind] for name, kind in self._types.items() if kind in first and not seeds.get(name)}
        if not seeds.get(ANY) and self._types.get(self.domain.main) == "name":
            seeds[ANY] = given
        said = " ".join([interface.form.words, *(link.text for link in page.links)])
        common = (*common_words(page.language, page.text), *common_letters(page.text), *own_words(page.text, said))
        patience = self.settings.query_patience
        planner = Planner(slots_of(interface, self._types), self.evidence, seeds, patience=patience, common=common)
        around = frozenset(link.url for link in page.links)
        wild = tells_sign(page.text)
        plan = Plan(interface, planner, page.encoding, page.url, page.title, around=around, wild=wild)
        plan.silence = Silence.of(page, interface.form.node)
        called = (one.value for record in records[:SHOWN] for one in record.fields if one.attribute == self.domain.main)
        plan.template, plan.shown = analysis.template, tuple(called)
        self.plans[interface.identity] = plan

    # -- resuming ---------------------------------------------------------------------------------------------------

    def replay(self, event: Mapping[str, Any], read: Any) -> None:
        """Apply a stored event again. `read(file, offset)` gives the analysis of an archived page."""
        self.refused.update(event.get("refused", ()))
        self.entered.update(event.get("entered", ()))
        self.steps.update(event.get("steps", ()))
        self.named = self.named or bool(event.get("named") or event.get("seed"))
        self._replay_forms(event, read)
        if "page" in event:
            self.shown.replay(event["url"], event["page"])
        if "deaf" in event:
            self.deaf.replay(*event["deaf"])
        if "answer" in event:
            self._replay_answer(event["answer"])
        self._replay_records(event)
        self._replay_links(event)
        self._replay_questions(event)

    def _replay_forms(self, event: Mapping[str, Any], read: Any) -> None:
        """The interfaces that a page carried, and what else was learned of known ones."""
        for seen in event.get("interfaces", ()):
            self._replay_interface(seen, read)
        if "carried" in event:
            self._note_carried(event["carried"])
        if "waited" in event and event["waited"][0] in self.plans:
            self.plans[event["waited"][0]].session = event["waited"][1]
        for identity, name, attribute, target, options, labels in event.get("offered", ()):
            if identity in self.plans:
                slot = Slot(name, attribute, "choice", (target,), tuple(options), tuple(labels))
                self.plans[identity].depend(slot)
        if "lead" in event and event["lead"][0] in self.plans:
            identity, *told = event["lead"]
            self._note_lead(self.plans[identity], *told)

    def _replay_records(self, event: Mapping[str, Any]) -> None:
        """The records that were listed, and the own pages that were read or lost."""
        for url, identifier, names, *more in event.get("listed", ()):
            said = {name: [""] for name in names}
            if more and more[0]:
                said[self.domain.main] = list(more[0])
            self._details_begun(self.details.listed(url, identifier, said, *more[1:]))
        if "detail" in event:
            self.evidence.pending = max(0, self.evidence.pending - 1)
            looked = event["looked"]
            if looked:
                self._described(event.get("interface"), looked[1])
                self.details.looked(event["detail"], looked[0], looked[1])
            else:
                self.details.failed(event["detail"])
        if "lost" in event and event["kind"] == "detail":
            self.evidence.pending = max(0, self.evidence.pending - 1)
            self.details.failed(event["url"])
        self._details_begun(len(self.details.due()))

    def _replay_links(self, event: Mapping[str, Any]) -> None:
        """Where links led."""
        self.cues_open -= bool(event.get("cue"))
        for path in event.get("cues", ()):
            self._cued(path)
        if "gained" in event:
            self.discovery_pages += 1
            self.cues.add(str(event["url"]).partition("?")[0])
            self._link_gained(event["url"], event["gained"], event.get("from"))
            self._link_led(event.get("topic", 0.5), event.get("way", ()), event.get("led", False))
        if event["kind"] == "link" and event.get("lost") in GONE:
            self.patterns.gone(event["url"])

    def _replay_questions(self, event: Mapping[str, Any]) -> None:
        """What interfaces were asked then, no longer, or later."""
        if "nothing" in event and event["nothing"][0] in self.plans:
            self.plans[event["nothing"][0]].nothing.update(event["nothing"][1])
        self.spoken.update(event.get("spoken", event.get("heard", ())))
        if "heard" in event:
            self._hear(event["heard"], event.get("hearing", list(self.plans)))
        for identity, assignment, purpose, expected, groups, *more in event.get("issued", ()):
            plan = self.plans.get(identity)
            if plan is not None and (len(more) < 3 or plan.takes_up(Manner.of(more[2]))):
                matched, confidence = [*more, 0.0, 1.0][:2] if len(more) != 1 else (more[0], 1.0)
                plan.planner.asked(Query(pairs(assignment), purpose, confidence, expected, matched, tuple(groups)))
        if "undrawn" in event:
            self._undrawn(event["undrawn"])
        for identity, reason in event.get("closed", ()):
            if identity in self.plans:
                self.plans[identity].planner.closed = reason
        if "passed_over" in event and event["passed_over"][0] in self.plans:
            self.plans[event["passed_over"][0]].planner.give_up(pairs(event["passed_over"][1]))
        if "put_off" in event and event["put_off"][0] in self.plans:
            identity, assignment, *kept = event["put_off"]
            self.plans[identity].later.put(pairs(assignment), restored(kept), self.plans[identity].planner)
        for identity, assignment in event.get("taken_up", ()):
            if identity in self.plans and pairs(assignment) in self.plans[identity].later.tasks:
                self.plans[identity].later.take(pairs(assignment), self.plans[identity].planner)
        if "lost" in event and "lost_query" in event:
            identity, assignment = event["lost_query"]
            if identity in self.plans:
                meta = {"interface": identity, "assignment": assignment}
                self._lost(str(event["kind"]), meta, str(event["url"]), str(event["lost"]))

    def _replay_interface(self, seen: Mapping[str, Any], read: Any) -> None:
        analysis = read(seen["file"], seen["offset"])
        if analysis is None:
            return
        for found, verdict in analysis.forms:
            form = replace(found, homing=False) if "listed" in seen else found
            interface = self._understood(form, verdict, told(seen.get("chosen")))
            if interface is not None and interface.identity == seen["identity"]:
                self._register(interface, analysis)
                plan = self.plans[interface.identity]
                plan.fresh = False
                plan.step = request_of(seen["step"]) if "step" in seen else None

    def _unlearn_null(self, plan: Plan, lacking: bool) -> None:
        """Forget what was shown in answer to nothing where an answer is `lacking` it, or that was the bare page that scripts
        make every answer of: the menu that stood for its records links what the answers do."""
        if plan.planner.null_members and (lacking or self.deaf.mute(plan.interface.form.action)):
            plan.planner.null_members = frozenset()

    def _replay_answer(self, stored: Mapping[str, Any]) -> None:
        plan = self.plans.get(stored["interface"])
        if plan is None:
            return
        assignment = pairs(stored["assignment"])
        answer = Answer.of(stored)
        plan.session = stored["session"]
        self._unlearn_null(plan, stored.get("lacking", False))
        manner = plan.manner_of(stored)
        known_query(plan, assignment, stored.get("purpose", "sample"), manner)
        self._note_answer(plan, assignment, answer, named=stored["named"], manner=manner, toll=stored.get("toll"))
        if stored.get("given_up"):
            plan.planner.give_up(assignment)


def known_query(plan: Plan, assignment: Assignment, purpose: Any, manner: Manner) -> Query | None:
    """The query that was asked so, None where it was asked in a manner given up since. What was asked while nothing was
    under way stands in no event: after an interruption it is in the frontier alone, and known again by its answer."""
    if assignment not in plan.planner.queries and plan.takes_up(manner):
        plan.planner.asked(Query(assignment, purpose))
    return plan.planner.queries.get(assignment)


def pairs(raw: Any) -> Assignment:
    return tuple((str(name), str(value)) for name, value in raw)


def assignment_of(source: Task | Mapping[str, Any]) -> Assignment:
    meta = source.meta if isinstance(source, Task) else source
    return pairs(meta.get("assignment", ()))
