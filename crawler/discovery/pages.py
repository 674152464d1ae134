"""Whether a page is about the domain (M4 MR2): naive Bayes of the domain's words against the words of the web at large.

Without a single example the topic's word model is made from the description: names, aliases and topic words. A word t of
it stands on a page about the domain with P(t | topic), the more likely the more it weighs there, and on any page with
P(t | web), counted on real pages. What the page's distinct words say together,

    S = Σ log(1 + P(t | topic) / P(t | web))

is held against what a page of the web with as many known words would say, μ·n ± σ·√n: domains whose words are common on
the web ask for more of them. The few words of a brief description also speak by how often they stand there. Pages that
proved relevant, or the user's own examples, add counts of their own.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from crawler.classify.bayes import ModelError, NaiveBayes, check_format, read_model
from crawler.classify.linear import sigmoid
from crawler.classify.tokens import tokens
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.outward import entries
from crawler.page import NOT_RENDERED, Page, Tree
from knowledge.domain import Domain

FORMAT = "formdiver pages"
VERSION = 1
YES, NO = "yes", "no"
#: P(topic | page) from which a page counts as the domain's (M4 MR2).
THETA = 0.5
#: Characters of a page that are read.
MAX_CHARACTERS = 6_000
#: P(t | topic) for one unit of a word's weight in the description, and the most that it is; words that weigh less than
#: `LEAST` there (instances of running text) say nothing.
SHARE, MOST, LEAST = 0.1, 0.5, 0.6
#: Pages that are added to the background, half of them with any given word: what it has not met is not therefore telling.
ADDED = 32.0
#: Distinct known words of an average page of the background; the words that every page is taken to have besides, and the
#: least variance of what an average page says: of a description of few and rare words one alone must not decide.
AVERAGE, BESIDES, VARIANCE = 200.0, 3.0, 4.0
#: A description is the briefer the less its words vary from page to page of the web, below this (about a hundred words; the
#: shipped ones vary more): by so much less than `VARIANCE` is one word of it kept from deciding, and so often does one
#: count at most. Set on real pages with sixteen descriptions of a dozen words.
BRIEF, EASED, OFTEN = 5.0, 2.0, 30
#: The share of a page's words that the background is taken to know at least. It has few pages of some languages; of
#: these a page about anything would else be about the domain by one word.
KNOWN = 0.4
#: Log odds of the topic for each standard deviation that a page says more than any page does; what is asked of a text of
#: any length, and how much more of a long one, half of that at so many words: an anchor cannot say as much as a page.
#: Set on real pages and on the web graph's vocabularies up to the eighth.
SLOPE, ASKED, MORE, SHORT = 0.85, 2.3, 1.3, 20.0
#: Examples (of the rarer class) at which what was learnt counts half.
HALF = 10.0
#: The most that examples move the log odds; they say so much for each √token.
LEARNT, PER_ROOT = 15.0, 10.0
#: Pieces of text between blanks whose tokens are kept, and the longest that is.
MAX_PIECES, MAX_PIECE = 60_000, 24
#: Sets of the domain's words whose weights are kept.
MAX_SPOKEN = 5_000


class Background:
    """On how many pages of the web at large each token stands.

    `shared` counts the shipped domains whose descriptions hold a token, where several do: such words (date, city) tell
    the domains apart badly, in languages too of which the background has few pages.
    """

    def __init__(
        self,
        counts: Mapping[str, int],
        pages: int,
        shared: Mapping[str, int] | None = None,
        trained_on: Mapping[str, Any] | None = None,
    ) -> None:
        self.counts = dict(counts)
        self.shared = dict(shared or {})
        self.pages = pages
        self.trained_on = dict(trained_on or {})

    def share(self, token: str) -> float:
        """The share of pages that hold a token."""
        return self.counts.get(token, 0) / self.pages if self.pages else 0.0

    def chance(self, token: str) -> float:
        """P(token | web): the same, smoothed."""
        return (self.counts.get(token, 0) + ADDED / 2) / (self.pages + ADDED)

    def to_json(self) -> dict[str, Any]:
        """The counts as plain JSON values."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "trained_on": self.trained_on,
            "pages": self.pages,
            "shared": {token: self.shared[token] for token in sorted(self.shared)},
            "counts": {token: self.counts[token] for token in sorted(self.counts)},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Background:
        """The counts that `to_json` gave. Raises `ModelError`."""
        check_format(data, FORMAT, VERSION)
        try:
            counts = {str(token): int(count) for token, count in data["counts"].items()}
            shared = {str(token): int(count) for token, count in data["shared"].items()}
            return cls(counts, int(data["pages"]), shared, data["trained_on"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ModelError(f"damaged model: {error!r}") from error


class _Pieces(dict[str, frozenset[str]]):
    """The tokens of what stands between blanks, those that `wanted` lets through, each cut once and kept: as sets, which
    are joined much faster than anything else is."""

    def __init__(self, wanted: Callable[[str], bool] | None = None) -> None:
        self._wanted = wanted

    def __missing__(self, piece: str) -> frozenset[str]:
        found = frozenset(tokens(piece) if self._wanted is None else filter(self._wanted, tokens(piece)))
        if len(piece) <= MAX_PIECE:
            if len(self) >= MAX_PIECES:
                self.clear()
            self[piece] = found
        return found

    def tokens(self, pieces: Iterable[str]) -> set[str]:
        """The distinct tokens of these pieces."""
        return set().union(*map(self.__getitem__, pieces))


class _Spoken(dict[frozenset[str], float]):
    """What the domain's words on a page say together; pages of a site say the same again and again."""

    def __init__(self, telling: Mapping[str, float]) -> None:
        self._telling = telling

    def __missing__(self, own: frozenset[str]) -> float:
        found = math.fsum([self._telling[token] for token in own])  # exact: the order of a set must not decide
        if len(self) >= MAX_SPOKEN:
            self.clear()
        self[own] = found
        return found


class PageClassifier:
    """P(topic of the domain | page). `examples` is a model of the user's own pages (labels yes and no)."""

    def __init__(
        self, domain: Domain, *, background: Background | None = None, examples: NaiveBayes | None = None
    ) -> None:
        self.domain = domain
        self.background = background or shipped()
        self.examples = examples if examples is not None else NaiveBayes(distinct=True, uniform=True)
        self.lexicon = Lexicon(domain)
        self._all = _Pieces()
        self.adopt({})

    def adopt(self, words: Mapping[str, float]) -> None:
        """Take these words, each with a weight as in `Lexicon`, for words of the topic beside those described. What only
        fields are called counts where the background has pages with it; elsewhere it may be any common word."""
        self._telling: dict[str, float] = {}
        mean = variance = 0.0
        for token, weight in (dict(words) | self.lexicon.weights).items():
            weight /= self.background.shared.get(token, 1)
            often = self.background.share(token)
            if weight < LEAST or (not often and token in self.lexicon.labels):
                continue
            said = math.log1p(min(MOST, SHARE * weight) / self.background.chance(token))
            self._telling[token] = said
            mean += said * often
            variance += said * said * often * (1.0 - often)
        self._brief = max(0.0, 1.0 - variance / BRIEF)
        self._mean, self._variance = mean / AVERAGE, (variance + VARIANCE - EASED * self._brief) / AVERAGE
        self._own = frozenset(self._telling)
        self._others = frozenset(self.background.counts) - self._own
        self._pieces = _Pieces((self._own | self._others).__contains__)
        self._spoken = _Spoken(self._telling)

    def words_of(self, page: Page) -> set[str]:
        """The distinct tokens of a page, without what it says of other sites."""
        return self._all.tokens(set(said(page.tree, skip=entries(page))[:MAX_CHARACTERS].split()))

    def topic_of_page(self, page: Page) -> float:
        """P(topic | page) of a parsed page, leaving out what it says of other sites, unless to list sites is what it is there
        for; 0 where there is nothing on it."""
        return self.topic(said(page.tree, skip=entries(page))) if len(page.tree) else 0.0

    def topic(self, text: str) -> float:
        """P(topic | page), from the page's words; .5 is M4's θ."""
        return sigmoid(self.odds(text))

    def odds(self, text: str) -> float:
        """Log odds for the topic."""
        listed = text[:MAX_CHARACTERS].split()
        pieces = set(listed)
        words = self._pieces.tokens(pieces)
        own = self._own & words
        size = max(len(words), KNOWN * len(pieces))
        excess = self._spoken[own] - self._mean * size
        if self._brief and len(own) > 1:  # one word alone must not decide, however often it comes
            excess += self._brief * self._repeated(own, listed)
        asked = ASKED + MORE * size / (size + SHORT)
        total = SLOPE * excess / math.sqrt(self._variance * (size + BESIDES)) - asked
        return total + self._learnt(pieces, math.sqrt(size + BESIDES))

    def _repeated(self, own: frozenset[str], listed: Sequence[str]) -> float:
        """What the domain's words on a page say by standing there more than once."""
        times: Counter[str] = Counter()
        for piece, count in Counter(listed).items():
            for token in self._pieces[piece] & own:
                times[token] += count
        return math.fsum([self._telling[token] * math.log(min(OFTEN, count)) for token, count in times.items()])

    def learn(self, text: str, relevant: bool, weight: float = 1.0) -> None:
        """Take in a page that proved relevant, or not."""
        self.examples.learn(YES if relevant else NO, sorted(set(tokens(text[:MAX_CHARACTERS]))), weight)

    def _learnt(self, pieces: set[str], size: float) -> float:
        least = min(self.examples.examples(YES), self.examples.examples(NO))
        if least <= 0:
            return 0.0
        odds = PER_ROOT * self.examples.log_odds(YES, self._all.tokens(pieces)) / size
        return least / (least + HALF) * max(-LEARNT, min(LEARNT, odds))


def said(tree: Tree, limit: int = MAX_CHARACTERS, skip: Sequence[tuple[int, int]] = ()) -> str:
    """The rendered words of a page, at most `limit` characters, without the intervals of nodes to `skip`. Unlike
    `Tree.text` every element ends a word; of a select only what it shows before it is opened is said."""
    texts = tree.texts
    hidden = NOT_RENDERED.intersection(tree.tags)
    closed = _unopened(tree) if "select" in tree.tags else ()
    if hidden or skip or closed:
        unsaid = [(node, tree.ends[node]) for tag in hidden for node in tree.find(tag)]
        kept: list[str] = []
        start = 0
        for node, end in sorted([*unsaid, *skip, *closed]):
            if node >= start:
                kept += texts[start:node]
            start = max(start, end)
        texts = kept + texts[start:]
    text = " ".join(filter(None, texts))
    return text if len(text) <= limit else " ".join(text.split())[:limit]


def _unopened(tree: Tree) -> list[tuple[int, int]]:
    """The options of selects after the first of each: countries, languages and years are many and say nothing."""
    found = []
    for node in tree.find("select"):
        end = tree.ends[node]
        options = tree.find("option", node, end)
        if len(options) > 1:
            found.append((options[1], end))
    return found


@cache
def shipped() -> Background:
    """The background that comes with the package."""
    return Background.from_json(read_model(files("crawler.discovery").joinpath("models", "pages.json.gz")))
