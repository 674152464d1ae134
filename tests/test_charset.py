"""Charset labels: what browsers know, and nothing else that Python knows."""

from __future__ import annotations

import encodings
import pkgutil

import pytest

from crawler.charset import codec
from crawler.page import decode, parse

EVERY_CODEC = sorted(module.name for module in pkgutil.iter_modules(encodings.__path__))


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("UTF-8", "utf-8"),
        (" utf8\n", "utf-8"),
        ("x-gbk", "gb18030"),
        ("gb2312", "gb18030"),
        ("Latin1", "cp1252"),
        ("us-ascii", "cp1252"),
        ("iso-8859-9", "cp1254"),
        ("x-sjis", "cp932"),
        ("ks_c_5601-1987", "cp949"),
        ("iso-8859-8-i", "iso8859-8"),
        ("unicode", "utf-16-le"),
        ("undefined", None),
        ("idna", None),
        ("punycode", None),
        ("rot13", None),
        ("utf-7", None),
        ("unicode_escape", None),
        ("\0", None),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_labels_mean_what_they_mean_to_browsers(label: str, name: str | None) -> None:
    assert codec(label) == name


@pytest.mark.parametrize("label", EVERY_CODEC)
def test_no_codec_that_a_page_may_name_breaks_its_reading(label: str) -> None:
    body = b"<p>caf\xc3\xa9" + bytes(range(1, 256))
    for given in ({"content_type": f"text/html; charset={label}"}, {"encoding": label}):
        assert parse(body, "http://h/", **given).tree.tags
    assert "meta" in parse(f"<meta charset={label}>".encode() + body, "http://h/").tree.tags


@pytest.mark.parametrize("label", ["utf-16", "UTF-16LE", "unicode"])
def test_a_page_that_can_say_utf_16_in_ascii_is_utf_8(label: str) -> None:
    text, name = decode(f'<meta charset="{label}"><p>é'.encode())
    assert (text[-1], name) == ("é", "utf-8")


def test_labels_that_python_does_not_know_are_read() -> None:
    assert decode("<p>书名".encode("gbk"), "text/html;charset=x-gbk") == ("<p>书名", "gb18030")
    assert decode("<meta charset=x-gbk>书名".encode("gbk")) == ("<meta charset=x-gbk>书名", "gb18030")
