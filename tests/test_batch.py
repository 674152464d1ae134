"""Discovery over archives: equal bytes on every engine, broken records skipped, dead workers survived, restarts kept."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Any

import duckdb
import pytest
from fastwarc.stream_io import ZstdWriter

from crawler.batch import Engine, Job, Progress, cluster, partitions, pool, run
from crawler.batch.engine import BrokenExecutor
from crawler.batch.judgement import Judge
from crawler.batch.partition import ArchivedPage, Pages
from crawler.batch.parts import _tools
from crawler.batch.sight import Sight
from crawler.batch.stages import FormStage, LinkStage
from crawler.classify import FormClassifier
from crawler.classify.verdicts import Verdicts
from crawler.cli.saved import items
from crawler.discovery.interfaces import relevant
from crawler.discovery.links import LinkClassifier
from crawler.discovery.sites import LEAST
from crawler.errors import FormdiverError, UsageError
from crawler.forms import read_forms
from crawler.models import Form
from crawler.page import parse
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.webgraph import Graph
from samples.webgraph.warc import write_warc

TABLES = ("pages", "links", "forms", "interfaces", "sites", "templates")
#: Small partitions, so that a small archive has several.
BYTES = 60_000
#: Sites of the archive: two directories, three of books, two of jobs, some of others.
SITES = (0, 1, 3, 4, 5, 9, 10, 22, 23)


@pytest.fixture(scope="module")
def graph() -> Graph:
    return Graph(5, sites=6, others=1)


@pytest.fixture(scope="module")
def archive(graph: Graph, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("archive") / "graph.warc.gz"
    write_warc(graph, path, SITES)
    return path


@pytest.fixture(scope="module")
def job() -> Job:
    return Job.of(load_domain("books"))


def inline() -> Engine:
    """Everything in this process, by way of the same interface."""
    return Engine(lambda: ThreadPoolExecutor(1), (BrokenExecutor,), 2)


def tables(out: Path) -> dict[str, bytes]:
    """Every table, and the report, as bytes."""
    return {path.name: path.read_bytes() for path in sorted(out.iterdir()) if path.is_file()}


@pytest.fixture(scope="module")
def expected(archive: Path, job: Job, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    out = tmp_path_factory.mktemp("expected")
    run([archive], job, out, inline(), partition_bytes=BYTES)
    found = tables(out)
    assert set(found) == {*(f"{table}.parquet" for table in TABLES), "report.json"}
    return found


def test_interfaces_of_the_archive_are_found(graph: Graph, archive: Path, job: Job, tmp_path: Path) -> None:
    state = run([archive], job, tmp_path, inline(), partition_bytes=BYTES)
    assert state.done == state.partitions >= 4
    rows = (
        duckdb.connect()
        .execute("SELECT site, url, pages, topic FROM read_parquet(?)", [str(tmp_path / "interfaces.parquet")])
        .fetchall()
    )
    wanted = {graph.origin(number) for number, _ in graph.interfaces("books") if number in SITES}
    assert {site for site, *_ in rows} == wanted
    pages = duckdb.connect().execute(
        "SELECT count(*), count(DISTINCT url) FROM read_parquet(?)", [str(tmp_path / "pages.parquet")]
    )
    assert pages.fetchone() == (sum(len(graph.site(n).pages) for n in SITES),) * 2
    best = (
        duckdb.connect()
        .execute("SELECT site FROM read_parquet(?) LIMIT 3", [str(tmp_path / "sites.parquet")])
        .fetchall()
    )
    assert {site for (site,) in best} <= wanted


def test_sites_are_ranked_by_promise(archive: Path, job: Job, tmp_path: Path) -> None:
    run([archive], job, tmp_path, inline(), partition_bytes=BYTES)
    columns = "promise, interfaces, best_link, on_topic, pages, site"
    rows = (
        duckdb.connect().execute(f"SELECT {columns} FROM read_parquet(?)", [str(tmp_path / "sites.parquet")]).fetchall()
    )
    assert len(rows) == len(SITES)
    assert [site for *_, site in rows] == [site for *_, site in sorted(rows, key=lambda row: (-row[0], row[-1]))]
    for promise, interfaces, best, on_topic, pages, _ in rows:
        share = on_topic / pages
        # a link is worth less where the site speaks of other things, and a site the less, the more of it is known
        worth = interfaces + best * (LEAST + (1 - LEAST) * share) + share
        assert promise == pytest.approx(worth / (1 + pages / 100), abs=2e-6)


def test_pages_are_sorted_by_template(graph: Graph, archive: Path, job: Job, tmp_path: Path) -> None:
    run([archive], job, tmp_path, inline(), partition_bytes=BYTES)
    pages, templates = (
        duckdb.connect().execute(f"SELECT {columns} FROM read_parquet(?)", [str(tmp_path / name)]).fetchall()
        for columns, name in (("site, url, template", "pages.parquet"), ("*", "templates.parquet"))
    )
    kinds = {
        graph.origin(number) + path: node.kind for number in SITES for path, node in graph.site(number).pages.items()
    }
    sizes: Counter[tuple[str, int]] = Counter()
    articles: dict[str, Counter[int]] = {}
    for site, url, template in pages:
        sizes[site, template] += 1
        if kinds[url] == "article":
            articles.setdefault(site, Counter())[template] += 1
    assert {(site, template): count for site, template, count, _ in templates} == sizes
    urls = {url: (site, template) for site, url, template in pages}
    assert all(urls[url] == (site, template) for site, template, _, url in templates)
    for site in {site for site, _ in sizes}:
        numbers = sorted(template for where, template in sizes if where == site)
        assert numbers == list(range(len(numbers)))
    together = sum(count for one in articles.values() for _, count in one.most_common(1))
    assert together >= 0.9 * sum(sum(one.values()) for one in articles.values())


def test_two_templates_of_a_site_are_two(job: Job, tmp_path: Path) -> None:
    def listing(number: int) -> str:
        rows = "".join(f"<tr class=row><td><a href=/b/{n}>Book {n}</a><td class=price>{n}" for n in range(4 + number))
        return f"<div id=menu><ul><li>Home<li>All</ul></div><table id=results><tr><th>Title<th>Price{rows}</table>"

    def detail(number: int) -> str:
        notes = "".join(f"<p class=note>Note {n} of {number}</p>" for n in range(number % 3))
        return f"<article class=book><h1>Book {number}</h1><dl><dt>Author<dd>Name {number}</dl>{notes}</article>"

    path = tmp_path / "two.warc.gz"
    bodies = [(f"list{n}", listing(n)) for n in range(12)] + [(f"book{n}", detail(n)) for n in range(12)]
    with open(path, "wb") as file:
        file.writelines(
            gzip.compress(_response(f"http://a.example/{name}", b"", html.encode())) for name, html in bodies
        )
    run([path], job, tmp_path / "out", inline())
    found = (
        duckdb.connect()
        .execute("SELECT url, template FROM read_parquet(?)", [str(tmp_path / "out/pages.parquet")])
        .fetchall()
    )
    sorted_pages = {kind: {template for url, template in found if kind in url} for kind in ("list", "book")}
    assert sorted_pages == {"list": {0}, "book": {1}}
    assert json.loads((tmp_path / "out/report.json").read_text())["templates"] == 2


def test_partition_size_and_workers_change_nothing(
    archive: Path, job: Job, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    run([archive], job, tmp_path / "pool", pool(2), partition_bytes=BYTES)
    assert tables(tmp_path / "pool") == expected


def test_threads_of_one_worker_do_not_disturb_each_other(
    archive: Path, job: Job, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    run([archive], job, tmp_path, Engine(lambda: ThreadPoolExecutor(3), (BrokenExecutor,), 6), partition_bytes=BYTES)
    assert tables(tmp_path) == expected


def test_killed_worker_costs_time_only(archive: Path, job: Job, tmp_path: Path, expected: dict[str, bytes]) -> None:
    killed: list[int] = []

    def kill_one(state: Progress) -> None:
        if not killed and 1 <= state.done < state.partitions:
            workers = [child.pid for child in multiprocessing.active_children() if child.pid]
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    state = run([archive], job, tmp_path, pool(2), progress=kill_one, partition_bytes=BYTES)
    assert killed and state.losses >= 1 and state.done == state.partitions
    assert tables(tmp_path) == expected


def _said(script: str, folder: Path) -> tuple[int, str]:
    """How a program ends that starts workers, and what it says; it is given a folder, and no process of it is left."""
    path = folder / "program.py"
    path.write_text(script)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, str(path), str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True, env=environment
    ) as process:
        try:
            said, _ = process.communicate(timeout=300)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, said


WAITING = """
import os, signal, time
from crawler.batch.engine import Workers

if __name__ == "__main__":
    for place in (0, 1) * 4:
        workers = Workers(2)
        started = [workers.submit(time.sleep, 0.2) for _ in range(2)]
        processes = list(workers._processes.values())
        for one in started:
            one.result()
        os.kill(processes[place].pid, signal.SIGKILL)
        workers.shutdown(wait=True)
        assert not any(one.is_alive() for one in processes)
    print("ended")
"""


def test_a_pool_ends_though_a_waiting_worker_was_killed(tmp_path: Path) -> None:
    """One of the workers that wait for work holds the lock of the queue: where it dies, the others heed nothing that asks."""
    assert _said(WAITING, tmp_path) == (0, "ended\n")


BEGUN = """
import sys, time
from pathlib import Path

from crawler.batch.engine import Stopped, Workers

def begin(path):
    Path(path).touch()
    time.sleep(600)

if __name__ == "__main__":
    workers = Workers(2)
    begun = [Path(sys.argv[1]) / str(number) for number in range(2)]
    started = [workers.submit(begin, str(path)) for path in begun]
    while not all(path.exists() for path in begun):
        assert not any(one.done() for one in started)
    workers.shutdown(wait=True, cancel_futures=True)
    print(*(type(one.exception()).__name__ for one in started))
"""


def test_what_is_called_off_is_given_up_where_it_has_begun(tmp_path: Path) -> None:
    """A signal may reach the process that started the workers alone: it does not wait for what they are at."""
    assert _said(BEGUN, tmp_path) == (0, "Stopped Stopped\n")


STOPPED = """
import signal, sys
from pathlib import Path

from crawler.batch import Job, pool, run
from knowledge.domain import load_domain

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    archive, out, size = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    job = Job.of(load_domain("books"))
    try:
        run([archive], job, out, pool(2), progress=lambda state: print(state.done, flush=True), partition_bytes=size)
    except KeyboardInterrupt:
        sys.exit(130)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(("done", "send"), [(0, os.killpg), (1, os.killpg), (3, os.killpg), (0, os.kill), (2, os.kill)])
def test_a_signal_ends_the_run(
    archive: Path,
    job: Job,
    tmp_path: Path,
    expected: dict[str, bytes],
    done: int,
    send: Callable[[int, int], None],
    number: int,
) -> None:
    """Ctrl-C in a terminal, a service that is stopped: the signal reaches the workers too, at work or not yet begun; or not."""
    script, out = tmp_path / "stopped.py", tmp_path / "out"
    script.write_text(STOPPED)
    command = [sys.executable, str(script), str(archive), str(out), str(BYTES)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, env=environment
    ) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < done:
            pass
        while not done and len(_children(process.pid)) < 3:  # two workers, and who looks after what they share
            assert process.poll() is None
        send(process.pid, number)
        try:
            _, said = process.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, said) == (130, "")
    run([archive], job, out, inline(), partition_bytes=BYTES)
    assert tables(out) == expected


def _children(process: int) -> list[str]:
    """The processes that a process has started."""
    return [one for task in Path(f"/proc/{process}/task").iterdir() for one in (task / "children").read_text().split()]


def test_restart_goes_on_where_it_stopped(archive: Path, job: Job, tmp_path: Path, expected: dict[str, bytes]) -> None:
    class StopHere(Exception):
        pass

    def stop(state: Progress) -> None:
        if state.done == 2:
            raise StopHere

    with pytest.raises(StopHere):
        run([archive], job, tmp_path, inline(), progress=stop, partition_bytes=BYTES)
    done = sorted((tmp_path / "parts").glob("done-*.json"))
    assert len(done) >= 2 and not (tmp_path / "interfaces.parquet").exists()
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "parts").glob("*.parquet")}
    state = run([archive], job, tmp_path, inline(), partition_bytes=BYTES)
    assert state.kept == len(done)
    kept = {path.name.split("-", 1)[1].partition(".")[0] for path in done}
    for path, moment in before.items():
        if path.stem.split("-", 1)[1] in kept:
            assert path.stat().st_mtime_ns == moment
    assert tables(tmp_path) == expected
    assert not [path for path in (tmp_path / "parts").iterdir() if path.name.startswith(".")]


def test_worker_that_always_dies_ends_the_run(archive: Path, job: Job, tmp_path: Path) -> None:
    class Dying(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., object], /, *args: object, **kwargs: object):  # type: ignore[no-untyped-def]
            def die() -> None:
                raise BrokenExecutor("gone")

            return super().submit(die)

    made: list[Executor] = []

    def make() -> Executor:
        made.append(Dying(1))
        return made[-1]

    with pytest.raises(FormdiverError, match="workers died over bytes"):
        run([archive], job, tmp_path, Engine(make, (BrokenExecutor,), 1), partition_bytes=BYTES)
    assert len(made) == 5


def test_every_kind_of_archive_gives_the_same_pages(graph: Graph, archive: Path, tmp_path: Path) -> None:
    plain, whole = tmp_path / "plain.warc", tmp_path / "whole.warc.gz"
    write_warc(graph, plain, SITES, compressed=False)
    whole.write_bytes(gzip.compress(plain.read_bytes()))

    def pages(path: Path, size: int) -> list[tuple[str, bytes]]:
        found = []
        for partition in partitions([path], size):
            source = Pages(partition)
            found += [(page.url, page.body) for page in source]
            assert source.broken == 0
        return found

    first = pages(archive, 10_000)
    assert len(first) == sum(len(graph.site(n).pages) for n in SITES)
    assert pages(archive, 1 << 30) == first
    assert [partition.split for partition in partitions([plain, whole])] == [False, False]
    assert pages(plain, 10_000) == first
    assert pages(whole, 10_000) == first


def test_archives_of_frames_and_of_archives_give_the_same_pages(graph: Graph, archive: Path, tmp_path: Path) -> None:
    plain, packed = tmp_path / "plain.warc", tmp_path / "all.wacz"
    write_warc(graph, plain, SITES, compressed=False)
    records = [b"WARC/1.1\r\n" + one for one in plain.read_bytes().split(b"WARC/1.1\r\n")[1:]]
    frames = [tmp_path / "frames.warc.zst", tmp_path / "dictionary.warc.zst"]
    for path, dictionary in zip(frames, (None, records[0] * 40), strict=True):
        with open(path, "wb") as file:
            writer = ZstdWriter(file, dictionary=dictionary, compress_dictionary_frame=True)
            for record in records:
                writer.write(record)
                writer.finish()
            writer.close()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("datapackage.json", "{}", zipfile.ZIP_DEFLATED)
        file.write(archive, "archive/first.warc.gz")
        file.write(archive, "archive/second.warc.gz")
        file.writestr("pages/pages.jsonl", "{}")

    def pages(path: Path, size: int) -> list[tuple[str, bytes]]:
        sources = [Pages(partition) for partition in partitions([path], size)]
        found = [(page.url, page.body) for source in sources for page in source]
        assert not sum(source.broken for source in sources)
        return found

    first = pages(archive, 1 << 30)
    assert [pages(path, 10_000) for path in frames] == [first, first]
    assert pages(packed, 10_000) == pages(packed, 1 << 30) == [*first, *first]
    assert len(partitions([packed], 10_000)) > 10
    assert {url for url, _ in items([packed])} == {url for url, _ in items([plain])} == {url for url, _ in first}
    behind = tmp_path / "behind.zst"  # what a parallel compressor writes before each frame
    behind.write_bytes(b"\x50\x2a\x4d\x18\x03\x00\x00\x00abc" + frames[0].read_bytes())
    assert pages(behind, 10_000) == first
    frames[0].write_bytes(frames[0].read_bytes()[:-20])
    torn = Pages(partitions([frames[0]])[0])
    assert len(first) - 5 < len(list(torn)) < len(first) and torn.broken
    assert len(partitions([tmp_path])) == 5
    (tmp_path / "LOUD.WARC.GZ").write_bytes(archive.read_bytes())
    assert len(partitions([tmp_path])) == 6 and {url for url, _ in items([tmp_path])} >= {url for url, _ in first}


def test_archives_packed_twice_are_refused_with_advice(archive: Path, tmp_path: Path) -> None:
    path = tmp_path / "twice.wacz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.write(archive, "archive/data.warc.gz")
    with pytest.raises(UsageError, match="unzip it"):
        partitions([path])
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("archive/data.warc", gzip.decompress(archive.read_bytes()))
    with pytest.raises(UsageError, match="unzip it"):
        partitions([path])
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("pages/pages.jsonl", "{}")
    with pytest.raises(UsageError, match="without archives"):
        partitions([path])
    with zipfile.ZipFile(path, "w") as file:
        file.write(archive, "archive/data.warc.gz")
        file.writestr("archive/empty.warc.gz", "")
    assert {one.path for one in partitions([path])} == {str(path)}
    whole = path.read_bytes()
    entry = whole.index(b"PK\x01\x02")
    for place, value in ((20, 0xFFFFFFF0), (42, 0x7FFFFFFF)):  # its length, and where it begins, in the directory
        broken = bytearray(whole)
        broken[entry + place : entry + place + 4] = value.to_bytes(4, "little")
        path.write_bytes(broken)
        with pytest.raises(UsageError, match="damaged ZIP"):
            partitions([path])
    path.write_bytes(whole[:2000])
    with pytest.raises(UsageError, match="damaged ZIP"):
        partitions([path])


def _response(url: str, head: bytes, body: bytes) -> bytes:
    block = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + head + b"\r\n" + body
    lines = f"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {url}\r\nContent-Length: {len(block)}\r\n\r\n"
    return lines.encode() + block + b"\r\n\r\n"


def test_broken_records_are_counted_and_skipped(tmp_path: Path) -> None:
    pages = [gzip.compress(_response(f"http://a.example/{n}", b"", b"<p>page %d" % n)) for n in range(4)]
    damaged = bytearray(pages[1])
    damaged[len(damaged) // 2] ^= 0xFF
    path = tmp_path / "broken.warc.gz"
    path.write_bytes(
        pages[0] + bytes(damaged) + b"garbage" + pages[2] + gzip.compress(b"no record") + pages[3] + pages[0][:30]
    )
    source = Pages(partitions([path])[0])
    assert [page.url[-1] for page in source] == ["0", "2", "3"]
    assert source.records == 3 and source.broken == 3
    short = tmp_path / "short.warc"
    record = _response("http://a.example/1", b"", b"<p>one")
    short.write_bytes(record + b"WARC/1.0\r\nContent-Length: nonsense\r\n\r\n" + record + record[:-20])
    source = Pages(partitions([short])[0])
    assert len(list(source)) == 2 and source.broken == 2


@pytest.mark.timeout(60)
def test_an_archive_that_is_made_to_be_searched_for_ever_costs_little(tmp_path: Path) -> None:
    """What begins records by the hundred thousand, or folds a field over as many lines, once took hours for some megabytes."""
    record = _response("http://a.example/1", b"", b"<p>one")
    folded = record.replace(b"WARC-Type:", b"X: y\r\n" + b" z\r\n" * 400_000 + b"WARC-Type:", 1)
    path = tmp_path / "beginnings.warc"
    path.write_bytes(b"WARC/" * 600_000 + b"\r\n\r\n" + record)
    packed = tmp_path / "folded.warc.gz"
    packed.write_bytes(gzip.compress(folded) + gzip.compress(record))
    assert [len(list(Pages(partitions([one])[0]))) for one in (path, packed)] == [1, 2]


def test_bodies_are_unpacked_as_others_write_them(tmp_path: Path) -> None:
    chunked = b"4\r\n<p>a\r\n6;x=y\r\n page!\r\n0\r\n\r\n"
    packed = zlib.compressobj(6, zlib.DEFLATED, 31)
    body = packed.compress(b"<p>packed") + packed.flush()
    resource = b"<p>resource"
    path = tmp_path / "others.warc"
    path.write_bytes(
        _response("http://a.example/1", b"Transfer-Encoding: chunked\r\n", chunked)
        + _response("<http://a.example/2>", b"Content-Encoding: gzip\r\n", body)
        + _response("http://a.example/3", b"Transfer-Encoding: chunked\r\n", b"<p>not chunked at all")
        + b"WARC/1.1\r\nWARC-Type: resource\r\nWARC-Target-URI: http://a.example/4\r\nContent-Type: text/html\r\n"
        + b"Content-Length: %d\r\n\r\n%s\r\n\r\n" % (len(resource), resource)
        + b"WARC/1.1\r\nWARC-Type: metadata\r\nContent-Length: 3\r\n\r\nabc\r\n\r\n"
    )
    source = Pages(partitions([path])[0])
    assert [(page.url[-1], page.body) for page in source] == [
        ("1", b"<p>a page!"),
        ("2", b"<p>packed"),
        ("3", b"<p>not chunked at all"),
        ("4", b"<p>resource"),
    ]
    assert (source.records, source.broken) == (5, 0)


def test_what_cannot_be_read_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no archive"):
        partitions([tmp_path / "missing.warc"])
    with pytest.raises(UsageError, match=r"no \.warc"):
        partitions([tmp_path])
    with pytest.raises(UsageError):
        pool(0)


def test_empty_archive_gives_empty_tables(job: Job, tmp_path: Path) -> None:
    (tmp_path / "empty.warc.gz").write_bytes(b"")
    state = run([tmp_path / "empty.warc.gz"], job, tmp_path / "out", inline())
    assert (state.records, state.pages) == (0, 0)
    assert duckdb.connect().execute(
        "SELECT count(*) FROM read_parquet(?)", [str(tmp_path / "out/sites.parquet")]
    ).fetchone() == (0,)


@contextmanager
def dask(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A real scheduler and two worker processes; gives the address and the workers."""
    pytest.importorskip("distributed")
    root = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONWARNINGS": "ignore"}
    file = folder / "scheduler.json"

    def start(*arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
        return subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    processes = [
        start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    ]
    try:
        shared = (
            "--no-nanny",
            "--nthreads",
            "1",
            "--no-dashboard",
            "--scheduler-file",
            str(file),
            "--host",
            "127.0.0.1",
        )
        processes += [start("dask_worker", *shared) for _ in range(2)]
        yield str(file), processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


@pytest.mark.slow
def test_cluster_gives_the_same_bytes_with_a_worker_killed(
    archive: Path, job: Job, tmp_path: Path, expected: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    with dask(tmp_path) as (file, workers):
        with distributed.Client(scheduler_file=file, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
            address = client.scheduler.address
        killed: list[int] = []

        def kill_one(state: Progress) -> None:
            if not killed and 1 <= state.done < state.partitions:
                workers[0].kill()
                killed.append(workers[0].pid)

        engine = cluster(address)
        try:
            state = run([archive], job, tmp_path / "out", engine, progress=kill_one, partition_bytes=BYTES)
        finally:
            engine.close()
        assert killed and workers[0].wait() == -signal.SIGKILL and workers[1].poll() is None
        assert state.done == state.partitions
    assert tables(tmp_path / "out") == expected


def test_missing_cluster_is_one_sentence() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(FormdiverError, match="no Dask scheduler answers"):
        cluster("tcp://127.0.0.1:9", wait_seconds=0.5)


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        # the same box on every page is one form; so are its copies on other sites, each its own
        (["<form action=/s><input name=q></form>"] * 3, {"q": 3}),
        # a control outside belongs to the form it names: the markup of the form alone does not tell
        (["<form id=f action=/s></form><input form=f name=a>", "<form id=f action=/s></form><input form=f name=b>"],
         {"a": 1, "b": 1}),
        # a torn form: its control stands outside
        (["<table><form action=/s><tr><td><input name=t></td></tr></form></table>"] * 2, {"t": 2}),
        # two forms of one identity on a page count once
        (["<form action=/s><input name=q></form><form action=/s><input name=q></form>"] * 2, {"q": 2}),
        # tokens and numbers of products vary, what is filled in does not; a button elsewhere is of no form
        ([f"<button>Menu</button><form action=/basket/add/{n}/><input type=hidden name=t value={n}><input name=many>"
          "</form>" for n in range(3)], {"many": 3}),
        # a name that differs, and an address that does, are another form
        (["<form action=/a><input name=q></form><form action=/b><input name=q2></form>",
          "<form action=/a><input name=q></form><form action=/b><input name=q3></form>"], {"q": 2, "q2": 1, "q3": 1}),
    ],
)  # fmt: skip
def test_forms_known_by_their_markup_are_counted_as_if_read(pages: list[str], expected: dict[str, int]) -> None:
    tools = _tools(Job.of(load_domain("books")))
    stage = FormStage(tools.judge)
    for number, html in enumerate(pages):
        url = f"http://a.example/p{number}"
        page = parse(f"<html><body>{html}</body></html>", url)
        stage.see(Sight(page, ArchivedPage("f", number, url, 200, None, b""), number, 0.5))
    found = {json.loads(row["fields"])[0]["name"]: row["pages"] for row in stage.rows()}
    assert found == expected
    assert all(row["topic_millionths"] == row["pages"] * 500_000 for row in stage.rows())


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        (
            "<form action=/find><input name=author> <label>Title <input name=title></label><button>Search</button></form>",
            True,
        ),
        ("<form action=/find><input type=search name=q><button>Search</button></form>", True),
        ("<form action=/db><textarea name=sql>select * from books</textarea><button>Run SQL</button></form>", False),
        ("<form action=http://other.example/find><input type=search name=q><button>Search</button></form>", False),
    ],
)
def test_what_the_guard_would_refuse_is_no_interface(job: Job, form: str, kind: bool) -> None:
    tools = _tools(job)
    stage = FormStage(tools.judge)
    url = "http://a.example/p"
    stage.see(Sight(parse(f"<body>{form}</body>", url), ArchivedPage("f", 1, url, 200, None, b""), 1, 0.9))
    assert [bool(row["kind"]) for row in stage.rows()] == [kind]


def test_an_archive_s_interfaces_are_those_that_a_live_search_would_take(tmp_path: Path) -> None:
    """On pages surely about the domain, on those nearly so, and on others; each form on a site of its own."""
    domain = load_domain("jobs")
    labels = ("Job title", "Zork", "Xyzzy"), ("Job title",), ("Location", "Zork"), ("Company", "Salary", "Xyzzy")
    texts = "Jobs: vacancies, careers, employers, salaries. Apply for a vacancy today", "", "Cheese and wine"
    archive, wanted = tmp_path / "a.warc", set()
    tools = _tools(Job.of(domain))
    verdicts = Verdicts(FormClassifier.load(), domain, Matcher(domain))
    for number, (names, text) in enumerate(product(labels, texts)):
        url = f"http://s{number}.example/find"
        boxes = "".join(f"<label>{name} <input name=f{at}></label>" for at, name in enumerate(names))
        html = f"<title>Search</title><body><p>{text}<form action=/results>{boxes}<button>Search</button></form>"
        page = parse(html, url)
        [form] = read_forms(page)
        [interface] = verdicts.interfaces([(form, verdicts.classifier.classify(form))])
        if relevant(interface, round(tools.topics.topic_of_page(page), 6)):
            wanted.add(url)
        with archive.open("ab") as file:
            file.write(_response(url, b"", html.encode()))
    run([archive], Job.of(domain), tmp_path / "out", inline())
    with duckdb.connect() as db:
        path = str(tmp_path / "out" / "interfaces.parquet")
        found = {url for (url,) in db.execute("SELECT url FROM read_parquet(?)", [path]).fetchall()}
    assert found == wanted
    assert 0 < len(wanted) < len(labels) * len(texts)


def test_forms_of_many_sites_are_judged_once_and_by_all_that_is_read_of_them() -> None:
    domain = load_domain("books")
    verdicts = Verdicts(FormClassifier.load(), domain, Matcher(domain))

    def form(site: str, inner: str, action: str = "/go") -> Form:
        body = f"<form action='{action}' method=post>{inner}</form>"
        return read_forms(parse(f"<body>{body}</body>", f"http://{site}.example/p"))[0]

    box = "<input name=s placeholder='{}'><button>Go</button>"
    search, letter = box.format("Search books by title or author"), box.format("Your e-mail for the newsletter")
    judge = Judge(verdicts)
    first = judge.of(form("a", search))
    assert judge.of(form("b", search)) is first
    # what differs in nothing but a hint, in where it is sent, or in being sent to another site is another form
    for other in (form("a", letter), form("a", search, "/subscribe"), form("a", search, "http://b.example/go")):
        assert judge.of(other) == Judge(verdicts).of(other)
    assert judge.of(form("a", letter)) != first


def test_relative_links_are_known_by_their_folder(job: Job) -> None:
    tools = _tools(job)
    stage = LinkStage(tools.links, tools.domain)
    for number, folder in enumerate(("/a/", "/a/", "/b/")):
        url = f"http://a.example{folder}p{number}"
        page = parse("<body><a href=search>Search</a> <a href='?q=1'>Search all</a></body>", url)
        stage.see(Sight(page, ArchivedPage("f", number, url, 200, None, b""), number, 0.5))
    found = {row["target"]: row["pages"] for row in stage.rows()}
    assert found["http://a.example/a/search"] == 2 and found["http://a.example/b/search"] == 1
    assert {f"http://a.example{where}?q=1" for where in ("/a/p0", "/a/p1", "/b/p2")} <= set(found)


def test_drawn_links_are_looked_at_once_for_each_picture_and_then_counted(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = _tools(job)
    scored: list[tuple[str, str]] = []
    score = LinkClassifier.score

    def noted(self: LinkClassifier, text: str, *others: Any, image: str = "", **more: Any) -> float:
        scored.append((text, image))
        return score(self, text, *others, image=image, **more)

    monkeypatch.setattr(LinkClassifier, "score", noted)
    stage = LinkStage(tools.links, tools.domain)
    shown = ["search.png", "search.png", "loupe.png", "search.png"]
    for number, picture in enumerate(shown):
        url = f"http://a.example/p{number}"
        words = "<a href=/find>Search all books</a>" if number == 3 else ""
        page = parse(f"<body><a href=/find><img src={picture}></a> {words}</body>", url)
        stage.see(Sight(page, ArchivedPage("f", number, url, 200, None, b""), number, 0.5))
    assert scored == [("", "search.png"), ("", "loupe.png"), ("Search all books", "")]
    (row,) = stage.rows()
    assert row["pages"] == len(shown)


def test_a_worker_loads_neither_the_client_nor_what_reads_records() -> None:
    # Each of many short processes would pay for them: half a second.
    code = "import sys, crawler.batch.parts; print(*sorted({'aiohttp', 'crawler.results', 'crawler.paging'} & {*sys.modules}))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert found.stdout.split() == []
