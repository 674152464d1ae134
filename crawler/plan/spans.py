"""Values of ranges: spans of years or of days ("1990..1999", "..1999", "2024-03-01..2024-03-31"), how they lie in each other,
and their parts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

_SPAN = re.compile(r"(-?[0-9]{0,9})\.\.(-?[0-9]{0,9})")
_DAYS = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})\.\.([0-9]{4}-[0-9]{2}-[0-9]{2})")
_MONTHS = 12


def width(span: str) -> int:
    """How many years a span with two ends has, less one; -1 for a part of a year."""
    if _DAYS.fullmatch(span):
        return -1
    low, _, high = span.partition("..")
    return int(high) - int(low)


def holds(wide: str, narrow: str) -> bool:
    """Whether one span, either end of which may be open, holds another, and more."""
    outer, inner = _ends(wide), _ends(narrow)
    if outer is None or inner is None:
        return False
    return outer != inner and outer[0] <= inner[0] and inner[1] <= outer[1]


def _ends(span: str) -> tuple[float, float] | None:
    """The ends of a span in years and parts of years; None for what is none, as words may have dots too ("and so on..")."""
    days = _DAYS.fullmatch(span)
    if days is not None:
        return _part_of_year(days[1]), _part_of_year(days[2])
    match = _SPAN.fullmatch(span)
    if match is None or "-" in match.groups():
        return None
    low, high = match.groups()
    return float(low or "-inf"), float(high or "inf") + 0.99


def _part_of_year(day: str) -> float:
    return int(day[:4]) + (31 * int(day[5:7]) + int(day[8:])) / 500.0


def cuts(numbers: Sequence[int], parts: int, current: str | None) -> list[str]:
    """ "low..high" ranges with about equally many of the numbers each; the outer ones are open where `current` is."""
    low, _, high = (current or "..").partition("..")
    inside = [n for n in numbers if (not low or n >= int(low)) and (not high or n <= int(high))]
    if not inside or (low and low == high):
        return []
    if inside[0] == inside[-1]:  # an answer cut off shows one end of its span: the other one may hold everything else
        if current is None:
            return [f"..{inside[0] - 1}", f"{inside[0]}..{inside[0]}", f"{inside[0] + 1}.."]
        edge = inside[0] + (high != str(inside[0]))
        return [f"{low}..{edge - 1}", f"{edge}..{high}"] if edge > int(low or edge - 1) else []
    edges: list[int] = []
    parts = min(parts, len(inside))  # sites state any total
    for part in range(1, parts):
        edge = inside[min(len(inside) - 1, part * len(inside) // parts)]
        if edge > inside[0] and (not edges or edge > edges[-1]):
            edges.append(edge)
    if not edges:
        return []
    starts = [low, *map(str, edges)]
    ends = [*(str(edge - 1) for edge in edges), high]
    return [f"{a}..{b}" for a, b in zip(starts, ends, strict=True)]


def of_days(span: str | None) -> bool:
    """Whether a span can be cut by days alone: it is one year, or a part of one."""
    return span is not None and (
        _DAYS.fullmatch(span) is not None or re.fullmatch(r"([0-9]{4})\.\.\1", span) is not None
    )


def divided(span: str, parts: int) -> list[str]:
    """A span `of_days` in parts of equally many days, the latest first; none of a single day."""
    low, _, high = span.partition("..")
    try:
        first = date.fromisoformat(low if "-" in low else f"{low}-01-01")
        last = date.fromisoformat(high if "-" in high else f"{high}-12-31")
    except ValueError:
        return []
    days = (last - first).days + 1
    parts = min(parts, days)
    if parts < 2:
        return []
    edges = [first + timedelta(days=days * part // parts) for part in range(parts + 1)]
    return [f"{a}..{b - timedelta(days=1)}" for a, b in zip(edges[-2::-1], edges[:0:-1], strict=True)]


def months(last: int, years: int) -> Iterator[str]:
    """The months of so many years, the latest first."""
    for year in range(last, last - years, -1):
        for month in range(_MONTHS, 0, -1):
            end = date(year + month // _MONTHS, month % _MONTHS + 1, 1) - timedelta(days=1)
            yield f"{year}-{month:02}-01..{end}"
