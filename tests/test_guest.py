# ruff: noqa: E501 (a page reads best as it is sent)
"""What a guest does not do on the pages of answers: turn pages with strangers' buttons, and go to other sites."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import offered_forms, read_forms
from crawler.links import acts
from crawler.page import parse
from crawler.paging.calls import sent_by_script
from crawler.paging.controls import paging_controls
from crawler.settings import Budgets
from tests.bench.crawling import lines
from tests.handmade import answering, harvested, html

WORDS = "River Stone Winter Bread Harbour Letters Engine Niece Garden Tower Island Summer".split()
BOOKS = [(f"The {a} and the {b}", f"Mara {b}") for a, b in zip(WORDS, WORDS[1:] + WORDS[:1], strict=True)]
FORM = '<form action="/find"><label>Title <input name="title"></label> <label>Author <input name="author"></label><input type="submit" value="Search"></form>'
#: Forms with a button that could turn the page, and must not be pressed.
STRANGERS = """<form method="post" action="/checkout/step2"><input type="hidden" name="id" value="1"><button name="go" value="Next">Next</button></form>
<form method="post" action="/find"><input name="email" placeholder="Your e-mail"><button name="news" value="&gt;">&gt;</button></form>
<form method="post" action="{other}find"><input type="hidden" name="title" value="x"><button name="go" value="Next">Next</button></form>"""
SIZE = 5


async def test_only_the_pager_of_the_answer_turns_its_pages_and_no_form_leads_away(tmp_path: Path) -> None:
    asked: list[str] = []
    strange: list[str] = []

    async def elsewhere(request: web.Request) -> web.Response:
        strange.append(str(request.rel_url))
        return html("<h1>Another site</h1>")

    async def answer(request: web.Request) -> web.Response:
        given = {**request.query, **await request.post()}
        asked.append(f"{request.method} {request.path} {sorted(given)}")
        away = (
            f'<form action="{other}search" role="search"><input type="search" name="q"><button>Search</button></form>'
        )
        if request.path != "/find":
            return html(f"<h1>Catalogue</h1>{away}{FORM}")
        start = int(str(given.get("start", 0)))
        words = [str(given.get(name, "")).lower() for name in ("title", "author")]
        found = [
            n for n, book in enumerate(BOOKS) if all(w in part.lower() for w, part in zip(words, book, strict=True))
        ]
        rows = "".join(
            f'<tr><td><a href="{other}b/{n}">{BOOKS[n][0]}</a></td><td>{BOOKS[n][1]}</td></tr>'
            for n in found[start : start + SIZE]
        )
        pager = "".join(
            f'<input type="hidden" name="{k}" value="{v}">' for k, v in zip(("title", "author"), words, strict=True)
        )
        pager += (
            f'<input type="hidden" name="start" value="{start + SIZE}"><button name="go" value="Next">Next</button>'
        )
        more = f'<form method="post" action="/find">{pager}</form>' if start + SIZE < len(found) else ""
        table = f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
        return html(STRANGERS.format(other=other) + (table if found else "<p>No books found.</p>") + more + FORM)

    async with answering(elsewhere) as other, answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert sorted(record["attributes"]["title"] for record in records) == sorted(title for title, _ in BOOKS)
    assert strange == []
    posted = {line for line in asked if line.startswith("POST")}
    assert posted == {"POST /find ['author', 'go', 'start', 'title']"}
    audit = lines(tmp_path / "audit.jsonl")
    assert "it leads to another site" in {line["reason"] for line in audit if line["action"].startswith(other)}
    turned = [line for line in audit if line["reason"] == "turns the page of an answer"]
    assert len(turned) == sum(line.startswith("POST") for line in asked)
    assert all(line["allowed"] and line["method"] == "POST" and line["values"] == {"go": "Next"} for line in turned)


BOX = '<form action="/find" name="find"><input name="q" placeholder="Search books"><button>Search</button></form>'
STARS = "".join(f'<a href="javascript:{{call}}({n})">{n}</a>' for n in range(1, 6))
#: Forms with nothing to fill in that a script sends, and links that look like a pager to it.
ACTING = [
    '<script>function rate(n){document.v.s.value=n;document.v.submit()}</script><form name="v" method="post">'
    '<input type="hidden" name="s" value="0"></form>' + STARS.format(call="rate"),
    '<script>function f(n){document.v.s.value=n;document.v.submit()}</script><form name="v" method="post">'
    '<input type="hidden" name="s" value="0"><input type="hidden" name="id" value="7"></form>' + STARS.format(call="f"),
    (
        '<form name="v"><input type="hidden" name="cmd" value="delete"><input type="hidden" name="pos" value="7"></form>'
        '<a href="javascript:document.v.submit()">Next</a>'
    ),
    '<script>function f(n){document.v.page.value=n;document.v.submit()}</script><form name="v" method="post">'
    '<input type="hidden" name="action" value="vote"><input type="hidden" name="page"></form>' + STARS.format(call="f"),
]


@pytest.mark.parametrize("more", ACTING)
async def test_a_script_that_rates_or_deletes_turns_no_page(tmp_path: Path, more: str) -> None:
    sent: set[str] = set()

    async def answer(request: web.Request) -> web.Response:
        sent.add(f"{request.method} {sorted({**request.query, **await request.post()})}")
        word = request.query.get("q", "").lower()
        found = [n for n, book in enumerate(BOOKS) if word and word in book[0].lower()][:SIZE]
        rows = "".join(f'<li><a href="/b/{n}">{BOOKS[n][0]}</a> by {BOOKS[n][1]}</li>' for n in found)
        return html(BOX + (f"<p>{len(found)} books found</p><ol>{rows}</ol>{more}" if found else "<p>No books.</p>"))

    async with answering(answer) as url:
        assert await harvested(url, tmp_path)
    assert sent == {"GET []", "GET ['q']"}


@pytest.mark.parametrize(
    "page",
    [
        '<input type="search" placeholder="Search books"><script>function add(i){location="/basket/add?id="+i}</script>',
        '<input type="search" placeholder="Search books"><script>function up(i){fetch("/api/vote?id="+i)}</script>',
        '<input type="search" name="q" placeholder="Search"><script>function f(i){fetch("/basket/add?q="+i)}</script>',
        '<script type="application/ld+json">{"@type":"SearchAction","target":"/i.php?action=delete&id=3&q={q}"}</script>',
        '<form role="search"><input type="hidden" name="action" value="logout"><input name="q"><button>Search</button></form>',
    ],
)
def test_no_search_acts(page: str) -> None:
    assert all(acts(form) for form in offered_forms(parse(page, "http://site.example/")))


@pytest.mark.parametrize(
    "page",
    [
        '<form action="/buy/search"><input name="q"></form>',
        '<form action="/cart.php"><input type="hidden" name="m" value="search_results"><input name="q"></form>',
        '<form action="/user/register"><input type="hidden" name="form_id" value="search_form"><input name="q"></form>',
    ],
)
def test_a_search_under_a_strange_address_is_one_all_the_same(page: str) -> None:
    assert [acts(form) for form in offered_forms(parse(page, "http://site.example/"))] == [False]


@pytest.mark.timeout(30)
def test_many_links_that_call_long_functions_are_read_once() -> None:
    function = "<script>function go(a){" + "b" * 1500 + "}</script>"
    form = '<form name="f"><input name="q"><input type="hidden" name="pos" value="1"></form>'
    page = parse(form + function + '<a href="javascript:go(3)">3</a>' * 2_000, "http://site.example/")
    assert list(sent_by_script(page, offered_forms(page))) == []


@pytest.mark.timeout(30)
def test_post_backs_outside_of_many_forms_find_theirs_once() -> None:
    forms = "".join(f'<form action="/x{n}"><input name="a"></form>' for n in range(8_000))
    links = "".join(f"<a href=\"javascript:__doPostBack('page{n}','')\">{n}</a>" for n in range(40_000))
    page = parse(forms + links, "http://site.example/")
    assert paging_controls(page, read_forms(page)) == ()  # none of them is the page's only form


PAGERS = [
    # a copy of the query and the page
    (
        '<script>function go(n){{document.nx.pg.value=n;document.nx.submit()}}</script><form name="nx" method="post" '
        'action="/find"><input type="hidden" name="q" value="{q}"><input type="hidden" name="order" value="asc">'
        '<input type="hidden" name="pg" value="{page}"></form>{links}'
    ),
    # the page alone, the query in a session
    (
        '<script>function go(n){{document.nx.no.value=n;document.nx.submit()}}</script><form name="nx" method="post" '
        'action="/find"><input type="hidden" name="no" value="{page}"></form>{links}'
    ),
    # a button without a name
    (
        '<form method="post" action="/find"><input type="hidden" name="q" value="{q}">'
        '<input type="hidden" name="no" value="{next}"><button>Next</button></form>'
    ),
]


@pytest.mark.parametrize("pager", PAGERS)
async def test_hidden_forms_that_carry_the_answer_turn_its_pages(tmp_path: Path, pager: str) -> None:
    kept = ""

    async def answer(request: web.Request) -> web.Response:
        nonlocal kept
        given = {**request.query, **await request.post()}
        kept = word = str(given.get("q", kept)).lower()
        number = int(str(given.get("pg", given.get("no", 1))))
        if request.path != "/find" or not word:
            return html(BOX.replace("<form", '<form method="post"'))
        found = [book for book in BOOKS if word in book[0].lower().split()]
        rows = "".join(
            f"<tr><td>{book[0]}</td><td>{book[1]}</td></tr>" for book in found[(number - 1) * 5 : number * 5]
        )
        pages = -(-len(found) // 5)
        links = "".join(f'<a href="javascript:go({n})">{n}</a> ' for n in range(1, pages + 1))
        turn = pager.format(q=word, page=number, next=number + 1, links=links) if number < pages else ""
        table = f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>{turn}"
        return html(BOX.replace("<form", '<form method="post"') + (table if rows else "<p>No books found.</p>"))

    async with answering(answer) as url:
        records = await harvested(url, tmp_path, budgets=Budgets(requests=60))
    turned = [line for line in lines(tmp_path / "audit.jsonl") if line["reason"] == "turns the page of an answer"]
    assert turned
    assert len(records) == len(BOOKS)


async def test_no_form_is_sent_where_robots_forbid_it_though_its_page_may_be_read(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return html(f"<h1>Catalogue of books</h1>{FORM}")

    async with answering(answer, robots="User-agent: *\nDisallow: /find\n") as url:
        records = await harvested(url, tmp_path)
    assert asked == ["/"] and not records
    told = lines(tmp_path / "audit.jsonl")
    assert told and not any(line["allowed"] for line in told)
    assert {line["reason"] for line in told} == {"robots.txt forbids it"}
