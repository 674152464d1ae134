"""Archives as others write them: a gzip member a record, plain, compressed as a whole, by Zstandard, or packed in a WACZ.

A WACZ (Web Archive Collection Zipped 1.1) is a ZIP whose `archive/` holds WARC files, stored as they are, so that a
record can be read where it lies. In a `.warc.zst` (WARC Zstandard draft) each record is a frame, behind a dictionary.
"""

from __future__ import annotations

import gzip
import os
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Protocol

from fastwarc.stream_io import ZstdReader

from crawler.archive.members import MAGIC, MAX_MEMBER
from crawler.archive.warc import WarcRecord, parsed
from crawler.errors import UsageError
from crawler.models import Location

#: How the names of archives end.
ENDINGS = (".warc", ".warc.gz", ".warc.zst", ".wacz")
#: How files begin that are compressed by Zstandard: with a frame, or with the dictionary of those that follow.
_ZSTANDARD = (b"\x28\xb5\x2f\xfd", b"\x5d\x2a\x4d\x18")
_SKIPPED = re.compile(rb"[\x50-\x5c\x5e\x5f]\x2a\x4d\x18", re.S)
_ZIP = b"PK\x03\x04"
#: Length of what precedes a file in a ZIP, and where it says how long its name and its extra fields are.
_LOCAL, _NAMES = 30, slice(26, 30)
_CHUNK, _LITTLE = 1 << 16, 1 << 12
#: Most bytes of a first gzip member that are looked at.
_FIRST = 4 << 20
_LENGTH = re.compile(rb"(?im)^content-length[ \t]*:[ \t]*(\d{1,18})[ \t]*\r?$")


class Source(Protocol):
    """What gives bytes, fewer than asked for only as it likes, none at its end."""

    def read(self, size: int, /) -> bytes: ...


def stretches(path: Path) -> list[tuple[int, int, bool]]:
    """Where the records of an archive lie: first and last byte, and whether each is a gzip member there.

    Raises `UsageError` for a WACZ whose archives are not stored as gzip members, OSError for what cannot be read.
    """
    with open(path, "rb") as file:
        if file.read(len(_ZIP)) == _ZIP:
            return list(_packed(path, file))
        size = os.fstat(file.fileno()).st_size
        file.seek(0)
        return [(0, size, by_record(file))]


def _packed(path: Path, file: BinaryIO) -> Iterator[tuple[int, int, bool]]:
    """The archives in a WACZ, which lie in its folder `archive`."""
    size, last = os.fstat(file.fileno()).st_size, 0
    try:
        inside = [one for one in zipfile.ZipFile(file).infolist() if one.filename.lower().endswith(ENDINGS[:3])]
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OverflowError) as error:
        raise UsageError(f"{path} is a damaged ZIP: {error}") from error
    if not inside:
        raise UsageError(f"{path} is a ZIP without archives")
    for one in sorted(inside, key=lambda each: each.header_offset):
        if not one.compress_size:
            continue
        if not last <= one.header_offset <= size - _LOCAL:
            raise UsageError(
                f"{path} is a damaged ZIP: {one.filename} does not lie in it, or lies in another of its files"
            )
        if one.compress_type != zipfile.ZIP_STORED or one.flag_bits & 1:
            raise UsageError(f"{one.filename} in {path} is compressed once more: unzip it, and give the archives in it")
        file.seek(one.header_offset)
        head = file.read(_LOCAL)
        if len(head) < _LOCAL or not head.startswith(_ZIP):
            raise UsageError(f"{path} is a damaged ZIP: nothing stands where {one.filename} should")
        start = one.header_offset + _LOCAL + sum(struct.unpack("<HH", head[_NAMES]))
        last = start + one.compress_size
        if last > size:
            raise UsageError(f"{path} is a damaged ZIP: {one.filename} does not lie in it")
        file.seek(start)
        if not by_record(file):
            raise UsageError(
                f"{one.filename} in {path} has no gzip member a record: unzip it, and give the archives in it"
            )
        yield start, last, True


def by_record(file: BinaryIO) -> bool:
    """Whether an archive that begins here is made of one gzip member a record, judged by its first member."""
    data = file.read(len(MAGIC))
    if data != MAGIC:
        return False
    stream = zlib.decompressobj(31)
    found = stream.decompress(data)
    while not stream.eof and len(found) < _FIRST:
        chunk = file.read(_CHUNK)
        if not chunk:
            break
        try:
            found += stream.decompress(chunk, _FIRST)
        except zlib.error:
            return True
    head, _, rest = found.partition(b"\r\n\r\n")
    length = _LENGTH.search(head)
    return length is None or not rest[int(length[1]) :].lstrip(b"\r\n").startswith(b"WARC/")


def opened(raw: BinaryIO) -> Source:
    """The bytes of an archive without what compresses it as a whole, or frame by frame."""
    start = 0
    head = raw.read(8)
    while len(head) == 8 and _SKIPPED.match(
        head
    ):  # frames of other data, as parallel compressors put before each of theirs
        start += 8 + int.from_bytes(head[4:], "little")
        raw.seek(start)
        head = raw.read(8)
    raw.seek(start)
    if head.startswith(MAGIC):
        return gzip.GzipFile(fileobj=raw)
    return Frames(raw) if head[:4] in _ZSTANDARD else raw


class Frames:
    """What frames of Zstandard hold. Little is read at once: what a damaged frame is read together with is lost."""

    def __init__(self, raw: BinaryIO) -> None:
        self._reader = ZstdReader(raw)

    def read(self, size: int, /) -> bytes:
        """Up to `size` bytes. Raises OSError at a frame that is damaged."""
        return bytes(self._reader.read(min(size, _LITTLE)))


class Stream(Iterator[WarcRecord]):
    """The records of an open archive that is read through; offsets count decompressed bytes. `broken` counts places that
    hold no record: what follows is sought behind them, but nothing behind damaged compression can be read."""

    def __init__(self, file: int, name: str, *, limit: int = MAX_MEMBER) -> None:
        self.broken = 0
        self._name = name
        self._limit = limit
        self._records = self._all(file)

    def __next__(self) -> WarcRecord:
        return next(self._records)

    def _all(self, file: int) -> Iterator[WarcRecord]:
        with open(file, "rb", closefd=False) as raw:
            yield from self._parsed(opened(raw))

    def _parsed(self, source: Source) -> Iterator[WarcRecord]:
        buffer, offset, lost, more = b"", 0, False, True
        while more or buffer:
            buffer, more = self._filled(source, buffer, 1 << 20, more)
            start = buffer.find(b"WARC/")
            if start < 0:
                self.broken += bool(buffer.strip()) and not lost
                lost = lost or bool(buffer.strip())
                offset += max(0, len(buffer) - 4)
                buffer = buffer[-4:] if more else b""
                continue
            if buffer[:start].strip() and not lost:
                self.broken += 1
            offset, buffer = offset + start, buffer[start:]
            head = buffer.find(b"\r\n\r\n", 0, 1 << 20)
            length = _LENGTH.search(buffer[: head + 2]) if head >= 0 else None
            size = head + 4 + int(length[1]) if length else -1
            if 0 < size <= self._limit:
                buffer, more = self._filled(source, buffer, size, more)
            record = parsed(Location(self._name, offset), buffer[:size]) if 0 < size <= len(buffer) else None
            if record is None:
                self.broken += not lost
                lost = True
                # Of all that may begin a record in front of one end of a head, only the last can be whole.
                ahead = buffer.rfind(b"WARC/", 5, head if head >= 0 else 1 << 20)
                past = ahead if ahead >= 0 else 5 if head >= 0 else min(len(buffer), (1 << 20) - 4)
                offset, buffer = offset + past, buffer[past:]
                continue
            lost = False
            yield record
            offset, buffer = offset + size, buffer[size:]

    def _filled(self, source: Source, buffer: bytes, size: int, more: bool) -> tuple[bytes, bool]:
        """The buffer with at least `size` bytes, where there are as many."""
        if not more or len(buffer) >= size:
            return buffer, more
        parts = [buffer]
        held = len(buffer)
        while held < size:
            try:
                chunk = source.read(max(_CHUNK, size - held))
            except (OSError, EOFError, zlib.error):
                self.broken += 1
                return b"".join(parts), False
            if not chunk:
                return b"".join(parts), False
            parts.append(chunk)
            held += len(chunk)
        return b"".join(parts), True
