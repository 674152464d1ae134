"""Where a page says how many results it has and shows, and where it leads to more of them."""

from __future__ import annotations

import re

from crawler.regions.layout import Layout

_DIGITS = re.compile(r"\d+")
_COUNT = re.compile(
    r"\d.{0,30}\b(?:results?|hits?|matches|records?|items?|found|entries|products|r[ée]sultats?|ergebnisse|treffer|resultados)\b|"
    r"\b(?:results?|found|showing|displaying|viewing|matches|total|hits|records)\b.{0,30}\d|\d\s*(?:条|件|个|筆|篇|項)|共.{0,9}\d",
    re.I,
)
#: A range of results ("1 - 20", "21 to 40"), what may stand before it and after it.
_RANGE = re.compile(
    r"(?<![\d/.,:-])(\d{1,6})\s?(?:件目)?\s?(?:[-–—~～〜∼]|から|to|through|thru|bis|a|à|至|到)\s?(\d{1,6})(?![\d/:-])"
)
_SHOWN = re.compile(
    r"(?:result|record|item|hit|match|show|display|document|view|entr|page|treffer|r[eé]sultat|件中|表示|結果|显示|顯示|결과)",
    re.I,
)
_OF = re.compile(r"\s?\(?(?:(?:out )?of|von|sur|de|di|van|av|из|/|共)\s(?:\w{1,12} )?\d|\s?(?:件|건)")
_PAGER = re.compile(
    r"(?:\W*next\b.*|\W*[2-9]\W*|[>›»→]+|下一页|下一頁|下页|次へ|"
    r"\W*suivante?\b.*|\W*weiter\b.*|\W*siguiente\b.*|more results)\Z",
    re.S,
)


class Marks:
    """Where a page counts its results ("1-20 of 312"), how many it says it shows, and where it leads to more of them
    ("2", "next")."""

    def __init__(self, layout: Layout) -> None:
        pieces = layout.pieces
        self.counts = [
            n for n in layout.texts if len(pieces[n]) < 120 and _DIGITS.search(pieces[n]) and _COUNT.search(pieces[n])
        ]
        self.sizes = _sizes(" ".join([pieces[n] if len(pieces[n]) < 60 else "|" for n in layout.texts]))
        ends = layout.tree.ends
        self.pagers = [
            a
            for a in layout.links
            if layout.chars[ends[a]] - layout.chars[a] < 14 and _PAGER.match("".join(pieces[a : ends[a]]).lower())
        ]


def _sizes(text: str) -> dict[int, float]:
    """How many results a page says it shows, by the widths of ranges that are a whole page of results; sections that
    are counted each by itself are half as telling as their sum."""
    found: set[tuple[int, int]] = set()
    for match in _RANGE.finditer(text):
        if not (_OF.match(text, match.end()) or _SHOWN.search(text, max(0, match.start() - 24), match.start())):
            continue
        first, last = int(match[1]), int(match[2])
        size = last - first + 1
        if 2 < size <= 500 and (first <= 1 or first % size <= 1):
            found.add((first, size))
    if len(found) > 1 and all(first == 1 for first, _ in found):
        return {**{size: 0.5 for _, size in found}, sum(size for _, size in found): 1.0}
    return {size: 1.0 for _, size in found}
