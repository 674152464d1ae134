"""How the work on a page grows with its size: what is held to be linear is so on every machine, whatever a second is worth
there."""

from __future__ import annotations

import time
from collections.abc import Callable

#: How much larger the larger input is, and how often both are timed.
TIMES, ROUNDS = 4, 2
#: What must not be reached when the input is so much larger: work in proportion takes 4 times as long, by pairs 16 times.
SQUARE = 10.0


def growth(prepared: Callable[[int], Callable[[], object]], small: int) -> float:
    """How many times as much CPU time the work on a `TIMES` times larger input takes, the best of some rounds each. What
    `prepared` does to make the input of a size counts for nothing."""

    def taken(size: int) -> float:
        work = prepared(size)
        began = time.process_time()
        work()
        return time.process_time() - began

    rounds = [(taken(small), taken(TIMES * small)) for _ in range(ROUNDS)]
    return min(large for _, large in rounds) / max(min(few for few, _ in rounds), 1e-4)
