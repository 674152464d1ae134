"""Pages of articles as widespread themes and editors set them: bylines below the heading, facts in what is called a header."""

from __future__ import annotations

from textwrap import dedent

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results.detail import read_detail
from knowledge.domain import Domain
from knowledge.matching import Matcher

DISHES = Domain.model_validate(
    {
        "name": "dishes",
        "title": "Dishes",
        "description": "Dishes and how they are made.",
        "languages": ["en"],
        "nouns": ["dish", "dishes"],
        "identity": ["title", "author"],
        "attributes": [
            {"name": "title", "type": "text", "aliases": ["name", "dish"]},
            {"name": "author", "type": "name", "aliases": ["by", "cook", "written by"]},
            {"name": "total_time", "type": "text", "aliases": ["total", "total time", "ready in"]},
            {"name": "preparation", "type": "text", "aliases": ["prep time"]},
            {"name": "serves", "type": "text", "aliases": ["servings", "yield"]},
        ],
    }
)
PROSE = (
    "<p>"
    + "Slice the leeks and let them soften in butter until the kitchen smells of it and the pan is full. " * 6
    + "</p>"
)


def told(markup: str, title: str = "Leek Tart with Cheese - The Long Table") -> dict[str, list[str]]:
    """The values of each attribute that a page read as one record has."""
    text = f"<html><head><title>{title}</title></head><body>{dedent(markup)}</body></html>"
    page = parse(text, "http://table.example/dishes/leek-tart")
    detail = read_detail(page, Layout(page.tree), Matcher(DISHES))
    found: dict[str, list[str]] = {}
    for field in detail.record.fields if detail is not None else ():
        if field.attribute:
            found.setdefault(field.attribute, []).append(field.value)
    return found


HEADED = f"""
<div class="site-header"><a href="/">The Long Table</a> <a href="/author/all">By author</a></div>
<article><div class="post-header"><h1>Leek Tart with Cheese</h1></div>
<div class="post-header__lower"><p class="entry-author">By <a href="/who/ann">Ann Moor</a></p></div>
<div class="dish-template-header"><h2>Leek Tart</h2><div>Serves: 6 people</div><div>Total Time: 50 minutes</div></div>
{PROSE}</article>"""


def test_facts_below_the_heading_are_told_in_what_is_called_a_header() -> None:
    found = told(HEADED)
    assert found["title"][0] == "Leek Tart with Cheese"
    assert (found["author"], found["serves"], found["total_time"]) == (["Ann Moor"], ["6 people"], ["50 minutes"])


def test_what_is_called_a_header_above_the_heading_is_the_site_s() -> None:
    markup = f"""
    <div class="top-header"><div>Total: 12 dishes</div><div>By <a href="/staff">The Staff</a></div></div>
    <article><h1>Leek Tart with Cheese</h1><div>Serves: 6 people</div>{PROSE}</article>"""
    found = told(markup)
    assert "The Staff" not in found.get("author", ()) and found["serves"] == ["6 people"]


def test_what_stands_between_a_heading_and_the_main_part_belongs_to_it() -> None:
    markup = f"""
    <nav><a href="/">Home</a></nav>
    <div class="hero"><h1>Leek Tart with Cheese</h1><p class="entry-author">By <a href="/who/ann">Ann Moor</a></p></div>
    <main>{PROSE}<div>Serves: 6 people</div></main>"""
    found = told(markup)
    assert found["author"] == ["Ann Moor"] and found["serves"] == ["6 people"]


def test_an_aside_that_holds_the_heading_is_none() -> None:
    markup = f"""
    <p class="crumb">You are here</p><section><aside class="intro"><h1>Leek Tart with Cheese</h1><p>Serves: 6 people</p>
    </aside>{PROSE}<h3>Roll the dough</h3><p>Serves: nobody yet</p></section>"""
    assert told(markup)["title"][0] == "Leek Tart with Cheese"


def test_a_heading_before_the_main_part_is_the_page_s_though_it_is_no_h1() -> None:
    markup = f"""
    <div class="feature"><a href="/dishes/leek-tart"><h2>Leek Tart with Cheese</h2></a></div>
    <main>{PROSE}<div>Serves: 6 people</div><h3>Sign up for our letters</h3></main>"""
    assert told(markup)["title"][0] == "Leek Tart with Cheese"


THING = """<script type="application/ld+json">{"@type": "Recipe", "name": "Leek Tart with Cheese"}</script>"""


@pytest.mark.parametrize("title", ["Leek Tart with Cheese | Food | Recipe | LT", "Leek Tart with Cheese"])
def test_what_metadata_calls_the_heading_is_the_title_whatever_a_class_calls_one(title: str) -> None:
    markup = f"""
    {THING}<article><p class="title">Recipe</p><h1 class="head">Leek Tart with Cheese</h1>
    <figcaption class="caption-title">Leek Tart with golden edges, straight out of the oven</figcaption>{PROSE}
    <div>Serves: 6 people</div></article>"""
    assert told(markup, title)["title"] == ["Leek Tart with Cheese"]


@pytest.mark.parametrize(
    "line",
    [
        'By <a href="/ann" rel="author">Ann Moor</a> on <span>March 26, 2021 (updated May 3, 2023)</span> <a href="#x">Jump</a>',
        '<span>By</span> <a href="/who/ann">Ann Moor</a> <span class="when">on Jun 7, 2023</span>',
        '<span>By</span> <a href="/who/ann">Ann Moor</a> <span class="when">Last updated: yesterday</span>',
    ],
)
def test_a_byline_ends_where_it_says_when(line: str) -> None:
    markup = f"<article><h1>Leek Tart with Cheese</h1><div>{line}</div>{PROSE}<div>Serves: 6 people</div></article>"
    assert told(markup)["author"] == ["Ann Moor"]


def test_a_name_may_begin_as_a_day_does() -> None:
    markup = f"""<article><h1>Leek Tart with Cheese</h1>
    <div><span>By</span> <a href="/1">Ann Moor</a> <a href="/2">El Greco</a></div>{PROSE}</article>"""
    assert "El Greco" in told(markup)["author"]


DESCRIBED = """<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe",
"name": "Leek Tart with Cheese", "author": {"@type": "Person", "name": "Ann Moor"}, "totalTime": "PT50M",
"prepTime": "PT20M", "recipeYield": "6 people", "prep time": "20 minutes", "servings": "6"}</script>"""
COMMENTS = "".join(
    f"""<li class="comment"><h5 class="subject">{text}</h5><p>Written by <a href="/u/{number}">cook{number}</a>
    on {number + 1} July 2022</p><p>{text} and everybody at the table asked for more of it.</p></li>"""
    for number, text in enumerate(
        [
            "Made it twice",
            "A little dry",
            "With bacon instead",
            "Lovely",
            "Too much cheese",
            "Froze it well",
            "My best tart",
        ]
    )
)


def kind(markup: str) -> str:
    """What a page is taken for."""
    text = f"<html><head><title>Leek Tart with Cheese - The Long Table</title></head><body>{markup}</body></html>"
    analyst = Analyst(FormClassifier.load(), DISHES, Matcher(DISHES))
    return analyst.look(parse(text, "http://table.example/dishes/leek-tart")).results.kind


FACTS = "<p>By <a href='/ann'>Ann Moor</a></p><p>Serves: 6 people</p><p>Total time: 50 minutes</p>"
LATEST = "".join(
    f"""<li class="item"><span class="meta-category">Dishes</span> <span class="day">{day} May 2024</span>
    <h3><a class="name" href="/dishes/{day}">{name} for the cold days of spring</a></h3>
    <p class="about">{name} as it was cooked in the valley before the road came, and what has become of it.</p></li>"""
    for day, name in enumerate(
        ["Bean stew", "Onion soup", "Fish pie", "Plum cake", "Rye bread", "Egg curry", "Nut roast"], 1
    )
)


def test_what_metadata_describes_in_full_is_no_list_of_what_is_said_of_it() -> None:
    page = f"<h1>From our kitchen</h1>{DESCRIBED}{PROSE}<h2>Comments</h2><ul class='comments'>{COMMENTS}</ul>"
    assert kind(page) == "detail"


def test_what_metadata_describes_in_full_is_no_list_of_the_latest() -> None:
    assert kind(f"<h1>From our kitchen</h1>{DESCRIBED}{PROSE}<h2>Latest</h2><ul class='list'>{LATEST}</ul>") == "detail"
    assert kind(f"<h1>From our kitchen</h1><h2>Latest</h2><ul class='list'>{LATEST}</ul>") == "list"


def test_a_count_on_a_page_that_metadata_describes_in_full_counts_something_else() -> None:
    beside = "<ul><li><a href='/a'>All about leeks</a> <p>2019</p></li><li><a href='/b'>Pans</a> <p>2020</p></li></ul>"
    assert kind(f"{DESCRIBED}<h1>From our kitchen</h1>{FACTS}{PROSE}<h2>2 results</h2>{beside}") == "detail"
