"""`formdiver templates`: pages sorted by the template that made them, batch after batch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from crawler.batch.engine import Workers
from crawler.cli.given import page_file
from crawler.cli.saved import SAVED, Item, items
from crawler.cli.streams import as_line
from crawler.cli.tables import plain, screen
from crawler.errors import FormdiverError, UsageError
from crawler.page import parse
from crawler.templates import DEFAULT, PAPER, Features, Rules, Templates, features
from crawler.urls import NOWHERE

#: Pages that are clustered together. More see each other at once, fewer come out sooner.
BATCH = 1_000
#: Pages that a worker process takes at a time.
SHARE = 16

Paths = Annotated[
    list[Path], typer.Argument(metavar="PATH|WARC...", help="Pages (.gz too), folders, archives (WARC, WACZ).")
]
StateOption = Annotated[
    Path | None,
    typer.Option("--state", metavar="FILE", help="File to go on from and to keep the state in (.gz: compressed)."),
]
WorkersOption = Annotated[int, typer.Option("--workers", "-w", "-j", min=1, help="Processes that read the pages.")]
PaperOption = Annotated[bool, typer.Option("--paper", help="Fixed thresholds and prints as in the paper.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object per page instead of a table.")]


def templates(
    paths: Paths,
    state: StateOption = None,
    workers: WorkersOption = 1,
    paper: PaperOption = False,
    as_json: JsonOption = False,
) -> None:
    """Sort pages by the template that made them: {"file", "cluster"} per page.

    Example: formdiver templates harvest/archive --state templates.json.gz --json
    """
    rules = PAPER if paper else DEFAULT
    known = Templates.load(state, rules) if state is not None and state.exists() else Templates(rules)
    if workers > 1:
        with Workers(workers) as pool:
            sorted_pages = sort(items(paths), known, pool)
    else:
        sorted_pages = sort(items(paths), known)
    if not sorted_pages:
        raise UsageError(f"no page was found in {', '.join(map(str, paths))}; give {SAVED}")
    # What is kept leaves small clusters open for the next batch; what is shown settles them as well as can be now.
    shown = Templates.restore(known.state(), rules)
    shown.consolidate()
    if state is not None:
        known.save(state)
    if as_json:
        for name, cluster in sorted_pages:
            print(as_line({"file": name, "cluster": shown.resolve(cluster)}))
    else:
        _table([shown.resolve(cluster) for _, cluster in sorted_pages], [name for name, _ in sorted_pages])


def sort(found: Iterator[Item], known: Templates, pool: Executor | None = None) -> list[tuple[str, int]]:
    """Name and cluster of each page, added to the known templates batch by batch."""
    result: list[tuple[str, int]] = []
    while batch := list(islice(found, BATCH)):
        made = mapped(batch, known.rules, pool)
        result += zip([name for name, _ in batch], known.add(made), strict=True)
    return result


def mapped(batch: Sequence[Item], rules: Rules, pool: Executor | None) -> list[Features]:
    """The features of some pages in order, read and parsed by the executor's workers where one is given."""
    if pool is None:
        return _read_all((batch, rules))
    shares = [(batch[start : start + SHARE], rules) for start in range(0, len(batch), SHARE)]
    # Not `map`: where one share fails it calls off the others by itself, and not as a pool's own ending does.
    try:
        return [one for share in [pool.submit(_read_all, share) for share in shares] for one in share.result()]
    except BrokenExecutor as error:
        raise FormdiverError(
            "a worker process was ended from outside, as a system short of memory does; try again with fewer --workers"
        ) from error


def _read_all(work: tuple[Sequence[Item], Rules]) -> list[Features]:
    found = []
    for name, source in work[0]:
        if isinstance(source, str):
            body, kind, url = page_file(Path(source)), None, NOWHERE
        else:
            body, kind, url = source[0], source[1] or None, source[2] or NOWHERE
        try:
            page = parse(body, url, content_type=kind)
        except RecursionError as error:
            raise UsageError(f"{name} is nested too deeply") from error
        found.append(features(page.tree, attributes=work[1].attributes))
    return found


def _table(clusters: Sequence[int], names: Sequence[str]) -> None:
    first: dict[int, str] = {}
    for cluster, name in zip(clusters, names, strict=True):
        first.setdefault(cluster, name)
    table = Table(title=plain(f"{len(names)} pages, {len(first)} templates"), title_justify="left")
    for column in ("template", "pages", "first"):
        table.add_column(column)
    for cluster, number in Counter(clusters).most_common():
        table.add_row(str(cluster), str(number), plain(first[cluster]))
    screen().print(table)
