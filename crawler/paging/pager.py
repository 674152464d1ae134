"""The links of a page that lead to other pages of the same result (next, previous, numbered, offset, cursor).

A multinomial logistic classifier over the features of `features`; its weights were learned from annotated pages
by `tests/bench/paging_figures.py --train` and lie in `models/paging.json` with their provenance.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Literal
from urllib.parse import urlsplit

from crawler.models import Link, PagingLink
from crawler.page import Page
from crawler.paging.addresses import SAME_RESULT, SIZE_NAME, advance, next_by_pattern, relation, step
from crawler.paging.candidates import Candidate, anchor_words, own_url
from crawler.paging.features import candidates
from crawler.paging.picked import picked_next
from crawler.paging.scripted import scripted_next
from crawler.paging.words import read_words
from crawler.urls import canonical, parameters

Kind = Literal["page", "next", "prev"]
__all__ = ["find_paging", "leads_on", "next_by_pattern", "onward", "page_number", "same_result"]

KINDS: tuple[Kind, ...] = ("page", "next", "prev")
#: Numbers in a row that lead to the page's own address but for a page number or offset, which grows with them by even
#: steps, are pages whatever else speaks against them.
_CERTAINLY_PAGES = frozenset(("number@linear", "to number+same result"))
#: What is called "next page" and no more leads there, whatever its address asks for: an index goes on from a word.
_CERTAINLY_NEXT = frozenset(("says=next,whole", "says page"))
_WHOLLY_NEXT = "says=next,whole"
#: What says nothing of pages leads to none where another link is called the next page: other ways to show this one; but for
#: what its own class or relation calls so.
_MUTE, _CALLED_NEXT = "says nothing", frozenset(("own:next", "rel=next"))
#: Beside a link to the last page, the arrow or word for the next leads there that adds a number to the page's own path.
_NEXT_BEFORE_LAST = frozenset(("@has last", "to next+step up", "to next+url:path grows by number"))
#: What is called "next" by its words and by its relation, too, whatever else its relation says ("nofollow next").
_TWICE_NEXT = frozenset(("says=next,whole", "rel=next"))
_ASKS = frozenset(("url:query words", "url:query numbers"))

_NUMBER, _ENDING = re.compile(r"\d+"), re.compile(r"\.[a-z]{2,5}\Z")
#: Nodes behind the last record of a part of an answer within which the link to the whole of it stands.
BEHIND = 12


@cache
def _model() -> tuple[tuple[float, ...], dict[str, tuple[float, ...]]]:
    """Bias and weight per feature, one number for each of `KINDS`, against "no paging link"."""
    text = files("crawler.paging").joinpath("models", "paging.json").read_text(encoding="utf-8")
    data = json.loads(text)
    return tuple(data["bias"]), {name: tuple(row) for name, row in data["weights"].items()}


def _probabilities(one: Candidate) -> tuple[float, float, float]:
    bias, weights = _model()
    page, following, previous = bias
    for name in set(one.features):
        row = weights.get(name)
        if row is not None:
            page += row[0]
            following += row[1]
            previous += row[2]
    top = max(0.0, page, following, previous)
    scores = exp(page - top), exp(following - top), exp(previous - top)
    total = exp(-top) + sum(scores)
    return scores[0] / total, scores[1] / total, scores[2] / total


def find_paging(
    page: Page, *, region: tuple[int, int] | None = None, own: Collection[str] = ()
) -> tuple[PagingLink, ...]:
    """The paging links of `page` in document order, every occurrence; `href` as written, `url` canonical.

    First and last pages count as numbered ("page"), and so do the page numbers of one thread in a list of threads
    (`same_result` tells them apart). `region` is the node range [start, end) of the records where it is known: arrows
    inside it that lead to another place belong to a record (picture viewers) and are left out. So are the `own` addresses
    of the records, as some lists link their running numbers.
    Where no link leads on from the records, an address that a script would fetch for the next page, or that a radio button stands
    for, counts as one, and where none leads anywhere in the result, the one link behind the records that their address and the
    next number make.
    `<link rel=next>` and `rel=prev` of the head are used only where the body has no paging link of that direction.
    """
    found: list[PagingLink] = []
    rated = _rated(page)
    said: dict[int, bool] = {}  # by the links to the next page, whether they are called that or say nothing of the kind
    for one, chances in rated:
        best = max(range(3), key=chances.__getitem__)
        if chances[best] < max(1.0 - sum(chances), 1e-9):
            features = set(one.features)
            following = features >= _CERTAINLY_NEXT and not _ASKS.isdisjoint(features)
            following = following or (_WHOLLY_NEXT in features and _goes(page, one))
            following = following or features >= _NEXT_BEFORE_LAST
            following = following or (features >= _TWICE_NEXT and _asks(one, features))
            if not (features >= _CERTAINLY_PAGES or following):
                continue
            best = KINDS.index("next" if following else "page")
        kind = KINDS[best]
        if kind != "page" and one.relation == "self" and "#" not in one.href:
            continue  # beyond the last page some sites link the last page again
        if kind != "page" and region and region[0] < one.node < region[1] and _belongs_to_record(page, one):
            continue
        url = canonical(one.href, page.base_url, encoding=page.encoding) or one.href
        if url not in own:
            found.append(PagingLink(one.href, url, kind, one.node))
            if kind == "next" and _WHOLLY_NEXT in one.features:
                said[one.node] = True
            elif kind == "next" and _MUTE in one.features and _CALLED_NEXT.isdisjoint(one.features):
                said[one.node] = False
    still = _staying(page, rated)
    ahead = {link.url for link in found if said.get(link.node)}
    mute = {link.node for link in found if ahead and said.get(link.node) is False and link.url not in ahead}
    found = [link for link in found if link.url not in still and link.node not in mute]
    found = _of_one_way(page, found, region)
    found.extend(_head_links(page, {link.kind for link in found}))
    if region is not None and not still and not any(link.kind == "next" for link in found):
        scripted = scripted_next(page) or picked_next(page)
        if scripted is None and all(link.kind == "prev" for link in found):
            scripted = _told_by_address(page, len(own), region[1])
        found.extend([scripted] if scripted is not None else [])
    return tuple(found)


def _of_one_way(page: Page, found: list[PagingLink], region: tuple[int, int] | None) -> list[PagingLink]:
    """The links without those numbered ones beside the records that lead to another place than the next page, where others
    lead there: years of an archive, and what narrows the answer down to so many. Pages of something else have a second one."""
    ahead = {_place(link.url) for link in found if link.kind == "next"}
    if region is None or not any(link.kind == "page" and _place(link.url) in ahead for link in found):
        return found
    paged = {_place(link.url) for link in found if link.kind == "page" and page_number(page, link) == 2}
    return [
        link
        for link in found
        if link.kind != "page"
        or region[0] <= link.node < region[1]
        or any(one.startswith(_place(link.url)) for one in ahead | paged)
    ]


def _place(url: str) -> str:
    """The path of an address without its ending, and its numbers left out."""
    return _NUMBER.sub("0", _ENDING.sub("", urlsplit(url).path.rstrip("/")))


def _goes(page: Page, one: Candidate) -> bool:
    """Whether a link goes by its script alone to another view of the page's own place (`goes`)."""
    return one.href != page.tree.attribute(one.node, "href").strip()


def _asks(one: Candidate, features: Collection[str]) -> bool:
    """Whether a link asks its page's own place for something; any place where nobody knows which the page's own is."""
    return not _ASKS.isdisjoint(features) or ("url:unknown" in features and "?" in one.href)


def _rated(page: Page) -> list[tuple[Candidate, tuple[float, float, float]]]:
    """The links that may be paging, each with its chances to be one of `KINDS`."""
    return [(one, _probabilities(one)) for one in candidates(page)]


def _staying(page: Page, rated: Sequence[tuple[Candidate, tuple[float, float, float]]]) -> set[str]:
    """The addresses that an arrow on and an arrow back share: they lead to this very page, the only one."""
    ways: tuple[set[str], set[str]] = set(), set()
    for one, (_, on, back) in rated:
        if max(on, back) >= LIKELY:
            ways[on > back].add(canonical(one.href, page.base_url, encoding=page.encoding) or one.href)
    return ways[0] & ways[1]


def _belongs_to_record(page: Page, one: Candidate) -> bool:
    """Whether a link among the records leads to something else than this result, as far as the addresses tell."""
    return own_url(page) is not None and not same_result(page, one.url)


def _head_links(page: Page, known: set[Kind]) -> list[PagingLink]:
    tree = page.tree
    found: list[PagingLink] = []
    for node in tree.find("link"):
        rel = tree.attribute(node, "rel").lower().split()
        kind: Kind | None = "next" if "next" in rel else "prev" if "prev" in rel or "previous" in rel else None
        href = tree.attribute(node, "href").strip()
        if kind is None or not href or kind in known or not same_result(page, canonical(href, page.base_url)):
            continue
        url = canonical(href, page.base_url, encoding=page.encoding)
        if url:
            found.append(PagingLink(href, url, kind, node))
    return found


def same_result(page: Page, url: str | None) -> bool:
    """Whether `url` differs from the page's own address only where a page number, offset or cursor stands."""
    own = own_url(page)
    if own is None or url is None:
        return False
    parts = urlsplit(own)
    return relation(url, own, parts.netloc, parts.path, dict(parameters(own))) in SAME_RESULT


def leads_on(page: Page, link: PagingLink) -> bool:
    """Whether `link` leads away from the first page: "next", or an "older entries" link that counts upwards.

    Blogs and forums name the page after this one "previous" (older) as often as "next", and the one before it "newer";
    its address tells.
    """
    way = step(link.url, own_url(page))
    if link.kind == "next" and way < 0 and link.node >= 0:
        return read_words(anchor_words(page.tree, link.node)[0]).direction != "newer"
    return link.kind == "next" or (link.kind == "prev" and way > 0)


def onward(page: Page, links: Collection[PagingLink]) -> list[PagingLink]:
    """The numbered links and those that lead away from the first page (`leads_on`). Where "previous" counts upwards, a "next"
    that counts down is the way back to newer entries."""
    ways = [link for link in links if link.kind == "page" or leads_on(page, link)]
    if not any(link.kind == "prev" for link in ways):
        return ways
    return [link for link in ways if link.kind != "next" or step(link.url, own_url(page)) >= 0]


def page_number(page: Page, link: PagingLink) -> int | None:
    """The number of the page that a numbered link leads to: as it says, or as the numbers of its records tell."""
    if link.node < 0:
        return None
    reading = read_words(anchor_words(page.tree, link.node)[0])
    if reading.range is None:
        return reading.number
    first, last = reading.range
    return (first - 1) // (last - first + 1) + 1 if last >= first else None


#: Chance from which a link counts as "next" where a further page is expected and nothing better is there: when its
#: address differs from the page's own only by a place in the result, and when it does not.
LIKELY, LIKELY_ELSEWHERE = 0.2, 0.45
#: The same where the page states more records than it shows.
CERTAIN = 0.05


def likely_next(page: Page, *, certain: bool = False, size: int = 0, sent: Collection[str] = ()) -> PagingLink | None:
    """The link that most likely leads to the next page of the same result, for answers expected to go on; `certain`
    where the page states more records than were shown so far: then one counts whose address alone says so, `size` being
    the records on a page. What hands on names that were `sent`, as an answer to a POST
    has to, may be in the same result."""
    best: PagingLink | None = None
    chance = 0.0
    rated = _rated(page)
    still = _staying(page, rated)
    for one, (_, found, _) in rated:
        same = same_result(page, one.url) or _hands_on(page, one.url, sent)
        least = CERTAIN if certain else LIKELY if same else LIKELY_ELSEWHERE
        if found > chance and found >= least:
            url = canonical(one.href, page.base_url, encoding=page.encoding)
            if url is not None and url != page.url and url not in still:
                best, chance = PagingLink(one.href, url, "next", one.node), found
    return best if best is not None or not certain else _told_by_address(page, size)


def _hands_on(page: Page, url: str | None, sent: Collection[str]) -> bool:
    """Whether an address of the page's own path hands on what was `sent` under the same names, two of them or more, and has
    one more, which counts."""
    own = own_url(page)
    if own is None or url is None or urlsplit(url).path != urlsplit(own).path:
        return False
    given = dict(parameters(url))
    return len(given.keys() & sent) > 1 and any(given[name].isdecimal() for name in given.keys() - sent)


def _told_by_address(page: Page, size: int, behind: int = 0) -> PagingLink | None:
    """The one link, `behind` a node, whose address is the page's own but for a higher page number, whatever its words; a
    number under a name of the site's own must be one higher, or higher by the records of a page."""
    own = own_url(page)
    if own is None:
        return None
    parts, query = urlsplit(own), dict(parameters(own))
    named: dict[str, Link] = {}
    counted: dict[str, Link] = {}
    for link in page.links:
        if link.node < behind or (behind and not query.keys() <= dict(parameters(link.url)).keys()):
            continue
        said = relation(link.url, own, parts.netloc, parts.path, query)
        if said in ("query page", "path page") and step(link.url, own) > 0:
            named[link.url] = link
        elif said in SAME_RESULT and advance(link.url, own) in {1, size, size + 1} - {0}:
            counted[link.url] = link
    onward = list((named or counted).values())
    return PagingLink(onward[0].href, onward[0].url, "next", onward[0].node) if len(onward) == 1 else None


def shows_all(page: Page, last: int = -1) -> PagingLink | None:
    """The link that shows the whole of an answer of which the page has a part: it says "all", and its address is the
    page's own with nothing else but how much is shown; or it hands on all that was asked and stands right behind the
    `last` record of the part (its node)."""
    own = own_url(page)
    if own is None:
        return None
    asked = {pair for pair in parameters(own) if not SIZE_NAME.match(pair[0])}
    end = page.tree.ends[last] if last >= 0 else len(page.tree)
    for link in page.links:
        behind = bool(asked) and end <= link.node <= end + BEHIND
        if (link.url.partition("?")[0] != own.partition("?")[0] and not behind) or link.url == own:
            continue
        given = parameters(link.url)
        more = [pair for pair in given if pair not in asked]
        sized = more and all(SIZE_NAME.match(name) or name.lower().endswith("all") for name, _ in more)
        if not asked <= set(given) or not (sized or (behind and not more)):
            continue
        if read_words(anchor_words(page.tree, link.node)[0]).direction == "all":
            return PagingLink(link.href, link.url, "next", link.node)
    return None
