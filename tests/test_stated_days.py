"""Searches that say beside their boxes how they want days, and from when to when they hold something."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html
from tests.test_day_spans import RULINGS, rulings

FORM = (
    "<form action=/find><table><tr><td>Decided from *<td><input type=text name=a maxlength=10> (zz.ll.aaaa)"
    "<tr><td>until *<td><input type=text name=b maxlength=10> (zz.ll.aaaa)"
    "<tr><td>Words of the case name<td><input type=text name=t><tr><td><td><input type=submit value=Search></table>"
    "<p>* both are needed, no more than 31 days. Here are the rulings of 2008 until 2011.</p></form>"
)
HELD = rulings(120, "2008-02-01", "2011-11-20")


def day(text: str) -> date:
    return date.fromisoformat("-".join(reversed(text.split("."))))


async def test_months_of_the_years_that_a_form_speaks_of_are_asked_for_as_it_wants_them(tmp_path: Path) -> None:
    asked = 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal asked
        asked += 1
        if request.path != "/find":
            return html(f"<h1>Rulings of the court</h1>{FORM}", "Rulings")
        try:
            low, high = (day(request.query.get(name, "")) for name in ("a", "b"))
        except ValueError:
            return html(f"<p class=error>Both days are required.</p>{FORM}")
        if (high - low).days > 31:
            return html(f"<p class=error>No more than 31 days, please.</p>{FORM}")
        found = [one for one in HELD if low <= one[2] <= high]
        rows = "".join(f"<tr><td>{name}<td>{number}<td>{day}" for name, number, day in found)
        table = f"<table><tr><th>Case<th>Docket<th>Decided</tr>{rows}</table>" if found else "<p>No rulings found.</p>"
        return html(f"{FORM}{table}", "Rulings")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path / "out", RULINGS)
    assert {str(one["attributes"]["number"]) for one in records} == {number for _, number, _ in HELD}
    assert asked <= 120
