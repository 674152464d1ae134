"""`formdiver export`, `status` and `audit`: what is in an output folder."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crawler.cli.tables import curve, plain
from crawler.errors import StoreError, UsageError
from crawler.harvest.rows import timestamp
from crawler.journal import read as read_journal
from crawler.records import FORMATS, RecordStore
from crawler.records.export import Format

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Output folder of a crawl.")]
JsonOption = Annotated[bool, typer.Option("--json", help="JSON instead of tables.")]


def export(
    folder: Folder,
    format: Annotated[str, typer.Option("--format", "-f", help=f"One of {', '.join(FORMATS)}.")] = "jsonl",
    to: Annotated[Path | None, typer.Option("--to", help="File to write (default: standard output).")] = None,
) -> None:
    """Write the records, each once, with its source: JSON lines, CSV, or Parquet.

    Example: formdiver export harvest/ --format csv --to books.csv
    """
    _opened(folder)
    if format not in FORMATS:
        raise UsageError(f"--format is one of {', '.join(FORMATS)}, not {format!r}")
    chosen: Format = format
    if to is None and chosen == "parquet" and sys.stdout.isatty():
        raise UsageError("Parquet is not for the terminal; give --to FILE")
    count = RecordStore(folder / "records").export(chosen, to if to is not None else sys.stdout.buffer)
    if to is not None:
        typer.echo(f"{count} records written to {to}", err=True)


def status(folder: Folder, as_json: JsonOption = False) -> None:
    """Show how far a crawl is: figures, sites, interfaces, and the curve of records over requests."""
    asked = _opened(folder)
    progress = list(read_journal(folder / "progress.jsonl")) if (folder / "progress.jsonl").exists() else []
    report: dict[str, Any] = {}
    if (folder / "report.json").exists():
        report = json.loads((folder / "report.json").read_text("utf-8"))
    records = RecordStore(folder / "records").count()
    last = progress[-1] if progress else {}
    figures = {
        "folder": str(folder),
        "seeds": asked.get("seeds"),
        "domain": asked.get("domain"),
        "records": records,
        "requests": last.get("requests", 0),
        "queries": last.get("queries", 0),
        "elapsed_seconds": last.get("elapsed_seconds", 0.0),
        "coverage_estimate": report.get("coverage_estimate"),
        "stopped_because": report.get("stopped_because"),
        "interfaces": report.get("interfaces_found", []),
    }
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
        return
    console = Console()
    table = Table(title=plain(f"crawl in {folder}"), title_justify="left", show_header=False)
    for name in ("seeds", "domain", "records", "requests", "queries", "elapsed_seconds", "stopped_because"):
        value = figures[name]
        table.add_row(name, plain(", ".join(value) if isinstance(value, list) else value))
    if report.get("coverage_estimate") is not None:
        table.add_row("coverage (estimated)", f"{report['coverage_estimate']:.1%}")
    table.add_row("records over requests", curve(_curve(progress)))
    console.print(table)
    for found in figures["interfaces"]:
        state = f"{found['kind']}, {found['queries']} queries, {found['closed'] or 'open'}"
        console.print(plain(f"  {found['method']} {found['action']}  {state}"))


def _curve(progress: list[dict[str, Any]]) -> list[float]:
    """Records at even steps of requests."""
    if not progress:
        return []
    top = max(int(line["requests"]) for line in progress) or 1
    values: list[float] = [0.0] * 40
    for line in progress:
        step = min(39, int(line["requests"]) * 40 // top)
        values[step] = float(line["records"])
    for index in range(1, 40):
        values[index] = max(values[index], values[index - 1])
    return values


def audit(
    folder: Folder,
    refused: Annotated[bool, typer.Option("--refused", help="Refusals only.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Show every submission and every refusal of a crawl, with its reason."""
    _opened(folder)
    path = folder / "audit.jsonl"
    lines = [line for line in read_journal(path) if not (refused and line["allowed"])] if path.exists() else []
    if as_json:
        for line in lines:
            print(json.dumps(line, ensure_ascii=False))
        return
    console = Console()
    table = Table(title=plain(f"audit of {folder}"), title_justify="left")
    for column in ("time", "", "method", "action", "values", "reason"):
        table.add_column(column)
    for line in lines:
        values = "&".join(f"{k}={v}" for k, v in line["values"].items() if v not in ("", None, []))
        mark = "sent" if line["allowed"] else "refused"
        cells = (timestamp(line["time"]), mark, line["method"], line["action"], values[:60], line["reason"])
        table.add_row(*map(plain, cells))
    console.print(table)
    counts = Counter("sent" if line["allowed"] else "refused" for line in lines)
    console.print(f"{counts['sent']} submissions, {counts['refused']} refusals")


def _opened(folder: Path) -> dict[str, Any]:
    path = folder / "crawl.json"
    if not path.is_file():
        raise UsageError(f"{folder} is not the output folder of a crawl (there is no crawl.json in it)")
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} is unreadable: {error}") from error
    return found
