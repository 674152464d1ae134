"""Imprints in one line: what of them becomes a field of its own."""

from __future__ import annotations

import pytest

from crawler.models import FieldValue
from crawler.page import parse
from crawler.results import extract_records
from crawler.results.imprint import imprinted
from knowledge.domain import load_domain
from knowledge.matching import Matcher

MATCHER = Matcher(load_domain("books"))
ISBN = "978-0-306-40615-7"


def told(*lines: str, **known: str) -> dict[str, str]:
    """The attributes of a record with these lines and these values known already."""
    fields = [FieldValue("text", line, None, 0.3) for line in lines]
    fields += [FieldValue(name, value, name, 1.0) for name, value in known.items()]
    return {field.attribute: field.value for field in imprinted(fields, MATCHER) if field.attribute}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (f"Tessera, 1983. 560 pages. ISBN {ISBN}", {"isbn": ISBN, "year": "1983", "publisher": "Tessera"}),
        (
            f"London: Old Press, 1983, 2001 pages, ISBN: {ISBN}.",
            {"isbn": ISBN, "year": "1983", "publisher": "Old Press"},
        ),
        (f"Umbra & Co., 1946. ISBN-13 {ISBN}", {"isbn": ISBN, "year": "1946", "publisher": "Umbra & Co."}),
        (f"Verlag Nord (2004) · ISBN {ISBN}", {"isbn": ISBN, "year": "2004", "publisher": "Verlag Nord"}),
        ("Paperback, ISBN 0-306-40615-2", {"isbn": "0-306-40615-2"}),
        (f"First 1983, again 1990. ISBN {ISBN}", {"isbn": ISBN}),
        (f"A River by Mara Lind Tessera, 1983. ISBN {ISBN}", {"isbn": ISBN, "year": "1983"}),
        ("Tessera, 1983. ISBN 978-0-306-40615-8", {}),
        (f"... of the river. Tessera, 1983. ISBN {ISBN} ...", {}),
        ("Tessera, 1983. 560 pages.", {}),
    ],
)
def test_an_imprint_is_taken_apart(line: str, expected: dict[str, str]) -> None:
    assert told(line) == expected


def test_a_dealers_line_tells_publisher_year_and_price() -> None:
    assert told("Umbra & Sons, 1946. £12.50") == {"publisher": "Umbra & Sons", "year": "1946", "price": "£12.50"}
    assert told("Tessera, 1983. 12,50 €", year="1984") == {"year": "1984", "publisher": "Tessera", "price": "12,50 €"}
    assert told("Signed, in 1983. £12.50") == told("Paperback, 1983. £12") == told("Tessera, 1983. Mint") == {}


def test_a_number_ends_where_the_next_statement_begins() -> None:
    fields = imprinted([FieldValue("Price", "£30 · Posted on 6 May", "price", 0.9)], MATCHER)
    assert [(one.attribute, one.value) for one in fields] == [("price", "£30"), (None, "Posted on 6 May")]
    assert told(title="Rivers · Roads") == {"title": "Rivers · Roads"}


@pytest.mark.parametrize("value", ["دار الساقي، ١٩٨٢", "دار الساقي (1982)"])
def test_a_publisher_before_a_year_in_any_digits(value: str) -> None:
    assert told(publisher=value)["publisher"] == "دار الساقي"
    assert told(publisher="Press 2000") == {"publisher": "Press 2000"}


def test_what_is_known_stays_and_several_isbns_are_left() -> None:
    assert told(f"Tessera, 1983. ISBN {ISBN}", year="1984") == {"year": "1984", "isbn": ISBN}
    assert told(f"Tessera, 1983. ISBN {ISBN}", isbn="9780140449112") == {"isbn": "9780140449112"}
    assert told(f"ISBN {ISBN}", "See also ISBN 978-0-14-044911-2") == {}


def test_a_page_with_an_imprint_tells_isbn_year_and_publisher() -> None:
    blurb = (
        "With maps, a chronology and forty plates. When a tired surgeon arrives in Lisbon, Ida has to choose again. "
        * 2
    )
    own = (
        "<title>A River</title><table><tr><td><a href=/>Home</a><br><a href=/news>News</a></td><td><h2>A River</h2>"
        f"<p><b>by Mara Lind</b></p><p>Tessera, 1983. 560 pages. ISBN {ISBN}</p><p>{blurb}</p></td></tr></table>"
    )
    found = extract_records(parse(own, "http://h/b/1"), matcher=MATCHER)
    values = {field.attribute: field.value for field in found.records[0].fields if field.attribute}
    assert values == {"title": "A River", "author": "Mara Lind", "isbn": ISBN, "year": "1983", "publisher": "Tessera"}


def test_a_list_with_imprints_tells_them_of_each_record() -> None:
    codes = (ISBN, "978-0-14-044911-2", "978-0-262-03384-8")
    rows = "".join(
        f'<li><a href="/b/{n}">The {word} River</a><br><i>Mara Lind</i><br>'
        f"<small>Tessera, 19{n}3. 560 pages. ISBN {code}</small></li>"
        for n, (word, code) in enumerate(zip(("Long", "Cold", "Late"), codes, strict=True), 5)
    )
    found = extract_records(
        parse(f"<title>Books</title><h1>Results</h1><ol>{rows}</ol>", "http://h/f"), matcher=MATCHER
    )
    told = [{f.attribute: f.value for f in record.fields if f.attribute} for record in found.records]
    assert [(one["isbn"], one["year"], one["publisher"]) for one in told] == [
        (code, f"19{n}3", "Tessera") for n, code in enumerate(codes, 5)
    ]


@pytest.mark.parametrize(
    ("key", "value", "publisher", "year"),
    [
        ("Publication", "London : Old Press, c2004.", "Old Press", "2004"),
        ("Published", "Old Press 2004", "Old Press", "2004"),
        ("imprint", "Old Press (2004)", "Old Press", "2004"),
        ("position", "New York: Old Press, ©2004", "Old Press", "2004"),
        ("Published", "Old Press", "Old Press", None),
        ("Published", "May 2004", None, None),
        ("Published", "Spring 2004", None, None),
        ("Published", "2nd edition 2004", None, None),
        ("Published", "Berlin : Springer, 2004.", "Springer", "2004"),
        ("position", "Old Press, 2004", None, None),
        ("position", "A History of Trade: Europe, 1500 to 2004", None, None),
    ],
)
def test_where_a_book_was_published(key: str, value: str, publisher: str | None, year: str | None) -> None:
    fields = imprinted([FieldValue(key, value, None, 0.3)], Matcher(load_domain("books")))
    told = {field.attribute: field.value for field in fields}
    assert (told.get("publisher"), told.get("year")) == (publisher, year)


def test_a_publisher_between_place_and_year_stands_alone() -> None:
    fields = imprinted(
        [FieldValue("publisher", "London : Old Press, c2004.", "publisher", 0.9)], Matcher(load_domain("books"))
    )
    told = {field.attribute: field.value for field in fields}
    assert (told["publisher"], told["year"]) == ("Old Press", "2004")


def test_of_names_under_one_label_the_last_published_the_thing() -> None:
    def published(*values: str) -> str | None:
        fields = [FieldValue("Published", value, None, 0.3) for value in values]
        return next((one.value for one in imprinted(fields, MATCHER) if one.attribute == "publisher"), None)

    assert published("Lisbon", "Tessera") == "Tessera"
    assert published("Tessera") == "Tessera"
    assert published("Lisbon", "Tessera", "560 pages") == "Tessera"


def test_a_title_ends_before_the_slash_behind_which_its_author_stands() -> None:
    assert titled("The River /") == "The River"
    assert titled("/") == "/"
    assert titled("Either/or") == "Either/or"


def titled(value: str) -> str | None:
    fields = imprinted([FieldValue("title", value, MATCHER.domain.main, 0.9)], MATCHER)
    return fields[0].value


def test_a_place_is_told_from_a_publisher_whose_year_was_parted_before() -> None:
    fields = [
        FieldValue("Publisher", "Oldham: River Press", "publisher", 1.0),
        FieldValue("Publisher year", "1980", "year", 0.6),
    ]
    assert [field.value for field in imprinted(fields, MATCHER)] == ["River Press", "1980"]
    fields[1] = FieldValue("Year", "1980", "year", 0.6)
    assert [field.value for field in imprinted(fields, MATCHER)] == ["Oldham: River Press", "1980"]
