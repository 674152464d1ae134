"""Links of one shape that all lead nowhere, a few in every row of a long list."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS for b in WORDS if a != b][:60]


async def test_links_that_all_lead_nowhere_are_let_go(tmp_path: Path) -> None:
    asked: list[str] = []

    async def site(request: web.Request) -> web.Response:
        asked.append(request.path)
        if request.path == "/":
            rows = "".join(
                f"<tr><td>{title}</td><td>{author}</td><td><a href=/copy/{n}/plain.html>plain</a></td></tr>"
                for n, (title, author) in enumerate(BOOKS)
            )
            return html(f"<h1>Books</h1><table><tr><th>Title</th><th>Author</th><th>Copies</th></tr>{rows}</table>")
        raise web.HTTPNotFound

    async with answering(site) as url:
        await harvested(url, tmp_path)
    assert len([path for path in asked if path.endswith("/plain.html")]) < 20
