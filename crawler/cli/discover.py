"""`formdiver discover`: the query interfaces of live sites, or of archives of any size, on this machine or on a cluster."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.table import Table

from crawler.batch import Engine, Job, Progress, cluster, pool, run
from crawler.classify import ModelError, NaiveBayes
from crawler.cli.exploring import explore
from crawler.cli.given import cookies_of, headers_of
from crawler.cli.options import (
    BrowserOption,
    ClassifierOption,
    Concurrency,
    CookiesOption,
    DelayOption,
    DomainOption,
    FreshOption,
    HeaderOption,
    MaxPages,
    MaxRequests,
    MaxSeconds,
    OutOption,
    PrivateOption,
    ProxyOption,
)
from crawler.cli.streams import as_line
from crawler.cli.tables import plain, screen
from crawler.errors import FormdiverError, UsageError
from crawler.folder import named
from crawler.records.parts import connection, literal
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain

#: Interfaces shown on the terminal; all of them stand in the table.
SHOWN = 20
#: The parameters that mean something for archives alone, and for live sites alone.
ARCHIVES = ("workers", "cluster_address", "topic_model")
LIVE = ("new_sites", "max_depth", "site_pages", "site_interfaces", "max_pages", "max_requests", "max_seconds", "delay",
        "concurrency", "allow_private", "cookies", "header", "proxy", "browser", "fresh")  # fmt: skip


def discover(
    context: typer.Context,
    sources: Annotated[
        list[str],
        typer.Argument(metavar="WARC…|ADDRESS…", help="Archives, or folders of them; or addresses to start from."),
    ],
    out: OutOption,
    domain: DomainOption,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", "-j", min=1, help="Archives: worker processes (default: one per processor)."),
    ] = None,
    cluster_address: Annotated[
        str | None, typer.Option("--cluster", metavar="tcp://HOST:PORT", help="Archives: scheduler of a Dask cluster.")
    ] = None,
    topic_model: Annotated[
        Path | None,
        typer.Option("--topic-model", metavar="FILE", help="Archives: topic model of formdiver train pages --domain."),
    ] = None,
    new_sites: Annotated[
        int, typer.Option("--new-sites", min=0, help="Live: enter so many sites that pages link to, the best first.")
    ] = 0,
    max_depth: Annotated[
        int, typer.Option("--max-depth", min=0, help="Live: how far from a site's entrance to look.")
    ] = 3,
    site_pages: Annotated[int, typer.Option("--site-pages", min=1, help="Live: most pages of one site.")] = 100,
    site_interfaces: Annotated[
        int, typer.Option("--site-interfaces", min=1, help="Live: more interfaces than these end the search of a site.")
    ] = 5,
    max_pages: MaxPages = None,
    max_requests: MaxRequests = None,
    max_seconds: MaxSeconds = None,
    delay: DelayOption = None,
    concurrency: Concurrency = 8,
    allow_private: PrivateOption = False,
    cookies: CookiesOption = None,
    header: HeaderOption = None,
    proxy: ProxyOption = None,
    browser: BrowserOption = "auto",
    fresh: FreshOption = False,
    classifier: ClassifierOption = "default",
    strict: Annotated[bool, typer.Option("--strict", help="Keep only links that pass M4's three conditions.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="What was found as one JSON object.")] = False,
) -> None:
    """Find a domain's query interfaces, on live sites or in WARC archives.

    Live: looks through the sites of the given addresses, and with --new-sites through those that they link to, the most
    promising pages first. Nothing is submitted. The interfaces with their fields stand in DIR/report.json; the same
    command goes on where it was.

    Archives: writes pages (with their templates), links, forms, interfaces, sites and templates as Parquet. What an
    interrupted run had done is kept; the result is the same on any number of workers. A cluster's workers need the
    archives and DIR under the same names.

    Examples: formdiver discover https://library.example/ --domain books --out found/ --new-sites 50

    formdiver discover crawl/*.warc.gz --domain books --out found/ --workers 4
    """
    live = [one for one in sources if one.startswith(("http://", "https://"))]
    if live and len(live) < len(sources):
        raise UsageError("give archives or addresses, not both")
    _refuse(
        context, ARCHIVES if live else LIVE, "archives, not for live sites" if live else "live sites, not for archives"
    )
    if live:
        settings = CrawlSettings(
            via="forms",
            classifier=classifier,
            budgets=Budgets(pages=max_pages, requests=max_requests, seconds=max_seconds),
            delay_seconds=delay,
            concurrency=concurrency,
            allow_private=allow_private,
            cookies_file=cookies_of(cookies),
            headers=headers_of(header),
            proxy=proxy,
            strict=strict,
            browser=browser,
            new_sites=new_sites,
            max_depth=max_depth,
            discovery_pages=site_pages,
            discovery_interfaces=site_interfaces,
        )
        sys.exit(explore(live, load_domain(domain), out, settings, fresh=fresh, as_json=as_json))
    if workers is not None and cluster_address is not None:
        raise UsageError("--workers and --cluster exclude each other")
    job = Job.of(
        load_domain(domain),
        classifier=classifier,
        strict=strict,
        topic=_topic(topic_model),
    )
    _mapped([Path(one) for one in sources], job, out, workers, cluster_address, as_json=as_json)


def _refuse(context: typer.Context, names: Sequence[str], meant: str) -> None:
    """Raise `UsageError` where options were given that say nothing here."""
    options = {one.name: one.opts[0] for one in context.command.params}
    sources = {name: context.get_parameter_source(name) for name in names}
    given = ", ".join(options[name] for name, source in sources.items() if source and source.name != "DEFAULT")
    if given:
        raise UsageError(f"{given}: meant for {meant}")


def _mapped(
    warcs: list[Path], job: Job, out: Path, workers: int | None, cluster_address: str | None, *, as_json: bool
) -> None:
    """Map and reduce archives, and tell what came of it."""
    if (out / "crawl.json").exists():
        raise UsageError(f"{out} holds a crawl, whose report this would replace; give another --out")
    named(out)
    paths = [path.resolve() for path in warcs]
    with _engine(workers, cluster_address) as engine, _shown(quiet=as_json) as show:
        final = run(paths, job, out, engine, progress=show)
    report = {**json.loads((out / "report.json").read_text("utf-8")), "kept": final.kept, "losses": final.losses}
    if as_json:
        print(as_line({"out": str(out), **report}))
    else:
        _summary(screen(), out, report)
    if not report["records"]:
        raise FormdiverError(
            f"no WARC record was found in {', '.join(map(str, warcs))}; give archives (.warc, .warc.gz, .warc.zst or "
            ".wacz), such as the archive/ of a crawl's folder"
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
    if not report["interfaces"]:
        if report["records"]:
            console.print(
                "No query interface of the domain was found in these archives; forms.parquet has all their forms."
            )
        return
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
