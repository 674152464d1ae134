"""Searches that stand behind a step: what is chosen there (`submit.steps`), and what of it the search behind carries on.

The answer to a step is read as any page on the way to forms. Where the form on it hands on what was chosen, in a hidden field
of that name, it is read as if it had the choice itself: so one step taken once leads to all that any choice would lead to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from crawler.forms.choices import any_option
from crawler.forms.interface import Interface
from crawler.harvest.manner import ticks
from crawler.keys import digest
from crawler.models import Field, Form, Option, Request, Task
from crawler.submit import encode
from crawler.submit.steps import STEP, button

#: Most steps of a site that are taken, and most of them one after the other.
MAX_STEPS, DEEPEST = 4, 2
#: Most options of a choice that is handed on.
MAX_OPTIONS = 200

#: What was chosen on the way to a form: field name → the value sent and all options, as (value, label).
Chosen = Mapping[str, tuple[str, Sequence[tuple[str, str]]]]


def taken(
    interface: Interface, site: str, page_url: str, encoding: str, meta: Mapping[str, Any], priority: float
) -> Task:
    """The task of a step: as wide a choice as there is, or what the page has set, else the first option."""
    form = interface.form
    settings: dict[str, Any] = {**interface.widest, **ticks(interface)}
    for item in form.fields:
        if item.control in ("radio", "select") and item.options and not item.multiple:
            settings[item.name] = _chosen(item, settings.get(item.name))
    request = encode(form, settings, submitter=button(form), encoding=encoding)
    pressed = {"action": form.action, "values": settings, "page": page_url, "reason": STEP}
    step = {"level": 1 + int(meta.get("stepped", {}).get("level", 0)), "chosen": plain(choices(form, settings))}
    told = {"from": page_url, "way": meta.get("way", []), "stepped": step, "pressed": pressed}
    return Task(digest("step", site, interface.identity), site, request, "link", priority, 0, told)


def _chosen(item: Field, widest: Any) -> str:
    """The option of a choice that a step is taken with."""
    free = any_option(item)
    given = next((option.value for option in item.options if option.selected), item.options[0].value)
    return free.value if free is not None else widest if isinstance(widest, str) else given


def choices(form: Form, settings: Mapping[str, Any]) -> Chosen:
    """What was chosen of a form's choices between things, as far as another choice would lead elsewhere."""
    found: dict[str, tuple[str, Sequence[tuple[str, str]]]] = {}
    for item in form.fields:
        if item.control not in ("radio", "select") or item.multiple or not 2 <= len(item.options) <= MAX_OPTIONS:
            continue
        value = settings.get(item.name, item.value)
        free = any_option(item)
        if isinstance(value, str) and value and (free is None or value != free.value):
            found[item.name] = value, [(option.value, option.label) for option in item.options if option.value]
    return found


def carrying(form: Form, chosen: Chosen) -> Form:
    """A form with each choice on the way to it that it hands on, the same value in a hidden field of the same name, in place
    of that field."""
    if not chosen:
        return form
    fields = tuple(
        _offered(item, chosen[item.name][1])
        if item.control == "hidden" and item.name in chosen and item.value == chosen[item.name][0]
        else item
        for item in form.fields
    )
    return form if fields == form.fields else replace(form, fields=fields)


def _offered(item: Field, pairs: Sequence[tuple[str, str]]) -> Field:
    options = tuple(Option(value, label, value == item.value) for value, label in pairs)
    return replace(item, control="radio", options=options)


def told(raw: Any) -> Chosen:
    """What was chosen, as a task or an event has it."""
    return {
        str(name): (str(value), [(str(a), str(b)) for a, b in pairs])
        for name, (value, pairs) in dict(raw or {}).items()
    }


def plain(chosen: Chosen) -> dict[str, Any]:
    """Plain data; `told` gives the equal value back."""
    return {name: [value, [list(pair) for pair in pairs]] for name, (value, pairs) in chosen.items()}


def request_of(raw: Any) -> Request:
    """A request, as an event has it."""
    url, method, body, headers = raw
    sent = None if body is None else str(body).encode("latin-1")
    return Request(str(url), str(method), sent, tuple((str(name), str(value)) for name, value in headers))


def plain_request(request: Request) -> list[Any]:
    """Plain data; `request_of` gives the equal request back."""
    body = None if request.body is None else request.body.decode("latin-1")
    return [request.url, request.method, body, [list(pair) for pair in request.headers]]
