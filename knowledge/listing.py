"""Labels that list what a box takes ("Author / Editor", "title, author or ISBN"), and options that count one thing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from knowledge.similarity import fold, has_cjk
from knowledge.vocabulary import BLANK_OPTIONS

#: Most parts of such a label.
PARTS = 8
#: How many letters of a counted thing are compared: one room, two rooms.
STEM = 4
_OR = "or and oder und ou et o e y u of en lub i albo или и або та eller och og tai ja vagy és sau veya ve nebo a ή και או و أو"
_BREAK = re.compile(
    rf"\s*[,/;|、・，；／]\s*(?:(?:{'|'.join(_OR.split())})\s+)?|\s+(?:{'|'.join(_OR.split())})\s+", re.IGNORECASE
)
_BRACKETS = re.compile(r"[(（][^()（）]*[)）]")
_NUMBER = re.compile(r"[\d.,+<>≥≤–-]+")


def listed(label: str) -> tuple[str, ...]:
    """The parts of a label that lists several things; one part where it names one."""
    return tuple(part.strip() for part in _BREAK.split(label[:200])[:PARTS] if part and part.strip())


def unbracketed(label: str) -> str:
    """A label in a script without blanks, without what it says in brackets between its characters: 申请(专利权)人."""
    return _BRACKETS.sub("", label) if has_cjk(label) else label


def counted(options: Sequence[str]) -> str:
    """What the options of a choice count ("1 room", "2 rooms", "3+ rooms": rooms), "" where they count nothing."""
    things = [fold(_NUMBER.sub(" ", option)) for option in options if any(character.isdigit() for character in option)]
    if len(things) < 2 or len(things) * 5 < len(options) * 3:
        return ""
    stem, often = Counter(thing[:STEM] for thing in things).most_common(1)[0]
    return next(thing for thing in reversed(things) if thing.startswith(stem)) if stem and often == len(things) else ""


def is_blank(option: str) -> bool:
    """Whether an option means no restriction."""
    return not option.strip(" -–—.*:") or option in BLANK_OPTIONS
