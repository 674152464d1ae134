"""Properties that a page names itself in its metadata (schema.org's `PropertyValue`)."""

from __future__ import annotations

import json

from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results.metadata import linked_data, microdata

PAIRS = [("Fat content", "45 %"), ("Région :", "Jura"), ("Ripened (days)", 60)]


def test_each_has_its_own_name_and_value_in_json() -> None:
    properties = [{"@type": "PropertyValue", "name": name, "value": value} for name, value in PAIRS]
    thing = {"@type": "Product", "name": "Tomme", "additionalProperty": properties}
    page = parse(f'<script type="application/ld+json">{json.dumps(thing)}</script><h1>Tomme</h1>', "http://h/")
    (found,) = linked_data(page.tree)
    assert found.values[1:] == (("fat content", "45 %"), ("région", "Jura"), ("ripened (days)", "60"))


def test_each_has_its_own_name_and_value_in_markup() -> None:
    spans = "".join(
        '<li itemprop="additionalProperty" itemscope itemtype="https://schema.org/PropertyValue">'
        f'<span itemprop="name">{name}</span> <span itemprop="value">{value}</span></li>'
        for name, value in PAIRS
    )
    scope = 'itemscope itemtype="https://schema.org/Product"'
    page = parse(f'<div {scope}><h1 itemprop="name">Tomme</h1><ul>{spans}</ul></div>', "http://h/")
    (found,) = microdata(Layout(page.tree))
    assert found.values[1:] == (("fat content", "45 %"), ("région", "Jura"), ("ripened (days)", "60"))


def test_a_name_without_a_value_is_the_value_as_before() -> None:
    thing = {"@type": "Product", "name": "Tomme", "additionalProperty": {"@type": "PropertyValue", "name": "Fat"}}
    page = parse(f'<script type="application/ld+json">{json.dumps(thing)}</script>', "http://h/")
    (found,) = linked_data(page.tree)
    assert found.values == (("name", "Tomme"), ("additional property", "Fat"))
