"""Answers of a program to a program, shown to people as they are: `HTTP 200 OK`, headers, JSON. Nothing in them is a label."""

from __future__ import annotations

import re

from crawler.page import Tree

#: How such an answer begins: a request or a status of HTTP, or an object or a list of JSON.
_BEGINS = re.compile(
    r"\s*(?:(?:GET|POST|PUT|PATCH|HEAD|OPTIONS)\s+[/h]\S*|HTTP(?:/[\d.]{1,3})?\s+\d{3}\b|[{\[]\s*(?:[{\[\"}\]]|\Z))"
)
#: Characters of it that are looked at.
LOOKED_AT = 400


def is_response(tree: Tree, node: int) -> bool:
    """Whether an element is preformatted text that shows such an answer."""
    return tree.tags[node] == "pre" and _BEGINS.match(tree.text(node, LOOKED_AT)) is not None
