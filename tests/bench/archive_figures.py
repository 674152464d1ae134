"""Batch discovery over a large archive, measured in full: generated, mapped, held against a bare loop, cleaned up.

    python -m tests.bench.archive_figures [--mib 1024] [--pairs 5] [--folder DIR] [--keep] [--accept]

The archive is the generated web graph under one seed after another, one file each, no address twice. The bare loop
reads and parses every page of it and does nothing else; before each run it goes over some of the files again, for a
machine is not always equally fast, and it is these loops that a run is held against. What is done is kept in DIR (a
folder under the system's temporary one by default): after an interruption the same command goes on with the next file or
run. When all is measured the folder is removed, unless asked to keep it; figures.json is printed before.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crawler.archive import records
from crawler.archive.reader import answer
from crawler.batch import Job, pool, run
from crawler.page import parse
from knowledge.domain import load_domain
from samples.webgraph import Graph
from samples.webgraph.warc import write_warc

#: Sites of a domain in the graph of one file.
SITES = 100
#: Every how-manieth file the bare loop before a run reads.
STRIDE = 5


class Figures:
    """What was measured so far, in a file that is whole at any moment."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.values: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    def keep(self, name: str, value: Any) -> None:
        """Note one figure."""
        self.values[name] = value
        new = self._path.with_suffix(".new")
        new.write_text(json.dumps(self.values, indent=1), "utf-8")
        new.replace(self._path)


def generate(folder: Path, mib: int, figures: Figures, sites: int = SITES) -> list[Path]:
    """The files of the archive, made where they are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    size = 0
    while size < mib << 20:
        seed = 1_000 + len(files)
        path = folder / f"graph-{seed}.warc.gz"
        if not path.exists():
            others = max(1, sites // 5)
            graph = Graph(
                seed, sites=sites, others=others, origin=lambda number, seed=seed: f"http://s{number}.g{seed}.example"
            )  # type: ignore[misc]
            part = path.with_suffix(".part")
            pages = write_warc(graph, part)
            part.rename(path)
            figures.keep(f"pages {path.name}", pages)
            print(f"{path.name}: {pages} pages, {path.stat().st_size >> 20} MiB", flush=True)
        size += path.stat().st_size
        files.append(path)
    return files


def bare(path: Path) -> tuple[int, float]:
    """Pages of a file, and the CPU seconds of reading and parsing them."""
    start, pages = time.process_time(), 0
    for record in records([path]):
        if record.type == "response":
            found = answer(record)
            parse(found.body, found.url, content_type=found.header("Content-Type"))
            pages += 1
    return pages, time.process_time() - start


def mapped(files: list[Path], out: Path, workers: int) -> dict[str, float]:
    """One whole run, from a fresh folder: seconds, CPU seconds of all processes, pages, largest worker."""
    shutil.rmtree(out, ignore_errors=True)
    start, used = time.perf_counter(), _used()
    state = run(files, Job.of(load_domain("books")), out, pool(workers))
    seconds, cpu = time.perf_counter() - start, _used() - used
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    shutil.rmtree(out)
    return {"pages": state.pages, "seconds": seconds, "cpu": cpu, "largest_worker_mib": memory}


def _used() -> float:
    total = 0.0
    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        usage = resource.getrusage(who)
        total += usage.ru_utime + usage.ru_stime
    return total


def measure(folder: Path, mib: int, pairs: int, sites: int = SITES) -> Figures:
    """All of it, going on where an earlier call ended."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = Figures(folder / "figures.json")
    files = generate(folder / "archive", mib, figures, sites)
    figures.keep("bytes", sum(path.stat().st_size for path in files))
    for path in files:
        if f"bare {path.name}" not in figures.values:
            figures.keep(f"bare {path.name}", bare(path))
    for pair in range(pairs):
        for workers in (1, 2):
            name = f"run {pair} with {workers}"
            if name not in figures.values:
                figures.keep(f"loop before {name}", [bare(path) for path in files[::STRIDE]])
                figures.keep(name, mapped(files, folder / "out", workers))
                print(name, figures.values[name], flush=True)
    return figures


@dataclass(frozen=True, slots=True)
class Shares:
    """What the runs came to: pages per CPU-second, their `shares` of the bare loop before each, and the `gains` of two
    workers over one."""

    rates: list[float]
    shares: list[float]
    gains: list[float]

    @classmethod
    def of(cls, values: Mapping[str, Any], pairs: int) -> Shares:
        """Those of so many pairs of runs."""
        runs = [(values[f"run {pair} with 1"], values[f"run {pair} with 2"]) for pair in range(pairs)]
        shares = [
            values[name]["pages"] / values[name]["cpu"] / _rate(values[f"loop before {name}"])
            for name in values
            if name.startswith("run ")
        ]
        rates = [one["pages"] / one["cpu"] for pair in runs for one in pair]
        return cls(rates, shares, [one["seconds"] / two["seconds"] for one, two in runs])


def shown(figures: Figures, pairs: int) -> str:
    """The figures in words."""
    values = figures.values
    loops = [value for name, value in values.items() if name.startswith("bare ")]
    pages = sum(count for count, _ in loops)
    lines = [f"archive: {values['bytes'] >> 20} MiB, {pages} pages; bare loop {_rate(loops):.0f} pages per CPU-second"]
    if pairs:
        found = Shares.of(values, pairs)
        memory = max(value["largest_worker_mib"] for name, value in values.items() if name.startswith("run "))
        lines.append(
            f"batch: {statistics.median(found.rates):.0f} pages per CPU-second ({min(found.rates):.0f} .. "
            f"{max(found.rates):.0f}), {_spread(found.shares)} of the bare loop before it; largest worker {memory:.0f} MiB"
        )
        lines.append(f"two workers against one: {_spread(found.gains)}, {pairs} pairs")
    return "\n".join(lines)


def rows(figures: Figures, pairs: int) -> Iterator[dict[str, Any]]:
    """The rows of the acceptance table."""
    found, size = Shares.of(figures.values, pairs), figures.values["bytes"] >> 20
    data = f"{size} MiB of generated web graphs, {pairs} pairs of runs"
    yield {"row": "batch against a bare loop, pages per CPU-second", "required": "≥ .5", "measured": _spread(found.shares),
           "good": statistics.median(found.shares) >= 0.5, "data": data}  # fmt: skip
    yield {"row": "batch, two workers against one", "required": "≥ 1.6", "measured": _spread(found.gains),
           "good": statistics.median(found.gains) >= 1.6, "data": data}  # fmt: skip


def _spread(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f} .. {max(values):.2f})"


def _rate(loops: list[tuple[int, float]]) -> float:
    """Pages per CPU-second of bare loops over several files."""
    return sum(count for count, _ in loops) / sum(seconds for _, seconds in loops)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=1024, help="size of the archive on disk")
    parser.add_argument("--pairs", type=int, default=5, help="pairs of runs with one worker and with two")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "formdiver-archive")
    parser.add_argument("--keep", action="store_true", help="leave archive and figures where they are")
    parser.add_argument("--accept", action="store_true", help="print the rows of the acceptance table")
    options = parser.parse_args()
    with redirect_stdout(sys.stderr):
        found = measure(options.folder, options.mib, options.pairs)
    if options.accept:
        for row in rows(found, options.pairs):
            print(json.dumps(row, ensure_ascii=False), flush=True)
    else:
        print(shown(found, options.pairs))
    if not options.keep:
        shutil.rmtree(options.folder)


if __name__ == "__main__":
    main()
