# ruff: noqa: E501 (a page reads best as it is sent)
"""Trails on the pages of things: what the site files them under."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

SHOP = Matcher(
    Domain.model_validate(
        {
            "name": "shop",
            "title": "Products",
            "languages": ["en"],
            "attributes": [
                {"name": "title", "type": "text", "affinity": 0.6, "aliases": ["product", "name"]},
                {"name": "price", "type": "number", "affinity": 0.6, "aliases": ["price"]},
                {"name": "maker", "type": "name", "affinity": 0.5, "aliases": ["brand"]},
                {"name": "category", "type": "enum", "affinity": 0.3, "aliases": ["category", "department"]},
            ],
            "identity": [["title"]],
            "topic": ["product", "price", "shop"],
        }
    )
)


def category(trail: str, more: str = "") -> str | None:
    html = (
        f"<title>Small Lamp - Shop</title>{trail}<h1>Small Lamp</h1><table><tr><th>Price:<td>£6.01<tr><th>Brand:<td>Holt Works"
        f"{more}</table><p>It gives a warm light to all who read late and to all who come home late in the year.</p>"
    )
    found = extract_records(parse(html, "http://h.example/lamp/4"), matcher=SHOP)
    assert found.form == "detail"
    return next((one.value for one in found.records[0].fields if one.attribute == "category"), None)


@pytest.mark.parametrize(
    "trail",
    [
        "<nav aria-label=breadcrumb><ol><li><a href=/>Home</a><li><a href=/c/1>Tools</a><li><a href=/c/7>Lights</a><li>Small Lamp</ol></nav>",
        "<div id=breadcrumbs><a href=/all>Catalogue</a> » <a href=/c/7>Lights</a> » <a href=/lamp/4>Small Lamp</a></div>",
        "<span class=clickstream><a href=/ class=clickstream>Home</a>&nbsp;/&nbsp;<a href=/c/7 class=clickstream>Lights</a>&nbsp;/ Small Lamp</span>",
        "<h2><span><a href=/all>Catalogue</a> | <a href=/c/7>Lights</a><span> | </span></span>Small Lamp</h2>",
        "<p class='crumbs plus'><a href=/c/7>Lights</a> &gt; Small Lamp</p>",
        "<p class=crumbs><a href=/c/7><i class=material-icons>label</i> <span>Lights</span></a> &gt; Small Lamp</p>",
    ],
)
def test_the_last_step_before_the_thing_is_its_category(trail: str) -> None:
    assert category(trail) == "Lights"


@pytest.mark.parametrize(
    "trail",
    [
        "<nav class=breadcrumb><a href=/>Home</a> <a href=/find?q=lamp>Search results</a> Small Lamp</nav>",
        "<nav class=breadcrumb><a href=/>Home</a> <a href=/p>Products</a> Small Lamp</nav>",
        "<nav class=menu><a href=/>Home</a> <a href=/c/7>Lights</a></nav>",
        "<h2><a href=/c/1>Tools</a> | <a href=/c/7>Lights</a></h2>",
        "<h2><a href=/all>Catalogue</a> and <a href=/c/7>Lights</a> for all</h2>",
    ],
)
def test_the_way_of_a_reader_is_none(trail: str) -> None:
    assert category(trail) is None


def test_what_the_page_says_itself_counts() -> None:
    trail = "<nav class=breadcrumb><a href=/c/7>Lights</a> Small Lamp</nav>"
    assert category(trail, "<tr><th>Category:<td>Lamps") == "Lamps"
