"""Nodes put into the flat tree: what a page says otherwise than by an element of its own."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Lists(Protocol):
    """The lists of the flat tree."""

    tags: list[str]
    attributes: list[dict[str, str | None]]
    texts: list[str]
    parents: list[int]
    ends: list[int]
    depths: list[int]


@dataclass(frozen=True, slots=True)
class Insertion:
    """An element that holds a text, if one is given, or that text alone (without a `tag`), as the last child so far of
    `holder`."""

    holder: int
    tag: str = ""
    attributes: dict[str, str | None] = field(default_factory=dict)
    text: str = ""


def put_in(tree: Lists, given: Mapping[int, Insertion]) -> None:
    """Put nodes into the tree: index before which one is to stand → the node. Its holder's subtree reaches there, and is all that
    does of what is as deep as the holder or deeper."""
    new_depths = {place: tree.depths[one.holder] + 1 for place, one in given.items()}
    parts = [(place, one, inner) for place, one in sorted(given.items()) for inner in _parts(one)]
    places = [place for place, _, _ in parts]
    tree.ends[:] = [
        # of the elements that end at a place those around the new node hold it as well
        end + (bisect_right if depth < new_depths.get(end, 0) else bisect_left)(places, end)
        for end, depth in zip(tree.ends, tree.depths, strict=True)
    ]
    tree.parents[:] = [parent + bisect_right(places, parent) if parent >= 0 else parent for parent in tree.parents]
    size = len(tree.tags)
    for column, blank in (
        (tree.tags, ""),
        (tree.attributes, {}),
        (tree.texts, ""),
        (tree.parents, 0),
        (tree.ends, 0),
        (tree.depths, 0),
    ):
        _spread(column, [place - 1 for place in places], size, blank)
    for rank, (place, one, inner) in enumerate(parts):
        node = place + rank
        tree.depths[node], tree.ends[node] = new_depths[place] + inner, node + 1
        tree.parents[node] = node - 1 if inner else one.holder + bisect_right(places, one.holder)
        if inner or not one.tag:
            tree.attributes[node], tree.texts[node] = {}, one.text
        else:
            tree.tags[node], tree.attributes[node] = one.tag, one.attributes
            tree.ends[node] += bool(one.text)


def _parts(one: Insertion) -> tuple[bool, ...]:
    """What is put in for one, each told by whether it stands in the other."""
    return (False, True) if one.tag and one.text else (False,)


def _spread(column: list, places: Sequence[int], size: int, blank: object) -> None:  # type: ignore[type-arg]
    """Put a place more behind each of these, in a list of that size, sorted."""
    wider = []
    start = 0
    for place in places:
        wider += column[start : place + 1]
        wider.append(blank)
        start = place + 1
    column[:] = [*wider, *column[start:size]]
