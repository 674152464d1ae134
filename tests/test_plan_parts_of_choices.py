"""What cuts a database: days however a site writes them, and choices whose answers offer another one."""

from __future__ import annotations

from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Slot
from crawler.plan.spans import cuts
from knowledge.domain import load_domain

JOBS = load_domain("jobs")
TOWNS = tuple(f"county {n}" for n in range(9))


def test_days_cut_a_span_however_they_are_written() -> None:
    evidence = Evidence(JOBS)
    written = ["3 Januari 2014", "12 Agustus 2015", "2015-08-12", "12.8.2016", "12/31/2017", "soon"]
    for number, day in enumerate(written):
        evidence.add(f"j{number}", {"title": [f"Job {number}"], "posted": [day]})
    assert evidence.numbers("posted") == [2014, 2015, 2015, 2016, 2017]


def test_a_cut_answer_between_two_days_is_parted() -> None:
    evidence = Evidence(JOBS)
    span = Slot("d", "posted", "range", ("from", "to"), ("1500..2026", "2020..2026"), date=True)
    planner = Planner([span], evidence, {})
    for _ in range(6):
        query = planner.propose(1)[0]
        if query.assignment == (("d", "1500..2026"),):
            break
        planner.answered(query.assignment, Answer("form", 1, 0, 0, 0, False))
    for page in range(1, 6):
        members = tuple(f"r{page}-{n}" for n in range(20))
        for n, one in enumerate(members):
            evidence.add(one, {"title": [one], "posted": [f"{n + 1} Mei {2010 + page}"]})
        planner.answered(query.assignment, Answer("list", page, 20, 20, 400, page < 5, members))
    asked = [dict(one.assignment)["d"] for one in planner.propose(4)]
    assert any(one != "1500..2026" for one in asked)
    assert any(one.partition("..")[0].startswith("201") for one in asked)


def test_a_choice_that_is_answered_with_another_one_goes_on() -> None:
    county = Slot("c", "location", "choice", ("c",), TOWNS, TOWNS)
    words = Slot("t", "title", "text", ("t",))
    planner = Planner([county, words], Evidence(JOBS), {"title": [("nurse", 1.0)]})
    asked: set[str] = set()
    for _ in range(30):
        for query in planner.propose(1):
            value = dict(query.assignment).get("c")
            asked |= {value} if value else set()
            planner.answered(query.assignment, Answer("form", 1, 0, 0, 0, False, offers=bool(value)))
    assert asked == set(TOWNS)


def test_a_span_whose_known_values_are_all_one_is_parted_beside_that() -> None:
    assert cuts([2016] * 9, 3, "2016..2026") == ["2016..2016", "2017..2026"]
    assert cuts([2026] * 9, 3, "2016..2026") == ["2016..2025", "2026..2026"]
    assert cuts([2016] * 9, 3, "2016..") == ["2016..2016", "2017.."]
    assert cuts([2016] * 9, 3, "..2016") == ["..2015", "2016..2016"]
    assert cuts([2016] * 9, 3, "2016..2016") == []
    assert cuts([2016] * 9, 3, None) == ["..2015", "2016..2016", "2017.."]
