"""A web graph to measure discovery on: three domains × 100 sites, directories, distractors, and the oracle's paths."""

from __future__ import annotations

from samples.webgraph.graph import Graph
from samples.webgraph.labelled import Labelled, labelled
from samples.webgraph.markup import page
from samples.webgraph.nodes import Link, Node, SitePlan, Truth

__all__ = ["Graph", "Labelled", "Link", "Node", "SitePlan", "Truth", "labelled", "page"]
