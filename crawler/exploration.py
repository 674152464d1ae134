"""Live discovery (M4): the query interfaces of a domain on given sites, and on new ones where that is asked for.

A crawl that submits nothing and keeps no records. All sites are looked through side by side; what is worth following is
decided by one `Tide` for all of them, so that with any number of workers the most promising pages come first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from crawler.archive import Archive
from crawler.crawl import Crawl
from crawler.discovery.entrances import Entrances, Tide
from crawler.frontier import Frontier
from crawler.harvest import SiteExploration
from crawler.models import Task
from crawler.records import RecordStore
from crawler.settings import CrawlSettings
from crawler.urls import site as site_of
from knowledge.domain import Domain


class Exploration(Crawl):
    """A search for query interfaces from some seeds into one folder."""

    def __init__(
        self,
        seeds: Sequence[str],
        domain: Domain,
        folder: Path,
        settings: CrawlSettings,
        *,
        listener: Callable[[Crawl], None] | None = None,
    ) -> None:
        super().__init__(seeds, domain, folder, settings, listener=listener)
        self.tide = Tide()
        self.entrances = Entrances(settings.new_sites)

    @property
    def asked(self) -> dict[str, Any]:
        """What a folder is asked for."""
        return {**super().asked, "via": "discovery", "new_sites": self.settings.new_sites}

    async def widen(self, frontier: Frontier) -> None:
        """Enter the new sites that are worth it by now."""
        for one in self.entrances.due(self.tide.level):
            await frontier.put([self._exploration(one.site).enter(one.url, one.way)])

    def _site(self, site: str) -> SiteExploration:
        return SiteExploration(
            site, self.domain, self.settings, self.analyst, self.identities, {}, self.guide,
            tide=self.tide, entrances=self.entrances,
        )  # fmt: skip

    def _exploration(self, site: str) -> SiteExploration:
        found = self.harvest(site)
        assert isinstance(found, SiteExploration)
        return found

    def _adopt(self, task: Task, url: str) -> Task:
        site = self._exploration(site_of(url))
        return site.seed(url) if task.meta.get("seed") else site.enter(url, task.meta["way"])

    async def _resume(self, frontier: Frontier, archive: Archive, records: RecordStore) -> None:
        await super()._resume(frontier, archive, records)
        for site in (await frontier.stats(self._clock())).sites:
            self.entrances.know(site, new=not self._exploration(site).named)

    async def _ask_on(self, frontier: Frontier, now: float) -> bool:
        """Be content with less where nothing worth as much is left; whether there is something again."""
        while not await super()._ask_on(frontier, now):
            if self.entrances.promise >= self.tide.level:
                return True
            if not self.tide.ebb():
                return False
        return True
