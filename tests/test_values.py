from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.similarity import normalised
from knowledge.values import (
    date,
    find_isbn,
    isbn13,
    language,
    normalise,
    number,
    types,
    written_isbn,
    year,
)
from knowledge.words import words


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0-306-40615-2", {"isbn", "isbn10"}),
        ("9780306406157", {"isbn", "isbn13"}),
        ("ISBN-13: 978-0-306-40615-7", {"isbn", "isbn13"}),
        ("080442957X", {"isbn", "isbn10"}),
        ("9780306406158", {"number"}),
        ("1999", {"year", "number"}),
        ("©2009", {"year"}),
        ("3021", {"number"}),
        ("2009年3月", {"date"}),
        ("14 March 2009", {"date"}),
        ("$12.50", {"price"}),
        ("￥25.00", {"price"}),
        ("12,50 €", {"price"}),
        ("25元", {"price"}),
        ("£1,234.00", {"price"}),
        ("1,234", {"number"}),
        ("https://example.org/a?b=c", {"url"}),
        ("English", {"language", "text"}),
        ("中文", {"language", "text"}),
        ("Fahrenheit 451", {"text"}),
        ("A", set()),
        ("", set()),
    ],
)
def test_types(value: str, expected: set[str]) -> None:
    assert types(value) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2009-03-14", "2009-03-14"),
        ("2009-03-14T10:00:00Z", "2009-03-14"),
        ("2009/3/14", "2009-03-14"),
        ("2009年3月14日", "2009-03-14"),
        ("2009年3月", "2009-03"),
        ("2009-3", "2009-03"),
        ("20090314", "2009-03-14"),
        ("3/14/2009", "2009-03-14"),
        ("14/3/2009", "2009-03-14"),
        ("14.03.2009", "2009-03-14"),
        ("03/2009", "2009-03"),
        ("March 14, 2009", "2009-03-14"),
        ("14th of March 2009", "2009-03-14"),
        ("14. März 2009", "2009-03-14"),
        ("14 de marzo de 2009", "2009-03-14"),
        ("14 марта 2009 г.", "2009-03-14"),
        ("1er août 2009", "2009-08-01"),
        ("12 Agustus 2015", "2015-08-12"),
        ("5. prosince 2019", "2019-12-05"),
        ("2019. március 3.", "2019-03-03"),
        ("3 Ağustos 2020", "2020-08-03"),
        ("7 серпня 2020", "2020-08-07"),
        ("Mac 2012", None),
        ("Mar 2009", "2009-03"),
        ("2009-13-01", None),
        ("2009-02-40", None),
        ("March of the Penguins 2009", None),
        ("1-800-555-0199", None),
        ("9999999", None),
    ],
)
def test_dates(text: str, expected: str | None) -> None:
    assert date(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1999", 1999),
        ("[1999]", 1999),
        ("c1999", 1999),
        ("1399", None),
        ("2101", None),
        ("Penguin, 1999", 1999),
        ("1999-2003", None),
        ("2009年3月", 2009),
        ("12345", None),
    ],
)
def test_years(text: str, expected: int | None) -> None:
    assert year(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$12.50", 12.5),
        ("12,50 €", 12.5),
        ("£1,234.56", 1234.56),
        ("1.234,56 EUR", 1234.56),
        ("1 234,50 kr", 1234.5),
        ("1,234", 1234.0),
        ("-3", -3.0),
        ("4.5", 4.5),
        ("five", None),
        ("12 monkeys", None),
    ],
)
def test_numbers(text: str, expected: float | None) -> None:
    assert number(text) == expected


@settings(deadline=None)
@given(st.integers(0, 999_999_999), st.sampled_from(["", "-", " "]))
def test_isbn_10_and_13_of_one_book_agree(body: int, mark: str) -> None:
    digits = f"{body:09}"
    check = -sum((10 - i) * int(c) for i, c in enumerate(digits)) % 11
    ten = digits + ("X" if check == 10 else str(check))
    thirteen = isbn13(mark.join((ten[0], ten[1:4], ten[4:9], ten[9])))
    if len(set(ten)) == 1:
        assert thirteen is None
        return
    assert thirteen is not None
    assert thirteen.startswith("978" + digits)
    assert isbn13(thirteen) == thirteen
    assert sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(thirteen)) % 10 == 0
    wrong = str((int(thirteen[-1]) + 1) % 10)
    assert isbn13(thirteen[:-1] + wrong) is None
    assert find_isbn(f"Paperback, ISBN {thirteen}; 320 p.") == thirteen


@pytest.mark.parametrize(
    ("x", "y", "kind"),
    [
        ("0-306-40615-2", "ISBN: 9780306406157", "isbn"),
        ("The Name of the Rose.", "the  name of the ROSE", "text"),
        ("Émile Zola", "ZOLA, Emile", "name"),
        ("March 14, 2009", "2009-03-14", "date"),
        ("March 2009", "2009", "year"),
        ("$12.50", "12.5", "number"),
        ("http://www.example.org/a/", "https://example.org/a", "url"),
        ("红楼梦：上", "红楼梦 上", "text"),
    ],
)
def test_equal_values_have_one_canonical_form(x: str, y: str, kind: str) -> None:
    assert normalise(x, kind) == normalise(y, kind) != ""


def test_marks_that_tell_words_apart_stay() -> None:
    assert len({normalise(name, "text") for name in ("C", "C++", "C#", "csv", "_csv")}) == 5
    assert normalise("C++", "text") == normalise("c++", "text")
    assert normalise("C++ in Depth", "text") == normalise("C in depth", "text")


@settings(deadline=None)
@given(st.text(max_size=600), st.sampled_from(["text", "name", "enum", "year", "number", "isbn", "date", "url"]))
def test_no_text_is_too_strange(text: str, kind: str) -> None:
    assert isinstance(types(text), frozenset)
    assert isinstance(normalise(text, kind), str)
    if kind in ("text", "enum"):
        assert normalise(normalise(text, kind), kind) == normalise(text, kind)


def test_languages() -> None:
    assert {language(name) for name in ("German", "Deutsch", "allemand", "de", "ger", "德语")} == {"de"}
    assert language("Klingon") is None


@pytest.mark.parametrize(
    ("text", "isbn"),
    [
        ("9780306406157. A book of the section Crafts.", "9780306406157"),
        ("978-0-306-40615-7, 320 pages, with maps", "978-0-306-40615-7"),
        ("ISBN 0306406152 hardcover edition", "0306406152"),
        ("9780306406157", None),
        ("ISBN-13: 978-0-306-40615-7 (pbk.)", None),
        ("9780306406157 and 9780140449112, both editions", None),
        ("9780306406158 has a wrong check digit", None),
    ],
)
def test_an_isbn_in_a_text_that_says_more(text: str, isbn: str | None) -> None:
    assert written_isbn(text) == isbn


def test_vowel_signs_belong_to_their_words() -> None:
    assert [word for word, _ in words("हिन्दी रेडियो")] == ["हिन्दी", "रेडियो"]
    assert [word for word, _ in words("กระทรวงเกษตรและสหกรณ์")] == ["กระทรวง", "เกษตร", "และสหกรณ์"]
    assert normalised("राज्य का नाम:") == "राज्य का नाम"
    assert normalise("कि", "text") != normalise("का", "text")
