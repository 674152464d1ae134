from __future__ import annotations

import json
import math
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.linear_model import LogisticRegression

from crawler.classify.bayes import ModelError
from crawler.classify.linear import MaxEntropy, minimise, platt, sigmoid, softmax, train
from tests.bench.forms_figures import calibration_error


def corpus(count: int = 300) -> tuple[list[set[str]], list[str]]:
    rng = random.Random(4)
    examples = [{f"f{int(rng.paretovariate(0.5)) % 60}" for _ in range(rng.randrange(1, 12))} for _ in range(count)]
    labels = ["c" if rng.random() < 0.1 else "a" if "f3" in example else "b" for example in examples]
    return examples, labels


def test_training_finds_the_optimum_of_scikit_learn() -> None:
    examples, labels = corpus()
    model = train(examples, labels, strength=0.5, scale=1.0, least_groups=1, steps=500)
    matrix = np.zeros((len(examples), len(model.features)))
    for row, example in enumerate(examples):
        matrix[row, [model.features[name] for name in example]] = 1 / math.sqrt(len(example))
    theirs = LogisticRegression(C=2.0, tol=1e-8, max_iter=2000).fit(matrix, labels)
    expected = theirs.predict_proba(matrix)
    ours = [list(model.probabilities(example).values()) for example in examples]
    assert np.allclose(ours, expected, rtol=0, atol=0.01)


def test_weights_count_like_copies() -> None:
    examples, labels = corpus(60)
    doubled = train(examples, labels, weights=[2.0] * 60, least_groups=1, steps=300)
    copied = train(examples * 2, labels * 2, groups=[*range(60)] * 2, least_groups=1, steps=300)
    for example in examples:
        assert doubled.probabilities(example) == pytest.approx(copied.probabilities(example), abs=0.01)


def test_features_of_one_group_only_are_left_out() -> None:
    model = train([{"x", "y"}, {"x", "z"}, {"y"}], ["a", "b", "a"], groups=["one", "two", "one"])
    assert set(model.features) == {"x"}
    assert model.classify({"unknown"}) == "a"


def test_model_file_keeps_the_verdicts() -> None:
    examples, labels = corpus()
    model = train(examples, labels, least_groups=1)
    again = MaxEntropy.from_json(json.loads(json.dumps(model.to_json())))
    for example in examples[:50]:
        assert again.probabilities(example) == pytest.approx(model.probabilities(example), abs=0.01)
    assert again.to_json() == model.to_json()
    assert again.log_odds("a", {"f3"}) > 0 > again.log_odds("a", {"f5"})


@pytest.mark.parametrize(
    "change",
    [{"format": "x"}, {"version": 0}, {"bias": [1]}, {"features": {"x": [9, 1]}}, {"features": 3}, {"labels": None}],
)
def test_damaged_files_are_refused(change: dict[str, object]) -> None:
    data = train([{"x"}, {"y"}], ["a", "b"], least_groups=1).to_json()
    with pytest.raises(ModelError):
        MaxEntropy.from_json({**data, **change})


def test_minimise_reaches_the_valley() -> None:
    def rosenbrock(point: np.ndarray) -> tuple[float, np.ndarray]:
        x, y = point
        gradient = np.array([-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)])
        return float((1 - x) ** 2 + 100 * (y - x * x) ** 2), gradient

    found = minimise(rosenbrock, np.array([-1.2, 1.0]), 500, tolerance=1e-8)
    assert np.allclose(found, [1, 1], rtol=0, atol=1e-3)


def test_platt_recovers_a_known_curve() -> None:
    rng = random.Random(1)
    scores = [rng.uniform(-6, 6) for _ in range(20_000)]
    truths = [rng.random() < sigmoid(0.5 * score - 1) for score in scores]
    slope, offset = platt(scores, truths)
    assert slope == pytest.approx(0.5, abs=0.05)
    assert offset == pytest.approx(-1, abs=0.1)
    assert calibration_error([(sigmoid(slope * s + offset), t) for s, t in zip(scores, truths, strict=True)]) < 0.02


def test_calibration_error_by_hand() -> None:
    assert calibration_error([(0.9, True), (0.9, False), (0.1, False), (0.1, False)]) == pytest.approx(0.25)
    assert calibration_error([]) == 0.0


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=8))
def test_softmax_is_a_distribution(logits: list[float]) -> None:
    assert softmax(np.array(logits)).sum() == pytest.approx(1)
    assert 0 <= sigmoid(logits[0]) <= 1
