"""One site's answers: their records, what they say of the questions, their further pages, and what they lead on to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from crawler.analysis import Analysis
from crawler.harvest.following import MOST_WORTH, QUERY
from crawler.harvest.interfaces import Plan
from crawler.harvest.leads import STEPS, further, leads
from crawler.harvest.own import unquoted
from crawler.harvest.paging import awaited, next_pages, next_part
from crawler.harvest.rows import Row
from crawler.harvest.showing import shown
from crawler.harvest.state import MAX_HEARD, Effects, assignment_of, known_query
from crawler.harvest.storing import Storing
from crawler.keys import digest
from crawler.models import FieldValue, Location, Record, Request, Task
from crawler.plan.query import Answer, Assignment
from crawler.results.wrapper import learned
from crawler.wording.totals import Total
from knowledge.words import own_words

#: Confidence of a name that the only new link of a page gives.
LINKED = 0.6
#: Words of what is shown in place of an answer that are asked for while nothing is known, and of how many.
INSTEAD, SHOWN_INSTEAD = 8, 20
#: Statuses that say that there is nothing at an address, or nothing that takes such a request (RFC 9110).
_MISSING = frozenset({404, 405, 410, 501})


@dataclass
class Answering(Storing):
    """A site and what its interfaces answer."""

    # -- answers to queries -----------------------------------------------------------------------------------------

    def _answer(
        self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float, sent: Request
    ) -> None:
        """A page of an answer: its records, what it says of its query, and its further pages."""
        plan = self.plans[task.meta["interface"]]
        if (onward := awaited(task, analysis, plan, now) or shown(task, analysis, plan)) is not None:
            effects.tasks.append(replace(onward, priority=QUERY + MOST_WORTH))
            plan.answered(sent, onward.request.url)
            effects.event["waited"] = [plan.interface.identity, plan.session]
            return
        assignment = assignment_of(task)
        number = int(task.meta.get("page", 1))
        manner = plan.manner_of(task.meta)
        purpose = str(task.meta.get("purpose", "sample"))
        query = known_query(plan, assignment, purpose, manner)
        null = query is not None and query.purpose == "null"
        lacking = not null and bool(plan.planner.null_members) and _lacks(analysis, plan)
        self._unlearn_null(plan, lacking)
        asked = [value for _, value in assignment]
        analysis = _unaddressed(self._placed(plan, task, analysis), sent, self.domain.main, plan, asked)
        analysis = unquoted(analysis, asked, self.domain.main)
        settings = plan.settings(assignment, manner)
        rows = [] if null else self._answered(plan, analysis, effects, location, now, settings)
        members = self._besides(plan, analysis, effects, settings) if null else [row.identifier for row in rows]
        if number == 1:
            plan.answered(sent, analysis.page.url)
        stuck = bool(members) and set(task.meta.get("last", ())) == set(members)
        if rows or (null and self._tells(analysis)):
            following = next_pages(task, analysis, plan, number)
        else:
            following = [] if null else next_part(task, analysis, plan, vain=True)
        tasks = [] if null or stuck else following
        offer = self._offer(plan, assignment, analysis) if number == 1 and not rows and not null else None
        cut = analysis.total is not None and (
            analysis.total.floor or (not tasks and _filled(plan, settings, analysis.total, len(rows)))
        )
        answer = Answer(
            analysis.results.kind,
            number,
            len(members) if null else len(rows),
            sum(row.new for row in rows),
            None if cut else self._counted(plan, analysis, assignment, len(rows), more=bool(tasks), page=number),
            bool(following if null else tasks),
            tuple(members),
            cut,
            offer is not None,
            not rows and plan.silence.again(analysis.page, [value for _, value in assignment]),
            not rows and analysis.results.kind == "error" and analysis.page.status in _MISSING,
        )
        named = self._named(rows)
        self._note_answer(plan, assignment, answer, named=named, manner=manner)
        effects.event["answer"] = {
            "interface": plan.interface.identity,
            "assignment": [list(pair) for pair in assignment],
            **answer.to_json(),
            "named": named,
            "session": plan.session,
            "toll": plan.planner.toll,
            "manner": manner.to_json(),
            "purpose": purpose,
            **({"lacking": True} if lacking else {}),
        }
        if number == 1 and not rows and (said := self._shown_instead(plan, analysis)):
            called = [plan.interface.identity]
            self._hear(said, called)
            self.spoken.update(said)
            effects.event |= {"spoken": said, "heard": said, "hearing": called}
        if tasks:
            self._continue(plan, assignment, tasks, members, effects)
        if offer is not None:
            self._take_offer(plan, assignment, offer, effects)
        elif number == 1 and not rows and not null:
            self._lead_on(plan, analysis, 1, effects)

    def _answered(
        self,
        plan: Plan,
        analysis: Analysis,
        effects: Effects,
        location: Location,
        now: float,
        settings: Mapping[str, str],
    ) -> list[Row]:
        """The records of an answer, stored, and its layout learnt where it shows enough of them."""
        rows = self._store(analysis, effects, location, now, plan, settings)
        if len(rows) > 2 and 2 * len(rows) > len(analysis.results.records):
            plan.wrapper = learned(analysis.page, analysis.results.records, self.domain.main) or plan.wrapper
        return rows

    def _shown_instead(self, plan: Plan, analysis: Analysis) -> list[str]:
        """Words of the titles that a page shows in place of what was asked for (what came last, what many look for), while
        nothing is known: they are of what the site has."""
        if self.evidence.size or self.heard >= MAX_HEARD or not plan.hears:
            return []
        fields = (field for record in analysis.repeated[:SHOWN_INSTEAD] for field in record.fields)
        titles = " · ".join(field.value for field in fields if field.attribute == self.domain.main)
        return [word for word in own_words(titles, "", INSTEAD) if word not in self.spoken]

    def _besides(self, plan: Plan, analysis: Analysis, effects: Effects, settings: Mapping[str, str]) -> list[str]:
        """The records that the answer to a question shows that none can match: they stand beside any answer."""
        if analysis.results.kind == "detail":
            plan.nothing.update(said := _said(analysis.results.records))
            effects.event["nothing"] = [plan.interface.identity, said]
        plan.aside = frozenset(record.url for record in analysis.repeated if record.url)
        return self._names(analysis.repeated, analysis, settings)

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


def _lacks(analysis: Analysis, plan: Plan) -> bool:
    """Whether a page with records links none of what was shown in answer to nothing: it does not stand beside any answer."""
    links = {link.url for link in analysis.page.links}
    return len(analysis.results.records) > 1 and bool(plan.aside) and plan.aside.isdisjoint(links)


def _filled(plan: Plan, settings: Mapping[str, Any], total: Total, shown: int) -> bool:
    """Whether an answer shows as many records as its form asked for, and states just that number: "Matched: 100" of a query
    that was limited to 100 counts what came, not what is there."""
    size = plan.interface.page_size
    given = next((one.value for one in plan.interface.form.fields if one.name == size), None)
    return size is not None and total.count == shown and str(settings.get(size) or given) == str(shown)


def _unaddressed(analysis: Analysis, sent: Request, main: str, plan: Plan, asked: Sequence[str] = ()) -> Analysis:
    """A page about one thing that stands where the form was sent, without that address: it is the question's, not the
    thing's, and as many questions would make as many things of it. A link that bears the thing's name leads to its own.
    Nor is the thing called like the page of the form; it then is what the page's only link that is new there leads to. What
    says no more than the answer to a question that has none is no thing, be it that it repeats what was `asked`."""
    results = analysis.results
    if results.kind != "detail" or analysis.page.url != sent.url:
        return analysis
    records = []
    for one in results.records:
        if plan.nothing and _is_nothing(_said([one]), plan.nothing, asked):
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


def _is_nothing(said: Sequence[str], nothing: set[str], asked: Sequence[str]) -> bool:
    """Whether all that is said of a thing is said where there is none, or all but the question."""
    rest = [value for value in said if value not in asked]
    return nothing.issuperset(rest or said)


def _said(records: Sequence[Record]) -> list[str]:
    """What records say of attributes."""
    return [field.value for record in records for field in record.fields if field.attribute]
