"""Numbers with the word for what they count behind them: "3 bedrooms", "85 m²", "4 servings" tell the attribute called so,
wherever a record has them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.regions.leaves import Leaf
from knowledge.matching import Matcher

#: A number and a few words; most of these words; how surely the words are the attribute's.
_MEASURE = re.compile(r"\d[\d.,'’\s\u00a0\u202f]*\s?(?P<unit>[^\W\d_][^\d,;:|/]{0,30})\Z")
WORDS, SURE = 3, 0.95
#: Share of a list's records that must have it, and the fewest of them.
SHARE, FEWEST = 0.5, 2


def measured(found: Sequence[Column], matcher: Matcher, count: int) -> list[Column]:
    """The columns with such numbers in columns of their own, called by their words, where most of `count` records have one."""
    counted = {one.name for one in matcher.domain.attributes if one.type == "number"}
    if not counted:
        return list(found)
    cells: dict[str, list[tuple[Column, tuple[int, Leaf, str]]]] = {}
    for column in found:
        if column.source in ("position", "class"):
            for cell in column.cells:
                name = None if cell[1].heading or cell[1].link >= 0 else _counted(cell[2], matcher)
                if name in counted:
                    cells.setdefault(str(name), []).append((column, cell))
    result = list(found)
    for own in cells.values():
        records = {cell[0] for _, cell in own}
        if len(records) < max(SHARE * count, min(FEWEST, count)) or len(own) > len(records):
            continue
        first = own[0][0]
        called = next(word for word in _beginnings(own[0][1][2]) if matcher.key(word)[0] is not None)
        measure = Column(called, "label", [cell for _, cell in own])
        for column, cell in own:
            column.cells.remove(cell)
        result.insert(result.index(first), measure)
    return [column for column in result if column.cells]


def _beginnings(value: str) -> list[str]:
    """The words behind a number, all of them and then the first ones."""
    match = _MEASURE.match(value.strip())
    words = match["unit"].split() if match else []
    return [" ".join(words[:size]) for size in range(min(WORDS, len(words)), 0, -1)]


def _counted(value: str, matcher: Matcher) -> str | None:
    """The attribute that the words behind a number are a name of."""
    told = map(matcher.key, _beginnings(value))
    return next((name for name, similarity in told if name is not None and similarity >= SURE), None)
