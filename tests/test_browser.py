"""Sites that only scripts draw, in a real Chromium: their records, and what their scripts are kept from."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from crawler.archive import Archive
from crawler.browser import find_browser
from crawler.cli.looking import extract, forms
from crawler.crawl import Crawl
from crawler.errors import UsageError
from crawler.models import Location
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from tests.handmade import answering, html
from tests.scripted import MANNERS, Scripted, scripted

#: Of more books more words bring some at once: a crawl of these takes a third of the pages that one of sixteen takes.
SIZE = 30
#: More than one page of an answer shows, after which a crawl ends: that everything is found the figures show, not these tests.
ENOUGH = Budgets(records=12, requests=200)


@pytest.fixture(autouse=True)
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


async def crawled(url: str, folder: Path, **settings: Any) -> tuple[Crawl, dict[str, Any]]:
    chosen = CrawlSettings(**{"allow_private": True, "delay_seconds": 0, "via": "forms", **settings})
    crawl = Crawl([url], load_domain("books"), folder, chosen)
    return crawl, await crawl.run()


def titles(folder: Path) -> Counter[str]:
    return Counter(map(titled, RecordStore(folder / "records").read()))


def titled(row: Any) -> str:
    found = row["attributes"].get("title", "")
    return str(found[0] if isinstance(found, list) else found)


def expected(site: Scripted) -> Counter[str]:
    return Counter(record["title"] for record in site.records)


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
async def test_a_site_that_only_scripts_draw_is_harvested(manner: str, tmp_path: Path) -> None:
    async with scripted(manner, SIZE) as site:
        await crawled(site.url, tmp_path, budgets=ENOUGH)
        assert_found(tmp_path, site)
        sent = Counter(method for method, _ in site.asked)
        assert set(sent) == ({"GET", "POST"} if manner == "typed" else {"GET"})
        assert sum("fd." in path for _, path in site.asked) == 0, "a parameter of ours was sent"
        assert [path for _, path in site.asked].count("/bundle.js") <= 2
    rows = RecordStore(tmp_path / "records").rows()
    assert not any("fd.at=" in str((row["url"], row["fields"])) for row in rows), "an address that only we can open"
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["drawn_by_scripts"] == []
    assert any(one["needs_browser"] for one in report["templates_found"])


async def test_an_interrupted_crawl_goes_on_where_it_was(tmp_path: Path) -> None:
    async with scripted("placed", SIZE) as site:
        for _ in range(2):
            await crawled(site.url, tmp_path, budgets=Budgets(requests=len(site.asked) + 5))
            assert titles(tmp_path).total() < 12
        await crawled(site.url, tmp_path, budgets=ENOUGH)
        assert_found(tmp_path, site)


async def test_what_was_drawn_is_kept_as_it_was_read(tmp_path: Path) -> None:
    async with scripted("typed", SIZE) as site:
        await crawled(site.url, tmp_path, budgets=Budgets(records=1, requests=100))
    rows = list(RecordStore(tmp_path / "records").rows())
    archive = Archive(tmp_path / "archive")
    for row in rows[:5]:
        page = archive.read(Location(row["archive"]["file"], row["archive"]["offset"]))
        assert page.header("Content-Type") == "text/html; charset=utf-8"
        assert any(field["value"] in page.body.decode() for field in row["fields"])
    assert rows


async def test_without_a_browser_a_crawl_says_what_it_did_not_see(tmp_path: Path) -> None:
    async with scripted("routed", SIZE) as site:
        _, report = await crawled(site.url, tmp_path, browser="never")
        assert report["records"] == 0
        assert [path for _, path in site.asked if path.startswith("/api")] == []
    assert json.loads((tmp_path / "report.json").read_text())["drawn_by_scripts"][0]["pages"] == 1


async def test_a_browser_that_does_not_start_is_tried_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with scripted("routed", SIZE) as site:
        crawl, report = await crawled(site.url, tmp_path, browser="/bin/false")
    assert report["records"] == 0 and crawl.counters.snapshot()["browser_errors"] == 1
    assert "--browser names another" in caplog.text


async def test_a_seed_may_be_a_route_that_nothing_leads_to(tmp_path: Path, chromium: str) -> None:
    async with scripted("hashed", SIZE) as site:
        await crawled(f"{site.url}#/find/{site.records[0]['title']}", tmp_path, browser=chromium, via="links")
        assert site.records[0]["title"] in titles(tmp_path)


def test_a_browser_that_is_not_there_is_a_wrong_use() -> None:
    with pytest.raises(UsageError, match="no browser at"):
        find_browser("/nowhere/chromium")


def assert_found(folder: Path, site: Scripted, least: int = 12) -> None:
    """Nothing twice, nothing made up, and as much as was asked for."""
    found, there = titles(folder), expected(site)
    assert found <= there
    assert found.total() >= least


# -- what scripts are kept from ---------------------------------------------------------------------------------------

SHELL = '<body><div id="root"></div><script src="/s.js"></script></body>'
LIST = "".join(f"<li><h3>The Book of {n}</h3><p>Author: Ann Lee {n}</p></li>" for n in ("Rain", "Sand", "Salt", "Iron"))


async def drawn(script: str, folder: Path, **settings: Any) -> tuple[list[tuple[str, str]], Crawl]:
    """What a server was asked for by a crawl of one page with this script."""
    asked: list[tuple[str, str]] = []

    async def respond(request: web.Request) -> web.StreamResponse:
        asked.append((request.method, request.path_qs))
        if request.path == "/s.js":
            return web.Response(text=script, content_type="text/javascript")
        return html(SHELL) if request.path == "/" else web.Response(text="{}", content_type="application/json")

    async with answering(respond) as url:
        crawl, _ = await crawled(url, folder, **settings)
    return asked, crawl


async def test_a_page_that_is_only_read_sends_nothing_and_shows_nothing_elsewhere(tmp_path: Path) -> None:
    other: list[str] = []

    async def elsewhere(request: web.Request) -> web.StreamResponse:
        other.append(f"{request.method} {request.path_qs}")
        return web.Response(text="{}")

    async with answering(elsewhere) as away:
        asked, _ = await drawn(
            f"""
            fetch('/order', {{method: 'POST', body: 'x=1'}}).catch(() => 0);
            fetch('/item/7', {{method: 'DELETE'}}).catch(() => 0);
            fetch('{away}private', {{method: 'POST', body: 'x'}}).catch(() => 0);
            navigator.sendBeacon('{away}beacon', 'x');
            new Image().src = '{away}pixel.png';
            try {{ new WebSocket('{away.replace("http", "ws")}socket'); }} catch (e) {{}}
            try {{ new EventSource('{away}events'); }} catch (e) {{}}
            window.open('{away}popup');
            const frame = document.createElement('iframe'); frame.src = '{away}frame'; document.body.appendChild(frame);
            const form = document.createElement('form'); form.method = 'post'; form.action = '{away}sent';
            document.body.appendChild(form); form.submit();
            document.getElementById('root').innerHTML = `<ul>{LIST}</ul>`;
            """,
            tmp_path,
        )
    assert other == []
    assert {method for method, _ in asked} == {"GET"}


async def test_scripts_ask_no_private_address_and_nothing_that_robots_forbid(tmp_path: Path) -> None:
    asked: list[str] = []

    async def respond(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        if request.path == "/robots.txt":
            return web.Response(text="User-agent: *\nDisallow: /api/secret")
        if request.path == "/s.js":
            return web.Response(
                text="fetch('/api/secret'); fetch('/api/open'); fetch('http://10.1.2.3/x').catch(() => 0);"
            )
        return html(SHELL) if request.path == "/" else web.Response(text="{}")

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", respond)
    async with TestServer(application) as server:
        await crawled(str(server.make_url("/")), tmp_path)
    assert "/api/open" in asked and "/api/secret" not in asked


async def test_what_a_script_says_of_its_request_reaches_the_server_and_who_asks_is_ours(tmp_path: Path) -> None:
    told: list[dict[str, str]] = []
    own = (
        '{"HX-Request": "true", "Part": "rows", "X-Own": "1", "Range": "bytes=0-9", "If-None-Match": "x", '
        '"X-Forwarded-For": "192.0.2.1", "X-Original-URL": "/logout", "X-Rewrite-URL": "/logout"}'
    )

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/rows":
            told.append({name.lower(): value for name, value in request.headers.items()})
        if request.path == "/s.js":
            return web.Response(text=f"document.cookie = 'a=b'; fetch('/rows', {{headers: {own}}});")
        return html(SHELL) if request.path == "/" else web.Response(text="{}")

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", respond)
    async with TestServer(application) as server:
        await crawled(str(server.make_url("/")), tmp_path)
    assert told and all((one["hx-request"], one["part"], one["x-own"]) == ("true", "rows", "1") for one in told)
    assert not {"range", "if-none-match", "referer", "cookie"} & set(told[0])
    assert not any(name.startswith(("sec-", "x-forwarded", "x-original", "x-rewrite")) for name in told[0])
    assert "Mozilla" not in told[0]["user-agent"]


async def test_other_sites_get_fewer_headers_and_none_another_method(tmp_path: Path) -> None:
    told: list[tuple[str, set[str]]] = []
    script = ""

    async def respond(request: web.Request) -> web.StreamResponse:
        told.append((request.path_qs, {name.lower() for name in request.headers}))
        if request.path == "/s.js":
            return web.Response(text=script)
        if request.path == "/":
            return html(SHELL)
        return web.Response(
            text="{}", headers={"Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*"}
        )

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", respond)
    async with TestServer(application) as server, TestServer(application) as other:
        away = str(other.make_url("/away"))
        script = f"""for (const method of ["DELETE", "Put", "get"])
            fetch("/meant?" + method, {{headers: {{"X-HTTP-Method-Override": method}}}});
          fetch("{away}", {{headers: {{"Part": "rows", "X-Own": "1"}}}});"""
        await crawled(str(server.make_url("/")), tmp_path)
    assert [path for path, _ in told if path.startswith("/meant")] == ["/meant?get"]
    assert all("part" not in names and "x-own" in names for path, names in told if path == "/away")
    assert "/away" in dict(told)


#: A table that a script fills at once, from its page's own address, with what a header asks for.
LATER = """<h1>Books</h1><div id=p hx-get="" hx-trigger=load><table><thead><tr><th>Title</th><th>Author</th><th>Year</th></tr>
</thead><tbody><tr><td colspan=3>No books found</td></tr></tbody></table></div><script src=/s.js></script>"""
FILLS = """fetch(location.href, {headers: {"HX-Request": "true"}}).then((r) => r.text()).then((rows) => {
  document.querySelector("#p tbody").innerHTML = rows; });"""


@pytest.mark.parametrize("via", ["both", "forms"])
async def test_a_table_that_fills_itself_is_read_where_links_count(via: str, tmp_path: Path) -> None:
    books = {f"The {name} House": f"Ann {name}" for name in "Red Green Blue White Black Brown Grey Pink".split()}
    rows = "".join(f"<tr><td>{title}<td>{who}<td>19{50 + n}" for n, (title, who) in enumerate(books.items()))

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/s.js":
            return web.Response(text=FILLS)
        if request.path != "/":
            raise web.HTTPNotFound
        return html(rows if request.headers.get("HX-Request") else LATER)

    application = web.Application()
    application.router.add_route("*", "/{rest:.*}", respond)
    async with TestServer(application) as server:
        await crawled(str(server.make_url("/")), tmp_path, via=via)
    assert set(titles(tmp_path)) == (set(books) if via == "both" else set())


async def test_a_script_without_end_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crawler.browser.chromium.SECONDS", 2.0)
    monkeypatch.setattr("crawler.browser.stage.CLOSING", 1.0)
    asked, crawl = await drawn("for (;;) {}", tmp_path)
    assert ("GET", "/s.js") in asked
    assert crawl.stopped_because == "exhausted"
    assert crawl.counters.snapshot()["not_drawn_restless"] == 1


async def test_a_page_that_never_rests_is_read_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crawler.browser.stage.RESTLESS", 1.0)
    script = f"""let n = 0; document.getElementById('root').innerHTML = `<p id="t"></p><ul>{LIST}</ul>`;
    setInterval(() => {{ document.getElementById('t').textContent = n++; }}, 20);"""
    _, crawl = await drawn(script, tmp_path, via="both")
    assert sum(titles(tmp_path).values()) == 4
    assert crawl.counters.snapshot()["pages_drawn"] == 1


async def test_a_page_that_moves_on_by_script_is_followed_on_its_own_site_alone(tmp_path: Path) -> None:
    asked, crawl = await drawn("location.href = 'http://127.0.0.9:1/away';", tmp_path)
    assert crawl.totals.pages["other"] == 0
    assert {path for _, path in asked} == {"/", "/s.js"}


#: Forms that do something else than search.
ACTING = (
    "<form><input type=email placeholder='Your e-mail'><button>Subscribe</button></form>",
    "<form><input placeholder=User><input type=password placeholder=Password><button>Log in</button></form>",
    "<div><input placeholder='Your comment'><button>Post comment</button></div>",
    "<form><input placeholder='Account to delete'><button>Delete</button></form>",
    "<div><input placeholder='Amount in EUR'><button>Convert</button></div>",
    "<div><select aria-label=Currency><option>EUR<option>USD</select><button>Change currency</button></div>",
    "<div><select aria-label=Language><option>English<option>Deutsch</select><button>Go</button></div>",
    "<div><select aria-label=Rating><option>1<option>2<option>3</select><button>Rate this book</button></div>",
)


async def test_a_form_that_does_not_search_is_never_sent_by_script(tmp_path: Path) -> None:
    forms = "".join(f"<section>{one}<p>Said of it.</p></section>" for one in ACTING)
    asked, _ = await drawn(
        f"""document.getElementById('root').innerHTML = `<h1>Books</h1>{forms}`;
        const act = (e) => {{ e.preventDefault(); fetch('/acted?x=1'); }};
        for (const one of document.querySelectorAll('button')) one.addEventListener('click', act);
        for (const one of document.querySelectorAll('input, select')) {{
          for (const type of ['input', 'change']) one.addEventListener(type, () => fetch('/typed?x=1'));
        }}""",
        tmp_path,
        via="both",
    )
    assert not [path for _, path in asked if path.startswith(("/acted", "/typed"))]
    refused = [json.loads(line) for line in (tmp_path / "audit.jsonl").read_text().splitlines()]
    assert len(refused) == len(ACTING) and not any(line["allowed"] for line in refused)


async def test_an_address_that_a_page_made_up_fills_no_form(tmp_path: Path) -> None:
    """A link that looks like a scene: only what was asked of an interface is ever filled in."""
    asked, _ = await drawn(
        f"""document.getElementById('root').innerHTML = `<form id=d><input name=x><button>Delete all</button></form>
        <p>Search our books</p><a href="/?x=1&fd.form=1">Search books</a>
        <a rel="next" href="/?x=1&fd.form=1&fd.page=2">Next</a><ul>{LIST}</ul>`;
        document.querySelector('form').addEventListener('submit', (e) => {{ e.preventDefault(); fetch('/deleted'); }});""",
        tmp_path,
        via="both",
    )
    assert "/deleted" not in {path for _, path in asked}
    assert not [path for _, path in asked if "fd." in path]


async def test_pages_that_need_no_scripts_start_no_browser(tmp_path: Path) -> None:
    async def respond(request: web.Request) -> web.StreamResponse:
        form = "<form action=/find><label>Title <input name=q></label><button>Search</button></form>"
        asked = request.query.get("q", "").lower()
        found = [one for one in ("Rain", "Sand", "Salt", "Iron") if asked and asked in f"the book of {one}".lower()]
        items = "".join(f"<li><h3>The Book of {n}</h3><p>Author: Ann Lee {n}</p></li>" for n in found)
        return html(form + (f"<p>{len(found)} books</p><ul>{items}</ul>" if asked else "<script src=/s.js></script>"))

    async with answering(respond) as url:
        crawl, _ = await crawled(url, tmp_path)
    assert sum(titles(tmp_path).values()) == 4
    assert "pages_drawn" not in crawl.counters.snapshot()


async def test_a_search_that_only_a_script_sends_is_found_beside_other_content(tmp_path: Path) -> None:
    """The page comes whole from the server; its box has no name and no form."""
    text = "<p>" + "We keep many books and lend them to all who come. " * 20 + "</p>"
    async with scripted("placed", SIZE, extra=text) as site:
        await crawled(site.url, tmp_path, budgets=Budgets(records=5, requests=200))
        assert_found(tmp_path, site, 5)


def test_a_page_is_drawn_for_a_look_at_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    started, stop = threading.Event(), threading.Event()
    found: list[str] = []

    def serve() -> None:
        async def body() -> None:
            async with scripted("routed", SIZE) as site:
                found.append(site.url)
                started.set()
                await asyncio.to_thread(stop.wait, 120)

        asyncio.run(body())

    server = threading.Thread(target=serve)
    server.start()
    try:
        started.wait(20)
        forms([found[0]], allow_private=True, as_json=True)
        line = json.loads(capsys.readouterr().out.splitlines()[0])
        extract([f"{found[0]}search?q=the"], domain="books", allow_private=True, as_json=True)
        page = json.loads(capsys.readouterr().out)
    finally:
        stop.set()
        server.join()
    assert line["searchable"] is True
    assert page["kind"] == "list" and page["records"]
