# ruff: noqa: E501 (a page reads best as it is sent)
"""Searches that a page offers without a form around them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from crawler.forms import offered_forms
from crawler.page import parse
from tests.handmade import answering, harvested, html

URL = "http://shop.example/shelf/?page=2"
BOX = '<div role="search"><input type="search" name="q" placeholder="Title, author"><button type="button">Go</button></div>'
BARE = '<p><input id="searchbox" placeholder="Search"><button onclick="{}">Go</button></p>'


def action(target: object, kind: str = "SearchAction") -> str:
    data = {"@graph": [{"@type": "WebSite", "potentialAction": [{"@type": kind, "target": target}]}]}
    return f'<script type="application/ld+json">{json.dumps(data)}</script>'


def offered(html: str, url: str = URL) -> list[tuple[str, list[tuple[str, str, str | None]]]]:
    """Action and fields of the forms of a page that have a box."""
    forms = offered_forms(parse(f"<html><body>{html}</body></html>", url))
    return [
        (form.action, [(one.name, one.control, one.value) for one in form.fields if one.name])
        for form in forms
        if any(one.control == "search" for one in form.fields)
    ]


@pytest.mark.parametrize(
    ("html", "place", "fields"),
    [
        (BOX + action("http://shop.example/find?q={search_term_string}"), "/find", [("q", "search", "")]),
        (action({"urlTemplate": "http://shop.example/find?lang=en&w={term}"}), "/find", [("w", "search", ""), ("lang", "hidden", "en")]),
        (BOX.replace("<div ", '<div data-url="/all/search" '), "/all/search", [("q", "search", "")]),
        (BOX + "<script>b.onclick = () => { location.href = '/find?kind=book&q=' + encodeURIComponent(v) }</script>", "/find", [("q", "search", ""), ("kind", "hidden", "book")]),
        (BOX + "<script>router.push(`/find?q=${value}`)</script>", "/find", [("q", "search", "")]),
        (BARE.format("location='find.php?kw='+searchbox.value"), "/shelf/find.php", [("kw", "search", "")]),
    ],
)  # fmt: skip
def test_a_search_without_a_form(html: str, place: str, fields: list[tuple[str, str, str | None]]) -> None:
    assert offered(html) == [(f"http://shop.example{place}", fields)]


def test_the_address_of_an_answer_tells_where_its_box_is_sent() -> None:
    answered = BOX.replace("name=", 'value="red" name=')
    assert offered(answered, "http://shop.example/find?q=red&page=2") == [
        ("http://shop.example/find", [("q", "search", "")])
    ]
    assert offered(answered, "http://shop.example/find?q=blue") == []


@pytest.mark.parametrize(
    "html",
    [
        BOX,
        BOX + "<script>fetch('/count?id=' + n)</script>",
        BOX + action("http://other.example/find?q={term}"),
        action("http://shop.example/find/{term}"),
        action("http://shop.example/find?q={term}", kind="ReadAction"),
        '<p><input name="email" placeholder="Your e-mail"></p><script>go("/letter?email=" + v)</script>',
        '<script type="application/ld+json">{"@type": "SearchAction", </script>',
    ],
)
def test_what_no_part_of_the_page_names_is_not_made_up(html: str) -> None:
    assert offered(html) == []


def test_a_form_that_searches_goes_before_what_is_declared() -> None:
    form = '<form action="/s"><input type="search" name="k"><button>Search</button></form>'
    assert offered(form + action("http://shop.example/find?q={term}")) == [
        ("http://shop.example/s", [("k", "search", "")])
    ]
    letter = '<form action="/letter" method="post"><input type="email" name="mail"><button>Send</button></form>'
    assert [place for place, _ in offered(letter + action("http://shop.example/find?q={term}"))] == [
        "http://shop.example/find"
    ]


@given(
    st.text(max_size=80),
    st.recursive(
        st.text(max_size=8), lambda one: st.lists(one) | st.dictionaries(st.sampled_from(["@type", "target", "x"]), one)
    ),
)
def test_any_page_is_survived(text: str, data: object) -> None:
    script = text.replace("<", "")
    ld = json.dumps([data, "SearchAction"]).replace("<", "")
    boxed = offered(f'{BOX}<script>{script}</script><script type="application/ld+json">{ld}</script>')
    assert all(place.startswith("http") for place, _ in [*boxed, *offered(action(data))])


WORDS = "Love Life World History Time Man Book Great Guide Night Girl War".split()
BOOKS = [(f"The {a} and the {b}", f"Mara {b}", str(1950 + n)) for n, a in enumerate(WORDS) for b in WORDS if a != b]


async def test_a_shop_without_forms_is_harvested_through_its_declared_search(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        head = BOX + action(f"{request.url.origin()}/find?q={{search_term_string}}")
        word = request.query.get("q", "").lower()
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        rows = "".join(
            f'<li class="card"><h3>{title}</h3><p class="by">{author}</p><p class="year">{year}</p></li>'
            for title, author, year in found
        )
        if request.path != "/find":
            return html(f"{head}<h1>Second-hand books</h1>")
        return html(head + (f"<p>{len(found)} books</p><ul>{rows}</ul>" if found else "<p>No books found.</p>"))

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _, _ in BOOKS}
