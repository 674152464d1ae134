"""Forms that say themselves how many records they want at most: an answer of just so many, that states just that, is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import read_forms
from crawler.forms.choices import role, widest
from crawler.page import parse
from tests.handmade import answering, harvested, html

FIRST, LAST = (
    ("Old", "Quiet", "Last", "Small", "Green"),
    ("Bridge", "Time", "River", "World", "Garden", "Lamp", "Coast"),
)
BOOKS = [f"{one} {other}" for one in FIRST for other in LAST]


def site(most: int) -> web.StreamResponse:
    async def page(request: web.Request) -> web.StreamResponse:
        form = (
            "<form action=/find>Search the titles: <input name=q> Limit to <select name=maxrec>"
            f"<option>{most // 2}<option selected>{most}<option>90000</select> <button>Search</button></form>"
        )
        if "q" not in request.query:
            return html(f"<h1>Books</h1>{form}")
        words, size = request.query["q"].lower().split(), int(request.query["maxrec"])
        found = [one for one in BOOKS if all(word in one.lower().split() for word in words)][:size]
        if not found:
            return html(f"<p>Your search found no results.</p>{form}")
        rows = "".join(f"<tr><td><a href='/b/{BOOKS.index(one)}'>{one}</a></td><td>Ann Lee</td></tr>" for one in found)
        return html(f"<p>{len(found)} results</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>{form}")

    return page  # type: ignore[return-value]


@pytest.mark.parametrize("most", [10, 60])
async def test_what_lies_behind_the_limit_is_asked_for(tmp_path: Path, most: int) -> None:
    async with answering(site(most)) as url:  # type: ignore[arg-type]
        rows = await harvested(url, tmp_path)
    assert {row["attributes"]["title"] for row in rows} == set(BOOKS)


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ("<label>Limit to <select name=m><option>100<option>1000<option>250000</select></label>", "1000"),
        ("<label>Show <select name=per_page><option>10<option>50</select></label>", "50"),
        ("<label>Price up to <select name=max><option>1000<option>250000</select></label>", None),
        ("<label>Limit to <select name=m><option>9000<option>250000</select></label>", None),
    ],
)
def test_as_many_are_wanted_as_a_page_can_hold(choice: str, told: str | None) -> None:
    field = read_forms(parse(f"<form action=/f>{choice}<button>Search</button></form>", "http://s.example/"))[0].fields[
        0
    ]
    assert (widest(field, "size")[1] if role(field) == "size" else None) == told
