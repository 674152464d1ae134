"""Multinomial naive Bayes: which label a bag of tokens most likely belongs to (M4 (1)-(3)).

    P(label | tokens) ∝ P(label) · Π P(token | label),   P(token | label) = (n(token, label) + α) / (N(label) + α·|V|)

Laplace's α is 1 by default; sums run in log space; tokens never seen in training say nothing. The counts themselves
are the model, so learning one more example is exact and cheap, and the model file is readable JSON.
"""

from __future__ import annotations

import gzip
import json
import math
import os
import zlib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

FORMAT = "formdiver naive Bayes"
VERSION = 1


class ModelError(ValueError):
    """A model file is not one of ours, or of a version this program does not read."""


class NaiveBayes:
    """Multinomial naive Bayes over string labels and string tokens.

    `distinct` counts a token once per example (the binarised multinomial model, often better on short texts);
    `uniform` ignores how often each label was seen. `trained_on` says, for people, where the counts come from.
    """

    def __init__(
        self,
        *,
        alpha: float = 1.0,
        distinct: bool = False,
        uniform: bool = False,
        trained_on: Mapping[str, Any] | None = None,
    ) -> None:
        if not alpha > 0:
            raise ValueError("alpha must be positive")
        self.alpha = alpha
        self.distinct = distinct
        self.uniform = uniform
        self.trained_on: dict[str, Any] = dict(trained_on or {})
        self._labels: list[str] = []
        self._place: dict[str, int] = {}
        self._examples: list[float] = []
        self._totals: list[float] = []
        self._counts: dict[str, list[float]] = {}
        self._logs: dict[str, list[float]] = {}
        self._base: tuple[list[float], list[float]] | None = None

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels in the order they were first learnt."""
        return tuple(self._labels)

    @property
    def vocabulary(self) -> int:
        """How many different tokens were seen."""
        return len(self._counts)

    @property
    def counts(self) -> Mapping[str, Sequence[float]]:
        """How often each token was seen with each label, in the order of `labels`."""
        return self._counts

    def examples(self, label: str) -> float:
        """How many examples (by weight) of a label were learnt."""
        return self._examples[self._place[label]] if label in self._place else 0.0

    def learn(self, label: str, tokens: Iterable[str], weight: float = 1.0) -> None:
        """Take in one example; a negative weight takes one out that was learnt before."""
        place = self._place.get(label)
        if place is None:
            place = self._add_label(label)
        self._examples[place] += weight
        for token in set(tokens) if self.distinct else tokens:
            counts = self._counts.get(token)
            if counts is None:
                counts = self._counts[token] = [0.0] * len(self._labels)
            counts[place] += weight
            self._totals[place] += weight
            self._logs.pop(token, None)
        self._base = None

    def prune(self, least: float) -> None:
        """Forget tokens seen less than `least` times over all labels."""
        for token in [token for token, counts in self._counts.items() if sum(counts) < least]:
            for place, count in enumerate(self._counts.pop(token)):
                self._totals[place] -= count
        self._logs.clear()
        self._base = None

    def log_scores(self, tokens: Iterable[str]) -> dict[str, float]:
        """Log of P(label)·Π P(token | label) for each label (M4 (3)); comparable within one call only."""
        return dict(zip(self._labels, self._scores(tokens), strict=True))

    def probabilities(self, tokens: Iterable[str]) -> dict[str, float]:
        """P(label | tokens) by Bayes' rule (M4 (1)); empty before anything was learnt."""
        scores = self._scores(tokens)
        if not scores:
            return {}
        top = max(scores)
        powers = [math.exp(score - top) for score in scores]
        total = sum(powers)
        return {label: power / total for label, power in zip(self._labels, powers, strict=True)}

    def classify(self, tokens: Iterable[str]) -> str:
        """The most likely label, the first learnt among equals. Raises `ValueError` before anything was learnt."""
        scores = self._scores(tokens)
        if not scores:
            raise ValueError("nothing was learnt yet")
        return self._labels[scores.index(max(scores))]

    def log_odds(self, label: str, tokens: Iterable[str]) -> float:
        """log P(label | tokens) − log P(not label | tokens); finite for any input."""
        scores = self.log_scores(tokens)
        own = scores.pop(label)
        if not scores:
            return 0.0
        top = max(scores.values())
        return own - top - math.log(sum(math.exp(score - top) for score in scores.values()))

    def to_json(self) -> dict[str, Any]:
        """The whole model as plain JSON values, tokens sorted, so that equal models give equal files."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "trained_on": self.trained_on,
            "alpha": self.alpha,
            "distinct": self.distinct,
            "uniform": self.uniform,
            "labels": self._labels,
            "examples": [_short(count) for count in self._examples],
            "tokens": {token: [_short(count) for count in self._counts[token]] for token in sorted(self._counts)},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> NaiveBayes:
        """The model that `to_json` described. Raises `ModelError`."""
        check_format(data, FORMAT, VERSION)
        try:
            model = cls(
                alpha=float(data["alpha"]),
                distinct=bool(data["distinct"]),
                uniform=bool(data["uniform"]),
                trained_on=data["trained_on"],
            )
            for label, count in zip(data["labels"], data["examples"], strict=True):
                model._examples[model._add_label(str(label))] = float(count)
            width = len(model._labels)
            model._counts = {str(token): [float(n) for n in counts] for token, counts in data["tokens"].items()}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ModelError(f"damaged model: {error!r}") from error
        if any(len(counts) != width for counts in model._counts.values()):
            raise ModelError("damaged model: a token's counts do not fit the labels")
        for counts in model._counts.values():
            for place, count in enumerate(counts):
                model._totals[place] += count
        return model

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the model file; gzip where the name ends in `.gz`."""
        write_model(path, self.to_json())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> NaiveBayes:
        """Read a model file. Raises `ModelError`, or `OSError` when it cannot be read."""
        return cls.from_json(read_model(path))

    def _add_label(self, label: str) -> int:
        self._place[label] = place = len(self._labels)
        self._labels.append(label)
        self._examples.append(0.0)
        self._totals.append(0.0)
        for counts in self._counts.values():
            counts.append(0.0)
        self._logs.clear()
        self._base = None
        return place

    def _scores(self, tokens: Iterable[str]) -> list[float]:
        if self._base is None:
            self._base = self._denominators()
        priors, denominators = self._base
        logs, counts, alpha = self._logs, self._counts, self.alpha
        rows = []
        for token in set(tokens) if self.distinct else tokens:
            row = logs.get(token)
            if row is None:
                seen = counts.get(token)
                if seen is None:
                    continue
                row = logs[token] = [math.log(max(count, 0.0) + alpha) for count in seen]
            rows.append(row)
        if not rows:
            return list(priors)
        known = len(rows)
        return [
            prior + math.fsum(column) - known * denominator
            for prior, denominator, column in zip(priors, denominators, zip(*rows, strict=True), strict=True)
        ]

    def _denominators(self) -> tuple[list[float], list[float]]:
        smooth = self.alpha * len(self._counts)
        denominators = [math.log(max(total, 0.0) + smooth) if total + smooth > 0 else 0.0 for total in self._totals]
        total = sum(self._examples)
        if self.uniform or total <= 0:
            return [0.0] * len(self._labels), denominators
        return [math.log(max(count, 1e-9) / total) for count in self._examples], denominators


def check_format(data: Any, name: str, version: int) -> None:
    """Raise `ModelError` unless `data` claims to be a model of this format and version."""
    if not isinstance(data, Mapping) or data.get("format") != name:
        raise ModelError(f"not a {name} model file")
    if data.get("version") != version:
        raise ModelError(f"{name} model of version {data.get('version')!r}; this program reads version {version}")


def write_model(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write JSON, compressed where the name ends in `.gz`; equal data gives equal bytes."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    if os.fspath(path).endswith(".gz"):
        text = gzip.compress(text, 9, mtime=0)
    Path(path).write_bytes(text)


def read_model(path: str | os.PathLike[str] | Traversable) -> dict[str, Any]:
    """Read what `write_model` wrote. Raises `ModelError` when it is no such file."""
    raw = path.read_bytes() if isinstance(path, Traversable) else Path(path).read_bytes()
    try:
        data = json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw)
    except (ValueError, EOFError, OSError, zlib.error, RecursionError) as error:
        raise ModelError(f"{path} is not a model file: {error}") from error
    if not isinstance(data, dict):
        raise ModelError(f"{path} is not a model file")
    return data


def _short(count: float) -> float | int:
    return int(count) if count == int(count) else round(count, 6)
