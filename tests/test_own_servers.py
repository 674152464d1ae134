"""Searches on another server of the site's owner: the catalogue of a library that has a machine, or a port, of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.exploration import Exploration
from crawler.settings import CrawlSettings
from crawler.urls import below
from knowledge.domain import load_domain
from tests.handmade import answering, harvested, html

TITLES = "The Silent Garden;A History of Trade;Rivers of the North;On Old Opera;Winter in the Alps;Gold and Salt".split(
    ";"
)
BOX = "<form action='http://{host}/find'><input name=q placeholder='Title, author'><button>Search</button></form>"


def catalogue(request: web.Request) -> web.Response:
    """A search of books by words of their titles, and its answers."""
    box = "<form action=/find><label>Title <input name=q></label><button>Search</button></form>"
    words = request.query.get("q", "").lower()
    if request.path != "/find":
        return html(f"<h1>Catalogue</h1>{box}")
    rows = "".join(
        f"<tr><td><a href=/book/{n}>{title}</a><td>Ann Lee<td>{1990 + n}"
        for n, title in enumerate(TITLES)
        if words in title.lower()
    )
    return html(f"<h1>Books</h1>{box}<table><tr><th>Title<th>Author<th>Year</tr>{rows}</table>")


@pytest.mark.parametrize(
    ("there", "here"),
    [
        ("http://opac.lib.example/find", "http://lib.example/"),
        ("http://opac.lib.example/find", "https://www.lib.example/a"),
        ("http://lib.example:8991/F", "http://www.lib.example/"),
        ("http://a.opac.lib.example/", "http://lib.example/"),
    ],
)
def test_servers_named_below_a_site_are_its_owners(there: str, here: str) -> None:
    assert below(there, here)


@pytest.mark.parametrize(
    ("there", "here"),
    [
        ("http://lib.example/find", "http://opac.lib.example/"),
        ("http://calib.example/", "http://lib.example/"),
        ("http://www.lib.example/", "http://lib.example/"),
        ("http://127.0.0.1:8002/", "http://127.0.0.1:8001/"),
        ("http://localhost:8002/", "http://localhost:8001/"),
        ("http://[::1]:8002/", "http://[::1]:8001/"),
        ("http://other.example/", "http://lib.example/"),
    ],
)
def test_others_are_not(there: str, here: str) -> None:
    assert not below(there, here)


@pytest.mark.parametrize(
    ("way", "host", "found"),
    [
        (BOX, "opac.lib.example", 6),
        ("<a href='http://{host}/'>Search the catalogue</a>", "opac.lib.example", 6),
        ("<a href='http://{host}/'>Search the catalogue</a>", "opac.other.example", 0),
        (BOX, "opac.other.example", 0),
        ("<a href='http://{host}/'>Opening hours</a>", "opac.lib.example", 0),
    ],
)  # fmt: skip
async def test_the_search_of_an_owners_other_server_is_found(tmp_path: Path, way: str, host: str, found: int) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.host)
        if request.host != host:
            return html(f"<h1>Library</h1><p>Books since 1901.</p>{way.format(host=host)}")
        return catalogue(request)

    async with answering(answer) as proxy:
        records = await harvested("http://www.lib.example/", tmp_path / "out", proxy=proxy)
    assert len(records) == found
    assert (host in asked) == bool(found)


@pytest.mark.parametrize("way", [BOX, "<a href='http://{host}/'>Search the catalogue</a>"])
async def test_a_search_for_interfaces_knows_them_too(tmp_path: Path, way: str) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        if request.host == "opac.lib.example":
            box = "<form action=/find><label>Title <input name=q></label><label>Author <input name=a></label><button>Search"
            return html(f"<h1>Catalogue</h1><p>Books by title and author.</p>{box}</button></form>", "Books")
        return html(f"<h1>Library</h1><p>Books since 1901.</p>{way.format(host='opac.lib.example')}", "Library books")

    async with answering(answer) as proxy:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, proxy=proxy)
        await Exploration(["http://www.lib.example/"], load_domain("books"), tmp_path / "out", settings).run()
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert {one["site"] for one in report["interfaces_found"]} == {
        "http://www.lib.example" if way == BOX else "http://opac.lib.example"
    }


@pytest.mark.parametrize(("home", "found"), [("www.opac.lib.example", 6), ("opac.other.example", 0)])
async def test_an_owners_other_server_is_followed_to_its_other_name_alone(
    tmp_path: Path, home: str, found: int
) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        if request.host == "www.lib.example":
            return html(f"<h1>Library</h1><p>Books since 1901.</p>{BOX.format(host='opac.lib.example')}")
        if request.host != home:
            raise web.HTTPFound(f"http://{home}{request.path_qs}")
        return catalogue(request)

    async with answering(answer) as proxy:
        records = await harvested("http://www.lib.example/", tmp_path / "out", proxy=proxy)
    assert len(records) == found


async def test_where_a_seed_moved_is_still_known_after_an_interruption(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        if request.host == "lib.example":
            raise web.HTTPFound("http://www.lib.example/")
        if request.host == "opac.lib.example":
            return catalogue(request)
        if request.path == "/":
            return html("<h1>Library</h1><p>Books since 1901.</p><a href=/search>Search the catalogue</a>")
        return html(f"<h1>Library</h1>{BOX.format(host='opac.lib.example')}")

    def interrupt(crawl: Crawl) -> None:
        if "http://www.lib.example" in crawl.harvests and crawl.totals.requests > 1:
            crawl.stop("enough")

    async with answering(answer) as proxy:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", proxy=proxy, concurrency=1)
        crawls = [
            Crawl(["http://lib.example/"], load_domain("books"), tmp_path / "out", settings, listener=one)
            for one in (interrupt, None)
        ]
        first, last = [await crawl.run() for crawl in crawls]
    assert (first["records"], last["records"]) == (0, 6)


async def test_servers_that_lead_ever_deeper_are_left(tmp_path: Path) -> None:
    asked: set[str] = set()

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.add(request.host)
        if request.host.startswith("elsewhere"):
            raise web.HTTPFound("http://stranger.example/")
        deeper = "".join(BOX.format(host=f"{name}.{request.host.removeprefix('www.')}") for name in "abcdef")
        links = "".join(
            f"<a href='http://{name}.lib.example/'>Search the catalogue</a>" for name in ("elsewhere", "x", "y")
        )
        return html(f"<h1>Library</h1>{links}{deeper}")

    async with answering(answer) as proxy:
        await harvested("http://www.lib.example/", tmp_path / "out", proxy=proxy)
    servers = {"www.lib.example", "a.lib.example", "elsewhere.lib.example", "x.lib.example"}
    assert asked == servers | {"stranger.example"}  # whose one page is seen to be a stranger's, and left
