"""Addresses that a command is given are read as a guest reads them: rules first, at the site's pace, nothing that acts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from aiohttp import web
from aiohttp.test_utils import TestServer

from crawler.cli.targets import Guest, targets
from crawler.errors import FormdiverError
from crawler.politeness import Politeness
from crawler.settings import CrawlSettings
from tests.bench.crawling import Ran
from tests.handmade import html

ONWARD = {"/moved": "/b", "/hidden": "/closed/c", "/out": "/logout"}


def read(names: list[str]) -> list[str]:
    """The addresses of the pages that were read."""
    found = []
    with suppress(FormdiverError):
        found.extend(one.url for one in targets(names, None, CrawlSettings(allow_private=True, browser="never")))
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


async def test_what_is_sent_along_reaches_the_site_that_was_named_and_no_other(
    tmp_path: Path, formdiver: Callable[..., Ran]
) -> None:
    heard: list[tuple[str, str, str]] = []
    elsewhere: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        heard.append((request.path, request.headers.get("X-Key", ""), request.headers.get("Cookie", "")))
        if request.path == "/away":
            return web.Response(status=302, headers={"Location": elsewhere[0]})
        return html("<form action=/find><label>Title <input name=q></label><button>Search</button></form>")

    async def other(request: web.Request) -> web.StreamResponse:
        heard.append(("other", request.headers.get("X-Key", ""), request.headers.get("Cookie", "")))
        return html("<p>Elsewhere</p>")

    cookies = tmp_path / "cookies.txt"
    cookies.write_text("# Netscape HTTP Cookie File\n127.0.0.1\tFALSE\t/\tFALSE\t0\tvisit\tnineteen\n", "utf-8")
    sent = ("--header", "X-Key: open", "--cookies", cookies, "--allow-private", "--browser", "never", "--json")
    one, two = web.Application(), web.Application()
    one.router.add_route("*", "/{rest:.*}", answer)
    two.router.add_route("*", "/{rest:.*}", other)
    async with TestServer(one) as server, TestServer(two, host="127.0.0.2") as away:
        elsewhere.append(str(away.make_url("/page")))
        for command, path in (("forms", "a"), ("extract", "b"), ("extract", "away")):
            ran = await asyncio.to_thread(formdiver, command, server.make_url(f"/{path}"), *sent)
            assert ran.code == 0, ran.err
        found = await asyncio.to_thread(
            formdiver, "discover", server.make_url("/c"), "-d", "books", "-o", tmp_path / "out", "--max-pages", 1, *sent
        )
        assert found.code in (0, 3), found.err
    own = {path: (key, cookie) for path, key, cookie in heard if path != "other"}
    assert {own[path] for path in ("/a", "/b", "/away", "/c")} == {("open", "visit=nineteen")}
    assert {(key, cookie) for path, key, cookie in heard if path == "other"} == {("", "")}
