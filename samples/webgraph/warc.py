"""The web graph as a WARC file, written by nothing but this module: one gzip member for each record."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from hashlib import md5
from pathlib import Path

from samples.webgraph.graph import Graph
from samples.webgraph.markup import page

DATE = "2024-01-01T00:00:00Z"


def write_warc(graph: Graph, path: Path, numbers: Iterable[int] | None = None, *, compressed: bool = True) -> int:
    """Every page of the sites (all by default) as response records, warcinfo first; returns how many pages."""
    count = 0
    with open(path, "wb") as file:
        file.write(_member(_record("warcinfo", "", b"software: samples.webgraph\r\n"), compressed))
        for number in range(graph.count) if numbers is None else numbers:
            plan = graph.site(number)
            for address in plan.pages:
                body = page(graph, plan, address).encode()
                head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: %d\r\n\r\n"
                block = head % len(body) + body
                file.write(_member(_record("response", plan.origin + address, block), compressed))
                count += 1
    return count


def _record(kind: str, url: str, block: bytes) -> bytes:
    name = md5(f"{kind} {url}".encode(), usedforsecurity=False).hexdigest()
    mime = "application/http; msgtype=response" if kind == "response" else "application/warc-fields"
    lines = [
        "WARC/1.1",
        f"WARC-Type: {kind}",
        f"WARC-Record-ID: <urn:uuid:{name[:8]}-{name[8:12]}-{name[12:16]}-{name[16:20]}-{name[20:]}>",
        f"WARC-Date: {DATE}",
        *([f"WARC-Target-URI: {url}"] if url else []),
        f"Content-Type: {mime}",
        f"Content-Length: {len(block)}",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + block + b"\r\n\r\n"


def _member(data: bytes, compressed: bool) -> bytes:
    if not compressed:
        return data
    stream = zlib.compressobj(6, zlib.DEFLATED, 31)
    return stream.compress(data) + stream.flush()
