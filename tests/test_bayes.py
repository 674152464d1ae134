from __future__ import annotations

import gzip
import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.naive_bayes import MultinomialNB

from crawler.classify.bayes import ModelError, NaiveBayes

WORDS = [f"w{number}" for number in range(12)]
Corpus = list[tuple[str, list[str]]]
documents = st.lists(st.sampled_from(WORDS), min_size=1, max_size=15)
corpora = st.lists(st.tuples(st.sampled_from(["a", "b", "c"]), documents), min_size=2, max_size=20)


def taught(corpus: Corpus, *, alpha: float = 1.0, distinct: bool = False, uniform: bool = False) -> NaiveBayes:
    model = NaiveBayes(alpha=alpha, distinct=distinct, uniform=uniform)
    for label, words in corpus:
        model.learn(label, words)
    return model


def test_laplace_by_hand() -> None:
    # The example of Manning, Raghavan and Schütze, Introduction to Information Retrieval, 13.1.
    model = taught(
        [
            ("china", ["chinese", "beijing", "chinese"]),
            ("china", ["chinese", "chinese", "shanghai"]),
            ("china", ["chinese", "macao"]),
            ("japan", ["tokyo", "japan", "chinese"]),
        ]
    )
    scores = model.log_scores(["chinese", "chinese", "chinese", "tokyo", "japan"])
    assert math.exp(scores["china"]) == pytest.approx(3 / 4 * (3 / 7) ** 3 * (1 / 14) ** 2)
    assert math.exp(scores["japan"]) == pytest.approx(1 / 4 * (2 / 9) ** 3 * (2 / 9) ** 2)
    assert model.classify(["chinese", "chinese", "chinese", "tokyo", "japan"]) == "china"
    assert model.vocabulary == 6
    assert model.examples("china") == 3


@settings(max_examples=60, deadline=None)
@given(corpora, documents, st.sampled_from([0.1, 1.0, 2.5]), st.booleans(), st.booleans())
def test_agrees_with_scikit_learn(
    corpus: Corpus, unseen: list[str], alpha: float, distinct: bool, uniform: bool
) -> None:
    labels = [label for label, _ in corpus]
    if len(set(labels)) < 2:
        return
    vectorizer = CountVectorizer(analyzer=list, binary=distinct)
    counts = vectorizer.fit_transform([words for _, words in corpus])
    theirs = MultinomialNB(alpha=alpha, fit_prior=not uniform).fit(counts, labels)
    expected = theirs.predict_proba(vectorizer.transform([unseen]))[0]
    ours = taught(corpus, alpha=alpha, distinct=distinct, uniform=uniform).probabilities(unseen)
    assert np.allclose([ours[label] for label in theirs.classes_], expected, rtol=1e-7, atol=1e-9)


@settings(max_examples=40, deadline=None)
@given(corpora, documents)
def test_unlearning_and_scoring_between_leave_no_trace(corpus: Corpus, extra: list[str]) -> None:
    plain = taught(corpus)
    other = taught(corpus)
    other.log_scores(extra)
    other.learn("a", extra)
    other.log_scores(extra)
    other.learn("a", extra, -1.0)
    other.prune(0.5)
    plain.prune(0.5)
    known = set(plain.labels)
    ours = {label: score for label, score in other.log_scores(extra).items() if label in known}
    assert ours == pytest.approx(plain.log_scores(extra))


@settings(max_examples=40, deadline=None)
@given(corpora, documents)
def test_model_file_keeps_everything(corpus: Corpus, words: list[str]) -> None:
    model = taught(corpus, distinct=True)
    again = NaiveBayes.from_json(json.loads(json.dumps(model.to_json())))
    assert again.log_scores(words) == pytest.approx(model.log_scores(words))
    again.learn("d", words, 0.5)
    model.learn("d", words, 0.5)
    assert again.log_scores(words) == pytest.approx(model.log_scores(words))


def test_file_on_disk(tmp_path: Path) -> None:
    model = NaiveBayes(trained_on={"data": "four lines"})
    model.learn("搜索", ["高级", "search"])
    model.learn("other", ["buy"])
    for name in ("model.json", "model.json.gz", "again.json.gz"):
        model.save(tmp_path / name)
    assert (tmp_path / "model.json.gz").read_bytes() == (tmp_path / "again.json.gz").read_bytes()
    assert json.loads((tmp_path / "model.json").read_text("utf-8"))["tokens"]["高级"] == [1, 0]
    loaded = NaiveBayes.load(tmp_path / "model.json.gz")
    assert loaded.trained_on == {"data": "four lines"}
    assert loaded.classify(["高级"]) == "搜索"


def test_unknown_tokens_say_nothing() -> None:
    model = taught([("a", ["x"]), ("a", ["x"]), ("b", ["y"])])
    assert model.probabilities(["never", "seen"]) == pytest.approx({"a": 2 / 3, "b": 1 / 3})
    assert model.log_odds("a", []) == pytest.approx(math.log(2))
    assert model.log_odds("a", ["y"]) < 0 < model.log_odds("a", ["x"])


def test_long_documents_stay_finite() -> None:
    model = taught([("a", ["x"] * 50), ("b", ["y"] * 50)])
    assert model.probabilities(["x"] * 100_000) == {"a": 1.0, "b": 0.0}
    assert math.isfinite(model.log_odds("b", ["x"] * 100_000))


def test_nothing_learnt() -> None:
    assert NaiveBayes().probabilities(["x"]) == {}
    with pytest.raises(ValueError, match="nothing"):
        NaiveBayes().classify(["x"])
    with pytest.raises(ValueError, match="alpha"):
        NaiveBayes(alpha=0)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x1f\x8b\x08garbage",
        b"[]",
        b'{"format": "something else"}',
        b'{"format": "formdiver naive Bayes", "version": 99}',
        b'{"format": "formdiver naive Bayes", "version": 1}',
        (
            b'{"format": "formdiver naive Bayes", "version": 1, "alpha": 1, "distinct": false, "uniform": false,'
            b' "trained_on": {}, "labels": ["a"], "examples": [1], "tokens": {"x": [1, 2]}}'
        ),
        gzip.compress(b'{"format": "formdiver naive Bayes"', mtime=0)[:-4],
    ],
)
def test_damaged_files_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "model.json.gz"
    path.write_bytes(content)
    with pytest.raises(ModelError):
        NaiveBayes.load(path)
