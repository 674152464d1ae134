"""Choices whose options cut a database into parts: one is read before another, and few questions confirm it."""

from __future__ import annotations

import math
import random

import pytest

from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query, Slot
from samples.catalogue import books
from tests.databases import BOOKS, KEYWORD, TITLE, YEARS, Database, harvested

SIZE = 30


def _records() -> list[dict[str, str]]:
    drawn = random.Random(4)
    flat = [{n: "; ".join(v) if isinstance(v, list) else str(v) for n, v in one.items()} for one in books(420, 5)]
    return [one | {"publisher": f"House {drawn.randrange(9)}"} for one in flat]


RECORDS = _records()
LEAST = math.ceil(len(RECORDS) / SIZE)


def choice(name: str, attribute: str) -> Slot:
    options = tuple(sorted({one[attribute] for one in RECORDS}))
    return Slot(name, attribute, "choice", (name,), options, options)


CATEGORY, PUBLISHER = choice("c", "category"), choice("p", "publisher")


@pytest.mark.parametrize("totals", [True, False])
@pytest.mark.parametrize("slots", [[TITLE, CATEGORY, PUBLISHER], [CATEGORY, PUBLISHER], [KEYWORD, PUBLISHER]])
def test_one_choice_is_read_through_and_little_else_is_asked(slots: list[Slot], totals: bool) -> None:
    database = Database(RECORDS, slots, blank=False, cap=None, searched=("title", "author"))
    found, pages, planner = harvested(database, size=SIZE, totals=totals)
    assert found == len(RECORDS)
    assert pages <= 2.1 * LEAST
    assert planner.parting.divided and planner.parting.partitioned
    begun = [slot.name for slot in slots if slot.kind == "choice" and len(_asked(planner, slot)) > 4]
    assert len(begun) == 1, begun


def _asked(planner: Planner, slot: Slot) -> list[Query]:
    return [planner.queries[pair] for option in slot.options if (pair := ((slot.name, option),)) in planner.queries]


def _parted(sizes: list[int], shared: int = 0, *, total: bool = False) -> Planner:
    slot = Slot("c", "category", "choice", ("c",), tuple(f"o{number}" for number in range(len(sizes))))
    planner = Planner([slot], Evidence(BOOKS), {})
    planner.page_size = 20
    for number, size in enumerate(sizes):
        names = [f"s{one}" if one < shared else f"{number}-{one}" for one in range(size)]
        pair = ((slot.name, slot.options[number]),)
        planner.asked(Query(pair, "split"))
        for page in range(math.ceil(size / 20)):
            part = tuple(names[20 * page : 20 * page + 20])
            more = 20 * (page + 1) < size
            planner.answered(pair, Answer("list", page + 1, len(part), len(part), size if total else None, more, part))
    return planner


def test_parts_that_share_records_or_end_where_sites_cut_off_prove_nothing() -> None:
    assert _parted([52, 52, 31]).parting.partitioned
    assert not _parted([52, 52, 31], 20).parting.partitioned and _parted([52, 52, 31], 20).parting.divided
    assert not _parted([60, 60, 31]).parting.partitioned  # full pages to the last
    assert not _parted([50, 47, 31]).parting.partitioned
    assert _parted([60, 60, 31], total=True).parting.partitioned


def test_a_choice_of_tiny_parts_holds_nothing_up() -> None:
    planner = _parted([3, 2, 4])
    slot = planner.slots[0]
    planner.slots = [Slot(slot.name, slot.attribute, "choice", ("c",), (*slot.options, "rest"))]
    assert planner.parting.choice == ""
    filled = _parted([35, 41])
    slot = filled.slots[0]
    filled.slots = [Slot(slot.name, slot.attribute, "choice", ("c",), (*slot.options, "rest"))]
    assert filled.parting.choice == "c" and not filled.parting.reading


def _without(seed: int, share: float, *names: str) -> list[dict[str, str]]:
    drawn = random.Random(seed)
    return [one | {name: "" for name in names if drawn.random() < share} for one in RECORDS]


@pytest.mark.parametrize("totals", [True, False])
def test_what_has_no_option_in_a_choice_is_found_by_other_questions(totals: bool) -> None:
    partly = _without(9, 0.15, "category")
    found, _, planner = harvested(Database(partly, [TITLE, CATEGORY], blank=False, cap=None), size=SIZE, totals=totals)
    assert planner.parting.divided
    assert found >= 0.96 * len(partly)


@pytest.mark.parametrize("totals", [True, False])
@pytest.mark.parametrize("text", [[TITLE], [KEYWORD], []])
def test_another_choice_is_asked_where_one_was_read_that_leaves_records_out(text: list[Slot], totals: bool) -> None:
    partly = _without(9, 0.2, "category", "publisher")
    database = Database(partly, [*text, CATEGORY, PUBLISHER], blank=False, cap=None)
    found, _, _ = harvested(database, size=10, totals=totals)
    reached = sum(bool(one["category"] or one["publisher"]) for one in partly)
    assert found >= 0.98 * reached


def test_parts_prove_nothing_before_other_questions_met_many_of_them_and_nothing_else() -> None:
    planner = _parted([52, 52, 31])
    assert planner.parting.partitioned and not planner.parting.attested
    word = Query((("t", "north"),), "sample")
    planner.asked(word)
    inside = tuple(f"{part}-{one}" for part in (0, 1) for one in range(20))
    planner.answered(word.assignment, Answer("list", 1, 40, 0, None, False, inside))
    assert planner.parting.attested
    planner.answered(word.assignment, Answer("list", 2, 1, 1, None, False, ("elsewhere",)))
    assert not planner.parting.attested


def test_years_are_cut_into_no_more_parts_than_there_are_however_much_a_site_states() -> None:
    planner = Planner([YEARS], Evidence(BOOKS), {})
    for year in range(1950, 2000):
        planner.evidence.add(str(year), {"title": [f"Of {year}"], "year": [str(year)]})
    planner.asked(Query((), "blank"))
    planner.answered((), Answer("list", 1, 20, 20, 400_000_000, True, tuple(map(str, range(1950, 1970)))))
    planner.queries[()].ended = True
    planner.cap = 20
    asked = planner.propose(100)
    assert len(asked) == 50
