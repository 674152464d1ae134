"""Which forms are query interfaces of the domain: M4's third stage and M3 (3), read softly.

A form whose fields carry attributes is judged by its relevance R; where R alone leaves doubt, the topic of the pages
that carry it decides. A box for any words carries no attribute, so the topic decides alone.
"""

from __future__ import annotations

from crawler.discovery.pages import THETA
from crawler.forms.interface import Interface
from knowledge.matching import MU

#: R from which the fields alone convince, whatever the page speaks of.
CERTAIN = 2.4 * MU


def relevant(interface: Interface, topic: float) -> bool:
    """Whether a searchable form is a query interface of the domain; `topic` is P(topic) of the pages that carry it."""
    if not interface.verdict.searchable:
        return False
    return fits(interface.kind, interface.relevance, topic)


def fits(kind: str, relevance: float, topic: float) -> bool:
    """The same for an interface of this kind and relevance."""
    if kind in ("keyword", "filter") and topic >= THETA:
        return True
    return relevance >= CERTAIN or (relevance >= MU and topic >= THETA)
