# ruff: noqa: E501 (a page reads best as it is sent)
"""Spans whose ends are chosen from lists: what is asked for is fitted to what they offer."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms, understand
from crawler.harvest.interfaces import Plan
from crawler.harvest.slots import bounded, slots_of
from crawler.models import Field, Option, Verdict
from crawler.page import parse
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Slot
from knowledge.domain import load_domain
from knowledge.matching import Matcher

LIST = "".join(f"<option>{year}</option>" for year in range(2001, 2013))
FORM = f'<form action="/found"><p>Year of publication <select name="a"><option value="">any</option>{LIST}</select> – <select name="b"><option value="">any</option>{LIST}</select></p><button>Search</button></form>'


@pytest.mark.parametrize(
    ("span", "query"), [("1500..2026", "a=&b="), ("2003..2005", "a=2003&b=2005"), ("..2000", "a=&b=2001")]
)
def test_a_span_can_be_sent_whatever_its_lists_offer(span: str, query: str) -> None:
    books = load_domain("books")
    interface = understand(read_forms(parse(FORM, "http://h/"))[0], Verdict("search", True, 1.0), Matcher(books))
    planner = Planner(slots_of(interface, {"year": "year"}), Evidence(books), {})
    request = Plan(interface, planner, "utf-8", "http://h/").encoded((("range:a", span),))
    assert request.url == f"http://h/found?{query}"


def chosen(name: str, *options: str) -> Field:
    return Field(
        name,
        "select",
        options=tuple(Option(value, label) for value, _, label in (one.partition("=") for one in options)),
    )


@pytest.mark.parametrize(
    ("span", "low", "high"),
    [
        ("2000..2005", "2000", "2005"),
        ("2003..2003", "2000", "2005"),
        ("1500..2026", "", ""),
        ("..2000", "", "2000"),
        ("2011..", "2010", ""),
    ],
)
def test_the_nearest_ends_that_leave_nothing_out(span: str, low: str, high: str) -> None:
    ends = [chosen(name, "=any", "2000=2000", "2005=2005", "2010=2010") for name in ("a", "b")]
    slot = Slot("range:a", "year", "range", ("a", "b"))
    assert bounded(slot, span, {one.name: one for one in ends}) == {"a": low, "b": high}


def test_ends_are_told_by_what_they_show() -> None:
    ends = [chosen(name, "1=£50,000", "2=£100,000", "3=£1,000,000") for name in ("a", "b")]
    slot = Slot("range:a", "price", "range", ("a", "b"))
    assert bounded(slot, "60000..90000", {one.name: one for one in ends}) == {"a": "1", "b": "2"}
