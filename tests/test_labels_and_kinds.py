"""Small truths of real result pages: labels that end in a sign, words written as one, what screens hide, rare prices."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crawler.attributes.class_words import class_word
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.regions.region import main_region
from crawler.results import extract_records
from crawler.results.sections import is_text
from crawler.wording.totals import read_total
from knowledge.domain import load_domain
from knowledge.markup import marked
from knowledge.matching import Matcher

CASES = """
name: cases
title: Court cases
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [title, case, case name]}
  - {name: docket, type: text, affinity: 0.5, aliases: [docket, case number]}
  - {name: date, type: date, affinity: 0.5, aliases: [date, published]}
  - {name: venue, type: text, affinity: 0.5, aliases: [venue]}
  - {name: price, type: number, affinity: 0.5, aliases: [price]}
identity: [[docket]]
"""


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "cases.yaml"
    path.write_text(CASES, encoding="utf-8")
    return Matcher(load_domain(path))


@pytest.mark.parametrize("label", ["Case #", "Case No.", "Case №", "Case Nr.:"])
def test_a_sign_for_a_number_is_read_as_one(cases: Matcher, label: str) -> None:
    assert cases.key(label)[0] == "docket"
    assert Matcher(load_domain("movies")).key("Film #")[0] is None


def test_two_words_written_as_one_are_read_apart(cases: Matcher) -> None:
    assert marked(cases, "venuename")[0] == "venue"
    assert marked(cases, "nickname")[0] is None


def test_an_address_in_markup_is_a_place() -> None:
    assert marked(Matcher(load_domain("jobs")), "address")[0] == "location"


def test_how_a_box_is_displayed_is_no_part_of_what_it_holds() -> None:
    assert class_word("user-display-name") == "user name"


@pytest.mark.parametrize(
    ("classes", "word"),
    [
        ("field field--name-title field--type-string", "title"),
        ("field field-name-field-isbn field-type-text", "isbn"),
        ("field--name-body", ""),
        ("field-name", "name"),
        ("file-name-field", "file name"),
    ],
)
def test_a_class_that_says_how_a_field_is_called_is_called_so(classes: str, word: str) -> None:
    assert class_word(classes) == word


def test_what_one_class_hides_and_another_shows_on_wide_screens_is_read() -> None:
    page = parse('<div class="hidden font-bold sm:flex">4,007 results</div><p>x</p>', "http://site.example/s?q=x")
    total = read_total(page)
    assert total is not None
    assert total.count == 4007
    assert read_total(parse('<div class="hidden">4,007 results</div><p>x</p>', "http://site.example/s?q=x")) is None


def test_a_class_of_one_record_does_not_keep_the_price_from_the_others(cases: Matcher) -> None:
    rows = "".join(
        f'<li><a href="/{n}">Lamp of the {word} kind, with a stand of wood</a>'
        + (f"<b class=price>{n}5.00 €</b></li>" if n == 3 else f"<b class=_cDEz{n % 2}>{n}4.50 €</b></li>")
        for n, word in enumerate("red blue green small tall old heavy round".split(), 1)
    )
    found = extract_records(
        parse(f"<title>Lamps</title><ul>{rows}</ul>", "http://site.example/"), matcher=cases
    ).records
    told = [field.value for one in found for field in one.fields if field.attribute == "price"]
    assert told == [f"{n}5.00 €" if n == 3 else f"{n}4.50 €" for n in range(1, 9)]


def test_the_same_words_in_each_row_below_the_heading_are_no_prose() -> None:
    def prose(where: list[str]) -> bool:
        rows = "".join(f"<tr><td>May {n + 1}, 2019<br>{told}</td></tr>" for n, told in enumerate(where))
        html = f"<title>Meetings of the board | County</title><h1>Meetings of the board</h1><table>{rows}</table>"
        page = parse(html, "http://site.example/meetings")
        layout = Layout(page.tree)
        intervals = tuple((row, page.tree.ends[row]) for row in page.tree.find("tr", 0, len(page.tree)))
        return is_text(page, layout, replace(region, intervals=intervals))

    region = main_region(Layout(parse(f"<ul>{'<li><a href=x>One</a> two</li>' * 9}</ul>", "http://site.example/").tree))
    assert region is not None
    region = replace(region, confidence=0.2)
    assert not prose(["1950 W. Polk, Conference Room 5301, Chicago"] * 9)
    assert prose([f"In its meeting number {n} the board looked at many requests" for n in range(9)])
