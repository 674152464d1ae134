"""What names the subject of a page about one thing where something else on it is called a title or a name."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FACTS = "<dl><dt>Location</dt><dd>Lund</dd><dt>Company</dt><dd>Acme Ltd</dd><dt>Salary</dt><dd>40,000</dd></dl>"
CAST = "<dl><dt>Director</dt><dd>Ann Lee</dd><dt>Genre</dt><dd>Drama</dd><dt>Year</dt><dd>1987</dd></dl>"
FILM = "The Island of Letters"
NAME = "Researcher in soil science"


@pytest.fixture(scope="module")
def jobs() -> Matcher:
    return Matcher(load_domain("jobs"))


@pytest.fixture(scope="module")
def films() -> Matcher:
    return Matcher(load_domain("movies"))


def title(html: str, matcher: Matcher, whole: str) -> str:
    page = parse(f"<title>{whole}</title><body>{html}</body>", "http://site.example/offer/7")
    found = extract_records(page, matcher=matcher)
    assert found.form == "detail"
    return next(field.value for field in found.records[0].fields if field.attribute == "title")


def test_the_name_of_somebody_else_is_not_that_of_the_page(films: Matcher) -> None:
    writer = '<p>Told by <span itemscope><b itemprop="name">Ann Lee</b></span></p>'
    assert title(f"<h1 class=x7>{FILM}</h1>{CAST}{writer}", films, f"{FILM} | Acme") == FILM


def test_the_only_h1_names_the_page_that_has_it_further_on_in_its_title(jobs: Matcher) -> None:
    box = "<h2 class=title>See what you could earn</h2><p>We tell you in a minute.</p>"
    assert title(f"<h1>{NAME}</h1>{FACTS}{box}", jobs, f"Full time: {NAME} wanted") == NAME


def test_a_label_that_is_but_like_a_title_names_nothing_beside_a_heading(jobs: Matcher) -> None:
    facts = FACTS.replace("<dl>", "<dl><dt>Positions</dt><dd>Two for doctors</dd>")
    assert title(f"<main><h1>{NAME}</h1>{facts}</main>", jobs, "Jobs in all of Europe") == NAME


def test_the_last_of_several_h1_above_the_page_heads_it(jobs: Matcher) -> None:
    html = f"<header><h1>Offers</h1></header><div class=head><h1>{NAME}</h1></div><main>{FACTS}<p>{'soil ' * 90}</p></main>"
    assert title(html, jobs, "Jobs in all of Europe") == NAME


def test_what_the_title_of_the_page_has_beside_the_heading_stays(jobs: Matcher) -> None:
    html = f'<h1>Offers</h1><div><p class="job-title">{NAME}</p>{FACTS}</div>'
    assert title(html, jobs, f"Offers • {NAME}") == NAME


def test_a_thing_for_machines_that_the_page_does_not_name_is_another(films: Matcher) -> None:
    show = (
        '{"@type": "Event", "name": "Open doors 12:00", "startDate": "2026-05-01", "location": "Lund", "url": "/e/1"}'
    )
    html = f'<script type="application/ld+json">{show}</script><h1 class=aiai>{FILM}</h1>{CAST}'
    assert title(html, films, f"{FILM} | Acme") == FILM


def test_where_no_heading_is_a_class_may_call_one(jobs: Matcher) -> None:
    html = f'<table><tr><td class="iCIMS_Header">{NAME}</td></tr></table>{FACTS}<p>{"soil " * 40}</p>'
    assert title(html, jobs, "") == NAME


def test_the_name_of_the_site_may_stand_before_the_subject_in_the_title_of_the_page(films: Matcher) -> None:
    banner = '<ul><li><h1><a href="https://code.example/reel">reel|house</a></h1></li></ul>'
    box = f"<h4 class=subheader>Main details</h4>{CAST}<h4 class=subheader>Cast</h4><p>Bo Ek</p>"
    html = f"{banner}<div class=cols><h2>{FILM}</h2><h3></h3></div>{box}"
    assert title(html, films, f"reelHouse - {FILM}") == FILM
    linked = f'<h1>{FILM}</h1>{CAST}<h2><a href="https://code.example/reel">Reel House</a></h2>'
    assert title(linked, films, f"{FILM} - Reel House") == FILM
    entry = f'<h1>Reel House</h1><h2><a href="/offer/7">{FILM}</a></h2>{CAST}'
    assert title(entry, films, f"{FILM} | Reel House") == FILM


def test_a_heading_that_leads_to_its_own_page_is_no_name_of_a_site(films: Matcher) -> None:
    for heading in (f'<h2><a href="/offer/7">{FILM}!</a></h2>', f'<a href="/offer/7#top"><h3>{FILM}!</h3></a>'):
        assert title(f"{heading}{CAST}<h2>Reel House</h2>", films, f"{FILM} - Reel House") == f"{FILM}!"


@pytest.mark.parametrize("sign", [">", "›", "»"])
def test_a_heading_with_the_section_behind_it_gives_way_to_the_one_without(films: Matcher, sign: str) -> None:
    head = f'<header><h1>{FILM} {sign} Drama</h1></header><h2 class="title">Drama</h2>'
    html = f'{head}<article><h2><span class="name">{FILM}</span></h2>{CAST}</article>'
    assert title(html, films, f"{FILM} {sign} Drama | Reel House") == FILM
    alone = f"<header><h1>{FILM} {sign} Drama</h1></header><article>{CAST}</article>"
    assert title(alone, films, f"{FILM} {sign} Drama | Reel House") == f"{FILM} {sign} Drama"
