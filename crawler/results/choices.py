"""Values that a page offers under a name of the domain, in selects and beside its list ("Category: Old maps (12), Prints (4)"),
which tell what the records' own values are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from crawler.page import Tree
from crawler.results.candidates import Interval
from crawler.results.columns import Column
from crawler.results.layout import Layout
from crawler.results.naming import Name
from knowledge.matching import Matcher
from knowledge.similarity import fold

#: Least certainty of a name over choices, longest name and choice, most choices, fewest.
SURE, LONGEST, MOST, FEWEST = 0.8, 60, 400, 2
#: Elements up from a name to what holds its choices.
LEVELS = 3
#: Share of a column's values that must be choices, how many different ones, and how sure it is then.
SHARE, DIFFERENT, CONFIDENCE = 0.6, 2, 0.65
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
    """The names of the columns and of those that hold what the page offers to choose from for an attribute that none has;
    these without brackets around their values."""
    result = dict(named)
    free = [
        index
        for index, column in enumerate(columns)
        if index not in named and column.source in ("class", "position") and len(set(column.values)) >= DIFFERENT
    ]
    taken = {name.attribute for name in named.values()}
    open_to = {one.name for one in matcher.domain.attributes if one.type in ("enum", "text", "name")} - taken
    if not free or not open_to or len(intervals) < FEWEST:
        return result
    for attribute, offered in _offered(layout, intervals, matcher).items():
        best = (0.0, 0, -1)
        for index in free if attribute in open_to else ():
            values = [fold(_bare(value)) for value in columns[index].values]
            own = {value for value in values if value in offered}
            share = sum(value in offered for value in values) / len(values)
            if share >= SHARE and len(own) >= DIFFERENT and index not in result:
                best = max(best, (share, -index, index))
        if best[2] >= 0:
            column = columns[best[2]]
            column.cells[:] = [(number, leaf, _bare(value)) for number, leaf, value in column.cells]
            result[best[2]] = Name(attribute, CONFIDENCE)
    return result


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
