"""What the records seen so far say about the database behind an interface.

For every value of every attribute (whole values of names, enumerations and years; words of texts) the set of records
that carry it. From these come the estimates that order the queries: how many records a value will match, and how many
of those are already here (M3 4.2 tie-break (i); the degree in the attribute–value graph of Wu et al. 2006).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from knowledge.domain import Attribute, Domain
from knowledge.words import instances, words

#: Records whose values are kept in full; beyond, only their number counts (bounds the memory of one site).
MAX_RECORDS = 1_000_000
#: Longest value worth sending.
MAX_VALUE = 80
#: The name under which the words of all values together are kept, for keyword boxes.
ANY = ""
#: The name of the words of values without an attribute.
OTHER = "?"

_WHOLE = frozenset({"name", "enum", "year"})


@dataclass
class Evidence:
    """Postings of one site's records: (attribute, value) → the records that carry it; records numbered as they come.
    `pending` counts the records whose own pages are under way, so that more will soon be known of them."""

    domain: Domain
    size: int = 0
    pending: int = 0
    _postings: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    _common: set[str] = field(default_factory=set)
    _numbers: dict[str, int] = field(default_factory=dict)
    _having: dict[str, set[int]] = field(default_factory=dict)

    def add(self, identifier: str, attributes: Mapping[str, Sequence[str]], texts: Iterable[str] = ()) -> None:
        """Learn a record, or more about a known one. `texts` are its values without a known attribute."""
        number = self._numbers.get(identifier)
        if number is None:
            number = self._numbers[identifier] = len(self._numbers)
            self.size += 1
        if number >= MAX_RECORDS:
            return
        anywhere = self._postings.setdefault(ANY, {})
        for name, values in attributes.items():
            attribute = self.domain.by_name.get(name)
            if attribute is None:
                continue
            postings = self._postings.setdefault(name, {})
            if values:
                self._having.setdefault(name, set()).add(number)
            for value in values:
                parts = self._words(value)
                if attribute.type in _WHOLE:
                    for part in self._wholes(attribute, value):
                        if 0 < len(part) <= MAX_VALUE:
                            postings.setdefault(part, set()).add(number)
                elif attribute.type == "text":
                    for word in parts:
                        postings.setdefault(word, set()).add(number)
                if attribute.type != "url":
                    for word in parts:
                        anywhere.setdefault(word, set()).add(number)
        for text in texts:
            if "://" in text:
                continue
            for word in self._words(text):
                anywhere.setdefault(word, set()).add(number)
                if not word.isdigit():
                    self._postings.setdefault(OTHER, {}).setdefault(word, set()).add(number)
                    self._having.setdefault(OTHER, set()).add(number)

    def _wholes(self, attribute: Attribute, value: str) -> list[str]:
        """The values that a field holds: each of several names apart, as a search for all of them at once finds one record
        at most; a year without what stands beside it."""
        if attribute.type == "year" or attribute.multiple:
            return [part for part, _ in instances(value, attribute.type, attribute.multiple)] or [value]
        return [value]

    def _words(self, text: str) -> list[str]:
        found = words(text)
        self._common.update(word for word, factor in found if factor < 1.0)
        return [word for word, _ in found]

    def confidence(self, value: str) -> float:
        """pv of a value (M3 (5)): small for words so common that sites drop them or answer with everything."""
        return 0.5 if value in self._common else 1.0

    def values(self, attribute: str) -> Mapping[str, set[int]]:
        """Value → records that carry it, of one attribute (`ANY`: words of all)."""
        return self._postings.get(attribute, {})

    def carrying(self, attribute: str, value: str) -> set[int]:
        """The records seen so far that carry a value; a phrase is carried where all its words are."""
        postings = self._postings.get(attribute, {})
        found = postings.get(value)
        if found is not None:
            return found
        parts = [postings.get(word, set()) for word, _ in words(value)]
        return set.intersection(*parts) if parts else set()

    def numbers_of(self, identifiers: Iterable[str]) -> set[int]:
        """The numbers of records, those known, by their identifiers."""
        return {self._numbers[one] for one in identifiers if one in self._numbers}

    def having(self, attribute: str) -> int:
        """How many records have shown a value of the attribute so far (lists often show fewer than own pages)."""
        return len(self._having.get(attribute, ()))

    def numbers(self, attribute: str) -> list[int]:
        """All integer values of an attribute, one per record, sorted: for cutting ranges."""
        found: list[int] = []
        for value, carriers in self._postings.get(attribute, {}).items():
            digits = value.strip()[:4]
            if digits.isascii() and digits.isdigit():
                found.extend([int(digits)] * len(carriers))
        return sorted(found)
