"""One partition mapped: its pages through all stages into Parquet parts, each written whole or not at all."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from crawler.batch.judgement import Judge
from crawler.batch.partition import ArchivedPage, Pages, Partition
from crawler.batch.shapes import Shapes
from crawler.batch.sight import Sight
from crawler.batch.stages import stages
from crawler.classify import FormClassifier, NaiveBayes
from crawler.classify.form import Kind
from crawler.classify.verdicts import Verdicts
from crawler.discovery import LinkClassifier, PageClassifier
from crawler.errors import StoreError
from crawler.page import Page, parse
from crawler.records.parts import connection, quoted
from crawler.whole import whole
from knowledge.domain import Domain
from knowledge.matching import Matcher

#: Changes when the rows that a page gives change; parts of another version are made again.
VERSION = 6
TABLES = ("pages", "links", "forms", "shapes")
_DTYPES = {"DOUBLE": np.float64, "BIGINT": np.int64, "BOOLEAN": np.bool_}
#: Pages, or nodes of them, that are held at once.
BLOCK_PAGES, BLOCK_NODES = 16, 16_000


@dataclass(frozen=True)
class Job:
    """What is asked of every partition, as plain values that travel: the domain as JSON, the models' names.

    `topic_model` is the JSON of a naive Bayes model of the user's own example pages, "" where there is none.
    """

    domain: str
    classifier: Kind = "default"
    strict: bool = False
    topic_model: str = ""

    @classmethod
    def of(
        cls, domain: Domain, *, classifier: Kind = "default", strict: bool = False, topic: NaiveBayes | None = None
    ) -> Job:
        """The job for a domain."""
        model = json.dumps(topic.to_json(), ensure_ascii=False, sort_keys=True) if topic is not None else ""
        return cls(domain.model_dump_json(), classifier, strict, model)

    @property
    def digest(self) -> str:
        """A name for everything that decides what a page gives."""
        text = "\n".join((str(VERSION), self.domain, self.classifier, str(self.strict), self.topic_model))
        return blake2b(text.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class _Tools:
    domain: Domain
    topics: PageClassifier
    links: LinkClassifier
    judge: Judge


@lru_cache(maxsize=2)
def _tools(job: Job) -> _Tools:
    """The classifiers of a job, made once per process."""
    domain = Domain.model_validate_json(job.domain)
    examples = NaiveBayes.from_json(json.loads(job.topic_model)) if job.topic_model else None
    verdicts = Verdicts(FormClassifier.load(job.classifier), domain, Matcher(domain))
    topics, links = PageClassifier(domain, examples=examples), LinkClassifier.load(strict=job.strict)
    return _Tools(domain, topics, links, Judge(verdicts))


def map_partition(job: Job, partition: Partition, folder: str) -> dict[str, int]:
    """Write the parts of a partition into `folder` unless they are there; returns its counts.

    A pure function of job and partition: whoever works it out, and however often, the parts are the same bytes. The
    counts are written last; a partition without them is not done. Raises `StoreError` where the folder fails.
    """
    home = Path(folder)
    key = partition.key(job.digest)
    done = counts_of(home, key)
    if done is not None:
        return done
    tools = _tools(job)
    found = stages(tools.domain, tools.links, tools.judge)
    source, shapes = Pages(partition), Shapes()
    pages = failed = 0
    with _seldom_collecting():
        for block in _blocks(source):
            sights = []
            for archived, page in block:
                if not len(page.tree):
                    failed += 1
                    continue
                topic, shape = tools.topics.topic_of_page(page), shapes.of(page.tree)
                sights.append(Sight(page, archived, pages, topic, shape))
                pages += 1
            for stage in found:
                for sight in sights:
                    stage.see(sight)
    with _database(home).cursor() as db:
        for stage in found:
            write_rows(db, home / f"{stage.name}-{key}.parquet", stage.columns, list(stage.rows()))
    counts = {"records": source.records, "broken": source.broken, "pages": pages, "unreadable": failed}
    _write(home / f"done-{key}.json", json.dumps(counts).encode())
    return counts


def counts_of(folder: Path, key: str) -> dict[str, int] | None:
    """The counts of a partition that is done, None where it is not."""
    try:
        counts: dict[str, int] = json.loads((folder / f"done-{key}.json").read_bytes())
    except (OSError, ValueError):
        return None
    return counts if all((folder / f"{table}-{key}.parquet").is_file() for table in TABLES) else None


def _blocks(source: Iterable[ArchivedPage]) -> Iterator[list[tuple[ArchivedPage, Page]]]:
    """Pages parsed, some at a time: each stage sees a block whole, so that its own data stay in the processor's cache
    (a tenth of the time, measured)."""
    block: list[tuple[ArchivedPage, Page]] = []
    nodes = 0
    for archived in source:
        page = parse(archived.body, archived.url, content_type=archived.content_type, status=archived.status)
        block.append((archived._replace(body=b""), page))
        nodes += len(page.tree)
        if len(block) >= BLOCK_PAGES or nodes >= BLOCK_NODES:
            yield block
            block, nodes = [], 0
    if block:
        yield block


@contextmanager
def _seldom_collecting() -> Iterator[None]:
    """Pages are trees without cycles: looking for cycles every few pages costs much and finds nothing (2 % of all, of
    large pages more). What lives as long as the process, modules and models, is not looked through at all."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(max(before[0], 1_000_000), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@lru_cache(maxsize=1)
def _database(folder: Path) -> Any:
    """One connection for all partitions of a process: making one costs as much as writing a part."""
    try:
        return connection(folder)
    except Exception as error:
        raise StoreError(f"{folder} cannot be written to: {error}; give another --out") from error


def write_rows(db: Any, path: Path, columns: Mapping[str, str], rows: Sequence[Mapping[str, Any]]) -> None:
    """Rows as a Parquet file, whole or not at all; the folder is not synced."""
    # A dictionary of arrays is a table to DuckDB; it is found under the name it has here.
    given = {name: _column([row[name] for row in rows], kind) for name, kind in columns.items()}
    names = ", ".join(f'"{name}"::{kind} AS "{name}"' for name, kind in columns.items())
    try:
        with whole(path, named=False) as new:
            db.register("given", given)
            db.execute(f"COPY (SELECT {names} FROM given) TO {quoted(str(new))} (FORMAT parquet, COMPRESSION zstd)")
    except Exception as error:
        raise StoreError(
            f"{path} could not be written: {error}; once that is mended, the same command goes on"
        ) from error
    finally:
        with suppress(Exception):
            db.unregister("given")


def _column(values: list[Any], kind: str) -> Any:
    if kind != "VARCHAR":
        return np.array(values, dtype=_DTYPES[kind])
    column = np.empty(len(values), dtype=object)
    column[:] = [value if value.isascii() else value.encode("utf-8", "replace").decode() for value in values]
    return column


def _write(path: Path, data: bytes) -> None:
    try:
        with whole(path) as new:
            new.write_bytes(data)
    except OSError as error:
        raise StoreError(
            f"{path} could not be written: {error}; once that is mended, the same command goes on"
        ) from error
