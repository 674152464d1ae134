"""Headings that say only of what kind their page is, and the one below that says what it is about."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FACTS = "<dl><dt>Author</dt><dd>Lee, Ann</dd><dt>Year</dt><dd>1999</dd><dt>Publisher</dt><dd>Old Press</dd></dl>"
BELOW = "<h2>Copies</h2><p>Two copies are on the shelf of the main house.</p>"


@pytest.mark.parametrize(
    ("title", "heads", "name"),
    [
        ("Detailansicht | Bibliothek", "<h1>Detailansicht</h1><h2>Ein stiller Garten</h2>", "Ein stiller Garten"),
        ("詳細情報です。 | 図書館", "<h1>詳細情報です。</h1><p>本を選びます。</p><h3>静かな庭</h3>", "静かな庭"),
        ("Library", "<h1>Item details</h1><h2>A Silent Garden</h2>", "A Silent Garden"),
        ("A Silent Garden", "<h1>A Silent Garden</h1><h2>A tale of rivers</h2>", "A Silent Garden"),
        (
            "Full record",
            f"<h1>Full record</h1><p>{'What the library holds of it. ' * 4}</p><h2>Lent</h2>",
            "Full record",
        ),
    ],
)
def test_a_heading_that_says_what_kind_of_page_it_is_gives_way_to_the_next(title: str, heads: str, name: str) -> None:
    page = parse(f"<title>{title}</title><body>{heads}{FACTS}{BELOW}</body>", "http://library.example/b/1")
    (record,) = extract_records(page, matcher=Matcher(load_domain("books"))).records
    assert [field.value for field in record.fields if field.attribute == "title"] == [name]


def test_what_follows_in_its_tables_is_no_title_beside_such_a_heading() -> None:
    parts = "<h2>Parts</h2><table><tr><th>Title</th><td>Rain</td></tr><tr><th>Title</th><td>Snow</td></tr></table>"
    page = parse(
        f"<title>Item details</title><body><h1>Item details</h1><h2>A Silent Garden</h2>{FACTS}{parts}</body>",
        "http://library.example/b/1",
    )
    (record,) = extract_records(page, matcher=Matcher(load_domain("books"))).records
    assert "A Silent Garden" in [field.value for field in record.fields if field.attribute == "title"]


def test_a_class_that_heads_several_parts_of_a_page_titles_none_of_them() -> None:
    facts = "".join(
        f"<dl><dt>{label}</dt><dd>{value}</dd></dl>" for label, value in (("Author", "Ann Lee"), ("Year", "1987"))
    )
    parts = "".join(f"<div class=box><div class=title>{part}</div></div>" for part in ("Agreements held", "Remarks"))
    body = f"<h1>A harbour in winter</h1><div class=title>All about it</div>{facts}{parts}"
    page = parse(f"<title>Town archive</title>{body}", "http://a.example/view?ref=7")
    record = extract_records(page, matcher=Matcher(load_domain("books"))).records[0]
    assert [one.value for one in record.fields if one.attribute == "title"] == ["A harbour in winter"]
