"""Addresses that a command is given are read as a guest reads them: rules first, at the site's pace, nothing that acts."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from aiohttp import web
from aiohttp.test_utils import TestServer

from crawler.cli.targets import Guest, targets
from crawler.errors import FormdiverError
from crawler.politeness import Politeness
from tests.handmade import html

ONWARD = {"/moved": "/b", "/hidden": "/closed/c", "/out": "/logout"}


def read(names: list[str]) -> list[str]:
    """The addresses of the pages that were read."""
    found = []
    with suppress(FormdiverError):
        found.extend(one.url for one in targets(names, None, allow_private=True))
    return found


async def test_the_rules_of_a_site_are_asked_for_once_and_hold_for_redirects_too() -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        if request.path == "/robots.txt":
            return web.Response(text="User-agent: *\nDisallow: /closed\n")
        onward = ONWARD.get(request.path)
        return web.Response(status=302, headers={"Location": onward}) if onward else html("<p>A page")

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(application) as server:
        url = str(server.make_url("/"))
        paths = ("a", "moved", "hidden", "closed/c", "out", "d")
        found = await asyncio.to_thread(read, [f"{url}{path}" for path in paths])
    assert asked == ["/robots.txt", "/a", "/moved", "/b", "/hidden", "/out", "/d"]
    assert found == [f"{url}a", f"{url}b", f"{url}d"]


def test_addresses_of_one_site_are_read_at_its_pace() -> None:
    guest = Guest(Politeness(random.random))
    waits = [guest.wait(f"http://{site}.example/{n}", 1_000.0) for n, site in enumerate(("a", "a", "b", "a"))]
    assert waits == [0.0, 1.0, 0.0, 2.0]
    guest.politeness.set_crawl_delay("http://b.example", 7.0)
    assert [guest.wait("http://b.example/", 2_000.0) for _ in range(2)] == [0.0, 7.0]
