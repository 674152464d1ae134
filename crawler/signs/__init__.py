"""What is written as a link and is none to follow: signs in headings that lead to the heading itself (¶, #, §), which are there
to be copied and belong to no name, and buttons that a script sends by another method than GET ("Log out", "Delete").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping, Sequence

from crawler.signs.opened import open_links

#: A link to a place of the page it stands on, as markup has it.
_TO_ITSELF = re.compile(r"href\s{0,9}=\s{0,9}[\"']?#[^\"'\s>/!]", re.I)
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "dt", "caption", "legend", "summary"})
#: Most nodes of such a link, and how far up its heading is looked for.
_MAX_NODES, _CLIMB = 6, 4

#: Longest script of a link that is read.
MAX_CALL = 500

#: Where links tell a script by which method they are sent, and those by which something is done.
_METHODS = ("data-method", "data-turbo-method", "data-http-method", "data-ajax-method", "up-method", "data-up-method")
_DOES = frozenset({"post", "put", "patch", "delete"})
#: Where they hold the address that is sent so itself, and where they ask whether it is meant.
SENT = tuple(f"{mark}hx-{method}" for mark in ("", "data-") for method in sorted(_DOES))
_ASKS = ("data-confirm", "data-turbo-confirm", "hx-confirm", "data-hx-confirm", "up-confirm", "data-up-confirm")
#: All attributes that say any of this: few links have one of them, so that the others cost one look.
_TELLING = frozenset((*_METHODS, *SENT, *_ASKS, "onclick"))
_CONFIRMS = re.compile(r"(?<![\w$])confirm\s{0,4}\(")


def relink(
    text: str,
    links: Sequence[int],
    scripts: Sequence[int],
    attributes: Sequence[MutableMapping[str, str | None]],
    texts: Sequence[str],
    ends: Sequence[int],
) -> None:
    """Give links the address that their script opens (`opened`), then take those of all off that are not there to be fetched."""
    if "onclick" in text or "javascript:" in text:
        open_links(links, scripts, attributes, texts, ends)
    unlink(links, attributes)


def unlink(links: Sequence[int], attributes: Sequence[MutableMapping[str, str | None]]) -> None:
    """Take the address off links that say that a script is to send them by another method than GET, or that ask whether it is
    meant before they do anything: it is not there to be fetched, whatever it is called. `links` are the nodes of all `a`."""
    for node in links:
        own = attributes[node]
        if len(own) < 2 or _TELLING.isdisjoint(own):
            continue
        # an empty address is that of the page itself
        sent = any((own.get(name) or "").strip().lower() in _DOES for name in _METHODS) or any(
            name in own for name in SENT
        )
        if sent or any(map(own.get, _ASKS)) or _CONFIRMS.search((own.get("onclick") or "")[:MAX_CALL]):
            own.pop("href", None)


def unsign(
    text: str,
    links: Sequence[int],
    tags: list[str],
    attributes: Sequence[Mapping[str, str | None]],
    texts: Sequence[str],
    parents: Sequence[int],
    ends: Sequence[int],
) -> None:
    """Take links without a letter or a number, to a place of the page they stand on, out of the headings that bear them: they are
    elements that nothing renders afterwards. `text` is the page's markup, `links` are the nodes of all `a`."""
    found = []
    for node in links:
        if ends[node] - node > _MAX_NODES:
            continue
        href = (attributes[node].get("href") or "").strip()
        if len(href) < 2 or href[0] != "#" or href[1] in "/!":
            continue
        said = "".join(texts[node + 1 : ends[node]]).strip()
        if said and not any(letter.isalnum() for letter in said) and _in_heading(node, tags, parents):
            found.append(node)
    # the markup is searched last: of a long page that takes more time than all of its links
    if found and _TO_ITSELF.search(text):
        for node in found:
            tags[node] = "template"


def _in_heading(node: int, tags: Sequence[str], parents: Sequence[int]) -> bool:
    for _ in range(_CLIMB):
        node = parents[node]
        if node < 0:
            return False
        if tags[node] in _HEADINGS:
            return True
    return False
