"""Hostile servers and pages: no crash, no hang, bounded memory, and a counter and a log line for each."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from crawler.errors import FetchError
from crawler.fetch import FetchSettings, HttpFetcher, is_public
from crawler.models import Request
from tests.hostile.cases import MIB, WIRE_CASES, page_cases
from tests.hostile.server import WireServer

#: No single fetch may take longer than this, whatever the server does; its own limits are far below.
PATIENCE_SECONDS = 60
SETTINGS = FetchSettings(
    connect_seconds=1, headers_seconds=1, read_seconds=1, total_seconds=2, max_body_bytes=2 * MIB, max_raw_bytes=MIB
)


class LoopbackOrPublic:
    """The open web's policy, but for the test server's own address."""

    def allows(self, address: str) -> bool:
        return address == "127.0.0.1" or is_public(address)


@pytest.mark.parametrize("case", WIRE_CASES, ids=lambda case: case.name)
async def test_hostile_server(case, caplog):
    caplog.set_level(logging.DEBUG, "crawler.fetch")
    async with (
        WireServer({f"/{case.name}": case.answer, "/a%01b%7Fc": case.answer}) as server,
        HttpFetcher(SETTINGS, policy=LoopbackOrPublic()) as fetcher,
        asyncio.timeout(PATIENCE_SECONDS),
    ):
        request = Request(f"{server.base}/{case.name}")
        if case.expect is None:
            fetched = await fetcher.fetch(request)
            assert len(fetched.answer.body) <= SETTINGS.max_body_bytes
            assert len(fetched.answer.raw) <= SETTINGS.max_raw_bytes
            sent = len(fetched.exchanges)
        else:
            with pytest.raises(FetchError) as caught:
                await fetcher.fetch(request)
            assert caught.value.reason == case.expect, caught.value
            sent = caught.value.sent
        assert sent == fetcher.counters["http_requests"] == len(server.heads)
        assert fetcher.counters[case.counter] > 0, fetcher.counters.snapshot()
    assert any(record.name.startswith("crawler.fetch") for record in caplog.records)


def run_pages(size: int, seconds: int) -> tuple[list[dict], str]:
    """The page cases in a process of their own, with a lid on its memory and its time."""

    def lid() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))

    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile.run", str(size)],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=seconds,
        preexec_fn=lid,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-300:] + done.stderr[-2000:]
    return [line for line in map(json.loads, done.stdout.splitlines()) if "spent" in line], done.stderr


def check_pages(size: int, seconds: int, peak_mib: int) -> None:
    found, log = run_pages(size, seconds)
    assert [case["name"] for case in found] == [case.name for case in page_cases(size)]
    assert [case["name"] for case in found if not case["counted"]] == []
    assert max(case["peak_mib"] for case in found) < peak_mib
    assert [case["name"] for case in found if case["name"] not in log] == []


def test_hostile_pages():
    check_pages(20_000, 200, 500)


@pytest.mark.accept
def test_hostile_pages_at_full_size():
    check_pages(1_000_000, 1500, 1200)


def test_there_are_enough_cases():
    names = [case.name for case in (*WIRE_CASES, *page_cases(1))]
    assert len(names) == len(set(names)) >= 100
