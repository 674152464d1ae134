"""Running text that a site breaks into lines of one width itself: `first words of a snippet<br>and the rest of it`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from crawler.page import BLOCKS, Tree
from crawler.regions.leaves import MAX_TEXT, Leaf

#: Fewest breaks at a place that tell the width of its lines, the share of them at which the next word had no room, the least
#: width, and by how much lines are wider than the others, since signs were written otherwise when they were counted.
BREAKS, FULL, WIDTH, SLACK = 3, 0.85, 50, 6
#: Most of the lines that end a sentence, and the fewest that break one off before a small letter.
ENDED, BROKEN = 0.5, 0.3
_ENDS = (".", "!", "?", "。", "！", "？", ":", ";")
#: Share of the places by which the width is told: a word longer than others may stick out.
WIDEST = 0.9

_Line = list[Leaf]


def unwrapped(tree: Tree, rows: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of each record, lines of one text put together where the text is broken since no further word had room: at
    most breaks of its place the next word would have made the line longer than the widest ones are."""
    lined = [[list(line) for _, line in groupby(row, key=lambda leaf: leaf.run)] for row in rows]
    told: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for lines in lined:
        for first, second in _breaks(tree, lines):
            told[first[0].path].append((_text(first), _text(second)))
    filled = {path for path, breaks in told.items() if _is_filled(breaks)}
    return [_put_together(tree, lines, filled) for lines in lined] if filled else list(rows)


def _breaks(tree: Tree, lines: Sequence[_Line]) -> Iterator[tuple[_Line, _Line]]:
    return ((one, two) for one, two in pairwise(lines) if _is_break(tree, one[-1], two[0]))


def _is_break(tree: Tree, last: Leaf, first: Leaf) -> bool:
    """Whether nothing but a break parts two texts of one element."""
    if last.owner != first.owner or last.link != first.link or last.link >= 0 or last.heading:
        return False
    between = [tree.tags[node] for node in range(last.node + 1, first.node)]
    return between.count("br") == 1 and not BLOCKS.intersection(tag for tag in between if tag != "br")


def _text(line: Sequence[Leaf]) -> str:
    return " ".join(leaf.text for leaf in line)


def _is_filled(breaks: Sequence[tuple[str, str]]) -> bool:
    widths = sorted(len(first) for first, _ in breaks)
    widest = widths[int(WIDEST * (len(widths) - 1))]
    if len(breaks) < BREAKS or widest < WIDTH:
        return False
    full = sum(len(first) + 1 + len(second.split(" ", 1)[0]) >= widest - SLACK for first, second in breaks)
    ended = sum(first.endswith(_ENDS) and not first.endswith("...") for first, _ in breaks)
    broken = sum(first[-1].isalnum() and second[0].islower() for first, second in breaks)
    return full >= FULL * len(breaks) and ended <= ENDED * len(breaks) and broken >= BROKEN * len(breaks)


def _put_together(tree: Tree, lines: Sequence[_Line], filled: set[str]) -> list[Leaf]:
    found: list[Leaf] = []
    before: Leaf | None = None
    for line in lines:
        if before is not None and before.path in filled and _is_break(tree, before, line[0]):
            whole, rest = found[-1], line[1:]
            found[-1] = replace(whole, text=f"{whole.text} {line[0].text}"[:MAX_TEXT])
            found.extend(replace(leaf, run=whole.run) for leaf in rest)
        else:
            found.extend(line)
        before = line[-1]
    return found
