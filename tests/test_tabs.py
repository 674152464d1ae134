"""Facts behind the tabs of a page are facts of the page."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.tabs import behind_tabs
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = load_domain("books")
FIRST = "<dl><dt>Author<dd>Ann Lee</dl>"
SECOND = "<dl><dt>Publisher<dd>Mill Press<dt>Year<dd>1999</dl>"


def told(body: str) -> dict[str, str]:
    page = parse(
        f"<!doctype html><title>The River Songs</title><body><h1>The River Songs</h1>{body}", "http://h.example/b/5"
    )
    (record,) = extract_records(page, matcher=Matcher(BOOKS)).records
    return {field.attribute: field.value for field in record.fields if field.attribute}


def panels(tabs: str, hidden: str = "style='display: none'", second: str = SECOND) -> str:
    return f"{tabs}<div id=t1>{FIRST}</div><div id=t2 {hidden}>{second}</div>"


LINKS = "<ul class=tabs><li><a href='#t1'>Details</a><li><a href='#t2'>Publication</a></ul>"
BUTTONS = "<p><button data-target='#t1'>Details</button><button data-target='#t2'>Publication</button></p>"
NAMED = "<ul><li data-tab=t1>Details<li data-tab=t2>Publication</ul>"


@pytest.mark.parametrize("tabs", [LINKS, BUTTONS, NAMED])
@pytest.mark.parametrize("hidden", ["style='display: none'", "hidden"])
def test_what_stands_behind_a_tab_is_read(tabs: str, hidden: str) -> None:
    assert told(panels(tabs, hidden)) == {
        "title": "The River Songs", "author": "Ann Lee", "publisher": "Mill Press", "year": "1999",
    }  # fmt: skip


@pytest.mark.parametrize(
    "body",
    [
        panels("<p><a href='#t2'>Publication</a></p>"),  # no tab for what is shown
        panels("<p><a href='#t1'>Details</a></p><p><a href='#t2'>Publication</a></p>"),  # apart
        panels(LINKS, second=f"<form><input name=q>{SECOND}</form>"),
        panels(LINKS, second=SECOND + "".join(f"<p><a href=/b/{n}>Book {n}</a>" for n in range(12))),
        panels("<ul><li><a href=/t1>Details</a><li><a href=/t2>Publication</a></ul>"),
        f"<div id=t1>{FIRST}{LINKS}</div><div id=t2 hidden>{SECOND}</div>",  # the tabs stand in one of the parts
    ],
)
def test_what_is_hidden_otherwise_is_not(body: str) -> None:
    assert set(told(body)) == {"title", "author"}


def test_few_parts_and_many_are_told_in_time() -> None:
    many = "".join(f"<a href='#t{n}'>x</a>" for n in range(3_000)) + "".join(
        f"<div id=t{n}>y</div>" for n in range(3_000)
    )
    assert not behind_tabs(parse(f"<body>{many}", "http://h.example/").tree)
