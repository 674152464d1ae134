"""Which values are known instances of a domain's attributes: I_a of M3, as the domain describes them."""

from __future__ import annotations

from collections.abc import Sequence

from knowledge.domain import Domain
from knowledge.listing import is_blank
from knowledge.similarity import THRESHOLD, fold
from knowledge.values import normalise, types
from knowledge.words import instances

#: Options of a choice that are looked at, and the least share of them, two at least, that must be known.
OPTIONS, SHARE = 200, 0.3


class Instances:
    """The instances of a domain's attributes."""

    def __init__(self, domain: Domain) -> None:
        self._domain = domain
        self._own = {
            one.name: frozenset(normalise(given.value, one.type) for given in domain.instances.get(one.name, ()))
            for one in domain.attributes
        }

    def knows(self, attribute: str, value: str) -> bool:
        """Whether a value is an instance of an attribute; of several in one field, half of them."""
        described = self._domain.attribute(attribute)
        parts = [normalise(part, described.type) for part, _ in instances(value, described.type, described.multiple)]
        own = self._own[attribute]
        return bool(parts) and 2 * sum(one in own for one in parts) >= len(parts)

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
