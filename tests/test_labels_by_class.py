"""Lines of labels and values by turns, where a class alone tells the labels from the values."""

from __future__ import annotations

from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import parse_domain
from knowledge.matching import Matcher

FOUND = """
name: found
title: Found things
languages: [da]
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [genstand]}
  - {name: found, type: date, affinity: 0.4, aliases: [fundet]}
  - {name: place, type: text, affinity: 0.4, aliases: [sted]}
identity: [[title, found, place]]
topic: [fundet]
"""
THINGS = (
    ("Rygsæk, sort", "Nørreport"),
    ("Kuffert, rød", "Tivoli"),
    ("Hue, grå", "Bus 5C"),
    ("Jakke, blå", "Amager Strand"),
    ("Taske, gul", "Metro M2"),
    ("Ur, hvid", "Fælledparken"),
)


def told(row: str) -> list[dict[str, str]]:
    rows = (
        f"<div class=panel><div class=head><strong>{title}</strong></div>"
        f"<div class=body>{row.format(day=f'0{n + 1}-03-2014', place=place, n=n)}</div></div>"
        for n, (title, place) in enumerate(THINGS)
    )
    page = parse(f"<h1>Resultat</h1><p>6 genstande fundet.</p>{''.join(rows)}", "http://h/find")
    found = extract_records(page, matcher=Matcher(parse_domain(FOUND)))
    return [{one.attribute: one.value for one in record.fields if one.attribute} for record in found.records]


def test_labels_of_a_class_take_turns_with_their_values() -> None:
    expected = [
        {"title": title, "found": f"0{n + 1}-03-2014", "place": place} for n, (title, place) in enumerate(THINGS)
    ]
    row = '<span class="lbl">Fundet</span> {day} <span class="lbl">Sted</span> {place}'
    assert told(f'{row} <a class="btn" href="/claim/{{n}}">Det er min!</a>') == expected
    assert told(f"{row} ") == expected


def test_words_that_were_searched_for_are_no_labels() -> None:
    row = '<span class="highlight">Fundet</span> nær havnen <span class="highlight">sted</span> {place}'
    assert all("found" not in one and "place" not in one for one in told(row))


def test_a_label_without_a_value_takes_none_of_the_next_item() -> None:
    """An item of a list is a label and its value; that of the place is missing here and there."""

    def facts(place: str) -> str:
        return (
            f"<ul><li><strong>Sted:</strong>{place}</li><li><strong>Fundet:</strong> 04-03-2014</li>"
            "<li><strong>Farve:</strong> sort</li></ul>"
        )

    for place, expected in ((" Tivoli", ["Tivoli"]), (" ", [])):
        page = parse(f"<title>Rygsæk</title><h1>Rygsæk</h1>{facts(place)}", "http://h/t/7")
        (record,) = extract_records(page, matcher=Matcher(parse_domain(FOUND))).records
        told = {one.attribute: one.value for one in record.fields if one.attribute}
        assert told["found"] == "04-03-2014"
        assert [told[one] for one in ("place",) if one in told] == expected


def test_a_label_in_an_item_of_its_own_has_its_value_in_the_next() -> None:
    facts = (
        "<ul><li><strong>Sted:</strong></li><li>Tivoli</li><li><strong>Fundet:</strong></li><li>04-03-2014</li></ul>"
    )
    page = parse(f"<title>Rygsæk</title><h1>Rygsæk</h1>{facts}", "http://h/t/7")
    (record,) = extract_records(page, matcher=Matcher(parse_domain(FOUND))).records
    told = {one.attribute: one.value for one in record.fields if one.attribute}
    assert (told["place"], told["found"]) == ("Tivoli", "04-03-2014")
