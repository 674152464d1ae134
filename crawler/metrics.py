"""Counters: named numbers that only grow, handed to whoever has something to count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Counters:
    """A name → count table. One object is passed to every part of a crawl; a part that is given none makes its own."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self._counts: Counter[str] = Counter(counts or {})

    def add(self, name: str, n: int = 1) -> None:
        """Add `n` to the counter `name`, which starts at 0."""
        self._counts[name] += n

    def __getitem__(self, name: str) -> int:
        """The count of `name`, 0 where nothing was counted."""
        return self._counts[name]

    def snapshot(self) -> dict[str, int]:
        """A copy of all counts, by name."""
        return {name: self._counts[name] for name in sorted(self._counts)}
