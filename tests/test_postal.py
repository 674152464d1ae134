"""Lines with a postal code and a town."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.models import FieldValue
from crawler.results.postal import posted
from knowledge.domain import load_domain
from knowledge.matching import Matcher

DOMAIN = """
name: shops
title: Shops
languages: [en]
attributes:
  - {{name: title, type: text, affinity: 0.5, aliases: [name]}}
  - {{name: city, type: text, affinity: 0.3, aliases: [town]}}
{more}
identity: [[title]]
topic: [shop]
"""
CODE = "  - {name: postcode, type: text, affinity: 0.3, aliases: [zip code]}"


def told(tmp_path: Path, *lines: str, more: str = CODE, **known: str) -> dict[str, str]:
    path = tmp_path / "shops.yaml"
    path.write_text(DOMAIN.format(more=more), encoding="utf-8")
    fields = [FieldValue("text", line, None, 0.3) for line in lines]
    fields += [FieldValue(name, value, name, 1.0) for name, value in known.items()]
    return {one.attribute: one.value for one in posted(fields, Matcher(load_domain(str(path)))) if one.attribute}


@pytest.mark.parametrize(
    ("line", "code", "town"),
    [
        ("3892 AL Amersfoort", "3892 AL", "Amersfoort"),
        ("D-80331 München", "80331", "München"),
        ("114 55 Stockholm", "114 55", "Stockholm"),
        ("30-001 Nowa Huta", "30-001", "Nowa Huta"),
        ("Springfield, IL 62704", "62704", "Springfield"),
        ("Leeds, LS1 4AP", "LS1 4AP", "Leeds"),
        ("Ottawa K1A 0B1", "K1A 0B1", "Ottawa"),
    ],
)
def test_a_line_tells_code_and_town(tmp_path: Path, line: str, code: str, town: str) -> None:
    assert told(tmp_path, "Mill Road 5", line) == {"postcode": code, "city": town}


def test_other_lines_tell_neither(tmp_path: Path) -> None:
    for line in (
        "2019 Amsterdam",
        "Opening hours 09:00",
        "10 Downing Street",
        "Call 12345",
        "80331 München, 2nd floor",
        "25500 Euro",
        "15000 visitors",
        "1200 SQ ft",
        "123 45 call us",
    ):
        assert told(tmp_path, line) == {}, line
    assert told(tmp_path, "80331 München", "10115 Berlin") == {}
    assert told(tmp_path, "80331 München", more="") == {}


def test_what_is_known_stays(tmp_path: Path) -> None:
    assert told(tmp_path, "80331 München", city="Pasing") == {"city": "Pasing", "postcode": "80331"}


def test_a_code_below_its_town_tells_both(tmp_path: Path) -> None:
    assert told(tmp_path, "Mill Road 5", "Leeds", "LS10 4AP") == {"postcode": "LS10 4AP", "city": "Leeds"}
    assert told(tmp_path, "5 Mill Road", "LS10 4AP") == {"postcode": "LS10 4AP"}
    assert told(tmp_path, "Part BX12 4AP, new") == {}


STREET = CODE + "\n  - {name: street, type: text, affinity: 0.3, aliases: [address]}"


@pytest.mark.parametrize("street", ["Mill Road 5", "10 Downing Street", "ul. Długa 5/7", "Am Markt 19a"])
def test_the_line_above_is_the_street(tmp_path: Path, street: str) -> None:
    assert told(tmp_path, street, "35390 Gießen", more=STREET) == {
        "street": street,
        "postcode": "35390",
        "city": "Gießen",
    }


def test_a_line_without_a_house_is_no_street(tmp_path: Path) -> None:
    for line in ("Eye specialist", "Open 9-17, 18-20", "Tel. 0641 123456"):
        assert "street" not in told(tmp_path, line, "35390 Gießen", more=STREET)


def test_a_town_is_parted_from_its_code_where_no_label_calls_the_line_so(tmp_path: Path) -> None:
    path = tmp_path / "shops.yaml"
    path.write_text(DOMAIN.format(more=CODE), encoding="utf-8")
    matcher = Matcher(load_domain(str(path)))
    placed = posted([FieldValue("text3", "35390 Gießen", "city", 0.6)], matcher)
    assert {one.attribute: one.value for one in placed if one.attribute} == {"postcode": "35390", "city": "Gießen"}
    labelled = [FieldValue("Town", "35390 Gießen", "city", 1.0)]
    assert posted(labelled, matcher) == labelled


def test_a_line_stays_whole_where_code_and_town_are_one_attribute() -> None:
    place = FieldValue("text1", "3892 AL Amersfoort", "location", 0.7)
    assert posted([place], Matcher(load_domain("jobs"))) == [place]
