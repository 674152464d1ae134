"""Tables set as preformatted text: values below each other under names, without a mark of a table."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
TITLES = "Wind River;A Garden & a House;Salt;The Letter;Winter Night;Old Stone Bridge".split(";")
PEOPLE = "Ann Birch;Bo Oak;Cleo Elm;Dan Ash;Eve Lime;Finn Rowan".split(";")
NAMES = "Title                 Author        Year\n"


def line(number: int, title: str, width: int = 22) -> str:
    room = " " * (width - len(title))
    told = title.replace("&", "&amp;")
    return f'<a href="/b/{number}">{told}</a>{room}{PEOPLE[number]:<14}{1990 + number}\n'


def told(text: str) -> list[dict[str, str]]:
    page = parse(f"<h1>Found 6 books</h1><pre>\n{text}</pre>", "http://old.example/cgi/find?q=a")
    records = extract_records(page, matcher=BOOKS).records
    return [{field.attribute: field.value for field in record.fields if field.attribute} for record in records]


@pytest.mark.parametrize("rule", ["", "====================  ============  ====\n"], ids=["bare", "ruled"])
def test_values_are_named_by_the_line_above(rule: str) -> None:
    found = told(NAMES + rule + "".join(line(n, title) for n, title in enumerate(TITLES)))
    assert [one["title"] for one in found] == TITLES
    assert [one["author"] for one in found] == PEOPLE
    assert [one["year"] for one in found] == [str(1990 + n) for n in range(6)]


def test_a_value_longer_than_its_column_moves_those_after_it() -> None:
    titles = [*TITLES[:5], "On the Building of Bridges"]
    lines = [line(n, title, max(22, len(title) + 2)) for n, title in enumerate(titles)]
    found = told(NAMES + "".join(lines))
    assert [one["title"] for one in found] == titles
    assert [one["author"] for one in found] == PEOPLE


def test_lines_without_names_above_them_stay_lines() -> None:
    lines = "".join(line(n, title) for n, title in enumerate(TITLES))
    tree = parse(f"<pre>\nFound six books, the oldest first.\n{lines}</pre>", "http://old.example/cgi/find?q=a").tree
    assert "table" not in tree.tags
