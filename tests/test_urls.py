"""Canonical addresses: one spelling for each."""

from __future__ import annotations

from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.urls import canonical, parameters, path_and_query, site


@pytest.mark.parametrize(
    ("href", "base", "expected"),
    [
        ("HTTP://EXAMPLE.com:80/a/../b/./c", "", "http://example.com/b/c"),
        ("https://example.com:443", "", "https://example.com/"),
        ("?page=2", "http://h/a?x=1", "http://h/a?page=2"),
        ("//h2/p q", "https://h/", "https://h2/p%20q"),
        ("../../x", "http://h/a/b/c", "http://h/x"),
        ("/%7euser/%zz", "http://h/", "http://h/~user/%25zz"),
        ("#top", "http://h/a?b=c", "http://h/a?b=c"),
        ("  /a\n/b\t", "http://h/", "http://h/a/b"),
        ("http://例え.jp/", "", "http://xn--r8jz45g.jp/"),
        ("http://[::1]:8080/x", "", "http://[::1]:8080/x"),
        ("/a?sid=17", "http://h/", "http://h/a?sid=17"),
        ("/a?sid=0123456789abcdef0&x=1", "http://h/", "http://h/a?x=1"),
        ("/a;jsessionid=0123456789abcdef?x=1", "http://h/", "http://h/a?x=1"),
        ("/a?utm_source=mail&b=2", "http://h/", "http://h/a?b=2"),
        ("javascript:void(0)", "http://h/", None),
        ("mailto:a@b", "http://h/", None),
        ("file:///etc/passwd", "", None),
        ("http://h:99999/", "", None),
        ("http:///nohost", "", None),
        ("http://a b/", "", None),
        ("/" + "x" * 5000, "http://h/", None),
    ],
)
def test_canonical(href: str, base: str, expected: str | None) -> None:
    assert canonical(href, base) == expected


def test_the_query_is_written_in_the_charset_of_the_page() -> None:
    assert canonical("?q=书", "http://h/", encoding="gbk") == "http://h/?q=%CA%E9"
    assert canonical("/书?q=书", "http://h/", encoding="no-such-charset") == "http://h/%E4%B9%A6?q=%E4%B9%A6"


@given(st.text(max_size=60), st.sampled_from(["http://h.example/a/b?c=d", "https://h.example:8443/"]))
def test_canonical_never_raises_and_is_its_own_canonical_form(href: str, base: str) -> None:
    url = canonical(href, base)
    if url is not None:
        assert canonical(url) == url
        assert urlsplit(url).scheme in ("http", "https")
        assert url.isascii()


@given(
    st.lists(st.sampled_from(["a", "b.c", "x-y_z~", "d,e"]), min_size=1, max_size=6),
    st.sampled_from(["", "?p=1", "?p=1&q=%41", "?sid=abc", "?a=b;c"]),
)
def test_the_short_way_gives_what_the_long_way_gives(segments: list[str], query: str) -> None:
    href = "/" + "/".join(segments) + query
    assert canonical(href, "http://h.example/z") == canonical("HTTP://H.example" + href)


@given(
    st.lists(st.sampled_from(["a", "b.c", "..", ".d", "x-y_z~", "/", "//", ":", ";e", "f."]), min_size=1, max_size=6),
    st.sampled_from(["", "?", "?p=1", "?p=/../&q=1", "?utm_source=x"]),
    st.sampled_from(["/", "/z", "/y/z?q=/x/", "/w//z", "/w/;z", "/w/.z/z"]),
)
def test_relative_addresses_by_the_short_way_and_the_long_way(parts: list[str], query: str, page: str) -> None:
    href, base = "".join(parts) + query, f"http://h.example{page}"
    assert canonical(href, base) == canonical(urljoin(base, href))


def test_parts() -> None:
    assert site("http://h:81/a?b") == "http://h:81"
    assert path_and_query("http://h:81/a?b") == "/a?b"
    assert parameters("http://h/?a=1&b=&a=%C3%A9") == [("a", "1"), ("b", ""), ("a", "é")]
