"""Labels that say more than an attribute's name, and records that go by no code."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain, load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
WINES = Matcher(
    Domain.model_validate(
        {"name": "wines", "title": "Wines", "identity": [["label"]],
         "attributes": [{"name": "label", "type": "text"}, {"name": "region", "type": "enum"},
                        {"name": "taster", "type": "name"}, {"name": "price", "type": "number"},
                        {"name": "bottled", "type": "date"}]}
    )
)  # fmt: skip


@pytest.mark.parametrize(
    ("matcher", "key", "attribute"),
    [
        (BOOKS, "Online Price", "price"),
        (BOOKS, "Precio final", "price"),
        (BOOKS, "Related Categories", "category"),
        (BOOKS, "Author notes", None),  # a name begins it, and it is about notes
        (BOOKS, "Author of the preface", None),
        (BOOKS, "Shipping price", None),
        (BOOKS, "Année de naissance", None),
        (BOOKS, "Price", None),  # `key` knows it
        (BOOKS, "Ladenpreis", "price"),
        (BOOKS, "Uitgiftejaar", "year"),
        (BOOKS, "Kampanjahinta", "price"),
        (BOOKS, "Lieferpreis", None),
        (BOOKS, "Versandpreis", None),
        (BOOKS, "Seitenzahl", None),
        (BOOKS, "Verzendprijs", None),
        (BOOKS, "Geburtsjahr", None),
        (BOOKS, "Syntymävuosi", None),
        (BOOKS, "Sterfjaar", None),
        (BOOKS, "Grundpreis", None),
        (WINES, "Growing region", "region"),
        (WINES, "Chief taster", "taster"),
        (WINES, "Region code", None),
        (WINES, "Region of origin", "region"),
        (WINES, "Region de producción", "region"),
        (WINES, "Region of birth", None),
        (WINES, "Number of region pages", None),
        (WINES, "Taster of the preface", None),
        (WINES, "Label of the series", None),
        (WINES, "Member's e-mail address", None),
    ],
)
def test_a_label_is_about_what_its_head_names(matcher: Matcher, key: str, attribute: str | None) -> None:
    assert matcher.headed(key) == attribute


def named(matcher: Matcher, facts: dict[str, str]) -> dict[str, str]:
    """The named values of a record's own page that states these facts."""
    rows = "".join(f"<tr><th>{label}</th><td>{value}</td></tr>" for label, value in facts.items())
    html = f"<title>Under Heaven</title><h1>Under Heaven</h1><table>{rows}</table><p>{'Some words on it. ' * 9}</p>"
    records = extract_records(parse(html, "http://shop.example/item/12"), matcher=matcher).records
    return {field.attribute: field.value for record in records for field in record.fields if field.attribute}


def test_the_first_of_several_prices_and_a_lone_date_are_taken() -> None:
    found = named(
        BOOKS,
        {
            "Online price": "$20.65",
            "Club price": "$18.59",
            "Author": "Guy Kay",
            "Date": "April 2010",
            "Page count": "560",
        },
    )
    assert (found["price"], found["year"]) == ("$20.65", "April 2010")


def test_values_of_another_look_and_labels_beside_an_exact_one_are_not_taken() -> None:
    found = named(
        BOOKS,
        {
            "Price history": "see the chart",
            "Old price": "on request",
            "Date": "unknown",
            "Author": "Guy Kay",
            "ISBN": "none",
        },
    )
    assert not {"price", "year"} & set(found)
    found = named(
        BOOKS, {"Old price": "$30.00", "Price": "$20.65", "Author": "Guy Kay", "Date added": "May 2012", "Year": "2010"}
    )
    assert (found["price"], found["year"]) == ("$20.65", "2010")


def test_a_sentence_is_no_code_that_records_are_known_by() -> None:
    flights = Matcher(load_domain("flights"))
    rows = "".join(
        f"<li><b><a href=/f/{n}>{n}077 miles - as low as ${n}32.50 each way (based on a round trip)</a></b>"
        f"<div>Seattle (SEA)</div><div>Honolulu (HNL)</div><div>{n}:50 pm</div></li>"
        for n in range(1, 9)
    )
    records = extract_records(parse(f"<p>8 flights</p><ul>{rows}</ul>", "http://a.example/f"), matcher=flights).records
    assert len(records) == 8
    assert not any(field.attribute == "flight_number" for record in records for field in record.fields)


def test_the_only_label_of_a_day_is_about_the_only_day() -> None:
    facts = {"Growing region": "Rheingau", "Harvest date": "12 October 2011", "Price": "$12.00"}
    assert named(WINES, facts)["bottled"] == "12 October 2011"
    assert "bottled" not in named(WINES, {**facts, "Tasting date": "1 May 2020"})


def test_the_number_of_a_thing_may_be_signs_and_digits_alone() -> None:
    finds = Matcher(
        Domain.model_validate(
            {"name": "finds", "title": "Finds", "identity": [["number"]], "nouns": ["find", "finds"],
             "attributes": [{"name": "title", "type": "text"}, {"name": "maker", "type": "name"},
                            {"name": "number", "type": "text", "aliases": ["inventory number"]}]}
        )
    )  # fmt: skip
    assert named(finds, {"Maker": "Ann Lee", "Object number": "1979.135.6"})["number"] == "1979.135.6"
    assert "number" not in named(finds, {"Maker": "Ann Lee", "Object number": "3 – 4"})
    both = named(finds, {"Maker": "Ann Lee", "Object number": "1979.135.6", "Inventory number": "A.7.1"})
    assert both["number"] == "A.7.1"
