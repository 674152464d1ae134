"""How likely a link leads to a query interface (M4 MR1), and learning that from where links led.

Naive Bayes (M4 (1)-(3)) over anchor, context, address and image. Its sum of log odds splits into one part for each of
these, and parts repeat on page after page, so each is worked out once and kept: scoring a link costs a few look-ups.
On top stands what the crawl itself learnt, per domain and, where a site has given evidence enough, per site.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from crawler.classify.bayes import ModelError, NaiveBayes, check_format, read_model
from crawler.classify.linear import sigmoid
from crawler.discovery.features import Reader, depth_feature
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.online import Credit
from crawler.discovery.top import Parts, Top
from crawler.urls import site as site_of
from knowledge.domain import Domain

FORMAT = "formdiver links"
VERSION = 2
YES, NO = "yes", "no"
#: Share of the credit that the link before gets, for each step back along the path.
DECAY = 0.5
#: The most that one word says, in log odds, beside what the words announce together.
WORD_LIMIT = 1.0
#: M4's bound on the depth of what is followed in strict mode (91.6 % of interfaces lie within).
STRICT_DEPTH = 3
#: Most links that lead somewhere kept in memory as parts, and sites with counts of their own.
MAX_PARTS, MAX_SITES = 60_000, 2_000


#: How the feature of an anchor begins that names the domain's things.
_NAMED = ("A=noun", "A=topic")


class Step(NamedTuple):
    """One link as it was followed: what `LinkClassifier.score` was asked about. Depth 0 leads to another site."""

    text: str
    context: str
    url: str
    depth: int
    image: str = ""
    topic: float = 0.5


class _Part(NamedTuple):
    """The log odds of one part of a link, and the features that a crawl may learn from."""

    odds: float
    features: tuple[str, ...]
    named: bool


_Parts = tuple[_Part, _Part, _Part, _Part]
_UNREAD = _Part(0.0, (), named=False)


class _Memory:
    """The parts of links worked out so far for one domain."""

    __slots__ = ("addresses", "anchors", "contexts", "images", "reader")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.anchors: dict[str, _Part] = {}
        self.contexts: dict[str, _Part] = {}
        self.addresses: dict[str, _Part] = {}
        self.images: dict[str, _Part] = {}


class LinkClassifier:
    """Scores links: naive Bayes over the parts of a link, weighed by `top`.

    `strict` is M4's conjunction: depth at most 3, a cue word in anchor or address, and the domain's topic around it.
    """

    def __init__(self, model: NaiveBayes, top: Top, *, strict: bool = False) -> None:
        self.model = model
        self.top = top
        self.strict = strict
        self._ratios = _ratios(model, model.log_odds(YES, ()) if model.labels else 0.0)
        self._memories: dict[str, _Memory] = {}
        self._credits: dict[str, Credit] = {}
        self._sites: dict[tuple[str, str], Credit] = {}

    @classmethod
    def load(cls, *, strict: bool = False) -> LinkClassifier:
        """A classifier with the shipped model; what it learns stays its own."""
        model, top = _shipped()
        return cls(model, top, strict=strict)

    def parts(self, step: Step, domain: Domain | None = None) -> Parts:
        """What naive Bayes says of each part of a link, before they are weighed and without what was learnt since."""
        found = self._parts_of(self._memory_of(domain), step.text, step.context, step.url, step.image)
        return self._weighable(found, step.depth, step.topic)

    def _weighable(self, parts: _Parts, depth: int, topic: float) -> Parts:
        anchor, context, address, image = parts
        odds = self._ratios.get(depth_feature(depth), 0.0)
        return Parts(anchor.odds, context.odds, address.odds, image.odds, odds, topic, depth <= 0, anchor.named)

    def first_odds(self, text: str, url: str = "", domain: Domain | None = None) -> float:
        """The log odds of the anchor alone, or with the address: the cheapest questions one can ask of a link."""
        memory = self._memory_of(domain)
        part = memory.anchors.get(text) or self._keep(memory.anchors, text, memory.reader.anchor(text))
        if not url:
            return part.odds
        address = memory.addresses.get(url) or self._keep(memory.addresses, url, memory.reader.address(url))
        return part.odds + address.odds

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
        parts = self._parts_of(self._memory_of(domain), text, context, url, image, inside=depth > 0 and not self.strict)
        if self.strict and not self._strict(parts, depth, domain):
            return 0.0
        odds = self.top.odds(self._weighable(parts, depth, topic))
        if self._credits:
            name = domain.name if domain is not None else ""
            credit = self._credits.get(name)
            if credit is not None:
                odds += self._learnt(credit, parts, name, url)
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
            parts = self._parts_of(memory, step.text, step.context, step.url, step.image)
            features = _learnable(parts)
            credit.learn(features, gained, weight)
            self._site(name, site_of(step.url)).learn(features, gained, weight)
            weight *= DECAY
            if not gained or weight < 0.05:
                break

    def learnt(self) -> dict[str, Any]:
        """What rewards have taught, as plain JSON values; `relearn` takes it back."""
        return {
            "domains": {name: credit.to_json() for name, credit in sorted(self._credits.items())},
            "sites": [[name, site, credit.to_json()] for (name, site), credit in self._sites.items()],
        }

    def relearn(self, data: Mapping[str, Any]) -> None:
        """Go on from what `learnt` gave. Raises `ModelError`."""
        try:
            self._credits = {str(name): Credit.from_json(one) for name, one in data["domains"].items()}
            self._sites = {(str(name), str(site)): Credit.from_json(one) for name, site, one in data["sites"]}
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise ModelError(f"damaged link counts: {error!r}") from error

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
        name = domain.name if domain is not None else ""
        found = self._memories.get(name)
        if found is None or found.reader.lexicon.domain is not domain:
            found = self._memories[name] = _Memory(Reader(Lexicon(domain)))
        return found

    def _parts_of(
        self, memory: _Memory, text: str, context: str, url: str, image: str, *, inside: bool = False
    ) -> _Parts:
        """The parts of a link. Where anchor and address both speak against a link inside its site, the words around it
        change little and are not read: they are most of the work."""
        reader = memory.reader
        anchor = memory.anchors.get(text) or self._keep(memory.anchors, text, reader.anchor(text))
        address = memory.addresses.get(url) or self._keep(memory.addresses, url, reader.address(url))
        if inside and anchor.odds < 0.0 and address.odds < 0.0 and not anchor.named:
            around = _UNREAD
        else:
            around = memory.contexts.get(context) or self._keep(memory.contexts, context, reader.context(context))
        picture = memory.images.get(image) or self._keep(memory.images, image, reader.image(image))
        return anchor, around, address, picture

    def _keep(self, known: dict[str, _Part], key: str, features: Sequence[str]) -> _Part:
        named = bool(features) and features[0].startswith(_NAMED)
        part = _Part(self._sum(features), tuple(features), named)
        if len(known) >= MAX_PARTS:
            known.clear()
        known[key] = part
        return part

    def _sum(self, features: Sequence[str]) -> float:
        """Log odds of the features; a coarse one (`A~`) speaks only where the fine one (`A=`) was never seen."""
        ratios = self._ratios
        total = 0.0
        unseen = False
        for feature in features:
            mark = feature[1]
            if mark == "=":
                ratio = ratios.get(feature, 0.0)
                unseen = ratio == 0.0
                total += ratio
            elif unseen or mark != "~":
                total += ratios.get(feature, 0.0)
        return total

    # -- what the crawl learnt --------------------------------------------------------------------------------------

    def _learnt(self, credit: Credit, parts: _Parts, name: str, url: str) -> float:
        features = _learnable(parts)
        odds = credit.odds(features)
        own = self._sites.get((name, site_of(url)))
        return odds + own.odds(features) if own is not None else odds

    def _site(self, name: str, site: str) -> Credit:
        found = self._sites.get((name, site))
        if found is None:
            if len(self._sites) >= MAX_SITES:
                self._sites.pop(next(iter(self._sites)))
            found = self._sites[name, site] = Credit()
        return found

    def _strict(self, parts: _Parts, depth: int, domain: Domain | None) -> bool:
        """M4's three conditions: depth, a cue word in anchor, address or picture, and the topic class."""
        if depth > STRICT_DEPTH:
            return False
        anchor, context, address, image = (" ".join(part.features) for part in parts)
        if not any(cue in text for text in (anchor, address, image) for cue in ("=search", "+search", "=detailed")):
            return False
        return domain is None or "topic0" not in context or "noun" in anchor or "topic" in anchor


def _ratios(model: NaiveBayes, prior: float) -> dict[str, float]:
    """log P(feature | yes) − log P(feature | no) of every feature seen in training; bare words are bounded."""
    found = {}
    for feature in model.to_json()["tokens"] if model.labels else ():
        ratio = model.log_odds(YES, (feature,)) - prior
        found[feature] = max(-WORD_LIMIT, min(WORD_LIMIT, ratio)) if feature[1] == ":" else ratio
    return found


def _learnable(parts: _Parts) -> list[str]:
    """The features a crawl learns from: all but the context, which belongs to the page rather than to the link."""
    return [*parts[0].features, *parts[2].features, *parts[3].features]


@cache
def _shipped() -> tuple[NaiveBayes, Top]:
    return from_json(read_model(files("crawler.discovery").joinpath("models", "links.json.gz")))


def from_json(data: Mapping[str, Any]) -> tuple[NaiveBayes, Top]:
    """Counts and weights of a model file. Raises `ModelError`."""
    check_format(data, FORMAT, VERSION)
    try:
        return NaiveBayes.from_json(data["model"]), Top.from_json(data["top"])
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, ModelError):
            raise
        raise ModelError(f"damaged model: {error!r}") from error
