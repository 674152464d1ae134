"""Answers whose menu lists every record: what it lists is no answer, and is new where a page of its own tells of it."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

SIZE = 90


async def test_records_that_a_menu_lists_are_new_on_their_own_pages(tmp_path: Path) -> None:
    """The search says nothing of them, so that links alone lead to them, and go on as long as they bring some."""
    menu = "".join(f"<li><a href=/b/{n}>The Book of Number {n}</a></li>" for n in range(SIZE))
    box = "<form action=/find><label>Search books <input name=q></label><button>Search</button></form>"

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path.startswith("/b/"):
            n = int(request.path[3:])
            own = f"<h1>The Book of Number {n}</h1><dl><dt>Author<dd>Ann Lee {n}<dt>Year<dd>{1900 + n}</dl>"
            return html(f"<nav><ul>{menu}</ul></nav>{box}{own}", f"The Book of Number {n}")
        if request.path == "/find":
            return html(f"<nav><ul>{menu}</ul></nav>{box}<h1>Search</h1><p>Wait</p>", "Search")
        return html(f"<nav><ul>{menu}</ul></nav>{box}<h1>Reading room</h1>", "Reading room")

    async with answering(respond) as url:
        records = await harvested(url, tmp_path, via="both")
    assert len({str(one["attributes"].get("year")) for one in records} - {"None"}) == SIZE
