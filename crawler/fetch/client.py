"""The HTTP client: one request in, every exchange it took out.

Everything a server sends is bounded: the head, the body on the wire, the body decoded, the time of each phase, the
redirects. Redirects are followed here, one hop at a time, each canonicalised and checked like a first request.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from types import TracebackType

import aiohttp
from aiohttp import ClientResponse
from yarl import URL

from crawler.errors import FetchError, PermanentError, RefusedError
from crawler.fetch.address import (
    AddressPolicy,
    AnyAddress,
    GuardedResolver,
    PublicOnly,
    Resolver,
    SystemResolver,
    literal,
)
from crawler.fetch.allowance import Allowance
from crawler.fetch.body import codings, decoded
from crawler.fetch.connection import AddressedResponse, bounded
from crawler.fetch.cookies import Cookies, read_cookies
from crawler.fetch.failure import UNSENT, StaleConnection, failure
from crawler.fetch.redirects import STATUSES, as_written, following, is_credential, trusted
from crawler.fetch.settings import FetchSettings
from crawler.metrics import Counters
from crawler.models import Exchange, Fetched, Headers, Request
from crawler.urls import site

log = logging.getLogger(__name__)

_IDEMPOTENT = frozenset({"GET", "HEAD", "OPTIONS"})
_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


class HttpFetcher:
    """An asynchronous HTTP client for pages of strangers. Use as an async context manager.

    `resolver` looks names up, `policy` says which addresses may be connected to (default: by
    `settings.allow_private`), `cookies` holds the sessions, `allowance` how many requests may leave, `counters` gets
    `http_requests`, `http_responses`, `fetch_error_<reason>`, `fetch_truncated`, `content_encoding_*`,
    `cookie_*` and `fetch_stale_connection`.
    """

    def __init__(
        self,
        settings: FetchSettings | None = None,
        *,
        resolver: Resolver | None = None,
        policy: AddressPolicy | None = None,
        cookies: Cookies | None = None,
        counters: Counters | None = None,
        allowance: Allowance | None = None,
    ) -> None:
        self.settings = settings = settings or FetchSettings()
        self.counters = counters or Counters()
        self.allowance = allowance or Allowance()
        if cookies is None:
            given = read_cookies(settings.cookies_file) if settings.cookies_file else ()
            cookies = Cookies(given, counters=self.counters)
        self.cookies = cookies
        self._policy = policy or (AnyAddress() if settings.allow_private else PublicOnly())
        proxy_host = (URL(settings.proxy).raw_host or "") if settings.proxy else ""
        self._guard = GuardedResolver(
            resolver or SystemResolver(),
            self._policy,
            seconds=settings.connect_seconds,
            trusted=frozenset({proxy_host} - {""}),
        )
        self._open_headers = tuple(pair for pair in settings.headers if not is_credential(pair[0]))
        self._session: aiohttp.ClientSession | None = None
        self._timeout = aiohttp.ClientTimeout(
            total=None, sock_connect=settings.connect_seconds, sock_read=settings.read_seconds
        )

    async def __aenter__(self) -> HttpFetcher:
        settings = self.settings
        connector = bounded(
            aiohttp.TCPConnector(
                resolver=self._guard,
                use_dns_cache=settings.dns_seconds > 0,
                ttl_dns_cache=int(settings.dns_seconds) or None,
                limit=settings.connections,
                limit_per_host=settings.connections_per_host,
            ),
            settings.max_header_bytes,
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            headers={
                "User-Agent": settings.user_agent,
                "Accept": _ACCEPT,
                "Accept-Language": settings.languages,
                "Accept-Encoding": "gzip, deflate, br",
            },
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            timeout=self._timeout,
            response_class=AddressedResponse,
            max_line_size=min(settings.max_header_bytes, 16 << 10),
            max_field_size=min(settings.max_header_bytes, 64 << 10),
            max_headers=settings.max_header_lines,
        )
        # aiohttp would send a request again without a word; here every request is counted.
        self._session._retry_connection = False
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def fetch(self, request: Request, *, may: Callable[[str], Awaitable[None]] | None = None) -> Fetched:
        """Send `request`, follow its redirects, give back every exchange; a status of 400 or more is an answer too.

        `may` is awaited with the address of each redirect target and raises RefusedError where it must not be asked.
        Raises FetchError (RefusedError, TransientError, PermanentError) with `.exchanges`, the hops answered so far,
        `.partial`, the cut answer where a part came, and `.sent`, the number of requests sent.
        """
        exchanges: list[Exchange] = []
        home = site(request.url)
        url = request.url
        try:
            seen: set[tuple[str, str, str]] = set()
            while True:
                cookie = self.cookies.header(request.url, time.time())
                exchange = await self._exchange(request, cookie, at_home=not exchanges or trusted(url, {home}))
                exchanges.append(exchange)
                target = following(exchange)
                if target is None:
                    return Fetched(tuple(exchanges), url)
                seen.add((request.method, request.url, cookie))
                url = target.url
                if len(exchanges) > self.settings.max_redirects:
                    raise PermanentError(f"{request.url}: too many redirects", reason="too_many_redirects")
                request = self._unseen(exchange, target, seen)
                if may is not None:
                    await may(url)
        except FetchError as error:
            error.exchanges = tuple(exchanges)
            error.sent += len(exchanges)
            self.counters.add(f"fetch_error_{error.reason}")
            log.info("fetch failed reason=%s sent=%d %s", error.reason, error.sent, error)
            raise

    def confides(self, url: str) -> bool:
        """Whether requests to the site of `url` carry cookies of the user's, or headers that may be secret."""
        secret = len(self._open_headers) < len(self.settings.headers)
        return (secret and trusted(url, self.settings.credential_sites)) or self.cookies.given_to(url)

    async def addresses(self, url: str) -> list[str]:
        """The addresses that a request to `url` may connect to, for politeness; raises like `fetch`."""
        parts = URL(url, encoded=True)
        return await self._guard.addresses(parts.raw_host or "", parts.port or 80)

    def _unseen(self, exchange: Exchange, target: Request, seen: set[tuple[str, str, str]]) -> Request:
        """`target`, or the same in the server's own spelling where the canonical one leads in a circle."""
        cookie = self.cookies.header(target.url, time.time())
        if (target.method, target.url, cookie) not in seen:
            return target
        written = as_written(exchange)
        if written is not None and (target.method, written, cookie) not in seen:
            return replace(target, url=written)
        raise PermanentError(f"{exchange.request.url} redirects in a circle to {target.url}", reason="redirect_loop")

    async def _check(self, url: URL) -> None:
        """Raises RefusedError where the host is no place to go; names are checked when they are resolved."""
        if url.scheme not in ("http", "https"):
            raise RefusedError(f"{url} is no web address", reason="refused_scheme")
        host = url.raw_host or ""
        numeric = literal(host)
        if numeric is not None:
            if not self._policy.allows(numeric):
                raise RefusedError(f"{host} is not a public address", reason="refused_private")
        elif self.settings.proxy:
            # The proxy looks the name up; what we cannot resolve ourselves is left to it.
            try:
                await self._guard.addresses(host, url.port or 80)
            except FetchError as error:
                if error.reason != "dns":
                    raise

    def _headers(self, request: Request, cookie: str, *, at_home: bool) -> dict[str, str]:
        settings = self.settings
        own: Headers = settings.headers
        if own:
            known = trusted(request.url, settings.credential_sites) if settings.credential_sites else at_home
            own = own if known else self._open_headers
        headers = {"Cookie": cookie} if cookie else {}
        for name, value in (*own, *request.headers):
            if name.lower() == "cookie" and "Cookie" in headers:
                headers["Cookie"] += f"; {value}"
            elif name.lower() != "referer" or "Referer" not in headers:  # what the user wants to be said comes first
                headers[name.title()] = value
        return headers

    async def _exchange(self, request: Request, cookie: str, *, at_home: bool) -> Exchange:
        """One request and its answer. Raises FetchError."""
        try:
            url = URL(request.url, encoded=True)
        except ValueError as error:
            raise PermanentError(f"{request.url[:200]!r} is no address", reason="bad_url") from error
        await self._check(url)
        headers = self._headers(request, cookie, at_home=at_home)
        try:
            async with self.allowance.one():
                exchange = await self._send(request, url, headers)
        except StaleConnection as stale:
            self.counters.add("fetch_stale_connection")
            if request.method not in _IDEMPOTENT:
                raise _dead(stale, request.url, sent=1) from stale
            try:
                async with self.allowance.one():
                    exchange = await self._send(request, url, headers)
            except StaleConnection as again:
                raise _dead(again, request.url, sent=2) from again
        self.counters.add("http_responses")
        log.debug("fetched status=%d bytes=%d url=%s", exchange.status, len(exchange.raw), request.url)
        return exchange

    async def _send(self, request: Request, url: URL, headers: dict[str, str]) -> Exchange:
        assert self._session is not None, "HttpFetcher is used outside its async with block"
        settings = self.settings
        total = settings.total_seconds
        started = time.time()
        clock = asyncio.get_running_loop().time
        begun = clock()
        phase = "headers"
        pieces: list[bytes] = []
        cut = False
        response: ClientResponse | None = None
        problem: Exception | None = None
        try:
            async with asyncio.timeout(min(settings.connect_seconds + settings.headers_seconds, total)) as deadline:
                response = await self._session.request(
                    request.method,
                    url,
                    headers=headers,
                    data=request.body,
                    allow_redirects=False,
                    proxy=settings.proxy,
                )
                phase = "body"
                if not response.closed:
                    deadline.reschedule(begun + total)
                cut = await _read(response, pieces, self._room(response))
        except StaleConnection:
            self.counters.add("http_requests")
            raise
        except Exception as error:
            problem = error
        finally:
            if response is not None and (cut or problem is not None or not response.closed):
                response.close()
        if response is None:
            assert problem is not None
            raise self._unanswered(problem, request.url, phase) from problem
        self.counters.add("http_requests")
        # A stream that never ends is cut by the clock as it would be by its size: what came is the answer.
        endless = isinstance(problem, TimeoutError) and not isinstance(problem, aiohttp.SocketTimeoutError)
        exchange = self._answer(
            request,
            response,
            pieces[0] if len(pieces) == 1 else b"".join(pieces),
            started,
            clock() - begun,
            cut=cut or problem is not None,
        )
        if problem is None or (endless and pieces):
            return exchange
        raised = failure(problem, request.url, phase)
        raised.partial, raised.sent = exchange, 1
        raise raised from problem

    def _unanswered(self, problem: Exception, url: str, phase: str) -> FetchError:
        raised = failure(problem, url, phase)
        if raised.reason == "unexpected":
            log.warning("fetch met an unexpected error url=%s", url, exc_info=problem)
        if raised.reason not in UNSENT:
            raised.sent = 1
            self.counters.add("http_requests")
        return raised

    def _room(self, response: ClientResponse) -> int:
        """How many bytes of this answer's body are read from the wire."""
        settings = self.settings
        if response.status in STATUSES:
            return settings.max_redirect_body_bytes
        if "Content-Encoding" in response.headers:
            return settings.max_raw_bytes
        return min(settings.max_raw_bytes, settings.max_body_bytes)

    def _answer(
        self, request: Request, response: ClientResponse, raw: bytes, started: float, elapsed: float, *, cut: bool
    ) -> Exchange:
        """The exchange of a response whose body has been read, cookies taken."""
        headers = _headers(response.raw_headers)
        body = raw
        coded = response.headers.getall("Content-Encoding", None)
        if coded:
            applied, known = codings(coded)
            if not known:
                self.counters.add("content_encoding_unknown")
                log.info("unknown content encoding url=%s encoding=%r", request.url, coded[0][:100])
            if applied and raw:
                result = decoded(raw, applied, self.settings.max_body_bytes)
                body = result.body
                if result.problem and not cut:
                    self.counters.add(result.problem)
                    log.info("bad content encoding url=%s problem=%s", request.url, result.problem)
                cut = cut or result.truncated
        if len(body) > self.settings.max_body_bytes:
            body, cut = body[: self.settings.max_body_bytes], True
        if cut:
            self.counters.add("fetch_truncated")
            log.info("answer cut url=%s raw_bytes=%d body_bytes=%d", request.url, len(raw), len(body))
        set_cookies = response.headers.getall("Set-Cookie", None)
        if set_cookies:
            self.cookies.store(request.url, set_cookies, started + elapsed)
        return Exchange(
            request=request,
            status=response.status,
            headers=headers,
            body=body,
            raw=raw,
            head=_head(response),
            request_head=_request_head(response),
            address=response.peer if isinstance(response, AddressedResponse) else "",
            started=started,
            elapsed_seconds=elapsed,
            truncated=cut,
        )


def _dead(error: StaleConnection, url: str, *, sent: int) -> FetchError:
    raised = failure(error, url, "headers")
    raised.sent = sent
    return raised


async def _read(response: ClientResponse, pieces: list[bytes], room: int) -> bool:
    """Move the body into `pieces`, at most `room` bytes; whether there was more."""
    content = response.content
    while not content.at_eof():
        piece = await content.readany()
        room -= len(piece)
        if room < 0:
            pieces.append(piece[:room])
            return True
        pieces.append(piece)
    return False


def _headers(raw: Iterable[tuple[bytes, bytes]]) -> Headers:
    try:
        return tuple([(name.decode(), value.decode()) for name, value in raw])
    except UnicodeDecodeError:
        return tuple((name.decode("latin-1"), _text(value)) for name, value in raw)


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def _head(response: ClientResponse) -> bytes:
    """The status line and headers as received (aiohttp keeps names and values, not the white space around them)."""
    version = response.version or aiohttp.HttpVersion11
    reason = (response.reason or "").encode("utf-8", "surrogateescape")
    lines = [b"HTTP/%d.%d %d %s" % (version.major, version.minor, response.status, reason)]
    lines += [name + b": " + value for name, value in response.raw_headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _request_head(response: ClientResponse) -> bytes:
    """The request line and headers as sent."""
    info = response.request_info
    lines = [f"{info.method} {info.url.raw_path_qs} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in info.headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "replace")
