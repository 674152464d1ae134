"""Numbers with the word for what they number before them and no sign between: "Box 3, folder 12", "The Gazette, page 5" tell the
attributes called so, wherever a record has them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.regions.leaves import Leaf
from knowledge.matching import Matcher

#: Longest line that is looked at, most statements of one, and how surely a word is the attribute's.
LONGEST, STATEMENTS, SURE = 120, 8, 0.95
#: Share of a column's records that must have them, and how many of a list's.
SHARE, FEWEST = 0.8, 2
#: Where one statement of a line ends and the next begins.
_ENDS = re.compile(r"(?<!\bno)(?<!\bnr)(?<!\bвып)[.,;]\s+|\s+[|·•]\s+", re.I)
_NUMBERED = re.compile(
    r"(?P<label>[^\W\d_][^\d,;:()|№#]{0,30}?)(?:\s*[№#]|\s+(?:no\b\.?|nr\b\.?|n[°º]))?(?:\s+|(?<=[№#.°º]))(?P<number>\d[\w/–-]{0,15})\.?\Z",
    re.I,
)

_Cell = tuple[int, Leaf, str]


def designated(found: Sequence[Column], matcher: Matcher) -> list[Column]:
    """The columns with such numbers in columns of their own, called by their words, and the rest of their lines where it was."""
    able = {one.name for one in matcher.domain.attributes if one.type in ("text", "number", "enum")}
    able -= {matcher.domain.main}
    told = {matcher.key(one.key)[0] or "" for one in found if one.source in ("term", "label", "header", "property")}
    result: list[Column] = []
    for column in found:
        result.append(column)
        names = _names(column, matcher, able - told) if _is_plain(column, matcher) else {}
        told |= set(names.values())
        own: dict[str, Column] = {}
        kept: list[_Cell] = []
        for number, leaf, value in column.cells:
            rest, parts = _read(value, names) if names else (value, [])
            for label, said in parts:
                own.setdefault(names[label], Column(label, "label")).cells.append((number, leaf, said))
            if rest or not parts:
                kept.append((number, leaf, rest if parts else value))
        column.cells = kept
        result.extend(own.values())
    return [column for column in result if column.cells]


def _is_plain(column: Column, matcher: Matcher) -> bool:
    """Whether a column is running text that no header names."""
    if column.source not in ("position", "class", "label", "term", "header"):
        return False
    if column.source == "header" and matcher.key(column.key)[0] is not None:
        return False
    return not any(leaf.heading or leaf.strong or leaf.link >= 0 for _, leaf, _ in column.cells)


def _names(column: Column, matcher: Matcher, able: set[str]) -> dict[str, str]:
    """The words before numbers that nearly all records of a column have, with what they are called; of a lone record those of a
    line that is nothing but such statements, be it behind another."""
    records: dict[str, set[int]] = {}
    labels: dict[str, Counter[str]] = {}
    for number, _, value in column.cells:
        statements = _statements(value)
        parts = [(place, match["label"]) for place, one in enumerate(statements) if (match := _NUMBERED.match(one))]
        for place, label in parts:
            name, similarity = matcher.key(label)
            alone = len(column.records) > 1 or len(statements) - len(parts) <= (1 if place else 0)
            if name in able and similarity >= SURE and alone:
                records.setdefault(str(name), set()).add(number)
                labels.setdefault(str(name), Counter())[label] += 1
    least = max(SHARE * len(column.records), min(FEWEST, len(column.records)))
    return {label: name for name, own in labels.items() if len(records[name]) >= least for label in own}


def _read(value: str, names: dict[str, str]) -> tuple[str, list[tuple[str, str]]]:
    """What a line says beside its numbers, and these with the words before them, one of each name."""
    found: list[tuple[str, str]] = []
    rest: list[str] = []
    seen: set[str] = set()
    for statement in _statements(value):
        match = _NUMBERED.match(statement)
        name = names.get(match["label"]) if match else None
        if match and name and name not in seen:
            seen.add(name)
            found.append((match["label"], match["number"]))
        else:
            rest.append(statement)
    return ", ".join(rest), found


def _statements(value: str) -> list[str]:
    if len(value) > LONGEST or not any(map(str.isdigit, value)):
        return []
    parts = [part.strip(" .,;|·•") for part in _ENDS.split(value)]
    return [part for part in parts if part] if len(parts) <= STATEMENTS else []
