"""A knowledge base whose sidebar links every page on every page: the menu is no answer, and a page read tells more."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love life world history time man book great guide night".split()
BOOKS = {
    f"/page/the-{word}-of-{other}": (
        f"The {word.title()} of the {other.title()} and the Other Stories of a Long Summer",
        f"Mara {other.title()}berg",
    )
    for word in WORDS
    for other in WORDS
    if word != other
}
MENU = "".join(f'<li class="page"><a href="{address}">{title}</a></li>' for address, (title, _) in BOOKS.items())
BOX = '<form action="/"><input type="search" name="search" value="{}" placeholder="Search the knowledge base"></form>'


def facts(author: str, number: int) -> str:
    return f"<p>Author: {author}</p><p>Publisher: North Press</p><p>Year: {1950 + number % 70}</p>"


async def answer(request: web.Request) -> web.Response:
    word = request.query.get("search", "")
    if request.path in BOOKS:
        title, author = BOOKS[request.path]
        content = f"<article><h1>{title}</h1>{facts(author, len(request.path))}</article>"
    elif not word:
        content = "<p>Welcome to the books of the house.</p>"
    else:
        found = [
            f'<div class="page"><h2 class="page-title"><a href="{address}">{title}</a></h2>'
            f'<div class="page-excerpt">{facts(author, len(address))}</div></div>'
            for address, (title, author) in BOOKS.items()
            if word.lower() in f"{title} {author} North Press".lower().split()
        ]
        nothing = f'<p class="nothing-found">Nothing found for "{word}"</p>'
        content = f"<h3>Search results for: {word}</h3>{''.join(found) or nothing}"
    return html(f'{BOX.format(word)}<div><ul class="menu">{MENU}</ul></div><div class="col">{content}</div>', "Docs")


@pytest.mark.parametrize("via", ["forms", "both"])
async def test_a_menu_of_everything_hides_nothing(tmp_path: Path, via: str) -> None:
    async with answering(answer) as url:
        records = await harvested(url, tmp_path, via=via)
    told = {str(record["attributes"]["title"]): record["attributes"].get("author") for record in records}
    assert set(told) >= {title for title, _ in BOOKS.values()}
    assert sum(told[title] == author for title, author in BOOKS.values()) >= 0.98 * len(BOOKS)
