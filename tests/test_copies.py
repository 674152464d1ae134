"""Another view of a database that was read to its end (an index, a mirror) adds no records; what it lacked does."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone".split()
NAMES = "Ann Lee,Bo Sand,Cy Mill,Dee Ray,Ed Fox,Flo Hart,Gus Park".split(",")
PRESSES = ("Old Press", "Harbour Books", "Vale")


def books(first: int, count: int) -> list[tuple[int, str, str, str]]:
    """Books of which several have one title, so that their names alone do not tell that they are the same."""
    return [
        (n, f"The {NOUNS[n % 10]}{' again' * (n // 10 % 2)}", NAMES[n % 7], str(1950 + n % 50))
        for n in range(first, first + count)
    ]


HELD, OTHERS = books(1, 60), books(200, 12)


def table(rows: list[tuple[int, str, str, str]], place: str, *, years: bool = True) -> str:
    cells = "".join(
        f'<tr><td><a href="{place}/{n}">{n}</a></td><td>{title}</td><td>{author}</td><td>{PRESSES[n % 3]}</td>'
        f"{f'<td>{year}</td>' * years}</tr>"
        for n, title, author, year in rows
    )
    heads = "".join(f"<th>{name}</th>" for name in ("Number", "Title", "Author", "Publisher", *["Year"] * years))
    return f"<table><tr>{heads}</tr>{cells}</table>"


async def page(request: web.Request) -> web.Response:
    form = '<form action="/search"><input name="q"><button>Search</button></form>'
    menu = '<p><a href="/numbers">Rows by number</a> <a href="/donated">Donated books</a></p>'
    place = request.path
    if place == "/search":
        asked = request.query.get("q", "").casefold().split()
        found = [book for book in HELD if all(word in " ".join(map(str, book)).casefold() for word in asked)]
        said = f"<p>{len(found)} books found</p>{table(found, '/book')}" if found else "<p>No books found.</p>"
        return html(f"{form}{said}")
    if place == "/numbers":
        return html(f"<h1>Index</h1>{table(HELD[:40], '/number-row', years=False)}")
    if place == "/donated":
        return html(f"<h1>Donated</h1>{table(OTHERS, '/gift')}")
    number = int(place.rpartition("/")[2]) if place.rpartition("/")[2].isdigit() else 0
    for n, title, author, year in (*HELD, *OTHERS):
        if n == number:
            dated = "" if "number-row" in place else f"<dt>Year</dt><dd>{year}</dd>"
            facts = f"<dl><dt>Author</dt><dd>{author}</dd>{dated}</dl>"
            return html(f"<h1>{title}</h1>{facts}", title)
    return html(f"<h1>Books</h1>{menu}{form}")


async def test_another_view_of_what_is_here_adds_nothing(tmp_path: Path) -> None:
    async with answering(page) as url:
        records = await harvested(url, tmp_path, via="both")
    told = sorted(tuple(str(one["attributes"].get(name)) for name in ("title", "author", "year")) for one in records)
    assert told == sorted(book[1:] for book in (*HELD, *OTHERS))
    assert not [one["url"] for one in records if one["url"] and "number-row" in one["url"]]
