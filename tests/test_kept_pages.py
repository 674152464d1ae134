"""Pages that wait over an interruption, ends of one name, and what is computed once."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.crawl import Crawl
from crawler.frontier import Done, SqliteFrontier
from crawler.models import Location, Request, Task
from crawler.plan.query import Answer, Query
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from knowledge.values import date
from tests.handmade import answering, html

URL, SITE = "http://s.example/", "http://s.example"


async def test_two_choices_of_one_name_that_hold_no_numbers_do_not_end_the_crawl(tmp_path: Path) -> None:
    options = "<option value=a>old<option value=b>new"
    form = (
        f"<form action=/find>Title <input name=t> Year from <select name=y>{options}</select> to <select name=y>{options}"
        "</select><button>Search books</button></form>"
    )

    async def answer(request: web.Request) -> web.StreamResponse:
        found = "<p>2 books found</p><ol><li><b>The River</b> by Mara Lee</li><li><b>The Stone</b> by Ann Rey</li></ol>"
        return html((found if request.path == "/find" else "<h1>Books</h1>") + form)

    async with answering(answer) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        report = await Crawl([url], load_domain("books"), tmp_path / "out", settings).run()
    assert "internal error" not in str(report["stopped_because"])


async def test_a_resumed_crawl_goes_on_where_nothing_is_left_but_what_was_taken_up(tmp_path: Path) -> None:
    """Pages are taken up without an event where nothing is under way: after an interruption they seem to wait still."""
    form = "<form action=/find>Title <input name=t> Author <input name=a><input type=submit value=Search></form>"
    frontier = SqliteFrontier(tmp_path / "frontier.db")

    async def begun(number: int) -> bool:
        job = Crawl([URL], load_domain("books"), tmp_path / str(number), CrawlSettings(via="forms"))
        harvest = job.harvest(SITE)
        page = job.analyst.look(job.analyst.parse(f"<h1>Books</h1>{form}", URL))
        harvest.handle(harvest.seed(URL), page, Location("one.warc.gz", 0), 0.0, sent=Request(URL))
        (plan,) = harvest.plans.values()
        planner = plan.planner
        for query in list(planner.queries.values()):
            planner.answered(query.assignment, Answer("empty", 1, 0, 0, None, False, ()))
        deep, stuck = (("text:t", "deep"),), (("text:t", "stuck"),)
        planner.asked(Query(deep, "sample", groups=("text:t=title",)))
        planner.answered(deep, Answer("list", 1, 20, 20, 90, True, tuple(map(str, range(20)))))
        planner.asked(Query(stuck, "sample", groups=("text:t=title",)))
        meta = {"interface": plan.interface.identity, "assignment": [list(one) for one in deep], "page": 2}
        plan.later.put(deep, Task("P", SITE, Request(f"{URL}find?page=2"), "page", 1.0, 0, meta), planner)
        return await job._ask_on(frontier, float(number))

    await frontier.put([Task("seed", SITE, Request(URL), "link", 0.0, 0, {})])
    for number in (1, 2):
        (lease,) = await frontier.take(float(number), lease_seconds=9.0)
        await frontier.commit([Done(lease)], float(number))
        assert await begun(number), "there is more to ask"
    await frontier.close()


def test_dates_are_read_once() -> None:
    assert hasattr(date, "cache_info")
