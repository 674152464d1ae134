"""Records whose lines were taken for them: below each heading, or linked name, the same labelled lines come again."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from crawler.regions.candidates import Candidate, Interval
from crawler.regions.layout import Layout, first_within, within
from crawler.regions.leaves import folded

#: Fewest boxes, most lines of one, readings that are looked at, and the share of the boxes that must be built alike.
BOXES, LINES, READINGS, ALIKE = 4, 20, 12, 0.8
#: Longest label, and nodes of a line in which it is looked for.
LABEL, NODES = 40, 8


def boxes(
    layout: Layout, scored: Sequence[tuple[float, Candidate, float]], chosen: Candidate
) -> tuple[Candidate, float] | None:
    """The reading by which boxes, or runs of siblings, that begin with a heading or a link are the records, and how sure it
    is, where the chosen records are lines of these that lead nowhere and begin with the same label in each; None where not."""
    lines = chosen.intervals
    if len(lines) < 2 * BOXES or any(within(layout.links, *one) for one in lines):
        return None
    fewer = (
        one for one in scored if one[1].mode in ("own", "span") and BOXES <= len(one[1].intervals) <= len(lines) // 2
    )
    for _, other, presence in islice(fewer, READINGS):
        parts = _inside(lines, other.intervals)
        if sum(map(len, parts)) == len(lines) and _headed(layout, other.intervals, parts) and _labelled(layout, parts):
            return other, presence
    return None


def _inside(lines: Sequence[Interval], around: Sequence[Interval]) -> list[Sequence[Interval]]:
    """The lines in each of the boxes."""
    starts = [start for start, _ in lines]
    spans = ((bisect_left(starts, start), bisect_left(starts, end)) for start, end in around)
    return [lines[first:last] for first, last in spans]


def _headed(layout: Layout, around: Sequence[Interval], parts: Sequence[Sequence[Interval]]) -> bool:
    """Whether each box begins with a heading or a link of its own before its lines."""
    names = []
    for (start, _), own in zip(around, parts, strict=True):
        if not 0 < len(own) <= LINES:
            return False
        places = (first_within(kind, start, own[0][0]) for kind in (layout.headings, layout.links))
        node = next((place for place in places if place >= 0), -1)
        if node < 0:
            return False
        names.append(folded(layout.tree.text(node, 200)))
    return len(set(names)) >= ALIKE * len(names)


def _labelled(layout: Layout, parts: Sequence[Sequence[Interval]]) -> bool:
    """Whether the lines of nearly all boxes begin with the same different labels."""
    said = [tuple(_first(layout, one) for one in own) for own in parts]
    common, times = Counter(said).most_common(1)[0]
    return times >= ALIKE * len(said) and 1 < len(common) == len(set(common)) and all(common)


def _first(layout: Layout, line: Interval) -> str:
    """The first text of a line where it may be a label and more follows it."""
    tree = layout.tree
    texts = [node for node in range(line[0], min(line[1], line[0] + NODES)) if not tree.tags[node]]
    told = [text for node in texts if (text := folded(tree.texts[node][: 2 * LABEL]))]
    if not told:
        return ""
    label, colon, _ = told[0].partition(":")
    if not colon and len(told) < 2:
        return ""
    return label if len(label) <= LABEL and any(map(str.isalpha, label)) else ""
