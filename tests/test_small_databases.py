"""Small databases that say nothing of their size: what tells that there is more, and what that there is not."""

from __future__ import annotations

import pytest

from crawler.plan.evidence import Evidence
from crawler.plan.limits import outdone
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query
from tests.databases import BOOKS, KEYWORD


def span(text: str, members: range, *, total: int | None = None, slot: str = "y") -> Query:
    shown = set(map(str, members))
    query = Query(((slot, text),), "sample", total=total, found=len(shown), pages=1, ended=True)
    query.members = shown
    return query


def test_a_span_that_lacks_what_a_part_of_it_shows_was_cut_off() -> None:
    wide, part = span("1500..2026", range(40)), span("2019..2026", range(60, 93))
    other = span("2018..2018", range(20, 60))
    assert outdone(part, [wide, other, part], {"y"}) == [wide, other]
    assert outdone(wide, [wide, other, part], {"y"}) == [wide, other]  # in whatever order they come


@pytest.mark.parametrize(
    ("wide", "part"),
    [
        (span("1500..2026", range(40)), span("2019..2026", range(10, 30))),  # nothing that it lacks
        (span("1500..2026", range(40)), span("2019..2026", range(30, 42))),  # a record or two may be new
        (span("1500..2018", range(40)), span("2019..2026", range(60, 93))),  # no part of it
        (span("1500..2026", range(40), total=90), span("2019..2026", range(60, 93))),  # it says so itself
        (span("1500..2026", range(20)), span("2019..2026", range(60, 93))),  # others show more
        (span("1500..2026", range(40), slot="t"), span("2019..2026", range(60, 93), slot="t")),  # words, no span
    ],
)
def test_other_spans_say_nothing_of_a_limit(wide: Query, part: Query) -> None:
    assert outdone(part, [wide, part], {"y"}) == []


def asked_for(kinds: list[str], asked: int) -> Planner:
    """A planner whose records are of these kinds, some of one each, the first so many of which were asked for."""
    planner = Planner([KEYWORD], Evidence(BOOKS), {})
    for place, kind in enumerate(kinds):
        members = [f"{kind}{n}" for n in range(1 if kind.startswith("rare") else 12 + place)]
        for member in members:
            planner.evidence.add(member, {"title": [f"title {len(planner.queries)}"], "category": [kind]})
        if place < asked:
            query = Query((("k", kind),), "sample", groups=("k=category",))
            planner.asked(query)
            answer = Answer("list", 1, len(members), len(members), None, False, tuple(members))
            planner.answered(query.assignment, answer)
    return planner


KINDS = "poetry travel history cooking art music".split()


def test_all_values_of_an_attribute_tell_that_there_are_no_other_records() -> None:
    assert asked_for(KINDS, 6).spanned


@pytest.mark.parametrize(
    ("kinds", "asked"),
    [
        (KINDS, 5),  # one of them is left
        ([*KINDS, "rare one", "rare two", "rare three"], 9),  # others are as rare, and not known
        (KINDS[:2], 2),  # too few to tell a value from a word of the page
    ],
)
def test_some_values_of_an_attribute_tell_nothing(kinds: list[str], asked: int) -> None:
    assert not asked_for(kinds, asked).spanned
