"""How long an answer may be used again without asking for it: RFC 9111, as a cache of one crawl reads it.

What a server says of its answer decides (max-age, Expires, a tenth of the time since it was changed). A client may take answers
that are somewhat older (its `max-stale`): we do so for files, told by a date of change that lies clearly before the answer,
for as long as we keep pages; never where the server demands to be asked. Whatever is for one reader alone is not kept.
"""

from __future__ import annotations

from datetime import UTC
from email.utils import parsedate_to_datetime
from math import inf

from crawler.models import Exchange, Headers

#: Seconds for which a file is taken though the server gave it less; most that a date of change is good for.
LENIENT, MAX_GUESSED = 600.0, 86_400.0
#: What says that there is nothing at an address.
_MISSING = frozenset((404, 410))
#: What was changed so many seconds before it was sent is a file, and not made for the answer.
SETTLED = 60.0
#: Most characters of a header, and directives of one, that are read.
MAX_HEADER, MAX_DIRECTIVES = 2_000, 40
#: Headers by which answers may differ: those that all our requests share, and those of pages, by which answers are kept apart.
_SHARED = frozenset({"accept-encoding", "accept-language", "user-agent"})
_TOLD = frozenset({"accept", "content-type", "origin"})


def usable_seconds(answer: Exchange, *, script: bool) -> float | None:
    """How long after it came an answer to a GET may be used again. 0: only once the server was asked whether it changed; None:
    not at all. A `script` is good for a whole crawl, unless it is not to be stored; that there is none is as long as a file."""
    told = _directives(answer)
    if answer.truncated or "no-store" in told:
        return None
    if answer.status in _MISSING and script:
        return LENIENT
    if answer.status != 200:
        return None
    if script:
        return inf
    vary = {name.strip().lower() for name in _joined(answer, "vary").split(",")} - {""}
    if "private" in told or answer.header("Set-Cookie") is not None or vary - _SHARED - _TOLD:
        return None
    seconds = _fresh(answer, told)
    return seconds if seconds > 0 or conditions(answer) else None


def conditions(answer: Exchange) -> Headers:
    """The headers that ask whether an answer is still what would be sent."""
    found = (("If-None-Match", answer.header("ETag")), ("If-Modified-Since", answer.header("Last-Modified")))
    return tuple((name, value) for name, value in found if value and len(value) <= MAX_HEADER)


def confirmed(answer: Exchange, said: Exchange) -> Headers:
    """The headers of a kept answer of which the server `said` that it did not change, with what it said anew."""
    anew = {name.lower() for name, _ in said.headers}
    return tuple(pair for pair in answer.headers if pair[0].lower() not in anew) + said.headers


def _fresh(answer: Exchange, told: dict[str, str]) -> float:
    if "no-cache" in told or (not told and "no-cache" in _joined(answer, "pragma").lower()):
        return 0.0
    sent, changed = _date(answer, "Date"), _date(answer, "Last-Modified")
    sent = answer.started if sent is None else sent
    unchanged = 0.0 if changed is None else max(0.0, sent - changed)
    if "max-age" in told:
        fresh = _number(told["max-age"])
    elif answer.header("Expires") is not None:
        ends = _date(answer, "Expires")
        fresh = 0.0 if ends is None else ends - sent
    else:
        fresh = min(MAX_GUESSED, unchanged / 10)
    fresh -= _number(answer.header("Age") or "0")
    if "must-revalidate" not in told and unchanged >= SETTLED:
        fresh = max(fresh, LENIENT)
    return max(0.0, fresh)


def _directives(answer: Exchange) -> dict[str, str]:
    """What Cache-Control says; the least of a number that is told twice, and of two that differ in kind the first."""
    found: dict[str, str] = {}
    for one in _joined(answer, "cache-control").split(",")[:MAX_DIRECTIVES]:
        name, _, value = one.strip().partition("=")
        name, value = name.strip().lower(), value.strip().strip('"')
        if name and (name not in found or _number(value) < _number(found[name])):
            found[name] = value
    return found


def _joined(answer: Exchange, name: str) -> str:
    return ",".join(value for key, value in answer.headers if key.lower() == name)[:MAX_HEADER]


def _number(text: str) -> float:
    """A number of seconds; 0 where it is none."""
    text = text.strip()
    return float(text) if text.isascii() and text.isdecimal() and len(text) <= 10 else 0.0


def _date(answer: Exchange, name: str) -> float | None:
    try:
        found = parsedate_to_datetime((answer.header(name) or "")[:100])
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, OverflowError, IndexError):
        return None
