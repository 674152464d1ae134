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
#: A bare number or range; a unit by itself; the fewest records that have it, and the most nodes between the two.
_BARE = re.compile(r"[-+−]?\d[\d.,'’\s\u00a0\u202f]*(?:[-–—]\s*\d[\d.,]*)?")
_UNIT = re.compile(r"[^\W\d_]{1,4}[²³]?|[%°‰][CF]?|[€$£¥]|[^\W\d_]{1,3}/[^\W\d_]{1,3}")
UNITED, NEAR = 3, 4
_YEAR = re.compile(r"1[4-9]\d\d|20\d\d")
#: Share of a list's records that must have it, and the fewest of them.
SHARE, FEWEST = 0.5, 2


def united(found: Sequence[Column]) -> list[Column]:
    """The columns with units that stand in elements of their own put to the numbers before them: all records have the same one
    in the line of a bare number."""
    result: list[Column] = []
    for column in map(_within, found):
        before = next((one for one in result if _bears(one, column)), None) if _is_unit(column) else None
        if before is None:
            result.append(column)
            continue
        units = {number: value for number, _, value in column.cells}
        before.cells = [
            (number, leaf, f"{value} {units[number]}" if number in units else value)
            for number, leaf, value in before.cells
        ]
    return result


def _within(column: Column) -> Column:
    """The column, or where it holds a bare number and the same unit of every record, one of these put together."""
    numbers, units = column.cells[::2], column.cells[1::2]
    if len(column.cells) != 2 * len(column.records) or [cell[0] for cell in numbers] != [cell[0] for cell in units]:
        return column
    parts = Column(column.key, column.source, numbers), Column(column.key, column.source, units)
    if not _is_unit(parts[1]) or not _bears(*parts):
        return column
    cells = [(number, leaf, f"{value} {unit[2]}") for (number, leaf, value), unit in zip(numbers, units, strict=True)]
    return Column(column.key, column.source, cells)


def _is_unit(column: Column) -> bool:
    values = set(column.values)
    plain = column.source in ("position", "class", "header")
    short = len(values) == 1 and all(_UNIT.fullmatch(value.strip()) for value in values)
    once = len(column.cells) == len(column.records) >= UNITED
    bare = all(leaf.link < 0 and not leaf.heading and "/button" not in leaf.path for _, leaf, _ in column.cells)
    return plain and short and once and bare


def _bears(numbers: Column, units: Column) -> bool:
    """Whether the cells of one column are bare numbers, each in the line of a unit right before it."""
    lines = {(number, leaf.run, leaf.cell): leaf.node for number, leaf, _ in units.cells}
    if all(_YEAR.fullmatch(value.strip()) for value in numbers.values):
        return False  # "1987 en": years have no unit
    held = [(lines.get((number, leaf.run, leaf.cell), -1) - leaf.node, value) for number, leaf, value in numbers.cells]
    return len(held) == len(units.cells) and all(
        0 < gap <= NEAR and _BARE.fullmatch(value.strip()) for gap, value in held
    )


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
