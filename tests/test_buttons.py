"""Links that say the same beside each of many things: discovery tries a few, and all where these lead on."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, html
from tests.test_exploration import ABOUT, FORM, explored

#: What no vocabulary knows.
DEED = "Blorpen"
ROWS = 12


def rows(*, said: str, path: str) -> str:
    return "".join(f"<li><a href='/book/{n}'>Novel {n}</a> <a href='/{path}/{n}'>{said}</a></li>" for n in range(ROWS))


async def test_buttons_of_many_things_are_tried_a_few_times(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        if request.path.startswith("/x/"):
            return html("<p>Done.</p>")
        if request.path.startswith("/book/"):
            return html(f"<h1>Novel {request.path[6:]}</h1><p>By Ann Lee.</p>")
        return html(f"{ABOUT}{FORM}<ul>{rows(said=DEED, path='x')}</ul>")

    async with answering(answer) as url:
        report = await explored([url], tmp_path / "out")
    assert report["stopped_because"] == "exhausted"
    assert len(report["interfaces_found"]) == 1
    assert len([path for path in asked if path.startswith("/x/")]) == 2
    assert len([path for path in asked if path.startswith("/book/")]) == ROWS


async def test_what_stands_behind_buttons_is_all_looked_at_where_one_leads_to_an_interface(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        number = request.path.rpartition("/")[2]
        if request.path.startswith("/base/"):
            return html(f"{ABOUT}{FORM.replace('/find', f'/find{number}')}")
        if request.path.startswith("/book/"):
            return html("<p>About a base.</p>")
        return html(f"{ABOUT}<ul>{rows(said='Enter', path='base')}</ul>")

    async with answering(answer) as url:
        report = await explored([url], tmp_path / "out", discovery_interfaces=100)
    assert len(report["interfaces_found"]) == ROWS
