"""Tables that name their columns, on pages where nothing looks like a list of results."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
TITLES = "Salt;Wind;The Letter;Winter;Old Stone;Amber".split(";")
PEOPLE = "Birch;Oak;Elm;Ash;Lime;Rowan".split(";")
HELP = "".join(
    f"<p class=say>{text}</p>"
    for text in (
        "The reading room of the house is open to all who live in the town, on every day but the first of each month.",
        "Who wants to take something home asks the people at the desk, who also know where the rarer things are kept.",
        "There were more than nine thousand visits in the last year, and four hundred talks, walks and evenings of songs.",
        "Gifts are welcome, as are those who can give an hour of their time to repair what others have worn out.",
    )
)


def grid(rows: str, heads: str = "<tr><th>No</th><th>Title</th><th>Author</th><th>Year</th></tr>") -> str:
    return f"<table>{heads}{rows}</table>"


def short() -> str:
    return "".join(
        f"<tr><td>{n + 1}</td><td>{title}</td><td>{PEOPLE[n]}</td><td>{1990 + n}</td></tr>"
        for n, title in enumerate(TITLES)
    )


def test_a_table_that_names_what_the_domain_knows_is_the_list() -> None:
    page = parse(
        f"<title>The house</title><h1>The house</h1>{HELP * 6}{grid(short())}{HELP * 6}", "http://h.example/new"
    )
    found = extract_records(page, matcher=BOOKS)
    told = [{field.attribute: field.value for field in record.fields if field.attribute} for record in found.records]
    assert [(one.get("title"), one.get("author")) for one in told] == list(zip(TITLES, PEOPLE, strict=True))


def test_copies_of_one_thing_are_no_list() -> None:
    facts = "".join(
        f"<tr><th>{label}</th><td>{value}</td></tr>"
        for label, value in (("Title", "Salt"), ("Author", "Ann Birch"), ("Year", "1990"), ("Publisher", "Hill Press"))
    )
    rows = "".join(
        f"<tr><td>{place}</td><td>B {n}</td><td>1990</td><td>Hill Press</td></tr>" for n, place in enumerate(TITLES)
    )
    heads = "<tr><th>Place</th><th>Shelf</th><th>Year</th><th>Publisher</th></tr>"
    page = parse(
        f"<title>Salt - The house</title><h1>Salt</h1><table>{facts}</table>{HELP * 3}{grid(rows, heads)}",
        "http://h.example/5",
    )
    found = extract_records(page, matcher=BOOKS)
    assert (found.form, len(found.records)) == ("detail", 1)


def test_a_table_beside_what_the_page_is_about_is_none() -> None:
    page = parse(
        f"<title>The house</title><h1>The house</h1>{HELP * 6}<aside>{grid(short())}</aside>{HELP * 6}",
        "http://h.example/new",
    )
    assert extract_records(page, matcher=BOOKS).form != "list"
