"""One name spelled in two ways: in full, and as a file's name or an address has it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from knowledge.similarity import fold

#: Fewest characters of a name that is looked for inside of another.
MIN_NAME = 3
#: Fewest letters of a name that was cut without a sign of it.
MIN_CUT = 20
#: What tells two things of one name apart in addresses: "the_silent_garden-12".
_TOLD_APART = re.compile(r"[_-]\d{1,9}\Z")


def alike(one: str, other: str) -> bool:
    """Whether two names have the same letters and digits."""
    first, second = ("".join(filter(str.isalnum, fold(name))) for name in (one, other))
    return bool(first) and first == second


def spells(name: str, listed: Sequence[str]) -> bool:
    """Whether a name is one of those `listed` (folded) in full: with the signs that a file's name or an address may not
    have ("Anil's Ghost" for "anil s ghost") or in words where that runs them together ("anils_ghost", "AnilsGhost"), maybe
    with a number at its end ("anils_ghost_12"), and with what comes after a place where that was cut inside of a word."""
    told = "".join(filter(str.isalnum, fold(name))) if listed else ""
    for one in (*listed, *(_TOLD_APART.sub("", one) for one in listed if " " not in one and _TOLD_APART.search(one))):
        bare = "".join(filter(str.isalnum, one))
        if len(bare) < MIN_NAME or not told.startswith(bare):
            continue
        begun, after = _begun(name, len(bare))
        words = len(begun.split()) - len(one.split())
        run = words > 0 and " " not in one
        if not after.isalnum() and (run or ("_" in one and "_" not in begun)):
            return True  # nobody writes underscores but for spaces and signs
        if words < 0 and " " not in begun.strip():
            continue  # it is this one that runs the words together
        if _signs(begun) > _signs(one) or (len(bare) >= MIN_CUT and after.isalnum()):
            return True
    return False


def _begun(name: str, count: int) -> tuple[str, str]:
    """A name up to so many letters and digits, and the character behind."""
    for place, sign in enumerate(name):
        count -= sign.isalnum()
        if not count:
            return name[: place + 1], name[place + 1 : place + 2]
    return name, ""


def _signs(text: str) -> int:
    """How many signs stand in a text, ends apart."""
    return sum(not sign.isalnum() and not sign.isspace() for sign in text.strip(" .…"))
