"""Whether a site still answers. Some stop in the middle of a crawl: a limit of requests, a captcha, a login that has run
out, a server that is down. From then on a refusal, silence or one and the same page comes in place of whatever is asked for.

A single answer does not tell, so where one is doubted something that was answered well before is asked for once more. If that
comes, the doubted answer was meant. If not, the site is left alone for a while and then asked again, ever later; what was to
be asked there waits, nothing of it is lost. What is asked by forms and what is only looked at are watched apart: many sites
limit searches alone.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

from crawler.analysis import Analysis
from crawler.browser import acted
from crawler.frontier.protocol import SiteStats
from crawler.models import Task, TaskKind
from crawler.page import Page
from crawler.visitor import DOUBTED
from crawler.wording.paced import is_overasked

#: Statuses that refuse (RFC 9110, 6585, 7725), where dead links and questions that cannot be answered have others.
REFUSING = frozenset({401, 402, 403, 406, 407, 418, 423, 428, 444, 451})
#: Failures of the connection that a server which is down, or one that shuts us out, gives to everything.
SILENT = frozenset({"connect", "reset", "dns", "timeout_connect", "timeout_headers", "timeout_total"})
#: What is said of a site that gives the same page for everything.
SAME = "the same page in place of all"
#: Tasks in a row with an answer that asks for less, after which a site is left alone without a further question.
OVERWORKED = 3
#: Tasks in a row that failed in the server itself, or had no answer, before it is asked whether it still answers; more each
#: time it does.
FLAKY = 8
#: Doubted tasks in a row that one more question is worth, at most; it grows with each that was meant after all, and
#: falls again after so many good ones.
MOST_DOUBTS, CALM = 63, 50
#: How often a page must have come for other tasks to be doubted: what came for a question and for a page counts so much at once.
OTHERS = 2
#: Answers remembered to compare others with, by their tasks; pages known to be meant where they stand for several; tasks
#: that came well.
RECENT, MEANT, REMEMBERED = 12, 1_000, 3
#: Characters of a page that are compared, and what in it may be a moment, an address or a number of the request.
MAX_CHARACTERS = 20_000
_VARYING = re.compile(r"(?<!\d)\d{1,20}[:.]\d[\d:.]*|\b(?=\w*\d)\w{10,}")
#: How often what was refused is asked for again before that is believed, and how many tasks may be refused each time before no
#: other is: questions, and pages, of which many sites show a part to members alone.
AGAIN, AGAIN_LOOKING = (2, 20), (1, 5)
_ASKING: frozenset[TaskKind] = frozenset({"query", "page", "lead"})
_LOOKING: frozenset[TaskKind] = frozenset({"link", "form", "detail"})


def alike(kind: TaskKind) -> frozenset[TaskKind]:
    """The kinds of tasks that are watched together with one, and wait with it."""
    return _ASKING if kind in _ASKING else _LOOKING


class Hold(NamedTuple):
    """A task has to wait until then (UTC POSIX seconds; infinite where its site is given up), and why: `alone`, or with all
    that are alike."""

    until: float
    reason: str
    alone: bool = False


@dataclass(slots=True)
class _Side:
    """What is asked of a site by forms, or what is only looked at there. `known` came well, by what its pages said, each with the
    address it came from; `pauses` were taken since nothing does, the last of them since `since`, until `until`; `sign` is of the
    page that comes in place of all, `at` its address. `again` counts how often tasks were put off by themselves, `vain` those
    that were refused each time. Where a page `said` that too much is asked, and nothing came well that could be asked for once
    more, one task is a `probe`."""

    known: dict[bytes, tuple[Task, str]] = field(default_factory=dict)
    good_at: float = -math.inf
    calm: int = 0
    doubts: set[str] = field(default_factory=set)
    bound: int = 1
    tolerated: int = FLAKY
    flaky: bool = False
    pauses: int = 0
    since: float = 0.0
    until: float = 0.0
    reason: str = ""
    sign: bytes | None = None
    at: str | None = None
    again: dict[str, int] = field(default_factory=dict)
    vain: int = 0
    said: bool = False
    probe: str = ""

    def answered(self, now: float) -> None:
        """Something came that is not doubted."""
        self.doubts.clear()
        self.pauses, self.good_at = 0, now
        self.calm += 1
        if self.calm >= CALM:
            self.bound, self.calm = max(1, self.bound // 2), 0

    def remember(self, task: Task, sign: bytes, url: str) -> None:
        """A task that may be done again, what its page said and from where; one for each of the last few pages that differ."""
        self.known.pop(sign, None)
        self.known[sign] = task, url
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]

    def told(self, sign: bytes | None, url: str | None = None) -> Task | None:
        """The last of these whose page said something else, and that is a question or came from another address than `url`,
        where one is given."""
        others = (told for known, told in reversed(self.known.items()) if known != sign)
        return next((task for task, at in others if at != url or task.kind in _ASKING), None)

    def meant(self, *, flaky: bool) -> None:
        """What was doubted was meant, or passed by itself where a server is `flaky`."""
        self.doubts.clear()
        if flaky:
            self.tolerated = min(2 * self.tolerated, MOST_DOUBTS)
            return
        self.bound, self.calm = min(2 * self.bound + 1, MOST_DOUBTS), 0


@dataclass(slots=True)
class _Site:
    asking: _Side = field(default_factory=_Side)
    looking: _Side = field(default_factory=_Side)
    recent: deque[tuple[bytes, str, bool]] = field(default_factory=lambda: deque(maxlen=RECENT))
    meant: set[bytes] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def sides(self, task: Task) -> tuple[_Side, _Side]:
        """The side of a task, and the other one."""
        return (self.asking, self.looking) if task.kind in _ASKING else (self.looking, self.asking)


class Blockades:
    """Watches the answers of all sites. `ask` does once more what a task asks for, at the site's pace, and looks at what
    comes; None where nothing does. `pauses` are the seconds for which a site that no longer answers is left alone, one after
    the other; after the last it is given up for this run, and stands in `given_up` with the reason. Times are UTC POSIX
    seconds."""

    def __init__(
        self,
        ask: Callable[[Task], Awaitable[Analysis | None]],
        clock: Callable[[], float],
        pauses: Sequence[float],
    ) -> None:
        self.given_up: dict[str, str] = {}
        self._ask, self._clock, self._pauses = ask, clock, tuple(pauses)
        self._sites: dict[str, _Site] = {}

    def told(self, sites: Mapping[str, SiteStats]) -> list[dict[str, Any]]:
        """The sites that were given up: why, and how many tasks are left for each."""
        return [
            {"site": site, "reason": reason, "left": sites[site].total.pending if site in sites else 0}
            for site, reason in self.given_up.items()
        ]

    async def waiting(self, task: Task) -> Hold | None:
        """How a task has to wait since its site no longer answers; None where it may be done. When a pause is over the site is
        asked here whether it answers again."""
        site = self._sites.get(task.site)
        if site is None:
            return None
        own, other = site.sides(task)
        if not own.pauses:
            return None
        async with site.lock:
            now = self._clock()
            if own.pauses and own.until <= now:
                if own.said and not own.known and self._pauses:
                    own.probe, own.until = task.key, now + self._pauses[0]
                    return None
                if await self._comes(own, other, own.sign, own.at):
                    own.answered(self._clock())
                    if own.flaky:
                        own.meant(flaky=True)
                    return Hold(self._clock(), own.reason)  # the question took this task's turn
                self._leave(task.site, own, other, 0.0)
            return Hold(own.until, own.reason) if own.pauses else None

    async def refused(
        self, task: Task, reason: str, *, busy: bool = False, flaky: bool = False, retry_after: float | None = None
    ) -> Hold | None:
        """How a task waits for which no page came, for a short reason; None where that speaks of its address alone.

        `busy`: the site said that it is asked too much; then it is asked no further question. `flaky`: it failed in the server
        itself, or said nothing, as may happen now and then.
        """
        return await self._doubt(task, reason, None, busy=busy, flaky=flaky, retry_after=retry_after or 0.0)

    async def came(self, task: Task, analysis: Analysis) -> Hold | None:
        """How a task waits for which a page came; None where it may be believed."""
        site = self._sites.setdefault(task.site, _Site())
        page, kind = analysis.page, analysis.results.kind
        sign = _sign(page)
        asking, failing = task.kind in _ASKING, kind in DOUBTED
        same = 0  # questions that find nothing have one answer, but no question has that of a page
        for known, key, asked in site.recent:
            if known == sign and key != task.key:
                same += OTHERS if asked != asking else not asking
        site.recent.append((sign, task.key, asking))
        doubtful = (failing and task.kind != "link") or same >= OTHERS
        if doubtful and sign not in site.meant and page.refresh is None and not page.frames:
            busy = kind == "error" and asking and is_overasked(page)
            return await self._doubt(task, DOUBTED.get(kind, SAME), sign, page.url, busy=busy)
        own, _ = site.sides(task)
        if own.again.pop(task.key, None):
            own.vain = 0
        if own.pauses and own.probe != task.key:
            return None  # what was under way when the site was left alone
        own.answered(self._clock())
        if not failing and not analysis.drawn and not analysis.needs_browser and _repeats(task, analysis):
            own.remember(task, sign, page.url)
        return None

    async def _doubt(
        self,
        task: Task,
        reason: str,
        sign: bytes | None,
        url: str | None = None,
        *,
        busy: bool = False,
        flaky: bool = False,
        retry_after: float = 0.0,
    ) -> Hold | None:
        site = self._sites.get(task.site)
        if site is None:
            return None
        own, other = site.sides(task)
        if not own.known and not other.known:
            return None  # it has not answered well yet: nothing tells what is usual there
        own.doubts.add(task.key)
        enough = own.tolerated if flaky else max(OVERWORKED, own.bound) if busy else own.bound
        said = busy and sign is not None
        # What is busy or fails is asked again anyway, and what is wrong with a question is said each time.
        believed = not said and (busy or flaky or reason in (SAME, DOUBTED["error"]))
        if not own.pauses and len(own.doubts) < enough:
            return None if believed else self._once_more(own, task, reason)
        async with site.lock:
            if not own.pauses:
                if not busy and await self._comes(own, other, sign, url):
                    own.meant(flaky=flaky)
                    if not believed and (later := self._once_more(own, task, reason)) is not None:
                        return later
                    if sign is not None and len(site.meant) < MEANT:
                        site.meant.add(sign)
                    return None
                own.reason, own.sign, own.at, own.flaky, own.said = reason, sign, url, flaky, said
                self._leave(task.site, own, other, retry_after)
            elif own.probe == task.key:
                self._leave(task.site, own, other, retry_after)
            return Hold(own.until, own.reason)

    def _once_more(self, own: _Side, task: Task, reason: str) -> Hold | None:
        """When a refused task that brings records is asked for again; None where that is believed by now."""
        if not self._pauses or not (task.kind in _ASKING or task.kind == "detail"):
            return None
        times, (most, tasks) = own.again.pop(task.key, 0), AGAIN if task.kind in _ASKING else AGAIN_LOOKING
        if times >= most:
            own.vain += 1
        elif len(own.again) + own.vain < tasks:
            own.again[task.key] = times + 1
            return Hold(self._clock() + self._pauses[0], reason, alone=True)
        return None

    async def _comes(self, own: _Side, other: _Side, sign: bytes | None, url: str | None) -> bool:
        """Whether what came well before comes once more, and is not the doubted page. Rather a question, or a page of another
        address than the doubted one's (`url`), where a session may keep what is shown now."""
        known = own.told(sign, url) or other.told(sign, url) or own.told(sign) or other.told(sign)
        if known is None:
            return True  # all pages looked so when nobody doubted them
        found = await self._ask(known)
        failed = found is None or found.page.status >= 400 or found.results.kind in DOUBTED
        return not (failed or (found is not None and _sign(found.page) == sign))

    def _leave(self, name: str, own: _Side, other: _Side, retry_after: float) -> None:
        """Leave a site alone for the next pause, the last one again while its other side is answered, or for good."""
        now = self._clock()
        taken = own.pauses - 1 if own.pauses and other.good_at > own.since else own.pauses
        if 0 <= taken < len(self._pauses):
            own.until = now + max(self._pauses[taken], retry_after)
        else:
            own.until = math.inf
            self.given_up[name] = own.reason
        own.since, own.pauses, own.probe = now, taken + 1, ""


def _repeats(task: Task, analysis: Analysis) -> bool:
    """Whether a task whose answer this is may be done again for the same: a question that has an answer, or a plain page."""
    if task.kind == "query":
        return analysis.results.kind == "list" and "offered" not in task.meta and not acted(analysis.page.url)
    return task.kind in ("link", "detail") and task.request.method == "GET" and not acted(task.request.url)


def _sign(page: Page) -> bytes:
    """What a page says, without what may vary from one time to the next."""
    words = f"{page.title} {page.text}"[:MAX_CHARACTERS].split()
    kept = " ".join([word if word.isalpha() else _VARYING.sub(" ", word) for word in words])  # nothing else can vary
    return blake2b(" ".join(kept.split()).encode("utf-8", "replace"), digest_size=8).digest()
