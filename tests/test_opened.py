"""Links whose script does nothing but open a page: read as text, as far as all of it can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.page import parse
from tests.handmade import answering, harvested, html

SCRIPTS = """<script>
function show(id) { window.open('/item?id=' + id, 'w', 'width=600,height=400'); }
function view(kind, id) { var url = "/view/" + kind + "/" + id; var w = window.open(url, "_blank"); w.focus(); return false; }
function go(id) { document.location.href = '/item?id=' + id; }
function twice(id) { window.open('/a?id=' + id); }
function twice(id) { window.open('/b?id=' + id); }
function rate(id) { $.post('/rate?id=' + id); }
function both(id) { $.post('/rate?id=' + id); window.open('/item?id=' + id); }
function count(id) { hits = hits + 1; window.open('/item?id=' + id); }
function secret(id) { window.open('/item?id=' + id + '&k=' + key); }
function perhaps(id) { if (id > 3) { window.open('/item?id=' + id); } }
</script>"""


def links(markup: str) -> list[str]:
    return [link.url for link in parse(f"<body>{SCRIPTS}{markup}</body>", "http://h.example/list/").links]


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("href='#' onclick=\"window.open('/item?id=5','w','width=600,height=400');return false;\"", "/item?id=5"),
        ("href='javascript:void(0)' onclick=\"window.open('item.php?id=5')\"", "/list/item.php?id=5"),
        ("href=\"javascript:window.open('/item/5', '_blank')\"", "/item/5"),
        ("onclick=\"location.href='/item/5'\"", "/item/5"),
        ('href="javascript:show(5)"', "/item?id=5"),
        ("href='#' onclick=\"return view('book', 5)\"", "/view/book/5"),
        ("href='#' onclick=\"go('A-7'); return false\"", "/item?id=A-7"),
    ],
)
def test_what_only_opens_a_page_is_a_link_to_it(link: str, address: str) -> None:
    assert links(f"<a {link}>The River</a>") == [f"http://h.example{address}"]


@pytest.mark.parametrize(
    "link",
    [
        'href="javascript:twice(5)"',
        'href="javascript:rate(5)"',
        'href="javascript:both(5)"',
        'href="javascript:count(5)"',
        'href="javascript:secret(5)"',
        'href="javascript:perhaps(5)"',
        'href="javascript:unknown(5)"',
        'href="javascript:show(this.id)"',
        "onclick=\"if (confirm('Sure?')) location.href='/item/5'\"",
        "onclick=\"vote(5); window.open('/item/5')\"",
        "onclick=\"window.open('/item/5'); window.open('/item/6')\"",
        "onclick=\"window.open('javascript:vote(5)')\"",
        "onclick=\"window.open('mailto:a@h.example')\"",
        "data-confirm='Really?' onclick=\"location.href='/item/5'\"",
        "data-method=delete onclick=\"location.href='/item/5'\"",
        'onclick="window.open()"',
        "onclick=\"x('/item/5')\"",
    ],
)
def test_what_does_anything_else_is_none(link: str) -> None:
    assert links(f"<a {link}>The River</a>") == []


def test_a_link_with_an_address_keeps_it() -> None:
    assert links("<a href=/item/4 onclick=\"window.open('/item/5')\">The River</a>") == ["http://h.example/item/4"]


def test_long_scripts_are_read_in_time() -> None:
    wide = "window.open(" + "'a'+" * 40_000
    assert links(f'<a href="javascript:{wide[:399]}">x</a><script>{"function f(a) {" * 9_000}{wide}</script>') == []


NOUNS = ("River", "Garden", "Winter", "House", "Island", "Stone", "Letter", "Night")
BOOKS = [f"The {one} and the {other}" for one in NOUNS for other in NOUNS if one != other]


async def test_own_pages_that_windows_open_tell_what_lists_do_not(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        if request.path == "/item":
            number = int(request.query["id"])
            told = f"<dt>Author<dd>Mara {NOUNS[number % 8]}<dt>Publisher<dd>Mill Press<dt>Year<dd>{1950 + number}"
            return html(f"<h1>{BOOKS[number]}</h1><dl>{told}</dl>", BOOKS[number])
        words = request.query.get("q", "").lower().split()
        found = [n for n, title in enumerate(BOOKS) if all(word in title.lower().split() for word in words)]
        form = "<form action=/find><label>Title <input name=q></label><button>Search</button></form>"
        if request.path != "/find":
            return html(f"<h1>Books of the town</h1>{form}")
        rows = "".join(
            f"<tr><td>{n}<td><a href='#' onclick=\"show({n});return false\">{BOOKS[n]}</a><td>Mara {NOUNS[n % 8]}"
            for n in found
        )
        script = "<script>function show(id) { window.open('/item?id=' + id, 'item', 'width=500'); }</script>"
        return html(f"{script}{form}<p>{len(found)} books</p><table><tr><th>No<th>Title<th>Author</tr>{rows}</table>")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert sorted(one["attributes"]["title"] for one in records) == sorted(BOOKS)
    assert all(one["attributes"].get("publisher") == "Mill Press" for one in records)
    assert all(str(one["url"]).startswith(f"{url}item?id=") for one in records)
