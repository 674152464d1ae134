"""The words around each link of a page (M4 MR1: ±20 tokens), all links in one pass."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

from crawler.models import Link
from crawler.page import NOT_RENDERED, Page

#: Words kept on either side of a link.
WIDTH = 20
#: Longest context, in characters; scripts without spaces have no words to count.
MAX_CHARACTERS = 320
_BLOCKS = frozenset("li p td th dd dt div tr article section h1 h2 h3 h4 nav ul ol dl".split())
_LEVELS = 4
_WORD = re.compile(r"\S+")


def contexts(page: Page, links: Sequence[Link] | None = None, width: int = WIDTH) -> list[str]:
    """For each link (of `page.links` by default) up to `width` words before and after it, in document order.

    The nearest enclosing block that says more than the link itself bounds the window, so that the entries of a menu or
    a directory do not run into each other.
    """
    wanted = page.links if links is None else links
    words, nodes = _words(page)
    found = []
    for link in wanted:
        if link.node < 0:
            found.append("")
            continue
        first = bisect_left(nodes, link.node)
        last = bisect_left(nodes, page.tree.ends[link.node])
        least, most = _block(page, link.node, nodes, last - first)
        before = words[max(least, first - width) : first]
        after = words[last : min(most, last + width)]
        text = " ".join(before)[-MAX_CHARACTERS // 2 :], " ".join(after)[: MAX_CHARACTERS // 2]
        found.append(" ".join(part for part in text if part))
    return found


def image_of(page: Page, node: int) -> str:
    """The address of the picture inside a link, "" where there is none."""
    if node < 0:
        return ""
    tree = page.tree
    return next((tree.attribute(inner, "src") for inner in tree.find("img", node, tree.ends[node])), "")


def _block(page: Page, node: int, nodes: list[int], own: int) -> tuple[int, int]:
    """Where the words begin and end that share the nearest enclosing block which says more than the link itself."""
    tree = page.tree
    owner = tree.parents[node]
    for _ in range(_LEVELS):
        if owner < 0:
            break
        if tree.tags[owner] in _BLOCKS:
            least, most = bisect_left(nodes, owner), bisect_left(nodes, tree.ends[owner])
            if most - least > own:
                return least, most
        owner = tree.parents[owner]
    return 0, len(nodes)


def _words(page: Page) -> tuple[list[str], list[int]]:
    """The rendered words of a page and the text node of each."""
    tree = page.tree
    tags, texts, ends = tree.tags, tree.texts, tree.ends
    words: list[str] = []
    nodes: list[int] = []
    index, end = 0, len(tree)
    while index < end:
        tag = tags[index]
        if tag in NOT_RENDERED:
            index = ends[index]
            continue
        if not tag:
            new = _WORD.findall(texts[index])
            words += new
            nodes += [index] * len(new)
        index += 1
    return words, nodes
