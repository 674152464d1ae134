"""M4's figures 4 to 6 and table 2: live discovery with one and two workers and batch, side by side.

Each way finds the interfaces of three domains on the same web graph. Live is the focused walk of the graph in memory,
one domain a task; batch maps and reduces its archive. A worker is a process.
"""

from __future__ import annotations

import multiprocessing
import resource
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import duckdb

from crawler.batch import Job, pool, run
from crawler.discovery import LinkClassifier
from knowledge.domain import load_domain
from samples.webgraph import Graph
from samples.webgraph.warc import write_warc
from samples.webgraph.words import DOMAINS
from tests.bench.discovery_walk import truth_of, walk


@dataclass(frozen=True)
class Found:
    """What one way found of one domain."""

    domain: str
    pages: int
    right: int
    wrong: int
    wanted: int

    @property
    def f(self) -> float:
        return 2 * self.right / max(1, self.right + self.wrong + self.wanted)


def table(seed: int, sites: int, half: str, pages: int = 2000, workers: tuple[int, ...] = (1, 2)) -> None:
    """Print the table."""
    print(f"{'way':18s} {'interfaces (wrong) of all':44s} {'F':>17s} {'pages/s':>8s} {'CPU s':>6s} {'MiB':>5s}")
    graph = (seed, sites, half)
    for count in workers:
        _row(f"live, {count} workers", lambda count=count: _live(graph, pages, count))
    with tempfile.TemporaryDirectory() as name:
        archive = Path(name) / "graph.warc.gz"
        write_warc(Graph(seed, sites=sites, half=half), archive)
        for count in workers:
            _row(f"batch, {count} workers", lambda count=count: _batch(graph, archive, count))


def _row(name: str, work: Callable[[], list[Found]]) -> None:
    """Each way runs in a process of its own, so that its memory and processor time are its alone."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)

    def measured() -> None:
        start = time.perf_counter()
        found = work()
        seconds = time.perf_counter() - start
        uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        cpu = sum(use.ru_utime + use.ru_stime for use in uses)
        theirs.send((found, seconds, cpu, max(use.ru_maxrss for use in uses) >> 10))

    process = context.Process(target=measured)
    process.start()
    found, seconds, cpu, memory = ours.recv()
    process.join()
    counts = "  ".join(f"{one.domain} {one.right} ({one.wrong}) of {one.wanted}" for one in found)
    marks = "/".join(f"{one.f:.3f}" for one in found)
    pages = sum(one.pages for one in found)
    print(f"{name:18s} {counts:44s} {marks:>17s} {pages / seconds:8.0f} {cpu:6.1f} {memory:5d}", flush=True)


def _live(graph: tuple[int, int, str], pages: int, workers: int) -> list[Found]:
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as executor:
        return list(executor.map(_walked, [(*graph, pages, name) for name in DOMAINS]))


def _walked(task: tuple[int, int, str, int, str]) -> Found:
    seed, sites, half, pages, name = task
    graph = Graph(seed, sites=sites, half=half)
    found = walk(graph, name, pages, links=LinkClassifier.load())
    return Found(name, len(found.curve), len(found.right), len(found.wrong), len(graph.interfaces(name)))


def _batch(given: tuple[int, int, str], archive: Path, workers: int) -> list[Found]:
    seed, sites, half = given
    graph = Graph(seed, sites=sites, half=half)
    found = []
    for name in DOMAINS:
        out = archive.parent / f"{name}-{workers}"
        state = run([archive], Job.of(load_domain(name)), out, pool(workers))
        truth = truth_of(graph, name)
        rows = duckdb.sql(f"SELECT url, action FROM read_parquet('{out}/interfaces.parquet')").fetchall()
        known = [truth.get((url, action.partition("?")[0])) for url, action in rows]
        right = len(set(known) - {None})
        found.append(Found(name, state.pages, right, known.count(None), len(graph.interfaces(name))))
    return found
