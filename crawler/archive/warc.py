"""WARC 1.1 records as bytes (ISO 28500:2017): written from exchanges, and parsed.

The body of a response is kept as received, content coding and all. Its transfer coding is gone by the time it gets
here, so a header that still announces it would be a lie: `Transfer-Encoding` (and a `Content-Length` beside it, which
RFC 9112 6.3 says to ignore) gets the prefix `X-Crawl-`, and the true Content-Length is added. All other header lines
stay byte by byte.
"""

from __future__ import annotations

import hashlib
import os
import re
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import urlsplit

from crawler.models import Exchange, Headers, Location

VERSION = b"WARC/1.1"
_FRAMING = re.compile(rb"(?im)^(transfer-encoding|content-length)(?=[ \t]*:)")
_CONTROL = re.compile(r"[\x00-\x20\x7f]")


@dataclass(frozen=True, slots=True)
class WarcRecord:
    """One record of a file: its named fields as written, its content block, and where it starts."""

    location: Location
    headers: Headers
    block: bytes

    def header(self, name: str) -> str | None:
        """The first value of a named field, names compared without case."""
        wanted = name.lower()
        return next((value for key, value in self.headers if key.lower() == wanted), None)

    @property
    def type(self) -> str:
        """`response`, `request`, `warcinfo`, …"""
        return self.header("WARC-Type") or ""

    @property
    def url(self) -> str:
        """The target URI, "" where there is none."""
        return self.header("WARC-Target-URI") or ""


def records(one: Exchange) -> tuple[bytes, ...]:
    """The records of an exchange, that of its answer last: request and response, or what was drawn as a resource."""
    return (resource(one),) if one.drawn else exchange(one)


def resource(one: Exchange) -> bytes:
    """What a browser drew, as a record that claims no exchange (WARC 1.1, "resource")."""
    fields = [
        ("WARC-Type", "resource"),
        ("WARC-Record-ID", record_id()),
        ("WARC-Target-URI", one.request.url),
        ("WARC-Date", date(one.started)),
        ("Content-Type", one.header("Content-Type") or "text/html; charset=utf-8"),
    ]
    if one.truncated:
        fields.append(("WARC-Truncated", "length"))
    return record(fields, one.raw)


def exchange(one: Exchange) -> tuple[bytes, bytes]:
    """The request record and the response record of an exchange."""
    request_id, response_id = record_id(), record_id()
    shared: list[tuple[str, str]] = [
        ("WARC-Target-URI", _CONTROL.sub(lambda found: f"%{ord(found[0]):02X}", one.request.url)),
        ("WARC-Date", date(one.started)),
    ]
    address = one.address.partition("%")[0]
    if address and not _CONTROL.search(address):
        shared.append(("WARC-IP-Address", address))
    request = record(
        [
            ("WARC-Type", "request"),
            ("WARC-Record-ID", request_id),
            *shared,
            ("WARC-Concurrent-To", response_id),
            ("Content-Type", "application/http; msgtype=request"),
        ],
        request_head(one) + (one.request.body or b""),
    )
    fields = [
        ("WARC-Type", "response"),
        ("WARC-Record-ID", response_id),
        *shared,
        ("WARC-Concurrent-To", request_id),
        ("WARC-Payload-Digest", "sha1:" + b32encode(hashlib.sha1(one.raw, usedforsecurity=False).digest()).decode()),
        ("Content-Type", "application/http; msgtype=response"),
    ]
    if one.truncated:
        fields.append(("WARC-Truncated", "length"))
    return request, record(fields, response_head(one) + one.raw)


def info(file: str, moment: float, fields: Mapping[str, str]) -> bytes:
    """The warcinfo record that stands first in a file."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return record(
        [
            ("WARC-Type", "warcinfo"),
            ("WARC-Record-ID", record_id()),
            ("WARC-Date", date(moment)),
            ("WARC-Filename", file),
            ("Content-Type", "application/warc-fields"),
        ],
        lines.encode(),
    )


def record(fields: list[tuple[str, str]], block: bytes) -> bytes:
    """Named fields and content block as one record."""
    lines = "".join([f"{name}: {value}\r\n" for name, value in fields])
    head = f"WARC/1.1\r\n{lines}Content-Length: {len(block)}\r\n\r\n"
    return b"".join((head.encode("utf-8", "replace"), block, b"\r\n\r\n"))


def record_id() -> str:
    """A fresh `<urn:uuid:…>`, version 4."""
    text = os.urandom(16).hex()
    return f"<urn:uuid:{text[:8]}-{text[8:12]}-4{text[13:16]}-{'89ab'[int(text[16], 16) & 3]}{text[17:20]}-{text[20:]}>"


def date(moment: float) -> str:
    """A UTC POSIX time as WARC-Date, with microseconds."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def request_head(one: Exchange) -> bytes:
    """Request line and headers as sent, or as they must have been where the bytes are not known."""
    head = one.request_head
    if not head:
        parts = urlsplit(one.request.url)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"{one.request.method} {target} HTTP/1.1", f"Host: {parts.netloc}"]
        lines += [f"{name}: {value}" for name, value in one.request.headers]
        head = "\r\n".join(lines).encode("utf-8", "replace")
    return head.rstrip(b"\r\n") + b"\r\n\r\n"


def response_head(one: Exchange) -> bytes:
    """Status line and headers as received, true to the body as it is kept."""
    head = one.head
    if not head:
        lines = [f"HTTP/1.1 {one.status} ", *(f"{name}: {value}" for name, value in one.headers)]
        head = "\r\n".join(lines).encode("utf-8", "replace")
    head = head.rstrip(b"\r\n")
    if b"ransfer-" in head or b"RANSFER-" in head:
        names = {found.lower() for found in _FRAMING.findall(head)}
        if b"transfer-encoding" in names:
            head = _FRAMING.sub(rb"X-Crawl-\1", head) + b"\r\nContent-Length: %d" % len(one.raw)
    return head + b"\r\n\r\n"


def parsed(location: Location, data: bytes) -> WarcRecord | None:
    """The record that a member holds; None where it is none, or shorter than it says."""
    head, found, rest = data.partition(b"\r\n\r\n")
    version, *lines = head.split(b"\r\n")
    if not found or not version.startswith(b"WARC/"):
        return None
    headers = header_lines(lines)
    length = next((value for name, value in headers if name.lower() == "content-length"), "")
    if not length.isdecimal() or not length.isascii() or len(length) > 18 or int(length) > len(rest):
        return None
    return WarcRecord(location, headers, rest[: int(length)])


def header_lines(lines: list[bytes]) -> Headers:
    """Names and values; a line without colon is left out, a folded one joins the line before it (RFC 9112 5.2)."""
    headers: list[tuple[str, list[str]]] = []
    for line in lines:
        text = _text(line)
        if text[:1] in (" ", "\t") and headers:
            headers[-1][1].append(text.strip())
        elif ":" in text:
            name, _, value = text.partition(":")
            headers.append((name.strip(), [value.strip()]))
    return tuple((name, " ".join(values)) for name, values in headers)


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("latin-1")
