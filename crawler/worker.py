"""Takes tasks, fetches, looks, and hands on what follows. The only place where the flow's parts meet.

A step is: lease a task, check robots and pace, fetch, archive, analyse, ask the site what follows, hand the outcome to
the `Committer`. That one writes in an order that survives any interruption: archive, records and events are on disk
before the frontier forgets the task. A task done twice writes the same again, under the same names.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from crawler.analysis import Analysis, Analyst
from crawler.archive import Archive
from crawler.browser import Browser, acted
from crawler.committer import Committer, Outcome, Totals
from crawler.drawing import Drawing, PoliteDoor, drawn
from crawler.errors import FetchError, RefusedError, TransientError
from crawler.fetch import HttpFetcher, retry_after
from crawler.frontier import Frontier, Lease
from crawler.harvest import Effects, SiteHarvest
from crawler.harvest.interfaces import audit_line
from crawler.journal import Journal
from crawler.links import sent_on
from crawler.metrics import Counters
from crawler.models import Fetched, Location, Request, Task
from crawler.politeness import Politeness
from crawler.robots import RobotsCache
from crawler.settings import CrawlSettings
from crawler.submit.steps import STEP
from crawler.urls import site as site_of
from crawler.waiting import Waits

log = logging.getLogger(__name__)

#: Statuses that ask to come back later, and those that may pass by themselves.
_BUSY = frozenset({429, 503})
_PASSING = frozenset({408, 425, 500, 502, 504, 520, 521, 522, 523, 524})
#: Statuses with which a form whose token has aged is refused.
_STALE = frozenset({400, 401, 403, 409, 419, 422, 440})
#: Why a task is lost whose redirect led to another site.
LEFT = "left the site"
_HTML = ("html", "xml", "text/plain")


class Sites(Protocol):
    """Gives the harvest of a site, made when first asked for."""

    def __call__(self, site: str) -> SiteHarvest: ...


class Worker:
    """Does tasks. All collaborators are passed in; `clock` gives UTC POSIX seconds."""

    def __init__(
        self,
        *,
        settings: CrawlSettings,
        frontier: Frontier,
        fetcher: HttpFetcher,
        robots: RobotsCache,
        politeness: Politeness,
        analyst: Analyst,
        sites: Sites,
        archive: Archive,
        committer: Committer,
        audit: Journal,
        totals: Totals,
        counters: Counters,
        clock: Callable[[], float],
        on_request: Callable[[], None],
        adopt: Callable[[Task, str], Task],
        waits: Waits,
        browser: Browser | None = None,
    ) -> None:
        self.settings, self.frontier, self.fetcher, self.robots = settings, frontier, fetcher, robots
        self.politeness, self.analyst, self.sites, self.archive = politeness, analyst, sites, archive
        self.committer, self.audit, self.totals, self.counters = committer, audit, totals, counters
        self.clock, self.on_request, self.adopt, self.waits = clock, on_request, adopt, waits
        door = PoliteDoor(fetcher, robots, politeness, self._fetch_beside, clock)
        self.drawing = Drawing(browser, door) if browser else None

    async def work(self, lease: Lease) -> None:
        """Do one leased task to its end: committed, put off, or given back."""
        task = lease.task
        try:
            if await self._ready(lease):
                await self._do(lease, self.sites(task.site))
        except TransientError as error:
            self._count(error.sent, task)
            self.politeness.answered(task.site, 0, error.retry_after, 0.0, self.clock())
            await self._again(lease, error.reason, error.retry_after)
        except FetchError as error:
            self._count(error.sent, task)
            self._give_up(lease, error.reason)
        except asyncio.CancelledError:
            await asyncio.shield(self.frontier.release(lease))
            raise

    # -- before the request -----------------------------------------------------------------------------------------

    async def _ready(self, lease: Lease) -> bool:
        """Robots and pace allow the request now; otherwise the task is put off or refused."""
        site, now = lease.task.site, self.clock()
        address = await self._address(lease.task.request.url)
        known = self.robots.known(site)
        robots = known or await self.robots.get(site)
        if known is None:
            self.politeness.set_crawl_delay(site, robots.crawl_delay)
            delay = self.politeness.delay(site)
            await self.frontier.configure(
                site,
                delay=delay,
                max_leases=1 if delay > 0 else self.settings.site_concurrency,
                budget=self.settings.site_requests,
            )
        if robots.unavailable:
            await self._again(lease, f"robots unreachable: {robots.why}", None)
            return False
        if lease.task.kind != "query" and not await self._allowed(lease.task.request.url):
            self._refuse(lease, "robots.txt forbids it")
            return False
        ready = self.politeness.ready_at(site, address, now)
        if ready > now + 0.001:
            await self.frontier.retry(lease, not_before=ready, error="pace", now=self.clock(), count_attempt=False)
            self.committer.changed.set()
            return False
        self.politeness.sent(site, address, now)
        return True

    async def _address(self, url: str) -> str | None:
        if self.settings.proxy is not None:
            return None
        found = await self.fetcher.addresses(url)
        return found[0] if found else None

    async def _allowed(self, url: str) -> bool:
        """What the robots.txt of the address's own site says, whichever site the task belongs to."""
        robots = await self.robots.get(site_of(url))
        return robots.allowed(url)

    async def _may(self, url: str) -> None:
        """Whether a redirect may be followed: what the target does, and robots of its site."""
        if sent_on(url):
            raise RefusedError(f"{url}: a redirect to it would act", reason="acts")
        if not await self._allowed(url):
            raise RefusedError(f"{url}: robots.txt forbids it", reason="robots")

    # -- the request ------------------------------------------------------------------------------------------------

    async def _do(self, lease: Lease, harvest: SiteHarvest) -> None:
        task = lease.task
        if task.kind in ("query", "page") and task.meta["interface"] not in harvest.plans:
            self._give_up(lease, "its interface could not be read again")
            return
        if not harvest.wanted(task):
            self._finish(lease, harvest.passed_over(task))
            return
        request = harvest.request(task)
        if request is None:
            request = harvest.request(task) if await self._refresh(lease, harvest) else None
            if request is None:
                self._give_up(lease, "the form is gone")
                return
        if task.kind == "query":
            if not await self._allowed(request.url):
                self._refuse(lease, "robots.txt forbids it")
                return
            self._log_submission(task, harvest)
        elif "pressed" in task.meta:
            self._log_pressed(task, request, task.meta["pressed"])
        if acted(request.url):
            await self._play(lease, harvest, request)
            return
        fetched = await self._fetch(request, task.kind)
        answer = fetched.answer
        location = self.archive.write(fetched)
        self.politeness.answered(
            task.site, answer.status, retry_after(answer, self.clock()), answer.elapsed_seconds, self.clock()
        )
        if answer.status in _BUSY or answer.status in _PASSING:
            self.totals.pages["other"] += 1
            await self._again(lease, f"status {answer.status}", retry_after(answer, self.clock()))
            return
        if answer.status in _STALE and task.kind == "query" and lease.attempt == 1:
            harvest.plans[task.meta["interface"]].fresh = False
            await self._again(lease, f"status {answer.status}", 0.0)
            return
        await self._arrived(lease, harvest, fetched, location, request)

    async def _play(self, lease: Lease, harvest: SiteHarvest, request: Request) -> None:
        """Have the browser show what no address of the site leads to."""
        if self.drawing is None:
            self._give_up(lease, "only a browser leads there")
            return
        fetched = await self.drawing.play(lease.task, request, harvest)
        await self._arrived(lease, harvest, fetched, self.archive.write(fetched), request)

    async def _fetch(self, request: Request, kind: str) -> Fetched:
        try:
            fetched = await self.fetcher.fetch(request, may=self._may)
        except FetchError as error:
            if error.exchanges:
                self.archive.write(Fetched(error.exchanges, request.url))
            raise
        self._count(len(fetched.exchanges), kind=kind)
        return fetched

    async def _fetch_beside(self, request: Request) -> Fetched:
        """Fetch what a page asks for beside itself."""
        fetched = await self._fetch(request, "beside")
        self.archive.write(fetched)
        return fetched

    async def fetch_robots(self, request: Request) -> Fetched:
        """Fetch a robots.txt, counted and archived like everything else."""
        try:
            fetched = await self.fetcher.fetch(request)
        except FetchError as error:
            self._count(error.sent)
            raise
        self._count(len(fetched.exchanges))
        self.archive.write(fetched)
        return fetched

    async def _refresh(self, lease: Lease, harvest: SiteHarvest) -> bool:
        """Fetch the page that carries a form anew, for its tokens."""
        carrier, plan = harvest.carrier(lease.task), harvest.plans[lease.task.meta["interface"]]
        if plan.step is not None:
            pressed = {"action": carrier.url, "values": {}, "page": plan.home, "reason": STEP}
            self._log_pressed(lease.task, carrier, pressed)
        fetched = await self._fetch(carrier, "form")
        self.archive.write(fetched)
        page = self._page(fetched) if site_of(fetched.url) == lease.task.site else None
        self.totals.pages["form"] += 1
        await asyncio.sleep(self.politeness.delay(lease.task.site))
        return page is not None and harvest.refresh(lease.task.meta["interface"], page)

    def _page(self, fetched: Fetched, echo: Mapping[str, str] | None = None, *, onward: bool = True) -> Analysis | None:
        answer = fetched.answer
        kind = (answer.header("Content-Type") or "text/html").lower()
        if not any(word in kind for word in _HTML) or not answer.body:
            self.counters.add("not_html")
            log.info("not html type=%s %s", kind[:60], fetched.url)
            return None
        try:
            page = self.analyst.parse(answer.body, fetched.url, kind, answer.status)
            for name in page.counters:
                self.counters.add(f"page_{name}")
                log.info("page %s %s", name, fetched.url)
            return self.analyst.look(page, echo=echo, onward=onward)
        except Exception:
            self.counters.add("analysis_errors")
            log.exception("a page could not be analysed: %s", fetched.url)
            return None

    def _log_submission(self, task: Task, harvest: SiteHarvest) -> None:
        plan = harvest.plans[task.meta["interface"]]
        assignment = tuple((str(a), str(b)) for a, b in task.meta["assignment"])
        form = plan.interface.form
        judged = f"judged searchable ({plan.interface.verdict.score:.2f})"
        line = audit_line(
            task.site,
            plan.home,
            form,
            plan.told(assignment, plan.manner_of(task.meta)),
            allowed=True,
            reason=f"{judged}: {task.meta.get('purpose', 'sample')} query",
        )
        self.audit.append([{"time": self.clock(), **line}])

    def _log_pressed(self, task: Task, request: Request, pressed: Mapping[str, Any]) -> None:
        """A form sent back to turn the page of an answer, or to come to a search, is a submission too."""
        line = {"action": pressed["action"], "method": request.method, "values": pressed["values"], "allowed": True}
        line |= {"reason": pressed.get("reason", "turns the page of an answer")}
        self.audit.append([{"time": self.clock(), "site": task.site, "page": pressed["page"], **line}])

    # -- after the answer -------------------------------------------------------------------------------------------

    async def _arrived(
        self, lease: Lease, harvest: SiteHarvest, fetched: Fetched, location: Location, request: Request
    ) -> None:
        task = lease.task
        if site_of(fetched.url) != task.site:
            self._left(lease, harvest, fetched)
            return
        if fetched.answer.status >= 400 and task.kind != "query":
            self.totals.pages["other"] += 1
            self._give_up(lease, f"status {fetched.answer.status}")
            return
        echo = None
        if task.kind in ("query", "page"):
            echo = harvest.echo(task)
        analysis = self._page(fetched, echo, onward=task.kind != "detail")
        if analysis is None:
            self.totals.pages["other"] += 1
            self._give_up(lease, "not a page")
            return
        if fetched.answer.drawn:
            analysis = drawn(analysis)
        elif self.drawing is not None and self.drawing.wanted(task, analysis, harvest, fetched.answer.body):
            sent = analysis
            analysis, location = await self._drawn(task, fetched, analysis, location, echo)
            analysis = self.drawing.drew(sent, analysis, harvest)
        effects = harvest.handle(task, analysis, location, self.clock(), sent=request)
        effects.event |= harvest.deaf.told(fetched.url)
        self._tally(task, effects)
        self._finish(lease, effects)

    async def _drawn(
        self, task: Task, fetched: Fetched, analysis: Analysis, location: Location, echo: Mapping[str, str] | None
    ) -> tuple[Analysis, Location]:
        """The page as scripts draw it, and where it is kept; as it came where they do not."""
        assert self.drawing is not None
        try:
            shown = await self.drawing.draw(task, fetched)
        except FetchError as error:
            self.counters.add(f"not_drawn_{error.reason}")
            log.info("a page was not drawn: %s", error)
            return analysis, location
        found = self._page(shown, echo, onward=task.kind != "detail") if site_of(shown.url) == task.site else None
        return (drawn(found), self.archive.write(shown)) if found is not None else (analysis, location)

    def _left(self, lease: Lease, harvest: SiteHarvest, fetched: Fetched) -> None:
        """A redirect led to another site: the new home of a seed, or of a site that was entered, is adopted, a server of the
        owner's followed to its other name, anything else left alone."""
        self.totals.pages["other"] += 1
        effects = harvest.lost(lease.task, LEFT)
        meta = lease.task.meta
        if (moved := harvest.moved(lease.task, fetched.url)) is not None:
            effects.tasks.append(moved)
        elif (meta.get("seed") or meta.get("entrance")) and not meta.get("adopted"):
            adopted = self.adopt(lease.task, fetched.url)
            meta = {**adopted.meta, "adopted": True}
            effects.tasks.append(
                Task(adopted.key, adopted.site, adopted.request, adopted.kind, adopted.priority, 0, meta)
            )
        self._finish(lease, effects)

    def _tally(self, task: Task, effects: Effects) -> None:
        kind = {"query": "result", "page": "result", "lead": "result", "detail": "detail"}.get(task.kind, "link")
        if kind == "link" and effects.interfaces:
            kind = "form"
        self.totals.pages[kind] += 1
        if task.kind == "query":
            self.totals.queries += 1
            self.totals.queries_with_records += bool(effects.event.get("answer", {}).get("found"))
        self.totals.interfaces += effects.interfaces
        self.totals.refused_forms += effects.refused
        self.totals.records += sum(row.new for row in effects.rows)

    def _count(self, requests: int, task: Task | None = None, *, kind: str = "") -> None:
        kind = task.kind if task is not None else kind
        self.totals.requests += requests
        if kind in ("query", "page", "lead"):
            self.totals.result_requests += requests
        for _ in range(requests):
            self.on_request()

    def _finish(self, lease: Lease, effects: Effects) -> None:
        if effects.audit:
            now = self.clock()
            self.audit.append([{"time": now, **line} for line in effects.audit])
        self.committer.add(Outcome(lease, effects, lease.task.site))

    def _refuse(self, lease: Lease, reason: str) -> None:
        task = lease.task
        self.counters.add("refused_robots")
        line = {
            "time": self.clock(),
            "site": task.site,
            "page": str(task.meta.get("from", "")),
            "action": task.request.url,
            "method": task.request.method,
            "values": {},
            "allowed": False,
            "reason": reason,
        }
        self.audit.append([line])
        self._give_up(lease, reason)

    def _give_up(self, lease: Lease, reason: str) -> None:
        self.counters.add("tasks_lost")
        log.info("lost kind=%s reason=%s %s", lease.task.kind, reason, lease.task.request.url)
        self._finish(lease, self.sites(lease.task.site).lost(lease.task, reason))

    async def _again(self, lease: Lease, reason: str, wait_seconds: float | None) -> None:
        """Put a task off after a passing failure; it is given up when it has failed too often."""
        now = self.clock()
        if lease.attempt >= self.settings.max_attempts:
            self._give_up(lease, reason)
            return
        wait = wait_seconds if wait_seconds is not None else min(60.0, 0.25 * 4.0 ** (lease.attempt - 1))
        when = max(now + wait, self.politeness.ready_at(lease.task.site, None, now))
        await self.frontier.retry(lease, not_before=when, error=reason, now=now)
        self.waits.put_off(lease.task.site, when, reason)
        self.counters.add("tasks_retried")
        self.committer.changed.set()
