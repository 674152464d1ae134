"""Facts in boxes of two that only a style sheet tells apart."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
HEAD = "<title>The River and the Stone</title><h1>The River and the Stone</h1>"


def told(boxes: list[tuple[str, str]]) -> dict[str, tuple[str, str | None]]:
    facts = "".join(f"<div><span>{label}</span><span>{value}</span></div>" for label, value in boxes)
    page = parse(f"<body>{HEAD}<div class=facts>{facts}</div></body>", "http://b.example/b/1")
    fields = [field for record in extract_records(page, matcher=BOOKS).records for field in record.fields]
    return {field.key: (field.value, field.attribute) for field in fields}


def test_the_first_of_two_labels_the_other_also_where_the_domain_does_not_know_it() -> None:
    found = told(
        [("Author", "Mara Lind"), ("Weather", "North room"), ("Publisher", "Press of the Coast"), ("Loans", "6")]
    )
    assert found["Author"] == ("Mara Lind", "author")
    assert found["Publisher"] == ("Press of the Coast", "publisher")
    assert found["Weather"] == ("North room", None)
    assert found["Loans"] == ("6", None)


def test_boxes_of_two_without_words_of_the_domain_label_nothing() -> None:
    found = told([("North", "South"), ("East", "West"), ("Author", "Mara Lind"), ("Up", "Down")])
    assert not {"North", "East", "Up"} & set(found)


def test_a_number_is_nobody() -> None:
    facts = "".join(
        f"<div><span>{a}</span><span>{b}</span></div>"
        for a, b in [("Users", 120), ("Books", 90), ("Authors", 33), ("Publishers", 4)]
    )
    page = parse(f"<body>{HEAD}<p>Author: Mara Lind</p><div>{facts}</div></body>", "http://b.example/b/1")
    (record,) = extract_records(page, matcher=BOOKS).records
    assert [field.value for field in record.fields if field.attribute == "author"] == ["Mara Lind"]


def test_a_number_in_an_element_of_its_own_is_part_of_a_name() -> None:
    items = "".join(
        f"<li><h3><a href=/b/{n}><span>Volume</span><span>{n}</span></a></h3><p>Mara Lind</p>" for n in range(6)
    )
    page = parse(f"<title>x</title><ul>{items}</ul>", "http://b.example/s")
    found = [record.fields[0].value for record in extract_records(page, matcher=BOOKS).records]
    assert found == [f"Volume{n}" for n in range(6)]
