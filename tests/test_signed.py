"""Who wrote what a page is about: below its heading, and as its meta tags say; and headings behind the name of their site."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PROSE = "<p>We show how the water of a slow river finds its way through sand, and what that means for those who live by it.</p>"


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(load_domain("papers"))


def read(matcher: Matcher, content: str, title: str, head: str = "") -> dict[str, list[str]]:
    page = parse(f"<!doctype html><title>{title}</title>{head}{content}", "http://journal.example/p/7")
    (record,) = extract_records(page, matcher=matcher).records
    found: dict[str, list[str]] = {}
    for field in record.fields:
        found.setdefault(field.attribute or "", []).append(field.value)
    return found


FACTS = "<dl><dt>Keywords</dt><dd>rivers, sand</dd><dt>Year</dt><dd>2019</dd></dl>"


def test_people_linked_below_what_the_page_is_called_wrote_it(matcher: Matcher) -> None:
    links = "<a href=/a/1>Aviv Sarnoff</a>, <a href=/a/2>Ronit E. Bar-On</a>, <a href=/a/3>Tiv Katz</a>"
    content = f"<center><font><b><a href=/p/7.pdf>Slow water in sand</a></b></font><br>{links}</center>{PROSE}{FACTS}"
    assert read(matcher, content, "Slow water in sand - archive/7")["author"] == [
        "Aviv Sarnoff",
        "Ronit E. Bar-On",
        "Tiv Katz",
    ]


def test_the_meta_tags_say_who_wrote_it_rather_than_a_guess(matcher: Matcher) -> None:
    head = "<meta name=citation_title content='Slow water in sand'><meta name=citation_year content=2019>"
    head += "<meta name=citation_author content='Teva Le Scala'><meta name=citation_author content='Alexander M. Rusk'>"
    content = (
        "<h1>Slow water in sand</h1><p class=lead><a href=/a/1>Teva Le Scala</a>, <a href=/a/2>Alexander Rusk</a></p>"
    )
    found = read(matcher, content + PROSE + FACTS, "Slow water in sand", head)["author"]
    assert "Teva Le Scala" in found


def test_a_long_heading_behind_the_name_of_the_site_is_the_title(matcher: Matcher) -> None:
    name = "How slow water in sand finds its way to the sea"
    content = f"<h1 id=logo><a href=http://home.example/></a><span>Free access</span></h1><h2>{name}</h2>{PROSE}{FACTS}"
    assert read(matcher, content, f"REPOSIT 12 | {name}")["title"] == [name]


def test_a_doubtful_list_that_tells_less_than_the_page_is_none(matcher: Matcher) -> None:
    head = "<meta name=citation_title content='Slow water in sand'><meta name=citation_author content='Ann Lee'>"
    head += "<meta name=citation_journal_title content='Rivers'><meta name=citation_publication_date content=2019>"
    cards = "".join(
        f"<div class=promo><div class=title><a href=/v/{year}>Lecture {year}: {name}</a></div><span class=tag>Lecture</span>"
        f"<p>Presenter: <a href=/a/{year}>Mara Keller</a></p><p>{year}</p></div>"
        for year, name in ((2021, "Rivers of the north"), (2022, "Sand and salt"), (2023, "Bridges"))
    )
    told = (
        "<p>Topic: <a href=/t/1>Water</a></p><p>Topic: <a href=/t/2>Sand</a></p><p>Topic: <a href=/t/3>Rivers</a></p>"
    )
    content = f"<h1>Slow water in sand</h1><div><h2>Abstract</h2>{PROSE * 9}</div>{told}{cards}<p>Contact us</p>"
    assert read(matcher, content, "Slow water in sand - Archive of papers", head)["title"][0] == "Slow water in sand"


@pytest.mark.parametrize(
    "line",
    [
        "<span>// By Tove Sarnoff • Nov 11, 2020</span>",
        "<div class=ArticleAuthor-box><a href=/u/4>Tove Sarnoff</a></div>",
        "<span>by</span> <b><i class=x>Tove Sarnoff</i></b>",
    ],
)
def test_somebody_below_the_heading_wrote_it_where_that_is_said(matcher: Matcher, line: str) -> None:
    content = f"<h1>Slow water in sand</h1><p>6:29 PM</p>{line}{PROSE}{FACTS}"
    assert "Tove Sarnoff" in read(matcher, content, "Slow water in sand")["author"]


def test_a_question_begins_a_heading_and_labels_nothing() -> None:
    content = "<h2>Software Engineer</h2><p>Company: River Works</p><p>Location: Oslo</p>"
    content += f"{PROSE}<strong>What We Are Looking For</strong><ul><li>Patience</li></ul>"
    page = parse(content, "http://jobs.example/j/7")
    (record,) = extract_records(page, matcher=Matcher(load_domain("jobs"))).records
    assert [field.value for field in record.fields if field.attribute == "title"] == ["Software Engineer"]


@pytest.mark.parametrize(
    "links", [("Print Page", "Share This"), ("New York", "Los Angeles"), ("Science Fiction", "Young Adult")]
)
def test_tags_and_buttons_below_the_heading_wrote_nothing(matcher: Matcher, links: tuple[str, str]) -> None:
    line = "<div>{}</div>".format(", ".join(f"<a href=/t/{at}>{text}</a>" for at, text in enumerate(links)))
    assert "author" not in read(matcher, f"<h1>Slow water in sand</h1>{line}{PROSE}{FACTS}", "Slow water in sand")
