"""Titles that lines of running text set in italics or bold: "3. <i>The River</i>. London: Old Press. 152 pp."."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from crawler.page import Tree
from crawler.regions.leaves import Leaf, folded

#: Fewest records without numbers, and the share of them that must be set so.
LEAST, SHARE = 3, 0.8
#: Fewest characters of a title and of what follows it.
SHORTEST = 4
_ELEMENTS = frozenset("i em cite b strong u".split())
#: The number of the record before its title, and what parts the title from what follows.
_NUMBER = re.compile(r"[\[(]?\d{0,5}[.):\]]?\s*\Z")
_PARTED = re.compile(r"\s?[.,;:/–—-]+\s+(?=\S)")
#: What is said of a title in brackets behind it.
_BRACKETED = re.compile(r"\s+(?:\([^()]{1,60}\)|\[[^\[\]]{1,60}\]|（[^（）]{1,60}）)\s*\Z")


def emphasised(tree: Tree, rows: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of the records, with the first words of the first line apart from the rest of it where nearly all records
    set them off so; where no sign parts them, only from words that nearly all have or from such in brackets."""
    places = [next((at for at, leaf in enumerate(row) if not leaf.heading), 0) for row in rows]
    cuts = [_cut(tree, row[at:]) for at, row in zip(places, rows, strict=True)]
    told = [cut for cut in cuts if cut is not None]
    numbered = all(row and row[at].text[:1].isdigit() for at, row in zip(places, rows, strict=True))
    if (len(rows) < LEAST and not numbered) or len(told) < SHARE * len(rows):
        return list(rows)
    same = Counter(rest.text for _, rest in told if rest.text[:1].isspace() and not _BRACKETED.match(rest.text))
    loose = sum(same.values()) and max(same.values()) < SHARE * len(told)
    if loose or len({title.text for title, _ in told}) < SHARE * len(told):
        return list(rows)
    cuts = [(cut[0], replace(cut[1], text=cut[1].text.strip())) if cut is not None else None for cut in cuts]
    return [
        [*row[:at], *cut, *row[at + 1 :]] if cut is not None else row
        for at, cut, row in zip(places, cuts, rows, strict=True)
    ]


def _cut(tree: Tree, row: Sequence[Leaf]) -> tuple[Leaf, Leaf] | None:
    """The title and the rest of a record's first line, None where it does not begin with words set off."""
    if not row or row[0].link >= 0 or (row[0].strong and not row[0].opening):
        return None
    leaf = row[0]
    node = _child(tree, leaf.owner, leaf.node)
    stop = tree.ends[leaf.owner]
    while 0 <= node < stop and not tree.tags[node] and _NUMBER.match(tree.texts[node].strip()):
        node = tree.ends[node]
    if not 0 <= node < stop or tree.tags[node] not in _ELEMENTS:
        return None
    title = folded(tree.text(node, 400))
    at = leaf.text.find(title) if len(title) >= SHORTEST else -1
    if at < 0 or not _NUMBER.match(leaf.text[:at]):
        return None
    parted = _PARTED.match(leaf.text, at + len(title))
    rest = leaf.text[parted.end() if parted else at + len(title) :]
    if len(rest) < SHORTEST:
        return None
    step = f"{leaf.path}/{tree.tags[node]}"
    return replace(leaf, text=title, path=step, strong=True, opening=0), replace(leaf, text=rest, opening=0)


def _child(tree: Tree, owner: int, node: int) -> int:
    """The child of an element in which a node stands, the first where it stands in none; -1 where there is none."""
    if node <= owner:
        return owner + 1 if tree.ends[owner] > owner + 1 else -1
    while node >= 0 and tree.parents[node] != owner:
        node = tree.parents[node]
    return node
