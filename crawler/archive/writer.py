"""The archive that grows while a crawl runs: pages in, locations out."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from crawler import __version__
from crawler.archive import reader, warc
from crawler.archive.members import Compress, fastest, stored, whole_end
from crawler.archive.reader import Archived
from crawler.errors import StoreError
from crawler.journal import locked, sync_folder, write_all
from crawler.models import Exchange, Fetched, Location

PATTERN = "formdiver-*.warc.gz"
_MIB = 1 << 20


class Archive:
    """The WARC files of a folder.

    `write` hands every page to the operating system in one call: it outlives the process from then on, and a power
    failure from `sync` on. Files are never appended to by a second process: each writer starts its own, the first at
    the first page and another whenever `max_bytes` is reached. What a dying writer left of a last record is cut off
    when the next writer starts. Raises `StoreError` when the disk fails.
    """

    def __init__(
        self,
        folder: Path | str,
        *,
        max_bytes: int = 256 * _MIB,
        info: Mapping[str, str] | None = None,
        compress: Compress | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder = Path(folder)
        self._max_bytes = max_bytes
        self._info = {"software": f"formdiver/{__version__}", "format": "WARC File Format 1.1", **(info or {})}
        self._compress = compress or fastest()
        self._clock = clock
        self._file = -1
        self._name = ""
        self._size = 0
        self._count = 0

    def write(self, fetched: Fetched) -> Location:
        """Keep every exchange of a fetch, redirect hops included; where the record of the answer is."""
        if self._file < 0 or self._size >= self._max_bytes:
            self._start()
        parts: list[bytes] = []
        offset = self._size
        location = offset
        for exchange in fetched.exchanges:
            *others, last = warc.records(exchange)
            for other in others:
                parts.append(self._compress(other))
                offset += len(parts[-1])
            location = offset
            parts.append((stored if _coded(exchange) else self._compress)(last))
            offset += len(parts[-1])
        try:
            write_all(self._file, b"".join(parts), self._size)
        except OSError as error:
            raise self._failed(error) from error
        self._size = offset
        return Location(self._name, location)

    def sync(self) -> None:
        """Wait until everything written is on the disk."""
        if self._file >= 0:
            try:
                os.fdatasync(self._file)
            except OSError as error:
                raise self._failed(error) from error

    def close(self) -> None:
        """Sync and let go of the file; a later `write` starts another."""
        if self._file >= 0:
            try:
                self.sync()
            finally:
                os.close(self._file)
                self._file = -1

    def read(self, location: Location) -> Archived:
        """The answer at a location, also while the file is being written; raises `StoreError` where there is none."""
        return reader.read(self.folder, location)

    def paths(self) -> list[Path]:
        """The files there are, oldest first."""
        return sorted(self.folder.glob(PATTERN))

    def _start(self) -> None:
        self.close()
        try:
            if not self._count:
                self.folder.mkdir(parents=True, exist_ok=True)
                repair(self.folder)
            now = self._clock()
            stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))
            while self._file < 0:
                self._name = f"formdiver-{stamp}-{self._count:05d}-{os.getpid()}.warc.gz"
                self._count += 1
                try:
                    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
                    self._file = os.open(self.folder / self._name, flags, 0o666)
                except FileExistsError:
                    continue
            locked(self._file)
            data = self._compress(warc.info(self._name, now, self._info))
            write_all(self._file, data, 0)
            self._size = len(data)
            sync_folder(self.folder)
        except OSError as error:
            raise self._failed(error) from error

    def _failed(self, error: OSError) -> StoreError:
        return StoreError(
            f"the archive in {self.folder} cannot be written: {error}; see to the permissions and the free space there, then the "
            "same command goes on"
        )


def repair(folder: Path) -> int:
    """Cut what dying writers left of a last record off the files that nobody is writing; the number of files cut."""
    cut = 0
    for path in sorted(folder.glob(PATTERN)):
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        try:
            if locked(file):
                end = whole_end(file, b"WARC/")
                if end < os.fstat(file).st_size:
                    os.ftruncate(file, end)
                    cut += 1
        finally:
            os.close(file)
    return cut


def _coded(exchange: Exchange) -> bool:
    return bool(exchange.header("content-encoding")) and len(exchange.raw) > 0
