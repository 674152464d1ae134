"""Live discovery by the command itself, on a web graph served on this machine: what it finds, and what it costs.

    python -m tests.bench.live_figures [--seed 11] [--half NAME] [--sites 100] [--pages 2000] [--concurrency 1,8] [--accept]

`formdiver discover` starts at the directories, may enter any site, and sees pages as far from a site's entrance as
interfaces lie. Its processor time is that of its process alone; the server runs beside it on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from samples.webgraph.serve import Served, serve
from samples.webgraph.words import DOMAINS
from tests.bench.crawling import COMMAND, run
from tests.bench.discovery_walk import MAX_DEPTH, truth_of


@dataclass(frozen=True, slots=True)
class Found:
    """What one run found of one domain: interfaces right, wrong and wanted, those the oracle has after as many pages; and
    what it cost."""

    domain: str
    concurrency: int
    right: int
    wrong: int
    wanted: int
    oracle: int
    pages: int
    seconds: float
    cpu_seconds: float
    peak_mib: float

    @property
    def precision(self) -> float:
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.right / max(1, self.wanted)

    @property
    def share(self) -> float:
        """Of what the oracle finds in as many pages."""
        return self.right / max(1, self.oracle)


async def measured(served: Served, domain: str, pages: int, concurrency: int) -> Found:
    """One run of the command."""
    with tempfile.TemporaryDirectory(prefix="formdiver-live-") as name:
        command = [
            *COMMAND,
            "discover",
            *served.graph.seeds,
            "--domain",
            domain,
            "--out",
            str(Path(name) / "out"),
            "--json",
        ]
        command += ["--allow-private", "--delay", "0", "--new-sites", "100000", "--max-depth", str(MAX_DEPTH)]
        command += ["--max-pages", str(pages), "--concurrency", str(concurrency)]
        ran = await asyncio.to_thread(run, command, max_seconds=3600.0)
    if ran.code not in (0, 3):
        raise RuntimeError(f"formdiver discover ended with {ran.code}: {ran.err.strip()[-400:]}")
    report = json.loads(ran.out)
    truth = truth_of(served.graph, domain)
    known = [truth.get((one["page"], one["action"].partition("?")[0])) for one in report["interfaces_found"]]
    right = {one for one in known if one is not None}
    return Found(
        domain,
        concurrency,
        len(right),
        known.count(None),
        len(set(truth.values())),
        sum(count <= report["pages"] for count in served.graph.oracle(domain)),
        report["pages"],
        ran.seconds,
        ran.cpu_seconds,
        ran.peak_mib,
    )


async def figures(seed: int, half: str, sites: int, pages: int, concurrencies: Sequence[int]) -> list[Found]:
    """All domains with each number of requests at once."""
    async with serve(seed, sites=sites, half=half) as served:
        return [await measured(served, domain, pages, one) for one in concurrencies for domain in DOMAINS]


def row(found: Sequence[Found], data: str) -> dict[str, Any]:
    """The row of the acceptance table."""
    said = "; ".join(f"{one.precision:.3f}, {one.recall:.3f}, {one.share:.2f} ({one.pages} pages)" for one in found)
    return {
        "row": "live discovery by the command, in 2,000 pages",
        "required": "precision, recall ≥ .95; ≥ .6 of the oracle",
        "measured": said,
        "good": all(min(one.precision, one.recall) >= 0.95 and one.share >= 0.6 for one in found),
        "data": data,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--half", default="")
    parser.add_argument("--sites", type=int, default=100)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--concurrency", default="1,8")
    parser.add_argument("--accept", action="store_true", help="print a row as JSON")
    options = parser.parse_args()
    concurrencies = [8] if options.accept else [int(one) for one in options.concurrency.split(",")]
    found = asyncio.run(figures(options.seed, options.half, options.sites, options.pages, concurrencies))
    if options.accept:
        data = f"3 × {options.sites} sites and others served on loopback, words as in training"
        print(json.dumps(row(found, data), ensure_ascii=False), flush=True)
        return
    for one in found:
        print(
            f"{one.domain:8} {one.concurrency} at once: {one.right} of {one.wanted} ({one.wrong} wrong), oracle {one.oracle} in"
            f" {one.pages} pages; {one.pages / one.seconds:.0f} pages/s, CPU {one.cpu_seconds:.1f} s, {one.peak_mib:.0f} MiB",
            flush=True,
        )


if __name__ == "__main__":
    main()
