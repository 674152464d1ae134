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
from crawler.discovery.features import (
    anchor_features,
    context_features,
    depth_feature,
    image_features,
    url_features,
)
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.online import Credit
from crawler.urls import site as site_of
from knowledge.domain import Domain

FORMAT = "formdiver links"
VERSION = 1
YES, NO = "yes", "no"
#: Share of the credit that the link before gets, for each step back along the path.
DECAY = 0.5
#: M4's bound on the depth of what is followed in strict mode (91.6 % of interfaces lie within).
STRICT_DEPTH = 3
#: Most links that lead somewhere kept in memory as parts, and sites with counts of their own.
MAX_PARTS, MAX_SITES = 60_000, 2_000


class Step(NamedTuple):
    """One link as it was followed: what `LinkClassifier.score` was asked about."""

    text: str
    context: str
    url: str
    depth: int
    image: str = ""


class _Part(NamedTuple):
    """The log odds of one part of a link, and the features that a crawl may learn from."""

    odds: float
    features: tuple[str, ...]


class LinkClassifier:
    """Scores links. `calibration` (a, b) turns log odds into a probability: 1/(1+exp(−(a·odds+b))).

    `strict` is M4's conjunction: depth at most 3, a cue word in anchor or address, and the domain's topic around it.
    """

    def __init__(
        self, model: NaiveBayes, calibration: tuple[float, float] = (1.0, 0.0), *, strict: bool = False
    ) -> None:
        self.model = model
        self.calibration = calibration
        self.strict = strict
        self._prior = model.log_odds(YES, ()) if model.labels else 0.0
        self._ratios: dict[str, float] = {}
        self._lexicons: dict[str, Lexicon] = {}
        self._parts: dict[tuple[str, str, str], _Part] = {}
        self._credits: dict[str, Credit] = {}
        self._sites: dict[tuple[str, str], Credit] = {}

    @classmethod
    def load(cls, *, strict: bool = False) -> LinkClassifier:
        """A classifier with the shipped model; what it learns stays its own."""
        model, calibration = _shipped()
        return cls(model, calibration, strict=strict)

    def score(
        self, text: str, context: str, url: str, depth: int, *, image: str = "", domain: Domain | None = None
    ) -> float:
        """P(the link leads to a query interface of the domain), 0 to 1; in strict mode 0 where the conjunction fails."""
        parts = self._parts_of(text, context, url, image, domain)
        if self.strict and not self._strict(parts, depth, domain):
            return 0.0
        odds = self._prior + self._ratio(depth_feature(depth))
        for part in parts:
            odds += part.odds
        name = domain.name if domain is not None else ""
        credit = self._credits.get(name)
        if credit is not None:
            odds += self._learnt(credit, parts, name, url)
        slope, offset = self.calibration
        return sigmoid(slope * odds + offset)

    def reward(self, path: Sequence[Step], gained: bool, *, domain: Domain | None = None) -> None:
        """Learn from a path of links, first to last: did its end bring an interface?

        The last link gets the full credit, each one before it `DECAY` of the next. A path that brought nothing blames
        its last link alone: the links before it may still lead to something.
        """
        name = domain.name if domain is not None else ""
        credit = self._credits.setdefault(name, Credit())
        weight = 1.0
        for step in reversed(path):
            parts = self._parts_of(step.text, step.context, step.url, step.image, domain)
            features = [feature for part in parts for feature in part.features]
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
            "calibration": [round(number, 5) for number in self.calibration],
            "model": self.model.to_json(),
        }

    def lexicon(self, domain: Domain | None) -> Lexicon:
        """The words of a domain, made once."""
        name = domain.name if domain is not None else ""
        found = self._lexicons.get(name)
        if found is None or found.domain is not domain:
            found = self._lexicons[name] = Lexicon(domain)
            self._parts.clear()
        return found

    # -- parts ------------------------------------------------------------------------------------------------------

    def _parts_of(
        self, text: str, context: str, url: str, image: str, domain: Domain | None
    ) -> tuple[_Part, _Part, _Part, _Part]:
        lexicon = self.lexicon(domain)
        name = domain.name if domain is not None else ""
        parts = self._parts
        return (
            parts.get(("a", name, text)) or self._anchor(name, text, lexicon),
            parts.get(("c", name, context)) or self._context(name, context, lexicon),
            parts.get(("u", name, url)) or self._url(name, url, lexicon),
            parts.get(("i", name, image)) or self._image(name, image, lexicon),
        )

    def _anchor(self, name: str, text: str, lexicon: Lexicon) -> _Part:
        features = anchor_features(text, lexicon)
        return self._keep(("a", name, text), features, features)

    def _context(self, name: str, text: str, lexicon: Lexicon) -> _Part:
        return self._keep(("c", name, text), context_features(text, lexicon), ())

    def _url(self, name: str, url: str, lexicon: Lexicon) -> _Part:
        features = url_features(url, lexicon)
        return self._keep(("u", name, url), features, features)

    def _image(self, name: str, image: str, lexicon: Lexicon) -> _Part:
        features = image_features(image, lexicon)
        return self._keep(("i", name, image), features, features)

    def _keep(self, key: tuple[str, str, str], features: Sequence[str], learnable: Sequence[str]) -> _Part:
        ratio = self._ratio
        part = _Part(sum([ratio(feature) for feature in features]), tuple(learnable))
        if len(self._parts) >= MAX_PARTS:
            self._parts.clear()
        self._parts[key] = part
        return part

    def _ratio(self, feature: str) -> float:
        """log P(feature | yes) − log P(feature | no); 0 for one that training never saw."""
        found = self._ratios.get(feature)
        if found is None:
            model = self.model
            found = model.log_odds(YES, (feature,)) - self._prior if model.labels else 0.0
            if len(self._ratios) >= MAX_PARTS:
                self._ratios.clear()
            self._ratios[feature] = found
        return found

    # -- what the crawl learnt --------------------------------------------------------------------------------------

    def _learnt(self, credit: Credit, parts: Sequence[_Part], name: str, url: str) -> float:
        features = [feature for part in parts for feature in part.features]
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

    def _strict(self, parts: Sequence[_Part], depth: int, domain: Domain | None) -> bool:
        """M4's three conditions: depth, a cue word in anchor or address, the topic class."""
        if depth > STRICT_DEPTH:
            return False
        spoken = {feature for part in (parts[0], parts[2], parts[3]) for feature in part.features}
        if not spoken & {"a=search", "a=detailed", "u=search", "u=detailed", "i=search"}:
            return False
        return domain is None or not spoken & {"a=subject", "a=foreign", "u=subject"} or "a=topic" in spoken


@cache
def _shipped() -> tuple[NaiveBayes, tuple[float, float]]:
    return from_json(read_model(files("crawler.discovery").joinpath("models", "links.json.gz")))


def from_json(data: Mapping[str, Any]) -> tuple[NaiveBayes, tuple[float, float]]:
    """Model and calibration of a model file. Raises `ModelError`."""
    check_format(data, FORMAT, VERSION)
    try:
        slope, offset = (float(number) for number in data["calibration"])
        return NaiveBayes.from_json(data["model"]), (slope, offset)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, ModelError):
            raise
        raise ModelError(f"damaged model: {error!r}") from error
