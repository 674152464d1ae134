"""Years among the values of an attribute: those between known ones are there in all likelihood, seen or not."""

from __future__ import annotations

from collections.abc import Collection, Mapping

#: Years around one whose records tell how many it has itself; distinct years that tell a range, and its widest.
NEAR, RANGE_YEARS, MAX_YEARS = 2, 8, 300


def years(values: Mapping[str, Collection[int]]) -> dict[int, int]:
    """The years among values, with the number of records that carry each."""
    return {
        int(value): len(carriers)
        for value, carriers in values.items()
        if len(value) == 4 and value.isascii() and value.isdigit()
    }


def between(known: Mapping[int, int]) -> list[str]:
    """The years between known ones that no record has shown, and the next ones around, where any near them is known; none
    of a few, or of a wide range."""
    if len(known) < RANGE_YEARS or max(known) - min(known) > MAX_YEARS:
        return []
    missing = (str(year) for year in range(min(known) - NEAR, max(known) + 2) if year not in known)
    return [year for year in missing if around(known, year) > 0.0]


def around(known: Mapping[int, int], value: str) -> float:
    """The mean number of records of a year and its neighbours; 0 for other values."""
    if not known or not (value.isascii() and value.isdigit()):
        return 0.0
    near = range(int(value) - NEAR, int(value) + NEAR + 1)
    return sum(known.get(year, 0) for year in near) / (2 * NEAR + 1)
