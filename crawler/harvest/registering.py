"""Which forms of a page become interfaces of its site, and why others are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from crawler.analysis import Analysis
from crawler.forms.identity import address_shape, identity, same_box, sent_by_script
from crawler.forms.interface import Interface
from crawler.harvest.interfaces import Plan, known_kind
from crawler.harvest.offers import grown
from crawler.harvest.state import Effects, SiteState, assignment_of
from crawler.harvest.steps import DEEPEST, MAX_STEPS, Chosen, carrying, choices, plain, plain_request, taken, told
from crawler.keys import digest
from crawler.links import ACTS, acts, harmful
from crawler.models import Form, Location, Request, Task
from crawler.patterns import pattern
from crawler.submit import Judgement, judge
from crawler.submit.lines import audit_line
from crawler.submit.steps import is_step
from crawler.urls import below, same_host
from crawler.urls import site as site_of
from knowledge.similarity import fold

#: Most forms of one page that are looked at, and most interfaces of a site.
MAX_FORMS, MAX_INTERFACES = 200, 300
#: Most interfaces that are sent to one place with controls of the same kinds.
MAX_ALIKE = 8
#: Boxes that say the same and are sent to the lists they stand beside, at most.
MAX_LISTS = 5
#: Check boxes named alike that may stand for the records of a page, at least.
MIN_TICKED = 3
#: Why a form is refused that is harmless, but sent to another server.
ELSEWHERE = "it leads to another site"
#: Why one is that is a search, but of nothing that the domain knows.
NO_FIELD = "no field of the domain"
#: Most other servers of its owner that are entered from one site, and the priority of these entrances: that of seeds.
MAX_ENTERED, ENTRANCE = 3, 600.0
#: The priority of a step before a search: after links that announce one and questions that are asked, before other links.
STEPPING = 90.0


def refusal(form: Form, page_url: str) -> str:
    """What a refused form is remembered by."""
    return digest("refused", pattern(form.action or page_url), form.method, *sorted(one.name for one in form.fields))


@dataclass
class Registering(SiteState):
    """A site and the interfaces on its pages."""

    def _forms(self, task: Task, analysis: Analysis, effects: Effects, location: Location, sent: Request) -> int:
        """Register what the forms of the page are, which came in answer to what was `sent`; the number of new interfaces."""
        if self.settings.via == "links":
            return 0
        new = 0
        page_url = analysis.page.url
        carried: list[str] = []
        asked = self.plans.get(str(task.meta.get("interface"))) if task.kind in ("query", "page") else None
        for found, verdict in analysis.forms[:MAX_FORMS]:
            form = self._of_its_list(found, task, analysis)
            name = identity(form)
            if asked is not None and name not in self.plans and _asked_again(form, asked, analysis):
                continue
            plan = self.plans.get(name)
            if plan is None and len(self.plans) >= MAX_INTERFACES:
                continue
            if name not in carried:
                carried.append(name)
            shape = "" if plan is not None else refusal(form, page_url)
            if shape in self.refused:
                continue
            if plan is None and self._alike(form) >= MAX_ALIKE:
                continue
            chosen = _chosen(task, asked) if plan is None else {}
            interface = self._understood(form, verdict, chosen)
            if interface is None:
                continue
            if plan is not None:
                plan.take(interface, analysis.page.encoding, page_url if sent.method == "GET" else None)
                continue
            judgement = judge(found, verdict)
            reason = judgement.reason if not judgement.allowed else ""
            reason = reason or ("" if known_kind(interface) else NO_FIELD)
            reason = reason or (ACTS if acts(form) else "")
            reason = reason or ("it ticks records of the page" if _ticks(form, analysis) else "")
            reason = reason or ("" if same_host(form.action, page_url) else ELSEWHERE)
            if reason and self._steps(interface, judgement, reason, task, analysis, effects):
                continue
            if reason:
                self.refused.add(shape)
                effects.refused += 1
                if reason == ELSEWHERE:
                    self._enter([form.action.partition("?")[0], f"{site_of(form.action)}/"], page_url, effects)
                effects.event.setdefault("refused", []).append(shape)
                effects.audit.append(audit_line(self.site, analysis.page.url, form, {}, allowed=False, reason=reason))
                continue
            self._register(interface, analysis)
            seen: dict[str, Any] = {"identity": interface.identity, "index": form.index}
            seen |= {"file": location.file, "offset": location.offset}
            if form is not found:
                seen["listed"] = True
            if carrying(form, chosen) is not form:
                seen["chosen"] = plain(chosen)
            if "stepped" in task.meta:
                self.plans[interface.identity].step = task.request
                seen["step"] = plain_request(task.request)
            effects.event.setdefault("interfaces", []).append(seen)
            new += 1
        carried = [name for name in carried if name in self.plans]
        effects.event["carried"] = carried
        if task.kind == "form" and not any(sent_by_script(self.plans[name].interface.form) for name in carried):
            self._give_back(task, effects)
        self._note_carried(carried)
        effects.interfaces += new
        return new

    def _of_its_list(self, form: Form, task: Task, analysis: Analysis) -> Form:
        """The form, as one that is sent to this page alone where it is: sections of a site have boxes beside their lists that say
        the same, and each looks through its own. Told by a list of the domain made otherwise than the page where the box was
        first met, and by pages without it: a site's own search is on all of them."""
        if not form.homing:
            return form
        alone, shared = replace(form, homing=False), self.plans.get(identity(form))
        if shared is None or identity(alone) in self.plans:
            return form if shared is None else alone
        met = shared.interface.form
        if identity(replace(met, homing=False)) == identity(alone) or shared.carried == self.pages_seen:
            return form
        if task.kind != "link" or analysis.results.kind != "list" or analysis.template in (-1, shared.template):
            return form
        told = {field.attribute for record in analysis.results.records for field in record.fields if field.attribute}
        own = sum(same_box(one.interface.form, form) for one in self.plans.values())
        return alone if told and own < MAX_LISTS else form

    def _steps(
        self,
        interface: Interface,
        judgement: Judgement,
        reason: str,
        task: Task,
        analysis: Analysis,
        effects: Effects,
    ) -> bool:
        """Whether a form is a step before a search, which is taken where it was not yet; of a site that has an answer there is
        no need of any."""
        form, here = interface.form, analysis.page.url
        if reason not in (judgement.reason, NO_FIELD) or acts(form) or _ticks(form, analysis):
            return False
        if not same_host(form.action, here) or not is_step(form, interface.verdict, analysis.page.title):
            return False
        if interface.identity in self.steps:
            return True
        level = int(task.meta.get("stepped", {}).get("level", 0))
        if len(self.steps) >= MAX_STEPS or level >= DEEPEST or any(plan.gained for plan in self.plans.values()):
            return False
        step = taken(interface, self.site, here, analysis.page.encoding, task.meta, STEPPING)
        if harmful(step.request.url, here=here):
            return False
        self.steps.add(interface.identity)
        effects.event.setdefault("steps", []).append(interface.identity)
        effects.tasks.append(step)
        return True

    def _enter(self, urls: Sequence[str], page_url: str, effects: Effects) -> None:
        """Go to another server of the site's owner, where its search is: the catalogue of a library is often one of its own.
        Only who asked for a site speaks for it: from the servers entered so there is no further way, nor by redirects to others
        than themselves."""
        there = site_of(urls[0])
        if not self.named or not below(there, self.site) or there in self.entered or len(self.entered) >= MAX_ENTERED:
            return
        self.entered.add(there)
        effects.event.setdefault("entered", []).append(there)
        for url in dict.fromkeys(urls):
            meta = {"entered": True, "from": page_url}
            effects.tasks.append(Task(digest("link", url), there, Request(url), "link", ENTRANCE, 0, meta))

    def moved(self, task: Task, url: str) -> Task | None:
        """The task of a server entered so that leads on to its encrypted side, or to its name with or without `www.`."""
        if not task.meta.get("entered") or task.meta.get("adopted") or not same_host(url, task.request.url):
            return None
        meta = {**task.meta, "adopted": True}
        return replace(task, key=digest("link", url), site=site_of(url), request=Request(url), meta=meta)

    def _give_back(self, task: Task, effects: Effects) -> None:
        """A page was to be drawn for an interface that nothing answers, in vain."""
        effects.event["undrawn"] = task.meta["interface"]
        self._undrawn(task.meta["interface"])

    def _alike(self, form: Form) -> int:
        """How many interfaces are sent to the same place with controls of the same kinds: of a site that draws the names
        of its fields anew for each page there would be no end."""
        place = address_shape(form.action), form.method, sorted(field.control for field in form.fields)
        return sum(
            (address_shape(one.action), one.method, sorted(field.control for field in one.fields)) == place
            for one in (plan.interface.form for plan in self.plans.values())
        )


def _chosen(task: Task, asked: Plan | None) -> Chosen:
    """What was chosen on the way to a page: by a step, or by the question that it answers."""
    if asked is not None:
        return choices(asked.interface.form, asked.settings(assignment_of(task)))
    return told(task.meta.get("stepped", {}).get("chosen"))


def _asked_again(form: Form, asked: Plan, analysis: Analysis) -> bool:
    """Whether a form on an answer's page is the box that was asked, sent to wherever the answer stands, or came back with
    more choices: in place of an answer, or those that earlier answers offered."""
    sent = asked.interface.form
    if same_box(form, sent):
        # A browser fills what the server answers with nothing, however it is asked.
        return not (analysis.unmoved and sent_by_script(form) and not sent_by_script(sent))
    waiting = analysis.results.kind not in ("list", "detail") or bool(asked.dependent)
    return waiting and grown(form, sent)


def _ticks(form: Form, analysis: Analysis) -> bool:
    """Whether check boxes of a form stand for the records listed on its page: it acts on what was found. Each then stands
    in one record, of its own, that says more than the name of the box; sections of a form, lists of boxes, and what many
    records are in ("new", "closed") do not, also where nothing else repeats on the page."""
    boxes = [field for field in form.fields if field.control == "checkbox" and len(field.options) >= MIN_TICKED]
    if not boxes or analysis.form != "list":
        return False
    shown = [
        {fold(field.value) for field in record.fields}
        for record in analysis.repeated
        if record.url or len(record.fields) > 1
    ]
    times = Counter(value for values in shown for value in values)
    for field in boxes:
        labels = {fold(one.label) for one in field.options}
        own = [values & labels for values in shown if len(values & labels) == 1]
        if 2 * sum(times[label] == 1 for held in own for label in held) > len(field.options):
            return True
    return False
