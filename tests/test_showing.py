# ruff: noqa: E501 (a page reads best as it is sent)
"""Answers that only count what was found, and show it behind forms that scripts send."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import read_forms
from crawler.page import parse
from crawler.paging.calls import sent_plainly
from tests.handmade import answering, harvested, html

WORDS = "river love life world history time man book great guide night girl war".split()
BOOKS = [(f"The {word} of {other}", f"Mara {other.title()}") for word in WORDS for other in WORDS[:6] if word != other]
BOX = '<form method=post action="/index.cgi?level=first"><label>Title or author <input name="words"></label><input type=submit value="Search"></form>'


def behind(
    name: str, kind: str, word: str, count: int, action: str = "/index.cgi?level=second", says: str = "Show"
) -> str:
    return f"""<div><b>{kind}</b> {count} results <a href="javascript:document.forms['{name}'].submit()">{says}</a>
    <form name="{name}" method=post action="{action}"><input type=hidden name=words value="{word}"><input type=hidden name=kind value="{kind}"></form></div>"""


async def test_what_an_answer_only_counts_is_shown(tmp_path: Path) -> None:
    sent: list[tuple[str, str]] = []

    async def answer(request: web.Request) -> web.Response:
        if request.method != "POST":
            return html(f"<h1>Library</h1>{BOX}", "Library")
        data = await request.post()
        word, kind = str(data.get("words", "")), str(data.get("kind", ""))
        sent.append((request.path_qs, kind))
        found = [book for book in BOOKS if word.lower() in " ".join(book).lower().split()]
        titled = [book for book in found if word.lower() in book[0].lower().split()]
        if not found:
            return html(f"<p>No results found.</p>{BOX}", "Library")
        if request.query.get("level") == "first":
            basket = behind("basket", "Everything", word, 999, "/basket/add")
            kinds = behind("t", "Titles", word, len(titled)) + behind("a", "All fields", word, len(found))
            hold = behind("hold", "All", word, 888, says="Place hold") + behind(
                "mail", "All", word, 777, says="Email results"
            )
            return html(f"<h3>Results</h3>{kinds}{basket}{hold}{BOX}", "Library")
        rows = "".join(
            f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in (titled if kind == "Titles" else found)
        )
        return html(f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>{BOX}", "Library")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _ in BOOKS}
    assert {kind for _, kind in sent} == {"", "All fields"}
    assert not any("basket" in path for path, _ in sent)


def test_a_link_that_sets_something_sends_no_form_plainly() -> None:
    page = parse(
        '<form name=f><input type=hidden name=q value=x></form><a href="javascript:document.f.submit()">Show</a>'
        '<a href="javascript:document.f.q.value=2;document.f.submit()">2</a><a href="#" onclick="document.g.submit()">x</a>'
        '<a href="javascript:addToCart();document.f.submit()">Add</a>',
        "http://h.example/s",
    )
    forms = read_forms(page)
    assert [page.tree.text(node, 20) for node, _ in sent_plainly(page, forms)] == ["Show"]


@pytest.mark.parametrize(
    ("says", "unseen"),
    [
        ("Renew 12", ""),
        ("Mark 12", ""),
        ("12 likes", ""),
        ("+1", ""),
        ("Verlängern (12)", ""),
        ("Demander 12", ""),
        ("Ver 12 y reservar", ""),
        ("List 3 more for loan", ""),
        ("5", "<input type=hidden name=stars value=5>"),
        ("10", "<input type=hidden name=qty value=10>"),
        ("Show", "<input type=hidden name=seat value=12>"),
        ("Show", "<input type=hidden name=what value=delete>"),
        ("Show", "<input type=hidden name=what value=renew>"),
        ("Show", "<input type=hidden name=mode value=email>"),
        ("Show", "<input type=hidden name=btn value='Place hold'>"),
        ("Show", "<input type=hidden name=form_id value=user_logout_form>"),
    ],
)
async def test_what_does_something_is_not_shown(tmp_path: Path, says: str, unseen: str) -> None:
    sent: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        if request.method != "POST":
            return html(f"<h1>Library</h1>{BOX}", "Library")
        if request.query.get("level") == "second":
            sent.append(request.path_qs)
            return html("<p>Done.</p>", "Library")
        word = str((await request.post()).get("words", ""))
        form = behind("t", "Titles", word, 12, says=says).replace("</form>", f"{unseen}</form>")
        return html(f"<h3>Results</h3>{form}{BOX}", "Library")

    async with answering(answer) as url:
        await harvested(url, tmp_path)
    assert not sent


@pytest.mark.parametrize(
    "script",
    [
        "if (confirm('Sure?')) document.f.submit()",
        "mark(7); document.f.submit()",
        "document.f.action='/x';document.f.submit()",
    ],
)
def test_a_script_that_does_more_sends_no_form_plainly(script: str) -> None:
    page = parse(
        f'<form name=f><input type=hidden name=q value=x></form><a href="#" onclick="{script}">Show</a>',
        "http://h.example/s",
    )
    assert not list(sent_plainly(page, read_forms(page)))


@pytest.mark.parametrize(
    "script", ["javascript:void(document.f.submit())", "javascript:document.forms['f'].submit(); return false;"]
)
def test_a_script_that_only_sends_does_so_plainly(script: str) -> None:
    page = parse(
        f'<form name=f><input type=hidden name=q value=x></form><a href="{script}">Show</a>', "http://h.example/s"
    )
    assert len(list(sent_plainly(page, read_forms(page)))) == 1


async def test_records_that_forms_show_one_by_one_are_read_where_they_are_listed(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        data = await request.post()
        word = str(data.get("words", "")).lower()
        if "number" in data:
            return html("<h2>One of them</h2>", "Library")
        found = [book for book in BOOKS if word in " ".join(book).lower().split()] if word else []
        rows = "".join(
            f"""<tr><td>{title}</td><td>{author}</td><td><a href="javascript:document.forms['f{n}'].submit()">View {n}</a>
            <form name=f{n} method=post action="/index.cgi"><input type=hidden name=words value="{word}"><input type=hidden name=number value="{n}"></form></td></tr>"""
            for n, (title, author) in enumerate(found, 1)
        )
        box = BOX.replace("?level=first", "")
        return html(
            f"<table><tr><th>Title</th><th>Author</th><th></th></tr>{rows}</table>{box}" if found else box, "Library"
        )

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {str(record["attributes"]["title"]) for record in records} == {title for title, _ in BOOKS}
