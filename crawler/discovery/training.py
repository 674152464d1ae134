"""Training of the shipped link and page models (behind `formdiver train links` and `formdiver train pages`)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from crawler.classify.bayes import NaiveBayes, write_model
from crawler.classify.linear import platt
from crawler.classify.tokens import tokens
from crawler.discovery.features import (
    anchor_features,
    context_features,
    depth_feature,
    image_features,
    url_features,
)
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.links import NO, YES, LinkClassifier, Step
from crawler.discovery.pages import MAX_CHARACTERS, Background
from knowledge.domain import Domain

#: What one hand-written link weighs against one of the example sites.
OWN_WEIGHT = 3.0
#: Folds by site for the calibration.
FOLDS = 3
#: Fewest sites a word must stand on to stay in the link model; what words announce always stays.
LEAST_SITES = 2
#: Fewest pages a token must stand on to stay in the background.
LEAST_PAGES = 3
_ABSTRACT = ("a=", "a#", "c=", "c#", "u=", "u#", "u?", "i=", "d")


@dataclass(frozen=True)
class LinkExample:
    """One link with its label: does it lead (or lead on) to a query interface of `domain`?"""

    step: Step
    leads: bool
    domain: Domain | None
    site: str
    weight: float = 1.0


def own_examples() -> list[LinkExample]:
    """The hand-written links of `examples.txt`, each a site of its own, at depth 1."""
    found = []
    text = files("crawler.discovery").joinpath("examples.txt").read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines()):
        if line and line[0] != "#":
            label, anchor, path, context = (part.strip() for part in f"{line} ".split(" | ", 3)) if line.count(
                " | "
            ) >= 3 else (*(part.strip() for part in line.rstrip("| ").split(" | ", 2)), "")
            step = Step(anchor, context, f"http://site-{number}.example{path}", 1)
            found.append(LinkExample(step, label == YES, None, f"own-{number}", OWN_WEIGHT))
    return found


def features_of(step: Step, lexicon: Lexicon) -> list[str]:
    """All features of a link, as the model is trained on them."""
    return [
        *anchor_features(step.text, lexicon),
        *context_features(step.context, lexicon),
        *url_features(step.url, lexicon),
        *image_features(step.image, lexicon),
        depth_feature(step.depth),
    ]


def train_links(
    examples: Sequence[LinkExample], *, trained_on: Mapping[str, Any] | None = None, own: bool = True
) -> LinkClassifier:
    """A link classifier from these and the hand-written links; calibrated on sites that the counts had not seen."""
    mine = own_examples() if own else []
    lexicons: dict[str, Lexicon] = {}
    rows = [(example, _features(example, lexicons)) for example in (*examples, *mine)]
    names = sorted({example.site for example in examples})
    place = {name: at % FOLDS for at, name in enumerate(names)}
    odds: list[float] = []
    truth: list[bool] = []
    for fold in range(FOLDS):
        model = _counted([row for row in rows if place.get(row[0].site, -1) != fold])
        for example, features in rows:
            if place.get(example.site, -1) == fold:
                odds.append(model.log_odds(YES, features))
                truth.append(example.leads)
    calibration = platt(odds, truth) if len(set(truth)) == 2 else (0.7, 0.0)
    model = _counted(rows)
    model.trained_on = dict(trained_on or {})
    return LinkClassifier(model, calibration)


def _features(example: LinkExample, lexicons: dict[str, Lexicon]) -> list[str]:
    name = example.domain.name if example.domain else ""
    if name not in lexicons:
        lexicons[name] = Lexicon(example.domain)
    return features_of(example.step, lexicons[name])


def _counted(rows: Sequence[tuple[LinkExample, list[str]]]) -> NaiveBayes:
    """Counts over the rows; words of a single site are left out, hand-written ones excepted."""
    sites: dict[str, set[str]] = {}
    for example, features in rows:
        for feature in features:
            if not feature.startswith(_ABSTRACT):
                sites.setdefault(feature, set()).add(example.site)
    model = NaiveBayes(distinct=True)
    for label in (YES, NO):
        for example, features in rows:
            if example.leads == (label == YES):
                kept = [
                    feature
                    for feature in features
                    if feature.startswith(_ABSTRACT)
                    or len(sites[feature]) >= LEAST_SITES
                    or example.site.startswith("own-")
                ]
                model.learn(label, kept, example.weight)
    return model


def train_background(texts: Iterable[str], *, trained_on: Mapping[str, Any] | None = None) -> Background:
    """Document frequencies of the tokens of pages about anything."""
    counts: Counter[str] = Counter()
    pages = 0
    for text in texts:
        counts.update(set(tokens(text[:MAX_CHARACTERS])))
        pages += 1
    kept = {token: count for token, count in counts.items() if count >= LEAST_PAGES}
    return Background(kept, pages, trained_on)


def save_links(classifier: LinkClassifier, path: Path) -> None:
    """Write the model file of a link classifier."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_model(path, classifier.to_json())


def save_background(background: Background, path: Path) -> None:
    """Write the model file of a background."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_model(path, background.to_json())


def digest_of(texts: Iterable[str]) -> str:
    """A SHA-256 over texts in order, so that a model says exactly what it saw."""
    digest = hashlib.sha256()
    for text in texts:
        digest.update(text.encode("utf-8", "replace"))
        digest.update(b"\0")
    return digest.hexdigest()
