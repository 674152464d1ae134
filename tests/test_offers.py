"""Choices that depend on one another: a maker, then its models, then the years of these, each known only from an answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn
from urllib.parse import parse_qsl

import pytest
from aiohttp import web

from crawler.browser import find_browser
from crawler.crawl import Crawl
from crawler.forms import read_forms, understand
from crawler.harvest.interfaces import Plan
from crawler.harvest.slots import slots_of
from crawler.models import Verdict
from crawler.page import parse
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Slot
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone".split()
NAMES = "Ann Lee,Bo Sand,Cy Mill,Dee Ray,Ed Fox,Flo Hart,Gus Park".split(",")
PUBLISHERS = ("Old Press", "North & Co.", "Harbour Books", "Vale")
BOOKS = [
    {
        "title": f"The {NOUNS[n % 10]} and the {NOUNS[(3 * n + 1) % 10]} {n}",
        "author": NAMES[n % 7],
        "publisher": PUBLISHERS[n % 4],
        "year": str(1990 + n * 7 % 5),
    }
    for n in range(80)
]
NAMED = {"p": "publisher", "a": "author", "y": "year"}


def select(name: str, prompt: str, options: list[str], chosen: str, *, bare: bool) -> str:
    """A select; with nothing to choose from switched off, or with its prompt alone where that is `bare`."""
    state = "" if options or bare else " disabled"
    shown = "".join(f"<option{' selected' if one == chosen else ''}>{one}</option>" for one in options)
    return (
        f'<label>{prompt} <select name="{name}"{state}><option value="">-- choose --</option>{shown}</select></label>'
    )


class Shop:
    """A search by publisher, then author, then year. With `state` it is sent by POST, and each page keeps in a hidden field
    what the ones before chose: a value that its select did not offer is refused."""

    def __init__(self, *, state: bool) -> None:
        self.state = state
        self.sent: list[dict[str, str]] = []

    async def page(self, request: web.Request) -> web.Response:
        asked = dict(parse_qsl(await request.text())) if request.method == "POST" else dict(request.query)
        if request.path == "/":
            return html(f"<h1>Find books</h1>{self.form({})}", "Books")
        self.sent.append(asked)
        chosen = {name: asked.get(name, "") for name in NAMED}
        if self.state and not self.offers(asked.get("__VIEWSTATE", ""), chosen):
            return web.Response(status=500, text="<h1>Invalid postback</h1>", content_type="text/html")
        if not all(chosen.values()):
            return html(f"{self.form(chosen)}<p>Choose a publisher, an author and a year.</p>", "Books")
        found = [book for book in BOOKS if all(book[NAMED[name]] == value for name, value in chosen.items())]
        rows = "".join(f"<tr>{''.join(f'<td>{value}</td>' for value in book.values())}</tr>" for book in found)
        heads = "".join(f"<th>{name.title()}</th>" for name in BOOKS[0])
        return html(f"{self.form(chosen)}<table><tr>{heads}</tr>{rows}</table>", "Books")

    def left(self, chosen: dict[str, str], name: str) -> list[str]:
        """What can be chosen once everything before was."""
        before = list(NAMED)[: list(NAMED).index(name)]
        if not all(chosen.get(one) for one in before):
            return []
        return sorted({b[NAMED[name]] for b in BOOKS if all(b[NAMED[one]] == chosen[one] for one in before)})

    def offers(self, state: str, chosen: dict[str, str]) -> bool:
        before = dict(zip(NAMED, state.split("|"), strict=True)) if state else {}
        return all(not value or value in self.left(before, name) for name, value in chosen.items())

    def form(self, chosen: dict[str, str]) -> str:
        shown = {name: [one.replace("&", "&amp;") for one in self.left(chosen, name)] for name in NAMED}
        fields = "".join(
            select(name, NAMED[name].title(), shown[name], chosen.get(name, "").replace("&", "&amp;"), bare=self.state)
            for name in NAMED
        )
        kept = "|".join(chosen.get(name, "") for name in NAMED).replace("&", "&amp;")
        hidden = f'<input type="hidden" name="__VIEWSTATE" value="{kept}">' if self.state else ""
        method = "post" if self.state else "get"
        return f'<form action="/search" method="{method}">{hidden}{fields}<button>Search</button></form>'


@pytest.mark.parametrize("state", [False, True])
async def test_what_an_answer_offers_is_chosen(tmp_path: Path, state: bool) -> None:
    shop = Shop(state=state)
    async with answering(shop.page) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {book["title"] for book in BOOKS}  # type: ignore[index]
    places = {tuple(book[NAMED[name]] for name in NAMED) for book in BOOKS}
    asked = [tuple(one.get(name, "") for name in NAMED) for one in shop.sent]
    assert places <= set(asked)
    assert len(asked) <= len(set(asked)) + 4, "nothing is asked twice"


async def test_interrupted_crawls_take_up_what_was_offered(tmp_path: Path) -> None:
    shop = Shop(state=True)
    async with answering(shop.page) as url:
        for budget in (12, 9, 30, 1_000):
            settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", budgets=Budgets(requests=budget))
            summary = await Crawl([url], load_domain("books"), tmp_path, settings).run()
    assert summary["records"] == len(BOOKS)


async def test_offers_that_lead_to_nothing_end(tmp_path: Path) -> None:
    """A form whose second select has other options at each answer, and nothing behind any of them."""
    sent = []

    async def page(request: web.Request) -> web.Response:
        sent.append(request.path_qs)
        first = "".join(f"<option{' selected' if request.query.get('a') == n else ''}>{n}</option>" for n in NAMES)
        second = "".join(f"<option>Series {len(sent)}-{n}</option>" for n in range(40)) if request.query else ""
        form = (
            f'<form action="/search"><select name="a"><option value="">Any author</option>{first}</select>'
            f'<select name="s"><option value="">Any series</option>{second}</select><button>Search</button></form>'
        )
        said = "<p>No books were found.</p>" if request.query else ""
        return html(f"<h1>Books</h1>{form}{said}", "Books")

    async with answering(page) as url:
        records = await harvested(url, tmp_path)
    assert not records
    assert len(sent) < 80


def test_what_was_offered_can_be_sent_again() -> None:
    """What leads to further pages of an answer is encoded from the form as it was first read, which had no such option."""
    inside = f"{select('p', 'Publisher', ['Vale'], '', bare=True)}{select('a', 'Author', [], '', bare=True)}"
    (form,) = read_forms(parse(f"<form action=/find>{inside}<button>Search</button></form>", "http://h/"))
    books = load_domain("books")
    interface = understand(form, Verdict("search", True, 1.0), Matcher(books))
    plan = Plan(interface, Planner(slots_of(interface, {}), Evidence(books), {}), "utf-8", "http://h/")
    plan.depend(Slot("choice:a", "author", "choice", ("a",), ("Ann Lee", "Bo Sand"), ("Ann Lee", "Bo Sand")))
    assert plan.encoded((("choice:a", "Bo Sand"),)).url == "http://h/find?p=&a=Bo+Sand"


SCRIPT = """
const books = BOOKS, form = document.querySelector("form"), years = form.elements.y;
if (location.search) for (const one of [...new Set(books.map((b) => b.year))]) years.add(new Option(one, one));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const rows = books.filter((one) => one.year === years.value);
  document.getElementById("found").innerHTML = rows.map((one) => `<tr><td>${one.title}<td>${one.author}<td>${one.year}`).join("");
});
"""


async def test_a_script_fills_a_choice_on_pages_of_answers(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    """The browser is asked for options that only an answer had; the form that was first drawn knows none of them."""
    find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")
    table = "<table><thead><tr><th>Title<th>Author<th>Year</thead><tbody id=found></tbody></table>"
    years = select("y", "Year", [], "", bare=True)
    box = f"<form><label>Publisher <input name=p></label>{years}<button>Search books</button></form>"

    async def page(request: web.Request) -> web.Response:
        if request.path == "/find.js":
            return web.Response(text=SCRIPT.replace("BOOKS", json.dumps(BOOKS)), content_type="text/javascript")
        return html(f"<h1>Find books</h1>{box}{table}<script src=/find.js></script>", "Books")

    settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", budgets=Budgets(requests=130))
    async with answering(page) as url:
        summary = await Crawl([url], load_domain("books"), tmp_path, settings).run()
    assert not str(summary["stopped_because"]).startswith("internal error")
    assert summary["records"] == len(BOOKS)
