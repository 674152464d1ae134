"""Lists that stand on page after page of a site, whatever these show: the latest entries, beside what was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.region import Region
from crawler.results.extraction import Extraction

#: Different lists beside an equal one that make it part of the site rather than of its pages.
BESIDE = 3
#: Lists of a site that are remembered.
MAX_LISTS = 500


@dataclass
class Standing:
    """The lists of one site, by their words, with the words of the others that were found on the same pages."""

    _beside: dict[int, set[int]] = field(default_factory=dict)

    def again(self, words: int) -> bool:
        """Whether a list was there before; it is from now on."""
        if words in self._beside:
            return True
        if len(self._beside) >= MAX_LISTS:
            del self._beside[next(iter(self._beside))]
        self._beside[words] = set()
        return False

    def known(self, tree: Tree, intervals: Sequence[Interval]) -> bool:
        """Whether these records were a list before."""
        return _words(tree, intervals) in self._beside

    def note(self, words: int, other: Extraction, tree: Tree) -> None:
        """A list that was there before stood beside another one."""
        if other.form == "list" and other.region is not None:
            self._beside[words].add(told(tree, other.region))

    def stands(self, words: int) -> bool:
        """Whether a list is part of the site."""
        return len(self._beside.get(words, ())) >= BESIDE


def told(tree: Tree, region: Region) -> int:
    """The words of a list, in a number."""
    return _words(tree, region.intervals)


def _words(tree: Tree, intervals: Sequence[Interval]) -> int:
    texts = tree.texts[intervals[0][0] : intervals[-1][1]]
    return hash(" ".join("".join(texts).split()))
