"""`formdiver demo`: a small deep web on this machine, harvested while one watches."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crawler.cli.live import Live
from crawler.cli.options import folder
from crawler.cli.streams import as_line
from crawler.cli.tables import curve, plain, screen
from crawler.crawl import Crawl
from crawler.errors import UsageError
from crawler.outcome import progress
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain


def demo(
    size: Annotated[int, typer.Option(min=20, max=50_000, help="Records behind each site.")] = 400,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", parser=folder, help="Keep what was harvested in this folder."),
    ] = None,
    sites: Annotated[
        str, typer.Option(metavar="NAMES", help="Sites to start, comma separated.")
    ] = "library,archive,cards",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per site.")] = False,
) -> None:
    """Start the sample deep web on this machine, harvest it, and show what came.

    Nothing leaves the machine. Exit code 1 when less than 95 % of any site was found.
    """
    from samples.sites import BUILDERS

    names = [name.strip() for name in sites.split(",") if name.strip()]
    unknown = [name for name in names if name not in BUILDERS]
    if unknown or not names:
        raise UsageError(f"--sites takes some of {', '.join(BUILDERS)}, not {', '.join(unknown) or 'nothing'}")
    if out is not None and any((out / name / "crawl.json").exists() for name in names):
        raise UsageError(f"{out} holds an earlier demo; give another --out")  # its sites had other ports
    folder = out or Path(tempfile.mkdtemp(prefix="formdiver-demo-"))
    try:
        reports = asyncio.run(_harvested(size, folder, names))
        if as_json:
            for report in reports:
                print(as_line(report))
        else:
            _show(screen(), folder, reports)
        if out is not None and not as_json:
            typer.echo(f"Kept in {out}: try formdiver status {out}/{reports[0]['site']}")
    finally:
        if out is None:
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(0 if all(report["share"] >= 0.95 for report in reports) else 1)


async def _harvested(size: int, folder: Path, names: list[str]) -> list[dict[str, Any]]:
    from samples.server import serve

    reports = []
    async with serve(sites=names, size=size) as web:
        for name in names:
            site = web.sites[name]
            job = Crawl(
                [site.url], load_domain(site.domain), folder / name, CrawlSettings(allow_private=True, via="forms")
            )
            with Live(Console(stderr=True), job, quiet=False):
                figures = await job.run()
            reports.append(
                {"site": name, "url": site.url, "behind": len(site.truth), **figures}
                | {"share": figures["records"] / max(1, len(site.truth)), "forbidden": len(web.forbidden)}
            )
    return reports


def _show(console: Console, folder: Path, reports: list[dict[str, Any]]) -> None:
    table = Table(title="a small deep web, harvested from its seed pages", title_justify="left")
    for column in ("site", "records", "behind the form", "found", "result pages", "records over time", "refused forms"):
        table.add_column(column, no_wrap=column == "records over time")
    for report in reports:
        steps = [float(line["records"]) for line in progress(folder / report["site"])]
        table.add_row(
            report["site"],
            str(report["records"]),
            str(report["behind"]),
            f"{report['share']:.1%}",
            str(report["pages_by_kind"]["result"]),
            curve(steps, 16, ascii=console.options.ascii_only),
            str(report["refused_forms"]),
        )
    console.print(table)
    first = folder / reports[0]["site"] / "records"
    sample = Table(title="some of the records", title_justify="left")
    for column in ("title", "author", "publisher", "year"):
        sample.add_column(column)
    for number, record in enumerate(RecordStore(first).read()):
        if number >= 5:
            break
        values = record["attributes"]
        sample.add_row(
            *(plain(_joined(values.get(name, ""))[:50]) for name in ("title", "author", "publisher", "year"))
        )
    console.print(sample)
    console.print(f"Forbidden submissions that reached the server: {sum(report['forbidden'] for report in reports)}")


def _joined(value: str | list[str]) -> str:
    return "; ".join(value) if isinstance(value, list) else value
