"""A form that is good for one submission costs its page anew for each question, unless answers show it again."""

from __future__ import annotations

from crawler.forms import read_forms
from crawler.forms.interface import understand
from crawler.harvest.interfaces import Plan
from crawler.harvest.slots import slots_of
from crawler.models import Verdict
from crawler.page import parse
from crawler.plan.evidence import Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer
from knowledge.domain import load_domain
from knowledge.matching import Matcher

TOKEN = '<input type=hidden name=csrf_token value="a1b2c3d4e5f6a7b8c9d0">'


def plan(hidden: str = TOKEN) -> Plan:
    form = f"<form action=/s method=post>{hidden}Title <input name=t><button>Search</button></form>"
    (read,) = read_forms(parse(form, "http://h/"))
    interface = understand(read, Verdict("search", True, 1.0), Matcher(load_domain("books")))
    types = {one.name: one.type for one in load_domain("books").attributes}
    return Plan(
        interface, Planner(slots_of(interface, types), Evidence(load_domain("books")), {}), "utf-8", "http://h/"
    )


def asked(one: Plan, word: str, *, again: bool) -> float:
    """What the next question costs besides its answer once this one was answered, by a page that shows the form `again`."""
    assignment = ((one.planner.slots[0].name, word),)
    one.encoded(assignment)
    if again:
        one.take(one.interface, "utf-8", None)
    one.note(assignment, Answer("list", 1, 5, 5, None, False))
    return one.planner.toll


def test_the_page_of_the_form_is_paid_for_where_answers_do_not_show_it() -> None:
    one = plan()
    assert one.planner.toll == 0.0
    assert asked(one, "love", again=False) == 1.0
    assert asked(one, "life", again=True) == 0.0
    assert asked(plan(""), "love", again=False) == 0.0


def test_a_question_that_costs_a_page_gains_less_the_shorter_its_answer() -> None:
    planner = plan().planner
    assert planner.gain(5.0) == planner.gain(500.0) == 1.0
    planner.toll = 1.0
    assert planner.gain(5.0) == 0.5
    assert planner.gain(500.0) > 0.9
    planner.cap = 40
    assert planner.gain(500.0) == planner.gain(40.0) == 2 / 3
