"""`formdiver crawl`: from seeds to records, with live figures."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import Any

import typer
from rich.console import Console

from crawler.cli.given import cookies_of, headers_of, known_encoding
from crawler.cli.live import Live, summary
from crawler.cli.options import (
    BrowserOption,
    ClassifierOption,
    Concurrency,
    CookiesOption,
    DelayOption,
    DomainOption,
    EncodingOption,
    FreshOption,
    HeaderOption,
    JsonOption,
    MatchOption,
    MaxPages,
    MaxRecords,
    MaxRequests,
    MaxSeconds,
    OutOption,
    PrivateOption,
    ProxyOption,
    Seeds,
    StrictOption,
    ViaOption,
)
from crawler.cli.reasons import why
from crawler.cli.streams import as_line, printable
from crawler.cli.tables import screen
from crawler.crawl import BUDGET_REASONS, TURNED_AWAY, Crawl
from crawler.folder import redescribed
from crawler.outcome import progress
from crawler.settings import Budgets, CrawlSettings
from crawler.worker import LEFT
from knowledge.domain import load_domain

#: Exit codes of a crawl.
DONE, FAILED, STOPPED_BY_BUDGET, INTERRUPTED = 0, 1, 3, 130


def crawl(
    seeds: Seeds,
    domain: DomainOption,
    out: OutOption,
    via: ViaOption = "both",
    max_pages: MaxPages = None,
    max_requests: MaxRequests = None,
    max_records: MaxRecords = None,
    max_seconds: MaxSeconds = None,
    delay: DelayOption = None,
    concurrency: Concurrency = 8,
    allow_private: PrivateOption = False,
    cookies: CookiesOption = None,
    header: HeaderOption = None,
    proxy: ProxyOption = None,
    encoding: EncodingOption = None,
    match: MatchOption = "default",
    classifier: ClassifierOption = "default",
    strict: StrictOption = False,
    browser: BrowserOption = "auto",
    fresh: FreshOption = False,
    as_json: JsonOption = False,
) -> None:
    """Harvest the databases behind the search forms of sites.

    Interrupt it whenever you like (Ctrl-C, kill, power): the same command goes on where it was.

    Exit codes: 0 done, 1 failed, 2 wrong usage, 3 stopped by a budget or by
    a site that no longer answers (the same command goes on), 130 interrupted.

    Example: formdiver crawl https://books.example/ --domain books --out harvest/
    """
    settings = CrawlSettings(
        via=via,
        match=match,
        classifier=classifier,
        budgets=Budgets(pages=max_pages, requests=max_requests, records=max_records, seconds=max_seconds),
        delay_seconds=delay,
        concurrency=concurrency,
        allow_private=allow_private,
        cookies_file=cookies_of(cookies),
        headers=headers_of(header),
        proxy=proxy,
        encoding=known_encoding(encoding),
        strict=strict,
        browser=browser,
    )
    job = Crawl(seeds, load_domain(domain), out, settings)
    earlier = progress(out) if out.is_dir() else []
    report = run(job, quiet=as_json, fresh=fresh)
    if as_json:
        print(as_line(report))
    else:
        summary(screen(), job, report, int(earlier[-1]["requests"]) if earlier else None)
    sys.exit(exit_code(report, any_read=unread(job)))


def unread(job: Crawl) -> bool:
    """Say of which seeds nothing came in this run, and why, not of those whose site has moved; whether any seed was read."""
    found = {url: reason for harvest in job.harvests.values() for url, reason in harvest.unread.items()}
    lost = {url: reason for url, reason in found.items() if reason != LEFT}
    for url, reason in lost.items():
        because = printable(why(reason))
        typer.echo(
            f"formdiver: {printable(url)} was not read: {because}{'' if because.endswith('?') else '.'}", err=True
        )
    if lost:
        typer.echo("formdiver: formdiver --verbose tells every step. The same command tries again.", err=True)
    if not set(job.seeds) <= found.keys():
        return True
    # Where all were sent to other sites, it is those that count.
    return len(lost) < len(found) and any(
        made.kinds.total() for harvest in job.harvests.values() for made in harvest.shown.made.values()
    )


def run(job: Crawl, *, quiet: bool, fresh: bool = False) -> dict[str, Any]:
    """Run a crawl to its end with live figures on a terminal; Ctrl-C and SIGTERM end it in good order."""

    async def body() -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, job.stop, "interrupted")
        return await job.run(fresh=fresh)

    if not fresh and redescribed(job.folder, job.asked):
        typer.echo(
            f"formdiver: the description of {job.domain.name} has changed since {job.folder} was begun. What was read stays "
            "as it was read then; --fresh, or another --out, reads everything by the new one.",
            err=True,
        )
    with Live(Console(stderr=True), job, quiet=quiet):
        return asyncio.run(body())


def exit_code(report: dict[str, Any], *, any_read: bool = True) -> int:
    """The exit code that belongs to the reason a crawl stopped; one that read none of its seeds has failed."""
    reason = str(report["stopped_because"])
    if reason == "interrupted":
        return INTERRUPTED
    if reason in BUDGET_REASONS or reason == TURNED_AWAY:
        return STOPPED_BY_BUDGET
    return FAILED if reason.startswith("internal error") or report["pages"] == 0 or not any_read else DONE
