"""The tasks for the further pages of an answer: by links, by page numbers, by the buttons of a form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from urllib.parse import urlsplit

from crawler.analysis import Analysis
from crawler.forms.identity import as_known, identity
from crawler.forms.vocabulary import PURPOSES, folded
from crawler.harvest.interfaces import Plan
from crawler.harvest.state import assignment_of
from crawler.keys import digest
from crawler.links import acts, does, harmful, words_of
from crawler.models import Field, Form, PagingLink, Request, Task, Verdict
from crawler.page import Page
from crawler.paging.addresses import PAGE_NAME, step
from crawler.paging.controls import PagingControl
from crawler.paging.pager import leads_on, likely_next, onward, page_number, same_result, shows_all
from crawler.paging.parts import parts
from crawler.paging.words import read_words
from crawler.submit import encode, judge
from crawler.urls import canonical, parameters, path_and_query, same_host
from crawler.urls import site as site_of

#: Parts of an answer that show nothing, one after the other, until the rest is let be.
VAIN_PARTS = 3
#: Most result pages of one query.
MAX_PAGES = 20_000
#: Most pages in a row that only lead on to the answer, where they do so at once.
MAX_WAITS = 5
#: Longest time, in seconds, after which such a page leads on, and that all of them take; later ones end a session or show the
#: same again.
LONGEST_WAIT = 60
#: The same of one that leads to itself.
LONGEST_TURN = 15
_BUTTONS = frozenset({"submit", "image", "button"})
#: Hidden fields in which a page keeps its state, so that one form is all of it (ASP.NET, Jakarta Faces, Oracle APEX).
_STATE = frozenset({"__VIEWSTATE", "javax.faces.ViewState", "jakarta.faces.ViewState", "p_instance"})
#: What else is counted by buttons, in the words of their names.
_COUNTED = frozenset(
    "step steps stage phase wizard schritt etape étape passo paso krok stap steg adim adım шаг qty quantity menge anzahl "
    "quantite quantité cantidad quantidade amount copies seat seats platz month months monat mois mes mese day "
    "days tag jour dia dag year years jahr week woche hour time slot rating score stars star mark marks grade points note "
    "question frage poll answer choice adults guests persons people rooms nights children".split()
)
#: What such buttons lead through elsewhere, in the words of where they are sent.
_LED_THROUGH = frozenset(
    "wizard step steps booking bookings reservation reservations buchung buchungen reserva reservas réservation prenotazione "
    "onboarding survey umfrage quiz questionnaire enquete enquête poll".split()
)
#: Names of what is sent unseen with any search unless it is a number: how it is sorted, and proof that its page was seen.
_HARMLESS = re.compile(r"sort|order(?:_?by|_?dir\w*)?\Z|verification", re.I)
#: Where in an answer a value leads, behind whatever else it says ("at^21").
_PLACE = re.compile(r"\d{1,7}\Z")
#: Names of fields that say where in an answer one is, as a part of theirs.
_PAGES = re.compile(r"pag(?:e|in|er)|(?:^|[_-])(?:p|pg|pos|start|offset)(?:$|[_-])", re.I)


def next_pages(task: Task, analysis: Analysis, plan: Plan, number: int) -> list[Task]:
    """The task for the page after this one; empty at the last page.

    A "next" link is followed where there is one, else the link numbered one higher, else a form control that pages.
    The keys hold the query, since a site that keeps it in the session uses the same addresses for every query.
    """
    if number >= MAX_PAGES:
        return []
    visited = list(task.meta.get("visited", ()))
    here = analysis.page.url
    links = [
        link
        for link in onward(analysis.page, analysis.results.paging)
        if link.url != here and site_of(link.url) == task.site and not harmful(link.url, here=here)
    ]
    query = _called(task, plan)
    link = _next_link(links, analysis, number, visited)
    shown = number * max(len(analysis.results.records), plan.planner.page_size)
    certain = 0 < shown < 0.98 * (analysis.results.total_count or 0)
    told = any(link.kind == "prev" or link.kind == "page" for link in analysis.results.paging)
    if link is None and (certain or not told):
        size = len(analysis.results.records)
        names = {item.name for item in plan.interface.form.fields if item.name and item.control not in _BUTTONS}
        likely = likely_next(analysis.page, certain=certain, size=size, sent=names)
        link = _next_link([likely], analysis, number, visited) if likely is not None else None
    if link is None and number == 1:
        records = analysis.results.records
        whole = shows_all(analysis.page, records[-1].node if records else -1)
        link = (
            whole
            if whole is not None and site_of(whole.url) == task.site and not harmful(whole.url, here=here)
            else None
        )
    if link is not None:
        mark = digest(link.url)
        meta = {"from": here} | _meta(task, number + 1, [*visited, digest(here), mark][-40:])
        return [Task(digest(query, link.url), task.site, Request(_whole(analysis, link)), "page", 0.0, 0, meta)]
    forms = {form.index: (form, verdict) for form, verdict in analysis.forms}
    beside = [form for form, _ in analysis.forms]
    even = {index for index in forms if evenly([one for one in analysis.controls if one.form_index == index])}
    controls = [
        one
        for one in analysis.controls
        if _turns(*forms[one.form_index], one, plan, task, here, beside, one.form_index in even)
    ]
    control = _next_control(controls, number)
    if control is None:
        return next_part(task, analysis, plan)
    form = forms[control.form_index][0]
    request = _pressed(form, control, analysis.page.encoding)
    if request is None or harmful(request.url, sent=request.method == "POST"):
        return []
    pressed = {"page": here, "action": form.action, "values": dict(control.fields)}
    meta = {"from": here, **_meta(task, number + 1, visited), "pressed": pressed}
    return [Task(digest(query, "control", str(number + 1)), task.site, request, "page", 0.0, 0, meta)]


def _called(task: Task, plan: Plan) -> str:
    """What the pages of an answer have in their keys."""
    return digest("pages", plan.interface.identity, *(part for pair in task.meta["assignment"] for part in pair))


def next_part(task: Task, analysis: Analysis, plan: Plan, *, vain: bool = False) -> list[Task]:
    """The task for the next part of an answer that is shown part by part, at the end of one; also where one shows nothing
    (`vain`), unless several did."""
    results, here, number = analysis.results, analysis.page.url, int(task.meta.get("page", 1))
    left, times = task.meta.get("parts"), int(task.meta.get("vain", 0)) + 1 if vain else 0
    if times > VAIN_PARTS or (vain and left is None and not results.total_count):
        return []
    if left is None:
        before = (number - 1) * plan.planner.page_size
        asked = {value.strip().casefold() for _, value in assignment_of(task)} - {""}
        given = [(one.name, str(one.value or "")) for one in plan.interface.form.fields]
        settings = plan.settings(assignment_of(task), plan.manner_of(task.meta))
        sent = [
            (name, one)
            for name, value in settings.items()
            for one in ([value] if isinstance(value, str) else value or ())
        ]
        found = parts(analysis.page, len(results.records), results.total_count, before, asked, [*given, *sent])
        safe = (one for one in found if not harmful(one.url, one.text, one.rel, here=here))
        left = [one.url for one in safe if site_of(one.url) == task.site]
    if not left:
        return []
    visited = list(task.meta.get("visited", ()))
    meta = {"from": here, **_meta(task, number + 1, visited), "parts": list(left[1:]), "vain": times}
    return [Task(digest(_called(task, plan), "part", left[0]), task.site, Request(left[0]), "page", 0.0, 0, meta)]


def awaited(task: Task, analysis: Analysis, plan: Plan, now: float) -> Task | None:
    """The task for the page that "please wait" in place of an answer leads to by itself, be it to itself, or that its frames
    show it in; None where that is the answer. Most answers are there at once; where one is not, it is asked for when its page
    says, in seconds after `now`, and ever less often."""
    page, results = analysis.page, analysis.results
    onward = page.refresh or _framed(page, plan) or (page.url if page.refresh_seconds else None)
    times, here = int(task.meta.get("waited", 0)), onward == page.url
    pause = max(page.refresh_seconds, times) if page.refresh_seconds else 0.0
    seconds = float(task.meta.get("waited_seconds", 0.0)) + pause
    if not onward or results.records or results.total_count or seconds > LONGEST_WAIT:
        return None
    if (times >= MAX_WAITS and not pause) or results.kind in ("empty", "error", "login"):
        return None
    if here and (not pause or page.refresh_seconds > LONGEST_TURN or _bears(analysis, plan)):
        return None  # a page that shows itself again now and then
    if site_of(onward) != task.site or harmful(onward, here=page.url):
        return None
    meta = {**task.meta, "page": int(task.meta.get("page", 1)), "waited": times + 1, "waited_seconds": seconds}
    if times or here:
        meta["due"] = now + pause
    request = Request(page.refresh_whole or onward)
    return Task(digest("waited", task.key, onward), task.site, request, "page", 0.0, task.depth, meta)


def _bears(analysis: Analysis, plan: Plan) -> bool:
    """Whether a page carries the form that was sent."""
    return any(_is_asked(form, plan) for form, _ in analysis.forms)


def _is_asked(form: Form, plan: Plan) -> bool:
    """Whether a form is the one that a plan asks."""
    return identity(as_known(form, plan.interface.form)) == plan.interface.identity


def _framed(page: Page, plan: Plan) -> str | None:
    """The frame that shows an answer: the last that is asked for what the form's controls are called after, or the only one of a
    frameset that is not the form's page; None where there is none. Frames within a page may be anything else."""
    shown = {one.name for one in plan.interface.form.fields if one.control not in (*_BUTTONS, "hidden") and one.name}
    asking = [one.url for one in page.frames if any(name in shown for name, _ in parameters(one.url))]
    set_apart = [one.url for one in page.frames if page.tree.tags[one.node] == "frame" and one.url != plan.home]
    return asking[-1] if asking else set_apart[0] if len(set_apart) == 1 else None


def _turns(
    form: Form,
    verdict: Verdict,
    control: PagingControl,
    plan: Plan,
    task: Task,
    here: str,
    beside: Sequence[Form],
    even: bool,
) -> bool:
    """Whether a form may be sent back to turn the page: the interface itself, one that the guard lets through, and one
    that leads where the answer came from and either has nothing to fill in or is all of a page that keeps its state in it.

    A form with nothing to fill in may be anything (a rating, a basket): sent by POST it must carry what was asked, or
    set what is called a page or holds the number of this one, or its controls must count on by the records of a page
    (`even`). Boxes to mark records with are sent by nobody who ticks none.
    """
    whole = any(item.name in _STATE for item in form.fields)
    harm = any(does(*pair) for pair in control.fields.items()) or (acts(form) and not whole)
    if harm or not same_host(form.action, here):
        return False
    if _is_asked(form, plan) or judge(form, verdict).allowed:
        return True
    if _counts_on(form, int(task.meta.get("page", 1))) and not _suspect(form) and not _given_each(form, beside):
        return True
    own = {item.name for item in plan.interface.form.fields}
    unseen = " ".join(name for name in unseen_names(form).split() if name not in own)  # the search sends the others
    if any(map(counts_else, control.fields)) or (form.method == "POST" and not whole and has_purpose(unseen)):
        return False
    if urlsplit(form.action).path not in (urlsplit(here).path, urlsplit(plan.interface.form.action).path):
        return False
    shown = [
        item.name
        for item in form.fields
        if item.control not in _BUTTONS
        and item.control != "hidden"
        and not (item.control == "checkbox" and item.value is None)
    ]
    if whole or shown:
        return whole or (form.method == "GET" and shown == list(control.fields))
    if form.method == "GET" or (even and not _suspect(form) and not _given_each(form, beside)):
        return True
    hidden = {item.name: (item.value or "").strip() for item in form.fields if item.control == "hidden"}
    asked = {value.strip().lower() for _, value in assignment_of(task) if value.strip()}
    if asked & {(item.value or "").strip().lower() for item in form.fields if item.control == "hidden"}:
        return True  # of several fields of one name each counts
    changed = control.fields.keys() & hidden.keys()
    here_now = str(task.meta.get("page", 1))
    return any(PAGE_NAME.match(name) or _PAGES.search(name) or hidden.get(name) == here_now for name in changed) or (
        not changed and any(PAGE_NAME.match(name) or _PAGES.search(name) for name in hidden)
    )


def evenly(controls: Sequence[PagingControl]) -> bool:
    """Whether controls that say the numbers of pages set one name to places that grow by the same with each, more than one,
    from the first record on ("2" to "at^21", "3" to "at^41"): marks to give and amounts count by ones."""
    placed: dict[int, int] = {}
    said: set[tuple[str, str]] = set()
    for one in controls:
        if one.number is None or len(one.fields) != 1:
            continue
        name, value = next(iter(one.fields.items()))
        match = _PLACE.search(value[-40:])
        if match is None:
            return False
        placed[one.number] = int(match[0])
        said.add((name, value[: len(value) - len(match[0])]))
    numbers = sorted(placed)
    steps = {divmod(placed[after] - placed[first], after - first) for first, after in pairwise(numbers)}
    if len(said) != 1 or len(steps) != 1:
        return False
    step, rest = steps.pop()
    return step > 1 and not rest and placed[numbers[0]] - step * (numbers[0] - 1) in (0, 1)


def _counts_on(form: Form, here: int) -> bool:
    """Whether the buttons of a form are a paginator beyond doubt: all set one name to the numbers they say, that of this page
    is missing, and one that says "next" sets it to the number after this. Marks to give and amounts leave none out; but steps
    of an order, months and seats may count in the same way, and are told by their names."""
    if any(one.control not in _BUTTONS and one.control != "hidden" for one in form.fields):
        return False
    buttons = [one for one in form.fields if one.control in _BUTTONS]
    numbers = [one.value for one in buttons if one.label.isdecimal() and one.label == one.value]
    onward = [
        one for one in buttons if one.value == str(here + 1) and read_words(one.label.strip()).direction == "next"
    ]
    names = {one.name for one in buttons}
    counted = any(map(counts_else, names))
    return bool(onward) and bool(numbers) and str(here) not in numbers and len(names) == 1 and not counted


def counts_else(name: str) -> bool:
    """Whether what a control sets is by its name a step, an amount or a day rather than a page."""
    paged = PAGE_NAME.match(name) or _PAGES.search(name)
    return not paged and not (_COUNTED | _LED_THROUGH).isdisjoint(words_of(name))


def _suspect(form: Form) -> bool:
    """Whether where a form is sent, what it is called or what it sends unseen speaks of something other than pages."""
    unseen = unseen_names(form)
    if not _LED_THROUGH.isdisjoint(words_of(f"{path_and_query(form.action)} {unseen}")):
        return True
    return has_purpose(f"{path_and_query(form.action)} {form.identifier} {form.css_class} {form.name} {unseen}")


def unseen_names(form: Form) -> str:
    """The names of what a form sends unseen that may tell what it is for."""
    hidden = [field for field in form.fields if field.control == "hidden"]
    return " ".join(one.name for one in hidden if (one.value or "").isdigit() or not _HARMLESS.search(one.name))


def has_purpose(said: str) -> bool:
    """Whether words about a form speak of a purpose other than searching."""
    return any(pattern.search(folded(said, 500)) for _, _, pattern in PURPOSES)


def _given_each(form: Form, beside: Sequence[Form]) -> bool:
    """Whether there are several such forms that send different things unseen: one for each thing of a list, not for all of it."""

    def kind(one: Form) -> tuple[str, frozenset[str]]:
        return one.action, frozenset(field.name for field in one.fields)

    def unseen(one: Form) -> set[tuple[str, str | None]]:
        return {(field.name, field.value) for field in one.fields if field.control == "hidden"}

    return any(kind(one) == kind(form) and unseen(one) != unseen(form) for one in beside)


def _whole(analysis: Analysis, link: PagingLink) -> str:
    """The address of a link with the identifier that it has for a session, which may be that of the very answer."""
    page = analysis.page
    whole = canonical(link.href, page.base_url, encoding=page.encoding, sessions=True)
    return whole if whole is not None and canonical(whole) == link.url else link.url


def _meta(task: Task, number: int, visited: list[str]) -> dict[str, object]:
    kept = {key: task.meta[key] for key in ("interface", "assignment", "purpose", "parts") if key in task.meta}
    return {**kept, "page": number, "visited": visited}


def _next_link(
    links: Sequence[PagingLink], analysis: Analysis, number: int, visited: Sequence[str]
) -> PagingLink | None:
    seen = set(visited) | {digest(analysis.page.url)}
    fresh = [link for link in links if digest(link.url) not in seen]
    # What is called the page before leads on only where nothing is called the next one.
    ahead = [link for link in fresh if leads_on(analysis.page, link)]
    onward = min(ahead, key=lambda one: one.kind != "next", default=None)
    nearest = sorted(fresh, key=lambda one: not same_result(analysis.page, one.url))
    numbered = next((link for link in nearest if page_number(analysis.page, link) == number + 1), None)
    # Some sites' arrow leads to the last page: what is numbered one higher and stands before that is the next one.
    if onward is None or (numbered is not None and step(onward.url, numbered.url) > 0):
        return numbered
    return onward


def _next_control(controls: Sequence[PagingControl], number: int) -> PagingControl | None:
    for control in controls:
        if control.number == number + 1:
            return control
    for control in controls:
        if control.kind == "next" and (control.number is None or control.number > number):
            return control
    return None


def _pressed(form: Form, control: PagingControl, encoding: str) -> Request | None:
    """The request of a form sent back with a paging control pressed.

    A control may set names that the form lacks, since a script adds them on the spot; they are sent as hidden fields.
    None for a button that sends nothing: only a script could tell what it does.
    """
    buttons = [item for item in form.fields if item.name in control.fields and item.control in _BUTTONS]
    if buttons and all(item.control == "button" for item in buttons):
        return None
    buttons = [item for item in buttons if item.control != "button"]
    pressed = next((item for item in buttons if (item.value or "") == control.fields[item.name]), None)
    pressed = pressed or next(iter(buttons), None)
    values = {name: value for name, value in control.fields.items() if pressed is None or name != pressed.name}
    if not pressed and not values and control.fields:
        return None
    known = {item.name for item in form.fields}
    missing = tuple(Field(name, "hidden", value="") for name in values if name not in known)
    return encode(replace(form, fields=form.fields + missing), values, submitter=pressed, encoding=encoding)
