# ruff: noqa: E501 (a page reads best as it is sent)
"""Searches that stand behind a form of choices: it is taken as a step, where nothing speaks for anything else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.settings import Budgets, CrawlSettings
from crawler.submit.steps import STEP, is_step
from knowledge.domain import load_domain
from tests.handmade import answering, harvested, html

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone".split()
NAMES = "Ann Lee,Bo Sand,Cy Mill,Dee Ray,Ed Fox,Flo Hart,Gus Park".split(",")
#: Title, author, year and the collection a book is in.
BOOKS = [
    (
        f"{('The', 'A')[n % 2]} {NOUNS[n % 10]} of {NOUNS[n * 7 // 10 % 10]} {n}",
        NAMES[n % 7],
        str(1990 + n * 3 % 20),
        n % 3,
    )
    for n in range(90)
]
COLLECTIONS = ("Main library", "Law library", "Map room")
BOXES = '<p>Title <input name="title"></p><p>Author <input name="author"></p>'


def listed(found: list[tuple[str, str, str, int]], address: str, start: int) -> str:
    rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y, _ in found[start : start + 20])
    more = f'<a href="{address}&start={start + 20}">Next page</a>' if start + 20 < len(found) else ""
    return (
        f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>{more}"
    )


def matching(asked: dict[str, str], collections: set[str]) -> list[tuple[str, str, str, int]]:
    def holds(text: str, wanted: str) -> bool:
        return set(wanted.casefold().split()) <= set(text.casefold().split())

    return [
        book
        for book in BOOKS
        if str(book[3]) in collections
        and holds(book[0], asked.get("title", ""))
        and holds(book[1], asked.get("author", ""))
    ]


class Stepped:
    """A search of ninety books in three collections, behind a step: all collections by boxes and POST ("boxes"), or one of
    them by radio buttons and GET ("radios") or a select and POST to a search that is posted with a ticket ("select")."""

    def __init__(self, step: str) -> None:
        self.step, self.asked, self.tickets = step, [], set[str]()

    @property
    def front(self) -> str:
        options = "".join(
            {
                "boxes": f'<div><label><input type=checkbox name="db[]" value={n} checked> {one}</label></div>',
                "radios": f"<label><input type=radio name=kind value={n} {'checked' * (not n)}> {one}</label>",
                "select": f"<option value={n}>{one}</option>",
            }[self.step]
            for n, one in enumerate(COLLECTIONS)
        )
        options = f"<label>Fonds <select name=kind>{options}</select></label>" if self.step == "select" else options
        method = "get" if self.step == "radios" else "post"
        button = {"boxes": "Next &gt;", "radios": "Continue", "select": "Suivant"}[self.step]
        named = {"boxes": "id=searchform name=searchform", "radios": "", "select": "class=recherche"}[self.step]
        return f'<h1>Collections to be searched</h1><form action="/params" method={method} {named}>{options}<input type=submit value="{button}"></form>'

    async def page(self, request: web.Request) -> web.Response:
        sent = {**request.query, **{str(k): str(v) for k, v in (await request.post()).items()}}
        self.asked.append((request.method, request.path, sent))
        if request.path == "/params":
            data = await request.post() if request.method == "POST" else request.query
            chosen = [str(one) for one in data.getall("db[]" if self.step == "boxes" else "kind", [])]
            if not chosen:
                return html(self.front, "Search the collections")
            name, value = ("db", ",".join(chosen)) if self.step == "boxes" else ("kind", chosen[0])
            ticket = f"t{len(self.asked)}x{'9a' * 9}"
            self.tickets.add(ticket)
            posted = self.step == "select"
            hidden = (
                f'<input type=hidden name={name} value="{value}">'
                + f'<input type=hidden name=token value="{ticket}">' * posted
            )
            method = "post" if posted else "get"
            return html(
                f"<h1>Search</h1><form action=/list method={method}>{hidden}{BOXES}<button>Search</button></form>",
                "Search",
            )
        if request.path == "/list":
            if self.step == "select" and request.method == "POST":
                if sent.get("token") not in self.tickets:
                    return html("<p>Your session has expired.</p>", "Error", status=403)
                self.tickets.discard(sent["token"])
            kinds = set(sent.get("db", sent.get("kind", "")).split(","))
            found = matching(sent, kinds)
            if not found:
                return html("<p>No books were found.</p>", "Results")
            address = "/list?" + "&".join(
                f"{k}={v}".replace(" ", "+") for k, v in sent.items() if k not in ("start", "token")
            )
            return html(listed(found, address, int(sent.get("start", "0"))), "Results")
        return html(self.front, "Search the collections")


def audited(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "audit.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("step", ["boxes", "radios", "select"])
async def test_a_search_behind_a_step_is_harvested_whatever_is_chosen_there(tmp_path: Path, step: str) -> None:
    site = Stepped(step)
    async with answering(site.page) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {book[0] for book in BOOKS}  # type: ignore[index]
    steps = [line for line in audited(tmp_path) if str(line["reason"]).startswith(STEP)]
    assert steps and all(line["allowed"] for line in steps)
    assert sum(path == "/params" and bool(sent) for _, path, sent in site.asked) == len(steps)
    if step != "select":
        assert len(steps) == 1


@pytest.mark.parametrize("step", ["radios", "select"])
async def test_a_crawl_goes_on_behind_a_step_after_interruptions(tmp_path: Path, step: str) -> None:
    site = Stepped(step)
    async with answering(site.page) as url:
        for budget in (4, 4, 9, 1_000):
            settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", budgets=Budgets(requests=budget))
            summary = await Crawl([url], load_domain("books"), tmp_path, settings).run()
    assert summary["records"] == len(BOOKS)


OTHERS = {
    "satisfaction": (
        "Search",
        "<h1>How satisfied are you with our search?</h1>",
        "<label><input type=radio name=s value=1> Very</label><label><input type=radio name=s value=2> Not</label>",
        "Submit",
    ),
    "safety": (
        "Search",
        "<h1>Turn safe search on or off</h1>",
        "<label><input type=radio name=s value=1> On</label><label><input type=radio name=s value=0> Off</label>",
        "Continue",
    ),
    "folder": (
        "Search",
        "<h1>Move search results to folder</h1>",
        "<label>To <select name=d><option>Rivers</option><option>Towns</option></select></label>",
        "Continue",
    ),
    "mark": (
        "Search",
        "<h1>Mark what the search found as</h1>",
        "<label>As <select name=d><option>Read</option><option>Unread</option></select></label>",
        "Continue",
    ),
    "default": (
        "Job search",
        "<h1>Make this search my default</h1>",
        "<label><input type=radio name=d value=1> Jobs</label><label><input type=radio name=d value=2> Internships</label>",
        "Continue",
    ),
    "helpful": (
        "Suche",
        "<h1>War die Suche hilfreich?</h1>",
        "<label><input type=radio name=h value=1> Ja</label><label><input type=radio name=h value=0> Nein</label>",
        "Weiter",
    ),
    "quiz": (
        "Search for your style: quiz",
        "<h1>Which reader are you?</h1>",
        "<label><input type=radio name=a value=1> Novels</label><label><input type=radio name=a value=2> Poems</label>",
        "Next",
    ),
    "advice": (
        "Find a lawyer",
        "<h1>Find a lawyer: what do you need help with?</h1>",
        "<label><input type=radio name=a value=1> Divorce</label><label><input type=radio name=a value=2> Debt</label>",
        "Continue",
    ),
    "symptoms": (
        "Find a doctor",
        "<h1>Find a doctor: what are your symptoms?</h1>",
        "<label><input type=radio name=a value=1> Fever</label><label><input type=radio name=a value=2> Cough</label>",
        "Continue",
    ),
    "terms": (
        "Search the register",
        "<h1>Terms of use</h1>",
        "<label><input type=checkbox name=agree value=1> I agree to the terms</label><label><input type=checkbox name=old value=1> I am of age</label>",
        "Continue",
    ),
    "language": (
        "Search",
        "<h1>Search</h1>",
        "<label><input type=radio name=lang value=en checked> English</label><label><input type=radio name=lang value=fr> Français</label>",
        "Continue",
    ),
    "booking": (
        "Search and book a room",
        "<h1>Book your stay</h1>",
        "<label>Room <select name=room><option>Single</option><option>Double</option></select></label>",
        "Continue",
    ),
    "vote": (
        "Search results",
        "<h1>Vote for the book of the year</h1>",
        "<label><input type=radio name=book value=1> Emma</label><label><input type=radio name=book value=2> Ulysses</label>",
        "Next",
    ),
    "alert": (
        "Search",
        "<h1>Subscribe to this search</h1>",
        "<label><input type=radio name=often value=d> Daily</label><label><input type=radio name=often value=w> Weekly</label>",
        "Continue",
    ),
    "application": (
        "Search courses",
        "<h1>Apply for a course</h1>",
        "<label>Course <select name=c><option>Law</option><option>Arts</option></select></label>",
        "Next",
    ),
    "unnamed": (
        "Welcome",
        "<h1>Choose your faculty</h1>",
        "<label><input type=radio name=f value=1> Law</label><label><input type=radio name=f value=2> Arts</label>",
        "Continue",
    ),
    "two buttons": (
        "Search",
        "<h1>Search</h1>",
        "<label><input type=radio name=f value=1> Law</label><label><input type=radio name=f value=2> Arts</label><input type=submit value=Remove>",
        "Continue",
    ),
}


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("kind", OTHERS)
async def test_what_else_is_done_in_steps_is_left_alone(tmp_path: Path, kind: str, method: str) -> None:
    title, heading, inside, button = OTHERS[kind]
    sent = []

    async def page(request: web.Request) -> web.Response:
        if request.path == "/next":
            sent.append(request.path_qs)
        return html(
            f"{heading}<form action=/next method={method}>{inside}<input type=submit value={button}></form>", title
        )

    async with answering(page) as url:
        await harvested(url, tmp_path)
    assert not sent
    (form,) = read_forms(
        parse(
            f"<title>{title}</title>{heading}<form action=/next method={method}>{inside}<input type=submit value={button}></form>",
            "http://h/",
        )
    )
    sure = Verdict("search", True, 1.0)  # however sure the classifier is
    assert not is_step(form, sure, title)


async def test_no_step_is_taken_where_a_search_has_answered(tmp_path: Path) -> None:
    site = Stepped("radios")
    plain = Stepped("radios")

    async def page(request: web.Request) -> web.Response:
        if request.path in ("/params", "/list"):
            return await (site if request.path == "/params" else plain).page(request)
        hidden = '<input type=hidden name=kind value="0,1,2">'
        return html(
            f"<form action=/list>{hidden}{BOXES}<button>Search</button></form>{site.front}", "Search the collections"
        )

    async with answering(page) as url:
        records = await harvested(url, tmp_path)
    assert len(records) == len(BOOKS)
    assert not any(path == "/params" for _, path, _ in site.asked)
