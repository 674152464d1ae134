"""Which attribute a label, a record key or a form element stands for, and how relevant an interface is: M3 (3), (4).

`Matcher(domain)` is the default reading of M3: labels are normalised, similarity is also taken over windows of their words,
and elements are given to attributes one to one with the largest total weight. `mode="paper"` is the bare formulas.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

from knowledge.borrowing import borrowed
from knowledge.counters import numbered
from knowledge.domain import COUNTED, Domain
from knowledge.headwords import Heads
from knowledge.hits import Hit, inside
from knowledge.instances import OPTIONS, Instances
from knowledge.listing import counted, listed, unbracketed
from knowledge.pairing import Reading, greedy, relevance_of
from knowledge.pairing import assigned as assigned_pairs
from knowledge.plurals import singulars
from knowledge.qualifiers import unqualified
from knowledge.similarity import (
    THRESHOLD,
    accepted,
    asking,
    control_name,
    fold,
    has_cjk,
    normalised,
    plain,
    similarity,
    spelt,
    tokens,
)
from knowledge.terms import Terms
from knowledge.vocabulary import FILLER, FILLER_CJK, GENERIC, PERSONAL

#: An interface is kept when R ≥ μ (M3 (3)).
MU = 0.5

Mode = Literal["default", "paper"]

_NAME_WEIGHT = 0.85
#: S of a label from which the options of a choice tell of no other attribute.
NAMED = 0.95
_LATIN_CUT = 0.75  # `address` is no `actress`, `description` no `escritor`
_SHORT, _SHORT_CUT = 5, 0.8  # Latin words under 5 letters: `rate` is no `date`
_WINDOW_CUT = 0.8
_WINDOW_FLOOR = 0.9
_WINDOW_WORDS = 4
_FUZZY_WORDS = 8
_IDLE_SHARE = (0.95, 0.95, 0.9, 0.8, 0.7, 0.62, 0.5)  # by the number of words in the label that no window explains
_IDLE_NAME_WEIGHT = 0.62
_LISTED, _BRACKETED = 0.9, 0.95
_KEY_CUT, _KEY_MAX, _KEY_WORDS = 0.85, 60, 6
_CACHE = 32_768
_NONE = ""  # the owner of labels that are no attribute (Domain.others)
_SILENT = frozenset({"hidden", "submit", "image", "button", "reset", "password", "file"})


@dataclass(frozen=True, slots=True)
class Element:
    """A form element, M3 e = <label, name, type, domain>. `kind` is text, span (its lower end), choice or the control's word."""

    label: str
    name: str = ""
    kind: str = "text"
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """`relevance` is R of M3 (3); `assigned` maps an element's index to its attribute and S; `relevant` is R ≥ μ."""

    relevance: float
    relevant: bool
    assigned: dict[int, tuple[str, float]] = field(default_factory=dict)


class Matcher:
    """Matches words to the attributes of a domain; answers are cached.

    `instances` tells which values the domain knows.
    """

    def __init__(
        self,
        domain: Domain,
        mode: Mode = "default",
        *,
        reading: Reading = "assigned",
        mu: float = MU,
    ) -> None:
        self.domain = domain
        self.mode = mode
        self.reading = reading
        self.mu = mu
        self._affinity = {attribute.name: attribute.affinity for attribute in domain.attributes}
        self._bare = [(term, attribute.name) for attribute in domain.attributes for term in attribute.terms]
        known_as = Terms()
        known_as.add([*self._bare, *((term, _NONE) for term in (*domain.others, *PERSONAL))])
        own = [*known_as.index, *known_as.articled()]
        if mode == "default":
            known_as.add(borrowed(domain))
        self._index = known_as.index | known_as.articled()
        alone = singulars(pair for pair in self._bare if domain.attribute(pair[1]).multiple)  # many are no words at all
        self._exact = {
            plain(term): name for term, name in alone if normalised(term) not in self._index
        } | known_as.exact
        self._spelt = known_as.spelt
        self._terms: dict[tuple[bool, int], list[str]] = {}
        for term in own:  # near is too far among words of fifty languages: a "Start" is no "Stadt"
            self._terms.setdefault((has_cjk(term), len(term)), []).append(term)
        self._nouns = frozenset(word for noun in domain.nouns for word in tokens(noun))
        self._prefixes = tuple(sorted((fold(noun) for noun in domain.nouns if has_cjk(noun)), key=len, reverse=True))
        self.instances = Instances(domain)
        self._heads = Heads(domain, self._index)
        score = self._paper_scores if mode == "paper" else self._default_scores
        self._scores = lru_cache(maxsize=_CACHE)(score)
        self._keys = lru_cache(maxsize=_CACHE)(lambda text: numbered(self._key, text, domain.attribute(domain.main)))

    def scores(self, text: str) -> dict[str, float]:
        """S(text, a) of M3 (4) for every attribute where it counts (≥ .6)."""
        return dict(self._scores(text))

    def label(self, text: str) -> tuple[str | None, float]:
        """The attribute most like a label, and S; (None, best S below the threshold or 0) when none reaches .6."""
        return _best(self._scores(text))

    def key(self, text: str) -> tuple[str | None, float]:
        """The attribute a record key (column header, term, property name) stands for, and its similarity.

        Strict: the whole key must be an alias, give or take words of layout and the domain's nouns, or differ from a
        long alias by a slip of spelling. (None, 0) otherwise."""
        return self._keys(text[: _KEY_MAX + 1])

    def headed(self, text: str) -> str | None:
        """What a key that `key` does not know is about by its head ("Online price"), if the values agree and nothing else is."""
        return self._heads.of(text) if len(text) <= _KEY_MAX else None

    def excluded(self, text: str) -> bool:
        """Whether a label is exactly one of those the domain says are no attribute."""
        owner = self._owner(text)
        return (self._index.get(normalised(text)) if owner is None else owner) == _NONE

    def _owner(self, text: str) -> str | None:
        """Whose a text is as it stands: with its accents, where only these tell, else without."""
        found = None if text.isascii() or not self._spelt else self._spelt.get(spelt(text))
        return self._exact.get(plain(text)) if found is None else found

    def columns(self, options: Sequence[str]) -> dict[int, str]:
        """Options that name attributes: more than one means the select chooses a column (column–operator–value)."""
        found = {}
        for index, option in enumerate(options[:OPTIONS]):
            attribute, _ = self.key(option)
            if attribute is not None:
                found[index] = attribute
        return found

    def element(self, element: Element) -> dict[str, float]:
        """S(e, a) for every attribute, from the label, else the control's name, and from the options of a choice."""
        if element.kind in _SILENT:
            return {}
        scores = dict(self._scores(element.label)) if element.label.strip() else {}
        if self.mode == "paper":
            return scores
        if not scores and element.name:
            # A label that says something else speaks against the control's name: only an exact name counts then.
            weight = _IDLE_NAME_WEIGHT if element.label.strip() else _NAME_WEIGHT
            weighted = {name: weight * score for name, score in self._scores(control_name(element.name)).items()}
            scores = {name: score for name, score in weighted.items() if score >= THRESHOLD}
        if element.kind == "span":  # "model year" from one number to another is no model
            scores = {
                one: score for one, score in scores.items() if self.domain.attribute(one).type in COUNTED
            } or scores
        if element.options:
            if not scores:
                scores = {name: _NAME_WEIGHT * score for name, score in self._scores(counted(element.options)).items()}
            if not any(character.isnumeric() for option in element.options for character in option):
                scores = {name: score for name, score in scores.items() if self.domain.attribute(name).type != "year"}
            named = max(scores.values(), default=0.0) >= NAMED  # "Priority: blocker, minor" is no severity
            for name, score in self.instances.scores(element.options).items():
                if name in scores or not named:
                    scores[name] = max(scores.get(name, 0.0), score)
        return scores

    def interface(self, elements: Sequence[Element]) -> Match:
        """M3 (3): relevance of an interface and its elements' attributes, one to one."""
        table = [self.element(element) for element in elements]
        if self.mode == "paper":
            pairs = greedy(table, self._affinity)
        else:
            pairs = assigned_pairs(table, self._affinity)
        assigned = {index: (name, table[index][name]) for index, name in sorted(pairs.items())}
        relevance = relevance_of(table, assigned, self._affinity, self.reading)
        return Match(relevance, relevance >= self.mu - 1e-12, assigned)

    def _paper_scores(self, text: str) -> dict[str, float]:
        scores: dict[str, float] = {}
        bare = text.strip()[:300]
        for term, name in self._bare:
            score = similarity(bare, term)
            if score >= THRESHOLD and score > scores.get(name, 0.0):
                scores[name] = score
        return scores

    def _default_scores(self, text: str) -> dict[str, float]:
        owner = self._owner(text)
        owner = self._owner(unbracketed(text)) if owner is None else owner
        if owner is not None:
            return {owner: 1.0} if owner else {}
        words = tokens(text)
        hits = [*self._whole(words), *self._windows(words), *self._parts(words)]
        kept = [hit for hit in hits if not any(inside(hit, other) for other in hits)]
        scores: dict[str, float] = {}
        for hit in kept:
            scores[hit.attribute] = max(scores.get(hit.attribute, 0.0), hit.score)
        none = scores.pop(_NONE, 0.0)
        sure = {name: score for name, score in scores.items() if score > none and score >= THRESHOLD}
        return sure or self._first(text)

    def _first(self, text: str) -> dict[str, float]:
        """The attribute that the first of several things in a label names, where the others name none (author / editor), or
        what stands before a bracket."""
        parts = listed(text)
        first, *others = [self._exact.get(plain(part)) for part in parts] or [None]
        if first and others and {*others} <= {None, _NONE, first}:
            return {first: _LISTED}
        before = self._before_bracket(text)  # Date (YYYY)
        return {before: _BRACKETED} if before else {}

    def _before_bracket(self, text: str) -> str | None:
        """Whose what stands before a bracket is: Price (USD)."""
        head, bracket, _ = text.partition("(")
        return self._exact.get(plain(head)) if bracket and head.strip() else None

    def _whole(self, words: tuple[str, ...]) -> list[Hit]:
        """The whole label against every alias."""
        text = " ".join(words)
        if not text:
            return []
        owner = self._index.get(text)
        if owner is not None:
            return [Hit(owner, 1.0, 1.0, 0, len(words))]
        cjk = has_cjk(text)
        hits = []
        for term, score in self._near(text, THRESHOLD if cjk else _LATIN_CUT, cjk):
            if accepted(text, term, score) and (cjk or score >= _SHORT_CUT or min(len(text), len(term)) >= _SHORT):
                hits.append(Hit(self._index[term], score, score, 0, len(words)))
        return hits

    def _near(self, text: str, cut: float, cjk: bool) -> list[tuple[str, float]]:
        """Indexed terms of the same script at least that similar; only lengths that can be are looked at."""
        found: list[tuple[str, float]] = []
        for length in range(math.ceil(cut * len(text) - 1e-9), math.floor(len(text) / cut + 1e-9) + 1):
            terms = self._terms.get((cjk, length))
            if terms:
                near = process.extract(
                    text, terms, scorer=Levenshtein.normalized_similarity, score_cutoff=cut, limit=None
                )
                found.extend((term, score) for term, score, _ in near)
        return found

    def _windows(self, words: tuple[str, ...]) -> list[Hit]:
        """Runs of the label's words that are an alias, or nearly one, marked down for words that no run explains."""
        hits = []
        bare = all(word in FILLER or word in self._nouns for word in words if word not in GENERIC)
        for size in range(min(_WINDOW_WORDS, len(words) - 1), 0, -1):
            for start in range(len(words) - size + 1):
                run = words[start : start + size]
                text = " ".join(run)
                if (len(text) < 3 and not has_cjk(text)) or all(map(asking, run)):
                    continue
                if size == 1 and text in GENERIC and not bare:
                    continue
                owner = self._index.get(text)
                if owner is not None:
                    hits.append(Hit(owner, 1.0, 1.0, start, start + size))
                elif len(text) > 5 and len(words) <= _FUZZY_WORDS:
                    near = self._near(text, _WINDOW_CUT, has_cjk(text))
                    if near:
                        term, score = max(near, key=lambda pair: pair[1])
                        hits.append(Hit(self._index[term], score, score, start, start + size))
        share = self._share(words, hits)
        return [Hit(hit.attribute, hit.raw, hit.score * share, hit.start, hit.end) for hit in hits]

    def _share(self, words: tuple[str, ...], hits: list[Hit]) -> float:
        """What a window counts for: less with each word of substance that belongs to no window."""
        explained = {position for hit in hits for position in range(int(hit.start), int(hit.end))}
        idle = sum(
            position not in explained and not asking(word) and word not in FILLER and word not in self._nouns
            for position, word in enumerate(words)
        )
        return _IDLE_SHARE[min(idle, len(_IDLE_SHARE) - 1)]

    def _parts(self, words: tuple[str, ...]) -> list[Hit]:
        """CJK aliases inside a run without spaces: 图书作者 holds 作者. Of overlapping ones the longest counts."""
        hits = []
        for position, word in enumerate(words):
            if len(word) < 3 or not has_cjk(word):
                continue
            for size in range(min(8, len(word) - 1), 1, -1):
                for start in range(len(word) - size + 1):
                    owner = self._index.get(word[start : start + size])
                    if owner is None:
                        continue
                    share = _WINDOW_FLOOR + (1.0 - _WINDOW_FLOOR) * size / len(word)
                    begin, end = position + start / len(word), position + (start + size) / len(word)
                    hits.append(Hit(owner, 1.0, share, begin, end))
        return hits

    def _key(self, text: str) -> tuple[str | None, float]:
        if not text or len(text) > _KEY_MAX:
            return None, 0.0
        owner = self._owner(text)
        if owner is not None:
            return _owned(owner, 1.0)
        words = tokens(text)
        if not words or len(words) > _KEY_WORDS:
            return None, 0.0
        joined = " ".join(words)
        owner = self._index.get(joined)
        if owner is not None:
            return _owned(owner, 1.0)
        owner = self._before_bracket(text)
        if owner is not None:
            return _owned(owner, _BRACKETED)
        rest = unqualified(text)
        owner = self._exact.get(plain(rest)) if rest else None
        if owner is not None and owner in self.domain.by_name and self.domain.attribute(owner).multiple:
            return _owned(owner, 1.0)
        bare = tuple(word for word in words if word not in FILLER and word not in self._nouns)
        owner = self._index.get(self._stripped(" ".join(bare))) if bare else None
        if owner is not None:
            return _owned(owner, 0.95)
        if len(joined) < 6:
            return None, 0.0
        near = self._near(joined, _KEY_CUT, has_cjk(joined))
        if not near:
            return None, 0.0
        term, score = max(near, key=lambda pair: pair[1])
        return _owned(self._index[term], score)

    def _stripped(self, text: str) -> str:
        """A CJK key without the domain's noun in front and 名称 and the like behind."""
        for noun in self._prefixes:
            if text.startswith(noun) and len(text) > len(noun) + 1:
                text = text[len(noun) :]
                break
        for filler in FILLER_CJK:
            if text.endswith(filler) and len(text) > len(filler) + 1:
                return text[: -len(filler)]
        return text


def _owned(owner: str, score: float) -> tuple[str | None, float]:
    return (owner, score) if owner else (None, 0.0)


def _best(scores: dict[str, float]) -> tuple[str | None, float]:
    return max(scores.items(), key=lambda pair: pair[1]) if scores else (None, 0.0)
