"""Answers that show no records but ways to them: an index of authors, and the titles of each behind its name."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from tests.bench.crawling import lines
from tests.handmade import answering, harvested, html

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone".split()
FIRST, LAST = "Ann Bo Cy Dee Ed Flo".split(), "Lee Sand Mill Ray Fox Hart Park Wood".split()
AUTHORS = sorted(f"{last}, {first}" for first in FIRST for last in LAST)
#: Every third author has one title, the others have two or three.
BOOKS = [
    {"title": f"The {NOUNS[(n + k) % 10]} of {NOUNS[(n * 3 + k) % 10]} {n}", "author": one, "year": str(1950 + n + k)}
    for n, one in enumerate(AUTHORS)
    for k in range(1 + n % 3)
]
FORM = '<form action="/browse"><label>Browse authors from <input name="from"></label> <button>Browse</button></form>'
MENU = '<ul><li><a href="/about">About us</a></li><li><a href="/help">Help</a></li><li><a href="/hours">Hours</a></li></ul>'


class Index:
    """An index of authors, twelve on a page; behind each are its titles, or with `empty` nothing at all."""

    def __init__(self, *, empty: bool = False) -> None:
        self.empty = empty
        self.asked: list[str] = []

    async def page(self, request: web.Request) -> web.Response:
        self.asked.append(request.path_qs)
        if request.path == "/browse":
            return self.browse(request.query.get("from", ""))
        if request.path == "/author":
            return self.author(request.query["name"])
        return html(f"{MENU}<h1>The catalogue by author</h1>{FORM}", "Catalogue")

    def browse(self, start: str) -> web.Response:
        left = [one for one in AUTHORS if one.casefold() >= start.casefold()]
        rows = "".join(
            f"<tr><td>{sum(book['author'] == one for book in BOOKS)}</td>"
            f'<td><a href="/author?name={quote(one)}">{one}</a></td></tr>'
            for one in left[:12]
        )
        more = f'<p><a href="/browse?from={quote(left[12])}">Next page</a></p>' if len(left) > 12 else ""
        return html(f"{MENU}{FORM}<table><tr><th>Titles</th><th>Author</th></tr>{rows}</table>{more}", "Catalogue")

    def author(self, name: str) -> web.Response:
        found = [book for book in BOOKS if book["author"] == name and not self.empty]
        rows = "".join(
            f"<tr><td>{book['title']}</td><td>{book['author']}</td><td>{book['year']}</td></tr>" for book in found
        )
        table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>" if rows else "<p>None.</p>"
        return html(f"{MENU}<h2>{name}</h2>{table}", "Catalogue")


def titles(records: list[dict[str, object]]) -> list[str]:
    return sorted(one["attributes"]["title"] for one in records)  # type: ignore[index]


@pytest.mark.parametrize("via", ["forms", "both"])
async def test_records_behind_an_index_are_found(tmp_path: Path, via: str) -> None:
    site = Index()
    async with answering(site.page) as url:
        records = await harvested(url, tmp_path, via=via)
    wanted = sorted(book["title"] for book in BOOKS)
    assert titles(records) == wanted
    visits = [one for one in site.asked if one.startswith("/author")]
    assert len(visits) == len(set(visits)) == len(AUTHORS)
    answers = sum(one.startswith(("/author", "/browse?")) for one in site.asked)
    counted = lines(tmp_path / "progress.jsonl")[-1]["result_requests"]
    assert via == "both" or counted == answers  # those of leads too; by both a link may lead to one of them


async def test_an_index_that_leads_to_nothing_is_left(tmp_path: Path) -> None:
    site = Index(empty=True)
    async with answering(site.page) as url:
        records = await harvested(url, tmp_path)
    assert not records
    assert 8 <= sum(one.startswith("/author") for one in site.asked) <= 12


async def test_leads_are_followed_on_after_interruptions(tmp_path: Path) -> None:
    site = Index()
    async with answering(site.page) as url:
        for budget in (5, 7, 20, 1_000):
            settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", budgets=Budgets(requests=budget))
            summary = await Crawl([url], load_domain("books"), tmp_path, settings).run()
    assert summary["records"] == len(BOOKS)
    assert len(site.asked) <= len(set(site.asked)) + 4
