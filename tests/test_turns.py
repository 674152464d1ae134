# ruff: noqa: E501 (a page reads best as it is sent)
"""Several interfaces on one site: one that gives nothing is left, and the next has its turn."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "love life world history time man book great guide night girl war".split()
BOOKS = [(f"The {word} of {other}", f"Mara {other.title()}") for word in WORDS for other in WORDS if word != other]
#: Looks like the better interface (two attributes and a choice), and never finds anything.
BARREN = """<form action="/shelf"><label>Title <input name="t"></label> <label>Author <input name="a"></label>
<label>Publisher <select name="p"><option value="">any</option><option>North</option><option>South</option></select></label><button>Find</button></form>"""
BOX = '<form action="/s" method="get"><input type="search" name="q" placeholder="Search"><button>Search</button></form>'


async def answer(request: web.Request) -> web.Response:
    content = "<h1>Library</h1>"
    if request.path == "/shelf":
        content = "<p>No books found.</p>"
    elif request.path == "/s":
        word = request.query.get("q", "").lower()
        found = [book for book in BOOKS if word and word in " ".join(book).lower().split()]
        rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
        content = (
            f"<p>{len(found)} books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>"
            if found
            else "<p>No results found.</p>"
        )
    return html(f"{content}{BARREN}{BOX}", "Library")


async def test_an_interface_that_gives_nothing_does_not_take_the_next_one_along(tmp_path: Path) -> None:
    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    titles = {str(record["attributes"]["title"]) for record in records}
    assert titles == {title for title, _ in BOOKS}


ALONE = [("Time", "Ann Lee"), ("The History", "Bo Sand"), ("A World", "Cy Mill"), ("Life", "Dee Ray")]
LOVED = [(f"Love of {word.title()}", "Jane Doe") for word in ("Rivers", "Stones", "Birds", "Bread", "Trains", "Snow")]


async def plain(request: web.Request) -> web.Response:
    """A box whose form holds the answers too, as bare links, without a word on how many there are."""
    books = LOVED + ALONE
    word = request.query.get("q", "").lower()
    found = [n for n, book in enumerate(books) if word and word in " ".join(book).lower().split()]
    content = "<h1>Notes</h1>"
    if request.path.startswith("/title/"):
        title, author = books[int(request.path.rpartition("/")[2])]
        content = f"<h2>{title}</h2><ul><li>Author: {author}</li><li>Publisher: North</li></ul>"
    elif request.path == "/search/":
        links = "".join(f'<p><a href="/title/{n}">{books[n][0]}</a></p>' for n in found) or "<p>No results found.</p>"
        content = f'<form action="." method="get"><table><tr><th><label for="q">Search:</label></th><td><input type="search" id="q" name="q"></td></tr><tr><td></td><td><input type="submit" value="Search"></td></tr></table>{f"<h3>Results</h3>{links}" if word else ""}</form>'
    else:
        content += '<a href="/search/">Search</a>'
    return html(content, "Notes")


async def test_a_lone_answer_is_known_by_where_it_leads(tmp_path: Path) -> None:
    async with answering(plain) as url:
        records = await harvested(url, tmp_path)
    titles = {str(record["attributes"]["title"]) for record in records}
    assert titles >= {title for title, _ in LOVED}
    assert len(titles & {title for title, _ in ALONE}) >= 3
    assert titles <= {title for title, _ in LOVED + ALONE}
