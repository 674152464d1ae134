"""What a person is told of an address that was not read: the cause and not its consequence, and the exit code of a failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from crawler.cli.crawling import exit_code, unread
from crawler.cli.reasons import why
from crawler.crawl import Crawl
from crawler.links import ACTS
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from tests.handmade import answering
from tests.test_cli import Command


@pytest.fixture
async def failing() -> AsyncIterator[str]:
    """A site that answers every page with 404."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=404, text="<h1>Not found</h1>", content_type="text/html")

    async with answering(answer) as url:
        yield url


async def _crawled(seed: str, folder: Path) -> tuple[Crawl, int]:
    job = Crawl([seed], load_domain("books"), folder, CrawlSettings(allow_private=True, max_attempts=2))
    return job, exit_code(await job.run(), any_read=unread(job))


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_site_that_is_down_is_told_as_such(scheme: str, closed_port: int, tmp_path: Path, capsys):
    _, code = await _crawled(f"{scheme}://127.0.0.1:{closed_port}/", tmp_path / "out")
    assert code == 1
    assert "nothing answers at its site" in capsys.readouterr().err


async def test_a_site_without_https_is_told_as_such(failing: str, tmp_path: Path, capsys):
    _, code = await _crawled(failing.replace("http:", "https:"), tmp_path / "out")
    assert code == 1
    told = capsys.readouterr().err
    assert "no secure connection" in told
    assert "robots" not in told


async def test_a_crawl_that_read_none_of_its_seeds_has_failed(failing: str, tmp_path: Path, capsys):
    job, code = await _crawled(f"{failing}nowhere", tmp_path / "out")
    assert sum(job.totals.pages.values()) > 0  # a page came, but not the one that was asked for
    assert code == 1
    assert "there is no such page" in capsys.readouterr().err


async def test_a_crawl_whose_seed_has_moved_to_nowhere_has_failed(failing: str, tmp_path: Path, capsys):
    async def moved(_: web.Request) -> web.Response:
        raise web.HTTPMovedPermanently(f"{failing}home")

    async with answering(moved) as url:
        _, code = await _crawled(url, tmp_path / "out")
    assert code == 1
    assert f"{failing}home was not read" in capsys.readouterr().err


async def test_a_crawl_whose_seed_has_moved_has_not_failed(tmp_path: Path):
    async def home(_: web.Request) -> web.Response:
        return web.Response(text="<h1>A library</h1><p>We keep books.", content_type="text/html")

    async with answering(home) as there:

        async def moved(_: web.Request) -> web.Response:
            raise web.HTTPMovedPermanently(there)

        async with answering(moved) as url:
            assert (await _crawled(url, tmp_path / "out"))[1] == 0


def test_what_keeps_a_robots_txt_is_said():
    assert why("robots unreachable: status 503") == (
        "the robots.txt of its site could not be fetched (status 503), so nobody may ask for more"
    )
    assert why("robots unreachable: connect") == why("connect")
    assert why("robots unreachable: redirect_loop") == (
        "the robots.txt of its site could not be fetched (it redirects in a circle), so nobody may ask for more"
    )
    assert why("robots unreachable") == "the robots.txt of its site could not be fetched, so nobody may ask for more"
    assert why("the form is gone") == "the form is gone"


@pytest.mark.parametrize("command", ["forms", "extract"])
async def test_an_answer_that_breaks_off_is_told_in_words(formdiver: Command, command: str):
    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path != "/":
            raise web.HTTPNotFound
        half = web.StreamResponse(headers={"Content-Type": "text/html", "Content-Length": "5000"})
        await half.prepare(request)
        await half.write(b"<p>Half of")
        return half

    async with answering(answer) as url:
        ran = await asyncio.to_thread(formdiver, command, url, "--allow-private")
    assert ran.code == 1
    assert f"{url} was not read: its site broke off in the middle of an answer" in ran.err
    assert "Error" not in ran.err


@pytest.mark.parametrize("command", ["forms", "extract"])
def test_a_page_that_cannot_be_had_is_told_in_words(within: Command, closed_port: int, command: str):
    ran = within(command, f"http://127.0.0.1:{closed_port}/", "--allow-private")
    assert ran.code == 1
    assert f"http://127.0.0.1:{closed_port}/ was not read: nothing answers at its site" in ran.err
    assert "Client" not in ran.err


def test_a_form_that_a_crawl_leaves_alone_for_what_it_sends_unseen_is_not_called_submitted(
    within: Command, tmp_path: Path
):
    page = tmp_path / "page.html"
    box = "Title <input name=q><button>Search</button></form>"
    page.write_text(f"<form action=/a><input type=hidden name=action value=delete>{box}<form action=/b>{box}")
    lines = [json.loads(line) for line in within("forms", page, "--json").out.splitlines()]
    assert [line["refused_because"] for line in lines] == [ACTS, None]
