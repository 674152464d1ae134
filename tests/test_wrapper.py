"""Answers with a single record are found by the place that earlier records had."""

from __future__ import annotations

from crawler.page import Page, parse
from crawler.paging.pager import likely_next
from crawler.results import extract_records
from crawler.results.wrapper import applied, learned
from knowledge.domain import load_domain
from knowledge.matching import Matcher

MATCHER = Matcher(load_domain("books"))


def answer(*titles: str) -> Page:
    rows = "".join(
        f'<li class="row{n % 2}"><a href="/b/{n}"><b>{title}</b></a><br>by Jane Doe, <i>Old Press</i>, 1999</li>'
        for n, title in enumerate(titles)
    )
    menu = "<p><a href=/>Home</a> | <a href=/find>Find books</a> | <a href=/about>About</a></p><hr>"
    return parse(
        f"<title>Books</title><h1>The Old Library</h1>{menu}<ol>{rows}</ol><address>us</address>", "http://h/f"
    )


def test_the_place_of_a_list_finds_a_single_record() -> None:
    many = answer("A River", "The Long Winter", "Stone and Sand", "On Birds", "Five Cities")
    wrapper = learned(many, extract_records(many, matcher=MATCHER).records)
    assert wrapper is not None
    found = applied(answer("The Only One"), wrapper, MATCHER)
    assert [next(f.value for f in record.fields if f.attribute == "title") for record in found] == ["The Only One"]
    assert found[0].url == "http://h/b/0"


def hits(*titles: str) -> Page:
    rows = "".join(
        f'<dl><dt>{n} <a href="/b/{n}">{title}</a> <small>-- rank: <b>1000</b></small></dt><dd>An extract of it, with more'
        f" words.<br><table><tr><td>Size:</td><td><b>{n}764</b></td></tr></table></dd></dl>"
        for n, title in enumerate(titles, 1)
    )
    return parse(f"<title>Books</title><h2>Search</h2><form><input name=q></form>{rows}<hr>", "http://h/f")


def test_a_number_before_a_linked_name_does_not_label_it() -> None:
    many = hits("A River", "The Long Winter", "Stone and Sand", "On Birds", "Five Cities")
    wrapper = learned(many, extract_records(many, matcher=MATCHER).records)
    assert wrapper is not None
    found = applied(hits("The Only One"), wrapper, MATCHER)
    assert [(f.key, f.attribute) for r in found for f in r.fields if f.value == "The Only One"] == [("link1", "title")]
    assert [f.value for r in found for f in r.fields if f.key == "Size"] == ["1764"]


def test_an_empty_answer_has_nothing_at_the_place() -> None:
    many = answer("A River", "The Long Winter", "Stone and Sand", "On Birds", "Five Cities")
    wrapper = learned(many, extract_records(many, matcher=MATCHER).records)
    assert wrapper is not None
    assert applied(answer(), wrapper, MATCHER) == ()


def test_a_next_link_at_another_address_is_taken_where_the_page_states_more() -> None:
    page = parse(
        "<p>1 to 50 of 420</p><table><tr><td>x</td></tr></table>"
        "<a href='issue?@startwith=50&@pagesize=50&@columns=title,id&@sort=activity'>next &gt;&gt;</a>",
        "http://h/tr/issue?title=&%40columns=title&%40columns=id&%40sort=activity&status=&%40startwith=&%40action=search",
    )
    found = likely_next(page, certain=True)
    assert found is not None
    assert "startwith=50" in found.url
