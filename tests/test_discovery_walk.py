"""Discovery as a whole on a small web graph: far fewer downloads than breadth first, and little that is wrong."""

from __future__ import annotations

from crawler.discovery import LinkClassifier
from samples.webgraph import Graph
from tests.bench.discovery_walk import walk

PAGES = 250


def test_focused_order_finds_interfaces_with_few_downloads() -> None:
    graph = Graph(9, sites=20, others=4)
    links = LinkClassifier.load()
    focused = walk(graph, "jobs", PAGES, links=links)
    breadth = walk(graph, "jobs", PAGES, links=None)
    oracle = sum(count <= PAGES for count in graph.oracle("jobs"))
    assert focused.at(PAGES) >= 3 * breadth.at(PAGES)
    assert focused.at(PAGES) >= 0.6 * oracle
    assert len(focused.wrong) <= 0.15 * len(focused.right)
