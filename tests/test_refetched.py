"""Forms whose token is good for one question: the page that they came from is asked for again, not where they are sent to."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

KINDS = ("Poems", "Plays", "Letters")
BOOKS = [(f"{one} {other}", KINDS[n % 3]) for n, one in enumerate(("Grey", "Lost", "Tall", "Wide")) for other in "ABC"]


async def test_the_page_of_a_form_is_not_where_its_answers_came_from(tmp_path: Path) -> None:
    tokens: set[str] = set()
    numbers = count()
    entered: list[str] = []

    def form() -> str:
        tokens.add(token := f"t{next(numbers)}")
        options = "".join(f"<option>{one}</option>" for one in KINDS)
        return (
            f'<form action="/run" method=post><input type=hidden name=token value={token}><label>Category '
            f'<select name=kind><option value="">Any</option>{options}</select></label><button>Search</button></form>'
        )

    async def page(request: web.Request) -> web.StreamResponse:
        if request.path == "/search":
            return html(f"<h1>Search books</h1>{form()}")
        if request.path != "/run" or request.method != "POST":
            entered.append(request.path)
            return html("<h1>Books</h1><a href=/search>Search</a>")
        sent = await request.post()
        if sent.get("token") not in tokens:
            return html("<p>Your session has expired.</p>")
        tokens.discard(str(sent.get("token")))
        found = [book for book in BOOKS if sent.get("kind") == book[1]]
        if not found:  # only here the form stands beside the answer
            return html(f"{form()}<p>Please choose a category.</p>")
        rows = "".join(f"<tr><td>{title}</td><td>{kind}</td></tr>" for title, kind in found)
        return html(f"<p>{len(found)} books</p><table><tr><th>Title</th><th>Category</th></tr>{rows}</table>")

    async with answering(page) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"]["category"]) for row in rows} == set(BOOKS)
    assert "/run" not in entered
