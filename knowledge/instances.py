"""Which values are known instances of a domain's attributes: I_a of M3, as the domain describes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from knowledge.domain import Domain
from knowledge.listing import is_blank
from knowledge.similarity import THRESHOLD, fold
from knowledge.values import normalise, types
from knowledge.words import instances

#: Options of a choice that are looked at, and the least share of them, two at least, that must be known.
OPTIONS, SHARE = 200, 0.3
#: Values whose attributes are kept: a page's are looked up for each of its lists, a template's texts on every page.
CACHE = 16_384


class Instances:
    """The instances of a domain's names and closed sets; of running text single words are known, which stand anywhere."""

    def __init__(self, domain: Domain) -> None:
        self._domain = domain
        self._own = [
            (one, frozenset(normalise(given.value, one.type) for given in domain.instances[one.name]))
            for one in domain.attributes
            if one.type in ("name", "enum") and domain.instances.get(one.name)
        ]
        #: The attributes that a value is a known instance of; of several values in one field, half of them.
        self.of = lru_cache(maxsize=CACHE)(self._of)

    def _of(self, value: str) -> frozenset[str]:
        cut: dict[tuple[str, bool], list[str]] = {}
        found = []
        for one, own in self._own:
            parts = cut.get((one.type, one.multiple))
            if parts is None:
                said = instances(value, one.type, one.multiple)
                parts = cut[one.type, one.multiple] = [normalise(part, one.type) for part, _ in said]
            if parts and 2 * sum(part in own for part in parts) >= len(parts):
                found.append(one.name)
        return frozenset(found)

    def scores(self, options: Sequence[str]) -> dict[str, float]:
        """S of the attributes of which enough options of a choice are known."""
        texts = [option for option in dict.fromkeys(map(fold, options[:OPTIONS])) if option]
        texts = [text for text in texts if not is_blank(text)]
        if len(texts) < 2:
            return {}
        scores = {}
        for attribute in self._domain.attributes:
            if attribute.type == "year":
                count = sum("year" in types(text) for text in texts)
            elif attribute.type in ("enum", "name"):
                seeds = self._domain.folded.get(attribute.name, frozenset())
                count = sum(text in seeds for text in texts)
            else:
                continue
            share = count / len(texts)
            if count >= 2 and share >= SHARE:
                scores[attribute.name] = THRESHOLD + 0.3 * share
        return scores
