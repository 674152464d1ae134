"""Every error formdiver raises on purpose, one class for each real situation.

FormdiverError
├── UsageError            the user asked for something that cannot be (exit code 2)
├── FetchError            a request gave no usable answer
│   ├── RefusedError      we declined: robots, private address, scheme, budget; never retried
│   ├── TransientError    worth another try later (time-out, reset, 429, 5xx)
│   └── PermanentError    the same request will fail again (bad URL, redirect loop, too large)
├── StoreError            the output folder cannot be read or written
└── MissingExtraError     an optional package is needed for this
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crawler.models import Exchange


class FormdiverError(Exception):
    """Base of all errors raised on purpose; its text says what happened and what to do next."""


class UsageError(FormdiverError):
    """What was asked for cannot be done as asked."""


class FetchError(FormdiverError):
    """A request gave no usable answer. `reason` is a short stable word for counters and logs.

    `exchanges` are the redirect hops answered before it, `partial` the cut answer where part of one came, `sent` the
    number of HTTP requests that left for the network.
    """

    exchanges: tuple[Exchange, ...] = ()
    partial: Exchange | None = None
    sent: int = 0

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class RefusedError(FetchError):
    """formdiver declined to send the request (robots, private address, scheme)."""


class TransientError(FetchError):
    """The request may succeed later; `retry_after` is in seconds where the server named one."""

    def __init__(self, message: str, *, reason: str, retry_after: float | None = None) -> None:
        super().__init__(message, reason=reason)
        self.retry_after = retry_after


class PermanentError(FetchError):
    """The same request would fail again."""


class StoreError(FormdiverError):
    """The output folder cannot be read or written."""


class MissingExtraError(FormdiverError):
    """An optional package is not installed; the text names the extra that brings it."""
