"""What is asked when nothing is left to fetch: sites that were waiting for something go on, and those that found nothing are told
what the others have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from crawler.errors import FetchError
from crawler.fetch import HttpFetcher
from crawler.fetch.address import PublicOnly
from crawler.frontier import Frontier
from crawler.harvest import SiteHarvest
from crawler.harvest.sampling import sampled
from crawler.harvest.state import Effects

#: Where the frontier keeps the hosts that secrets of the user's were sent to, in this run or an earlier one.
SECRETS = "secrets"


async def confided(frontier: Frontier, fetcher: HttpFetcher, seeds: Sequence[str]) -> None:
    """Note to which of the seeds' hosts secrets are sent, before any is."""
    hosts = {urlsplit(url).hostname or "" for url in seeds if fetcher.confides(url)}
    if hosts:
        await frontier.set_state(SECRETS, sorted(hosts.union(await frontier.get_state(SECRETS) or ())))


async def asked_on(frontier: Frontier, harvests: Mapping[str, SiteHarvest], now: float, fetcher: HttpFetcher) -> bool:
    """Ask the sites that have nothing left to fetch, yet were waiting for something; whether there is something again. Sites
    teach each other where the `fetcher` tells that they may.

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
        asked = await _taught(frontier, able, harvests, fetcher)
    return bool(asked) or await frontier.next_ready(now) is not None


async def _taught(
    frontier: Frontier, able: Mapping[str, SiteHarvest], harvests: Mapping[str, SiteHarvest], fetcher: HttpFetcher
) -> int:
    """Tell the sites whose searches found nothing of the values that others showed; how many tasks that gave. What a site shows
    to who has its secrets is for no other site, and what stands on a private network for none outside of it."""
    wanting = [harvest for harvest in able.values() if harvest.wanting]
    hosts = await frontier.get_state(SECRETS) or () if wanting else ()
    open_ones = [site for site in harvests if wanting and not (fetcher.confides(site) or _is_of(site, hosts))]
    inner = {site for site in {*open_ones, *(one.site for one in wanting)} if await _is_inner(site, fetcher)}
    asked = 0
    for private in (False, True):
        pupils = [harvest for harvest in wanting if (harvest.site in inner) is private]
        teachers = [harvests[site] for site in open_ones if private or site not in inner]
        values = sampled(one.evidence for one in teachers) if pupils else {}
        for harvest in pupils if values else ():
            asked += await _put(frontier, harvest, harvest.teach(values))
    return asked


def _is_of(site: str, hosts: Sequence[str]) -> bool:
    """Whether a site is one of these hosts, or lies below one."""
    host = urlsplit(site).hostname or ""
    return any(host == one or host.endswith(f".{one}") for one in hosts)


async def _is_inner(site: str, fetcher: HttpFetcher) -> bool:
    """Whether a site stands on this machine or a private network, or nobody knows where."""
    if not fetcher.settings.allow_private:
        return False
    try:
        return not all(map(PublicOnly().allows, await fetcher.addresses(site)))
    except FetchError:
        return True


async def _put(frontier: Frontier, harvest: SiteHarvest, effects: Effects) -> int:
    put = await frontier.put(effects.tasks)
    await frontier.configure(harvest.site, floor=harvest.floor)
    return put
