"""Radio buttons of which one always is pressed: what the others show is asked for as well."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS for b in WORDS if a != b]


def form(*, every: bool) -> str:
    any_one = "<label><input type=radio name=state value=all checked>All</label>" if every else ""
    pressed = "" if every else " checked"
    return (
        '<form action="/list"><label>Title <input type="text" name="title"></label>'
        f"<p>State</p>{any_one}<label><input type=radio name=state value=c{pressed}>Current</label>"
        "<label><input type=radio name=state value=w>Withdrawn</label><button>Search the books</button></form>"
    )


async def crawled(tmp_path: Path, *, every: bool) -> tuple[set[str], int]:
    asked = 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal asked
        asked += 1
        box = form(every=every)
        if request.path != "/list":
            return html(f"<h1>Welcome</h1>{box}<p>Find a book.</p>")
        sought, state = request.query.get("title", "").lower(), request.query.get("state", "c")
        found = [
            (title, who)
            for n, (title, who) in enumerate(BOOKS)
            if sought in title.lower() and (state == "all" or (n % 2 == 0) == (state == "c"))
        ]
        rows = "".join(f"<tr><td>{title}<td>{who}" for title, who in found)
        table = (
            f"<p>{len(found)} books found</p><table><tr><th>Title<th>Author{rows}</table>"
            if found
            else "<p>Nothing found.</p>"
        )
        return html(f"{box}{table}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    return {str(record["attributes"]["title"]) for record in records}, asked


async def test_what_the_button_that_is_not_pressed_shows_is_found(tmp_path: Path) -> None:
    found, _ = await crawled(tmp_path, every=False)
    assert found == {title for title, _ in BOOKS}


async def test_where_a_button_shows_all_the_others_are_hardly_asked(tmp_path: Path) -> None:
    found, asked = await crawled(tmp_path, every=True)
    assert found == {title for title, _ in BOOKS}
    assert asked <= 12
