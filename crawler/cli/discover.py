"""`formdiver discover`: the query interfaces in archives of any size, on this machine or on a cluster."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.table import Table

from crawler.batch import Engine, Job, Progress, cluster, pool, run
from crawler.classify import ModelError, NaiveBayes
from crawler.cli.given import known_classifier
from crawler.cli.tables import plain
from crawler.errors import FormdiverError, UsageError
from crawler.records.parts import connection, literal
from knowledge.domain import load_domain

#: Interfaces shown on the terminal; all of them stand in the table.
SHOWN = 20


def discover(
    warcs: Annotated[list[Path], typer.Argument(metavar="WARC…", help="Archives, or folders of them.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="Folder for the tables.")],
    domain: Annotated[str, typer.Option("--domain", "-d", metavar="NAME|FILE", help="The domain.")],
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Worker processes (default: one per processor).")
    ] = None,
    cluster_address: Annotated[
        str | None, typer.Option("--cluster", metavar="tcp://HOST:PORT", help="Scheduler of a Dask cluster.")
    ] = None,
    topic_model: Annotated[
        Path | None, typer.Option("--topic-model", help="Topic model of formdiver train pages --domain.")
    ] = None,
    classifier: Annotated[str, typer.Option("--classifier", help="Form classifier: default or nb.")] = "default",
    strict: Annotated[bool, typer.Option("--strict", help="Keep only links that pass M4's three conditions.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The counts as JSON.")] = False,
) -> None:
    """Find a domain's query interfaces in WARC archives.

    Writes pages (with their templates), links, forms, interfaces, sites and templates as Parquet. What an interrupted
    run had done is kept; the result is the same on any number of workers. A cluster's workers need the archives and DIR
    under the same names.

    Example: formdiver discover crawl/*.warc.gz --domain books --out found/ --workers 4
    """
    if workers is not None and cluster_address is not None:
        raise UsageError("--workers and --cluster exclude each other")
    job = Job.of(
        load_domain(domain),
        classifier=known_classifier(classifier),
        strict=strict,
        topic=_topic(topic_model),
    )
    paths = [path.resolve() for path in warcs]
    with _engine(workers, cluster_address) as engine, _shown(quiet=as_json) as show:
        final = run(paths, job, out, engine, progress=show)
    report = {**json.loads((out / "report.json").read_text("utf-8")), "kept": final.kept, "losses": final.losses}
    if as_json:
        print(json.dumps({"out": str(out), **report}))
    else:
        _summary(Console(), out, report)
    if not report["records"]:
        raise FormdiverError(
            f"no WARC record was found in {', '.join(map(str, warcs))}; give archives (.warc or .warc.gz), such as the "
            "archive/ of a crawl's folder"
        )


def _topic(path: Path | None) -> NaiveBayes | None:
    if path is None:
        return None
    try:
        return NaiveBayes.load(path)
    except (OSError, ModelError) as error:
        raise UsageError(f"{path} is no topic model: {error}") from error


@contextlib.contextmanager
def _engine(workers: int | None, address: str | None) -> Iterator[Engine]:
    engine = cluster(address) if address is not None else pool(workers or os.cpu_count() or 1)
    try:
        yield engine
    finally:
        engine.close()


@contextlib.contextmanager
def _shown(*, quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """A bar on the terminal's error stream while partitions are worked out."""
    console = Console(stderr=True)
    bar = Bar(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[figures]}"),
        TimeElapsedColumn(), console=console, disable=quiet or not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task("partitions", total=None, figures="")

        def show(state: Progress) -> None:
            figures = f"{state.pages} pages, {state.broken} broken"
            if state.losses:
                figures += f", {state.losses} workers lost"
            bar.update(task, completed=state.done, total=state.partitions, figures=figures)

        yield show


def _summary(console: Console, out: Path, report: dict[str, Any]) -> None:
    table = Table(title=plain(f"discovery in {out}"), title_justify="left", show_header=False)
    for name in ("records", "broken", "captures", "pages", "links", "forms", "interfaces", "sites", "templates"):
        table.add_row(name, str(report[name]))
    console.print(table)
    found = Table(title="query interfaces", title_justify="left")
    for column in ("site", "kind", "relevance", "topic", "pages", "fields"):
        found.add_column(column)
    with connection(out) as db:
        rows = db.execute(
            "SELECT site, kind, relevance, topic, pages, fields FROM read_parquet(?)"
            " ORDER BY relevance DESC, site, identity LIMIT ?",
            [literal(out / "interfaces.parquet"), SHOWN],
        ).fetchall()
    for site, kind, relevance, topic, pages, fields in rows:
        names = ", ".join(item["attribute"] or item["label"] or item["name"] for item in json.loads(fields)[:6])
        found.add_row(plain(site), kind, f"{relevance:.2f}", f"{topic:.2f}", str(pages), plain(names))
    console.print(found)
    if report["interfaces"] > SHOWN:
        console.print(f"and {report['interfaces'] - SHOWN} more in {out}/interfaces.parquet")
