"""Tables set as preformatted text without a link in them: values below each other, parted by blanks or bars that run down
through all lines, under names; as archives of measurements and old databases print them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape
from itertools import accumulate, groupby
from typing import NamedTuple

#: Fewest lines and columns of a table, fewest columns with names, the share of the lines in which each has a value, and most
#: lines of names.
LINES, COLUMNS, NAMES, SHARE, HEADS = 5, 3, 2, 0.5, 4
#: Longest line, and most lines that are looked at.
LINE, MOST = 600, 5_000
#: What parts columns, and lines that only rule a table off.
_PARTING = frozenset(" |")
_RULE = re.compile(r"[\s|+=_*-]*\Z")
_FILLED = re.compile(r"[^ |]+")
_WORDS = re.compile(r"[^|\s]+(?:[ ][^|\s]+)*")


class Column(NamedTuple):
    """Where the values of a column stand, `[start, end)`, and whether nearly all of them have digits."""

    start: int
    end: int
    counted: bool


def aligned(text: str) -> str:
    """Preformatted text with the paragraphs that are such tables as tables; "" where none is."""
    if "<" in text or text.count("\n") > MOST:
        return ""
    parts: list[str] = []
    found = False
    for blank, group in groupby(text.expandtabs().split("\n"), key=lambda line: not line.strip()):
        lines = list(group)
        table = "" if blank else _table([unescape(line) for line in lines])
        found = found or bool(table)
        parts.append(table or "\n".join(lines))
    return "\n".join(parts) if found else ""


def _table(lines: Sequence[str]) -> str:
    """The lines of a paragraph as a table, those above its names before it; "" where they are none."""
    said = [line for line in lines if not _RULE.match(line)]
    if len(said) < LINES + 1 or max(map(len, said)) > LINE:
        return ""
    least = max(LINES, len(said) - HEADS - 2)
    columns = _columns(said[-least:])
    if len(columns) < COLUMNS or not any(column.counted for column in columns):
        return ""
    first = len(said) - least
    while first and _fits(said[first - 1], columns):
        first -= 1
    heads = said[max(0, first - HEADS) : first]
    names = _names(heads, columns)
    columns, names = _joined(columns, names)
    if len(columns) < COLUMNS or sum(map(bool, names)) < max(NAMES, SHARE * len(columns)):
        return ""
    rows = ([line[column.start : column.end].strip(" |") for column in columns] for line in said[first:])
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    above = "\n".join(map(escape, said[: max(0, first - HEADS)]))
    return f"{above}<table><tr>{''.join(f'<th>{escape(name)}</th>' for name in names)}</tr>\n{body}</table>"


def _columns(lines: Sequence[str]) -> list[Column]:
    """What stands between the blanks and bars that run down through all lines, where most lines have something there, or
    bars part them."""
    barred = all(line.count("|") >= COLUMNS - 1 for line in lines)
    steps = [0] * (max(map(len, lines)) + 2)
    for line in lines:
        for match in _FILLED.finditer(line):
            steps[match.start()] += 1
            steps[match.end()] -= 1
    found: list[Column] = []
    start = -1
    for at, count in enumerate(accumulate(steps)):
        if count and start < 0:
            start = at
        elif not count and start >= 0:
            cells = [line[start:at].strip(" |") for line in lines]
            if not barred and sum(map(bool, cells)) < SHARE * len(lines):
                return []
            counted = sum(any(map(str.isdigit, cell)) for cell in cells) >= 0.9 * len(lines)
            found.append(Column(start, at, counted))
            start = -1
    return found


def _fits(line: str, columns: Sequence[Column]) -> bool:
    """Whether a line has nothing between the columns, and digits wherever nearly all others have some."""
    inside = sum(sum(c not in _PARTING for c in line[one.start : one.end]) for one in columns)
    digits = all(any(map(str.isdigit, line[one.start : one.end])) for one in columns if one.counted)
    return digits and inside == sum(c not in _PARTING for c in line)


def _names(heads: Sequence[str], columns: Sequence[Column]) -> list[str]:
    """What the lines above say over each column: words go to the column that they overlap most, or are nearest to."""
    names: list[list[str]] = [[] for _ in columns]
    for line in heads:
        plain = re.sub(r"-(?=[-|])|(?<=[-|])-|\A-|-\Z", " ", line) if "--" in line else line
        for match in _WORDS.finditer(plain):
            for word in re.finditer(r"\S+", match[0]):
                start, end = match.start() + word.start(), match.start() + word.end()
                near = [_near(column, start, end) for column in columns]
                place = near.index(max(near))
                names[place].append(word[0])
    return [" ".join(words) for words in names]


def _near(column: Column, start: int, end: int) -> tuple[int, int]:
    """How much of `[start, end)` stands over a column, and how little is between."""
    return min(column.end, end) - max(column.start, start), -abs(column.start - start)


def _joined(columns: Sequence[Column], names: Sequence[str]) -> tuple[list[Column], list[str]]:
    """The columns with those without a name of their own joined to the one before them, one blank away: parts of a day."""
    found: list[Column] = []
    told: list[str] = []
    for column, name in zip(columns, names, strict=True):
        if found and not name and column.start - found[-1].end == 1:
            found[-1] = Column(found[-1].start, column.end, found[-1].counted and column.counted)
        else:
            found.append(column)
            told.append(name)
    return found, told
