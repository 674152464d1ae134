"""Headings that stand on page after page of a site, whatever these show: its name, what it is for; titles of pages, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from crawler.regions.layout import Layout, folded_heading

#: Pages about nothing on which a heading must have stood, and its least share of all pages of the site: that of a thing
#: stands on the thing's own pages alone, be they ever so many.
NOTHING, SHARE = 2, 0.8
#: Headings of a page that are looked at, and headings of a site that are counted.
FIRST, MOST = 8, 500


@dataclass
class Banners:
    """The headings of one site's pages, with the pages that each stood on, and those of them that were about nothing."""

    _pages: int = 0
    _all: Counter[str] = field(default_factory=Counter)
    _nothing: Counter[str] = field(default_factory=Counter)

    def note(self, layout: Layout, *, nothing: bool, title: str = "") -> None:
        """A further page with its title, and whether it is about nothing."""
        said = {folded_heading(layout.tree, node) for node in layout.headings[:FIRST]} | {title.casefold()}
        said.discard("")
        self._pages += 1
        self._all.update(said)
        if nothing:
            self._nothing.update(said)
        if len(self._all) > MOST:
            self._all = Counter(dict(self._all.most_common(MOST // 2)))
            self._nothing = Counter({one: self._nothing[one] for one in self._all if self._nothing[one]})

    def known(self) -> frozenset[str]:
        """The headings that are the site's."""
        least = SHARE * self._pages
        return frozenset(one for one, times in self._nothing.items() if times >= NOTHING and self._all[one] >= least)
