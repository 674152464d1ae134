"""Which forms are query interfaces of the domain: M4's third stage and M3 (3), read softly.

A form whose fields carry attributes is judged by its relevance R; where R alone leaves doubt, the topic of the pages
that carry it decides. A box for any words carries no attribute, so the topic decides alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from crawler.discovery.pages import THETA
from crawler.forms.controls import BUTTONS, TYPED
from crawler.forms.interface import Interface
from crawler.models import Form, Verdict
from knowledge.matching import MU

#: R from which the fields alone convince, whatever the page speaks of.
CERTAIN = 2.4 * MU
#: P(searchable) from which a form of no known type is taken for a search all the same, where its fields fit the domain;
#: and from which a form of any type is, where its page speaks of the domain: forms that are none lie below .05.
DOUBTFUL, LIKELY = 0.1, 0.35
#: P(topic) of the pages from which they vouch for a search of which little is understood.
SURE = 0.8
#: Controls that ask for nothing.
UNASKED = BUTTONS | {"hidden"}
#: Most fields told of one form, and the longest label.
MAX_FIELDS, MAX_LABEL = 100, 200


def relevant(interface: Interface, topic: float) -> bool:
    """Whether a form is a query interface of the domain; `topic` is P(topic) of the pages that carry it."""
    return topic >= needed(interface)


def needed(interface: Interface) -> float:
    """P(topic) that the pages which carry a form must have for it to be a query interface of the domain; infinite where no
    pages make it one.

    A form of no known type counts where the domain vouches for it: its fields are the domain's and so is its page.
    """
    verdict, fields, relevance = interface.verdict, interface.kind == "fields", weighed(interface)
    bars = [math.inf]
    if verdict.searchable or verdict.score >= LIKELY:
        bars.append(max(bar(interface.kind, relevance), -math.inf if verdict.searchable else THETA))
    if verdict.searchable and fields and _share(interface) == 1.0:
        bars.append(THETA)  # what it asks for is the domain's: not less than a box for any words
    if verdict.searchable and (_spoken(interface) or (interface.keyword and interface.attributes)):
        bars.append(SURE)  # one that takes any words is not less than a box for any words, whatever stands beside it
    if possible(verdict) and fields and relevance >= MU:
        bars.append(THETA)
    return min(bars)


def bar(kind: str, relevance: float) -> float:
    """The same by kind and relevance alone: the more its fields say, the less its pages need to."""
    bars = [THETA] if kind in ("keyword", "filter") else []
    if relevance >= MU:
        bars.append(THETA * (CERTAIN - relevance) / (CERTAIN - MU))
    return min(bars, default=math.inf)


def _spoken(interface: Interface) -> bool:
    """Whether half of what a search asks for is the domain's: pages surely about the domain vouch for the rest."""
    asked = {one.name for one in interface.form.fields if one.name and one.control not in UNASKED}
    known = asked & interface.attributes.keys()
    return bool(known) and 2 * len(known) >= len(asked)


def weighed(interface: Interface) -> float:
    """R, times the share of the fields that carry an attribute where most carry none: those speak of something else."""
    if interface.kind != "fields" or interface.ranges or interface.triples:
        return interface.relevance
    share = _share(interface)
    return interface.relevance * (1.0 if 2 * share >= 1 else share)


def _share(interface: Interface) -> float:
    """The share of the fields to type into that carry an attribute; 1 where there are none."""
    names = {one.name for one in interface.form.fields if one.control in TYPED and one.name}
    return len(names & interface.attributes.keys()) / len(names) if names else 1.0


def possible(verdict: Verdict) -> bool:
    """Whether a form with this verdict may be a query interface: a search, near to one, or of no known type."""
    return verdict.searchable or verdict.score >= LIKELY or (verdict.type == "other" and verdict.score >= DOUBTFUL)


@dataclass
class Carriers:
    """What the pages that carry one form are about. Those nearest to the site's entrance count alone.

    A box on every page of a site searches the whole site, whatever the section speaks of in which it is met.
    """

    depth: int = 0
    pages: int = 0
    total: float = 0.0

    def add(self, topic: float, depth: int) -> None:
        """One more page with its P(topic), so many links from the entrance."""
        if not self.pages or depth < self.depth:
            self.depth, self.pages, self.total = depth, 0, 0.0
        if depth == self.depth:
            self.pages += 1
            self.total += topic

    @property
    def mean(self) -> float:
        """Mean P(topic) of these pages."""
        return self.total / self.pages if self.pages else 0.0


def fields_of(form: Form, verdict: Verdict, interface: Interface | None) -> list[dict[str, Any]]:
    """The fields of a form as plain JSON values: name, label, control, the type that the classifier gives it, and the
    attribute of the domain, "" where it has none."""
    known = interface.attributes if interface else {}
    return [
        {
            "name": field.name,
            "label": field.label[:MAX_LABEL],
            "control": field.control,
            "type": verdict.field_types.get(field.name, ""),
            "attribute": known.get(field.name, ("", 0.0))[0],
        }
        for field in form.fields[:MAX_FIELDS]
        if field.control not in UNASKED
    ]
