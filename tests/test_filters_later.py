"""Lists whose filters a script adds one by one: the form has nothing to fill in, and as it is shows everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge
from tests.handmade import answering, harvested, html

BOOKS = [
    (f"The {word}", f"Ann {word}", str(1960 + n))
    for n, word in enumerate("Sea Sky Ice Oak Elm Fog Sun Owl".split() * 4)
]
SIZE = 10
FILTERS = """<form id="filters" method="get"><div><button type="button">Add filter</button><ul>
<li><a href="#" name="title">Title</a></li><li><a href="#" name="author">Author</a></li></ul></div>
<table class="filters"><tbody></tbody></table><button type="submit">Search <i class="icon"></i></button></form>"""


async def shelf(request: web.Request) -> web.Response:
    if request.path != "/books/":
        return html('<h1>Library</h1><a href="/books/">Search the books</a>')
    start = SIZE * int(request.query.get("page", "0"))
    rows = "".join(
        f'<tr><td><a href="/show/{start + n}">{title} {start + n}</a></td><td>{author}</td><td>{year}</td></tr>'
        for n, (title, author, year) in enumerate(BOOKS[start : start + SIZE])
    )
    further = f'<a href="/books/?page={start // SIZE + 1}">Next</a>' if start + SIZE < len(BOOKS) else ""
    table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>"
    return html(f"<h1>Books</h1>{FILTERS}<p>Record count: {len(BOOKS)}</p>{table}{further}")


async def test_a_list_whose_filters_come_by_script_is_asked_for_everything(tmp_path: Path) -> None:
    async with answering(shelf) as url:
        records = await harvested(url, tmp_path)
    told = {(r["attributes"]["title"], r["attributes"]["author"], r["attributes"]["year"]) for r in records}
    assert told == {(f"{title} {n}", author, year) for n, (title, author, year) in enumerate(BOOKS)}


@pytest.mark.parametrize(
    ("form", "allowed"),
    [
        ("<form><button>Search</button></form>", True),
        ("<form method=post><button>Search</button></form>", False),
        ("<form action=/all><button>Search</button></form>", False),
        ("<form><input type=hidden name=go value=1><button>Search</button></form>", False),
        ("<form><button>Save</button></form>", False),
        ("<form><button type=button>Add filter</button></form>", False),
    ],
)
def test_only_a_form_that_asks_its_own_page_to_search_is_sent_empty(form: str, allowed: bool) -> None:
    (found,) = read_forms(parse(form, "http://h.example/books/"))
    judgement = judge(found, Verdict("search", True, 0.95))
    assert judgement.allowed is allowed
    assert allowed or judgement.reason == "it has nothing to fill in"
