"""Forms that look around a place: one box for a postcode or a town, and how far."""

from __future__ import annotations

import pytest

from crawler.forms import Interface, read_forms, understand
from crawler.forms.choices import role, widest
from crawler.harvest.slots import slots_of
from crawler.models import Field, Option, Verdict
from crawler.page import parse
from knowledge.domain import parse_domain
from knowledge.matching import Matcher

SURGERIES = """
name: surgeries
title: Surgeries
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [surgery]}
  - {name: town, type: text, affinity: 0.3, aliases: [city]}
  - {name: postcode, type: text, affinity: 0.4, aliases: [postal code]}
identity: [[title, postcode]]
topic: [surgery]
"""
FORM = """<form action=/near><label for=l>Enter a postcode or town</label><input id=l name=location>
<label for=r>Within</label><select id=r name=radius><option value=1>1 mile<option value=5 selected>5 miles<option value=25>25
miles</select><button>Search</button></form>"""


def understood(html: str) -> tuple[Interface, Matcher]:
    matcher = Matcher(parse_domain(SURGERIES))
    form = read_forms(parse(html, "http://h/find"))[0]
    return understand(form, Verdict("search", True, 1.0), matcher), matcher


def test_a_box_for_one_of_two_things_is_asked_for_both() -> None:
    interface, _ = understood(FORM)
    types = {"title": "text", "town": "text", "postcode": "text"}
    texts = [slot for slot in slots_of(interface, types) if slot.kind == "text"]
    assert interface.keyword is None
    assert {slot.attribute for slot in texts} == {"postcode", "town"}
    assert {slot.target for slot in texts} == {("location",)}
    assert len({slot.name for slot in texts}) == 2


def test_one_looks_as_far_as_can_be() -> None:
    interface, _ = understood(FORM)
    assert interface.widest["radius"] == "25"
    assert "radius" not in interface.partitions


def test_a_box_for_several_things_a_title_among_them_takes_any_words() -> None:
    interface, _ = understood(FORM.replace("a postcode or town", "surgery or town").replace("location", "what"))
    assert (interface.keyword, interface.either) == ("what", {})


@pytest.mark.parametrize(
    ("label", "name", "options", "expected"),
    [
        ("Umkreis", "r", ("5 km", "10 km", "50 km"), "reach"),
        ("Radius", "radius", ("5", "10", "25"), "reach"),
        ("Miles from", "d", ("10", "50"), "reach"),
        ("Distance", "distance", ("5 km", "10 km", "42 km"), "value"),
        ("Within", "area", ("Leeds", "York"), "value"),
        ("Posted within", "p", ("1 day", "7 days"), "period"),
    ],
)
def test_what_says_how_far_one_looks(label: str, name: str, options: tuple[str, ...], expected: str) -> None:
    field = Field(name, "select", label=label, options=tuple(Option(one, one, False) for one in options))
    assert role(field) == expected


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("sugar", "5|10|20", "value"),
        ("radio", "Radio 1|Radio 2|Radio 3", "value"),
        ("rayon", "1|2|3", "value"),
        ("rayon", "5 km|10 km|20 km", "reach"),
        ("sugar", "5 km|10 km", "reach"),
        ("radius", "5|10|20", "reach"),
    ],
)
def test_words_for_a_reach_that_are_others_too_need_a_measure(name: str, options: str, expected: str) -> None:
    choice = Field(name, "select", options=tuple(Option(one, one) for one in options.split("|")))
    assert role(choice) == expected


@pytest.mark.parametrize(("label", "ticked"), [("Phonetic search", True), ("Phonetics", False), ("Phonétique", False)])
def test_a_subject_is_no_way_of_searching(label: str, ticked: bool) -> None:
    box = Field("kind", "checkbox", label=label, options=(Option("on", label),))
    assert (widest(box, role(box))[1] is not None) is ticked
