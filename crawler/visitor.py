"""Fetches what a task asks for and looks at it: every request is counted, what comes is archived and read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from crawler.analysis import Analysis, Analyst
from crawler.archive import Archive
from crawler.audit import Audit
from crawler.committer import Totals
from crawler.errors import FetchError, RefusedError
from crawler.fetch import HttpFetcher, retry_after
from crawler.harvest import SiteHarvest
from crawler.links import sent_on
from crawler.metrics import Counters
from crawler.models import Fetched, Request, Task
from crawler.politeness import Politeness
from crawler.results import Question
from crawler.robots import RobotsCache
from crawler.submit.steps import STEP
from crawler.urls import site as site_of

log = logging.getLogger(__name__)

#: Why a form did not come that was fetched anew, where nothing says that the site turns us away.
GONE = "the form is gone"
#: What is said of a page that may stand in place of what was asked for.
DOUBTED = {"error": "reports a failure", "login": "asks for a login"}
_HTML = ("html", "xml", "text/plain")


class Visitor:
    """Sends requests and looks at answers. All collaborators are passed in; `clock` gives UTC POSIX seconds."""

    def __init__(
        self,
        *,
        fetcher: HttpFetcher,
        robots: RobotsCache,
        politeness: Politeness,
        analyst: Analyst,
        sites: Callable[[str], SiteHarvest],
        archive: Archive,
        audit: Audit,
        totals: Totals,
        counters: Counters,
        clock: Callable[[], float],
        on_request: Callable[[], None],
    ) -> None:
        self._fetcher, self._robots, self._politeness, self._analyst = fetcher, robots, politeness, analyst
        self._sites, self._archive, self._audit = sites, archive, audit
        self._totals, self._counters, self._clock, self._on_request = totals, counters, clock, on_request

    async def allowed(self, url: str) -> bool:
        """What the robots.txt of the address's own site says, whichever site the task belongs to."""
        robots = await self._robots.get(site_of(url))
        return robots.allowed(url)

    async def _may(self, url: str) -> None:
        """Whether a redirect may be followed: what the target does, and robots of its site."""
        if sent_on(url):
            raise RefusedError(f"{url}: a redirect to it would act", reason="acts")
        if not await self.allowed(url):
            raise RefusedError(f"{url}: robots.txt forbids it", reason="robots")

    def count(self, requests: int, kind: str) -> None:
        """Requests that were sent for a task of this kind, "" for none."""
        self._totals.requests += requests
        if kind in ("query", "page", "lead"):
            self._totals.result_requests += requests
        for _ in range(requests):
            self._on_request()

    async def fetch(self, request: Request, kind: str, before: str = "") -> Fetched:
        """Send a request, counted as one of this kind; `before` is the page that led to it, which is named as browsers do:
        many servers turn down forms that come from nowhere. What came is archived by whoever asked; of what failed, here.
        Raises `FetchError`."""
        if before:
            request = replace(request, headers=(*request.headers, ("Referer", before)))
        try:
            fetched = await self._fetcher.fetch(request, may=self._may)
        except FetchError as error:
            if error.exchanges:
                self._archive.write(Fetched(error.exchanges, request.url))
            raise
        self.count(len(fetched.exchanges), kind)
        return fetched

    async def beside(self, request: Request) -> Fetched:
        """Fetch what a page asks for beside itself."""
        fetched = await self.fetch(request, "beside")
        self._archive.write(fetched)
        return fetched

    async def robots_file(self, request: Request) -> Fetched:
        """Fetch a robots.txt, counted and archived like everything else."""
        try:
            fetched = await self._fetcher.fetch(request)
        except FetchError as error:
            self.count(error.sent, "")
            raise
        self.count(len(fetched.exchanges), "")
        self._archive.write(fetched)
        return fetched

    async def refresh(self, task: Task, harvest: SiteHarvest) -> str:
        """Fetch the page that carries a form anew, for its tokens; "" where the form came, else why not."""
        carrier, plan = harvest.carrier(task), harvest.plans[task.meta["interface"]]
        if plan.step is not None:
            self._audit.pressed(task, carrier, {"action": carrier.url, "values": {}, "page": plan.home, "reason": STEP})
        fetched = await self.fetch(carrier, "form")
        self._archive.write(fetched)
        page = self.page(fetched) if site_of(fetched.url) == task.site else None
        self._totals.pages["form"] += 1
        await asyncio.sleep(self._politeness.delay(task.site))
        if page is not None and harvest.refresh(task.meta["interface"], page):
            return ""
        status = fetched.answer.status
        if status >= 400:
            return f"status {status}"
        return DOUBTED.get(page.results.kind, GONE) if page is not None else GONE

    async def once_more(self, task: Task) -> Analysis | None:
        """Do again what a task asked for, for a look at what comes; None where nothing does."""
        harvest = self._sites(task.site)
        await asyncio.sleep(self._politeness.delay(task.site))
        try:
            request = harvest.request(task)
            if request is None and not await self.refresh(task, harvest):
                request = harvest.request(task)
            if request is None:
                return None
            if task.kind == "query":
                self._audit.submission(task, harvest, "asked once more, to see whether the site still answers")
                harvest.plans[task.meta["interface"]].fresh = False
            self._politeness.sent(task.site, None, self._clock())
            fetched = await self.fetch(request, "again", harvest.before(task))
        except FetchError as error:
            self.count(error.sent, "")
            return None
        self._archive.write(fetched)
        answer = fetched.answer
        now = self._clock()
        self._politeness.answered(task.site, answer.status, retry_after(answer, now), answer.elapsed_seconds, now)
        if site_of(fetched.url) != task.site:
            return None
        return self.page(fetched, harvest.question(task) if task.kind == "query" else None, onward=False)

    def page(self, fetched: Fetched, question: Question | None = None, *, onward: bool = True) -> Analysis | None:
        """A look at what came, knowing what was asked for; None where it is no page."""
        answer = fetched.answer
        kind = (answer.header("Content-Type") or "text/html").lower()
        if not any(word in kind for word in _HTML) or not answer.body:
            self._counters.add("not_html")
            log.info("not html type=%s %s", kind[:60], fetched.url)
            return None
        try:
            page = self._analyst.parse(answer.body, fetched.url, kind, answer.status)
            for name in page.counters:
                self._counters.add(f"page_{name}")
                log.info("page %s %s", name, fetched.url)
            return self._analyst.look(page, question=question, onward=onward)
        except Exception:
            self._counters.add("analysis_errors")
            log.exception("a page could not be analysed: %s", fetched.url)
            return None
