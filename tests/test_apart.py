"""Headers in a table of their own, above the one that is scrolled below them."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.apart import NEAR, head_apart
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
TITLES = ("Small Rivers", "Bread and Salt", "The Last Tram", "On Ice", "A Field Guide")
PEOPLE = ("Ann Lee", "Bo Ek", "Cy Mill", "Dee Ray", "Eve Low")
HEAD = "<tr><th><div>Title</div></th><th><div>Author</div></th><th><div>Publisher</div></th></tr>"
ROWS = "".join(
    f"<tr class=row><td><div>{title}</div></td><td><div>{name}</div></td><td><div>{('Anchor', 'Harper')[n % 2]}</div></td></tr>"
    for n, (title, name) in enumerate(zip(TITLES, PEOPLE, strict=True))
)


def told(above: str, between: str = "", below: str = ROWS) -> list[dict[str, str]]:
    head = f"<div class=head><table>{above}</table></div>{between}"
    html = f"<h1>Stock</h1><div class=grid>{head}<div class=body><table><tbody>{below}</tbody></table></div></div>"
    records = extract_records(parse(html, "http://h.example/s?q=x"), matcher=BOOKS).records
    return [{one.attribute: one.value for one in record.fields if one.attribute} for record in records]


@pytest.mark.parametrize("between", ["", "<div class=scroll> <span></span></div>"])
def test_a_table_without_headers_has_those_of_the_one_above_that_holds_nothing_else(between: str) -> None:
    found = told(f"<colgroup><col><col><col></colgroup><thead>{HEAD}</thead>", between)
    assert [(one["title"], one["author"], one["publisher"]) for one in found] == [
        (title, name, ("Anchor", "Harper")[n % 2]) for n, (title, name) in enumerate(zip(TITLES, PEOPLE, strict=True))
    ]


def test_headers_may_hold_tables_with_the_boxes_that_filter_their_columns() -> None:
    box = "<th><table><tr><td><input name=x></td><td><a>x</a></td></tr></table></th>"
    found = told(f"<thead>{HEAD}<tr>{box * 3}</tr></thead>", below=f"<tr><td></td><td></td><td></td></tr>{ROWS}")
    assert [one["author"] for one in found] == list(PEOPLE)


def test_cells_of_a_table_are_headers_where_their_role_says_so() -> None:
    cells = HEAD.replace("<th>", "<td role=columnheader>").replace("</th>", "</td>")
    filters = f"<tr role=row>{'<td role=gridcell><input></td>' * 3}</tr>"
    found = told(f"<tbody role=presentation>{cells}{filters}</tbody>")
    assert [(one["author"], one["publisher"]) for one in found[:2]] == [("Ann Lee", "Anchor"), ("Bo Ek", "Harper")]


@pytest.mark.parametrize(
    ("above", "between"),
    [
        (HEAD.replace("<th><div>Publisher</div></th>", ""), ""),
        (f"{HEAD}<tr><td>The Sea</td><td>Ola Berg</td><td>Anchor</td></tr>", ""),
        (HEAD * 4, ""),
        (HEAD, "<p>And these as well:</p>"),
        (HEAD, "<i></i>" * NEAR),
    ],
)
def test_other_tables_above_say_nothing(above: str, between: str) -> None:
    page = parse(f"<table>{above}</table>{between}<table>{ROWS}</table>", "http://h.example/")
    tables = list(page.tree.find("table"))
    assert head_apart(page.tree, tables[1]) == -1
    assert head_apart(page.tree, tables[0]) == -1
