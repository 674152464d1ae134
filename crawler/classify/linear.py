"""Maximum entropy (multinomial logistic regression) over sparse named features, and its calibration.

    P(label | x) ∝ exp(b_label + Σ_f x_f · w_f,label),   trained by minimising  −Σ log P + (λ/2)·Σ w²

Training is L-BFGS in numpy; scoring is a dictionary look-up per feature and one sum of rows.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crawler.classify.bayes import ModelError, check_format, read_model, write_model

FORMAT = "formdiver maximum entropy"
VERSION = 1

Floats = NDArray[np.float64]
Features = Collection[str]


class MaxEntropy:
    """A trained model. An example is a collection of feature names; those never seen in training say nothing.

    Each example's features weigh 1/√(number of features it has in the vocabulary), so that long forms do not shout.
    """

    def __init__(
        self,
        labels: Sequence[str],
        features: Mapping[str, int],
        weights: NDArray[Any],
        bias: NDArray[Any],
        *,
        scale: float = 1.0,
        trained_on: Mapping[str, Any] | None = None,
    ) -> None:
        self.labels = tuple(labels)
        self.features = dict(features)
        self.weights = np.ascontiguousarray(weights, dtype=np.float32)
        self.bias = np.asarray(bias, dtype=np.float64)
        self.scale = scale
        self.trained_on: dict[str, Any] = dict(trained_on or {})

    def logits(self, features: Features) -> Floats:
        """b + Σ w for each label."""
        known = self.features
        # Sums of floats depend on their order, and a set has none.
        rows = sorted(map(known.__getitem__, filter(known.__contains__, features)))
        if not rows:
            return self.bias
        sums: Floats = self.weights.take(rows, axis=0).sum(axis=0) * (self.scale / math.sqrt(len(rows)))
        return self.bias + sums

    def probabilities(self, features: Features) -> dict[str, float]:
        """P(label | features) for every label."""
        return dict(zip(self.labels, softmax(self.logits(features)).tolist(), strict=True))

    def log_odds(self, label: str, features: Features) -> float:
        """log P(label | features) − log P(not label | features)."""
        logits = self.logits(features)
        place = self.labels.index(label)
        if len(self.labels) == 2:
            return float(logits[place] - logits[1 - place])
        rest = np.delete(logits, place)
        if not len(rest):
            return 0.0
        top = float(rest.max())
        return float(logits[place]) - top - math.log(float(np.exp(rest - top).sum()))

    def classify(self, features: Features) -> str:
        """The most likely label."""
        return self.labels[int(np.argmax(self.logits(features)))]

    def to_json(self) -> dict[str, Any]:
        """The model as plain JSON values: for each feature the weights that matter, as thousandths by label number."""
        rows: dict[str, list[int]] = {}
        thousandths = np.rint(self.weights.astype(np.float64) * 1000).astype(int)
        for name in sorted(self.features):
            row = thousandths[self.features[name]]
            pairs = [number for at in np.flatnonzero(row) for number in (int(at), int(row[at]))]
            rows[name] = pairs
        return {
            "format": FORMAT,
            "version": VERSION,
            "trained_on": self.trained_on,
            "labels": list(self.labels),
            "scale": self.scale,
            "bias": [round(float(value), 4) for value in self.bias],
            "features": rows,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MaxEntropy:
        """The model that `to_json` described. Raises `ModelError`."""
        check_format(data, FORMAT, VERSION)
        try:
            labels = [str(label) for label in data["labels"]]
            weights = np.zeros((len(data["features"]), len(labels)), dtype=np.float32)
            places = {str(name): row for row, name in enumerate(data["features"])}
            lengths = [len(pairs) for pairs in data["features"].values()]
            if any(length % 2 for length in lengths):
                raise ModelError("damaged model: a feature has a label without a weight")
            numbers = np.array(list(chain.from_iterable(data["features"].values())), dtype=np.float64)
            weights[np.repeat(np.arange(len(lengths)), lengths)[::2], numbers[::2].astype(np.intp)] = numbers[1::2]
            bias = np.array(data["bias"], dtype=np.float64)
            if bias.shape != (len(labels),):
                raise ModelError("damaged model: bias and labels differ in number")
            weights /= 1000
            return cls(labels, places, weights, bias, scale=float(data["scale"]), trained_on=data["trained_on"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise ModelError(f"damaged model: {error!r}") from error

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the model file; gzip where the name ends in `.gz`."""
        write_model(path, self.to_json())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> MaxEntropy:
        """Read a model file. Raises `ModelError`, or `OSError` when it cannot be read."""
        return cls.from_json(read_model(path))


class _Examples:
    """Sparse rows of equal weight within a row, with both products that a gradient needs."""

    def __init__(self, rows: Sequence[Sequence[int]], width: int, scale: float) -> None:
        lengths = np.array([len(row) for row in rows])
        self.columns = np.array([column for row in rows for column in row], dtype=np.int64)
        self.rows = np.repeat(np.arange(len(rows)), lengths)
        self.weights = scale / np.sqrt(np.maximum(lengths, 1))
        self.starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]) if len(rows) else np.zeros(0, dtype=np.int64)
        self.empty = lengths == 0
        order = np.argsort(self.columns, kind="stable")
        self.by_column = self.rows[order]
        counts = np.bincount(self.columns, minlength=width)
        self.column_starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.unused = counts == 0

    def times(self, weights: Floats) -> Floats:
        """X · W."""
        sums = _sums(weights[self.columns], self.starts, self.empty)
        sums *= self.weights[:, None]
        return sums

    def transposed_times(self, values: Floats) -> Floats:
        """Xᵀ · V."""
        return _sums((values * self.weights[:, None])[self.by_column], self.column_starts, self.unused)


def _sums(values: Floats, starts: NDArray[Any], empty: NDArray[Any]) -> Floats:
    if not len(values):
        return np.zeros((len(starts), values.shape[1]))
    sums: Floats = np.add.reduceat(values, np.minimum(starts, len(values) - 1), axis=0)
    sums[empty] = 0.0
    return sums


def train(
    examples: Sequence[Features],
    labels: Sequence[str],
    *,
    strength: float = 1.0,
    groups: Sequence[Hashable] | None = None,
    least_groups: int = 2,
    weights: Sequence[float] | None = None,
    scale: float = 4.0,
    steps: int = 80,
) -> MaxEntropy:
    """Fit by L-BFGS. `strength` is λ; a feature must occur in `least_groups` groups (default: examples) to count.

    `scale` multiplies all feature values (a larger one regularises the features less against the bias).
    """
    names = sorted(set(labels))
    vocabulary = _vocabulary(examples, groups or range(len(examples)), least_groups)
    rows = [[vocabulary[name] for name in sorted(example) if name in vocabulary] for example in examples]
    data = _Examples(rows, len(vocabulary), scale)
    target = np.zeros((len(labels), len(names)))
    target[np.arange(len(labels)), [names.index(label) for label in labels]] = 1.0
    importance = np.ones(len(labels)) if weights is None else np.asarray(weights, dtype=np.float64)
    shape = (len(vocabulary) + 1, len(names))

    def loss(flat: Floats) -> tuple[float, Floats]:
        both = flat.reshape(shape)
        logits = data.times(both[1:]) + both[0]
        probabilities = softmax(logits)
        cost = -float(importance @ np.log(np.maximum((probabilities * target).sum(axis=1), 1e-300)))
        errors = (probabilities - target) * importance[:, None]
        gradient = np.empty(shape)
        gradient[0] = errors.sum(axis=0)
        gradient[1:] = data.transposed_times(errors) + strength * both[1:]
        return cost + 0.5 * strength * float((both[1:] ** 2).sum()), gradient.ravel()

    found = minimise(loss, np.zeros(shape[0] * shape[1]), steps).reshape(shape)
    return MaxEntropy(names, vocabulary, found[1:], found[0], scale=scale)


def _vocabulary(examples: Sequence[Features], groups: Sequence[Hashable], least: int) -> dict[str, int]:
    pairs = {(name, group) for example, group in zip(examples, groups, strict=True) for name in example}
    counts = Counter(name for name, _ in pairs)
    return {name: place for place, name in enumerate(sorted(name for name, count in counts.items() if count >= least))}


def minimise(
    loss: Callable[[Floats], tuple[float, Floats]],
    start: Floats,
    steps: int,
    *,
    memory: int = 8,
    tolerance: float = 1e-4,
) -> Floats:
    """L-BFGS with a backtracking line search (Nocedal and Wright, algorithms 7.4 and 3.1)."""
    point, (value, gradient) = start, loss(start)
    history: list[tuple[Floats, Floats, float]] = []
    for _ in range(steps):
        direction = -_two_loops(gradient, history)
        slope = float(direction @ gradient)
        if slope >= 0 or not np.isfinite(slope):
            history.clear()
            direction, slope = -gradient, -float(gradient @ gradient)
        if -slope < tolerance * tolerance * max(1.0, abs(value)):
            break
        length = 1.0 if history else min(1.0, 1.0 / float(np.abs(gradient).sum() + 1e-12))
        for _ in range(30):
            trial = point + length * direction
            trial_value, trial_gradient = loss(trial)
            if trial_value <= value + 1e-4 * length * slope:
                break
            length *= 0.5
        else:
            break
        step, change = trial - point, trial_gradient - gradient
        curvature = float(step @ change)
        if curvature > 1e-10:
            history = [*history[-(memory - 1) :], (step, change, 1.0 / curvature)]
        done = value - trial_value < tolerance * 1e-2 * max(1.0, abs(value))
        point, value, gradient = trial, trial_value, trial_gradient
        if done:
            break
    return point


def _two_loops(gradient: Floats, history: list[tuple[Floats, Floats, float]]) -> Floats:
    result = gradient.copy()
    factors = []
    for step, change, inverse in reversed(history):
        factor = inverse * float(step @ result)
        factors.append(factor)
        result -= factor * change
    if history:
        step, change, inverse = history[-1]
        result *= 1.0 / (inverse * float(change @ change))
    for (step, change, inverse), factor in zip(history, reversed(factors), strict=True):
        result += (factor - inverse * float(change @ result)) * step
    return result


def softmax(logits: Floats) -> Floats:
    """Probabilities from logits, along the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    result: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return result


def platt(scores: Sequence[float], truths: Sequence[bool]) -> tuple[float, float]:
    """(a, b) such that 1/(1+exp(−(a·score+b))) is calibrated (Platt 1999, with his smoothed targets)."""
    x, yes = np.asarray(scores, dtype=np.float64), np.asarray(truths, dtype=bool)
    positive, negative = int(yes.sum()), int((~yes).sum())
    goal = np.where(yes, (positive + 1) / (positive + 2), 1 / (negative + 2))

    def loss(both: Floats) -> tuple[float, Floats]:
        z = both[0] * x + both[1]
        cost = float(np.sum(np.logaddexp(0, z) - goal * z))
        error = 1 / (1 + np.exp(-np.clip(z, -500, 500))) - goal
        return cost, np.array([float(error @ x), float(error.sum())])

    slope, offset = minimise(loss, np.array([1.0, 0.0]), 100)
    return float(slope), float(offset)


def sigmoid(value: float) -> float:
    """1/(1+e^−value), safe for any value."""
    return 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, value))))
