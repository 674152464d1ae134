"""When a server wants to be asked again."""

from __future__ import annotations

import re

from crawler.fetch.cookies import cookie_date
from crawler.models import Exchange

#: Longest wait, in seconds, that a server may impose on us.
MAX_RETRY_AFTER = 3600.0


def retry_after(exchange: Exchange, now: float) -> float | None:
    """Seconds from `now` (POSIX) that a Retry-After header asks to wait, capped at an hour; None where there is none.

    Both forms of RFC 9110 10.2.3 are read, a count of seconds and an HTTP date.
    """
    value = (exchange.header("retry-after") or "").strip()[:60]
    if not value:
        return None
    if re.fullmatch(r"\d{1,9}(\.\d{1,6})?", value):
        return min(float(value), MAX_RETRY_AFTER)
    when = cookie_date(value)
    return None if when is None else min(max(0.0, when - now), MAX_RETRY_AFTER)
