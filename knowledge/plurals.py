"""What one of several is called: a domain says "tags", an element that holds one of them "tag"."""

from __future__ import annotations

from collections.abc import Iterable

#: Shortest word that is taken for a plural, and endings of words that are none ("class", "corpus", "thesis"); what some would
#: be without their last letter is another word ("news", "pays").
SHORTEST = 4
_SINGULAR = ("ss", "us", "is", "series", "species", "news", "pays", "lens", "means", "sales")


def singular(term: str) -> str:
    """A term with its last word as one of what that names, "" where it names one already, or none can tell."""
    if len(term.rpartition(" ")[2]) < SHORTEST or not term.endswith("s") or term.endswith(_SINGULAR):
        return ""
    return f"{term[:-3]}y" if term.endswith("ies") else term[:-1]


def singulars(terms: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The singulars of terms, each with the attribute it stands for."""
    return [(one, name) for term, name in terms if (one := singular(term))]
