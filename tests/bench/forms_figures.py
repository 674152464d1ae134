"""Cross-validated figures of the form and field classifiers on annotated forms.

    python tests/bench/forms_figures.py [--data DIR] [--repeats 10] [--kind default|nb|both] [--emit PRED.jsonl]

Each repeat draws 5 folds anew; a registered domain never stands in two folds. Each fold is predicted by models trained
on the other four (calibration and form types for field training by inner folds of those four). `--emit` writes the
predictions of the first repeat of the first kind, one JSON object per form: id, searchable, score, form_type, fields.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from crawler.classify.form import SEARCH, FormClassifier, Kind
from crawler.classify.train import KINDS, Example, folds, load_examples, train_fields, train_forms
from crawler.models import Verdict

DATA = Path(__file__).parents[2].parent / "shared" / "data" / "forms"
#: The four rare types that the published label set of the data's source folds into "other".
FOLDED = {"poll": "other", "display options": "other", "navigation": "other", "captcha": "other"}
COUNT = 5


def calibration_error(pairs: Sequence[tuple[float, bool]], bins: int = 10) -> float:
    """Expected calibration error: mean |confidence − frequency| over equal-width bins, weighted by their size."""
    boxes: list[list[tuple[float, bool]]] = [[] for _ in range(bins)]
    for score, truth in pairs:
        boxes[min(bins - 1, int(score * bins))].append((score, truth))
    gaps = (abs(sum(s for s, _ in box) - sum(t for _, t in box)) for box in boxes if box)
    return sum(gaps) / len(pairs) if pairs else 0.0


def cross_validated(examples: Sequence[Example], kind: Kind, seed: int, *, fields: bool = True) -> list[Verdict]:
    """What models that saw only other sites say of each form."""
    place = folds([example.domain for example in examples], COUNT, seed)
    verdicts: list[Verdict | None] = [None] * len(examples)
    for fold in range(COUNT):
        seen = [example for example, own in zip(examples, place, strict=True) if own != fold]
        forms = train_forms(seen, kind)
        both = FormClassifier(forms.model, forms.calibration, train_fields(seen) if fields else None)
        for at, own in enumerate(place):
            if own == fold:
                verdicts[at] = both.classify(examples[at].form)
    return [verdict for verdict in verdicts if verdict is not None]


def figures(examples: Sequence[Example], verdicts: Sequence[Verdict]) -> dict[str, float]:
    """Every published figure of one repeat."""
    pairs = list(zip(examples, verdicts, strict=True))
    truth = [example.form_type == SEARCH for example in examples]
    both = sum(yes and verdict.searchable for yes, verdict in zip(truth, verdicts, strict=True))
    said = sum(verdict.searchable for verdict in verdicts)
    types = [(example.form_type, verdict.type) for example, verdict in pairs]
    folded = [(FOLDED.get(gold, gold), FOLDED.get(guess, guess)) for gold, guess in types]
    labelled = [
        (kind, verdict.field_types.get(name)) for example, verdict in pairs for name, kind in example.fields.items()
    ]
    scores = [(verdict.score, yes) for verdict, yes in zip(verdicts, truth, strict=True)]
    return {
        "searchable F1": 2 * both / (said + sum(truth)),
        "precision": both / said if said else 0.0,
        "recall": both / sum(truth),
        "average precision": average_precision(scores),
        "calibration error (ECE)": calibration_error(scores),
        "type accuracy (folded)": accuracy(folded),
        "type macro F1 (folded)": macro_f1(folded),
        "type accuracy (12 types)": accuracy(types),
        "type macro F1 (12 types)": macro_f1(types),
        "field type accuracy": accuracy(labelled),
    }


def accuracy(pairs: Sequence[tuple[str, str | None]]) -> float:
    return sum(gold == guess for gold, guess in pairs) / len(pairs)


def macro_f1(pairs: Sequence[tuple[str, str]]) -> float:
    """The unweighted mean of F1 over all gold labels."""
    gold, guessed = Counter(g for g, _ in pairs), Counter(p for _, p in pairs)
    right = Counter(g for g, p in pairs if g == p)
    return sum(2 * right[label] / (gold[label] + guessed[label]) for label in gold) / len(gold)


def average_precision(scores: Sequence[tuple[float, bool]]) -> float:
    """Area under the precision-recall steps; equal scores are taken together."""
    groups: dict[float, list[bool]] = defaultdict(list)
    for score, yes in scores:
        groups[score].append(yes)
    seen = hits = 0
    area = 0.0
    for score in sorted(groups, reverse=True):
        found = sum(groups[score])
        seen += len(groups[score])
        hits += found
        area += found * hits / seen
    return area / hits if hits else 0.0


def reliability(scores: Sequence[tuple[float, bool]]) -> Iterator[str]:
    """One line per tenth of P(searchable): how many forms, what was said, what was so."""
    for tenth in range(10):
        box = [(score, yes) for score, yes in scores if min(9, int(score * 10)) == tenth]
        if box:
            said, was = statistics.fmean(s for s, _ in box), statistics.fmean(y for _, y in box)
            yield f"  {tenth / 10:.1f}-{tenth / 10 + 0.1:.1f}  {len(box):6d} forms  said {said:.3f}  was {was:.3f}"


def emit(path: Path, examples: Sequence[Example], verdicts: Sequence[Verdict]) -> None:
    """Write predictions, one JSON object per line."""
    with path.open("w", encoding="utf-8") as file:
        for example, verdict in zip(examples, verdicts, strict=True):
            row = {
                "id": example.id,
                "searchable": verdict.searchable,
                "score": verdict.score,
                "form_type": verdict.type,
                "fields": dict(verdict.field_types),
            }
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument(
        "--field-repeats", type=int, default=10, help="how many repeats type fields too (most of the time)"
    )
    parser.add_argument("--kind", choices=[*KINDS, "both"], default="both")
    parser.add_argument("--emit", type=Path, metavar="PRED.jsonl")
    options = parser.parse_args()
    examples = load_examples(options.data)
    for kind in KINDS if options.kind == "both" else (options.kind,):
        rows: list[dict[str, float]] = []
        scores: list[tuple[float, bool]] = []
        for seed in range(options.repeats):
            verdicts = cross_validated(examples, kind, seed, fields=kind == "default" and seed < options.field_repeats)
            if options.emit:
                emit(options.emit, examples, verdicts)
                options.emit = None
            rows.append(figures(examples, verdicts))
            scores += [(v.score, e.form_type == SEARCH) for e, v in zip(examples, verdicts, strict=True)]
        print(f"{kind}: mean over {options.repeats} repeated domain-grouped {COUNT}-fold splits (least .. most, sd)")
        for name in rows[0]:
            column = [row[name] for row in rows]
            if name.startswith("field"):
                column = column[: options.field_repeats] if kind == "default" else []
            if not column:
                continue  # the same field classifier serves both kinds
            spread = f"({min(column):.4f} .. {max(column):.4f}, {statistics.pstdev(column):.4f})"
            print(f"  {name:26s} {statistics.fmean(column):.4f}  {spread}")
        print("\n".join(reliability(scores)), flush=True)


if __name__ == "__main__":
    main()
