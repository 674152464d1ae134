"""What a crawl has come to, and the writing of it in an order that survives any interruption."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.archive import Archive
from crawler.frontier import Done, Frontier, Lease
from crawler.harvest import Effects
from crawler.journal import Journal
from crawler.records import RecordStore


@dataclass
class Totals:
    """The figures of a crawl, kept with the frontier so that a resumed crawl counts on."""

    requests: int = 0
    result_requests: int = 0
    queries: int = 0
    queries_with_records: int = 0
    records: int = 0
    pages: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(("link", "form", "result", "detail", "other"), 0)
    )
    interfaces: int = 0
    refused_forms: int = 0
    elapsed_seconds: float = 0.0

    def state(self) -> dict[str, Any]:
        """JSON-able copy."""
        return {**self.__dict__, "pages": dict(self.pages)}

    @classmethod
    def restored(cls, state: Mapping[str, Any] | None) -> Totals:
        """The totals stored by an earlier run."""
        return cls(**{name: value for name, value in (state or {}).items() if name in cls.__dataclass_fields__})


@dataclass
class Outcome:
    """What one finished task leaves to be written."""

    lease: Lease
    effects: Effects
    site: str


class Committer:
    """Writes outcomes, many at a time: archive, records and events are synced first, then the frontier commits."""

    def __init__(
        self, frontier: Frontier, archive: Archive, records: RecordStore, events: Journal, state: Callable[[], Any]
    ) -> None:
        self._frontier, self._archive, self._records, self._events = frontier, archive, records, events
        self._state = state
        self._waiting: list[Outcome] = []
        self._wake = asyncio.Event()
        self.changed = asyncio.Event()
        self.writing = 0
        self._closing = False

    @property
    def idle(self) -> bool:
        """Nothing is waiting to be written."""
        return not self._waiting and not self.writing

    def add(self, outcome: Outcome) -> None:
        """Hand in a finished task."""
        self._waiting.append(outcome)
        self._wake.set()

    async def run(self, now: Callable[[], float]) -> None:
        """Write until `close`, and then to its end what was begun: what stands in the events must leave the frontier."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            await self.flush(now())

    def close(self) -> None:
        """Let `run` end."""
        self._closing = True
        self._wake.set()

    async def flush(self, now: float) -> None:
        """Write everything handed in so far."""
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        self.writing = len(batch)
        try:
            self._records.append([row.data for outcome in batch for row in outcome.effects.rows])
            self._events.append([outcome.effects.event for outcome in batch if outcome.effects.event])
            await asyncio.to_thread(self._sync)
            done = [Done(outcome.lease, tuple(outcome.effects.tasks)) for outcome in batch]
            done[-1] = Done(done[-1].lease, done[-1].put, {"crawl": self._state()})
            await self._frontier.commit(done, now)
            for outcome in batch:
                if outcome.effects.floor is not None:
                    await self._frontier.configure(outcome.site, floor=outcome.effects.floor)
                if outcome.effects.priorities:
                    await self._frontier.reprioritise(outcome.site, outcome.effects.priorities)
                if outcome.effects.drop:
                    await self._frontier.drop(outcome.site, kinds=outcome.effects.drop)
        finally:
            self.writing = 0
        self.changed.set()

    def _sync(self) -> None:
        self._archive.sync()
        self._records.sync()
        self._events.sync()
