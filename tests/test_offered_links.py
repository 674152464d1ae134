"""A heading of the domain above links that say how many there are: they are there to choose from, and no facts of the thing."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
FACTS = "".join(
    f"<li><span>{label}</span><span>{value}</span></li>"
    for label, value in (("Author", "Ann Lee"), ("Publisher", "Oak Press"), ("Year", "1991"), ("Price", "12 €"))
)


def _subjects(link: str) -> list[str]:
    links = "".join(
        f"<li>{link.format(n=n, what=what)}</li>" for n, what in enumerate(("Novels", "History", "Boats", "Crime"))
    )
    chosen = f"<div class=c><h4>Subjects</h4><ul>{links}</ul></div>"
    body = f"<div><h1>The Grey Door</h1><ul>{FACTS}</ul><p>{'It goes on for long. ' * 9}</p>{chosen}</div>"
    page = parse(f"<title>The Grey Door - Shop</title>{body}", "http://shop.example/book/7")
    fields = extract_records(page, matcher=BOOKS).records[0].fields
    return [field.value for field in fields if field.attribute == "category"]


@pytest.mark.parametrize("count", ["({n}7)", "[{n}7]", "（{n}7）"])
def test_links_with_their_numbers_are_no_subjects_of_a_book(count: str) -> None:
    assert _subjects(f"<a href='/c/{{n}}'>{{what}}</a> {count}") == []


def test_links_without_are() -> None:
    assert _subjects("<a href='/c/{n}'>{what}</a>") == ["Novels", "History", "Boats", "Crime"]
