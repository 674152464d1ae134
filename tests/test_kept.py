"""Answers kept for other pages: what a server says of them is kept to, and a site is asked once for what its pages share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import NoReturn

import pytest
from aiohttp import web

from crawler.browser import Browser, find_browser
from crawler.browser.freshness import usable_seconds
from crawler.browser.kept import MAX_BODY, MAX_SITE_BYTES, OVERHEAD, Kept
from crawler.drawing import Buttons
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.models import Exchange, Fetched, Request
from tests.handmade import answering, html

SENT = "Tue, 14 Nov 2023 22:13:20 GMT"
NOW = 1_700_000_000.0
HOUR, DAY = "Tue, 14 Nov 2023 21:13:20 GMT", "Mon, 13 Nov 2023 22:13:20 GMT"
YEAR = "Mon, 14 Nov 2022 22:13:20 GMT"


def answer(
    *headers: tuple[str, str], body: bytes = b"{}", status: int = 200, url: str = "http://h.example/d"
) -> Exchange:
    return Exchange(Request(url), status, headers, body, body, b"", b"", "", NOW, 0.1)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ((), None),
        ((("Cache-Control", "max-age=90"),), 90),
        ((("Cache-Control", 'public, Max-Age="90"'), ("Age", "30")), 60),
        ((("Cache-Control", "max-age=90, max-age=40"),), 40),
        ((("Cache-Control", "max-age=90, no-store"), ("ETag", '"1"')), None),
        ((("Cache-Control", "private, max-age=90"), ("ETag", '"1"')), None),
        ((("Cache-Control", "max-age=90"), ("Set-Cookie", "a=b")), None),
        ((("Cache-Control", "no-cache"), ("Last-Modified", YEAR)), 0),
        ((("Pragma", "no-cache"), ("Last-Modified", YEAR)), 0),
        ((("Cache-Control", "max-age=0, must-revalidate"), ("Last-Modified", YEAR)), 0),
        ((("Cache-Control", "max-age=0"), ("Last-Modified", HOUR)), 600),
        ((("Cache-Control", "max-age=soon"), ("ETag", '"1"')), 0),
        ((("Expires", SENT), ("ETag", '"1"')), 0),
        ((("Expires", "0"),), None),
        ((("Expires", "Tue, 14 Nov 2023 22:14:20 GMT"), ("Date", SENT)), 60),
        ((("Last-Modified", DAY), ("Date", SENT)), 8_640),
        ((("Last-Modified", YEAR), ("Date", SENT)), 86_400),
        ((("Last-Modified", SENT), ("Date", SENT)), 0),
        ((("Last-Modified", "x" * 9_000),), None),
        ((("ETag", 'W/"1"'),), 0),
        ((("Cache-Control", "max-age=90"), ("Vary", "Accept-Encoding, Origin")), 90),
        ((("Cache-Control", "max-age=90"), ("Vary", "Cookie")), None),
        ((("Cache-Control", "max-age=90"), ("Vary", "*")), None),
    ],
)
def test_a_server_says_how_long_its_answer_is_good_for(
    headers: tuple[tuple[str, str], ...], seconds: float | None
) -> None:
    assert usable_seconds(answer(*headers), script=False) == seconds


def test_a_script_is_good_for_a_crawl_unless_it_is_not_to_be_stored() -> None:
    assert usable_seconds(answer(), script=True) == inf
    assert usable_seconds(answer(("Cache-Control", "no-cache")), script=True) == inf
    assert usable_seconds(answer(("Cache-Control", "no-store")), script=True) is None


@pytest.mark.parametrize(
    ("status", "script", "seconds"), [(404, True, 600), (410, True, 600), (404, False, None), (500, True, None)]
)
def test_that_there_is_no_such_script_is_remembered_for_a_while(
    status: int, script: bool, seconds: float | None
) -> None:
    assert usable_seconds(answer(("ETag", '"1"'), status=status), script=script) == seconds
    assert usable_seconds(answer(("Cache-Control", "no-store"), status=status), script=script) is None


class Server:
    """Answers with what it was given, and remembers what it was asked."""

    def __init__(self, *headers: tuple[str, str], body: bytes = b"{}") -> None:
        self.headers, self.body, self.asked = headers, body, list[Request]()

    async def __call__(self, request: Request) -> Fetched:
        self.asked.append(request)
        await asyncio.sleep(0)
        unchanged = any(name == "If-None-Match" for name, _ in request.headers)
        status, body = (304, b"") if unchanged else (200, self.body)
        return Fetched((answer(*self.headers, body=body, status=status, url=request.url),), request.url)


HOME = "http://h.example"


async def test_what_a_server_must_be_asked_for_is_confirmed_by_its_tag() -> None:
    server, kept = Server(("ETag", '"1"'), body=b"[1]"), Kept(lambda: NOW)
    for _ in range(3):
        assert (await kept.answer(HOME, Request("http://h.example/d"), server)).body == b"[1]"
    assert [len(one.headers) for one in server.asked] == [0, 1, 1]


async def test_pages_that_ask_at_once_ask_a_server_once() -> None:
    server, kept = Server(("Cache-Control", "max-age=9")), Kept(lambda: NOW)
    await asyncio.gather(*(kept.answer(HOME, Request("http://h.example/d"), server) for _ in range(4)))
    assert len(server.asked) == 1
    await kept.answer(HOME, Request("http://h.example/d"), server, anew=True)
    await kept.answer("http://other.example", Request("http://h.example/d"), server)
    await kept.answer(HOME, Request("http://h.example/d", headers=(("x-for", "me"),)), server)
    assert len(server.asked) == 4


@pytest.mark.parametrize(
    ("one", "other", "asked"),
    [
        ("d?_=1764345600123", "d?_=1764345600456", 1),
        ("d?page=2&_=1764345600123", "d?page=2&_=1764345600456", 1),
        ("d?_dc=1764345600123&page=2", "d?_dc=1764345600456&page=2", 1),
        ("d?page=2&_=1764345600123", "d?page=3&_=1764345600456", 2),
        ("d?id_=1764345600123", "d?id_=1764345600456", 2),
        ("d?_=12", "d?_=13", 2),
    ],
)
async def test_the_time_of_asking_tells_no_addresses_apart(one: str, other: str, asked: int) -> None:
    server, kept = Server(("Cache-Control", "max-age=9")), Kept(lambda: NOW)
    for path in (one, other):
        await kept.answer(HOME, Request(f"http://h.example/{path}"), server)
    assert [request.url for request in server.asked] == [f"http://h.example/{path}" for path in (one, other)[:asked]]


async def test_data_is_forgotten_once_something_was_sent_and_for_who_is_known() -> None:
    server, kept = Server(("Cache-Control", "max-age=9")), Kept(lambda: NOW)
    await kept.answer(HOME, Request("http://h.example/d"), server)
    await kept.answer(HOME, Request("http://h.example/s"), server, script=True)
    kept.changed(HOME)
    await kept.answer(HOME, Request("http://h.example/d"), server)
    await kept.answer(HOME, Request("http://h.example/s"), server, script=True)
    assert len(server.asked) == 3
    for _ in range(2):
        await kept.answer(HOME, Request("http://h.example/d", headers=(("authorization", "x"),)), server)
    assert len(server.asked) == 5


async def test_a_site_has_so_much_room_and_no_more() -> None:
    body = bytes(MAX_BODY)
    server, kept = Server(("Cache-Control", "max-age=9"), body=body), Kept(lambda: NOW)
    fits = MAX_SITE_BYTES // (MAX_BODY + OVERHEAD)
    for number in [*range(fits + 1), fits, 0]:
        await kept.answer(HOME, Request(f"http://h.example/{number}"), server)
    assert [one.url.rpartition("/")[2] for one in server.asked] == [*map(str, range(fits + 1)), "0"]
    server.body += b"x"
    for _ in range(2):
        await kept.answer(HOME, Request("http://h.example/large"), server)
    assert len(server.asked) == fits + 4


async def test_headers_take_room_too() -> None:
    server, kept = (
        Server(("Cache-Control", "max-age=9"), ("X-Long", "x" * (MAX_SITE_BYTES // 3)), body=b""),
        Kept(lambda: NOW),
    )
    for number in (0, 1, 2, 0):
        await kept.answer(HOME, Request(f"http://h.example/{number}"), server)
    assert len(server.asked) == 4


async def test_what_was_under_way_when_something_was_sent_is_not_kept() -> None:
    server, kept, sent = Server(("Cache-Control", "max-age=9")), Kept(lambda: NOW), asyncio.Event()

    async def slowly(request: Request) -> Fetched:
        await sent.wait()
        return await server(request)

    before = asyncio.create_task(kept.answer(HOME, Request("http://h.example/d"), slowly))
    await asyncio.sleep(0)
    kept.changed(HOME)
    sent.set()
    await before
    await kept.answer(HOME, Request("http://h.example/d"), server)
    assert len(server.asked) == 2


# -- in the browser ---------------------------------------------------------------------------------------------------


@pytest.fixture
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


@asynccontextmanager
async def drawing(program: str) -> AsyncIterator[Callable[[str], object]]:
    """Draws the page at an address; every request of it goes out."""
    async with HttpFetcher(FetchSettings(allow_private=True)) as fetcher, Browser(program, Buttons()) as browser:

        async def drawn(url: str) -> str:
            return (await browser.draw(await fetcher.fetch(Request(url)), fetcher.fetch)).answer.body.decode()

        yield drawn


async def test_files_that_all_pages_of_a_site_fetch_are_asked_for_once(chromium: str) -> None:
    asked: Counter[str] = Counter()
    script = """Promise.all(['/a.md', '/b.json', '/live.json'].map((one) => fetch(one).then((r) => r.text())))
        .then((all) => { document.body.textContent = all.join(' '); });"""

    async def respond(request: web.Request) -> web.StreamResponse:
        asked[request.path] += 1
        if request.path == "/s.js":
            return web.Response(text=script, content_type="text/javascript")
        if request.path == "/a.md":
            return web.Response(text="a file", headers={"Last-Modified": HOUR})
        if request.path == "/b.json":
            return web.Response(text="good for a while", headers={"Cache-Control": "max-age=60"})
        if request.path == "/live.json":
            return web.Response(text=f"look {asked[request.path]}")
        return html("<div id=root></div><script src=/s.js></script>")

    async with answering(respond) as url, drawing(chromium) as drawn:
        for number in (1, 2, 3):
            assert f"a file good for a while look {number}" in await drawn(f"{url}page/{number}")
    assert asked["/a.md"] == asked["/b.json"] == asked["/s.js"] == 1 and asked["/live.json"] == 3


@pytest.mark.parametrize("kind", ["classic", "module"])
async def test_a_worker_is_given_the_scripts_that_it_imports(kind: str, chromium: str) -> None:
    asked: Counter[str] = Counter()
    imports = "importScripts('/lib.js');" if kind == "classic" else "import '/lib.js';"
    texts = {
        "/s.js": f"""const worker = new Worker('/w.js', {{type: '{kind}'}});
            worker.onmessage = (e) => {{ document.body.textContent = e.data; }};
            document.head.insertAdjacentHTML('beforeend', '<link rel=prefetch href=/ahead.html>');""",
        "/w.js": f"{imports} fetch('/d.json').then((r) => r.text()).then((text) => postMessage(text + self.told));",
        "/lib.js": "self.told = ' by the library';",
        "/d.json": "Told",
    }

    async def respond(request: web.Request) -> web.StreamResponse:
        asked[request.path] += 1
        kinds = {"js": "text/javascript", "on": "application/json"}
        if request.path in texts:
            return web.Response(text=texts[request.path], content_type=kinds[request.path[-2:]])
        return html("<div id=root></div><script src=/s.js></script>")

    async with answering(respond) as url, drawing(chromium) as drawn:
        for number in (1, 2):
            assert "Told by the library" in await drawn(f"{url}page/{number}")
    assert asked["/lib.js"] == 1 and "/ahead.html" not in asked
