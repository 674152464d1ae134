"""What the records of some sites teach for others: M3, sampling of domain knowledge, where a site's own answers teach nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aiohttp import web

from crawler.asking import _is_inner
from crawler.crawl import Crawl
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.harvest.sampling import sampled
from crawler.plan.evidence import Evidence
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import Domain, parse_domain
from tests.handmade import Handler, answering, html

WINES = """
name: wines
title: Wines
nouns: [wine]
attributes:
- {name: name, type: text, aliases: [wine]}
- {name: producer, type: name, aliases: [winery]}
- {name: region, type: enum}
- {name: price, type: number}
identity: [[name, producer]]
"""
PRODUCERS = ("Orchard Hill", "Weber Brothers", "Moreau Cellars", "Stone Gate", "Lantern House", "River Bend")
NAMES = ("Old Oak", "Morning Slope", "Two Rivers", "Long Terrace", "Quarry Red", "Winter Harvest", "North Wind")


def bottles(first: int, count: int) -> list[tuple[str, str, str]]:
    return [
        (
            f"{NAMES[n % 7]} {('Reserve', 'White', 'Noir')[n % 3]} {n}",
            PRODUCERS[n % 6],
            ("Vela", "Orso", "Brumal")[n % 3],
        )
        for n in range(first, first + count)
    ]


def cellar(stock: list[tuple[str, str, str]], asked: list[str], *, exact: bool) -> Handler:
    """A site whose search is by the winery: parts of names, all for none; or `exact`, by nothing but a whole name."""

    async def answer(request: web.Request) -> web.StreamResponse:
        form = "<form action=/find><label>Winery <input name=w></label><button>Search</button></form>"
        if request.path != "/find":
            return html(f"<h1>Wine cellar</h1><p>Search our wines by winery.</p>{form}", "Wine cellar")
        said = request.query.get("w", "")
        asked.append(said)
        hits = [
            one
            for one in stock
            if (said.casefold() == one[1].casefold() if exact else said.casefold() in one[1].casefold())
        ]
        rows = "".join(f"<tr><td>{name}</td><td>{made}</td><td>{region}</td></tr>" for name, made, region in hits)
        head = "<tr><th>Wine</th><th>Winery</th><th>Region</th></tr>"
        shown = f"<p>{len(hits)} wines found</p><table>{head}{rows}</table>" if hits else "<p>No wines found.</p>"
        return html(f"<h1>Wines</h1>{form}{shown}", "Wines")

    return answer


async def harvested(folder: Path, *sites: Handler, domain: Domain | None = None, **settings: Any) -> dict[str, int]:
    """How many records each of the sites gave, crawled together."""
    chosen = CrawlSettings(**{"allow_private": True, "delay_seconds": 0, "via": "forms", **settings})
    opened = [answering(site) for site in sites]
    roots = [await one.__aenter__() for one in opened]
    try:
        await Crawl(roots, domain or parse_domain(WINES), folder, chosen).run()
    finally:
        for one in opened:
            await one.__aexit__(None, None, None)
    found = [record["site"] for record in RecordStore(folder / "records").read()]
    return {root: sum(site == root.rstrip("/") for site in found) for root in roots}


async def test_a_site_that_answers_to_whole_names_is_asked_for_those_that_another_shows(tmp_path: Path) -> None:
    first, second = list[str](), list[str]()
    open_one, exact = cellar(bottles(0, 30), first, exact=False), cellar(bottles(100, 42), second, exact=True)
    assert list((await harvested(tmp_path / "both", open_one, exact)).values()) == [30, 42]
    assert sorted(set(second) & set(PRODUCERS)) == sorted(PRODUCERS) and len(second) == len(set(second)) < 60
    assert list((await harvested(tmp_path / "alone", exact)).values()) == [0]  # it has nothing to learn from


async def test_what_was_taught_survives_an_interruption_and_nothing_is_asked_twice(tmp_path: Path) -> None:
    first, second = list[str](), list[str]()
    sites = cellar(bottles(0, 30), first, exact=False), cellar(bottles(100, 42), second, exact=True)
    chosen: dict[str, Any] = {"allow_private": True, "delay_seconds": 0, "via": "forms"}
    async with answering(sites[0]) as one, answering(sites[1]) as other:
        for requests in range(6, 200, 5):  # each run asks for robots.txt again
            settings = CrawlSettings(**chosen, budgets=Budgets(requests=requests))
            report = await Crawl([one, other], parse_domain(WINES), tmp_path, settings).run()
            if report["stopped_because"] == "exhausted":
                break
    records = list(RecordStore(tmp_path / "records").read())
    assert len(records) == len({one["attributes"]["name"] for one in records}) == 72
    assert len(second) == len(set(second))


async def test_what_was_taught_in_vain_is_not_taught_again_by_another_run(tmp_path: Path) -> None:
    first, second = list[str](), list[str]()
    makers = [f"Maker {one}{other}" for one in "abcdef" for other in "vwxyz"]
    stock = [(f"{NAMES[n % 7]} {n}", maker, "Vela") for n, maker in enumerate(makers)]
    chosen = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
    counts = []
    async with answering(cellar(stock, first, exact=False)) as one, answering(cellar([], second, exact=True)) as other:
        for _ in range(3):
            await Crawl([one, other], parse_domain(WINES), tmp_path, chosen).run()
            counts.append(len(second))
    assert any(value in makers for value in second) and counts == counts[:1] * 3


async def test_what_a_site_shows_for_a_secret_is_told_to_no_other_site_in_no_run(tmp_path: Path) -> None:
    asked = list[str]()
    sites = cellar(bottles(0, 30), [], exact=False), cellar(bottles(100, 42), asked, exact=True)
    chosen: dict[str, Any] = {"allow_private": True, "delay_seconds": 0, "via": "forms"}
    async with answering(sites[0]) as one, answering(sites[1]) as other:
        for name, secret in (("key", {"headers": (("X-Key", "abc"),)}), ("cookie", {"cookies_file": tmp_path / "jar"})):
            (tmp_path / "jar").write_text("127.0.0.1\tFALSE\t/\tFALSE\t0\tid\tabc\n", "utf-8")
            for settings in (CrawlSettings(**chosen, **secret), CrawlSettings(**chosen)):
                await Crawl([one, other], parse_domain(WINES), tmp_path / name, settings).run()
            assert len(list(RecordStore(tmp_path / name / "records").read())) == 30
        assert not set(asked) & set(PRODUCERS)
        plain = CrawlSettings(**chosen, headers=(("Accept-Language", "en"),))
        await Crawl([one, other], parse_domain(WINES), tmp_path / "plain", plain).run()
    assert set(PRODUCERS) <= set(asked)


async def test_who_stands_on_a_private_network_is_told_apart() -> None:
    async with HttpFetcher(FetchSettings(allow_private=True)) as fetcher:
        told = {
            site: await _is_inner(site, fetcher) for site in ("http://10.0.0.7:8080", "http://[::1]", "http://8.8.8.8")
        }
    assert list(told.values()) == [True, True, False]
    async with HttpFetcher(FetchSettings()) as fetcher:
        assert not await _is_inner("http://10.0.0.7", fetcher)  # none is ever asked


def test_values_of_several_sites_go_first_and_words_of_the_language_are_hardly_worth_it() -> None:
    domain = parse_domain(WINES)
    sites = [Evidence(domain) for _ in range(3)]
    for place, evidence in enumerate(sites):
        for n in range(12 if place < 2 else 3):
            own = f"Maker {'abcdefghijkl'[n % (place + 2)]}{place}"
            evidence.add(
                f"{place}-{n}", {"name": [f"The {NAMES[n % 7]}"], "producer": ["Stone Gate" if not n else own]}
            )
    values = sampled(sites)
    assert values["producer"][0] == ("Stone Gate", 1.0)
    assert [value for value, _ in values["producer"][1:3]] == ["Maker b0", "Maker a0"]
    assert not any("2" in value for value, _ in values["producer"])  # too few records to tell
    assert dict(values["name"])["the"] < 1.0 and dict(values["name"])["oak"] == 1.0
