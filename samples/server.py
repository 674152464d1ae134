"""The sample deep web: several sites on loopback, each its own origin, and a log of everything they were sent.

python -m samples.server --port 18300            # one JSON line when ready, then serves until stopped

async with serve(size=500) as web:               # in a test, on free ports
    web.sites["library"].url, web.log, web.forbidden
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from aiohttp import web

from samples import catalogue
from samples.site import Entry, Log, Plan, Site
from samples.sites import BUILDERS

_FIRST_HOST = 11


@dataclass
class Web:
    """A running sample deep web. `log` holds every request, `forbidden` those that should never have been sent."""

    sites: dict[str, Site]
    log: Log
    admin_url: str = ""

    @property
    def forbidden(self) -> list[Entry]:
        return self.log.forbidden

    def stats(self) -> dict[str, object]:
        """Requests by site and kind, and the forbidden ones in full."""
        sites: dict[str, dict[str, int]] = {name: {} for name in self.sites}
        for (site, kind), count in sorted(self.log.counts.items()):
            sites[site][kind] = count
        return {
            "requests": sum(self.log.counts.values()),
            "sites": sites,
            "forbidden": [asdict(entry) for entry in self.forbidden],
        }


@contextlib.asynccontextmanager
async def serve(
    sites: Iterable[str] | None = None, *, plan: Plan | None = None, port: int = 0, **settings: object
) -> AsyncIterator[Web]:
    """The named sites (all by default), listening until the block ends.

    `settings` are fields of `Plan`: size, seed, cap, records, slow_seconds, … . With `port` the sites get this port
    and the ones after it, in the order of `BUILDERS`, and the statistics the last one; without, free ports.
    Each site has a loopback address of its own where the system has them (Linux), else 127.0.0.1. Raises `ValueError`
    for a site that does not exist.
    """
    plan = plan or Plan(**settings)  # type: ignore[arg-type]
    names = list(BUILDERS if sites is None else sites)
    unknown = [name for name in names if name not in BUILDERS]
    if unknown:
        raise ValueError(f"no sample site is called {', '.join(unknown)}; there are {', '.join(BUILDERS)}")
    log = Log()
    running = Web({}, log)
    async with contextlib.AsyncExitStack() as stack:
        for place, name in enumerate(BUILDERS):
            if name in names:
                site = BUILDERS[name](plan)
                site.log = log
                site.url = await _listen(stack, site.app, f"127.0.0.{_FIRST_HOST + place}", port + place if port else 0)
                running.sites[name] = site
        admin = _admin(running)
        running.admin_url = await _listen(stack, admin, "127.0.0.1", port + len(BUILDERS) if port else 0)
        yield running


async def _listen(stack: contextlib.AsyncExitStack, app: web.Application, host: str, port: int) -> str:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handle_signals=False)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    for address in (host, "127.0.0.1"):
        server = web.TCPSite(runner, address, port)
        try:
            await server.start()
        except OSError:
            if address == "127.0.0.1":
                raise
            await server.stop()
            continue
        break
    bound = runner.addresses[0]
    return f"http://{bound[0]}:{bound[1]}"


def _admin(running: Web) -> web.Application:
    async def stats(request: web.Request) -> web.Response:
        return web.json_response(running.stats())

    async def log(request: web.Request) -> web.Response:
        return web.json_response([asdict(entry) for entry in running.log.entries])

    async def truth(request: web.Request) -> web.Response:
        site = running.sites.get(request.match_info["site"])
        if site is None:
            raise web.HTTPNotFound
        about = {
            name: getattr(site, name) for name in ("name", "domain", "url", "page_size", "page_sizes", "cap", "truth")
        }
        return web.json_response(about | {"interfaces": [asdict(interface) for interface in site.interfaces]})

    app = web.Application()
    app.router.add_get("/__stats__", stats)
    app.router.add_get("/__log__", log)
    app.router.add_get("/__truth__/{site}", truth)
    return app


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m samples.server", description=__doc__.partition("\n")[0])
    parser.add_argument("--port", type=int, default=18300, help="first port; 0 for free ones (default: %(default)s)")
    parser.add_argument(
        "--records", type=Path, help="CSV file (or .csv.gz) of books or papers to serve, not made-up ones"
    )
    parser.add_argument("--size", type=int, default=2000, help="records on each site (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the catalogue (default: %(default)s)")
    parser.add_argument("--only", help="names of the sites to serve, separated by commas (default: all)")
    parser.add_argument(
        "--cap", type=int, default=1000, help="records listed per query where capped (default: %(default)s)"
    )
    parser.add_argument(
        "--slow-seconds", type=float, default=2.0, help="how long the slow page takes (default: %(default)s)"
    )
    parser.add_argument("--crawl-delay", type=float, default=0.2, help="Crawl-delay of one site (default: %(default)s)")
    parser.add_argument("--max-seconds", type=float, help="stop after this time")
    parser.add_argument("--port-file", type=Path, help="also write the JSON line to this file, once ready")
    return parser.parse_args(argv)


async def _run(arguments: argparse.Namespace) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    plan = Plan(
        size=arguments.size,
        seed=arguments.seed,
        cap=arguments.cap,
        slow_seconds=arguments.slow_seconds,
        crawl_delay_seconds=arguments.crawl_delay,
        records=catalogue.load(arguments.records, arguments.seed, arguments.size) if arguments.records else None,
    )
    only = arguments.only.split(",") if arguments.only else None
    async with serve(only, plan=plan, port=arguments.port) as running:
        urls = {name: f"{site.url}/" for name, site in running.sites.items()}
        line = json.dumps({"sites": urls, "admin": running.admin_url, "pid": os.getpid()})
        if arguments.port_file:
            partial = arguments.port_file.with_name(arguments.port_file.name + ".part")
            partial.write_text(line + "\n", encoding="utf-8")
            partial.replace(arguments.port_file)
        print(line, flush=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), arguments.max_seconds)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the server from the command line; 0 once stopped, 2 for what cannot be served."""
    arguments = _arguments(argv)
    try:
        asyncio.run(_run(arguments))
    except (OSError, ValueError) as error:
        print(f"cannot serve the sample deep web: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
