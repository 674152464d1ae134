"""Searches that demand two or three letters and find what words begin with, or parts of words: what is typed is learned."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiohttp import web

from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query
from samples.catalogue import books
from tests.databases import BOOKS, KEYWORD, TITLE, Database, Search
from tests.databases import harvested as simulated
from tests.handmade import answering, harvested, html

_WORD = re.compile(r"[^\W_]+")
#: Titles that share hardly a word, so that words lead to few others.
NAMES = sorted(
    {word for one in books(2_000, 7) for word in _WORD.findall(f"{one['author']} {one['title']}") if len(word) > 3}
)
PLACES = [{"title": f"{NAMES[n]} {NAMES[(7 * n + 3) % len(NAMES)]}"} for n in range(0, len(NAMES), 2)][:700]


def beginnings(least: int) -> Search:
    def found(value: str, text: str) -> bool:
        asked = _WORD.findall(value.casefold())
        return bool(asked) and all(
            len(one) >= least and any(word.startswith(one) for word in _WORD.findall(text)) for one in asked
        )

    return found


def inside(least: int) -> Search:
    return lambda value, text: len(value) >= least and value.casefold() in text


@pytest.mark.parametrize(
    ("search", "found_at_least"), [(beginnings(2), 0.9), (beginnings(3), 0.7), (inside(2), 0.9), (inside(3), 0.8)]
)
def test_a_directory_that_wants_some_letters_is_read_by_them(search: Search, found_at_least: float) -> None:
    database = Database(PLACES, [KEYWORD], blank=False, cap=40, searched=("title",), search=search)
    found, _, planner = simulated(database, shown=("title",))
    assert found >= found_at_least * len(PLACES)
    short = [value for query in planner.queries.values() for _, value in query.assignment if len(value) == 1]
    assert len([one for one in short if one != "*"]) <= 1


def test_where_whole_words_are_found_one_beginning_is_tried() -> None:
    def search(value: str, text: str) -> bool:
        return bool(value) and set(_WORD.findall(value.casefold())) <= set(_WORD.findall(text))

    database = Database(PLACES, [KEYWORD], blank=False, cap=40, searched=("title",), search=search)
    _, _, planner = simulated(database, shown=("title",))
    tried = [one for one in planner.queries.values() if any("*part" in group for group in one.groups)]
    assert len(tried) <= 1
    assert not planner.begins


def plan_with(*titles: str) -> Planner:
    plan = Planner([TITLE], Evidence(BOOKS), {})
    for number, title in enumerate(titles):
        plan.evidence.add(f"r{number}", {"title": [title]})
    return plan


def told(plan: Planner, value: str, members: int) -> None:
    plan.asked(Query((("t", value),), "sample", groups=("t=*part3",)))
    shown = tuple(f"r{number}" for number in range(members))
    plan.answered((("t", value),), Answer("list" if shown else "empty", 1, members, 0, members, False, shown))


def test_records_that_show_what_was_asked_at_the_beginning_of_words_tell() -> None:
    plan = plan_with("Harbour", "Harvest", "Hardy Lane", "Harp", "Orchard")
    told(plan, "har", 4)
    assert plan.begins and plan.spelled
    assert plan._carrying((("t", "har"),)) == {0, 1, 2, 3}
    plan.evidence.add("r9", {"title": ["Old Harrow"]})
    plan.evidence.add("r10", {"title": ["Orchard"]})
    assert len(plan._carrying((("t", "har"),))) == 5


def test_no_answer_or_records_of_the_word_itself_tell_that_none_are_found() -> None:
    plan = plan_with("Harbour", "Harvest", "Hardy Lane", "Harp", "Orchard")
    told(plan, "har", 0)
    assert plan.begins is False
    plan = plan_with("Har Lane", "Har Street", "Har Hill", "Har", "Orchard")
    told(plan, "har", 4)
    assert plan.begins is False


def test_longer_beginnings_follow_where_shorter_ones_match_too_much() -> None:
    plan = plan_with(*(f"Har{letter}y" for letter in "abcdefgh"), "Orchard")
    told(plan, "har", 8)
    plan._taken = {("t", 1): False, ("t", 2): False, ("t", 3): True}
    starts = plan.parts_of(TITLE)
    assert plan._due(TITLE, "orc", starts, 100.0)
    assert not plan._due(TITLE, "orch", starts, 100.0)
    assert not plan._due(TITLE, "harb", starts, 100.0)
    plan.cap, plan.queries[("t", "har"),].total = 5, 30
    assert plan._due(TITLE, "harb", starts, 100.0)


class Directory:
    """A real site: at least three letters, beginnings of words, 20 at most."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def page(self, request: web.Request) -> web.Response:
        asked = request.query.get("q")
        form = "<form action=/find><input name=q><button>Search books</button></form>"
        if asked is None:
            return html(f"<h1>Books</h1><p>Ten of ours: {', '.join(NAMES[:300:30])}.</p>{form}")
        self.asked.append(asked)
        if len(asked.strip()) < 3:
            return html(f"<h1>Books</h1><p>Please enter at least 3 characters.</p>{form}")
        found = [one["title"] for one in PLACES[:300] if beginnings(3)(asked, one["title"].casefold())]
        if not found:
            return html(f"<h1>Books</h1><p>No books found.</p>{form}")
        rows = "".join(f"<tr><td>{title}</td><td>{1900 + len(title)}</td></tr>" for title in found[:20])
        says = f"<p>{len(found)} books found, the first {min(20, len(found))} are shown.</p>"
        return html(f"<h1>Books</h1>{says}<table><tr><th>Title</th><th>Year</th></tr>{rows}</table>{form}")


async def test_a_site_that_asks_for_three_letters_is_read_by_its_beginnings(tmp_path: Path) -> None:
    site = Directory()
    async with answering(site.page) as url:
        records = await harvested(url, tmp_path)
    titles = {one["attributes"]["title"] for one in records}
    assert titles <= {one["title"] for one in PLACES[:300]}
    assert len(titles) >= 0.38 * 300
    assert len([one for one in site.asked if len(one) < 3]) <= 16
