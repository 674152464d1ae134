"""Answers to what pages ask for beside themselves, kept for the other pages of the crawl.

A reader's browser asks once for the files that all pages of a site share; pages that are drawn one by one would ask for them
with every page. What is kept, and for how long, `freshness` tells. Sites share nothing, and take each other's room only when all
of it is full.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from crawler.browser.freshness import conditions, confirmed, usable_seconds
from crawler.models import Exchange, Fetched, Headers, Request

#: Most bytes, and answers, that are kept of all sites, and of one.
MAX_BYTES, MAX_ANSWERS, MAX_SITE_BYTES, MAX_SITE_ANSWERS = 64 << 20, 8_000, 32 << 20, 2_000
#: Most bytes of one answer that is kept, and what keeping one costs beside them.
MAX_BODY, OVERHEAD = 12 << 20, 2_000
#: Programs, by the last part of what kind of thing they say to be.
_PROGRAMS = ("javascript", "ecmascript")

#: The time of asking, which libraries of scripts put behind an address so that no cache knows it; the server's own word on how
#: long its answer is good is worth more.
_STAMP = re.compile(r"(?<=[?&])(?:_|_dc)=\d{10,17}(?:&|$)")

Key = tuple[str, bool, Headers]
Way = Callable[[Request], Awaitable[Fetched]]


@dataclass(frozen=True, slots=True)
class _One:
    answer: Exchange
    until: float
    script: bool

    @property
    def size(self) -> int:
        headers = (*self.answer.headers, *self.answer.request.headers)
        written = sum(len(name) + len(value) for name, value in headers) + len(self.answer.request.url)
        return len(self.answer.body) + written + OVERHEAD


class Kept:
    """The answers that are kept, by the site of the page that asked. `clock` is the time of day."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._sites: OrderedDict[str, OrderedDict[Key, _One]] = OrderedDict()
        self._bytes: dict[str, int] = {}
        self._all_bytes = self._all = self._sent = 0
        self._coming: dict[tuple[str, Key], asyncio.Event] = {}

    async def answer(
        self, home: str, request: Request, way: Way, *, script: bool | None = False, anew: bool = False
    ) -> Exchange:
        """What a GET of a page of the site `home` brings: what is kept, else what comes by the `way`. `script` None: its kind is
        told by what comes; `anew`: the page wants it from the server. What another page is waiting for is waited for, once."""
        if any(name.lower() == "authorization" for name, _ in request.headers):
            return (await way(request)).answer
        key = _STAMP.sub("", request.url), script is not False, () if script else request.headers
        coming = self._coming.get((home, key))
        if coming is not None:
            await coming.wait()
        one = self._found(home, key)
        if one is not None and self._clock() < one.until and not anew:
            return one.answer
        here = self._coming.setdefault((home, key), asyncio.Event())
        try:
            return await self._asked(home, key, request, way, one, script)
        finally:
            here.set()
            if self._coming.get((home, key)) is here:
                del self._coming[home, key]

    def changed(self, home: str) -> None:
        """Something was sent to a site: what it answered before, or is about to, may be otherwise now. Scripts are not."""
        self._sent += 1
        for key in [key for key, one in self._sites.get(home, {}).items() if not one.script]:
            self._drop(home, key)

    async def _asked(
        self, home: str, key: Key, request: Request, way: Way, one: _One | None, script: bool | None
    ) -> Exchange:
        asked = replace(request, headers=request.headers + conditions(one.answer)) if one is not None else request
        sent = self._sent
        fetched = await way(asked)
        answer = fetched.answer
        if one is not None and answer.status == 304 and len(fetched.exchanges) == 1:
            answer = replace(one.answer, headers=confirmed(one.answer, answer), started=answer.started)
        moved = len(fetched.exchanges) > 1
        script = _program(answer) if script is None else script
        seconds = usable_seconds(answer, script=script)
        self._drop(home, key)
        if seconds is not None and len(answer.body) <= MAX_BODY and (script or not (moved or sent != self._sent)):
            lean = replace(answer, request=request, raw=b"", head=b"", request_head=b"")
            self._put(home, key, _One(lean, answer.started + seconds, script))
        return answer

    # -- what is kept -----------------------------------------------------------------------------------------------

    def _found(self, home: str, key: Key) -> _One | None:
        """What is kept; it goes last."""
        answers = self._sites.get(home)
        one = answers.get(key) if answers is not None else None
        if answers is not None and one is not None:
            answers.move_to_end(key)
            self._sites.move_to_end(home)
        return one

    def _put(self, home: str, key: Key, one: _One) -> None:
        answers = self._sites.setdefault(home, OrderedDict())
        answers[key] = one
        self._bytes[home] = self._bytes.get(home, 0) + one.size
        self._all_bytes, self._all = self._all_bytes + one.size, self._all + 1
        self._sites.move_to_end(home)
        while len(answers) > MAX_SITE_ANSWERS or self._bytes[home] > MAX_SITE_BYTES:
            self._drop(home, next(iter(answers)))
        while self._all_bytes > MAX_BYTES or self._all > MAX_ANSWERS:
            oldest = next(iter(self._sites))
            self._drop(oldest, next(iter(self._sites[oldest])))

    def _drop(self, home: str, key: Key) -> None:
        answers = self._sites.get(home)
        one = answers.pop(key, None) if answers is not None else None
        if one is None:
            return
        self._bytes[home] -= one.size
        self._all_bytes, self._all = self._all_bytes - one.size, self._all - 1
        if not answers:
            del self._sites[home], self._bytes[home]


def _program(answer: Exchange) -> bool:
    kind = (answer.header("Content-Type") or "").partition(";")[0].strip().lower()
    return kind.endswith(_PROGRAMS)
