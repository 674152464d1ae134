"""Where a redirect leads, and what is sent there (RFC 9110 15.4, and what browsers do)."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urldefrag, urljoin

from crawler.errors import PermanentError, RefusedError
from crawler.models import Exchange, Headers, Request
from crawler.urls import canonical, same_host, site

STATUSES = frozenset({301, 302, 303, 307, 308})
#: Headers that describe a body, dropped with it.
_OF_BODY = frozenset({"content-type", "content-length", "content-encoding", "content-language", "origin"})
#: Headers that say nothing of who asks, or from where; every other one may carry a secret.
_HARMLESS = frozenset(
    "accept accept-charset accept-encoding accept-language cache-control content-encoding content-language "
    "content-length content-type dnt from origin pragma priority save-data sec-gpc te "
    "upgrade-insecure-requests user-agent x-requested-with".split()
)


def is_credential(name: str) -> bool:
    """Whether a request header may carry a secret: whatever is not known to be harmless."""
    return name.lower() not in _HARMLESS


def trusted(url: str, sites: Collection[str]) -> bool:
    """Whether `url` belongs to one of the sites, or to the encrypted side of one of them."""
    own = site(url)
    return own in sites or (own.startswith("https://") and f"http://{own.removeprefix('https://')}" in sites)


def following(exchange: Exchange) -> Request | None:
    """The request that a redirect asks for, None where `exchange` is not one.

    301, 302 and 303 turn all but HEAD into GET without a body, 307 and 308 repeat the request. Raises PermanentError
    (`bad_redirect`) where the target is no http or https address, RefusedError (`refused_post`) where a request with a
    body would be repeated at another host: that would submit a form there which nobody has looked at.
    """
    if exchange.status not in STATUSES:
        return None
    location = exchange.header("location")
    if location is None or not location.strip():
        return None
    request = exchange.request
    target = canonical(location, request.url, sessions=True)
    if target is None:
        raise PermanentError(f"{request.url} redirects to {location[:200]!r}, no web address", reason="bad_redirect")
    method, body, headers = request.method, request.body, request.headers
    if exchange.status in (301, 302, 303) and method != "HEAD":
        method, body = "GET", None
        headers = _without(headers, _OF_BODY)
    if method not in ("GET", "HEAD") and not same_host(target, request.url):
        raise RefusedError(f"{request.url} passes a {method} on to {target}", reason="refused_post")
    if not trusted(target, {site(request.url)}):
        headers = tuple(pair for pair in headers if not is_credential(pair[0]))
    return Request(target, method, body, headers)


def as_written(exchange: Exchange) -> str | None:
    """The target in the server's own spelling, for servers that redirect until they see exactly that."""
    location = (exchange.header("location") or "").strip()
    if not location.isascii() or not location.isprintable() or any(c in ' <>"' for c in location):
        return None
    try:
        target = urldefrag(urljoin(exchange.request.url, location)).url
    except ValueError:
        return None
    plain = canonical(target)
    return target if plain is not None and site(target) == site(plain) else None


def _without(headers: Headers, names: frozenset[str]) -> Headers:
    return tuple(pair for pair in headers if pair[0].lower() not in names)
