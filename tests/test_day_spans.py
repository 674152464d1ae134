"""Searches that take nothing but two days, and show only so many records of what lies between them."""

from __future__ import annotations

import random
from datetime import date, timedelta
from pathlib import Path

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from crawler.page import parse
from crawler.paging.pager import find_paging
from crawler.plan.query import Slot
from crawler.plan.spans import cuts, divided, holds, of_days, width
from knowledge.domain import Domain
from tests.handmade import answering, harvested, html

RULINGS = Domain.model_validate(
    {
        "name": "rulings",
        "title": "Rulings",
        "attributes": [
            {"name": "title", "type": "text", "affinity": 0.6, "aliases": ["case", "case name", "name"]},
            {"name": "date", "type": "date", "affinity": 0.5, "aliases": ["decided", "date of decision"]},
            {"name": "number", "type": "text", "affinity": 0.5, "aliases": ["docket", "case number"]},
        ],
        "identity": [["number"], ["title", "date"]],
        "topic": ["ruling", "court", "decision", "judge", "case"],
        "instances": {},
    }
)
NAMES = (
    "Stone Brook Ferris Adler Kovac Lindt Moreau Ito Silva Banks Reed Owens Pratt Quill Rossi Tanaka Vance Wolf".split()
)
FORM = (
    "<form action=/find><label>Decided from <input type=date name=from></label> <label>to <input type=date name=to></label>"
    "<button>Search rulings</button></form>"
)


def rulings(count: int, first: str, last: str) -> list[tuple[str, str, date]]:
    """Names, dockets and days, the latest first."""
    chance = random.Random(7)
    begin, end = date.fromisoformat(first), date.fromisoformat(last)
    made = [
        (f"{chance.choice(NAMES)} v. {chance.choice(NAMES)}", f"{n}/{chance.randint(10, 99)}", begin)
        for n in range(count)
    ]
    days = (end - begin).days
    return sorted(
        ((name, number, begin + timedelta(days=chance.randint(0, days))) for name, number, _ in made),
        key=lambda one: one[2],
        reverse=True,
    )


class Court:
    """Rulings between two days, the first so many of them, on pages; `said` is what it says of how many there are."""

    def __init__(self, held: list[tuple[str, str, date]], shown: int, page: int, said: str, most_days: int) -> None:
        self.held, self.shown, self.page, self.said, self.most_days = held, shown, page, said, most_days
        self.asked = 0

    async def answer(self, request: web.Request) -> web.Response:
        self.asked += 1
        if request.path != "/find":
            return html(f"<h1>Rulings of the court</h1>{FORM}", "Rulings")
        low, high = (request.query.get(name, "") for name in ("from", "to"))
        if self.most_days:
            if not low or not high:
                return html(f"{FORM}<p class=error>Both days are required.</p>")
            if (date.fromisoformat(high) - date.fromisoformat(low)).days >= self.most_days:
                return html(f"{FORM}<p class=error>No more than {self.most_days} days, please.</p>")
        found = [one for one in self.held if (not low or str(one[2]) >= low) and (not high or str(one[2]) <= high)]
        if not found:
            return html(f"{FORM}<p>No rulings found.</p>")
        shown, at = found[: self.shown], int(request.query.get("at", 0))
        rows = "".join(f"<tr><td>{name}<td>{number}<td>{day}" for name, number, day in shown[at : at + self.page])
        further = f"/find?from={low}&amp;to={high}&amp;court=&amp;at={at + self.page}"
        more = f"<a href='{further}'>Next page</a>" if at + self.page < len(shown) else ""
        said = self.said.format(len(found)) if len(found) > self.shown else ""
        table = f"<table><tr><th>Case<th>Docket<th>Decided</tr>{rows}</table>"
        return html(f"{FORM}<p>{said}</p>{table}{more}", "Rulings")


DENSE, LONG = ("2022-01-03", "2024-06-30"), ("2005-02-01", "2024-11-01")


@pytest.mark.parametrize(
    ("span", "shown", "page", "said", "most_days", "least", "most_asked"),
    [
        (DENSE, 50, 50, "{} results found, the first ones are shown", 0, 0.99, 90),
        (DENSE, 50, 50, "There are more. Please narrow your search.", 0, 0.97, 90),
        (DENSE, 50, 50, "", 0, 0.99, 90),
        (LONG, 50, 50, "", 0, 0.99, 70),
        (DENSE, 100, 25, "", 0, 0.97, 90),
        (DENSE, 400, 400, "", 31, 1.0, 250),
    ],
)
async def test_what_is_shown_in_parts_between_days_is_found(
    tmp_path: Path,
    span: tuple[str, str],
    shown: int,
    page: int,
    said: str,
    most_days: int,
    least: float,
    most_asked: int,
) -> None:
    held = rulings(400, *span)
    court = Court(held, shown, page, said, most_days)
    async with answering(court.answer) as url:
        records = await harvested(url, tmp_path / "out", RULINGS)
    found = {str(one["attributes"]["number"]) for one in records}
    assert found <= {number for _, number, _ in held}
    assert len(records) == len(found) >= least * len(held)
    assert court.asked <= most_asked


async def test_a_search_that_shows_anything_whatever_days_are_asked_for_is_left(tmp_path: Path) -> None:
    chance, asked = random.Random(3), 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal asked
        asked += 1
        if request.path != "/find":
            return html(f"<h1>Rulings of the court</h1>{FORM}", "Rulings")
        days = [date(2000, 1, 1) + timedelta(days=chance.randint(0, 9000)) for _ in range(10)]
        rows = "".join(
            f"<tr><td>{chance.choice(NAMES)} v. {chance.choice(NAMES)}<td>{asked}/{n + 10}<td>{day}"
            for n, day in enumerate(days)
        )
        return html(f"{FORM}<table><tr><th>Case<th>Docket<th>Decided</tr>{rows}</table>", "Rulings")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path / "out", RULINGS)
    assert 10 <= len(records) < 10 * asked < 300


def test_a_span_of_days_is_sent_as_days() -> None:
    slot = Slot("range:a", "date", "range", ("a", "b"), date="{d}.{m}.{y}")
    assert slot.settings("2024-03-01..2024-04-15") == {"a": "01.03.2024", "b": "15.04.2024"}
    assert slot.settings("2024..2024") == {"a": "01.01.2024", "b": "31.12.2024"}


@given(st.dates(date(1900, 1, 1), date(2100, 1, 1)), st.integers(0, 500), st.integers(2, 40))
def test_parts_of_a_span_of_days_are_the_span(first: date, days: int, parts: int) -> None:
    last = first + timedelta(days=days)
    found = divided(f"{first}..{last}", parts)
    assert len(found) == (0 if not days else min(parts, days + 1))
    covered = [
        date.fromisoformat(low) + timedelta(days=n)
        for low, _, high in (one.partition("..") for one in reversed(found))
        for n in range((date.fromisoformat(high) - date.fromisoformat(low)).days + 1)
    ]
    assert covered == ([first + timedelta(days=n) for n in range(days + 1)] if days else [])
    assert all(holds(f"{first}..{last}", one) for one in found)


def test_spans_lie_in_each_other() -> None:
    assert holds("2020..2024", "2024-03-01..2024-12-31") and holds("2024..2024", "2024-01-01..2024-03-31")
    assert holds("..2024", "2024..2024") and holds("2024-01-01..2024-06-30", "2024-02-01..2024-02-29")
    assert not holds("2024-01-01..2024-06-30", "2024-06-01..2024-07-01") and not holds(
        "2024-01-01..2024-06-30", "2024..2024"
    )
    assert not holds("so on..", "2024..2024") and not holds("2024..2024", "2024..2024")
    assert (
        of_days("2024..2024") and of_days("2024-01-01..2024-01-09") and not of_days("2023..2024") and not of_days(None)
    )
    assert [width("1990..1999"), width("2024..2024"), width("2024-03-01..2024-03-31")] == [9, 0, -1]
    assert divided("2024..2024", 2) == ["2024-07-02..2024-12-31", "2024-01-01..2024-07-01"]
    assert divided("0000..0000", 4) == divided("..2024", 4) == []
    assert cuts([2024] * 9, 3, None) == ["..2023", "2024..2024", "2025.."]


@pytest.mark.parametrize(
    "href",
    [
        "/find?from=&amp;to=&amp;court=&amp;at=25",
        "/find?at=25",
        "/find?from=&amp;to=&amp;court=&amp;order=new&amp;at=25",
    ],
)
def test_a_next_page_that_names_or_leaves_out_empty_fields_is_one(href: str) -> None:
    rows = "".join(f"<tr><td><a href=/r/{n}>Case {n}</a><td>{n}/07<td>Full Court" for n in range(25))
    body = f"{FORM}<table><tr><th>Case<th>Docket<th>Court</tr>{rows}</table><a href='{href}'>Next page</a>"
    (link,) = find_paging(parse(f"<title>Rulings</title>{body}", "http://court.example/find?from=&to="))
    assert link.kind == "next"


@pytest.mark.parametrize(
    ("shown", "most_days", "least", "most_asked"),
    [(0, 0, 1.0, 40), (100, 0, 0.99, 70), (40, 0, 0.97, 200), (0, 400, 1.0, 60)],
)
async def test_days_that_are_demanded_stand_beside_words_too(
    tmp_path: Path, shown: int, most_days: int, least: float, most_asked: int
) -> None:
    """A form of words, a choice and two days answers nothing without both days."""
    held = rulings(300, "2012-01-03", "2023-06-30")
    form = FORM.replace(
        "<form action=/find>",
        "<form action=/find><label>Case name <input name=name></label> <label>Docket <input name=docket></label> "
        "<label>Court <select name=court><option value=''>Any</option>"
        "<option>North</option><option>South</option></select></label>",
    )
    refused = asked = 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal refused, asked
        if request.path != "/find":
            return html(f"<h1>Rulings of the court</h1>{form}", "Rulings")
        asked += 1
        name, docket, court, low, high = (
            request.query.get(one, "") for one in ("name", "docket", "court", "from", "to")
        )
        if not low or not high:
            refused += 1
            return html(f"{form}<p class=error>Please enter both days.</p>")
        if most_days and (date.fromisoformat(high) - date.fromisoformat(low)).days > most_days:
            return html(f"{form}<p class=error>No more than {most_days} days, please.</p>")
        found = [
            one
            for one in held
            if low <= str(one[2]) <= high
            and all(word in one[0].lower().split() for word in name.lower().split())
            and docket in one[1]
            and court in ("", "North" if len(one[0]) % 2 else "South")
        ]
        if not found:
            return html(f"{form}<p>No rulings found.</p>")
        rows = "".join(f"<tr><td>{name}<td>{number}<td>{day}" for name, number, day in found[: shown or None])
        more = "There are more. Please narrow your search." if shown and len(found) > shown else ""
        return html(f"{form}<p>{more}</p><table><tr><th>Case<th>Docket<th>Decided</tr>{rows}</table>", "Rulings")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path / "out", RULINGS)
    assert len(records) >= least * len(held)
    assert refused <= 8
    assert asked <= most_asked
