"""robots.txt: what a site allows this robot (RFC 9309), read once a day per site."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from protego import Protego

from crawler.errors import FetchError, PermanentError, RefusedError
from crawler.metrics import Counters
from crawler.models import Fetched, Request

log = logging.getLogger(__name__)

#: RFC 9309 2.5: at least this much is read; the rest is ignored.
MAX_BYTES = 500 << 10
#: Lines beyond these are ignored: each rule costs time at every question.
MAX_LINES = 20_000
MAX_SITEMAPS = 200
#: How long an answer holds, and how long a site that gave none is left alone at first and at last, in seconds.
TTL_SECONDS = 24 * 3600.0
FAILURE_SECONDS = 30.0
MAX_FAILURE_SECONDS = 3600.0
MAX_SITES = 20_000
_AGENT_LINE = re.compile(r"\s*user[ \t-]?agent[ \t]*:?[ \t]*(.*)", re.I)
_TOKEN = re.compile(r"[a-z_-]+")
_OTHERS = "user-agent: another-robot"


@dataclass(frozen=True)
class Robots:
    """One site's rules for one robot; without `rules` the `verdict` holds for every address of the site.

    `crawl_delay` is in seconds; `sitemaps` as written; `cut` tells that the file was longer than is read; `why` is the
    short reason for which it could not be had, where it could not.
    """

    agent: str
    rules: Protego | None = None
    verdict: bool = True
    crawl_delay: float | None = None
    sitemaps: tuple[str, ...] = ()
    cut: bool = False
    why: str = ""
    _answers: dict[str, bool] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def allow_all(cls, agent: str) -> Robots:
        return cls(agent)

    @classmethod
    def refuse_all(cls, agent: str, why: str = "") -> Robots:
        return cls(agent, verdict=False, why=why)

    @classmethod
    def parse(cls, status: int, body: bytes, agent: str) -> Robots:
        """The rules for `agent` (a product token or a whole User-Agent) in a robots.txt answered with `status`.

        RFC 9309 2.3.1: 2xx is read, 3xx left over from a redirect and 4xx allow everything, anything else refuses
        everything (429 is a busy server, not a missing file). An HTML page is a soft 404. Never raises.
        """
        token = product_token(agent)
        if status == 429 or not 200 <= status < 500:
            return cls.refuse_all(token, f"status {status}")
        if not 200 <= status < 300:
            return cls.allow_all(token)
        cut = len(body) > MAX_BYTES
        if cut:
            # The last line may be cut in its middle, which could turn `/a/b` into `/`.
            body = body[:MAX_BYTES].rpartition(b"\n")[0]
        text = _decode(body)
        if text.lstrip()[:1] == "<":
            return cls.allow_all(token)
        text, more = _for_agent(text, token)
        rules = Protego.parse(text)
        delay = rules.crawl_delay(token)
        rate = rules.request_rate(token)
        if rate is not None:
            delay = max(delay or 0.0, rate.seconds / rate.requests)
        sitemaps = tuple(url[:4096] for url, _ in zip(rules.sitemaps, range(MAX_SITEMAPS), strict=False))
        return cls(token, rules, True, delay, sitemaps, cut or more)

    @property
    def unavailable(self) -> bool:
        """Whether the site is refused only because its robots.txt could not be had: a reason to come back later."""
        return self.rules is None and not self.verdict

    def allowed(self, url: str) -> bool:
        """Whether the robot may ask for `url`; robots.txt itself always."""
        if self.rules is None:
            return self.verdict
        known = self._answers.get(url)
        if known is None:
            try:
                known = self.rules.can_fetch(url, self.agent)
            except ValueError:
                known = False
            if len(self._answers) >= 1000:
                self._answers.clear()
            self._answers[url] = known
        return known


def product_token(agent: str) -> str:
    """The name a robots.txt calls a robot by: the letters before the version (RFC 9309 2.2.1)."""
    found = _TOKEN.match(agent.strip().lower())
    return found[0] if found else "*"


def _decode(body: bytes) -> str:
    if body[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return body.decode("utf-16", "replace")
    if b"\x00" in body[:200] and body[1:2] == b"\x00":
        return body.decode("utf-16-le", "replace")
    return body.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace").replace("\x00", "")


def _for_agent(text: str, token: str) -> tuple[str, bool]:
    """`text` with all other robots' names made one, at most MAX_LINES long; whether lines were left out.

    A group is compared by whole product token. A file may name thousands of robots above thousands of rules, and the
    parser keeps every rule once for each.
    """
    kept: list[str] = []
    for line in re.split(r"\r\n?|\n", text):
        match = _AGENT_LINE.match(line)
        if match:
            name = match[1].partition("#")[0].strip().lower()
            if name == "*":
                line = "user-agent: *"
            else:
                line = f"user-agent: {token}" if product_token(name.replace("*", "")) == token != "*" else _OTHERS
            if kept and line == kept[-1]:
                continue
        elif not line or line.isspace() or line.lstrip()[:1] == "#":
            continue
        kept.append(line)
        if len(kept) > MAX_LINES:
            return "\n".join(kept[:MAX_LINES]), True
    return "\n".join(kept), False


Fetch = Callable[[Request], Awaitable[Fetched]]


class RobotsCache:
    """The rules of each site, fetched when first asked for and again after a day.

    `fetch` sends one request and gives its exchanges or raises FetchError; only one runs per site at a time. A site
    that cannot be reached or answers 5xx is refused for `failure_seconds`, twice as long after each further failure, up to
    an hour. Counters: `robots_requests`, `robots_unreachable`, `robots_cut`.
    """

    def __init__(
        self,
        fetch: Fetch,
        agent: str,
        clock: Callable[[], float],
        *,
        counters: Counters | None = None,
        failure_seconds: float = FAILURE_SECONDS,
    ) -> None:
        self._fetch = fetch
        self._agent = product_token(agent)
        self._clock = clock
        self._counters = counters or Counters()
        self._failure_seconds = failure_seconds
        self._known: OrderedDict[str, tuple[Robots, float]] = OrderedDict()
        self._running: dict[str, asyncio.Task[Robots]] = {}
        self._failures: dict[str, int] = {}
        self.sent = 0

    def known(self, site: str) -> Robots | None:
        """The rules of `site` where they are at hand and fresh."""
        entry = self._known.get(site)
        return entry[0] if entry is not None and entry[1] > self._clock() else None

    def put(self, site: str, robots: Robots, seconds: float | None = None) -> None:
        """Remember `robots` for `site`, for so many seconds or a day."""
        self._known[site] = (robots, self._clock() + (TTL_SECONDS if seconds is None else seconds))
        self._known.move_to_end(site)
        if len(self._known) > MAX_SITES:
            self._known.popitem(last=False)

    async def get(self, site: str) -> Robots:
        """The rules of `site`. Never raises for what a server does."""
        known = self.known(site)
        if known is not None:
            return known
        task = self._running.get(site)
        if task is None:
            task = self._running[site] = asyncio.ensure_future(self._load(site))
            task.add_done_callback(lambda _: self._running.pop(site, None))
        return await asyncio.shield(task)

    async def _load(self, site: str) -> Robots:
        try:
            fetched = await self._fetch(Request(f"{site}/robots.txt", headers=(("Accept", "text/plain,*/*;q=0.5"),)))
        except FetchError as error:
            self._sent(error.sent)
            robots = self._failed(error)
        else:
            self._sent(len(fetched.exchanges))
            answer = fetched.answer
            robots = Robots.parse(answer.status, answer.body, self._agent)
            if robots.cut or answer.truncated:
                self._counters.add("robots_cut")
                log.info("robots.txt cut site=%s", site)
        seconds = TTL_SECONDS
        failures = self._failures.pop(site, 0)
        if robots.unavailable:
            seconds = min(self._failure_seconds * 2.0 ** min(failures, 30), MAX_FAILURE_SECONDS)
            if len(self._failures) < MAX_SITES:
                self._failures[site] = failures + 1
            self._counters.add("robots_unreachable")
            log.info("robots.txt unreadable, site refused for now site=%s seconds=%g", site, seconds)
        self.put(site, robots, seconds)
        return robots

    def _failed(self, error: FetchError) -> Robots:
        """RFC 9309 2.3.1: a redirect that leads nowhere is a missing file, a server that is down refuses."""
        if error.exchanges and isinstance(error, PermanentError | RefusedError):
            return Robots.allow_all(self._agent)
        if error.partial is not None and error.partial.body:
            return Robots.parse(error.partial.status, error.partial.body, self._agent)
        return Robots.refuse_all(self._agent, error.reason)

    def _sent(self, count: int) -> None:
        self.sent += count
        self._counters.add("robots_requests", count)
