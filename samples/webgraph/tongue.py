"""What one language of the web graph says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Tongue:
    """The words of one language in one half. `labels` maps domain and attribute to the ways a form asks for it."""

    language: str
    half: str
    searches: Sequence[str]
    details: Sequence[str]
    hubs: Sequence[str]
    chrome: Sequence[tuple[str, str]]
    decoys: Sequence[tuple[str, str]]
    filler: Sequence[str]
    button: Sequence[str]
    subject: dict[str, Sequence[str]]
    content: dict[str, Sequence[str]]
    labels: dict[str, dict[str, Sequence[str]]]
    prompt: Sequence[str]

    @property
    def joint(self) -> str:
        """What stands between two words."""
        return "" if self.language in ("zh", "ja") else " "


def words(text: str) -> tuple[str, ...]:
    """The parts between commas."""
    return tuple(part.strip() for part in text.split(","))


def pairs(text: str) -> tuple[tuple[str, str], ...]:
    """The parts between commas, each an anchor and the word that its address is made of."""
    return tuple((a.strip(), b.strip()) for a, b in (part.split("=") for part in text.split(",")))
