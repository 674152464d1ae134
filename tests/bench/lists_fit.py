"""Fit the weights of the region scorer: `python tests/bench/lists_fit.py SHARED [--half | --write [--out FILE]]`.

SHARED is the folder that holds `data/lists`, `data/pages` and `eval`. For every labelled page, and for made-up pages of
layouts that the labelled ones lack (`lists_pages.py`), the candidates' features and the F1 that each would score are
computed; the weights of a linear score are fitted by gradient descent on the log of the probability (softmax over the
page's candidates) that is given to good candidates. A second set of weights (logistic regression) tells result lists
from what else repeats: articles, documentation, detail pages, made-up pages without results (`lists_frames.nothing`),
and the menus and side bars of the labelled pages themselves; what the page says of itself counts there too. Pages whose
labels are not of whole records (`lists_labels.partial`) teach only that they have a list.
`--half` fits on one half of the sites and prints figures of the chooser on both halves (`lists_figures.py --cross`
those of the whole pipeline); `--write` fits on all sites and writes `crawler/regions/weights.json`.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from lists_frames import nothing  # noqa: E402
from lists_labels import half, index, partial, scoring  # noqa: E402
from lists_pages import site  # noqa: E402

from crawler.page import parse  # noqa: E402
from crawler.regions.candidates import candidates  # noqa: E402
from crawler.regions.features import NAMES, OUTLINE, Observer, asked_words, rival  # noqa: E402
from crawler.regions.layout import Layout  # noqa: E402
from crawler.regions.occasion import PAGE, Occasion  # noqa: E402
from crawler.regions.region import tidied  # noqa: E402
from crawler.regions.scoring import CLOSE, RIVALS, weights  # noqa: E402

Array = npt.NDArray[np.float64]
WEIGHTS = ROOT / "crawler" / "regions" / "weights.json"
#: Strength of the ridge penalty on standardised features, steps and step width of Adam.
RIDGE, STEPS, RATE = 0.03, 500, 0.02
#: What is known before any page: a region that falls apart into alike pieces, or is one piece of several, is not the
#: list; nor are bare cells of a table, the few pieces that its frame cuts a page into, or choices that narrow it down.
#: Grids and long side bars are too rare among the labelled pages to learn it from them.
PRIOR = {"splits": -2.0, "doubled": -1.5, "part": -2.0, "bare_cell": -2.0, "frame": -2.0, "tallied": -2.0}
#: Most candidates of a page that are used.
KEPT = 60
PAGES_PER_TEMPLATE = 8
#: Made-up pages that are used, and what each counts against a labelled site's page.
MADE_UP, WORTH = 700, 0.1
#: Made-up pages without results.
EMPTY = 200
#: For the question whether there is a list at all: the strength of the penalty (inverse) on standardised features, what
#: a result page's menu counts, and what a page counts whose list is not labelled.
FREE, MENU, UNSURE = 0.1, 1.0, 0.3
#: The penalty holds the probabilities near the middle: what its model gives the first is to be the second (what the
#: product asks of a list), and log-odds around it are stretched.
PIVOT, ASKED, STRETCH = 0.2, 0.1, 1.8


@dataclass
class Other:
    """A page without labelled records: its site, the features of its candidates and what the page says of each, whether it lists
    something."""

    site: str
    features: Array
    page: list[list[float]]
    lists: bool = False


@dataclass
class Sample:
    """One page: the features of its candidates, what each would score (hits, extracted, gold), where each lies; whether
    its labels are of whole records."""

    file: str
    set: str
    site: str
    gold: int
    features: Array
    scores: list[tuple[int, int, int]]
    places: list[tuple[int, int]]
    page: list[list[float]]
    whole: bool = True

    @property
    def f1(self) -> Array:
        return np.array([f1(score) for score in self.scores])


def f1(score: tuple[int, int, int]) -> float:
    hits, extracted, gold = score
    return 2 * hits / (extracted + gold) if extracted + gold else 1.0


def matrix(layout: Layout) -> tuple[list, list[list[float]], list[list[float]]]:  # type: ignore[type-arg]
    """The candidates of a page, their features, and what the page says of each."""
    found = candidates(layout)
    asked = asked_words(layout.tree)
    observer = Observer(layout, asked)
    outlines = [observer.outline(candidate) for candidate in found]
    rough = weights().outline
    order = sorted(range(len(found)), key=lambda i: -float(np.dot(rough, outlines[i])))
    chosen = order[:KEPT]
    close = {i: observer.close_up(found[i]) for i in chosen}
    rivals = [rival(layout.tree, found[i], close[i]) for i in order[:RIVALS]]
    rows = [[*outlines[i], *close[i], *observer.relations(found[i], close[i], rivals)] for i in chosen]
    page = Occasion(layout, asked, observer.marks)
    return [found[i] for i in chosen], rows, [page.before(found[i].intervals[0][0]) for i in chosen]


def sample(scorer: Any, row: dict[str, Any], body: bytes | str, gold: list[list[str]]) -> Sample:
    """The candidates of a page, measured as they come out after tidying."""
    tree = parse(body, "http://page.example/").tree
    layout = Layout(tree)
    chosen, rows, page = matrix(layout)
    scores = []
    real = scorer.gold_records
    scorer.gold_records = lambda _root, _row: gold
    for candidate in chosen:
        predicted = []
        for start, end in tidied(layout, candidate)[:400]:
            parts = [piece for piece in layout.pieces[start:end] if piece]
            if row["set"] == "wien":
                parts += [tree.attribute(a, "href") for a in tree.find("a", start, end)]
            predicted.append({"fields": [{"value": " ".join(parts)}]})
        scores.append(scorer.score(None, row, predicted))
    scorer.gold_records = real
    places = [(c.intervals[0][0], c.intervals[-1][1]) for c in chosen]
    features = np.array(rows, float).reshape(len(rows), len(NAMES))
    return Sample(row["file"], row["set"], row["site"], sum(1 for g in gold if g), features, scores, places, page)


def labelled(shared: Path) -> list[Sample]:
    """The labelled result pages."""
    scorer = scoring(shared)
    root = shared / "data" / "lists"
    partly = partial(root, scorer)
    found = []
    for row in index(root):
        body = gzip.decompress((root / row["file"]).read_bytes())
        found.append(sample(scorer, row, body, scorer.gold_records(root, row)))
        found[-1].whole = row["file"] not in partly
    return found


def made_up(shared: Path, count: int = MADE_UP) -> list[Sample]:
    """Made-up result pages, each a site of its own."""
    scorer = scoring(shared)
    found = []
    for seed in range(count):
        name, markup, gold = site(seed)
        row = {"file": f"{name}/{seed}", "set": "tbdw", "site": f"made-up-{seed}"}
        found.append(sample(scorer, row, markup, [[text] for text in gold]))
    return found


def unlabelled(shared: Path) -> list[Other]:
    """Pages that are no result lists, real and made up, and pages that list something without labels of what."""
    root = shared / "data" / "pages"
    seen: collections.Counter[str] = collections.Counter()
    pages: list[tuple[str, str | bytes, bool]] = [(f"made-up-{at}", nothing(at), False) for at in range(EMPTY)]
    for row in index(root):
        seen[row["template"]] += 1
        if row["kind"] != "forum" and seen[row["template"]] <= PAGES_PER_TEMPLATE:
            pages.append((row["site"], gzip.decompress((root / row["file"]).read_bytes()), row["kind"] == "list"))
    found = []
    for name, body, lists in pages:
        _, rows, page = matrix(Layout(parse(body, "http://page.example/").tree))
        if rows:
            found.append(Other(name, np.array(rows), page, lists))
    return found


def worth(sample: Sample | Other) -> float:
    """What a page counts."""
    return WORTH if sample.site.startswith("made-up") else 1.0


def fit(samples: list[Sample], width: int, ridge: float = RIDGE) -> Array:
    """Weights of the first `width` features."""
    used = [s for s in samples if s.scores and s.whole and s.f1.max() > 0.3]
    everything = np.concatenate([s.features[:, :width] for s in used])
    deviation = everything.std(0) + 0.05
    counts = collections.Counter(s.site for s in used)
    share = np.array([worth(s) / np.sqrt(counts[s.site]) for s in used])
    share /= share.sum()
    size = max(len(s.scores) for s in used)
    x = np.zeros((len(used), size, width))
    inside = np.zeros((len(used), size))
    good = np.zeros((len(used), size))
    for i, s in enumerate(used):
        n = len(s.scores)
        x[i, :n], inside[i, :n], good[i, :n] = s.features[:, :width] / deviation, 1, (s.f1 / s.f1.max()) ** 4
    prior = np.array([PRIOR.get(name, 0.0) for name in NAMES[:width]]) * deviation
    w, m, v = prior.copy(), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        logits = np.where(inside > 0, x @ w, -1e9)
        p = np.exp(logits - logits.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        q = p * good
        q /= q.sum(1, keepdims=True) + 1e-12
        gradient = np.einsum("bk,bkn->n", (p - q) * share[:, None], x) + ridge * (w - prior)
        m, v = 0.9 * m + 0.1 * gradient, 0.999 * v + 0.001 * gradient**2
        w = w - RATE * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return np.asarray(w / deviation)


def choice(sample: Sample, rough: Array, full: Array) -> int:
    """The candidate that these weights choose."""
    order = np.argsort(-(sample.features[:, : len(OUTLINE)] @ rough), kind="stable")[:CLOSE]
    return int(order[np.argmax(sample.features[order] @ full)])


def figures(samples: list[Sample], rough: Array, full: Array, name: str) -> None:
    """Print record F1 of each set for these weights, and of the best candidates."""
    totals: dict[str, list[tuple[int, int, int]]] = collections.defaultdict(list)
    best: dict[str, list[tuple[int, int, int]]] = collections.defaultdict(list)
    for s in (s for s in samples if s.whole):
        totals[s.set].append(s.scores[choice(s, rough, full)] if s.scores else (0, 0, s.gold))
        best[s.set].append(max(s.scores, key=f1) if s.scores else (0, 0, s.gold))
    for key in sorted(totals):
        h, n, g = (sum(t[i] for t in totals[key]) for i in range(3))
        top = tuple(sum(t[i] for t in best[key]) for i in range(3))
        pages = sum(map(f1, totals[key])) / len(totals[key])
        print(
            f"{name:10} {key:8} P {h / max(1, n):.3f} R {h / g:.3f} F1 {f1((h, n, g)):.4f} "
            f"pages {pages:.3f} best {f1(top):.3f}"
        )  # type: ignore[arg-type]


def presence(samples: list[Sample], others: list[Other], full: Array) -> dict[str, float]:
    """Weights of the question whether the best candidate is a list of results at all."""
    from sklearn.linear_model import LogisticRegression

    rows, kinds, shares = [], [], []

    def add(one: Sample | Other, at: int, score: float, kind: bool, share: float = 1.0) -> None:
        rows.append(np.r_[one.features[at], one.page[at], score])
        kinds.append(kind)
        shares.append(worth(one) * share)

    for s in samples:
        if not s.scores:
            continue
        scores = s.features @ full
        best = int(np.argmax(scores))
        if s.whole and s.f1[best] < 0.8:
            continue
        start, end = s.places[best]
        add(s, best, scores[best], True)
        rest = [i for i, (a, b) in enumerate(s.places) if b <= start or a >= end]
        if rest:
            i = max(rest, key=lambda i: float(scores[i]))
            add(s, i, scores[i], False, MENU)
    for other in others:
        scores = other.features @ full
        best = int(np.argmax(scores))
        if not other.lists:
            add(other, best, scores[best], False)
        elif not other.features[best][OUTLINE.index("few")]:
            add(other, best, scores[best], True, UNSURE)
    everything = np.array(rows)
    deviation = everything.std(0) + 0.05
    model = LogisticRegression(C=FREE, max_iter=5000, class_weight="balanced")
    model.fit(everything / deviation, kinds, sample_weight=shares)
    names = [*NAMES, *PAGE, "score"]
    named = {name: round(float(w), 4) for name, w in zip(names, STRETCH * model.coef_[0] / deviation, strict=True)}
    pivot, asked = (float(np.log(p / (1 - p))) for p in (PIVOT, ASKED))
    return {**named, "bias": round(STRETCH * (float(model.intercept_[0]) - pivot) + asked, 4)}


def fitted(samples: list[Sample], others: list[Other]) -> dict[str, dict[str, float]]:
    """All weights, as they are stored."""
    rough, full = fit(samples, len(OUTLINE)), fit(samples, len(NAMES))
    return {
        "outline": {name: round(float(w), 4) for name, w in zip(OUTLINE, rough, strict=True)},
        "full": {name: round(float(w), 4) for name, w in zip(NAMES, full, strict=True)},
        "presence": presence(samples, others, full),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path)
    parser.add_argument("--half", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where --write writes them")
    asked = parser.parse_args()
    samples, added = labelled(asked.shared), made_up(asked.shared)
    if asked.half:
        for tuned in (0, 1):
            own = [s for s in samples if half(s.site) == tuned]
            rough, full = fit([*own, *added], len(OUTLINE)), fit([*own, *added], len(NAMES))
            for part in (0, 1):
                measured = [s for s in samples if half(s.site) == part]
                figures(measured, rough, full, "tuned" if part == tuned else "other half")
    if asked.write:
        stored = fitted([*samples, *added], unlabelled(asked.shared))
        asked.out.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
