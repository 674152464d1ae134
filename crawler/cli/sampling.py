"""`formdiver domain sample`: instances from the records of crawls, for a domain's file (M3)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import typer

from crawler.cli.crawling import INTERRUPTED, exit_code, run, unread
from crawler.crawl import Crawl
from crawler.errors import StoreError, UsageError
from crawler.outcome import asked_of
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from crawler.whole import whole
from knowledge.domain import Domain
from knowledge.sampling import Knowledge


def sampled(domain: Domain, sources: Sequence[str], settings: CrawlSettings, *, quiet: bool) -> Knowledge:
    """What the records of crawls teach: of those in the folders among the `sources`, and of one of the sites among them, which
    is kept nowhere. Raises `UsageError` for a folder of another domain, `typer.Exit` where the crawl is interrupted."""
    known = Knowledge(domain)
    folders = [Path(one) for one in sources if Path(one).is_dir()]
    sites = [one for one in sources if not Path(one).is_dir()]
    for folder in folders:
        name = asked_of(folder).get("domain")
        if name != domain.name:
            raise UsageError(
                f"{folder} holds a crawl for {name}, not for {domain.name}: its records have other attributes"
            )
        learn(known, RecordStore(folder / "records").read())
    if sites:
        with tempfile.TemporaryDirectory(prefix="formdiver-") as name:
            job = Crawl(sites, domain, Path(name) / "sample", settings)
            report = run(job, quiet=quiet)
            if exit_code(report, any_read=unread(job)) == INTERRUPTED:
                raise typer.Exit(INTERRUPTED)
            learn(known, RecordStore(job.folder / "records").read())
    return known


def writable(to: Path) -> None:
    """Raises `UsageError` where no domain file can be written there: it is asked before sites are."""
    if not (os.access(to.parent, os.W_OK) and (to.is_file() or not to.exists())):
        raise UsageError(f"{to} cannot be written: give --to a file in a folder that is there and may be written to")


def write(to: Path, text: str) -> None:
    """A domain's file, whole or not at all; raises `StoreError`."""
    try:
        with whole(to) as new:
            new.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}; give another --to") from error


def learn(known: Knowledge, records: Iterable[dict[str, Any]]) -> None:
    """Take in records as they are stored, each attribute with the confidence of its surest field."""
    for record in records:
        sure: dict[str, float] = {}
        for one in record.get("fields") or ():
            name = one.get("attribute")
            if name:
                sure[name] = max(sure.get(name, 0.0), one.get("confidence") or 0.0)
        known.learn_record(record.get("attributes") or {}, sure)
