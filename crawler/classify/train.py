"""Training of the shipped form models from a folder of annotated forms (behind `formdiver train forms DATA_DIR`).

The folder holds `index.jsonl` and gzipped pages as its own README describes. To its forms come, with less weight, the
hand-written ones of `examples.html` beside this module. The same input gives the same model files.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from crawler.classify.bayes import NaiveBayes, write_model
from crawler.classify.field import FieldClassifier, family, named_features
from crawler.classify.form import FORMAT, SEARCH, VERSION, FormClassifier, FormModel, Kind, Model
from crawler.classify.linear import MaxEntropy, platt, train
from crawler.classify.traits import form_features
from crawler.errors import UsageError
from crawler.forms import read_forms
from crawler.models import Form
from crawler.page import parse

KINDS: tuple[Kind, ...] = ("default", "nb")
SOURCE = "Formasaurus annotated pages (github.com/scrapinghub/Formasaurus, commit 4bb46a9, MIT), training part"
#: λ, feature scale and L-BFGS steps of the maximum entropy models; the smallest number of sites a feature occurs on.
BINARY_STRENGTH, TYPE_STRENGTH, FIELD_STRENGTH = 1.0, 0.5, 0.75
FORM_SCALE, FIELD_SCALE = 10.0, 15.0
FORM_STEPS, FIELD_STEPS = 80, 40
LEAST_SITES = 2
#: Folds by site within the training data: for the calibration, and for the form types that field training sees.
INNER_FOLDS = 3
#: What one hand-written form weighs against one of the web.
OWN_WEIGHT = 0.5
_OWN = re.compile(r"<!-- ([\w/ ]{1,40}) -->(<form\b.*?</form>)", re.S)


@dataclass(frozen=True)
class Example:
    """One labelled form: where it comes from, what it is, and the types of its fields by name."""

    form: Form
    id: str
    domain: str
    form_type: str
    fields: Mapping[str, str]
    weight: float = 1.0


def load_examples(folder: Path) -> list[Example]:
    """Every labelled form of the folder, in the order of its index. Raises `UsageError`."""
    try:
        lines = (folder / "index.jsonl").read_text(encoding="utf-8").splitlines()
        rows = [json.loads(line) for line in lines if line.strip()]
        pages: dict[str, list[Form]] = {}
        examples = []
        for row in rows:
            if row["page"] not in pages:
                body = gzip.decompress((folder / row["page"]).read_bytes())
                pages[row["page"]] = read_forms(parse(body, row["url"], encoding="utf-8"))
            forms = pages[row["page"]]
            if row["form_index"] < len(forms):
                form = forms[row["form_index"]]
                examples.append(Example(form, row["id"], row["domain"], row["form_type"], row["fields"]))
    except (OSError, ValueError, KeyError, EOFError) as error:
        said = error.strerror if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
        raise UsageError(f"{folder} does not hold annotated forms (index.jsonl and pages): {said}") from error
    if not examples:
        raise UsageError(f"{folder} holds no annotated form")
    return examples


def own_examples() -> list[Example]:
    """The hand-written forms, each a site of its own; their fields carry no types."""
    text = files("crawler.classify").joinpath("examples.html").read_text(encoding="utf-8")
    examples = []
    for number, match in enumerate(_OWN.finditer(text)):
        form = read_forms(parse(match[2], "https://site.example/page"))[0]
        examples.append(Example(form, f"own-{number}", f"own-{number}", match[1], {}, OWN_WEIGHT))
    return examples


def folds(domains: Sequence[str], count: int, seed: int) -> list[int]:
    """A fold number for each example such that a domain never stands in two folds; drawn anew for each seed."""
    names = sorted(set(domains))
    random.Random(seed).shuffle(names)
    place = {name: at % count for at, name in enumerate(names)}
    return [place[domain] for domain in domains]


def train_forms(examples: Sequence[Example], kind: Kind = "default") -> FormClassifier:
    """A form classifier without field types from these and our own examples.

    Its probability is calibrated on forms of other sites: each inner fold is scored by a model that has not seen it.
    """
    features = [form_features(example.form) for example in examples]
    own = own_examples()
    own_features = [form_features(example.form) for example in own]
    inner = folds([example.domain for example in examples], INNER_FOLDS, 0)
    odds = [0.0] * len(examples)
    for fold in range(INNER_FOLDS):
        seen = [at for at, place in enumerate(inner) if place != fold]
        if not seen or len(seen) == len(examples):
            continue
        known, words = [*(examples[at] for at in seen), *own], [*(features[at] for at in seen), *own_features]
        model = _model(known, words, kind, binary=True)
        for at, place in enumerate(inner):
            if place == fold:
                odds[at] = model.log_odds("yes", features[at])
    calibration = platt(odds, [example.form_type == SEARCH for example in examples])
    known, words = [*examples, *own], [*features, *own_features]
    both = FormModel(_model(known, words, kind, binary=True), _model(known, words, kind, binary=False))
    return FormClassifier(both, calibration)


def _model(examples: Sequence[Example], features: Sequence[set[str]], kind: Kind, *, binary: bool) -> Model:
    labels = [example.form_type for example in examples]
    if binary:
        labels = ["yes" if label == SEARCH else "no" for label in labels]
    if kind == "nb":
        return _bayes(examples, features, labels)
    return _entropy(examples, features, labels, BINARY_STRENGTH if binary else TYPE_STRENGTH)


def _bayes(examples: Sequence[Example], features: Sequence[set[str]], labels: Sequence[str]) -> NaiveBayes:
    model = NaiveBayes(distinct=True)
    for example, words, label in zip(examples, features, labels, strict=True):
        model.learn(label, words, example.weight)
    model.prune(2)
    return model


def _entropy(
    examples: Sequence[Example], features: Sequence[set[str]], labels: Sequence[str], strength: float
) -> MaxEntropy:
    return train(
        features,
        labels,
        strength=strength,
        scale=FORM_SCALE,
        steps=FORM_STEPS,
        groups=[example.domain for example in examples],
        least_groups=LEAST_SITES,
        weights=[example.weight for example in examples],
    )


def train_fields(examples: Sequence[Example]) -> FieldClassifier:
    """A field classifier. The form types it sees are guessed from forms of other sites, as they will be in use."""
    words: list[set[str]] = []
    kinds: list[str] = []
    labels: list[str] = []
    domains: list[str] = []
    for example, form_type in zip(examples, guessed_types(examples), strict=True):
        for name, (field, features) in named_features(example.form, form_type).items():
            if name in example.fields:
                words.append(features)
                kinds.append(family(field.control))
                labels.append(example.fields[name])
                domains.append(example.domain)
    model = train(
        words,
        labels,
        strength=FIELD_STRENGTH,
        scale=FIELD_SCALE,
        steps=FIELD_STEPS,
        groups=domains,
        least_groups=LEAST_SITES,
    )
    return FieldClassifier(model, zip(kinds, labels, strict=True))


def guessed_types(examples: Sequence[Example]) -> list[str]:
    """The type of each form as guessed from the forms of other sites."""
    features = [form_features(example.form) for example in examples]
    place = folds([example.domain for example in examples], INNER_FOLDS, 1)
    guesses = [example.form_type for example in examples]
    for fold in range(INNER_FOLDS):
        seen = [at for at, own in enumerate(place) if own != fold]
        if not seen or len(seen) == len(examples):
            continue
        known = [examples[at] for at in seen]
        types = [example.form_type for example in known]
        model = _entropy(known, [features[at] for at in seen], types, TYPE_STRENGTH)
        for at, own in enumerate(place):
            if own == fold:
                guesses[at] = model.classify(features[at])
    return guesses


def train_models(folder: Path, out: Path) -> dict[str, Any]:
    """Train on all of `folder` and write the shipped model files to `out`; returns what they say about their origin."""
    examples = load_examples(folder)
    origin = provenance(folder, examples)
    out.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        write_model(out / f"forms-{kind}.json.gz", form_model(train_forms(examples, kind), kind, origin))
    write_model(out / "fields.json.gz", {**train_fields(examples).to_json(), "trained_on": origin})
    return origin


def form_model(classifier: FormClassifier, kind: Kind, origin: Mapping[str, Any]) -> dict[str, Any]:
    """The model file of a form classifier, as JSON values."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "kind": kind,
        "trained_on": dict(origin),
        "calibration": [round(number, 5) for number in classifier.calibration],
        "parts": classifier.model.to_json(),
    }


def provenance(folder: Path, examples: Sequence[Example]) -> dict[str, Any]:
    """Where a model comes from, for people and for tests: source, licence, size and a digest of the labels."""
    return {
        "data": SOURCE,
        "labels_sha256": hashlib.sha256((folder / "index.jsonl").read_bytes()).hexdigest(),
        "forms": len(examples),
        "domains": len({example.domain for example in examples}),
        "types": dict(sorted(Counter(example.form_type for example in examples).items())),
        "own_examples": f"{len(own_examples())} hand-written forms of examples.html, weight {OWN_WEIGHT} each",
        "rebuild": "formdiver train forms DATA_DIR",
    }
