"""What ordinary sites do: facts behind tabs, values with their units, facets that name values, boxes beside the record."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher


def read(body: str, matcher: Matcher, title: str = "") -> list[dict[str, list[str]]]:
    page = parse(f"<title>{title}</title><body>{body}", "http://one.example/p/7")
    found = []
    for record in extract_records(page, matcher=matcher).records:
        values: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute is not None:
                values.setdefault(field.attribute, []).append(field.value)
        found.append(values)
    return found


@pytest.fixture(scope="module")
def books() -> Matcher:
    return Matcher(load_domain("books"))


def test_facts_in_what_is_called_a_menu_are_the_things_own(books: Matcher) -> None:
    rows = (("ISBN", "9783161484100"), ("Publisher", "Old Press"), ("Year", "1999"))
    facts = "".join(f"<tr><th>{label}</th><td>{value}</td></tr>" for label, value in rows)
    tabs = f"<div class=tab-menu--product><a href=#d>Details</a><div><p>Out of print.</p><table>{facts}</table></div></div>"
    (record,) = read(f"<h1>The Silent Garden</h1><p>Author: Ann Lee</p>{tabs}", books, "The Silent Garden")
    assert record == {
        "title": ["The Silent Garden"],
        "author": ["Ann Lee"],
        "isbn": ["9783161484100"],
        "publisher": ["Old Press"],
        "year": ["1999"],
    }


def test_values_that_are_words_of_the_domain_label_nothing() -> None:
    facts = (("Salary", "£30,000"), ("Job type", "Contract"), ("Sector", "Education"), ("Location", "Leeds"))
    for label, value in (("dt", "dd"), ("b", "i")):
        pairs = "".join(f"<div><{label}>{name}</{label}><{value}>{told}</{value}></div>" for name, told in facts)
        body = f"<h1>Maths Teacher</h1><dl>{pairs}</dl>"
        (record,) = read(body, Matcher(load_domain("jobs")), "Maths Teacher")
        assert record["salary"] == ["£30,000"]
        assert record["type"] == ["Contract"]
        assert record["category"] == ["Education"]
        assert record["location"] == ["Leeds"]
