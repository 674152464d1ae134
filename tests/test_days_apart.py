# ruff: noqa: E501 (a page reads best as it is sent)
"""Spans of days chosen in parts that come with today or the last month: they are set as wide as they go, and years are asked for."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms, understand
from crawler.forms.days import date_parts
from crawler.forms.interface import Interface
from crawler.harvest.interfaces import Plan
from crawler.harvest.manner import Manner, simple
from crawler.harvest.slots import slots_of
from crawler.models import Verdict
from crawler.page import parse
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from knowledge.domain import load_domain
from knowledge.matching import Matcher

MONTHS = "януари февруари март април май юни юли август септември октомври ноември декември".split()


def choice(name: str, given: int, options: dict[int, str]) -> str:
    inside = "".join(
        f"<option value={value}{' selected' if value == given else ''}>{label}</option>"
        for value, label in options.items()
    )
    return f"<select name={name}>{inside}</select>"


def day(end: str, *, first: str = "") -> str:
    days, years = {n: str(n) for n in range(1, 32)}, {year: str(year) for year in range(2026, 2009, -1)}
    months = dict(enumerate(MONTHS, 1))
    return f"{first}{choice('d' + end, 5, days)} {choice('m' + end, 10, months)} {choice('y' + end, 2026, years)}"


def understood(inside: str) -> Interface:
    html = f"<form action=/list>Title <input name=t><table>{inside}</table><button>Search</button></form>"
    form = read_forms(parse(html, "http://h/"))[0]
    return understand(form, Verdict("search", True, 1.0), Matcher(load_domain("books")))


SPAN = f"<tr><td>Published from<td>{day('1')}<tr><td>Published to<td>{day('2')}"


def test_the_ends_are_set_as_far_apart_as_they_go() -> None:
    widest = understood(SPAN).widest
    assert [widest[name] for name in ("d1", "m1", "y1", "d2", "m2", "y2")] == ["1", "1", "2010", "31", "12", "2026"]


def test_years_are_asked_for_within_them() -> None:
    interface = understood(SPAN.replace("Published", "Date"))
    slots = slots_of(interface, {"title": "text", "year": "date"})
    (slot,) = [one for one in slots if one.kind == "range"]
    plan = Plan(interface, Planner(slots, Evidence(load_domain("books")), {}), "utf-8", "http://h/")
    asked = plan.encoded(((slot.name, "2015..2016"),)).url
    assert asked.endswith("&d1=1&m1=1&y1=2015&d2=31&m2=12&y2=2016")


def test_what_turns_that_down_is_asked_with_the_days_it_came_with() -> None:
    interface = understood(SPAN)
    slots = slots_of(interface, {"title": "text", "year": "year"})
    plan = Plan(interface, Planner(slots, Evidence(load_domain("books")), {}), "utf-8", "http://h/")
    assert Manner(given=True) in list(simple(interface))
    assert plan.encoded((), Manner(given=True)).url.endswith("d1=5&m1=10&y1=2026&d2=5&m2=10&y2=2026")


@pytest.mark.parametrize(
    "inside",
    [
        f"<tr><td>Arrival<td>{day('1')}<tr><td>Departure<td>{day('2')}",  # two days of one journey
        f"<tr><td>Born on<td>{day('1')}",
    ],
)
def test_days_that_are_no_span_stay_as_they_came(inside: str) -> None:
    assert understood(inside).widest["y1"] == "2026"


def test_days_are_ends_by_what_stands_before_their_first_parts() -> None:
    months = [one[one.index("<select name=m") :] for one in (day("1"), day("2"))]
    interface = understood(f"<p>Dal {months[0]}</p><p>Al {months[1]}</p>")
    assert [(one.low, one.high, one.attribute) for one in interface.ranges] == [("y1", "y2", "year")]
    widest = interface.widest
    assert [widest[name] for name in ("m1", "y1", "m2", "y2")] == ["1", "2010", "12", "2026"]
    assert not understood(f"<p>Nato {months[0]}</p><p>Morto {months[1]}</p>").ranges


def test_a_dozen_kinds_in_the_order_of_letters_are_no_months() -> None:
    kinds = "Art Biography Crime Drama Essays Fantasy Gothic History Horror Humor Law Medicine".split()
    html = f"<form>{choice('kind', 0, dict(enumerate(kinds, 1)))}{choice('y', 0, {2000: '2000', 2001: '2001'})}<button>Go</button></form>"
    assert not date_parts(read_forms(parse(html, "http://h/"))[0].fields)


def test_what_a_choice_would_do_is_no_part_of_a_database() -> None:
    options = "".join(f"<input type=radio name=action value={one}>{one}" for one in ("find", "browse", "delete"))
    (choice_slot,) = [one for one in slots_of(understood(options), {}) if one.kind == "choice"]
    assert choice_slot.options == ("find", "browse")
