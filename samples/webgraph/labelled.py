"""Pages with their truth, for training and for measuring: which of their links lead on, what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from samples.webgraph.graph import Graph
from samples.webgraph.markup import page
from samples.webgraph.nodes import DIRECTORIES
from samples.webgraph.words import DOMAINS

#: Articles taken from each site; there are many and they are much alike.
ARTICLES = 6


@dataclass(frozen=True)
class Labelled:
    """One page and the truth for one domain.

    `leading` are the addresses of its links that lead to a query interface of `domain` (directly, or as the next step
    of a way there), or from a directory to a site that has one. `ignored` are links whose label would be a matter of
    taste: back to the front page, to neighbours. `crossed`: a page of another domain's site. `about` is the page's
    topic, "" for pages about the site itself. `vocabulary` is the half of the words that its site speaks.
    """

    url: str
    html: str
    site: str
    depth: int
    domain: str
    leading: frozenset[str]
    ignored: frozenset[str]
    about: str
    vocabulary: str
    crossed: bool = False


def labelled(graph: Graph, half: str, *, crossed: bool = False) -> Iterator[Labelled]:
    """Pages of the sites of one half (train or test): of the domains' sites, of others, and of the directories.

    `crossed`: the pages of a domain's site once more as another domain sees them, to which nothing there leads.
    """
    for number in range(DIRECTORIES, graph.count):
        if graph.half_of(number) == half:
            for one in _of_site(graph, number, half):
                yield one
                if crossed and graph.topic_of(number) in DOMAINS:
                    other = DOMAINS[(DOMAINS.index(one.domain) + 1 + number // 2 % 2) % len(DOMAINS)]
                    yield replace(one, domain=other, leading=frozenset(), crossed=True)
    for number in range(DIRECTORIES):
        if graph.half_of(number) == half:
            yield from _of_directory(graph, number, half)


def _of_site(graph: Graph, number: int, half: str) -> Iterator[Labelled]:
    plan = graph.site(number)
    own = plan.topic in DOMAINS
    domain = plan.topic if own else DOMAINS[number % len(DOMAINS)]
    distance = graph.leading(plan) if own else {}
    articles = 0
    for path, node in plan.pages.items():
        if node.kind == "article":
            articles += 1
            if articles > ARTICLES:
                continue
        here = distance.get(path)
        targets = [link.target for link in plan.links(path)]
        leading = {
            plan.origin + target
            for target in targets
            if target in distance and (distance[target] == 0 or here is None or distance[target] < here)
        }
        ignored = {target for target in targets if "://" in target} | {plan.origin + "/"}
        yield Labelled(
            plan.origin + path, page(graph, plan, path), plan.origin, node.depth, domain,
            frozenset(leading - ignored), frozenset(ignored), node.topic,
            half,
        )  # fmt: skip


def _of_directory(graph: Graph, number: int, half: str) -> Iterator[Labelled]:
    plan = graph.site(number)
    for path, node in plan.pages.items():
        if node.kind != "directory":
            continue
        for domain in DOMAINS:
            wanted = {graph.origin(one) + "/" for one in graph.numbers(domain)}
            targets = {link.target for link in plan.pages[path].links}
            leading = wanted & targets
            leading |= {
                plan.origin + target
                for target in targets
                if target in plan.pages and plan.pages[target].topic == domain
            }
            other = {graph.origin(one) + "/" for one in range(graph.count) if graph.half_of(one) != half}
            ignored = (other & targets) | {plan.origin + "/"}
            html = page(graph, plan, path)
            yield Labelled(
                plan.origin + path, html, plan.origin, node.depth, domain,
                frozenset(leading - ignored), frozenset(ignored), node.topic,
            half,
            )  # fmt: skip
