"""Labels in elements of their own before their values, and the several values that a label may have."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = [
    ("The Silent Garden", "Lee, Ann", "Old Press", "1999"),
    ("A History of Trade", "Keller, Robert", "Moxley & Co.", "2004"),
    ("Rivers of the North", "Santos, Maria", "Old Press", "2011"),
    ("On Opera", "Weber, Paul", "Lantern House", "1987"),
]


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(load_domain("books"))


def read(html: str, matcher: Matcher, title: str = "Stock") -> list[dict[str, list[str]]]:
    """The named values of each record of a page."""
    page = parse(f"<title>{title}</title><body>{html}</body>", "http://site.example/book/7")
    found = []
    for record in extract_records(page, matcher=matcher).records:
        told: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute:
                told.setdefault(field.attribute, []).append(field.value)
        found.append(told)
    return found


def test_cells_that_say_the_same_in_each_record_name_the_cells_after_them(matcher: Matcher) -> None:
    items = "".join(
        f"<details><summary><a href=/b/{year}>{title}</a></summary><table><tr><td>Author</td><td>{author}</td></tr>"
        f"<tr><td>Publisher</td><td>{press}</td></tr><tr><td>Year</td><td>{year}</td></tr></table></details>"
        for title, author, press, year in BOOKS
    )
    found = read(f"<p>4 books</p>{items}", matcher)
    assert [one["publisher"] for one in found] == [[press] for _, _, press, _ in BOOKS]
    assert [one["author"] for one in found] == [[author] for _, author, _, _ in BOOKS]
    assert not any("Publisher" in values for one in found for values in one.values())


def test_one_word_that_all_records_share_names_nothing(matcher: Matcher) -> None:
    items = "".join(
        f"<li><a href=/b/{year}>{title}</a><p>{author}</p><span class=kind>Publisher</span><p>{year}</p></li>"
        for title, author, _, year in BOOKS
    )
    found = read(f"<ul>{items}</ul>", matcher)
    assert [one["year"] for one in found] == [[year] for *_, year in BOOKS]
    assert not any("publisher" in one for one in found)


def test_labels_of_one_place_are_told_even_where_the_domain_does_not_know_them(matcher: Matcher) -> None:
    facts = [("Publisher", "Old Press"), ("Year", "1999"), ("Shelf mark", "F LEE"), ("ISBN", "978-3-16-148410-0")]
    lines = "".join(
        f"<div class=c><div class=a>{label}</div><div class=b>{value}</div></div>" for label, value in facts
    )
    page = parse(f"<title>x</title><h1>The Silent Garden</h1>{lines}", "http://site.example/book/7")
    (record,) = extract_records(page, matcher=matcher).records
    told = {field.key: field.value for field in record.fields}
    assert {label: told.get(label) for label, _ in facts} == dict(facts)


@pytest.mark.parametrize(
    "people",
    [
        "<h4>Authors</h4><ul><li>Ann Lee</li><li>Bob Ray</li></ul><h4>Publisher</h4><p>Old Press</p><p>Ask for it.</p>",
        "<p><b>Authors:</b></p><ul><li>Ann Lee</li><li>Bob Ray</li></ul><p><b>Publisher:</b> Old Press</p>",
        (
            "<div><i>Authors:</i><div><a href=/p/1>Ann Lee</a><br><a href=/p/2>Bob Ray</a></div></div>"
            "<div><i>Publisher:</i><div><a href=/o/1>Old Press</a></div></div>"
            "<p><i>Year:</i> 1999</p><p><i>ISBN:</i> 978-3-16-148410-0</p><p>Ask for it.</p>"
        ),
        (
            "<table><tr><td class=l>Authors :</td><td>Ann Lee<br>Bob Ray</td></tr>"
            "<tr><td class=l>Publisher :</td><td>Old Press</td></tr></table>"
        ),
        (
            "<table><tr><th colspan=2>Book</th></tr><tr><td>Authors</td><td>Ann Lee<br>Bob Ray</td></tr>"
            "<tr><th colspan=2>Printed</th></tr><tr><td>Publisher</td><td>Old Press</td></tr>"
            "<tr><td>Year</td><td>1999</td></tr></table>"
        ),
    ],
)
def test_all_that_stands_beside_a_label_are_its_values(people: str, matcher: Matcher) -> None:
    (found,) = read(f"<h1>The Silent Garden</h1>{people}", matcher, "The Silent Garden")
    assert found["author"] == ["Ann Lee", "Bob Ray"]
    assert found["publisher"] == ["Old Press"]
    assert found["title"] == ["The Silent Garden"]


def test_a_heading_that_leads_home_names_no_record_though_all_titles_say_it(matcher: Matcher) -> None:
    head = '<h1><a href="http://site.example/">Town books</a></h1>'
    body = "<h2>The Silent Garden</h2><dl><dt>Author:</dt><dd>Ann Lee</dd><dt>Year:</dt><dd>1999</dd></dl>"
    (found,) = read(head + body, matcher, "Town books")
    assert found["title"] == ["The Silent Garden"]


def test_a_series_before_a_colon_is_nobody(matcher: Matcher) -> None:
    series, parts = ["Late Jazz", "Country Diary", "Night Letters"], ["The Lost Village", "Bread and Salt"]
    titles = [f"{one}: {part}" for part in parts for one in series]
    items = "".join(f"<li><a href=/b/{n}>{title}</a> <p>{1990 + n}</p></li>" for n, title in enumerate(titles))
    found = read(f"<ul>{items}</ul>", matcher)
    assert [one["title"] for one in found] == [[title] for title in titles]


def test_what_several_parts_of_a_page_begin_with_labels_none_of_them(matcher: Matcher) -> None:
    parts = (
        "<div>Publisher History</div><p>Updated on Sunday.</p><div>Publisher Commands</div><p><a href=/x>Print</a></p>"
        "<div>Publisher Comments</div><p>There are none.</p>"
    )
    (record,) = read(f"<h1>The Silent Garden</h1><p>Year: 1999</p><p>Author: Lee, Ann</p>{parts}", matcher)
    assert "publisher" not in record
    (record,) = read("<h1>The Silent Garden</h1><p>Year: 1999</p><p>Publisher Old Press</p>", matcher)
    assert record["publisher"] == ["Old Press"]


def test_a_label_without_a_sign_names_what_follows_it_on_the_page(matcher: Matcher) -> None:
    facts = "<dl><dt>ISBN:</dt><dd>978-3-16-148410-0</dd></dl><h2>Publisher</h2><div class=talk><p>Old Press</p></div>"
    more = (
        "<h2>More of the same <small><a href=# class=toggle>hide</a></small></h2><ul class=sum><li>Nothing.</li></ul>"
    )
    (record,) = read(f"<h1>The Silent Garden</h1>{facts}{more}", matcher)
    assert record["publisher"] == ["Old Press"]


@pytest.mark.parametrize("heading", ["Book: The Silent Garden", "Title: The Silent Garden", "The Silent Garden"])
def test_a_heading_may_begin_with_the_kind_of_thing(heading: str, matcher: Matcher) -> None:
    (record,) = read(f"<h1>{heading}</h1><p>Year: 1999</p><p>Author: Lee, Ann</p>", matcher, f"{heading} | Stock")
    assert record["title"] == ["The Silent Garden"]
    (record,) = read("<h1>Europe: A History</h1><p>Year: 1999</p><p>Author: Lee, Ann</p>", matcher, "Europe: A History")
    assert record["title"] == ["Europe: A History"]


def test_the_bold_name_in_a_table_of_one_row_is_a_heading(matcher: Matcher) -> None:
    links = "<a href=/>index</a><br><a href=/s/7>Shelf 7</a>"
    row = f"<table><tr><td><b class=title>The Silent Garden</b></td><td>{links}</td></tr></table>"
    (record,) = read(f"{row}<p>Year: 1999</p><p>Author: Lee, Ann</p>", matcher, "Book The Silent Garden")
    assert record["title"] == ["The Silent Garden"]


def test_a_name_with_dots_is_one_though_its_first_part_is_a_link(matcher: Matcher) -> None:
    facts = "<p>Year: 1999</p><p>Author: Lee, Ann</p>"
    (record,) = read(f"<h1><a href=/m/river>river</a>.bridges</h1>{facts}", matcher, "river.bridges")
    assert record["title"] == ["river.bridges"]


def test_what_is_to_be_chosen_is_no_fact() -> None:
    controls = "".join(
        f"<label for={one}>{one}</label><select id={one}><option>Choose<option>{one} A</select>"
        for one in ("Author", "Part")
    )
    page = parse(
        f"<title>Hill Town</title><h1>Hill Town</h1><p>Choose who and which.</p><div>{controls}<button>Show</button></div>",
        "http://b.example/list?a=1",
    )
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    assert not [field for one in records for field in one.fields if field.attribute == "author"]


def keyed(html: str, matcher: Matcher) -> list[dict[str, str]]:
    """The keys and values of each record of a page."""
    page = parse(f"<title>Stock</title><body>{html}</body>", "http://site.example/find?q=a")
    return [{one.key: one.value for one in record.fields} for record in extract_records(page, matcher=matcher).records]


def events(label: str, *, same: bool = False) -> str:
    told = (("Harbour", "Cargo", "Grey Line"), ("Airfield", "Mail", "Private"), ("Canal", "Ferry", "Town Boats"))
    return "".join(
        f"<article class=hit><h2><a href='/e/{n}'>Accident of the craft number {n} at the {place}</a></h2>"
        + "".join(
            f"<div class=line><span class='{label}'>{word}</span> <span class=said><a href='/k/{value}'>{value}</a></span></div>"
            for word, value in zip(
                ("Kind of place", "Operation", "Responsible body"),
                told[0] if same else (place, kind, body),
                strict=True,
            )
        )
        + "</article>"
        for n, (place, kind, body) in enumerate(told * 2, 1)
    )


def test_a_class_that_the_records_say_the_same_words_in_names_what_stands_beside_them(matcher: Matcher) -> None:
    found = keyed(f"<p>6 found</p><div>{events('what')}</div>", matcher)
    assert [one.get("Operation") for one in found] == ["Cargo", "Mail", "Ferry"] * 2
    assert found[1]["Responsible body"] == "Private"
    assert not any("Kind of place" in one.values() for one in found)


def test_words_beside_what_is_always_the_same_name_nothing(matcher: Matcher) -> None:
    found = keyed(f"<p>6 found</p><div>{events('what', same=True)}</div>", matcher)
    assert len(found) == 6
    assert not any("Operation" in one for one in found)


def test_labels_of_a_class_that_elsewhere_has_colons_need_none(matcher: Matcher) -> None:
    items = "".join(
        f"<li><a href='/i/{n}'>The loan called number {word}</a><div class=who><span class=part>Lender:</span> "
        f"<span class=said>{word} Library</span></div><div class=kind><span class=part>Medium</span> "
        f"<span class=said>{kind}</span></div><div class=code><span class=part>Code</span> "
        f"<span class=said>13{n}59</span></div></li>"
        for n, (word, kind) in enumerate((("First", "Disc"), ("Second", "Paper"), ("Third", "Disc"), ("Fourth", "Map")))
    )
    found = keyed(f"<p>4 loans</p><ul>{items}</ul>", matcher)
    assert [one.get("Medium") for one in found] == ["Disc", "Paper", "Disc", "Map"]
    assert [one.get("Code") for one in found] == ["13059", "13159", "13259", "13359"]
