"""Records in several dresses: with and without a picture, read and unread. A reading by one dress alone takes the others for
parts of the record before them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from crawler.regions.candidates import Candidate
from crawler.regions.layout import HEADINGS, Layout, first_within

#: How sure the wider reading must be, and most of its records that were one in the narrower reading.
SURE, SWALLOWED = 0.9, 12


def wider(
    layout: Layout, scored: Sequence[tuple[float, Candidate, float]], chosen: Candidate
) -> tuple[Candidate, float] | None:
    """The reading by which siblings of the chosen records are records too, with how sure it is, None where there is none.

    They begin as the chosen ones do, with a heading or a link, and follow these in no regular turn: rows that come one after
    each record belong to it.
    """
    starts = [start for start, _ in chosen.intervals]
    for _, other, presence in scored:
        if (
            other is chosen
            or other.mode != "own"
            or other.level != 1
            or presence < SURE
            or other.container != chosen.container
        ):
            continue
        members = [start for start, _ in other.intervals]
        if len(members) > len(starts) and set(starts) < set(members) and _scattered(layout, starts, members):
            return other, presence
    return None


def _scattered(layout: Layout, starts: Sequence[int], members: Sequence[int]) -> bool:
    """Whether members stand between the starts without a rule, and begin as these do."""
    places = [bisect_right(starts, node) for node in members if node not in set(starts)]
    between = [places.count(place) for place in range(1, len(starts))]
    regular = len(set(between)) < 2 and between[:1] != [0]
    if regular or max(between) > SWALLOWED:
        return False
    head = {head_of(layout, node) for node in starts}
    return len(head) == 1 and "" not in head and all(head_of(layout, node) in head for node in members)


def head_of(layout: Layout, node: int) -> str:
    """The kind of heading in an element, else "a" where it holds a link, "" where it holds neither."""
    tree = layout.tree
    place = first_within(layout.headings, node, tree.ends[node])
    if place >= 0 and tree.tags[place] in HEADINGS:
        return tree.tags[place]
    return "a" if first_within(layout.links, node, tree.ends[node]) >= 0 else ""
