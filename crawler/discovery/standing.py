"""Where the links of a site stand, in a menu that its pages share or on one page alone, and what a crawl learnt of that.

On some webs the search is an entry of every site's menu; on others menus tell of the owners, and what leads to their
databases stands once. No model can know which it will be: it is learnt on the way, over all sites of a crawl.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from crawler.discovery.online import Credit

#: A link that most pages of a site show, one that a single page showed so far, and all others.
MENU, ONCE, UNTOLD = "menu", "once", ""
PLACES = (MENU, ONCE, UNTOLD)
#: Share of a site's pages that show a link of its menu, and the pages from which on it is known.
SHARE, LEAST_PAGES = 0.6, 2
#: Share of the credit of a link that the one before it gets.
DECAY = 0.5
#: Most links of one site that are counted.
MAX_LINKS = 20_000


@dataclass
class Shown:
    """On how many of the pages of one site each of its links was shown."""

    pages: int = 0
    counts: dict[str, int] = field(default_factory=dict)

    def add(self, urls: Iterable[str]) -> None:
        """One more page of the site, with the addresses that it links to."""
        self.pages += 1
        counts = self.counts
        for url in set(urls):
            if url in counts or len(counts) < MAX_LINKS:
                counts[url] = counts.get(url, 0) + 1

    def place(self, url: str) -> str:
        """Where a link stands, as far as is known."""
        if self.pages < LEAST_PAGES:
            return UNTOLD
        count = self.counts.get(url, 0)
        return ONCE if count <= 1 else MENU if count >= SHARE * self.pages else UNTOLD


class Standing:
    """What the links of each place led to in a crawl."""

    def __init__(self) -> None:
        self._credit = Credit()

    def learn(self, places: Sequence[str], gained: bool) -> None:
        """Learn from a way, given where its links stood, first to last: did its end bring an interface? Where it did not,
        the last link alone is blamed."""
        weight = 1.0
        for place in reversed(places if gained else places[-1:]):
            if place in PLACES and place != UNTOLD:  # an event may be damaged, or from another version
                self._credit.learn([place], gained, weight)
            weight *= DECAY

    def factor(self, place: str) -> float:
        """How many times as likely a link that stands there leads on; 1 where nothing was learnt."""
        return math.exp(self._credit.odds([place])) if place else 1.0
