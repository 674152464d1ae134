# ruff: noqa: E501 (a page reads best as it is sent)
"""Pages that scripts drive: what leads on from them without a link, and what follows in a crawl."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from crawler.page import parse
from crawler.paging.pager import find_paging
from crawler.paging.scripted import scripted_next
from tests.handmade import answering, harvested, html

OWN = "http://site.example/find?q=red&sort="
WORDS = "Love Life World History Time Man Book Great Guide Night Girl War".split()
BOOKS = [(f"The {a} and the {b}", f"Mara {b}", str(1950 + n)) for n, a in enumerate(WORDS) for b in WORDS if a != b]
SIZE = 6


def leads(html: str, url: str = OWN) -> str | None:
    link = scripted_next(parse(f"<html><body>{html}</body></html>", url))
    return link.href if link is not None else None


@pytest.mark.parametrize(
    "element",
    [
        '<button hx-get="{}" hx-target="closest .more">Load more</button>',
        '<div hx-get="{}" hx-trigger="revealed" hx-swap="afterend"></div>',
        '<a href="#" data-next-url="{}">Mehr</a>',
        '<a href="javascript:more()" data-url="{}">More</a>',
        '<turbo-frame loading="lazy" src="{}"></turbo-frame>',
        '<li class="pager" data-href="{}">2</li>',
    ],
)
@pytest.mark.parametrize(
    "address",
    ["/find?q=red&sort=&page=2", "?page=2&q=red", "/parts/rows?q=red&page=2", "/find?q=red&model=&strona=2&part=1"],
)
def test_what_a_script_would_fetch_for_the_next_page(element: str, address: str) -> None:
    html = element.format(address.replace("&", "&amp;"))
    assert leads(html) == address


def test_a_number_of_any_name_that_is_the_next_leads_on_where_the_element_says_so() -> None:
    assert leads('<button data-url="?q=red&amp;nth=2&amp;part=1">Pokaż więcej</button>') == "?q=red&nth=2&part=1"
    assert leads('<div data-next="?q=red&amp;nth=2"></div>') == "?q=red&nth=2"
    assert leads('<button data-url="?q=red&amp;room=2">Room two</button>') is None


@pytest.mark.parametrize(
    "html",
    [
        '<button hx-post="/find?q=red&amp;page=2">More</button>',
        '<button hx-get="/find?q=blue&amp;page=2">Blue ones</button>',
        '<button hx-get="/shelf?page=2">Another list</button>',
        '<div data-url="/find?q=red&amp;sort=year">Sort by year</div>',
        '<div data-url="http://other.example/find?q=red&amp;page=2">Elsewhere</div>',
        '<img data-src="/find?q=red&amp;page=2">',
        '<a href="/book/1" data-url="/find?q=red&amp;page=2">A book</a>',
        '<button data-id="2">More</button>',
        '<button data-url="/find?q=red&amp;floor=2&amp;room=2">Upstairs</button>',
        '<button data-url="/find?q=red&amp;floor=1">Downstairs</button>',
    ],
)
def test_other_addresses_do_not_lead_on(html: str) -> None:
    assert leads(html) is None


def test_the_nearest_page_further_on_is_the_next() -> None:
    buttons = "".join(f'<button data-href="/find?q=red&amp;page={n}">{n}</button>' for n in (1, 2, 4, 5, 9))
    assert leads(buttons, "http://site.example/find?q=red&page=3") == "/find?q=red&page=4"
    assert leads(buttons, "http://site.example/find?q=red&page=9") is None


def test_links_go_before_what_scripts_fetch() -> None:
    rows = "<ul>" + "".join(f'<li><a href="/b/{n}">Book {n}</a> by A. Writer</li>' for n in range(8)) + "</ul>"
    script = '<button hx-get="/find?q=red&amp;page=2">Load more</button>'
    plain = '<p><a href="/find?q=red&amp;page=2&amp;view=list">Next page</a></p>'
    for content, wanted in ((script, "/find?q=red&page=2"), (script + plain, "/find?q=red&page=2&view=list")):
        page = parse(f"<html><body>{rows}{content}</body></html>", OWN)
        start = page.tree.find("ul")[0]
        found = find_paging(page, region=(start, page.tree.ends[start]))
        assert [link.href for link in found if link.kind == "next"] == [wanted]


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_address_is_survived(value: str, query: str) -> None:
    body = value.replace('"', "")
    found = scripted_next(parse(f'<p data-url="/{body}" hx-get="?{body}">x</p>', f"http://site.example/?{query}"))
    assert found is None or (found.kind == "next" and found.url.startswith("http"))


BOX = '<form action="/find"><input type="search" name="q" placeholder="Search"><button>Search</button></form>'


async def test_a_button_that_loads_more_is_followed(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        if request.path not in ("/find", "/rows"):
            return html(f"<h1>Library</h1>{BOX}")
        word, page = request.query.get("q", "").lower(), int(request.query.get("page", "1"))
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        part = found[(page - 1) * SIZE : page * SIZE]
        rows = "".join(
            f'<div class="hit"><h3>{title}</h3><div class="by">by {author}</div><div class="year">{year}</div></div>'
            for title, author, year in part
        )
        more = f'<button hx-get="/rows?q={word}&amp;page={page + 1}" hx-swap="outerHTML">Load more</button>'
        rows += more if page * SIZE < len(found) else ""
        if request.path == "/rows":
            return web.Response(text=rows, content_type="text/html")
        return html(f"{BOX}<p>{len(found)} books found</p>{rows}" if found else f"{BOX}<p>No books found.</p>")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _, _ in BOOKS}
    assert "/rows" in asked


LISTS = '<form action=""><input name="name" placeholder="Find list" aria-label="Find list"></form>'


async def test_a_box_that_answers_with_its_own_page_brings_no_records(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        if request.path == "/find":
            word = request.query.get("q", "").lower()
            found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
            rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author, _ in found)
            table = f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
            return html(BOX + (table if found else "<p>No books found.</p>"), "Search")
        facts = "<dl><dt>Title</dt><dd>New books</dd><dt>Category</dt><dd>inactive</dd><dt>Language</dt><dd>English</dd></dl>"
        return html(f"{BOX}<h1>Available lists</h1>{LISTS}{facts}", "Available lists")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    titles = [str(record["attributes"]["title"]) for record in records]
    assert set(titles) - {"New books", "Available lists"} == {title for title, _, _ in BOOKS}
    assert len(titles) <= len(BOOKS) + 1


async def test_a_database_is_walked_through_one_interface_at_a_time(tmp_path: Path) -> None:
    """The answer carries a second form for the same database, with more to set."""
    asked: list[tuple[bool, int]] = []
    kinds = "".join(
        f'<label><input type="checkbox" name="kind" value="{k}" checked>{k}</label>' for k in ("Book", "News")
    )
    second = f'<form action="/find"><input type="search" name="q"><input type="hidden" name="advanced" value="1">{kinds}<button>Search</button></form>'

    async def answer(request: web.Request) -> web.Response:
        if request.path != "/find":
            return html(f"<h1>Library</h1>{BOX}")
        word, page = request.query.get("q", "").lower(), int(request.query.get("page", "1"))
        advanced = "advanced" in request.query
        asked.append((advanced, page))
        found = [book for book in BOOKS if not word or word in " ".join(book).lower().split()]
        rows = "".join(
            f"<tr><td>{title}</td><td>{author}</td><td>{year}</td></tr>"
            for title, author, year in found[(page - 1) * SIZE : page * SIZE]
        )
        also = "&amp;advanced=1" if advanced else ""
        more = f'<a href="/find?q={word}{also}&amp;page={page + 1}">Next</a>' if page * SIZE < len(found) else ""
        table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>{more}"
        return html(second + (table if found else "<p>No books found.</p>"), "Search")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _, _ in BOOKS}
    assert len(asked) <= 2 * math.ceil(len(BOOKS) / SIZE)


@pytest.mark.parametrize("tag", ["button", "a"])
def test_a_picture_to_press_that_changes_another_number_leads_nowhere(tag: str) -> None:
    assert leads(f'<{tag} hx-get="/find?q=red&copies=2"><img src="plus.png"></{tag}>') is None
