"""The order in which what a task came to is written: what a crash could take away is on the disk before the task is."""

from __future__ import annotations

from pathlib import Path

from crawler.archive import Archive
from crawler.committer import Committer, Outcome
from crawler.frontier import SqliteFrontier
from crawler.harvest import Effects
from crawler.journal import Journal
from crawler.journal import read as read_journal
from crawler.models import Request, Task
from crawler.records import RecordStore

SITE = "http://lib.example"


async def test_a_task_leaves_the_frontier_once_all_it_brought_is_on_the_disk(tmp_path: Path) -> None:
    class Synced(Journal):
        def sync(self) -> None:
            super().sync()
            order.append("events on the disk")

    class Stored(RecordStore):
        def sync(self) -> None:
            super().sync()
            order.append("records on the disk")

    class Kept(Archive):
        def sync(self) -> None:
            super().sync()
            order.append("archive on the disk")

    class Noting(SqliteFrontier):
        async def commit(self, done, now):  # type: ignore[no-untyped-def]
            order.append("frontier")
            return await super().commit(done, now)

    order: list[str] = []
    first = Task("a", SITE, Request(f"{SITE}/"), "link", 1.0)
    child = Task("b", SITE, Request(f"{SITE}/b"), "link", 1.0)
    frontier, archive = Noting(tmp_path / "frontier.db"), Kept(tmp_path / "archive")
    records, events = Stored(tmp_path / "records"), Synced(tmp_path / "events.jsonl")
    await frontier.put([first])
    (lease,) = await frontier.take(0.0, lease_seconds=60.0)
    committer = Committer(frontier, archive, records, events, lambda: {"requests": 1})
    committer.add(Outcome(lease, Effects(tasks=[child], event={"task": "a", "site": SITE}), SITE))
    assert not committer.idle
    await committer.flush(1.0)
    assert committer.idle and order[-1] == "frontier"
    assert sorted(order[:-1]) == ["archive on the disk", "events on the disk", "records on the disk"]
    assert [event["task"] for event in read_journal(tmp_path / "events.jsonl")] == ["a"]
    assert [one.task.key for one in await frontier.take(2.0, lease_seconds=60.0)] == ["b"]
    assert await frontier.get_state("crawl") == {"requests": 1}
    for one in (archive, records, events):
        one.close()
    await frontier.close()
