"""The next page's address where an element other than a link carries it for a script: "load more" buttons, lists that grow
when their end comes into sight (`hx-get`, `data-next-url`, a frame that loads lazily).

No name of a library decides but the address itself: it must ask what the page was asked and differ by a higher page
number alone, at another path too, since scripts are often answered with the records without the page around them. A number
is a page's by its name, or as the only one that is the next after the page's own, where the element leads on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

from crawler.models import PagingLink
from crawler.page import Page, Tree
from crawler.paging.addresses import PAGE_NAME, relation, step
from crawler.paging.candidates import own_url
from crawler.paging.words import read_words
from crawler.urls import canonical, parameters

#: Most addresses of one page that are looked at.
MAX_ADDRESSES = 500
#: Most characters of an element that are read.
MAX_WORDS = 60
#: Attributes beside `data-…` that name what a script fetches; `src` counts on frames only.
_FETCHED = frozenset("hx-get data-hx-get ic-get-from ic-append-from ic-src up-href u-href next-url next-page".split())
_PRESSED = frozenset(("a", "button", "input", "summary", "label"))
_FRAMES = frozenset(("turbo-frame", "include-fragment"))
_STARTS = ("/", "?", "./", "http://", "https://")
#: Elements whose attributes say other things.
_OTHERS = frozenset("form img script link meta iframe source video audio input select option".split())


def scripted_next(page: Page) -> PagingLink | None:
    """The nearest further page of the page's own result that an element names for a script; None where none does."""
    own = own_url(page)
    if own is None:
        return None
    best: tuple[int, PagingLink] | None = None
    for count, (node, href) in enumerate(_addresses(page.tree)):
        if count >= MAX_ADDRESSES:
            break
        url = canonical(href, page.base_url, encoding=page.encoding)
        number = _onward(url, own, leads=_says_on(page.tree, node)) if url is not None else None
        if url is not None and number is not None and (best is None or number < best[0]):
            best = number, PagingLink(href, url, "next", node)
    return best[1] if best is not None else None


def _addresses(tree: Tree) -> Iterator[tuple[int, str]]:
    """Elements with what looks like an address for a script; those of links that lead somewhere are their own matter."""
    for node, attributes in enumerate(tree.attributes):
        if not attributes or tree.tags[node] in _OTHERS:
            continue
        for name, value in attributes.items():
            if not value or not (name[:5] == "data-" or name in _FETCHED or name == "src"):
                continue
            if name == "src" and tree.tags[node] not in _FRAMES:
                continue
            value = value.strip()
            if value.startswith(_STARTS) and len(value) < 2_000 and not _leads(attributes):
                yield node, value


def _leads(attributes: dict[str, str | None]) -> bool:
    href = (attributes.get("href") or "").strip().lower()
    return bool(href) and not href.startswith(("#", "javascript:"))


def _says_on(tree: Tree, node: int) -> bool:
    """Whether an element says "more" or "next", or nothing at all, as the end of a list that grows; what is pressed has a picture
    then, of whatever it does."""
    words = tree.text(node, MAX_WORDS)
    said = read_words(words)
    if not words:
        return tree.tags[node] not in _PRESSED
    return said.show_more or said.direction in ("next", "more")


def _onward(url: str, own: str, *, leads: bool) -> int | None:
    """The page number of an address that stands further on in the result of `own`; None where it does not. `leads` where
    what carries it says that it leads on."""
    theirs, ours = urlsplit(url), urlsplit(own)
    if theirs.netloc != ours.netloc:
        return None
    asked, known = dict(parameters(url)), dict(parameters(own))
    changed = {name: value for name, value in asked.items() if value != known.get(name)}
    paged = [name for name in changed if PAGE_NAME.match(name)] or (_following(changed, known) if leads else [])
    if not paged:
        same = relation(url, own, ours.netloc, ours.path, known) == "path page" and step(url, own) > 0
        return 0 if same else None
    number = asked[paged[0]]
    kept = {name: value for name, value in known.items() if value and name != paged[0]}
    if len(paged) > 1 or not number.isdecimal() or len(number) > 9 or not kept.items() <= asked.items():
        return None
    if theirs.path != ours.path and not kept:
        return None
    before = known.get(paged[0], "")
    here = int(before) if before.isdecimal() and len(before) <= 9 else 1
    return int(number) if int(number) > here else None


def _following(changed: Mapping[str, str], known: Mapping[str, str]) -> list[str]:
    """The one parameter whose number is the next after the page's own, or 2 where that has none."""
    ahead = {name: known.get(name, "1") for name in changed}
    found = [
        name
        for name, before in ahead.items()
        if before.isdecimal() and len(before) <= 9 and changed[name] == str(int(before) + 1)
    ]
    return found if len(found) == 1 else []
