"""The rival of the page similarity: simple tree matching (Yang 1991), unpruned, and average link clustering over it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from crawler.page import Tree


class Element:
    """An element with its child elements; text is left out."""

    __slots__ = ("kids", "size", "tag")

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.kids: list[Element] = []
        self.size = 1


def elements(tree: Tree) -> Element:
    """The elements of a page as a tree of objects."""
    made: list[Element | None] = []
    for tag, parent in zip(tree.tags, tree.parents, strict=True):
        node = Element(tag) if tag else None
        made.append(node)
        above = made[parent] if parent >= 0 else None
        if node is not None and above is not None:
            above.kids.append(node)
    for node, parent in zip(reversed(made), reversed(tree.parents), strict=True):
        above = made[parent] if parent >= 0 else None
        if node is not None and above is not None:
            above.size += node.size
    return next(node for node in made if node is not None)


def matches(one: Element, other: Element) -> int:
    """The most pairs of equal tags that keep order and parents."""
    if one.tag != other.tag:
        return 0
    if not one.kids or not other.kids:
        return 1
    before = [0] * (len(other.kids) + 1)
    for left in one.kids:
        row = [0]
        for column, right in enumerate(other.kids):
            here = before[column] + (matches(left, right) if left.tag == right.tag else 0)
            row.append(max(here, before[column + 1], row[column]))
        before = row
    return 1 + before[-1]


def similarity(one: Element, other: Element) -> float:
    """Matched elements over the mean number of elements. 0..1."""
    return 2 * matches(one, other) / (one.size + other.size)


def average_link(trees: Sequence[Element]) -> list[tuple[float, int, int]]:
    """The merges of average link clustering, most similar first: (similarity, kept, gone)."""
    value = {pair: similarity(trees[pair[0]], trees[pair[1]]) for pair in combinations(range(len(trees)), 2)}
    sizes = dict.fromkeys(range(len(trees)), 1)
    merges = []
    while value:
        (kept, gone), best = max(value.items(), key=lambda item: item[1])
        merges.append((best, kept, gone))
        total = sizes[kept] + sizes[gone]
        del value[kept, gone]
        for other in sizes:
            if other not in (kept, gone):
                own, lost = _pair(kept, other), _pair(gone, other)
                value[own] = (value[own] * sizes[kept] + value.pop(lost) * sizes[gone]) / total
        sizes[kept] = total
        del sizes[gone]
    return merges


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def cut(merges: Sequence[tuple[float, int, int]], pages: int, threshold: float) -> list[int]:
    """The cluster of each page after all merges that reach a threshold."""
    clusters = list(range(pages))
    for best, kept, gone in merges:
        if best < threshold:
            break
        clusters = [kept if cluster == gone else cluster for cluster in clusters]
    return clusters
