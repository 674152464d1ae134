"""A folder that lacks what an earlier run wrote is not gone on with: what is left to fetch would be given up for good."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from crawler.crawl import Crawl
from crawler.errors import StoreError
from crawler.records import RecordStore
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from samples.server import serve

SIZE = 120


async def crawl(url: str, folder: Path, **budgets: int) -> int:
    """One run into a folder, however far it may go; how many records are there then."""
    chosen = CrawlSettings(allow_private=True, delay_seconds=0, budgets=Budgets(**budgets))
    await Crawl([url], load_domain("books"), folder, chosen).run()
    return RecordStore(folder / "records").count()


@pytest.mark.parametrize("lost", ["events.jsonl", "archive"])
async def test_what_is_missing_is_told_and_nothing_given_up(lost: str, tmp_path: Path) -> None:
    folder, aside = tmp_path / "out", tmp_path / "aside"
    async with serve(sites=["library"], size=SIZE) as web:
        url = web.sites["library"].url
        assert await crawl(url, folder, requests=8) < SIZE
        shutil.move(folder / lost, aside)
        with pytest.raises(StoreError, match=lost):
            await crawl(url, folder)
        if (folder / lost).is_dir():
            (folder / lost).rmdir()
        shutil.move(aside, folder / lost)
        assert await crawl(url, folder) == SIZE


async def test_what_is_told_to_do_then_asks_all_once_more(tmp_path: Path) -> None:
    async with serve(sites=["library"], size=SIZE) as web:
        url = web.sites["library"].url
        await crawl(url, tmp_path, requests=8)
        shutil.rmtree(tmp_path / "archive")
        for name in ("frontier.db", "events.jsonl"):
            (tmp_path / name).unlink()
        assert await crawl(url, tmp_path) == SIZE


async def test_what_has_come_to_its_end_needs_nothing_more(tmp_path: Path) -> None:
    async with serve(sites=["library"], size=SIZE) as web:
        url = web.sites["library"].url
        assert await crawl(url, tmp_path) == SIZE
        shutil.rmtree(tmp_path / "archive")
        assert await crawl(url, tmp_path) == SIZE
