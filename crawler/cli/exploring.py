"""Live discovery behind `formdiver discover ADDRESS…`: options to a search, and what came of it to a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from crawler.cli.crawling import exit_code, run, unread
from crawler.cli.streams import as_line
from crawler.cli.tables import plain, screen, unseen
from crawler.exploration import Exploration
from crawler.report import found
from crawler.settings import CrawlSettings
from knowledge.domain import Domain

#: Interfaces and fields of one that are shown on the terminal; all of them stand in the report.
SHOWN, FIELDS = 20, 6


def explore(
    seeds: Sequence[str], domain: Domain, out: Path, settings: CrawlSettings, *, fresh: bool, as_json: bool
) -> int:
    """Find the query interfaces from these seeds on, print them, and return the exit code."""
    job = Exploration(seeds, domain, out, settings)
    report = run(job, quiet=as_json, fresh=fresh)
    come = found(job.harvests.values())
    told = {
        "out": str(out),
        **{name: report[name] for name in ("sites", "pages", "requests", "interfaces", "elapsed_seconds")},
        "stopped_because": report["stopped_because"],
        "interfaces_found": come["interfaces_found"],
        "sites_found": come["sites_found"],
    }
    if as_json:
        print(as_line(told))
    else:
        _summary(screen(), out, told)
        for sentence in unseen(come["drawn_by_scripts"], records=0):
            screen().print(plain(sentence))
    return exit_code(report, any_read=unread(job))


def _summary(console: Console, out: Path, told: dict[str, Any]) -> None:
    table = Table(title="formdiver discover", title_justify="left", show_header=False)
    for name in ("interfaces", "sites", "pages", "requests"):
        table.add_row(name, str(told[name]))
    table.add_row("seconds", f"{told['elapsed_seconds']:.1f}")
    table.add_row("stopped because", plain(told["stopped_because"]))
    console.print(table)
    if not told["interfaces_found"]:
        console.print(
            "No query interface of the domain was found. Try other seeds, --max-depth, or formdiver forms URL."
        )
        return
    listed = Table(title="query interfaces", title_justify="left")
    listed.add_column("page", overflow="fold", min_width=30)
    for column in ("kind", "relevance", "fields"):
        listed.add_column(column)
    best = sorted(told["interfaces_found"], key=lambda one: -one["relevance"])
    for one in best[:SHOWN]:
        names = ", ".join(item["attribute"] or item["label"] or item["name"] for item in one["fields"][:FIELDS])
        listed.add_row(*map(plain, (one["page"], one["kind"], f"{one['relevance']:.2f}", names)))
    console.print(listed)
    if len(best) > SHOWN:
        console.print(f"and {len(best) - SHOWN} more")
    console.print(
        f"All of them: interfaces_found in {out}/report.json   Harvest one: formdiver crawl PAGE --domain ..."
    )
