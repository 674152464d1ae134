"""Content codings undone, with a cap on what comes out: a small answer may stand for gigabytes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import brotli

#: More codings than these over each other are nobody's honest answer.
MAX_CODINGS = 3
#: Members of one gzip stream that are read; each costs a copy of the rest.
MAX_MEMBERS = 32
_PIECE = 1 << 10
_NAMES = {"gzip": "gzip", "x-gzip": "gzip", "deflate": "deflate", "br": "br", "identity": "", "": ""}


@dataclass(frozen=True, slots=True)
class Decoded:
    """A decoded body; `truncated` at the limit; `problem` is a counter's word, None where all went well."""

    body: bytes
    truncated: bool = False
    problem: str | None = None


def codings(values: Sequence[str]) -> tuple[list[str], bool]:
    """The codings that Content-Encoding header values name, in the order applied; whether all are known.

    Unknown words (`utf-8`, `none`, …, which servers do send) are left out: the bytes are then taken as they are.
    """
    named = [word.strip().lower() for value in values for word in value[:1000].split(",")]
    known = [_NAMES[word] for word in named if _NAMES.get(word)]
    return known, all(word in _NAMES for word in named)


def decoded(raw: bytes, applied: Sequence[str], limit: int) -> Decoded:
    """`raw` with the codings of `applied` undone, last first, never more than `limit` bytes at any stage.

    A broken stream gives what came out before it broke; one that is not of the coding at all is given back as it is
    (servers do label plain text as gzip). Never raises.
    """
    if len(applied) > MAX_CODINGS:
        return Decoded(raw[:limit], len(raw) > limit, "content_encoding_chain")
    truncated = False
    problem: str | None = None
    for coding in reversed(applied):
        if not raw:
            break
        if coding == "br":
            body, cut, broken = _unbrotli(raw, limit)
        elif coding == "gzip":
            body, cut, broken = _gunzip(raw, limit)
        else:
            body, cut, broken = _inflate(raw, limit)
        truncated |= cut
        if broken:
            problem = "content_encoding_broken"
            if not body:
                body = raw
        raw = body
    if len(raw) > limit:
        raw, truncated = raw[:limit], True
    return Decoded(raw, truncated, problem)


def _gunzip(data: bytes, limit: int) -> tuple[bytes, bool, bool]:
    out: list[bytes] = []
    room = limit
    for _ in range(MAX_MEMBERS):
        stream = zlib.decompressobj(31)
        piece, cut, broken = _inflated(stream, data, room)
        out.append(piece)
        room -= len(piece)
        if cut or broken:
            return b"".join(out), cut, broken
        data = stream.unused_data
        if data[:2] != b"\x1f\x8b":
            return b"".join(out), False, False
        if room <= 0:
            return b"".join(out), True, False
    return b"".join(out), True, True


def _inflate(data: bytes, limit: int) -> tuple[bytes, bool, bool]:
    """RFC 9110 8.4.1.2 wants the zlib format; some servers send bare deflate."""
    found = _inflated(zlib.decompressobj(15), data, limit)
    if found[2] and not found[0]:
        bare = _inflated(zlib.decompressobj(-15), data, limit)
        if bare[0]:
            return bare
    return found


def _inflated(stream: zlib._Decompress, data: bytes, limit: int) -> tuple[bytes, bool, bool]:
    """One zlib stream: its bytes, whether it was cut at the limit, whether it broke or ended early."""
    fresh = stream.copy()
    try:
        body = stream.decompress(data, limit + 1)
    except zlib.error:
        return _salvaged(fresh, data, limit)
    if len(body) > limit:
        return body[:limit], True, False
    return body, False, not stream.eof


def _salvaged(stream: zlib._Decompress, data: bytes, limit: int) -> tuple[bytes, bool, bool]:
    """What a broken stream gives before the place where it breaks, to within a piece."""
    out: list[bytes] = []
    room = limit
    for start in range(0, len(data), _PIECE):
        try:
            got = stream.decompress(data[start : start + _PIECE], room + 1)
        except zlib.error:
            break
        out.append(got)
        room -= len(got)
        if room < 0:
            return b"".join(out)[:limit], True, True
    return b"".join(out), False, True


def _unbrotli(data: bytes, limit: int) -> tuple[bytes, bool, bool]:
    stream = brotli.Decompressor()
    out: list[bytes] = []
    size = 0
    for start in range(0, len(data), 8 * _PIECE):
        piece = data[start : start + 8 * _PIECE]
        while True:
            try:
                got = stream.process(piece, output_buffer_limit=max(1, min(limit - size + 1, 1 << 20)))
            except brotli.error:
                return b"".join(out), False, True
            out.append(got)
            size += len(got)
            if size > limit:
                return b"".join(out)[:limit], True, False
            piece = b""
            if stream.can_accept_more_data():
                break
        if stream.is_finished():
            break
    return b"".join(out), False, not stream.is_finished()
