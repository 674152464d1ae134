"""Forms that come with values the site wants to have back: the years from which and to which."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from aiohttp import web

from crawler.settings import Budgets
from tests.handmade import answering, harvested, html

BOOKS = [(f"The {word} of {place}", f"{name} Stone", 1950 + n) for n, (word, place, name) in enumerate(
    itertools.product(("River", "House", "Garden"), ("Lima", "Oslo", "Kyoto", "Accra"), ("Ann", "Ben", "Cleo"))
)]  # fmt: skip
SIZE = 10


def form(first: str = "1950", last: str = "1990") -> str:
    return (
        "<form action=/found><label>Title <input name=title></label><label>Author <input name=author></label>"
        f"<p>Year from <input name=y1 size=4 value='{first}'> to <input name=y2 size=4 value='{last}'></p>"
        "<button>Search books</button></form>"
    )


def answer(query: dict[str, str], *, silent: bool) -> str:
    years = [int(query[name]) if query.get(name, "").isdigit() else 0 for name in ("y1", "y2")]
    if not all(years) and not silent:
        return f"<p>Please give both years.</p>{form(query.get('y1', ''), query.get('y2', ''))}"
    words = [query.get(name, "").lower().split() for name in ("title", "author")]
    found = [
        one
        for one in BOOKS
        if years[0] <= one[2] <= years[1]
        and all(word in text.lower().split() for text, asked in zip(one, words, strict=False) for word in asked)
    ]
    if not found:
        return f"<p>No books found.</p>{form(query.get('y1', ''), query.get('y2', ''))}"
    page = int(query.get("page", 1))
    shown = found[(page - 1) * SIZE : page * SIZE]
    rows = "".join(f"<tr><td>{title}</td><td>{author}</td><td>{year}</td></tr>" for title, author, year in shown)
    kept = "&".join(f"{name}={query.get(name, '').replace(' ', '+')}" for name in ("title", "author", "y1", "y2"))
    more = f"<a href='/found?{kept}&page={page + 1}'>Next</a>" if page * SIZE < len(found) else ""
    return f"<p>{len(found)} books</p><table><tr><th>Title<th>Author<th>Year</tr>{rows}</table>{more}"


@pytest.mark.parametrize("silent", [False, True], ids=["complains", "finds nothing"])
async def test_values_given_are_sent_back_where_the_site_wants_them(tmp_path: Path, silent: bool) -> None:
    async def site(request: web.Request) -> web.StreamResponse:
        return html(answer(dict(request.query), silent=silent) if request.path == "/found" else form())

    async with answering(site) as url:
        rows = await harvested(url, tmp_path, query_patience=12)
        assert {row["attributes"]["title"] for row in rows} == {title for title, _, _ in BOOKS}


async def test_a_crawl_taken_up_again_still_sends_them(tmp_path: Path) -> None:
    asked: list[dict[str, str]] = []

    async def site(request: web.Request) -> web.StreamResponse:
        if request.path != "/found":
            return html(form())
        if request.query["y1"] == "1500":  # all years at once would show everything
            return html(f"<p>Please give years from 1950 on.</p>{form()}")
        asked.append(dict(request.query))
        return html(answer(dict(request.query), silent=False))

    async with answering(site) as url:
        await harvested(url, tmp_path, budgets=Budgets(requests=12))
        before = len(asked)
        rows = await harvested(url, tmp_path)
        assert {row["attributes"]["title"] for row in rows} == {title for title, _, _ in BOOKS}
        assert any(query["y1"] for query in asked[:before])
        assert all(query["y1"] for query in asked[before:])
