"""The figures of discovery (M4), printed: web graph, classifiers alone, sampled forms, batch.

    python -m tests.bench.discovery_figures [--only graph,links,pages,forms,batch] [--seed 2] [--sites 100]

The link model saw the vocabularies of `crawler.cli.train.VOCABULARIES`, of seed 1; every figure is of another seed. What
it says of words it never saw: `tests/bench/links_left_out.py`.
"""

from __future__ import annotations

import argparse
import gc
import random
import resource
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import _lru_cache_wrapper
from pathlib import Path

from crawler.analysis import Analyst
from crawler.archive import records
from crawler.archive.reader import answer
from crawler.batch import Job, partitions, pool, run
from crawler.batch.parts import map_partition
from crawler.classify import FormClassifier
from crawler.discovery import LinkClassifier, PageClassifier
from crawler.discovery.interfaces import relevant
from crawler.discovery.links import LEADS
from crawler.discovery.pages import THETA
from crawler.discovery.training import LinkExample, link_examples
from crawler.forms import read_forms
from crawler.page import parse
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.webgraph import Graph, labelled, page
from samples.webgraph.warc import write_warc
from samples.webgraph.words import DOMAINS
from tests.bench.discovery_table import table
from tests.bench.discovery_walk import walk

STEPS = (250, 500, 1000, 2000)
#: Links outweigh leading ones about 40 to 1; balanced figures draw as many of each.
FORMS = 200
#: How often links are scored by a classifier that has seen none.
ROUNDS = 5
#: Pairs of batch runs, one worker and two.
PAIRS = 5


def measures(pairs: Sequence[tuple[bool, bool]]) -> str:
    """Precision, recall and F of (said, so) pairs."""
    precision, recall, f = figures(pairs)
    return f"precision {precision:.3f}  recall {recall:.3f}  F {f:.3f}  ({len(pairs)} drawn)"


def figures(pairs: Sequence[tuple[bool, bool]]) -> tuple[float, float, float]:
    """The same as numbers."""
    right = sum(said and so for said, so in pairs)
    precision = right / max(1, sum(said for said, _ in pairs))
    recall = right / max(1, sum(so for _, so in pairs))
    return precision, recall, 2 * precision * recall / max(1e-9, precision + recall)


def graph_table(graph: Graph) -> None:
    """Interfaces found over pages downloaded: focused, breadth first, oracle."""
    for name in DOMAINS:
        interfaces, counts = graph.interfaces(name), graph.oracle(name)
        start = time.process_time()
        focused = walk(graph, name, STEPS[-1], links=LinkClassifier.load())
        seconds = time.process_time() - start
        breadth = walk(graph, name, STEPS[-1], links=None)
        print(f"{name}: {len(interfaces)} interfaces on {graph.sites} sites of {graph.count}")
        for pages in STEPS:
            best = sum(count <= pages for count in counts)
            own, other = focused.at(pages), breadth.at(pages)
            print(
                f"  {pages:5d} pages: focused {own:4d}  breadth first {other:4d} (x{own / max(1, other):.1f})"
                f"  oracle {best:4d} ({own / max(1, best):.2f})"
            )
        wrong = len(focused.wrong)
        print(
            f"  precision {len(focused.right) / max(1, len(focused.right) + wrong):.3f}"
            f"  recall in {STEPS[-1]} pages {len(focused.right) / len(interfaces):.3f}"
            f"  {len(focused.curve) / seconds:.0f} pages per CPU-second",
            flush=True,
        )


def link_figures(graph: Graph) -> None:
    """The link classifier alone."""
    examples = link_examples(labelled(graph, graph.half_of(1)), {name: load_domain(name) for name in DOMAINS})

    def said(links: LinkClassifier, one: LinkExample) -> float:
        step = one.step
        return links.score(
            step.text, step.context, step.url, step.depth, image=step.image, topic=step.topic, domain=one.domain
        )

    gc.collect()
    gc.freeze()  # a full collection would count the examples themselves, many times what a classifier holds
    first: dict[str, list[float]] = defaultdict(list)
    again: dict[str, list[float]] = defaultdict(list)
    for _ in range(ROUNDS):
        links = LinkClassifier.load()
        for domain in {one.domain.name: one.domain for one in examples if one.domain}.values():
            links.score("", "", "http://site.example/", 1, domain=domain)  # reads the domain's description
            for known in (first, again):
                start = time.process_time()
                scores = [(said(links, one), one.leads) for one in examples if one.domain is domain]
                known[domain.name].append((time.process_time() - start) / len(scores) * 1e6)
    gc.unfreeze()
    scores = [(said(links, one), one.leads) for one in examples]
    leading = [score for score, leads in scores if leads]
    others = [score for score, leads in scores if not leads]
    random.Random(1).shuffle(others)
    share = len(leading) / len(scores)
    drawn = [(score >= 2 * share, True) for score in leading]
    drawn += [(score >= 2 * share, False) for score in others[: len(leading)]]
    print(f"links, as many of each kind: {measures(drawn)}")
    print(f"links, {share:.1%} of them leading: {measures([(score >= LEADS, leads) for score, leads in scores])}")
    print(
        f"links: {max(map(min, first.values())):.1f} us at first sight (median"
        f" {max(map(statistics.median, first.values())):.1f}), {max(map(min, again.values())):.1f} us again,"
        " in the slowest domain"
    )


def kept() -> list[_lru_cache_wrapper[object]]:
    """Where the classifiers keep what short texts gave; emptied, each text is at its first sight again. Models stay."""
    found = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return [one for one in found if one.cache_parameters()["maxsize"] is not None and _is_own(one.__module__)]


def _is_own(module: str | None) -> bool:
    return (module or "").partition(".")[0] in ("crawler", "knowledge")


def page_figures(graph: Graph) -> None:
    """The page classifier alone, from the description of the domain and nothing else."""
    texts = {one.url: (parse(one.html, one.url), one.about) for one in labelled(graph, graph.half_of(1)) if one.about}
    for name in DOMAINS:
        classifier = PageClassifier(load_domain(name))
        pairs = [(classifier.topic_of_page(looked) >= THETA, about == name) for looked, about in texts.values()]
        print(f"pages, {name}: {measures(pairs)}")


def form_figures(graph: Graph) -> None:
    """Forms drawn from the whole graph: is it a query interface of the domain?"""
    for name in DOMAINS:
        domain = load_domain(name)
        analyst = Analyst(FormClassifier.load(), domain, Matcher(domain))
        topics = PageClassifier(domain)
        own, other = [], []
        for number in range(graph.count):
            plan = graph.site(number)
            for path, node in plan.pages.items():
                for form in node.forms:
                    (own if form.domain == name else other).append((number, path, form))
        draw = random.Random(1)
        sample = draw.sample(own, min(len(own), FORMS // 2)) + draw.sample(other, FORMS // 2)
        pairs, drawn = [], []
        seconds = 0.0
        caches = kept()
        gc.collect()
        gc.freeze()  # see `link_figures`: the graph is many times what a classifier holds
        for number, path, truth in sample:
            plan = graph.site(number)
            looked = parse(page(graph, plan, path), plan.origin + path)
            topic = topics.topic_of_page(looked)
            wanted = (plan.origin + truth.action).partition("?")[0]
            forms = [form for form in read_forms(looked) if form.action.partition("?")[0] == wanted]
            drawn += forms[-1:]
            start = time.process_time()
            found = [analyst.interfaces([(form, analyst.verdict(form))])[0] for form in forms[-1:]]
            seconds += time.process_time() - start
            pairs.append((any(relevant(one, topic) for one in found), truth.domain == name))
        rounds = []
        for _ in range(ROUNDS):
            for cache in caches:
                cache.cache_clear()
            start = time.process_time()
            for form in drawn:
                analyst.classifier.score(form)
            rounds.append((time.process_time() - start) / len(drawn) * 1e6)
        gc.unfreeze()
        each = f"{min(rounds):.0f} us to score a form at first sight (median {statistics.median(rounds):.0f}),"
        each += f" {seconds / len(sample) * 1e6:.0f} us to"
        print(f"forms, {name}: {measures(pairs)}  {each} name its type and fields and to understand it")


def batch_figures(graph: Graph) -> None:
    """Batch against a bare loop that reads and parses, and two workers against one."""
    job = Job.of(load_domain("books"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "graph.warc.gz"
        pages = write_warc(graph, path)
        (folder / "parts").mkdir()
        start = time.process_time()
        for record in records([path]):
            if record.type == "response":
                archived = answer(record)
                parse(archived.body, archived.url, content_type=archived.header("Content-Type"))
        bare = time.process_time() - start
        start = time.process_time()
        for partition in partitions([path]):
            map_partition(job, partition, str(folder / "parts"))
        mapped = time.process_time() - start
        print(
            f"batch, {pages} pages, {path.stat().st_size >> 20} MiB: {pages / mapped:.0f} pages per CPU-second, bare loop"
            f" {pages / bare:.0f} ({bare / mapped:.2f})"
        )
        ratios = []
        for pair in range(PAIRS):
            rates = []
            for workers in (1, 2):
                start, used = time.perf_counter(), _used()
                state = run([path], job, folder / f"out{workers}-{pair}", pool(workers))
                seconds, own = time.perf_counter() - start, _used() - used
                rates.append(state.pages / seconds)
                memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
                print(
                    f"batch, {workers} workers: {rates[-1]:.0f} pages per second, CPU {own:.1f} s in {seconds:.1f} s,"
                    f" largest worker {memory} MiB"
                )
            ratios.append(rates[1] / rates[0])
        print(f"batch, two workers against one: {statistics.median(ratios):.2f} (median of {PAIRS} pairs)")


def _used() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


SECTIONS = {
    "graph": graph_table,
    "links": link_figures,
    "pages": page_figures,
    "forms": form_figures,
    "batch": batch_figures,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join([*SECTIONS, "table"]))
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--sites", type=int, default=100)
    parser.add_argument(
        "--half",
        default="",
        help="train, test, fresh, apart, beyond, afield, elsewhere, outland, yonder, faraway, overseas or upland: what all "
        "sites speak",
    )
    options = parser.parse_args()
    graph = Graph(options.seed, sites=options.sites, half=options.half)
    for name in options.only.split(","):
        if name == "table":
            table(options.seed, options.sites, options.half)
        else:
            SECTIONS[name](graph)


if __name__ == "__main__":
    main()
