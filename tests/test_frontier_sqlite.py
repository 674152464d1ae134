"""What only the SQLite frontier has: a file that can be damaged, shared, and left behind by a killed process."""

from __future__ import annotations

import math
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.errors import StoreError
from crawler.frontier import Done, SqliteFrontier
from crawler.frontier.payload import decode, encode, key_hash
from crawler.models import Request, Task

texts = st.text(st.characters(), max_size=20)
tasks = st.builds(
    Task,
    key=texts,
    site=texts,
    request=st.builds(
        Request,
        texts,
        texts,
        st.none() | st.binary(max_size=20),
        st.lists(st.tuples(texts, texts), max_size=2).map(tuple),
    ),
    kind=st.sampled_from(["link", "form", "query", "page", "detail"]),
    priority=st.floats(allow_nan=False),
    depth=st.integers(0, 99),
    meta=st.dictionaries(texts, texts | st.none() | st.integers(), max_size=2),
)


@given(tasks)
def test_a_payload_is_the_rest_of_a_task(task: Task) -> None:
    assert decode(task.key, task.site, task.kind, task.priority, encode(task)) == task


def test_payloads_are_small() -> None:
    url = "https://a.example/some/page?id=1"
    assert len(encode(Task(url, "https://a.example", Request(url), depth=3))) <= 12
    assert len(encode(Task("q 1", "https://a.example", Request(url)))) <= len(url)


@given(texts)
def test_hashes_are_signed_64_bit(key: str) -> None:
    assert -(2**63) <= key_hash(key) < 2**63


def test_no_two_keys_share_a_hash() -> None:
    assert len({key_hash(f"https://a.example/{n}") for n in range(50_000)}) == 50_000


async def test_the_tables_agree_with_each_other_after_a_random_life(tmp_path: Path) -> None:
    rng = random.Random(5)
    frontier = SqliteFrontier(tmp_path / "f.db", max_attempts=2, max_losses=3)
    now, held = 0.0, []
    sites = [f"https://s{n}.example" for n in range(4)]

    def some() -> tuple[Task, ...]:
        return tuple(
            Task(f"k{rng.randrange(900)}", rng.choice(sites), Request("https://x/"), rng.choice(["link", "page"]))
            for _ in range(rng.randrange(5))
        )

    for _ in range(1500):
        now += rng.random()
        act = rng.randrange(9)
        if act == 0:
            await frontier.put(some())
        elif act <= 3:
            held += await frontier.take(now, lease_seconds=rng.choice([1, 9]), limit=rng.randrange(4))
        elif act == 4:
            site = rng.choice(sites)
            await frontier.configure(site, delay=rng.choice([0, 2]), max_leases=rng.choice([1, 9]))
            await frontier.configure(site, closed=rng.random() < 0.2, budget=rng.choice([0, 5, 500]))
            await frontier.configure(site, floor=rng.choice([-math.inf, 0.0, 1.0]))
        elif act == 5 and rng.random() < 0.1:
            await frontier.drop(rng.choice(sites), kinds=["page"])
        elif act == 6:
            await frontier.reclaim(now, everything=rng.random() < 0.1)
        elif held:
            lease = held.pop(rng.randrange(len(held)))
            if act == 7:
                await frontier.retry(lease, not_before=now + rng.random() * 4 - 1, error="e", now=now)
            elif rng.random() < 0.2:
                await frontier.release(lease)
            else:
                await frontier.commit([Done(lease, some())] * rng.choice([1, 1, 2]), now)
    stats = await frontier.stats(now)
    await frontier.close()
    with sqlite3.connect(tmp_path / "f.db") as db:
        wrong = db.execute(
            "SELECT id FROM sites WHERE ready <> (SELECT count(*) FROM tasks WHERE site = sites.id AND state = 0)"
            " OR leased <> (SELECT count(*) FROM tasks WHERE site = sites.id AND state = 1)"
        ).fetchall()
        assert wrong == []
        by_state = dict(db.execute("SELECT state, count(*) FROM tasks GROUP BY state").fetchall())
        [(seen,)] = db.execute("SELECT count(*) FROM seen").fetchall()
        assert db.execute("SELECT count(*) FROM tasks WHERE (due IS NULL) <> (state IN (0, 3))").fetchall() == [(0,)]
    db.close()
    assert stats.pending == by_state.get(0, 0) + by_state.get(2, 0)
    assert stats.waiting <= by_state.get(2, 0)
    assert (stats.leased, stats.failed) == (by_state.get(1, 0), by_state.get(3, 0))
    assert sum(site.total.put for site in stats.sites.values()) == seen
    assert min(stats.done, stats.failed, stats.dropped) > 0


async def test_files_that_are_no_frontier(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but longer than the header of one would be: " * 30)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE x (y)")
    other.commit()
    other.close()
    (tmp_path / "folder").mkdir()
    for name in ("text", "other", "folder", "text/below"):
        with pytest.raises(StoreError, match="cannot be used"):
            SqliteFrontier(tmp_path / name)


async def test_an_empty_file_and_one_of_a_crashed_birth_start_afresh(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    frontier = SqliteFrontier(tmp_path / "empty")
    assert await frontier.put([Task("1", "https://a", Request("https://a/"))]) == 1
    await frontier.close()
    with pytest.raises(StoreError):
        await frontier.put([Task("2", "https://a", Request("https://a/"))])
    with pytest.raises(StoreError):
        await frontier.get_state("x")


async def test_a_write_ahead_log_cut_anywhere_leaves_whole_transactions(tmp_path: Path) -> None:
    """What a power failure may leave: a database with the log of its last moments torn."""
    frontier = SqliteFrontier(tmp_path / "f.db")
    for n in range(40):
        await frontier.put([Task(f"{n}/{m}", f"https://s{n % 3}", Request("https://a/")) for m in range(10)])
        await frontier.set_state("n", n)
    rng = random.Random(2)
    log = (tmp_path / "f.db-wal").read_bytes()
    for round_ in range(25):
        folder = tmp_path / str(round_)
        folder.mkdir()
        shutil.copy(tmp_path / "f.db", folder)
        (folder / "f.db-wal").write_bytes(log[: rng.randrange(len(log))])
        try:
            torn = SqliteFrontier(folder / "f.db")
        except StoreError:
            pytest.fail("a torn log must not hurt")
        stats = await torn.stats(0)
        n = await torn.get_state("n")
        assert stats.pending in (0 if n is None else (n + 1) * 10, 10 if n is None else (n + 2) * 10)
        leases = await torn.take(0, lease_seconds=1, limit=1000)
        assert len(leases) == stats.pending
        await torn.close()
    await frontier.close()


def test_two_processes_share_a_file(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from crawler.frontier import *\n"
        "from crawler.models import *\n"
        "async def main():\n"
        "    frontier = SqliteFrontier(sys.argv[1])\n"
        "    task = lambda n: Task(str(n), f'https://s{n % 5}', Request('https://a/'), meta={'n': n})\n"
        "    await frontier.put([task(1)])\n"
        "    while (await frontier.stats(0)).pending or (await frontier.stats(0)).leased:\n"
        "        for lease in await frontier.take(0, lease_seconds=9, limit=2):\n"
        "            n = lease.task.meta['n']\n"
        "            print(n)\n"
        "            kids = tuple(task(k) for k in (2 * n, 2 * n + 1, n // 2) if 0 < k < 300)\n"
        "            await frontier.commit([Done(lease, kids)], 0)\n"
        "asyncio.run(main())\n"
    )
    run = [sys.executable, "-c", script, str(tmp_path / "f.db")]
    processes = [subprocess.Popen(run, stdout=-1, text=True) for _ in range(2)]
    printed = [process.communicate(timeout=100)[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert sorted(int(n) for part in printed for n in part) == list(range(1, 300))
