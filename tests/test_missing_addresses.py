"""Forms that a script sends elsewhere: at the address that they name there is nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.plan.query import Answer
from tests.handmade import answering, html
from tests.test_blockade import Library, crawled

GONE = "<h1>Page not found (404)</h1><p>Nothing matches /people-search.</p>"


@pytest.mark.parametrize("status", [404, 405])
async def test_a_form_whose_address_is_missing_is_given_up_soon(tmp_path: Path, status: int) -> None:
    asked: list[str] = []

    def beside(request: web.Request) -> web.StreamResponse | None:
        if request.path == "/people":
            choices = "<select name=by><option value=name>Name<option value=login>Login</select>"
            return html(
                f"<h1>People search</h1><form action=/people-search method=post>Search for {choices} <input name=q> "
                "<button>Search</button></form>"
            )
        if request.path == "/people-search":
            asked.append(request.path_qs)
            return web.Response(text=GONE, status=status, content_type="text/html")
        if request.path == "/":
            return html("<h1>Town library</h1><a href=/people>People search</a> <a href=/start>Search the books</a>")
        return None

    async with answering(Library(beside)) as url:
        _, records = await crawled(url, tmp_path)
    assert len(records) > 100
    assert 0 < len(asked) <= 14


def test_the_status_of_a_missing_page_counts_nothing() -> None:
    found = Analyst(FormClassifier.load("default")).look(parse(GONE, "http://h.example/people-search", status=404))
    assert (found.results.kind, found.results.total_count, found.total) == ("error", None, None)


def test_what_was_kept_before_answers_could_be_missing_is_still_read() -> None:
    kept = Answer("error", 1, 0, 0, None, False).to_json()
    del kept["missing"]
    assert not Answer.of(kept).missing
