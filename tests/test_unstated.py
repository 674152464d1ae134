"""Boxes that say nothing of how much they match: what shows everything is read first, and the questions end in time."""

from __future__ import annotations

import math
import random
import re

import pytest

from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query
from tests.databases import BOOKS, KEYWORD, Database, harvested

ADJECTIVES = "old new red blue cold warm long short deep high quiet broken early late plain".split()
NOUNS = "river house garden road bridge island winter letter mill orchard harbour window market forest tower".split()
NAMES = [
    f"{given} {family}" for given in "Ann Bo Cy Dee Eva".split() for family in "Lee Sand Mill Ray Holm Brandt".split()
]
CATEGORIES = "Poetry Travel History Cooking Art".split()


def whole_words(value: str, text: str) -> bool:
    return set(re.findall(r"\w+", value.lower())) <= set(re.findall(r"\w+", text))


def shelf(size: int) -> list[dict[str, str]]:
    """Records of few words, so that each stands on many."""
    drawn = random.Random(7)
    return [
        {
            "title": f"{drawn.choice(ADJECTIVES)} {drawn.choice(NOUNS)}",
            "author": drawn.choice(NAMES),
            "category": drawn.choice(CATEGORIES),
        }
        for _ in range(size)
    ]


def planned(*, total: int | None, size: int = 60) -> Planner:
    """A planner that knows so many records of journals, by the first pages of answers to that word and to others."""
    evidence = Evidence(BOOKS)
    planner = Planner([KEYWORD], evidence, {})
    for query in (
        Query((("k", "zz"),), "null"),
        Query((), "blank"),
        Query((("k", "*"),), "sample", groups=("k=*wild",)),
    ):
        planner.asked(query)
        planner.answered(query.assignment, Answer("empty", 1, 0, 0, None, False))
    for start in range(0, size, 12):
        members = tuple(map(str, range(start, start + 12)))
        for member in members:
            title = f"journal {ADJECTIVES[start // 12]} {NOUNS[int(member) % len(NOUNS)]}"
            evidence.add(member, {"title": [title]})
        asked = (("k", ADJECTIVES[start // 12] if start else "journal"),)
        planner.asked(Query(asked, "sample", expected=12.0, groups=("k=title",)))
        planner.answered(
            asked, Answer("list", 1, 12, 12, None if total is None else total if not start else 50, True, members)
        )
    return planner


@pytest.mark.parametrize("total", [900, None])
def test_a_word_on_all_records_is_read_at_once_though_it_was_asked_for_before(total: int | None) -> None:
    planner = planned(total=total)
    planner.propose(1)
    assert planner.broad(planner.queries[("k", "journal"),])
    assert planner.flooding
    assert planner.propose(4) == []


def test_what_a_sweep_has_shown_since_an_answer_is_not_read_in_it() -> None:
    shown = ("title", "author", "category")
    records = shelf(180)
    database = Database(records, [KEYWORD], blank=False, cap=None, searched=shown, search=whole_words)
    found, pages, _ = harvested(database, size=12, shown=shown, totals=False, least=0.25)
    assert found == len(records)
    assert pages < 2.15 * math.ceil(len(records) / 12)


def test_answers_that_bring_nothing_more_tell_that_hardly_anything_is_left() -> None:
    planner = planned(total=None)
    assert not planner.met
    for word in NOUNS:
        assignment = (("k", word),)
        members = tuple(str(n) for n in range(60) if NOUNS[n % len(NOUNS)] == word)
        planner.asked(Query(assignment, "sample", groups=("k=title",)))
        planner.answered(assignment, Answer("list", 1, len(members), 0, None, True, members))
    for start, word in enumerate(["journal", *ADJECTIVES[1:5]]):
        members = tuple(map(str, range(12 * start, 12 * start + 12)))
        planner.answered((("k", word),), Answer("list", 2, 12, 0, None, True, members))
    assert planner.met
