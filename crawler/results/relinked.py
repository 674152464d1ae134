"""Headings set as several links to one address, as where the last word is kept beside a sign: one text, not several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from crawler.page import Tree
from crawler.regions.leaves import Leaf

#: Most records that may say the same in such a further link: what is said more often is no part of a name ("Permalink").
AGAIN = 0.3


def relinked(tree: Tree, rows: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of each record, those of a heading put together that are links alike to one address."""
    if len(rows) < 2:
        return list(rows)
    said = Counter(leaf.text for row in rows for leaf in row[1:] if leaf.heading and leaf.link >= 0)
    most = max(1.0, AGAIN * len(rows))
    result = []
    for row in rows:
        found: list[Leaf] = []
        for leaf in row:
            before = found[-1] if found else None
            if before is not None and _goes_on(tree, before, leaf) and said[leaf.text] <= most:
                found[-1] = replace(before, text=f"{before.text} {leaf.text}", opening=0)
            else:
                found.append(leaf)
        result.append(found)
    return result


def _goes_on(tree: Tree, before: Leaf, leaf: Leaf) -> bool:
    """Whether a leaf is a link like the one before it, of the same heading and to the same address, and both are words."""
    if not (before.heading and leaf.heading and before.run == leaf.run and -1 < before.link != leaf.link > -1):
        return False
    one, other = tree.attributes[before.link], tree.attributes[leaf.link]
    alike = all(one.get(name) == other.get(name) for name in ("href", "class", "title", "rel"))
    return alike and all(any(map(str.isalpha, text)) for text in (before.text, leaf.text))
