"""The link and page classifiers as a crawl uses them: which links of a page to follow first, learnt on the way.

A crawl keeps the way of each link (the links that led to its page) with its task; when the page is there, what it
brought is credited along the way. Credits are sums of powers of two, so the same events in any order give the same
state: it is restored by replaying them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from crawler.discovery.context import contexts, image_of
from crawler.discovery.links import LinkClassifier, Step
from crawler.discovery.pages import PageClassifier
from crawler.discovery.standing import Standing
from crawler.models import Link
from crawler.page import Page
from knowledge.domain import Domain

#: A way as it is stored: address, anchor, picture and depth of each link, first to last.
Way = list[list[Any]]
#: Longest way kept, and longest anchor and picture of a link in it.
MAX_WAY, MAX_TEXT = 4, 120
#: P(topic) of a site that a user named is taken to be at least this: the seed says what it is about.
LEAST_TOPIC = 0.8


class Guide:
    """Orders the links of pages for one domain; one guide serves all sites of a crawl."""

    def __init__(self, domain: Domain, *, strict: bool = False) -> None:
        self.domain = domain
        self.links = LinkClassifier.load(strict=strict)
        self.pages = PageClassifier(domain)
        self.standing = Standing()

    def topic(self, page: Page) -> float:
        """P(topic) of a page."""
        return self.pages.topic_of_page(page)

    def scores(self, page: Page, links: Sequence[Link], depth: int, topic: float) -> list[float]:
        """P(leads to a query interface) of each of these links, all `depth` links from a seed, 0 for those to other sites;
        `topic` of the site."""
        around = contexts(page, links)
        return [
            self.links.score(
                link.text,
                context,
                link.url,
                depth,
                image="" if link.text else image_of(page, link.node),
                topic=topic,
                domain=self.domain,
            )
            for link, context in zip(links, around, strict=True)
        ]

    def step(self, page: Page, link: Link, depth: int) -> list[Any]:
        """A link as it stands in a way."""
        image = "" if link.text else image_of(page, link.node)
        return [link.url, link.text[:MAX_TEXT], image[:MAX_TEXT], depth]

    def credit(self, way: Iterable[Sequence[Any]], gained: bool) -> None:
        """Learn from a way: did its end bring a query interface?"""
        steps = [Step(str(text), "", str(url), int(depth), str(image)) for url, text, image, depth in way]
        if steps:
            self.links.reward(steps, gained, domain=self.domain)
