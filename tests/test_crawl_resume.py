"""A crawl that is killed, interrupted or stopped at any moment goes on where it was: nothing lost, nothing twice.

The process is killed when the server has been asked for the n-th time, n drawn at random, and a random few milliseconds
later: in the middle of a fetch, an analysis, a write. `make accept` does the same at 50 moments.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import random
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from crawler.analysis import Analysis
from crawler.archive import read
from crawler.crawl import Crawl
from crawler.errors import StoreError
from crawler.frontier import Done, SqliteFrontier
from crawler.harvest import SiteHarvest
from crawler.models import Location, Request
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from samples.server import serve
from samples.site import Entry, Plan, Site
from tests.bench.beds import compare
from tests.bench.crawling import COMMAND, ROOT, exported, lines
from tests.handmade import answering, harvested, html
from tests.test_frames import Opac

MOMENTS = 3
PLAN = Plan(size=100, cap=40, slow_seconds=0.1, crawl_delay_seconds=0.0)
#: Longest wait between the chosen request and the signal.
LATEST_SECONDS = 0.06


@dataclass
class Trap:
    """Sends a process a signal, a random while after a site has been asked for the n-th time."""

    rng: random.Random
    number: int = 0
    asked: int = 0
    fired: bool = False
    process: asyncio.subprocess.Process | None = None
    signal: int = signal.SIGKILL

    def __call__(self, request: web.Request, entry: Entry) -> web.StreamResponse | None:
        self.asked += 1
        if self.number and self.asked >= self.number and not self.fired:
            self.fired = True
            asyncio.get_running_loop().call_later(self.rng.uniform(0, LATEST_SECONDS), self._fire)
        return None

    def _fire(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(self.signal)


async def crawl(site: Site, folder: Path, trap: Trap | None = None) -> tuple[int, dict[str, Any], str]:
    """One run of `formdiver crawl` in a process of its own: exit code, report (empty if killed), messages."""
    given = ["crawl", f"{site.url}/", "--domain", site.domain, "--out", str(folder), "--via", "forms"]
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        *given,
        *("--allow-private", "--delay", "0", "--json"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    if trap is not None:
        trap.process = process
    try:
        async with asyncio.timeout(240):
            out, err = await process.communicate()
    except BaseException:
        process.kill()
        raise
    lines = out.decode().strip().splitlines()
    return process.returncode or 0, json.loads(lines[-1]) if lines else {}, err.decode("utf-8", "replace")


@dataclass
class Resumed:
    """What a number of killed and resumed crawls came to. `faults` is empty when all is well."""

    moments: int = 0
    kills: int = 0
    records: int = 0
    faults: list[str] = field(default_factory=list)


def said(records: Sequence[dict[str, Any]]) -> Counter[str]:
    """The records as a multiset of what they say."""
    return Counter(json.dumps(record["attributes"], sort_keys=True, ensure_ascii=False) for record in records)


async def killed_and_resumed(
    name: str, folder: Path, moments: int, seed: int, *, plan: Plan = PLAN, kills_each: int = 1
) -> Resumed:
    """Kill crawls of a sample site at random moments, each in a folder of its own; resume; compare with a whole one."""
    rng, result = random.Random(seed), Resumed()
    async with serve([name], plan=plan) as running:
        site = running.sites[name]
        count = Trap(rng)
        site.faults.insert(0, count)
        code, report, told = await crawl(site, folder / "whole")
        site.faults.remove(count)
        if code != 0:
            raise RuntimeError(f"the undisturbed crawl ended with {code}: {told[-500:]}")
        whole = await asyncio.to_thread(exported, folder / "whole")
        result.records = len(whole)
        for moment in range(moments):
            place = folder / f"moment-{moment}"
            for _ in range(rng.randint(1, kills_each)):
                trap = Trap(rng, rng.randint(1, max(1, count.asked)))
                site.faults.insert(0, trap)
                code, _, told = await crawl(site, place, trap)
                site.faults.remove(trap)
                result.kills += code == -signal.SIGKILL
                if code not in (0, -signal.SIGKILL):
                    result.faults.append(f"moment {moment}: a run ended with {code}: {told[-500:]}")
            code, report, told = await crawl(site, place)
            if code != 0:
                result.faults.append(f"moment {moment}: the resumed run ended with {code}: {told[-500:]}")
                continue
            result.moments += 1
            again = await asyncio.to_thread(exported, place)
            result.faults += [f"moment {moment}: {fault}" for fault in _faults(whole, again, report, place)]
        result.faults += [f"forbidden: {entry.method} {entry.path}" for entry in running.forbidden]
        found = compare(site.truth, whole)
        if found.recall < 0.95:
            result.faults.append(f"the undisturbed crawl found only {found.recall:.1%}")
    return result


def _faults(
    whole: list[dict[str, Any]], again: list[dict[str, Any]], report: dict[str, Any], folder: Path
) -> list[str]:
    faults = []
    lost, more = said(whole) - said(again), said(again) - said(whole)
    if lost or more:
        faults.append(f"{lost.total()} records lost, {more.total()} new: {list(lost)[:2]} {list(more)[:2]}")
    twice = [name for name, count in Counter(record["id"] for record in again).items() if count > 1]
    if twice:
        faults.append(f"twice: {twice[:3]}")
    if report["records"] != len(again):
        faults.append(f"the report says {report['records']} records, {len(again)} are there")
    for record in again:
        place = record["archive"]
        stored = read(folder / "archive", Location(place["file"], place["offset"]))
        if stored.status != 200 or not stored.body:
            faults.append(f"record {record['id']} points to no page")
    return faults


@pytest.mark.parametrize("name", ["library", "aspnet"])
async def test_killed_at_random_moments(name: str, tmp_path: Path):
    found = await killed_and_resumed(name, tmp_path, MOMENTS // 2, seed=len(name))
    assert found.faults == []
    assert found.moments == MOMENTS // 2
    assert found.kills > 0


@pytest.mark.accept
async def test_killed_again_and_again(tmp_path: Path):
    found = await killed_and_resumed("library", tmp_path, 6, seed=5, kills_each=4)
    assert found.faults == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_interrupted_in_good_order(number: signal.Signals, tmp_path: Path):
    async with serve(["shudian"], plan=PLAN) as running:
        site = running.sites["shudian"]
        trap = Trap(random.Random(1), 6, signal=number)
        site.faults.insert(0, trap)
        code, report, _ = await crawl(site, tmp_path / "out", trap)
        assert (code, report["stopped_because"]) == (130, "interrupted")
        site.faults.remove(trap)
        first = report["requests"]
        code, report, _ = await crawl(site, tmp_path / "out")
        assert code == 0
        assert report["requests"] > first
        assert compare(site.truth, exported(tmp_path / "out")).recall >= 0.95
        assert running.forbidden == []


async def test_rows_written_before_their_task_was_finished_are_new_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The crash between writing a page's rows and putting its tasks: the records' own pages must not be forgotten."""

    class Dying(SqliteFrontier):
        async def commit(self, done: Sequence[Done], now: float) -> int:
            if any(task.kind == "detail" for one in done for task in one.put):
                raise StoreError("the power is gone")
            return await super().commit(done, now)

    settings = CrawlSettings(via="forms", allow_private=True, delay_seconds=0)
    async with serve(["cards"], plan=PLAN) as web_:
        site = web_.sites["cards"]
        with monkeypatch.context() as patched, pytest.raises(StoreError):
            patched.setattr("crawler.crawl.SqliteFrontier", Dying)
            await Crawl([site.url], load_domain(site.domain), tmp_path, settings).run()
        assert next(RecordStore(tmp_path / "records").rows(), None) is not None, "nothing was written before"
        await Crawl([site.url], load_domain(site.domain), tmp_path, settings).run()
    found = list(RecordStore(tmp_path / "records").read())
    assert [record for record in found if "author" not in record["attributes"]] == []
    assert len({record["id"] for record in found}) == len(found) >= 0.98 * len(site.truth)


async def test_a_finished_crawl_asks_nothing_more(tmp_path: Path):
    async with serve(["filter"], plan=PLAN) as running:
        site = running.sites["filter"]
        _, first, _ = await crawl(site, tmp_path / "out")
        asked = len(running.log)
        code, second, _ = await crawl(site, tmp_path / "out")
        assert code == 0
        assert len(running.log) - asked <= 1  # robots.txt
        assert second["records"] == first["records"]
        assert second["queries"] == first["queries"]


async def test_two_crawls_in_one_folder_are_refused(tmp_path: Path):
    async with serve(["filter"], plan=PLAN) as running:
        site = running.sites["filter"]
        with writing(tmp_path / "out"):
            code, _, told = await crawl(site, tmp_path / "out")
        assert code == 2
        assert "--out" in told
        assert len(running.log) == 0
        code, _, _ = await crawl(site, tmp_path / "out")
        assert code == 0


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Hold a folder as a running crawl does."""
    folder.mkdir(parents=True)
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


@pytest.mark.parametrize("requests", [4, 6, 9, 14])
async def test_a_stop_leaves_nothing_in_the_frontier_that_was_done(tmp_path: Path, requests: int) -> None:
    """A batch that is being written when the budget is spent is written to its end, and not asked for again."""
    words = "River Stone Winter Bread Harbour Letters Engine Niece Garden Tower Island Summer".split()

    async def answer(request: web.Request) -> web.StreamResponse:
        word = request.query.get("q", "").lower()
        rows = "".join(f"<li><b>The {one}</b> by Mara {one}</li>" for one in words if word in ("the", one.lower()))
        found = f"<p>Books found</p><ol>{rows}</ol>" if rows else "<p>No books found.</p>"
        return html(f'<form action="/find"><input name="q"><button>Search books</button></form>{found if word else ""}')

    folder, budgets = tmp_path / "out", Budgets(requests=requests)
    async with answering(answer) as url:
        await harvested(url, folder, budgets=budgets)
    frontier = SqliteFrontier(folder / "frontier.db")
    left = {entry.task.key async for entry in frontier.tasks()}
    await frontier.close()
    done = [event["task"] for event in lines(folder / "events.jsonl")]
    assert done and not left.intersection(done)


def known(job: Crawl) -> dict[str, Any]:
    """What decides what a crawl asks next."""
    found: dict[str, Any] = {}
    for site, harvest in job.harvests.items():
        own = (
            "pages_seen",
            "discovery_pages",
            "dry_links",
            "cues",
            "cues_open",
            "early_details",
            "refused",
            "patterns",
        )
        found[site] = {name: getattr(harvest, name) for name in own}
        found[site] |= {"pending": harvest.evidence.pending, "size": harvest.evidence.size, "shown": harvest.shown.made}
        found[site]["due"] = harvest.details.due()
        for name, plan in harvest.plans.items():
            kept = ("session", "relevant", "irrelevant", "carried", "everywhere", "manner", "home")
            found[site][name] = {one: getattr(plan, one) for one in kept}
            found[site][name] |= {"queries": plan.planner.queries, "closed": plan.planner.closed}
            found[site][name] |= {"toll": plan.planner.toll, "counts on": plan.counting._counts_on}
    return found


async def stopped_and_resumed(url: str, folder: Path, requests: int, **settings: Any) -> tuple[Crawl, Crawl]:
    """A crawl that ends after so many requests, and another of the same folder that has but read what is known."""
    jobs = []
    for budgets in (Budgets(requests=requests), Budgets(pages=1)):
        chosen = CrawlSettings(allow_private=True, delay_seconds=0, budgets=budgets, **settings)
        jobs.append(Crawl([url], load_domain("books"), folder, chosen))
        await jobs[-1].run()
    return jobs[0], jobs[1]


@pytest.mark.parametrize("requests", [8, 20, 45])
async def test_all_that_decides_what_is_asked_is_known_again(tmp_path: Path, requests: int) -> None:
    async with answering(Opac().page) as url:  # frames, a page to wait for, pages turned by scripts
        before, after = await stopped_and_resumed(url, tmp_path / "opac", requests, via="forms")
        assert known(after) == known(before)
    async with serve(sites=["library"], size=120) as web:  # links and records' own pages
        before, after = await stopped_and_resumed(web.sites["library"].url, tmp_path / "library", requests)
        assert known(after) == known(before)


async def test_what_a_token_costs_is_known_again(tmp_path: Path) -> None:
    token = '<input type=hidden name=csrf_token value="a1b2c3d4e5f6a7b8c9d0">'
    form = f"<form action=/find method=post>{token}Title <input name=t><button>Search</button></form>"
    rows = "".join(f"<tr><td>The River {number}</td><td>Ann Lee</td></tr>" for number in range(9))
    table = (
        f"<p>29 books found</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table><a href=/find?page=2>Next</a>"
    )

    async def page(request: web.Request) -> web.Response:
        said = await request.post() if request.method == "POST" else {}
        shown = table if said.get("t") and "zq" not in said["t"] else "<p>No books found.</p>"
        return html(f"<h1>Books</h1>{shown if said else ''}{form}")  # each answer has the form again

    async with answering(page) as url:
        before, after = await stopped_and_resumed(url, tmp_path, 8, via="forms")
    for job in (before, after):
        (plan,) = (plan for harvest in job.harvests.values() for plan in harvest.plans.values())
        assert (plan.planner.toll, plan.counting._counts_on) == (0.0, True)


async def test_a_seed_that_came_to_nothing_is_tried_again_by_the_next_run(tmp_path: Path) -> None:
    there = False

    async def answer(request: web.Request) -> web.StreamResponse:
        if not there:
            return web.Response(status=404)
        return html("<h1>Nothing but words</h1>")

    settings = CrawlSettings(allow_private=True, delay_seconds=0)
    async with answering(answer) as url:
        for run, (there, read) in enumerate([(False, 0), (False, 0), (True, 1), (True, 1)]):  # noqa: B007
            job = Crawl([url], load_domain("books"), tmp_path / "out", settings)
            report = await job.run()
            assert report["pages_by_kind"]["link"] == read, run
            lost = {one: why for harvest in job.harvests.values() for one, why in harvest.unread.items()}
            assert lost == ({} if read else {url: "status 404"})
    assert report["pages"] == 3


def test_question_that_no_event_tells_of_is_known_by_its_answer(tmp_path: Path) -> None:
    """Questions asked while nothing was under way are in the frontier alone when a crawl is killed."""
    url = "http://s.example/"
    form = "<form action=/find>Title <input name=t> Author <input name=a><input type=submit value=Search></form>"

    def begun(number: int) -> tuple[Crawl, SiteHarvest]:
        job = Crawl([url], load_domain("books"), tmp_path / str(number), CrawlSettings(via="forms"))
        return job, job.harvest("http://s.example")

    def look(job: Crawl, address: str, text: str) -> Analysis:
        return job.analyst.look(job.analyst.parse(f"<h1>Books</h1>{text}", address))

    place = Location("one.warc.gz", 0)
    job, first = begun(1)
    page = first.handle(first.seed(url), look(job, url, form), place, 0.0, sent=Request(url))
    task = next(one for one in page.tasks if one.meta.get("purpose") == "null")
    told = {name: value for name, value in page.event.items() if name != "issued"}

    job, second = begun(2)
    second.replay(told, lambda *_: look(job, url, form))
    nothing = look(job, f"{url}find?t=zq&a=", f"<p>No books found.</p>{form}")
    answered = second.handle(task, nothing, place, 0.0, sent=Request(f"{url}find?t=zq&a="))
    onward = [one.meta for one in answered.tasks if one.kind == "query"]
    assert onward and all(meta["purpose"] != "null" for meta in onward)

    job, third = begun(3)
    for event in (told, answered.event):
        third.replay(event, lambda *_: look(job, url, form))
    (plan,) = third.plans.values()
    assert [query.answered for query in plan.planner.queries.values() if query.purpose == "null"] == [True]
