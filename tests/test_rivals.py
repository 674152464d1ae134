# ruff: noqa: E501 (a page reads best as it is sent)
"""Lists below headings on pages whose labels say other, lists beside them, and headings that say what kind of page one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher
from tests.growth import SQUARE, growth

CASES = Matcher(
    Domain.model_validate(
        {
            "name": "cases",
            "title": "Cases",
            "attributes": [
                {"name": "title", "aliases": ["case", "case name"]},
                {"name": "judge", "type": "name", "multiple": True, "aliases": ["judges"]},
                {"name": "parties", "type": "name", "multiple": True},
                {"name": "court", "aliases": ["decided at"]},
                {"name": "topics", "multiple": True, "aliases": ["subjects", "catchwords"]},
            ],
            "identity": [["title"]],
            "nouns": ["case", "decision"],
        }
    )
)
HEAD = "<h1>Lee v. Smith</h1><table><tr><th>Judge</th><td>Karl Brown</td></tr><tr><th>Court</th><td>High Court</td></tr></table>"
TEXT = "<p>They had bought a garden together and could not agree on who was to cut the hedge that stands around it.</p>"


def read(body: str, title: str = "Lee v. Smith", form: str = "detail") -> Record:
    found = extract_records(parse(f"<title>{title}</title>{body}".encode(), "http://c.example/c/1"), matcher=CASES)
    assert found.form == form
    return found.records[0]


def told(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


def items(*texts: str, css: str = "") -> str:
    return f"<ul class='{css}'>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"


def links(*texts: str) -> str:
    return items(*(f"<a href='/{number}'>{text}</a>" for number, text in enumerate(texts)))


@pytest.mark.parametrize(
    "other",
    [
        f"<h3>Judge</h3>{links('Ann Field', 'Jo Ray')}",
        f"<aside><h3>Judges</h3>{items('Ann Field', 'Jo Ray')}</aside>",
        f"<h3>Judge</h3>{links('In re Garden', 'Brown v. Hull')}",
        f"<h3>Judge</h3>{items('<a href=/1>Ann Field</a> <i>3</i>', '<a href=/2>Jo Ray</a> <i>4</i>')}",
    ],
)
def test_what_a_label_says_is_not_unsaid_by_a_list_of_others(other: str) -> None:
    assert told(read(f"{HEAD}{TEXT}{other}"), "judge") == ["Karl Brown"]


@pytest.mark.parametrize("first", [True, False])
def test_what_is_there_to_choose_from_is_no_value_beside_what_a_label_says(first: bool) -> None:
    other = f"<h3>Judge</h3>{links('Field, A. (3)', 'Ray, Jo (2)')}<h3>Court</h3>{links('Low Court', 'Court of Hull')}<h3>Catchwords</h3>{links('Low', 'High')}"
    record = read(f"{other}{HEAD}{TEXT}" if first else f"{HEAD}{TEXT}{other}")
    assert (told(record, "judge"), told(record, "court")) == (["Karl Brown"], ["High Court"])


def test_a_list_that_has_what_the_label_says_is_taken_whole() -> None:
    body = f"<h1>Lee v. Smith</h1><p>Topics: Gardens</p><p>Court: High Court</p>{TEXT}<h2>Subjects</h2>{links('Gardens', 'Hedges')}"
    assert told(read(body), "topics") == ["Gardens", "Hedges"]


def test_rows_of_headers_are_no_values_and_people_are_the_first_cell() -> None:
    rows = "<tr><th>Name</th><th>Role</th></tr><tr><td>Ann Lee</td><td>Plaintiff</td></tr><tr><td>Jim Smith</td><td>Defendant</td></tr>"
    assert told(read(f"{HEAD}<h2>Parties</h2><table>{rows}</table>{TEXT}"), "parties") == ["Ann Lee", "Jim Smith"]
    rows = "<tr><th>Word</th><th>Law</th></tr><tr><td>Hedges</td><td>of 1833</td></tr><tr><td>Walls</td><td>of 1834</td></tr>"
    assert told(read(f"{HEAD}<h2>Catchwords</h2><table>{rows}</table>{TEXT}"), "topics") == [
        "Hedges of 1833",
        "Walls of 1834",
    ]


def test_people_stand_behind_their_numbers() -> None:
    rows = "<tr><td>Party 1</td><td>Ann Lee</td></tr><tr><td>Party 2</td><td>Jim Smith</td></tr>"
    assert told(read(f"{HEAD}<h2>Parties</h2><table>{rows}</table>{TEXT}"), "parties") == ["Ann Lee", "Jim Smith"]


def test_a_first_record_with_a_number_names_no_columns() -> None:
    names = [
        ("Topics", "Court", 1990),
        ("The hedge", "High Court", 1991),
        ("A wall", "Low Court", 1992),
        ("Ponds", "High Court", 1993),
    ]
    body = "".join(f"<li><a href=/{n}>{name}</a><span>{court}</span><i>{n}</i></li>" for name, court, n in names)
    found = extract_records(parse(f"<h1>Results</h1><ul>{body}</ul>".encode(), "http://c.example/c"), matcher=CASES)
    assert len(found.records) == 4


def test_a_list_of_another_look_below_is_none_of_the_values() -> None:
    below = items("Gardens and parks", "Hedges and walls", css="words") + items("Print", "Share", css="tools")
    assert told(read(f"{HEAD}{TEXT}<h2>Catchwords</h2>{below}"), "topics") == ["Gardens and parks", "Hedges and walls"]


def test_a_line_ends_where_the_next_line_of_its_look_names_a_list() -> None:
    body = (
        f"{HEAD}{TEXT}<p>Catchwords</p>{items('Gardens', 'Hedges')}<p>Volumes</p>{items('First 1999', 'Second 2001')}"
    )
    assert told(read(body), "topics") == ["Gardens", "Hedges"]


def test_a_heading_that_says_what_kind_of_page_it_is_is_no_title() -> None:
    rows = "<table><tr><th>Case</th><td>Lee v. Smith</td></tr><tr><th>Court</th><td>High Court</td></tr><tr><th>Judge</th><td>Karl Brown</td></tr></table>"
    assert told(read(f"<h1>Case details</h1>{rows}{TEXT}", "Case details"), "title") == ["Lee v. Smith"]
    named = "<div class=title>Lee v. Smith</div><div class=judge>Karl Brown</div><div class=court>High Court</div>"
    assert told(read(f"<h1>Case details</h1>{named}{TEXT}", "Case details"), "title") == ["Lee v. Smith"]


def test_a_page_of_a_body_that_lists_its_things_is_a_list() -> None:
    body = '<script type="application/ld+json">{"@type":"BookStore","name":"High Court","telephone":"1","fax":"2","email":"3"}</script><h1>High Court</h1>'
    cases = (
        f"<div><h3><a href=/{n}>{n} v. Smith</a></h3><p>Judge: {n} Brown</p><p>Topics: Hedges</p></div>"
        for n in ("Lee", "Ray", "Hull")
    )
    assert told(read(body + "".join(cases), "High Court", "list"), "title") == ["Lee v. Smith"]


@pytest.mark.parametrize(
    "piece",
    [
        "<h2>Topics for x{n}</h2><ul><li>a{n} b<li>c{n} d</ul>",
        "<div>Topics</div><ul><li>a{n} b<li>c{n} d</ul>",
        "<span class=x{n}>Topics</span><ul><li>a{n} b</ul>",
        "<nav>a</nav><h2>Topics</h2>",
    ],
)
def test_many_headings_and_lists_take_time_in_proportion(piece: str) -> None:
    def prepared(size: int) -> Callable[[], object]:
        pieces = "".join(piece.format(n=n) for n in range(size))
        page = parse(f"<h1>Lee v. Smith</h1>{pieces}".encode(), "http://c.example/")
        return lambda: extract_records(page, matcher=CASES)

    assert growth(prepared, 200) < SQUARE
