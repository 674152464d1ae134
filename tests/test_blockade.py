"""Sites that stop answering in the middle of a crawl: nothing that was to be asked is lost, and they are left alone."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from crawler.blockade import _sign
from crawler.crawl import TURNED_AWAY, Crawl
from crawler.frontier.protocol import Lease
from crawler.frontier.sqlite import SqliteFrontier
from crawler.journal import read
from crawler.page import parse
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from tests.handmade import answering, html

WORDS = (
    "river stone silent garden winter amber hollow crown letter harbour glass island night paper mirror sparrow".split()
)
NAMES = [f"{one} {two}" for one in ("Ann", "Carla", "David", "Iris") for two in ("Miller", "Stone", "Rossi", "Lind")]
GOOD = 45
"""Requests that are answered before a site stops doing so."""

Stop = Callable[[web.Request], web.StreamResponse | None]


def books(count: int) -> list[dict[str, str]]:
    draw = random.Random(7)
    titles = draw.sample(list(itertools.combinations(WORDS, 3)), count)
    return [
        {"title": " ".join(title).title(), "author": draw.choice(NAMES), "year": str(draw.randint(1950, 2020))}
        for title in titles
    ]


@dataclass
class Library:
    """Books behind a form, ten an answer, each with a page of its own; `stop` may answer in place of it."""

    stop: Stop
    method: str = "get"
    books: list[dict[str, str]] = field(default_factory=lambda: books(120))
    asked: list[str] = field(default_factory=list)

    async def __call__(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path_qs)
        instead = self.stop(request)
        return instead if instead is not None else await self.answer(request)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        form = (
            f'<h1>Town library</h1><form action="/search" method="{self.method}"><label>Title <input name="title"></label>'
            '<label>Author <input name="author"></label><button>Search</button></form>'
        )
        if request.path.startswith("/book/"):
            book = self.books[int(request.path[6:])]
            told = f"<dt>Author</dt><dd>{book['author']}</dd><dt>Year</dt><dd>{book['year']}</dd>"
            return html(f'<h1>{book["title"]}</h1><dl>{told}</dl><a href="/">Search</a>', book["title"])
        if request.path != "/search":
            return html(form)
        given = {**request.query, **(await request.post() if request.method == "POST" else {})}
        words = {name: str(given.get(name, "")).lower().split() for name in ("title", "author")}
        found = [
            (number, book)
            for number, book in enumerate(self.books)
            if any(words.values()) and all(set(words[name]) <= set(book[name].lower().split()) for name in words)
        ]
        page = int(str(given.get("p", "1")))
        if not found:
            return html(form + "<p>No books found.</p>")
        items = "".join(
            f'<li><a href="/book/{number}">{book["title"]}</a> by {book["author"]}</li>'
            for number, book in found[10 * page - 10 : 10 * page]
        )
        said = "&amp;".join(f"{name}={'+'.join(words[name])}" for name in words)
        more = f'<a href="/search?{said}&amp;p={page + 1}">Next</a>' if len(found) > 10 * page else ""
        return html(f"{form}<h2>{len(found)} books found</h2><ul>{items}</ul>{more}")


async def crawled(url: str, folder: Path, **settings: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The report of a crawl and its records."""
    chosen = {"allow_private": True, "delay_seconds": 0, "browser": "never", "pauses_seconds": (0.02, 0.02), **settings}
    report = await Crawl([url], load_domain("books"), folder, CrawlSettings(**chosen)).run()
    return report, [dict(record) for record in RecordStore(folder / "records").read()]


def captcha() -> web.StreamResponse:
    return html("<h1>Are you a robot?</h1><p>Unusual traffic. Please solve the captcha to go on.</p>", "Security check")


def limit() -> web.StreamResponse:
    return html(
        "<h1>Town library</h1><p>Heute sind alle Anfragen aufgebraucht, morgen geht es weiter.</p>", "Town library"
    )


def login() -> web.StreamResponse:
    return html(
        '<h1>Sign in</h1><form method="post" action="/login"><label>User <input name="user"></label>'
        '<label>Password <input type="password" name="password"></label><button>Sign in</button></form>',
        "Sign in",
    )


INSTEAD: dict[str, Callable[[], web.StreamResponse]] = {
    "403": lambda: web.Response(status=403, text="<h1>Forbidden</h1>", content_type="text/html"),
    "503": lambda: web.Response(status=503, text="busy", headers={"Retry-After": "0"}),
    "captcha": captcha,
    "limit": limit,
    "login": login,
    "empty": lambda: web.Response(text="", content_type="text/html"),
    "moved": lambda: web.Response(status=302, headers={"Location": "/sorry"}),
}


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("name", list(INSTEAD))
async def test_what_was_to_be_asked_is_asked_when_the_site_answers_again(
    name: str, method: str, tmp_path: Path
) -> None:
    shut = [True]

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path == "/sorry":
            return captcha()
        return INSTEAD[name]() if shut[0] and len(library.asked) > GOOD else None

    library = Library(stop, method)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path)
        assert report["stopped_because"] == TURNED_AWAY
        assert [one["site"] for one in report["turned_away"]] == [url.rstrip("/")]
        assert 0 < report["turned_away"][0]["left"] < 60  # no more is thought of for a site that is given up
        assert len(records) < len(library.books)
        assert len(library.asked) < GOOD + 30  # it is left alone
        shut[0] = False
        report, records = await crawled(url, tmp_path)
    assert report["stopped_because"] != TURNED_AWAY
    assert {record["attributes"]["title"] for record in records} == {book["title"] for book in library.books}
    assert len(records) == len(library.books)
    told = [record for record in records if "year" in record["attributes"]]
    assert len(told) >= len(records) - 2  # the first of the same pages are not doubted


async def test_a_site_that_answers_so_many_requests_at_a_time_is_asked_to_the_end(tmp_path: Path) -> None:
    refused = [0]

    def stop(_: web.Request) -> web.StreamResponse | None:
        if len(library.asked) % 60 >= 50:
            refused[0] += 1
            return INSTEAD["403"]()
        return None

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path, pauses_seconds=(0.02,) * 12)
    assert report["stopped_because"] != TURNED_AWAY
    assert len(records) == len(library.books)
    assert all("year" in record["attributes"] for record in records)
    assert refused[0]


@pytest.mark.parametrize("kind", ["query", "detail"])
async def test_what_was_refused_while_others_were_answered_is_asked_again(kind: str, tmp_path: Path) -> None:
    """The last ones of those that are refused are followed by the question whether the site answers, which it does."""
    refused: dict[str, int] = {}

    def stop(request: web.Request) -> web.StreamResponse | None:
        if ("/book/" in request.path) != (kind == "detail") or len(library.asked) < GOOD or request.path == "/":
            return None
        times = refused.get(request.path_qs, 0)
        answered = library.asked.count(request.path_qs) > times + 1
        if (
            answered
            or times >= (1 if kind == "detail" else 2 if "&p=" in request.path_qs else 3)
            or (not times and len(refused) == 4)
        ):
            return None
        refused[request.path_qs] = times + 1
        return INSTEAD["403"]()

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path)
    assert report["turned_away"] == []
    assert len(refused) == 4
    assert all(library.asked.count(path) > times for path, times in refused.items())
    assert len(records) == len(library.books)
    assert all("year" in record["attributes"] for record in records)


async def test_questions_that_are_always_refused_are_believed(tmp_path: Path) -> None:
    """A site that shuts out some words is asked for each of them four times, and for no more than so many."""

    def stop(request: web.Request) -> web.StreamResponse | None:
        return INSTEAD["403"]() if "lind" in request.path_qs.lower() else None

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path)
    assert report["turned_away"] == []
    assert len(records) == len(library.books)
    shut = [path for path in library.asked if "lind" in path.lower()]
    assert {shut.count(path) for path in shut} == {1 + 1 + 2}  # once at once, since a form ages; twice after pauses


async def test_searches_alone_may_be_limited(tmp_path: Path) -> None:
    """Pages of books are read to their end, while the search is left alone."""
    searches = [0]
    shut = [True]

    def stop(request: web.Request) -> web.StreamResponse | None:
        searches[0] += request.path == "/search"
        return captcha() if request.path == "/search" and shut[0] and searches[0] > GOOD else None

    library = Library(stop, "post")
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path)
        assert report["stopped_because"] == TURNED_AWAY
        assert records
        assert all("year" in record["attributes"] for record in records)
        assert searches[0] < GOOD + 20
        shut[0] = False
        _, records = await crawled(url, tmp_path)
    assert len(records) == len(library.books)
    once_more = [line for line in read(tmp_path / "audit.jsonl") if "once more" in line["reason"]]
    assert once_more
    assert all(line["allowed"] and line["method"] == "POST" for line in once_more)


@pytest.mark.parametrize("every", [2, 3, 1])
async def test_pages_for_members_alone_stop_nothing(every: int, tmp_path: Path) -> None:
    """Every second or third page of a book, or each of them, wants a login; all else is answered."""

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path.startswith("/book/") and int(request.path[6:]) % every == 0:
            return INSTEAD["403"]() if every == 2 else login()
        return None

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path)
    assert report["stopped_because"] != TURNED_AWAY
    assert len(records) == len(library.books)
    times = {path: library.asked.count(path) for path in library.asked if path.startswith("/book/")}
    assert sum(times.values()) <= 1.1 * len(times) + 5  # little is asked for once more


async def test_a_page_that_always_fails_stops_nothing(tmp_path: Path) -> None:
    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path == "/broken":
            return web.Response(status=500, text="broken", headers={"Retry-After": "0"})
        return html('<a href="/broken">Books</a><a href="/form">Search our books</a>') if request.path == "/" else None

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path, pauses_seconds=(3600.0,))
    assert library.asked.count("/broken") > 1
    assert report["turned_away"] == []
    assert len(records) == len(library.books)


async def test_a_server_that_fails_now_and_then_is_not_left_alone(tmp_path: Path) -> None:
    """Six requests of every twenty fail; a second try is answered."""

    def stop(_: web.Request) -> web.StreamResponse | None:
        failing = len(library.asked) % 20 > 13
        return web.Response(status=500, text="locked", headers={"Retry-After": "0"}) if failing else None

    library = Library(stop)
    async with answering(library) as url:
        report, records = await crawled(url, tmp_path, pauses_seconds=(3600.0,))
    assert report["turned_away"] == []
    assert len(records) == len(library.books)


async def test_a_list_whose_order_the_session_keeps_is_no_page_in_place_of_all(tmp_path: Path) -> None:
    """A filter is kept and leads back to the list, so what is found without one is the list as it was put in order before."""
    shelf, kept = books(60), {"title": "", "sort": ""}

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path == "/":
            return html('<h1>Town library</h1><a href="/books">Our books</a>', "Town library")
        if request.path == "/filter":
            kept["title"] = str((await request.post()).get("title", "")).lower()
            return web.Response(status=302, headers={"Location": "/books"})
        kept["sort"] = request.query.get("sort", kept["sort"])
        found = [book for book in shelf if kept["title"] in book["title"].lower()]
        rows = sorted(found, key=lambda book: book[kept["sort"]]) if kept["sort"] else found
        page = int(request.query.get("page", "1"))
        cells = "".join(
            f"<tr>{''.join(f'<td>{told}</td>' for told in book.values())}</tr>"
            for book in rows[20 * page - 20 : 20 * page]
        )
        heads = "".join(f'<th><a href="/books?sort={name}">{name.title()}</a></th>' for name in shelf[0])
        pages = "".join(f'<a href="/books?page={at}">{at}</a> ' for at in range(1, 2 + (len(rows) - 1) // 20))
        return html(
            '<h1>Books</h1><form action="/filter" method="post"><label>Title <input name="title"></label>'
            '<label>Author <input name="author"></label><button>Search</button></form>'
            + (f"<table><tr>{heads}</tr>{cells}</table><p>{pages}</p>" if rows else "<p>No results found.</p>"),
            "Books",
        )

    async with answering(answer) as url:
        seeds = [url, f"{url}books", f"{url}books?sort=title"]
        settings = CrawlSettings(
            allow_private=True, delay_seconds=0, browser="never", via="forms", pauses_seconds=(0.02, 0.02)
        )
        await Crawl(seeds, load_domain("books"), tmp_path, settings).run()
    assert len(list(RecordStore(tmp_path / "records").read())) == len(shelf)


async def test_what_waits_for_a_site_is_put_off_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One by one, each own page would be taken and put back in every pause."""
    put_back: list[str] = []
    retry = SqliteFrontier.retry

    async def counted(self: SqliteFrontier, lease: Lease, **how: Any) -> bool:
        put_back.append(lease.task.kind)
        return await retry(self, lease, **how)

    monkeypatch.setattr(SqliteFrontier, "retry", counted)
    library = Library(
        lambda request: INSTEAD["403"]() if request.path.startswith("/book/") and len(library.asked) > GOOD else None
    )
    async with answering(library) as url:
        report, _ = await crawled(url, tmp_path, pauses_seconds=(0.5, 0.5))
    left = report["turned_away"][0]["left"]
    assert left > 20
    assert put_back.count("detail") < 2 * left  # thrice as many one by one


async def test_a_site_that_never_answered_well_is_not_waited_for(tmp_path: Path) -> None:
    library = Library(lambda _: INSTEAD["403"]())
    async with answering(library) as url:
        report, _ = await crawled(url, tmp_path, pauses_seconds=(3600.0,))
    assert report["turned_away"] == []


@pytest.mark.parametrize("piece", ["a", "1", "语", "1.", "a1", "é"])
def test_long_runs_of_anything_are_compared_in_linear_time(piece: str) -> None:
    pages = [parse(f"<title>t</title><p>{piece * times}</p>", "http://x.example/") for times in (5_000, 20_000)]
    assert len({_sign(page) for page in pages for _ in range(50)}) <= 2


def test_moments_and_numbers_of_requests_are_no_difference() -> None:
    said = "<title>Blocked</title><p>Your address 10.0.0.{0} was blocked at 12:0{0}:31. Request 8f3a9{0}b2c4d1.</p>"
    one, other, third = (parse(said.format(number), "http://x.example/") for number in (1, 2, 3))
    assert _sign(one) == _sign(other) == _sign(third)
    assert _sign(parse("<h1>Part 7</h1>", "http://x.example/")) != _sign(parse("<h1>Part 8</h1>", "http://x.example/"))
