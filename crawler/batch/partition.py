"""Archives cut into partitions, and the pages of one partition.

A partition is a stretch of a WARC file; a record belongs to the partition in which it starts, so partitions of a file
need nothing of each other. Files made of one gzip member for each record, also within a WACZ, are cut anywhere; others
(plain, compressed as a whole or by Zstandard) are read through from their beginning and make one partition.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from crawler.archive import WarcRecord
from crawler.archive.reader import Stretch, answer
from crawler.archive.streams import ENDINGS, Stream, stretches
from crawler.errors import UsageError

#: Bytes of an archive that make one partition: a 24th of all, so that whatever workers there are end together, within
#: these bounds. The number of workers has no say, or a run could not be taken up with another number of them.
PARTITION_BYTES, LEAST_BYTES, SHARE = 32 << 20, 2 << 20, 24
#: Longest record and longest decoded body that are read.
MAX_RECORD, MAX_BODY = 64 << 20, 16 << 20
_HTML = re.compile(r"\b(?:html|xhtml)\b", re.I)
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
    """The partitions of archives; folders stand for the archives in them, by their endings. Raises `UsageError`."""
    found = []
    files = _files(paths)
    if partition_bytes is None:
        total = sum(path.stat().st_size for path in files)
        partition_bytes = min(PARTITION_BYTES, max(LEAST_BYTES, total // SHARE))
    for path in files:
        try:
            about = path.stat()
            inside = stretches(path)
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error}") from error
        for first, last, split in inside:
            step = partition_bytes if split else max(1, last - first)
            for start in range(first, max(first + 1, last), step):
                end = min(last, start + step)
                found.append(Partition(str(path), start, end, about.st_size, about.st_mtime_ns, split))
    return found


def _files(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(one for one in path.rglob("*") if one.name.lower().endswith(ENDINGS) and one.is_file())
            if not inside:
                raise UsageError(
                    f"no .warc or .warc.gz file below {path}, nor another archive ({', '.join(ENDINGS[2:])})"
                )
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise UsageError(f"there is no archive {path}; write an address with its https://")
    return list(dict.fromkeys(found))


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
        """Records of a file that is read through."""
        source = Stream(file, self._partition.path, limit=MAX_RECORD)
        try:
            yield from source
        finally:
            self.broken += source.broken


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
