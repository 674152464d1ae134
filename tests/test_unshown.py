# ruff: noqa: E501 (a page reads best as it is sent)
"""A choice that always has one option set, on a site that wants another choice made as well: what is found beside the given
option is all of that one, and the others are asked for too."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html
from tests.test_manners import BOOKS, SHELVES

SIZE = 8
WAYS = {"sale": BOOKS[:50], "loan": BOOKS[50:]}
CHOICES = "<label><input type=radio name=way value=sale checked> Buy</label><label><input type=radio name=way value=loan> Borrow</label>"
OPTIONS = "".join(f"<option>{one}</option>" for one in SHELVES)
FORM = f'<form action="/find">{CHOICES}<select name=shelf><option value="">Choose a library</option>{OPTIONS}</select><button>Search books</button></form>'


async def shelved(request: web.Request) -> web.StreamResponse:
    """A search of ninety books, for sale or on loan, that wants a library chosen."""
    asked = request.query
    if request.path != "/find":
        return html(f"<h1>Books</h1>{FORM}")
    if not asked.get("shelf"):
        return html(f"<p>Please choose a library.</p>{FORM}")
    books = WAYS[asked.get("way", "sale")]
    found = [book for n, book in enumerate(books) if SHELVES[n % 3] == asked["shelf"]]
    first = SIZE * (int(asked.get("page", "1")) - 1)
    rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found[first : first + SIZE])
    more = request.rel_url.update_query(page=str(first // SIZE + 2))
    onward = f'<a href="{more}">Next</a>' if first + SIZE < len(found) else ""
    table = f"<table><tr><th>Title<th>Author<th>Year</tr>{rows}</table>"
    return html(f"<p>{len(found)} books found</p>{table}{onward}{FORM}")


async def test_every_option_of_a_choice_that_is_always_made_is_asked_for(tmp_path: Path) -> None:
    async with answering(shelved) as url:
        records = await harvested(url, tmp_path)
    told = {tuple(one["attributes"].get(name) for name in ("title", "author", "year")) for one in records}
    assert told == {tuple(book) for book in BOOKS}
