"""Answers with a few records on pages whose news, or whatever else stands at the side, look more like a list."""

from __future__ import annotations

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FOUND = [
    ("The Salt Road", "Mara Lindqvist", "1994"),
    ("A Winter Garden", "Paul Ross", "2001"),
    ("Letters Home", "Ines Duarte", "1987"),
    ("North of Here", "Jon Reed", "1976"),
    ("The Glass House", "Eva Lind", "2011"),
]
SAID = "for all who come on foot, and for those too who stay at home in the evening."
NEWS = "".join(
    f"<div class=n><a href='/news/{n}'>{head}</a><br><small>{n + 1} June 2023</small><p>{head} {SAID}</p></div>"
    for n, head in enumerate(
        ("New rooms are open", "A talk on old maps", "Longer hours in summer", "The lift is mended")
    )
)
ROWS = {
    "lines": ("<li><a href='/{0}'>{1}</a><br>{2}, {3}</li>", "<ul>{}</ul>"),
    "table": (
        "<tr><td><a href='/{0}'>{1}</a></td><td>{2}</td><td>{3}</td></tr>",
        "<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{}</table>",
    ),
    "cards": (
        "<a class=card href='/{0}'><img src='/{0}.jpg'><div>{1}</div><span>{2}</span> <span>{3}</span></a>",
        "<div>{}</div>",
    ),
}


def _titles(row: str, around: str, count: int, said: str) -> list[str]:
    books = load_domain("books")
    rows = around.format("".join(row.format(n, *told) for n, told in enumerate(FOUND[:count])))
    main = f"<div class=main><h1>Search results</h1><p>{said.format(count)}</p>{rows}</div>"
    body = f"<body>{main}<div class=side><h4>News</h4>{NEWS}</div></body>"
    page = parse(f"<title>Search results - Library</title>{body}", "http://h.example/s?q=a")
    found = Analyst(FormClassifier.load("default"), books, Matcher(books), None).look(page).results
    return [next((f.value for f in one.fields if f.attribute == "title"), "") for one in found.records]


@pytest.mark.parametrize(("row", "around"), ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize("count", [2, 3, 5])
@pytest.mark.parametrize("said", ["{} results found", "Treffer: {}", "1-{0} of {0}"])
def test_the_few_that_the_page_counts_are_the_answer(row: str, around: str, count: int, said: str) -> None:
    assert _titles(row, around, count, said) == [title for title, *_ in FOUND[:count]]


@pytest.mark.parametrize("said", ["3 comments", "Page 3 of 7", "Since 3 June"])
def test_a_number_of_something_else_changes_nothing(said: str) -> None:
    assert len(_titles(*ROWS["lines"], 3, said)) == 4


@pytest.mark.parametrize("said", ["2 free items", "2 Titel im Warenkorb", "2 records selected"])
def test_the_columns_of_a_menu_are_no_records_that_a_page_counts(said: str) -> None:
    parts = (("", "Home"), ("news", "News"), ("help", "Help"), ("about", "About us"))
    menu = "".join(f"<li><a href='/{part}'>{name}</a></li>" for part, name in parts)
    words = enumerate("Salt Far Old Low Wide Deep Red Dry Lost Cold Green Slow".split())
    hits = "".join(f"<li><a href='/b/{n}'>The {word} River</a></li>" for n, word in words)
    body = f"<ul class=nav>{menu}</ul><h1>Catalogue</h1><ul class=hits>{hits}</ul><p class=x>{said}</p><p>Imprint</p>"
    books = load_domain("books")
    page = parse(f"<title>Catalogue</title><body>{body}</body>", "http://h.example/s?q=a")
    found = Analyst(FormClassifier.load("default"), books, Matcher(books), None).look(page).results
    assert [one.url for one in found.records] == [f"http://h.example/b/{n}" for n in range(12)]


@pytest.mark.parametrize(("row", "around"), ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize(
    "said", ["Showing 41-43 of 43", "41–43 von 43", "Resultaten 41 t/m 43 van 43", "第 41-43 条，共 43 条"]
)
def test_the_last_of_many_are_as_many_as_the_page_says_to_show(row: str, around: str, said: str) -> None:
    assert _titles(row, around, 3, said) == [title for title, *_ in FOUND[:3]]
