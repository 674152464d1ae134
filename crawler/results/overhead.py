"""What the headings above groups of records say of each of them: the year or the day that they share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, folded
from knowledge.matching import Matcher
from knowledge.values import date, types

#: Longest such heading.
LONGEST = 40
#: Nodes before the first record among which its heading is looked for.
BEFORE = 40
#: Share of the records that may tell a year or a day themselves for the headings to be told too.
OWN = 0.5
#: How a heading stands in the record it is told of: no place of a page is called so.
PATH = "over"
#: What may hold it, and what may inside of a record.
_HEADS = frozenset("h2 h3 h4 h5 h6 tr".split())
_ELEMENTS = _HEADS | frozenset("dt li p div caption".split())
#: The day of the week before a day.
_WEEKDAY = re.compile(r"\A[^\W\d_]{2,12}\.?,?\s+(?=\d)")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d\Z")


def told_above(
    layout: Layout, intervals: Sequence[Interval], rows: Sequence[list[Leaf]], matcher: Matcher
) -> list[list[Leaf]]:
    """The leaves of the records, with the year or the day that stands alone in a line above each group of them; as they
    are where the domain has neither, or most records tell one themselves."""
    wanted = {one.type for one in matcher.domain.attributes} & {"year", "date"}
    own = sum(any(_is_time(leaf.text) and not leaf.heading for leaf in row) for row in rows)
    if not wanted or len(rows) < 2 or own > OWN * len(rows):
        return list(rows)
    heads = _heads(layout, intervals)
    if not heads:
        return list(rows)
    result, at = [], -1
    for (start, _), row in zip(intervals, rows, strict=True):
        while at + 1 < len(heads) and heads[at + 1] < start:
            at += 1
        rest = [leaf for leaf in row if not any(head <= leaf.node < layout.tree.ends[head] for head in heads)]
        result.append([_leaf(layout, heads[at]), *rest] if at >= 0 and rest else row)
    return result


def _heads(layout: Layout, intervals: Sequence[Interval]) -> list[int]:
    """The elements between the records, and the last one before them, that hold a year or a day and nothing else, all of
    one kind."""
    tree = layout.tree
    gaps = [(max(layout.body + 1, intervals[0][0] - BEFORE), intervals[0][0])]
    # a record that goes on to the next one has the heading of that one at its end
    gaps += [(min(end, tree.ends[start]), after) for (start, end), (after, _) in pairwise(intervals)]
    found: list[list[int]] = []
    for (start, stop), (_, end) in zip(gaps, [(0, 0), *intervals], strict=False):
        own, node = [], start
        while node < stop:
            holding = _ELEMENTS if node >= end else _HEADS
            stands = tree.tags[node] in holding and tree.ends[node] <= stop and layout.width(node, tree.ends[node]) > 3
            if stands and layout.width(node, tree.ends[node]) <= LONGEST and _is_time(_text(layout, node)):
                own.append(node)
                node = tree.ends[node]
            else:
                node += 1
        found.append(own)
    between = [node for own in found[1:] for node in own]
    first = found[0][-1:]
    if not between:
        # one group alone: its heading stands right before it
        alone = [node for node in first if tree.tags[node] in _HEADS and layout.width(node, intervals[0][0]) <= LONGEST]
        return [node for node in alone if _YEAR.match(_text(layout, node))]  # a day above a single list is today
    kind = tree.tags[between[0]], tree.attribute(between[0], "class")
    alike = [node for node in between if (tree.tags[node], tree.attribute(node, "class")) == kind]
    if len(alike) < len(between):
        return []
    return [node for node in first if (tree.tags[node], tree.attribute(node, "class")) == kind] + between


def _text(layout: Layout, node: int) -> str:
    return _WEEKDAY.sub("", folded(layout.tree.text(node, 2 * LONGEST)).strip(" :.–—-"), count=1)


def _is_time(text: str) -> bool:
    return _YEAR.match(text) is not None or (len(text) <= LONGEST and "date" in types(text) and date(text) is not None)


def _leaf(layout: Layout, node: int) -> Leaf:
    return Leaf(_text(layout, node), node, node, -20_000, -1, PATH)
