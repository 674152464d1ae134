"""Page clustering: every figure of FPC, on real pages and on pages generated from template grammars.

    python -m tests.bench.templates_figures [--only NAME] [--pages 100000] [--accept]

Real pages are split by site, alternating within sites of equal kinds of pages; the parameters were chosen on the first
half. Grammars of seed 1 served for choosing hash functions and β; figures come from those of seed 2.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from crawler.page import Tree, parse
from crawler.templates import DEFAULT, Features, Templates, centre, features, similarity
from crawler.templates.fingerprint import PRINTS, Scheme, fingerprint
from tests.bench import tree_matching
from tests.bench.grammars import grammars

DATA = Path(__file__).parents[2].parent / "shared" / "data" / "pages"
ADDRESS = "http://saved.invalid/"
FRESH_SEED = 2
#: A similarity takes less than the clock can tell: each is the mean of so many.
REPEATS = 20
GRAMMARS = 320
#: The whole method takes a fraction of a second, which other work on the machine distorts: the median of so many runs.
#: The rival takes many seconds and runs once.
RUNS = 5


@dataclass(frozen=True, slots=True)
class Sample:
    """A real page with its labels."""

    file: str
    site: str
    template: str
    kind: str
    tree: Tree
    features: Features


@cache
def samples() -> tuple[Sample, ...]:
    """All real pages, parsed."""
    found = []
    for line in (DATA / "index.jsonl").read_text("utf-8").splitlines():
        row = json.loads(line)
        tree = parse(gzip.decompress((DATA / row["file"]).read_bytes()), ADDRESS).tree
        found.append(Sample(row["file"], row["site"], row["template"], row["kind"], tree, features(tree)))
    return tuple(found)


def tuning_sites(pages: Iterable[Sample]) -> set[str]:
    """The sites of the half that parameters were chosen on."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for page in pages:
        kinds[page.site].add(page.kind)
    groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for site, of_site in kinds.items():
        groups[tuple(sorted(of_site))].append(site)
    chosen, turn = set(), 0
    for own in sorted(groups):
        chosen |= {site for place, site in enumerate(sorted(groups[own])) if (place + turn) % 2 == 0}
        turn += len(groups[own])
    return chosen


def half(measured: bool) -> list[Sample]:
    """The pages of the measured half, or of the tuning half."""
    tuning = tuning_sites(samples())
    return [page for page in samples() if (page.site not in tuning) == measured]


def pair_f1(truth: Sequence[Any], said: Sequence[Any]) -> float:
    """Pairwise F1 of a clustering."""

    def pairs(counts: Iterable[int]) -> int:
        return sum(n * (n - 1) // 2 for n in counts)

    both = pairs(Counter(zip(truth, said, strict=True)).values())
    total = pairs(Counter(truth).values()) + pairs(Counter(said).values())
    return 2 * both / total if total else 1.0


def clustered(pages: Sequence[Features], *, one_by_one: bool = False) -> list[int]:
    """The clusters of some pages, given at once or as a crawl gives them."""
    templates = Templates()
    if one_by_one:
        found = [templates.assign(page) for page in pages]
    else:
        found = templates.add(pages)
    templates.consolidate()
    return [templates.resolve(cluster) for cluster in found]


def quality(measured: bool = True, *, one_by_one: bool = False) -> dict[str, float]:
    """Pairwise F1 over a half, and of the pages of each kind in that same clustering."""
    pages = half(measured)
    random.Random(3).shuffle(pages)
    said = clustered([page.features for page in pages], one_by_one=one_by_one)
    result = {"all": pair_f1([page.template for page in pages], said)}
    for kind in sorted({page.kind for page in pages}):
        chosen = [place for place, page in enumerate(pages) if page.kind == kind]
        result[kind] = pair_f1([pages[place].template for place in chosen], [said[place] for place in chosen])
    return result


def sparse(per_template: int, measured: bool = True, draws: int = 5) -> float:
    """Pairwise F1 over a half with only so many pages of each template, mean of some draws."""
    groups: dict[str, list[Sample]] = defaultdict(list)
    for page in half(measured):
        groups[page.template].append(page)
    found = []
    for draw in range(draws):
        rng = random.Random(draw)
        pages = [page for name in sorted(groups) for page in rng.sample(groups[name], per_template)]
        rng.shuffle(pages)
        found.append(pair_f1([page.template for page in pages], clustered([page.features for page in pages])))
    return statistics.mean(found)


def against_matching(pairs: int = 200) -> dict[str, float]:
    """Times of one similarity, by features and by tree matching, over pairs of pages of one template."""
    groups: dict[str, list[Sample]] = defaultdict(list)
    for page in samples():
        groups[page.template].append(page)
    rng = random.Random(1)
    ours, theirs = [], []
    for _ in range(pairs):
        one, other = rng.sample(groups[rng.choice(sorted(groups))], 2)
        left, right = tree_matching.elements(one.tree), tree_matching.elements(other.tree)
        many = _seconds(lambda one=one, other=other: [similarity(one.features, other.features) for _ in range(REPEATS)])  # type: ignore[misc]
        ours.append(many / REPEATS)
        theirs.append(_seconds(lambda left=left, right=right: tree_matching.similarity(left, right)))  # type: ignore[misc]
    return {
        "ratio_of_means": statistics.mean(theirs) / statistics.mean(ours),
        "ratio_of_medians": statistics.median(theirs) / statistics.median(ours),
        "microseconds": 1e6 * statistics.mean(ours),
    }


def _seconds(action: Callable[[], object]) -> float:
    start = time.process_time_ns()
    action()
    return (time.process_time_ns() - start) / 1e9


def feature_cost() -> dict[str, float]:
    """Milliseconds of parsing and of the features, mean of all real pages."""
    parsing = making = 0.0
    pages = samples()
    for page in pages:
        body = gzip.decompress((DATA / page.file).read_bytes())
        parsing += _seconds(lambda body=body: parse(body, ADDRESS))  # type: ignore[misc]
        making += _seconds(lambda page=page: features(page.tree))  # type: ignore[misc]
    return {"parse_ms": 1e3 * parsing / len(pages), "features_ms": 1e3 * making / len(pages), "ratio": making / parsing}


def generated_groups(per_grammar: int = 12, seed: int = FRESH_SEED) -> list[list[Features]]:
    """Features of pages of each grammar."""
    return [
        [features(parse(grammar.page(number), ADDRESS).tree) for number in range(per_grammar)]
        for grammar in grammars(GRAMMARS, seed)
    ]


def real_groups() -> list[list[Features]]:
    """Features of the pages of each real template."""
    groups: dict[str, list[Features]] = defaultdict(list)
    for page in samples():
        groups[page.template].append(page.features)
    return [groups[name] for name in sorted(groups)]


def prints(groups: Sequence[list[Features]], scheme: Scheme = DEFAULT.scheme) -> dict[str, float]:
    """Fingerprints between the clusters of two disjoint page sets: candidates, hits of the nearest, rank correlation."""
    left, right = [], []
    for group in groups:
        mixed = group[:]
        random.Random(1).shuffle(mixed)
        left.append(centre(mixed[: len(mixed) // 2]).features)
        right.append(centre(mixed[len(mixed) // 2 :]).features)
    near = np.array([[similarity(one, other) for other in right] for one in left])
    own = np.array([fingerprint(one, scheme) for one in left])
    others = np.array([fingerprint(one, scheme) for one in right])
    equal = own[:, None, :] == others[None, :, :]
    if scheme != "paper":
        equal &= own[:, None, :] != 0
    shared = equal.sum(axis=2)
    candidate = shared > PRINTS * DEFAULT.beta
    return {
        "clusters": len(left),
        "candidates": float(candidate.mean()),
        "hits": float(candidate[np.arange(len(left)), near.argmax(axis=1)].mean()),
        "rank_correlation": float(np.corrcoef(_ranks(shared.ravel()), _ranks(near.ravel()))[0, 1]),
    }


def _ranks(values: NDArray[Any]) -> NDArray[np.float64]:
    _, place, count = np.unique(values, return_inverse=True, return_counts=True)
    ranks: NDArray[np.float64] = (np.cumsum(count) - (count - 1) / 2)[place]
    return ranks


@dataclass(frozen=True, slots=True)
class Whole:
    """FPC and its rival on the pages of one family: F1 of both, the rival's by its cut in hundredths, CPU seconds."""

    pages: int
    f1: float
    rival_f1: dict[int, float]
    feature_seconds: float
    seconds: float
    rival_seconds: float


def whole_method(prefix: str, measured: bool = True) -> Whole:
    """FPC against tree matching and average link on the same parsed pages."""
    pages = [page for page in half(measured) if page.template.startswith(prefix)]
    truth = [page.template for page in pages]
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        made = [features(page.tree) for page in pages]
        middle = time.process_time()
        said = clustered(made)
        times.append((middle - start, time.process_time() - start))
    making, whole = map(statistics.median, zip(*times, strict=True))
    end = time.process_time()
    merges = tree_matching.average_link([tree_matching.elements(page.tree) for page in pages])
    theirs = time.process_time() - end
    cuts = {step: pair_f1(truth, tree_matching.cut(merges, len(pages), step / 100)) for step in range(5, 100, 5)}
    return Whole(len(pages), pair_f1(truth, said), cuts, making, whole, theirs)


FAMILIES = ("news-", "forum-")


def against_average_link() -> dict[str, tuple[Whole, int]]:
    """For news and for forum pages of the measured half; with the rival's one cut, the best on the tuning half."""
    tuned = [whole_method(prefix, False) for prefix in FAMILIES]
    cut = max(tuned[0].rival_f1, key=lambda step: sum(one.rival_f1[step] for one in tuned))
    return {prefix: (whole_method(prefix), cut) for prefix in FAMILIES}


def stream(pages: int, *, one_by_one: bool = True) -> dict[str, Any]:
    """Generated pages as they come: pages a second of CPU after parsing, time of each tenth, F1."""
    templates, known, rng = Templates(), grammars(GRAMMARS, FRESH_SEED), random.Random(7)
    truth, said, tenths = [], [], []
    spent = before = 0.0
    for number in range(pages):
        grammar = rng.choice(known)
        tree = parse(grammar.page(number), ADDRESS).tree
        start = time.process_time()
        said.append(templates.assign(features(tree)))
        spent += time.process_time() - start
        truth.append(grammar.number)
        if (number + 1) % max(1, pages // 10) == 0:
            tenths.append(round(1e3 * (spent - before) / max(1, pages // 10), 3))
            before = spent
    at_once = pair_f1(truth, said)
    templates.consolidate()
    return {
        "pages": pages,
        "per_second": pages / spent,
        "ms_by_tenth": tenths,
        "f1": pair_f1(truth, [templates.resolve(cluster) for cluster in said]),
        "f1_at_once": at_once,
    }


def rows(pages: int) -> Iterable[tuple[str, str, str, bool, str]]:
    """Row, required, measured, whether it is good, data."""
    real, made = "shared/data/pages, measured half by site", f"{GRAMMARS} generated grammars"
    found = quality()
    text = ", ".join(f"{kind} {value:.3f}" for kind, value in found.items())
    good = found["all"] >= 0.95 and min(found.values()) >= 0.9
    yield "templates: pairwise F1", "≥ .95 over all, ≥ .90 for every kind", text, good, real
    speed = against_matching()
    text = f"{speed['ratio_of_means']:.0f}× (medians {speed['ratio_of_medians']:.0f}×), {speed['microseconds']:.0f} µs"
    yield "templates: similarity against tree matching", "≥ 500×", text, speed["ratio_of_means"] >= 500, "200 pairs"
    cost = feature_cost()
    text = f"{cost['ratio']:.2f}× ({cost['features_ms']:.2f} ms against {cost['parse_ms']:.2f} ms)"
    yield "templates: features against parsing", "≤ 1.5×", text, cost["ratio"] <= 1.5, "shared/data/pages"
    for name, groups in ((made, generated_groups()), ("60 real templates", real_groups())):
        one = prints(groups)
        text = f"{one['candidates']:.1%} candidates, {one['hits']:.1%} hits, rank correlation {one['rank_correlation']:.3f}"
        good = one["candidates"] <= 0.05 and one["hits"] >= 0.95 and one["rank_correlation"] >= 0.7
        yield f"templates: fingerprints, {name}", "≤ 5 %, ≥ 95 %, ≥ .7", text, good, name
    for prefix, (whole, cut) in against_average_link().items():
        times = whole.rival_seconds / whole.seconds
        text = (
            f"F1 {whole.f1:.3f} against {whole.rival_f1[cut]:.3f} (its best cut on these pages: "
            f"{max(whole.rival_f1.values()):.3f}), {times:.0f}× faster "
            f"({whole.rival_seconds / (whole.seconds - whole.feature_seconds):.0f}× with features ready), {whole.pages} pages"
        )
        good = whole.f1 >= whole.rival_f1[cut] and times >= 50
        yield f"templates: whole method, {prefix}*", "F1 ≥ rival's, ≥ 50×", text, good, real
    flow = stream(pages)
    text = (
        f"{flow['per_second']:.0f} pages/s, F1 {flow['f1']:.3f} (as given at once {flow['f1_at_once']:.3f}), "
        f"ms by tenth {flow['ms_by_tenth']}"
    )
    flat = flow["ms_by_tenth"][-1] <= 1.5 * statistics.median(flow["ms_by_tenth"])
    good = flow["per_second"] >= 300 and flow["f1"] >= 0.95 and flat
    yield f"templates: {pages} pages as they come", "≥ 300 pages/s, flat, F1 ≥ .95", text, good, made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=int, default=100_000, help="generated pages of the last row")
    parser.add_argument("--accept", action="store_true", help="print rows as JSON")
    parser.add_argument("--schemes", action="store_true", help="compare the fingerprint schemes instead")
    args = parser.parse_args()
    if args.schemes:
        for name, groups in (("generated", generated_groups()), ("real", real_groups())):
            for scheme in get_args(Scheme):
                print(name, scheme, {key: round(value, 4) for key, value in prints(groups, scheme).items()}, flush=True)
        return
    for row, required, measured, good, data in rows(args.pages):
        if args.accept:
            one = {"row": row, "required": required, "measured": measured, "good": good, "data": data}
            print(json.dumps(one, ensure_ascii=False), flush=True)
        else:
            print(f"{'ok  ' if good else 'MISS'} {row} ({required}): {measured}", flush=True)


if __name__ == "__main__":
    main()
