"""Records that are small tables of their own: rows of a label and its value, the same labels from record to record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from crawler.regions.tables import cells

#: Longest label, in characters and words.
LABEL, WORDS = 40, 5
#: Fewest records that tell labels, the share of them that have one, and fewest labels.
RECORDS, SHARE, LABELS = 3, 0.5, 2


def paired(layout: Layout, intervals: Sequence[Interval]) -> frozenset[int]:
    """The cells that label the one after them: the first of the two filled ones of a row, with words that stand so in
    most records, once in each, while several rows of a record do the same and some value differs."""
    if len(intervals) < RECORDS:
        return frozenset()
    tree = layout.tree
    found: dict[str, dict[int, list[tuple[int, str]]]] = defaultdict(lambda: defaultdict(list))
    for number, (start, end) in enumerate(intervals):
        for row in tree.find("tr", start, end):
            own = [cell for cell in cells(tree, row) if layout.width(cell, tree.ends[cell])]
            if len(own) == 2 and (text := _label(layout, own[0])):
                found[text][number].append((own[0], tree.text(own[1], 100)))
    labels = {
        text: records
        for text, records in found.items()
        if len(records) >= max(RECORDS, SHARE * len(intervals)) and all(len(one) == 1 for one in records.values())
    }
    differing = any(len({one[0][1] for one in records.values()}) > 1 for records in labels.values())
    if len(labels) < LABELS or not differing:
        return frozenset()
    return frozenset(one[0][0] for records in labels.values() for one in records.values())


def _label(layout: Layout, cell: int) -> str:
    text = layout.tree.text(cell, LABEL + 2)
    fits = len(text) <= LABEL and len(text.split()) <= WORDS and any(map(str.isalpha, text))
    return text.rstrip(" :：") if fits else ""
