"""Speed as a ratio: the crawl of a fast site on this machine against a bare loop over the same pages, in the same run.

    python -m tests.bench.speed [--pages 600] [--rounds 3] [--json] [--profile] [--no-demo]

The site (lists, detail pages, ~20 KB and ~100 links each) is served from memory by a process of its own. The crawl is
formdiver as it ships: durable frontier, full page analysis, archive, records. The bare loop fetches with aiohttp,
parses with selectolax, makes every link absolute (`urljoin`, `urldefrag`) and keeps a set of those seen; the lean loop
looks up hrefs as written first and makes only new ones absolute. Each runs in its own process; crawl and loops take
turns, and medians are compared. CPU seconds are those of the process (user and system, all threads) after its imports.
`formdiver demo` is measured as a whole process: wall seconds and peak memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

from rich.console import Console
from rich.table import Table

from tests.bench.crawling import COMMAND, ROOT, run

#: What the crawl should reach of the loop's pages per CPU-second, and what the demo may take.
AIM = 0.3
DEMO_SECONDS, DEMO_MIB = 120.0, 500.0
#: Requests under way at once, the same for everyone.
CONNECTIONS = 4
_ON_LIST = 20
_PAGE_BYTES = 20_000
_WORDS = (
    "river stone winter garden letter silent house north light summer glass road island night paper history sea wind "
    "field bridge mountain shadow voice memory forest salt morning harbour bird silver iron window door golden valley"
).split()


# -- the site -------------------------------------------------------------------------------------------------------


def pages(count: int) -> dict[str, bytes]:
    """Path → page of a bookshop with that many pages: lists of 20 books, and a page of its own for each book."""
    rng = random.Random(7)
    lists = max(1, count // (_ON_LIST + 1))
    books = [_book(rng, number) for number in range(count - lists)]
    made = {"/robots.txt": b"User-agent: *\nDisallow: /basket\n"}
    for number in range(lists):
        shown = books[number * _ON_LIST : (number + 1) * _ON_LIST]
        made[_list_path(number)] = _list_page(rng, number, lists, shown)
    for place, book in enumerate(books):
        made[book["path"]] = _book_page(rng, book, books, place, lists)
    return made


def _list_path(number: int) -> str:
    return "/" if number == 0 else f"/list/{number + 1}"


def _book(rng: random.Random, number: int) -> dict[str, str]:
    title = " ".join(rng.choice(_WORDS) for _ in range(rng.randint(2, 5))).capitalize() + f" {number}"
    return {
        "path": f"/book/{number}-{title.lower().replace(' ', '-')}",
        "title": title,
        "author": f"{rng.choice('ABCDEFGHJKLM')}. {rng.choice(_WORDS).capitalize()}son",
        "year": str(rng.randint(1950, 2025)),
        "publisher": f"{rng.choice(_WORDS).capitalize()} Press",
        "isbn": f"978{rng.randint(10**9, 10**10 - 1)}",
        "price": f"{rng.randint(3, 60)}.{rng.randint(0, 99):02d}",
    }


def _frame(rng: random.Random, title: str, main: str, lists: int) -> bytes:
    menu = "".join(
        f'<li class="nav"><a href="{_list_path(place % lists)}#{word}">{word.capitalize()}</a></li>'
        for place, word in enumerate(_WORDS)
    )
    head = f"""<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title} – The Loopback Bookshop</title>
<link rel="stylesheet" href="/static/site.css"><script>var shop = {{"currency": "EUR"}};</script></head><body>
<header><a class="logo" href="/"><img src="/static/logo.png" alt="Home"></a><nav><ul>{menu}</ul></nav>
<form action="/newsletter" method="post"><label>Newsletter <input type="email" name="email"></label>
<button>Subscribe</button></form></header><main>{main}</main>"""
    foot = "".join(f'<a href="https://{word}.example/about">{word}</a> ' for word in _WORDS[:12])
    tail = f"<footer><p>{foot}</p></footer></body></html>"
    paragraphs, size = [], len(head) + len(tail)
    while size < _PAGE_BYTES:
        text = " ".join(rng.choice(_WORDS) for _ in range(60))
        paragraphs.append(
            f'<div class="note"><p class="text">{text.capitalize()}. <em>{rng.choice(_WORDS)}</em></p></div>'
        )
        size += len(paragraphs[-1])
    return f"{head}<aside>{''.join(paragraphs)}</aside>{tail}".encode()


def _list_page(rng: random.Random, number: int, last: int, books: Sequence[dict[str, str]]) -> bytes:
    rows = "".join(
        f'<li class="book"><h3><a href="{b["path"]}">{b["title"]}</a></h3><p class="author">by '
        f'<a href="{_list_path(len(b["author"]) % last)}">{b["author"]}</a></p><p class="price">€ {b["price"]}</p></li>'
        for b in books
    )
    numbers = " ".join(f'<a href="{_list_path(n)}">{n + 1}</a>' for n in range(last) if n != number)
    following = f'<a rel="next" href="{_list_path(number + 1)}">Next</a>' if number + 1 < last else ""
    main = f'<h1>All books</h1><ol class="books">{rows}</ol><p class="pages">{numbers} {following}</p>'
    return _frame(rng, f"Books, page {number + 1}", main, last)


def _book_page(
    rng: random.Random, book: dict[str, str], books: Sequence[dict[str, str]], place: int, lists: int
) -> bytes:
    others = [books[(place * 7 + step * 13) % len(books)] for step in range(1, 9)]
    near = "".join(f'<li><a href="{b["path"]}">{b["title"]}</a></li>' for b in others)
    cells = "".join(
        f"<tr><th>{name.capitalize() if name != 'isbn' else 'ISBN'}</th><td>{book[name]}</td></tr>"
        for name in ("title", "author", "publisher", "year", "isbn", "price")
    )
    main = f'<h1>{book["title"]}</h1><table class="facts">{cells}</table><h2>See also</h2><ul>{near}</ul>'
    return _frame(rng, book["title"], main, lists)


async def serve(count: int) -> None:
    """Serve the pages on a free port, print the address, and go on until the input ends."""
    from aiohttp import web

    made = pages(count)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        body = made.get(request.path)
        if body is None:
            return web.Response(status=404, text="<h1>Not found</h1>", content_type="text/html")
        kind = "text/plain" if request.path.endswith(".txt") else "text/html"
        return web.Response(body=body, content_type=kind, charset="utf-8")

    runner = web.ServerRunner(web.Server(answer, access_log=None))
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}/", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


# -- the runners ----------------------------------------------------------------------------------------------------


async def loop(seed: str, *, lean: bool) -> int:
    """Fetch, parse and dedupe links, nothing else; the number of pages (answers with status 200)."""
    import aiohttp
    from selectolax.lexbor import LexborHTMLParser

    seen, written = {seed}, set()
    waiting: asyncio.Queue[str] = asyncio.Queue()
    waiting.put_nowait(seed)
    found = 0

    async def work(session: aiohttp.ClientSession) -> None:
        nonlocal found
        while True:
            url = await waiting.get()
            async with session.get(url) as response:
                body = await response.read()
                good = response.status == 200
            if good:
                found += 1
                for node in LexborHTMLParser(body).css("a[href]"):
                    href = node.attributes["href"] or ""
                    if lean:
                        if href in written:
                            continue
                        written.add(href)
                    link = urldefrag(urljoin(url, href)).url
                    if link not in seen:
                        seen.add(link)
                        if link.startswith(seed):
                            waiting.put_nowait(link)
            waiting.task_done()

    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=CONNECTIONS)) as session:
        workers = [asyncio.create_task(work(session)) for _ in range(CONNECTIONS)]
        await waiting.join()
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
    return found


async def crawl(seed: str) -> dict[str, Any]:
    """The site crawled as formdiver does it; its figures."""
    from crawler.crawl import Crawl
    from crawler.settings import CrawlSettings
    from knowledge.domain import load_domain

    settings = CrawlSettings(
        allow_private=True, delay_seconds=0, site_concurrency=CONNECTIONS, link_patience=10**9, discovery_pages=10**9
    )
    with tempfile.TemporaryDirectory(prefix="formdiver-speed-") as name:
        return await Crawl([seed], load_domain("books"), Path(name) / "out", settings).run()


def child(kind: str, seed: str, *, profiled: bool) -> dict[str, Any]:
    """Run one side in this process; pages (answers that are no error), CPU seconds after imports, peak MiB."""
    import aiohttp  # noqa: F401
    from selectolax.lexbor import LexborHTMLParser  # noqa: F401

    if kind == "crawl":
        import crawler.crawl  # noqa: F401
    before = _cpu()
    if kind != "crawl":
        count = asyncio.run(loop(seed, lean=kind == "lean"))
        figures: dict[str, Any] = {}
    else:
        if profiled:
            figures = _profiled(seed)
        else:
            figures = asyncio.run(crawl(seed))
        count = figures["pages"] - figures["pages_by_kind"]["other"]
    spent = _cpu() - before
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"pages": count, "cpu_seconds": spent, "peak_mib": peak, "figures": figures}


def _profiled(seed: str) -> dict[str, Any]:
    import cProfile
    import pstats

    profile = cProfile.Profile()
    profile.enable()
    figures = asyncio.run(crawl(seed))
    profile.disable()
    stats = pstats.Stats(profile, stream=sys.stderr)
    stats.strip_dirs().sort_stats("tottime").print_stats(30)
    stats.sort_stats("cumulative").print_stats(70)
    return figures


def _cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


# -- side by side ---------------------------------------------------------------------------------------------------


@contextmanager
def site(count: int) -> Iterator[str]:
    """The address of the site, served by a process of its own."""
    command = [sys.executable, "-m", "tests.bench.speed", "--child", "serve", "--pages", str(count)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.stdin.close()
            process.wait(30)


def one(kind: str, seed: str, *, profiled: bool = False) -> dict[str, Any]:
    """One run in a process of its own; raises `RuntimeError` with its last words when it fails."""
    command = [sys.executable, "-m", "tests.bench.speed", "--child", kind, "--seed", seed]
    ran = run([*command, "--profile"] if profiled else command)
    if ran.code != 0 or not ran.last:
        raise RuntimeError(f"the {kind} run failed with {ran.code}: {ran.err.strip()[-800:]}")
    if profiled:
        print(ran.err, file=sys.stderr)
    return ran.last


def measured(count: int, rounds: int) -> dict[str, Any]:
    """Pages per CPU-second of crawl, loop and lean loop (medians), and the ratios."""
    taken: dict[str, list[dict[str, Any]]] = {"crawl": [], "loop": [], "lean": []}
    with site(count) as seed:
        for _ in range(rounds):
            for kind, rows in taken.items():
                rows.append(one(kind, seed))
    rates = {kind: [row["pages"] / row["cpu_seconds"] for row in rows] for kind, rows in taken.items()}
    middle = {kind: statistics.median(values) for kind, values in rates.items()}
    return {
        "served": count,
        "rounds": rounds,
        "pages": {kind: rows[-1]["pages"] for kind, rows in taken.items()},
        "pages_per_cpu_second": {kind: round(value, 1) for kind, value in middle.items()},
        "spread": {kind: [round(min(values), 1), round(max(values), 1)] for kind, values in rates.items()},
        "ratio": round(middle["crawl"] / middle["loop"], 3),
        "ratio_lean": round(middle["crawl"] / middle["lean"], 3),
        "crawl_peak_mib": round(max(row["peak_mib"] for row in taken["crawl"])),
        "records": taken["crawl"][-1]["figures"]["records"],
    }


def demo() -> dict[str, Any]:
    """`formdiver demo` as a whole process: seconds, peak MiB, exit code."""
    ran = run([*COMMAND, "demo"], max_seconds=600.0)
    return {
        "code": ran.code,
        "seconds": round(ran.seconds, 1),
        "cpu_seconds": round(ran.cpu_seconds, 1),
        "peak_mib": round(ran.peak_mib),
    }


def show(found: dict[str, Any]) -> None:
    """Both measurements for people."""
    console = Console()
    table = Table(title=f"{found['served']} pages, medians of {found['rounds']} rounds", title_justify="left")
    for column in ("", "pages", "pages per CPU-second", "least .. most", "crawl / this"):
        table.add_column(column)
    for kind, text in (("crawl", "formdiver crawl"), ("loop", "bare loop"), ("lean", "lean loop")):
        ratio = {"crawl": "", "loop": f"{found['ratio']:.3f}", "lean": f"{found['ratio_lean']:.3f}"}[kind]
        low, high = found["spread"][kind]
        rate = f"{found['pages_per_cpu_second'][kind]:.1f}"
        table.add_row(text, str(found["pages"][kind]), rate, f"{low} .. {high}", ratio)
    console.print(table)
    if "demo" in found:
        row = found["demo"]
        console.print(
            f"formdiver demo: {row['seconds']} s (< {DEMO_SECONDS:g}), {row['peak_mib']} MiB (< {DEMO_MIB:g}), "
            f"exit code {row['code']}"
        )


def main(argv: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when the aim is missed or the demo fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=int, default=600, help="pages of the site (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, taking turns (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--profile", action="store_true", help="profile one crawl (to stderr) and stop")
    parser.add_argument("--no-demo", action="store_true", help="leave the demo out")
    parser.add_argument("--child", choices=["serve", "crawl", "loop", "lean"], help=argparse.SUPPRESS)
    parser.add_argument("--seed", default="", help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.child == "serve":
        asyncio.run(serve(options.pages))
        return 0
    if options.child:
        print(json.dumps(child(options.child, options.seed, profiled=options.profile)))
        return 0
    if options.profile:
        with site(options.pages) as seed:
            one("crawl", seed, profiled=True)
        return 0
    found = measured(options.pages, options.rounds)
    if not options.no_demo:
        found["demo"] = demo()
    if options.json:
        print(json.dumps(found))
    else:
        show(found)
    row = found.get("demo")
    good = row is None or (row["code"] == 0 and row["seconds"] < DEMO_SECONDS and row["peak_mib"] < DEMO_MIB)
    return 0 if good and found["ratio"] >= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
