"""What stands in the columns of boxes beside a page's subject, and in the form that asks for it, is not said of it."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results import extract_records
from crawler.results.extraction import Extraction
from crawler.results.flanks import flanks
from knowledge.domain import parse_domain
from knowledge.matching import Matcher

GOODS = """
name: goods
title: Goods
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.6, aliases: [item, article]}
  - {name: brand, type: name, affinity: 0.6, aliases: [manufacturers, maker]}
  - {name: model, type: text, affinity: 0.5, aliases: [model number]}
  - {name: price, type: number, affinity: 0.5, aliases: [cost, our price]}
identity: [[title, model]]
topic: [shop, price, lantern, kettle]
instances: {title: [lantern]}
"""
BOXES = """<div class="side"><h3>Newest</h3><p><a href="/g/40">Copper Ladder with a long name</a>
<span class="base-price">$11.50</span></p><h3>Manufacturers</h3><form><select name="m"><option>Any<option>Old Mill</select></form>
<h3><a href="/reviews">Reviews [more]</a></h3><p><a href="/terms">Terms of use and of shipping</a></p></div>"""
AFTER = """<div class="side"><h3>Manufacturers</h3><ul><li><a href="/m/3">Other things</a></li></ul>
<h3>Help</h3><p>Ask us whatever you would like to know of lamps.</p></div>"""
NAMES = "Winter Lantern,Blue Kettle,Iron Clock,Salt Basket,Old Saddle,Small Chapel,Glass Mirror,Hollow Loom".split(",")


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(parse_domain(GOODS))


def read(matcher: Matcher, content: str, title: str) -> Extraction:
    return extract_records(
        parse(f"<title>{title} : Shop</title><body>{content}", "http://shop.example/g/1"), matcher=matcher
    )


def attributes(found: Extraction) -> dict[str, str]:
    (record,) = found.records
    return {field.attribute: field.value for field in record.fields if field.attribute}


def test_boxes_beside_a_thing_tell_nothing_of_it(matcher: Matcher) -> None:
    facts = """<ul class="facts"><li>Model: KX-20</li><li>Weight: 2 kg</li></ul><p class="base-price">$549.90</p>"""
    main = f'<div class="centre"><h1>Winter Lantern by the Sea</h1>{facts}</div>'
    found = attributes(read(matcher, f'<div class="all">{BOXES}{main}{AFTER}</div>', "Winter Lantern by the Sea"))
    assert found == {"title": "Winter Lantern by the Sea", "model": "KX-20", "price": "$549.90"}


def test_a_list_below_a_heading_is_read_whatever_the_boxes_beside_it_say(matcher: Matcher) -> None:
    rows = "".join(
        f"""<div class="row"><h3><a href="/g/{place}">{name}</a></h3><p>Stone water light river paper and bread.</p>
        <span class="base-price">${place}0.50</span> Add: <input name="n{place}"></div>"""
        for place, name in enumerate(NAMES, 1)
    )
    below = "<p>Your IP address is: 10.0.0.1</p><p>Served by: none</p>"
    main = f'<div class="centre"><h1>Tools</h1><div class="rows">{rows}</div>{below}</div>'
    found = read(matcher, f'<div class="all">{BOXES}{main}{AFTER}</div>', "Tools")
    assert found.form == "list"
    assert [next(f.value for f in one.fields if f.attribute == "title") for one in found.records] == NAMES


def test_a_column_that_tells_facts_is_none_of_them(matcher: Matcher) -> None:
    """Two of its headings are words of the domain, so that it tells of the page's thing, links or not."""
    facts = """<div class="side"><h3>Manufacturers</h3><ul><li><a href="/m/3">Anna Lee of the Mill by the Sea</a></li></ul>
    <h3>Model number</h3><ul><li><a href="/n/3">KX-20</a></li></ul></div>"""
    source = parse(
        f"<title>Winter Lantern</title><div>{facts}<div><h1>Winter Lantern</h1></div></div>", "http://shop.example/"
    )
    layout = Layout(source.tree)
    assert flanks(source, layout, None)
    assert not flanks(source, layout, lambda text: matcher.key(text)[1])


def test_a_form_that_asks_what_to_search_for_is_no_thing(matcher: Matcher) -> None:
    form = """<form action="/search" method="get"><h1>Search</h1><fieldset><legend>Choose Your Search Terms</legend>
    <input type="search" name="q"></fieldset><fieldset><legend>Limit to shelf:</legend><select name="c"><option>All</select>
    </fieldset><label>Price from:</label> <input name="a"> <label>Price to:</label> <input name="b"></form>"""
    assert read(matcher, f'<div class="all">{BOXES}<div class="centre">{form}</div></div>', "Search").form == "none"


def test_the_place_of_a_thing_among_others_is_not_its_title(matcher: Matcher) -> None:
    """ "Item" is a word for what things are called, and here it says which of so many this one is."""
    facts = '<ul class="facts"><li>Model: KX-20</li><li>Price: $549.90</li></ul>'
    for place in ("4/39", "4 of 39", "4 von 39"):
        main = f"<div><p>Item {place}</p><p>Item: {place}</p><h1>Winter Lantern by the Sea</h1>{facts}</div>"
        found = attributes(read(matcher, main, "Winter Lantern by the Sea"))
        assert found == {"title": "Winter Lantern by the Sea", "model": "KX-20", "price": "$549.90"}
