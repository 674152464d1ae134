"""Figures of record extraction on labelled result pages: `python tests/bench/lists_figures.py SHARED`.

Record precision, recall and F1 of every set on the tuning and the reporting half of the sites with the stored weights,
by the scorer's rule, and the share of fields of the records found that are right: equal, or nearly (the value holds the
labelled text and little more). The stored weights were fitted on all sites; `lists_fit.py --half` prints what weights
fitted on one half reach on the other.
"""

from __future__ import annotations

import collections
import gzip
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from crawler.page import parse
from crawler.results import extract_records

Row = dict[str, Any]


def half(site: str) -> int:
    """0 for the tuning half of the sites, 1 for the reporting half."""
    return hashlib.sha256(site.encode()).digest()[0] % 2


def extracted(shared: Path, every: int, part: int | None) -> Iterator[tuple[Row, list[Row], float]]:
    """Labelled pages (of one half, each so-many-th) with the records found on them and the seconds it took."""
    root = shared / "data" / "lists"
    with (root / "index.jsonl").open(encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines if line.strip()]
    for row in [row for row in rows if part is None or half(row["site"]) == part][::every]:
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
        index = next((i for i in free if longest and longest in "".join(values[i])), None)
        if index is None:
            continue
        free.remove(index)
        for text in wanted:
            count += 1
            equal += text in values[index]
            near += any(text in value and len(value) <= 1.3 * len(text) + 20 for value in values[index])
    return equal, near, count


def figures(shared: Path, every: int = 1, part: int | None = None) -> dict[tuple[str, int], dict[str, float]]:
    """Record F1 and the share of right fields, by set and half."""
    sys.path.insert(0, str(shared / "eval"))
    import lists_eval  # type: ignore[import-not-found]

    totals: dict[tuple[str, int], collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row, found, seconds in extracted(shared, every, part):
        hits, count, gold = lists_eval.score(shared / "data" / "lists", row, found)
        equal, near, fields = fields_right(lists_eval, row, found)
        totals[row["set"], half(row["site"])].update(
            hits=hits, found=count, gold=gold, equal=equal, near=near, fields=fields, pages=1, us=int(seconds * 1e6)
        )
    return {
        key: {
            "f1": 2 * t["hits"] / max(1, t["found"] + t["gold"]),
            "precision": t["hits"] / max(1, t["found"]),
            "recall": t["hits"] / max(1, t["gold"]),
            "equal": t["equal"] / max(1, t["fields"]),
            "near": t["near"] / max(1, t["fields"]),
            "milliseconds": t["us"] / 1000 / t["pages"],
        }
        for key, t in sorted(totals.items())
    }


def main() -> None:
    for (name, part), row in figures(Path(sys.argv[1])).items():
        print(f"{name:8} {'tuning' if part == 0 else 'reporting':9}", " ".join(f"{k} {v:.3f}" for k, v in row.items()))


if __name__ == "__main__":
    main()
