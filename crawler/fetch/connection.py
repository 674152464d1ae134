"""aiohttp's connection with three things it lacks: a bound on the bytes and interim responses before an answer, the
peer's address on the answer, and a word on whether a kept connection was already dead when it was used.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any, cast

import aiohttp
from aiohttp.client_proto import ResponseHandler
from aiohttp.connector import Connection

from crawler.fetch.failure import HeaderFlood, StaleConnection

#: Interim (1xx) responses read before one answer; a client should ignore them, not drown in them.
MAX_INTERIM = 20


class BoundedHandler(ResponseHandler):
    """The protocol of one connection. `uses` counts the requests sent over it, `received` the bytes since the last."""

    def __init__(self, loop: asyncio.AbstractEventLoop, max_header_bytes: int) -> None:
        super().__init__(loop)
        self._max_header_bytes = max_header_bytes
        self._in_head = False
        self._interim = 0
        self.uses = 0
        self.received = 0

    def set_response_params(self, **parameters: Any) -> None:
        """A request is about to be sent."""
        self.uses += 1
        self.received = 0
        self._interim = 0
        self._in_head = True
        super().set_response_params(**parameters)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self.received += len(data)
            if self.received > self._max_header_bytes:
                self._flood(f"more than {self._max_header_bytes} bytes before the answer")

    def feed_data(self, data: Any, size: int = 0) -> None:
        """A parsed message head."""
        if data[0].code >= 200 or data[0].code == 101:
            self._in_head = False
        else:
            self._interim += 1
            if self._interim > MAX_INTERIM:
                self._flood(f"more than {MAX_INTERIM} interim responses")
                return
        super().feed_data(data, size)

    def _flood(self, message: str) -> None:
        self._in_head = False
        self.set_exception(HeaderFlood(message))
        if self.transport is not None:
            self.transport.abort()


class AddressedResponse(aiohttp.ClientResponse):
    """A response that knows the address it came from."""

    peer: str = ""

    async def start(self, connection: Connection) -> aiohttp.ClientResponse:
        """Wait for the answer's head. Raises StaleConnection where a kept connection died without a byte."""
        handler = connection.protocol
        transport = connection.transport
        name = transport.get_extra_info("peername") if transport is not None else None
        self.peer = str(name[0]) if isinstance(name, tuple) else ""
        try:
            return await super().start(connection)
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError) as error:
            if isinstance(handler, BoundedHandler) and handler.uses > 1 and not handler.received:
                raise StaleConnection(str(error)) from error
            raise


def bounded(connector: aiohttp.TCPConnector, max_header_bytes: int) -> aiohttp.TCPConnector:
    """`connector` with connections of this module."""
    loop = asyncio.get_running_loop()
    connector._factory = cast(
        functools.partial[ResponseHandler], functools.partial(BoundedHandler, loop, max_header_bytes)
    )
    return connector
