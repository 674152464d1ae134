"""The promise of `Frontier`, held by every implementation: add one to `IMPLEMENTATIONS` and all of this runs on it."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from crawler.frontier import Counts, Done, Entry, Frontier, Lease, SqliteFrontier
from crawler.models import Request, Task

Open = Callable[[], Awaitable[Frontier]]

A = "https://a.example"
B = "https://b.example"
MAX_ATTEMPTS = 3
MAX_LOSSES = 4


async def open_sqlite(folder: Path) -> Frontier:
    return SqliteFrontier(folder / "frontier.db", max_attempts=MAX_ATTEMPTS, max_losses=MAX_LOSSES)


IMPLEMENTATIONS: dict[str, Callable[[Path], Awaitable[Frontier]]] = {"sqlite": open_sqlite}


@pytest.fixture(params=sorted(IMPLEMENTATIONS))
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Open]:
    """Opens the same store, again and again where asked."""
    opened: list[Frontier] = []

    async def make() -> Frontier:
        opened.append(await IMPLEMENTATIONS[request.param](tmp_path))
        return opened[-1]

    yield make
    for frontier in opened:
        await frontier.close()


@pytest.fixture
async def frontier(reopen: Open) -> Frontier:
    return await reopen()


def task(path: str, site: str = A, *, kind: str = "link", priority: float = 0.0) -> Task:
    return Task(f"{site}/{path}", site, Request(f"{site}/{path}"), kind, priority)  # type: ignore[arg-type]


def keys(leases: list[Lease]) -> list[str]:
    return [lease.task.key.rpartition("/")[2] for lease in leases]


async def take(frontier: Frontier, now: float, limit: int = 1, lease_seconds: float = 60.0) -> list[Lease]:
    return await frontier.take(now, lease_seconds=lease_seconds, limit=limit)


async def entries(frontier: Frontier, **chosen: str) -> list[Entry]:
    return [entry async for entry in frontier.tasks(**chosen)]  # type: ignore[arg-type]


async def test_a_task_comes_back_whole(frontier: Frontier) -> None:
    headers = (("X-A", "1"), ("X-A", "é"))
    request = Request(f"{A}/search", "POST", bytes(range(256)), headers)
    whole = Task("POST 书 \ud800 q=1", A, request, "query", 2.5, 7, {"assignment": {"title": "论语"}, "n": [1, None]})
    await frontier.put([whole, Task("get", A, Request(f"{A}/x?y=1#"), "detail", 1.0)])
    first, second = await take(frontier, 0, limit=2)
    assert first.task == whole
    assert second.task == Task("get", A, Request(f"{A}/x?y=1#"), "detail", 1.0)
    assert first.attempt == 1
    assert first.expires == 60


async def test_a_key_is_queued_once_in_the_life_of_a_crawl(frontier: Frontier, reopen: Open) -> None:
    assert await frontier.put([task("1"), task("2"), task("1")]) == 2
    assert await frontier.put([task("1"), task("3")]) == 1
    [lease] = await take(frontier, 0)
    await frontier.commit([Done(lease)], 0)
    assert await frontier.put([task("1")]) == 0
    again = await reopen()
    assert await again.put([task("1"), task("2"), task("3"), task("4")]) == 1
    assert await again.seen([f"{A}/1", f"{A}/4", f"{A}/5"]) == {f"{A}/1", f"{A}/4"}
    assert await again.put([]) == 0
    assert await again.seen([]) == set()


async def test_best_task_first_then_first_in(frontier: Frontier) -> None:
    await frontier.put([task("low", priority=-1), task("one"), task("high", priority=9), task("two")])
    await frontier.put([task("top", priority=math.inf), task("nan", priority=math.nan)])
    assert keys(await take(frontier, 0, limit=9)) == ["top", "high", "one", "two", "nan", "low"]


async def test_sites_take_turns(frontier: Frontier) -> None:
    await frontier.put([task(f"a{n}", priority=100) for n in range(4)] + [task(f"b{n}", B) for n in range(2)])
    assert keys(await take(frontier, 5, limit=3)) == ["a0", "b0", "a1"]
    assert keys(await take(frontier, 6)) == ["b1"]
    assert keys(await take(frontier, 7, limit=5)) == ["a2", "a3"]


async def test_the_site_that_waited_longest_comes_first_even_beside_one_without_delay(frontier: Frontier) -> None:
    await frontier.put([task(f"a{n}") for n in range(20)] + [task(f"b{n}", B) for n in range(20)])
    await frontier.configure(B, delay=10)
    taken = [keys(await take(frontier, now))[0] for now in range(0, 30, 2)]
    assert [key for key in taken if key[0] == "b"] == ["b0", "b1", "b2"]
    assert taken.index("b1") in (6, 7), "ready at 12"


async def test_delay_spaces_the_takes_of_a_site(frontier: Frontier) -> None:
    await frontier.put([task(str(n)) for n in range(4)])
    await frontier.configure(A, delay=2.5)
    assert keys(await take(frontier, 100, limit=3)) == ["0"]
    assert await take(frontier, 102.4) == []
    assert await frontier.next_ready(102.4) == 102.5
    assert keys(await take(frontier, 102.5)) == ["1"]
    await frontier.configure(A, delay=0, ready_at=0)
    assert keys(await take(frontier, 103, limit=5)) == ["2", "3"]


async def test_ready_at_holds_a_site_back(frontier: Frontier) -> None:
    await frontier.configure(A, ready_at=50)
    await frontier.put([task("1")])
    assert await take(frontier, 49) == []
    assert await frontier.next_ready(0) == 50
    assert keys(await take(frontier, 50)) == ["1"]


async def test_max_leases(frontier: Frontier) -> None:
    await frontier.put([task(str(n)) for n in range(4)])
    await frontier.configure(A, max_leases=2)
    first, second = await take(frontier, 0, limit=9)
    assert await take(frontier, 1) == []
    assert await frontier.next_ready(1) == first.expires
    await frontier.commit([Done(first)], 1)
    assert keys(await take(frontier, 1, limit=9)) == ["2"]
    await frontier.release(second)
    assert keys(await take(frontier, 1, limit=9)) == ["1"]


async def test_what_lies_below_the_floor_of_a_site_is_held_back(frontier: Frontier) -> None:
    await frontier.put([task("low", priority=1), task("high", priority=9), task("b", B, priority=1)])
    await frontier.configure(A, floor=5)
    high, b = await take(frontier, 0, limit=9)
    assert keys([high, b]) == ["high", "b"]
    await frontier.commit([Done(high), Done(b)], 0)
    assert await take(frontier, 1) == []
    assert await frontier.next_ready(1) is None
    stats = await frontier.stats(1)
    assert (stats.pending, stats.sites[A].floor, stats.sites[B].floor) == (1, 5, None)
    await frontier.configure(A, floor=-math.inf)
    assert await frontier.next_ready(1) == 1
    assert keys(await take(frontier, 1)) == ["low"]
    assert (await frontier.stats(1)).sites[A].floor is None


async def test_closed_sites_and_spent_budgets_give_nothing(frontier: Frontier) -> None:
    await frontier.put([task(str(n)) for n in range(5)] + [task("b", B)])
    await frontier.configure(B, closed=True)
    await frontier.configure(A, budget=2)
    leases = await take(frontier, 0, limit=9)
    assert keys(leases) == ["0", "1"]
    await frontier.commit([Done(leases[0])], 0)
    assert await frontier.next_ready(0) == leases[1].expires
    await frontier.release(leases[1])
    assert (await frontier.stats(0)).sites[A].budget == 1
    [lease] = await take(frontier, 1, limit=9)
    assert lease.task == leases[1].task
    await frontier.retry(lease, not_before=5, error="busy", now=1)
    assert await frontier.next_ready(2) is None, "nothing can be taken any more"
    assert await take(frontier, 6) == []
    await frontier.configure(A, budget=math.inf)
    assert len(await take(frontier, 7, limit=9)) == 4
    await frontier.configure(B, closed=False)
    assert keys(await take(frontier, 8)) == ["b"]


async def test_commit_finishes_puts_and_stores_state_together(frontier: Frontier, reopen: Open) -> None:
    await frontier.put([task("seed")])
    [lease] = await take(frontier, 0)
    assert await frontier.next_ready(0) == 60
    done = Done(lease, (task("child"), task("seed"), task("other", B)), {"n": 1, "m": {"书": [1.5, None]}})
    assert await frontier.commit([done], 1) == 1
    again = await reopen()
    assert await again.get_state("n") == 1
    assert await again.states("m") == {"m": {"书": [1.5, None]}}
    assert sorted(keys(await take(again, 1, limit=9))) == ["child", "other"]
    stats = await again.stats(1)
    assert (stats.pending, stats.leased, stats.done) == (0, 2, 1)


async def test_commit_twice_changes_nothing(frontier: Frontier) -> None:
    await frontier.put([task("1")])
    [lease] = await take(frontier, 0)
    assert await frontier.commit([Done(lease, (task("2"),), {"n": 1})], 0) == 1
    await frontier.set_state("n", 2)
    assert await frontier.commit([Done(lease, (task("2"),), {"n": 1})], 0) == 0
    assert await frontier.get_state("n") == 2
    assert (await frontier.stats(0)).kinds == {"link": Counts(pending=1, done=1)}


async def test_a_lease_that_passed_to_another_finishes_nothing_but_its_children_count(frontier: Frontier) -> None:
    await frontier.put([task("1")])
    [slow] = await take(frontier, 0, lease_seconds=10)
    [fast] = await take(frontier, 10, lease_seconds=10)
    assert fast.task == slow.task and fast.token != slow.token
    assert await frontier.commit([Done(slow, (task("child"),), {"n": "slow"})], 11) == 0
    assert await frontier.get_state("n") is None
    assert not await frontier.release(slow)
    assert not await frontier.retry(slow, not_before=0, error="", now=11)
    stats = await frontier.stats(11)
    assert (stats.pending, stats.leased, stats.done) == (1, 1, 0)
    assert await frontier.commit([Done(fast)], 12) == 1
    assert (await frontier.stats(12)).done == 1


async def test_an_expired_lease_that_nobody_took_may_still_finish(frontier: Frontier) -> None:
    await frontier.put([task("1"), task("2")])
    first, second = await take(frontier, 0, limit=2, lease_seconds=10)
    assert await frontier.commit([Done(first, state={"n": 1})], 11) == 1
    assert await frontier.reclaim(11) == 1
    assert await frontier.commit([Done(second)], 12) == 1
    assert await frontier.get_state("n") == 1
    assert await take(frontier, 13, limit=9) == []
    assert (await frontier.stats(13)).kinds == {"link": Counts(done=2)}
    assert await frontier.next_ready(13) is None


async def test_retry_waits_counts_and_fails_at_last(frontier: Frontier) -> None:
    await frontier.put([task("1", priority=5), task("2")])
    [lease] = await take(frontier, 0)
    assert await frontier.retry(lease, not_before=30, error="429", now=0, count_attempt=False)
    assert (await frontier.stats(0)).waiting == 1
    [other] = await take(frontier, 1)
    assert other.task.key.endswith("2")
    await frontier.commit([Done(other)], 1)
    assert await take(frontier, 29.9) == []
    assert await frontier.next_ready(2) == 30
    for attempt in range(1, MAX_ATTEMPTS + 1):
        [lease] = await take(frontier, 100 * attempt)
        assert lease.attempt == attempt
        again = await frontier.retry(lease, not_before=100 * attempt + 50, error=f"e{attempt}\ud800", now=100 * attempt)
        assert again == (attempt < MAX_ATTEMPTS)
    assert await frontier.next_ready(999) is None
    [entry] = await entries(frontier, state="failed")
    assert entry.task == lease.task
    assert entry.error is not None and entry.error.startswith(f"e{MAX_ATTEMPTS}")
    assert (await frontier.stats(999)).kinds == {"link": Counts(done=1, failed=1)}
    assert await frontier.put([lease.task]) == 0


async def test_tasks_of_some_kinds_are_held_together(frontier: Frontier) -> None:
    await frontier.put([task("1", kind="query"), task("2", kind="page"), task("3"), task("4", B, kind="query")])
    [lease] = await take(frontier, 0)
    assert keys([lease]) == ["1"]
    assert await frontier.hold(A, {"query", "page"}, until=30, error="captcha", now=0) == 1
    assert (await frontier.stats(0)).waiting == 1
    assert sorted(keys(await take(frontier, 1, limit=9))) == ["3", "4"]  # other kinds and other sites are not
    await frontier.put([task("5", kind="query")])
    assert keys(await take(frontier, 2)) == ["5"]  # nor is what comes later
    assert await frontier.release(lease)  # nor what is under way
    assert keys(await take(frontier, 29)) == ["1"]
    [held] = await take(frontier, 30)
    assert (keys([held]), held.attempt) == (["2"], 1)
    assert await frontier.hold(A, {"query"}, until=30, error="captcha", now=30) == 0


async def test_retry_at_once_is_pending_at_once(frontier: Frontier) -> None:
    await frontier.put([task("1")])
    [lease] = await take(frontier, 5)
    assert await frontier.retry(lease, not_before=5, error="stale token", now=5)
    assert await frontier.next_ready(5) == 5
    assert keys(await take(frontier, 5)) == ["1"]


async def test_released_tasks_are_unchanged(frontier: Frontier) -> None:
    await frontier.put([task("1", priority=1), task("2")])
    [lease] = await take(frontier, 0)
    assert await frontier.release(lease)
    assert not await frontier.release(lease)
    [again] = await take(frontier, 0)
    assert (again.task, again.attempt) == (lease.task, 1)
    assert await frontier.commit([Done(lease)], 0) == 0, "the old lease was given back"


async def test_reclaim(frontier: Frontier) -> None:
    await frontier.put([task(str(n)) for n in range(3)])
    await take(frontier, 0, lease_seconds=10)
    await take(frontier, 0, lease_seconds=100)
    assert await frontier.reclaim(9.9) == 0
    assert await frontier.reclaim(10) == 1
    assert (await frontier.stats(10)).leased == 1
    assert await frontier.reclaim(11, everything=True) == 1
    assert keys(await take(frontier, 11, limit=9)) == ["0", "1", "2"]


async def test_take_finds_expired_leases_by_itself(frontier: Frontier) -> None:
    await frontier.put([task("1")])
    await take(frontier, 0, lease_seconds=10)
    assert await frontier.next_ready(3) == 10
    assert await frontier.next_ready(12) == 12
    assert keys(await take(frontier, 12)) == ["1"]


async def test_a_task_that_kills_every_worker_fails(frontier: Frontier) -> None:
    await frontier.put([task("poison")])
    for round_ in range(MAX_LOSSES):
        assert keys(await take(frontier, 100 * round_)) == ["poison"]
    assert await take(frontier, 100 * MAX_LOSSES) == []
    [entry] = await entries(frontier)
    assert (entry.state, entry.losses) == ("failed", MAX_LOSSES)
    assert entry.error
    assert (await frontier.stats(0)).failed == 1


async def test_drop(frontier: Frontier) -> None:
    await frontier.put([task("q/1", kind="query"), task("q/2", kind="page"), task("p/1"), task("q/b", B, kind="query")])
    [lease] = await take(frontier, 0)
    assert lease.task.kind == "query"
    assert await frontier.drop(A, kinds=["query"]) == 0, "leased tasks stay"
    await frontier.release(lease)
    assert await frontier.drop(A, kinds=["query", "detail"], prefix=f"{A}/p") == 0
    assert await frontier.drop(A, kinds=["query"]) == 1
    assert await frontier.drop(A, prefix=f"{A}/q") == 1
    assert await frontier.drop("https://unknown.example") == 0
    assert await frontier.drop(A, kinds=[]) == 0
    assert keys(await take(frontier, 0, limit=9)) == ["b", "1"]
    assert await frontier.put([task("q/1")]) == 0
    assert (await frontier.stats(0)).dropped == 2


async def test_reprioritise(frontier: Frontier) -> None:
    await frontier.put([task("1"), task("2"), task("3"), task("1", B)])
    found = await frontier.reprioritise(A, {f"{A}/3": 5, f"{A}/2": 1, f"{B}/1": 9, f"{A}/none": 1})
    assert found == 2
    await frontier.configure(B, closed=True)
    assert keys(await take(frontier, 0, limit=9)) == ["3", "2", "1"]


async def test_stats(frontier: Frontier) -> None:
    await frontier.put([task("1"), task("2", kind="page"), task("3", kind="page"), task("b", B)])
    await frontier.configure(A, delay=1.5, max_leases=3, closed=False)
    [lease, other] = await take(frontier, 10, limit=2)
    await frontier.commit([Done(lease)], 10)
    stats = await frontier.stats(10)
    assert (stats.pending, stats.leased, stats.done, stats.failed, stats.waiting) == (2, 1, 1, 0, 0)
    assert stats.kinds == {"link": Counts(leased=1, done=1), "page": Counts(pending=2)}
    site = stats.sites[A]
    assert site.kinds == {"link": Counts(done=1), "page": Counts(pending=2)}
    assert (site.delay, site.ready_at, site.closed, site.budget, site.max_leases) == (1.5, 11.5, False, None, 3)
    assert site.total == Counts(pending=2, done=1)
    assert stats.sites[B].total == Counts(leased=1)
    assert other.task.site == B


async def test_tasks_lists_what_is_there(frontier: Frontier) -> None:
    await frontier.put([task(str(n), (A, B)[n % 2]) for n in range(1200)])
    [lease] = await take(frontier, 3)
    everything = await entries(frontier)
    assert [int(entry.task.key.rpartition("/")[2]) for entry in everything] == list(range(1200))
    assert len(await entries(frontier, site=B)) == 600
    [entry] = await entries(frontier, state="leased", site=A)
    assert (entry.task, entry.due) == (lease.task, 63)


async def test_state(frontier: Frontier, reopen: Open) -> None:
    assert await frontier.get_state("x") is None
    await frontier.set_state("x", {"a": [1, "二"]})
    await frontier.set_state("x/1", 1)
    await frontier.set_state("x/1", "\ud800")
    await frontier.set_state("y", False)
    again = await reopen()
    assert await again.get_state("x") == {"a": [1, "二"]}
    assert await again.states("x/") == {"x/1": "\ud800"}
    assert set(await again.states()) == {"x", "x/1", "y"}


async def test_two_connections_share_the_work(frontier: Frontier, reopen: Open) -> None:
    other = await reopen()
    await frontier.put([task(str(n), f"https://s{n % 3}.example") for n in range(30)])
    seen: list[str] = []
    while leases := await take(frontier, 0) + await take(other, 0):
        seen += keys(leases)
        for lease, finisher in zip(leases, (other, frontier), strict=False):
            assert await finisher.commit([Done(lease, (task(f"new{lease.id % 5}"),))], 0) == 1
    assert sorted(seen) == sorted([*map(str, range(30)), *(f"new{n}" for n in range(5))])
    assert await frontier.stats(0) == await other.stats(0)


async def test_a_transaction_that_fails_leaves_nothing(frontier: Frontier) -> None:
    await frontier.put([task("1")])
    [lease] = await take(frontier, 0)
    bad = Task("bad", B, Request(f"{B}/"), meta={"x": object()})
    with pytest.raises(TypeError):
        await frontier.commit([Done(lease, (task("2", B), bad), {"n": 1})], 0)
    assert await frontier.get_state("n") is None
    assert await frontier.seen([f"{B}/2", "bad"]) == set()
    assert (await frontier.stats(0)).leased == 1
    assert await frontier.commit([Done(lease, (task("2", B),))], 0) == 1
    assert keys(await take(frontier, 0)) == ["2"]
