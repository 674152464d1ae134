"""Choices that wait for another one: what the answer to one choice offers in the next (a maker, then its models).

A site with many values fills a choice only once the one before it was sent. Nothing is found then, but the form comes back
with options it did not have. Each of these is sent with that very form, as a browser would: it may keep a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crawler.forms.choices import values
from crawler.forms.identity import address_shape
from crawler.forms.interface import Interface
from crawler.harvest.interfaces import Plan
from crawler.models import Field, Form, Request
from crawler.plan.query import Assignment, Slot
from crawler.submit import encode

#: Most options of one offer that are sent.
MAX_OFFERED = 400


@dataclass(frozen=True, slots=True)
class Offer:
    """The form as an answer carries it, and the choice that it fills with options."""

    form: Form
    slot: Slot
    submitter: Field | None
    encoding: str

    def request(self, value: str) -> Request:
        """What a browser sends where this option is chosen and everything else is left as the answer has it."""
        return encode(self.form, {self.slot.target[0]: value}, submitter=self.submitter, encoding=self.encoding)


def grown(form: Form, sent: Form) -> bool:
    """Whether a form is the one that was sent, but for choices that it has besides."""
    if form.method != sent.method or address_shape(form.action) != address_shape(sent.action):
        return False
    before, now = _shown(sent), _shown(form)
    return before.keys() <= now.keys() and all(now[name].control == "select" for name in now.keys() - before.keys())


def offered(plan: Plan, assignment: Assignment, interface: Interface, encoding: str) -> Offer | None:
    """What the form that came back with an answer offers beside an assignment: the first choice with options that the
    form did not have when it was sent, where it shows the assignment's own choices as made. None where it offers nothing."""
    form, sent = interface.form, _shown(plan.interface.form)
    if not grown(form, plan.interface.form):
        return None
    chosen = plan.settings(assignment)
    asked = {name for pair in assignment if (slot := plan.slot(pair[0])) for name in slot.fields}
    shown = _shown(form)
    if not asked or not all(_made(shown[name], chosen[name]) for name in asked if shown[name].options):
        return None
    for name, field in shown.items():
        if field.control != "select" or field.multiple or name in asked:
            continue
        before = {option.value for option in sent[name].options} if name in sent else frozenset[str]()
        fresh = [value for value in values(field) if value not in before]
        if fresh:
            spoken = {option.value: option.label for option in field.options}
            attribute = interface.attributes.get(name, (name, 0.0))[0]
            labels = tuple(spoken[value] for value in fresh[:MAX_OFFERED])
            slot = Slot(f"choice:{name}", attribute, "choice", (name,), tuple(fresh[:MAX_OFFERED]), labels)
            return Offer(form, slot, interface.submitter, encoding)
    return None


def _made(field: Field, value: object) -> bool:
    """Whether a choice shows this value as chosen."""
    return any(option.selected and option.value == value for option in field.options)


def _shown(form: Form) -> Mapping[str, Field]:
    """The fields of a form that a reader sets, by name."""
    unset = ("hidden", "submit", "image", "button", "reset")
    return {field.name: field for field in form.fields if field.name and field.control not in unset}
