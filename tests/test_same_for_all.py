"""A box whose words a script applies: the site answers whatever is asked with the same list, page after page."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS for b in WORDS if a != b]
BOX = '<form action="/list"><input type="text" name="q" placeholder="Search the books"><button>Search</button></form>'
SIZE = 12


async def test_the_list_behind_a_box_that_chooses_nothing_is_read_to_its_end(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(str(request.rel_url))
        if request.path == "/":
            return html(f"{BOX}<h1>Welcome</h1><p>Find a book.</p>")
        page = int(request.path.rpartition("/")[2] or 1) if request.path.startswith("/list/page/") else 1
        rows = "".join(
            f'<div class=b><h3><a href="/b/{BOOKS.index(book)}">{book[0]}</a></h3><p class=who>{book[1]}</p></div>'
            for book in BOOKS[(page - 1) * SIZE : page * SIZE]
        )
        pages = "".join(f'<a href="/list/page/{n}">{n}</a> ' for n in range(1, len(BOOKS) // SIZE + 1) if n != page)
        return html(f"{BOX}<h1>Books</h1><div>{rows}</div><div class=pages>{pages}</div>")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    told = {record["attributes"]["title"]: record["attributes"].get("author") for record in records}
    assert told == dict(BOOKS)
    assert len([one for one in asked if one.startswith("/list")]) <= 2 * len(BOOKS) // SIZE
