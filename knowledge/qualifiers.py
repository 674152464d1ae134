"""Words before a label that tell which of several it names: "Main Author", "Other authors"."""

from __future__ import annotations

_QUALIFIERS = frozenset(
    "main primary first second other others additional added further all co corporate personal haupt weitere weiterer erster "
    "andere autre autres premier otro otros otra otras altri altro altre outro outros overige andra øvrige inni "
    "другие další".split()
)


def unqualified(text: str) -> str:
    """A label without the word before it that tells which of several it names, "" where there is none."""
    first, _, rest = text.strip().replace("-", " ").partition(" ")
    return rest.strip() if first.casefold() in _QUALIFIERS else ""
