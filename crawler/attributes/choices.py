"""Values that a page offers under a name of the domain, in selects and beside its list ("Category: Old maps (12), Prints (4)"),
which tell what the records' own values are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from crawler.attributes.columns import Column
from crawler.attributes.name import Name
from crawler.page import Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout
from knowledge.matching import Matcher
from knowledge.similarity import fold

#: Least certainty of a name over choices, longest name and choice, most choices, fewest.
SURE, LONGEST, MOST, FEWEST = 0.8, 60, 400, 2
#: Elements up from a name to what holds its choices.
LEVELS = 3
#: Share of a column's values that must be choices, how many different ones, and how sure it is then.
SHARE, DIFFERENT, CONFIDENCE = 0.6, 2, 0.65
#: How sure a name is at most that the place of a column alone gave it.
PLACED = 0.7
#: How many things there are of a choice.
_COUNT = re.compile(r"\s*[(（\[]?\s*\d[\d.,'’\s\u00a0\u202f]*\s*[)）\]]?\s*\Z")
_BRACKETS = re.compile(r"[\[【［(（]\s*(.+?)\s*[\]】］)）]\Z")
_OFFERED = ("a", "label")


def told_by_choices(
    layout: Layout,
    intervals: Sequence[Interval],
    columns: Sequence[Column],
    named: Mapping[int, Name],
    matcher: Matcher,
) -> dict[int, Name]:
    """The names of the columns, and of those that hold what the page offers to choose from for one attribute that none has,
    were they taken for titles by their place; these without brackets around their values."""
    main = matcher.domain.main
    placed = {index for index, name in named.items() if name.attribute == main and name.confidence <= PLACED}
    free = [
        index
        for index, column in enumerate(columns)
        if (index not in named or index in placed)
        and column.source in ("class", "position")
        and len(set(column.values)) >= DIFFERENT
    ]
    taken = {name.attribute for name in named.values()}
    open_to = {one.name for one in matcher.domain.attributes if one.type in ("enum", "text", "name")} - taken
    result = dict(named)
    if not free or not open_to or len(intervals) < FEWEST:
        return result
    offered = {name: own for name, own in _offered(layout, intervals, matcher).items() if name in open_to}
    fitting = {index: [n for n, own in offered.items() if _fits(columns[index], own)] for index in free}
    for index, attributes in fitting.items():
        if len(attributes) != 1 or attributes[0] in {name.attribute for name in result.values()}:
            continue  # what fits two names tells neither
        column = columns[index]
        column.cells[:] = [(number, leaf, _bare(value)) for number, leaf, value in column.cells]
        result[index] = Name(attributes[0], CONFIDENCE)
    return result


def _fits(column: Column, offered: Collection[str]) -> bool:
    """Whether most values of a column are among some that are offered."""
    values = [fold(_bare(value)) for value in column.values]
    own = [value for value in values if value in offered]
    return len(own) >= SHARE * len(values) and len(set(own)) >= DIFFERENT


def _bare(value: str) -> str:
    match = _BRACKETS.match(value.strip())
    return match[1] if match else value


def _offered(layout: Layout, intervals: Sequence[Interval], matcher: Matcher) -> dict[str, set[str]]:
    """What is offered for each attribute, folded, without how many things there are of it."""
    found: dict[str, set[str]] = {}
    for label, values in (*_selects(layout.tree), *_beside(layout, intervals, matcher)):
        attribute, score = matcher.label(label[:LONGEST])
        folded = {fold(_COUNT.sub("", value)) for value in values[:MOST] if len(value) <= LONGEST} - {""}
        if attribute is not None and score >= SURE and len(folded) >= FEWEST:
            found.setdefault(attribute, set()).update(folded)
    return found


def _selects(tree: Tree) -> Iterator[tuple[str, list[str]]]:
    """Selects with what they are called: by their label, else by the option that stands for no choice."""
    labels = {tree.attribute(node, "for"): tree.text(node, LONGEST) for node in tree.find("label")}
    for select in tree.find("select"):
        options = tree.find("option", select, tree.ends[select])
        texts = [tree.text(node, LONGEST + 1) for node in options[:MOST]]
        blank = texts[0] if texts and not tree.attribute(options[0], "value").strip() else ""
        named = labels.get(tree.attribute(select, "id") or "-", "")
        for label in (named, tree.attribute(select, "aria-label"), tree.attribute(select, "title"), blank):
            if label:
                yield label, texts


def _beside(layout: Layout, intervals: Sequence[Interval], matcher: Matcher) -> Iterator[tuple[str, list[str]]]:
    """Names of attributes outside of the list, with the links or labels after them in what holds both."""
    tree = layout.tree
    start, end = intervals[0][0], intervals[-1][1]
    for node in layout.texts:
        text = layout.pieces[node].rstrip(" :：")
        if not text or len(text) > LONGEST or start <= node < end or matcher.key(text)[0] is None:
            continue
        holder = node
        for _ in range(LEVELS):
            holder = tree.parents[holder]
            if holder <= layout.body:
                break
            offered = [one for tag in _OFFERED for one in tree.find(tag, node + 1, tree.ends[holder])]
            if len(offered) >= FEWEST:
                if not holder < start < tree.ends[holder]:
                    yield text, [tree.text(one, LONGEST + 1) for one in sorted(offered)[:MOST]]
                break
