"""Tables of catalogues: rows dressed by turns with the words searched for set off, main entries above titles."""

from __future__ import annotations

import pytest

from crawler.attributes.entry import below_titles, entered
from crawler.page import parse
from crawler.regions.leaves import Leaf
from crawler.results.extraction import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

ROWS = [
    ("Moor, Ann:", "Das <b><b>Harz</b></b> <b><b>Buch</b></b> : Wege durch den Wald / Ann Moor - 2009"),
    ("", "Der Winter im <b><b>Harz</b></b> : Bilder eines Jahres / Karl Voss - 2011"),
    ("Lund, Kaj ; Berg, Ole:", "Erz und Silber / Kaj Lund ; Ole Berg - 1998"),
    ("", "Sagen aus dem <b><b>Harz</b></b> [CD] - 2004"),
    ("", "Rauch über dem Brocken : Roman<br>(Bergromane ; 4) - 2016"),
    (
        "Ray, Bo:",
        "Alle <b><b>Harz</b></b> Bahnen im <b><b>Harz</b></b> und um den <b><b>Harz</b></b> / Bo Ray - 2001",
    ),
    ("", "Wandern mit Kindern - 2020"),
    ("", "Der <b><b>Harz</b></b> in alten Karten / gezeichnet von Lutz Brandt - 1987"),
    ("Falk, Ina:", "Luchse im <b><b>Harz</b></b> : die Rückkehr / Ina Falk - 2014"),
    ("", "Stollen und Schächte : ein Führer - 1992"),
    ("Voss, Karl:", "Hexen, Moore, Nebel / Karl Voss - 2003"),
    ("", "Bergbau im <b><b>Harz</b></b> und anderswo / hrsg. von Uta Reh - 1979"),
    ("Haas, Jan:", "Kleine Küche der Berge / Jan Haas - 2018"),
]


def table() -> str:
    """A list of hits as an old catalogue sets it: two classes by turns, all in one cell, all of it a link."""
    lines = []
    for number, (entry, title) in enumerate(ROWS):
        dress = "hitX" if number % 2 == 0 else "hit"
        picture = f'<td><a href="index.asp?nr={number}"><img src="b.gif" alt="Buch"></a></td>'
        text = f"{entry}<br>{title}" if entry else title
        lines.append(
            f'<tr class="{dress}">{picture}<td><a href="index.asp?nr={number}" title="Details">{text}</a></td></tr>'
        )
    head = "<tr><th class='about'>Bild</th><th class='about'>Kurzanzeige</th></tr>"
    return f"<html><head><title>OPAC</title></head><body><h1>Suchergebnis</h1><table>{head}{''.join(lines)}</table></body></html>"


def test_rows_dressed_by_turns_are_records_whatever_words_are_set_off_in_them() -> None:
    domain = load_domain("books")
    found = extract_records(parse(table(), "http://opac.example/search"), matcher=Matcher(domain))
    assert len(found.records) == len(ROWS)
    values = [{field.attribute: field.value for field in record.fields} for record in found.records]
    assert [value["title"].split(" : ")[0].split(" / ")[0].split(" - ")[0] for value in values] == [
        "Das Harz Buch", "Der Winter im Harz", "Erz und Silber", "Sagen aus dem Harz [CD]", "Rauch über dem Brocken",
        "Alle Harz Bahnen im Harz und um den Harz", "Wandern mit Kindern", "Der Harz in alten Karten", "Luchse im Harz",
        "Stollen und Schächte", "Hexen, Moore, Nebel", "Bergbau im Harz und anderswo", "Kleine Küche der Berge",
    ]  # fmt: skip
    people = ["Moor, Ann", "Lund, Kaj ; Berg, Ole", "Ray, Bo", "Falk, Ina", "Voss, Karl", "Haas, Jan"]
    assert [value["author"] for value, (entry, _) in zip(values, ROWS, strict=True) if entry] == people


def leaf(text: str, run: int, link: int = -1, cell: int = -1) -> Leaf:
    return Leaf(text, 10 + run, 5, run, link, "p", cell)


def known(word: str) -> float:
    return 1.0 if word in ("by", "author", "publisher") else 0.0


def test_people_above_a_title_are_labelled_behind_it() -> None:
    found = below_titles([leaf("Lee, Ann [Hrsg.]:", 0), leaf("The River", 1, link=3), leaf("2004", 2)], known)
    assert [one.text for one in found] == ["The River", "by:", "Lee, Ann", "2004"]


@pytest.mark.parametrize(
    "row",
    [
        [leaf("Publisher:", 0), leaf("Old Press", 1)],  # a label
        [leaf("Lee, Ann:", 0), leaf("The River", 0)],  # in one line: a reference, read elsewhere
        [leaf("Lee, Ann:", 0, cell=1), leaf("The River", 1, cell=2)],  # of another cell
        [leaf("Lee, Ann:", 0, link=3), leaf("The River", 1, link=4)],  # a link of its own
        [leaf("Ann Lee", 0), leaf("The River", 1)],
        [leaf("2 rooms, kitchen:", 0), leaf("The River", 1)],
        [leaf("Lee, Ann:", 0)],
    ],
)
def test_other_texts_stay_where_they_are(row: list[Leaf]) -> None:
    assert below_titles(row, known) == row


def test_a_domain_without_people_has_no_main_entries() -> None:
    row = [leaf("Lee, Ann:", 0), leaf("The River", 1)]
    assert below_titles(row, lambda word: 0.0) == row


def test_a_line_above_all_titles_of_a_list_is_nobody() -> None:
    rows = [[leaf("Paris, Texas:", 0), leaf(title, 1)] for title in ("The River", "The Road", "The Sea")]
    assert entered(rows, known) == rows
    rows[1][0] = leaf("Lee, Ann:", 0)
    assert [row[1].text for row in entered(rows, known)] == ["by:", "by:", "by:"]
