"""Forms that only a script answers, though nothing in their page says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from aiohttp import web

from crawler.browser import find_browser
from crawler.harvest.silence import SILENT, Silence
from crawler.page import parse
from crawler.plan.query import Answer
from crawler.settings import Budgets
from tests.handmade import answering, html
from tests.test_browser import crawled, titles

FORM = "<form id=find><label>Title <input name=q></label><button>Search</button></form><div id=out></div>"
NAMES = ("Rain", "Sand", "Salt", "Iron")
#: Answers in place, from what it is told; the page says nothing of it.
SCRIPT = """document.getElementById('find').addEventListener('submit', async (e) => {
  e.preventDefault();
  const found = await (await fetch('/found?q=' + encodeURIComponent(e.target.elements.q.value))).json();
  document.getElementById('out').innerHTML = found.length ? `<p>${found.length} books</p><ul>`
    + found.map((n) => `<li><h3>The Book of ${n}</h3><p>Author: Ann Love ${n}</p></li>`).join('') + '</ul>'
    : '<p>No books found.</p>';
});"""


def listed(asked: str) -> list[str]:
    words = asked.casefold().split()
    return [n for n in NAMES if words and all(word in f"the book of {n} ann love".casefold() for word in words)]


class Site:
    """A page with a form without an address, and a `script` in a file of its own; `asked` holds the requests."""

    def __init__(self, script: str = SCRIPT, *, answers: bool = False) -> None:
        self.script, self.answers = script, answers
        self.asked: list[str] = []

    async def __call__(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path_qs)
        if request.path == "/s.js":
            return web.Response(text=self.script, content_type="text/javascript")
        found = listed(request.query.get("q", ""))
        if request.path == "/found":
            return web.json_response(found)
        items = "".join(f"<li><h3>The Book of {n}</h3><p>Author: Ann Love {n}</p></li>" for n in found)
        shown = f"<p>{len(found)} books</p><ul>{items}</ul>" if found and self.answers else ""
        return html(f"{FORM}{shown}<script src=/s.js></script>")


@pytest.fixture
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


def events(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "events.jsonl").read_text().splitlines()]


@pytest.mark.usefixtures("chromium")
async def test_a_form_that_only_a_script_answers_is_asked_in_the_browser(tmp_path: Path) -> None:
    site = Site()
    async with answering(site) as url:
        crawl, _ = await crawled(url, tmp_path, budgets=Budgets(records=4, requests=60))
    assert titles(tmp_path).total() == 4
    plain = [path for path in site.asked if path.startswith("/?q=")]
    assert SILENT <= len(plain) <= 2 * SILENT + 4
    assert [one["kind"] for one in events(tmp_path)].count("form") == 1
    assert crawl.counters.snapshot()["pages_drawn"] >= 2


@pytest.mark.usefixtures("chromium")
async def test_what_was_found_out_so_outlives_an_interruption(tmp_path: Path) -> None:
    site = Site()
    async with answering(site) as url:
        for _ in range(6):
            await crawled(url, tmp_path, budgets=Budgets(records=4, requests=len(site.asked) + 3))
            if titles(tmp_path).total() == 4:
                break
        else:
            await crawled(url, tmp_path, budgets=Budgets(records=4, requests=100))
    assert titles(tmp_path).total() == 4
    assert [one["kind"] for one in events(tmp_path)].count("form") == 1
    assert len({path for path in site.asked if path.startswith("/?q=")}) <= 2 * SILENT + 4


@pytest.mark.usefixtures("chromium")
async def test_a_form_that_the_server_answers_is_never_drawn(tmp_path: Path) -> None:
    """Where it finds nothing it says nothing of it: the same page comes again."""
    site = Site(answers=True)
    async with answering(site) as url:
        crawl, _ = await crawled(url, tmp_path)
    assert titles(tmp_path).total() == 4
    assert "pages_drawn" not in crawl.counters.snapshot() and "/s.js" not in site.asked


@pytest.mark.usefixtures("chromium")
async def test_a_form_that_its_script_makes_another_one_is_not_sent_by_it(tmp_path: Path) -> None:
    site = Site(
        """const form = document.getElementById('find');
        form.innerHTML = '<h2>Newsletter</h2><label>Your e-mail <input name=q type=email></label><button>Subscribe</button>';
        form.addEventListener('submit', (e) => { e.preventDefault(); fetch('/subscribed'); });"""
    )
    async with answering(site) as url:
        await crawled(url, tmp_path, budgets=Budgets(requests=60))
    assert "/s.js" in site.asked and "/subscribed" not in site.asked


async def test_without_a_browser_such_a_form_is_asked_on(tmp_path: Path) -> None:
    site = Site()
    async with answering(site) as url:
        await crawled(url, tmp_path, browser="never")
    assert titles(tmp_path).total() == 0
    assert len([path for path in site.asked if path.startswith("/?q=")]) > 3 * SILENT


# -- what tells it ----------------------------------------------------------------------------------------------------


def silence(markup: str) -> Silence:
    page = parse(f"<body>{markup}".encode(), "http://h.example/", content_type="text/html")
    return Silence.of(page, page.tree.find("form")[0])


def again(one: Silence, markup: str, *asked: str) -> bool:
    return one.again(parse(f"<body>{markup}".encode(), "http://h.example/?q=x", content_type="text/html"), asked)


PAGE = "<script src=/s.js></script><h1>Books</h1><p>Open 9 to 17</p><form><input name=q></form>"


@pytest.mark.parametrize(
    ("markup", "same"),
    [
        (PAGE, True),
        (PAGE.replace("9 to 17", "10 to 18"), True),
        (PAGE + "<p>rain</p>", True),
        (PAGE + "<p>No books found</p>", False),
        (PAGE.replace("<h1>Books</h1>", ""), False),
    ],
)
def test_the_page_of_the_form_is_known_again(markup: str, same: bool) -> None:
    assert again(silence(PAGE), markup, "rain") is same


@pytest.mark.parametrize(
    "markup", ["<form action=/find><input name=q></form><script src=/s.js></script>", "<form><input name=q></form>"]
)
def test_a_form_with_an_address_or_without_a_script_is_not_suspected(markup: str) -> None:
    assert not again(silence(markup), markup)


def test_one_other_answer_tells_that_somebody_answers() -> None:
    one = silence(PAGE)
    for _ in range(SILENT):
        one.note(Answer("other", 1, 0, 0, None, False, again=True), question=True)
    assert one.complete
    one.note(Answer("empty", 1, 0, 0, None, False), question=True)
    assert not one.complete
