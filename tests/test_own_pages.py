# ruff: noqa: E501 (a page reads best as it is sent)
"""Records' own pages: which links lead to one, and how it is read when something else on it repeats."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from tests.bench.crawling import lines
from tests.handmade import answering, harvested, html

WORDS = "River Stone Winter Bread Harbour Letters Engine Niece Garden Tower Island Summer".split()
BOOKS = [
    (f"The {a} and the {b}", f"Mara {b}", str(1950 + n))
    for n, (a, b) in enumerate(zip(WORDS, WORDS[1:] + WORDS[:1], strict=True))
]
FORM = '<form action="/find" method="get"><label>Title <input name="title"></label> <label>Author <input name="author"></label><input type="submit" value="Search"></form>'
SIDE = "<ul>" + "".join(f'<li><a href="/section/{n}">{name}</a></li>' for n, name in enumerate(WORDS)) + "</ul>"


def matching(request: web.Request) -> list[int]:
    title, author = (request.query.get(name, "").lower() for name in ("title", "author"))
    return [n for n, book in enumerate(BOOKS) if title in book[0].lower() and author in book[1].lower()]


@asynccontextmanager
async def site(result: Callable[[list[int]], str], own: Callable[[int], str]) -> AsyncIterator[tuple[str, list[str]]]:
    """A catalogue: its address and the paths it was asked for."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(str(request.rel_url))
        if request.path == "/":
            return html(f"<h1>Catalogue</h1>{FORM}")
        if request.path == "/find":
            found = matching(request)
            return html(
                (f"<p>{len(found)} books found</p>{result(found)}" if found else "<p>No books found.</p>") + FORM
            )
        if request.path.startswith("/b/"):
            return html(own(int(request.match_info["rest"].rpartition("/")[2])))
        return html("<p>Elsewhere</p>")

    async with answering(answer) as url:
        yield url, asked


async def test_a_link_that_orders_the_record_is_not_its_page(tmp_path: Path) -> None:
    def result(found: list[int]) -> str:
        rows = "".join(
            f'<tr><td>{BOOKS[n][1]}</td><td><b>{BOOKS[n][0]}</b></td><td>{BOOKS[n][2]}</td><td><a href="/take?nr={n}">bestellen</a></td></tr>'
            for n in found
        )
        return f"<table><tr><th>Author</th><th>Title</th><th>Year</th><th></th></tr>{rows}</table>"

    async with site(result, lambda _: "") as (url, asked):
        records = await harvested(url, tmp_path)
    assert sorted(record["attributes"]["title"] for record in records) == sorted(book[0] for book in BOOKS)
    assert [path for path in asked if path.startswith("/take")] == []


async def test_an_own_page_full_of_other_lists_is_read_by_the_name_the_list_gave(tmp_path: Path) -> None:
    def result(found: list[int]) -> str:
        return "".join(
            f'<div class="hit"><h3><a href="/b/{n}">{BOOKS[n][0]}</a></h3><p>Seen in the shop.</p></div>' for n in found
        )

    def own(n: int) -> str:
        lists = "".join(
            f"<li><a href='/section/{n}/{k}'>{word} books of the shop for you</a><br>All about {word.lower()}s and more</li>"
            for k, word in enumerate(WORDS)
        )
        facts = f"<p>Author: {BOOKS[n][1]}</p><p>Year: {BOOKS[n][2]}</p>"
        return f"{SIDE}<div class='book'><h1>{BOOKS[n][0]}</h1>{facts}</div><p class='nodata'>No data to display</p><ul class='more'>{lists}</ul>"

    async with site(result, own) as (url, _):
        records = await harvested(url, tmp_path)
    found = {record["attributes"]["title"]: record["attributes"].get("author") for record in records}
    assert found == {title: author for title, author, _ in BOOKS}


async def test_the_name_on_the_own_page_counts_where_the_list_says_more_around_it(tmp_path: Path) -> None:
    def result(found: list[int]) -> str:
        return "".join(
            f'<div class="hit"><h3><a href="/b/{n}">Book #{n} (New): {BOOKS[n][0]}</a></h3><p>Seen in the shop.</p></div>'
            for n in found
        )

    def own(n: int) -> str:
        return f"<h1>{BOOKS[n][0]}</h1><p>Author: {BOOKS[n][1]}</p><p>Year: {BOOKS[n][2]}</p>"

    async with site(result, own) as (url, _):
        records = await harvested(url, tmp_path)
    assert sorted(record["attributes"]["title"] for record in records) == sorted(book[0] for book in BOOKS)


async def test_a_form_that_ticks_the_records_of_a_page_is_not_asked(tmp_path: Path) -> None:
    def result(found: list[int]) -> str:
        rows = "".join(
            f'<tr><td><input type="checkbox" name="R" value="{n}"></td><td><a href="/b/{n}">{BOOKS[n][0]}</a></td><td>{BOOKS[n][1]}</td></tr>'
            for n in found
        )
        table = f"<table><tr><th></th><th>Title</th><th>Author</th></tr>{rows}</table>"
        return (
            f'<form action="/marked"><input type="search" name="q"><input type="submit" value="Search">{table}</form>'
        )

    async with site(result, lambda n: f"<h1>{BOOKS[n][0]}</h1><p>Author: {BOOKS[n][1]}</p>") as (url, asked):
        records = await harvested(url, tmp_path)
    assert len(records) == len(BOOKS)
    assert [path for path in asked if path.startswith("/marked")] == []
    refused = [line["reason"] for line in lines(tmp_path / "audit.jsonl") if line["action"].endswith("/marked")]
    assert refused == ["it ticks records of the page"]


async def test_boxes_for_what_many_records_are_in_tick_no_records(tmp_path: Path) -> None:
    """A search that lists everything below its own boxes: every shelf named there stands in several of the records."""
    shelves = ["Upper floor", "Lower floor", "Reading room"]
    boxes = "".join(f'<label><input type="checkbox" name="shelf" value="{one}">{one}</label>' for one in shelves)

    async def answer(request: web.Request) -> web.Response:
        found = matching(request) if request.path == "/find" else range(len(BOOKS))
        rows = "".join(
            f"<tr><td><a href='/b/{n}'>{BOOKS[n][0]}</a></td><td>{BOOKS[n][1]}</td><td>{shelves[n % 3]}</td></tr>"
            for n in found
        )
        ask = f'<form action="/find"><input name="title">{boxes}<button>Search</button></form>'
        return html(f"{ask}<table><tr><th>Title</th><th>Author</th><th>Shelf</th></tr>{rows}</table>")

    async with answering(answer) as url:
        await harvested(url, tmp_path)
    said = [(line["allowed"], line["reason"]) for line in lines(tmp_path / "audit.jsonl")]
    assert said and all(allowed for allowed, _ in said), said


@pytest.mark.parametrize("mark", ["<label>{}</label>", "<ul><li><label>{}</label></li></ul>"])
async def test_choices_to_tick_are_no_records_of_the_page_that_offers_them(tmp_path: Path, mark: str) -> None:
    shelves = [
        "Old stock of the house",
        "Books of the coast",
        "Poetry and plays",
        "Signed first prints",
        "Maps and atlases",
    ]
    boxes = "".join(mark.format(f'<input type="checkbox" name="shelf" value="{one}">{one}') for one in shelves)
    ask = f'<form action="/find"><dl><dt>Title</dt><dd><input name="title"></dd><dt>Author</dt><dd><input name="author"></dd><dt>Section</dt><dd>{boxes.replace("</ul><ul>", "")}</dd></dl><p><button>Search</button></p></form>'

    async def answer(request: web.Request) -> web.Response:
        if request.path == "/find":
            found = matching(request)
            items = "".join(
                f"<li><h3>{BOOKS[n][0]}</h3><p>Author: {BOOKS[n][1]}</p><p>Year: {BOOKS[n][2]}</p></li>" for n in found
            )
            return html(
                f"<h2>Found</h2><p>{len(found)} books found</p><ul>{items}</ul>" if found else "<p>No books found.</p>"
            )
        return html(f"<div><h2>Search</h2>{ask}</div>")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert sorted(record["attributes"]["title"] for record in records) == sorted(book[0] for book in BOOKS)


async def test_what_bears_the_name_of_the_list_is_the_name_of_the_page(tmp_path: Path) -> None:
    """A list gives each title with a number before it; the own page calls something else a title."""

    def result(found: list[int]) -> str:
        return "".join(f'<div class="hit"><a href="/b/{n}"><b>{BOOKS[n][0]}.</b></a> In: Stacks.</div>' for n in found)

    def own(n: int) -> str:
        name, author, year = BOOKS[n]
        return (
            f"<div class='title'>More about it</div><p class='heading'>{name}</p><table><tr><th>Author</th><td>{author}</td>"
            f"</tr><tr><th>Year</th><td>{year}</td></tr></table>"
        )

    async with site(result, own) as (seed, _):
        records = await harvested(seed, tmp_path)
    assert {record["attributes"]["title"] for record in records} == {name for name, _, _ in BOOKS}


async def test_values_that_a_list_runs_together_are_read_on_the_own_page(tmp_path: Path) -> None:
    def result(found: list[int]) -> str:
        return "".join(
            f"<article><h2><a href='/b/{n}'>{BOOKS[n][0]}</a></h2><p>Author: {BOOKS[n][1]}Publisher: Old PressYear: {BOOKS[n][2]} A book that "
            "was liked.</p></article>"
            for n in found
        )

    def own(n: int) -> str:
        name, author, year = BOOKS[n]
        return f"<h1>{name}</h1><p>Author: {author}<br>Publisher: Old Press<br>Year: {year}</p>"

    async with site(result, own) as (seed, _):
        records = await harvested(seed, tmp_path)
    assert {record["attributes"]["author"] for record in records} == {author for _, author, _ in BOOKS}


async def test_links_that_repeat_what_was_asked_lead_to_the_same_record_whatever_was_asked(tmp_path: Path) -> None:
    """Each link carries the words asked for, so that the record's own page sets them off."""
    box = '<form action="/find" role="search"><input type="search" name="q"><button>Search</button></form>'

    async def answer(request: web.Request) -> web.Response:
        asked = request.query.get("q", "") + request.query.get("lit[]", "")
        name = request.path.rpartition("/")[2]
        if request.path.startswith("/b/"):
            title, author, year = BOOKS[int(name)]
            facts = "".join(
                f"<tr><th>{key}</th><td>{_lit(value, asked)}</td></tr>"
                for key, value in (("Author", author), ("Year", year))
            )
            return html(f"<h1>{_lit(title, asked)}</h1><table>{facts}</table>{box}", f"{title} - Books")
        words = asked.lower().split()
        found = [n for n, book in enumerate(BOOKS) if all(word in " ".join(book).lower().split() for word in words)]
        hits = "".join(
            f'<div class="hit"><h3><a href="/b/{n}?lit[]={asked}">{BOOKS[n][0]}</a></h3><p>Seen here.</p></div>'
            for n in found
        )
        return html((hits or "<p>No books found.</p>") + box if request.path == "/find" else f"<h1>Catalogue</h1>{box}")

    async with answering(answer) as seed:
        records = await harvested(seed, tmp_path)
    assert sorted(record["attributes"]["title"] for record in records) == sorted(book[0] for book in BOOKS)
    told = {
        record["attributes"]["title"]: tuple(record["attributes"].get(key) for key in ("author", "year"))
        for record in records
    }
    assert told == {title: (author, year) for title, author, year in BOOKS}


def _lit(text: str, asked: str) -> str:
    """The words of a text that were asked for, set off."""
    return " ".join(
        f'<span class="search_hit">{word}</span>' if word.lower() in asked.lower().split() else word
        for word in text.split()
    )


async def test_boxes_that_choose_where_to_search_tick_no_records(tmp_path: Path) -> None:
    rooms = "".join(
        f'<label><input type="checkbox" name="room" value="{n}"> {name}</label>' for n, name in enumerate(WORDS)
    )
    part = (
        '<div class="part"><fieldset><legend>{}</legend><div class="in">{}<p class="hint">{}</p></div></fieldset></div>'
    )
    box = '<label class="c">{}<br>{}</label>'
    order = "<select name=by><option>Title</option><option>Author</option></select>"
    parts = (
        (
            "What to look for",
            box.format("Title", "<input name=title>") + box.format("Author", "<input name=author>"),
            "Words may be cut off by a star.",
        ),
        (
            "Where to look",
            f'<div class="c">Room<br>{rooms}</div>',
            "All rooms of the house are searched unless some are chosen.",
        ),
        (
            "How to show it",
            box.format("Order", order)
            + box.format("Direction", "<select name=to><option>up</option><option>down</option></select>"),
            "The list is in the order that you choose here.",
        ),
    )
    form = (
        f'<form action="/find">{"".join(part.format(*one) for one in parts)}<input type="submit" value="Search"></form>'
    )

    async def answer(request: web.Request) -> web.Response:
        if request.path == "/find":
            rows = "".join(
                f"<tr><td>{BOOKS[n][0]}</td><td>{BOOKS[n][1]}</td><td>{BOOKS[n][2]}</td></tr>"
                for n in matching(request)
            )
            return html(f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>")
        return html(f"<h1>Search</h1>{form}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert len(records) == len(BOOKS)
