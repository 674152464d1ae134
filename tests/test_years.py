"""Years that stand at the end of other texts, among other records and alone."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results import Extraction, extract_records
from crawler.results.detail import read_detail
from crawler.results.wrapper import applied, learned
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PAPERS = Matcher(load_domain("papers"))
BOOKS = Matcher(load_domain("books"))


def own(content: str, matcher: Matcher, title: str = "On Rivers") -> dict[str, list[str]]:
    """What the record of a page of its own says, by attribute ("" for what has none)."""
    page = parse(f"<title>{title}</title><h1>{title}</h1>{content}", "http://h.example/p/1")
    found = read_detail(page, Layout(page.tree), matcher)
    assert found is not None
    said: dict[str, list[str]] = {}
    for field in found.record.fields:
        said.setdefault(field.attribute or "", []).append(field.value)
    return said


def listed(rows: list[str]) -> Extraction:
    body = "".join(f"<li>{row}</li>" for row in rows)
    page = parse(f"<title>Result</title><h1>Result</h1><p>{len(rows)} found</p><ol>{body}</ol>", "http://h.example/s")
    return extract_records(page, matcher=PAPERS)


@pytest.mark.parametrize(
    ("content", "matcher", "attribute", "value"),
    [
        ("<p>Authors: Mara Lind</p><p>Published in: Archives of Physics, 1964</p>", PAPERS, "venue", "Archives of Physics"),
        ("<p>Authors: Mara Lind</p><p>Journal: Physics 12 (1964)</p>", PAPERS, "venue", "Physics 12"),
        ("<dl><dt>Author<dd>Mara Lind<dt>Publisher<dd>Oslo : North, 1964.</dl>", BOOKS, "publisher", "North"),
        ("<p>Authors: Mara Lind</p><p>Keywords: sea</p><p>Archives of Physics, 1964</p>", PAPERS, "venue", "Archives of Physics"),
    ],
)  # fmt: skip
def test_a_year_behind_something_else_is_a_field_of_its_own(
    content: str, matcher: Matcher, attribute: str, value: str
) -> None:
    said = own(content, matcher)
    assert said["year"] == ["1964"]
    assert value in said[attribute]


@pytest.mark.parametrize(
    "content",
    [
        "<p>Publisher: North Press, 1964</p><p>Year: 1965</p>",
        "<p>Publisher: North Press</p><p>Born in: London, 1964</p>",
        "<p>Publisher: North Press</p><p>© Town Library, 2020</p>",
        "<p>Publisher: North Press 1964</p>",
        "<p>Publisher: North Press</p><p>Seen in Rome, 1970</p><p>Sold in Paris, 1971</p>",
    ],
)
def test_a_year_that_may_be_something_else_is_left(content: str) -> None:
    said = own(f"<p>Author: Mara Lind</p>{content}", BOOKS)
    assert said.get("year", ["1965"]) == ["1965"]


@pytest.mark.parametrize(
    ("line", "year"),
    [
        ("First published in 1964", ["1964"]),
        ("Published in 1964.", ["1964"]),
        ("Seen in 1964", None),
        ("Member of the guild in 1964", None),
        ("First published in 1964 and 1970", None),
    ],
)
def test_words_before_a_year_may_tell_that_it_is_the_years(line: str, year: list[str] | None) -> None:
    said = own(f"<p>by <span>Mara Lind</span></p><p>North Press</p><p>{line}</p>", BOOKS)
    assert said.get("year") == year


def test_a_title_keeps_its_year() -> None:
    said = own("<p>Author: Mara Lind</p><p>Publisher: North Press</p>", BOOKS, "Prague, 1968")
    assert said["title"] == ["Prague, 1968"]
    assert "year" not in said


def test_a_lone_record_at_a_known_place_is_read_as_in_the_list() -> None:
    def row(n: int, title: str, year: int) -> str:
        return f'<a href="/p/{n}">{title}</a><br>Mara Lind{n}<br><i>Archives of Physics</i>, {year}'

    many = [
        row(n, f"On {word} and Water", 1960 + n) for n, word in enumerate(("Rivers", "Stones", "Birds", "Snow", "Ice"))
    ]
    body = "".join(f"<li>{one}</li>" for one in many)
    page = parse(f"<title>Result</title><h1>Result</h1><p>5 found</p><ol>{body}</ol>", "http://h.example/s")
    found = listed(many)
    wrapper = learned(page, found.records, PAPERS.domain.main)
    assert wrapper is not None
    lone = f"<title>Result</title><h1>Result</h1><p>1 found</p><ol><li>{row(7, 'On Winter', 1991)}</li></ol>"
    (record,) = applied(parse(lone, "http://h.example/s"), wrapper, PAPERS)
    said = {field.attribute: field.value for field in record.fields}
    assert (said["title"], said["year"]) == ("On Winter", "1991")
    assert "Archives of Physics" in [field.value for field in record.fields]


def test_values_of_any_length_are_looked_at_in_no_time() -> None:
    junk = "a" + ",;(" * 40_000
    assert listed([f"<a href=/{n}>Paper {n} on rivers</a><br>{junk}" for n in range(4)]).form in (
        "list",
        "none",
        "detail",
    )
    assert own(f"<p>Author: Mara Lind</p><p>Publisher: {junk}</p>", BOOKS)["author"] == ["Mara Lind"]


SURVEYS = [("Labour Force Survey 1991", "Jordan"), ("Migration Survey, 2004", "Peru"), ("School Census 2011", "Kenya")]


def titles_of(extraction: Extraction) -> list[tuple[str, str]]:
    """The title and the year of each record."""
    said = [{field.attribute: field.value for field in record.fields} for record in extraction.records]
    return [(one["title"], one.get("year", "")) for one in said]


def test_a_title_keeps_its_year_where_another_text_tells_it_too() -> None:
    rows = [
        f"<h3><a href=/s/{title[-4:]}>{title}</a></h3><div>{country}, {title[-4:]}</div>" for title, country in SURVEYS
    ]
    assert titles_of(listed(rows)) == [(title, title[-4:]) for title, _ in SURVEYS]


@pytest.mark.parametrize(("between", "behind"), [(", {}", ""), (", {}", ", 2020"), (" ({})", ", {}")])
def test_a_year_behind_a_title_is_its_own_where_it_is_told_once_or_in_brackets(between: str, behind: str) -> None:
    surveys = [("Labour Force Survey", "1991"), ("Migration Survey", "2004"), ("School Census", "2011")]
    rows = [
        f"<h3><a href=/s/{year}>{title}{between.format(year)}</a></h3><div>Peru{behind.format(year)}</div>"
        for title, year in surveys
    ]
    assert [title for title, _ in titles_of(listed(rows))] == [title for title, _ in surveys]


@pytest.mark.parametrize("isbn", ["ISBN 978-0-11-{0}-{0}", "ISBN-13: 97801100{0}", "ISBN: 0 11 {0} X"])
def test_a_year_before_the_number_of_a_book_is_its_own(isbn: str) -> None:
    rows = [
        f"<b>{title} of Rain</b><br>North & Sons, 19{n}. {isbn.format(1000 + n)}"
        for n, title in enumerate(("Song", "House", "Price", "Age"), 61)
    ]
    found = listed(rows)
    assert [[one.value for one in record.fields if one.attribute == "year"] for record in found.records] == [
        [f"19{n}"] for n in range(61, 65)
    ]
    assert not any("ISBN" in one.value for record in found.records for one in record.fields)


def test_a_day_behind_its_label_stays_whole() -> None:
    found = listed(
        [
            f"<a href=/p/{n}>{title}</a><p>Added: 1{n} May 199{n}</p>"
            for n, title in enumerate(["Silt", "Sand", "Clay", "Loam"])
        ]
    )
    told = [{one.key: one.value for one in record.fields} for record in found.records]
    assert [one.get("Added") for one in told] == [f"1{n} May 199{n}" for n in range(4)]
    assert not any(one.attribute == "year" for record in found.records for one in record.fields)
