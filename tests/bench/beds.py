"""The sample sites, crawled with their seed page and their domain only, held against what they know to be true.

    python -m tests.bench.beds [--size 2000] [--only library,cards] [--via both|forms] [--records CSV] [--seed N] [--bare]
        [--json]

Reported for each site: the share of the reachable records found and of the exported records that are one (each truth
record counts once), the share of the displayed attribute values that came out right (of the records found), form and
result pages over ⌈N/p⌉ (at most 1.5, and 3 where a query lists only so many), requests that should never have been
sent, all requests, seconds and CPU seconds of the crawler.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.table import Table

from knowledge.domain import load_domain
from samples.catalogue import load
from samples.server import serve
from samples.sites import BUILDERS
from samples.truth import Value, normal, same
from tests.bench.crawling import crawl, exported, texts

#: Form and result pages over ⌈N/p⌉: where paging is unlimited, and where a query lists only so many records.
BOUND_UNLIMITED, BOUND_CAPPED = 1.5, 3.0
#: What tells records apart, besides the title.
_KEYS = ("isbn", "identifier")


@dataclass
class Comparison:
    """Exported records against the truth. `wrong` counts values by attribute; `missed` are keys, `strangers` titles."""

    reachable: int
    exported: int
    found: int = 0
    values: int = 0
    right: int = 0
    wrong: Counter[str] = field(default_factory=Counter)
    missed: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    @property
    def recall(self) -> float:
        return self.found / self.reachable if self.reachable else 1.0

    @property
    def precision(self) -> float:
        return self.found / self.exported if self.exported else 0.0

    @property
    def values_right(self) -> float:
        return self.right / self.values if self.values else 0.0


def compare(truth: Sequence[Mapping[str, Value]], records: Sequence[Mapping[str, Any]]) -> Comparison:
    """Pair each exported record with at most one true one, those that agree most first."""
    places: dict[tuple[str, Any], list[int]] = defaultdict(list)
    for place, row in enumerate(truth):
        for name in ("title", *_KEYS):
            if name in row:
                places[name, normal(name, row[name])].append(place)
    pairs = []
    for number, record in enumerate(records):
        values = _values(record)
        near = {
            place for name in ("title", *_KEYS) if name in values for place in places[name, normal(name, values[name])]
        }
        pairs += [(_agreeing(truth[place], values), number, place) for place in near]
    pairs.sort(key=lambda pair: (-pair[0], pair[1], pair[2]))
    result = Comparison(len(truth), len(records))
    taken: dict[int, int] = {}
    used: set[int] = set()
    for agreeing, number, place in pairs:
        if number in used or place in taken or not agreeing:
            continue
        used.add(number)
        taken[place] = number
    for place, number in taken.items():
        values = _values(records[number])
        for name, value in truth[place].items():
            if name == "key":
                continue
            result.values += 1
            if name in values and same(name, value, values[name]):
                result.right += 1
            else:
                result.wrong[name] += 1
    result.found = len(taken)
    result.missed = [str(row["key"]) for place, row in enumerate(truth) if place not in taken]
    result.strangers = [str(r["attributes"].get("title", r["url"])) for n, r in enumerate(records) if n not in used]
    return result


def _values(record: Mapping[str, Any]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, value in record["attributes"].items():
        several = texts(value)
        if several:
            found[name] = several[0] if len(several) == 1 else several
    return found


def _agreeing(row: Mapping[str, Value], values: Mapping[str, Value]) -> int:
    """How many attributes agree; none where both say who they are and differ."""
    for name in _KEYS:
        if name in row and name in values and not same(name, row[name], values[name]):
            return 0
    return sum(same(name, value, values[name]) for name, value in row.items() if name in values)


async def measured(
    name: str,
    folder: Path,
    *,
    size: int = 2000,
    via: str = "both",
    cap: int = 1000,
    max_seconds: float = 1800.0,
    more: Sequence[str] = (),
    records: Path | None = None,
    seed: int = 1,
    bare: bool = False,
) -> dict[str, Any]:
    """Serve one site, crawl it, and say what came of it. `records` is a file of real ones to serve, `seed` draws others;
    `bare`: with a domain file of names alone."""
    given = load(records, seed, size) if records is not None else None
    async with serve([name], size=size, seed=seed, cap=cap, records=given) as web:
        site = web.sites[name]
        domain = bare_domain(site.domain, folder.with_suffix(".yaml")) if bare else site.domain
        ran = await asyncio.to_thread(
            crawl, [f"{site.url}/"], domain, folder, via=via, max_seconds=max_seconds, more=more
        )
        forbidden = [f"{entry.method} {entry.path}: {entry.forbidden}" for entry in web.forbidden]
        truth = site.truth
        least = math.ceil(len(truth) / site.page_size)
        bound = BOUND_UNLIMITED if site.cap is None else BOUND_CAPPED
    report = ran.last
    if "pages_by_kind" not in report:
        raise RuntimeError(f"the crawl of {name} gave no report (exit code {ran.code}): {ran.err.strip()[-800:]}")
    found = compare(truth, await asyncio.to_thread(exported, folder))
    pages = report["pages_by_kind"]["form"] + report["pages_by_kind"]["result"]
    return {
        "site": name,
        "via": via,
        "size": size,
        "reachable": found.reachable,
        "found": found.found,
        "recall": round(found.recall, 4),
        "exported": found.exported,
        "precision": round(found.precision, 4),
        "values_right": round(found.values_right, 4),
        "wrong": dict(found.wrong.most_common()),
        "missed": found.missed[:10],
        "strangers": found.strangers[:10],
        "pages": pages,
        "least_pages": least,
        "over": round(pages / max(1, least), 3),
        "bound": bound,
        "forbidden": forbidden,
        "requests": report["requests"],
        "queries": report["queries"],
        "coverage_estimate": report["coverage_estimate"],
        "seconds": round(ran.seconds, 1),
        "cpu_seconds": round(ran.cpu_seconds, 1),
        "peak_mib": round(ran.peak_mib),
        "code": ran.code,
        "stopped_because": report["stopped_because"],
    }


def show(rows: Sequence[Mapping[str, Any]]) -> Table:
    """The figures as a table; what misses its bound stands in red."""
    table = Table(title="sample sites, seed page and domain only", title_justify="left")
    for column in ("site", "via", "found", "of", "precision", "values right", "form+result", "over ⌈N/p⌉", "forbidden"):
        table.add_column(column, justify="left" if column in ("site", "via") else "right")
    for column in ("requests", "seconds", "CPU s", "stopped"):
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(
            row["site"],
            row["via"],
            _mark(f"{row['recall']:.2%}", row["recall"] >= 0.98),
            str(row["reachable"]),
            f"{row['precision']:.2%}",
            _mark(f"{row['values_right']:.2%}", row["values_right"] >= 0.98),
            f"{row['pages']} / {row['least_pages']}",
            _mark(f"{row['over']:.2f} (≤ {row['bound']:g})", row["over"] <= row["bound"]),
            _mark(str(len(row["forbidden"])), not row["forbidden"]),
            str(row["requests"]),
            f"{row['seconds']:.0f}",
            f"{row['cpu_seconds']:.0f}",
            str(row["stopped_because"]),
        )
    return table


def _mark(text: str, good: bool) -> str:
    return text if good else f"[red]{text}[/]"


@dataclass(frozen=True)
class Options:
    """What the command line asks for."""

    size: int
    only: list[str]
    via: list[str]
    cap: int
    max_seconds: float
    json: bool
    keep: Path | None
    records: Path | None
    seed: int
    bare: bool


def main(argv: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when a site misses a figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=2000, help="records on each site (default: %(default)s)")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(BUILDERS), help="sites, by comma")
    parser.add_argument("--via", type=lambda text: text.split(","), default=["both"], help="both, forms, or both,forms")
    parser.add_argument("--cap", type=int, default=1000, help="records a query lists where capped")
    parser.add_argument("--max-seconds", type=float, default=1800.0, help="per crawl")
    parser.add_argument("--json", action="store_true", help="one JSON object per crawl instead of a table")
    parser.add_argument("--keep", type=Path, help="keep the crawls in this folder")
    parser.add_argument(
        "--records", type=Path, help="CSV file of books or papers to draw the records of the sites from"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the catalogue (default: %(default)s)")
    parser.add_argument("--bare", action="store_true", help="with domain files of names and types alone")
    options = Options(**vars(parser.parse_args(argv)))
    console = Console(stderr=True)
    rows = []
    with tempfile.TemporaryDirectory(prefix="formdiver-beds-") as name:
        for site in options.only:
            for via in options.via:
                console.print(f"crawling {site} --via {via}")
                folder = (options.keep or Path(name)) / f"{site}-{via}"
                row = asyncio.run(
                    measured(
                        site,
                        folder,
                        size=options.size,
                        via=via,
                        cap=options.cap,
                        max_seconds=options.max_seconds,
                        more=["--fresh"],
                        records=options.records,
                        seed=options.seed,
                        bare=options.bare,
                    )
                )
                rows.append(row)
                if options.json:
                    print(json.dumps(row, ensure_ascii=False), flush=True)
    if not options.json:
        Console(width=None if sys.stdout.isatty() else 180).print(show(rows))
        for row in rows:
            if row["wrong"] or row["missed"] or row["strangers"] or row["forbidden"]:
                print(
                    json.dumps({key: row[key] for key in ("site", "via", "wrong", "missed", "strangers", "forbidden")})
                )
    return 0 if all(reached(row) for row in rows) else 1


def bare_domain(name: str, file: Path) -> str:
    """A file for the domain of that name with nothing but what its attributes are called and of which type they are: what
    somebody writes in a minute."""
    known = load_domain(name)
    attributes = [{"name": one.name, "type": one.type, "multiple": one.multiple} for one in known.attributes]
    told = {"name": name, "title": known.title, "attributes": attributes, "identity": list(map(list, known.identity))}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(yaml.safe_dump(told), encoding="utf-8")
    return str(file)


def reached(row: Mapping[str, Any]) -> bool:
    """Whether a site reaches every figure asked of it."""
    good = row["recall"] >= 0.98 and row["values_right"] >= 0.98 and row["over"] <= row["bound"]
    return bool(good and not row["forbidden"])


if __name__ == "__main__":
    sys.exit(main())
