"""Every sample site, harvested from its seed page and its domain alone: a gate with some room below the real figures.

The figures in full, at 2,000 records a site, are measured by `python -m tests.bench.beds` and by `make accept`.
"""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from crawler.cli.crawling import exit_code
from crawler.crawl import Crawl
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from samples.server import serve
from samples.site import Plan
from samples.sites import BUILDERS
from tests.bench.beds import BOUND_CAPPED, BOUND_UNLIMITED, bare_domain, compare

SIZE = 150
PLAN = Plan(size=SIZE, cap=60, slow_seconds=0.1, crawl_delay_seconds=0.0)
#: Half of the records are listed per query, as at full size; more of them, since many words are rare in a small base.
CAPPED = Plan(size=400, cap=200)
#: A small site has few result pages, so that the first probes weigh more: this many pages are not counted.
PROBES = 12
#: Where words must be sampled, a small base takes more queries for each page of results; in what order answers come decides
#: how many.
SAMPLED = {"archive": 2.0, "cards": 3.0, "papers": 4.0}
CASES = [(name, "forms") for name in BUILDERS] + [(name, "both") for name in ("library", "shudian", "tracker", "traps")]


@pytest.mark.parametrize(("name", "via"), CASES)
async def test_sample_site(name: str, via: str, tmp_path: Path):
    async with serve([name], plan=CAPPED if name == "archive" else PLAN) as web:
        site = web.sites[name]
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms" if via == "forms" else "both")
        report = await Crawl([f"{site.url}/"], load_domain(site.domain), tmp_path / "out", settings).run()
        forbidden = [f"{entry.method} {entry.path}: {entry.forbidden}" for entry in web.forbidden]
        truth, page_size, capped = site.truth, site.page_size, site.cap is not None
    records = list(RecordStore(tmp_path / "out" / "records").read())
    found = compare(truth, records)
    assert forbidden == []
    assert exit_code(report) == 0
    assert found.recall >= 0.95, (found.missed, report)
    assert found.precision >= 0.95, (found.strangers, report)
    assert found.values_right >= 0.95, found.wrong
    assert report["records"] == len(records)
    pages = report["pages_by_kind"]["form"] + report["pages_by_kind"]["result"]
    bound = BOUND_CAPPED if capped else BOUND_UNLIMITED
    assert pages <= bound * SAMPLED.get(name, 1.0) * math.ceil(len(truth) / page_size) + PROBES, report
    if via == "forms":
        assert all(record["query"] is not None for record in records)


@pytest.mark.parametrize("name", ["shudian", "cards"])
async def test_a_domain_file_of_names_alone_is_enough(name: str, tmp_path: Path):
    async with serve([name], plan=PLAN) as web:
        site = web.sites[name]
        domain = load_domain(bare_domain(site.domain, tmp_path / "own.yaml"))
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        report = await Crawl([f"{site.url}/"], domain, tmp_path / "out", settings).run()
        truth = site.truth
    found = compare(truth, list(RecordStore(tmp_path / "out" / "records").read()))
    assert min(found.recall, found.precision, found.values_right) >= 0.95, (found, report)


async def test_links_alone_submit_nothing(tmp_path: Path):
    async with serve(["library"], plan=PLAN) as web:
        site = web.sites["library"]
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="links")
        report = await Crawl([f"{site.url}/"], load_domain("books"), tmp_path / "out", settings).run()
        assert web.forbidden == []
    assert report["queries"] == report["pages_by_kind"]["result"] == 0
    assert all(record["query"] is None for record in RecordStore(tmp_path / "out" / "records").read())


async def test_several_sites_in_one_crawl(tmp_path: Path):
    async with serve(["library", "filter", "traps"], plan=PLAN) as web:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        seeds = [f"{site.url}/" for site in web.sites.values()]
        report = await Crawl(seeds, load_domain("books"), tmp_path / "out", settings).run()
        truth = {site.url: site.truth for site in web.sites.values()}
        assert web.forbidden == []
    assert report["sites"] == 3
    records = list(RecordStore(tmp_path / "out" / "records").read())
    for url, rows in truth.items():
        assert compare(rows, [record for record in records if record["site"] == url]).recall >= 0.95, url
