"""Paging links: cross-validated figures by domain, and training of the shipped weights.

    python -m tests.bench.paging_figures            figures on unseen domains (8 folds by registered domain)
    python -m tests.bench.paging_figures --train [--out FILE]    writes crawler/paging/models/paging.json

Each annotated page counts twice, once with its address known and once without (a page read from a file), and once more
mirrored (next for prev, first for last); generated pages of `paging_grammar` cover makes the annotated ones lack.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from crawler.page import parse
from crawler.paging.features import candidates
from tests.bench.paging_grammar import generated_page

ROOT = Path(__file__).parents[2]
DATA = ROOT.parent / "shared" / "data" / "paging"
MODEL = ROOT / "crawler" / "paging" / "models" / "paging.json"
CLASSES = ("", "PAGE", "NEXT", "PREV")
GENERATED, GENERATED_WEIGHT, MIRROR_WEIGHT, RIDGE, FOLDS = 600, 0.3, 0.5, 1.0, 8
_MIRROR = {"next": "prev", "first": "last", "older": "newer", "before": "after", "up": "down"}
_MIRROR |= {value: key for key, value in _MIRROR.items()}
_MIRRORED = re.compile(r"\b(" + "|".join(_MIRROR) + r")\b")
Labels = set[tuple[str, str]]


@dataclass
class Sample:
    """The candidates of one page: their hrefs, features and classes; all labelled (href, class) pairs of the page."""

    domain: str
    hrefs: list[str]
    features: list[set[str]]
    classes: list[int]
    want: Labels


def sample(html: bytes | str, url: str, encoding: str | None, domain: str, links: list[tuple[str, str, str]]) -> Sample:
    """Candidates of a page with the class of the annotated link of the same href and text."""
    page = parse(html, url, encoding=encoding)
    exact = {(href, " ".join(text.split())): CLASSES.index(label) for href, label, text in links}
    only: dict[str, set[int]] = collections.defaultdict(set)
    for href, label, _ in links:
        only[href].add(CLASSES.index(label))
    found = candidates(page)
    classes = []
    for one in found:
        label = exact.get((one.href, page.tree.text(one.node))) or exact.get((one.href, " ".join(one.words.split())))
        if label is None and domain.startswith("generated") and len(only[one.href]) == 1:
            label = next(iter(only[one.href]))
        classes.append(label or 0)
    want = {(href, label) for href, label, _ in links}
    return Sample(domain, [one.href for one in found], [set(one.features) for one in found], classes, want)


def annotated(*, known: bool) -> list[Sample]:
    """The annotated pages, with or without their addresses."""
    found = []
    for line in filter(str.strip, (DATA / "index.jsonl").read_text(encoding="utf-8").split("\n")):
        row = json.loads(line)
        body = gzip.decompress((DATA / row["file"]).read_bytes())
        links = [(link["href"].strip(), link["type"], link["text"]) for link in row["links"]]
        url = row["url"] if known else f"file:///{row['file']}"
        found.append(sample(body, url, row["encoding"], row["domain"], links))
    return found


def generated(count: int, start: int = 0) -> list[Sample]:
    """Generated pages; every third without its address."""
    found = []
    for seed in range(start, start + count):
        html, url, links = generated_page(seed)
        found.append(sample(html, url if seed % 3 else "file:///page.html", None, f"generated {seed % 7}", links))
    return found


def mirrored(samples: list[Sample]) -> list[Sample]:
    """The same pages read backwards."""

    def swap(name: str) -> str:
        return _MIRRORED.sub(lambda found: _MIRROR[found[1]], name)

    found = []
    for one in samples:
        kept = [place for place, names in enumerate(one.features) if not {"to more", "to show more"} & names]
        features = [{swap(name) for name in one.features[place]} for place in kept]
        classes = [(0, 1, 3, 2)[one.classes[place]] for place in kept]
        found.append(Sample(one.domain, [one.hrefs[place] for place in kept], features, classes, set()))
    return found


Weights = dict[str, NDArray[np.float64]]


def trained(samples: list[Sample], extra: list[Sample]) -> Weights:
    """Weights per feature and class, class "" being 0; features seen on fewer than two domains are left out."""
    groups = [(samples, 1.0), (mirrored(samples), MIRROR_WEIGHT), (extra, GENERATED_WEIGHT)]
    domains: dict[str, set[str]] = collections.defaultdict(set)
    for group, _ in groups:
        for one in group:
            for names in one.features:
                for name in names:
                    domains[name].add(one.domain)
    vocabulary = {name: place for place, name in enumerate(sorted(name for name in domains if len(domains[name]) > 1))}
    width = len(vocabulary)
    rows, labels, importance = [], [], []
    for group, weight in groups:
        for one in group:
            for names, label in zip(one.features, one.classes, strict=True):
                rows.append([vocabulary[name] for name in names if name in vocabulary])
                labels.append(label)
                importance.append(weight)
    matrix = np.zeros((len(rows), width + 1))
    matrix[:, width] = 1.0
    for place, row in enumerate(rows):
        matrix[place, row] = 1.0
    truth = np.eye(len(CLASSES))[labels]
    heft = np.array(importance)[:, None]

    def loss(flat: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        weights = flat.reshape(width + 1, len(CLASSES))
        scores = matrix @ weights
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        slope = matrix.T @ ((chances - truth) * heft)
        slope[:-1] += RIDGE * weights[:-1]
        value = -float((heft * truth * np.log(chances + 1e-12)).sum()) + 0.5 * RIDGE * float((weights[:-1] ** 2).sum())
        return value, slope.ravel()

    start = np.zeros((width + 1) * len(CLASSES))
    best = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x.reshape(width + 1, -1)
    best = best - best[:, :1]
    return {name: best[place, 1:] for name, place in [*vocabulary.items(), ("", width)]}


def predicted(one: Sample, weights: Weights) -> Labels:
    """The (href, class) pairs the weights find on a page."""
    found: Labels = set()
    for href, names in zip(one.hrefs, one.features, strict=True):
        scores = weights[""] + sum((weights[name] for name in names if name in weights), np.zeros(3))
        best = int(scores.argmax())
        if scores[best] > 0.0:
            found.add((href, CLASSES[best + 1]))
    return found


def figures(pairs: list[tuple[Labels, Labels]]) -> dict[str, dict[str, float]]:
    """Precision, recall and F1 per class over (page, href) pairs, as the shared scorer counts."""
    said: dict[str, dict[str, float]] = {}
    for label in CLASSES[1:]:
        hits = sum(len({h for h, k in want if k == label} & {h for h, k in got if k == label}) for want, got in pairs)
        found = sum(len({h for h, k in got if k == label}) for _, got in pairs)
        there = sum(len({h for h, k in want if k == label}) for want, _ in pairs)
        precision, recall = hits / max(found, 1), hits / max(there, 1)
        said[label] = {"precision": precision, "recall": recall, "f1": 2 * hits / max(found + there, 1)}
    return said


def fold_of(domain: str) -> int:
    return int.from_bytes(hashlib.sha256(domain.encode()).digest()[:4], "big") % FOLDS


def cross_validated() -> dict[str, dict[str, dict[str, float]]]:
    """Figures on domains not trained on, with and without the page's address."""
    with_url, without, extra = annotated(known=True), annotated(known=False), generated(GENERATED)
    pairs: dict[str, list[tuple[Labels, Labels]]] = {"address known": [], "address unknown": []}
    for fold in range(FOLDS):
        weights = trained([one for one in with_url + without if fold_of(one.domain) != fold], extra)
        for name, group in (("address known", with_url), ("address unknown", without)):
            pairs[name] += [(one.want, predicted(one, weights)) for one in group if fold_of(one.domain) == fold]
    return {name: figures(found) for name, found in pairs.items()}


def write(path: Path) -> None:
    """Train on everything and write the weights."""
    weights = trained(annotated(known=True) + annotated(known=False), generated(GENERATED))
    index = hashlib.sha256((DATA / "index.jsonl").read_bytes()).hexdigest()
    rows = {name: [round(float(value), 3) for value in row] for name, row in weights.items() if name}
    model = {
        "provenance": {
            "what": "multinomial logistic regression, classes page, next, prev against none",
            "trained on": "shared/data/paging (autopager pages, 111 of 47 domains) and generated pages",
            "index sha256": index,
            "rebuild": "python -m tests.bench.paging_figures --train",
        },
        "bias": [round(float(value), 3) for value in weights[""]],
        "weights": {name: row for name, row in sorted(rows.items()) if max(map(abs, row)) >= 0.02},
    }
    text = json.dumps(model, ensure_ascii=False, indent=0)
    path.write_text(
        re.sub(r"\[\n([^\]]*)\n\]", lambda m: "[" + m[1].replace("\n", " ") + "]", text) + "\n", encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--train", action="store_true", help="write the shipped weights")
    parser.add_argument("--out", type=Path, default=MODEL, help="where --train writes them")
    asked = parser.parse_args()
    if asked.train:
        write(asked.out)
        return
    for name, said in cross_validated().items():
        for label, row in said.items():
            print(name, label, {key: round(value, 3) for key, value in row.items()})


if __name__ == "__main__":
    main()
