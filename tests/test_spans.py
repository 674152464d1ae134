"""Searches between two days: how they want dates, spans of years to begin with, and narrower ones where those are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from crawler.forms import read_forms
from crawler.forms.conditions import date_pattern
from crawler.models import Field, Verdict
from crawler.page import parse
from crawler.plan.query import Slot
from crawler.submit import judge
from tests.handmade import answering, harvested, html


@pytest.mark.parametrize(
    ("shown", "pattern"),
    [
        ("YYYY-MM-DD", "{y}-{m}-{d}"),
        ("DD/MM/YYYY", "{d}/{m}/{y}"),
        ("mm/dd/yyyy", "{m}/{d}/{y}"),
        ("TT.MM.JJJJ", "{d}.{m}.{y}"),
        ("jj/mm/aaaa", "{d}/{m}/{y}"),
        ("гггг-мм-дд", "{y}-{m}-{d}"),
        ("zz.ll.aaaa", "{d}.{m}.{y}"),
        ("pp.kk.vvvv", "{d}.{m}.{y}"),
        ("éééé.hh.nn", "{y}.{m}.{d}"),
        ("gg.aa.yyyy", "{d}.{m}.{y}"),
        ("ηη/μμ/εεεε", "{d}/{m}/{y}"),
        ("e.g. 31/12/2020", "{d}/{m}/{y}"),
        ("12/31/2020", "{m}/{d}/{y}"),
        ("192.168.0.1", None),
        ("page 1-3", None),
        ("978-3-16", None),
        ("", None),
    ],
)
def test_a_box_shows_how_it_wants_a_date(shown: str, pattern: str | None) -> None:
    assert date_pattern(Field(name="d", control="text", placeholder=shown)) == pattern


@given(st.text(max_size=120))
def test_any_words_at_a_box_are_read(shown: str) -> None:
    found = date_pattern(Field(name="d", control="text", placeholder=shown, label=shown))
    assert found is None or sorted(re.findall(r"\{(.)\}", found)) == ["d", "m", "y"]


def test_a_span_of_years_is_sent_as_days_where_days_are_wanted() -> None:
    slot = Slot("range:a", "year", "range", ("a", "b"), date="{d}.{m}.{y}")
    assert slot.settings("1990..1999") == {"a": "01.01.1990", "b": "31.12.1999"}
    assert slot.settings("..1999") == {"a": "", "b": "31.12.1999"}
    assert Slot("range:a", "year", "range", ("a", "b")).settings("1990..1999") == {"a": "1990", "b": "1999"}


def form(inside: str, method: str = "get") -> str:
    return f"<form action=/report method={method}>{inside}</form>"


BETWEEN = "<label>Published from <input type=date name=from></label> <label>to <input type=date name=to></label>"


def test_what_lies_between_two_bounds_is_searched_for_by_get_alone() -> None:
    verdict = Verdict("search", True, 0.9)
    allowed = {
        method: judge(
            read_forms(parse(form(f"{BETWEEN}<button>Show books</button>", method), "http://h/"))[0], verdict
        ).allowed
        for method in ("get", "post")
    }
    assert allowed == {"get": True, "post": False}
    (book,) = read_forms(parse(form(f"{BETWEEN}<button>Order now</button>"), "http://h/"))
    assert not judge(book, verdict).allowed


BOOKS = [
    (f"The {name} Book", f"{1951 + n}")
    for n, name in enumerate("Abe Bea Cal Dan Eve Fay Gil Hal Ida Jon Kim Lee Max Ned".split() * 5)
]


class Register:
    """Books by their day of publication, between two days at most so many years apart."""

    def __init__(self, years: int) -> None:
        self.years = years

    async def page(self, request: web.Request) -> web.Response:
        shown = f"<h1>Books by day</h1>{form(f'{BETWEEN}<button>Search</button>')}"
        if request.path != "/report":
            return html(shown)
        low, high = (request.query.get(name, "") for name in ("from", "to"))
        if not re.fullmatch(r"\d{4}-01-01", low) or not re.fullmatch(r"\d{4}-12-31", high):
            return html(f"{shown}<p class=error>Both dates are required.</p>")
        if int(high[:4]) - int(low[:4]) >= self.years:
            return html(f"{shown}<p class=error>The period must not be longer than {self.years} years.</p>")
        found = [(title, year) for title, year in BOOKS if low[:4] <= year <= high[:4]]
        rows = "".join(f"<tr><td>{title}</td><td>{year}</td></tr>" for title, year in found)
        return html(
            f"{shown}<table><tr><th>Title</th><th>Year</th></tr>{rows}</table>"
            if found
            else f"{shown}<p>No books in this period.</p>"
        )


@pytest.mark.parametrize(("years", "questions"), [(1000, 60), (10, 90), (1, 120)])
async def test_a_register_between_days_is_read(tmp_path: Path, years: int, questions: int) -> None:
    asked = []

    async def counted(request: web.Request) -> web.Response:
        asked.append(request.path_qs)
        return await Register(years).page(request)

    async with answering(counted) as url:
        records = await harvested(url, tmp_path)
    found = {(str(one["attributes"]["title"]), str(one["attributes"]["year"])) for one in records}
    assert found == set(BOOKS)
    assert len(asked) <= questions
