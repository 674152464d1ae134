"""Columns of boxes beside what a page is about: "New products", "Categories", "Makers", each below a heading of its own."""

from __future__ import annotations

from collections.abc import Callable

from crawler.page import Page
from crawler.regions.layout import HEADINGS, Layout
from crawler.results.headings import begins_title

#: Fewest boxes of such a column, and the share of its words that stand in links.
BOXES, LINKED = 2, 0.5
#: So many headings that are words of the domain tell of the page's subject.
FACTS = 2
#: Longest heading of a box that is read.
LABEL = 80


def flanks(page: Page, layout: Layout, known: Callable[[str], float] | None) -> list[tuple[int, int]]:
    """The columns, in their order: elements beside the one that holds the page's main heading, which end before it begins, hold
    several headings of their own and mostly links; and those of the same look after it. A heading names what follows it, so
    that what stands below one before the subject is named tells of something else."""
    tree = layout.tree
    heads = [node for node in layout.headings if tree.tags[node] == "h1"]
    main = next((node for node in heads if len(heads) == 1 or begins_title(page, tree.text(node, 300))), -1)
    found: list[tuple[int, int]] = []
    node = main
    while node > layout.body:
        above = tree.parents[node]
        looks: set[int] = set()
        for one in tree.children(above) if above >= 0 else ():
            if not tree.tags[one] or one == node:
                continue
            same = layout.kinds[one] in looks and bool(tree.attributes[one])
            if (same or (one < node and _links(layout, one))) and _is_column(layout, one, known):
                found.append((one, tree.ends[one]))
                looks.add(layout.kinds[one])
        node = above
    return sorted(found)


def _links(layout: Layout, node: int) -> bool:
    """Whether at least half of an element's words are links."""
    end = layout.tree.ends[node]
    return layout.linked[end] - layout.linked[node] >= LINKED * layout.width(node, end)


def _is_column(layout: Layout, node: int, known: Callable[[str], float] | None) -> bool:
    """Whether an element holds boxes below headings, none of them the page's main one, and of the domain's words at most one."""
    tree, end = layout.tree, layout.tree.ends[node]
    if tree.tags[node] in HEADINGS or tree.find("h1", node, end):
        return False
    heads = [tree.text(one, LABEL) for one in layout.headings if node <= one < end]
    told = sum(known(text.rstrip(" :：")) >= 1 for text in heads) if known is not None else 0
    return len(heads) >= BOXES and told < FACTS


def carved(intervals: list[tuple[int, int]], columns: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Intervals without the columns that stand in them."""
    for start, end in columns:
        kept: list[tuple[int, int]] = []
        for first, last in intervals:
            if last <= start or end <= first:
                kept.append((first, last))
                continue
            kept += [(a, b) for a, b in ((first, start), (end, last)) if a < b]
        intervals = kept
    return intervals
