"""What is told of a crawl that waits: until when, for whom, and why."""

from __future__ import annotations

import io
import time
from pathlib import Path

from rich.console import Console

from crawler.cli.live import Live
from crawler.crawl import Crawl
from crawler.settings import CrawlSettings
from crawler.waiting import MAX_REMEMBERED, Waits
from knowledge.domain import load_domain

SITE, OTHER = "http://one.example", "http://two.example"


def test_nothing_is_waited_for_while_something_is_done():
    waits = Waits()
    waits.put_off(SITE, 50.0, "connect")
    assert waits.told(10.0) is None


def test_the_site_that_is_asked_first_is_told_with_its_reason():
    waits = Waits()
    waits.put_off(SITE, 50.0, "connect")
    waits.put_off(OTHER, 30.0, "status 503")
    waits.until = 30.0
    assert waits.told(10.0) == (20.0, OTHER, "status 503")
    assert waits.told(30.0) is None


def test_a_site_is_told_with_what_went_wrong_last():
    waits = Waits()
    waits.put_off(SITE, 20.0, "status 503")
    waits.put_off(SITE, 40.0, "connect")
    waits.until = 40.0
    assert waits.told(10.0) == (30.0, SITE, "connect")


def test_a_pace_that_is_kept_has_no_reason():
    waits = Waits()
    waits.put_off(SITE, 5.0, "status 503")
    waits.until = 12.0
    assert waits.told(10.0) == (2.0, "", "")


def test_sites_are_not_remembered_without_end():
    waits = Waits()
    waits.until = 1e9
    for number in range(MAX_REMEMBERED + 1):
        waits.put_off(f"http://{number}.example", 100.0 + number, "connect")
    assert waits.told(0.0) == (1e9, "http://1.example", "connect")


async def test_a_crawl_says_what_it_waited_for(closed_port: int, tmp_path: Path):
    site = f"http://127.0.0.1:{closed_port}"
    settings = CrawlSettings(allow_private=True, max_attempts=2)
    job = Crawl([f"{site}/"], load_domain("books"), tmp_path / "out", settings)
    await job.run()
    told = job.waits.told(job.waits.until - 0.001)
    assert told is not None
    assert told[1:] == (site, "robots unreachable: connect")


def test_a_person_sees_it_under_the_figures(tmp_path: Path):
    job = Crawl([SITE], load_domain("books"), tmp_path / "out", CrawlSettings())
    job.waits.put_off(SITE, time.time() + 3600.0, "connect\x1b[2J")

    def shown() -> str:
        console = Console(file=io.StringIO(), force_terminal=True, width=200)
        with Live(console, job, quiet=False):
            pass
        return console.file.getvalue()  # type: ignore[attr-defined]

    assert "waiting" not in shown()
    job.waits.until = time.time() + 3600.0
    assert f"s for {SITE} (connect" in shown()
    assert "\x1b[2J" not in shown()
