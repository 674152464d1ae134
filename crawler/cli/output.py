"""`formdiver export`, `status` and `audit`: what is in an output folder."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crawler.cli.streams import as_line
from crawler.cli.tables import curve, filled, plain, screen, unseen
from crawler.cli.tables import figures as laid
from crawler.errors import StoreError, UsageError
from crawler.journal import timestamp
from crawler.outcome import asked_of, audited, few, progress, read_object
from crawler.records import FORMATS, RecordStore
from crawler.records.export import Format

#: Most templates that `status` shows.
MOST_TEMPLATES = 12
#: What stands for the reason of a crawl's end where none was written.
UNENDED = "it is under way, or was broken off: then the same command goes on"
#: Endings of a file's name that JSON lines suit besides their own; none is one of them.
LINES = ("", "json", "ndjson", "txt")

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Output folder of a crawl.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")]


def export(
    folder: Folder,
    format: Annotated[
        Format | None,
        typer.Option("--format", "-f", help="Default: what the name of --to says, else jsonl."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="File to write (default: standard output).")
    ] = None,
) -> None:
    """Write the records, each once, with its source: JSON lines, CSV, or Parquet.

    Example: formdiver export harvest/ --format csv --to books.csv
    """
    asked_of(folder)
    named = to.suffix.lower().removeprefix(".") if to is not None else ""
    if format is None and named not in (*FORMATS, *LINES):
        raise UsageError(
            f"formdiver writes no .{named}: end the name of --to in {', '.join(FORMATS)}, or tell the --format of {to}"
        )
    told: Format = next((one for one in FORMATS if one == named), "jsonl")
    chosen = format or told
    if to is None and chosen == "parquet" and sys.stdout.isatty():
        raise UsageError("Parquet is not for the terminal; give --to FILE")
    order: list[str] = []
    with suppress(StoreError):  # records are read beside a damaged report too
        order = list(_zeros(_report(folder)))
    target = to if to is not None else sys.stdout.buffer
    count = RecordStore(folder / "records").export(chosen, target, attributes=order)
    if to is not None:
        typer.echo(f"{count} records written to {to}", err=True)


def status(folder: Folder, as_json: JsonOption = False) -> None:
    """Show how far a crawl is: figures, interfaces, templates, and the curve of records over requests."""
    asked = asked_of(folder)
    lines = progress(folder)
    report = _report(folder)
    coverage = report.get("coverage_estimate")
    records, told = RecordStore(folder / "records").filled()
    last = lines[-1] if lines else {}
    figures = {
        "folder": str(folder),
        "seeds": asked.get("seeds"),
        "domain": asked.get("domain"),
        "records": records,
        "attributes": _zeros(report) | dict(told),
        "requests": last.get("requests", 0),
        "queries": last.get("queries", 0),
        "elapsed_seconds": last.get("elapsed_seconds", 0.0),
        "coverage_estimate": coverage,
        "stopped_because": report.get("stopped_because"),
        "interfaces": _listed(report, "interfaces_found"),
        "templates": _listed(report, "templates_found"),
        "drawn_by_scripts": [
            one
            for one in _listed(report, "drawn_by_scripts")
            if isinstance(one.get("pages"), int) and isinstance(one.get("of"), int)
        ],
    }
    if as_json:
        print(as_line(figures))
        return
    console = screen()
    table = laid(f"crawl in {folder}")
    shown = {**figures, "seeds": few(figures["seeds"]), "stopped_because": figures["stopped_because"] or UNENDED}
    for name in ("seeds", "domain", "records", "requests", "queries", "elapsed_seconds", "stopped_because"):
        table.add_row(name.replace("_", " "), plain(shown[name]))
        if name == "records" and records:
            table.add_row("attributes", plain(filled(figures["attributes"])))
    if isinstance(coverage, float | int):
        table.add_row("coverage (estimated)", f"{coverage:.1%}")
    width = min(40, max(8, console.width - 30))
    table.add_row("records over requests", curve(_curve(lines), width, ascii=console.options.ascii_only))
    console.print(table)
    for found in figures["interfaces"]:
        state = f"{found.get('kind')}, {found.get('queries')} queries, {_state(found.get('closed'))}"
        console.print(plain(f"  {found.get('method')} {found.get('action')}  {state}"))
    _show_templates(console, figures["templates"])
    for sentence in unseen(figures["drawn_by_scripts"], records=records):
        console.print(plain(sentence))


def _state(closed: object) -> str:
    """Whether an interface is still asked, and why not."""
    return f"no longer asked: {closed}" if closed else "still to be asked"


def _report(folder: Path) -> dict[str, Any]:
    """The report of a crawl; empty where none has ended."""
    path = folder / "report.json"
    return read_object(path) if path.exists() else {}


def _zeros(report: dict[str, Any]) -> dict[str, int]:
    """The attributes of the domain in its order, told by no record yet."""
    told = report.get("attributes")
    return dict.fromkeys(map(str, told), 0) if isinstance(told, dict) else {}


def _listed(report: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The objects of a list of the report, which a person may have edited."""
    listed = report.get(name)
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def _show_templates(console: Console, templates: list[dict[str, Any]]) -> None:
    if not templates:
        return
    table = Table(title="templates: what the pages are that look alike", title_justify="left")
    for column in ("kind", "pages", "with records", "records read", "needs a browser", "for example"):
        table.add_column(column, overflow="fold")
    for one in templates[:MOST_TEMPLATES]:
        cells = (one.get("kind"), one.get("pages"), one.get("yields"), one.get("records"))
        browser = "yes" if one.get("needs_browser") else ""
        table.add_row(*map(plain, (*cells, browser, one.get("example"))))
    console.print(table)
    if len(templates) > MOST_TEMPLATES:
        console.print(f"  and {len(templates) - MOST_TEMPLATES} more: formdiver status DIR --json")


def _curve(lines: list[dict[str, Any]]) -> list[float]:
    """Records at even steps of requests."""
    if not lines:
        return []
    top = max(int(line["requests"]) for line in lines) or 1
    values: list[float] = [0.0] * 40
    for line in lines:
        step = min(39, int(line["requests"]) * 40 // top)
        values[step] = float(line["records"])
    for index in range(1, 40):
        values[index] = max(values[index], values[index - 1])
    return values


def audit(
    folder: Folder,
    refused: Annotated[bool, typer.Option("--refused", help="Refusals only.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line instead of a table.")] = False,
) -> None:
    """Show every submission and every refusal of a crawl, with its reason."""
    asked_of(folder)
    everything = audited(folder)
    lines = [line for line in everything if not (refused and line["allowed"])]
    if as_json:
        for line in lines:
            print(as_line(line))
        return
    console = screen()
    table = Table(title=plain(f"audit of {folder}"), title_justify="left")
    for column in ("time", "", "method", "action", "values", "reason"):
        table.add_column(column, overflow="fold")
    for line in lines:
        values = "&".join(f"{k}={v}" for k, v in line["values"].items() if v not in ("", None, []))
        mark = "sent" if line["allowed"] else "refused"
        cells = (timestamp(line["time"]), mark, line["method"], line["action"], values[:60], line["reason"])
        table.add_row(*map(plain, cells))
    console.print(table)
    counts = Counter("sent" if line["allowed"] else "refused" for line in everything)
    console.print(f"{counts['sent']} submissions, {counts['refused']} refusals")
