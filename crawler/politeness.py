"""When a site may be asked again: spacing per site and per address, back-off, and slowing down with a slow server.

Nothing here waits or looks at a clock: times come in (seconds, any clock that only grows) and times come out, so that
whoever schedules can put a site aside instead of holding a worker.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from crawler.fetch.address import is_loopback, literal
from crawler.models import Task

#: Seconds between two requests to a site of the public Internet where the user says nothing.
DEFAULT_DELAY_SECONDS = 1.0
#: No server can make us slower than one request in these seconds, except by Retry-After.
MAX_DELAY_SECONDS = 60.0
MAX_BACK_OFF_SECONDS = 900.0
MAX_RETRY_AFTER_SECONDS = 3600.0
#: An average answer slower than this (seconds) adds as much to the delay.
SLOW_SECONDS = 1.0
#: Weight of the newest answer in the average.
_NEWEST = 0.25
#: Sites and addresses remembered; the longest unused go first.
MAX_REMEMBERED = 100_000
#: How often a question waits because a site asks for that in place of an answer, how many may wait in vain before what it says is
#: taken for a part of the page, and how much longer each time is.
MOST_WAITS, IN_VAIN, GROWTH = 3, 2, 1.5
#: Answers that say "too much" (RFC 6585, RFC 9110); status 0 stands for no answer at all.
_OVERLOAD = frozenset({0, 429, 502, 503, 504, 509, 529})


@dataclass(slots=True)
class _Pace:
    next_at: float = 0.0
    failures: int = 0
    penalty_seconds: float = 0.0
    average_seconds: float = 0.0
    crawl_delay_seconds: float = 0.0
    loopback: bool | None = None


class Politeness:
    """The pace of every site. `random` gives numbers in [0, 1) for the jitter of back-offs.

    `delay_seconds` is the user's wish; without one it is a second on the public Internet and nothing on this machine.
    Sites on one address keep half of the asking site's delay between any two requests; loopback addresses do not when
    `allow_private` says that this machine is what is crawled.
    """

    def __init__(
        self,
        random: Callable[[], float],
        *,
        delay_seconds: float | None = None,
        allow_private: bool = False,
    ) -> None:
        self._random = random
        self._delay_seconds = delay_seconds
        self._allow_private = allow_private
        self._sites: OrderedDict[str, _Pace] = OrderedDict()
        self._addresses: OrderedDict[str, float] = OrderedDict()

    def set_crawl_delay(self, site: str, seconds: float | None) -> None:
        """What the site's robots.txt asks for; capped at `MAX_DELAY_SECONDS`."""
        self._pace(site).crawl_delay_seconds = min(max(seconds or 0.0, 0.0), MAX_DELAY_SECONDS)

    def delay(self, site: str) -> float:
        """Seconds between two requests to `site` as things stand."""
        pace = self._pace(site)
        return max(self._base(pace), pace.crawl_delay_seconds, self._slowness(pace), pace.penalty_seconds)

    def ready_at(self, site: str, address: str | None, now: float) -> float:
        """The earliest time for the next request to `site` at `address` (None: not known yet); at least `now`."""
        pace = self._sites.get(site)
        ready = now if pace is None else max(now, pace.next_at)
        if address and not self._exempt(address):
            ready = max(ready, self._addresses.get(address, 0.0))
        return ready

    def sent(self, site: str, address: str | None, now: float) -> None:
        """A request left for `site` at `address`."""
        pace = self._pace(site)
        if address:
            pace.loopback = is_loopback(address)
        delay = self.delay(site)
        pace.next_at = max(pace.next_at, now + delay)
        if address and not self._exempt(address):
            self._addresses[address] = max(self._addresses.get(address, 0.0), now + self._base(pace) / 2)
            self._addresses.move_to_end(address)
            if len(self._addresses) > MAX_REMEMBERED:
                self._addresses.popitem(last=False)

    def answered(self, site: str, status: int, retry_after: float | None, elapsed: float, now: float) -> None:
        """An answer of `status` came after `elapsed` seconds; status 0: none came. `retry_after` in seconds."""
        pace = self._pace(site)
        pace.average_seconds += _NEWEST * (elapsed - pace.average_seconds)
        if status in _OVERLOAD:
            pace.failures += 1
            if retry_after is not None:
                wait = min(max(retry_after, 0.0), MAX_RETRY_AFTER_SECONDS)
            else:
                doubled = min(2.0 ** min(pace.failures - 1, 30), MAX_BACK_OFF_SECONDS)
                wait = doubled * (0.5 + self._random())
            if not self._free(pace):
                pace.penalty_seconds = min(max(2 * pace.penalty_seconds, self._base(pace), 1.0), MAX_DELAY_SECONDS)
            pace.next_at = max(pace.next_at, now + wait, now + self.delay(site))
            return
        pace.failures = 0
        pace.penalty_seconds = 0.8 * pace.penalty_seconds if pace.penalty_seconds > 0.1 else 0.0
        if retry_after is not None and status >= 400:
            pace.next_at = max(pace.next_at, now + min(max(retry_after, 0.0), MAX_RETRY_AFTER_SECONDS))
        slowness = self._slowness(pace)
        if slowness:
            pace.next_at = max(pace.next_at, now + slowness)

    def failures(self, site: str) -> int:
        """Overloaded or missing answers in a row."""
        pace = self._sites.get(site)
        return 0 if pace is None else pace.failures

    def _pace(self, site: str) -> _Pace:
        pace = self._sites.get(site)
        if pace is None:
            pace = self._sites[site] = _Pace()
            if len(self._sites) > MAX_REMEMBERED:
                self._sites.popitem(last=False)
            pace.loopback = _names_loopback(site)
        else:
            self._sites.move_to_end(site)
        return pace

    def _base(self, pace: _Pace) -> float:
        if self._delay_seconds is not None:
            return self._delay_seconds
        return 0.0 if pace.loopback else DEFAULT_DELAY_SECONDS

    def _slowness(self, pace: _Pace) -> float:
        if self._free(pace) or pace.average_seconds < SLOW_SECONDS:
            return 0.0
        return min(pace.average_seconds, MAX_DELAY_SECONDS)

    def _free(self, pace: _Pace) -> bool:
        """Whether the site is this machine and the user asked for no restraint."""
        return bool(pace.loopback) and not self._delay_seconds

    def _exempt(self, address: str) -> bool:
        return self._allow_private and is_loopback(address)


@dataclass(slots=True)
class _Spaced:
    seconds: float
    next_at: float
    vain: int = 0


class Spacing:
    """Keeps the questions of each site as far apart as it says in place of an answer ("wait 15 seconds between searches"):
    boards and catalogues limit searches so, and nothing else. Times are UTC POSIX seconds."""

    def __init__(self) -> None:
        self._paces: dict[str, _Spaced] = {}

    def ready_at(self, task: Task) -> float:
        """The earliest time for a task; 0 where nothing was said."""
        pace = self._paces.get(task.site) if task.kind == "query" else None
        return pace.next_at if pace is not None and pace.vain < IN_VAIN else 0.0

    def sent(self, task: Task, now: float) -> None:
        """A question leaves."""
        if task.kind == "query" and (pace := self._paces.get(task.site)) is not None:
            pace.next_at = max(pace.next_at, now + pace.seconds)

    def told(self, task: Task, seconds: float, attempt: int, now: float) -> float | None:
        """A site asks to wait for so many seconds, at the `attempt`-th time a question is asked; the seconds that it waits. None
        where that helped no question."""
        pace = self._paces.setdefault(task.site, _Spaced(seconds, now))
        if attempt > MOST_WAITS:
            pace.vain += 1
        if attempt > MOST_WAITS or pace.vain >= IN_VAIN:
            return None
        pace.seconds = min(max(seconds, pace.seconds * (GROWTH if attempt > 1 else 1.0)), MAX_DELAY_SECONDS)
        pace.next_at = max(pace.next_at, now + pace.seconds)
        return pace.seconds

    def answered(self, task: Task, attempt: int) -> None:
        """A question was answered at its `attempt`-th time; one that did not wait says nothing of what waiting helps."""
        if task.kind == "query" and attempt > 1 and (pace := self._paces.get(task.site)) is not None:
            pace.vain = 0


def _names_loopback(site: str) -> bool:
    try:
        host = urlsplit(site).hostname or ""
    except ValueError:
        return False
    return host == "localhost" or host.endswith(".localhost") or is_loopback(literal(host) or "")
