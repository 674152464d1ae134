"""An append-only file of JSON lines that survives its writer.

A line counts from its newline on. Rows are written with one system call straight to the operating system, so they
outlive the process from the return of `append`, and a power failure from the return of `sync`. What a dying writer
left of a last line is never read, and is cut off when the file is opened for appending.
"""

from __future__ import annotations

import fcntl
import json
import math
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from crawler.errors import StoreError

Row = dict[str, Any]

_CHUNK = 1 << 20
_MEND = "see to the permissions and the free space there, then the same command goes on"
_strict = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


class Journal:
    """The file `path`, open for appending by this process alone; raises `StoreError` where that cannot be."""

    def __init__(self, path: Path | str, *, create: bool = True) -> None:
        self.path = Path(path)
        try:
            if create:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            created = not self.path.exists()
            self._file = os.open(self.path, os.O_RDWR | os.O_CLOEXEC | (os.O_CREAT if create else 0), 0o666)
        except OSError as error:
            raise StoreError(f"the journal {self.path} cannot be opened: {error}; {_MEND}") from error
        try:
            if not locked(self._file) or not os.fstat(self._file).st_nlink:
                raise StoreError(f"the journal {self.path} is in use by another process; wait for it")
            self.size = _whole(self._file)
            os.ftruncate(self._file, self.size)
            if created:
                sync_folder(self.path.parent)
        except OSError as error:
            os.close(self._file)
            raise StoreError(f"the journal {self.path} cannot be opened: {error}; {_MEND}") from error
        except StoreError:
            os.close(self._file)
            raise

    def append(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write the rows, all or none of them. Numbers that JSON lacks become null, lone surrogates U+FFFD."""
        self.write(b"".join([encoded(row) for row in rows]))

    def write(self, data: bytes) -> None:
        """Append lines made by `encoded`, all or none of them."""
        try:
            write_all(self._file, data, self.size)
        except OSError as error:
            raise StoreError(f"the journal {self.path} could not be written: {error}; {_MEND}") from error
        self.size += len(data)

    def sync(self) -> None:
        """Wait until everything appended is on the disk."""
        try:
            os.fdatasync(self._file)
        except OSError as error:
            raise StoreError(f"the journal {self.path} could not be synced: {error}; {_MEND}") from error

    def close(self) -> None:
        """Sync and let go; further calls do nothing."""
        if self._file >= 0:
            try:
                self.sync()
            finally:
                os.close(self._file)
                self._file = -1

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Lines(Iterator[bytes]):
    """The whole lines of a journal that hold a JSON object, without their newline.

    `bad` counts the lines that do not; a torn last line is neither given nor counted. The file is read up to the size
    it has when reading starts. Iterating again goes on where it stopped.
    """

    def __init__(self, source: Path | str | IO[bytes]) -> None:
        self.bad = 0
        self.row: Row = {}
        self._lines = _lines(source)

    def __next__(self) -> bytes:
        for line in self._lines:
            try:
                row = json.loads(line)
            except (ValueError, RecursionError):
                row = None
            if isinstance(row, dict):
                self.row = row
                return line
            self.bad += 1
        raise StopIteration


class Rows(Iterator[Row]):
    """The rows of a journal; `bad` counts the lines that were none."""

    def __init__(self, source: Path | str | IO[bytes]) -> None:
        self._lines = Lines(source)

    @property
    def bad(self) -> int:
        """How many lines were no rows, so far."""
        return self._lines.bad

    def __next__(self) -> Row:
        next(self._lines)
        return self._lines.row


def read(path: Path | str) -> Rows:
    """The rows of the journal at `path`, whether or not somebody is writing it; raises `FileNotFoundError`."""
    return Rows(path)


def encoded(row: Mapping[str, Any]) -> bytes:
    """A row as one line of strict JSON that any parser accepts."""
    try:
        return _strict(row).encode() + b"\n"
    except ValueError:  # a number or a character that strict JSON in UTF-8 cannot hold
        return _strict(_plain(row)).encode() + b"\n"


def _plain(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {_plain(key): _plain(item) for key, item in value.items()}
    if isinstance(value, Iterable):
        return [_plain(item) for item in value]
    return value


def _lines(source: Path | str | IO[bytes]) -> Iterator[bytes]:
    if isinstance(source, Path | str):
        with open(source, "rb", buffering=0) as file:
            yield from _lines(file)
        return
    left = os.fstat(source.fileno()).st_size
    rest: list[bytes] = []
    while left > 0 and (chunk := source.read(min(_CHUNK, left))):
        left -= len(chunk)
        first, *more = chunk.split(b"\n")
        rest.append(first)
        if more:
            yield b"".join(rest)
            rest = [more.pop()]
            yield from more


def _whole(file: int) -> int:
    """The size up to and with the last newline."""
    end = os.fstat(file).st_size
    while end > 0:
        start = max(0, end - _CHUNK)
        found = os.pread(file, end - start, start).rfind(b"\n")
        if found >= 0:
            return start + found + 1
        end = start
    return 0


def write_all(file: int, data: bytes, offset: int) -> None:
    """Write at `offset`; when that fails midway, cut off what was written and raise the `OSError`."""
    view = memoryview(data)
    position = offset
    try:
        while view:
            written = os.pwrite(file, view, position)
            view = view[written:]
            position += written
    except BaseException:
        os.ftruncate(file, offset)
        raise


def locked(file: int) -> bool:
    """Take the file for this process (it is let go with the file, or with the process); False where another has it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def sync_folder(folder: Path) -> None:
    """Make names created, renamed or removed in a folder last through a power failure."""
    file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def timestamp(now: float) -> str:
    """A UTC POSIX time as ISO 8601 with seconds."""
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
