"""What a page says about itself as a whole: whether it answers a search, whatever repeats on it.

These features are much the same for every candidate of a page. They do not tell which of them is the list, only how
likely it is that there is one: menus and related articles repeat on every page, but few pages without results have a
heading "search results" above them, say the words that were asked for in their title or count what they show.
"""

from __future__ import annotations

import re

from crawler.regions.layout import Layout
from crawler.regions.marks import Marks

PAGE = "search_heading asked_some asked_title counts_some pages_some sizes_some".split()
#: Headings that are looked at, and characters of each.
HEADINGS, WIDTH = 6, 200
_SEARCH = re.compile(
    r"\b(?:search|searched|results?|query|matches|matching|found|r[ée]sultats?|recherche|ergebnis\w*|suche|treffer|"
    r"resultados?|b[úu]squeda|busca|risultati|ricerca|wyniki|zoek\w*|s[öo]k\w*|haku\w*|tulokset|arama|sonu[çc]\w*)\b|"
    r"搜索|检索|结果|查询|搜尋|檢索|結果|検索|результат|поиск|найден|검색|بحث|نتائج|חיפוש|תוצאות",
    re.I,
)


class Occasion:
    """What one page says; `asked` holds the words of the query."""

    def __init__(self, layout: Layout, asked: frozenset[str], marks: Marks) -> None:
        tree = layout.tree
        title = " ".join(tree.text(node, WIDTH) for node in tree.find("title")[:1])
        heads = {node: tree.text(node, WIDTH) for node in layout.headings[:HEADINGS]}
        said = f"{title} {' | '.join(heads.values())}".lower()
        self._heading = next((node for node, text in heads.items() if _SEARCH.search(text)), len(tree))
        self._page = [
            float(bool(asked)),
            float(any(word in said for word in asked)),
            min(1.0, len(marks.counts) / 2),
            float(bool(marks.pagers)),
            float(bool(marks.sizes)),
        ]

    def before(self, node: int) -> list[float]:
        """The features in the order of `PAGE`, each 0 to 1, for a list that starts at a node: a heading speaks of what
        comes after it."""
        return [float(self._heading < node), *self._page]
