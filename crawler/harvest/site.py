"""One site while it is harvested: what each page of it means for what is fetched next.

A page comes in with the task that asked for it; out go `Effects`: rows, new tasks, audit lines, and an event. The
events of a site, replayed in order, restore everything here after any interruption, so no state is kept elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crawler.analysis import Analysis
from crawler.browser.scene import acted
from crawler.forms.identity import as_known
from crawler.harvest.answering import Answering
from crawler.harvest.following import CUE_LINK
from crawler.harvest.interfaces import SPENT, Plan
from crawler.harvest.later import MIN_WORTH, WAITED, stored
from crawler.harvest.own import addressed, own_record
from crawler.harvest.rows import Row, rows_of
from crawler.harvest.state import MAX_HEARD, Effects, assignment_of
from crawler.harvest.templates import by_scripts
from crawler.keys import digest
from crawler.models import Location, Request, Task
from crawler.page import Page
from crawler.plan.query import Assignment
from crawler.plan.questions import Seeds
from crawler.plan.starters import TELLING
from crawler.urls import site as site_of
from knowledge.words import own_words

#: Words of a page that are asked for while nothing is known, and of those that it says most.
HEARD, MAX_OVERHEARD = 3, 60
#: Interfaces that ask for them: on a site that finds nothing each of many would ask for all.
HEARING = 2
#: Numbers of records reached by links with which searches that had found nothing are tried again.
RENEWED = (1, 5, 25)


@dataclass
class SiteHarvest(Answering):
    """One site at work. `handle` takes a page, `lost` a task that came to nothing, `replay` a stored event. `taught`: it was told
    of other sites' values."""

    taught: bool = False

    # -- tasks ------------------------------------------------------------------------------------------------------

    def seed(self, url: str, lost: int = 0) -> Task:
        """The task of a seed; another one where earlier runs have `lost` it so often."""
        self.named = True
        key = digest("link", url, str(lost)) if lost else digest("link", url)
        return Task(key, self.site, Request(url), "link", 2 * CUE_LINK, 0, {"seed": True})

    def request(self, task: Task) -> Request | None:
        """What to send for a task; None for a query whose form has gone stale: `carrier` leads to a new copy."""
        if task.kind != "query" or "offered" in task.meta:
            return task.request
        plan = self.plans[task.meta["interface"]]
        if not plan.ready:
            return None
        return plan.encoded(assignment_of(task), plan.manner_of(task.meta))

    def before(self, task: Task) -> str:
        """The page of this site whose form or link leads to what a task asks for, as it would be named to a server (RFC 9110,
        10.1.3); "" where none is known."""
        plan = self.plans.get(str(task.meta.get("interface"))) if task.kind == "query" else None
        page = (plan.home if plan is not None else str(task.meta.get("from") or "")).partition("#")[0]
        return page if page and site_of(page) == self.site and not acted(page) else ""

    def carrier(self, task: Task) -> Request:
        """What to send for the page that carries the form of a query."""
        plan = self.plans[task.meta["interface"]]
        return plan.step or Request(plan.home)

    def wanted(self, task: Task) -> bool:
        """Whether a link to a record, a query, or a further page of an answer is still worth its request: what it holds
        may have come by other ways, or its interface may have been left meanwhile."""
        if task.kind == "lead":
            plan = self.plans.get(task.meta["interface"])
            return plan is not None and not plan.leads.vain and not self.complete
        if task.kind not in ("query", "page"):
            if "stepped" in task.meta:
                return not any(plan.gained for plan in self.plans.values())
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

    def fails(self, task: Task, reason: str) -> bool:
        """Whether a question fails just as the one does that nothing matches: it is no passing failure then."""
        return task.kind == "query" and self.plans[task.meta["interface"]].silence.fails == reason

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

    @property
    def wanting(self) -> bool:
        """Whether all that could be asked was asked, and hardly anything found, so that values of other sites may help."""
        return not self.taught and self.evidence.size < TELLING and bool(self._at_a_loss)

    @property
    def _at_a_loss(self) -> list[Plan]:
        """The interfaces that may be asked for more values, those that promise most."""
        spent = [plan for plan in self.plans.values() if plan.planner.closed in SPENT and not plan.planner.waiting]
        able = [plan for plan in spent if any(slot.kind == "text" for slot in plan.slots.values())]
        return sorted(able, key=lambda plan: -plan.rank)[:HEARING]

    def teach(self, values: Seeds) -> Effects:
        """What to ask now that other sites have shown these values (M3: sampled knowledge)."""
        self.taught = True
        for plan in self._at_a_loss:
            plan.hear(taught=values)
        effects = Effects()
        self._advance(effects)
        return effects

    def refresh(self, interface: str, analysis: Analysis) -> bool:
        """Take the form of an interface from a page fetched for that purpose; whether it was there."""
        plan = self.plans[interface]
        for form, verdict in analysis.forms:
            found = self._understand(as_known(form, plan.interface.form), verdict)
            if found is not None and found.identity == interface:
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
        found = self._forms(task, analysis, effects, location, sent)
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
        told = {"cue": True} if task.kind == "link" and task.meta.get("cue") else {}
        if task.meta.get("seed"):
            # also of a site that a seed's redirect led to, which nobody names after an interruption
            self.named = told["named"] = True
        return {"task": task.key, "kind": task.kind, "url": url, "site": self.site, **told}

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

    # -- detail pages -----------------------------------------------------------------------------------------------

    def _detail(self, task: Task, analysis: Analysis, effects: Effects, location: Location, now: float) -> None:
        self.evidence.pending = max(0, self.evidence.pending - 1)
        identifier = str(task.meta["record"])
        before = {str(k): list(v) for k, v in dict(task.meta.get("before") or {}).items()}
        record = own_record(task.request.url, analysis, before, self.domain, self.analyst, self.details)
        rows = (
            rows_of(
                [addressed(record, analysis.page)],
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
        elif again := self._asked_again(sum(row.new for row in rows)):
            self._hear((), again)
            effects.event |= {"heard": [], "hearing": again}
        if self.links_closed or self.templates.spent(analysis.template):
            return
        self._paging_links(task, analysis, effects, gained)
        self._follow(task, analysis, effects)

    @property
    def _hearing(self) -> list[str]:
        """The interfaces that ask for words of other pages: those that promise most of what may still be asked."""
        able = [name for name, plan in self.plans.items() if plan.hears]
        return sorted(able, key=lambda name: -self.plans[name].rank)[:HEARING]

    def _asked_again(self, new: int) -> list[str]:
        """The interfaces that have found nothing and go on, as so many new records that links led to tell what to ask: the first
        ones, and when there are more."""
        size = self.evidence.size
        if not any(size - new < least <= size for least in RENEWED):
            return []
        return [name for name in self._hearing if not self.plans[name].gained]

    def _overheard(self, page: Page) -> list[str]:
        """Words that no page before used, to be asked for, a few of them, while none of the site's searches has found
        anything: the page of a form may have no word of what is behind it."""
        if self.evidence.size or self.heard >= MAX_HEARD or self.settings.via == "links":
            return []
        told = own_words(page.text, " ".join(link.text for link in page.links), MAX_OVERHEARD)
        return [word for word in told if word not in self.spoken]
