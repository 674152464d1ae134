"""Things that go wrong on real sites, each as one function that adds it to a sample site.

All are deterministic given the order of requests, and none makes a record unreachable for a client that retries: a
request that failed once is answered the next time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from aiohttp import web

from samples.markup import e, query
from samples.site import Entry, Handler, Site

Layout = Callable[[str, str], str]


def robots(site: Site, disallowed: Sequence[str], layout: Layout, delay_seconds: float = 0.0) -> None:
    """A robots.txt that closes these paths (`/export/`: all below), and pages there whose fetching is recorded."""

    async def text(request: web.Request, entry: Entry) -> web.StreamResponse:
        lines = ["User-agent: *", *(f"Disallow: {path}" for path in disallowed)]
        if delay_seconds:
            lines.append(f"Crawl-delay: {delay_seconds:g}")
        return web.Response(text="\n".join(lines) + "\n")

    async def ground(request: web.Request, entry: Entry) -> web.StreamResponse:
        entry.forbidden = "robots"
        more = f"{request.path.rstrip('/')}/more"
        return site.page(layout("Internal", f'<p>Staff only.</p><p><a href="{e(more)}">More</a></p>'))

    site.get("/robots.txt", text, "robots")
    for path in disallowed:
        site.get(f"{path}{{rest:.*}}", ground, "forbidden")


def flaky(site: Site, every: int, status: int, paths: Sequence[str], retry_after_seconds: int | None = None) -> None:
    """Of the requests below `paths`, each `every`th fails with `status`; the very same request never fails twice."""
    failed: set[str] = set()
    count = 0

    def fault(request: web.Request, entry: Entry) -> web.StreamResponse | None:
        nonlocal count
        if not request.path.startswith(tuple(paths)):
            return None
        count += 1
        key = f"{request.method} {request.raw_path} {entry.form}"
        if count % every or key in failed:
            return None
        failed.add(key)
        headers = {} if retry_after_seconds is None else {"Retry-After": str(retry_after_seconds)}
        return site.page("<html><title>Error</title><h1>Please try again later</h1></html>", status, headers)

    site.faults.append(fault)


def redirects(site: Site, hops: Sequence[str], target: str, status: int = 302) -> None:
    """A chain: each of `hops` leads to the next, the last to `target` (to an earlier one: a loop)."""
    for path, following in zip(hops, [*hops[1:], target], strict=True):
        site.get(path, _leads(following, status), "redirect")


def _leads(target: str, status: int) -> Handler:
    async def redirect(request: web.Request, entry: Entry) -> web.StreamResponse:
        return web.Response(status=status, headers={"Location": target})

    return redirect


def spiral(site: Site, path: str) -> None:
    """A redirect that never repeats itself and never ends: `path?n=1` leads to `path?n=2`, and so on."""

    async def next_turn(request: web.Request, entry: Entry) -> web.StreamResponse:
        return web.Response(status=302, headers={"Location": f"{path}?n={entry.number('n', 0) + 1}"})

    site.get(path, next_turn, "redirect")


def slow(site: Site, path: str, seconds: float, layout: Layout) -> None:
    """A page that begins at once and ends after `seconds`, or when the server stops."""
    stopping = asyncio.Event()

    async def stop(app: web.Application) -> None:
        stopping.set()

    async def late(request: web.Request, entry: Entry) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html; charset=utf-8"})
        await response.prepare(request)
        head, _, rest = layout("Statistics", "<p>Thank you for waiting.</p>").partition("<p>")
        await response.write(head.encode())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), seconds)
        await response.write(f"<p>{rest}".encode())
        return response

    site.app.on_shutdown.append(stop)
    site.get(path, late, "slow")


def truncated(site: Site, path: str, layout: Layout, announced_bytes: int = 60_000) -> None:
    """A page that announces more bytes than it sends, then hangs up."""

    async def cut(request: web.Request, entry: Entry) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html; charset=utf-8"})
        response.content_length = announced_bytes
        response.force_close()
        await response.prepare(request)
        await response.write(layout("Annual report", "<p>The year in figures: " + "lending rose; " * 50).encode())
        if request.transport is not None:
            request.transport.close()
        return response

    site.get(path, cut, "truncated")


def calendar(site: Site, path: str, layout: Layout) -> None:
    """Months without end: each has a page that links to the next, the one before, and to its days."""

    async def month(request: web.Request, entry: Entry) -> web.StreamResponse:
        number = entry.number("m", 24300)
        year, index = divmod(number, 12)
        days = " ".join(
            f'<td><a href="{query(path, [("m", number), ("d", day)])}">{day}</a></td>' for day in range(1, 29)
        )
        around = " ".join(
            f'<a href="{query(path, [("m", target)])}">{text}</a>'
            for target, text in ((max(0, number - 1), "« Previous month"), (number + 1, "Next month »"))
        )
        day = entry.value("d")
        events = f"<p>Story hour for children, room {number % 7 + 1}{f', day {e(day)}' if day else ''}.</p>"
        return site.page(layout(f"Events {year}/{index + 1}", f"{around}<table><tr>{days}</tr></table>{events}"))

    site.get(path, month, "calendar")
