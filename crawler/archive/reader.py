"""Pages back out of the archive: one by its location, or all of a list of files."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from crawler.archive.members import MAX_MEMBER, member, next_magic
from crawler.archive.warc import WarcRecord, header_lines, parsed
from crawler.errors import StoreError
from crawler.fetch.body import codings, decoded
from crawler.models import Headers, Location

#: Decoded bodies are cut here: a small record may stand for gigabytes.
MAX_BODY = 256 << 20
_STATUS = re.compile(rb"HTTP/\d(?:\.\d)?\s+(\d{3})")


@dataclass(frozen=True, slots=True)
class Archived:
    """An answer from the archive. `body` is decoded; `started` a UTC POSIX time; `status` 0 where none was sent."""

    location: Location
    url: str
    status: int
    headers: Headers
    body: bytes
    started: float
    truncated: bool

    def header(self, name: str) -> str | None:
        """The first value of a response header, names compared without case."""
        wanted = name.lower()
        return next((value for key, value in self.headers if key.lower() == wanted), None)


def read(folder: Path, location: Location, *, limit: int = MAX_BODY) -> Archived:
    """The answer at a location; raises `StoreError` where there is none."""
    if Path(location.file).name != location.file:
        raise StoreError(f"{location.file!r} is not the name of an archive file")
    try:
        file = os.open(folder / location.file, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise StoreError(f"the archive file {folder / location.file} cannot be read: {error}") from error
    try:
        found = member(file, location.offset) if location.offset >= 0 else None
    except (OSError, OverflowError):
        found = None
    finally:
        os.close(file)
    record = parsed(location, found[0]) if found else None
    if record is not None and record.type == "resource":
        return drawn(record, limit=limit)
    if record is None or record.type != "response":
        raise StoreError(f"the archive file {location.file} holds no answer at {location.offset}")
    return answer(record, limit=limit)


def answer(record: WarcRecord, *, limit: int = MAX_BODY) -> Archived:
    """What a response record holds, its content coding undone."""
    head, _, raw = record.block.partition(b"\r\n\r\n")
    status, *lines = head.split(b"\r\n") if b"\r\n" in head else head.split(b"\n")
    headers = header_lines(lines)
    applied, _ = codings([value for name, value in headers if name.lower() == "content-encoding"])
    body = decoded(raw, applied, limit)
    found = _STATUS.match(status)
    return Archived(
        record.location,
        record.url,
        int(found[1]) if found else 0,
        headers,
        body.body,
        _moment(record.header("WARC-Date") or ""),
        body.truncated or record.header("WARC-Truncated") is not None,
    )


def drawn(record: WarcRecord, *, limit: int = MAX_BODY) -> Archived:
    """What a resource record holds: a page as it was drawn, which no server sent so."""
    return Archived(
        record.location,
        record.url,
        200,
        (("Content-Type", record.header("Content-Type") or "text/html; charset=utf-8"),),
        record.block[:limit],
        _moment(record.header("WARC-Date") or ""),
        len(record.block) > limit or record.header("WARC-Truncated") is not None,
    )


class Stretch(Iterator[WarcRecord]):
    """The records of an open file, one gzip member each, that start in [start, end); `name` is what they are said to
    lie in. What is broken is skipped up to the next whole record, and `broken` counts the places where that was so, a
    torn end included; but what precedes the first record of a stretch in the middle of a file is the stretch before's.
    """

    def __init__(
        self, file: int, name: str, *, start: int = 0, end: int | None = None, limit: int = MAX_MEMBER
    ) -> None:
        self.broken = 0
        self._file = file
        self._name = name
        self._offset = start
        self._end = os.fstat(file).st_size if end is None else end
        self._limit = limit
        self._lost = start > 0

    def __next__(self) -> WarcRecord:
        while 0 <= self._offset < self._end:
            start = self._offset
            found = member(self._file, start, limit=self._limit)
            record = parsed(Location(self._name, start), found[0]) if found is not None else None
            if found is not None and record is not None:
                self._lost = False
                self._offset = found[1]
                return record
            self.broken += not self._lost
            if found is not None and not self._lost:
                self._offset = found[1]  # a whole member that holds no record
                continue
            self._lost = True
            self._offset = next_magic(self._file, start + 1)
        raise StopIteration


class Records(Iterator[WarcRecord]):
    """The records of files, in order. `broken` counts places that hold none: torn ends, damage, files that are gone."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.broken = 0
        self._records = self._all(paths)

    def __next__(self) -> WarcRecord:
        return next(self._records)

    def _all(self, paths: Iterable[Path]) -> Iterator[WarcRecord]:
        for path in paths:
            try:
                file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
            except OSError:
                self.broken += 1
                continue
            try:
                stretch = Stretch(file, path.name)
                yield from stretch
                self.broken += stretch.broken
            except OSError:
                self.broken += 1
            finally:
                os.close(file)


def records(paths: Iterable[Path]) -> Records:
    """Every whole record of these files, in order, whatever lies between them."""
    return Records(paths)


def _moment(text: str) -> float:
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError):
        return 0.0
