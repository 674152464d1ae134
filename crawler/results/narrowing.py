"""Panels of choices beside an answer: links that ask the page's own question anew, more narrowly."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import SplitResult, parse_qsl, urljoin, urlsplit

from crawler.page import Page
from crawler.regions.leaves import Leaf

#: Fewest such links, most that are looked at, longest address, and what of a question one may leave out: its own choice.
FEW, MOST, LONGEST, LEFT_OUT = 6, 400, 2_000, 1


def only_narrows(page: Page, places: Sequence[Leaf]) -> bool:
    """Whether most texts of a page are links to the page itself with what it was asked and one choice more or less: where an
    answer holds nothing, such a panel is all there is, and no thing with a domain, a system and a tag."""
    own = urlsplit(page.url[:LONGEST])
    asked = _asked(own)
    links = [leaf for leaf in places[:MOST] if leaf.link >= 0]
    if not asked or len(links) < FEW or 2 * len(links) <= len(places[:MOST]):
        return False
    narrower = sum(_narrows(page, leaf, own, asked) for leaf in links)
    return narrower >= FEW and 2 * narrower > len(places[:MOST])


def _narrows(page: Page, leaf: Leaf, own: SplitResult, asked: frozenset[tuple[str, str]]) -> bool:
    try:
        to = urlsplit(urljoin(page.base_url, page.tree.attribute(leaf.link, "href").strip()[:LONGEST]))
    except ValueError:
        return False
    if (to.netloc, to.path) != (own.netloc, own.path):
        return False
    told = _asked(to)
    return told != asked and len(asked - told) <= min(LEFT_OUT, len(asked) - 1) and len(told - asked) <= LEFT_OUT


def _asked(address: SplitResult) -> frozenset[tuple[str, str]]:
    """What an address asks: its parameters, but for those without a value."""
    try:
        return frozenset(parse_qsl(address.query, max_num_fields=MOST))
    except ValueError:
        return frozenset()
