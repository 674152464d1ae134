"""How likely a link leads to a query interface (M4 MR1), and learning that from where links led.

Naive Bayes (M4 (1)-(3)) over anchor, context, address and image. Its sum of log odds splits into one part for each of
these, and parts repeat on page after page, so each is worked out once and kept: scoring a link costs a few look-ups.
On top stands what the crawl itself learnt, per domain and, where a site has given evidence enough, per site.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

from crawler.classify.bayes import ModelError, NaiveBayes, check_format, read_model
from crawler.classify.linear import sigmoid
from crawler.discovery.features import (
    COARSE,
    HEADS,
    LABELLED,
    MAX_DEPTH,
    ROWS,
    Reader,
    coarser,
    depth_feature,
    picture_name,
    strange,
)
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.online import Credit
from crawler.discovery.tally import Tally
from crawler.discovery.top import Parts, Top
from crawler.urls import site as site_of
from knowledge.domain import Domain

FORMAT = "formdiver links"
VERSION = 5
YES, NO = "yes", "no"
#: Share of the credit that the link before gets, for each step back along the path.
DECAY = 0.5
#: The most that one word says, in log odds, beside what the words announce together.
WORD_LIMIT = 1.0
#: The most that all words of an anchor say as a whole.
LABEL_LIMIT = 4.0
#: What smoothing adds to the counts of what a part announces, of words, and of whole labels, in links.
HEAD, WORD, LABEL = 12.0, 6.0, 4.0
#: The score from which a link is said to lead to an interface: the best mean F at natural frequency, each vocabulary of
#: the web graph measured with what the others taught.
LEADS = 0.5
#: M4's bound on the depth of what is followed in strict mode (91.6 % of interfaces lie within).
STRICT_DEPTH = 3
#: Most links that lead somewhere kept in memory as parts, and sites with counts of their own.
MAX_PARTS, MAX_SITES = 60_000, 2_000


_T = TypeVar("_T")


class Step(NamedTuple):
    """One link as it was followed: what `LinkClassifier.score` was asked about. Depth 0 leads to another site."""

    text: str
    context: str
    url: str
    depth: int
    image: str = ""
    topic: float = 0.5


class _Known(dict[str, _T]):
    """What was worked out for texts, each at its first sight; forgotten when there are too many."""

    def __init__(self, make: Callable[[str], _T]) -> None:
        self._make = make

    def __missing__(self, text: str) -> _T:
        found = self._make(text)
        if len(self) >= MAX_PARTS:
            self.clear()
        self[text] = found
        return found


class _Memory:
    """The parts of links met so far for one domain: their log odds, and their features where these were asked for."""

    __slots__ = ("addresses", "anchors", "contexts", "reader", "spelt")

    def __init__(self, reader: Reader, ratios: Mapping[str, float], top: Top) -> None:
        tally = Tally(reader, ratios, top.told, top.whole)
        self.reader = reader
        self.anchors = _Known(tally.anchor)
        self.contexts = _Known(tally.context)
        self.addresses = _Known(tally.address)
        self.spelt = _Known(reader.anchor), _Known(reader.address)

    def learnable(self, text: str, url: str, image: str) -> list[str]:
        """The features a crawl learns from: all but the context, which belongs to the page rather than to the link, and
        the coarser readings of what is there already."""
        anchors, addresses = self.spelt
        found = [*anchors[text or picture_name(image)], *addresses[url]]
        return [feature for feature in found if feature[1] not in COARSE]


class LinkClassifier:
    """Scores links: naive Bayes over the parts of a link, weighed by `top`.

    `strict` is M4's conjunction: depth at most 3, a cue word in anchor or address, and the domain's topic around it. `ratios`
    are those of the model where they are worked out already.
    """

    def __init__(
        self, model: NaiveBayes, top: Top, *, strict: bool = False, ratios: dict[str, float] | None = None
    ) -> None:
        self.model = model
        self.top = top
        self.strict = strict
        self.ratios = ratios_of(model) if ratios is None else ratios
        self._depths = [self.ratios.get(depth_feature(depth), 0.0) for depth in range(MAX_DEPTH + 1)]
        self._memories: dict[str, _Memory] = {}
        self._last: tuple[Domain | None, _Memory] | None = None
        self._readers: dict[int, _Memory] = {}
        self._credits: dict[str, Credit] = {}
        self._sites: dict[tuple[str, str], Credit] = {}

    @classmethod
    def load(cls, *, strict: bool = False) -> LinkClassifier:
        """A classifier with the shipped model; what it learns stays its own."""
        model, top = _shipped()
        return cls(model, top, strict=strict, ratios=_shipped_ratios())

    def parts(self, step: Step, domain: Domain | None = None, reader: Reader | None = None) -> Parts:
        """What naive Bayes says of each part of a link, before they are weighed and without what was learnt since.

        `reader` reads it in place of the domain's own: training has some words read as if they were unknown.
        """
        memory = self._memory_of(domain) if reader is None else self._read_by(reader)
        text = step.text or picture_name(step.image)
        anchor, named, _, words = memory.anchors[text]
        address, said = memory.addresses[step.url]
        return Parts(
            anchor,
            memory.contexts[step.context],
            address,
            self._depths[_depth(step.depth)],
            step.topic,
            step.depth <= 0,
            named,
            memory.reader.form(text),
            strange(words, said),
            step.depth == 1,
            not step.text,
            self.ratios.get(memory.reader.whole(text), 0.0),
        )

    def first_odds(self, text: str, url: str = "", domain: Domain | None = None) -> float:
        """The log odds of the anchor alone, or with the address: the cheapest questions one can ask of a link."""
        memory = self._memory_of(domain)
        odds = memory.anchors[text][0]
        return odds + memory.addresses[url][0] if url else odds

    def asks(self, text: str, url: str, depth: int, domain: Domain | None = None) -> bool:
        """Whether the score depends on the words around the link.

        Where anchor and address both speak against a link inside its site, those words change little and are not read:
        they are most of the work.
        """
        memory = self._memory_of(domain)
        return memory.anchors[text][0] >= 0.0 or memory.addresses[url][0] >= 0.0 or depth <= 0 or self.strict

    def score(
        self,
        text: str,
        context: str,
        url: str,
        depth: int,
        *,
        image: str = "",
        topic: float = 0.5,
        domain: Domain | None = None,
    ) -> float:
        """P(the link leads to a query interface of the domain); strict mode gives 0 where the conjunction fails.

        `topic` is P(topic) of the page or site that carries the link, depth 0 a link to another site.
        """
        memory = self._memory_of(domain)
        if self.strict and not self._strict(memory, Step(text, context, url, depth, image)):
            return 0.0
        anchor, named, told, words = memory.anchors[text or picture_name(image)]
        address, said = memory.addresses[url]
        unread = anchor < 0.0 and address < 0.0 and depth > 0 and not self.strict  # see `asks`
        odds = self.top.weighed(
            anchor,
            0.0 if unread else memory.contexts[context],
            address,
            self._depths[depth if 0 <= depth < MAX_DEPTH else _depth(depth)],
            topic,
            outside=depth <= 0,
            named=named,
            told=told,
            strange=strange(words, said),
            near=depth == 1,
            drawn=not text,
        )
        if self._credits:
            name = domain.name if domain is not None else ""
            credit = self._credits.get(name)
            if credit is not None:
                odds += self._learnt(credit, self._sites.get((name, site_of(url))), memory, (text, url, image))
        return sigmoid(odds)

    def reward(self, path: Sequence[Step], gained: bool, *, domain: Domain | None = None) -> None:
        """Learn from a path of links, first to last: did its end bring an interface?

        The last link gets the full credit, each one before it `DECAY` of the next. A path that brought nothing blames
        its last link alone: the links before it may still lead to something.
        """
        name = domain.name if domain is not None else ""
        memory = self._memory_of(domain)
        credit = self._credits.setdefault(name, Credit())
        weight = 1.0
        for step in reversed(path):
            features = memory.learnable(step.text, step.url, step.image)
            credit.learn(features, gained, weight)
            self._site(name, site_of(step.url)).learn(features, gained, weight)
            weight *= DECAY
            if not gained or weight < 0.05:
                break

    def learnt(self) -> dict[str, Any]:
        """What rewards have taught, as plain JSON values: equal after the same rewards in any order, as resuming needs it."""
        return {
            "domains": {name: credit.to_json() for name, credit in sorted(self._credits.items())},
            "sites": [[name, site, credit.to_json()] for (name, site), credit in self._sites.items()],
        }

    def to_json(self) -> dict[str, Any]:
        """The shipped part as plain JSON values."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "top": self.top.to_json(),
            "model": self.model.to_json(),
        }

    # -- parts ------------------------------------------------------------------------------------------------------

    def _memory_of(self, domain: Domain | None) -> _Memory:
        """What is known of links for a domain, made once."""
        last = self._last
        if last is not None and last[0] is domain:
            return last[1]
        name = domain.name if domain is not None else ""
        found = self._memories.get(name)
        if found is None or found.reader.lexicon.domain is not domain:
            found = self._memories[name] = _Memory(Reader(Lexicon(domain)), self.ratios, self.top)
        self._last = domain, found
        return found

    def _read_by(self, reader: Reader) -> _Memory:
        found = self._readers.get(id(reader))
        if found is None:
            found = self._readers[id(reader)] = _Memory(reader, self.ratios, self.top)
        return found

    # -- what the crawl learnt --------------------------------------------------------------------------------------

    def _learnt(self, credit: Credit, own: Credit | None, memory: _Memory, link: tuple[str, str, str]) -> float:
        """What the crawl learnt in the domain and on the link's own site; nothing where neither has earned trust."""
        trusted = [one for one in (credit, own) if one is not None and one.trust > 0.0]
        if not trusted:
            return 0.0
        features = memory.learnable(*link)
        return sum([one.odds(features) for one in trusted])

    def _site(self, name: str, site: str) -> Credit:
        found = self._sites.get((name, site))
        if found is None:
            if len(self._sites) >= MAX_SITES:
                self._sites.pop(next(iter(self._sites)))
            found = self._sites[name, site] = Credit()
        return found

    def _strict(self, memory: _Memory, step: Step) -> bool:
        """M4's three conditions: depth, a cue word in anchor, address or picture, and the topic class."""
        if step.depth > STRICT_DEPTH:
            return False
        spelt = memory.learnable(step.text, step.url, step.image)
        if not any(cue in feature for feature in spelt for cue in ("=search", "=detailed", "=look")):
            return False
        if memory.reader.lexicon.domain is None:
            return True
        context = memory.reader.context(step.context)
        anchors = memory.spelt[0][step.text or picture_name(step.image)]
        return not any("topic0" in one for one in context) or any("noun" in one or "topic" in one for one in anchors)


def _depth(depth: int) -> int:
    return max(0, min(MAX_DEPTH, depth))


def ratios_of(model: NaiveBayes, *, head: float = HEAD, word: float = WORD) -> dict[str, float]:
    """log P(feature | yes) − log P(feature | no) of every feature seen in training; bare words are bounded.

    Laplace's rule adds the same to both counts of a feature. Here what is added (`HEAD`, `WORD` links) is shared out as
    the next coarser feature is, which was seen more often: rare wholes say what their parts say.
    """
    if not model.labels:
        return {}
    counts = model.counts
    yes, no = model.labels.index(YES), model.labels.index(NO)
    whole = [model.examples(YES), model.examples(NO)]
    bases: dict[str, float] = {}
    shares: dict[str, float] = {}

    def base(feature: str) -> float:
        found = bases.get(feature[0])
        if found is None:
            own = counts.get(feature[0] + ROWS)
            rows = [own[yes], own[no]] if own is not None else whole
            found = bases[feature[0]] = (rows[0] + 1.0) / (rows[0] + rows[1] + 2.0)
        return found

    def share(feature: str) -> float:
        found = shares.get(feature)
        if found is None:
            own = counts.get(feature, (0.0, 0.0))
            added = LABEL if feature.startswith(LABELLED) else head if feature[1] in HEADS else word
            before = coarser(feature)
            told = share(before) if before else base(feature)
            found = shares[feature] = (own[yes] + added * told) / (own[yes] + own[no] + added)
        return found

    found = {}
    for feature, own in counts.items():
        if feature.startswith(LABELLED):  # what it says beyond what its words announce together
            ratio = _logit(share(feature)) - _logit(base(feature))
            ratio += _logit(base(feature)) - _logit(share(coarser(feature)))
            found[feature] = max(-LABEL_LIMIT, min(LABEL_LIMIT, ratio))
        elif feature[1] == ":":  # a bare word, as most are, has nothing coarser
            told = base(feature)
            ratio = _logit((own[yes] + word * told) / (own[yes] + own[no] + word)) - _logit(told)
            found[feature] = max(-WORD_LIMIT, min(WORD_LIMIT, ratio))
        elif feature[1] != ROWS:
            found[feature] = _logit(share(feature)) - _logit(base(feature))
    return found


def _logit(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


@cache
def _shipped() -> tuple[NaiveBayes, Top]:
    return from_json(read_model(files("crawler.discovery").joinpath("models", "links.json.gz")))


@cache
def _shipped_ratios() -> dict[str, float]:
    return ratios_of(_shipped()[0])


def from_json(data: Mapping[str, Any]) -> tuple[NaiveBayes, Top]:
    """Counts and weights of a model file. Raises `ModelError`."""
    check_format(data, FORMAT, VERSION)
    try:
        return NaiveBayes.from_json(data["model"]), Top.from_json(data["top"])
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, ModelError):
            raise
        raise ModelError(f"damaged model: {error!r}") from error
