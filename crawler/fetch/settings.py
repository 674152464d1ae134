"""What a user may set about fetching; everything has a default that is safe on the open web."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from crawler import __version__
from crawler.errors import UsageError
from crawler.models import Headers
from crawler.settings import CrawlSettings
from crawler.urls import canonical, site

#: Where a site owner reads what this robot is; a deployment names its own page or address here.
CONTACT = "https://formdiver.example/robot"

#: Headers that say how a message is framed and where it goes: another value breaks the connection, or what is asked on it.
_OURS = frozenset(
    "host content-length transfer-encoding content-type content-encoding connection keep-alive te trailer upgrade expect".split()
)


def user_agent(contact: str = CONTACT) -> str:
    """The User-Agent: who we are, which version, where to complain."""
    return f"formdiver/{__version__} (+{contact})"


@dataclass(frozen=True, slots=True)
class FetchSettings:
    """Limits and identity of the HTTP client. Times in seconds, sizes in bytes.

    `connect_seconds` bounds DNS and the TCP and TLS handshakes each, `headers_seconds` the wait for the response's
    head, `read_seconds` the silence between two pieces of a body, `total_seconds` one request with its answer.
    `max_body_bytes` bounds the decoded body, `max_raw_bytes` what is read from the wire. `headers` go out with every
    request; those that may carry a secret only to `credential_sites` where any are named, and never to a site that a
    redirect chose. `dns_seconds` is how long a checked address is used again.
    """

    user_agent: str = field(default_factory=user_agent)
    connect_seconds: float = 15.0
    headers_seconds: float = 30.0
    read_seconds: float = 30.0
    total_seconds: float = 120.0
    max_body_bytes: int = 8 << 20
    max_raw_bytes: int = 8 << 20
    max_header_bytes: int = 256 << 10
    max_header_lines: int = 200
    max_redirects: int = 8
    max_redirect_body_bytes: int = 256 << 10
    allow_private: bool = False
    proxy: str | None = None
    headers: Headers = ()
    credential_sites: tuple[str, ...] = ()
    cookies_file: str | None = None
    connections: int = 100
    connections_per_host: int = 8
    dns_seconds: float = 300.0
    languages: str = "en;q=0.8, *;q=0.5"

    @classmethod
    def of(cls, settings: CrawlSettings, seeds: Iterable[str]) -> FetchSettings:
        """Those of a crawl; what is secret goes to the sites of its seeds alone."""
        return cls(
            user_agent=settings.user_agent or user_agent(),
            allow_private=settings.allow_private,
            proxy=settings.proxy,
            headers=settings.headers,
            credential_sites=tuple(sorted({site(url) for url in seeds})),
            cookies_file=str(settings.cookies_file) if settings.cookies_file else None,
            connections=settings.concurrency * 2,
            connections_per_host=settings.site_concurrency,
        )

    def __post_init__(self) -> None:
        """Raises UsageError for what could not work."""
        if self.proxy is not None and canonical(self.proxy) is None:
            raise UsageError(f"the proxy must be an http:// or https:// address, not {self.proxy!r}")
        for name, value in self.headers:
            if not name or any(c in name + value for c in "\r\n\0") or not name.isascii() or " " in name:
                raise UsageError(f"not a header: {name!r}: {value!r}")
            if name.lower() in _OURS:
                raise UsageError(f"{name} says how a request is sent, which formdiver sets itself; leave it out")
