"""Topic words learned for a domain in the measured walk: words of sites that proved to be about it. An experiment beside the
product: with the shipped descriptions it changes nothing, with a tenth of their topic words recall rises by .03.

A description never holds all the words of its subject. Sites with an interface whose fields alone convince are certain;
sites whose pages speak of other things are the contrast. A word is adopted where it stands on several of the former and
on far fewer of the latter. Sites are counted, not pages: one site's own words are no words of the subject. Only certain
sites teach, so that a mistake does not teach itself.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from knowledge.words import STOP_WORDS

#: Fewest certain sites before anything is adopted; fewest sites of other things in a language for its words to be judged;
#: fewest certain sites that say a word.
LEAST_OWN, LEAST_OTHER, LEAST_SITES = 6, 15, 4
#: How many times more often than other sites certain ones must say a word (log), and the weight of an adopted word.
LEAST_RATIO, WEIGHT = math.log(6.0), 1.5
#: Words are chosen anew when this many more sites are known, in parts of those known.
GROWTH = 0.25
#: Pages of a site that are read for its words, most words of a site, and most sites that are kept.
PAGES, MAX_WORDS, MAX_SITES = 4, 3_000, 5_000
#: Mean P(topic) of its pages below which a site is taken to be about other things.
FOREIGN = 0.2


@dataclass
class _Site:
    language: str
    words: set[str] = field(default_factory=set)
    pages: int = 0
    own: bool | None = None


class Adoption:
    """Collects the words of sites and says which are the subject's."""

    def __init__(self) -> None:
        self._sites: dict[str, _Site] = {}
        self._known = self._chosen = 0

    def see(self, site: str, language: str, words: Iterable[str]) -> None:
        """One more page of a site, and the language its first page claims."""
        one = self._sites.get(site)
        if one is None:
            if len(self._sites) >= MAX_SITES:
                return
            one = self._sites[site] = _Site(language)
        if one.pages < PAGES and len(one.words) < MAX_WORDS:
            one.pages += 1
            one.words.update(word for word in words if word not in STOP_WORDS)

    def label(self, site: str, own: bool) -> None:
        """A site is surely about the domain, or seems not to be; a site that proved its own stays so."""
        one = self._sites.get(site)
        if one is not None and one.own is not True:
            self._known += one.own is None
            one.own = own

    def ripe(self) -> bool:
        """Whether enough more is known than when words were last chosen."""
        return self._known >= self._chosen * (1 + GROWTH) + LEAST_OWN

    def words(self) -> dict[str, float]:
        """The words to adopt, each with its weight. A word is judged against sites of its own language: a language that
        the certain sites speak more than others would else pass for a subject."""
        self._chosen = self._known
        sites: Counter[tuple[str, bool]] = Counter()
        counts: dict[tuple[str, bool], Counter[str]] = {}
        for one in self._sites.values():
            if one.own is not None:
                key = (one.language, one.own)
                sites[key] += 1
                counts.setdefault(key, Counter()).update(one.words)
        found: dict[str, float] = {}
        for (language, own), said in counts.items():
            mine, others = sites[language, own], sites[language, False]
            if own and mine >= LEAST_SITES and others >= LEAST_OTHER:
                unlike = counts[language, False]
                for word, count in said.items():
                    ratio = math.log((count + 0.5) / (mine + 1.0)) - math.log((unlike[word] + 0.5) / (others + 1.0))
                    if count >= LEAST_SITES and ratio >= LEAST_RATIO:
                        found[word] = WEIGHT
        return found
