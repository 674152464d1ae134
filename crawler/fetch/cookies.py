"""Cookies, kept per site in memory, host-only, bounded (RFC 6265 5.2–5.4).

A site here is a host with its port: cookies of `127.0.0.1:8001` never reach `127.0.0.1:8002`, those of `http://h/`
reach `https://h/`. A cookie's Domain must fit the host that sets it, but does not widen it to sibling hosts: so no
public suffix list is needed and nothing leaks between sites. Only cookies that the user gives may name a whole domain.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from email.utils import mktime_tz, parsedate_tz
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from crawler.errors import UsageError
from crawler.metrics import Counters

MAX_PER_SITE = 60
MAX_BYTES = 4096
MAX_SITES = 20_000
#: Most Set-Cookie headers of one answer that are looked at.
MAX_SET = 200
#: Longest Cookie header sent; servers refuse more than 8 KiB of headers.
MAX_HEADER_BYTES = 7_000
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_LOOPBACK = re.compile(r"(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])\Z")
_DATE_DASHES = re.compile(r"(?<=\d)-(?=[A-Za-z]{3}-)|(?<=[A-Za-z])-(?=\d)")


@dataclass(frozen=True, slots=True)
class Cookie:
    """One cookie. `expires` is a POSIX time, None for a session's; `domain` is set on the user's own cookies only, and
    `host_only` on those of them that do not go to hosts below it."""

    name: str
    value: str
    path: str = "/"
    secure: bool = False
    expires: float | None = None
    domain: str = ""
    host_only: bool = False


class Cookies:
    """All cookies of a crawl. Times are POSIX seconds, passed in."""

    def __init__(self, given: Iterable[Cookie] = (), *, counters: Counters | None = None) -> None:
        self._given = [cookie for cookie in given if len(cookie.name) + len(cookie.value) <= MAX_BYTES]
        self._sites: OrderedDict[str, dict[tuple[str, str], Cookie]] = OrderedDict()
        self._counters = counters or Counters()

    def __len__(self) -> int:
        return sum(map(len, self._sites.values()))

    def store(self, url: str, values: Iterable[str], now: float) -> None:
        """Take the Set-Cookie header values of an answer from `url`."""
        key, host, path, secure = _place(url)
        for count, value in enumerate(values):
            if count >= MAX_SET:
                self._counters.add("cookie_flood")
                break
            cookie = set_cookie(value, host, path, now, secure=secure)
            if cookie is None:
                self._counters.add("cookie_refused")
                continue
            jar = self._sites.get(key)
            if jar is None:
                jar = self._sites[key] = {}
                if len(self._sites) > MAX_SITES:
                    self._sites.popitem(last=False)
            jar.pop((cookie.name, cookie.path), None)
            if cookie.expires is not None and cookie.expires <= now:
                continue
            jar[cookie.name, cookie.path] = cookie
            if len(jar) > MAX_PER_SITE:
                self._counters.add("cookie_evicted")
                jar.pop(next(iter(jar)))

    def cookies_for(self, url: str, now: float) -> dict[str, str]:
        """Name → value of what a request to `url` carries; the longest path wins where a name is there twice."""
        if not self._sites and not self._given:
            return {}
        key, host, path, secure = _place(url)
        jar = self._sites.get(key)
        if jar is None and not self._given:
            return {}
        fitting = [
            cookie
            for cookie in [*self._given, *(jar or {}).values()]
            if (
                not cookie.domain
                or host == cookie.domain
                or (not cookie.host_only and _domain_fits(host, cookie.domain))
            )
            and (secure or not cookie.secure or _LOOPBACK.match(host))
            and (cookie.expires is None or cookie.expires > now)
            and _path_fits(path, cookie.path)
        ]
        fitting.sort(key=lambda cookie: len(cookie.path))
        return {cookie.name: cookie.value for cookie in fitting}

    def given_to(self, url: str) -> bool:
        """Whether some of the user's own cookies are for the host of `url`."""
        host = _place(url)[1]
        return any(not cookie.domain or _domain_fits(host, cookie.domain) for cookie in self._given)

    def header(self, url: str, now: float) -> str:
        """The Cookie header of a request to `url`, "" for none."""
        pairs = []
        room = MAX_HEADER_BYTES
        for name, value in self.cookies_for(url, now).items():
            pair = f"{name}={value}" if name else value
            room -= len(pair) + 2
            if room < 0:
                self._counters.add("cookie_header_full")
                break
            pairs.append(pair)
        return "; ".join(pairs)

    def forget(self, site: str) -> None:
        """Drop what `site` (or any URL of it) has set: a new session begins."""
        self._sites.pop(_place(site)[0], None)

    def state(self) -> dict[str, list[dict[str, Any]]]:
        """All cookies that sites have set, as plain JSON values, for a resumed crawl."""
        return {key: [asdict(cookie) for cookie in jar.values()] for key, jar in self._sites.items() if jar}

    def restore(self, state: Mapping[str, Iterable[Mapping[str, Any]]]) -> None:
        """Take back what `state` gave."""
        for key, cookies in state.items():
            jar = self._sites.setdefault(key, {})
            for fields in cookies:
                cookie = Cookie(**fields)
                jar[cookie.name, cookie.path] = cookie


def _place(url: str) -> tuple[str, str, str, bool]:
    """Store key, host, path and whether the connection is secure, of a canonical URL."""
    scheme, _, rest = url.partition("://")
    authority, _, path = rest.partition("/")
    host, colon, port = authority.rpartition(":")
    if not colon or not port.isdigit():
        host = authority
    return authority, host, "/" + path.partition("?")[0], scheme == "https"


def _domain_fits(host: str, domain: str) -> bool:
    return host == domain or host.endswith("." + domain)


def _path_fits(path: str, prefix: str) -> bool:
    return path == prefix or (path.startswith(prefix) and (prefix.endswith("/") or path[len(prefix)] == "/"))


def set_cookie(value: str, host: str, path: str, now: float, *, secure: bool) -> Cookie | None:
    """The cookie of one Set-Cookie value (RFC 6265 5.2), None where it is to be ignored."""
    if len(value) > 2 * MAX_BYTES:
        return None
    pair, *attributes = value.split(";")
    name, equals, content = pair.partition("=")
    name, content = (name.strip(" \t"), content.strip(" \t")) if equals else ("", name.strip(" \t"))
    if not (name or content) or len(name) + len(content) > MAX_BYTES:
        return None
    if _CONTROL.search(name) or _CONTROL.search(content):
        return None
    own_path = path.rpartition("/")[0] or "/"
    expires: float | None = None
    max_age: float | None = None
    only_secure = False
    for attribute in attributes[:20]:
        key, _, setting = attribute.partition("=")
        key, setting = key.strip().lower(), setting.strip()
        if key == "domain" and setting.strip("."):
            domain = setting.lstrip(".").lower()
            if not _domain_fits(host, domain):
                return None
        elif key == "path":
            own_path = setting if setting.startswith("/") else (path.rpartition("/")[0] or "/")
        elif key == "secure":
            only_secure = True
        elif key == "max-age" and re.fullmatch(r"-?\d{1,12}", setting):
            max_age = now + float(setting)
        elif key == "expires":
            expires = cookie_date(setting) if expires is None else expires
    if only_secure and not secure and not _LOOPBACK.match(host):
        return None
    return Cookie(name, content, own_path, only_secure, expires if max_age is None else max_age)


def cookie_date(text: str) -> float | None:
    """The POSIX time of an HTTP or cookie date, None where it is not one."""
    try:
        parsed = parsedate_tz(_DATE_DASHES.sub(" ", text[:60]))
        return None if parsed is None else float(mktime_tz(parsed))
    except (ValueError, OverflowError, IndexError, TypeError):
        return None


def read_cookies(path: str | Path) -> list[Cookie]:
    """The user's cookies from a Netscape `cookies.txt` or a JSON list of {name, value, domain, path, secure, expires}.

    Raises UsageError where the file cannot be read as either.
    """
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"the cookies file {path} cannot be read: {error}") from error
    if text.lstrip()[:1] in ("[", "{"):
        return _json_cookies(text, path)
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.removeprefix("#HttpOnly_")
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 7:
            raise UsageError(f"{path}, line {number}: a Netscape cookie has 7 fields separated by tabs")
        domain, below, cookie_path, only_secure, expires, name, value = parts
        when = float(expires) if re.fullmatch(r"\d+(\.\d+)?", expires) and float(expires) > 0 else None
        cookie = _own(name, value, domain, cookie_path, only_secure.upper() == "TRUE", when, f"{path}, {number}")
        found.append(replace(cookie, host_only=below.upper() == "FALSE"))
    return found


def _json_cookies(text: str, path: str | Path) -> list[Cookie]:
    try:
        entries = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"the cookies file {path} is not JSON: {error}") from error
    if isinstance(entries, dict):
        entries = entries.get("cookies")
    found = []
    for number, entry in enumerate(entries if isinstance(entries, list) else [None], 1):
        if not isinstance(entry, dict) or not all(isinstance(entry.get(key), str) for key in ("name", "value")):
            raise UsageError(f"the cookies file {path} must be a list of objects with name, value and domain")
        when = entry.get("expires", entry.get("expirationDate"))
        cookie = _own(
            entry["name"],
            entry["value"],
            str(entry.get("domain") or urlsplit(str(entry.get("url", ""))).hostname or ""),
            str(entry.get("path") or "/"),
            bool(entry.get("secure")),
            float(when) if isinstance(when, int | float) and when > 0 else None,
            f"{path}, cookie {number}",
        )
        found.append(replace(cookie, host_only=bool(entry.get("hostOnly"))))
    return found


def _own(name: str, value: str, domain: str, path: str, secure: bool, expires: float | None, where: str) -> Cookie:
    domain = domain.strip().lstrip(".").lower()
    if not domain or any(_CONTROL.search(text) or ";" in text for text in (name, value)):
        raise UsageError(f"{where}: a cookie needs a domain, and neither control characters nor ';' in it")
    return Cookie(name, value, path if path.startswith("/") else "/", secure, expires, domain)
