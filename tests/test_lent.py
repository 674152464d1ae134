"""A field that has to be filled in, whose answers show nothing but the value asked for."""

from __future__ import annotations

import random

from crawler.forms.choices import widest
from crawler.models import Field, Option
from crawler.plan.query import Assignment, Slot
from knowledge.domain import Domain, parse_domain
from tests.databases import Database, harvested

BAPTISMS = """
name: baptisms
title: Baptisms
languages: [en]
attributes:
  - {name: surname, type: text, affinity: 0.5, aliases: [family name]}
  - {name: forename, type: text, affinity: 0.5, aliases: [first name]}
  - {name: mother, type: text, affinity: 0.7, aliases: [mother's name]}
  - {name: ref, type: text, affinity: 0.2, aliases: [reference]}
identity: [[ref]]
topic: [baptism]
instances:
  surname: [Fraser, Campbell, Munro]
  forename: [John, Janet]
"""
SURNAMES = (
    "Fraser Campbell Munro Gunn Ross Reid Scott Grant Bruce Innes Clark Watson Murray Mackay Sinclair Paterson".split()
)
FORENAMES = "John Janet James Isabella Hugh Helen".split()
SURNAME, FORENAME = Slot("s", "surname", "text", ("s",)), Slot("f", "forename", "text", ("f",))
SHOWN = ("surname", "forename", "mother", "ref")


class Demanding(Database):
    """Answers only what sets the surname, by the whole name."""

    def matches(self, assignment: Assignment) -> list[int]:
        return super().matches(assignment) if "s" in dict(assignment) else []


def records(mothers: list[str]) -> list[dict[str, str]]:
    draw = random.Random(5)
    made = []
    for number in range(240):
        mother = f"{draw.choice(FORENAMES)} {draw.choice(mothers)}"
        named = {"surname": draw.choice(SURNAMES), "forename": draw.choice(FORENAMES), "mother": mother}
        made.append(named | {"ref": f"r{number}"})
    return made


def asked(rows: list[dict[str, str]]) -> tuple[int, int]:
    """How many records are found, and in how many pages."""
    domain: Domain = parse_domain(BAPTISMS)
    slots = [SURNAME, FORENAME]
    database = Demanding(rows, slots, blank=False, cap=None, search=lambda value, text: value.lower() == text)
    found, pages, _ = harvested(database, domain=domain, shown=SHOWN)
    return found, pages


def test_other_attributes_lend_their_words() -> None:
    found, pages = asked(records(SURNAMES))
    assert found == 240
    assert pages <= 60


def test_attributes_that_share_nothing_lend_none() -> None:
    rows = records(["of Wick", "of Tain"])
    found, pages = asked(rows)
    assert found == sum(row["surname"] in ("Fraser", "Campbell", "Munro") for row in rows)
    assert pages <= 40


def test_names_that_sound_alike_are_asked_for_too() -> None:
    box = Field("soundex", "checkbox", label="use Soundex", options=(Option("1", "use Soundex", False),))
    assert widest(box, "value") == (True, "1")
