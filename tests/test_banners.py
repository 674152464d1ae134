"""What heads every page of a site is the name of none of its records: told by pages about nothing, or by the count above."""

from __future__ import annotations

from typing import Any

import pytest

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results.banners import MOST, NOTHING, Banners
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = load_domain("books")
BOX = "<form action=/find><label>Title or author <input name=q value=river></label><button>Search</button></form>"
HEAD = f"<title>Books</title><body><h1>Mill Street Library</h1>{BOX}"
FACTS = "<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Publisher</dt><dd>Old Press</dd><dt>Year</dt><dd>1987</dd></dl>"
NONE = HEAD + "<p>Nothing was found.</p>"


@pytest.fixture
def analyst() -> Analyst:
    return Analyst(FormClassifier.load("default"), BOOKS, Matcher(BOOKS))


def look(analyst: Analyst, text: str, asked: str = "river") -> Analysis:
    return analyst.look(parse(text, f"http://books.example/find?q={asked}"))


def told(analysis: Analysis) -> dict[str, str]:
    """What the one record of a page says."""
    (record,) = analysis.results.records
    return {value.attribute: value.value for value in record.fields if value.attribute}


NAMED: list[Any] = [
    pytest.param(f"<div class=card><div class=name>House and Tide</div>{FACTS}</div>", id="class"),
    pytest.param(f"<div><p><b>House and Tide</b></p>{FACTS}</div>", id="bold"),
    pytest.param(f"<div>House and Tide</div>{FACTS}", id="text"),
    pytest.param(
        "<table><tr><th>Title<td>House and Tide<tr><th>Author<td>Ann Lee<tr>"
        "<th>Publisher<td>Old Press<tr><th>Year<td>1987</table>",
        id="table",
    ),
]


@pytest.mark.parametrize("record", NAMED[:2])
def test_the_one_thing_that_a_page_counts_has_the_name_that_stands_below_the_count(
    analyst: Analyst, record: str
) -> None:
    found = look(analyst, f"{HEAD}<p>1 book found</p><div class=grid>{record}</div>")
    assert found.results.kind == "list"
    assert told(found) == {"title": "House and Tide", "author": "Ann Lee", "publisher": "Old Press", "year": "1987"}
    assert not any("Mill Street" in value.value for value in found.results.records[0].fields)


@pytest.mark.parametrize(
    "below",
    [f"<div class=box><div class=name>At home</div>{FACTS}</div>", f"<div class=box>{FACTS}</div>"],
    ids=["name", "bare"],
)
def test_a_page_about_a_thing_keeps_the_name_above_what_it_counts(analyst: Analyst, below: str) -> None:
    found = look(analyst, f"<title>House and Tide</title><body>{BOX}<h1>House and Tide</h1><p>1 copy</p>{below}")
    assert told(found)["title"] == "House and Tide"


@pytest.mark.parametrize("record", NAMED)
def test_a_heading_of_pages_about_nothing_names_no_record(analyst: Analyst, record: str) -> None:
    for number in range(NOTHING):
        assert look(analyst, NONE, f"x{number}").results.records == ()
    found = look(analyst, HEAD + record)
    assert told(found) == {"title": "House and Tide", "author": "Ann Lee", "publisher": "Old Press", "year": "1987"}
    assert not any("Mill Street" in value.value for value in found.results.records[0].fields)


def test_a_records_own_page_is_read_alike(analyst: Analyst) -> None:
    for number in range(NOTHING):
        look(analyst, NONE, f"x{number}")
    page = parse(f"{HEAD}<p><b>House and Tide</b></p>{FACTS}", "http://books.example/book/1")
    record = analyst.single(page)
    assert record is not None and "House and Tide" in [v.value for v in record.fields if v.attribute == "title"]


def test_a_heading_that_few_pages_have_stays_a_name(analyst: Analyst) -> None:
    """The tabs of one record say nothing under its name; the other pages of the site are headed otherwise."""
    for number in range(NOTHING):
        look(analyst, f"<title>Books</title><body><h1>House and Tide</h1>{BOX}<p>No reviews yet.</p>", f"t{number}")
    for number in range(NOTHING):
        look(analyst, NONE, f"x{number}")
    found = look(analyst, f"<title>Books</title><body><h1>House and Tide</h1>{BOX}{FACTS}")
    assert told(found)["title"] == "House and Tide"


def test_of_another_site_nothing_is_learnt(analyst: Analyst) -> None:
    for number in range(NOTHING):
        analyst.look(parse(NONE, f"http://other.example/find?q=x{number}"))
    found = look(analyst, f"<title>Mill Street Library</title><body><h1>Mill Street Library</h1>{FACTS}")
    assert told(found)["title"] == "Mill Street Library"


def test_they_are_bounded_and_the_sites_own_stays() -> None:
    banners = Banners()
    for number in range(3 * MOST):
        layout = Layout(parse(f"<h1>The Library</h1><h2>Nothing for {number}</h2>", "http://h/").tree)
        banners.note(layout, nothing=True)
    assert banners.known() == {"the library"}
    assert len(banners._all) <= MOST + 1


def test_a_value_that_is_called_like_the_site_is_kept(analyst: Analyst) -> None:
    head = HEAD.replace("Mill Street Library", "Old Press")
    for number in range(NOTHING):
        look(analyst, f"{head}<p>Nothing was found.</p>", f"x{number}")
    assert told(look(analyst, f"{head}<div>House and Tide</div>{FACTS}"))["publisher"] == "Old Press"


@pytest.mark.parametrize("record", NAMED)
def test_nor_is_the_title_that_all_pages_have(analyst: Analyst, record: str) -> None:
    head = "<title>Mill Street - books and more</title><body>"
    for number in range(NOTHING):
        look(analyst, f"{head}<p>Come in on any day but Sunday, number {number}.</p>", f"x{number}")
    assert told(look(analyst, f"{head}<div>{record}</div>"))["title"] == "House and Tide"


def test_a_title_of_its_own_stays_the_name(analyst: Analyst) -> None:
    for number in range(NOTHING):
        look(
            analyst,
            f"<title>Mill Street</title><body><p>Come in on any day but Sunday, number {number}.</p>",
            f"x{number}",
        )
    assert told(look(analyst, f"<title>House and Tide - Mill Street</title><body>{FACTS}"))["title"] == "House and Tide"


def test_beside_such_a_title_a_heading_below_the_facts_is_the_name(analyst: Analyst) -> None:
    head = "<title>Mill Street - books and more</title><body>"
    for number in range(NOTHING):
        look(analyst, f"{head}<p>Come in on any day but Sunday, number {number}.</p>", f"x{number}")
    assert told(look(analyst, f"{head}{FACTS}<h2>House and Tide</h2>"))["title"] == "House and Tide"


def test_on_a_page_without_a_title_a_heading_below_the_facts_is_the_name(analyst: Analyst) -> None:
    assert told(look(analyst, f"<body>{FACTS}<h2>House and Tide</h2>"))["title"] == "House and Tide"
