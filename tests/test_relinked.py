"""Headings that are several links to one address."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
TITLES = "The Silent Garden;A History of Trade;Rivers of the North;On Old Opera;Winter in the Alps".split(";")


def titles(*headings: str) -> list[str]:
    items = "".join(f"<div class=i><h2>{one}</h2><p>Printed in {1990 + n}.</p></div>" for n, one in enumerate(headings))
    page = parse(f"<title>Books</title><p>5 books</p><div>{items}</div>", "http://shop.example/find?q=a")
    records = extract_records(page, matcher=BOOKS).records
    return [field.value for record in records for field in record.fields if field.attribute == "title"]


def test_a_last_word_that_is_kept_beside_a_sign_ends_the_title() -> None:
    def heading(number: int, title: str) -> str:
        begin, _, last = title.rpartition(" ")
        kept = f'<span class=m><a class=t href="/{number}">{last}</a></span>'
        sign = f'<a class=s href="http://other.example/{number}"><i></i></a>'
        return f'<a class=t href="/{number}">{begin}</a> <span class=k>{kept} {sign}</span>'

    assert titles(*(heading(n, title) for n, title in enumerate(TITLES))) == TITLES


def test_what_all_say_beside_their_titles_is_none_of_them() -> None:
    headings = (f"<a href=/{n}>{title}</a> <a href=/{n}>Permalink</a>" for n, title in enumerate(TITLES))
    assert titles(*headings) == TITLES
    numbered = (f"<a href=/{n}>#{n + 20}</a> <a href=/{n}>{title}</a>" for n, title in enumerate(TITLES))
    assert titles(*numbered) == TITLES
