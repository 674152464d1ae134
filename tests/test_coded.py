"""ISBNs that a page about one thing has in addresses alone."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results.detail import read_detail
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FACTS = "<h1>The Silent River</h1><dl><dt>Author</dt><dd>Ann Lee</dd><dt>Publisher</dt><dd>Old Press</dd></dl>"


def isbns(content: str, domain: str = "books") -> list[str]:
    page = parse(f"<!doctype html><title>The Silent River</title>{FACTS}{content}", "http://h.example/b/7")
    found = read_detail(page, Layout(page.tree), Matcher(load_domain(domain)))
    assert found is not None
    return [field.value for field in found.record.fields if field.attribute == "isbn"]


@pytest.mark.parametrize(
    "content",
    [
        '<a href="https://c.example/isbn/0306406152">ISBN</a>',
        '<img src="/covers?size=m&isbn=0306406152"><a href="https://c.example/find?isbn10%3D0306406152">elsewhere</a>',
        '<p><img src="https://covers.example/b/isbn/0306406152-M.jpg"></p>',
    ],
)
def test_an_isbn_in_an_address_that_calls_it_so_is_the_books(content: str) -> None:
    assert isbns(content) == ["0306406152"]


@pytest.mark.parametrize(
    "content",
    [
        '<a href="/isbn/0306406152">one</a> <a href="/isbn/9783161484100">another</a>',
        '<a href="/isbn/0306406153">ISBN</a>',
        '<a href="/item/0306406152">more</a>',
        '<p>ISBN: 9783161484100</p><a href="/isbn/0306406152">ISBN</a>',
    ],
)
def test_several_wrong_or_unnamed_numbers_are_not(content: str) -> None:
    assert "0306406152" not in isbns(content)
    assert "0306406153" not in isbns(content)


def test_a_domain_without_such_an_attribute_gets_none() -> None:
    assert isbns('<a href="https://c.example/isbn/0306406152">ISBN</a>', "papers") == []
