"""A crawl of a made-up site, and what came of it against what the site holds."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from crawler.crawl import Crawl
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import Domain, load_domain
from knowledge.matching import Matcher
from samples.truth import normal, same
from tests.bench.combined.answers import answer
from tests.bench.combined.designs import Design
from tests.bench.combined.search import reachable
from tests.bench.combined.site import Site
from tests.bench.combined.subjects import domain
from tests.handmade import answering

#: How surely a label must be an attribute's for its values to be asked for.
SURE = 0.8
#: A crawl that goes on for so many times its seconds, and these, is ended as failed.
_TIMES, _MORE_SECONDS = 3, 30


@dataclass
class Outcome:
    """What a crawl of one site gave. `reachable` are records that some question shows, `found` those of the site that came,
    `twice` and `strange` what else came; `least` requests are the pages of one answer with all records, and their own pages
    where only these tell all."""

    number: int
    design: Design
    reachable: int
    found: int = 0
    exported: int = 0
    twice: int = 0
    strange: list[str] = field(default_factory=list)
    values: int = 0
    wrong: Counter[str] = field(default_factory=Counter)
    requests: int = 0
    least: int = 0
    forbidden: list[str] = field(default_factory=list)
    seconds: float = 0.0
    failed: str = ""

    @property
    def recall(self) -> float:
        """Records found, of those reachable."""
        return min(1.0, self.found / max(1, self.reachable))

    @property
    def precision(self) -> float:
        """Records found, of those exported."""
        return self.found / max(1, self.exported)

    @property
    def right(self) -> float:
        """Values that are the site's, of those asked for of the records found."""
        return (self.values - self.wrong.total()) / max(1, self.values)


async def crawled(design: Design, number: int, folder: Path, *, requests: int, seconds: float) -> Outcome:
    """Crawl the site of a design and a number into a folder, without a browser; an error of the crawl is `failed`."""
    site = Site(design, number)
    told = domain(site.subject, site.lang)
    chosen = Domain.model_validate(told) if told else load_domain(site.subject.domain or "")
    budgets = Budgets(requests=requests, seconds=seconds)
    settings: dict[str, Any] = {"allow_private": True, "delay_seconds": 0, "via": design["via"], "browser": "never"}
    least = math.ceil(len(site.rows) / site.per) + (len(site.rows) if design["facts"] != "list" else 0)
    outcome = Outcome(number, design, len(reachable(site)), least=least, forbidden=site.forbidden)
    began, rows = time.monotonic(), []
    try:
        async with answering(partial(answer, site)) as url, asyncio.timeout(seconds * _TIMES + _MORE_SECONDS):
            await Crawl([url], chosen, folder, CrawlSettings(**settings, budgets=budgets)).run()
    except Exception as error:
        outcome.failed = f"{type(error).__name__}: {error}"
    try:
        rows = [dict(row) for row in RecordStore(folder / "records").read()]
    except Exception as error:
        outcome.failed += f" {type(error).__name__}: {error}"
    outcome.seconds, outcome.requests = time.monotonic() - began, len(site.sent)
    _compare(outcome, site, Matcher(chosen), rows)
    return outcome


def _compare(outcome: Outcome, site: Site, matcher: Matcher, rows: Sequence[Mapping[str, Any]]) -> None:
    """Hold what was exported against the site's records, which their titles tell apart."""
    by = {normal("title", row["title"]): row for row in site.rows}
    found: dict[Any, Mapping[str, Any]] = {}
    outcome.exported = len(rows)
    for row in rows:
        title = row["attributes"].get("title", "")
        title = title if isinstance(title, str) else title[0]
        key = normal("title", title)
        if key not in by:
            outcome.strange.append(f"{title} {row['url']}")
        elif key in found:
            outcome.twice += 1
        else:
            found[key] = row["attributes"]
    outcome.found = len(found)
    keys = {one: matcher.key(site.label(one)) for one in site.subject.attributes[1:]}
    sure = ["title", *(one for one, (key, similarity) in keys.items() if key == one and similarity >= SURE)]
    outcome.values = len(found) * len(sure)
    for key, attributes in found.items():
        for one in sure:
            value = attributes.get(one)
            told = value if isinstance(value, str | list) else str(value)
            if value is None or not same(one, by[key][one], told):
                outcome.wrong[one] += 1
