"""How sites that only scripts draw are harvested: records, pages drawn, requests, seconds; with a browser and without.

python -m tests.bench.scripted_figures --size 120 [--only routed,placed]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from crawler.crawl import Crawl
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from tests.scripted import MANNERS, scripted


async def measured(manner: str, size: int, browser: str) -> str:
    """One row of the table for a site of a manner."""
    with tempfile.TemporaryDirectory() as folder:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms", browser=browser)
        async with scripted(manner, size) as site:
            begun = time.monotonic()
            crawl = Crawl([site.url], load_domain("books"), Path(folder), settings)
            report = await crawl.run()
            seconds = time.monotonic() - begun
            there = Counter(record["title"] for record in site.records)
        found = Counter(str(row["attributes"].get("title")) for row in RecordStore(Path(folder) / "records").read())
    right = (found & there).total()
    drawn = crawl.counters.snapshot().get("pages_drawn", 0)
    precision = right / max(1, found.total())
    return f"| {manner} | {right / size:.3f} | {precision:.3f} | {drawn} | {report['requests']} | {seconds:.0f} |"


def main() -> None:
    """Print a row for each manner."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--size", type=int, default=120)
    options.add_argument("--only", default=",".join(MANNERS))
    options.add_argument("--browser", default="auto")
    given = options.parse_args()
    print("| manner | found | precision | pages drawn | requests | seconds |\n|---|---|---|---|---|---|")
    for manner in given.only.split(","):
        print(asyncio.run(measured(manner, given.size, given.browser)), flush=True)


if __name__ == "__main__":
    main()
