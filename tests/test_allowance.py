"""A budget of requests holds to the last one, also where a task sends several, and costs nothing that is asked for later."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from aiohttp import web

from crawler.browser import find_browser
from crawler.crawl import Crawl
from crawler.errors import PermanentError, TransientError
from crawler.fetch import Allowance
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from tests.handmade import answering, html
from tests.scripted import scripted

PLACES = ("Ash", "Birch", "Cedar", "Dover", "Elm", "Fjord", "Glen", "Heath", "Isle", "Jura", "Kent", "Loch")
SHELF = [(f"Rivers of {place}", f"Ada {place}er") for place in PLACES]
AT_ONCE = 4
FORM = "<form action=/find><label>Title <input name=t></label><button>Search books</button></form>"


class Roundabout:
    """A library all of whose pages are reached by redirects, and which counts what it is asked (robots.txt apart)."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def __call__(self, request: web.Request) -> web.Response:
        self.asked.append(request.path_qs)
        if request.path != "/shown":
            raise web.HTTPFound("/shown?" + (request.query_string or "home=1"))
        if "t" not in request.query:
            return html(FORM)
        first = int(request.query.get("p", "0"))
        found = [one for one in SHELF if request.query["t"].lower() in one[0].lower()]
        rows = "".join(f"<tr><td>{title}<td>{author}" for title, author in found[first : first + AT_ONCE])
        told = (
            f"<p>{len(found)} books found<table><tr><th>Title<th>Author{rows}</table>" if found else "No books found."
        )
        more = (
            f"<a href='/find?t={request.query['t']}&p={first + AT_ONCE}'>Next</a>" if found[first + AT_ONCE :] else ""
        )
        return html(told + more + FORM)


async def _crawled(url: str, folder: Path, browser: str = "never", **budgets: int) -> dict[str, Any]:
    settings = CrawlSettings(allow_private=True, delay_seconds=0, browser=browser, budgets=Budgets(**budgets))
    return await Crawl([url], load_domain("books"), folder, settings).run()


def _titles(folder: Path) -> list[str]:
    return sorted(str(one["attributes"]["title"]) for one in RecordStore(folder / "records").read())


@pytest.mark.parametrize("most", range(1, 9))
async def test_not_one_request_over_the_budget_is_sent(most: int, tmp_path: Path):
    site = Roundabout()
    async with answering(site) as url:
        report = await _crawled(url, tmp_path, requests=most)
    assert len(site.asked) == most - 1  # one is for robots.txt
    assert (report["requests"], report["stopped_because"]) == (most, "max requests")


async def test_what_was_given_back_is_done_by_the_run_with_more(tmp_path: Path):
    site = Roundabout()
    async with answering(site) as url:
        whole = await _crawled(url, tmp_path / "whole")
        alone = len(site.asked)
        site.asked.clear()
        for most in range(2, whole["requests"], 3):
            assert (await _crawled(url, tmp_path / "parts", requests=most))["requests"] == most
        assert (await _crawled(url, tmp_path / "parts"))["stopped_because"] == whole["stopped_because"]
    assert _titles(tmp_path / "parts") == _titles(tmp_path / "whole") == sorted(title for title, _ in SHELF)
    # A step that is cut in two is taken again from its beginning, and each run asks for robots.txt of its own.
    assert len(site.asked) <= 2 * alone


async def test_pages_are_bounded_too(tmp_path: Path):
    site = Roundabout()
    async with answering(site) as url:
        report = await _crawled(url, tmp_path, pages=3)
    assert report["pages"] == 3


@pytest.mark.parametrize("most", [6, 9])
async def test_what_a_page_in_the_browser_asks_for_is_within_the_budget(
    most: int, tmp_path: Path, missing: Callable[[str], NoReturn]
):
    if find_browser("auto") is None:
        missing("no Chromium is installed: bash tests/servers.sh")
    async with scripted("placed", 30) as site:
        report = await _crawled(site.url, tmp_path, browser="auto", requests=most)
        assert len(site.asked) == most
        assert (report["requests"], report["stopped_because"]) == (most, "max requests")
        await _crawled(site.url, tmp_path, browser="auto", records=12)
        found = Counter(_titles(tmp_path))
        assert found.total() >= 12 and found <= Counter(record["title"] for record in site.records)


async def test_a_request_that_never_left_is_not_counted():
    allowance = Allowance(1)
    with pytest.raises(TransientError):
        async with allowance.one():
            raise TransientError("no way there", reason="connect")
    assert (allowance.left, allowance.sent, allowance.under_way) == (1, 0, 0)
    with pytest.raises(PermanentError):
        async with allowance.one():
            raise PermanentError("nonsense came", reason="protocol")
    assert (allowance.left, allowance.sent, allowance.under_way) == (0, 1, 0)


async def test_who_comes_too_late_waits_until_it_is_cancelled():
    told = asyncio.Event()
    allowance = Allowance(0, told.set)

    async def one() -> None:
        async with allowance.one():
            raise AssertionError("it was let through")

    task = asyncio.create_task(one())
    await told.wait()
    assert allowance.waiting == 1
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled() and allowance.waiting == 0


@pytest.mark.parametrize(("concurrency", "pages"), [(2, None), (8, 3)])
async def test_no_more_is_under_way_than_may_be_and_than_a_budget_of_pages_is_left_for(
    tmp_path: Path, concurrency: int, pages: int | None
) -> None:
    under_way, seen, most = 0, 0, 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal under_way, seen, most
        under_way, seen = under_way + 1, seen + 1
        most = max(most, under_way)
        for _ in range(50):  # others that were sent meanwhile arrive
            await asyncio.sleep(0)
        under_way -= 1
        links = "".join(f'<a href="/books/{name}">A book called {name}</a> ' for name in "abcdefghijkl")
        return html(f"<h1>Books</h1>{links}")

    async with answering(answer) as url:
        settings = CrawlSettings(
            allow_private=True, delay_seconds=0, via="links", concurrency=concurrency, budgets=Budgets(pages=pages)
        )
        report = await Crawl([url], load_domain("books"), tmp_path, settings).run()
    assert most == (2 if pages is None else pages - 1)  # the seed comes alone
    assert report["pages"] == seen and (pages is None or seen == pages)
