"""Cells that hold several things under one header, and what stands in brackets beside a value."""

from __future__ import annotations

import pytest

from crawler.attributes.joint import parts_of
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS, ISSUES = Matcher(load_domain("books")), Matcher(load_domain("issues"))
TITLES = ("Small Rivers", "Bread and Salt", "The Last Tram", "On Ice", "A Field Guide")
NAMES = ("hugo", "ida", "rosa", "Nils", "marta")


def known(text: str) -> float:
    return BOOKS.key(text)[1]


def read(html: str, matcher: Matcher = BOOKS) -> list[dict[str, list[str]]]:
    page = parse(f"<title>Results</title><h1>Results</h1>{html}", "http://h.example/s?q=x")
    found: list[dict[str, list[str]]] = []
    for record in extract_records(page, matcher=matcher).records:
        told: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute is not None:
                told.setdefault(field.attribute, []).append(field.value)
        found.append(told)
    return found


def test_a_header_names_several_things_where_each_is_a_word_of_the_domain() -> None:
    assert parts_of("Title / Author", known) == ("Title", "Author")
    assert parts_of("Titel und Autor", known) == ("Titel", "Autor")
    assert parts_of("Author, title, year", known) == ("Author", "title", "year")
    assert parts_of("Author", known) == parts_of("Author / Weather", known) == parts_of("Title / Title", known) == ()


@pytest.mark.parametrize("between", ["<br>", "</div><div>", '<span class="sep">, </span>'])
def test_a_cell_under_such_a_header_is_cut_into_what_it_names(between: str) -> None:
    rows = "".join(
        f'<tr><td><div><a href="/b/{n}">{title}</a>{between}<a href="/u/{name}">{name}</a></div></td>'
        f"<td>{n + 3}</td><td>{90 - n}</td></tr>"
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    head = "<tr><td><b>Title / Author</b></td><td><b>Loans</b></td><td><b>Views</b></td></tr>"
    found = read(f"<table><thead>{head.replace('td>', 'th>')}</thead><tbody>{rows}</tbody></table>")
    assert [(one.get("title"), one.get("author")) for one in found] == [
        ([title], [name]) for title, name in zip(TITLES, NAMES, strict=True)
    ]


def test_what_stands_in_brackets_beside_a_name_is_no_further_name() -> None:
    items = "".join(
        f'<li class="hit"><h3><a href="/q/{n}">{title}</a></h3><span class="who"><span class="who-pad">by </span>'
        f'<span class="who-data"><a href="/u/{name}">{name}</a></span> <span class="who-points">'
        f'<span class="pad">(</span><span class="data">{800 + 20 * n}</span><span class="pad"> points)</span></span></span></li>'
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    assert [one.get("author") for one in read(f"<ul>{items}</ul>")] == [[name] for name in NAMES]


def test_a_code_cut_short_is_told_in_full_where_its_element_is_pointed_at() -> None:
    states = ("IN_PROGRESS", "CONFIRMED", "RE-OPENED", "IN_PROGRESS", "CONFIRMED")
    rows = "".join(
        f'<tr><td><a href="/t/{n}">{n}</a></td><td><span title="{state}">{state[:4]} </span></td>'
        f'<td><a href="/t/{n}">{title}</a></td></tr>'
        for n, (title, state) in enumerate(zip(TITLES, states, strict=True))
    )
    head = "<tr><th>ID</th><th>Status</th><th>Summary</th></tr>"
    assert [one.get("status") for one in read(f"<table>{head}{rows}</table>", ISSUES)] == [[state] for state in states]
