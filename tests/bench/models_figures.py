"""Whether the shipped models are what their documented commands make of the data today.

    python -m tests.bench.models_figures [--only REGEX] [--accept]

A model is trained on features, and these change with the code and its word lists; what is shipped then was trained on
other features than it is asked for. Each model is trained again, into a folder of its own, and compared value by value.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.crawling import COMMAND, ROOT, SHARED, run

DATA = SHARED / "data"
#: Values that differ by no more than this, or than this share, are the same: sums end in other digits on other processors.
NEAR, SHARE = 0.002, 0.01
#: The share of the trained values that may differ; and where a fit starts from what the shipped weights let through, so that
#: each gives slightly others than the one before.
MOST, REFITTED = 0.005, 0.15
#: Longest that one command may take, in seconds.
SECONDS = 3 * 3600.0


@dataclass(frozen=True, slots=True)
class Made:
    """Models that one command makes: what it is called with, where it writes, and the files with where they are shipped; the
    share of their values that may differ."""

    command: tuple[str, ...]
    files: tuple[tuple[str, Path], ...]
    folder: bool = False
    most: float = MOST

    def into(self, folder: Path) -> list[str]:
        """The command that writes into a folder."""
        return [*self.command, "--out", str(folder if self.folder else folder / self.files[0][0])]


def _made() -> dict[str, Made]:
    shipped = ROOT / "crawler"
    classify, discovery = shipped / "classify" / "models", shipped / "discovery" / "models"
    forms = ("forms-default", "forms-nb", "fields")
    pages = [str(DATA / name) for name in ("forms", "lists", "pages")]
    bench = (sys.executable, "-m", "tests.bench.paging_figures", "--train")
    return {
        "forms": Made(
            (*COMMAND, "train", "forms", str(DATA / "forms")),
            tuple((f"{name}.json.gz", classify / f"{name}.json.gz") for name in forms),
            folder=True,
        ),
        "links": Made((*COMMAND, "train", "links", str(DATA)), (("links.json.gz", discovery / "links.json.gz"),)),
        "pages": Made((*COMMAND, "train", "pages", *pages), (("pages.json.gz", discovery / "pages.json.gz"),)),
        "paging": Made(bench, (("paging.json", shipped / "paging" / "models" / "paging.json"),)),
        "regions": Made(
            (sys.executable, str(ROOT / "tests" / "bench" / "lists_fit.py"), str(SHARED), "--write"),
            (("weights.json", shipped / "regions" / "weights.json"),),
            most=REFITTED,
        ),
    }


def read(path: Path) -> Any:
    """A model file, packed or not."""
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


def leaves(value: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every single value of a model, with where it stands. What it says of its origin is left out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("trained_on", "provenance"):
                yield from leaves(inner, (*place, str(name)))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*place, str(number)))
    else:
        yield place, value


def differing(one: Any, other: Any) -> tuple[int, int]:
    """Of how many values in all how many stand in one model only or are not nearly equal."""
    ours, theirs = dict(leaves(one)), dict(leaves(other))
    places = ours.keys() | theirs.keys()
    return sum(not _near(ours.get(place), theirs.get(place)) for place in places), len(places)


def _near(one: Any, other: Any) -> bool:
    if isinstance(one, float | int) and isinstance(other, float | int):
        return abs(one - other) <= max(NEAR, SHARE * max(abs(one), abs(other)))
    return bool(one == other)


def measured(only: re.Pattern[str]) -> Iterator[tuple[str, int, int, float]]:
    """Each shipped model: its file, in how many values it differs from what training gives, of how many, and the share that
    may."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command line does
    for name, made in _made().items():
        if not only.search(name):
            continue
        with tempfile.TemporaryDirectory(prefix="formdiver-models-") as folder:
            ran = run(made.into(Path(folder)), max_seconds=SECONDS)
            if ran.code != 0:
                raise RuntimeError(f"training {name} ended with {ran.code}: {ran.err.strip()[-400:]}")
            for file, shipped in made.files:
                yield file, *differing(read(shipped), read(Path(folder) / file)), made.most


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", type=re.compile, default=re.compile(""), help="models whose name holds this pattern")
    parser.add_argument("--accept", action="store_true", help="print the row of the acceptance table")
    options = parser.parse_args(argv)
    found = []
    for file, other, values, most in measured(options.only):
        found.append((file, other, values, most))
        if not options.accept:
            print(f"{file}: {other} of {values} values differ", flush=True)
    if options.accept:
        told = "; ".join(f"{file.partition('.')[0]} {other} of {values}" for file, other, values, _ in found)
        row = {
            "row": "shipped models against what their commands make of the data",
            "required": f"≤ {MOST:.1%} of the values of each differ, {REFITTED:.0%} of those of regions (ours)",
            "measured": told,
            "good": all(other <= most * values for _, other, values, most in found),
            "data": "../shared/data, samples",
        }
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
