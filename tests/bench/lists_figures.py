"""Figures of record extraction on labelled result pages: `python tests/bench/lists_figures.py [SHARED] [--cross] [--accept]`.

Record precision, recall and F1 of every set on the two halves of the sites with the stored weights, by the scorer's
rule. `whole` is F1 over the pages whose labels are of whole records (see `lists_labels.partial`), `partial` the number
of records on the others, and `equal` and `near` the share of fields of the records found on whole pages that are right:
equal, or nearly (the value holds the labelled text and little more). The stored weights were fitted on all sites;
`--cross` fits the region chooser on one half of the sites, extracts the records of the other half with it, and the
other way round; `--accept` prints that as rows of the acceptance table, the worse half of each set.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parent)]

from lists_labels import Row, half, index, partial, scoring  # noqa: E402

from crawler.page import parse  # noqa: E402
from crawler.regions import region  # noqa: E402
from crawler.regions.scoring import Weights, weights  # noqa: E402
from crawler.results import extract_records  # noqa: E402
from tests.bench.crawling import SHARED  # noqa: E402

#: F1 wanted of each set.
REQUIRED = {"tbdw": 0.95, "tdr2017": 0.90, "wien": 0.95}


def extracted(shared: Path, every: int, part: int | None) -> Iterator[tuple[Row, list[Row], float]]:
    """Labelled pages (of one half, each so-many-th) with the records found on them and the seconds it took."""
    root = shared / "data" / "lists"
    for row in [row for row in index(root) if part is None or half(row["site"]) == part][::every]:
        page = parse(gzip.decompress((root / row["file"]).read_bytes()), "http://page.example/")
        start = time.process_time()
        found = extract_records(page)
        seconds = time.process_time() - start
        yield row, [{"fields": [{"value": field.value} for field in r.fields]} for r in found.records], seconds


def fields_right(scorer: Any, row: Row, found: list[Row]) -> tuple[int, int, int]:
    """Fields of the found records that are equal, that are nearly right, and all."""
    values = [[scorer.norm(field["value"]) for field in record["fields"]] for record in found]
    free = list(range(len(found)))
    equal = near = count = 0
    for gold in row.get("records", ()):
        wanted = [text for text in map(scorer.norm, gold) if text]
        longest = max(wanted, key=len, default="")
        at = next((i for i in free if longest and longest in "".join(values[i])), None)
        if at is None:
            continue
        free.remove(at)
        for text in wanted:
            count += 1
            equal += text in values[at]
            near += any(text in value and len(value) <= 1.3 * len(text) + 20 for value in values[at])
    return equal, near, count


def figures(shared: Path, every: int = 1, part: int | None = None) -> dict[tuple[str, int], dict[str, float]]:
    """Record F1 and the share of right fields, by set and half."""
    scorer = scoring(shared)
    root = shared / "data" / "lists"
    partly = partial(root, scorer)
    totals: dict[tuple[str, int], collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row, found, seconds in extracted(shared, every, part):
        hits, count, gold = scorer.score(root, row, found)
        equal, near, fields = fields_right(scorer, row, found)
        total = totals[row["set"], half(row["site"])]
        total.update(hits=hits, found=count, gold=gold, pages=1)
        total["us"] += int(seconds * 1e6)
        if row["file"] in partly:
            total["partial"] += gold
        else:
            total.update(whole_hits=hits, whole_both=count + gold, equal=equal, near=near, fields=fields)
    return {
        key: {
            "f1": 2 * t["hits"] / max(1, t["found"] + t["gold"]),
            "precision": t["hits"] / max(1, t["found"]),
            "recall": t["hits"] / max(1, t["gold"]),
            "whole": 2 * t["whole_hits"] / max(1, t["whole_both"]),
            "partial": t["partial"],
            "equal": t["equal"] / max(1, t["fields"]),
            "near": t["near"] / max(1, t["fields"]),
            "milliseconds": t["us"] / 1000 / t["pages"],
        }
        for key, t in sorted(totals.items())
    }


def crossed(shared: Path) -> dict[tuple[str, int], dict[str, float]]:
    """The figures of each half with weights fitted on the other and on made-up pages."""
    from lists_fit import fitted, labelled, made_up, unlabelled

    samples, added, others = labelled(shared), made_up(shared), unlabelled(shared)
    found: dict[tuple[str, int], dict[str, float]] = {}
    for part in (0, 1):
        own = [sample for sample in samples if half(sample.site) != part]
        apart = [other for other in others if half(other.site) != part]
        stored = fitted([*own, *added], apart)
        region.weights = lambda stored=stored: Weights.of(stored)  # type: ignore[attr-defined]
        found |= figures(shared, part=part)
    region.weights = weights  # type: ignore[attr-defined]
    return found


def rows(shared: Path) -> Iterator[Row]:
    """The rows of the acceptance table."""
    found = crossed(shared)
    data = "../shared/data/lists, each half of the sites with weights fitted on the other"
    for name, least in REQUIRED.items():
        halves = [figures for (one, _), figures in found.items() if one == name]
        f1 = min(half["f1"] for half in halves)
        told = " / ".join(f"{half['f1']:.3f} (whole records {half['whole']:.3f})" for half in halves)
        yield {"row": f"records of unseen sites, {name}", "required": f"F1 ≥ {least}", "measured": told, "good": f1 >= least,
               "data": data}  # fmt: skip
    near = {key: figures["near"] for key, figures in found.items() if figures["near"]}
    told = ", ".join(f"{name} {value:.3f}" for (name, _), value in near.items())
    yield {"row": "fields of the records found", "required": "≥ .90 right", "measured": told,
           "good": min(near.values()) >= 0.9, "data": data}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path, nargs="?", default=SHARED)
    parser.add_argument("--cross", action="store_true")
    parser.add_argument("--accept", action="store_true")
    asked = parser.parse_args()
    if asked.accept:
        for one in rows(asked.shared):
            print(json.dumps(one, ensure_ascii=False), flush=True)
        return
    every = crossed(asked.shared) if asked.cross else figures(asked.shared)
    for (name, part), row in sorted(every.items()):
        print(f"{name:8} {'tuning' if part == 0 else 'reporting':9}", " ".join(f"{k} {v:.3f}" for k, v in row.items()))


if __name__ == "__main__":
    main()
