"""The rows of discovery in the acceptance table: `python -m tests.bench.discovery_rows --accept`.

They are those of `tests.bench.discovery_figures` on three web graphs: one that speaks as what the link model learned from
does, and two in the words of vocabularies that nothing was trained on.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from tests.bench.crawling import run

#: Seed and half of each graph, and what it speaks.
GRAPHS = (
    ("11", "", "words as in training"),
    ("61", "overseas", "eleventh vocabulary, not trained on"),
    ("61", "upland", "twelfth vocabulary, not trained on"),
)
_WALK = re.compile(r"\s+2000 pages: focused\s+\d+.*?\(x([\d.]+)\)\s+oracle\s+\d+ \(([\d.]+)\)")
_FOUND = re.compile(r"\s+precision ([\d.]+)\s+recall in 2000 pages ([\d.]+)")
_ALONE = re.compile(
    r"(links, as many|links, [\d.]+%|pages, \w+|forms, \w+).*?: precision ([\d.]+)  recall ([\d.]+)  F ([\d.]+)"
)
_LINK = re.compile(r"links: ([\d.]+) us at first sight \(median ([\d.]+)")
_FORM = re.compile(r"forms, .*?  (\d+) us to score a form at first sight \(median (\d+)")


def rows(text: str, data: str) -> Iterator[dict[str, Any]]:
    """The rows of one graph, from what was printed of it."""
    lines = text.splitlines()
    walks = [tuple(map(float, match.groups())) for line in lines if (match := _WALK.match(line))]
    found = [tuple(map(float, match.groups())) for line in lines if (match := _FOUND.match(line))]
    alone: dict[str, list[tuple[float, ...]]] = {}
    for line in lines:
        if match := _ALONE.match(line):
            kind = "balanced" if "as many" in match[1] else match[1].split(",")[0]
            alone.setdefault(kind, []).append(tuple(map(float, match.groups()[1:])))
    if not (len(walks) == len(found) == 3 and {"links", "pages", "forms"} <= alone.keys()):
        raise RuntimeError("tests.bench.discovery_figures printed something else than expected")
    yield _row(
        "web graph, interfaces in the first 2,000 pages",
        "≥ 3 × breadth first, ≥ .6 of the oracle; precision, recall ≥ .95",
        "; ".join(
            f"{times:.1f} ×, {share:.2f}, {precision:.3f}, {recall:.3f}"
            for (times, share), (precision, recall) in zip(walks, found, strict=True)
        ),
        all(times >= 3 and share >= 0.6 for times, share in walks) and min(min(pair) for pair in found) >= 0.95,
        data,
    )
    balanced = alone["balanced"][0][2]
    for name, kind, least in (
        ("link classifier", "links", 0.9),
        ("page classifier", "pages", 0.9),
        ("sampled forms", "forms", 0.95),
    ):
        told = "; ".join("/".join(f"{value:.3f}" for value in values) for values in alone[kind])
        told += f" (as many of each kind: F {balanced:.3f})" if kind == "links" else ""
        good = min(values[2] for values in alone[kind]) >= least
        yield _row(f"{name} alone, precision/recall/F", f"F ≥ {least}", told, good, data)
    link, usual = next(tuple(map(float, match.groups())) for line in lines if (match := _LINK.match(line)))
    form, common = max(tuple(map(float, match.groups())) for line in lines if (match := _FORM.match(line)))
    yield _row(
        "scoring one link, one form",
        "≤ 20 µs, ≤ 150 µs",
        f"{link:.1f} µs, {form:.0f} µs (least of the rounds; medians {usual:.1f}, {common:.0f})",
        link <= 20 and form <= 150,
        data,
    )


def _row(row: str, required: str, measured: str, good: bool, data: str) -> dict[str, Any]:
    return {"row": row, "required": required, "measured": measured, "good": good, "data": data}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accept", action="store_true", help="print rows as JSON")
    options = parser.parse_args()
    for seed, half, spoken in GRAPHS:
        arguments = ["--only", "graph,links,pages,forms", "--seed", seed, *(["--half", half] if half else [])]
        ran = run([sys.executable, "-m", "tests.bench.discovery_figures", *arguments], max_seconds=3600.0)
        if ran.code != 0:
            raise RuntimeError(f"tests.bench.discovery_figures ended with {ran.code}: {ran.err.strip()[-400:]}")
        for row in rows(ran.out, f"300 sites of three domains and others, {spoken}"):
            print(
                json.dumps(row, ensure_ascii=False) if options.accept else f"{row['row']}: {row['measured']}",
                flush=True,
            )


if __name__ == "__main__":
    main()
