"""Where links stand, what a crawl learns of that, and what follows for those that wait."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from crawler.discovery.sites import worth
from crawler.discovery.standing import MENU, ONCE, UNTOLD, Shown, Standing
from crawler.exploration import Exploration
from crawler.settings import Budgets, CrawlSettings
from crawler.urls import site as site_of
from knowledge.domain import load_domain
from tests.handmade import answering, html

ABOUT = "<h1>Books</h1><p>Novels, authors, publishers, paperback and hardcover editions, fiction, biography, ISBN."
WAYS = 10
#: Enough links for what is learnt on the first of them to be seen in the order of the others, whatever is under way meanwhile.
MANY = 24


def test_menus_show_after_two_pages() -> None:
    shown = Shown()
    assert shown.place("/menu") == UNTOLD
    shown.add(["/menu", "/a", "/a"])
    assert shown.place("/menu") == UNTOLD
    shown.add(["/menu", "/b"])
    shown.add(["/menu", "/b"])
    shown.add(["/menu"])
    assert [shown.place(url) for url in ("/menu", "/a", "/b", "/new")] == [MENU, ONCE, UNTOLD, ONCE]


def test_the_place_that_led_on_counts_more_whichever_it_is() -> None:
    for good, bad in ((MENU, ONCE), (ONCE, MENU)):
        standing = Standing()
        assert standing.factor(good) == standing.factor(bad) == 1.0
        for _ in range(30):
            standing.learn([bad, good], True)
            standing.learn([good, bad], False)
        assert standing.factor(good) > 1.2 > 0.8 > standing.factor(bad)
        assert standing.factor(UNTOLD) == 1.0
        assert worth(0.1, 1.0, 1, standing.factor(good)) > worth(0.1, 1.0, 1) > worth(0.1, 1.0, 1, standing.factor(bad))


async def test_links_that_wait_are_worth_less_where_their_like_led_nowhere(tmp_path: Path) -> None:
    asked: list[str] = []
    menu = "".join(f"<li><a href=/m{number}>Zorval {number}</a>" for number in range(MANY))
    ways = "".join(f"<li><a href=/w{number}>Zorval {number}</a>" for number in range(MANY))
    mixed = "<li>".join(part for pair in zip(ways.split("<li>"), menu.split("<li>"), strict=True) for part in pair)

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        if request.path == "/":
            return html(f"{ABOUT}<ul>{mixed}</ul>")
        field = f"<form action=/find{request.path}>Title <input name=t> Author <input name=a> ISBN <input name=i><button>Search"
        return html(f"{ABOUT}<ul>{menu}</ul>{field if request.path[1] == 'w' else ''}")

    async with answering(answer) as url:
        settings = CrawlSettings(
            allow_private=True, delay_seconds=0, via="forms", concurrency=1, discovery_interfaces=50
        )
        await Exploration([url], load_domain("books"), tmp_path / "out", settings).run()
    assert {path[1:2] for path in asked[1:5]} == {"w", "m"}, "nothing is known at first"
    found = max(place for place, path in enumerate(asked) if path[1:2] == "w")
    assert sum(path[1:2] == "m" for path in asked[:found]) <= MANY * 2 // 3


async def test_another_search_is_looked_for_one_link_beyond(tmp_path: Path) -> None:
    form = "<form action=/find{}>Title <input name=t> Author <input name=a> ISBN <input name=i><button>Search"

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path == "/":
            return html(f"{ABOUT}<a href=/search>Search</a> <a href=/more>Browse</a>")
        if request.path == "/search":
            return html(f"{ABOUT}{form.format('')}</form><a href=/advanced>Advanced search</a>")
        return html(
            f"{ABOUT}<a href=/expert>Expert search</a>" + (form.format(2) if request.path == "/advanced" else "")
        )

    async with answering(answer) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", max_depth=1)
        exploration = Exploration([url], load_domain("books"), tmp_path / "out", settings)
        await exploration.run()
    report = (tmp_path / "out" / "report.json").read_text("utf-8")
    assert "/find2" in report


def test_places_that_are_none_teach_nothing() -> None:
    standing = Standing()
    damaged: list[Any] = [None, ["menu"], 7, "elsewhere"]
    for _ in range(30):
        standing.learn(damaged, True)
        standing.learn(damaged, False)
    assert [standing.factor(place) for place in (MENU, ONCE, "elsewhere")] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("most", [50, 2])
async def test_nothing_is_kept_of_links_that_wait_no_more(most: int, tmp_path: Path) -> None:
    links = "".join(f"<li><a href=/w{number}>Search {number}</a>" for number in range(WAYS))

    async def answer(request: web.Request) -> web.StreamResponse:
        if int("0" + request.path[2:]) % 2:
            return web.Response(status=404)
        field = f"<form action=/find{request.path}>Title <input name=t> Author <input name=a> ISBN <input name=i><button>Search"
        return html(f"{ABOUT}<ul>{links}</ul>{field if request.path != '/' else ''}")

    async with answering(answer) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", discovery_interfaces=most)
        exploration = Exploration([url], load_domain("books"), tmp_path / "out", settings)
        await exploration.run()
        site = exploration.harvest(site_of(url))
    assert not site.waiting
    assert bool(site.linked.counts) == (most > WAYS)


async def test_events_without_places_or_with_damaged_ones_are_taken_up_again(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        number = int("0" + request.path[2:])
        field = (
            f"<form action=/find{number}>Title <input name=t> Author <input name=a> ISBN <input name=i><button>Search"
        )
        return html(f"{ABOUT}<a href=/w{number + 1}>Search {number}</a>{field if number < WAYS else ''}")

    async with answering(answer) as url:
        for pages in (6, 100):
            settings = CrawlSettings(
                allow_private=True,
                delay_seconds=0,
                via="forms",
                max_depth=20,
                discovery_interfaces=50,
                budgets=Budgets(pages=pages),
            )
            exploration = Exploration([url], load_domain("books"), tmp_path / "out", settings)
            await exploration.run()
            journal = tmp_path / "out" / "events.jsonl"
            lines = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
            for line, damaged in zip(
                [one for one in lines if "stood" in one], (None, "menu", 7, [["x"], 3]), strict=False
            ):
                line["stood"] = damaged
            if "stood" in lines[-1]:
                del lines[-1]["stood"]
            journal.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    assert not exploration.counters["events_unreadable"]
    assert len(asked) == len(set(asked)) > WAYS
