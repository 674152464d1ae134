"""Marks and buttons behind the labelled values of a record's line, and signs before them."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = [
    ("The Salt Road", "Mara Lindqvist", "14,50 €"),
    ("A Winter Garden", "Paul Ross", "20,00 €"),
    ("Letters Home", "Ines Duarte", "9,90 €"),
    ("North of Here", "Jon Reed", "31,00 €"),
]
MATCHER = Matcher(load_domain("books"))


def _read(rows: list[str]) -> list[tuple[str, ...]]:
    page = parse(f"<title>Books found</title><body><div>{''.join(rows)}</div></body>", "http://h.example/found")
    found = [
        {one.attribute: one.value for one in record.fields if one.attribute}
        for record in extract_records(page, matcher=MATCHER).records
    ]
    return [tuple(one.get(name, "") for name in ("title", "author", "price")) for one in found]


@pytest.mark.parametrize("mark", ["<span class=badge>New</span>", "<button>Save</button>"])
@pytest.mark.parametrize("every", [1, 2])
def test_what_stands_behind_a_value_does_not_take_its_name(mark: str, every: int) -> None:
    rows = [
        f'<p><a href="/{n}">{title}</a><br>Author: {author} | Price: {price} {mark if n % every == 0 else ""}</p>'
        for n, (title, author, price) in enumerate(BOOKS)
    ]
    assert _read(rows) == BOOKS


@pytest.mark.parametrize("sign", ["-", "–", "|", "·"])
def test_a_sign_before_the_first_label_is_no_part_of_it(sign: str) -> None:
    rows = [
        f'<p><a href="/{n}">{title}</a> {sign} Author: {author}, Price: {price}</p>'
        for n, (title, author, price) in enumerate(BOOKS)
    ]
    assert _read(rows) == BOOKS
