"""Archives cut into partitions, and the pages of one partition.

A partition is a stretch of a WARC file; a record belongs to the partition in which it starts, so partitions of a file
need nothing of each other. Files made of one gzip member for each record are cut anywhere; others (plain, or compressed
as a whole) are read through from their beginning and make one partition.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from crawler.archive import WarcRecord
from crawler.archive.members import MAGIC
from crawler.archive.reader import Stretch, answer
from crawler.archive.warc import parsed
from crawler.errors import UsageError
from crawler.models import Location

#: Bytes of an archive that make one partition: a 24th of all, so that whatever workers there are end together, within
#: these bounds. The number of workers has no say, or a run could not be taken up with another number of them.
PARTITION_BYTES, LEAST_BYTES, SHARE = 32 << 20, 2 << 20, 24
#: Longest record and longest decoded body that are read.
MAX_RECORD, MAX_BODY = 64 << 20, 16 << 20
_CHUNK = 1 << 16
_HTML = re.compile(r"\b(?:html|xhtml)\b", re.I)
_LENGTH = re.compile(rb"(?im)^content-length[ \t]*:[ \t]*(\d{1,18})[ \t]*\r?$")
_CHUNKED = re.compile(rb"(?im)^transfer-encoding[ \t]*:[^\r\n]*chunked")
#: What an answer says that is not plainly the page: a coding, or a field folded over lines.
_CODED = re.compile(rb"(?i)\n(?:[ \t]|(?:content|transfer)-encoding[ \t]*:)")
_KIND = re.compile(rb"(?i)\ncontent-type[ \t]*:([^\r\n]*)")
_STATUS = re.compile(rb"HTTP/\d(?:\.\d)?\s+(\d{3})")
_NOT_MARKUP = re.compile(rb"\A\s*(?:<\?xml[^>]*>\s*)?<(?:rss|feed|svg|urlset|sitemapindex)\b", re.I)


@dataclass(frozen=True, slots=True)
class Partition:
    """The records of `path` that start in [start, end). `split` files are made of a member for each record."""

    path: str
    start: int
    end: int
    size: int
    changed: int
    split: bool

    def key(self, job: str) -> str:
        """A name for what a job makes of this partition: equal for equal input, whoever works it out."""
        text = "\n".join(map(str, (job, self.path, self.start, self.end, self.size, self.changed)))
        return blake2b(text.encode("utf-8", "replace"), digest_size=12).hexdigest()


class ArchivedPage(NamedTuple):
    """One HTML page of an archive."""

    file: str
    offset: int
    url: str
    status: int
    content_type: str | None
    body: bytes


def partitions(paths: Iterable[Path], partition_bytes: int | None = None) -> list[Partition]:
    """The partitions of archives; folders stand for the `.warc` and `.warc.gz` files in them. Raises `UsageError`."""
    found = []
    files = _files(paths)
    if partition_bytes is None:
        total = sum(path.stat().st_size for path in files)
        partition_bytes = min(PARTITION_BYTES, max(LEAST_BYTES, total // SHARE))
    for path in files:
        try:
            about = path.stat()
            with open(path, "rb") as file:
                split = _by_record(file)
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error}") from error
        step = partition_bytes if split else max(1, about.st_size)
        for start in range(0, max(1, about.st_size), step):
            end = min(about.st_size, start + step)
            found.append(Partition(str(path), start, end, about.st_size, about.st_mtime_ns, split))
    return found


def _files(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.name.endswith((".warc", ".warc.gz")) and p.is_file())
            if not inside:
                raise UsageError(f"no .warc or .warc.gz file below {path}")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise UsageError(f"there is no archive {path}")
    return list(dict.fromkeys(found))


def _by_record(file: io.BufferedReader) -> bool:
    """Whether a file is made of one gzip member for each record, judged by its first member."""
    if file.read(3) != MAGIC:
        return False
    file.seek(0)
    stream = zlib.decompressobj(31)
    data = b""
    while not stream.eof and len(data) < 4 << 20:
        chunk = file.read(_CHUNK)
        if not chunk:
            break
        try:
            data += stream.decompress(chunk)
        except zlib.error:
            return True
    head, found, rest = data.partition(b"\r\n\r\n")
    length = _LENGTH.search(head)
    if not found or length is None:
        return True
    return not rest[int(length[1]) :].lstrip(b"\r\n").startswith(b"WARC/")


class Pages(Iterator[ArchivedPage]):
    """The HTML pages of a partition, in order. `records` counts whole records, `broken` places that hold none."""

    def __init__(self, partition: Partition) -> None:
        self.records = 0
        self.broken = 0
        self._partition = partition
        self._pages = self._all()

    def __next__(self) -> ArchivedPage:
        return next(self._pages)

    def _all(self) -> Iterator[ArchivedPage]:
        partition = self._partition
        try:
            file = os.open(partition.path, os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            self.broken += 1
            return
        try:
            source = self._members(file) if partition.split else self._stream(file)
            for record in source:
                self.records += 1
                page = _page(record, partition.path)
                if page is not None:
                    yield page
        except OSError:
            self.broken += 1
        finally:
            os.close(file)

    def _members(self, file: int) -> Iterator[WarcRecord]:
        """Records one gzip member each."""
        partition = self._partition
        source = Stretch(file, partition.path, start=partition.start, end=partition.end, limit=MAX_RECORD)
        try:
            yield from source
        finally:
            self.broken += source.broken

    def _stream(self, file: int) -> Iterator[WarcRecord]:
        """Records of a plain file, or of one compressed as a whole; offsets count decompressed bytes."""
        with open(file, "rb", closefd=False) as raw:
            compressed = raw.read(3) == MAGIC
            raw.seek(0)
            source: io.BufferedIOBase = gzip.GzipFile(fileobj=raw) if compressed else raw
            yield from self._parsed_stream(source)

    def _parsed_stream(self, source: io.BufferedIOBase) -> Iterator[WarcRecord]:
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
            if 0 < size <= MAX_RECORD:
                buffer, more = self._filled(source, buffer, size, more)
            record = parsed(Location(self._partition.path, offset), buffer[:size]) if 0 < size <= len(buffer) else None
            if record is None:
                self.broken += not lost
                lost = True
                offset, buffer = offset + 5, buffer[5:]
                continue
            lost = False
            yield record
            offset, buffer = offset + size, buffer[size:]

    def _filled(self, source: io.BufferedIOBase, buffer: bytes, size: int, more: bool) -> tuple[bytes, bool]:
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


def _page(record: WarcRecord, path: str) -> ArchivedPage | None:
    """The HTML page that a record holds; None where it holds none."""
    fields = {name.lower(): value for name, value in reversed(record.headers)}
    url = fields.get("warc-target-uri", "").strip("<> ")
    if not url.startswith("http"):
        return None
    if fields.get("warc-type") == "resource":
        kind = fields.get("content-type", "")
        if not _HTML.search(kind):
            return None
        return ArchivedPage(path, record.location.offset, url, 200, kind, record.block[:MAX_BODY])
    if fields.get("warc-type") != "response":
        return None
    status, kind, body = _answer(record)
    if not 200 <= status < 300 or (kind and not _HTML.search(kind)):
        return None
    if not kind and (body.lstrip()[:1] != b"<" or _NOT_MARKUP.match(body[:2000])):
        return None
    return ArchivedPage(path, record.location.offset, url, status, kind or None, body)


def _answer(record: WarcRecord) -> tuple[int, str, bytes]:
    """Status, Content-Type and decoded body of a response; one sent plainly needs no more than a look at its head."""
    head, found, body = record.block.partition(b"\r\n\r\n")
    if found and head.isascii() and not _CODED.search(head):
        status, kind = _STATUS.match(head), _KIND.search(head)
        return int(status[1]) if status else 0, kind[1].strip().decode() if kind else "", body[:MAX_BODY]
    archived = answer(_unchunked(record), limit=MAX_BODY)
    return archived.status, archived.header("Content-Type") or "", archived.body


def _unchunked(record: WarcRecord) -> WarcRecord:
    """The record with the chunks of its body joined, where its writer kept them (RFC 9112 7.1)."""
    head, found, body = record.block.partition(b"\r\n\r\n")
    if not found or not _CHUNKED.search(head):
        return record
    parts = []
    at = 0
    while at < len(body):
        end = body.find(b"\r\n", at, at + 100)
        size = body[at:end].partition(b";")[0].strip() if end >= 0 else b""
        if not size or len(size) > 8 or any(c not in b"0123456789abcdefABCDEF" for c in size):
            return record  # it only says so
        length = int(size, 16)
        if length == 0:
            break
        parts.append(body[end + 2 : end + 2 + length])
        at = end + 4 + length
    return replace(record, block=head + b"\r\n\r\n" + b"".join(parts))
