"""Numbers as pages write them: shortened ("5.2M results", "1,3k hits"), and as a place among so many ("4/39")."""

from __future__ import annotations

import re

_SHORT = re.compile(r"(?<![\w.,])(\d{1,4})(?:[.,](\d{1,2}))?\s?([kKmM])\b(?=\+?\s+[^\W\d_]{3})")
_PLACE = re.compile(r"#?(\d{1,6})\s*(?:[/|]|of|von|de|di|sur|van|av|z|ze|из)\s*(\d{1,6})", re.I)
_TIMES = {"k": 1_000, "m": 1_000_000}


def spelled_out(text: str) -> str:
    """A text with its shortened numbers in full, each said to be about so many."""
    return _SHORT.sub(_full, text) if text.isascii() or _SHORT.search(text) else text


def _full(match: re.Match[str]) -> str:
    whole, rest, unit = match[1], match[2] or "", match[3].lower()
    return f"about {(int(whole + rest) * _TIMES[unit]) // 10 ** len(rest)}"


def is_place(text: str) -> bool:
    """Whether a text says which of so many something is: "4/39", "Record 4 of 39" without its first word."""
    found = _PLACE.fullmatch(text.strip())
    return found is not None and 0 < int(found[1]) <= int(found[2])
