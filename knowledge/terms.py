"""Terms and whose they are, as they are written and without words of layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from knowledge.articles import articled
from knowledge.similarity import normalised, plain, spelt, tokens
from knowledge.vocabulary import LINK


class Terms:
    """Who owns a term: `exact` by its words as they stand, `index` by those that mean something. Who came first keeps it; `spelt`
    tells whose words are that only their accents tell from another's ("år" a year, "ár" a price)."""

    def __init__(self) -> None:
        self.exact: dict[str, str] = {}
        self.spelt: dict[str, str] = {}
        self.index: dict[str, str] = {}

    def add(self, named: Iterable[tuple[str, str]]) -> None:
        """Take in terms, each with its owner."""
        whole = [(term, plain(term), normalised(term), name) for term, name in named]
        both = _accented(whole)
        for term, bare, _, name in whole:
            if bare in both and spelt(term) != bare:
                self.spelt.setdefault(spelt(term), name)
        used = Counter((word, name) for _, bare, _, name in whole for word in both.intersection(bare.split()))
        whole.sort(key=lambda one: -used[one[1], one[3]])  # the bare letters are whose other terms have that word most
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


def _accented(whole: Iterable[tuple[str, str, str, str]]) -> frozenset[str]:
    """The bare letters of terms of several owners, each of whom spells them with accents of its own."""
    found: dict[str, dict[str, set[str]]] = {}
    for term, bare, _, name in whole:
        found.setdefault(bare, {}).setdefault(spelt(term), set()).add(name)
    return frozenset(
        bare
        for bare, spellings in found.items()
        if len(spellings) > 1
        and len(set.union(*spellings.values())) > 1
        and all(len(own) == 1 for own in spellings.values())
    )
