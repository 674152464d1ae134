"""Which site to look at next, and when to leave one: the promise of links within and between sites.

A link inside a site is worth what the link classifier says of it, as far as the site is about the domain at all. A link
to a new site says little of forms; what counts there is whether its words, and the page that lists it, speak of the
domain.
"""

from __future__ import annotations

from dataclasses import dataclass

#: What a link is worth on a site that never spoke of the domain, against one that always does.
LEAST = 0.15
#: P(a link is the way to an interface) on a site about the domain, where its words say nothing; and of a link at the
#: site's entrance, which has few.
CHANCE, NEAR_CHANCE = 0.01, 0.02
#: P(interface is near) of the front page of a site that is surely about the domain.
ENTRANCE = 0.5
#: Pages of doubt: how fast a site's own pages outweigh the first guess of ½.
DOUBT = 1.0
#: Pages of a site without a new interface after which its links are worth half.
PATIENCE = 6.0
#: What a link is worth for each interface that its site is known to have, against a site without one: few have a second,
#: and what leads to it mostly stands beside the first.
SATED = 0.1
#: Share of the promise of a page without an interface that its new links inherit together.
HEIRS = 0.1
#: What a link of a site that the user named is worth if its words surely speak of the domain.
WAY_IN = 0.5


@dataclass
class SiteTopic:
    """What the pages of a site seen so far are about."""

    pages: int = 0
    total: float = 0.0

    def add(self, topic: float) -> None:
        """One more page with its P(topic)."""
        self.pages += 1
        self.total += topic

    @property
    def mean(self) -> float:
        """Mean P(topic), drawn to ½ while pages are few."""
        return (self.total + 0.5 * DOUBT) / (self.pages + DOUBT)


def worth(score: float, topic: float, depth: int, factor: float = 1.0) -> float:
    """What a link inside a site is worth by its score, P(topic) of the site, how far from the entrance it leads, and what
    the crawl learnt of the place where it stands (`Standing`): how many times as likely it leads on.

    On a site about the domain any link may be the way, whatever its words.
    """
    chance = factor * (NEAR_CHANCE if depth <= 1 else CHANCE)
    return (factor * score / (1.0 - score + factor * score) + chance * topic) * (LEAST + (1.0 - LEAST) * topic)


def inherited(promise: float, links: int) -> float:
    """The least score of each of so many new links of a page that held no interface, though the link to it scored
    `promise`: what was promised is behind one of them, whatever their words, or the promise was wrong."""
    return HEIRS * promise / links if links > 0 else 0.0


def way_in(words_topic: float) -> float:
    """The least score of a link inside a site that the user named, by P(topic) of its anchor: whoever names a directory
    of everything means the part that speaks of the domain."""
    return WAY_IN * words_topic**2


def tired(dry: int, interfaces: int = 0) -> float:
    """What a link is worth after so many pages of its site in a row without a new interface, and with so many
    interfaces known, against a fresh site."""
    return PATIENCE / (PATIENCE + dry) * SATED ** min(interfaces, 3)


def entrance(score: float, words_topic: float, page_topic: float) -> float:
    """The worth of a link to a new site: its score, P(topic) of its anchor and context, and of the listing page.

    Squared: where neither speaks of the domain, an unlikely link inside a site that does is the better bet.
    """
    return max(score, ENTRANCE) * (0.6 * words_topic + 0.4 * page_topic) ** 2


def done(interfaces: int, pages: int, *, most_interfaces: int = 5, most_pages: int = 100) -> bool:
    """Whether discovery on a site ends (M4: more than 5 distinct interfaces, or more than 100 pages)."""
    return interfaces > most_interfaces or pages > most_pages
