"""Records whose headings stand above the part that repeats most evenly."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.page import Tree
from crawler.regions.candidates import Candidate
from crawler.regions.layout import HEADINGS, Layout, first_within

#: How sure it must be that the wider parts are records, the share of their headings that must differ, and the readings looked at.
SURE, DIFFERENT, LOOKED = 0.9, 0.9, 12
#: Longest heading that is compared.
LONGEST = 200


def with_headings(
    layout: Layout, scored: Sequence[tuple[float, Candidate, float]], chosen: Candidate
) -> tuple[Candidate, float] | None:
    """The reading by which each of the chosen records is but the body of one, under a heading of its own that leads somewhere,
    with how sure it is; None where there is none. What is said below the names of things is more alike than these are."""
    if any(_heading(layout, start, end) >= 0 for start, end in chosen.intervals):
        return None
    for _, other, presence in scored[:LOOKED]:
        if other is chosen or presence < SURE or len(other.intervals) != len(chosen.intervals):
            continue
        pairs = list(zip(other.intervals, chosen.intervals, strict=True))
        if not all(wide[0] < narrow[0] and narrow[1] <= wide[1] for wide, narrow in pairs):
            continue
        heads = [_heading(layout, wide[0], narrow[0]) for wide, narrow in pairs]
        if all(head >= 0 and _leads(layout, head) for head in heads):
            said = {layout.tree.text(head, LONGEST) for head in heads}
            if len(said) >= DIFFERENT * len(heads):
                return other, presence
    return None


def _heading(layout: Layout, start: int, end: int) -> int:
    """The first heading of a stretch, -1 where it has none."""
    place = first_within(layout.headings, start, end)
    return place if place >= 0 and layout.tree.tags[place] in HEADINGS else -1


def _leads(layout: Layout, heading: int) -> bool:
    """Whether a heading holds a link, or stands in one."""
    tree: Tree = layout.tree
    if first_within(layout.links, heading, tree.ends[heading]) >= 0:
        return True
    return tree.tags[tree.parents[heading]] == "a"
