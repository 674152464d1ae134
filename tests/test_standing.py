"""The latest entries beside every answer: a longer list than what was asked for, and the same on every page."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.page import parse
from crawler.results.memory import Memory
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS for b in WORDS if a != b]
BOX = '<form action="/"><input name="q" type="search"><input type="submit" value="Search"></form>'
LATEST = "".join(
    f'<li><a href="/day/{n}">2020-05-{n + 1:02}</a><ul class=items><li><a href="/day/{n}#p1">1</a>. {title}</ul>'
    for n, (title, _) in enumerate(BOOKS[:30])
)


def answer(found: list[tuple[str, str]]) -> str:
    rows = "".join(
        f'<dt><a href="/day/{BOOKS.index(book)}#p1">{book[0]}</a><dd>Author: {book[1]}. Read in two evenings. Lent at once.'
        for book in found
    )
    return f"{BOX}<dl class=search-result>{rows}</dl><ul class=recent>{LATEST}</ul>"


async def test_answers_beside_the_latest_entries_are_found(tmp_path: Path) -> None:
    async def site(request: web.Request) -> web.Response:
        asked = request.query.get("q", "").casefold()
        found = [book for book in BOOKS if asked and asked in " ".join(book).casefold()][:40]
        return html(answer(found) if found else f"{BOX}<p>0 hits.</p><ul class=recent>{LATEST}</ul>")

    async with answering(site) as url:
        rows = await harvested(url, tmp_path)
    told = {row["attributes"].get("title") for row in rows} & {title for title, _ in BOOKS}
    assert len(told) >= 2 * 30


def test_a_list_is_the_page_s_until_others_stood_beside_it() -> None:
    memory, matcher = Memory(), Matcher(load_domain("books"))
    counts = []
    for n in range(8):
        page = parse(
            f"<title>Diary</title><body>{answer(BOOKS[40 + 4 * n : 44 + 4 * n])}", f"http://site.example/?q={n}"
        )
        counts.append(len(memory.read(page, matcher)[0].records))
    assert counts[0] == 30
    assert counts[-1] == 4


def test_a_list_that_stands_alone_on_every_page_stays() -> None:
    memory, matcher = Memory(), Matcher(load_domain("books"))
    for n in range(8):
        page = parse(f"<title>Diary</title><body>{BOX}<p>Day {n}</p><ul>{LATEST}</ul>", f"http://site.example/?q={n}")
        assert len(memory.read(page, matcher)[0].records) == 30
