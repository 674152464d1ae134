# ruff: noqa: E501 (a page reads best as it is sent)
"""Several interfaces on one site: one that gives nothing is left, and the next has its turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.forms import read_forms, understand
from crawler.harvest.interfaces import Plan
from crawler.harvest.slots import slots_of
from crawler.models import Verdict
from crawler.page import parse
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

WORDS = "love life world history time man book great guide night girl war".split()
BOOKS = [(f"The {word} of {other}", f"Mara {other.title()}") for word in WORDS for other in WORDS if word != other]
#: Looks like the better interface (two attributes and a choice), and never finds anything.
BARREN = """<form action="/shelf"><label>Title <input name="t"></label> <label>Author <input name="a"></label>
<label>Publisher <select name="p"><option value="">any</option><option>North</option><option>South</option></select></label><button>Find</button></form>"""
BOX = '<form action="/s" method="get"><input type="search" name="q" placeholder="Search"><button>Search</button></form>'


async def answer(request: web.Request) -> web.Response:
    content = "<h1>Library</h1>"
    if request.path == "/shelf":
        content = "<p>No books found.</p>"
    elif request.path == "/s":
        word = request.query.get("q", "").lower()
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
        content = (
            f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
            if found
            else "<p>No results found.</p>"
        )
    return html(f"{content}{BARREN}{BOX}", "Library")


async def test_an_interface_that_gives_nothing_does_not_take_the_next_one_along(tmp_path: Path) -> None:
    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    titles = {str(record["attributes"]["title"]) for record in records}
    assert titles == {title for title, _ in BOOKS}


ALONE = [("Time", "Ann Lee"), ("The History", "Bo Sand"), ("A World", "Cy Mill"), ("Life", "Dee Ray")]
LOVED = [(f"Love of {word.title()}", "Jane Doe") for word in ("Rivers", "Stones", "Birds", "Bread", "Trains", "Snow")]


async def plain(request: web.Request) -> web.Response:
    """A box whose form holds the answers too, as bare links, without a word on how many there are."""
    books = LOVED + ALONE
    word = request.query.get("q", "").lower()
    found = [n for n, book in enumerate(books) if word and word in " ".join(book).lower().split()]
    content = "<h1>Notes</h1>"
    if request.path.startswith("/title/"):
        title, author = books[int(request.path.rpartition("/")[2])]
        content = f"<h2>{title}</h2><ul><li>Author: {author}</li><li>Publisher: North</li></ul>"
    elif request.path == "/search/":
        links = "".join(f'<p><a href="/title/{n}">{books[n][0]}</a></p>' for n in found) or "<p>No results found.</p>"
        content = f'<form action="." method="get"><table><tr><th><label for="q">Search:</label></th><td><input type="search" id="q" name="q"></td></tr><tr><td></td><td><input type="submit" value="Search"></td></tr></table>{f"<h3>Results</h3>{links}" if word else ""}</form>'
    else:
        content += '<a href="/search/">Search</a>'
    return html(content, "Notes")


async def test_a_lone_answer_is_known_by_where_it_leads(tmp_path: Path) -> None:
    async with answering(plain) as url:
        records = await harvested(url, tmp_path)
    titles = {str(record["attributes"]["title"]) for record in records}
    assert titles >= {title for title, _ in LOVED}
    assert len(titles & {title for title, _ in ALONE}) >= 3
    assert titles <= {title for title, _ in LOVED + ALONE}


def plan(html: str) -> Plan:
    (form,) = read_forms(parse(html, "http://h/"))
    interface = understand(form, Verdict("search", True, 1.0), Matcher(load_domain("books")))
    planner = Planner(slots_of(interface, {"title": "text", "author": "name"}), Evidence(load_domain("books")), {})
    return Plan(interface, planner, "utf-8", "http://h/")


def test_the_box_on_every_page_comes_before_a_form_of_one_page_with_one_field() -> None:
    box = plan(BOX)
    log = plan('<form action="/log"><label>Title <input name="t"></label><button>Show</button></form>')
    books = plan(
        '<form action="/b"><label>Title <input name="t"></label><label>Author <input name="a"></label><button>Find</button></form>'
    )
    assert box.rank < log.rank < books.rank
    box.everywhere = True
    assert log.rank < box.rank < books.rank


async def test_pages_that_carry_a_form_are_counted_and_counted_again_at_a_restart(tmp_path: Path) -> None:
    async with answering(answer) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        first, second = (Crawl([url], load_domain("books"), tmp_path, settings) for _ in range(2))
        await first.run()
        await second.run()
    (before,), (after,) = first.harvests.values(), second.harvests.values()
    assert before.pages_seen == after.pages_seen > 3
    carried = [{name: one.carried for name, one in site.plans.items()} for site in (before, after)]
    assert carried[0] == carried[1]
    assert all(one.everywhere for one in after.plans.values())


async def test_what_was_expected_of_queries_is_known_again_at_a_restart(tmp_path: Path) -> None:
    async with answering(answer) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        first, second = (Crawl([url], load_domain("books"), tmp_path, settings) for _ in range(2))
        await first.run()
        await second.run()
    (before,), (after,) = first.harvests.values(), second.harvests.values()
    told = [
        {
            (name, q.assignment): (q.purpose, q.groups, q.matched)
            for name, one in site.plans.items()
            for q in one.planner.queries.values()
        }
        for site in (before, after)
    ]
    assert told[0] == told[1]
    assert any(matched for _, _, matched in told[0].values())
    assert {n: one.planner.parts for n, one in before.plans.items()} == {
        n: one.planner.parts for n, one in after.plans.items()
    }


class Drawn:
    """A search whose box has another name on every page."""

    def __init__(self, pattern: str) -> None:
        self.pattern, self.asked = pattern, 0

    async def page(self, request: web.Request) -> web.Response:
        self.asked += 1
        name = self.pattern.format(self.asked * 7919 + 10**5)
        form = f'<form action="/s"><label>Search books <input name="{name}"></label><button>Search</button></form>'
        word = next((value for value in request.query.values()), "").lower()
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else "<p>No results found.</p>"
        return html(f"{form}{table if request.path == '/s' else ''}", "Library")


@pytest.mark.parametrize(("pattern", "most"), [("f{}", 80), ("f{:x}z", 700)])
async def test_names_drawn_anew_for_each_page_make_no_new_interfaces(tmp_path: Path, pattern: str, most: int) -> None:
    site = Drawn(pattern)
    async with answering(site.page) as url:
        records = await harvested(url, tmp_path)
    assert {str(one["attributes"]["title"]) for one in records} == {title for title, _ in BOOKS}
    assert site.asked <= most


THESES = [(f"The {word} of {other}", f"Mara {word.title()}") for word in WORDS for other in WORDS if word != other]


async def handed_on(request: web.Request) -> web.Response:
    """Pages turned by buttons that are sent elsewhere by POST, beside a token alone; marks are given in the same way."""
    form = "<form action=/results><label>Title <input name=t></label><button>Search</button></form>"
    if request.path not in ("/results", "/turn"):
        return html(form if request.path == "/" else "<p>Thank you.</p>", "Theses")
    sent = await request.post() if request.method == "POST" else request.query
    word, page = str(sent.get("token", "x-" + str(sent.get("t", "")))).removeprefix("x-"), int(str(sent.get("go", 1)))
    found = [one for one in THESES if word and word in one[0].lower().split()]
    last = -(-len(found) // 10)
    rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found[10 * page - 10 : 10 * page])
    turns = "".join(
        f"<button name=go value={n}>{n}</button>" if n != page else f"<b>{n}</b>" for n in range(1, last + 1)
    )
    turns += f"<button name=go value={page + 1}>Next</button>" if page < last else ""
    marks = "".join(f"<button name=mark value={n}>{n}</button>" for n in range(1, 6))
    return html(
        f"<p>{len(found)} theses found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        f"<form action=/turn method=post><input type=hidden name=token value=x-{word}>{turns}</form>"
        f"<form action=/rate method=post><input type=hidden name=id value=1>{marks}</form>"
        if found
        else f"<p>No results found.</p>{form}",
        "Theses",
    )


async def test_buttons_that_count_on_turn_the_page_wherever_they_are_sent(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return await handed_on(request)

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _ in THESES}
    assert "/turn" in asked
    assert "/rate" not in asked


@pytest.mark.parametrize("last", ['value="" disabled', "type=button value=4"])
async def test_a_button_that_sends_nothing_ends_no_crawl(last: str, tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        page = int(request.query.get("page") or 1)
        found = THESES[:60] if "t" in request.query else []
        rows = "".join(
            f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found[20 * page - 20 : 20 * page]
        )
        turn = (
            f"<button name=page value={page + 1}>Next</button>"
            if page < 3
            else f"<button name=page {last}>Next</button>"
        )
        form = f"<form action=/results><label>Title <input name=t></label><button>Search</button>{turn if found else ''}</form>"
        shown = f"<p>60 theses found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else ""
        return html(form + shown, "Theses")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert len({str(record["attributes"]["title"]) for record in records}) == 60


COUNTING = """<form action="{action}" method="post" id="{called}">{unseen}<b>1</b><button name="{name}" value="2">2</button>
<button name="{name}" value="3">3</button><button name="{name}" value="2">Next</button></form>"""


async def pressed_on(forms: str, tmp_path: Path) -> int:
    """How often one of these forms was sent, which stand below answers."""
    sent = 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal sent
        form = "<form action=/results><label>Title <input name=t></label><button>Search</button></form>"
        sent += request.method == "POST"
        if request.path != "/results":
            return html(form if request.path == "/" else "<p>Thank you.</p>", "Theses")
        word = request.query.get("t", "").lower()
        found = [one for one in THESES if word and word in one[0].lower().split()][:10]
        rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
        table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else "<p>No results found.</p>"
        return html(f"{form}{table}{forms if found else ''}", "Theses")

    async with answering(answer) as url:
        await harvested(url, tmp_path)
    return sent


@pytest.mark.parametrize(
    "told",
    [
        {"name": "step"},
        {"name": "booking_step"},
        {"unseen": "<input type=hidden name=wizard value=f3>"},
        {"name": "qty"},
        {"name": "seat"},
        {"name": "month"},
        {"action": "/booking/turn"},
        {"action": "/order/turn"},
        {"action": "/wizard"},
        {"action": "/checkout/go"},
        {"action": "/results?action=vote&t="},
        {"called": "registration"},
        {"unseen": "<input type=hidden name=order value=7>"},
        {"unseen": "<input type=hidden name=cart_id value=7><input type=hidden name=token value=f3>"},
    ],
)
async def test_steps_of_an_order_are_no_pages(told: dict[str, str], tmp_path: Path) -> None:
    form = COUNTING.format(**{"action": "/turn", "called": "", "unseen": "", "name": "go", **told})
    assert not await pressed_on(form, tmp_path)


async def test_what_each_record_has_is_no_paginator(tmp_path: Path) -> None:
    forms = (
        COUNTING.format(action="/turn", called="", unseen=f"<input type=hidden name=id value={n}>", name="go")
        for n in (4, 5)
    )
    assert not await pressed_on("".join(forms), tmp_path)


@pytest.mark.parametrize("unseen", ["token", "order", "sort_order", "__RequestVerificationToken"])
async def test_one_paginator_above_and_below_is_pressed(unseen: str, tmp_path: Path) -> None:
    form = COUNTING.format(action="/turn", called="", unseen=f"<input type=hidden name={unseen} value=f3>", name="go")
    assert await pressed_on(form * 2, tmp_path)


@pytest.mark.parametrize(
    "parts",
    [
        "<input type=hidden name=step value=1><button name=step value=2>Next</button>",
        "<input type=hidden name=poll value=1><input type=hidden name=page value=1><button name=page value=2>Next</button>",
        "<input type=hidden name=month value=1><button name=month value=2>Next</button>",
        "<input type=hidden name=__VIEWSTATE value=x><input type=submit name='wizard$next' value=Next>",
    ],
)
async def test_what_else_has_a_next_step_is_not_pressed_beside_answers(parts: str, tmp_path: Path) -> None:
    assert not await pressed_on(f"<form action=/results method=post>{parts}</form>", tmp_path)


@pytest.mark.parametrize("name", ["page", "page_number", "start", "pos"])
async def test_a_next_page_is_pressed_beside_answers(name: str, tmp_path: Path) -> None:
    parts = f"<input type=hidden name={name} value=1><button name={name} value=2>Next</button>"
    assert await pressed_on(f"<form action=/results method=post>{parts}</form>", tmp_path)
