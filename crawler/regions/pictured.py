"""Lists of pictures: each a link around an image with its name below, and nothing else that would tell it is a result."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.page import Tree
from crawler.regions.candidates import Candidate, Interval, candidates
from crawler.regions.layout import Layout, within

#: Fewest pictures, longest name below one, and the share of the page's linked images that they must be.
FEWEST, NAME, SHARE = 5, 120, 0.6
#: Where pictures lead that are no names of records: to themselves, or to a page of the site's at another service.
_AWAY = re.compile(
    r"\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)|"
    r"//(?:[\w-]+\.){0,3}(?:facebook|twitter|x|instagram|youtube|linkedin|pinterest|tiktok|whatsapp|vk|reddit|tumblr|t)\.\w+",
    re.I,
)


def gallery(layout: Layout) -> Candidate | None:
    """The records that are pictures, each leading to a page of its own and with a name alone, and most of those that the page
    has; None where there are no such."""
    tree = layout.tree
    images = sum(1 for link in tree.find("a", layout.body) if tree.find("img", link, tree.ends[link]))
    if images < FEWEST:
        return None
    found = [
        one for one in candidates(layout) if one.mode == "own" and len(one.intervals) >= max(FEWEST, SHARE * images)
    ]
    return next((one for one in found if _is_gallery(layout, one.intervals)), None)


def _is_gallery(layout: Layout, intervals: Sequence[Interval]) -> bool:
    addresses = [_address(layout.tree, one) for one in intervals]
    named = all(layout.width(*one) <= NAME and within(layout.texts, *one) == 1 for one in intervals)
    return named and all(addresses) and len(set(addresses)) == len(addresses)


def _address(tree: Tree, interval: Interval) -> str:
    """Where the linked image of a record leads, "" where it has none or leads to several pages."""
    links = [node for node in range(*interval) if tree.tags[node] == "a" and tree.attribute(node, "href")]
    addresses = {tree.attribute(node, "href").partition("#")[0] for node in links}
    pictured = any(tree.find("img", node, tree.ends[node]) for node in links)
    address = addresses.pop() if pictured and len(addresses) == 1 else ""
    return "" if _AWAY.search(address) else address
