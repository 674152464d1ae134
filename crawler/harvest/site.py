"""One site while it is harvested: what each page of it means for what is fetched next.

A page comes in with the task that asked for it; out go `Effects`: rows, new tasks, audit lines, and an event. The
events of a site, replayed in order, restore everything here after any interruption, so no state is kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from crawler.analysis import Analysis
from crawler.harvest.following import CUE_LINK, MOST_WORTH, QUERY, Following
from crawler.harvest.interfaces import Plan
from crawler.harvest.own import own_pages, own_record
from crawler.harvest.paging import awaited, next_pages
from crawler.harvest.rows import Row, rows_of
from crawler.harvest.state import Effects, assignment_of
from crawler.identity import Identities, digest
from crawler.models import Location, Record, Request, Task
from crawler.plan.query import Answer, Assignment
from crawler.results.wrapper import FEW, applied, learned

#: New records expected of a further page below which it is passed over.
MIN_WORTH = 0.25


@dataclass
class SiteHarvest(Following):
    """One site at work. `handle` takes a page, `lost` a task that came to nothing, `replay` a stored event."""

    # -- tasks ------------------------------------------------------------------------------------------------------

    def seed(self, url: str, lost: int = 0) -> Task:
        """The task of a seed; another one where earlier runs have `lost` it so often."""
        key = digest("link", url, str(lost)) if lost else digest("link", url)
        return Task(key, self.site, Request(url), "link", 2 * CUE_LINK, 0, {"seed": True})

    def request(self, task: Task) -> Request | str:
        """What to send for a task; for a query whose form has gone stale the address of the page that carries it."""
        if task.kind != "query":
            return task.request
        plan = self.plans[task.meta["interface"]]
        if not plan.ready:
            return plan.home
        return plan.encoded(assignment_of(task), plan.manner_of(task.meta))

    def wanted(self, task: Task) -> bool:
        """Whether a link to a record, a query, or a further page of an answer is still worth its request: what it holds
        may have come by other ways, or its interface may have been left meanwhile."""
        if task.kind not in ("query", "page"):
            plain = task.kind == "link" and not task.meta.get("seed") and not task.meta.get("cue")
            return not (plain and self._is_known(task.request.url))
        plan = self.plans.get(task.meta["interface"])
        if plan is None:
            return True
        if plan.planner.closed == "nothing new":
            return False
        if task.kind == "query" or task.meta.get("waited"):
            return True
        planner, assignment = plan.planner, assignment_of(task)
        if planner.page_worth(assignment) >= MIN_WORTH:
            return True
        query = planner.queries.get(assignment)
        return planner.closed is None and (planner.whole is not None or (query is not None and planner.lacking(query)))

    def passed_over(self, task: Task) -> Effects:
        """What follows from a page that is not fetched after all."""
        effects = Effects()
        effects.event = self._event(task, task.request.url)
        if task.kind != "link":
            effects.event["passed_over"] = [task.meta["interface"], task.meta["assignment"]]
            self.plans[task.meta["interface"]].planner.give_up(assignment_of(task))
        self._advance(effects)
        return effects

    def idle(self) -> Effects:
        """What to ask when no task of the site is left and nothing of it is under way."""
        effects = Effects()
        for plan in self.ranked:
            plan.planner.idle()
        self.evidence.pending = self.cues_open = 0
        self._advance(effects)
        return effects

    def echo(self, task: Task) -> dict[str, str]:
        """What a query asked, by attribute: a column that repeats it is that attribute."""
        plan = self.plans[task.meta["interface"]]
        slots = plan.slots
        return {
            slots[name].attribute: slots[name].label(value)
            for name, value in assignment_of(task)
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
        kind = effects.event.get("answer", {}).get("kind", analysis.results.kind)
        effects.event["page"] = self.shown.note(
            analysis.template, analysis.page.url, kind, len(effects.rows), analysis.needs_browser
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
        self._lost(task.kind, task.meta, task.request.url)
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
        analysis = _unaddressed(self._placed(plan, task, analysis), sent)
        query = plan.planner.queries.get(assignment)
        null = query is not None and query.purpose == "null"
        manner = plan.manner_of(task.meta)
        settings = plan.settings(assignment, manner)
        rows = []
        if not null:
            rows = self._store(analysis, effects, location, now, plan, settings)
            if len(rows) > 2 and 2 * len(rows) > len(analysis.results.records):
                plan.wrapper = learned(analysis.page, analysis.results.records, self.domain.main) or plan.wrapper
        members = [row.identifier for row in rows]
        if null:
            members = self._names(analysis.repeated, analysis, settings)
        new = sum(row.new for row in rows)
        if number == 1:
            plan.answered(sent, analysis.page.url)
        before = frozenset(task.meta.get("last", ()))
        stuck = bool(members) and before == frozenset(members)
        tasks = [] if null or stuck or not rows else next_pages(task, analysis, plan, number)
        cut = analysis.total is not None and analysis.total.floor
        answer = Answer(
            analysis.results.kind,
            number,
            len(members) if null else len(rows),
            new,
            None if cut else _stated(analysis.results.total_count, assignment),
            bool(tasks),
            tuple(members),
            cut,
        )
        self._note_answer(plan, assignment, answer, named=self._named(rows), manner=manner)
        effects.event["answer"] = {
            "interface": plan.interface.identity,
            "assignment": [list(pair) for pair in assignment],
            "kind": answer.kind,
            "page": number,
            "found": answer.found,
            "new": new,
            "total": answer.total,
            "more": answer.more,
            "cut": cut,
            "members": members,
            "named": self._named(rows),
            "session": plan.session,
            "manner": manner.to_json(),
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
            effects.tasks.append(
                Task(task.key, task.site, task.request, "page", QUERY + min(MOST_WORTH, worth), task.depth, meta)
            )

    def _named(self, rows: list[Row]) -> int:
        """How many attributes of the domain most of the rows carry."""
        if not rows:
            return 0
        counts: dict[str, int] = {}
        for row in rows:
            for name in row.attributes:
                counts[name] = counts.get(name, 0) + 1
        return sum(2 * count >= len(rows) for count in counts.values())

    def _placed(self, plan: Plan, task: Task, analysis: Analysis) -> Analysis:
        """The records at the place where earlier answers had theirs, where nothing repeats but the page around them.
        Where nothing else speaks for records, they must lead to where earlier ones led."""
        results, query = analysis.results, plan.settings(assignment_of(task), plan.manner_of(task.meta))
        if plan.wrapper is None or results.kind in ("empty", "error", "login"):
            return analysis
        listed = len(self._told(plan, results.records, analysis, query))
        if results.kind == "list" and listed > FEW:
            return analysis
        records = applied(analysis.page, plan.wrapper, self.analyst.matcher, self.echo(task))
        if results.kind not in ("detail", "list") and not results.total_count:
            records = tuple(record for record in records if record.url and self.details.knows(record.url))
        told = len(self._told(plan, records, analysis, query))
        if not told or (told < listed and not _parts(analysis, results.records, records)):
            return analysis
        found = replace(results, kind="list", records=records)
        return replace(analysis, results=found, placed=bool(results.total_count))

    def _told(self, plan: Plan, records: Sequence[Record], analysis: Analysis, query: Mapping[str, Any]) -> list[str]:
        """Which of the records tell enough to be records of the domain, and are not shown in answer to nothing too."""
        return [name for name in self._names(records, analysis, query) if name not in plan.planner.null_members]

    def _names(self, records: Sequence[Record], analysis: Analysis, query: Mapping[str, Any] | None) -> list[str]:
        """Names for what repeats on a page and is not to be stored (what an answer to nothing shows)."""
        found = rows_of(
            records,
            domain=self.domain,
            identities=Identities(self.domain, dict(self.identities.echoes), dict(self.identities.counts)),
            site=self.site,
            location=Location("", 0),
            now=0.0,
            asked=True,
            query=query,
            page_url=analysis.page.url,
            placed=True,
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
            known=self.details.knows,
            own_url=analysis.page.url if single and self._arrived(analysis.page.url, query) else None,
            page_url=analysis.page.url,
            placed=analysis.placed,
        )
        if plan is not None and (anyway := plan.planner.shown_anyway([row.identifier for row in rows])):
            rows = [row for row in rows if row.identifier not in anyway]
        effects.rows.extend(rows)
        listed = []
        own = own_pages(analysis, rows, self.domain.main) if not single else frozenset()
        effects.fuller = sum(self.evidence.fuller(row.identifier, row.attributes) for row in rows)
        for row in rows:
            self.evidence.add(row.identifier, row.attributes, row.texts)
            if row.new and row.url in own and (query is not None or self.settings.via != "forms"):
                if self.details.follows(row.url) is None:
                    name = row.attributes.get(self.domain.main, [])
                    listed.append([row.url, row.identifier, sorted(row.attributes), name])
                if self.details.listed(row.url, row.identifier, row.attributes):
                    effects.tasks.append(self._detail_task(row.url, row.identifier, row.attributes, interface, query))
        if listed:
            effects.event["listed"] = listed
        return rows

    def _arrived(self, url: str, query: Mapping[str, Any] | None) -> bool:
        """Whether a page about one thing is that thing's own: reached by a link, or a query was answered by going there
        (a search for a number does so), which the addresses of the records listed tell."""
        return query is None or self.details.knows(url)

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
        if self.settings.via != "forms" and self._tells(analysis):
            rows = self._store(analysis, effects, location, now, None, None)
            gained = sum(row.new for row in rows) + effects.fuller
        self._link_gained(analysis.page.url, gained + interfaces)
        self.templates.fetched(analysis.template, gained + interfaces)
        effects.event["gained"] = gained + interfaces
        topic, way = round(self.guide.topic(analysis.page), 4), task.meta.get("way", [])
        self._link_led(topic, way, interfaces > 0)
        effects.event |= {"topic": topic, "way": way, "led": interfaces > 0}
        if self.links_closed or self.templates.spent(analysis.template):
            return
        self._paging_links(task, analysis, effects, gained)
        self._follow(task, analysis, effects)


def _parts(analysis: Analysis, shown: Sequence[Record], placed: Sequence[Record]) -> bool:
    """Whether all that is shown as records are parts of those at the known place: a lone record's own lines repeat."""
    ends = analysis.page.tree.ends
    return all(any(one.node < part.node < ends[one.node] for one in placed if one.node >= 0) for part in shown)


def _unaddressed(analysis: Analysis, sent: Request) -> Analysis:
    """A page about one thing that stands where the form was sent, without that address: it is the question's, not the
    thing's, and as many questions would make as many things of it."""
    results = analysis.results
    if results.kind != "detail" or analysis.page.url != sent.url:
        return analysis
    records = tuple(replace(one, url=None if one.url == sent.url else one.url) for one in results.records)
    return replace(analysis, results=replace(results, records=records))


def _stated(total: int | None, assignment: Assignment) -> int | None:
    """The total that an answer states, None where it is the number that was asked for."""
    return None if total is not None and str(total) in {value for _, value in assignment} else total
