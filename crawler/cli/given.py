"""What several commands are given: charsets that must be known, files that must be readable, what is sent along."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterable
from pathlib import Path

from crawler.charset import codec
from crawler.errors import UsageError

MAX_FILE_BYTES = 64 << 20


def known_encoding(label: str | None) -> str | None:
    """The label of a charset; raises `UsageError` for one that no browser knows."""
    if label is not None and codec(label) is None:
        raise UsageError(f"--encoding takes a charset of the web, like utf-8, gbk or windows-1251, not {label!r}")
    return label


def headers_of(texts: Iterable[str] | None) -> tuple[tuple[str, str], ...]:
    """Headers as they were given, `NAME:VALUE`; raises `UsageError` for what is none."""
    found = []
    for text in texts or ():
        name, colon, value = text.partition(":")
        if not colon or not name.strip():
            raise UsageError(f"--header takes NAME:VALUE, not {text!r}")
        found.append((name.strip(), value.strip()))
    return tuple(found)


def cookies_of(path: Path | None) -> Path | None:
    """A file of cookies; raises `UsageError` where there is none."""
    if path is not None and not path.is_file():
        raise UsageError(f"there is no cookies file {path}")
    return path


def page_file(path: Path) -> bytes:
    """A saved page, unpacked where it is gzip; raises `UsageError` where it cannot be read or is larger than 64 MiB."""
    try:
        with path.open("rb") as stream:
            body = stream.read(MAX_FILE_BYTES + 1)
        if body[:2] == b"\x1f\x8b" and len(body) <= MAX_FILE_BYTES:
            with gzip.open(io.BytesIO(body)) as packed:
                body = packed.read(MAX_FILE_BYTES + 1)
    except (OSError, EOFError, zlib.error) as error:
        why = error.strerror or error if isinstance(error, OSError) else error
        raise UsageError(f"cannot read {path}: {why}; give a saved page, or an address with its https://") from error
    if body[:5] == b"WARC/":
        raise UsageError(f"{path} is an archive, no page: give it an ending like .warc")
    if len(body) > MAX_FILE_BYTES:
        raise UsageError(f"{path} is larger than {MAX_FILE_BYTES >> 20} MiB")
    return body
