"""Sites made by hand for one test: a handler of requests on a port of this machine, and a crawl of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from crawler.crawl import Crawl
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import Domain, load_domain

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def html(content: str, title: str = "Books") -> web.Response:
    """A page with this body."""
    return web.Response(text=f"<!doctype html><title>{title}</title>{content}", content_type="text/html")


@asynccontextmanager
async def answering(handler: Handler, robots: str | None = None) -> AsyncIterator[str]:
    """The handler behind every path and method but robots.txt, which is missing without `robots`; the address of its root."""

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path != "/robots.txt":
            return await handler(request)
        return web.Response(status=404) if robots is None else web.Response(text=robots)

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(application) as server:
        yield str(server.make_url("/"))


async def harvested(url: str, folder: Path, domain: Domain | None = None, **settings: Any) -> list[dict[str, Any]]:
    """The records of a crawl for books or another domain, through the site's forms unless `settings` say otherwise."""
    chosen = CrawlSettings(**{"allow_private": True, "delay_seconds": 0, "via": "forms", **settings})
    await Crawl([url], domain or load_domain("books"), folder, chosen).run()
    return [dict(record) for record in RecordStore(folder / "records").read()]
