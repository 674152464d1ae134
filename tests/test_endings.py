"""What a crawl says at its end: why nothing came, which attributes were told, and what the same command would do next."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import web
from rich.console import Console

from crawler.cli.live import summary
from crawler.cli.output import status
from crawler.cli.tables import filled
from crawler.crawl import Crawl
from crawler.outcome import progress
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from tests.handmade import answering, html

PLACES = ("Ash", "Birch", "Cedar", "Dover", "Elm", "Fjord", "Glen", "Heath", "Isle", "Jura", "Kent", "Loch")
SHELF = [(f"Rivers of {place}", f"Ada {place}er", 1990 + n) for n, place in enumerate(PLACES)]
SEARCH = (
    "<form action='/find'><label>Title <input name=t></label><label>Author <input name=a></label>"
    "<button>Search books</button></form>"
)
LOGIN = (
    "<h1>Sign in</h1><form method=post action='/in'>User <input name=u> Password <input type=password name=p>"
    "<button>Sign in</button></form>"
)


async def library(request: web.Request) -> web.Response:
    if request.path != "/find":
        return html(f"<h1>Books</h1>{SEARCH}")
    asked = request.query.get("t", "").lower()
    found = [book for book in SHELF if asked in book[0].lower() and request.query.get("a", "") in book[1]]
    if not found:
        return html(f"<p>No books found.</p>{SEARCH}")
    rows = "".join(f"<tr><td>{title}</td><td>{who}</td><td>{year}</td></tr>" for title, who, year in found)
    head = "<tr><th>Title</th><th>Author</th><th>Year</th></tr>"
    return html(f"<p>{len(found)} books found</p><table>{head}{rows}</table>")


async def _asleep(_: web.Request) -> web.Response:
    return html("<h1>A library</h1><p>We keep books.</p>")


async def _closed(_: web.Request) -> web.Response:
    return html(LOGIN)


async def _guarded(_: web.Request) -> web.Response:
    words = "By clicking I Accept you agree to the terms and conditions of the county's site."
    return html(
        f"<h1>Disclaimer</h1><p>{words}<form method=post action=/in><input type=submit value='I Accept'></form>"
    )


async def _ended(handler, folder: Path, capsys: pytest.CaptureFixture[str], *budgets: Budgets) -> str:
    """What the last of some runs into a folder says, one with each of the budgets."""
    async with answering(handler) as url:
        for budget in budgets or (Budgets(),):
            settings = CrawlSettings(allow_private=True, delay_seconds=0, browser="never", budgets=budget)
            earlier = progress(folder)
            job = Crawl([url], load_domain("books"), folder, settings)
            report = await job.run()
            capsys.readouterr()
            summary(Console(width=400), job, report, int(earlier[-1]["requests"]) if earlier else None)
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("handler", "told"),
    [
        (_asleep, "no search form of the domain"),
        (_closed, "ask for a login. --cookies"),
        (_guarded, "wants to be agreed to first (“I Accept”)"),
    ],
)
async def test_a_crawl_without_records_says_what_its_pages_were(handler, told: str, tmp_path: Path, capsys):
    assert told in await _ended(handler, tmp_path / "out", capsys)


async def test_the_attributes_that_records_tell_are_counted(tmp_path: Path, capsys):
    told = await _ended(library, tmp_path / "out", capsys)
    assert "title 12, author 12" in told
    assert "none tells" in told
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert (report["attributes"]["title"], report["attributes"]["isbn"]) == (12, 0)
    status(tmp_path / "out", as_json=True)
    assert json.loads(capsys.readouterr().out)["attributes"] == report["attributes"]


async def test_a_crawl_that_had_ended_says_that_nothing_was_done(tmp_path: Path, capsys):
    assert "Nothing was left to ask" not in await _ended(library, tmp_path / "once", capsys)
    told = await _ended(library, tmp_path / "out", capsys, Budgets(), Budgets())
    assert "Nothing was left to ask" in told
    assert "--fresh" in told


async def test_a_spent_budget_says_what_goes_on(tmp_path: Path, capsys):
    assert "goes on from here if given a larger --max-pages" in await _ended(
        library, tmp_path / "out", capsys, Budgets(pages=1)
    )
    told = await _ended(library, tmp_path / "again", capsys, Budgets(pages=1), Budgets(pages=1))
    assert "Earlier runs had spent --max-pages" in told
    assert "No record" not in told


async def test_queries_that_were_chosen_and_not_asked_are_not_counted(tmp_path: Path, capsys):
    await _ended(library, tmp_path / "out", capsys, Budgets(pages=2))
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert [one["queries"] for one in report["interfaces_found"]] == [report["queries"]]


def test_attributes_in_words():
    assert filled({"title": 3, "year": 1, "isbn": 0}) == "title 3, year 1; none tells isbn"
    assert filled({"title": 3}) == "title 3"
    assert filled({"isbn": 0}) == "none tells isbn"


def test_stopped_while_it_is_loaded_it_says_so_without_a_traceback() -> None:
    program = """
import sys

class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == "crawler.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stop())
from crawler.__main__ import main
main()
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 130
    assert run.stderr == "formdiver: interrupted before anything was begun.\n" and not run.stdout
