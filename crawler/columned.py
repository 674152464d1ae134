"""Lists set as preformatted text whose values stand below each other, under names set in the same way: tables without marks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape, unescape
from itertools import pairwise
from typing import NamedTuple

#: A tag, a character reference, or one character: what takes room in a line and what takes none.
_PARTS = re.compile(r"<[^<>]*>|&#?\w{1,31};|.", re.S)
#: What begins a value: something after two blanks at least.
_GAP = re.compile(r"(?:\A|(?<=\A\s)|(?<=\s\s))\S")
#: An element without an end.
_ALONE = re.compile(r"<(?:img|br|hr|input|wbr)\b", re.I)
#: Fewest columns, fewest of these with names, and the share of the lines in which a column begins.
COLUMNS, NAMES, SHARE = 3, 2, 0.7
#: Longest line that is looked at, and longest name of a column.
LINE, NAME = 1_000, 40


class Place(NamedTuple):
    """Where a character ends in the marks of its line, and how many elements are open around it."""

    end: int
    depth: int


def columned(lines: Sequence[str], head: str) -> str:
    """Lines as the rows of a table, named by the line of names above them; "" where they are no columns."""
    if max(map(len, (*lines, head))) > LINE:
        return ""
    shown = [_shown(line) for line in lines]
    title = _shown(head)[0]
    counts = Counter(at for text, _ in shown for at in _begun(text))
    starts = sorted(at for at, count in counts.items() if count >= SHARE * len(lines))
    if len(starts) < COLUMNS:
        return ""
    ends = [*starts[1:], LINE]
    names = [_name(title, start, end) for start, end in zip(starts, ends, strict=True)]
    if sum(map(bool, names)) < NAMES or any(any(map(str.isdigit, name)) for name in names):
        return ""
    rows = [_row(line, one, starts) for line, one in zip(lines, shown, strict=True)]
    if not all(rows):
        return ""
    heads = "".join(f"<th>{escape(name)}</th>" for name in names)
    return f"<table><tr>{heads}</tr>\n{''.join(rows)}</table>"


def _shown(line: str) -> tuple[str, list[Place]]:
    """What is seen of a line, and where each of these characters stands in it."""
    text: list[str] = []
    places: list[Place] = []
    depth = 0
    for match in _PARTS.finditer(line):
        part = match[0]
        if len(part) > 1 and part[0] == "<":
            depth += -1 if part[1] == "/" else 0 if _ALONE.match(part) else 1
            continue
        letters = unescape(part) if len(part) > 1 else part
        text.append(letters[:1])
        places.append(Place(match.end(), depth))
    return "".join(text).replace("\xa0", " "), places


def _begun(text: str) -> list[int]:
    """Where values begin in a line."""
    return [match.start() for match in _GAP.finditer(text)]


def _name(title: str, start: int, end: int) -> str:
    """What the line of names says over a column: words that begin where its values do."""
    if start and title[start - 1 : start].strip():
        return ""
    name = title[start:end]
    return name.strip() if name[:1].isalpha() and len(name.strip()) <= NAME else ""


def _row(line: str, shown: tuple[str, Sequence[Place]], starts: Sequence[int]) -> str:
    """A line as a row, cut at its own gaps where it has as many values as there are columns; "" where an element or a value
    reaches from one column into the next."""
    text, places = shown
    own = _begun(text)
    cuts = [0]
    for start in (own if len(own) == len(starts) else starts)[1:]:
        if start >= len(places):
            cuts.append(len(line))
        elif places[start - 1].depth or text[start - 1].strip():
            return ""
        else:
            cuts.append(places[start - 1].end)
    cells = (line[a:b].strip() for a, b in pairwise((*cuts, len(line))))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"
