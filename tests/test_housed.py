"""Streets with the number of a house are no codes that a record is known by."""

from __future__ import annotations

import pytest

from crawler.attributes.looks import is_other
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

DOCTORS = Matcher(
    Domain.model_validate(
        {
            "name": "doctors",
            "title": "Doctors",
            "languages": ["fr"],
            "attributes": [
                {"name": "title", "type": "name", "affinity": 0.4, "aliases": ["nom"]},
                {"name": "number", "type": "text", "affinity": 0.7, "aliases": ["RPPS"]},
            ],
            "identity": [["number"], ["title"]],
            "topic": ["doctor"],
        }
    )
)
NAMES = "Claire Aubin,Yann Bellec,Anne Cadiou,Paul Denis,Nolwenn Evanno,Gaël Floch,Rozenn Guillou,Denis Hamon".split(
    ","
)


def numbers(written: str) -> list[str]:
    rows = "".join(
        f'<li><h3><a href="/d/{n}">Dr {name}</a></h3><p class="b">{written.format(n * 7 + 3)}</p></li>'
        for n, name in enumerate(NAMES)
    )
    records = extract_records(
        parse(f"<h1>Annuaire</h1><ol>{rows}</ol>", "http://h.example/s?q=x"), matcher=DOCTORS
    ).records
    return [one.value for record in records for one in record.fields if one.attribute == "number"]


@pytest.mark.parametrize("written", ["{} rue de la Gare", "{} Alder Lane", "{}bis avenue Foch"])
def test_a_street_is_no_number_of_a_record(written: str) -> None:
    assert numbers(written) == []


@pytest.mark.parametrize("written", ["BP {}", "{}/2019 Add", "Inv. Nr. {}", "PRA-{}"])
def test_a_code_still_is(written: str) -> None:
    assert numbers(written) == [written.format(n * 7 + 3) for n in range(len(NAMES))]


def test_only_what_begins_with_the_house_is_a_street() -> None:
    assert is_other(["34 rue de la Gare", "5 rue du Port"])
    assert not is_other(["MS Rouen 34", "MS Rouen 35"])
