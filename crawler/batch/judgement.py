"""What a form comes to, whichever site carries it: programs and habits give many sites the same login, the same search.

A form is known by all that is read of it, so what it comes to depends on nothing that was seen before it.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from operator import attrgetter

from crawler.classify.verdicts import Verdicts
from crawler.discovery.interfaces import fields_of, needed, possible, weighed
from crawler.links import asks
from crawler.models import Form
from crawler.urls import site

#: Most forms whose judgements are kept.
MAX_JUDGED = 4_000
#: All that is read of a form and of its fields but where they stand on their page.
_WHOLE = attrgetter(
    "method", "enctype", "accept_charset", "name", "identifier", "css_class", "role", "words", "heading", "homing"
)
_FIELD = attrgetter(
    "name", "control", "label", "value", "options", "multiple", "required", "max_length", "placeholder", "identifier",
    "pattern", "type", "meant",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Judgement:
    """The type of a form and P(searchable); the kind of interface it is, "" where it is none, its relevance, and the topic
    that its pages must have for it to be one of the domain, infinite where none do; what its fields are, as JSON."""

    type: str
    searchable: float
    kind: str
    relevance: float
    needed: float
    fields: str


class Judge:
    """Judges forms: what they are (MR3), and what their fields mean in the domain (M3 (3), (4))."""

    def __init__(self, verdicts: Verdicts) -> None:
        self._verdicts = verdicts
        self._known: dict[tuple[object, ...], Judgement] = {}

    def of(self, form: Form) -> Judgement:
        """What a form comes to; equal for equal forms of any sites."""
        key = _read(form)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MAX_JUDGED:
                self._known.clear()
            found = self._known[key] = self._judged(form)
        return found

    def _judged(self, form: Form) -> Judgement:
        verdict = self._verdicts.classifier.classify(form)
        interface = None
        if possible(verdict) and asks(form, verdict):
            understood = self._verdicts.interfaces([(form, verdict)])
            interface = understood[0] if understood else None
        return Judgement(
            verdict.type,
            round(verdict.score, 6),
            interface.kind if interface else "",
            round(weighed(interface), 6) if interface else 0.0,
            round(needed(interface), 6) if interface else math.inf,
            json.dumps(fields_of(form, verdict, interface), ensure_ascii=False, separators=(",", ":")),
        )


def _read(form: Form) -> tuple[object, ...]:
    """All that is read of a form. Of a site that it is sent to itself the name says nothing; where it is sent elsewhere, both
    names do."""
    here, there = form.page_url, form.action
    home = site(here)
    if there.startswith(f"{home}/"):
        here, there = here[len(home) :], there[len(home) :]
    return _WHOLE(form), tuple(map(_FIELD, form.fields)), here, there, form.index == 0
