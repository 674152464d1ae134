"""Amounts with their currency in an element before them; labels before values that markup calls otherwise."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

SEEDS = Matcher(
    Domain.model_validate(
        {
            "name": "seeds",
            "title": "Seeds",
            "languages": ["nl"],
            "attributes": [
                {"name": "title", "type": "text", "affinity": 0.4, "aliases": ["naam"]},
                {"name": "number", "type": "text", "affinity": 0.6, "aliases": ["artikelnummer"]},
                {"name": "price", "type": "number", "affinity": 0.3, "aliases": ["prijs"]},
            ],
            "identity": [["number"], ["title"]],
            "topic": ["zaad"],
        }
    )
)
NAMES = "Rode biet,Gele wortel,Zoete erwt,Late prei,Witte boon,Wilde venkel".split(",")


def listed(price: str, amount: str = "{},95") -> list[str]:
    rows = "".join(
        f'<li class=box><h6><a href="/s/{n}">{name}</a></h6><div class=sum>{price.format(amount.format(n + 2))}</div></li>'
        for n, name in enumerate(NAMES)
    )
    records = extract_records(parse(f"<h1>Zaden</h1><ul>{rows}</ul>", "http://h.example/s?q=x"), matcher=SEEDS).records
    return [one.value for record in records for one in record.fields if one.attribute == "price"]


@pytest.mark.parametrize(
    "price",
    [
        "<span>€ <span class=value>{}</span></span>",
        "<b class=sign>€</b><b class=value>{}</b>",
        "<span>€</span> <i>{}</i>",
    ],
)
def test_a_currency_belongs_to_the_amount_behind_it(price: str) -> None:
    assert listed(price) == [f"€ {n + 2},95" for n in range(len(NAMES))]


@pytest.mark.parametrize(
    ("price", "value"),
    [
        ("<sup class=s>$</sup> <b class=w>{0}</b> <sup class=c>99</sup>", "$ {0}.99"),
        ("<b class=s>$</b>{0}<b class=s>99</b>", "$ {0}.99"),
        ("<b class=s>€</b><i class=w>1.2{0}0,</i><i class=c>50</i>", "€ 1.2{0}0,50"),
        ("<b class=s>$</b><i class=w>{0}</i><i class=p>.</i><i class=c>99</i>", "$ {0}.99"),
        ("<b class=s>$</b><i class=w>{0},95</i> <i class=c>12</i>", "$ {0},95"),
        ("<b class=s>$</b><i class=w>{0}</i><p>12</p>", "$ {0}"),
    ],
)
def test_hundredths_in_an_element_of_their_own_belong_to_the_amount_before_them(price: str, value: str) -> None:
    numbers = range(2, 2 + len(NAMES))
    assert listed(price, "{}") == [value.format(n) for n in numbers]


def test_a_currency_on_a_line_of_its_own_belongs_to_nothing() -> None:
    assert listed("<p>€</p><p>Nog {} op voorraad</p>") == []


def test_the_label_before_a_value_counts_where_the_name_in_the_markup_says_nothing() -> None:
    page = parse(
        "<div itemscope itemtype='https://schema.org/Product'><h1 itemprop=name>Rode biet</h1><p>Zaden van het land, in april te "
        "zaaien.</p><div><span class=tag>Artikelnummer:</span> <span itemprop=sku>ZD3001</span></div></div>",
        "http://h.example/s/1",
    )
    (record,) = extract_records(page, matcher=SEEDS).records
    assert [one.value for one in record.fields if one.attribute == "number"] == ["ZD3001"]
