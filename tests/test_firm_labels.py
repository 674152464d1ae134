# ruff: noqa: E501 (a page reads best as it is sent)
"""Labels of a page about one thing that its markup makes plain, whatever classes, properties and links their values have."""

from __future__ import annotations

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

STORIES = Matcher(
    Domain.model_validate(
        {
            "name": "stories",
            "title": "Stories",
            "languages": ["en"],
            "attributes": [
                {"name": "title", "type": "text", "affinity": 0.5, "aliases": ["name"]},
                {"name": "author", "type": "name", "affinity": 0.7, "multiple": True, "aliases": ["written by"]},
                {"name": "category", "type": "enum", "affinity": 0.4, "multiple": True, "aliases": ["tag", "tags"]},
                {"name": "price", "type": "number", "affinity": 0.3},
                {"name": "released", "type": "date", "affinity": 0.4},
            ],
            "identity": [["title"]],
            "topic": ["story", "tale"],
        }
    )
)
THING = '<script type="application/ld+json">{"@type": "Book", "name": "The silent garden"}</script>'
PROSE = (
    "<p>A woman walks into a garden that nobody has seen for years, and it is not she who finds the way out of it.</p>"
)


def told(body: str) -> dict[str, list[tuple[str, str | None]]]:
    """What a page about "The silent garden" tells: key → values and their attributes."""
    page = parse(
        f"<title>The silent garden</title>{THING}<h1>The silent garden</h1>{body}{PROSE}", "http://h.example/s/1"
    )
    found: dict[str, list[tuple[str, str | None]]] = {}
    for record in extract_records(page, matcher=STORIES).records:
        for one in record.fields:
            found.setdefault(one.key, []).append((one.value, one.attribute))
    return found


def values(body: str) -> dict[str, list[str]]:
    return {key: [value for value, _ in own] for key, own in told(body).items()}


def test_a_term_names_its_values_whatever_their_class() -> None:
    def row(label: str, *links: str) -> str:
        items = "".join(f'<li><a class="tag" href="/t/{link}">{link}</a></li>' for link in links)
        return f'<dt class="meta tags">{label}:</dt><dd class="meta tags"><ul>{items}</ul></dd>'

    rating = '<a href="/help#warnings">Archive warning</a>'
    found = told(f"<dl>{row('Fandoms', 'Guardians', 'Comics')}{row(rating, 'None given')}{row('Length', 'Short')}</dl>")
    assert found["Fandoms"] == [("Guardians", None), ("Comics", None)]
    assert found["Archive warning"] == [("None given", None)]
    assert found["Length"] == [("Short", None)]


def test_a_class_that_one_label_alone_has_below_it_tells_its_attribute() -> None:
    rows = '<tr><th>Appraised at</th><td><b itemprop="price">450</b></td></tr><tr><th>Kept in</th><td class="place">Mill Lane</td></tr>'
    found = told(f"<table>{rows}</table>")
    assert found["Appraised at"] == [("450", "price")]
    assert found["Kept in"] == [("Mill Lane", None)]


def test_a_name_set_apart_in_a_header_that_fills_its_row_labels_nothing_below() -> None:
    rows = '<tr><th colspan="2"><span class="fn">The silent garden</span></th></tr><tr><td colspan="2">A garden by night</td></tr>'
    found = values(
        f"<table>{rows}<tr><th>Kept in</th><td>Mill Lane</td></tr><tr><th>Shelf</th><td>12</td></tr></table>"
    )
    assert "The silent garden" not in found
    assert found["Shelf"] == ["12"]


def test_headers_side_by_side_label_no_headers() -> None:
    rows = "".join(f"<tr><td>{mark}</td><td>{said}</td></tr>" for mark, said in (("#", "numbers"), ("0", "zeros")))
    found = values(f"<table><tr><th><p>Sign</p></th><th><p>Meaning</p></th></tr>{rows}</table>")
    assert "Meaning" not in found.get("Sign", [])


@pytest.mark.parametrize(
    "row", ["<dt>{0}</dt><dd itemprop={2}>{1}</dd>", "<p><b>{0}:</b> <span itemprop={2}>{1}</span></p>"]
)
def test_a_label_names_what_the_page_calls_a_property_that_the_domain_does_not_know(row: str) -> None:
    pairs = (
        ("Rated", "PG-13", "contentRating"),
        ("Sold by", "Mill Lane Ltd", "seller"),
        ("Other names", "Le jardin", "alternateName"),
    )
    body = "".join(row.format(*pair) for pair in pairs)
    found = values(f"<dl>{body}</dl>" if row.startswith("<dt") else body)
    assert [found.get(label) for label, _, _ in pairs] == [[value] for _, value, _ in pairs]


def kind(body: str, box: str = "") -> str:
    page = parse(
        f'<title>The silent garden</title><form><input name="q" value="{box}"></form>{body}{PROSE}',
        "http://h.example/s/1",
    )
    return Analyst(FormClassifier.load(), STORIES.domain, STORIES).look(page).results.kind


def test_a_part_that_found_nothing_does_not_empty_a_page_full_of_facts() -> None:
    labels = ("Made in", "Weight", "Length", "Bloom colour", "Growth habit", "Hardiness", "Sun", "Soil")
    sheet = "".join(f"<dt>{label}</dt><dd>Value {n}</dd>" for n, label in enumerate(labels))
    nothing = '<div class="alert">No items were found.</div>'
    assert kind(f"<h1>The silent garden</h1><dl>{sheet}</dl>{nothing}") == "detail"
    assert kind(f"<h1>Search</h1>{nothing}") == "empty"
    denied = '<div class="alert">No items were found for "moonlight".</div>'
    assert kind(f"<h1>Search</h1><dl>{sheet}</dl>{denied}", "moonlight") == "empty"


def test_a_link_that_its_element_ends_with_a_colon_is_a_label() -> None:
    def row(label: str, value: str) -> str:
        return f'<div class="facts"><span class="what"><a href="/property/{label}">{label}</a>:</span>{value}</div>'

    found = values(row("Vehicle", "Any car") + row("Rock type", "Sandstone"))
    assert (found["Vehicle"], found["Rock type"]) == (["Any car"], ["Sandstone"])


def test_a_linked_name_before_a_colon_amid_a_text_is_no_label() -> None:
    found = values('<div class="says"><p><a href="/u/ann">Ann Lee</a>: a garden to lose oneself in</p></div>')
    assert "Ann Lee" not in found


def test_all_links_in_the_box_of_a_heading_are_its_values() -> None:
    def box(label: str, *names: str) -> str:
        links = ", ".join(f'<a href="/people/{name}">{name}</a>' for name in names)
        return f"<div><h4>{label}:</h4> {links}</div>"

    found = told(
        f"<div class='creators'>{box('Written by', 'Ann Lee', 'Bob Ray')}{box('Pictures', 'Cid Mo', 'Dora Fox')}</div>"
    )
    assert found["Written by"] == [("Ann Lee", "author"), ("Bob Ray", "author")]
    assert found["Pictures"] == [("Cid Mo", None), ("Dora Fox", None)]
    many = [f"P {chr(65 + n % 26)}{chr(97 + n // 26)}" for n in range(25)]
    found = told(f"<div class='creators'>{box('Written by', 'Ann Lee')}{box('Pictures', *many)}</div>")
    assert found["Pictures"] == [(one, None) for one in many]


def test_a_day_whose_year_is_a_link_is_one_value() -> None:
    rows = '<tr><th>Released</th><td>16 June <a href="/y/1997">1997</a></td></tr><tr><th>Shelf</th><td>12</td></tr>'
    assert told(f"<table>{rows}</table>")["Released"] == [("16 June 1997", "released")]


def test_marks_of_direction_about_a_colon_are_no_part_of_a_label() -> None:
    row = "<li><span><b>{0} \u200f : \u200e</b> <span>{1}</span></span></li>"
    found = values(f"<ul>{row.format('Sold by', 'Mill Lane Ltd')}{row.format('Weight', '1 kg')}</ul>")
    assert (found["Sold by"], found["Weight"]) == (["Mill Lane Ltd"], ["1 kg"])


SHEET = {
    "Operating system": "Windows 8.1 64",
    "Processor": "Core i3-4130T (2.9 GHz, 3 MB cache)",
    "Maximum memory": "Upgradeable to 16 GB",
    "Optical drive": "Slim-tray burner",
}


@pytest.mark.parametrize(
    "row",
    [
        '<div class="os"><div class="w5"><div class="desc"><h2>{0}</h2></div></div><div class="w7"><p>{1}</p></div></div>',
        '<div class="os"><span class="base text-bold">{0}</span><br><span class="base">{1}</span></div>',
        '<div class="os"><h3><span class="property">{0}</span> <span class="value">{1}</span></h3></div>',
    ],
)
def test_headings_and_bold_words_worded_as_labels_name_what_stands_beside_them(row: str) -> None:
    found = values("".join(row.format(*pair) for pair in SHEET.items()))
    assert {key: found.get(key) for key in SHEET} == {key: [value] for key, value in SHEET.items()}


@pytest.mark.parametrize(
    "pairs",
    [
        {"Ann Lee": "Gardener", "Bob Ray": "Neighbour", "Cid Mo": "Postman", "Dora Fox": "Doctor"},
        {
            "Such a story!": "I read it twice",
            "How long?": "Half the pages would do",
            "Loved it!": "More of this",
            "Not my book.": "No",
        },
    ],
)
def test_names_and_remarks_in_bold_are_no_labels(pairs: dict[str, str]) -> None:
    row = '<div class="os"><span class="base text-bold">{0}</span><br><span class="base">{1}</span></div>'
    assert not pairs.keys() & values("".join(row.format(*pair) for pair in pairs.items())).keys()


def test_headings_of_parts_are_no_labels_of_their_prose() -> None:
    parts = "".join(
        f'<div class="sec"><h3 class="head">{head}</h3><div class="body">{PROSE * 3}</div></div>'
        for head in ("State of the garden", "Paths and walls", "Water supply", "Lines of sight")
    )
    assert not {"State of the garden", "Water supply"} & values(parts).keys()


def test_a_label_shown_twice_with_one_value_is_one_label() -> None:
    pairs = {
        "Original name": "Der stille Garten",
        "Premiere": "17 September 2016",
        "Season": "Fall 2016",
        "Length": "90 min",
    }
    sheet = [f'<div class="row"><div class="heavy">{label}</div>{value}</div>' for label, value in pairs.items()]
    found = values(f'<div class="desk">{"".join(sheet)}</div><div class="phone">{sheet[0]}</div>')
    assert found["Original name"][:1] == ["Der stille Garten"]
    assert found["Season"] == ["Fall 2016"]


def test_whom_a_label_names_is_not_taken_for_the_writer() -> None:
    found = told("<dl><dt>Pictures</dt><dd>Ann Lee</dd><dt>Shelf</dt><dd>12</dd></dl>")
    assert found["Pictures"] == [("Ann Lee", None)]


def test_boxes_beside_those_of_labels_have_labels_too_in_links_and_other_sizes() -> None:
    def box(label: str, *names: str) -> str:
        items = "".join(f'<li class="of"><a class="part" href="/n/{name}">{name}</a></li>' for name in names)
        return f'<li class="item">{label}<div class="of"><ul>{items}</ul></div></li>'

    plain = [
        box(f'<span class="item__label">{label}</span>', name)
        for label, name in (("Country of origin", "Mali"), ("Languages", "Bambara"), ("Runtime", "1 hour"))
    ]
    linked = box('<a class="item__label item__label--link" href="/info">Production</a>', "Ann Lee", "Bob Ray")
    found = values(f"<ul>{plain[0]}{plain[1]}{linked}{plain[2]}</ul>")
    assert found["Production"] == ["Ann Lee", "Bob Ray"]
    assert found["Languages"] == ["Bambara"]
