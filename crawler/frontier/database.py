"""The file under `SqliteFrontier`: its opening, its transactions, and the counts that every change keeps true."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from crawler.errors import StoreError

PENDING, LEASED, WAITING, FAILED = range(4)
DONE, DROPPED = 2, 4  # columns of `Counts` that are no state
UNLIMITED = 2**63 - 1
#: Seconds between two tries to open a file that another process is making.
BUSY_WAIT_SECONDS = 0.01

_COLUMN = (0, 1, 0, 3)  # the column of `Counts` for each state
_APPLICATION = 0x464D4456  # "FMDV"
_VERSION = 2


class Changes:
    """What a transaction has moved, summed per site and kind, written once at its end."""

    def __init__(self) -> None:
        self.sites: dict[int, list[int]] = {}
        self.counts: dict[tuple[int, str], list[int]] = {}

    def count(self, site: int, kind: str, column: int, by: int) -> None:
        self.counts.setdefault((site, kind), [0, 0, 0, 0, 0])[column] += by

    def move(self, site: int, kind: str, state: int, by: int) -> None:
        """`by` tasks more in this state."""
        self.count(site, kind, _COLUMN[state], by)
        if state in (PENDING, LEASED):
            self.sites.setdefault(site, [0, 0])[state] += by

    def write(self, db: Database) -> None:
        moved = [(*numbers, site) for site, numbers in self.sites.items() if any(numbers)]
        if moved:
            db.executemany("UPDATE sites SET ready = ready + ?, leased = leased + ? WHERE id = ?", moved)
        counted = [(*key, *numbers) for key, numbers in self.counts.items() if any(numbers)]
        if counted:
            db.executemany(
                "INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
                " pending = pending + excluded.pending, leased = leased + excluded.leased,"
                " done = done + excluded.done, failed = failed + excluded.failed, dropped = dropped + excluded.dropped",
                counted,
            )


class Database:
    """One connection to the file `path`, made where it does not exist; raises `StoreError` where it cannot be used."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self.path = path
        self._sites: dict[str, int] = {}
        try:
            self._db = _opened(path, busy_seconds)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(
                f"the frontier {path} cannot be used: {error}; see to the folder's permissions and free space, or give another "
                "--out, or --fresh to begin anew"
            ) from error
        self.execute = self._db.execute
        self.executemany = self._db.executemany

    @contextmanager
    def transaction(self) -> Iterator[Changes]:
        """Everything inside happens or nothing does; the write lock is held from the start."""
        changes = Changes()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield changes
            changes.write(self)
            self._db.execute("COMMIT")
        except BaseException as error:
            self._sites.clear()
            if isinstance(error, sqlite3.ProgrammingError):
                raise StoreError(f"the frontier {self.path} is closed or used from another thread: {error}") from error
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise StoreError(
                    f"the frontier {self.path} could not be written: {error}; see to the permissions and the free space there, "
                    "then the same command goes on"
                ) from error
            raise

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What is read inside, once."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(
                f"the frontier {self.path} could not be read: {error}; give another --out, or --fresh to begin anew"
            ) from error

    def row(self, statement: str, values: tuple[Any, ...] = ()) -> Any:
        """The first row of a result, None where there is none; the statement is finished."""
        rows = self._db.execute(statement, values).fetchmany(2)
        return rows[0] if rows else None

    def numbers(self, many: int) -> int:
        """Reserve `many` numbers, never given before; the first of them."""
        row = self.row("UPDATE counter SET last = last + ? RETURNING last", (many,))
        return int(row[0]) - many + 1

    def site(self, name: str) -> int:
        """The number of a site, a new one where it has none; inside a transaction."""
        number = self._sites.get(name)
        if number is None:
            row = self.row("SELECT id FROM sites WHERE name = ?", (name,))
            if row is None:
                turn = self.numbers(1)
                row = self.row("INSERT INTO sites (name, turn) VALUES (?, ?) RETURNING id", (name, turn))
            number = self._sites[name] = int(row[0])
        return number

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


def _write_ahead(db: sqlite3.Connection, busy_seconds: float) -> None:
    """Switch to a write-ahead log. Where two processes make the file at the same time, SQLite refuses one of them at
    once, whatever the busy time-out says, so it is asked again."""
    until = time.monotonic() + busy_seconds
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() >= until:
                raise
            time.sleep(BUSY_WAIT_SECONDS)


def _opened(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """The database, with its tables; another program's file or another version's is an error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
    try:
        _write_ahead(db, busy_seconds)
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA cache_size = -32000")  # KiB
        db.execute("PRAGMA wal_autocheckpoint = 4000")  # pages: a checkpoint syncs, so let it be seldom
        db.execute("BEGIN IMMEDIATE")
        application, version = (
            db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
        )
        if application == 0 and not db.execute("SELECT 1 FROM sqlite_schema").fetchone():
            for statement in _statements(resources.files("crawler.frontier").joinpath("schema.sql").read_text("utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {_APPLICATION}")
            db.execute(f"PRAGMA user_version = {_VERSION}")
        elif (application, version) != (_APPLICATION, _VERSION):
            raise sqlite3.DatabaseError("it is not a frontier of this version of formdiver")
        db.execute("COMMIT")
    except BaseException:
        db.close()
        raise
    return db


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one, so that they can share a transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
