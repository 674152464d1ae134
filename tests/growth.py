"""How the work on a page grows with its size: what is held to be linear is so on every machine, whatever a second is worth
there."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable

#: How much larger the larger input is, and how often both are timed.
TIMES, ROUNDS = 4, 2
#: What must not be reached when the input is so much larger: work in proportion takes 4 times as long, by pairs 16 times.
SQUARE = 10.0


def growth(prepared: Callable[[int], Callable[[], object]], small: int) -> float:
    """How many times as much CPU time the work on a `TIMES` times larger input takes, the best of some rounds each, and of some
    more where that is too much. What `prepared` does to make the input of a size counts for nothing, nor does looking for
    cycles in all that other tests have left."""

    def taken(size: int) -> float:
        work = prepared(size)
        gc.collect()
        gc.disable()
        try:
            began = time.process_time()
            work()
            return time.process_time() - began
        finally:
            gc.enable()

    few: list[float] = []
    many: list[float] = []
    ratio = math.inf
    for number in range(2 * ROUNDS):
        if number < ROUNDS or ratio >= SQUARE:
            few.append(taken(small))
            many.append(taken(TIMES * small))
            ratio = min(many) / max(min(few), 1e-4)
    return ratio
