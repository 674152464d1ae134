"""One partition mapped: its pages through all stages into Parquet parts, each written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any
from uuid import uuid4

from crawler.analysis import Analyst
from crawler.batch.partition import ArchivedPage, Pages, Partition
from crawler.batch.stages import Sight, stages, topic_of
from crawler.classify import FormClassifier, NaiveBayes
from crawler.classify.form import Kind
from crawler.discovery import LinkClassifier, PageClassifier
from crawler.discovery.pages import MAX_CHARACTERS
from crawler.errors import StoreError
from crawler.journal import sync_folder
from crawler.page import Page, parse
from crawler.records.parts import connection, literal, quoted
from knowledge.domain import Domain
from knowledge.matching import Matcher

#: Changes when the rows that a page gives change; parts of another version are made again.
VERSION = 1
TABLES = ("pages", "links", "forms")


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
    analyst: Analyst


@lru_cache(maxsize=2)
def _tools(job: Job) -> _Tools:
    """The classifiers of a job, made once per process."""
    domain = Domain.model_validate_json(job.domain)
    examples = NaiveBayes.from_json(json.loads(job.topic_model)) if job.topic_model else None
    analyst = Analyst(FormClassifier.load(job.classifier), domain, Matcher(domain))
    return _Tools(domain, PageClassifier(domain, examples=examples), LinkClassifier.load(strict=job.strict), analyst)


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
    found = stages(tools.domain, tools.links, tools.analyst)
    source = Pages(partition)
    pages = failed = 0
    for archived in source:
        page = _parsed(archived)
        if page is None:
            failed += 1
            continue
        sight = Sight(page, archived, pages, topic_of(tools.topics, page, MAX_CHARACTERS))
        for stage in found:
            stage.see(sight)
        pages += 1
    for stage in found:
        write_rows(home / f"{stage.name}-{key}.parquet", stage.columns, stage.rows())
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


def _parsed(archived: ArchivedPage) -> Page | None:
    page = parse(archived.body, archived.url, content_type=archived.content_type, status=archived.status)
    return page if len(page.tree) else None


def write_rows(path: Path, columns: Mapping[str, str], rows: Iterable[Mapping[str, Any]]) -> None:
    """Rows as a Parquet file, under another name first, synced, then renamed."""
    stem = f".{path.name}.{os.getpid()}.{uuid4().hex[:8]}"
    lines, new = path.with_name(stem + ".jsonl"), path.with_name(stem + ".new")
    schema = "{" + ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items()) + "}"
    names = ", ".join(f'"{name}"' for name in columns)
    try:
        with open(lines, "wb") as file:
            for row in rows:
                text = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
                file.write(text.encode("utf-8", "replace") + b"\n")
        with connection(path.parent) as db:
            db.execute(
                f"COPY (SELECT {names} FROM read_json(?, format = 'newline_delimited', columns = {schema},"
                f" maximum_object_size = 33554432)) TO {quoted(str(new))} (FORMAT parquet, COMPRESSION zstd)",
                [literal(lines)],
            )
        _sync(new)
        new.rename(path)
        sync_folder(path.parent)
    except Exception as error:
        raise StoreError(f"{path} could not be written: {error}.") from error
    finally:
        for left in (lines, new):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    new = path.with_name(f".{path.name}.{os.getpid()}.{uuid4().hex[:8]}.new")
    try:
        new.write_bytes(data)
        _sync(new)
        new.rename(path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise StoreError(f"{path} could not be written: {error}.") from error


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
