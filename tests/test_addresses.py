"""Numbers and addresses that no label names: what a list's records are registered under, and where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.attributes.addresses import is_address
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

DOMAIN = """
name: cases
title: Cases
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [case, title]}
  - {name: docket, type: text, affinity: 0.5, aliases: [docket, number]}
  - {name: place, type: text, affinity: 0.5, aliases: [place]}
identity: [[title, docket]]
topic: [case, court]
instances:
  title: [state]
"""
CASES = [
    ("2 CA-CR 2013-0296", "State v. Gonzalez", "26127 Oldenburg"),
    ("2 CA-CV 2013-0096", "Rivera v. Harbour Board", "80331 München"),
    ("2 CA-CR 2014-0107", "State v. Lee", "20095 Hamburg"),
    ("2 CA-JV 2014-0011", "In re Moreau", "04103 Leipzig"),
    ("2 CA-CR 2014-0152", "State v. Keller", "50667 Köln"),
]


@pytest.fixture(scope="module")
def matcher(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = Path(tmp_path_factory.mktemp("domain")) / "cases.yaml"
    path.write_text(DOMAIN, encoding="utf-8")
    return Matcher(load_domain(str(path)))


def test_a_number_that_is_a_link_is_not_the_title_beside_it(matcher: Matcher) -> None:
    rows = "".join(
        f"<li><a href=/d/{number}.pdf>{code}</a><p>{name}</p><p>{place}</p></li>"
        for number, (code, name, place) in enumerate(CASES)
    )
    page = parse(f"<title>Recent decisions</title><p>5 results</p><ul>{rows}</ul>", "http://court.example/recent")
    found = [
        {field.attribute: field.value for field in record.fields if field.attribute}
        for record in extract_records(page, matcher=matcher).records
    ]
    assert [(one["docket"], one["title"], one["place"]) for one in found] == CASES


@pytest.mark.parametrize(
    "text", ["26127 Oldenburg", "3892 AL Amersfoort", "Springfield, IL 62704", "3719 N Oakley Ave, Chicago, Illinois"]
)
def test_addresses_are_known_by_their_looks(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize("text", ["25500 Euro", "12 Angry Men", "1999 Toyota Corolla", "20000 leagues under the sea"])
def test_numbers_before_words_are_no_addresses(text: str) -> None:
    assert not is_address(text)
