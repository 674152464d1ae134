"""Labels that other signs than a colon lead to their values, and labels that stand below their values."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
FACTS = {
    "Title": "River of Stones",
    "Author": "Ann Birch",
    "Publisher": "Hill Press",
    "Year": "2015",
    "ISBN": "9780306406157",
}
LINES = {
    "dash": "<p>{}</p>".format("".join(f"{k} - {v}<br>" for k, v in FACTS.items())),
    "long dash": "<p>{}</p>".format("".join(f"{k} – {v}<br>" for k, v in FACTS.items())),
    "equals": "<pre>{}</pre>".format("".join(f"{k} = {v}\n" for k, v in FACTS.items())),
    "dots": "<pre>{}</pre>".format("".join(f"{k:.<20} {v}\n" for k, v in FACTS.items())),
    "brackets": "<p>{}</p>".format("".join(f"[{k}] {v}<br>" for k, v in FACTS.items())),
    "bold": "<p>{}</p>".format("".join(f"<b>{k}</b> - {v}<br>" for k, v in FACTS.items())),
    "below": "".join(f"<div class=stat><div class=v>{v}</div><div class=k>{k}</div></div>" for k, v in FACTS.items()),
}


def told(body: str, title: str = "River of Stones") -> list[dict[str, str]]:
    page = parse(
        f"<title>{title}</title><ul><li><a href=/>Home</a></li></ul><h1>{title}</h1>{body}", "http://b.example/5"
    )
    records = extract_records(page, matcher=BOOKS).records
    return [{field.attribute: field.value for field in record.fields if field.attribute} for record in records]


@pytest.mark.parametrize("body", LINES.values(), ids=LINES)
def test_labels_of_one_thing_are_told_whatever_leads_to_their_values(body: str) -> None:
    (found,) = told(body)
    assert found == {"title": "River of Stones", "author": "Ann Birch", "publisher": "Hill Press", "year": "2015"} | {
        "isbn": FACTS["ISBN"]
    }


def test_labels_of_a_list_are_told_where_each_record_has_them() -> None:
    names = "Ann Birch;Bo Oak;Cleo Elm;Dan Ash;Eve Lime".split(";")
    hits = (
        f"<div class=hit><a href=/b/{n}>Language - a history in {n + 2} parts</a><br>Author = {name}<br>Year = {1990 + n}</div>"
        for n, name in enumerate(names)
    )
    found = told("".join(hits), "5 results")
    assert [one["author"] for one in found] == names
    assert [one["year"] for one in found] == [str(1990 + n) for n in range(5)]
    assert {one["title"][:12] for one in found} == {"Language - a"}


def test_two_lines_with_a_dash_are_text() -> None:
    (found,) = told("<p>Author: Ann Birch<br>Year: 2015<br>Title - what is in one?<br>Price - none of ours.</p>")
    assert found["author"] == "Ann Birch" and found["title"] == "River of Stones" and "price" not in found


def test_a_citation_in_code_and_quoted_settings_are_no_labelled_lines() -> None:
    code = "".join(f"  {k.lower()} = {{{v}}},\n" for k, v in FACTS.items())
    facts = "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in FACTS.items() if k != "Title")
    (found,) = told(f"<dl>{facts}</dl><pre>@book{{birch,\n{code}}}</pre>")
    assert found == {k.lower(): v for k, v in FACTS.items()}
    (found,) = told(f"<dl>{facts}</dl><pre>author = None\npublisher = 5\nyear = 1\n</pre>")
    assert found == {k.lower(): v for k, v in FACTS.items()}
