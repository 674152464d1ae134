"""Sites that show nothing without scripts: a frame, a bundle, and records that only a script fetches.

One store of books behind five manners in which such sites are made. `asked` holds every request that came, in order.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web
from aiohttp.test_utils import TestServer

from samples.catalogue import Record
from samples.site import Plan
from samples.store import Store, has_words

SEARCHED = ("title", "author", "publisher")
SIZE = 10

#: How such sites are made: `scripts/` holds what each sends.
MANNERS = ("routed", "placed", "typed", "hashed", "scrolled")
_SCRIPTS = Path(__file__).parent / "scripts"


@dataclass
class Scripted:
    """A running site: its address, its records, and the requests it got as (method, path with query)."""

    url: str
    records: list[Record]
    asked: list[tuple[str, str]] = field(default_factory=list)


@asynccontextmanager
async def scripted(manner: str, size: int = 120, extra: str = "") -> AsyncIterator[Scripted]:
    """A site of a manner with so many books; `extra` is markup beside its frame."""
    store: Store = Plan(size=size).books
    known = Scripted("", store.rows(range(1, size + 1)))
    body = f'{extra}<div id="root"></div><script src="/bundle.js"></script>'
    shell = f"<!doctype html><html><head><title>Books</title></head><body>{body}</body></html>"
    bundle = "".join((_SCRIPTS / f"{name}.js").read_text("utf-8") for name in ("common", manner))

    def answer(asked: str, page: int) -> dict[str, object]:
        found = list(store.find(has_words(asked, SEARCHED))) if asked.strip() else []
        rows = store.rows(found[(page - 1) * SIZE : page * SIZE])
        return {"total": len(found), "pages": -(-len(found) // SIZE), "books": [dict(row) for row in rows]}

    async def respond(request: web.Request) -> web.StreamResponse:
        known.asked.append((request.method, request.path_qs))
        path = request.path
        if path == "/robots.txt":
            return web.Response(text="User-agent: *\nDisallow: /private/\n")
        if path == "/bundle.js":
            return web.Response(text=bundle, content_type="text/javascript")
        if path == "/api/books":
            return web.json_response(answer(request.query.get("q", ""), int(request.query.get("page", "1"))))
        if path == "/graph" and request.method == "POST":
            wanted = json.loads(await request.text())["variables"]
            return web.json_response(answer(str(wanted["q"]), int(wanted["page"])))
        if path.startswith("/api/book/"):
            row = store.row(path.rpartition("/")[2])
            return web.json_response(dict(row)) if row is not None else web.Response(status=404)
        return web.Response(text=shell, content_type="text/html")

    async with _serving(respond) as url:
        known.url = url
        yield known


@asynccontextmanager
async def _serving(handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", handler)
    async with TestServer(application) as server:
        yield str(server.make_url("/"))
