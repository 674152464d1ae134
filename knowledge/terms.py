"""Terms and whose they are, as they are written and without words of layout."""

from __future__ import annotations

from collections.abc import Iterable

from knowledge.articles import articled
from knowledge.similarity import normalised, plain, tokens
from knowledge.vocabulary import LINK


class Terms:
    """Who owns a term: `exact` by its words as they stand, `index` by those that mean something. Who came first keeps it."""

    def __init__(self) -> None:
        self.exact: dict[str, str] = {}
        self.index: dict[str, str] = {}

    def add(self, named: Iterable[tuple[str, str]]) -> None:
        """Take in terms, each with its owner."""
        whole = [(term, plain(term), normalised(term), name) for term, name in named]
        for _, bare, _, name in whole:
            self.exact.setdefault(bare, name)
        for term, bare, normal, name in sorted(whole, key=lambda one: one[1] != one[2]):
            if LINK.isdisjoint(bare.split()) or not LINK.isdisjoint(tokens(term)):  # `to city` is not `city`
                self.index.setdefault(normal, name)  # a term as it stands goes before one that lost words

    def articled(self) -> dict[str, str]:
        """The terms of `index` with the Arabic article and without it, where that is no term of its own."""
        found: dict[str, str] = {}
        for term, name in self.index.items():
            for other in articled(term):
                found.setdefault(other, name)
        return {other: name for other, name in found.items() if other not in self.index}
