"""What of a page is about its subject where a form stands around all of it, and where its heading stands in a header."""

from __future__ import annotations

from functools import partial

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain, parse_domain
from knowledge.matching import Matcher
from tests.growth import SQUARE, growth

FACTS = [
    ("Liaison Officer", "Ms E May"),
    ("Date Lodged", "15 May 2019"),
    ("Cost of Work", "40,000"),
    ("Type of Work", "Storage shed"),
    ("Area of site", "150 m²"),
]


def told(body: str, title: str = "A shed in Mill Road | Town Hall") -> dict[str, str]:
    page = parse(f"<title>{title}</title><body>{body}</body>", "http://site.example/case/7")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert found.form in ("detail", "none")
    return {field.key: field.value for one in found.records for field in one.fields}


def names(body: str, title: str = "A shed in Mill Road | Town Hall") -> list[str]:
    page = parse(f"<title>{title}</title><body>{body}</body>", "http://site.example/case/7")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    return [field.value for one in found.records for field in one.fields if field.attribute == "title"]


SHEET = "".join(f"<p>{label}: {value}</p>" for label, value in [*FACTS, ("Author", "Jo Hill")])
MENU = "<ul><li><a href=/a>Home</a></li><li><a href=/b>Payments</a></li></ul>"


def test_a_page_that_stands_in_a_form_is_read_where_that_hardly_asks_for_anything() -> None:
    state = "<input type=hidden name=state value=abc><input type=text name=q><input type=submit value=Go>"
    found = told(f"<form method=post action=/case>{state}{MENU}<div>{SHEET}</div></form>")
    assert found["Liaison Officer"] == "Ms E May"


@pytest.mark.parametrize(
    "controls",
    [
        "<input name=a><input name=b><select name=c><option>1</select><textarea name=d></textarea>",
        "<input name=a><input type=password name=b>",
        "<input type=file name=a>",
    ],
)
def test_a_form_that_asks_tells_nothing(controls: str) -> None:
    assert not told(f"<form method=post action=/case><div>{SHEET}</div>{controls}</form>")


def test_a_header_without_links_holds_the_heading_of_a_page_without_h1() -> None:
    body = "<div class=page-header><h2>Shed (2019/36/1)</h2><h4>Details of the case</h4></div><h3>Facts</h3>" + SHEET
    assert names(body, "Town Hall - Cases")[:1] == ["Shed (2019/36/1)"]
    home = body.replace("<h2>Shed (2019/36/1)</h2>", "<h2><a href=/>Town Hall</a></h2>").replace("h4", "p")
    assert "Town Hall" not in names(home, "Town Hall - Cases")


def test_a_link_called_a_header_is_none_of_the_page() -> None:
    body = f"<h4 class=line><a class=plain_header href=/case/7>5 Mill Road, Upton</a></h4><div>{SHEET}</div>"
    assert "5 Mill Road, Upton" in told(body, "Town Hall").values()
    assert "Town Hall" not in told(f"<div class=page_header><a href=/>Town Hall</a></div>{body}", "Cases").values()


def test_a_state_in_a_heading_that_only_a_script_shows_is_no_part_of_it() -> None:
    body = f"<h1><span class='sold is-hidden'>Sold •</span> A shed in Mill Road</h1>{SHEET}"
    assert names(body, "A shed in Mill Road") == ["A shed in Mill Road"]
    whole = f"<h1><span class=hide>A shed in Mill Road</span></h1>{SHEET}"
    assert names(whole, "A shed in Mill Road") == ["A shed in Mill Road"]


CASES = """
name: cases
title: Cases
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.6, aliases: [description]}
  - {name: lodged, type: date, affinity: 0.4, aliases: [submitted date]}
  - {name: status, type: text, affinity: 0.3, aliases: [decision]}
identity: [[title]]
topic: [case]
instances: {title: []}
"""


def test_facts_with_labels_of_their_own_are_no_values_of_what_heads_them() -> None:
    rows = ("Case Status: Determined", "Determination Date: 30/07/2019", "Determination Type: Approved")
    table = "<table><tr><td>Description:</td><td>A shed</td></tr><tr><td>Submitted Date:</td><td>6/05/2019</td></tr></table>"
    told_below = "".join(f"<tr><td>{one}</td></tr>" for one in rows)
    body = f"<h2>Case 7</h2><h3>Details</h3>{table}<h3>Decision</h3><table>{told_below}</table>"
    page = parse(f"<title>Town Hall</title><body>{body}</body>", "http://site.example/case/7")
    found = extract_records(page, matcher=Matcher(parse_domain(CASES)))
    values = [field.value for one in found.records for field in one.fields]
    assert {"Determined", "30/07/2019", "Approved"} <= set(values)
    assert not set(rows) & set(values)


def test_a_page_to_search_is_not_read_though_all_of_it_stands_in_its_form() -> None:
    asked = "<h1>Search the cases</h1><input name=q><input type=submit value=Search>"
    hints = "<p>Title: what the case is called</p><p>Author: who lodged it</p><p>Year: when it was lodged</p>"
    said = "Whatever was lodged since the year of the flood is here, and what came before is in the old books. "
    prose = f"<p>Publisher: the press</p><p>{said * 3}</p>"
    assert not told(f"<form action=/search>{asked}{hints}{prose}</form>", "Search the cases | Town Hall")


def test_a_heading_of_very_many_hidden_states_is_read_in_linear_time() -> None:
    def read(size: int) -> None:
        parts = "<span class=hide></span>" * size
        assert names(f"<h1>{parts}A shed in Mill Road</h1>{SHEET}", "A shed in Mill Road") == ["A shed in Mill Road"]

    assert growth(lambda size: partial(read, size), 1_500) < SQUARE
