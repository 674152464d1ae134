"""Flat lists of headings and what follows them, words set off in names, and what only looks labelled."""

from __future__ import annotations

from crawler.harvest.rows import describes
from crawler.page import parse
from crawler.results import extract_records
from crawler.results.regions import headed
from knowledge.domain import load_domain
from knowledge.matching import Matcher

WORDS = "River Garden House Winter Island Letter Stone Harbour".split()
NAMES = "Ann Bert Cleo Dan Eve Finn Gus Hana".split()


def entry(number: int, found: str = "") -> str:
    word, name = WORDS[number], NAMES[number]
    return (
        f'<h2 class=t><a href="/p/{word}">The {found}{word} of {name}</a> (12 matches found)</h2>'
        f"<p>Author: {name} Birch<br>Publisher: {word} Press<br>Year: {1980 + number} [..]</p>"
    )


def test_a_heading_heads_what_follows_it() -> None:
    page = parse(f"<div><h1>Found</h1>{''.join(map(entry, range(8)))}</div>", "http://books.example/find")
    tree = page.tree
    heads, lines = tree.find("h2"), tree.find("p")
    late = tuple((node, tree.ends[node] if n == 7 else lines[n + 1]) for n, node in enumerate(lines))
    assert [start for start, _ in headed(tree, late)] == heads
    right = tuple(zip(heads, [*heads[1:], tree.ends[lines[-1]]], strict=True))
    assert headed(tree, right) == right
    assert headed(tree, late[:2]) == late[:2]


def test_the_lines_of_an_entry_stay_with_its_heading() -> None:
    marked = "".join(entry(n, '<span class="page-match">old</span> ') for n in range(8))
    for entries in ("".join(map(entry, range(8))), marked):
        page = parse(f"<div><h1>Search matched 8 pages:</h1>{entries}</div>", "http://books.example/find")
        records = extract_records(page, matcher=Matcher(load_domain("books"))).records
        told = [{f.attribute: f.value for f in record.fields if f.attribute} for record in records]
        assert [one["author"] for one in told] == [f"{name} Birch" for name in NAMES]
        old = "old " if entries is marked else ""
        assert [one["title"] for one in told] == [f"The {old}{w} of {n}" for w, n in zip(WORDS, NAMES, strict=True)]


def test_a_title_with_a_label_inside_that_the_page_has_as_one_text_is_not_cut() -> None:
    title = "A Note on Web Sources: The Birch Case"
    lines = f"<pre>Title: {title}\nAuthors: Ann Birch\nPublisher: North Press</pre>"
    page = parse(
        f"<title>{title}</title><h1>{title}</h1><hr>{lines}<p>Sent by a reader of the list.</p>", "http://x.example/"
    )
    (record,) = extract_records(page, matcher=Matcher(load_domain("papers"))).records
    assert {f.value for f in record.fields if f.attribute == "title"} == {title}
    assert "venue" not in {f.attribute for f in record.fields if "Case" in f.value}


def test_what_names_the_types_of_columns_is_no_record() -> None:
    books = load_domain("books")
    schema = {"title": ["text"], "author": ["text"], "publisher": ["text"], "year": ["integer"]}
    book = {"title": ["Ann Birch"], "author": ["Ann Birch"], "publisher": ["North Press"], "year": ["1999"]}
    assert not describes(books, schema, asked=True) and not describes(books, schema, asked=False)
    assert describes(books, book, asked=True) and describes(books, book, asked=False)
