"""How many requests may still be sent: a budget that holds where tasks send more than one each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from crawler.errors import FetchError
from crawler.fetch.failure import UNSENT


class Allowance:
    """Counts the requests that leave, at most `left` (None: any number). `sent` are those that left or are about to,
    `under_way` those without an answer, `waiting` those that came when none was left: they wait until they are cancelled, so
    that whoever sends them is given back as if interrupted. `on_spent` is called for each of these."""

    def __init__(self, left: int | None = None, on_spent: Callable[[], None] | None = None) -> None:
        self.left = left
        self.sent = self.under_way = self.waiting = 0
        self._on_spent = on_spent

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """The time of one request. What fails before it left is not counted."""
        if self.left == 0:
            await self._never()
        self._count(1)
        self.under_way += 1
        try:
            yield
        except FetchError as error:
            if error.reason in UNSENT:
                self._count(-1)
            raise
        finally:
            self.under_way -= 1

    def _count(self, by: int) -> None:
        self.sent += by
        if self.left is not None:
            self.left -= by

    async def _never(self) -> None:
        self.waiting += 1
        try:
            if self._on_spent is not None:
                self._on_spent()
            await asyncio.get_running_loop().create_future()
        finally:
            self.waiting -= 1
