"""Trails ("Home › Tools › Hammers › …"): what the site files a thing under, where its own page says so nowhere else."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from urllib.parse import urljoin

from crawler.models import FieldValue
from crawler.page import Page, Tree
from crawler.regions.icons import is_ligature
from crawler.regions.layout import Layout
from crawler.results.headings import is_of_search, leads_home
from knowledge.matching import Matcher

#: What an element with a trail is called.
_TRAIL = re.compile(
    r"(?:^|[-_ ])(?:bread-?crumbs?|crumbs?|pathway|click-?(?:stream|path)|nav-?path|path-?bar|you-?are-?here)"
    r"(?:$|[-_ ])",
    re.I,
)
_MAY_HOLD = frozenset("nav ol ul div p td span section".split())
#: What domains call that under which things are filed, and the kinds of such attributes.
_FILED = ("category", "section", "forum", "board", "department", "album", "gallery", "collection")
_KINDS = frozenset({"enum", "text"})
#: Steps that file nothing, most links of a trail, longest step, and how sure one is.
_START = re.compile(
    r"(?:home|home ?page|start|main|index|top|overview|shop|store|catalog(?:ue)?|products?|items?|forums?|boards?|"
    r"categories|sections|collections?|albums|galleries|library|startseite|übersicht|katalog|accueil|inicio|início|"
    r"catálogo|tienda|boutique|catalogo|negozio|forside|hem|etusivu|strona główna|домой|главная|каталог|首页|首頁|ホーム)\Z",
    re.I,
)
MOST, LONGEST, SURE = 8, 60, 0.5
#: What parts the steps of a path from each other, the headings that may hold one, and how many of each are
#: looked at.
PARTED = re.compile(r"[|»›>/→▸·•]|::|--")
_HEADINGS, FIRST = ("h1", "h2", "h3"), 6
#: Characters of an element's names that are looked at.
NAMES = 400


def filed(
    values: Sequence[FieldValue], page: Page, layout: Layout, matcher: Matcher, nouns: Collection[str]
) -> list[FieldValue]:
    """The values of a lone record, and the last step of the page's trail before itself where the domain has a name for such
    and nothing else told it."""
    told = {value.attribute for value in values if value.attribute}
    called = (matcher.key(word) for word in _FILED)
    attribute = next((name for name, sure in called if name and sure >= 1), None)
    if attribute is None or attribute in told or matcher.domain.attribute(attribute).type not in _KINDS:
        return list(values)
    own = {value.value.casefold() for value in values if value.attribute == matcher.domain.main}
    steps = [step for step in _steps(page, layout) if step.casefold() not in own]
    if not steps or _START.match(steps[-1]) or steps[-1].casefold() in nouns or is_of_search(steps[-1]):
        return list(values)
    return [*values, FieldValue("trail", steps[-1], attribute, SURE)]


@lru_cache(maxsize=8192)
def _is_trail(name: str) -> bool:
    """Whether an element so called holds a trail; pages of a site have the same names again and again."""
    return _TRAIL.search(name) is not None


def _steps(page: Page, layout: Layout) -> list[str]:
    """The linked steps of the page's first trail, or of the first in a heading, but for the one that leads to the front page
    and the page's own."""
    tree = layout.tree
    for node in range(layout.body, len(tree)):
        attributes = tree.attributes[node] if tree.tags[node] in _MAY_HOLD else None
        if not attributes or not layout.seen[node]:
            continue
        get = attributes.get
        name = f"{get('class') or ''} {get('id') or ''} {get('aria-label') or ''}"
        if not name.strip() or not _is_trail(name[:NAMES]):
            continue
        links = [link for link in tree.find("a", node, tree.ends[node]) if tree.attribute(link, "href")]
        if not links or len(links) > MOST:
            continue
        return _filing(page, links)
    headings = [node for tag in _HEADINGS for node in tree.find(tag)[:FIRST] if layout.seen[node]]
    return next((_filing(page, links) for node in headings if (links := _leading(tree, node))), [])


def _leading(tree: Tree, heading: int) -> list[int]:
    """The links of a heading that lead to what it ends in ("Gallery | Festival | Small Lamps")."""
    links = [link for link in tree.find("a", heading, tree.ends[heading]) if tree.attribute(link, "href")]
    if not 1 < len(links) <= MOST:
        return []
    behind = "".join(
        tree.texts[node] for node in range(tree.ends[links[-1]], tree.ends[heading]) if not tree.tags[node]
    )
    parted = PARTED.match(behind.lstrip())
    return links if parted and behind.lstrip()[parted.end() :].strip() else []


def _filing(page: Page, links: Sequence[int]) -> list[str]:
    """The words of a trail's links, but for those that lead to the front page and to the page itself."""
    steps = []
    for link in links:
        href, text = page.tree.attribute(link, "href"), _said(page.tree, link)
        own = urljoin(page.url, href).partition("#")[0] == page.url.partition("#")[0]
        if text and len(text) <= LONGEST and not own and not leads_home(page.url, href):
            steps.append(text)
    return steps


def _said(tree: Tree, link: int) -> str:
    """The words of a link without those that a font draws as icons."""
    texts = [node for node in range(link + 1, tree.ends[link]) if not tree.tags[node]]
    read = [node for node in texts if not is_ligature(tree, tree.parents[node])]
    said = tree.text(link, LONGEST + 1) if len(read) == len(texts) else " ".join(tree.texts[node] for node in read)
    return " ".join(said.split())
