"""kill -9 at random moments of a process that archives, records and commits: nothing is lost, nothing doubled."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
from pathlib import Path

from crawler.archive import Archive, records
from crawler.frontier import SqliteFrontier
from crawler.models import Location
from crawler.records import RecordStore

TASKS = 300

WORKER = """
import asyncio, sys, time
from pathlib import Path
from crawler.archive import Archive
from crawler.frontier import Done, SqliteFrontier
from crawler.models import Exchange, Fetched, Request, Task
from crawler.records import RecordStore

folder, tasks = Path(sys.argv[1]), int(sys.argv[2])
SITE = "https://a.example"

def task(n):
    return Task(str(n), SITE, Request(f"{SITE}/{n}"), meta={"n": n})

async def main():
    frontier = SqliteFrontier(folder / "frontier.db")
    archive = Archive(folder / "archive", max_bytes=100_000)
    store = RecordStore(folder / "records", seal_rows=120)
    store.seal()
    await frontier.reclaim(time.time(), everything=True)
    await frontier.put([task(0)])
    print("ready", flush=True)
    while leases := await frontier.take(time.time(), lease_seconds=600, limit=5):
        done, said = [], []
        for lease in leases:
            n = lease.task.meta["n"]
            body = b"%d " % n * 300
            head = b"HTTP/1.1 200 OK\\r\\n\\r\\n"
            exchange = Exchange(lease.task.request, 200, (), body, body, head, b"", "192.0.2.1", 1e9, 0.0)
            place = archive.write(Fetched((exchange,), lease.task.request.url))
            archived = {"file": place.file, "offset": place.offset}
            store.append([{"id": str(n), "attributes": {"title": "x" * n}, "archive": archived}, {"id": str(n // 2)}])
            children = tuple(task(k) for k in (2 * n + 1, 2 * n + 2) if k < tasks)
            count = (await frontier.get_state("count") or 0) + len(done) + 1
            done.append(Done(lease, children, {"count": count}))
            said.append(f"{n} {place.file} {place.offset}")
        archive.sync()
        store.sync()
        await frontier.commit(done, time.time())
        store.seal()
        print("\\n".join(said), flush=True)
    store.close()
    archive.close()
    await frontier.close()
    print("finished", flush=True)

asyncio.run(main())
"""


def acknowledged(folder: Path, kill_after: int | None) -> list[str]:
    """Run the worker, kill it some lines after it is ready; what it printed."""
    worker = subprocess.Popen([sys.executable, "-c", WORKER, str(folder), str(TASKS)], stdout=-1)
    assert worker.stdout is not None
    printed = b""
    for count, line in enumerate(worker.stdout):
        printed += line
        if kill_after is not None and count >= kill_after:
            worker.kill()
            break
    printed += worker.stdout.read()
    worker.stdout.close()
    assert worker.wait() in (0, -9)
    return printed.decode().rpartition("\n")[0].splitlines()


async def test_kill_9_at_random_moments_loses_and_doubles_nothing(tmp_path: Path) -> None:
    rng = random.Random()
    said: dict[str, Location] = {}
    rounds = 0
    finished = False
    while not finished:
        lines = acknowledged(tmp_path, rng.randrange(22) if rounds < 30 else None)
        rounds += 1
        finished = "finished" in lines
        for line in lines:
            with contextlib.suppress(ValueError):
                n, file, offset = line.split()
                assert n not in said, "a task that was committed was done again"
                said[n] = Location(file, int(offset))
        frontier = SqliteFrontier(tmp_path / "frontier.db")
        stats = await frontier.stats(0)
        assert stats.done >= len(said)
        assert (await frontier.get_state("count") or 0) == stats.done
        await frontier.close()
        found = {record["id"]: record for record in RecordStore(tmp_path / "records").read()}
        for n in said:
            assert found[n]["attributes"] == {"title": "x" * int(n)}
    assert rounds >= 10

    store = RecordStore(tmp_path / "records")
    ids = [record["id"] for record in store.read()]
    assert sorted(map(int, ids)) == list(range(TASKS))
    assert len(list((tmp_path / "records").glob("journal-*"))) == 0
    archive = Archive(tmp_path / "archive")
    for n, place in said.items():
        page = archive.read(place)
        assert (page.url, page.body) == (f"https://a.example/{n}", f"{n} ".encode() * 300)
    whole = records(archive.paths())
    pages = {record.url for record in whole if record.type == "response"}
    assert whole.broken == 0
    assert len(pages) == TASKS
    for record in store.read():
        place = Location(record["archive"]["file"], record["archive"]["offset"])
        assert archive.read(place).url == f"https://a.example/{record['id']}"
