"""Answers that are shown part by part: a letter at a time, or in tabs that count what each of them holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from aiohttp import web

from crawler.page import parse
from crawler.paging.parts import parts
from tests.handmade import answering, harvested, html

KINDS = ("Novels", "Poems", "Letters")
FIRST = ("Amber", "Brick", "Cedar", "Dust", "Ebony", "Frost")
LAST = ("Road", "Hill", "Lake", "Shore")
PEOPLE = ("Nora Field", "Otto Brand", "Lena Hart")
BOOKS = [
    (f"{one} and the {other}", PEOPLE[number % 3], KINDS[number % 5 % 3])
    for number, (one, other) in enumerate((a, b) for a in FIRST for b in LAST)
]


def bar(kind: str, asked: str, names: dict[str, int], opened: str) -> str:
    """The parts, the open one without a link."""
    said = {name: name if kind == "letter" else f"{name} ({count})" for name, count in names.items()}
    items = (
        f"<li>{said[name]}</li>"
        if name == opened
        else f'<li><a href="/find?{urlencode({"q": asked, kind: name})}">{said[name]}</a></li>'
        for name in names
    )
    return f"<ul>{''.join(items)}</ul>"


def library(kind: str, size: int = 50) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def page(request: web.Request) -> web.StreamResponse:
        asked = request.query.get("q", "")
        form = f'<form action="/find">Words <input name="q" value="{asked}"><button>Search</button></form>'
        if request.path != "/find":
            return html(f"<h1>Books</h1>{form}")
        words = set(asked.lower().split())
        found = [book for book in BOOKS if words and words <= set(" ".join(book).lower().split())]
        if not found:
            return html(f"{form}<p>No books were found.</p>")
        names: dict[str, int] = {}
        for book in found:
            name = book[0][0] if kind == "letter" else book[2]
            names[name] = names.get(name, 0) + 1
        opened = request.query.get(kind) or next(iter(names))
        part = [book for book in found if opened in (book[0][0], book[2])]
        first = size * (int(request.query.get("page", "1")) - 1)
        rows = "".join(f"<tr><td>{title}</td><td>{who}</td></tr>" for title, who, _ in part[first : first + size])
        onward = urlencode({"q": asked, kind: opened, "page": first // size + 2})
        more = f'<a href="/find?{onward}">Next</a>' if first + size < len(part) else ""
        total = f"<p>{len(found)} books found</p>" if kind == "letter" else ""
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        return html(f"{form}{total}{bar(kind, asked, names, opened)}{table}{more}")

    return page


@pytest.mark.parametrize(("kind", "size"), [("letter", 50), ("tab", 50), ("tab", 3)])
async def test_all_parts_of_an_answer_are_read(kind: str, size: int, tmp_path: Path) -> None:
    async with answering(library(kind, size)) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"]["author"]) for row in rows} == {book[:2] for book in BOOKS}


async def test_choices_of_the_form_are_asked_once_each(tmp_path: Path) -> None:
    asked: list[str] = []

    async def page(request: web.Request) -> web.StreamResponse:
        chosen, word = request.query.get("genre", ""), request.query.get("title", "").lower()
        options = "".join(f"<option{' selected' * (one == chosen)}>{one}</option>" for one in KINDS)
        form = (
            '<form action="/find">Title <input name="title"> Genre <select name="genre"><option value="">All</option>'
            f"{options}</select><button>Search</button></form>"
        )
        if request.path != "/find":
            return html(f"<h1>Books</h1>{form}")
        if not word and chosen:
            asked.append(chosen)
        found = [book for book in BOOKS if (chosen or word) and chosen in ("", book[2]) and word in book[0].lower()]
        counts = {kind: sum(book[2] == kind for book in BOOKS) for kind in KINDS}
        choices = "".join(
            f"<li>{one} ({count})</li>"
            if one == chosen
            else f'<li><a href="/find?{urlencode({"title": word, "genre": one})}">{one} ({count})</a></li>'
            for one, count in counts.items()
        )
        rows = "".join(f"<tr><td>{title}</td><td>{who}</td></tr>" for title, who, _ in found)
        table = (
            f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else "<p>No books were found.</p>"
        )
        return html(f"{form}<ul>{choices}</ul>{table}")

    async with answering(page) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"]["author"]) for row in rows} == {book[:2] for book in BOOKS}
    assert len(asked) == len(set(asked))


def read(
    said: str, shown: int, total: int | None = None, url: str = "http://h/find?q=lake", asked: tuple[str, ...] = ()
) -> list[str]:
    return [link.url for link in parts(parse(f"<ul>{said}</ul>", url), shown, total, asked=asked)]


def test_what_was_asked_has_no_other_parts() -> None:
    choice = '<li><a href="/find?q=lake&kind=Poems">Poems (9)</a></li><li>Novels (4)</li>'
    url = "http://h/find?q=lake&kind=Novels"
    assert read(choice, 4, url=url, asked=("lake",))
    assert not read(choice, 4, url=url, asked=("lake", "novels"))
    letters = "".join(f'<li><a href="/find?q={one}&in=title">{one}</a></li>' for one in "BC")
    assert not read(f"<li>A</li>{letters}", 4, url="http://h/find?q=a&in=title", asked=("a",))


def test_more_links_than_a_bar_has_are_no_parts() -> None:
    marks = "".join(f'<li><a href="/find?q=lake&book={number}">#</a></li>' for number in range(100))
    assert not read(f"<li>#</li>{marks}", 100)


def test_choices_that_narrow_an_answer_are_no_parts() -> None:
    part = '<li><a href="/find?q=lake&kind={0}">{0} ({1})</a></li>'
    assert read("<li>Novels (4)</li>" + part.format("Poems", 9), 4) == ["http://h/find?q=lake&kind=Poems"]
    assert not read("<li>All (13)</li>" + part.format("Poems", 9) + part.format("Novels", 4), 13)
    assert not read("<li>Kind</li>" + part.format("Poems", 9) + part.format("Novels", 4), 13)
    assert not read("<li>Novels (4)</li>" + part.format("Poems", 9), 15)
    assert not read("<li>Novels (4)</li>" + part.format("Poems", 0), 4)


def test_letters_that_lead_out_of_an_answer_are_no_parts() -> None:
    letter = '<li><a href="{0}{1}">{1}</a></li>'
    inside = "".join(letter.format("/find?q=lake&letter=", one) for one in "BC")
    assert len(read(f"<li>A</li>{inside}", 3, 8)) == 2
    assert len(read(f"<li>A</li>{inside}", 3)) == 2
    assert not read(f"<li>A</li>{inside}", 3, 3)
    assert not read(f"<li>Novels (3)</li>{inside}", 3, 8)
    assert not read("<li>B</li>" + letter.format("/find?q=lake&print=", "A"), 3, 8)
    assert not read("<li>A</li>" + "".join(letter.format("/find?letter=", one) for one in "BC"), 3, 8)
    assert not read("<li>A</li>" + "".join(letter.format("/find?q=lake&sort=", one) for one in "BC"), 3, 8)


LINKED = "".join(f'<a href="/find?q=lake&letter={one}">{one}</a> ' for one in "CD")


@pytest.mark.parametrize(
    "bar",
    [
        "A <b>B</b> {} E F",
        "<span class=off>A</span> <span class=now>B</span> {} <span class=off>E</span>",
        "<span class=off>A</span> <span class=current>B</span> {}",
        "A | <b>B</b> | {} | E",
    ],
)
def test_letters_that_nothing_begins_with_stand_in_the_bar_too(bar: str) -> None:
    assert len(read(bar.format(LINKED), 3, 8)) == 2


@pytest.mark.parametrize("bar", ["A B {} E F", "<b>A</b> <b>B</b> {}", "<span class=off>A</span> <i>B</i> {}"])
def test_where_no_letter_is_marked_none_is_open(bar: str) -> None:
    assert not read(bar.format(LINKED), 3, 8)


def test_parts_of_a_posted_answer_bear_what_was_sent() -> None:
    letters = "".join(f'<a href="/find?q=lake&in=&go=Go&letter={one}">{one}</a> ' for one in "BC")
    page = parse(f"<p><b>A</b> {letters}</p>", "http://h/find")
    sent = [("q", "lake"), ("go", "Go"), ("token", "x1")]
    assert len(parts(page, 3, 8, asked=("lake",), sent=sent)) == 2
    assert not parts(page, 3, 8, asked=("river",), sent=[("q", "river")])  # another question's


async def test_a_letter_without_records_ends_no_answer(tmp_path: Path) -> None:
    async def page(request: web.Request) -> web.StreamResponse:
        sent = dict(await request.post() if request.method == "POST" else request.query)
        form = '<form action="/find" method=post>Words <input name="q"><button name=do value=go>Search</button></form>'
        words = set(str(sent.get("q", "")).lower().split())
        found = [book for book in BOOKS if words and words <= set(" ".join(book).lower().split())]
        if not found:
            return html(f"<h1>Books</h1>{form}<p>No books were found.</p>")
        opened = str(sent.get("letter", "A"))
        links = {one: urlencode({"q": sent["q"], "do": "go", "letter": one}) for one in "AXBCDEF"}
        bar = " ".join(f"<b>{one}</b>" if one == opened else f'<a href="/find?{links[one]}">{one}</a>' for one in links)
        rows = [f"<tr><td>{title}</td><td>{who}</td></tr>" for title, who, _ in found if title[0] == opened]
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{''.join(rows)}</table>" if rows else "<p>None here.</p>"
        return html(f"{form}<p>{bar} Y Z</p>{table}")

    async with answering(page) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"]["author"]) for row in rows} == {book[:2] for book in BOOKS}


async def test_an_answer_whose_first_letter_shows_nothing_is_read_on(tmp_path: Path) -> None:
    async def page(request: web.Request) -> web.StreamResponse:
        form = '<form action="/find">Words <input name="q"><button>Search</button></form>'
        words = set(request.query.get("q", "").lower().split())
        found = [book for book in BOOKS if words and words <= set(" ".join(book).lower().split())]
        if not found:
            return html(f"<h1>Books</h1>{form}<p>No books were found.</p>")
        opened = request.query.get("letter", "0")
        links = {one: urlencode({"q": request.query["q"], "letter": one}) for one in "0ABCDEF"}
        bar = " ".join(f"<b>{one}</b>" if one == opened else f'<a href="/find?{links[one]}">{one}</a>' for one in links)
        rows = [f"<tr><td>{title}</td><td>{who}</td></tr>" for title, who, _ in found if title[0] == opened]
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{''.join(rows)}</table>" if rows else ""
        return html(f"{form}<p>{len(found)} books found</p><p>{bar}</p>{table}")

    async with answering(page) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"]["author"]) for row in rows} == {book[:2] for book in BOOKS}


async def test_a_tab_that_does_something_is_left_alone(tmp_path: Path) -> None:
    sent: list[str] = []

    async def page(request: web.Request) -> web.StreamResponse:
        asked = request.query.get("q", "")
        form = f'<form action="/find">Words <input name="q" value="{asked}"><button>Search</button></form>'
        found = [book for book in BOOKS if asked and asked.lower() in " ".join(book).lower()]
        if request.path != "/find" or not found:
            return html(f"<h1>Books</h1>{form}<p>No books were found.</p>")
        sent.append(request.query.get("tab", ""))
        rows = "".join(f"<tr><td>{title}</td><td>{who}</td></tr>" for title, who, _ in found)
        deed = f'<li><a href="/find?{urlencode({"q": asked, "tab": "d"})}">Delete all (3)</a></li>'
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        return html(f"{form}<ul><li>Books ({len(found)})</li>{deed}</ul>{table}")

    async with answering(page) as url:
        rows = await harvested(url, tmp_path)
    assert len(rows) == len(BOOKS) and set(sent) == {""}
