"""The door through which pages that a browser draws fetch what they ask for: as politely as anything else that is asked."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from crawler.drawing import PoliteDoor
from crawler.errors import RefusedError
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.models import Request
from crawler.politeness import Politeness
from crawler.robots import RobotsCache
from crawler.urls import site
from tests.handmade import answering

#: The time, which stands still.
NOW = 1_000_000.0


@asynccontextmanager
async def door(
    robots: str | None, *, allow_private: bool = True
) -> AsyncIterator[tuple[PoliteDoor, str, list[str], Politeness]]:
    """A door, the address of a site behind it, what that site is asked beside its robots.txt, and the pace that is kept."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(f"{request.method} {request.path}")
        return web.json_response([])

    async with (
        answering(answer, robots) as url,
        HttpFetcher(FetchSettings(allow_private=allow_private)) as fetcher,
    ):
        rules = RobotsCache(fetcher.fetch, fetcher.settings.user_agent, lambda: NOW)
        politeness = Politeness(random.random, delay_seconds=0, allow_private=allow_private)
        yield PoliteDoor(fetcher, rules, politeness, fetcher.fetch, lambda: NOW), url, asked, politeness


@pytest.mark.parametrize(
    ("method", "path", "reason"),
    [
        ("GET", "data/books", None),
        ("POST", "data/search", None),
        ("GET", "closed/books", "robots"),
        ("POST", "cart/add", "acts"),
        ("POST", "comment/7/delete", "acts"),
    ],
)
async def test_what_a_page_may_ask_for(method: str, path: str, reason: str | None) -> None:
    async with door("User-agent: *\nDisallow: /closed/\n") as (through, url, asked, _):
        request = Request(f"{url}{path}", method, b"q=river" if method == "POST" else None)
        if reason is None:
            assert (await through(request)).answer.status == 200
            assert asked == [f"{method} /{path}"]
        else:
            with pytest.raises(RefusedError) as refused:
                await through(request)
            assert (refused.value.reason, asked) == (reason, [])


async def test_a_page_reaches_no_address_of_this_machine() -> None:
    async with door(None, allow_private=False) as (through, url, asked, _):
        with pytest.raises(RefusedError):
            await through(Request(f"{url}data/books"))
        assert asked == []


async def test_what_a_page_asks_for_counts_in_the_pace_of_its_site() -> None:
    async with door("User-agent: *\nCrawl-delay: 7\n") as (through, url, _, pace):
        await through(Request(f"{url}data/books"))
        assert pace.ready_at(site(url), None, NOW) == NOW + 7
