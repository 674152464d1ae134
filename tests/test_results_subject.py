"""What the page about one thing is called: by its heading, by what it says for machines, and not by what stands about."""

from __future__ import annotations

import json

import pytest

from crawler.models import Record
from crawler.page import Page, parse
from crawler.regions.candidates import Candidate
from crawler.regions.layout import Layout
from crawler.regions.region import Region
from crawler.results import extract_records
from crawler.results.detail import read_detail
from crawler.results.doubt import prefers_detail
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PROSE = "<p>A long walk along the bank, told by one who has gone it more than once and in every weather.</p>"


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(load_domain("books"))


def page(content: str, title: str, url: str = "http://shop.example/b/7", data: object = None) -> Page:
    script = f'<script type="application/ld+json">{json.dumps(data)}</script>' if data is not None else ""
    return parse(f"<!doctype html><title>{title}</title>{script}{content}", url)


def read(matcher: Matcher, source: Page) -> Record:
    (record,) = extract_records(source, matcher=matcher).records
    return record


def values(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


def test_the_steps_of_a_path_label_nothing() -> None:
    path = '<div class="way"><a class="step" href="/f">Movie</a> <a class="step" href="/f/d">Silent ones</a></div>'
    content = f"{path}<h1>The Slow River</h1><dl><dt>Director</dt><dd>Ann Lee</dd></dl>{PROSE}"
    record = read(Matcher(load_domain("movies")), page(content, "The Slow River - Cinema"))
    assert values(record, "title") == ["The Slow River"]


def test_a_heading_that_the_metadata_repeats_beats_a_label(matcher: Matcher) -> None:
    data = {
        "@type": "Book",
        "name": "The Silent River",
        "author": {"@type": "Person", "name": "Ann Lee"},
        "isbn": "9780141439600",
    }
    content = f"<h1>The Silent River 📘</h1>{PROSE}<p><b>Title:</b> 4 copies</p>"
    record = read(matcher, page(content, "The Silent River 📘 - Shop", data=data))
    assert values(record, "title") == ["The Silent River 📘"]


def test_a_page_title_may_have_other_quotes_than_the_heading(matcher: Matcher) -> None:
    content = f"<h1>Kwame's River</h1>{PROSE}<div class=title>Nine other books</div><dl><dt>ISBN</dt><dd>9780141439600</dd></dl>"
    record = read(matcher, page(content, "Kwame’s River: a book"))
    assert values(record, "title") == ["Kwame's River"]


def test_the_only_thing_described_beside_its_article_is_the_subject(matcher: Matcher) -> None:
    graph = [
        {"@type": "Article", "headline": "My walk along the river", "author": {"@id": "#ann"}},
        {"@type": "Person", "@id": "#ann", "name": "Ann Lee"},
        {
            "@type": "Book",
            "name": "Walk &amp; River",
            "author": {"@id": "#ann"},
            "publisher": "Old Press",
            "isbn": "9780141439600",
        },
    ]
    content = f"<h1>My walk along the river</h1>{PROSE}"
    record = read(matcher, page(content, "My walk along the river - Shop", data={"@graph": graph}))
    assert [values(record, name) for name in ("author", "publisher", "isbn")] == [
        ["Ann Lee"],
        ["Old Press"],
        ["9780141439600"],
    ]
    assert any(field.value == "Walk & River" for field in record.fields)


def test_what_a_class_says_gives_way_to_the_metadata(matcher: Matcher) -> None:
    data = {
        "@type": "Book",
        "name": "The Silent River",
        "author": "Ann Lee",
        "publisher": "Old Press",
        "isbn": "9780141439600",
    }
    content = f"<h1>The Silent River</h1>{PROSE}<p><span class=publisher>Our house</span></p>"
    record = read(matcher, page(content, "The Silent River - Shop", data=data))
    assert values(record, "publisher") == ["Old Press"]
    content = f"<h1>The Silent River</h1>{PROSE}<p><span class=publisher>Old Press, London</span></p>"
    assert values(read(matcher, page(content, "The Silent River - Shop", data=data)), "publisher") == [
        "Old Press, London"
    ]


def test_a_site_may_name_itself_before_the_subject(matcher: Matcher) -> None:
    content = f"<h1>The Silent River</h1><h2>A book by Ann Lee</h2>{PROSE}<dl><dt>ISBN</dt><dd>9780141439600</dd></dl>"
    record = read(matcher, page(content, "River House Books - The Silent River", "http://www.rhb.example/b/7"))
    assert values(record, "title") == ["The Silent River"]


def test_a_row_of_the_pages_grid_is_no_record(matcher: Matcher) -> None:
    """However sure it is that the rows which lay a page out are a list: one holds the page's heading and all its facts."""
    facts = "<p>Publisher: Old Press</p><p>Year: 1987</p><p>Pages: 211</p><p>Author: Ann Lee</p>"
    main = f'<div class="row"><h1>The Slow River</h1>{facts}</div>'
    others = "".join(f'<div class="row"><a href="/b/{n}">Winter Lantern {n}</a> <b>$20.50</b></div>' for n in range(6))
    for told, expected in ((main + others, True), (others + main.replace("h1", "h3"), False)):
        source = page(told, "The Slow River")
        layout = Layout(source.tree)
        rows = [node for node in source.tree.find("div") if source.tree.attribute(node, "class") == "row"]
        intervals = tuple((node, source.tree.ends[node]) for node in rows)
        region = Region(intervals, layout.body, 0.75, Candidate(intervals, layout.body, "own", 1))
        detail = read_detail(source, layout, matcher)
        assert detail is not None
        assert prefers_detail(layout, region, detail) is expected
