"""Databases whose answers are cut off, asked by the planner itself: what lies behind an answer is told by its parts."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.plan.cut import LATEST, estimated
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query, Slot
from samples.catalogue import books
from tests.databases import AUTHOR, BOOKS, TITLE, YEARS, Database, harvested

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


def test_two_choices_of_which_each_is_cut_off_tell_of_each_other() -> None:
    publishers = tuple(f"Press {n}" for n in range(6))
    few = [{**one, "publisher": publishers[n % 6]} for n, one in enumerate(RECORDS[:400])]
    other = Slot("p", "publisher", "choice", ("p",), publishers, publishers)
    found, _, planner = harvested(Database(few, [CATEGORY, other], blank=False, cap=20), totals=False, size=20)
    assert planner.cap == 20
    assert found == 400


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
    plan = Planner([CATEGORY, AUTHOR, YEARS], Evidence(BOOKS), {})
    for one in (whole, *parts, *others):
        plan.asked(one)
    assert list(plan._latest(whole.assignment)) == parts[::-1]


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


def asked(
    plan: Planner, value: str, found: int, *, slot: str = "a", total: int | None = None, cut: bool = False
) -> None:
    """The answer to a value comes, all its pages."""
    plan.asked(Query(((slot, value),), "sample"))
    for start in range(0, max(1, found), 20):
        rows = tuple(f"{value}{number}" for number in range(start, min(found, start + 20)))
        kind, more = "list" if rows else "empty", start + 20 < found
        plan.answered(((slot, value),), Answer(kind, start // 20 + 1, len(rows), len(rows), total, more, rows, cut))


@pytest.mark.parametrize("total", [None, 340])
def test_answers_that_end_alike_say_nothing_where_another_went_on(total: int | None) -> None:
    plan = Planner([AUTHOR], Evidence(BOOKS), {})
    asked(plan, "Chen", 340, total=total)
    for name in ("Ames", "Bora", "Dahl"):
        asked(plan, name, 100, total=100 if total else None)
    assert plan.cap is None


def test_what_answers_that_ended_alike_seemed_to_say_is_forgotten_when_one_goes_on() -> None:
    plan = Planner([AUTHOR], Evidence(BOOKS), {})
    for name in ("Ames", "Bora", "Dahl", "Egan"):
        asked(plan, name, 100)
    assert plan.cap == 100
    asked(plan, "Chen", 340)
    assert plan.cap is None
    assert not any(one.cut or one.total for one in plan.queries.values())


@pytest.mark.parametrize(
    "pair", [("Doe, John...", "Roe, Ann..."), ("5..7", "05..7"), ("\u0665..\u0667", "5..7"), ("..", "a..")]
)
def test_words_with_dots_are_no_spans(pair: tuple[str, str]) -> None:
    plan = Planner([AUTHOR], Evidence(BOOKS), {})
    for value in pair:
        asked(plan, value, 20, cut=True)
    assert all(plan.matched(one) >= 0 for one in plan.queries.values())


def test_answers_cut_off_before_the_first_record_say_nothing() -> None:
    plan = Planner([Slot("c", "category", "choice", ("c",), ("A", "B"), ("A", "B")), YEARS], Evidence(BOOKS), {})
    for number in range(30):
        plan.evidence.add(str(number), {"year": [str(1980 + number)]})
    for option in "AB":
        asked(plan, option, 0, slot="c", cut=True)
    assert plan.cap is None
    assert plan.size() >= 30


def test_only_the_latest_parts_of_many_are_looked_at() -> None:
    plan = Planner([CATEGORY, AUTHOR, YEARS], Evidence(BOOKS), {})
    whole = ((CATEGORY.name, "Art"), ("y", "1990..2000"))
    plan.queries[whole] = query(*whole)
    parts = []
    for number in range(LATEST + 5):
        for one in (query(*whole, ("a", str(number))), query(whole[0], ("y", f"1991..{1992 + number}"))):
            plan.queries[one.assignment] = one
            parts += [one] if number <= 8 or len(one.assignment) > 2 else []
    latest = plan._latest(whole)
    assert 0 < len(latest) <= LATEST
    assert latest == parts[::-1][: len(latest)]


PRINTED = sorted(RECORDS, key=lambda one: str(one["title"]))
PUBLISHER = Slot("p", "publisher", "text", ("p",))


@pytest.mark.parametrize("toll", [0, 1])
def test_what_was_shown_of_a_cut_answer_stands_first_in_its_parts(toll: int) -> None:
    database = Database(PRINTED, [CATEGORY, TITLE, AUTHOR, PUBLISHER, YEAR], blank=False, cap=300, vague=True)
    found, pages, _ = harvested(database, toll=toll, least=0.1)
    assert found >= 0.98 * len(RECORDS)
    assert pages <= (2.9 + 1.2 * toll) * math.ceil(len(RECORDS) / 20)


def test_known_records_first_are_no_sign_that_an_answer_holds_nothing_new() -> None:
    plan = Planner([CATEGORY, AUTHOR], Evidence(BOOKS), {})
    rows = [f"r{number}" for number in range(100)]
    for one in rows:
        plan.evidence.add(one, {"category": ["Art"], "author": ["Ann Lee"]})
        plan.evidence.add(f"other {one}", {"category": ["Music"], "author": ["Jo Bell"]})
    plan.asked(Query((("c", "Art"),), "split"))
    for page in range(1, 6):
        shown = tuple(rows[20 * page - 20 : 20 * page])
        plan.answered((("c", "Art"),), Answer("list", page, 20, 20, None, page < 5, shown, page == 5))
    assert plan.cap == 100
    asking = (("a", "Ann Lee"), ("c", "Art"))
    plan.asked(Query(asking, "sample", groups=("a*inner=author",)))
    for page in range(1, 5):
        shown = tuple(rows[20 * page - 20 : 20 * page])
        plan.answered(asking, Answer("list", page, 20, 0, 180, True, shown))
        assert plan.page_worth(asking) > 10.0
    elsewhere = (("a", "Ann Lee"),)
    plan.asked(Query(elsewhere, "sample", groups=("a=author",)))
    for page in range(1, 5):
        shown = tuple(rows[20 * page - 20 : 20 * page])
        plan.answered(elsewhere, Answer("list", page, 20, 0, 180, True, shown))
    assert plan.page_worth(elsewhere) < 2.0


def test_a_part_of_what_was_read_to_its_end_is_not_asked_for() -> None:
    plan = Planner([Slot("c", "category", "choice", ("c",), ("Art", "Music")), AUTHOR], Evidence(BOOKS), {}, False)
    for number in range(400):
        plan.evidence.add(f"r{number}", {"category": ["Art" if number < 60 else "Music"], "author": ["Ann Lee"]})
    plan.asked(Query((("c", "Art"),), "split"))
    for page in range(1, 4):
        shown = tuple(f"r{number}" for number in range(20 * page - 20, 20 * page))
        plan.answered((("c", "Art"),), Answer("list", page, 20, 20, 60, page < 3, shown))
    plan.asked(Query((("c", "Music"),), "split"))
    asked(plan, "Ann Lee", 100, cut=True)
    parts = [one.assignment for one in plan._candidates() if len(one.assignment) == 2]
    assert (("a", "Ann Lee"), ("c", "Music")) in parts
    assert (("a", "Ann Lee"), ("c", "Art")) not in parts
