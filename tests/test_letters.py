"""Indexes by letters whose steps are buttons, and answers that show a part of what they found."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.paging.pager import shows_all
from crawler.results import extract_records
from crawler.submit import encode, judge
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

LETTERS = "ABCDEFGHIJKLM"
UNLIKELY = Verdict("other", False, 0.05)


def buttons(values: str | list[str], name: str = "letter", method: str = "get") -> str:
    inside = "".join(f'<input type=submit name={name} value="{value}">' for value in values)
    return f"<form action=/list method={method}>{inside}</form>"


def allowed(form: str) -> bool:
    return judge(read_forms(parse(form, "http://h/"))[0], UNLIKELY).allowed


def test_an_index_by_letters_is_a_choice() -> None:
    (form,) = read_forms(parse(buttons(LETTERS), "http://h/"))
    (choice,) = form.fields
    assert [option.value for option in choice.options] == list(LETTERS)
    assert encode(form, {"letter": "C"}).url == "http://h/list?letter=C"
    assert allowed(buttons(LETTERS)) and allowed(buttons(["A-C", "D-F", "G-K", "L-P", "Q-Z", "0-9"]))


@pytest.mark.parametrize(
    "form",
    [
        buttons("12345", "stars"),
        buttons(["Save", "Preview", "Delete", "Cancel", "Back"], "op"),
        buttons(LETTERS, method="post"),
        buttons("ABC"),
        buttons(LETTERS).replace("</form>", "<input name=email></form>"),
        buttons(LETTERS).replace("/list", "/vote"),
    ],
)
def test_other_buttons_of_one_name_are_none(form: str) -> None:
    assert not allowed(form)


NAMES = [f"{letter}{word}" for letter in LETTERS for word in ("bel", "gnes", "lma", "nton")]


async def index(request: web.Request) -> web.Response:
    shown = f"<h1>Books by first letter</h1>{buttons(LETTERS)}"
    letter = request.query.get("letter", "")
    found = [
        (f"{name} and the Sea", f"Ann Lee{n}", str(1950 + n))
        for n, name in enumerate(NAMES)
        if letter and name.startswith(letter)
    ]
    rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found)
    return html(f"{shown}<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>" if rows else shown)


async def test_an_index_is_read_letter_by_letter(tmp_path: Path) -> None:
    async with answering(index) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {f"{name} and the Sea" for name in NAMES}


ITEMS = "".join(
    f"<li><a href=/b/{n}>The {name} Book</a><br>Ann Lee, {1990 + n}</li>" for n, name in enumerate(NAMES[:5])
)


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("<a href='/all/books?q=sea'>All 12 books</a>", True),
        ("<a href='/all/books'>All books</a>", False),
        ("<a href='/help?q=sea'>Help</a>", False),
    ],
)
def test_the_link_behind_a_part_leads_to_the_whole(link: str, leads: bool) -> None:
    page = parse(f"<h2>Books</h2><ul>{ITEMS}</ul>{link}<h2>News</h2><p>None</p>", "http://h/all?q=sea")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    assert len(records) == 5
    assert (shows_all(page, records[-1].node) is not None) is leads


def test_what_a_list_is_of_is_no_title() -> None:
    page = parse(
        "<title>House</title><h2>Books</h2><ul><li><a href=/b/1>The Anna Book</a><br>Ann Lee, 1990</li></ul><h2>News</h2>",
        "http://h/all?q=sea",
    )
    found = extract_records(page, matcher=Matcher(load_domain("books"))).records
    assert not any(field.value == "Books" and field.attribute for one in found for field in one.fields)
