"""One crawl from seeds to report: puts the parts together, keeps the time and the budgets, and resumes where it was.

The output folder holds everything: `crawl.json` (what was asked), `frontier.db`, `archive/`, `records/`,
`events.jsonl` (what each page meant), `audit.jsonl`, `progress.jsonl` and `report.json`.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import groupby
from pathlib import Path
from typing import Any

from crawler import report
from crawler.analysis import Analyst
from crawler.archive import Archive
from crawler.asking import asked_on, confided
from crawler.audit import Audit
from crawler.browser import Browser, find_browser
from crawler.classify import FormClassifier
from crawler.committer import Committer, Totals
from crawler.discovery.guide import Guide
from crawler.drawing import Buttons
from crawler.fetch import Allowance, FetchSettings, HttpFetcher
from crawler.finish import finish
from crawler.folder import claimed, clean_seeds, intact, place, replaced, reread, taken, wished
from crawler.frontier import Frontier, SqliteFrontier
from crawler.harvest import SiteHarvest
from crawler.identity import Identities
from crawler.journal import Journal
from crawler.journal import read as read_journal
from crawler.metrics import Counters
from crawler.models import Task
from crawler.politeness import Politeness
from crawler.records import RecordStore
from crawler.robots import RobotsCache
from crawler.settings import CrawlSettings
from crawler.urls import site as site_of
from crawler.visitor import Visitor
from crawler.waiting import Waits
from crawler.worker import GIVEN_UP, LEFT, Worker
from knowledge.domain import Domain
from knowledge.matching import Matcher

log = logging.getLogger(__name__)

#: A progress line is written at least every so many requests.
PROGRESS_REQUESTS = 10
#: How long an unreachable robots.txt is believed to be so, doubled each time: tasks that wait for it are given up then.
ROBOTS_FAILURE_SECONDS = 1.0
#: Reasons to stop that are budgets (exit code 3).
BUDGET_REASONS = frozenset({"max pages", "max requests", "max records", "max seconds"})
#: The end of a crawl in which a site stopped answering with something left to ask (exit code 3 too).
TURNED_AWAY = "turned away"


class Crawl:
    """A crawl of some seeds for one domain into one folder. `listener` is called with itself now and then."""

    def __init__(
        self,
        seeds: Sequence[str],
        domain: Domain,
        folder: Path,
        settings: CrawlSettings,
        *,
        listener: Callable[[Crawl], None] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.seeds = clean_seeds(seeds)
        self.domain, self.folder, self.settings = domain, folder, settings
        self.counters = Counters()
        self.totals = Totals()
        self.waits = Waits()
        self.harvests: dict[str, SiteHarvest] = {}
        self.identities = Identities(domain)
        self.stopped_because: str | None = None
        self.turned_away: list[dict[str, Any]] = []
        self.resumed = False
        self._clock, self._listener = clock, listener
        self._stop: str | None = None
        self._started = 0.0
        self._earlier_seconds = 0.0
        self._logged_requests = -PROGRESS_REQUESTS
        self._more = True
        matcher = Matcher(domain, settings.match)
        self.analyst = Analyst(FormClassifier.load(settings.classifier), domain, matcher, settings.encoding)
        self.guide = Guide(domain, strict=settings.strict)
        self._allowance = Allowance(on_spent=lambda: self.stop("max requests"))
        asked = FetchSettings.of(settings, self.seeds)
        self._fetcher = HttpFetcher(asked, counters=self.counters, allowance=self._allowance)
        program = find_browser(settings.browser)
        self._browser = Browser(program, Buttons(), self._fetcher.settings, self.counters) if program else None
        self._seeds_of = {name: [(o.value, o.confidence) for o in found] for name, found in domain.instances.items()}
        self._seeds_of[""] = [pair for values in self._seeds_of.values() for pair in values]

    # -- one site's state -------------------------------------------------------------------------------------------

    def harvest(self, site: str) -> SiteHarvest:
        """The state of a site, made when first asked for."""
        found = self.harvests.get(site)
        if found is None:
            found = self.harvests[site] = self._site(site)
        return found

    def _site(self, site: str) -> SiteHarvest:
        return SiteHarvest(site, self.domain, self.settings, self.analyst, self.identities, self._seeds_of, self.guide)

    def _adopt(self, task: Task, url: str) -> Task:
        """The task of a seed whose site has moved."""
        return self.harvest(site_of(url)).seed(url)

    @property
    def asked(self) -> dict[str, Any]:
        """What a folder is asked for: it takes up this crawl and no other."""
        return wished(self.seeds, self.domain, self.settings.via)

    async def widen(self, frontier: Frontier) -> None:
        """Put what comes from nowhere else; a harvest stays with the owners of its seeds' sites."""

    # -- life -------------------------------------------------------------------------------------------------------

    def stop(self, reason: str) -> None:
        """Ask the crawl to end after what is under way."""
        self._stop = self._stop or reason

    async def run(self, *, fresh: bool = False) -> dict[str, Any]:
        """Crawl until nothing promising is left, a budget is spent, or `stop` is called; the report.

        With `fresh` what an earlier crawl left in the folder is thrown away first.
        """
        with taken(self.folder, fresh=fresh):
            self.resumed = claimed(self.folder, self.asked)
            async with AsyncExitStack() as stack:
                frontier = SqliteFrontier(self.folder / "frontier.db")
                stack.push_async_callback(frontier.close)
                archive = Archive(self.folder / "archive")
                stack.callback(archive.close)
                records = RecordStore(self.folder / "records")
                stack.callback(records.close)
                journals = {name: Journal(self.folder / f"{name}.jsonl") for name in ("events", "audit", "progress")}
                for journal in journals.values():
                    stack.callback(journal.close)
                await self._resume(frontier, archive, records)
                fetcher = await stack.enter_async_context(self._fetcher)
                browser = self._browser and await stack.enter_async_context(self._browser)
                await self._crawl(frontier, archive, records, journals, fetcher, browser)
            return self._report()

    async def _resume(self, frontier: Frontier, archive: Archive, records: RecordStore) -> None:
        """Restore the state from the stored rows and events; leases of the interrupted run are given back, and seeds that
        came to nothing are tried once more."""
        now = self._clock()
        await frontier.reclaim(now, everything=True)
        for site in await frontier.get_state(GIVEN_UP) or ():
            await frontier.configure(site, closed=False)
        self.totals = Totals.restored(await frontier.get_state("crawl"))
        self._earlier_seconds = self.totals.elapsed_seconds
        unfinished = {entry.task.key async for entry in frontier.tasks()}
        path = self.folder / "events.jsonl"
        finished = {str(one.get("at")) for one in read_journal(path) if str(one.get("task")) not in unfinished}
        for page_at, rows in groupby(records.rows(), key=place):
            # What a task wrote that will be done again is new to it once more: its own pages are still to be asked for.
            if page_at in finished:
                self._learn(list(rows))
        self.totals.records = len(self.identities)
        seen, gone, lost = set[str](), list[str](), Counter[str]()
        page = reread(archive, self.analyst, gone)
        for event in read_journal(path):
            task = str(event.get("task"))
            if task in seen or task in unfinished:
                continue
            if event.get("seed") and event.get("lost") != LEFT:
                lost[str(event.get("url"))] += 1
            try:
                seen.add(task)
                self.harvest(str(event["site"])).replay(event, page)
            except Exception:
                self.counters.add("events_unreadable")
                log.exception("an event could not be replayed task=%s", task)
        if unfinished:
            intact(self.folder, len(seen), (await frontier.stats(now)).done, gone)
        await frontier.put([self.harvest(site_of(url)).seed(url, lost[url]) for url in self.seeds])

    def _learn(self, rows: Sequence[Any]) -> None:
        """Take in again the rows of one page."""
        for row, values in zip(rows, self.identities.restore(rows), strict=True):
            texts = [f["value"] for f in row["fields"] if not f["attribute"]]
            self.harvest(row["site"]).evidence.add(row["id"], values, texts)

    # -- the loop ---------------------------------------------------------------------------------------------------

    def _worker(
        self,
        frontier: Frontier,
        archive: Archive,
        committer: Committer,
        journals: dict[str, Journal],
        fetcher: HttpFetcher,
        browser: Browser | None,
    ) -> Worker:
        """The worker with all it needs; the robots.txt of sites are fetched by it too."""
        politeness = Politeness(
            random.random, delay_seconds=self.settings.delay_seconds, allow_private=self.settings.allow_private
        )
        robots = RobotsCache(
            lambda request: visitor.robots_file(request),  # noqa: PLW0108
            fetcher.settings.user_agent,
            self._clock,
            failure_seconds=ROBOTS_FAILURE_SECONDS,
            counters=self.counters,
        )
        shared: dict[str, Any] = {
            "fetcher": fetcher,
            "robots": robots,
            "politeness": politeness,
            "sites": self.harvest,
            "archive": archive,
            "audit": Audit(journals["audit"], self._clock),
            "totals": self.totals,
            "counters": self.counters,
            "clock": self._clock,
        }
        visitor = Visitor(analyst=self.analyst, on_request=lambda: self._progress(journals["progress"]), **shared)
        return Worker(
            settings=self.settings,
            frontier=frontier,
            visitor=visitor,
            committer=committer,
            adopt=self._adopt,
            waits=self.waits,
            browser=browser,
            **shared,
        )

    async def _crawl(
        self,
        frontier: Frontier,
        archive: Archive,
        records: RecordStore,
        journals: dict[str, Journal],
        fetcher: HttpFetcher,
        browser: Browser | None,
    ) -> None:
        self._started = time.monotonic()
        earlier, most = self.totals.requests, self.settings.budgets.requests
        self._allowance.left = None if most is None else max(0, most - earlier)
        await confided(frontier, fetcher, self.seeds)
        committer = Committer(frontier, archive, records, journals["events"], self._state)
        worker = self._worker(frontier, archive, committer, journals, fetcher, browser)
        writing = asyncio.create_task(committer.run(self._clock))
        running: set[asyncio.Task[None]] = set()
        try:
            reason = await self._work(frontier, committer, worker, writing, running)
            await finish(running, self._allowance, at_once=reason == "interrupted")
        finally:
            committer.close()
            await asyncio.gather(writing, return_exceptions=True)
            await committer.flush(self._clock())
            self.totals.requests = max(self.totals.requests, earlier + self._allowance.sent)  # also what was given back
            await frontier.set_state("crawl", self._state())
            self._earlier_seconds, self._started = self.totals.elapsed_seconds, 0.0  # what is told from here on agrees
            self._progress(journals["progress"], always=True)
        self.turned_away = worker.blockades.told((await frontier.stats(self._clock())).sites)
        self.stopped_because = self._because(reason)

    async def _work(
        self,
        frontier: Frontier,
        committer: Committer,
        worker: Worker,
        writing: asyncio.Task[None],
        running: set[asyncio.Task[None]],
    ) -> str:
        """Hand out tasks, as many at once as there is room for, until there is a reason to stop."""
        while (reason := self._reason()) is None:
            now = self._clock()
            await self.widen(frontier)
            room = self._room(len(running))
            leases = await frontier.take(now, lease_seconds=self.settings.lease_seconds, limit=room) if room else []
            for lease in leases:
                task = asyncio.create_task(worker.work(lease))
                running.add(task)
                task.add_done_callback(lambda done: self._ended(done, running, committer))
            self._more = len(leases) == room
            if leases and self._more:
                continue
            if writing.done():
                writing.result()
            if not running and committer.idle:
                if (ready := await frontier.next_ready(now)) is None:
                    if not await self._ask_on(frontier, now):
                        return "exhausted"
                    continue
                self.waits.until = ready
                await self._pause(committer, ready - now)
            else:
                await self._pause(committer, 1.0)
        done = reason in BUDGET_REASONS and not running and committer.idle  # an earlier run may have come to the end
        done = done and await frontier.next_ready(self._clock()) is None
        return "exhausted" if done and not await self._ask_on(frontier, self._clock()) else reason

    async def _ask_on(self, frontier: Frontier, now: float) -> bool:
        """See `asked_on`."""
        return await asked_on(frontier, self.harvests, now, self._fetcher)

    def _ended(self, task: asyncio.Task[None], running: set[asyncio.Task[None]], committer: Committer) -> None:
        running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.counters.add("worker_errors")
            log.error("a task failed in formdiver itself", exc_info=error)
            self.stop(f"internal error: {type(error).__name__}: {error}")
        # Where the frontier had less than there was room for, only what is committed or put off can change that.
        if self._more or not running or self._stop is not None:
            committer.changed.set()

    async def _pause(self, committer: Committer, seconds: float) -> None:
        """Wait until something changed, at most so many seconds."""
        try:
            async with asyncio.timeout(min(1.0, max(0.001, seconds))):
                await committer.changed.wait()
        except TimeoutError:
            pass
        committer.changed.clear()

    def _reason(self) -> str | None:
        if self._stop is not None:
            return self._stop
        totals, seconds = self.totals, time.monotonic() - self._started
        return self.settings.budgets.spent(
            pages=sum(totals.pages.values()), requests=totals.requests, records=totals.records, seconds=seconds
        )

    def _room(self, running: int) -> int:
        """How many more tasks there is room for; of what a budget is left for, each of those under way takes one."""
        left = self.settings.budgets.left(pages=sum(self.totals.pages.values()), requests=self.totals.requests)
        return int(max(0, min(self.settings.concurrency, left) - running))

    def _because(self, reason: str) -> str:
        if reason != "exhausted":
            return reason
        if self.turned_away:
            return TURNED_AWAY
        closed = {plan.planner.closed for harvest in self.harvests.values() for plan in harvest.plans.values()}
        return "complete" if "complete" in closed else "exhausted"

    # -- figures ----------------------------------------------------------------------------------------------------

    @property
    def elapsed_seconds(self) -> float:
        """Seconds of crawling, earlier runs of the same crawl included."""
        running = time.monotonic() - self._started if self._started else 0.0
        return self._earlier_seconds + running

    def _state(self) -> dict[str, Any]:
        self.totals.elapsed_seconds = self.elapsed_seconds
        return self.totals.state()

    def coverage(self) -> float | None:
        """Estimated share of the databases seen; None when nothing can be said."""
        return report.coverage(self.harvests.values())

    def _progress(self, journal: Journal, *, always: bool = False) -> None:
        if always or self.totals.requests - self._logged_requests >= PROGRESS_REQUESTS:
            self._logged_requests = self.totals.requests
            journal.append([report.line(self.totals, self.elapsed_seconds)])
        if self._listener is not None:
            self._listener(self)

    def figures(self) -> dict[str, Any]:
        """The figures of the crawl, as the last line of `--json` gives them."""
        found = report.figures(self.totals, self.harvests.values(), self.elapsed_seconds, self.stopped_because)
        return found | {"turned_away": self.turned_away}

    def _report(self) -> dict[str, Any]:
        self.totals.records, told = RecordStore(self.folder / "records").filled()
        figures = self.figures()
        asked = {"domain": self.domain.name, "seeds": self.seeds, "counters": self.counters.snapshot()}
        asked["attributes"] = {name: told[name] for name in self.domain.names}
        replaced(self.folder / "report.json", figures | asked | report.found(self.harvests.values()))
        return figures
