"""Fetches and analyses hostile pages in a process of its own, and prints a line of JSON for each.

Run as `python -m tests.hostile.run SIZE [NAME…]`; SIZE is what `page_cases` takes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sys
import time
from pathlib import Path

from crawler.fetch import FetchSettings, HttpFetcher
from crawler.forms import read_forms
from crawler.metrics import Counters
from crawler.models import Request
from crawler.page import parse
from crawler.paging.pager import find_paging
from crawler.results import extract_records
from crawler.wording.kinds import page_kind
from crawler.wording.totals import read_total
from tests.hostile.cases import Case, page_cases
from tests.hostile.server import WireServer

log = logging.getLogger("tests.hostile")


async def look(case: Case, fetcher: HttpFetcher, base: str) -> dict[str, object]:
    """What one case costs: CPU seconds of each step, peak memory so far, and what was counted."""
    counters = Counters()
    spent: dict[str, float] = {}
    clock = time.process_time()

    def lap(step: str) -> None:
        nonlocal clock
        now = time.process_time()
        spent[step] = round(now - clock, 3)
        clock = now

    answer = (await fetcher.fetch(Request(f"{base}/{case.name}"))).answer
    lap("fetch")
    page = parse(answer.body, answer.request.url, content_type=answer.header("content-type"), status=answer.status)
    counters.add("pages")
    for problem in page.counters:
        counters.add(problem)
    lap("parse")
    links = len(page.links)
    lap("links")
    forms = read_forms(page)
    lap("forms")
    extraction = extract_records(page)
    lap("records")
    total = read_total(page)
    lap("total")
    paging = find_paging(page)
    lap("paging")
    kind, _ = page_kind(
        page, records=len(extraction.records), extraction_form=extraction.form, total=total, forms=(), status=200
    )
    lap("kind")
    log.info("page analysed name=%s nodes=%d kind=%s problems=%s", case.name, len(page.tree), kind, page.counters)
    return {
        "name": case.name,
        "spent": spent,
        "counted": case.counter in counters.snapshot() or case.counter in fetcher.counters.snapshot(),
        "counters": counters.snapshot(),
        "found": [len(page.tree), links, len(forms), len(extraction.records), len(paging), kind],
        "peak_mib": _peak_mib(),
    }


def _peak_mib() -> int:
    """The most memory that this program has used; what getrusage tells begins with that of the process that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        return int(status.read_text("ascii").partition("VmHWM:")[2].split()[0]) // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


async def main(size: int, names: list[str]) -> None:
    cases = [case for case in page_cases(size) if not names or case.name in names]
    settings = FetchSettings(allow_private=True)
    async with WireServer({f"/{case.name}": case.answer for case in cases}) as server, HttpFetcher(settings) as fetcher:
        for case in cases:
            print(json.dumps({"name": case.name, "begun": True}), flush=True)
            print(json.dumps(await look(case, fetcher, server.base)), flush=True)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    asyncio.run(main(int(sys.argv[1]), sys.argv[2:]))
