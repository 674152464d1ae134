"""One sample site: its pages, what it knows to be true, and the log of what it was sent."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import web

from samples import catalogue
from samples.catalogue import AUTHOR_SEPARATOR, Record
from samples.store import Store
from samples.truth import Value

LOGGED_ENTRIES = 200_000
_MOST_FIELDS = 1000

Pairs = list[tuple[str, str]]


@dataclass(slots=True)
class Entry:
    """One request a site received. `forbidden` names the decoy or the ground that should have been left alone."""

    site: str
    method: str
    path: str
    query: Pairs
    form: Pairs
    kind: str = "other"
    status: int = 0
    forbidden: str = ""
    user_agent: str = ""
    monotonic_seconds: float = field(default_factory=time.monotonic)

    def value(self, name: str, default: str = "") -> str:
        """The first value sent under this name, in the body or else in the query."""
        return next((value for key, value in (*self.form, *self.query) if key == name), default).strip()

    def number(self, name: str, default: int, least: int = 0) -> int:
        """The value sent under this name as a whole number of at least `least`; `default` where it is none."""
        text = self.value(name)
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else default
        return max(number, least)


class Log:
    """What arrived at all sites of one server, with counters that go on when old entries are dropped."""

    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=LOGGED_ENTRIES)
        self.forbidden: list[Entry] = []
        self.counts: Counter[tuple[str, str]] = Counter()

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def add(self, entry: Entry) -> None:
        """Count and keep one request."""
        self.entries.append(entry)
        self.counts[entry.site, entry.kind] += 1
        if entry.forbidden:
            self.forbidden.append(entry)


_ENTRY = web.RequestKey("entry", Entry)


@dataclass(frozen=True)
class Interface:
    """A query interface as its makers know it: `fields` maps a control's name to (label, attribute or None)."""

    page: str
    action: str
    method: str
    fields: Mapping[str, tuple[str, str | None]]


@dataclass(frozen=True)
class Plan:
    """What a server is asked to be: catalogue size and seed, limits, and how the traps behave."""

    size: int = 2000
    seed: int = 1
    cap: int = 1000
    slow_seconds: float = 2.0
    crawl_delay_seconds: float = 0.2
    retry_after_seconds: int = 1
    records: Sequence[Record] | None = None

    @property
    def _of_papers(self) -> bool:
        """Whether the records given are papers rather than books."""
        return any("venue" in one for one in self.records or ())

    @cached_property
    def catalogue(self) -> Sequence[Record]:
        """The books to serve: those given, or made-up ones."""
        return catalogue.books(self.size, self.seed) if self.records is None or self._of_papers else self.records

    @cached_property
    def papers(self) -> Sequence[Record]:
        """The papers to serve: those given, or made-up ones."""
        return self.records if self.records is not None and self._of_papers else catalogue.papers(self.size, self.seed)

    @cached_property
    def chinese_books(self) -> Sequence[Record]:
        """The books of a Chinese shop: those given, or made-up ones in Chinese."""
        return (
            catalogue.chinese_books(self.size, self.seed) if self.records is None or self._of_papers else self.records
        )

    @cached_property
    def books(self) -> Store:
        """The store of these books, shared by all sites of this plan that hold them."""
        return Store(self.catalogue, catalogue.BOOK_ATTRIBUTES)


Handler = Callable[[web.Request, Entry], Awaitable[web.StreamResponse]]


class Site:
    """A web application under one origin. Handlers get the request and its log entry and answer with a page."""

    def __init__(
        self, name: str, domain: str, *, page_size: int, cap: int | None = None, encoding: str = "utf-8"
    ) -> None:
        self.name, self.domain = name, domain
        #: Records on a result page by default, all sizes that can be chosen, and records listed per query at most.
        self.page_size, self.cap = page_size, cap
        self.page_sizes: tuple[int, ...] = (page_size,)
        self.encoding = encoding
        #: Set once the server listens.
        self.url = ""
        self.store: Store
        self._known: tuple[Callable[[], Sequence[int]], tuple[str, ...], str] = (tuple, (), "")
        self.interfaces: list[Interface] = []
        self.app = web.Application(middlewares=[self._middleware], client_max_size=4 * 2**20)
        self.log = Log()
        #: Asked before each page is made: an answer from it (a flaky 500, say) is sent instead.
        self.faults: list[Callable[[web.Request, Entry], web.StreamResponse | None]] = []
        self._posts: set[str] = set()

    def get(self, path: str, handler: Handler, kind: str = "other") -> None:
        """Answer GET (and HEAD) on `path`."""
        self.app.router.add_get(path, self._wrapped(handler, kind))

    def post(self, path: str, handler: Handler, kind: str = "result") -> None:
        """Answer POST on `path`; a POST anywhere else counts as forbidden."""
        self._posts.add(path)
        self.app.router.add_post(path, self._wrapped(handler, kind))

    def page(self, text: str, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
        """An HTML page in the site's encoding; characters outside it become character references."""
        response = web.Response(status=status, body=text.encode(self.encoding, "xmlcharrefreplace"), headers=headers)
        response.headers["Content-Type"] = f"text/html; charset={self.encoding}"
        return response

    def know(self, numbers: Callable[[], Sequence[int]], attributes: Sequence[str], number_as: str = "") -> None:
        """Let `truth` be these records with these displayed attributes (and the record's number as one of them)."""
        self._known = (numbers, tuple(attributes), number_as)

    @cached_property
    def truth(self) -> list[dict[str, Value]]:
        """The records that can be reached through the form: displayed attributes and `key`, missing values left out."""
        numbers, attributes, number_as = self._known
        every = list(numbers())
        rows = (row for start in range(0, len(every), 500) for row in self.store.rows(every[start : start + 500]))
        return [_true(row, attributes, number_as) for row in rows]

    def _wrapped(self, handler: Handler, kind: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def answer(request: web.Request) -> web.StreamResponse:
            entry = request[_ENTRY]
            entry.kind = kind
            for fault in self.faults:
                response = fault(request, entry)
                if response is not None:
                    entry.kind = "fault"
                    return response
            return await handler(request, entry)

        return answer

    @web.middleware
    async def _middleware(self, request: web.Request, handler: Any) -> web.StreamResponse:
        entry = request[_ENTRY] = await self._entry(request)
        try:
            response: web.StreamResponse = await handler(request)
        except web.HTTPException as error:
            if request.method == "POST" and request.path not in self._posts and not entry.forbidden:
                entry.forbidden = "unexpected POST"
            entry.status = error.status
            self.log.add(entry)
            raise
        entry.status = response.status
        self.log.add(entry)
        return response

    async def _entry(self, request: web.Request) -> Entry:
        entry = Entry(
            site=self.name,
            method=request.method,
            path=request.path,
            query=self._pairs(request.raw_path.partition("?")[2]),
            form=[],
            user_agent=request.headers.get("User-Agent", ""),
        )
        if request.method == "POST":
            if request.content_type == "multipart/form-data":
                entry.form = [(k, v if isinstance(v, str) else "(file)") for k, v in (await request.post()).items()]
            else:
                entry.form = self._pairs((await request.read()).decode("latin-1"))
        return entry

    def _pairs(self, text: str) -> Pairs:
        try:
            return parse_qsl(text, keep_blank_values=True, encoding=self.encoding, max_num_fields=_MOST_FIELDS)
        except ValueError:
            return []


def _true(row: Record, attributes: Sequence[str], number_as: str) -> dict[str, Value]:
    record: dict[str, Value] = {"key": row["id"]}
    if number_as:
        record[number_as] = row["id"]
    for name in attributes:
        names = row[name].split(AUTHOR_SEPARATOR) if name == "author" else []
        if row[name]:
            record[name] = names if len(names) > 1 else row[name]
    return record
