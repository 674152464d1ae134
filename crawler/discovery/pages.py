"""Whether a page is about the domain (M4 MR2): naive Bayes of the domain's words against the words of the web at large.

Without a single example the topic's word model is made from the description: names, aliases, instances and topic
words, mixed into the background,

    P(t | topic) = λ·lex(t) + (1−λ)·P(t | web),    odds = log mean_λ Π_t P(t | topic) / P(t | web)

over the distinct tokens t of the page that either side knows. Pages that proved relevant, or the user's own examples,
add counts of their own.
"""

from __future__ import annotations

import math
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
#: The λ averaged over (how much of a page about the topic is said in the words of the description is not known), and the
#: weight that one unit of the lexicon has in P(t | lexicon).
SHARES, UNIT = (0.02, 0.05, 0.1, 0.2), 1 / 400
#: The rarest that a word is taken to be on the web, in ASCII and in other letters: the background knows English best,
#: and what it has not met is not therefore telling.
FLOOR, FLOOR_OTHER = 3e-4, 3e-4
#: The share of a page's words that the background is taken to know at least. It has few pages of some languages; of
#: these a page about anything would else be about the domain by one word.
KNOWN = 0.4
#: Slope and offset from mean log odds per √token to P(topic), set on the train and test halves of the web graph.
CALIBRATION = (10.0, -1.8)
#: Examples (of the rarer class) at which what was learnt counts half.
HALF = 10.0
#: The most that examples move the log odds (by √tokens): a page as the description sees it is at ±2 or so.
LEARNT = 1.5
#: Pieces of text between blanks whose tokens are kept, and the longest that is.
MAX_PIECES, MAX_PIECE = 60_000, 24
#: Sets of the domain's words whose weights are kept.
MAX_SPOKEN = 5_000


class Background:
    """How often tokens stand on pages of the web at large: P(t) = (df + ½) / (Σ df + ½·|V|).

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
        self._total = sum(self.counts.values()) + 0.5 * (len(self.counts) + 1)

    def probability(self, token: str) -> float:
        """P(token) among the distinct tokens of a page."""
        return (self.counts.get(token, 0) + 0.5) / self._total

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


class _Pieces(dict[str, tuple[str, ...]]):
    """The tokens of what stands between blanks, those that `wanted` lets through, each cut once and kept."""

    def __init__(self, wanted: Callable[[str], bool] | None = None) -> None:
        self._wanted = wanted

    def __missing__(self, piece: str) -> tuple[str, ...]:
        found = tokens(piece)
        if self._wanted is not None:
            found = tuple(filter(self._wanted, found))
        if len(piece) <= MAX_PIECE:
            if len(self) >= MAX_PIECES:
                self.clear()
            self[piece] = found
        return found

    def tokens(self, pieces: Iterable[str]) -> set[str]:
        """The distinct tokens of these pieces."""
        return set().union(*filter(None, map(self.__getitem__, pieces)))


class _Spoken(dict[frozenset[str], tuple[float, ...]]):
    """What the domain's words on a page weigh together for each λ; pages of a site say the same again and again."""

    def __init__(self, weights: Mapping[str, tuple[float, ...]]) -> None:
        self._weights = weights

    def __missing__(self, own: frozenset[str]) -> tuple[float, ...]:
        said = [self._weights[token] for token in own]
        # exact sums: the order of a set must not decide the last digit
        found = tuple(map(math.fsum, zip(*said, strict=True))) if said else (0.0,) * len(SHARES)
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
        self._rests = [math.log(1.0 - share) for share in SHARES]
        self._all = _Pieces()
        self.adopt({})

    def adopt(self, words: Mapping[str, float]) -> None:
        """Take these words, each with a weight as in `Lexicon`, for words of the topic beside those described."""
        described = self.lexicon.weights
        self._weights = {token: self._weight(token, weight) for token, weight in (dict(words) | described).items()}
        self._own = frozenset(self._weights)
        self._others = frozenset(self.background.counts) - self._own
        self._pieces = _Pieces((self._own | self._others).__contains__)
        self._spoken = _Spoken(self._weights)

    def words_of(self, page: Page) -> set[str]:
        """The distinct tokens of a page, without what it says of other sites."""
        return self._all.tokens(set(said(page.tree, skip=entries(page))[:MAX_CHARACTERS].split()))

    def topic_of(self, tree: Tree) -> float:
        """P(topic | page) of a parsed page; 0 where there is nothing on it."""
        return self.topic(said(tree)) if len(tree) else 0.0

    def topic_of_page(self, page: Page) -> float:
        """The same, leaving out what the page says of other sites, unless to list sites is what it is there for."""
        return self.topic(said(page.tree, skip=entries(page))) if len(page.tree) else 0.0

    def topic(self, text: str) -> float:
        """P(topic | page), from the page's words; .5 is M4's θ."""
        slope, offset = CALIBRATION
        return sigmoid(slope * self.odds(text) + offset)

    def odds(self, text: str) -> float:
        """Log odds for the topic by the square root of the distinct tokens, so that length alone decides nothing."""
        pieces = set(text[:MAX_CHARACTERS].split())
        words = self._pieces.tokens(pieces)
        if not words and not self._all.tokens(pieces):
            return -2.0
        own = words & self._own
        others = max(len(words) - len(own), int(KNOWN * len(pieces)) - len(own))
        size = math.sqrt(len(own) + others + 10.0)
        first, second, third, fourth = self._spoken[frozenset(own)]
        a, b, c, d = self._rests
        totals = [first + a * others, second + b * others, third + c * others, fourth + d * others]
        best = max(totals)
        total = best + math.log(math.fsum([math.exp(one - best) for one in totals]) / len(SHARES))
        return total / size + self._learnt(pieces, size)

    def learn(self, text: str, relevant: bool, weight: float = 1.0) -> None:
        """Take in a page that proved relevant, or not."""
        self.examples.learn(YES if relevant else NO, sorted(set(tokens(text[:MAX_CHARACTERS]))), weight)

    def _learnt(self, pieces: set[str], size: float) -> float:
        least = min(self.examples.examples(YES), self.examples.examples(NO))
        if least <= 0:
            return 0.0
        odds = self.examples.log_odds(YES, self._all.tokens(pieces)) / size
        return least / (least + HALF) * max(-LEARNT, min(LEARNT, odds))

    def _weight(self, token: str, weight: float) -> tuple[float, ...]:
        common = max(self.background.probability(token), FLOOR if token.isascii() else FLOOR_OTHER)
        weight /= self.background.shared.get(token, 1)
        return tuple(math.log(share * weight * UNIT / common + 1.0 - share) for share in SHARES)


def said(tree: Tree, limit: int = MAX_CHARACTERS, skip: Sequence[tuple[int, int]] = ()) -> str:
    """The rendered words of a page, at most `limit` characters, without the intervals of nodes to `skip`. Unlike
    `Tree.text` every element ends a word."""
    texts = tree.texts
    hidden = NOT_RENDERED.intersection(tree.tags)
    if hidden or skip:
        unsaid = [(node, tree.ends[node]) for tag in hidden for node in tree.find(tag)]
        kept: list[str] = []
        start = 0
        for node, end in sorted([*unsaid, *skip]):
            if node >= start:
                kept += texts[start:node]
            start = max(start, end)
        texts = kept + texts[start:]
    text = " ".join(filter(None, texts))
    return text if len(text) <= limit else " ".join(text.split())[:limit]


@cache
def shipped() -> Background:
    """The background that comes with the package."""
    return Background.from_json(read_model(files("crawler.discovery").joinpath("models", "pages.json.gz")))
