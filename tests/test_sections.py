"""What repeats on a page and is no list: categories with what is below them, sections of a text, answers to a question."""

from __future__ import annotations

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

TOP = "<div id=m><a href=/>Home</a> <a href=/help>Help</a></div>"
PROSE = (
    "We keep what you enter here for as long as the law asks and no longer.",
    "We need your address to send you what you asked for, and for nothing else.",
    "You may ask for a copy, for a correction or for deletion at any time.",
    "We answer letters within a month, and messages on the next working day.",
)


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(FormClassifier.load())


def kind(analyst: Analyst, body: str, title: str) -> str:
    page = f"<html><head><title>{title}</title></head><body>{TOP}{body}</body></html>"
    return analyst.look(analyst.parse(page.encode(), "http://two.example/x", "text/html; charset=utf-8")).results.kind


def directory(cell: str) -> str:
    names = {
        "arts": ("Music", "Film", "Books"),
        "trade": ("Jobs", "Money", "Land"),
        "nature": ("Moss", "Birds", "Eels"),
    }
    return "".join(
        cell.format(
            f"<b><a href=/{name}>{name.title()}</a></b><br>"
            + ", ".join(f"<a href=/{name}/{one.lower()}>{one}</a>" for one in below)
        )
        for name, below in names.items()
    )


@pytest.mark.parametrize("cell", ["<td valign=top>{}...</td>", "<div class=c>{}</div>", "<li>{}</li>"])
def test_an_index_of_categories_is_no_list(analyst: Analyst, cell: str) -> None:
    inside = directory(cell)
    around = f"<table><tr>{inside}</tr></table>" if cell.startswith("<td") else f"<div><ul>{inside}</ul></div>"
    assert kind(analyst, around, "The gate") != "list"


def test_the_sections_of_a_text_are_no_list(analyst: Analyst) -> None:
    parts = "".join(f"<h2>{n}. What of it {n}</h2><p>{text}</p>" for n, text in enumerate(PROSE, 1))
    assert kind(analyst, f"<main><h1>Privacy notice</h1>{parts}</main>", "Privacy notice") != "list"


def test_answers_to_a_question_are_no_list(analyst: Analyst) -> None:
    posts = "".join(
        f"<div class=answer><div class=vote>{n}</div><div><p>{text}</p><p>answered by <a href=/u/{n}>user{n}</a></p>"
        "</div></div>"
        for n, text in enumerate(PROSE)
    )
    asked = (
        "<h1>How long is it kept?</h1><div class=q><p>I wonder how long letters are kept that people send it.</p></div>"
    )
    end = "<footer><ul><li><a href=/t>Terms</a><li><a href=/p>Privacy</a><li><a href=/c>Contact</a></ul></footer>"
    page = f"<main>{asked}<h2>4 replies</h2>{posts}</main>{end}"
    assert kind(analyst, page, "How long is it kept?") != "list"


def test_found_texts_are_a_list(analyst: Analyst) -> None:
    hits = "".join(
        f"<div class=hit><h3><a href=/d/{n}>Notice {n}</a></h3><p>{text}</p></div>" for n, text in enumerate(PROSE)
    )
    assert kind(analyst, f"<main><h1>Search results</h1><p>4 results</p>{hits}</main>", "Search results") == "list"


def test_lines_that_tell_of_several_attributes_are_records_whatever_their_length() -> None:
    kinds = "Rice Maize Coffee Tomato Peanut Melon".split()
    items = "".join(
        f"<li><b>{kind} {n + 40}</b> – Author: Ann Lee{n}. Publisher: The Institute for Field Crops of the North and Vitamin A. "
        f"Year: {1990 + 3 * n}. Language: English</li>"
        for n, kind in enumerate(kinds)
    )
    page = parse(f"<title>Results</title><h1>Results</h1><p>6 books found</p><ol>{items}</ol>", "http://two.example/x")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert found.form == "list" and len(found.records) == 6
    years = [field.value for one in found.records for field in one.fields if field.attribute == "year"]
    assert years == [str(1990 + 3 * n) for n in range(6)]


LINES = "".join(
    f"<li>{name} – {house} – The long book of {thing} and of all that was said of it there</li>"
    for name, house, thing in (
        ("Ann Lee", "Old Press", "rain"),
        ("Bo Ek", "River House", "sand"),
        ("Cy Day", "Hill & Sons", "salt"),
        ("Di Orr", "North Books", "iron"),
        ("Ed Lund", "Lantern", "glass"),
        ("Fay Ott", "Juniper", "smoke"),
    )
)


@pytest.mark.parametrize(("held", "expected"), [("book", "list"), ("", "form"), ("moon", "form")])
def test_lines_that_say_what_the_box_holds_are_an_answer(analyst: Analyst, held: str, expected: str) -> None:
    """The heading of a site that is called alike on all of its pages makes no article of what was found."""
    form = f"<form><input type=search name=q value='{held}'></form>"
    assert kind(analyst, f"<h1>Shelf</h1>{form}<ul>{LINES}</ul>", "Shelf") == expected
