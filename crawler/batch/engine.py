"""Where partitions are worked out: a pool of processes at home, a Dask cluster when one machine is not enough.

Both are a `concurrent.futures.Executor`; nothing else of a run knows which one it has.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from typing import Any

from crawler.errors import FormdiverError, MissingExtraError, UsageError

#: What asks a process to end: Ctrl-C goes to all of a terminal's processes, SIGTERM to all of a stopped service's.
_ENDING = (signal.SIGINT, signal.SIGTERM)
#: Seconds between two looks at whether a pool that is being ended has lost a worker.
TRIED_AGAIN = 0.5


def _drop(executor: Executor, wait: bool) -> None:
    executor.shutdown(wait=wait, cancel_futures=True)


@dataclass(frozen=True)
class Engine:
    """Makes executors. `lost` are the errors that say a worker died, not that the work was wrong; `width` is how many
    partitions are under way at once. `drop` ends an executor without what it has not begun, and waits for the rest if told to."""

    make: Callable[[], Executor]
    lost: tuple[type[BaseException], ...]
    width: int
    drop: Callable[[Executor, bool], None] = _drop
    close: Callable[[], None] = lambda: None


class Stopped(BaseException):
    """Raised in a worker by a signal to end: the work was given up, and is done by whoever asks for it again."""


class _Worker(SpawnProcess):
    """A worker process that its pool can end: one that waits for the lock which another died with heeds no signal that asks."""

    def terminate(self) -> None:
        """End at once: pools call this where one of their workers has died."""
        self.kill()


class _Spawning(SpawnContext):
    Process = _Worker


class Workers(ProcessPoolExecutor):
    """Worker processes on this machine, which end with the process that started them, however that ends.

    A signal ends what a worker is doing, not the worker; whoever started it ends it. A pool that finds a worker dead while
    what it was to do is being called off loses the thread that would end it, and its program waits for ever.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=_Spawning(), initializer=_attend)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """As of any executor; what a signal ends raises `Stopped`."""
        with _held():
            return super().submit(_stoppable, fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """As of any executor, but what is to be called off is given up where it has begun, too; where a worker has died
        meanwhile, what waits for its lock is ended as well."""
        manager: threading.Thread | None = getattr(self, "_executor_manager_thread", None)  # none before the first work
        workers = list((self._processes or {}).values())
        super().shutdown(wait=False, cancel_futures=cancel_futures)
        if cancel_futures:
            for one in workers:
                _give_up(one)
        if manager is None:
            return
        ending = threading.Thread(target=_ended, args=(manager, workers), daemon=True)
        ending.start()
        if wait:
            ending.join()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.shutdown(wait=True, cancel_futures=kind is not None)


def _give_up(worker: BaseProcess) -> None:
    """Have a worker end what it is doing, as a signal to all processes would."""
    with suppress(ProcessLookupError):
        if worker.pid is not None and worker.is_alive():
            os.kill(worker.pid, _ENDING[0])


def _ended(manager: threading.Thread, workers: Sequence[BaseProcess]) -> None:
    """Wait until a pool's thread has ended. It waits for all workers: one that died may have held the lock of their queue."""
    while manager.is_alive():
        manager.join(TRIED_AGAIN)
        if any(one.exitcode for one in workers):
            for one in workers:
                one.kill()


@contextmanager
def _held() -> Iterator[None]:
    """Signals to end wait while workers are started. These take the mask over, so that none comes before they know what to do
    with it; here a thread of a library may take one all the same, which must not interrupt what a new worker is told."""
    came: list[int] = []
    main = threading.current_thread() is threading.main_thread()
    handlers: dict[int, Any] = {number: signal.getsignal(number) for number in _ENDING if main}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        for number, handler in handlers.items():
            if handler is not None:
                signal.signal(number, lambda number, _: came.append(number))
        yield
    finally:
        for number, handler in handlers.items():
            if handler is not None:
                signal.signal(number, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for number in came:
            signal.raise_signal(number)


def pool(workers: int) -> Engine:
    """Worker processes on this machine. Raises `UsageError`."""
    if workers < 1:
        raise UsageError("--workers is at least 1")
    return Engine(lambda: Workers(workers), (BrokenExecutor, Stopped), 2 * workers)


class _Ending:
    """What a worker does about signals to end: remembers them, and gives up what it is doing."""

    def __init__(self) -> None:
        self.asked = False
        self.busy = False

    def __call__(self, *_: object) -> None:
        self.asked = True
        if self.busy:
            self.busy = False
            raise Stopped


def _attend() -> None:
    ending = _Ending()
    for number in _ENDING:
        signal.signal(number, ending)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)

    def watch() -> None:
        # A worker waits for work that nobody is left to give, and would wait for ever.
        if (parent := multiprocessing.parent_process()) is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _stoppable(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    ending = signal.getsignal(_ENDING[0])
    assert isinstance(ending, _Ending)
    ending.busy = True  # before it is looked whether a signal came: one that comes after that raises
    try:
        if ending.asked:
            raise Stopped
        return fn(*args, **kwargs)
    finally:
        ending.busy = False


def cluster(address: str, *, wait_seconds: float = 30.0) -> Engine:
    """The workers of a Dask cluster whose scheduler listens at `address` (tcp://host:port).

    Workers need formdiver installed, and the archives and the output folder under the same names (shared storage).
    Raises `MissingExtraError` without the cluster extra, `FormdiverError` where no scheduler answers.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise MissingExtraError("--cluster needs Dask: pip install 'formdiver[cluster]'") from error
    connect: Any = Client
    try:
        client = connect(address, timeout=wait_seconds, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise FormdiverError(f"no Dask scheduler answers at {address}: {error}") from error
    return Engine(
        lambda: client.get_executor(pure=False),
        (KilledWorker, BrokenExecutor),
        10_000,
        lambda executor, _: executor.shutdown(wait=False),  # which calls off what is under way
        client.close,
    )
