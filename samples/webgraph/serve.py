"""The web graph on loopback: every site an origin of its own, 127.x.y.z on one port."""

from __future__ import annotations

import contextlib
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from aiohttp import web

from samples.webgraph.graph import Graph
from samples.webgraph.markup import page


@dataclass
class Served:
    """A running graph: its truth with the addresses it is served at, and how often each address was asked for."""

    graph: Graph
    asked: Counter[str] = field(default_factory=Counter)


def address(number: int) -> str:
    """The loopback address of a site (Linux answers on all of 127.0.0.0/8)."""
    return f"127.{20 + number // 62_500}.{number // 250 % 250}.{number % 250 + 2}"


@contextlib.asynccontextmanager
async def serve(
    seed: int = 1,
    *,
    sites: int = 100,
    others: int = 20,
    numbers: Iterable[int] | None = None,
    port: int = 0,
    half: str = "",
) -> AsyncIterator[Served]:
    """The graph's sites (all by default) listening until the block ends; `port` 0 is a free one."""
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(_listener(address(0), port))
        port = first.getsockname()[1]
        graph = Graph(
            seed, sites=sites, others=others, half=half, origin=lambda number: f"http://{address(number)}:{port}"
        )
        served = Served(graph)
        wanted = set(range(graph.count) if numbers is None else numbers) - {0}
        sockets = [first, *(stack.enter_context(_listener(address(number), port)) for number in sorted(wanted))]
        runner = web.AppRunner(_application(served), access_log=None, shutdown_timeout=1.0, handle_signals=False)
        await runner.setup()
        try:
            for one in sockets:
                await web.SockSite(runner, one).start()
            yield served
        finally:
            await runner.cleanup()


def _listener(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _application(served: Served) -> web.Application:
    async def answer(request: web.Request) -> web.Response:
        url = f"http://{request.host}{request.raw_path}"
        served.asked[url] += 1
        place = served.graph.locate(url)
        if place is None:
            return web.Response(status=404, text="<p>Nothing here.</p>", content_type="text/html")
        return web.Response(text=page(served.graph, *place), content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    return app
