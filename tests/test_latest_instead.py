"""A site that shows its latest records where nothing matches: other answers hold them too, and they are kept there."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS[:6] for b in WORDS if a != b]
FORM = "<form action=/s><label>Title <input name=t></label><label>Author <input name=a></label><button>Search</button></form>"
SIZE = 25


def listed(books: list[tuple[str, str]]) -> str:
    rows = "".join(f'<tr><td><a href="/b/{BOOKS.index(one)}">{one[0]}</a></td><td>{one[1]}</td></tr>' for one in books)
    return f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"


@pytest.mark.parametrize("words", ["Here is what came last.", "Aramanızla eşleşen hiçbir kitap bulunmamaktadır."])
async def test_what_is_shown_for_nothing_is_kept_where_the_answer_counts_it(tmp_path: Path, words: str) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(str(request.rel_url))
        if request.path != "/s":
            return html(f"<h1>Books</h1>{FORM}")
        title, author = request.query.get("t", "").lower(), request.query.get("a", "").lower()
        found = [one for one in BOOKS if title in one[0].lower() and author in one[1].lower()]
        if not found:
            return html(f"<h1>Books</h1>{FORM}<p>{words}</p>{listed(BOOKS[-10:])}")
        at = int(request.query.get("from", 0))
        page, more = found[at : at + SIZE], at + SIZE < len(found)
        on = f'<a rel="next" href="/s?t={title}&a={author}&from={at + SIZE}">Next</a>' if more else ""
        told = f"<p>Results {at + 1} – {at + len(page)} of {len(found)}</p>"
        return html(f"<h1>Books</h1>{FORM}{told}{listed(page)}{on}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {title for title, _ in BOOKS}
    assert len([one for one in asked if one.startswith("/s")]) < 25


async def test_what_stands_beside_every_answer_is_none_of_it(tmp_path: Path) -> None:
    aside = [("Box of the month", "Ann Aside"), ("Second box of it", "Bea Aside"), ("Third box of it", "Cy Aside")]

    async def answer(request: web.Request) -> web.Response:
        title = request.query.get("t", "").lower()
        found = [
            one for one in BOOKS if title in one[0].lower() and request.query.get("a", "").lower() in one[1].lower()
        ]
        rows = "".join(f'<tr><td><a href="/x/{one[0][:3]}">{one[0]}</a></td><td>{one[1]}</td></tr>' for one in aside)
        beside = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        told = f"<p>{len(found)} books found</p>{listed(found)}" if found else f"<p>Have a look.</p>{beside}"
        return html(f"<h1>Books</h1>{FORM}{told}" if request.path == "/s" else f"<h1>Books</h1>{FORM}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {title for title, _ in BOOKS}


async def test_what_is_shown_for_nothing_tells_what_may_be_asked(tmp_path: Path) -> None:
    kept = [("Quokka Tundra", "Mara Zell"), ("Tundra Fjord", "Ida Zell"), ("Fjord Quokka", "Bo Krantz")]
    kept += [
        (f"{one} {other}", "Bo Krantz") for one in ("Zephyr", "Isthmus") for other in ("Quokka", "Fjord", "Tundra")
    ]

    async def answer(request: web.Request) -> web.Response:
        asked = set(request.query.get("q", "").lower().split())
        found = [one for one in kept if asked and asked <= set(one[0].lower().split())]
        rows = "".join(f"<tr><td>{one[0]}</td><td>{one[1]}</td></tr>" for one in found or kept[-3:])
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        form = "<form action=/s>Words <input name=q><button>Search</button></form>"
        said = f"<p>{len(found)} books found</p>" if found else "<p>Nothing was found.</p><h3>What came last</h3>"
        return html(f"{form}{said}{table}" if request.path == "/s" else f"<h1>Books</h1>{form}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {title for title, _ in kept}


async def test_what_the_entrance_shows_for_nothing_is_kept_where_other_pages_lack_it(tmp_path: Path) -> None:
    kept = BOOKS[:30]

    async def answer(request: web.Request) -> web.Response:
        at = int(request.query.get("from", 0))
        asked = request.query.get("q", "").lower()
        found = [one for one in kept if asked in one[0].lower()] if request.path == "/s" else []
        form = "<form action=/s>Words <input name=q><button>Search</button></form>"
        if request.path == "/s" and not found:
            raise web.HTTPFound("/")
        if not found:
            return html(f"<h1>Books</h1>{form}{listed(kept[-4:])}")
        on = f"<a rel=next href='/s?q={asked}&from={at + 10}'>Next</a>" if at + 10 < len(found) else ""
        return html(f"<h1>Books</h1>{listed(found[at : at + 10])}{on}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {title for title, _ in kept}
