"""What is asked when nothing is left to fetch: sites that were waiting for something go on, and those that found nothing are told
what the others have."""

from __future__ import annotations

from collections.abc import Mapping

from crawler.frontier import Frontier
from crawler.harvest import SiteHarvest
from crawler.harvest.sampling import sampled
from crawler.harvest.state import Effects


async def asked_on(frontier: Frontier, harvests: Mapping[str, SiteHarvest], now: float) -> bool:
    """Ask the sites that have nothing left to fetch, yet were waiting for something; whether there is something again.

    What is asked here is not in the events: an interrupted crawl comes to the same point again."""
    sites = (await frontier.stats(now)).sites
    able = {
        site: harvest
        for site, harvest in harvests.items()
        if (left := sites.get(site)) is not None and left.budget != 0 and not left.closed
    }
    asked = 0
    for harvest in able.values():
        effects = harvest.idle()
        put = await _put(frontier, harvest, effects)
        if effects.tasks and not put:  # taken up before an interruption: there is nothing left of that
            put = await _put(frontier, harvest, harvest.idle())
        asked += put
    if not asked and await frontier.next_ready(now) is None:
        asked = await _taught(frontier, able, harvests)
    return bool(asked) or await frontier.next_ready(now) is not None


async def _taught(frontier: Frontier, able: Mapping[str, SiteHarvest], harvests: Mapping[str, SiteHarvest]) -> int:
    """Tell the sites whose searches found nothing of the values that others showed; how many tasks that gave."""
    wanting = [harvest for harvest in able.values() if harvest.wanting]
    values = sampled(one.evidence for one in harvests.values()) if wanting else {}
    asked = 0
    for harvest in wanting if values else ():
        asked += await _put(frontier, harvest, harvest.teach(values))
    return asked


async def _put(frontier: Frontier, harvest: SiteHarvest, effects: Effects) -> int:
    put = await frontier.put(effects.tasks)
    await frontier.configure(harvest.site, floor=harvest.floor)
    return put
