"""Words that only their accents tell apart: a year ("år") in one language is a price ("ár") in another."""

from __future__ import annotations

import pytest

from knowledge.domain import check, load_domain, parse_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
MADE = """
name: things
title: Things
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [name]}
  - {name: year, type: year, affinity: 0.3, aliases: [år, utgivningsår]}
  - {name: price, type: number, affinity: 0.1, aliases: [ár, bolti ár, teljes ár]}
identity: [[title]]
"""


@pytest.mark.parametrize("label, attribute", [("År", "year"), ("år:", "year"), ("Ár", "price"), ("ár:", "price")])
def test_the_accents_decide_between_two_attributes(label: str, attribute: str) -> None:
    for matcher in (BOOKS, Matcher(parse_domain(MADE))):
        assert matcher.key(label) == matcher.label(label) == (attribute, 1.0)


def test_the_bare_letters_are_whose_other_words_have_them() -> None:
    matcher = Matcher(parse_domain(MADE))
    assert matcher.key("ar") == ("price", 1.0)
    assert matcher.label("Bolti ar") == ("price", 1.0)


def test_words_that_differ_by_accents_are_no_fault_of_a_domain(tmp_path: object) -> None:
    path = tmp_path / "things.yaml"  # type: ignore[operator]
    path.write_text(MADE, encoding="utf-8")
    assert not [fault for fault in check(path) if "belongs to both" in fault]
    path.write_text(MADE.replace("[ár, bolti", "[år, bolti"), encoding="utf-8")
    assert [fault for fault in check(path) if "belongs to both" in fault]
