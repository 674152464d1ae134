"""Answers that hold one record: nothing on them repeats but menus, facets and what else the site has."""

from __future__ import annotations

import pytest

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier

FACETS = "".join(
    f"<section><h3>{name}</h3><ul><li><a href='?f={name}'>{value}</a> <span>1</span></li></ul></section>"
    for name, value in (("Author", "Lund, Anna"), ("Subject", "Herring"), ("Date", "2012"), ("Type", "Thesis"))
)
SEEN = "".join(f"<div class=i><a href='/s{n}'>Seen {n}</a> <span>{n}0 kr</span></div>" for n in range(3))
TOP = "<div id=m><a href=/>Home</a> <a href=/help>Help</a></div>"
SORTED = "<p>Sort by <a href=?s=1>Date</a> <a href=?s=2>Name</a></p>"


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(FormClassifier.load())


def look(analyst: Analyst, body: str) -> Analysis:
    page = f"<html><head><title>Search</title></head><body>{TOP}{body}</body></html>"
    return analyst.look(analyst.parse(page.encode(), "http://one.example/find?q=x", "text/html; charset=utf-8"))


@pytest.mark.parametrize(
    "body",
    [
        (
            f"<aside>{FACETS}</aside><div><h2>Search</h2><p>Now showing items 1-1 of 1</p><div><div class=hit><h4>"
            "<a href=/r/7>The herring fleets of the north</a></h4><div><span>Lund, Anna</span></div><div>How the fleets"
            " grew and went.</div></div></div></div>"
        ),
        (
            f"<h1>Search results</h1><p>1 result found</p>{SORTED}<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>"
            "<tr><td><a href=/r/7>The herring fleets of the north</a></td><td>Lund, Anna</td><td>2012</td></tr></table>"
            "<p><a href=/s>New search</a></p>"
        ),
        (
            "<h1>Kết quả tìm kiếm</h1><p>Tìm thấy 1 sản phẩm</p><div class=row><div class=col><a href=/r/7><img src=a.jpg></a>"
            "<h3><a href=/r/7>The herring fleets of the north</a></h3><div>Lund, Anna</div></div></div>"
            f"<div class=seen><h4>Đã xem</h4>{SEEN}</div>"
        ),
        (
            "<p>1 match</p><h3><a href=/r/7>The herring fleets of the north</a></h3><p>Lund, Anna</p><form action=/find>"
            "<input name=q></form><p>All rights reserved by the library of the north.</p>"
        ),
    ],
    ids=["facets", "table", "tile", "flat"],
)
def test_the_one_record_is_read(analyst: Analyst, body: str) -> None:
    results = look(analyst, body).results
    assert results.kind == "list"
    assert results.total_count == 1
    assert [record.url for record in results.records] == ["http://one.example/r/7"]
    values = [field.value for field in results.records[0].fields]
    assert "The herring fleets of the north" in values
    assert "Lund, Anna" in values
    assert not any("Seen" in value or "reserved" in value or "Home" in value for value in values)


def test_no_record_is_made_of_links_below_the_count(analyst: Analyst) -> None:
    body = f"<p>1 result found</p>{SORTED}<nav><a href=/a>All of it</a></nav><footer>About the library</footer>"
    assert look(analyst, body).results.records == ()
