"""The link classifier on words it never saw: each vocabulary of the web graph measured with what the others taught.

    python -m tests.bench.links_left_out [--data DATA_DIR] [--sites 40] [--unknown 0.2]

`--data` adds the links of real pages, as the shipped model has them. `--unknown` reads that share of all words that
announce something as if they were in no list: the lists were written by people who knew these vocabularies, so this is
nearer to what a new one meets.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from zlib import crc32

from crawler.classify.linear import sigmoid
from crawler.cli.train import VOCABULARIES, wild_links
from crawler.discovery import LinkClassifier
from crawler.discovery.features import Reader
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.links import LEADS
from crawler.discovery.training import LinkExample, link_examples, train_links
from knowledge.domain import load_domain
from samples.webgraph import Graph, labelled
from samples.webgraph.words import DOMAINS
from tests.bench.discovery_figures import figures

SEED = 101
THRESHOLDS = tuple(step / 50 for step in range(15, 41))

Scored = Sequence[tuple[float, bool]]


def examples_of(half: str, sites: int) -> list[LinkExample]:
    """The links of one vocabulary."""
    graph = Graph(SEED, sites=sites, others=sites // 5, half=half, origin=f"http://{half}{{}}.webgraph.test".format)
    return link_examples(labelled(graph, half, crossed=True), {name: load_domain(name) for name in DOMAINS})


def scored(links: LinkClassifier, examples: Sequence[LinkExample], unknown: Callable[[str], bool] | None) -> Scored:
    """The score of each link, and whether it leads on."""
    found = []
    readers = {name: Reader(Lexicon(load_domain(name)), unknown) for name in DOMAINS} if unknown else {}
    for one in examples:
        if one.crossed or one.domain is None:
            continue
        step = one.step
        if readers:
            found.append((sigmoid(links.top.odds(links.parts(step, one.domain, readers[one.domain.name]))), one.leads))
        else:
            score = links.score(
                step.text, step.context, step.url, step.depth, image=step.image, topic=step.topic, domain=one.domain
            )
            found.append((score, one.leads))
    return found


def average_precision(pairs: Scored) -> float:
    """Mean precision at each link that leads on, best scores first."""
    right, total = 0, 0.0
    for place, (_, leads) in enumerate(sorted(pairs, key=lambda pair: -pair[0]), 1):
        if leads:
            right += 1
            total += right / place
    return total / max(1, right)


def row(pairs: Scored) -> tuple[float, float, float, float, float]:
    """Precision, recall and F at natural frequency, F of as many of each kind, average precision."""
    precision, recall, f = figures([(score >= LEADS, leads) for score, leads in pairs])
    leading = [score for score, leads in pairs if leads]
    others = [score for score, leads in pairs if not leads]
    random.Random(1).shuffle(others)
    least = 2 * len(leading) / len(pairs)
    drawn = [(score >= least, True) for score in leading] + [
        (score >= least, False) for score in others[: len(leading)]
    ]
    return precision, recall, f, figures(drawn)[2], average_precision(pairs)


def thresholds(results: Mapping[str, Scored]) -> str:
    """The threshold of the best mean F, and that F."""

    def mean(least: float) -> float:
        return fmean(figures([(score >= least, leads) for score, leads in pairs])[2] for pairs in results.values())

    best = max(THRESHOLDS, key=mean)
    return f"best mean F {mean(best):.3f} from {best:.2f}; {mean(LEADS):.3f} from {LEADS:.2f} as shipped"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--sites", type=int, default=40)
    parser.add_argument("--unknown", type=float, default=0.0)
    options = parser.parse_args()
    share = 1000 * options.unknown
    unknown = (lambda word: crc32(f"left out {word}".encode()) % 1000 < share) if share else None
    examples = {half: examples_of(half, options.sites) for half in VOCABULARIES}
    wild = wild_links(options.data) if options.data else []
    results = {}
    for half in VOCABULARIES:
        links = train_links([one for other in VOCABULARIES if other != half for one in examples[other]], wild=wild)
        results[half] = scored(links, examples[half], unknown)
        precision, recall, f, balanced, average = row(results[half])
        print(
            f"{half:6s} precision {precision:.3f}  recall {recall:.3f}  F {f:.3f}  balanced F {balanced:.3f}"
            f"  average precision {average:.3f}",
            flush=True,
        )
    print(thresholds(results))


if __name__ == "__main__":
    main()
