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


PLAIN = "".join(f"<p><strong>{title}</strong>. {rest}</p>" for title, rest in (
    ("Los molinos de marea", "Ortega, L. y Vidal, R. (1998). Cádiz."),
    ("Historia de la sal", "Muñoz, P. (2004). Cádiz."),
    ("El puerto y sus gentes", "Cano, M. (1987). Cádiz."),
    ("Pesquerías del sur", "Barea, J. (2011). Cádiz."),
))  # fmt: skip


@pytest.mark.parametrize("foot", ["<div id=site-footer>{}</div>", "<div class='wide page-footer'>{}</div>"])
def test_the_foot_of_a_page_below_the_count_is_no_record(analyst: Analyst, foot: str) -> None:
    told = "<div>The library, a common house of the north</div><a href=http://x.example><img src=x.png alt=X></a>"
    results = look(analyst, f"<h1>Request 5</h1><p>Showing 1-1 of 1 files</p>{foot.format(told)}").results
    assert not results.records


def test_as_many_links_as_are_shown_are_a_menu(analyst: Analyst) -> None:
    menu = "".join(f"<a href=/{name}>{name.title()}</a> " for name in ("explore", "pricing", "docs", "blog", "join"))
    body = f"<div class=top>{menu}</div><h1>Ships</h1><p>1-5 of 61</p><p>They are shown on the map alone.</p>"
    assert look(analyst, body).results.records == ()


def test_one_pictured_thing_before_others_is_the_answer(analyst: Analyst) -> None:
    body = (
        "<p>1 item for “x”</p><div><div class=card><a href=/r/7><img src=a.jpg></a><div><a href=/r/7>Walnut board</a>"
    )
    others = "<section><h2>You may also like</h2><p><a href=/o/1>Other board</a> from our shop</p></section>"
    results = look(analyst, f"{body}<span>28 kr</span></div></div></div>{others}").results
    assert [record.url for record in results.records] == ["http://one.example/r/7"]


def test_as_many_things_as_the_page_counts_are_its_records(analyst: Analyst) -> None:
    """Paragraphs without links, beside two others, are no list by their look."""
    top = "<h1>Biblioteca del Mar</h1><p><a href=/>Inicio</a> | <a href=/q>Nueva</a></p>"
    body = f"<div>{top}{{}}{PLAIN}<p>Al <a href=#t>principio</a></p></div>"
    found = look(analyst, body.format("<p>Se han encontrado 4 referencias.</p>")).results
    assert found.kind == "list"
    assert found.total_count == 4
    assert ["molinos" in record.fields[0].value for record in found.records] == [True, False, False, False]
    assert look(analyst, body.format("<p>Se han encontrado 9 errores.</p>")).results.kind != "list"


def test_a_list_beside_a_month_of_days(analyst: Analyst) -> None:
    weeks = "".join(
        "<tr>"
        + "".join(f"<td><a href=/day/{7 * week + day}>{7 * week + day}</a></td>" for day in range(1, 8))
        + "</tr>"
        for week in range(4)
    )
    events = "".join(
        f"<div class=e><h2><a href=/e/{n}>{name}</a></h2><p><b>{9 + n} June</b></p><p>{text}</p></div>"
        for n, (name, text) in enumerate((("Bird walk", "Meet at the gate"), ("Night of moths", "Bring a torch")))
    )
    results = look(
        analyst, f"<aside><table>{weeks}</table></aside><main><h1>2 events in June</h1>{events}</main>"
    ).results
    assert [record.url for record in results.records] == ["http://one.example/e/0", "http://one.example/e/1"]
    assert results.paging == ()


def test_what_others_wrote_about_one_thing_is_not_its_list(analyst: Analyst) -> None:
    facts = "".join(
        f"<dt>{name}</dt><dd>{value}</dd>" for name, value in (("Rooms", "12"), ("Built", "1820"), ("Phone", "0194"))
    )
    posts = "".join(
        f"<div class=p><b>{who}</b><p>{text}</p></div>"
        for who, text in (("Ann", "Good."), ("Bo", "Fair."), ("Cy", "No."))
    )
    found = look(analyst, f"<h1>The Salt House</h1><dl>{facts}</dl><p>1-3 of 48 posts</p>{posts}").results
    assert found.kind == "detail"


LOGIN = "<form action=/in method=post><input name=u placeholder=Name><input type=password name=p><button>Log in</button></form>"
ASKED = '<form role=search action=/find><input type=search name=q value="Anna Lund"><button>Search</button></form>'
PERSON = (
    "<div class=one itemscope><p class=name><a href=/p/7>Anna Lund</a></p><p class=post>Reader</p><p>Fish</p></div>"
)


def test_the_one_thing_found_is_read_on_pages_that_offer_a_login_and_are_called_like_the_form(analyst: Analyst) -> None:
    found = look(
        analyst, f"{LOGIN}<h1>Search</h1>{ASKED}<p>Your search for <em>Anna Lund</em> found 1 result</p>{PERSON}"
    )
    assert found.results.kind == "list" and len(found.results.records) == 1
    assert found.results.records[0].url == "http://one.example/p/7"


def test_a_record_that_is_the_only_one_of_its_answer_is_still_about_itself(analyst: Analyst) -> None:
    body = (
        "<h1>The herring fleets of the north</h1><p>Record 1 of 1</p><table><tr><th>Author<td><a href=/a/3>Lund, Anna</a>"
        "<tr><th>Year<td>2012<tr><th>Publisher<td>Northern Press<tr><th>Pages<td>212</table>"
    )
    found = look(analyst, body)
    assert found.results.kind == "detail"
    assert "The herring fleets of the north" in [field.value for field in found.results.records[0].fields]


def test_a_page_that_asks_to_log_in_for_what_was_searched_is_one_to_log_in(analyst: Analyst) -> None:
    found = look(analyst, f"<h1>Log in</h1><p>Please log in to see the results.</p>{LOGIN}")
    assert found.results.kind == "login"


@pytest.mark.parametrize("asked", [ASKED, ""])
def test_a_wall_that_counts_what_it_hides_is_one_to_log_in(analyst: Analyst, asked: str) -> None:
    body = f"{asked}<h1>Please log in</h1><p>1 result found. Log in to see it.</p>{LOGIN}"
    way = "<p><a href=/register>Create an account</a> free today</p>"
    page = f"<html><head><title>Log in</title></head><body>{TOP}{body}{way}</body></html>"
    found = analyst.look(analyst.parse(page.encode(), "http://one.example/find?q=x", "text/html; charset=utf-8"))
    assert found.results.kind == "login"


def test_a_record_beside_which_one_other_is_found_is_still_about_itself(analyst: Analyst) -> None:
    body = (
        "<title>The herring fleets of the north - Catalogue</title><h1>The herring fleets of the north</h1><table><tr><th>Author"
        "<td>Lund, Anna<tr><th>Year<td>2012<tr><th>Publisher<td>Northern Press<tr><th>Pages<td>212</table>"
        "<p>1 result found</p><p><a href=/r/8>Whales of the south</a> by Dahl, Per</p>"
    )
    found = analyst.look(analyst.parse(body.encode(), "http://one.example/r/7", "text/html; charset=utf-8"))
    assert found.results.kind == "detail"
    assert "Lund, Anna" in [field.value for field in found.results.records[0].fields]
