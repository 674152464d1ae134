"""One site while it is harvested: what each page of it means for what is fetched next.

A page comes in with the task that asked for it; out go `Effects`: rows, new tasks, audit lines, and an event. The
events of a site, replayed in order, restore everything here after any interruption, so no state is kept elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.analysis import Analysis, Analyst
from crawler.forms.interface import Interface
from crawler.harvest.details import DetailPolicy
from crawler.harvest.interfaces import Plan, audit_line, known_kind
from crawler.harvest.paging import next_pages
from crawler.harvest.rows import Row, describes, rows_of
from crawler.harvest.slots import slots_of
from crawler.identity import Identities, attribute_values, digest
from crawler.links import Patterns, harmful, pattern, promise
from crawler.models import Location, Request, Task
from crawler.page import Page, link_context
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, Query, query_key
from crawler.settings import CrawlSettings
from crawler.submit import judge
from crawler.urls import site as site_of
from knowledge.domain import Domain
from knowledge.similarity import has_cjk

__all__ = ["Effects", "SiteHarvest", "audit_line"]

#: Priorities of a site's tasks. Links that announce a search come before everything, other links after everything; a
#: record's own page before further queries, which are chosen by what the records say.
CUE_LINK, FIRST_DETAIL, DETAIL, QUERY, LINK = 300.0, 180.0, 170.0, 100.0, 1.0
#: Details fetched early, because they teach values for queries.
EARLY_DETAILS = 40
#: Own pages under way with which the next query is chosen; with more, it waits for what they say.
MAX_OPEN_DETAILS = 2
#: Promise from which a link is followed before anything is submitted.
CUE = 0.6
#: Most such links, so that a site full of them does not hold the queries up.
MAX_CUES = 12
#: Answered queries without a record of the domain after which an interface is let go.
MAX_IRRELEVANT = 6
#: New records expected of a further page below which it is passed over.
MIN_WORTH = 0.25
#: First pages of queries under way at once on an interface that keeps no session.
WIDTH = 3
_WORDS = re.compile(r"\w+")


@dataclass
class Effects:
    """What follows from one page. `drop` names the kinds of tasks of the site that are no longer wanted."""

    tasks: list[Task] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    audit: list[dict[str, Any]] = field(default_factory=list)
    event: dict[str, Any] = field(default_factory=dict)
    drop: set[str] = field(default_factory=set)
    refused: int = 0
    interfaces: int = 0


@dataclass
class SiteHarvest:
    """The state of one site. `handle` takes a page, `lost` a task that came to nothing, `replay` a stored event."""

    site: str
    domain: Domain
    settings: CrawlSettings
    analyst: Analyst
    identities: Identities
    seeds: Mapping[str, list[tuple[str, float]]]
    plans: dict[str, Plan] = field(default_factory=dict)
    details: DetailPolicy = field(default_factory=DetailPolicy)
    patterns: Patterns = field(default_factory=Patterns)
    discovery_pages: int = 0
    dry_links: int = 0
    cues: set[str] = field(default_factory=set)
    cues_open: int = 0
    early_details: int = 0
    details_open: int = 0
    links_closed: bool = False
    refused: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.evidence = Evidence(self.domain)
        self._types: dict[str, str] = {attribute.name: attribute.type for attribute in self.domain.attributes}

    # -- tasks ------------------------------------------------------------------------------------------------------

    def seed(self, url: str) -> Task:
        """The task of a seed."""
        return Task(digest("link", url), self.site, Request(url), "link", 2 * CUE_LINK, 0, {"seed": True})

    def request(self, task: Task) -> Request | str:
        """What to send for a task; for a query whose form has gone stale the address of the page that carries it."""
        if task.kind != "query":
            return task.request
        plan = self.plans[task.meta["interface"]]
        if not plan.ready:
            return plan.home
        return plan.encoded(_assignment(task))

    def wanted(self, task: Task) -> bool:
        """Whether a further page of an answer is still worth its request; what it holds may have come by other ways."""
        if task.kind != "page":
            return True
        plan = self.plans.get(task.meta["interface"])
        if plan is None:
            return True
        worth = plan.planner.page_worth(_assignment(task))
        return worth >= MIN_WORTH or (plan.planner.closed is None and plan.planner.whole is not None)

    def passed_over(self, task: Task) -> Effects:
        """A page that is not fetched after all."""
        effects = Effects()
        effects.event = self._event(task, task.request.url) | {
            "passed_over": [task.meta["interface"], task.meta["assignment"]]
        }
        self.plans[task.meta["interface"]].planner.give_up(_assignment(task))
        self._advance(effects)
        return effects

    def echo(self, task: Task) -> dict[str, str]:
        """What a query asked, by attribute: a column that repeats it is that attribute."""
        plan = self.plans[task.meta["interface"]]
        slots = {slot.name: slot for slot in plan.planner.slots}
        return {
            slots[name].attribute: slots[name].label(value)
            for name, value in _assignment(task)
            if slots[name].attribute and slots[name].kind != "range"
        }

    def refresh(self, interface: str, analysis: Analysis) -> bool:
        """Take the form of an interface from a page fetched for that purpose; whether it was there."""
        for form, verdict in analysis.forms:
            found = self._understand(form, verdict)
            if found is not None and found.identity == interface:
                plan = self.plans[interface]
                plan.take(found, analysis.page.encoding, analysis.page.url)
                plan.fresh = True
                return True
        return False

    # -- a page came ------------------------------------------------------------------------------------------------

    def handle(self, task: Task, analysis: Analysis, location: Location, now: float, *, sent: Request) -> Effects:
        """Everything that follows from a page."""
        effects = Effects()
        effects.event = self._event(task, analysis.page.url)
        if task.kind == "link" and task.meta.get("cue"):
            self.cues_open -= 1
        found = self._forms(task, analysis, effects, location)
        if task.kind in ("query", "page"):
            self._answer(task, analysis, effects, location, now, sent)
        elif task.kind == "detail":
            self._detail(task, analysis, effects, location, now)
        else:
            self._link(task, analysis, effects, location, now, found)
        self._advance(effects)
        return effects

    def _event(self, task: Task, url: str) -> dict[str, Any]:
        return {"task": task.key, "kind": task.kind, "url": url, "site": self.site}

    def lost(self, task: Task, reason: str) -> Effects:
        """A task came to nothing for good (refused, gone, failed too often)."""
        effects = Effects()
        effects.event = {
            "task": task.key,
            "kind": task.kind,
            "url": task.request.url,
            "site": self.site,
            "lost": reason,
        }
        if task.kind in ("query", "page"):
            effects.event["lost_query"] = [task.meta["interface"], task.meta["assignment"]]
        self._lost(task.kind, task.meta, task.request.url)
        self._advance(effects)
        return effects

    def _lost(self, kind: str, meta: Mapping[str, Any], url: str) -> None:
        if kind in ("query", "page") and meta.get("interface") in self.plans:
            self.plans[meta["interface"]].planner.failed(_assignment(meta))
        elif kind == "detail":
            self.details_open = max(0, self.details_open - 1)
            self.details.failed(url)
        elif meta.get("cue"):
            self.cues_open -= 1

    # -- forms ------------------------------------------------------------------------------------------------------

    def _understand(self, form: Any, verdict: Any) -> Interface | None:
        found = self.analyst.interfaces([(form, verdict)])
        return found[0] if found else None

    def _forms(self, task: Task, analysis: Analysis, effects: Effects, location: Location) -> int:
        """Register what the page's forms are; the number of new interfaces."""
        if self.settings.via == "links":
            return 0
        new = 0
        page_url = analysis.page.url
        for form, verdict in analysis.forms:
            interface = self._understand(form, verdict)
            if interface is None:
                continue
            plan = self.plans.get(interface.identity)
            if plan is not None:
                plan.take(
                    interface, analysis.page.encoding, analysis.page.url if task.request.method == "GET" else None
                )
                continue
            shape = digest(
                "refused", pattern(form.action or page_url), form.method, *sorted(i.name for i in form.fields)
            )
            if shape in self.refused:
                continue
            judgement = judge(form, verdict)
            kind = known_kind(interface)
            reason = judgement.reason if not judgement.allowed else ("" if kind else "no field of the domain")
            if reason:
                self.refused.add(shape)
                effects.refused += 1
                effects.event.setdefault("refused", []).append(shape)
                effects.audit.append(audit_line(self.site, analysis.page.url, form, {}, allowed=False, reason=reason))
                continue
            self._register(interface, analysis.page)
            effects.event.setdefault("interfaces", []).append(
                {"identity": interface.identity, "index": form.index, "file": location.file, "offset": location.offset}
            )
            new += 1
        effects.interfaces += new
        return new

    def _register(self, interface: Interface, page: Page) -> None:
        """Begin a plan; first values in a script that the site does not use are left out."""
        cjk = has_cjk(page.text[:20_000])
        seeds = {name: [pair for pair in values if cjk or not has_cjk(pair[0])] for name, values in self.seeds.items()}
        planner = Planner(slots_of(interface, self._types), self.evidence, seeds, patience=self.settings.query_patience)
        self.plans[interface.identity] = Plan(interface, planner, page.encoding, page.url)

    # -- answers to queries -----------------------------------------------------------------------------------------

    def _answer(
        self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float, sent: Request
    ) -> None:
        plan = self.plans[task.meta["interface"]]
        assignment = _assignment(task)
        number = int(task.meta.get("page", 1))
        query = plan.planner.queries.get(assignment)
        null = query is not None and query.purpose == "null"
        settings = plan.settings(assignment)
        rows = []
        if not null:
            rows = self._store(analysis, effects, location, now, plan, settings)
        members = [row.identifier for row in rows]
        if null:
            members = self._members(analysis)
        new = sum(row.new for row in rows)
        if number == 1:
            plan.answered(sent, analysis.page.url)
        before = frozenset(task.meta.get("last", ()))
        stuck = bool(members) and before == frozenset(members)
        tasks = [] if null or stuck or not rows else next_pages(task, analysis, plan, number)
        answer = Answer(
            analysis.results.kind,
            number,
            len(members) if null else len(rows),
            new,
            analysis.results.total_count,
            bool(tasks),
            tuple(members),
        )
        self._note_answer(plan, assignment, answer, named=self._named(rows))
        effects.event["answer"] = {
            "interface": plan.interface.identity,
            "assignment": [list(pair) for pair in assignment],
            "kind": answer.kind,
            "page": number,
            "found": answer.found,
            "new": new,
            "total": answer.total,
            "more": answer.more,
            "members": members,
            "named": self._named(rows),
            "session": plan.session,
        }
        if tasks:
            self._continue(plan, assignment, tasks, members, effects)

    def _continue(
        self, plan: Plan, assignment: Assignment, tasks: list[Task], members: list[str], effects: Effects
    ) -> None:
        worth = plan.planner.page_worth(assignment)
        planner = plan.planner
        if planner.refines(assignment) or planner.repeats(assignment) or (plan.session and worth < 0.3):
            plan.planner.give_up(assignment)
            effects.event["answer"]["given_up"] = True
            return
        for task in tasks:
            meta = {**task.meta, "last": members[:100]}
            effects.tasks.append(Task(task.key, task.site, task.request, "page", QUERY + worth, task.depth, meta))

    def _note_answer(self, plan: Plan, assignment: Assignment, answer: Answer, *, named: int) -> None:
        plan.planner.answered(assignment, answer)
        if named >= 2:
            plan.relevant = True
        elif not plan.relevant and answer.page == 1 and answer.found:
            plan.irrelevant += 1
            if plan.irrelevant >= MAX_IRRELEVANT and plan.planner.closed is None:
                plan.planner.closed = "no records of the domain"

    def _named(self, rows: list[Row]) -> int:
        """How many attributes of the domain most of the rows carry."""
        if not rows:
            return 0
        counts: dict[str, int] = {}
        for row in rows:
            for name in row.attributes:
                counts[name] = counts.get(name, 0) + 1
        return sum(2 * count >= len(rows) for count in counts.values())

    def _members(self, analysis: Analysis) -> list[str]:
        """Names for what repeats on a page and is not to be stored (what an answer to nothing shows)."""
        found = rows_of(
            analysis.repeated,
            domain=self.domain,
            identities=Identities(self.domain),
            site=self.site,
            location=Location("", 0),
            now=0.0,
            asked=True,
        )
        return [row.identifier for row in found]

    def _store(
        self,
        analysis: Analysis,
        effects: Effects,
        location: Location,
        now: float,
        plan: Plan | None,
        query: Mapping[str, Any] | None,
    ) -> list[Row]:
        interface = plan.interface.identity if plan is not None else None
        single = analysis.results.kind == "detail"
        rows = rows_of(
            analysis.results.records[:1] if single else analysis.results.records,
            domain=self.domain,
            identities=self.identities,
            site=self.site,
            location=location,
            now=now,
            asked=query is not None,
            interface=interface,
            query=query,
            own_url=analysis.page.url if single and query is None else None,
        )
        if plan is not None and (anyway := plan.planner.shown_anyway([row.identifier for row in rows])):
            rows = [row for row in rows if row.identifier not in anyway]
        effects.rows.extend(rows)
        listed = []
        for row in rows:
            self.evidence.add(row.identifier, row.attributes, row.texts)
            if row.url and not single and (query is not None or self.settings.via != "forms"):
                if self.details.follows(row.url) is None:
                    listed.append([row.url, row.identifier, sorted(row.attributes)])
                if row.new and self.details.listed(row.url, row.identifier, row.attributes):
                    effects.tasks.append(self._detail_task(row.url, row.identifier, row.attributes, interface, query))
        if listed:
            effects.event["listed"] = listed
        return rows

    # -- detail pages -----------------------------------------------------------------------------------------------

    def _detail_task(
        self,
        url: str,
        identifier: str,
        before: Mapping[str, list[str]],
        interface: str | None,
        query: Mapping[str, Any] | None,
    ) -> Task:
        self.details_open += 1
        early = self.early_details < EARLY_DETAILS
        self.early_details += early
        meta = {"record": identifier, "before": dict(before), "interface": interface, "query": query}
        return Task(
            digest("detail", url), self.site, Request(url), "detail", FIRST_DETAIL if early else DETAIL, 0, meta
        )

    def _detail(self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float) -> None:
        self.details_open = max(0, self.details_open - 1)
        identifier = str(task.meta["record"])
        before = {str(k): list(v) for k, v in dict(task.meta.get("before") or {}).items()}
        records = analysis.results.records
        rows = (
            rows_of(
                records[:1],
                domain=self.domain,
                identities=self.identities,
                site=self.site,
                location=location,
                now=now,
                asked=True,
                interface=task.meta.get("interface"),
                query=task.meta.get("query"),
                identifier=identifier,
                own_url=task.request.url,
            )
            if analysis.results.kind == "detail" and records
            else []
        )
        if rows and rows[0].attributes:
            effects.rows.extend(rows)
            self.evidence.add(identifier, rows[0].attributes, rows[0].texts)
            self.details.looked(task.request.url, before, rows[0].attributes)
            self._described(task.meta.get("interface"), rows[0].attributes)
            effects.event["looked"] = [before, dict(rows[0].attributes)]
        else:
            self.details.failed(task.request.url)
            effects.event["looked"] = None
        effects.event["detail"] = task.request.url
        effects.event["interface"] = task.meta.get("interface")

    def _described(self, interface: str | None, attributes: Mapping[str, list[str]]) -> None:
        """A record's own page names attributes of the domain: so does the interface that led to it."""
        if interface in self.plans and len(attributes) >= 2:
            self.plans[interface].relevant = True

    # -- pages reached by links -------------------------------------------------------------------------------------

    def _link(
        self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float, interfaces: int
    ) -> None:
        self.discovery_pages += 1
        self.cues.add(analysis.page.url.partition("?")[0])
        gained = 0
        rows: list[Row] = []
        if self.settings.via != "forms" and self._tells(analysis):
            rows = self._store(analysis, effects, location, now, None, None)
            gained = sum(row.new for row in rows)
        self._link_gained(analysis.page.url, gained + interfaces)
        effects.event["gained"] = gained + interfaces
        if self.links_closed:
            return
        self._paging_links(task, analysis, effects, gained)
        self._follow(task, analysis, effects)

    def _link_gained(self, url: str, gained: int) -> None:
        self.patterns.fetched(url, gained)
        self.dry_links = 0 if gained else self.dry_links + 1

    def _tells(self, analysis: Analysis) -> bool:
        """Whether a page reached by links shows records of the domain rather than menus."""
        records = analysis.results.records
        if analysis.results.kind == "detail":
            values = attribute_values((f.attribute, f.value) for f in records[0].fields) if records else {}
            return self.domain.main in values and len(values) >= 3
        named = [
            describes(self.domain, attribute_values((f.attribute, f.value) for f in record.fields), asked=False)
            for record in records
        ]
        return len(named) >= 2 and 2 * sum(named) > len(named)

    def _paging_links(self, task: Task, analysis: Analysis, effects: Effects, gained: int) -> None:
        if self.settings.via == "forms" or not gained:
            return
        for link in analysis.results.paging:
            if link.kind != "prev" and site_of(link.url) == self.site and not harmful(link.url):
                priority = LINK + (8.0 if link.kind == "next" else 6.0)
                meta = {"from": analysis.page.url}
                effects.tasks.append(
                    Task(digest("link", link.url), self.site, Request(link.url), "link", priority, task.depth, meta)
                )

    def _follow(self, task: Task, analysis: Analysis, effects: Effects) -> None:
        depth = task.depth + 1
        if depth > self.settings.max_depth:
            return
        page = analysis.page
        targets = [(link.url, link.text, link.rel, link.node) for link in page.links]
        if page.refresh and page.refresh != page.url:
            targets.append((page.refresh, "", "", -1))
        for url, text, rel, node in targets:
            if site_of(url) != self.site or harmful(url, text, rel) or self.patterns.spent(url):
                continue
            if self.details.knows(url):
                continue
            context = link_context(page.tree, node) if node >= 0 and not text else ""
            score = promise(url, text or context, depth)
            path = url.partition("?")[0]
            cue = score >= CUE and len(self.cues) < MAX_CUES and path not in self.cues and self.settings.via != "links"
            if cue:
                self.cues.add(path)
                self.cues_open += 1
            worth = self.patterns.worth(url)
            priority = CUE_LINK * score if cue else LINK + 5.0 * worth + score
            meta: dict[str, Any] = {"from": page.url}
            if cue:
                meta["cue"] = True
            effects.tasks.append(Task(digest("link", url), self.site, Request(url), "link", priority, depth, meta))

    # -- what next --------------------------------------------------------------------------------------------------

    @property
    def ranked(self) -> list[Plan]:
        """Open plans, the most telling interface first."""
        return sorted((p for p in self.plans.values() if p.planner.closed is None), key=lambda p: -p.rank)

    @property
    def complete(self) -> bool:
        """Everything that an interface of the site says it has is here."""
        return any(plan.planner.complete for plan in self.plans.values())

    def coverage(self) -> float | None:
        """Estimated share of the database seen, None before anything was found."""
        sizes = [plan.planner.size() for plan in self.plans.values() if plan.relevant]
        if not self.evidence.size:
            return None
        return min(1.0, self.evidence.size / max(sizes)) if sizes else None

    def _advance(self, effects: Effects) -> None:
        for url, identifier in self.details.due().items():
            effects.tasks.append(self._detail_task(url, identifier, {}, None, None))
        searching = self.cues_open > 0 and self.discovery_pages < MAX_CUES and not self._started
        learning = self.details_open > MAX_OPEN_DETAILS
        if not searching and not learning:
            self._ask(effects)
        self._close_links(effects)

    @property
    def _started(self) -> bool:
        return any(plan.planner.queries for plan in self.plans.values())

    def _ask(self, effects: Effects) -> None:
        for plan in self.ranked:
            if self.complete and not plan.planner.complete:
                plan.planner.closed = "another interface gave everything"
                continue
            wanted = plan.width(WIDTH) - plan.planner.outstanding
            if wanted <= 0 or plan.busy:
                return
            for query in plan.planner.propose(wanted):
                effects.tasks.append(self._query_task(plan, query))
                effects.event.setdefault("issued", []).append(
                    [
                        plan.interface.identity,
                        [list(pair) for pair in query.assignment],
                        query.purpose,
                        query.expected,
                        list(query.groups),
                    ]
                )
            if plan.planner.closed is None:
                return
            effects.event.setdefault("closed", []).append([plan.interface.identity, plan.planner.closed])
            if plan.planner.closed in ("complete", "nothing new"):
                effects.drop |= {"query", "page"}

    def _query_task(self, plan: Plan, query: Query) -> Task:
        identity = plan.interface.identity
        meta = {
            "interface": identity,
            "assignment": [list(pair) for pair in query.assignment],
            "purpose": query.purpose,
        }
        priority = QUERY + min(50.0, query.expected)
        return Task(query_key(identity, query.assignment), self.site, Request(plan.home), "query", priority, 0, meta)

    def _close_links(self, effects: Effects) -> None:
        if self.links_closed:
            return
        asking = bool(self.ranked) and self.settings.via != "links"
        enough = len(self.plans) > self.settings.discovery_interfaces
        if self.settings.via == "forms":
            done = self.discovery_pages >= self.settings.discovery_pages or enough or (self.plans and not asking)
        elif asking:
            done = self.dry_links >= self.settings.link_patience
        else:
            done = self.dry_links >= (10 if self.complete else self.settings.link_patience)
        if done:
            self.links_closed = True
            effects.drop.add("link")

    # -- resuming ---------------------------------------------------------------------------------------------------

    def replay(self, event: Mapping[str, Any], read: Any) -> None:
        """Apply a stored event again. `read(file, offset)` gives the analysis of an archived page."""
        kind = event["kind"]
        self.refused.update(event.get("refused", ()))
        for seen in event.get("interfaces", ()):
            self._replay_interface(seen, read)
        if "answer" in event:
            self._replay_answer(event["answer"])
        for url, identifier, names in event.get("listed", ()):
            self.details.listed(url, identifier, {name: [""] for name in names})
        if "detail" in event:
            looked = event["looked"]
            if looked:
                self._described(event.get("interface"), looked[1])
                self.details.looked(event["detail"], looked[0], looked[1])
            else:
                self.details.failed(event["detail"])
            self.early_details += 1
        if "gained" in event:
            self.discovery_pages += 1
            self._link_gained(event["url"], event["gained"])
        if "lost" in event and kind == "detail":
            self.details.failed(event["url"])
        for identity, assignment, purpose, expected, groups in event.get("issued", ()):
            if identity in self.plans:
                query = Query(_pairs(assignment), purpose, expected=expected, groups=tuple(groups))
                self.plans[identity].planner.asked(query)
        for identity, reason in event.get("closed", ()):
            if identity in self.plans:
                self.plans[identity].planner.closed = reason
        if "passed_over" in event and event["passed_over"][0] in self.plans:
            self.plans[event["passed_over"][0]].planner.give_up(_pairs(event["passed_over"][1]))
        if "lost" in event and "lost_query" in event:
            identity, assignment = event["lost_query"]
            if identity in self.plans:
                self.plans[identity].planner.failed(_pairs(assignment))

    def _replay_interface(self, seen: Mapping[str, Any], read: Any) -> None:
        analysis = read(seen["file"], seen["offset"])
        if analysis is None:
            return
        for form, verdict in analysis.forms:
            interface = self._understand(form, verdict)
            if interface is not None and interface.identity == seen["identity"]:
                self._register(interface, analysis.page)
                self.plans[interface.identity].fresh = False

    def _replay_answer(self, stored: Mapping[str, Any]) -> None:
        plan = self.plans.get(stored["interface"])
        if plan is None:
            return
        assignment = _pairs(stored["assignment"])
        answer = Answer(
            stored["kind"],
            stored["page"],
            stored["found"],
            stored["new"],
            stored["total"],
            stored["more"],
            tuple(stored["members"]),
        )
        plan.session = stored["session"]
        self._note_answer(plan, assignment, answer, named=stored["named"])
        if stored.get("given_up"):
            plan.planner.give_up(assignment)


def _pairs(raw: Any) -> Assignment:
    return tuple((str(name), str(value)) for name, value in raw)


def _assignment(source: Task | Mapping[str, Any]) -> Assignment:
    meta = source.meta if isinstance(source, Task) else source
    return _pairs(meta.get("assignment", ()))
