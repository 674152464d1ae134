"""Small databases that say nothing of their size: what leads to the rest of them, and what tells that there is none."""

from __future__ import annotations

import re

import pytest

from crawler.plan.evidence import Evidence
from crawler.plan.limits import outdone
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query
from tests.databases import BOOKS, KEYWORD, Database, harvested

GIVEN = "Ann Bo Cy Dee Eva Finn".split()
SYLLABLES = "ka lo mi nu pe ri so tu va ze".split()


def whole_words(value: str, text: str) -> bool:
    asked = set(re.findall(r"\w+", value.lower()))
    return bool(asked) and asked <= set(re.findall(r"\w+", text))


def own(number: int) -> str:
    """A word that no other record has."""
    return "".join(SYLLABLES[int(digit)] for digit in f"{number:03}")


def test_given_names_lead_to_what_shares_nothing_else() -> None:
    records = [{"title": own(n), "author": f"{GIVEN[n % 6]} {GIVEN[n // 6 % 6]} {own(n + 500)}"} for n in range(80)]
    for record in records[:12]:
        record["title"] += " love"
    found, pages, _ = harvested(Database(records, [KEYWORD], blank=False, cap=None, search=whole_words), totals=False)
    assert found == len(records)
    assert pages <= 80


def test_words_of_one_name_alone_are_not_asked_for_apart() -> None:
    records = [{"title": f"love {own(n)}", "author": f"{own(n + 300)} {own(n + 500)}"} for n in range(30)]
    _, _, planner = harvested(Database(records, [KEYWORD], blank=False, cap=None, search=whole_words), totals=False)
    asked = {value for query in planner.others for _, value in query.assignment}
    assert not asked & {word for record in records for word in record["author"].split()}


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
            planner.evidence.add(member, {"title": [own(len(planner.queries))], "category": [kind]})
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
