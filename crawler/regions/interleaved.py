"""Two kinds of records in one list, each in a markup of its own: films among series, offers among the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from crawler.regions.candidates import Candidate, Interval
from crawler.regions.layout import Layout, first_within
from crawler.regions.leaves import LABEL

#: Fewest records of a kind, how sure a list of them must be, readings and texts that are looked at.
FEWEST, SURE, READINGS, TEXTS = 2, 0.9, 12, 40
#: Labels that the records of both kinds say, at least, and the share of a kind that says one.
SHARED, MOST = 2, 0.8
_COLONS = (":", "：")


def interleaved(
    layout: Layout, scored: Sequence[tuple[float, Candidate, float]], chosen: Candidate
) -> tuple[Candidate, float] | None:
    """The reading by which the chosen records and those of another kind that stand among them are one list, with how sure it is;
    None where none do. Each begins with a link that leads elsewhere than all others, to the same folder or beside the same
    labels: what a row below a record tells of it does neither."""
    own = _boxes(layout, chosen)
    if len(own) < FEWEST:
        return None
    for _, other, presence in islice(scored, READINGS):
        others = _boxes(layout, other) if other is not chosen and presence >= SURE else ()
        if len(others) < FEWEST or layout.tree.parents[own[0][0]] != layout.tree.parents[others[0][0]]:
            continue
        if not (own[0][0] < others[-1][0] and others[0][0] < own[-1][0]):
            continue
        both = tuple(sorted({*own, *others}))
        if len(both) == len(own) + len(others) and _are_one_kind(layout, own, others):
            return Candidate(both, chosen.container, "own", 1), presence
    return None


def _boxes(layout: Layout, candidate: Candidate) -> tuple[Interval, ...]:
    """The elements that the records of a reading begin with, where they stand side by side; none of a reading otherwise made."""
    starts = [start for start, _ in candidate.intervals] if candidate.mode in ("own", "span") else []
    if len({layout.tree.parents[start] for start in starts}) != 1:
        return ()
    return tuple((start, layout.tree.ends[start]) for start in starts)


def _are_one_kind(layout: Layout, one: Sequence[Interval], other: Sequence[Interval]) -> bool:
    links = [[first_within(layout.links, start, end) for start, end in own] for own in (one, other)]
    hrefs = [[layout.tree.attribute(link, "href").strip() if link >= 0 else "" for link in own] for own in links]
    every = [*hrefs[0], *hrefs[1]]
    if not all(every) or len(set(every)) < len(every):
        return False
    folders = [{href.partition("?")[0].rstrip("/").rpartition("/")[0] for href in own} for own in hrefs]
    if len(folders[0]) == 1 and folders[0] == folders[1]:
        return True
    return len(_labels(layout, one) & _labels(layout, other)) >= SHARED


def _labels(layout: Layout, own: Sequence[Interval]) -> set[str]:
    """The words before a colon that most of these say."""
    times: Counter[str] = Counter()
    for start, end in own:
        said = set()
        for node in islice((one for one in range(start, end) if layout.pieces[one]), TEXTS):
            piece = layout.pieces[node][: LABEL + 1]
            sign = next((sign for sign in _COLONS if sign in piece), "")
            if sign:
                said.add(piece.partition(sign)[0].strip().casefold())
        times.update(one for one in said if any(map(str.isalpha, one)))
    return {label for label, count in times.items() if count >= MOST * len(own)}
