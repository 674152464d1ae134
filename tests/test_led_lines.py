"""Several pairs of a label and its value in one line, told by how they are set or by coming again and again."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Attribute, Domain
from knowledge.matching import Matcher

BOOKS = Matcher(
    Domain(
        name="books",
        title="Books",
        identity=(("title",),),
        borrow=False,
        attributes=(
            Attribute(name="title", type="text"),
            Attribute(name="author", type="text", aliases=("written by",)),
            Attribute(name="year", type="text", aliases=("published in",)),
            Attribute(name="publisher", type="text", aliases=("published by",)),
        ),
    )
)
NAMES = ("River", "Garden", "Winter", "City", "Night")
PEOPLE = ("Ann Lee", "Bo Sand", "Cy Ray", "Di Fox", "Ed Orr")


def _list(line: str) -> list[dict[str, str]]:
    pairs = enumerate(zip(NAMES, PEOPLE, strict=True))
    items = "".join(
        f"<li><a href=/b/{n}>{name}</a><div>{line.format(n=n, who=who)}</div></li>" for n, (name, who) in pairs
    )
    found = extract_records(parse(f"<h1>5 books found</h1><ul>{items}</ul>", "http://h/list"), matcher=BOOKS)
    assert found.form == "list"
    return [{field.attribute or field.key: field.value for field in record.fields} for record in found.records]


@pytest.mark.parametrize(
    "line",
    [
        "Verfasser: <b>{who}</b> Jahr: <b>199{n}</b> Lager: <b>{n}7</b>",
        "Verfasser: <em>{who}</em>, Jahr: <em>199{n}</em>, Lager: <em>{n}7</em>",
        "Verfasser: <a href=/p/{n}>{who}</a> | Jahr: <a href=/y/{n}>199{n}</a> | Lager: <b>{n}7</b>",
        "Verfasser <b>{who}</b> · Jahr <b>199{n}</b> · Lager <b>{n}7</b>",
        "Verfasser: {who} · Jahr: 199{n} · Lager: {n}7",
        "Verfasser: {who}; Jahr: 199{n}; Lager: {n}7",
    ],
)
def test_pairs_of_a_line_in_words_that_nobody_knows(line: str) -> None:
    for n, (who, found) in enumerate(zip(PEOPLE, _list(line), strict=True)):
        assert (found["Verfasser"], found["Jahr"], found["Lager"]) == (who, f"199{n}", f"{n}7")


def test_words_of_a_sentence_that_comes_again_lead_to_what_differs() -> None:
    line = "Written by <a href=/p/{n}>{who}</a>. Published by <a href=/h/{n}>House {n}</a> in <span>199{n}</span>"
    for n, (who, found) in enumerate(zip(PEOPLE, _list(line), strict=True)):
        assert (found["author"], found["publisher"], found["year"]) == (who, f"House {n}", f"199{n}")


def test_words_set_off_amid_a_text_are_no_values() -> None:
    found = _list("About the <b>river</b> and the <b>sea</b> in old times, told {n} times by {who}")
    assert not any("About the" in one or "and the" in one for one in found[0])
    found = _list("The old <b>river</b> and the <b>river</b>")
    assert not any("The old" in one for one in found[0])


def test_lone_thing_with_pairs_in_a_line() -> None:
    first = "<p>Code: <b>4001</b> State: <b>open</b> Kind: <b>map</b></p>"
    markup = f"<h1>River</h1>{first}<p>Head: <b>Ann Lee</b> Day of entry: <b>2 May</b></p>"
    found = extract_records(parse(f"<title>River</title>{markup}", "http://h/b/1"), matcher=BOOKS)
    assert found.form == "detail"
    told = {field.key: field.value for field in found.records[0].fields}
    assert {**told, "Code": "4001", "State": "open", "Kind": "map", "Head": "Ann Lee", "Day of entry": "2 May"} == told


def test_lines_of_two_plain_elements_are_a_label_and_its_value_where_the_first_comes_again() -> None:
    line = "<p class=pair><span>Verfasser</span><span>{who}</span></p><p class=pair><span>Jahr</span><span>199{n}</span></p>"
    for n, (who, found) in enumerate(zip(PEOPLE, _list(line), strict=True)):
        assert (found["Verfasser"], found["Jahr"]) == (who, f"199{n}")


def test_first_elements_that_differ_are_values() -> None:
    line = "<p><span>{who}</span><span>{n}7 pages</span></p><p><span>House {n}</span><span>{n}9 marks</span></p>"
    found = _list(line)
    assert PEOPLE[0] in found[0].values() and "07 pages" in found[0].values() and PEOPLE[0] not in found[0]
