"""What a page says of other sites: told by links that leave the site, however they are written."""

from __future__ import annotations

import pytest

from crawler.discovery.outward import entries
from crawler.discovery.pages import said
from crawler.page import parse


def test_what_a_page_says_of_other_sites_is_left_out() -> None:
    own = "".join(f"<li><a href=/{word}>{word}</a> recipes and cooking</li>" for word in ("soup", "cake", "bread"))
    out = "<li><a href=http://books.example/>Tomes</a> novels, paperbacks, authors</li>"
    terms = "<dl><dt><a href=http://fly.example/>Wings</a></dt><dd>cheap flights</dd></dl>"
    page = parse(f"<body><h1>Kitchen</h1><ul>{own}{out}</ul>{terms}<p>Flour</p></body>", "http://kitchen.example/")
    text = said(page.tree, skip=entries(page))
    assert "Kitchen" in text and "cake" in text and "Flour" in text
    assert not any(word in text for word in ("Tomes", "novels", "Wings", "flights"))


def test_a_directory_is_about_what_it_lists() -> None:
    out = "".join(f"<li><a href=http://s{n}.example/>S{n}</a> novels and authors</li>" for n in range(5))
    page = parse(f"<body><ul>{out}</ul><a href=/more>more</a></body>", "http://directory.example/")
    assert entries(page) == []
    assert "novels" in said(page.tree, skip=entries(page))


def test_entries_of_a_hostile_page_are_bounded() -> None:
    html = "<div>" * 300 + "<a href=http://a.example/>a</a><a href=/b>b</a><a href=/c>c</a>" * 3000
    page = parse(html, "http://here.example/")
    found = entries(page)
    assert all(start < end <= len(page.tree) for start, end in found)


@pytest.mark.parametrize(
    ("href", "leaves"),
    [
        ("http://b.example/x", True),
        ("//b.example/x", True),
        ("\\\\b.example\\x", True),
        (" HTTPS://B.example", True),
        ("http://a.example.b.example/", True),
        ("http://a.example@b.example/", True),
        ("http://a.example:8080/", True),
        ("http://a.example/x", False),
        ("https://a.example/x", False),
        ("//www.a.example/x", False),
        ("http:x", False),
        ("/x?to=http://b.example/", False),
        ("x/http://b.example/", False),
        ("?u=//b.example/", False),
        ("./x", False),
        ("mailto:someone@b.example", False),
        ("javascript:void(0)", False),
        ("http://[b.example/", False),
    ],
)
def test_addresses_that_leave_a_site(href: str, leaves: bool) -> None:
    inside = "".join(f"<li><a href=/{number}>inside</a></li>" for number in range(3))
    page = parse(f'<ul>{inside}<li><a href="{href}">there</a> apart</li></ul>', "http://a.example/")
    assert ("apart" not in said(page.tree, skip=entries(page))) is leaves


def test_relative_addresses_go_where_the_base_says() -> None:
    links = "".join(f"<li><a href=http://a.example/{number}>inside</a></li>" for number in range(3))
    html = f"<base href=http://b.example/><ul>{links}<li><a href=x>there</a> apart</li></ul>"
    assert "apart" not in said((page := parse(html, "http://a.example/")).tree, skip=entries(page))
