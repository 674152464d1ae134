"""What the records seen so far say about the database behind an interface.

For every value of every attribute (whole values of names, enumerations and years; words of texts) the set of records
that carry it. From these come the estimates that order the queries: how many records a value will match, and how many
of those are already here (M3 4.2 tie-break (i); the degree in the attribute–value graph of Wu et al. 2006).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from itertools import islice

from crawler.plan.letters import Letters
from crawler.plan.years import around, between, years
from knowledge.domain import Attribute, Domain
from knowledge.values import date, year
from knowledge.words import capitals, instances, words

#: Records whose values are kept in full; beyond, only their number counts (bounds the memory of one site).
MAX_RECORDS = 1_000_000
#: Longest value worth sending.
MAX_VALUE = 80
#: The name under which the words of all values together are kept, for keyword boxes.
ANY = ""
#: Letters of a day in ISO 8601.
DAY = 10
#: The name of the words of values without an attribute, and what follows the name of an attribute for the words of its
#: values where these are asked for whole as well: searches find names by any word of theirs.
OTHER, WORDS = "?", "+words"

#: Records whose words are parted.
MAX_PARTED = 20_000
#: How much more must be here for parts of words to be counted again; longest part.
GROWN, LONGEST_PART = 1.25, 3

_WHOLE = frozenset({"name", "enum", "year"})
_WORDED = frozenset({"name", "enum"})


@dataclass
class Evidence:
    """Postings of one site's records: (attribute, value) → the records that carry it; records numbered as they come.
    `pending` counts the records whose own pages are under way, so that more will soon be known of them."""

    domain: Domain
    size: int = 0
    pending: int = 0
    _postings: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    _days: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    _common: set[str] = field(default_factory=set)
    _spelled: dict[str, dict[str, int]] = field(default_factory=dict)
    _numbers: dict[str, int] = field(default_factory=dict)
    _having: dict[str, set[int]] = field(default_factory=dict)
    _following: bool = False
    _inside: dict[tuple[str, str, bool], set[int]] = field(default_factory=dict)
    _parts: dict[str, tuple[int, dict[str, set[int]]]] = field(default_factory=dict)
    _spelt: dict[str, Letters] = field(default_factory=dict)
    _lowered: dict[str, tuple[int, set[str]]] = field(default_factory=dict)

    def add(self, identifier: str, attributes: Mapping[str, Sequence[str]], texts: Iterable[str] = ()) -> None:
        """Learn a record, or more about a known one. `texts` are its values without a known attribute."""
        number = self._numbers.get(identifier)
        if number is None:
            number = self._numbers[identifier] = len(self._numbers)
            self.size += 1
        if number >= MAX_RECORDS:
            return
        told: dict[str, list[str]] = {ANY: []}
        for name, values in attributes.items():
            attribute = self.domain.by_name.get(name)
            if attribute is None:
                continue
            own = told.setdefault(name, [])
            if values:
                self._having.setdefault(name, set()).add(number)
            for value in values:
                parts = self._words(value)
                if attribute.type in _WORDED:
                    told.setdefault(name + WORDS, []).extend(parts)
                if attribute.type in _WHOLE:
                    own += [part for part in self._wholes(attribute, value) if 0 < len(part) <= MAX_VALUE]
                elif attribute.type == "text":
                    own += parts
                elif attribute.type == "date" and (known := year(value)) is not None:
                    own.append(str(known))  # by which spans of days are cut, however the site writes them
                    if (day := date(value)) is not None and len(day) == DAY:
                        self._days.setdefault(name, {}).setdefault(day, set()).add(number)
                if attribute.type != "url":
                    told[ANY] += parts
        for text in texts:
            if "://" in text:
                continue
            parts = self._words(text)
            told[ANY] += parts
            told.setdefault(OTHER, []).extend(part for part in parts if not part.isdigit())
        if told.get(OTHER):
            self._having.setdefault(OTHER, set()).add(number)
        self._learn(number, told)

    def fuller(self, identifier: str, attributes: Mapping[str, Sequence[str]]) -> bool:
        """Whether a known record shows attributes that it has not shown before, two at least."""
        number = self._numbers.get(identifier)
        fresh = (name for name, values in attributes.items() if values and name in self.domain.by_name)
        return number is not None and sum(number not in self._having.get(name, ()) for name in fresh) > 1

    def _learn(self, number: int, told: Mapping[str, Sequence[str]]) -> None:
        """Note that a record carries values, by attribute."""
        for name, values in told.items():
            postings = self._postings.setdefault(name, {})
            for value in values:
                postings.setdefault(value, set()).add(number)
        for name, letters in self._spelt.items() if number < MAX_PARTED else ():
            for word in told.get(name, ()):
                letters.add(word, (number,))
        if self._inside:
            # one text of all values: thousands of parts may be followed
            texts = {
                (name, within): "\0".join(value[1:] if within else value for value in values).casefold()
                for name, values in told.items()
                for within in (False, True)
            }
            for (name, part, within), carriers in self._inside.items():
                if part in texts.get((name, within), ""):
                    carriers.add(number)

    def _wholes(self, attribute: Attribute, value: str) -> list[str]:
        """The values that a field holds: each of several names apart, as a search for all of them at once finds one record
        at most; a year without what stands beside it."""
        if attribute.type == "year" or attribute.multiple:
            return [part for part, _ in instances(value, attribute.type, attribute.multiple)] or [value]
        return [value]

    def _words(self, text: str) -> list[str]:
        found = words(text)
        for word in capitals(text):
            forms = self._spelled.setdefault(word.casefold(), {})
            forms[word] = forms.get(word, 0) + 1
        self._common.update(word for word, factor in found if factor < 1.0)
        return [word for word, _ in found]

    def spelled(self, word: str) -> str:
        """A word as most of what holds it writes it: "Kyoto" for "kyoto"."""
        forms = self._spelled.get(word, {})
        best = max(forms, key=lambda one: forms[one], default=word)
        return best if 2 * forms.get(best, 0) >= len(self._postings.get(ANY, {}).get(word, ())) else word

    def confidence(self, value: str) -> float:
        """pv of a value (M3 (5)): small for words so common that sites drop them or answer with everything."""
        return 0.5 if value in self._common else 1.0

    def values(self, attribute: str) -> Mapping[str, set[int]]:
        """Value → records that carry it, of one attribute (`ANY`: words of all)."""
        return self._postings.get(attribute, {})

    def lowered(self, attribute: str) -> set[str]:
        """The values of an attribute in lower case."""
        values = self.values(attribute)
        count, found = self._lowered.get(attribute, (0, set()))
        if count != len(values):  # values are only ever added, each behind those before
            found.update(map(str.casefold, islice(values, count, None)))
            self._lowered[attribute] = len(values), found
        return found

    def carrying(self, attribute: str, value: str) -> set[int]:
        """The records seen so far that carry a value; a phrase is carried where all its words are."""
        found = self._postings.get(attribute, {}).get(value)
        return found if found is not None else self.worded(attribute, value)

    def worded(self, attribute: str, value: str) -> set[int]:
        """The records seen so far whose values of an attribute hold all words of a value, in whatever order."""
        postings = self._postings.get(attribute + WORDS) or self._postings.get(attribute, {})
        parts = [postings.get(word, set()) for word, _ in words(value)]
        return set.intersection(*parts) if parts else set()

    def containing(self, attribute: str, value: str, *, within: bool = False) -> set[int]:
        """The records seen so far that carry a value inside of their words too, all its words where it has several;
        `within` leaves out words that begin with it, which a search by stems finds as well."""
        found = []
        for part in [word for word, _ in words(value)] or [value.casefold()]:
            key = (attribute, part, within)
            carriers = self._inside.get(key)
            if carriers is None:
                carriers = self._scanned(*key)
                if self._following:
                    self._inside[key] = carriers
            found.append(carriers)
        return set.intersection(*found)

    def _scanned(self, attribute: str, part: str, within: bool) -> set[int]:
        carriers: set[int] = set()
        for word, numbers in self._postings.get(attribute, {}).items():
            if part in (word[1:] if within else word).casefold():
                carriers |= numbers
        return carriers

    def parts(self, attribute: str, asked: Callable[[], Collection[str]]) -> Mapping[str, set[int]]:
        """Part of a word, up to three letters → records that carry it; looked up again when a quarter more is here, as long
        as that tells more and costs little memory. Words that were `asked` are left out: the records they brought say
        nothing of how often they occur."""
        size, found = self._parts.get(attribute, (0, {}))
        if not size or GROWN * size < self.size <= MAX_PARTED:
            found, left_out = {}, asked()
            for word, numbers in self._postings.get(attribute, {}).items():
                known = word.casefold()
                if not any(one in known for one in left_out):
                    few = numbers if self.size <= MAX_PARTED else {one for one in numbers if one < MAX_PARTED}
                    for part in _parts_of(known):
                        found.setdefault(part, set()).update(few)
            self._parts[attribute] = (self.size, found)
        return found

    def letters(self, attribute: str, *, inside: bool) -> Letters:
        """The words of an attribute letter by letter, kept up with new records from the first time that they are asked for."""
        if attribute not in self._spelt or (inside and not self._spelt[attribute].inside):
            described = self.domain.by_name.get(attribute)
            letters = Letters(inside, described is not None and described.type in _WHOLE)
            for value, numbers in self._postings.get(attribute, {}).items():
                few = numbers if self.size <= MAX_PARTED else {one for one in numbers if one < MAX_PARTED}
                letters.add(value, few)
            self._spelt[attribute] = letters
        return self._spelt[attribute]

    def sample(self, limit: int) -> dict[str, Counter[str]]:
        """The values of each attribute that most records carry, and how many do; of running text its words."""
        kept = {name: postings for name, postings in self._postings.items() if name in (ANY, *self.domain.names)}
        return {
            name: Counter({value: len(carriers) for value, carriers in nlargest(limit, postings.items(), key=_carried)})
            for name, postings in kept.items()
        }

    def follow_parts(self, follow: bool) -> None:
        """Whether what words contain will be asked for again and again, and is kept up with new records."""
        self._following = follow
        if not follow:
            self._parts.clear()

    def numbers_of(self, identifiers: Iterable[str]) -> set[int]:
        """The numbers of records, those known, by their identifiers."""
        return {self._numbers[one] for one in identifiers if one in self._numbers}

    def having(self, attribute: str) -> int:
        """How many records have shown a value of the attribute so far (lists often show fewer than own pages)."""
        return len(self._having.get(attribute.removesuffix(WORDS), ()))

    def within(self, attribute: str, low: str, high: str) -> set[int]:
        """The numbers of records that show a day from `low` to `high` (ISO 8601)."""
        known = self._days.get(attribute, {})
        return set().union(*(carriers for day, carriers in known.items() if low <= day <= high))

    def between(self, name: str) -> list[str]:
        """Values of an attribute that no record has shown but that are there in all likelihood: the years between known
        ones, and the next ones around."""
        return between(self._years(name))

    def likely(self, name: str, value: str, known: int) -> float:
        """How many of the records seen so far a value stands for: those that carry it; for a year the mean of the years
        around it, as the records seen are a sample."""
        return max(float(known), around(self._years(name), value))

    def _years(self, name: str) -> dict[int, int]:
        """The years that are values of an attribute, with the number of records that carry each."""
        described = self.domain.by_name.get(name)
        return years(self.values(name)) if described is not None and described.type == "year" else {}

    def numbers(self, attribute: str) -> list[int]:
        """All integer values of an attribute, one per record, sorted: for cutting ranges."""
        found: list[int] = []
        for value, carriers in self._postings.get(attribute, {}).items():
            digits = value.strip()[:4]
            if digits.isascii() and digits.isdigit():
                found.extend([int(digits)] * len(carriers))
        return sorted(found)


def _carried(posting: tuple[str, set[int]]) -> int:
    return len(posting[1])


def _parts_of(word: str) -> set[str]:
    """All parts of a word of up to three letters."""
    if not word.isalpha():
        return set()
    return {word[i : i + n] for n in range(1, LONGEST_PART + 1) for i in range(len(word) - n + 1)}
