"""The words of a domain as tokens, and the words of links that mean the same on any site: what links are read with."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from crawler.classify.tokens import tokens
from knowledge.borrowing import kindred
from knowledge.domain import Domain
from knowledge.vocabulary import FILLER, GENERIC, LINK
from knowledge.words import STOP_WORDS

_COMMON = FILLER | LINK | GENERIC | STOP_WORDS
#: What a token weighs in a domain by where it stands there; attributes weigh their affinity times this.
NOUN, TOPIC, ATTRIBUTE, INSTANCE = 3.0, 3.0, 2.0, 1.0
#: Instances of running text are words of any subject (a title may hold any); what they weigh against names.
WORDS = 0.25
#: The shortest and the longest beginning or end of a word that is looked up.
LEAST, LONGEST = 4, 14
#: The sections of cues that some domains alone speak; how many of its words a domain that does has there at least, and
#: which share of them: one described in fifty languages has some of each by chance.
SPOKEN = ("deed", "timetable", "staff")
LEAST_SPOKEN, SHARE_SPOKEN = 6, 0.01
#: Where the scripts without spaces begin.
_UNSPACED = 0x0E00


class Lexicon:
    """The tokens of a domain description, each with a weight (0 to 3) for how much it speaks of the domain.

    `nouns` names the things themselves, `topic` what else speaks of the subject (topic words, names of telling
    attributes), `values` its instances; `foreign` holds words that the domain says are not its own.
    """

    def __init__(self, domain: Domain | None) -> None:
        self.domain = domain
        self.weights: dict[str, float] = {}
        #: Tokens of what fields are called alone ("from", "date"): one that no page of the background has need not be rare.
        self.labels: frozenset[str] = frozenset()
        self.nouns: frozenset[str] = frozenset()
        self.topic: frozenset[str] = frozenset()
        self.values: frozenset[str] = frozenset()
        self.foreign: frozenset[str] = frozenset()
        #: The sections of `cues.txt` whose words mean something because the domain speaks so itself.
        self.sections: frozenset[str] = frozenset()
        if domain is None:
            return
        alike = [domain, *kindred(domain)]
        for noun in (word for one in alike for word in (one.name, one.title, *one.nouns)):
            self._add(noun, NOUN)
        self.nouns = frozenset(self.weights)
        for word in sorted({word for one in alike for word in one.topic_words}):
            self._add(word, TOPIC, phrase=True)
        told = frozenset(self.weights)
        for attribute in (attribute for one in alike for attribute in one.attributes):
            for term in attribute.terms:
                self._add(term, ATTRIBUTE * attribute.affinity)
        self.labels = frozenset(self.weights) - told if any(one.topic for one in alike) else frozenset()
        self.topic = frozenset(token for token, weight in self.weights.items() if weight >= 1.0)
        for one in alike:
            for name, instances in one.instances.items():
                share = WORDS if one.by_name[name].type == "text" else 1.0
                for instance in instances:
                    self._add(instance.value, INSTANCE * share * instance.confidence)
        self.values = frozenset(self.weights) - self.topic
        self.foreign = frozenset(
            token for other in domain.others for token in _distinct(other) if token not in self.weights
        )
        spoken = Counter(section for token in sorted(self.topic) for section in cues(token))
        least = max(LEAST_SPOKEN, SHARE_SPOKEN * len(self.topic))
        self.sections = frozenset(section for section in SPOKEN if spoken[section] >= least)

    def _add(self, text: str, weight: float, *, phrase: bool = False) -> None:
        found = _distinct(text)
        unspaced = not text.isascii() and any(ord(letter) > _UNSPACED for letter in text)
        if len(found) > 1 and (phrase or unspaced):
            weight /= len(found) * (
                2 if phrase and not unspaced else 1
            )  # the words of a phrase, or pieces of a word in a script without spaces
        for token in found:
            for form in _forms(token):
                if self.weights.get(form, 0.0) < weight:
                    self.weights[form] = weight


@lru_cache(maxsize=16_384)
def _distinct(text: str) -> tuple[str, ...]:
    found = [token for token in dict.fromkeys(tokens(text)) if token not in _COMMON]
    return tuple([token for token in found if len(token) > 2 or not token.isascii()])


def _forms(token: str) -> tuple[str, ...]:
    """A word and its other English number, so that `flights` meets `flight`."""
    if not token.isascii() or len(token) < 4:
        return (token,)
    if token.endswith("ies"):
        return (token, token[:-3] + "y")
    if token.endswith("s") and not token.endswith("ss"):
        return (token, token[:-1])
    if token.endswith("y") and token[-2] not in "aeiou":
        return (token, token[:-1] + "ies")
    return (token, token + "s")


@lru_cache(maxsize=16_384)
def cues(token: str) -> tuple[str, ...]:
    """What one token announces (search, hub, help, about …); none for most.

    A word that is not listed may still begin or end as one: `zoekpagina`, `jobsuche`. Of several ends the longest
    counts, and before all beginnings: in the languages that write words together the last part says what it is.
    """
    tables = _tables()
    found = tables.whole.get(token)
    if found is not None:
        return found
    if token[-LEAST:] in tables.tails:
        for length in range(min(len(token), LONGEST), LEAST - 1, -1):
            found = tables.ends.get(token[-length:])
            if found:
                return found
    if token[:LEAST] in tables.heads:
        for length in range(min(len(token), LONGEST), LEAST - 1, -1):
            found = tables.starts.get(token[:length])
            if found:
                return found
    return ()


_Table = dict[str, tuple[str, ...]]


class _Tables(NamedTuple):
    """Cues by whole words, beginnings and ends; `heads` and `tails` are the `LEAST` outermost letters of the latter two,
    by which nearly all words are told to have none."""

    whole: _Table
    starts: _Table
    ends: _Table
    heads: frozenset[str]
    tails: frozenset[str]


@cache
def _tables() -> _Tables:
    whole: _Table = {}
    starts: _Table = {}
    ends: _Table = {}
    cue = ""
    for line in files("crawler.discovery").joinpath("cues.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            cue = line.strip("[] ")
        elif not line.startswith("#"):
            for word in line.split():
                table = ends if word[0] == "*" else starts if word[-1] == "*" else whole
                for key in (word.strip("*"),) if table is not whole else tokens(word):
                    if cue not in table.get(key, ()):
                        table[key] = (*table.get(key, ()), cue)
    heads, tails = frozenset(start[:LEAST] for start in starts), frozenset(end[-LEAST:] for end in ends)
    return _Tables(whole, starts, ends, heads, tails)
