"""A task as a few bytes, and its key as a number: what every store of a frontier keeps.

The payload leaves out what stands elsewhere: the site, the kind, the key and the priority have their own columns, the
URL is left out where the key is the URL, and its site part where it lies on the task's site.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, cast

from crawler.models import Request, Task, TaskKind

_plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_ascii = json.JSONEncoder(separators=(",", ":")).encode


def key_hash(key: str) -> int:
    """A key as a signed 64-bit number (BLAKE2b).

    Among 10^7 keys the chance that any two collide is 3·10^-6; a collision costs one task, which is not queued.
    """
    digest = blake2b(key.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)


def json_bytes(value: Any) -> bytes:
    """Compact JSON as UTF-8; text that UTF-8 cannot carry (lone surrogates) is escaped."""
    try:
        return _plain(value).encode()
    except UnicodeEncodeError:
        return _ascii(value).encode()


def encode(task: Task) -> bytes:
    """The rest of a task: URL where it is not the key, method, body, headers, depth, meta."""
    request = task.request
    url: str | list[str] | None = request.url
    if url == task.key:
        url = None
    elif request.url.startswith(task.site):
        url = [request.url[len(task.site) :]]
    body = None if request.body is None else request.body.decode("latin-1")
    meta = dict(task.meta) if task.meta else 0
    row: list[Any] = [url, task.depth, meta]
    if request.method != "GET" or body is not None or request.headers:
        row += [request.method, body, request.headers]
    return json_bytes(row)


def decode(key: str, site: str, kind: str, priority: float, payload: bytes) -> Task:
    """The task that was encoded."""
    url, depth, meta, *rest = json.loads(payload)
    if url is None:
        url = key
    elif isinstance(url, list):
        url = site + url[0]
    if rest:
        method, body, headers = rest
        request = Request(
            url,
            method,
            None if body is None else body.encode("latin-1"),
            tuple((name, value) for name, value in headers),
        )
    else:
        request = Request(url)
    return Task(key, site, request, cast(TaskKind, kind), priority, depth, meta or {})
