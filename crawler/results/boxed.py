"""Facts set in boxes of two, a label and its value, that only a style sheet tells apart: `<p><i>Rooms</i><i>6</i></p>`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace

from crawler.page import Tree
from crawler.regions.layout import Layout, within
from crawler.regions.leaves import Leaf
from crawler.results.facts import LABEL, WORDS

#: Fewest boxes side by side, fewest of them that bear a word of the domain, and the share that must be built alike.
BOXES, KNOWN, ALIKE = 3, 2, 0.8
#: How many of those that stand together are looked at for what each of them holds.
LOOKED = 40
#: Elements that may be such a box; rows of tables are read as such.
_BOXES = frozenset("div li p span section".split())


def boxed(layout: Layout, row: Sequence[Leaf], known: Callable[[str], float] | None) -> list[Leaf]:
    """The texts of a page about one thing, the labels in boxes of two with the colon that a reader thinks there."""
    if known is None or not row:
        return list(row)
    labels = _labels(layout, row[0].node, row[-1].node + 1, known)
    tree = layout.tree
    return [
        replace(leaf, text=f"{leaf.text.rstrip(' :：')}:")
        if any(node in labels and tree.text(node, LABEL + 2) == leaf.text for node in _around(tree, leaf.node))
        else leaf
        for leaf in row
    ]


def _around(tree: Tree, node: int) -> list[int]:
    """The elements around a text, the nearest first, as many as a label may be wrapped in."""
    found = []
    for _ in range(3):
        node = tree.parents[node]
        if node < 0:
            break
        found.append(node)
    return found


def _labels(layout: Layout, start: int, stop: int, known: Callable[[str], float]) -> frozenset[int]:
    """The elements that hold the labels of boxes of two: several side by side, built alike, each with another short text
    first that is no link, some of these words of the domain and none of what follows them."""
    tree = layout.tree
    beside: dict[tuple[int, str, str], list[int]] = defaultdict(list)
    for node in range(start, stop):
        if tree.tags[node] in _BOXES and layout.width(node, tree.ends[node]):
            beside[tree.parents[node], tree.tags[node], tree.attribute(node, "class").partition(" ")[0]].append(node)
    found: set[int] = set()
    for boxes in beside.values():
        if len(boxes) < BOXES:
            continue
        pairs = [pair for box in boxes if (pair := _pair(layout, box)) is not None]
        texts = [tree.text(label, LABEL + 2).rstrip(" :：").casefold() for label, _ in pairs]
        told = sum(known(text) >= 1 for text in texts)
        turned = any(known(tree.text(value, LABEL + 2)) >= 1 for _, value in pairs)
        if (
            len(pairs) >= max(BOXES, ALIKE * len(boxes))
            and told >= KNOWN
            and not turned
            and len(set(texts)) == len(texts)
        ):
            found.update(label for label, _ in pairs)
    return frozenset(found)


def _pair(layout: Layout, box: int) -> tuple[int, int] | None:
    """The two elements that all text of a box stands in, where the first is as short as labels are."""
    tree = layout.tree
    own = [child for child in tree.children(box) if layout.width(child, tree.ends[child])]
    if len(own) != 2 or not all(tree.tags[child] for child in own):
        return None
    text = tree.text(own[0], LABEL + 2)
    fits = 1 < len(text) <= LABEL and len(text.split()) <= WORDS and any(map(str.isalpha, text))
    return (own[0], own[1]) if fits and not within(layout.links, own[0], tree.ends[own[0]]) else None


def has_own_box(layout: Layout, box: int, heading: int) -> bool:
    """Whether a heading and what stands below it have a box to themselves, as the first of the look beside it have."""
    tree, beside = layout.tree, []
    parent = tree.parents[box]
    one, end = parent + 1, tree.ends[parent]
    for _ in range(LOOKED):
        if one >= end:
            break
        if layout.kinds[one] == layout.kinds[box]:
            beside.append(len(tree.find(tree.tags[heading], one, tree.ends[one])))
        one = tree.ends[one]
    return len(beside) >= BOXES and beside == [1] * len(beside)
