"""Pages that work against the browser, or break it down: what they may not reach, and that a crawl goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from aiohttp import web

from crawler.browser import find_browser
from crawler.settings import Budgets
from tests.handmade import answering, html
from tests.scripted import scripted
from tests.test_browser import LIST, SHELL, crawled, drawn, titles


@pytest.fixture(autouse=True)
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


async def test_a_page_that_asks_without_end_is_read_all_the_same(tmp_path: Path) -> None:
    """What is refused at once gives a page no time: neither does it seem to be waiting for something."""
    script = f"""document.getElementById('root').innerHTML = `<ul>{LIST}</ul>`;
    for (let k = 0; k < 8; k++) (async () => {{ for (;;) await fetch('/x' + Math.random()).catch(() => 0); }})();"""
    async with asyncio.timeout(40):
        asked, crawl = await drawn(script, tmp_path, via="both")
    assert crawl.counters.snapshot()["pages_drawn"] == 1
    assert sum(titles(tmp_path).values()) == 4 and len(asked) < 130


async def test_a_page_cannot_lie_about_what_it_shows(tmp_path: Path) -> None:
    """It takes the place of whatever a script would look at it with, and sends far too much of everything."""
    script = f"""const lie = '<ul><li><h3>The Book of Lies</h3><p>Author: Ann Liar</p></li></ul>'.repeat(4);
    const seen = Object.getOwnPropertyNames(window).filter((name) => /drawing/.test(name));
    for (const name of seen) for (const one of Object.keys(window[name])) window[name][one] = () => lie;
    Object.defineProperty(Element.prototype, 'outerHTML', {{get: () => lie}});
    String.prototype.slice = () => lie; Array.prototype.push = () => 0; Performance.prototype.now = () => Infinity;
    Node.prototype.appendChild = Element.prototype.getAttribute = Document.prototype.importNode = () => null;
    window.MutationObserver = null; window.Map = null;
    const headers = Object.fromEntries([...Array(200).keys()].map((n) => ['x-' + n, 'y'.repeat(n ? 9 : 5000)]));
    fetch('/much', {{headers}}).catch(() => 0);
    document.getElementById('root').innerHTML = `<p>Seen: ${{seen}}.</p><ul>{LIST}</ul>`;"""
    heads: list[list[str]] = []

    async def respond(request: web.Request) -> web.StreamResponse:
        if request.path == "/much":
            heads.append([name for name in request.headers if name.lower().startswith("x-")])
        if request.path == "/s.js":
            return web.Response(text=script, content_type="text/javascript")
        return html(SHELL)

    async with answering(respond) as url:
        await crawled(url, tmp_path, via="both")
    assert set(titles(tmp_path)) == {f"The Book of {name}" for name in ("Rain", "Sand", "Salt", "Iron")}
    assert heads and 0 < len(heads[0]) <= 20 and "X-0" not in heads[0]


#: Shows the books that have what is asked for; `MARKS` stands in each.
ANSWER = """const answer = () => {
  const q = document.querySelector('[aria-label]').value.toLowerCase(), found = ['Rain', 'Sand', 'Salt', 'Iron']
    .filter((n) => q.trim() && `the book of ${n} ann love`.toLowerCase().includes(q));
  const rows = found.map((n) => `<li><h3>The Book of ${n}</h3><p>Author: Ann Love ${n}</p>${MARKS}</li>`).join('');
  document.getElementById('out').innerHTML = found.length
    ? `<p>${found.length} books</p><ul>${rows}</ul>` : '<p>No books found.</p>';
};
"""
HEAD = "<h1>Books by Ann Love</h1>"
BOX = "<input aria-label='Search books' placeholder='Search books'>"


async def searched(script: str, folder: Path) -> list[tuple[str, str]]:
    """The methods, addresses and bodies that a server got from a crawl of one page with this script, which found all."""
    sent: list[tuple[str, str]] = []

    async def respond(request: web.Request) -> web.StreamResponse:
        sent.append((request.method, request.path_qs + await request.text()))
        if request.path == "/s.js":
            return web.Response(text=ANSWER + script, content_type="text/javascript")
        return html(SHELL)

    async with answering(respond) as url:
        await crawled(url, folder, budgets=Budgets(records=4, requests=30))
    assert sum(titles(folder).values()) == 4
    return sent


async def test_nothing_is_voted_for_or_ordered_to_turn_an_answer(tmp_path: Path) -> None:
    """Numbers that rate a record, and the next step of an order beside the answer."""
    sent = await searched(
        f"""const MARKS = '<p>Your mark:' + [1, 2, 3, 4, 5].map((n) => `<button class=vote>${{n}}</button>`).join('') + '</p>';
        document.getElementById('root').innerHTML = `{HEAD}<form>{BOX}<button>Search</button></form><div id=out></div>
        <div class=cart-wizard><button class=vote>Next</button></div>`;
        document.addEventListener('click', (e) => {{
          if (e.target.matches('.vote')) fetch('/voted', {{method: 'POST', body: 'x'}});
        }});
        document.querySelector('form').addEventListener('submit', (e) => {{ e.preventDefault(); answer(); }});""",
        tmp_path,
    )
    assert {method for method, _ in sent} == {"GET"}


async def test_a_form_by_post_without_an_address_sends_nothing_of_ours(tmp_path: Path) -> None:
    """Its controls may be called as what scripts ask of a form."""
    sent = await searched(
        f"""const MARKS = '';
        document.getElementById('root').innerHTML = `{HEAD}<form method=post role=search><input name=children type=hidden value=1>
        {BOX}<button formaction="/elsewhere">Search</button></form><div id=out></div>`;
        document.querySelector('form').addEventListener('submit', (e) => {{ e.preventDefault(); answer(); }});""",
        tmp_path,
    )
    assert {method for method, _ in sent} == {"GET"} and not [one for _, one in sent if "fd." in one]


async def test_the_key_is_not_pressed_where_it_would_press_another_button(tmp_path: Path) -> None:
    """The button that searches does nothing; the key would press the form's first one."""
    asked, _ = await drawn(
        f"""document.getElementById('root').innerHTML = `<h1>Books</h1><form role=search>{BOX}
        <button class=keep>Save search</button><button class=go>Search</button></form>`;
        document.querySelector('form').addEventListener('submit', (e) => e.preventDefault());
        document.querySelector('.keep').addEventListener('click', () => fetch('/kept'));""",
        tmp_path,
        budgets=Budgets(requests=8),
    )
    assert [json.loads(line)["allowed"] for line in (tmp_path / "audit.jsonl").read_text().splitlines()][:1] == [True]
    assert "/kept" not in {path for _, path in asked}


@pytest.mark.parametrize("mark", ["--remote-debugging-pipe", "run-driver"])
async def test_a_crawl_goes_on_where_the_browser_is_killed(
    mark: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crawler.browser.chromium.CLOSING", 1.0)
    monkeypatch.setattr("crawler.browser.stage.CLOSING", 1.0)
    async with scripted("typed", 30) as site:
        site.asked = Killing(mark)
        crawl, _ = await crawled(site.url, tmp_path, budgets=Budgets(records=3, requests=100))
    assert titles(tmp_path).total() >= 3
    assert crawl.counters.snapshot()["browser_errors"] >= 1


class Killing(list[tuple[str, str]]):
    """What was asked; at the fourth request a process of the browser dies."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self.mark = mark

    def append(self, asked: tuple[str, str]) -> None:
        super().append(asked)
        if len(self) == 4:
            for pid in below(os.getpid(), self.mark):
                os.kill(pid, signal.SIGKILL)


def below(pid: int, mark: str) -> list[int]:
    """The processes that a process started, itself or through others, whose command says `mark`."""
    found = []
    tasks = Path(f"/proc/{pid}/task")
    for child in {int(one) for task in tasks.iterdir() for one in (task / "children").read_text().split()}:
        said = Path(f"/proc/{child}/cmdline").read_bytes().decode("utf-8", "replace")
        found += [*([child] if mark in said and "--type=" not in said else []), *below(child, mark)]
    return found
