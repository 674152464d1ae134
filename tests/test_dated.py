"""Who wrote a text and when, as pages about one thing say it beside the heading."""

from __future__ import annotations

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.results.dated import day_in
from crawler.results.extraction import extract_records
from knowledge.domain import parse_domain
from knowledge.matching import Matcher

NEWS = Matcher(
    parse_domain(
        "name: articles\ntitle: Articles\nattributes:\n"
        "  - {name: title, type: text, affinity: 0.5, aliases: [headline]}\n"
        "  - {name: author, type: name, affinity: 0.5, multiple: true, aliases: [by, byline]}\n"
        "  - {name: date, type: date, affinity: 0.4, aliases: [published]}\n"
        "identity: [[title]]\nnouns: [article]\n"
    )
)
TEXT = "Over ten evenings we looked at what a harbour town lives on, from its first fishermen to the ferries of today."


def read(body: str, title: str = "Ferries of today - The Harbour Post") -> Record:
    page = parse(f"<title>{title}</title><main>{body}<p>{TEXT}</p></main>".encode(), "http://n.example/a/1")
    found = extract_records(page, matcher=NEWS)
    assert found.form == "detail"
    return found.records[0]


def told(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


HEAD = "<h1>Ferries of today</h1>"


@pytest.mark.parametrize(
    "line",
    [
        "<time datetime=2019-06-01>1 June 2019</time>",
        "<div><span>on 1 June 2019 at 08:34 PM EDT.</span></div>",
        "<p class=meta>| 1 June 2019</p>",
        "<p>First published 1 June 2019: 3:33 AM ET</p>",
    ],
)
def test_the_day_beside_the_heading_is_the_texts(line: str) -> None:
    later = "<p><a href=/a/2>12 May 2022</a></p>"
    (day,) = told(read(f"{HEAD}<p>By <a href=/p/1>Ann Lee</a></p>{line}<p>{TEXT}</p>{later}"), "date")
    assert "1 June 2019" in day


def test_a_day_in_a_sentence_is_none() -> None:
    sentence = "<p>The harbour was frozen on 1 June 2019 and all that could be done was to wait for the wind.</p>"
    assert told(read(f"{HEAD}<p>By <a href=/p/1>Ann Lee</a></p>{sentence}"), "date") == []


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("Publié le 13 mars 2017 à 9 h", "13 mars 2017"),
        ("Dec. 22, 2016 5:00 a.m. PT", "Dec. 22, 2016"),
        ("In 2019", ""),
        ("Room 2019, floor 3", ""),
        ("", ""),
    ],
)
def test_a_day_is_found_among_other_words(text: str, day: str) -> None:
    assert day_in(text) == day


def test_who_wrote_it_ends_where_the_day_begins() -> None:
    record = read(f"{HEAD}<p>By <a href=/p/1>Ann Lee</a> <a href=/d>2 May 2020</a> <a href=/t/sea>Sea</a></p>")
    assert told(record, "author") == ["Ann Lee"]


def test_links_and_properties_say_who_wrote_it() -> None:
    assert told(read(f'{HEAD}<p>Posted in Sea, <a rel="nofollow author" href=/p/1>Ann Lee</a></p>'), "author") == [
        "Ann Lee"
    ]
    box = '<p itemprop="creator author"><span>Ann Lee</span></p>'
    assert told(read(f"{HEAD}{box}"), "author") == ["Ann Lee"]


@pytest.mark.parametrize(
    "said", ["Ann Lee is a gardener who writes about the sea and lives in a small town", "by", "on"]
)
def test_a_sentence_is_no_person(said: str) -> None:
    assert told(read(f"{HEAD}<p>Published: 1 June 2019</p><div class=author>{said}</div>"), "author") == []


def test_soft_hyphens_are_no_part_of_a_word() -> None:
    record = read("<h1>Fer\xadries of today</h1><p>By <a href=/p/1>Ann Lee</a></p>")
    assert told(record, "title") == ["Ferries of today"]
    half = read("<h1>Pol\xc3\xadtica para Amador</h1><p>By <a href=/p/1>Ann Lee</a></p>")
    assert told(half, "title") == ["Pol\xc3\xadtica para Amador"]
    capitals = read("<h1>CH\xc2\xadTEAU ROM\xc2\xadNIA</h1><p>By <a href=/p/1>Ann Lee</a></p>")
    assert told(capitals, "title") == ["CH\xc2TEAU ROM\xc2NIA"]


def test_of_several_headings_the_one_that_the_title_speaks_of_is_meant() -> None:
    body = "<h1>Business Monday</h1><h1>From ferries to sails: what captains think of today</h1><p>By <a href=/p>Ann Lee</a></p>"
    record = read(body, "Captains think of today's sails and ferries - Harbour Post")
    assert told(record, "title") == ["From ferries to sails: what captains think of today"]
