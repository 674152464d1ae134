"""The name of a column: an attribute of the domain, and what is known of its instances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Known(Protocol):
    """The instances learned so far (`knowledge.sampling.Knowledge` is one)."""

    def knows(self, attribute: str, value: str) -> bool:
        """Whether the value is a known instance of the attribute."""
        ...


@dataclass(frozen=True, slots=True)
class Name:
    """An attribute and how sure it is."""

    attribute: str
    confidence: float
