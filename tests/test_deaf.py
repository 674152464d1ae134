"""Addresses that send the same page whatever they are asked, and searches that a script answers in a file of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from aiohttp import web

from crawler.browser import find_browser
from crawler.harvest.deaf import ALIKE, LATER, VAIN, Deaf
from crawler.models import FieldValue, Record
from crawler.settings import Budgets
from tests.handmade import answering, harvested, html

URL = "http://h.example/find"
NAMES = ("Rain", "Sand", "Salt", "Iron", "Glass", "Smoke", "Paper", "Stone")


def record(name: str) -> Record:
    return Record((FieldValue("title", name, "title", 1.0),), f"/{name}")


def test_the_same_page_for_another_question_is_deaf() -> None:
    deaf = Deaf()
    assert not deaf.heard(f"{URL}?q=a", b"frame")
    assert not deaf.heard(f"{URL}?q=a", b"frame"), "the same question again"
    for number in range(2, ALIKE):
        assert not deaf.heard(f"{URL}?q={number}", b"frame")
    assert deaf.heard(f"{URL}?q=d", b"frame")
    assert not deaf.heard(f"{URL}?q=b", b"frame for b")
    assert not deaf.heard(f"{URL}?q=e", b"frame for b"), "it spoke otherwise"
    assert not deaf.heard("http://h.example/other?q=b", b"frame for b")


def test_an_address_that_shows_no_more_when_drawn_is_left_alone() -> None:
    deaf = Deaf()
    deaf.heard(URL, b"frame")
    for number in range(2, ALIKE):
        deaf.heard(f"{URL}?q=-{number}", b"frame")
    for number in range(VAIN):
        assert deaf.heard(f"{URL}?q={number}", b"frame")
        deaf.drew(f"{URL}?q={number}", (record("menu"),), (record("menu"),))
    assert not deaf.heard(f"{URL}?q=x", b"frame")
    deaf.drew(f"{URL}?q=x", (record("menu"),), (record("menu"), record("Rain")))
    assert deaf.heard(f"{URL}?q=y", b"frame")


def test_an_address_that_once_showed_more_is_drawn_for_long() -> None:
    deaf, again = Deaf(), Deaf()
    for number in range(ALIKE):
        deaf.heard(f"{URL}?q=-{number}", b"frame")
    assert not deaf.drew(URL, (), (record("Rain"),))
    for number in range(2 * VAIN):
        assert deaf.heard(f"{URL}?q={number}", b"frame")
        assert not deaf.drew(URL, (), ())
    again.replay(*json.loads(json.dumps(deaf.told(URL)))["deaf"])
    for one in (deaf, again):
        assert one.heard(f"{URL}?q=x", b"frame")
        for _ in range(LATER):
            one.drew(URL, (), ())
        assert not one.heard(f"{URL}?q=y", b"frame")


def test_what_was_heard_comes_again_with_the_events() -> None:
    deaf, again = Deaf(), Deaf()
    assert deaf.told(URL) == {}
    for number in range(ALIKE):
        deaf.heard(f"{URL}?q={number}", b"frame")
    deaf.drew(URL, (), ())
    told = json.loads(json.dumps(deaf.told(f"{URL}?q=x")))
    again.replay(*told["deaf"])
    assert again.heard(f"{URL}?q=x", b"frame") and again.told(URL)["deaf"][3:] == [ALIKE + 1, 1, False]
    assert not again.heard(f"{URL}?q=y", b"frame for y") and again.told(URL) == {}


def test_an_address_is_mute_whose_one_page_scripts_alone_make_answers_of() -> None:
    deaf, again = Deaf(), Deaf()
    for number in range(ALIKE):
        deaf.heard(f"{URL}?q={number}", b"frame")
    assert not deaf.mute(URL), "nothing was drawn yet"
    deaf.drew(URL, (), (record("Rain"),))
    again.replay(*json.loads(json.dumps(deaf.told(URL)))["deaf"])
    assert deaf.mute(URL) and again.mute(f"{URL}?q=x") and not deaf.mute("http://h.example/other")
    deaf.heard(f"{URL}?q=y", b"frame for y")
    assert not deaf.mute(URL)


@pytest.fixture
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


#: What a script in a file of its own shows for a question: some of the books that stand in another file.
SHOWN = """
const show = (q) => fetch('/books.json').then((r) => r.json()).then((all) => {
  const found = all.filter((one) => q && one.title.toLowerCase().includes(q.toLowerCase()));
  document.getElementById('hits').innerHTML = `<p>${found.length} books</p><ul>` + found.map((one) =>
    `<li><h3><a href="${one.url}">${one.title}</a></h3><p>Author: ${one.author}</p></li>`).join('') + '</ul>';
});
"""
ASKED = SHOWN + "show(new URLSearchParams(location.search).get('q'));"
TYPED = (
    SHOWN
    + """
const form = document.querySelector('form');
form.addEventListener('submit', (e) => { e.preventDefault(); show(form.querySelector('input').value); });
"""
)
MENU = "<ul>" + "".join(f"<li><a href=/shelf/{n}>Shelf of {n}</a></li>" for n in range(1990, 2000)) + "</ul>"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("script", "box"),
    [
        (ASKED, "<form><label>Search books <input name=q></label><button>Search</button></form>"),
        (TYPED, "<form><label>Search books <input name=q></label><button>Search</button></form>"),
        (TYPED, "<form><input type=search placeholder='Search books'></form>"),
    ],
    ids=["asked", "typed", "nameless"],
)
async def test_a_search_of_a_site_of_files_is_harvested(script: str, box: str, chromium: str, tmp_path: Path) -> None:
    """The server sends one page to all questions: with a menu, an empty place, and a script that says nothing in the page."""
    books = [{"title": f"The Book of {n}", "author": f"Ann {n}", "url": f"/b/{n}"} for n in NAMES]

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/s.js":
            return web.Response(text=script, content_type="text/javascript")
        if request.path == "/books.json":
            return web.Response(text=json.dumps(books), content_type="application/json")
        return html(f"{MENU}{box}<div id=hits>Words</div><script src=/s.js></script>")

    async with answering(respond) as url:
        records = await harvested(url, tmp_path, budgets=Budgets(requests=60))
    named = [one["attributes"].get("title") for one in records]
    assert {book["title"] for book in books} <= {one if isinstance(one, str) else one[0] for one in named if one}


async def test_an_interrupted_crawl_knows_still_what_answers_nothing(chromium: str, tmp_path: Path) -> None:
    books = [{"title": f"The Book of {n}", "author": f"Ann {n}", "url": f"/b/{n}"} for n in NAMES]

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/s.js":
            return web.Response(text=ASKED, content_type="text/javascript")
        if request.path == "/books.json":
            return web.Response(text=json.dumps(books), content_type="application/json")
        box = "<form><label>Search books <input name=q></label><button>Search</button></form>"
        return html(f"{MENU}{box}<div id=hits>Words</div><script src=/s.js></script>")

    async with answering(respond) as url:
        await harvested(url, tmp_path, budgets=Budgets(requests=12))
        heard = [one for one in map(json.loads, (tmp_path / "events.jsonl").read_text().splitlines()) if "deaf" in one]
        assert heard and heard[-1]["deaf"][3] >= ALIKE
        before = len((tmp_path / "events.jsonl").read_text().splitlines())
        await harvested(url, tmp_path, budgets=Budgets(requests=30))
    later = map(json.loads, (tmp_path / "events.jsonl").read_text().splitlines()[before:])
    first = next(one for one in later if one.get("kind") == "query")
    assert first["deaf"][3] > heard[-1]["deaf"][3]


@pytest.mark.slow
async def test_answers_of_a_script_are_read_beside_a_menu_of_all_that_there_is(chromium: str, tmp_path: Path) -> None:
    """The menu stands on the bare page, which is all that comes in answer to the first question, for what nobody has."""
    books = [{"title": f"The Book of {n}", "author": f"Ann {n}", "url": f"/b/{n}"} for n in NAMES]
    menu = "<ul>" + "".join(f"<li><a href={book['url']}>{book['title']}</a></li>" for book in books) + "</ul>"

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/s.js":
            return web.Response(text=ASKED, content_type="text/javascript")
        if request.path == "/books.json":
            return web.Response(text=json.dumps(books), content_type="application/json")
        if request.path.startswith("/b/"):
            name = request.path.rpartition("/")[2]
            return html(f"<h1>The Book of {name}</h1><dl><dt>Author<dd>Ann {name}<dt>Year<dd>1990</dl>")
        box = "<form><label>Search books <input name=q></label><button>Search</button></form>"
        return html(f"{box}<div id=hits>Words</div>{menu}<script src=/s.js></script>")

    async with answering(respond) as url:
        records = await harvested(url, tmp_path, via="forms", budgets=Budgets(requests=60))
    assert {book["title"] for book in books} <= {"".join(one["attributes"].get("title", "")) for one in records}
