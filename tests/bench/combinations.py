"""Whole made-up sites with a search, in combinations of 32 choices, crawled on this machine, and how much is found of them.

    python -m tests.bench.combinations [--count N] [--seed S] [--only N,…] [--budget R] [--seconds S] [--json] [--out FILE]

A site is a subject in one of eight languages, a way to its form, the form's controls and how they are sent, what a blank
question gives, how words match, pagers, totals, layouts of rows and of records' own pages, addresses, letters, and nuisances
and traps (`tests/bench/combined/designs.py`). `--seed` draws the designs so that as many pairs of choices meet as can, and
the records; more sites of a seed begin with the same ones. `--only` takes some of them, by their places from 0 on.

A record can be had where a question of one control, or of a column and a word, shows it. "Least" are the
requests without which nobody has all records. A value is asked for where the site's label of it is surely the attribute's.
`--out` gets a line of JSON for each site as soon as it is crawled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.bench.combined.designs import drawn
from tests.bench.combined.outcome import Outcome, crawled

#: Requests and seconds a crawl may take; from which recall, and which shares of right records and values, a site is good.
BUDGET, SECONDS = 700, 300.0
RECALL, SHARE = 0.98, 0.97
#: Choices that the table shows of a design.
SHOWN = ("subject", "lang", "size", "via", "form", "method", "match", "paging", "layout", "facts", "odd")


def measured(seed: int, places: Sequence[int], requests: int = BUDGET, seconds: float = SECONDS) -> Iterator[Outcome]:
    """The crawls of the sites of a seed that are at these places, one after the other."""
    designs = drawn(max(places, default=-1) + 1, seed)
    for place in places:
        with tempfile.TemporaryDirectory(prefix="formdiver-combined-") as folder:
            number = seed * 1000 + place
            one = crawled(designs[place], number, Path(folder) / "out", requests=requests, seconds=seconds)
            yield asyncio.run(one)


def told(one: Outcome) -> dict[str, Any]:
    """All of an outcome, for JSON."""
    shares = {"recall": one.recall, "precision": one.precision, "right": one.right}
    return vars(one) | {name: round(share, 4) for name, share in shares.items()}


def summary(found: Sequence[Outcome]) -> dict[str, float]:
    """What is said of all sites: shares are means over sites, or of values; the rest are counts."""
    values = sum(one.values for one in found)
    return {
        "sites": len(found),
        "mean recall": round(sum(one.recall for one in found) / max(1, len(found)), 4),
        f"recall >= {RECALL}": sum(one.recall >= RECALL for one in found),
        "recall < .5": sum(one.recall < 0.5 for one in found),
        "mean precision": round(sum(one.precision for one in found) / max(1, len(found)), 4),
        f"precision >= {SHARE}": sum(one.precision >= SHARE for one in found),
        "values right": round(1 - sum(one.wrong.total() for one in found) / max(1, values), 4),
        f"values >= {SHARE}": sum(one.right >= SHARE for one in found),
        "requests": sum(one.requests for one in found),
        "least": sum(one.least for one in found),
        "forbidden submissions": sum(len(one.forbidden) for one in found),
        "failed": sum(bool(one.failed) for one in found),
    }


def _table(found: Sequence[Outcome], seed: int) -> Table:
    table = Table("site", "recall", "precision", "values", "sent", "least", "s", expand=True, pad_edge=False)
    for title in ("of", "what is wrong"):
        table.add_column(title, overflow="fold", ratio=1)
    for one in found:
        table.add_row(
            str(one.number - seed * 1000),
            *(f"{share:.3f}" for share in (one.recall, one.precision, one.right)),
            str(one.requests),
            str(one.least),
            f"{one.seconds:.0f}",
            " ".join(one.design[axis] for axis in SHOWN),
            "\n".join(_wrong(one)),
        )
    return table


def _wrong(one: Outcome) -> Iterator[str]:
    if one.failed:
        yield one.failed
    yield from (f"forbidden: {sent}" for sent in one.forbidden)
    values = [f"{name} {times}" for name, times in one.wrong.items() if times > (1 - SHARE) * one.found]
    if values:
        yield f"wrong: {', '.join(values)}"
    if one.twice:
        yield f"twice: {one.twice}"
    yield from (f"no record: {stranger}" for stranger in one.strange[:2])


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=64)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", type=lambda text: [int(one) for one in text.split(",")], metavar="N,…")
    parser.add_argument("--budget", type=int, default=BUDGET, help="requests for each site")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds for each site")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(argv)
    found = []
    with given.out.open("a", encoding="utf-8") if given.out else nullcontext() as out:
        for one in measured(given.seed, given.only or range(given.count), given.budget, given.seconds):
            found.append(one)
            if out:
                print(json.dumps(told(one), ensure_ascii=False), file=out, flush=True)
    if given.json:
        print(json.dumps({"summary": summary(found), "sites": [told(one) for one in found]}, ensure_ascii=False))
        return 0
    Console().print(_table(found, given.seed))
    for name, value in summary(found).items():
        print(f"{name:>22}  {value}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
