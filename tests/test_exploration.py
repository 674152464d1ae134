"""Live discovery: query interfaces found on served sites, new sites entered only when asked for, nothing submitted."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from crawler.discovery.entrances import Entrance, Entrances, Tide
from crawler.exploration import Exploration
from crawler.outcome import audited
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from samples.webgraph.serve import Served, address, serve
from tests.bench.discovery_walk import truth_of
from tests.handmade import answering, html

SITES, OTHERS = 6, 2
FORM = "<form action=/find><p>Title <input name=t> Author <input name=a> ISBN <input name=i> <input type=submit value=Search>"
ABOUT = "<h1>Books</h1><p>Novels, authors, publishers, paperback and hardcover editions, fiction, biography, ISBN."


async def explored(seeds: list[str], folder: Path, **settings: Any) -> dict[str, Any]:
    """The report of a discovery, and what it found."""
    options = {"via": "forms", "allow_private": True, "delay_seconds": 0.0, **settings}
    await Exploration(seeds, load_domain("books"), folder, CrawlSettings(**options)).run()
    found: dict[str, Any] = json.loads((folder / "report.json").read_text("utf-8"))
    return found


def compared(served: Served, report: dict[str, Any]) -> tuple[float, float]:
    """Precision and recall of the interfaces found."""
    truth = truth_of(served.graph, "books")
    known = [truth.get((one["page"], one["action"].partition("?")[0])) for one in report["interfaces_found"]]
    right = {one for one in known if one is not None}
    return len(right) / max(1, len(right) + known.count(None)), len(right) / len(set(truth.values()))


def pages_asked(asked: Counter[str]) -> Counter[str]:
    return Counter({url: count for url, count in asked.items() if not url.endswith("/robots.txt")})


async def test_interfaces_of_sites_that_a_directory_lists(tmp_path: Path) -> None:
    async with serve(5, sites=SITES, others=OTHERS) as served:
        report = await explored(served.graph.seeds, tmp_path / "out", new_sites=500, max_depth=5)
        precision, recall = compared(served, report)
        assert precision >= 0.9 and recall >= 0.8
        asked = pages_asked(served.asked)
        assert max(asked.values()) == 1
        whole = sum(len(served.graph.site(number).pages) for number in range(served.graph.count))
        assert len(asked) < whole / 3, "found with few downloads"
        sent = {urlsplit(one["action"])._replace(query="").geturl() for one in report["interfaces_found"]}
        assert not sent & {url.partition("?")[0] for url in asked if "?" in url}, "nothing is submitted"
        assert [line for line in audited(tmp_path / "out") if line["allowed"]] == []
        assert (report["queries"], report["records"], report["stopped_because"]) == (0, 0, "exhausted")
    first = report["interfaces_found"][0]
    assert {"site", "page", "kind", "relevance", "fields"} <= first.keys()
    assert {field["attribute"] for one in report["interfaces_found"] for field in one["fields"]} >= {"title", "author"}
    ranks = [(one["interfaces"], one["topic"]) for one in report["sites_found"]]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize("new_sites", [0, 3])
async def test_new_sites_are_entered_only_when_asked_for(new_sites: int, tmp_path: Path) -> None:
    async with serve(5, sites=SITES, others=OTHERS) as served:
        await explored(served.graph.seeds, tmp_path / "out", new_sites=new_sites)
        hosts = {urlsplit(url).hostname for url in served.asked}
        named = {urlsplit(url).hostname for url in served.graph.seeds}
        assert len(hosts - named) == new_sites


async def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    async with serve(5, sites=SITES, others=OTHERS) as served:
        for pages in (15, 40, None):
            report = await explored(
                served.graph.seeds, tmp_path / "out", new_sites=30, budgets=Budgets(pages=pages), concurrency=4
            )
        assert report["stopped_because"] == "exhausted"
        assert max(pages_asked(served.asked).values()) == 1
        hosts = {urlsplit(url).hostname for url in served.asked}
        assert len(hosts) <= 30 + len(served.graph.seeds)
        precision, recall = compared(served, report)
        assert precision >= 0.9 and recall >= 0.7


class Trap(Counter[str]):
    """Counts requests, and tells when there were so many."""

    def __init__(self, many: int) -> None:
        super().__init__()
        self.many, self.there = many, asyncio.Event()

    def __setitem__(self, key: str, value: int) -> None:
        super().__setitem__(key, value)
        if len(self) >= self.many:
            self.there.set()


async def test_killed_it_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with serve(5, sites=SITES, others=OTHERS) as served:
        whole = await explored(served.graph.seeds, tmp_path / "whole", new_sites=500)
        served.asked = trap = Trap(60)
        command = [
            "-m",
            "crawler",
            "discover",
            *served.graph.seeds,
            "--domain",
            "books",
            "--out",
            str(tmp_path / "out"),
        ]
        options = ["--allow-private", "--delay", "0", "--new-sites", "500", "--json"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, *options, stdout=asyncio.subprocess.PIPE
        )
        await asyncio.wait_for(trap.there.wait(), 60)
        process.kill()
        await process.wait()
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, *options, stdout=asyncio.subprocess.PIPE
        )
        out, _ = await process.communicate()
        report = json.loads(out)
    assert process.returncode == 0
    found = [(one["site"], one["action"]) for one in report["interfaces_found"]]
    assert len(found) == len(set(found))
    wanted = {(one["site"], one["action"]) for one in whole["interfaces_found"]}
    assert len(wanted & set(found)) >= 0.8 * len(wanted), "the order of pages decides which site is left first"


async def test_a_new_site_that_has_moved_is_entered_where_it_is_now(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        host = request.host.partition(":")[0]
        if request.path == "/robots.txt":
            return web.Response(status=404)
        asked.append(f"{host}{request.path_qs}")
        if host == address(0):
            moved = f"http://{request.host.replace(host, address(1))}/"
            return html(f"{ABOUT}<p><a href={moved}>Book catalogue: search novels and authors</a>", "Books")
        if host == address(1):
            raise web.HTTPMovedPermanently(f"http://{request.host.replace(host, address(2))}/")
        return html(f"{ABOUT}{FORM}", "Books")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        first = web.TCPSite(runner, address(0), 0)
        await first.start()
        port = runner.addresses[0][1]
        for number in (1, 2):
            await web.TCPSite(runner, address(number), port).start()
        report = await explored([f"http://{address(0)}:{port}/"], tmp_path / "out", new_sites=1)
    finally:
        await runner.cleanup()
    assert [one["action"] for one in report["interfaces_found"]] == [f"http://{address(2)}:{port}/find"]
    assert set(asked) == {f"{address(number)}/" for number in range(3)}


async def test_box_of_a_named_site_counts_and_what_only_acts_does_not(tmp_path: Path) -> None:
    forms = "<form action=/all><input name=q><input type=submit value=Search></form>"
    forms += "<form action=/db>SQL <input name=sql><input type=submit value='Run query'></form>"

    async def answer(request: web.Request) -> web.StreamResponse:
        return web.Response(status=404) if request.path == "/robots.txt" else html(f"<h1>Welcome</h1>{forms}", "Shop")

    async with answering(answer) as url:
        for new_sites, found in ((0, ["/all"]), (1, [])):
            report = await explored([url], tmp_path / str(new_sites), new_sites=new_sites)
            assert [urlsplit(one["action"]).path for one in report["interfaces_found"]] == found


async def test_page_that_leads_on_by_itself_is_followed(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path == "/":
            return html("<meta http-equiv=refresh content='0; url=/de/start'><p>...", "Wait")
        return html(f"{ABOUT}{FORM}", "Books") if request.path == "/de/start" else web.Response(status=404)

    async with answering(answer) as url:
        report = await explored([url], tmp_path / "out")
        assert [urlsplit(one["action"]).path for one in report["interfaces_found"]] == ["/find"]


@pytest.mark.parametrize(
    ("bound", "pages"),
    [
        ({"discovery_pages": 4}, 4),
        ({"discovery_pages": 1}, 1),
        ({"discovery_interfaces": 2}, 4),  # the entrance has none, and more than two end the search
        ({"max_depth": 0}, 1),
        ({"max_depth": 1}, 9),
        ({}, 7),
    ],
)
async def test_a_site_is_left_after_so_many_pages_interfaces_and_links_from_its_entrance(
    bound: dict[str, int], pages: int, tmp_path: Path
) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        here = request.path[-1]
        names = "abcdefgh" if here == "/" else ""
        links = "".join(f'<a href="/search/{name}">Search our books by {name}</a> ' for name in names)
        form = "discovery_interfaces" in bound or not bound
        own = FORM.replace("/find", f"/find{request.path}") if form and not names else ""
        onward = "" if names or form else f'<a href="{request.path}{here}">Search books further</a>'
        said = " ".join(f"{here}{word}" for word in ABOUT.split()[2:])  # no two pages say the same
        return html(f"{ABOUT}<p>{said}</p>{own}{links}{onward}", "Books")

    async with answering(answer) as url:
        await explored([url], tmp_path / "out", concurrency=1, **bound)
    assert len(asked) == pages


def test_archives_and_addresses_do_not_mix(within: Callable[..., Any], tmp_path: Path) -> None:
    both = ("discover", "http://h.example/", tmp_path, "--domain", "books", "--out", tmp_path / "out")
    assert within(*both).code == 2
    live = ("discover", "http://h.example/", "--domain", "books", "--out", tmp_path / "out", "--workers", "2")
    ran = within(*live)
    assert ran.code == 2 and "--workers: meant for archives" in ran.err
    mapped = ("discover", tmp_path, "--domain", "books", "--out", tmp_path / "out", "--new-sites", "2", "--delay", "0")
    ran = within(*mapped)
    assert ran.code == 2 and "--new-sites, --delay: meant for live sites" in ran.err


def test_what_is_found_is_told(within: Callable[..., Any], sample_web: Any, tmp_path: Path) -> None:
    seed = sample_web.sites["library"]
    ran = within("discover", seed, "--domain", "books", "--out", tmp_path / "out", "--allow-private", "--max-pages", 12)
    assert ran.code in (0, 3)
    assert "query interfaces" in ran.out and "title" in ran.out


@given(st.lists(st.tuples(st.integers(0, 9), st.floats(0.0, 1.0)), max_size=40), st.integers(0, 6), st.integers(0, 9))
def test_entrances_best_first_each_once_and_no_more_than_asked(
    offers: list[tuple[int, float]], most: int, known: int
) -> None:
    entrances = Entrances(most)
    entrances.know(f"s{known}")
    best: dict[str, float] = {}
    for number, worth in offers:
        entrances.offer(Entrance(f"s{number}", f"u{worth}", worth, []))
        if number != known:
            best[f"s{number}"] = max(worth, best.get(f"s{number}", 0.0))
    high, low = entrances.due(0.5), entrances.due(0.0)
    taken = high + low
    assert all(one.worth >= 0.5 for one in high)
    wanted = sorted(best.values(), reverse=True)[:most]
    assert [one.worth for one in taken] == wanted
    assert len({one.site for one in taken}) == len(taken)
    assert entrances.open == (len(taken) < most)


def test_tide_ebbs_to_its_end() -> None:
    tide, levels = Tide(), []
    while tide.ebb():
        levels.append(tide.level)
    assert levels == sorted(levels, reverse=True) and levels[-1] == Tide.LOW
