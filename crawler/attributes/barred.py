"""Lines that state several things, each with its label: "Department: Rivers | Contact: Ann Lee | Phone: 555 010", and as East
Asian pages set them, with blanks alone between ("作者：李 出版：2001") or labels in brackets ("【サイズ】20cm 【頁数】287p")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.regions.label_words import labelled
from crawler.regions.leaves import Leaf

#: Longest line, most statements of one, longest label and most words of it.
LINE, MOST, LABEL, WORDS = 400, 12, 30, 3
#: Fewest labels in brackets: a lone word in them before a name is praise ("【新品】…").
PAIRS = 2
_BARS = re.compile(r"\s+[|｜¦·•]\s+")
_SEMICOLONS = re.compile(r"[;；]\s+")
#: What stands between numbers of several kinds ("Phone: 555 010 - Fax: 555 011"), and elsewhere inside of a text.
_DASHES = re.compile(r"\s+[-–—]\s+")
#: What stands before a label of letters alone and its wide colon, which no text in other scripts has.
_WIDE = re.compile(r"\s+(?=[^\W\d_]{1,12}\s?：)")
#: A label in brackets of East Asian texts and its value, up to the next.
_BRACKETED = re.compile(r"\s*【\s*([^【】:：]{1,30}?)\s*】\s*([^【】]+?)(?=\s*【|\s*\Z)")


def barred(row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves with those cut up whose parts between bars, dots or semicolons, before wide colons, or between dashes where all
    have numbers, are each a short label with a colon and its value, no label twice; labels in brackets get a colon. A heading or
    a link is one text, whatever signs it has."""
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
    return _wide(text) or _bracketed(text)


def _wide(text: str) -> Sequence[str]:
    """The statements of a line with nothing but blanks between them; of the last the value may be a link behind it."""
    parts = [part.strip() for part in _WIDE.split(text)] if "：" in text else []
    heads = [part.partition("：") for part in parts]
    labels = {label.strip() for label, _, _ in heads if _is_short(label.strip())}
    told = all(colon and value.strip() for _, colon, value in heads[:-1]) and text.count("：") == len(parts)
    return parts if 1 < len(parts) <= MOST and told and len(labels) == len(parts) else ()


def _bracketed(text: str) -> Sequence[str]:
    """The statements of a line that is nothing but labels in brackets, each before its value."""
    if text.count("【") < PAIRS:
        return ()
    found = list(_BRACKETED.finditer(text))
    whole = "".join(one[0] for one in found).strip() == text.strip()
    labels = {one[1] for one in found}
    return [f"{one[1]}：{one[2]}" for one in found] if whole and PAIRS <= len(found) == len(labels) <= MOST else ()


def _is_short(label: str) -> bool:
    """Whether a text is a few words without a number, as labels are."""
    return len(label) <= LABEL and len(label.split()) <= WORDS and not any(map(str.isdigit, label))
