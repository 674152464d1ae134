"""References in the records of a list: titles of their own, or no more than what is said below a title."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PAPERS = Matcher(load_domain("papers"))
PEOPLE = ("A. Lee, B. Ray", "C. Moreau", "D. Berg, E. Oak", "F. de la Cruz", "G. Hill, H. Birch", "I. Roux")
TITLES = (
    "Slow Water in Coarse Sand",
    "The Age of Northern Bogs",
    "Counting Eels at Night",
    "Rain on Old Roofs",
    "Where Otters Sleep",
    "Mud and Memory",
)


def titles(items: list[str]) -> list[list[str]]:
    body = "".join(items)
    page = parse(f"<!doctype html><title>Search: water</title><p>6 matches</p>{body}", "http://h.example/s?q=water")
    found = extract_records(page, matcher=PAPERS)
    return [[one.value for one in record.fields if one.attribute == "title"] for record in found.records]


def said(number: int, people: str) -> str:
    return f"{people}. In River Letters, {2001 + number}. We measured it for {number + 2} years and tell what was found"


def test_what_a_reference_goes_on_with_is_no_title_below_one() -> None:
    items = [
        f'<p><b><a href="/d/{n}.html">{title}</a></b><br><small>{said(n, people)} ...</small></p>'
        for n, (title, people) in enumerate(zip(TITLES, PEOPLE, strict=True))
    ]
    assert titles(items) == [[title] for title in TITLES]


def test_behind_a_link_to_the_file_a_reference_has_its_title() -> None:
    items = [
        f'<p><a href="/d/{n}.pdf">Full text</a> {people} ({2001 + n}). {title}. River Letters, {n + 3}(2), 1-9.</p>'
        for n, (title, people) in enumerate(zip(TITLES, PEOPLE, strict=True))
    ]
    assert titles(items) == [[title] for title in TITLES]
