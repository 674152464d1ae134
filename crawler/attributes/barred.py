"""Lines that state several things, each with its label: "Department: Rivers | Contact: Ann Lee | Phone: 555 010"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.regions.label_words import labelled
from crawler.regions.leaves import Leaf

#: Longest line, most statements of one, longest label and most words of it.
LINE, MOST, LABEL, WORDS = 400, 12, 30, 3
_BARS = re.compile(r"\s+[|｜¦·•]\s+")
_SEMICOLONS = re.compile(r"[;；]\s+")
#: What stands between numbers of several kinds ("Phone: 555 010 - Fax: 555 011"), and elsewhere inside of a text.
_DASHES = re.compile(r"\s+[-–—]\s+")


def barred(row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves with those cut up whose parts between bars, dots or semicolons, or between dashes where all have numbers, are
    each a short label with a colon and its value, no label twice. A heading or a link is one text, whatever signs it has."""
    result: list[Leaf] = []
    for leaf in row:
        plain = leaf.link < 0 and not leaf.heading and len(leaf.text) <= LINE
        parts = _statements(leaf.text) if plain else ()
        result.extend([replace(leaf, text=part) for part in parts] or [leaf])
    return result


def _statements(text: str) -> Sequence[str]:
    """The statements of a line, none where it is not made of such."""
    for sign, numbered in ((_BARS, False), (_SEMICOLONS, False), (_DASHES, True)):
        parts = [part.strip() for part in sign.split(text)]
        if not 1 < len(parts) <= MOST:
            continue
        told = [match for part in parts if (match := labelled(part)) is not None and match[2]]
        labels = {match[1].strip().casefold() for match in told if _is_short(match[1].strip())}
        if len(labels) == len(parts) and (not numbered or all(any(map(str.isdigit, one[2])) for one in told)):
            return parts
    return ()


def _is_short(label: str) -> bool:
    """Whether a text is a few words without a number, as labels are."""
    return len(label) <= LABEL and len(label.split()) <= WORDS and not any(map(str.isdigit, label))
