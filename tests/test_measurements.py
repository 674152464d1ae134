"""Tables of measurements: names over units, tips in headers, lists of which no domain knows a word; rows in stripes."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

NAMES = "ID Survey Ra Dec Wmin Wmax Z".split()
UNITS = ["", "", "deg", "deg", "nm", "nm", ""]
ROWS = [
    [f"<a href=/s/{n}>{83100 + n}</a>", "North", f"132.1{n}", f"-0.5{n}", "379.7", "922.1", f"0.18{n}"]
    for n in range(5)
]
PAPERS = Matcher(load_domain("papers"))


def table(*heads: str) -> str:
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in ROWS)
    return f"<table>{''.join(f'<tr>{head}</tr>' for head in heads)}{body}</table>"


def cells(texts: list[str]) -> str:
    return "".join(f"<th>{text}</th>" for text in texts)


def read(markup: str, heading: str = "Query results") -> tuple[str, list[dict[str, str]]]:
    help_text = " ".join(["Spectra are taken at night and reduced in the morning by those who are on duty."] * 240)
    page = parse(f"<title>Sky survey</title><p>{help_text}</p><h2>{heading}</h2>{markup}", "http://sky.example/q?n=5")
    found = extract_records(page, matcher=PAPERS)
    return found.form, [{field.key: field.value for field in record.fields} for record in found.records]


TIPS = [
    f'<a class="tooltip" href="#">{name}<span class="info">What {name} is, and how it was measured</span></a>'
    for name in NAMES
]


@pytest.mark.parametrize(
    "heads",
    [(cells(NAMES),), (cells(NAMES), cells(UNITS)), (cells(NAMES), cells([" "] * 7)), (cells(TIPS), cells(UNITS))],
    ids=["names", "units", "empty", "tips"],
)
def test_rows_below_the_names_of_many_columns_are_a_list_whatever_they_tell(heads: tuple[str, ...]) -> None:
    form, records = read(table(*heads))
    assert (form, len(records)) == ("list", 5)
    assert [record["ID"] for record in records] == [str(83100 + n) for n in range(5)]
    assert {(record["Wmin"], record["Z"][:4]) for record in records} == {("379.7", "0.18")}


def test_a_sign_that_shows_a_tip_is_no_name() -> None:
    signed = [f"{name} <i class=tooltip-icon>?<span>What {name} is</span></i>" for name in NAMES]
    _, records = read(table(cells(signed)))
    assert set(NAMES) <= set(records[0])


@pytest.mark.parametrize(
    "manner",
    [
        "<span>{0}</span><button><span class=sr-only>Sort table by {0} in descending order of what is told</span></button>",
        "{0} <a href='?sort={0}'>Sort all of the rows of this table by {0}, the lowest first</a>",
        "<button>{0}</button> <span>▲</span>",
    ],
    ids=["button", "link", "name in the button"],
)
def test_what_sorts_a_column_is_no_part_of_its_name(manner: str) -> None:
    _, records = read(table(cells([manner.format(name) for name in NAMES])))
    assert set(NAMES) <= set(records[0])


def test_a_name_that_a_button_does_not_say_again_stays_whole() -> None:
    parted = [f"{name} <button>at noon</button>" for name in NAMES]
    _, records = read(table(cells(parted)))
    assert f"{NAMES[2]} at noon" in records[0]


def test_a_table_far_below_what_a_page_says_of_something_else_is_none() -> None:
    assert read(table(cells(NAMES)), "How nights are shared")[0] != "list"


def test_rows_in_stripes_below_years_are_records() -> None:
    def group(year: int, first: int, count: int) -> str:
        rows = "".join(
            f"<tr class={'even' if n % 2 else 'odd'}><td><a href=/t/{first + n}>A thesis on the stars of number {first + n}"
            f"</a><br>by Ann Birch<br>({year})</td></tr>"
            for n in range(count)
        )
        return f"<div class=title><h3>{year}</h3></div><table class=list>{rows}</table>"

    page = parse(
        f"<h1>Theses</h1>{group(2015, 1, 4)}{group(2014, 5, 2)}{group(2013, 7, 3)}", "http://sky.example/theses"
    )
    records = extract_records(page, matcher=PAPERS).records
    titles = [next(field.value for field in record.fields if field.attribute == "title") for record in records]
    assert titles == [f"A thesis on the stars of number {n}" for n in range(1, 10)]


def test_striped_rows_between_headings_are_records_of_their_own() -> None:
    def row(year: int, number: int, word: str) -> str:
        turn, name = "odd" if number % 2 else "even", f"{word} of {'ABCD'[year]}ton"
        return f'<div class="row {turn}"><a href=/p/{year}{number}>{name}</a> <i>Ann {word}</i></div>'

    def group(year: int) -> str:
        words = "Sand Salt Wind Iron".split()
        return f"<h3>{2000 + year}</h3>" + "".join(row(year, number, word) for number, word in enumerate(words))

    listed = "".join(map(group, range(4)))
    page = parse(f"<title>Papers</title><h1>Papers</h1><div>{listed}</div>", "http://p.example/list?q=a")
    assert len(extract_records(page, matcher=PAPERS).records) == 16
