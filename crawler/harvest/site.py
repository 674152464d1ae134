"""One site while it is harvested: what each page of it means for what is fetched next.

A page comes in with the task that asked for it; out go `Effects`: rows, new tasks, audit lines, and an event. The
events of a site, replayed in order, restore everything here after any interruption, so no state is kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from crawler.analysis import Analysis
from crawler.harvest.following import CUE_LINK, MOST_WORTH, QUERY
from crawler.harvest.interfaces import Plan
from crawler.harvest.later import MIN_WORTH, WAITED, stored
from crawler.harvest.leads import STEPS, further, leads
from crawler.harvest.own import own_record, unquoted
from crawler.harvest.paging import awaited, next_pages
from crawler.harvest.rows import Row, rows_of
from crawler.harvest.state import Effects, assignment_of, known_query
from crawler.harvest.storing import Storing
from crawler.harvest.templates import by_scripts
from crawler.identity import digest
from crawler.models import FieldValue, Location, Record, Request, Task
from crawler.page import Page
from crawler.plan.query import Answer, Assignment
from crawler.results.wrapper import learned
from knowledge.words import own_words

#: Words of a page that are asked for while nothing is known, of those that it says most; and of all pages.
HEARD, MAX_OVERHEARD, MAX_HEARD = 3, 60, 60
#: Interfaces that ask for them: on a site that finds nothing each of many would ask for all.
HEARING = 2
#: Confidence of a name that the only new link of a page gives.
LINKED = 0.6


@dataclass
class SiteHarvest(Storing):
    """One site at work. `handle` takes a page, `lost` a task that came to nothing, `replay` a stored event."""

    # -- tasks ------------------------------------------------------------------------------------------------------

    def seed(self, url: str, lost: int = 0) -> Task:
        """The task of a seed; another one where earlier runs have `lost` it so often."""
        self.named = True
        key = digest("link", url, str(lost)) if lost else digest("link", url)
        return Task(key, self.site, Request(url), "link", 2 * CUE_LINK, 0, {"seed": True})

    def request(self, task: Task) -> Request | str:
        """What to send for a task; for a query whose form has gone stale the address of the page that carries it."""
        if task.kind != "query" or "offered" in task.meta:
            return task.request
        plan = self.plans[task.meta["interface"]]
        if not plan.ready:
            return plan.home
        return plan.encoded(assignment_of(task), plan.manner_of(task.meta))

    def wanted(self, task: Task) -> bool:
        """Whether a link to a record, a query, or a further page of an answer is still worth its request: what it holds
        may have come by other ways, or its interface may have been left meanwhile."""
        if task.kind == "lead":
            plan = self.plans.get(task.meta["interface"])
            return plan is not None and not plan.leads.vain and not self.complete
        if task.kind not in ("query", "page"):
            plain = task.kind == "link" and not task.meta.get("seed") and not task.meta.get("cue")
            url = task.request.url
            return not (plain and (self._is_known(url) or self.patterns.dead(url) or self._in_vain(url)))
        plan = self.plans.get(task.meta["interface"])
        if plan is None:
            return True
        if plan.planner.closed == "nothing new" or ("offered" in task.meta and plan.offers_in_vain):
            return False
        if task.kind == "query" or task.meta.get("waited"):
            return True
        planner, assignment = plan.planner, assignment_of(task)
        if plan.page_worth(assignment) >= MIN_WORTH or (WAITED in task.meta and planner.waits(assignment, MIN_WORTH)):
            return True
        query = planner.queries.get(assignment)
        return planner.closed is None and (planner.whole is not None or (query is not None and planner.lacking(query)))

    def passed_over(self, task: Task) -> Effects:
        """What follows from a page that is not fetched after all."""
        effects = Effects()
        effects.event = self._event(task, task.request.url)
        if task.kind in ("query", "page"):
            plan, assignment = self.plans[task.meta["interface"]], assignment_of(task)
            if self._waits(plan, assignment, task):
                plan.later.put(assignment, task, plan.planner)
                effects.event["put_off"] = [task.meta["interface"], *stored(assignment, task)]
            else:
                plan.planner.give_up(assignment)
                effects.event["passed_over"] = [task.meta["interface"], task.meta["assignment"]]
        self._advance(effects)
        return effects

    def _waits(self, plan: Plan, assignment: Assignment, task: Task) -> bool:
        """Whether a page waits for what is being read to show most of the database; one of an answer that a session keeps
        is gone by then."""
        if plan.session or plan.planner.closed is not None or task.kind != "page" or WAITED in task.meta:
            return False
        return plan.planner.waits(assignment, MIN_WORTH)

    def idle(self) -> Effects:
        """What to ask when no task of the site is left and nothing of it is under way: what was put off, or else anew."""
        effects = Effects()
        for plan in self.ranked:
            self._take_up(plan, list(plan.later.tasks), effects)
        if effects.tasks:
            return effects
        for plan in self.ranked:
            plan.planner.idle()
        self.evidence.pending = self.cues_open = 0
        self._advance(effects)
        return effects

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
        elif task.kind == "lead":
            self._lead(task, analysis, effects, location, now)
        elif task.kind == "detail":
            self._detail(task, analysis, effects, location, now)
        else:
            self._link(task, analysis, effects, location, now, found)
        kind = effects.event.get("answer", {}).get("kind", analysis.results.kind)
        drawn = by_scripts(task.kind, analysis, kind)
        effects.event["page"] = self.shown.note(
            analysis.template, analysis.page.url, kind, len(effects.rows), drawn, asked=task.kind == "query"
        )
        if effects.rows:
            effects.event["at"] = [location.file, location.offset]
        self._advance(effects)
        return effects

    def _event(self, task: Task, url: str) -> dict[str, Any]:
        cue = {"cue": True} if task.kind == "link" and task.meta.get("cue") else {}
        return {"task": task.key, "kind": task.kind, "url": url, "site": self.site, **cue}

    def lost(self, task: Task, reason: str) -> Effects:
        """A task came to nothing for good (refused, gone, failed too often)."""
        effects = Effects()
        effects.event = self._event(task, task.request.url) | {"lost": reason}
        if task.meta.get("seed"):
            effects.event["seed"] = True
            self.unread[task.request.url] = reason
        if task.kind in ("query", "page"):
            effects.event["lost_query"] = [task.meta["interface"], task.meta["assignment"]]
        if task.kind == "form":
            self._give_back(task, effects)
        self._lost(task.kind, task.meta, task.request.url, reason)
        self._advance(effects)
        return effects

    # -- answers to queries -----------------------------------------------------------------------------------------

    def _answer(
        self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float, sent: Request
    ) -> None:
        plan = self.plans[task.meta["interface"]]
        assignment = assignment_of(task)
        number = int(task.meta.get("page", 1))
        if (onward := awaited(task, analysis)) is not None:
            effects.tasks.append(replace(onward, priority=QUERY + MOST_WORTH))
            plan.answered(sent, onward.request.url)
            effects.event["waited"] = [plan.interface.identity, plan.session]
            return
        analysis = _unaddressed(self._placed(plan, task, analysis), sent, self.domain.main, plan)
        manner = plan.manner_of(task.meta)
        purpose = str(task.meta.get("purpose", "sample"))
        query = known_query(plan, assignment, purpose, manner)
        null = query is not None and query.purpose == "null"
        settings = plan.settings(assignment, manner)
        analysis = unquoted(analysis, [value for _, value in assignment], self.domain.main)
        rows = []
        if not null:
            rows = self._store(analysis, effects, location, now, plan, settings)
            if len(rows) > 2 and 2 * len(rows) > len(analysis.results.records):
                plan.wrapper = learned(analysis.page, analysis.results.records, self.domain.main) or plan.wrapper
        members = [row.identifier for row in rows]
        if null:
            members = self._names(analysis.repeated, analysis, settings)
            if analysis.results.kind == "detail":
                plan.nothing.update(said := _said(analysis.results.records))
                effects.event["nothing"] = [plan.interface.identity, said]
        new = sum(row.new for row in rows)
        if number == 1:
            plan.answered(sent, analysis.page.url)
        stuck = bool(members) and set(task.meta.get("last", ())) == set(members)
        following = next_pages(task, analysis, plan, number) if rows or (null and self._tells(analysis)) else []
        tasks = [] if null or stuck else following
        offer = self._offer(plan, assignment, analysis) if number == 1 and not rows and not null else None
        cut = analysis.total is not None and analysis.total.floor
        answer = Answer(
            analysis.results.kind,
            number,
            len(members) if null else len(rows),
            new,
            None if cut else self._counted(plan, analysis, assignment, len(rows), more=bool(tasks), page=number),
            bool(following if null else tasks),
            tuple(members),
            cut,
            offer is not None,
            not rows and plan.silence.again(analysis.page, [value for _, value in assignment]),
        )
        self._note_answer(plan, assignment, answer, named=self._named(rows), manner=manner)
        effects.event["answer"] = {
            "interface": plan.interface.identity,
            "assignment": [list(pair) for pair in assignment],
            **answer.to_json(),
            "named": self._named(rows),
            "session": plan.session,
            "toll": plan.planner.toll,
            "manner": manner.to_json(),
            "purpose": purpose,
        }
        if tasks:
            self._continue(plan, assignment, tasks, members, effects)
        if offer is not None:
            self._take_offer(plan, assignment, offer, effects)
        elif number == 1 and not rows and not null:
            self._lead_on(plan, analysis, 1, effects)

    def _continue(
        self, plan: Plan, assignment: Assignment, tasks: list[Task], members: list[str], effects: Effects
    ) -> None:
        worth = plan.page_worth(assignment)
        planner = plan.planner
        if planner.refines(assignment) or planner.repeats(assignment) or (plan.session and worth < 0.3):
            plan.planner.give_up(assignment)
            effects.event["answer"]["given_up"] = True
            return
        for task in tasks:
            meta = {**task.meta, "last": members[:100]}
            effects.tasks.append(
                Task(task.key, task.site, task.request, "page", QUERY + min(MOST_WORTH, worth), task.depth, meta)
            )

    # -- answers that lead on to records ----------------------------------------------------------------------------

    def _lead_on(self, plan: Plan, analysis: Analysis, step: int, effects: Effects) -> None:
        """Follow what a list without records leads to, and its next page."""
        ways = leads(analysis, self.site, plan.around)
        if not ways or plan.leads.vain or step > STEPS:
            return
        for url in ways:
            effects.tasks.append(self._lead_task(plan, url, step))
        for url in further(analysis, self.site):
            effects.tasks.append(self._lead_task(plan, url, step - 1))

    def _lead_task(self, plan: Plan, url: str, step: int) -> Task:
        meta = {"interface": plan.interface.identity, "step": step}
        worth = min(MOST_WORTH, float(plan.planner.page_size))
        return Task(digest("lead", url), self.site, Request(url), "lead", QUERY + worth, 0, meta)

    def _lead(self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float) -> None:
        """A page that an answer led to: records, or the next step towards them."""
        plan, step = self.plans[task.meta["interface"]], int(task.meta["step"])
        bare = _unaddressed(analysis, task.request, self.domain.main, plan)
        if plan.leads.listed or any(record.url for record in bare.results.records):
            analysis = bare  # a list of one thing, and not that thing's own page
        shows = plan.leads.shown > 0 and analysis.results.kind == "list"
        rows = self._store(analysis, effects, location, now, plan, {}) if shows or self._tells(analysis) else []
        if step:
            told = len(rows), self._named(rows)
            self._note_lead(plan, *told)
            effects.event["lead"] = [plan.interface.identity, *told]
        if not rows:
            self._lead_on(plan, analysis, step + 1, effects)
            return
        for url in further(analysis, self.site):
            effects.tasks.append(self._lead_task(plan, url, step))

    # -- detail pages -----------------------------------------------------------------------------------------------

    def _detail(self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float) -> None:
        self.evidence.pending = max(0, self.evidence.pending - 1)
        identifier = str(task.meta["record"])
        before = {str(k): list(v) for k, v in dict(task.meta.get("before") or {}).items()}
        record = own_record(task.request.url, analysis, before, self.domain, self.analyst, self.details)
        rows = (
            rows_of(
                [record],
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
                page_url=str(task.meta.get("from", "")),
            )
            if record is not None
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

    def _link(
        self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float, interfaces: int
    ) -> None:
        self.discovery_pages += 1
        self.cues.add(analysis.page.url.partition("?")[0])
        gained = 0
        rows: list[Row] = []
        if self.settings.via != "forms" and self._tells(analysis) and not self._copies(analysis):
            rows = self._store(analysis, effects, location, now, None, None)
            gained = sum(row.new for row in rows) + effects.fuller
        self._link_gained(analysis.page.url, gained + interfaces, task.meta.get("from"))
        self.templates.fetched(analysis.template, gained + interfaces)
        effects.event |= {"gained": gained + interfaces, "from": task.meta.get("from")}
        topic, way = round(self.guide.topic(analysis.page), 4), task.meta.get("way", [])
        self._link_led(topic, way, interfaces > 0)
        effects.event |= {"topic": topic, "way": way, "led": interfaces > 0}
        if said := self._overheard(analysis.page):
            self.spoken.update(said)
            effects.event["spoken"] = said
            if hearing := self._hearing:
                self._hear(said[:HEARD], hearing)
                effects.event |= {"heard": said[:HEARD], "hearing": hearing}
        if self.links_closed or self.templates.spent(analysis.template):
            return
        self._paging_links(task, analysis, effects, gained)
        self._follow(task, analysis, effects)

    @property
    def _hearing(self) -> list[str]:
        """The interfaces that ask for words of other pages: those that promise most of what may still be asked."""
        able = [name for name, plan in self.plans.items() if plan.hears]
        return sorted(able, key=lambda name: -self.plans[name].rank)[:HEARING]

    def _overheard(self, page: Page) -> list[str]:
        """Words that no page before used, to be asked for, a few of them, while none of the site's searches has found
        anything: the page of a form may have no word of what is behind it."""
        if self.evidence.size or self.heard >= MAX_HEARD or self.settings.via == "links":
            return []
        told = own_words(page.text, " ".join(link.text for link in page.links), MAX_OVERHEARD)
        return [word for word in told if word not in self.spoken]


def _unaddressed(analysis: Analysis, sent: Request, main: str, plan: Plan) -> Analysis:
    """A page about one thing that stands where the form was sent, without that address: it is the question's, not the
    thing's, and as many questions would make as many things of it. A link that bears the thing's name leads to its own.
    Nor is the thing called like the page of the form; it then is what the page's only link that is new there leads to. What
    says no more than the answer to a question that has none is no thing."""
    results = analysis.results
    if results.kind != "detail" or analysis.page.url != sent.url:
        return analysis
    records = []
    for one in results.records:
        if plan.nothing and plan.nothing.issuperset(_said([one])):
            continue
        fields = tuple(field for field in one.fields if field.attribute != main or field.value != plan.title)
        named = [field.value for field in fields if field.attribute == main]
        if not named and len(fields) < len(one.fields):
            fresh = {link.text for link in analysis.page.links if link.url not in plan.around and link.text}
            named = list(fresh) if len(fresh) == 1 else []
            fields = (*(FieldValue("title", text, main, LINKED) for text in named), *fields)
        there = {link.url for link in analysis.page.links if link.text in named}
        own = there.pop() if len(there) == 1 else None
        records.append(replace(one, url=own if one.url == sent.url else one.url, fields=fields))
    return replace(analysis, results=replace(results, records=tuple(records)))


def _said(records: Sequence[Record]) -> list[str]:
    """What records say of attributes."""
    return [field.value for record in records for field in record.fields if field.attribute]
