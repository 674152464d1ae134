# ruff: noqa: E501 (a page reads best as it is sent)
"""Several interfaces on one site: one that gives nothing is left, and the next has its turn."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.crawl import Crawl
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain

WORDS = "love life world history time man book great guide night girl war".split()
BOOKS = [(f"The {word} of {other}", f"Mara {other.title()}") for word in WORDS for other in WORDS if word != other]
#: Looks like the better interface (two attributes and a choice), and never finds anything.
BARREN = """<form action="/shelf"><label>Title <input name="t"></label> <label>Author <input name="a"></label>
<label>Publisher <select name="p"><option value="">any</option><option>North</option><option>South</option></select></label><button>Find</button></form>"""
BOX = '<form action="/s" method="get"><input type="search" name="q" placeholder="Search"><button>Search</button></form>'


async def answer(request: web.Request) -> web.Response:
    if request.path == "/robots.txt":
        return web.Response(status=404)
    content = "<h1>Library</h1>"
    if request.path == "/shelf":
        content = "<p>No books found.</p>"
    elif request.path == "/s":
        word = request.query.get("q", "").lower()
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
        content = (
            f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
            if found
            else "<p>No results found.</p>"
        )
    return web.Response(text=f"<!doctype html><title>Library</title>{content}{BARREN}{BOX}", content_type="text/html")


async def test_an_interface_that_gives_nothing_does_not_take_the_next_one_along(tmp_path: Path) -> None:
    app = web.Application()
    app.router.add_get("/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        server = web.TCPSite(runner, "127.0.0.1", 0)
        await server.start()
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        seed = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        await Crawl([seed], load_domain("books"), tmp_path, settings).run()
    finally:
        await runner.cleanup()
    titles = {str(record["attributes"]["title"]) for record in RecordStore(tmp_path / "records").read()}
    assert titles == {title for title, _ in BOOKS}
