"""The guide of a crawl: it prefers ways to forms, learns along them, and is restored exactly by replaying events."""

from __future__ import annotations

import random
from pathlib import Path

from crawler.crawl import Crawl
from crawler.discovery.guide import Guide
from crawler.page import parse
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from samples.server import serve
from samples.site import Plan

LINKS = "<body><p><a href=/about>About us</a> <a href=/adv>Advanced search</a> <a href=/n>News</a></p></body>"


def test_links_to_a_search_come_first_and_strict_leaves_the_others_out() -> None:
    page = parse(LINKS, "http://a.example/")
    free = Guide(load_domain("books")).scores(page, page.links, 1, 0.9)
    assert free[1] > 0.3 > max(free[0], free[2]) > 0
    strict = Guide(load_domain("books"), strict=True).scores(page, page.links, 1, 0.9)
    assert strict[0] == strict[2] == 0


def test_link_without_words_is_read_by_its_picture() -> None:
    pictures = "<a href=/p/7><img src=/i/search.gif></a> <a href=/p/8><img src=/i/map.gif></a>"
    page = parse(f"<p>Opening hours and news of the house. {pictures}", "http://a.example/")
    search, other = Guide(load_domain("books")).scores(page, page.links, 1, 0.9)
    assert search > 0.5 > other


def test_credits_do_not_depend_on_their_order() -> None:
    draw = random.Random(5)
    events = []
    for number in range(60):
        site = f"http://s{number % 3}.example"
        way = [
            [f"{site}/{draw.choice('abc')}/{n}", draw.choice(("Stock", "Shelf", "Notes")), "", n + 1] for n in range(3)
        ]
        events.append((way[: draw.randint(0, 3)], draw.random() < 0.4))
    states = []
    for _ in range(3):
        guide = Guide(load_domain("books"))
        for way, gained in events:
            guide.credit(way, gained)
        learnt = guide.links.learnt()
        states.append((learnt["domains"], sorted(learnt["sites"], key=lambda one: one[:2])))
        draw.shuffle(events)
    assert states[0] == states[1] == states[2]
    assert states[0][0]["books"]["yes"] > 0


async def test_resumed_crawl_knows_what_it_had_learnt(tmp_path: Path) -> None:
    settings = CrawlSettings(via="forms", allow_private=True, delay_seconds=0.0)
    async with serve(["library"], plan=Plan(size=60, cap=30)) as running:
        site = running.sites["library"]
        seeds = [f"{site.url}/"]
        first = Crawl(seeds, load_domain(site.domain), tmp_path / "out", settings)
        await first.run()
        again = Crawl(seeds, load_domain(site.domain), tmp_path / "out", settings)
        await again.run()
    assert again.resumed
    learnt = first.guide.links.learnt()
    assert learnt["domains"] and again.guide.links.learnt() == learnt
    assert {name: one.topic for name, one in again.harvests.items()} == {
        name: one.topic for name, one in first.harvests.items()
    }
