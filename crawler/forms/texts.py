"""The words of parts of a page, as labels take them."""

from __future__ import annotations

import re

from crawler.page import NOT_RENDERED, Tree

#: Longest label, and how long words may be that stand beside a control without being a paragraph.
MAX_LABEL, LONG = 200, 90
#: Elements whose words stand apart from those before and after them.
BREAKS = frozenset(
    "td th tr table li dd dt p div fieldset form h1 h2 h3 h4 h5 h6 section ul ol dl legend hr br "
    "tbody thead tfoot caption article header footer aside nav main".split()
)
#: Signs alone.
EMPTY = re.compile(r"[\W_]*\Z")
_SPACE = re.compile(r"\s+")
_EDGES = " \t\n\r\u00a0:：*＊|•·-–—>»›"


def folded(text: str, limit: int = MAX_LABEL) -> str:
    """White space folded, the marks around a label (colons, stars, bullets) taken off."""
    return _SPACE.sub(" ", text).strip(_EDGES)[:limit].strip()


def span_text(tree: Tree, start: int, end: int, limit: int) -> str:
    """The rendered words between two nodes, blocks kept apart by a blank."""
    parts: list[str] = []
    size, node = 0, start
    tags, texts, ends = tree.tags, tree.texts, tree.ends
    while node < end and size < limit:
        tag = tags[node]
        if not tag:
            parts.append(texts[node])
            size += len(texts[node])
        elif tag in NOT_RENDERED and tag != "noscript":
            node = ends[node]
            continue
        elif tag in BREAKS or tag == "option" or tag == "label":
            parts.append(" ")
        node += 1
    return _SPACE.sub(" ", "".join(parts)).strip()[:limit]
