"""Labels with several values: said again before each, or once with the values below each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PAPERS = Matcher(load_domain("papers"))
FACTS = [
    ("Title", "River of Stones"),
    ("Author", "Birch, Ann"),
    ("Author", "Oak, Bo"),
    ("Subject", "Geology"),
    ("Subject", "Rivers"),
    ("Subject", "Erosion"),
    ("Issue Date", "2015"),
    ("Publisher", "Hill University"),
]


def once() -> Iterator[tuple[str, str]]:
    """The facts, each label before the first of its values alone."""
    for label, facts in groupby(FACTS, key=lambda fact: fact[0]):
        for place, (_, value) in enumerate(facts):
            yield ("" if place else label), value


def grouped() -> Iterator[str]:
    """Rows whose first cell reaches over all values."""
    for label, facts in groupby(FACTS, key=lambda fact: fact[0]):
        values = [value for _, value in facts]
        yield f'<tr><th rowspan="{len(values)}">{label}</th><td>{values[0]}</td></tr>'
        yield from (f"<tr><td>{value}</td></tr>" for value in values[1:])


def linked(label: str, value: str) -> str:
    return f'<a href="/browse?by={value}">{value}</a>' if label in ("Author", "Subject") else value


FORMS = {
    "rows": "<table>{}</table>".format("".join(f"<tr><th>{k}</th><td>{v}</td></tr>" for k, v in FACTS)),
    "plain rows": "<table>{}</table>".format("".join(f"<tr><td>{k}</td><td>{v}</td></tr>" for k, v in FACTS)),
    "linked": "<table>{}</table>".format("".join(f"<tr><td>{k}</td><td>{linked(k, v)}</td></tr>" for k, v in FACTS)),
    "empty cells": "<table>{}</table>".format("".join(f"<tr><th>{k}</th><td>{v}</td></tr>" for k, v in once())),
    "spans": "<table>{}</table>".format("".join(grouped())),
    "definitions": "<dl>{}</dl>".format("".join((k and f"<dt>{k}</dt>") + f"<dd>{v}</dd>" for k, v in once())),
    "boxes": "".join(f"<div class=row><div class=label>{k}</div><div class=said>{v}</div></div>" for k, v in once()),
    "lines": "".join(f"<b>{k}:</b> {v}<br>" for k, v in FACTS),
}


@pytest.mark.parametrize("facts", FORMS.values(), ids=FORMS)
def test_all_values_of_a_label_are_told(facts: str) -> None:
    page = parse(
        f"<title>River of Stones - Repository</title><ul><li><a href=/>Home</a></li></ul><h1>River of Stones</h1>{facts}"
        "<p><a href=/c>Contact</a></p>",
        "http://r.example/item/5",
    )
    found = extract_records(page, matcher=PAPERS)
    assert (found.form, len(found.records)) == ("detail", 1)
    said: dict[str | None, list[str]] = {}
    for field in found.records[0].fields:
        said.setdefault(field.attribute, []).append(field.value)
    assert said["author"] == ["Birch, Ann", "Oak, Bo"]
    assert said["keyword"] == ["Geology", "Rivers", "Erosion"]
    assert said["year"] == ["2015"]


def test_what_is_no_row_of_the_label_is_none_of_its_values() -> None:
    page = parse(
        "<title>River of Stones</title><h1>River of Stones</h1><table><tr><th>Title</th><td>River of Stones</td></tr>"
        "<tr><th>Author</th><td>Birch, Ann</td></tr><tr><td colspan=2>Borrowed eleven times</td></tr>"
        "<tr><td><img src=/i.png></td><td>Ask a librarian</td></tr><tr><th>Issue Date</th><td>2015</td></tr></table>",
        "http://r.example/item/5",
    )
    fields = extract_records(page, matcher=PAPERS).records[0].fields
    assert [field.value for field in fields if field.attribute == "author"] == ["Birch, Ann"]


@pytest.mark.parametrize(
    "line", ["<tr><th>{}</th><td>{}</td></tr>", "<div class=r><div class=l>{}</div><div class=v>{}</div></div>"]
)
def test_a_text_below_an_empty_label_is_no_further_value(line: str) -> None:
    prose = "This paper tells of rivers and their stones, and of those who walk along them for a living, day after day."
    facts = (
        ("Title", "River of Stones"),
        ("Issue Date", "2015"),
        ("Author", "Birch, Ann"),
        ("", "Oak, Bo"),
        ("", prose),
    )
    told = "".join(line.format(*fact) for fact in facts)
    told = f"<table>{told}</table>" if "<tr>" in line else told
    page = parse(f"<title>River of Stones</title><h1>River of Stones</h1>{told}", "http://r.example/item/5")
    fields = extract_records(page, matcher=PAPERS).records[0].fields
    assert [field.value for field in fields if field.attribute == "author"] == ["Birch, Ann", "Oak, Bo"]


def test_a_table_by_authors_is_a_list() -> None:
    rows = [
        ("Birch", "Salt"),
        ("Birch", "The Letter"),
        ("Birch", "Wind River"),
        ("Elm", "Winter Night"),
        ("Oak", "Old Stone"),
    ]
    told = "".join(f'<tr><th>{who}</th><td><a href="/b/{n}">{what}</a></td></tr>' for n, (who, what) in enumerate(rows))
    page = parse(
        f"<title>Search results</title><h1>Search results</h1><table>{told}</table>", "http://r.example/find?q=a"
    )
    found = extract_records(page, matcher=PAPERS)
    assert (found.form, len(found.records)) == ("list", 5)
