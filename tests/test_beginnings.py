"""Searches that demand two or three letters, or cut their answers, and find what words begin with: what is typed is learned."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiohttp import web

from crawler.plan.beginnings import START, UNMET
from crawler.plan.evidence import Evidence
from crawler.plan.letters import Letters
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, Query, Slot
from knowledge.domain import Domain
from samples.catalogue import books
from tests.databases import BOOKS, KEYWORD, TITLE, Database, Search, harvested, parts_of_words
from tests.handmade import answering, html
from tests.handmade import harvested as crawled

_WORD = re.compile(r"[^\W_]+")
_NAMED = sorted(
    {word for one in books(2_000, 7) for word in _WORD.findall(f"{one['author']} {one['title']}") if len(word) > 3}
)
#: People whose names share hardly a word, so that words lead to few others.
NAMES = sorted(f"{_NAMED[n]} {_NAMED[(7 * n + 3) % len(_NAMED)]}" for n in range(0, len(_NAMED), 2))[:500]
PEOPLE = Domain.model_validate(
    {
        "name": "people",
        "title": "people",
        "nouns": ["people"],
        "identity": [["name"]],
        "attributes": [{"name": "name", "type": "name", "aliases": ["name"]}],
        "instances": {"name": [{"value": value, "confidence": 1.0} for value in NAMES[3].split()]},
    }
)
NAME = Slot("n", "name", "text", ("n",))


def beginnings(value: str, text: str) -> bool:
    asked, own = _WORD.findall(value.casefold()), _WORD.findall(text)
    return bool(asked) and all(any(word.startswith(one) for word in own) for one in asked)


def inside(value: str, text: str) -> bool:
    return value.casefold() in text


def whole(value: str, text: str) -> bool:
    return bool(value) and set(_WORD.findall(value.casefold())) <= set(_WORD.findall(text))


class Directory(Database):
    """Wants so many letters at least, and says so."""

    def __init__(self, search: Search, least: int, cap: int | None = None, names: list[str] = NAMES) -> None:
        self.least = least

        def taken(value: str, text: str) -> bool:
            return len(value) >= least and search(value, text)

        people = [{"name": name} for name in names]
        super().__init__(people, [NAME], blank=False, cap=cap, searched=("name",), search=taken)

    def turned_down(self, assignment: Assignment) -> str:
        return "empty" if assignment and len(assignment[0][1]) >= self.least else "error"


def starts(planner: Planner) -> list[str]:
    return [q.assignment[0][1] for q in planner.queries.values() if any(_drawn(group) for group in q.groups)]


def _drawn(group: str) -> bool:
    return group.endswith((f"={START}", f"={UNMET}"))


@pytest.mark.parametrize(
    ("search", "least", "cap", "found_at_least"),
    [
        (beginnings, 2, 40, 0.95),
        (beginnings, 2, None, 0.95),
        (beginnings, 3, 40, 0.7),
        (inside, 2, 40, 0.95),
        (inside, 3, 40, 0.9),
    ],
)
@pytest.mark.parametrize("totals", [True, False])
def test_a_directory_that_wants_some_letters_is_read_by_them(
    search: Search, least: int, cap: int | None, found_at_least: float, totals: bool
) -> None:
    directory = Directory(search, least, cap)
    found, pages, planner = harvested(directory, size=cap or 20, domain=PEOPLE, shown=("name",), totals=totals)
    assert found >= found_at_least * len(NAMES)
    assert pages <= 1.1 * len(NAMES)
    assert len([value for value in starts(planner) if len(value) < least]) < least


@pytest.mark.parametrize("search", [beginnings, inside])
def test_first_values_that_nothing_is_called_lead_by_their_beginning(search: Search) -> None:
    values = ["Ma", f"{max(NAMES[3].split(), key=len)[:3]}qxw"]
    first = [PEOPLE.instances["name"][0].model_copy(update={"value": value}) for value in values]
    domain = PEOPLE.model_copy(update={"instances": {"name": first}})
    found, _, _ = harvested(Directory(search, 3, 40), size=40, domain=domain, shown=("name",))
    assert found >= 0.7 * len(NAMES)
    none, pages, _ = harvested(Directory(whole, 3, 40), size=40, domain=domain, shown=("name",))
    assert none == 0 and pages <= 20


def test_a_sign_for_anything_is_tried_where_first_values_find_nothing() -> None:
    def wild(value: str, text: str) -> bool:
        return value == "*" or whole(value, text)

    first = [PEOPLE.instances["name"][0].model_copy(update={"value": "qxw"})]
    domain = PEOPLE.model_copy(update={"instances": {"name": first}})
    found, pages, _ = harvested(Directory(wild, 1), size=40, domain=domain, shown=("name",))
    assert found == len(NAMES) and pages <= 26


def test_names_of_characters_are_read_by_their_characters() -> None:
    given = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂"
    names = [f"{'王李张刘陈杨赵黄周吴'[n % 10]}{given[n % 22]}{given[(n // 10) % 22]}" for n in range(400)]
    directory = Directory(inside, 1, 40, names)
    domain = PEOPLE.model_copy(
        update={"instances": {"name": [PEOPLE.instances["name"][0].model_copy(update={"value": "王伟"})]}}
    )
    found, _, _ = harvested(directory, size=40, domain=domain, shown=("name",))
    assert found >= 0.9 * len(names)


def test_where_whole_words_are_found_one_beginning_is_tried() -> None:
    _, _, planner = harvested(Directory(whole, 3, 40), size=40, domain=PEOPLE, shown=("name",))
    assert len(starts(planner)) <= 1
    assert not any(planner.begins.values())


def test_a_search_that_turns_no_letters_down_and_hides_nothing_is_not_asked_for_beginnings() -> None:
    records = [{"title": name} for name in NAMES[:200]]
    for search in (beginnings, parts_of_words):
        database = Database(records, [KEYWORD], blank=False, cap=None, searched=("title",), search=search)
        _, _, planner = harvested(database, shown=("title",))
        assert not starts(planner) and not planner.wanting


def plan_with(*titles: str) -> Planner:
    plan = Planner([TITLE], Evidence(BOOKS), {})
    for number, title in enumerate(titles):
        plan.evidence.add(f"r{number}", {"title": [title]})
    return plan


def told(plan: Planner, value: str, members: int, kind: str = "empty") -> None:
    plan.asked(Query((("t", value),), "sample", groups=(f"t={START}",)))
    shown = tuple(f"r{number}" for number in range(members))
    plan.answered((("t", value),), Answer("list" if shown else kind, 1, members, 0, members, False, shown))


def test_records_that_show_what_was_asked_at_the_beginning_of_words_tell() -> None:
    plan = plan_with("Harbour", "Harvest", "Hardy Lane", "Harp", "Orchard")
    told(plan, "har", 4)
    assert plan.begins == {"t": True}
    assert plan.carrying((("t", "har"),)) == {0, 1, 2, 3}
    plan.evidence.add("r9", {"title": ["Old Harrow"]})
    plan.evidence.add("r10", {"title": ["Orchard"]})
    assert len(plan.carrying((("t", "har"),))) == 5


def test_no_answer_or_other_records_tell_that_none_are_found() -> None:
    plan = plan_with("Harbour", "Harvest", "Hardy Lane", "Harp", "Orchard")
    told(plan, "har", 0)
    assert plan.begins == {"t": False}
    plan = plan_with("Orchard", "Lane", "Street", "Hill", "Harbour", "Harvest")
    told(plan, "har", 5)
    assert plan.begins == {"t": False}


def test_letters_that_are_turned_down_tell_how_many_are_wanted_and_longer_ones_are_tried() -> None:
    plan = plan_with("Harbour", "Harvest", "Hardy Lane", "Harp", "Orchard")
    told(plan, "har", 0, "error")
    assert plan.begins == {} and plan.refused
    assert plan._fewest(TITLE, "har") == 4
    told(plan, "harb", 1)
    assert plan.begins == {"t": True}
    told(plan, "hard", 0, "error")  # too many to be shown, not too short
    assert plan._fewest(TITLE, "har") == 4


def test_answers_that_end_alike_are_thought_to_be_cut_off() -> None:
    plan = plan_with(*(f"Name{number}" for number in range(60)))
    for number, value in enumerate(("ab", "cd", "ef")):
        plan.asked(Query((("t", value),), "sample"))
        shown = tuple(f"r{one}" for one in range(number, number + 25))
        plan.answered((("t", value),), Answer("list", 1, 25, 1, None, False, shown))
        assert plan.limit == (25 if number == 2 else None)
    assert plan.wanting and not plan.refused


def test_an_interrupted_plan_knows_what_it_had_learned() -> None:
    first = harvested(Directory(beginnings, 2, 40), size=40, domain=PEOPLE, shown=("name",))[2]
    again = Planner([NAME], first.evidence, first.seeds)
    for query in first.queries.values():
        again.asked(Query(query.assignment, query.purpose, groups=query.groups))
        if query.answered:
            members = tuple(sorted(query.members))
            again.answered(query.assignment, Answer(query.kind, 1, query.found, query.new, query.total, False, members))
    assert again.begins == first.begins == {"n": True}
    assert again.refused and again._least == first._least and again._taken_from == first._taken_from


def test_letters_are_kept_up_with_new_records() -> None:
    evidence = Evidence(BOOKS)
    evidence.add("1", {"title": ["Harbour 12"]})
    letters = evidence.letters("title", inside=False)
    evidence.add("2", {"title": ["Harvest"]})
    assert letters.carrying("har") == {0, 1} and letters.carrying("arb") == set()
    assert letters.met_once(4) == 2 and letters.met_once(3) == 0
    assert evidence.letters("title", inside=True).carrying("arb") == {0}
    assert evidence.letters("title", inside=False).carrying("rves") == {1}


def test_letters_that_follow_others_are_told_by_all_words() -> None:
    letters = Letters()
    letters.add("banana", (1,))
    letters.add("panama", (2,))
    assert max(letters.following("xa"), key=letters.following("xa").__getitem__) == "n"


#: How many names of them the site has.
SOME = 130


class Site:
    """A real site: at least three letters, beginnings of words, 20 at most."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def page(self, request: web.Request) -> web.Response:
        asked = request.query.get("q")
        form = "<form action=/find><input name=q><button>Search books</button></form>"
        if asked is None:
            return html(f"<h1>Books</h1><p>Some of ours: {', '.join(NAMES[:SOME:20])}.</p>{form}")
        self.asked.append(asked)
        if len(asked.strip()) < 3:
            return html(f"<h1>Books</h1><p>Please enter at least 3 characters.</p>{form}")
        found = [name for name in NAMES[:SOME] if beginnings(asked, name.casefold())]
        if not found:
            return html(f"<h1>Books</h1><p>No books found.</p>{form}")
        rows = "".join(f"<tr><td>{title}</td><td>{1900 + len(title)}</td></tr>" for title in found[:20])
        says = f"<p>{len(found)} books found, the first {min(20, len(found))} are shown.</p>"
        return html(f"<h1>Books</h1>{says}<table><tr><th>Title</th><th>Year</th></tr>{rows}</table>{form}")


async def test_a_site_that_asks_for_three_letters_is_read_by_its_beginnings(tmp_path: Path) -> None:
    site = Site()
    async with answering(site.page) as url:
        records = await crawled(url, tmp_path)
    titles = {one["attributes"]["title"] for one in records}
    assert titles <= set(NAMES[:SOME])
    assert len(titles) >= 0.65 * SOME
