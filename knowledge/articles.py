"""The Arabic article, which is written as one word with what it stands before: labels have it, lists of words often not."""

from __future__ import annotations

_ARTICLE = "ال"
#: Shortest word that loses it: some words begin with these letters of their own.
SHORTEST = 5


def articled(term: str) -> tuple[str, ...]:
    """A term with the article before every word and with none, where it is Arabic and not written so; () elsewhere."""
    words = term.split()
    if not words or not all("\u0621" <= word[0] <= "\u064a" for word in words):
        return ()
    bare = [word[2:] if word.startswith(_ARTICLE) and len(word) >= SHORTEST else word for word in words]
    forms = (" ".join(bare), " ".join(f"{_ARTICLE}{word}" for word in bare))
    return tuple(one for one in forms if one != term)
