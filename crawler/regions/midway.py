"""Records begun midway: a part that stands in one cell of every row was taken for where the records begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from crawler.regions.candidates import Candidate
from crawler.regions.layout import Layout

#: How sure the reading by rows must be, fewest rows, the share of them with such a part, and readings that are looked at.
SURE, ROWS, SHARE, READINGS = 0.9, 4, 0.9, 8


def whole_rows(
    layout: Layout, scored: Sequence[tuple[float, Candidate, float]], chosen: Candidate
) -> tuple[Candidate, float] | None:
    """The reading by which the rows of a table are the records, with how sure it is, where nearly all of the chosen ones begin
    in the midst of such a row, one in each, and reach into the next; None where there is none."""
    if len(chosen.intervals) < ROWS or chosen.mode == "own":
        return None
    for _, other, presence in scored[:READINGS]:
        own = other.intervals
        rows = other.mode == "own" and presence >= SURE and layout.tree.tags[own[0][0]] == "tr"
        if rows and len(own) >= ROWS and _begins_in(layout, chosen, other):
            return other, presence
    return None


def _begins_in(layout: Layout, chosen: Candidate, rows: Candidate) -> bool:
    """Whether nearly all rows hold the beginning of one record, behind words of their own, that ends beyond them."""
    starts = [start for start, _ in rows.intervals]
    inside: list[int] = []
    for start, end in chosen.intervals:
        at = bisect_right(starts, start) - 1
        row, close = rows.intervals[at] if at >= 0 else (0, 0)
        if row < start < close and layout.width(row, start) and end > close:
            inside.append(at)
    once = len(set(inside)) == len(inside)
    return once and len(inside) >= SHARE * max(len(starts), len(chosen.intervals)) - 1
