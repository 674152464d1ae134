"""What databases of real catalogues ask of a planner: skewed values, names, common words, several languages, pages that wait."""

from __future__ import annotations

import random

import pytest

from crawler.harvest.later import MIN_WORTH, Later, restored, stored
from crawler.models import Request, Task
from crawler.plan.evidence import WORDS, Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Query, Slot
from knowledge.domain import load_domain
from knowledge.words import words
from tests.databases import AUTHOR, BOOKS, KEYWORD, TITLE, Database, harvested

PAPERS = load_domain("papers")
YEAR = Slot("y", "year", "text", ("y",))
LANGUAGE = Slot("l", "language", "text", ("l",))


def whole_words(value: str, text: str) -> bool:
    found = {word for word, _ in words(text)}
    return bool(words(value)) and all(word in found for word, _ in words(value))


def listed(
    planner: Planner, query: Query, numbers: range, total: int, *, page: int = 1, new: int | None = None
) -> None:
    planner.asked(query)
    found = tuple(f"r{number}" for number in numbers)
    count = len(found) if new is None else new
    planner.answered(query.assignment, Answer("list", page, len(found), count, total, len(found) < total, found))


def test_what_a_field_of_years_matches_is_told_by_the_years_alone() -> None:
    evidence = Evidence(BOOKS)
    planner = Planner([TITLE, YEAR], evidence, {})
    for number in range(40):
        evidence.add(f"r{number}", {"title": ["Acts of 1999"], "year": ["1999" if number < 20 else "2005"]})
    query = Query((("y", "1999"),), "sample", groups=("y=year",))
    listed(planner, query, range(20), 40, new=0)
    assert planner.page_worth(query.assignment) > 0.0, "the other titles that say 1999 are of another year"


def test_a_name_is_carried_in_any_order_and_by_any_word() -> None:
    evidence = Evidence(BOOKS)
    evidence.add("r1", {"author": ["Lee, Ann Marie"]})
    evidence.add("r2", {"author": ["Ann Stone"], "title": ["Lee"]})
    assert evidence.worded("author", "Ann Lee") == {0}
    assert evidence.worded("author", "ann") == {0, 1}
    assert set(evidence.values("author" + WORDS)) == {"lee", "ann", "marie", "stone"}
    assert evidence.having("author" + WORDS) == 2


def test_given_names_are_asked_for_where_a_search_finds_words() -> None:
    rng = random.Random(7)
    given = ["John", "Mary", "James", "Ann", "Robert", "Linda", "Peter", "Susan"]
    records = [
        {
            "title": f"Qu{number:04x} {rng.randrange(10**6):x}",
            "author": f"{rng.choice(given)} Z{rng.randrange(10**6):x}",
        }
        for number in range(800)
    ]
    database = Database(records, [AUTHOR], blank=False, cap=None, search=whole_words)
    planner_seeds = {"author": [("John Smith", 1.0), ("Mary", 1.0)]}
    evidence = Evidence(BOOKS)
    planner = Planner([AUTHOR], evidence, planner_seeds)
    for number, record in enumerate(records[:450]):
        evidence.add(str(number), {"title": [record["title"]], "author": [record["author"]]})
    planner.asked(Query((), "blank", kind="skipped", pages=1, ended=True))
    listed(planner, Query((("a", "Mary"),), "sample", groups=("a=seeds",)), range(20), 20)
    groups = {one.groups[0]: one for one in planner._candidates()}
    assert "a=author" + WORDS in groups
    best = max(planner._candidates(), key=lambda one: one.worth)
    assert best.assignment[0][1] in {name.lower() for name in given}
    assert database.matches(best.assignment)


def test_a_common_word_that_chose_makes_the_others_worth_asking() -> None:
    evidence = Evidence(BOOKS)
    planner = Planner([TITLE], evidence, {})
    for number in range(100):
        title = f"the word{number}" if number < 50 else f"word{number} of" if number < 80 else f"word{number}"
        evidence.add(f"r{number}", {"title": [title]})
    assert not planner._common_chosen
    listed(planner, Query((("t", "the"),), "sample", groups=("t=*probe",)), range(50), 50)
    assert planner._common_chosen


def test_words_of_other_languages_are_asked_for_a_few_at_a_time() -> None:
    evidence = Evidence(BOOKS)
    planner = Planner([KEYWORD], evidence, {})
    for number in range(200):
        evidence.add(f"r{number}", {"title": [f"garden stone river {number}"]})
    planner.pages_read = 45
    asked = [one for one in planner._candidates() if one.groups == ("k=*foreign",)]
    assert {one.assignment[0][1] for one in asked} >= {"der", "les", "ja"}
    for word in ("der", "les"):
        listed(planner, Query((("k", word),), "sample", groups=("k=*foreign",)), range(0), 0)
    planner.pages_read = 45
    assert not [one for one in planner._candidates() if one.groups == ("k=*foreign",)], "one for each twenty pages"


def test_records_in_a_language_that_shares_no_word_with_the_rest_are_found() -> None:
    rng = random.Random(3)

    def text(parts: list[str], count: int) -> str:
        return " ".join(rng.choice(parts) for _ in range(count))

    english = ["love", "life", "world", *(f"w{number}en" for number in range(57))]
    german = [f"v{number}de" for number in range(60)]
    records = [{"title": f"{text(english, 3)} the {number}x", "language": "English"} for number in range(700)]
    records += [{"title": f"{text(german, 3)} der {number}y", "language": "Deutsch"} for number in range(100)]
    database = Database(records, [KEYWORD], blank=False, cap=None, search=whole_words, searched=("title", "language"))
    found, _, planner = harvested(database, shown=("title", "language"))
    assert found >= 0.97 * len(records), [query.assignment for query in planner.queries.values()]


@pytest.fixture
def covering() -> tuple[Planner, Query]:
    """A planner that sweeps an attribute of few values while the answer to a word is read."""
    evidence = Evidence(PAPERS)
    slots = [Slot(name, name, "text", (name,)) for name in ("title", "venue", "year")]
    planner = Planner(slots, evidence, {})
    planner.asked(Query((), "blank", kind="skipped", pages=1, ended=True))
    for number in range(120):
        evidence.add(f"r{number}", {"title": [f"word{number}"], "venue": [f"Venue {number % 6}"], "year": ["2020"]})
    query = Query((("title", "deep"),), "sample", groups=("title=title",))
    listed(planner, query, range(120, 130), 90)
    for number in range(120, 130):
        evidence.add(f"r{number}", {"title": [f"deep {number}"], "venue": [f"Venue {number % 6}"], "year": ["2020"]})
    for place in range(4):
        swept = Query((("venue", f"Venue {place}"),), "sample", groups=("venue=venue",))
        listed(planner, swept, range(place, 60, 6), 60, new=5)
    return planner, query


def test_a_page_that_a_sweep_may_show_waits_and_is_not_given_up(covering: tuple[Planner, Query]) -> None:
    planner, query = covering
    assert planner.sweeping
    assert planner.page_worth(query.assignment) < MIN_WORTH
    assert planner.waits(query.assignment, MIN_WORTH)
    later = Later()
    task = Task("key", "http://h", Request("http://h/find?q=deep&start=10"), "page", 120.0, 0, {"page": 2})
    later.put(query.assignment, task, planner)
    assert planner.queries[query.assignment].put_off
    assert later.due(planner) == []
    planner.closed = "nothing new"
    assert later.due(planner) == [query.assignment], "what is over holds nothing back"
    planner.closed = None
    again = later.take(query.assignment, planner)
    assert (again.request, again.key == task.key) == (task.request, False)
    assert not planner.queries[query.assignment].put_off
    assert not later.tasks


def test_a_kept_page_is_told_by_its_event() -> None:
    request = Request("http://h/find?q=deep&start=10", "POST", b"a=1", (("Content-Type", "text/plain"),))
    task = Task("key", "http://h", request, "page", 0.0, 2, {"page": 2, "assignment": [["t", "deep"]]})
    assignment, *kept = stored((("t", "deep"),), task)
    assert assignment == [["t", "deep"]]
    assert restored([str(one) for one in kept]) == task
