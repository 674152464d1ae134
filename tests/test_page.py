"""Bytes to text to tree to links."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.page import decode, parse


@pytest.mark.parametrize(
    ("body", "content_type", "override", "text", "charset"),
    [
        ("书".encode("gbk"), "text/html; charset=gb2312", None, "书", "gb18030"),
        ("<meta charset=big5>書".encode("big5"), None, None, "<meta charset=big5>書", "big5"),
        (b"\xef\xbb\xbfhi", "text/html; charset=iso-8859-1", None, "hi", "utf-8"),
        ("hi".encode("utf-16"), "text/html; charset=utf-8", None, "hi", "utf-16"),
        (b"caf\xe9", "text/html; charset=no-such", None, "café", None),
        ("é".encode(), None, None, "é", "utf-8"),
        ("书".encode(), "text/html; charset=gbk", "utf-8", "书", "utf-8"),
        ("书é".encode()[:-1] + b"</p>", "text/html; charset=utf-8", None, "书\ufffd</p>", "utf-8"),
        (b"<p>caf" + "é".encode()[:-1], "text/html; charset=utf-8", None, "<p>caf\ufffd", "utf-8"),
        (b"<p>caf\xe9 na\xefve", "text/html; charset=utf-8", "utf-8", "<p>caf\ufffd na\ufffdve", "utf-8"),
    ],
)
def test_the_charset_is_decided_as_browsers_do(
    body: bytes, content_type: str | None, override: str | None, text: str, charset: str | None
) -> None:
    found, name = decode(body, content_type, encoding=override)
    assert found == text
    if charset is not None:
        assert name.lower().replace("_", "-").startswith(charset[:6])


SAID = {
    "cp1252": "Señora Núñez, una canción de Ávila: José, María y Andrés leían «Años después» en el café",
    "cp1251": "Война и мир, роман, который написал Лев Толстой, вышел в Москве и был переведён на многие языки",
    "gb18030": "红楼梦是一部长篇小说，作者曹雪芹，全书一百二十回，描写了一个大家族的兴衰和年轻人的命运",
    "cp932": "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
}


@pytest.mark.parametrize("charset", SAID)
@pytest.mark.parametrize("claim", ["header", "page", "both"])
def test_a_page_that_is_called_utf_8_and_is_not_is_read_as_what_it_is(charset: str, claim: str) -> None:
    meta = "" if claim == "header" else '<meta charset="utf-8">'
    text = f"<!doctype html>{meta}<title>x</title><p>{SAID[charset]}</p>"
    given = "text/html" if claim == "page" else "text/html; charset=utf-8"
    assert decode(text.encode(charset), given)[0] == text


def test_what_a_page_says_of_itself_is_believed_where_its_header_is_belied() -> None:
    text = "<meta charset=iso-8859-2><p>Zażółć gęślą jaźń"
    assert decode(text.encode("iso-8859-2"), "text/html; charset=UTF-8") == (text, "iso8859-2")


def test_the_tree_is_in_document_order_with_nested_intervals() -> None:
    tree = parse("<ul><li>a<b>b</b></li><li>c</li></ul>", "http://h/").tree
    for node in range(len(tree)):
        parent = tree.parents[node]
        assert parent < node
        assert tree.ends[node] > node
        if parent >= 0:
            assert tree.ends[node] <= tree.ends[parent]
            assert tree.depths[node] == tree.depths[parent] + 1
    items = tree.find("li")
    assert [tree.text(node) for node in items] == ["ab", "c"]
    assert tree.children(tree.find("ul")[0]) == items


def test_text_breaks_words_at_blocks_and_leaves_scripts_out() -> None:
    page = parse("<p>one</p><p>two<script>x()</script> <i>th</i>ree</p><style>p{}</style>", "http://h/")
    assert page.text == "one two three"


def test_links_are_canonical_and_come_once() -> None:
    page = parse(
        "<base href='/sub/'><a href=x>one</a><a href='./x#top'>again</a><a href='#f'>f</a><a href='javascript:x'>j</a>"
        "<a href='/y'><img alt='picture'></a><a href=z title=named></a>",
        "http://h/a",
    )
    assert [(link.url, link.text) for link in page.links] == [
        ("http://h/sub/x", "one"),
        ("http://h/y", "picture"),
        ("http://h/sub/z", "named"),
    ]


@pytest.mark.parametrize(
    ("body", "title"),
    [
        ("<div>Skip</div><title>The silent garden</title><h1>A garden</h1>", "The silent garden"),
        ("<svg><symbol><title>Search</title></symbol></svg><h1>A garden</h1>", ""),
        ("<svg><g><title>Search</title></g></svg><div><title>The silent garden</title></div>", "The silent garden"),
        ("<h1>A garden</h1>", ""),
    ],
)
def test_a_title_that_stands_in_the_body_is_the_pages(body: str, title: str) -> None:
    assert parse(f"<html><head><div></div>{body}", "http://h/").title == title


def test_head() -> None:
    page = parse("<html lang=de><title> A  b </title><meta http-equiv=refresh content='0; url=/next'>", "http://h/")
    assert (page.title, page.language, page.refresh) == ("A b", "de", "http://h/next")


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<h1>Rain<a class=headerlink href=#rain title='Link to this heading'>\u00b6</a></h1>", "Rain"),
        ("<h2><a href=#rain>#</a> Rain</h2>", "Rain"),
        ("<dl><dt id=c><code>rain()</code><a href=#c>\u00a7</a><dd>Falls.</dl>", "rain() Falls."),
        ("<h2><a href=#rain>Rain</a></h2>", "Rain"),
        ("<h2>Rain <a href=#2>2</a></h2>", "Rain 2"),
        ("<p>Pages <a href=#next>\u00bb</a></p>", "Pages \u00bb"),
        ("<h2>Rain <a href=/rain>\u00bb</a> <a href=#>\u00d7</a> <a href=#/rain>+</a></h2>", "Rain \u00bb \u00d7 +"),
    ],
)
def test_a_sign_that_links_a_heading_to_itself_is_none_of_its_words(markup: str, shown: str) -> None:
    assert parse(f"<body>{markup}", "http://h/").text == shown


def test_very_deep_nesting_and_very_many_options_are_harmless() -> None:
    deep = parse("<div>" * 100_000 + "end", "http://h/")
    assert "end" in deep.text
    assert max(deep.tree.depths) < 1_000
    assert deep.counters
    many = parse("<select name=s>" + "<option>a" * 50_000, "http://h/")
    assert len(many.tree.find("option")) == 50_000
    assert len(many.tree.find("select")) == 1


@settings(max_examples=60)
@given(st.binary(max_size=300), st.sampled_from([None, "text/html", "text/html; charset=gbk", "x;charset=utf-16"]))
def test_no_bytes_raise(body: bytes, content_type: str | None) -> None:
    page = parse(body, "http://h/", content_type=content_type)
    assert isinstance(page.text, str)
    assert isinstance(page.links, list)
