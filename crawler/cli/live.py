"""What a person sees of a crawl: live figures while it runs, a summary at its end."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live as RichLive
from rich.table import Table

from crawler.cli.endings import ending
from crawler.cli.reasons import why
from crawler.cli.tables import figures, filled, plain, unseen
from crawler.crawl import Crawl
from crawler.exploration import Exploration
from crawler.outcome import read_object
from crawler.report import found


class Live:
    """Live figures of a crawl on a terminal; nothing where output is quiet or goes to a file."""

    def __init__(self, console: Console, job: Crawl, *, quiet: bool) -> None:
        self._job = job
        self._live: RichLive | None = None
        if not quiet and console.is_terminal:
            self._live = RichLive(get_renderable=self._shown, console=console, refresh_per_second=4, transient=True)

    def __enter__(self) -> Live:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def _shown(self) -> RenderableType:
        """The figures, and under them what is waited for where nothing is done for a second or more."""
        waited = self._job.waits.told(time.time())
        if waited is None or waited[0] < 1.0:
            return self._figures()
        seconds, site, reason = waited
        return Group(
            self._figures(), plain(f"waiting {seconds:.0f} s" + (f" for {site} ({why(reason)})" if site else ""))
        )

    def _figures(self) -> Table:
        job, totals = self._job, self._job.totals
        table = Table.grid(padding=(0, 2))
        seconds = max(job.elapsed_seconds, 1e-9)
        if isinstance(job, Exploration):
            table.add_row(
                f"[bold]{totals.interfaces}[/] interfaces",
                f"{len(job.harvests)} sites",
                f"{sum(totals.pages.values())} pages",
                f"{totals.requests / seconds:.1f}/s",
                time.strftime("%H:%M:%S", time.gmtime(seconds)),
            )
            return table
        coverage = job.coverage()
        table.add_row(
            f"[bold]{totals.records}[/] records",
            f"coverage {coverage:.0%}" if coverage is not None else "coverage ?",
            f"{totals.queries} queries",
            f"{totals.requests} requests",
            f"{totals.requests / seconds:.1f}/s",
            f"{totals.interfaces} forms",
            time.strftime("%H:%M:%S", time.gmtime(seconds)),
        )
        return table


def summary(console: Console, job: Crawl, report: dict[str, Any], earlier_requests: int | None = None) -> None:
    """What came of a crawl; `earlier_requests` is how many earlier runs of the same had sent."""
    table = figures("formdiver crawl")
    kinds = ", ".join(f"{count} {kind}" for kind, count in report["pages_by_kind"].items() if count)
    coverage = report["coverage_estimate"]
    for name, value in (
        ("records", report["records"]),
        *(
            (("attributes", filled(read_object(job.folder / "report.json")["attributes"])),)
            if report["records"]
            else ()
        ),
        ("coverage (estimated)", f"{coverage:.1%}" if coverage is not None else "unknown"),
        ("queries", f"{report['queries']} ({report['queries_with_records']} with records)"),
        ("pages", f"{report['pages']} ({kinds})" if kinds else "0"),
        ("requests", report["requests"]),
        ("interfaces", f"{report['interfaces']} used, {report['refused_forms']} forms refused"),
        ("seconds", f"{report['elapsed_seconds']:.1f}"),
        ("stopped because", report["stopped_because"]),
    ):
        table.add_row(name, plain(value))
    console.print(table)
    for sentence in unseen(found(job.harvests.values())["drawn_by_scripts"], records=report["records"]):
        console.print(plain(sentence))
    for sentence in ending(job, report, earlier_requests):
        console.print(plain(sentence))
    console.print(plain(f"Look: formdiver status {job.folder}   Take: formdiver export {job.folder} --format csv"))
