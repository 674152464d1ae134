"""The name of a column: an attribute of the domain."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """An attribute and how sure it is."""

    attribute: str
    confidence: float
