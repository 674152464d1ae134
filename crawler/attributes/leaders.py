"""Labels led to their values by another sign than a colon: "Title - The River", "Year = 1998", "ISBN ..... 0306406152",
"[Author] Ann Lee"; told by the domain's words before the same sign in several lines."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace

from crawler.regions.leaves import Leaf

#: A label, the sign behind it, and the value; the sign alone before a value.
_LED = re.compile(
    r"(?P<open>\[)?(?P<label>[^\W\d_][^\[\]=:：.\n]{0,38}?)\s*"
    r"(?P<sign>\](?=\s)|(?<=\s)[-–—=](?=\s)|\.{4,}\s?:?)\s*(?P<value>\S.*)\Z",
    re.S,
)
_SIGN = re.compile(r"(?P<sign>[-–—=]|\.{4,}\s?:?)\s+(?P<value>\S.*)\Z", re.S)
_SIGNS = frozenset("]-–—=.")
#: What stands behind "=" in code, as that of a citation: title = {River of Stones},
_CODE = re.compile(r"""["'{].*|.*[,;]""", re.S)
#: Longest line, least certainty that words are a label of the domain's, fewest of these before one sign in a lone record,
#: fewest in a list and the share of its records that have each; most words of other labels.
LONGEST, SURE, LONE, SEVERAL, SHARE, WORDS = 400, 0.9, 3, 2, 0.6, 3

Known = Callable[[str], float]
_Row = Sequence[Leaf]


def led(rows: Sequence[_Row], known: Known) -> list[list[Leaf]]:
    """The leaves of each record, such labels with a colon in place of their sign."""
    told: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    found = [[_parts(row, index) for index in range(len(row))] for row in rows]
    for row in found:
        for sign, label in {(sign, label.casefold()) for sign, label, _ in filter(None, row) if known(label) >= SURE}:
            told[sign][label] += 1
    if len(rows) == 1:
        told = _untold(rows[0], found[0], told)
    signs = {sign for sign, labels in told.items() if _is_led(labels, len(rows))}
    if not signs:
        return [list(row) for row in rows]
    return [_marked(row, parts, signs, known) for row, parts in zip(rows, found, strict=True)]


def _untold(
    row: _Row, parts: Sequence[tuple[str, str, str] | None], told: dict[str, dict[str, int]]
) -> dict[str, dict[str, int]]:
    """The signs but those half of whose labels a lone record has as labels of their own, too: settings that it quotes."""
    own = {leaf.text.rstrip(" :：").casefold() for leaf, part in zip(row, parts, strict=True) if part is None}
    return {sign: labels for sign, labels in told.items() if 2 * len(own & labels.keys()) < len(labels)}


def _is_led(labels: dict[str, int], records: int) -> bool:
    """Whether enough of the domain's words stand before a sign."""
    if records == 1:
        return len(labels) >= LONE
    return sum(times >= SHARE * records for times in labels.values()) >= SEVERAL


def _parts(row: _Row, index: int) -> tuple[str, str, str] | None:
    """The kind of sign in a line, the label before it and the value behind it, which is "" where the sign begins the next text;
    None where there is none."""
    leaf = row[index]
    if leaf.link >= 0 or leaf.heading or len(leaf.text) > LONGEST:
        return None
    match = _LED.match(leaf.text) if not _SIGNS.isdisjoint(leaf.text) else None
    if match is not None and bool(match["open"]) == (match["sign"] == "]") and not _is_code(match):
        return match["sign"][0], match["label"], match["value"]
    after = row[index + 1] if index + 1 < len(row) else None
    if after is None or after.run != leaf.run or after.link >= 0:
        return None
    begun = _SIGN.match(after.text[:LONGEST])
    return (begun["sign"][0], leaf.text, "") if begun is not None and not _is_code(begun) else None


def _is_code(match: re.Match[str]) -> bool:
    return match["sign"] == "=" and _CODE.fullmatch(match["value"].rstrip()) is not None


def _marked(row: _Row, parts: Sequence[tuple[str, str, str] | None], signs: set[str], known: Known) -> list[Leaf]:
    """The leaves of a record with colons in place of these signs. A dash may stand behind other words than labels."""
    result: list[Leaf] = []
    bare = False
    for leaf, own in zip(row, parts, strict=True):
        text = leaf.text
        if bare and (begun := _SIGN.match(text[:LONGEST])) is not None:
            text = text[begun.start("value") :]
        bare = False
        if (
            own is not None
            and own[0] in signs
            and len(own[1].split()) <= WORDS
            and (own[0] not in "-–—" or known(own[1]))
        ):
            text, bare = f"{own[1]}: {own[2]}".strip(), not own[2]
        result.append(leaf if text == leaf.text else replace(leaf, text=text, opening=0))
    return result
