"""Databases whose answers are cut off, asked by the planner itself: what lies behind an answer is told by its parts."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.plan.cut import estimated, parts_of
from crawler.plan.query import Query, Slot
from samples.catalogue import books
from tests.databases import AUTHOR, TITLE, YEARS, Database, harvested

RECORDS = [
    {name: "; ".join(value) if isinstance(value, list) else str(value) for name, value in one.items()}
    for one in books(3000, 5)
]
OPTIONS = tuple(sorted({one["category"] for one in RECORDS if one.get("category")}))
CATEGORY = Slot("c", "category", "choice", ("c",), OPTIONS, OPTIONS)
YEAR = Slot("n", "year", "text", ("n",))


@pytest.mark.parametrize(
    ("slots", "cap", "found_at_least", "most"),
    [([CATEGORY, YEARS], 100, 0.99, 3.5), ([TITLE, AUTHOR, CATEGORY, YEAR], 300, 0.98, 3.2)],
)
def test_answers_that_only_say_that_there_is_more_are_cut_until_nothing_is_behind_them(
    slots: list[Slot], cap: int, found_at_least: float, most: float
) -> None:
    database = Database(RECORDS, slots, blank=False, cap=cap, vague=True)
    found, pages, planner = harvested(database)
    assert found >= found_at_least * len(RECORDS)
    assert pages <= most * math.ceil(len(RECORDS) / 20)
    assert planner.cap == cap


def test_answers_that_end_alike_and_state_nothing_are_cut_off() -> None:
    database = Database(RECORDS, [CATEGORY, YEARS], blank=False, cap=100)
    found, _, planner = harvested(database, totals=False)
    assert planner.cap == 100
    assert found >= 0.95 * len(RECORDS)


def query(*pairs: tuple[str, str], found: int = 1) -> Query:
    return Query(tuple(sorted(pairs)), "sample", pages=1, found=found)


def test_parts_ask_for_more_values_or_for_a_narrower_span() -> None:
    whole = query(("c", "Art"), ("y", "1990..2000"))
    parts = [query(("c", "Art"), ("y", "1991..1995")), query(("a", "Ann"), ("c", "Art"), ("y", "1990..2000"))]
    others = [
        query(("c", "Art"), ("y", "1991..")),
        query(("c", "Art")),
        query(("a", "Ann"), ("c", "Art")),
        query(("c", "Music"), ("y", "1991..1995")),
        query(("c", "Art"), ("y", "1992..1993"), found=0),
    ]
    assert parts_of(whole.assignment, [whole, *parts, *others]) == parts


def test_without_parts_an_answer_is_thought_to_match_twice_what_it_shows() -> None:
    assert estimated(1000, []) == 2000.0


def test_parts_of_which_half_was_known_say_the_same_and_parts_that_were_known_that_little_is_left() -> None:
    assert estimated(1000, [(40, 20)] * 10) == pytest.approx(2000.0)
    assert estimated(1000, [(40, 40)] * 10) < 1050.0
    assert estimated(1000, [(40, 10)] * 10) > 3500.0


@given(
    st.integers(0, 10_000),
    st.lists(st.integers(0, 500).flatmap(lambda had: st.tuples(st.just(had), st.integers(0, had))), max_size=40),
)
def test_at_least_what_is_known_is_thought_to_match(known: int, parts: list[tuple[int, int]]) -> None:
    assert estimated(known, parts) >= known
