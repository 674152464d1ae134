"""What a sweep leaves out: records whose value of the swept attribute no record met so far has shown."""

from __future__ import annotations

import pytest

from crawler.plan.query import Slot
from knowledge.domain import load_domain
from samples.catalogue import papers
from tests.databases import ANY, Database, harvested

PAPERS = load_domain("papers")
SHOWN = ("title", "author", "venue", "year")
SLOTS = [
    Slot(f"filter:in={name or 'any'}", name, "text", ("kw",), fixed=(("in", name or "any"),))
    for name in (ANY, "title", "author", "venue")
]


def finds(value: str, text: str) -> bool:
    """A search for whole words."""
    return set(value.lower().split()) <= set(text.split())


@pytest.mark.parametrize("seed", [4, 6, 8])
def test_values_that_stand_last_in_every_answer_are_looked_for(seed: int) -> None:
    records = [dict(record) for record in papers(2000, seed)]
    venues = [record["venue"] for record in records]
    rare = sorted(set(venues), key=venues.count)[1:3]
    records.sort(key=lambda record: (record["venue"] in rare, -int(record["year"] or 0)))
    database = Database(records, SLOTS, blank=False, cap=None, searched=SHOWN, search=finds)
    found, pages, _ = harvested(database, size=10, domain=PAPERS, shown=SHOWN, least=0.35)
    assert found >= 0.99 * len(records)
    assert pages <= 1.9 * len(records) / 10
