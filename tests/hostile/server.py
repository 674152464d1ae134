"""A raw socket server on loopback that answers each path with whatever bytes a test wants, well formed or not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from types import TracebackType

Wire = bytes | Iterable[bytes] | AsyncIterator[bytes]
#: Gives the bytes of an answer for the request's head and the server's own base address.
Answer = Callable[[bytes, str], Wire]


class WireServer:
    """Use as an async context manager; `base` is its address, `heads` the head of every request that arrived."""

    def __init__(self, answers: dict[str, Answer], host: str = "127.0.0.1") -> None:
        self._answers = answers
        self._host = host
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.heads: list[bytes] = []
        self.base = ""

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    async def __aenter__(self) -> WireServer:
        self._server = await asyncio.start_server(self._serve, self._host, 0)
        self.base = f"http://{self._host}:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heads.append(head)
        path = head.split(b" ", 2)[1].decode("latin-1")
        wire = self._answers[path.partition("?")[0]](head, self.base)
        if isinstance(wire, bytes):
            writer.write(wire)
            await writer.drain()
        elif isinstance(wire, AsyncIterator):
            async for piece in wire:
                writer.write(piece)
                await writer.drain()
        else:
            for piece in wire:
                writer.write(piece)
                await writer.drain()
        with contextlib.suppress(NotImplementedError):
            writer.write_eof()
        # What the client still sends is taken, so that closing does not reset the connection under its feet.
        await reader.read(1 << 16)


def html(
    body: bytes | str, *extra: str, content_type: str | None = "text/html; charset=utf-8", status: str = "200 OK"
) -> bytes:
    """A well-formed answer."""
    if isinstance(body, str):
        body = body.encode()
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *extra]
    if content_type is not None:
        lines.append(f"Content-Type: {content_type}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body
