"""Records whose own pages say that they are one page are told once."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from crawler.harvest.own import declared
from crawler.page import parse
from crawler.records import RecordStore
from crawler.records.paged import Paged
from tests.handmade import answering, harvested, html

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone Mill Lamp".split()
NAMES = ("Ann Lee", "Bo Ek", "Cy Mill", "Dee Ray", "Eve Low", "Flo Dahl", "Gus Fink")
PEOPLE = ("Ida Lund", "Jon Berg", "Kay Moss")


def post(number: int, of: int, address: str, **more: str) -> dict[str, Any]:
    said = {"title": f"The {NOUNS[of % 12]} of {of}", "author": NAMES[of % 7], **more}
    fields = [{"key": key, "value": value, "attribute": key, "confidence": 1.0} for key, value in said.items()]
    stated = [{"key": "canonical", "value": address, "attribute": None, "confidence": 0.5}] if address else []
    return {
        "id": f"{of}-{number}",
        "site": "http://h",
        "url": f"http://h/topic?t={of}&post={number}",
        "attributes": said,
        "fields": [*fields, *stated],
    }


def told(folder: Path, records: list[dict[str, Any]]) -> list[str]:
    store = RecordStore(folder)
    store.append(records)
    store.close()
    return [record["id"] for record in store.read()]


def test_posts_whose_pages_are_one_topic_are_told_once(tmp_path: Path) -> None:
    records = [post(number, of, f"http://h/topic?t={of}") for of in range(8) for number in range(3)]
    assert told(tmp_path, records) == [f"{of}-0" for of in range(8)]
    assert len(list(RecordStore(tmp_path).lines())) == 8


def test_a_record_at_the_very_address_is_the_one_that_others_name(tmp_path: Path) -> None:
    topic = post(0, 3, "") | {"id": "topic", "url": "http://h/topic?t=3"}
    assert told(tmp_path, [post(1, 3, "http://h/topic?t=3"), post(2, 3, "http://h/topic?t=3"), topic]) == ["topic"]


def test_one_that_says_more_stands_for_the_others_and_one_that_says_something_else_stays(tmp_path: Path) -> None:
    page = "http://h/topic?t=1"
    records = [post(n, 1, page) for n in range(6)]
    fuller, other = post(7, 1, page, year="1998"), post(8, 1, page, author="Zoe Ash")
    assert told(tmp_path, [*records, fuller, other]) == ["1-7", "1-8"]


def test_an_address_that_all_pages_name_tells_nothing(tmp_path: Path) -> None:
    assert len(told(tmp_path, [post(0, of, "http://h/shelf") for of in range(12)])) == 12


def test_of_addresses_that_one_record_has_each_little_is_kept() -> None:
    def records() -> Iterator[dict[str, Any]]:
        return (post(0, of, f"http://h/topic?t={of}") for of in range(3_000))

    paged = Paged()
    tracemalloc.start()
    assert sum(1 for _ in paged.watching(records())) == 3_000
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept < 300 * 3_000
    paged.settle(records)
    assert not paged


@pytest.mark.parametrize(
    ("head", "address"),
    [
        ('<link rel="canonical" href="/topic?t=3">', "http://h/topic?t=3"),
        ('<link rel="canonical" href="/topic?t=3"><link rel="canonical" href="/topic?t=4">', ""),
        ('<link rel="canonical" href="http://elsewhere/topic?t=3">', ""),
        ('<link rel="canonical" href="/">', ""),
        ('<link rel="next" href="/topic?t=3&amp;page=2">', ""),
        ("<body><link rel=canonical href=/topic?t=3>", ""),
    ],
)
def test_the_address_that_a_page_says_is_its_own(head: str, address: str) -> None:
    assert declared(parse(f"<title>x</title>{head}<p>x</p>", "http://h/topic?t=3&post=12")) == address


async def board(request: web.Request) -> web.Response:
    """A search that shows posts, each at an address of its own where the whole topic is shown."""
    box = '<form method="get" action="/find"><input name="q" placeholder="search"></form>'
    if request.path == "/find":
        word = request.query.get("q", "").lower()
        found = [(of, n) for of in range(12) for n in range(3) if word in f"the {NOUNS[of]} of".lower()]
        hits = "".join(
            f'<li class="hit"><h3><a href="/topic/{of}-{n}">{"Re: " if n else ""}The {NOUNS[of]} of old</a></h3>'
            f"<p>What {PEOPLE[n]} said.</p></li>"
            for of, n in found
        )
        return html(f"{box}<p>{len(found)} posts</p><ul>{hits}</ul>" if found else f"{box}<p>No results found.</p>")
    if request.path.startswith("/topic/"):
        of = int(request.path.split("/")[2].split("-")[0])
        posts = "".join(f"<div><p>{name} said that it is {n}.</p></div>" for n, name in enumerate(PEOPLE))
        page = f"<h1>The {NOUNS[of]} of old</h1><p>Author: {NAMES[of % 7]}</p><p>Year: {1980 + of}</p>{posts}"
        title = f'The {NOUNS[of]} of old</title><link rel="canonical" href="/topic/{of}"><title>'
        return html(page, title)
    return html(f"{box}<h1>Board</h1>", "Board")


async def test_a_search_for_posts_gives_each_topic_once(tmp_path: Path) -> None:
    async with answering(board) as url:
        records = await harvested(url, tmp_path)
    assert sorted(r["attributes"]["title"] for r in records) == sorted(f"The {noun} of old" for noun in NOUNS)


def test_what_is_left_out_itself_stands_for_no_other(tmp_path: Path) -> None:
    # answers link to a page with a parameter, lists to the page itself: those that links alone led to are left out by their names
    asked = [post(0, of, f"http://h/item/{of}/") | {"url": f"http://h/item/{of}/?look=plain"} for of in range(30)]
    asked = [record | {"interface": "i", "query": {"title": "river"}} for record in asked]
    linked = [post(1, of, "") | {"url": f"http://h/item/{of}/", "interface": None, "query": None} for of in range(24)]
    assert told(tmp_path, [*asked, *linked]) == [f"{of}-0" for of in range(30)]
