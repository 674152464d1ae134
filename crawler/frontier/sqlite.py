"""The frontier in one SQLite file: durable, embedded, the default.

Durability: WAL with `synchronous = NORMAL`. A committed transaction is in the operating system's hands, so it survives
the death of the process at any point. A power failure may take the last moments' transactions back, all of each and
always the newest first: the file stays whole, and the crawl does those steps again. Records and pages are synced before
the commit that depends on them, so nothing that was acknowledged is lost either way.

Calls run on the caller's thread: each is one short transaction (tens of microseconds), less than handing it to another
thread would cost. Several processes may use the same file; each transaction takes the write lock at its start.
"""

from __future__ import annotations

import json
import math
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from crawler.frontier.database import DONE, DROPPED, FAILED, LEASED, PENDING, UNLIMITED, WAITING, Changes, Database
from crawler.frontier.payload import decode, encode, json_bytes, key_hash
from crawler.frontier.protocol import Counts, Done, Entry, Lease, SiteStats, Stats, TaskState
from crawler.models import Task

_STATES: tuple[TaskState, ...] = ("pending", "leased", "waiting", "failed")
_OPEN = (
    "ready > 0 AND closed = 0 AND budget > 0 AND leased < max_leases AND (floor IS NULL OR EXISTS ("
    "SELECT 1 FROM tasks WHERE site = sites.id AND state = 0 AND priority >= floor))"
)


class SqliteFrontier:
    """A `Frontier` in the file `path`, made where it does not exist (raises `StoreError` where it cannot be).

    `max_attempts` counted retries, or `max_losses` leases lost to crashes, make a task failed.
    """

    def __init__(
        self, path: Path | str, *, max_attempts: int = 5, max_losses: int = 30, busy_seconds: float = 30.0
    ) -> None:
        self.max_attempts = max_attempts
        self.max_losses = max_losses
        self._db = Database(Path(path), busy_seconds)

    async def put(self, tasks: Sequence[Task]) -> int:
        """See `Frontier.put`."""
        if not tasks:
            return 0
        with self._db.transaction() as changes:
            return self._put(tasks, changes)

    def _put(self, tasks: Iterable[Task], changes: Changes) -> int:
        wanted: dict[int, Task] = {}
        for task in tasks:
            wanted.setdefault(key_hash(task.key), task)
        for number in self._known(wanted):
            del wanted[number]
        if not wanted:
            return 0
        first = self._db.numbers(len(wanted))
        seen, rows = [], []
        for identifier, (number, task) in enumerate(wanted.items(), first):
            site = self._db.site(task.site)
            seen.append((number, identifier))
            key = task.key.encode("utf-8", "surrogatepass")
            rows.append((identifier, site, task.kind, key, encode(task), _finite(task.priority)))
            changes.move(site, task.kind, PENDING, 1)
        self._db.executemany("INSERT INTO seen VALUES (?, ?)", seen)
        self._db.executemany(
            "INSERT INTO tasks (id, site, kind, key, payload, priority) VALUES (?, ?, ?, ?, ?, ?)", rows
        )
        return len(rows)

    def _known(self, numbers: Collection[int]) -> list[int]:
        rows = self._db.execute(
            "SELECT hash FROM json_each(?) CROSS JOIN seen ON hash = value", (json.dumps(list(numbers)),)
        )
        return [row[0] for row in rows]

    async def take(self, now: float, *, lease_seconds: float, limit: int = 1) -> list[Lease]:
        """See `Frontier.take`."""
        leases: list[Lease] = []
        with self._db.transaction() as changes:
            self._due(now, changes)
            while len(leases) < limit:
                lease = self._take(now, now + lease_seconds, changes)
                if lease is None:
                    break
                leases.append(lease)
        return leases

    def _take(self, now: float, expires: float, changes: Changes) -> Lease | None:
        db = self._db
        if changes.sites:  # tasks that came due count for the choice of the site
            changes.write(db)
            changes.sites, changes.counts = {}, {}
        row = db.row(
            f"SELECT id, name, delay, budget FROM sites WHERE {_OPEN} AND since <= ? ORDER BY since, turn LIMIT 1",
            (now,),
        )
        if row is None:
            return None
        site, name, delay, budget = row
        identifier, kind, key, payload, priority, attempts = db.row(
            "SELECT id, kind, key, payload, priority, attempts FROM tasks WHERE site = ? AND state = 0"
            " ORDER BY priority DESC, id LIMIT 1",
            (site,),
        )
        token = self._db.numbers(1)
        db.execute("UPDATE tasks SET state = 1, due = ?, token = ? WHERE id = ?", (expires, token, identifier))
        db.execute(
            "UPDATE sites SET ready = ready - 1, leased = leased + 1, since = ?, turn = ?, budget = ? WHERE id = ?",
            (now + delay, token, budget if budget == UNLIMITED else budget - 1, site),
        )
        changes.count(site, kind, PENDING, -1)
        changes.count(site, kind, LEASED, 1)
        task = decode(key.decode("utf-8", "surrogatepass"), name, kind, priority, payload)
        return Lease(task, identifier, token, expires, attempts + 1)

    def _due(self, now: float, changes: Changes) -> int:
        """Make pending what has come due: ended waits, and expired leases (the number of these)."""
        rows = self._db.execute("SELECT id, site, kind, state, losses FROM tasks WHERE due <= ?", (now,)).fetchall()
        lost = 0
        for identifier, site, kind, state, losses in rows:
            to, error = PENDING, None
            if state == LEASED:
                lost += 1
                losses += 1
                if losses >= self.max_losses:
                    to, error = FAILED, f"lost by {losses} workers that died or took too long"
            changes.move(site, kind, state, -1)
            changes.move(site, kind, to, 1)
            self._db.execute(
                "UPDATE tasks SET state = ?, due = NULL, losses = ?, error = coalesce(?, error) WHERE id = ?",
                (to, losses, error, identifier),
            )
        return lost

    async def commit(self, done: Sequence[Done], now: float) -> int:
        """See `Frontier.commit`."""
        finished = 0
        with self._db.transaction() as changes:
            for step in done:
                lease = step.lease
                row = self._db.row(
                    "DELETE FROM tasks WHERE id = ? AND token = ? RETURNING site, kind, state", (lease.id, lease.token)
                )
                if row is None:
                    continue
                site, kind, state = row
                changes.move(site, kind, state, -1)
                changes.count(site, kind, DONE, 1)
                finished += 1
                for name, value in step.state.items():
                    self._set_state(name, value)
            self._put((task for step in done for task in step.put), changes)
        return finished

    def _given_back(self, lease: Lease, changes: Changes) -> tuple[int, str] | None:
        """Site and kind of a task whose lease is still held and ends here."""
        row = self._db.row(
            "SELECT site, kind FROM tasks WHERE id = ? AND token = ? AND state = 1", (lease.id, lease.token)
        )
        if row is None:
            return None
        changes.move(row[0], row[1], LEASED, -1)
        return int(row[0]), str(row[1])

    async def retry(
        self, lease: Lease, *, not_before: float, error: str, now: float, count_attempt: bool = True
    ) -> bool:
        """See `Frontier.retry`."""
        with self._db.transaction() as changes:
            held = self._given_back(lease, changes)
            if held is None:
                return False
            attempts = lease.attempt if count_attempt else lease.attempt - 1
            failed = attempts >= self.max_attempts
            state = FAILED if failed else WAITING if not_before > now else PENDING
            changes.move(*held, state, 1)
            self._db.execute(
                "UPDATE tasks SET state = ?, due = ?, attempts = ?, error = ?, token = 0 WHERE id = ?",
                (state, not_before if state == WAITING else None, attempts, _text(error), lease.id),
            )
        return not failed

    async def hold(self, site: str, kinds: Collection[str], *, until: float, error: str, now: float) -> int:
        """See `Frontier.hold`."""
        if until <= now:
            return 0
        with self._db.transaction() as changes:
            number = self._db.site(site)
            held = self._db.execute(
                "UPDATE tasks SET state = 2, due = ?, error = ? WHERE site = ? AND state = 0"
                " AND kind IN (SELECT value FROM json_each(?)) RETURNING kind",
                (until, _text(error), number, json.dumps(sorted(kinds))),
            ).fetchall()
            for (kind,) in held:
                changes.move(number, kind, PENDING, -1)
                changes.move(number, kind, WAITING, 1)
        return len(held)

    async def release(self, lease: Lease) -> bool:
        """See `Frontier.release`."""
        with self._db.transaction() as changes:
            held = self._given_back(lease, changes)
            if held is None:
                return False
            changes.move(*held, PENDING, 1)
            self._db.execute("UPDATE tasks SET state = 0, due = NULL, token = 0 WHERE id = ?", (lease.id,))
            self._db.execute("UPDATE sites SET budget = budget + 1 WHERE id = ? AND budget < ?", (held[0], UNLIMITED))
        return True

    async def reclaim(self, now: float, *, everything: bool = False) -> int:
        """See `Frontier.reclaim`."""
        with self._db.transaction() as changes:
            if everything:
                self._db.execute("UPDATE tasks SET due = ? WHERE state = 1 AND due > ?", (now, now))
            return self._due(now, changes)

    async def next_ready(self, now: float) -> float | None:
        """See `Frontier.next_ready`."""
        with self._db.reading():
            site = self._db.row(f"SELECT since FROM sites WHERE {_OPEN} ORDER BY since LIMIT 1")
            task = self._db.row(
                "SELECT due FROM tasks JOIN sites ON sites.id = tasks.site WHERE due IS NOT NULL"
                " AND (state = 1 OR (closed = 0 AND budget > 0)) ORDER BY due LIMIT 1"
            )
        times = [row[0] for row in (site, task) if row is not None]
        return max(now, min(times)) if times else None

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
        """See `Frontier.configure`."""
        given = {
            "delay": delay,
            "since": ready_at,
            "max_leases": max_leases,
            "budget": None if budget is None else UNLIMITED if budget == math.inf else int(budget),
            "closed": closed,
            "floor": floor,
        }
        settings = {column: value for column, value in given.items() if value is not None}
        with self._db.transaction():
            number = self._db.site(site)
            for column, value in settings.items():
                self._db.execute(
                    f"UPDATE sites SET {column} = ? WHERE id = ?", (None if value == -math.inf else value, number)
                )

    async def drop(self, site: str, *, kinds: Collection[str] | None = None, prefix: str | None = None) -> int:
        """See `Frontier.drop`."""
        start = (prefix or "").encode("utf-8", "surrogatepass")
        with self._db.transaction() as changes:
            rows = self._db.execute(
                "DELETE FROM tasks WHERE site = (SELECT id FROM sites WHERE name = ?) AND state <> 1"
                " AND (? IS NULL OR kind IN (SELECT value FROM json_each(?))) AND substr(key, 1, ?) = ?"
                " RETURNING site, kind, state",
                (site, *[None if kinds is None else json.dumps(list(kinds))] * 2, len(start), start),
            ).fetchall()
            for number, kind, state in rows:
                changes.move(number, kind, state, -1)
                changes.count(number, kind, DROPPED, 1)
        return len(rows)

    async def reprioritise(self, site: str, priorities: Mapping[str, float]) -> int:
        """See `Frontier.reprioritise`."""
        found = 0
        with self._db.transaction():
            for key, priority in priorities.items():
                found += self._db.execute(
                    "UPDATE tasks SET priority = ? WHERE id = (SELECT task FROM seen WHERE hash = ?)"
                    " AND site = (SELECT id FROM sites WHERE name = ?) AND state IN (0, 2)",
                    (_finite(priority), key_hash(key), site),
                ).rowcount
        return found

    async def stats(self, now: float) -> Stats:
        """See `Frontier.stats`."""
        with self._db.reading():
            counts = self._db.execute("SELECT * FROM counts").fetchall()
            sites = self._db.execute(
                "SELECT id, name, since, delay, closed, budget, max_leases, floor FROM sites ORDER BY name"
            ).fetchall()
            waiting = self._db.row("SELECT count(*) FROM tasks WHERE due > ? AND state = 2", (now,))
        kinds: dict[str, Counts] = {}
        by_site: dict[int, dict[str, Counts]] = {}
        for site, kind, *numbers in counts:
            count = by_site.setdefault(site, {})[kind] = Counts(*numbers)
            kinds[kind] = kinds.get(kind, Counts()).plus(count)
        total = _total(kinds.values())
        return Stats(
            total.pending,
            total.leased,
            total.done,
            total.failed,
            total.dropped,
            waiting[0],
            kinds,
            {
                name: SiteStats(
                    _total(by_site.get(site, {}).values()),
                    by_site.get(site, {}),
                    since,
                    delay,
                    bool(closed),
                    None if budget == UNLIMITED else budget,
                    None if leases == UNLIMITED else leases,
                    floor,
                )
                for site, name, since, delay, closed, budget, leases, floor in sites
            },
        )

    async def seen(self, keys: Iterable[str]) -> set[str]:
        """See `Frontier.seen`."""
        hashes = {key: key_hash(key) for key in keys}
        with self._db.reading():
            known = set(self._known(hashes.values()))
        return {key for key, number in hashes.items() if number in known}

    async def tasks(self, site: str | None = None, state: TaskState | None = None) -> AsyncIterator[Entry]:
        """See `Frontier.tasks`."""
        wanted = None if state is None else _STATES.index(state)
        last = 0
        while True:
            with self._db.reading():
                rows = self._db.execute(
                    "SELECT tasks.id, name, kind, key, payload, priority, state, attempts, losses, due, error"
                    " FROM tasks JOIN sites ON sites.id = tasks.site"
                    " WHERE tasks.id > ? AND (? IS NULL OR name = ?) AND (? IS NULL OR state = ?)"
                    " ORDER BY tasks.id LIMIT 500",
                    (last, site, site, wanted, wanted),
                ).fetchall()
            if not rows:
                return
            last = rows[-1][0]
            for _, name, kind, key, payload, priority, number, attempts, losses, due, error in rows:
                task = decode(key.decode("utf-8", "surrogatepass"), name, kind, priority, payload)
                yield Entry(task, _STATES[number], attempts, losses, due, error)

    async def set_state(self, name: str, value: Any) -> None:
        """See `Frontier.set_state`."""
        with self._db.transaction():
            self._set_state(name, value)

    def _set_state(self, name: str, value: Any) -> None:
        self._db.execute("INSERT OR REPLACE INTO state VALUES (?, ?)", (name, json_bytes(value)))

    async def get_state(self, name: str) -> Any:
        """See `Frontier.get_state`."""
        with self._db.reading():
            row = self._db.row("SELECT value FROM state WHERE name = ?", (name,))
        return None if row is None else json.loads(row[0])

    async def states(self, prefix: str = "") -> dict[str, Any]:
        """See `Frontier.states`."""
        with self._db.reading():
            rows = self._db.execute(
                "SELECT name, value FROM state WHERE substr(name, 1, ?) = ? ORDER BY name", (len(prefix), prefix)
            ).fetchall()
        return {name: json.loads(value) for name, value in rows}

    async def close(self) -> None:
        """See `Frontier.close`."""
        self._db.close()


def _total(counts: Iterable[Counts]) -> Counts:
    total = Counts()
    for count in counts:
        total = total.plus(count)
    return total


def _finite(priority: float) -> float:
    """SQLite would store NaN as NULL."""
    return 0.0 if math.isnan(priority) else priority


def _text(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
