"""What browsers do unasked and servers count on: they name the page they come from, send a form's newest token, show frames."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from urllib.parse import urlencode

import pytest
from aiohttp import web

from tests.handmade import answering, harvested, html

NOUNS = "river love world history garden house winter island stone letter night king".split()
NAMES = ("Ines Falk", "Olaf Berg", "Pia Strand", "Rolf Heim", "Vera Lund")
BOOKS = [
    (f"The {a.title()} and the {b.title()}", NAMES[(n + m) % 5], str(1980 + (3 * n + m) % 35))
    for n, a in enumerate(NOUNS)
    for m, b in enumerate(NOUNS)
    if n < m
]
SIZE = 20
"""Books on a page of an answer."""


def form(inside: str = "") -> str:
    return f'<form action="/search">{inside}<label>Words <input name="q"></label><button>Search</button></form>'


def listed(request: web.Request, around: str = "") -> web.Response:
    """The books that hold all words of what was asked, a page of them; nothing for no word."""
    words = set(request.query.get("q", "").lower().split())
    found = [one for one in BOOKS if words and words <= set(" ".join(one).lower().split())]
    if not found:
        return html(f"{around}<p>No books found.</p>")
    page = int(request.query.get("page", "1"))
    rows = "".join(
        f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found[(page - 1) * SIZE : page * SIZE]
    )
    following_page = urlencode({"q": request.query["q"], "page": page + 1})
    more = f'<a href="{request.path}?{following_page}">Next page</a>' if page * SIZE < len(found) else ""
    head = "<tr><th>Title</th><th>Author</th><th>Year</th></tr>"
    return html(f"{around}<p>{len(found)} books found</p><table>{head}{rows}</table>{more}")


async def test_a_search_that_wants_to_know_where_one_comes_from(tmp_path: Path) -> None:
    named: dict[str, set[str]] = {"": set(), "page": set()}

    async def answer(request: web.Request) -> web.Response:
        if request.path != "/search":
            return html(f"<h1>Books</h1>{form()}")
        before = request.headers.get("Referer", "")
        named["page" if "page" in request.query else ""].add(before)
        if not before.startswith(str(request.url.origin())):
            raise web.HTTPForbidden
        return listed(request, form())

    async with answering(answer) as url:
        rows = await harvested(url, tmp_path)
    assert len(rows) == len(BOOKS)
    assert named[""] == {url}
    assert named["page"] and all(one.startswith(f"{url}search?") for one in named["page"])


async def test_the_token_of_a_form_sent_by_get_is_good_once(tmp_path: Path) -> None:
    numbers, good = count(1), set()
    spent: list[str] = []

    def fresh() -> str:
        token = f"a7{next(numbers):018x}"
        good.add(token)
        return form(f'<input type="hidden" name="csrf_token" value="{token}"><input type="hidden" name="was" value="">')

    async def answer(request: web.Request) -> web.Response:
        if request.path != "/search":
            return html(f"<h1>Books</h1>{fresh()}")
        token = request.query.get("csrf_token", "")
        if "page" not in request.query and token not in good:
            spent.append(token)
            raise web.HTTPForbidden
        good.discard(token)
        assert not request.query.get("was")
        said = fresh().replace('name="was" value=""', f'name="was" value="{request.query["q"]}"')
        return listed(request, said)  # another copy of the form carries what was asked

    async with answering(answer) as url:
        rows = await harvested(url, tmp_path)
    assert len(rows) == len(BOOKS)
    assert len(spent) <= 4


@pytest.mark.parametrize(
    "answered",
    [
        '<frameset rows="80,*"><frame src="/top"><frame src="/hits?{}"></frameset>',
        '<h1>Books</h1><iframe src="/top"></iframe><iframe src="/hits?{}"></iframe>',
    ],
)
async def test_an_answer_in_a_frame(tmp_path: Path, answered: str) -> None:
    async def answer(request: web.Request) -> web.Response:
        if request.path == "/hits":
            return listed(request)
        if request.path == "/search":
            return html(answered.format(urlencode({"q": request.query.get("q", "")})))
        return html(f"<h1>Books</h1>{form()}" if request.path == "/" else "<p>Welcome</p>")

    async with answering(answer) as url:
        rows = await harvested(url, tmp_path)
    assert len(rows) == len(BOOKS)


async def test_a_frame_beside_an_answer_is_not_fetched_for_each_question(tmp_path: Path) -> None:
    banners: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        if request.path == "/banner":
            banners.append(request.path_qs)
            return html("<p>Come to our fair.</p>")
        around = f'<h1>Books</h1>{form()}<iframe src="/banner?at=top"></iframe>'
        return listed(request, around) if request.path == "/search" else html(around)

    async with answering(answer) as url:
        rows = await harvested(url, tmp_path)
    assert len(rows) == len(BOOKS)
    assert len(banners) <= 1
