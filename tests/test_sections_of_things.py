"""Headings of parts of a page about one thing, where that is named in the page's title alone."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

NAME = "The Salt Road"
FACTS = {"Author": "Mara Lindqvist", "Publisher": "Harbour House", "Year": "1994", "Language": "English"}
ROWS = {
    "dl": "<dl>" + "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in FACTS.items()) + "</dl>",
    "cells": "<table>" + "".join(f"<tr><td>{k}</td><td>{v}</td></tr>" for k, v in FACTS.items()) + "</table>",
    "lines": "".join(f"<p><b>{k}:</b> {v}</p>" for k, v in FACTS.items()),
}
BOOKS = Matcher(load_domain("books"))


def _title(body: str, title: str) -> str:
    found = extract_records(
        parse(f"<title>{title}</title><body><div>{body}</div></body>", "http://h.example/17"), matcher=BOOKS
    )
    assert found.form == "detail"
    return next((one.value for one in found.records[0].fields if one.attribute == "title"), "")


@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize("tag", ["h2", "h3"])
@pytest.mark.parametrize("part", ["Reviews", "Documents", "Beschreibung", "Комментарии"])
def test_what_heads_a_part_below_the_facts_is_not_the_name(facts: str, tag: str, part: str) -> None:
    below = (
        f"<{tag}>{part}</{tag}><p>It is a long and quiet book of salt, of roads, and of those who went along them.</p>"
    )
    assert _title(facts + below, f"{NAME} | The Catalogue") == NAME


@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize(
    ("above", "below"),
    [(f"<h2>{NAME}</h2>", ""), ("", f"<h1>{NAME}</h1>"), ("<p><b>Shelf:</b> 12</p>", "")],
    ids=["above", "an h1 below", "below one fact"],
)
def test_a_name_in_a_heading_stays_it(facts: str, above: str, below: str) -> None:
    name = "" if NAME in above + below else f"<h3>{NAME}</h3>"
    assert _title(above + name + facts + below, "The Catalogue") == NAME


def test_the_h1_is_the_name_however_many_headings_stand_above() -> None:
    menu = "".join(f"<div><h3>Shelf {n}</h3><p><a href='/shelf/{n}'>all of it</a></p></div>" for n in range(12))
    assert _title(f"{menu}<h1>{NAME}</h1>{ROWS['dl']}", f"{NAME} | The Catalogue") == NAME
