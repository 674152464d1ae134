"""Runs of a label's words that are an alias, or nearly one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hit:
    """The words of a label from `start` to `end` as an alias of an attribute: `raw` is how like they are, 0 to 1, `score` what
    that counts for."""

    attribute: str
    raw: float
    score: float
    start: float
    end: float


def inside(hit: Hit, other: Hit) -> bool:
    """Whether a hit lies strictly within a sure hit of another attribute: the `title` of `journal title`."""
    if hit.attribute == other.attribute or other.raw < 0.9:
        return False
    wider = other.end - other.start > hit.end - hit.start + 1e-9
    return wider and other.start <= hit.start + 1e-9 and hit.end <= other.end + 1e-9
