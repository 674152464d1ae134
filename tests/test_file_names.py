# ruff: noqa: E501 (a page reads best as it is sent)
"""Lists that call records by the names of their files, extracts that run labels and values together, and own pages with
the whole name in their title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiohttp import web

from crawler.harvest.own import _titled
from crawler.harvest.spelling import spells
from crawler.models import FieldValue, Record
from crawler.page import parse
from crawler.results import extract_records
from crawler.results.headings import name_of
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from knowledge.similarity import fold
from tests.handmade import answering, harvested, html

BOOKS = Matcher(load_domain("books"))
SHELF = [
    ("Anil's Ghost", "Mara Ann", "Vintage Books"),
    ("Atonement : A Novel", "Ian Cole", "Anchor"),
    ("Love, Medicine & Luck (Old Tales, Book 2)", "Bo Sand", "Random House"),
    ("The Hitch-Hiker", "Cy Mill", "Plume Books"),
    ("O'Hara's Choice", "Dee Ray", "Harper"),
    ("How the Irish Kept It: The Untold Story of a Small Island", "Eve Low", "Bantam Books"),
    ("Bread - and Salt", "Flo Dahl", "Anchor"),
    ("The Last 'Tram'", "Gus Fink", "Vintage Books"),
    ("The Forbidden Way", "Hal Orr", "Penguin"),
]


def plain(title: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "_", title)[:40]


def extract(n: int) -> str:
    _, author, press = SHELF[n]
    return f"Author: {author} Year: {1980 + n} Publisher: {press} ISBN: 978000000{n:04d} ..."


async def wiki(request: web.Request) -> web.Response:
    box = '<form method="get" action="/find"><input name="q" placeholder="search"></form>'
    if request.path == "/find":
        words = request.query.get("q", "").lower().split()
        found = [n for n, book in enumerate(SHELF) if not words or words[0] in " ".join(book).lower()]
        hits = "".join(
            f'<tr><td><b><a href="/{plain(SHELF[n][0])}/">{plain(SHELF[n][0]).replace("_", " ")}</a></b><br><small>{extract(n)}</small></td></tr>'
            for n in found
        )
        return html(
            f"{box}<p>{len(found)} matches</p><table>{hits}</table>" if found else f"{box}<p>No results found.</p>"
        )
    for n, (title, author, press) in enumerate(SHELF):
        if request.path.strip("/") == plain(title):
            facts = f"<ul><li>Author: {author}</li><li>Year: {1980 + n}</li><li>Publisher: {press}</li></ul>"
            return html(
                f'<div><span class="path"><a href="/">Shelf</a>/</span> <span class="title">\n{title}\n</span></div>{facts}',
                title,
            )
    return html(f"{box}<h1>Shelf</h1>", "Shelf")


async def test_the_own_page_has_the_name_that_a_list_calls_by_its_file(tmp_path: Path) -> None:
    async with answering(wiki) as url:
        records = await harvested(url, tmp_path)
    told = {(r["attributes"]["title"], r["attributes"]["author"], r["attributes"]["publisher"]) for r in records}
    assert told == set(SHELF)


async def shelf(request: web.Request) -> web.Response:
    """A site whose list and own pages call each book by a name without spaces first, its heading by the title."""
    box = '<form method="get" action="/find"><input name="q" placeholder="search"></form>'
    names = [plain(title).lower() for title, _, _ in SHELF]
    if request.path == "/find":
        words = request.query.get("q", "").lower().split()
        found = [n for n, book in enumerate(SHELF) if not words or words[0] in " ".join(book).lower()]
        hits = "".join(f'<dt><a href="/b/{names[n]}">{names[n]}</a></dt><dd>... {SHELF[n][2]} ...</dd>' for n in found)
        return html(f"{box}<p>{len(found)} hits</p><dl>{hits}</dl>" if found else f"{box}<p>No results found.</p>")
    for n, (title, author, press) in enumerate(SHELF):
        if request.path == f"/b/{names[n]}":
            facts = (
                f"<table><tr><th>Author</th><td>{author}</td></tr><tr><th>Publisher</th><td>{press}</td></tr></table>"
            )
            return html(f"<div><span>b:{names[n]}</span></div><h1>{title}</h1>{facts}", f"b:{names[n]} [Shelf]")
    return html(f"{box}<h1>Shelf</h1>", "Shelf")


async def test_the_heading_of_the_own_page_is_the_name_that_a_list_writes_without_spaces(tmp_path: Path) -> None:
    async with answering(shelf) as url:
        records = await harvested(url, tmp_path)
    told = {(r["attributes"]["title"], r["attributes"]["author"], r["attributes"]["publisher"]) for r in records}
    assert told == set(SHELF)


def test_a_label_is_as_long_as_all_records_say_it() -> None:
    rows = "".join(
        f'<tr><td><b><a href="/{n}">{SHELF[n][0]}</a></b><br><small>{extract(n)}</small></td></tr>'
        for n in range(len(SHELF))
    )
    records = extract_records(
        parse(f"<p>8 books found</p><table>{rows}</table>", "http://h/s?q=x"), matcher=BOOKS
    ).records
    told = [next(f.value for f in record.fields if f.attribute == "publisher") for record in records]
    assert told == [press for _, _, press in SHELF]
    long = "".join(
        f"<tr><td><b><a href='/{n}'>{SHELF[n][0]}</a></b><br><small>Author: {SHELF[n][1]} Publication year: {1980 + n}</small></td></tr>"
        for n in range(len(SHELF))
    )
    records = extract_records(
        parse(f"<p>8 books found</p><table>{long}</table>", "http://h/s?q=x"), matcher=BOOKS
    ).records
    assert [next(f.value for f in r.fields if f.attribute == "author") for r in records] == [b[1] for b in SHELF]


@pytest.mark.parametrize(
    ("title", "body", "name"),
    [
        ("Atonement : A Novel", "<span>\nAtonement :  A Novel </span>", "Atonement : A Novel"),
        ("Atonement - Shelf", "<h2>Atonement</h2><p>Shelf</p>", "Atonement"),
        ("Atonement : A Novel | Shelf", "<p>x</p>", "Atonement"),
        ("Atonement", "<p>x</p>", "Atonement"),
    ],
)
def test_a_page_title_is_whole_where_the_page_shows_it_so(title: str, body: str, name: str) -> None:
    assert name_of(parse(f"<title>{title}</title><body>{body}", "http://h/")) == name


@pytest.mark.parametrize(
    ("name", "listed", "full"),
    [
        ("Anil's Ghost", "Anil s Ghost", True),
        ("How the Irish Kept It: The Untold Story", "How the Irish Kept It The Untold", True),
        ("A Very Long Name of Something Wonderful", "A Very Long Name of Somethi", True),
        ("Dune by Frank Herbert", "Dune", False),
        ("A Very Long Name of Something by Ann Lee", "A Very Long Name of Something", False),
        ("Anil s Ghost", "Anil's Ghost", False),
        ("The Last Tram.", "The Last Tram", False),
        ("Other", "Another", False),
        ("Anil's Ghost", "anil_s_ghost", True),
        ("Stratford-on-Avon", "stratford_on_avon", True),
        ("stratford_on_avon", "Stratford-on-Avon", False),
        ("Fire and Water", "FireAndWater", True),
        ("fire-and-water", "Fire and Water", False),
        ("Fire and Water", "Fire-and-Wat", False),
        ("Dune by Frank Herbert", "dune", False),
        ("The Silent Garden", "the_silent_garden_12", True),
        ("The Silent Garden", "the-silent-garden-12", True),
        ("The Silent Garden", "silent_garden_12", False),
        ("The Silent Garden", "The Silent Garden 12", False),
    ],
)
def test_a_name_with_signs_is_fuller_than_one_without(name: str, listed: str, full: bool) -> None:
    assert spells(name, [fold(listed)]) is full


async def blog(request: web.Request) -> web.Response:
    """Entries whose heading is a link in a header of their own, with a form for comments below."""
    box = '<form action="/" method="get"><input type="search" name="term" placeholder="Search"></form>'
    side = "<aside><h3>Archives</h3><ul><li><a href='/2019'>2019</a></li></ul></aside>"

    def entry(n: int) -> str:
        title, author, press = SHELF[n]
        facts = f"<ul><li>Author: {author}</li><li>Year: {1980 + n}</li><li>Publisher: {press}</li></ul>"
        head = f'<header><h2><a href="/archives/{n}.html">{title}</a></h2><span>Posted by <a href="/authors/1">Jo</a></span></header>'
        return f"<article>{head}<div class='content'>{facts}</div></article>"

    if request.path.startswith("/archives/"):
        n = int(request.path.rpartition("/")[2].removesuffix(".html"))
        comment = '<section class="commentform"><h3>Add your comment to all of this</h3><form method="post"><label>Name <input name="n"></label><textarea name="c"></textarea></form></section>'
        return html(
            f"<header><h1>Notes</h1>{box}</header><main>{entry(n)}{comment}</main>{side}", f"{SHELF[n][0]} | Notes"
        )
    term = request.query.get("term", "").lower()
    found = [n for n, book in enumerate(SHELF) if term in " ".join(book).lower()]
    shown = f"<p>{len(found)} results</p>{''.join(map(entry, found))}" if found else "<p>No results found.</p>"
    return html(f"<header><h1>Notes</h1>{box}</header><main>{shown}</main>{side}", "Notes")


async def test_the_heading_of_an_entry_is_its_name_and_that_of_its_comments_is_not(tmp_path: Path) -> None:
    async with answering(blog) as url:
        records = await harvested(url, tmp_path)
    told = {(r["attributes"]["title"], r["attributes"]["author"], r["attributes"]["publisher"]) for r in records}
    assert told == set(SHELF)


@pytest.mark.parametrize(
    ("title", "listed", "name"),
    [
        ("Bread - and Salt", "Bread and Salt", "Bread - and Salt"),
        (
            "A Very Long Name of Something Great - Shelf",
            "A Very Long Name of Somethi",
            "A Very Long Name of Something Great",
        ),
        ("Bread - Shelf", "Bread", "Bread"),
    ],
)
def test_what_stands_behind_a_dash_is_of_the_name_where_the_list_says_so(title: str, listed: str, name: str) -> None:
    fields = (FieldValue("title", title.split(" - ")[0], "title", 0.4), FieldValue("Author", "Ann", "author", 0.95))
    record = _titled(Record(fields, "http://h/b"), [fold(listed)], "title", title)
    assert record.fields[0].value == name


def test_a_list_with_its_own_name_in_its_title_is_called_by_the_part_before_the_site() -> None:
    page = parse("<title>Books - Author: Ann Lee</title><p>Books - Author: Ann Lee</p>", "http://h/")
    assert name_of(page) == "Books"


def test_a_list_that_calls_things_by_another_attribute_does_not_rename_them() -> None:
    fields = (
        FieldValue("name", "Little Dusky Blue", "title", 0.95),
        FieldValue("Scientific name", "Satyrium virgata", "author", 0.95),
    )
    record = _titled(Record(fields, "http://h/b"), [fold("Satyrium virgata")], "title", "Little Dusky Blue - Moths")
    assert record.fields == fields
    # where the page itself is called as the list says, that is the name
    record = _titled(Record(fields, "http://h/b"), [fold("Satyrium virgata")], "title", "Satyrium virgata - Moths")
    assert [field.value for field in record.fields if field.attribute == "title"] == ["Satyrium virgata"]
