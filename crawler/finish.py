"""The last moments of a crawl: what is under way comes to its end, what cannot is given back."""

from __future__ import annotations

import asyncio

from crawler.fetch import Allowance

#: How long the tasks under way may take to come to their ends, and how often is looked whether any of them still can.
SECONDS, LOOK_SECONDS = 30.0, 0.1


async def finish(running: set[asyncio.Task[None]], allowance: Allowance, *, at_once: bool) -> None:
    """Wait for the tasks that are `running`, not `at_once`, and cancel those that take too long or wait for a request that no
    budget is left for: a cancelled task gives its lease back."""
    clock = asyncio.get_running_loop().time
    until = clock() + SECONDS
    while running and not at_once and clock() < until:
        done, _ = await asyncio.wait(running, timeout=LOOK_SECONDS)
        if not done and allowance.waiting and not allowance.under_way:
            break
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
