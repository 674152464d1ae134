"""What is to be fetched, kept safe: the promise that every frontier gives, whatever it is stored in.

The life of a URL. A link found on a page becomes a `Task` with a key. `put` looks the key up among all keys ever put;
a key seen before is forgotten at once, so a URL enters the frontier at most once in the life of a crawl. A new task is
*pending* and waits in the queue of its site.

A worker asks `take`. The frontier chooses the site first: of the sites that are open (not closed, budget left, fewer
leases out than allowed, something pending) and ready (their `ready_at` has come), the one that has waited longest. Then
it takes that site's best task: highest priority, and of equals the one that came first. The task is now *leased*: until
the lease expires nobody else gets it. Where the site has a delay, its next `ready_at` is now + delay.

The worker fetches, analyses, and writes what it found to the archive and the records. Then it says `commit`: in one
transaction the task is *done* and gone, its children are pending, and the state that belongs to the step is stored.
Three other ends are possible. `retry` puts the task aside until `not_before` (429, time-out); after `max_attempts`
counted attempts it is *failed* and stays for inspection with its last error. `release` gives it back as if nothing had
been. And when the worker dies, the lease expires and the task is pending again; a task whose leases are lost again and
again (a page that kills every worker) fails after `max_losses`.

So a task is worked on at least once, and now and then twice: after a crash, or when a lease expires under a slow
worker. Effects must be idempotent, and are: children are put by key, records merge by identity, the archive may hold a
page twice. A worker that commits after its lease has passed to another finishes nothing, but its children count.

Every call is one Lua script or one SQL transaction, and the clock is always passed in (`now`, UTC POSIX seconds), so
implementations can be held against each other in tests.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from crawler.models import Task

#: Where a task is in its life; done tasks are gone, so they have no state.
TaskState = Literal["pending", "waiting", "leased", "failed"]


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to work on a task until `expires`.

    `token` differs for every lease ever given; `id` finds the task again in its store. `attempt` counts from 1 and
    `expires` is a UTC POSIX time.
    """

    task: Task
    id: int
    token: int
    expires: float
    attempt: int = 1


@dataclass(frozen=True, slots=True)
class Done:
    """What finishing a task brings: its children, and named JSON values to store in the same transaction.

    `state` is written only while the lease is still held (or expired but not taken by another), so that a count kept
    there is exact; `put` is idempotent and always happens.
    """

    lease: Lease
    put: tuple[Task, ...] = ()
    state: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """A task as it lies in the frontier. `due`: when it may be taken (waiting) or its lease expires (leased)."""

    task: Task
    state: TaskState
    attempts: int = 0
    losses: int = 0
    due: float | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of tasks by state. `pending` includes those that wait for a retry."""

    pending: int = 0
    leased: int = 0
    done: int = 0
    failed: int = 0
    dropped: int = 0

    @property
    def put(self) -> int:
        """How many tasks ever entered."""
        return self.pending + self.leased + self.done + self.failed + self.dropped

    def plus(self, other: Counts) -> Counts:
        """The sums of both."""
        return Counts(
            self.pending + other.pending,
            self.leased + other.leased,
            self.done + other.done,
            self.failed + other.failed,
            self.dropped + other.dropped,
        )


@dataclass(frozen=True, slots=True)
class SiteStats:
    """One site: its tasks in all and by kind, and its settings. `budget` is what is left, None where unlimited;
    `floor` the least priority that may be taken, None where any."""

    total: Counts
    kinds: Mapping[str, Counts]
    ready_at: float
    delay: float
    closed: bool
    budget: int | None
    max_leases: int | None
    floor: float | None


@dataclass(frozen=True, slots=True)
class Stats:
    """The whole frontier at one moment. `pending` includes `waiting`, the tasks set aside for a retry."""

    pending: int
    leased: int
    done: int
    failed: int
    dropped: int
    waiting: int
    kinds: Mapping[str, Counts]
    sites: Mapping[str, SiteStats]


class Frontier(Protocol):
    """The promise; see the module for the life of a URL. Every method raises `StoreError` when the store fails."""

    async def put(self, tasks: Sequence[Task]) -> int:
        """Queue the tasks whose keys were never put before; the number of those."""
        ...

    async def take(self, now: float, *, lease_seconds: float, limit: int = 1) -> list[Lease]:
        """Lease up to `limit` tasks of ready sites, one site after the other; empty when no site is ready."""
        ...

    async def commit(self, done: Sequence[Done], now: float) -> int:
        """Finish tasks, put their children and store their state, all or nothing; the number of tasks finished.

        A lease that has since passed to another (or was committed before) finishes nothing and stores no state, but its
        children are put.
        """
        ...

    async def retry(
        self, lease: Lease, *, not_before: float, error: str, now: float, count_attempt: bool = True
    ) -> bool:
        """Set the task aside until `not_before`; False where it failed for good instead, or the lease was lost."""
        ...

    async def hold(self, site: str, kinds: Collection[str], *, until: float, error: str, now: float) -> int:
        """Set aside until `until` all of a site's pending tasks of these kinds, in one step; their number. No attempt is
        counted, and what is put afterwards is not held."""
        ...

    async def release(self, lease: Lease) -> bool:
        """Give the task back unchanged, and its unit of budget; False where the lease was lost."""
        ...

    async def reclaim(self, now: float, *, everything: bool = False) -> int:
        """Make tasks of expired leases pending again; their number. `take` does so too.

        With `everything`, leases that have not expired as well: right at the start of the only process.
        """
        ...

    async def next_ready(self, now: float) -> float | None:
        """When `take` may next succeed: `now` if at once, else the earliest time anything changes by itself.

        None when nothing is leased and nothing can ever be taken as things stand (nothing pending, or only what is held
        back, at closed sites and at sites without budget).
        """
        ...

    async def configure(
        self,
        site: str,
        *,
        delay: float | None = None,
        ready_at: float | None = None,
        max_leases: int | None = None,
        budget: float | None = None,
        closed: bool | None = None,
        floor: float | None = None,
    ) -> None:
        """Set what is given (None: leave as it is), also for a site not yet met.

        `delay` is in seconds between takes; `ready_at` a UTC POSIX time before which nothing is taken; `budget` the
        number of tasks that may still be taken (`math.inf`: no limit); tasks of a priority below `floor` are held
        back (`-math.inf`: none).
        """
        ...

    async def drop(self, site: str, *, kinds: Collection[str] | None = None, prefix: str | None = None) -> int:
        """Remove a site's tasks that are not leased, of these kinds and with keys of this prefix; their number.

        They stay seen: what was dropped does not come back.
        """
        ...

    async def reprioritise(self, site: str, priorities: Mapping[str, float]) -> int:
        """Give queued tasks, named by key, new priorities; the number of tasks found."""
        ...

    async def stats(self, now: float) -> Stats:
        """Counts in all, per site and per kind."""
        ...

    async def seen(self, keys: Iterable[str]) -> set[str]:
        """Those of the keys that were ever put."""
        ...

    def tasks(self, site: str | None = None, state: TaskState | None = None) -> AsyncIterator[Entry]:
        """What lies in the frontier, oldest first, for inspection; not a snapshot."""
        ...

    async def set_state(self, name: str, value: Any) -> None:
        """Store a small JSON value under a name."""
        ...

    async def get_state(self, name: str) -> Any:
        """The value stored last, None where there is none."""
        ...

    async def states(self, prefix: str = "") -> dict[str, Any]:
        """All stored values whose names start so."""
        ...

    async def close(self) -> None:
        """Let go of the store; leases stay as they are."""
        ...
