"""A batch run: every partition mapped on an executor, however often workers die, then the tables made by SQL."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from pathlib import Path

from crawler.batch.engine import Engine
from crawler.batch.partition import Partition, partitions
from crawler.batch.parts import Job, counts_of, map_partition
from crawler.batch.reduce import reduce_parts
from crawler.errors import FormdiverError, StoreError

__all__ = ["Job", "Progress", "run"]

#: How often a partition may lose its worker before it is held to be the cause.
MAX_LOSSES = 5
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is: partitions done of all, and what they held; `kept` were done by an earlier run."""

    done: int
    partitions: int
    kept: int
    records: int = 0
    pages: int = 0
    broken: int = 0
    unreadable: int = 0
    losses: int = 0

    def after(self, counts: dict[str, int]) -> Progress:
        """With one more partition."""
        return replace(
            self,
            done=self.done + 1,
            records=self.records + counts["records"],
            pages=self.pages + counts["pages"],
            broken=self.broken + counts["broken"],
            unreadable=self.unreadable + counts["unreadable"],
        )


def run(
    paths: Iterable[Path],
    job: Job,
    out: Path,
    engine: Engine,
    *,
    progress: Callable[[Progress], None] = lambda _: None,
    partition_bytes: int | None = None,
) -> Progress:
    """Discover over archives; the tables stand in `out` afterwards (see `reduce.py`). Returns the final counts.

    Partitions done by an earlier run into `out` are kept. A worker that dies costs time only: what it had under way is
    given to another. The result depends on archives and job alone. Raises `UsageError`, `StoreError`, and
    `FormdiverError` for a partition whose workers keep dying.
    """
    plan = partitions(paths, partition_bytes)
    folder = out.resolve() / "parts"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{folder} cannot be made: {error}; give another --out") from error
    keys = [partition.key(job.digest) for partition in plan]
    state = Progress(0, len(plan), 0)
    waiting: list[Partition] = []
    for partition, key in zip(plan, keys, strict=True):
        counts = counts_of(folder, key)
        if counts is None:
            waiting.append(partition)
        else:
            state = state.after(counts)
    state = replace(state, kept=state.done)
    progress(state)
    if waiting:
        state = _map(waiting, job, str(folder), engine, state, progress)
    reduce_parts(folder, keys, out.resolve(), state.records, state.pages, state.broken, state.unreadable)
    return state


def _map(
    waiting: Sequence[Partition],
    job: Job,
    folder: str,
    engine: Engine,
    state: Progress,
    progress: Callable[[Progress], None],
) -> Progress:
    left = list(reversed(waiting))
    losses: dict[Partition, int] = {}
    executor = engine.make()
    under_way: dict[Future[dict[str, int]], Partition] = {}
    try:
        while left or under_way:
            lost = not _submit(executor, left, under_way, job, folder, engine)
            finished = wait(under_way, return_when=FIRST_COMPLETED).done if under_way and not lost else set()
            for future in finished:
                partition = under_way.pop(future)
                error = future.exception()
                if error is None:
                    state = state.after(future.result())
                    progress(state)
                elif isinstance(error, engine.lost):
                    left.append(partition)
                    _count_loss(losses, partition, error)
                    lost = True
                else:
                    raise error
            if lost:
                state = replace(state, losses=state.losses + 1)
                left.extend(under_way.values())
                under_way.clear()
                engine.drop(executor, False)
                executor = engine.make()
    except BaseException:
        engine.drop(executor, True)
        raise
    executor.shutdown(wait=True)
    return state


def _submit(
    executor: Executor,
    left: list[Partition],
    under_way: dict[Future[dict[str, int]], Partition],
    job: Job,
    folder: str,
    engine: Engine,
) -> bool:
    """Hand out partitions up to the engine's width; False where the executor is gone."""
    while left and len(under_way) < engine.width:
        try:
            future = executor.submit(map_partition, job, left[-1], folder)
        except engine.lost:
            return False
        under_way[future] = left.pop()
    return True


def _count_loss(losses: dict[Partition, int], partition: Partition, error: BaseException) -> None:
    losses[partition] = losses.get(partition, 0) + 1
    _log.info("worker lost over %s at %d: %r", partition.path, partition.start, error)
    if losses[partition] >= MAX_LOSSES:
        raise FormdiverError(
            f"{losses[partition]} workers died over bytes {partition.start} to {partition.end} of {partition.path}; "
            "is there memory enough? Fewer --workers need less, and the same command goes on"
        ) from error
