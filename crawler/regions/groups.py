"""Lists under headings (A, B, C; 2003, 2004; March): what repeats are the groups as well as the records in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from crawler.page import Tree
from crawler.regions.candidates import STRIPES, Interval
from crawler.regions.label_words import has_colon
from crawler.regions.layout import Layout, within

#: Most groups, longest heading of a group, least width of a record in characters, and share of a group's text in its records.
GROUPS, HEADING, WIDTH, SHARE = 200, 24, 30, 0.7
#: How much of a record is read to see which letter it begins with.
BEGINNING = 40
#: Share of short items with a colon near their beginning from which they are a record's labelled lines.
LABELLED, COLON = 0.5, 25
_ITEMS = frozenset("li tr p div article dd".split())


def ungrouped(layout: Layout, intervals: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """The records inside of groups, where each interval is a short heading and a list of things alike, of several sizes;
    otherwise the intervals as they are."""
    tree = layout.tree
    if not 2 <= len(intervals) <= GROUPS:
        return intervals
    groups = [_items(layout, interval) for interval in intervals]
    if not all(groups) or len({len(group) for group in groups}) < 2:
        return intervals
    records = [node for group in groups for node in group]
    if len({_look(tree, node) for node in records}) > 1 or len({tree.depths[node] for node in records}) > 1:
        return intervals
    inside = sum(layout.width(node, tree.ends[node]) for node in records)
    total = sum(layout.width(*interval) for interval in intervals)
    heads = (total - inside) / len(intervals)
    if not 0 < heads <= HEADING or inside < SHARE * total:
        return intervals
    if inside < WIDTH * len(records) and not _lettered(tree, intervals, groups):
        return intervals
    if any(within(layout.links, start, group[0]) for (start, _), group in zip(intervals, groups, strict=True)):
        return intervals
    labelled = sum(
        has_colon(tree.text(node, COLON)) and layout.width(node, tree.ends[node]) < 2 * WIDTH for node in records
    )
    return intervals if labelled > LABELLED * len(records) else tuple((node, tree.ends[node]) for node in records)


def _lettered(tree: Tree, intervals: Sequence[Interval], groups: Sequence[Sequence[int]]) -> bool:
    """Whether each group stands below the letter that all in it begin with: however short they are, these are the things."""
    for (start, _), group in zip(intervals, groups, strict=True):
        letter = "".join(tree.texts[start : group[0]]).strip().casefold()
        if len(letter) != 1 or not letter.isalpha():
            return False
        if not all(tree.text(node, BEGINNING).strip().casefold().startswith(letter) for node in group):
            return False
    return True


def _items(layout: Layout, interval: Interval) -> list[int]:
    """The elements side by side, alike, that hold most of an interval's text; none where there is no such list."""
    tree = layout.tree
    start, end = interval
    whole = layout.width(start, end)
    owner = start
    while owner < end:
        if not tree.tags[owner] or layout.width(owner, min(end, tree.ends[owner])) < SHARE * whole:
            owner = tree.ends[owner]
            continue
        children = [
            node for node in tree.children(owner) if tree.tags[node] in _ITEMS and layout.width(node, tree.ends[node])
        ]
        if children:
            look, count = Counter(_look(tree, node) for node in children).most_common(1)[0]
            found = [node for node in children if _look(tree, node) == look]
            if sum(layout.width(node, tree.ends[node]) for node in found) >= SHARE * whole and tree.tags[owner] != "tr":
                # of a list with one item what is in it may be one too
                return found if count > 1 or tree.tags[found[0]] in ("li", "tr") else []
        owner += 1
    return []


def _look(tree: Tree, node: int) -> tuple[str, str]:
    """What an element is, whatever its turn in the stripes of a list."""
    names = [name for name in tree.attribute(node, "class").split() if name.lower() not in STRIPES]
    return tree.tags[node], names[0] if names else ""
