"""Where the records of an interface stood on its earlier answers: for answers with a single record, where nothing
repeats and only the place tells a result from the page around it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from crawler.models import Record
from crawler.page import Page, Tree
from crawler.regions.layout import Layout
from crawler.regions.tables import cells
from crawler.results.assembly import list_records
from knowledge.matching import Matcher

#: Most records that are looked for by place; with more, repetition finds them.
FEW = 5
#: Records whose titles' places are compared.
MOST = 10
#: Share of a record's fields in its own element from which it goes on over no sibling.
WHOLE = 0.85
_DIGITS = re.compile(r"\d+")
_STRIPE = frozenset("odd even alt alternate first last row0 row1".split())


@dataclass(frozen=True, slots=True)
class Wrapper:
    """The place of records: the names of the elements from the page's root down to the record's own, and of those
    from there down to its title (empty: not known). A record goes on over as many siblings with text as it has `parts`;
    the first of several is divided into cells as `first` tells."""

    path: tuple[str, ...]
    title: tuple[str, ...] = ()
    parts: int = 1
    first: tuple[tuple[str, str], ...] = ()


def learned(page: Page, records: Sequence[Record], main: str | None = None) -> Wrapper | None:
    """The place that most records of a list share; None where records are not elements of their own. `main` is the
    attribute that holds the title."""
    tree = page.tree
    places: Counter[tuple[str, ...]] = Counter()
    parts = _parts(tree, records)
    for record in records:
        if 0 <= record.node < len(tree) and _holds(tree, record, _end(tree, record.node, parts)):
            places[_path(tree, record.node)] += 1
    if not places:
        return None
    path, count = places.most_common(1)[0]
    if 2 * count <= len(records):
        return None
    titles = Counter(_title(tree, record, main) for record in records[:MOST] if main is not None)
    best, times = titles.most_common(1)[0] if titles else ((), 0)
    first = Counter(_cells(tree, record.node) for record in records[:MOST]).most_common(1)[0][0] if parts > 1 else ()
    return Wrapper(path, best if 2 * times > min(MOST, len(records)) else (), parts, first)


def applied(
    page: Page, wrapper: Wrapper, matcher: Matcher | None = None, echo: Mapping[str, str] | None = None
) -> tuple[Record, ...]:
    """The records at the place on another page, at most a few; none where the place is empty or crowded."""
    tree = page.tree
    tag = wrapper.path[-1].partition(".")[0]
    nodes = [node for node in tree.find(tag) if _path(tree, node) == wrapper.path]
    nodes = [node for node in nodes if not _heads(tree, node)]
    if wrapper.first:
        nodes = [node for node in nodes if _cells(tree, node) == wrapper.first]
    if not 0 < len(nodes) <= FEW:
        return ()

    def titled(node: int, start: int) -> bool:
        return _below(tree, node, start) == wrapper.title

    intervals = tuple((node, _end(tree, node, wrapper.parts, nodes)) for node in nodes)
    return list_records(page, Layout(tree), intervals, matcher, echo or {}, titled=titled if wrapper.title else None)


def _heads(tree: Tree, node: int) -> bool:
    """Whether an element is the row of a table's column headers."""
    own = cells(tree, node) if tree.tags[node] == "tr" else []
    return len(own) > 1 and all(tree.tags[cell] == "th" for cell in own)


def _title(tree: Tree, record: Record, main: str | None) -> tuple[str, ...]:
    """The place of a record's title in it: of its first text that the title begins with."""
    value = next((field.value for field in record.fields if field.attribute == main), "")
    if not value or not 0 <= record.node < len(tree):
        return ()
    for node in range(record.node, tree.ends[record.node]):
        text = " ".join(tree.texts[node].split()) if not tree.tags[node] else ""
        if text and value.startswith(text) and 2 * len(text) > min(len(value), 40):
            return _below(tree, node, record.node)
    return ()


def _below(tree: Tree, node: int, start: int) -> tuple[str, ...]:
    """The names of the elements around a text, inside of the one at `start`."""
    names = []
    node = tree.parents[node]
    while node > start:
        names.append(_name(tree, node))
        node = tree.parents[node]
    return tuple(reversed(names))


def _parts(tree: Tree, records: Sequence[Record]) -> int:
    """How many siblings with text most records go on over, where their own elements do not hold all that is in them."""
    counts: Counter[int] = Counter()
    for record, after in pairwise(records[: MOST + 1]):
        begin, end = record.node, after.node
        if not 0 <= begin < end < len(tree) or tree.parents[begin] != tree.parents[end]:
            return 1
        if _holds(tree, record, tree.ends[begin], WHOLE):
            counts[1] += 1
            continue
        number = 0
        while begin < end and number <= FEW:
            number += bool(tree.text(begin, 1))
            begin = tree.ends[begin]
        counts[number] += 1
    best, times = counts.most_common(1)[0] if counts else (1, 0)
    return best if best <= FEW and 2 * times > counts.total() else 1


def _cells(tree: Tree, node: int) -> tuple[tuple[str, str], ...]:
    """How many columns and rows the cells of a row cover; nothing of what is no row."""
    if not 0 <= node < len(tree) or tree.tags[node] != "tr":
        return ()
    return tuple((tree.attribute(cell, "colspan"), tree.attribute(cell, "rowspan")) for cell in cells(tree, node))


def _end(tree: Tree, node: int, parts: int, others: Sequence[int] = ()) -> int:
    """Where a record ends that begins with a node and has so many parts, before any of the `others`."""
    owner = tree.parents[node]
    end = tree.ends[node]
    stop = tree.ends[owner] if owner >= 0 else end
    while parts > 1 and end < stop and end not in others:
        parts -= bool(tree.text(end, 1))
        end = tree.ends[end]
    return end


def _holds(tree: Tree, record: Record, end: int, share: float = 0.5) -> bool:
    """Whether a record's elements hold the text of most of its fields, or of more than a share of them."""
    node, texts = record.node, []
    while node < end:
        texts.append(tree.text(node, 5_000))
        node = tree.ends[node]
    text = " ".join(texts)
    values = [field.value for field in record.fields if not field.value.startswith(("http://", "https://", "/"))]
    return bool(values) and sum(value in text for value in values) > share * len(values)


def _path(tree: Tree, node: int) -> tuple[str, ...]:
    names = [_name(tree, node)]
    names.extend(_name(tree, owner) for owner in tree.ancestors(node)[:12])
    return tuple(reversed(names))


def _name(tree: Tree, node: int) -> str:
    """An element's name and its first class that does not number, stripe or switch."""
    for token in tree.attribute(node, "class").split()[:4]:
        plain = _DIGITS.sub("", token).strip("-_").lower()
        if plain and plain not in _STRIPE:
            return f"{tree.tags[node]}.{plain}"
    return tree.tags[node]
