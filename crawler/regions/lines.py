"""The lines of records put together: running text with links in it is one piece, values side by side are several."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, takewhile

from crawler.page import BLOCKS, Tree
from crawler.regions.calendar import dated
from crawler.regions.durations import together
from crawler.regions.layout import HEADINGS, Layout, first_within
from crawler.regions.leaves import Leaf, folded, named

#: Longest label, and the signs it ends with.
LABEL, COLONS = 62, (":", "：")
_COMMAS = " ,;|·•"
#: A label inside of a line, from what parts it from the value before; fewest of a line, the share of the records that have each.
_LABEL, PAIRS, SHARE = re.compile(r"(?:\A|[,;|·•–—-])[\s–—-]*([^\W\d_][^,;|·•:：]{0,38}?)\s?[:：](?!//)"), 2, 0.5
_OPEN = re.compile(r"\A\s*[)\]}]\s*|\s*[(\[{]\s*\Z")
#: Words that stand between the values of a list and are none.
_BETWEEN = frozenset({"and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "和"})


def labels_rest(layout: Layout, node: int) -> bool:
    """Whether an element that ends with a colon labels what follows it on its line ("Subjects: poems | ballads"), and nothing
    below."""
    tree = layout.tree
    after = first_within(layout.texts, tree.ends[node], len(tree))
    if after < 0 or not tree.text(node, LABEL).endswith(COLONS):
        return False
    block = next((one for one in tree.ancestors(node) if tree.tags[one] in BLOCKS), -1)
    if block < 0 or tree.ends[block] <= after or not any(map(str.isalnum, layout.pieces[after])):
        return False
    return not any(tree.tags[one] in BLOCKS for one in range(tree.ends[node], after))


def named_until(layout: Layout, node: int, until: int) -> int:
    """Where what a heading names ends, at the latest `until`: with its row where it fills a cell of a table by itself and
    another with words stands behind it, since it labels that; unless the row below begins without a heading. Then it may be the
    first of a column, and what stands behind it a link to edit that, or a menu."""
    tree = layout.tree
    cell = next((one for one in tree.ancestors(node) if tree.tags[one] in ("td", "th", "table")), -1)
    if cell < 0 or tree.tags[cell] == "table":
        return until
    row, end = tree.parents[cell], tree.ends[cell]
    alone = layout.width(cell, end) == layout.width(node, tree.ends[node])
    if not alone or not layout.width(end, tree.ends[row]):
        return until
    table = next((one for one in tree.ancestors(row) if tree.tags[one] == "table"), row)
    below = first_within(layout.texts, tree.ends[row], tree.ends[table])
    around = () if below < 0 else takewhile(lambda one: tree.tags[one] not in ("td", "tr"), tree.ancestors(below))
    headed = below < 0 or any(tree.tags[one] in HEADINGS or tree.tags[one] == "th" for one in around)
    return min(until, tree.ends[row]) if headed else until


def joined(tree: Tree, rows: Sequence[list[Leaf]]) -> list[list[Leaf]]:
    """The leaves of each record, those of one line put together where they are running text with links in it, and not
    separate values, nor called different properties by the page. What most records have at a place decides for all:
    one with a short title and a long journal is no running text beside them."""
    told: Counter[str] = Counter()
    worded: dict[int, int] = {}
    rows = [[leaf for line in _lines(row) for leaf in together(line)] for row in dated(tree, rows)]
    labels = _labels(rows)
    for line in (line for row in rows for line in _lines(row) if len(line) > 1):
        told[_place_of(line)] += 1 if _is_prose(tree, line, worded) and not _tells_facts(line, labels) else -1
    result = []
    for row in rows:
        found: list[Leaf] = []
        for line in _lines(row):
            named_apart = any("itemprop" in tree.attributes[leaf.owner] for leaf in line)
            named_apart = named_apart or any(leaf.icon for leaf in line)
            prose = len(line) > 1 and not named_apart and told[_place_of(line)] >= 0 and _is_prose(tree, line, worded)
            if prose and not _tells_facts(line, labels):
                first = line[0]
                plain = next((leaf for leaf in line if leaf.link < 0), first)
                text = folded(" ".join(leaf.text for leaf in line))
                found.append(
                    Leaf(text, first.node, plain.owner, first.run, -1, plain.path, first.cell, first.heading, False)
                )
            elif len(line) == 1:
                found.append(line[0])
            else:
                found.extend(
                    _freed(leaf)
                    for place, leaf in enumerate(line)
                    if not 0 < place < len(line) - 1 or leaf.text.strip(_COMMAS) not in _BETWEEN
                )
        result.append(found)
    return result


def _labels(rows: Sequence[Sequence[Leaf]]) -> frozenset[str]:
    """The words before colons that most records have."""
    often = Counter(word for row in rows for word in {word for leaf in row for word in _called(leaf)})
    return frozenset(word for word, times in often.items() if times > 1 and times >= SHARE * len(rows))


def _called(leaf: Leaf) -> list[str]:
    """What stands before the colons of a text, without what parts it from the value before."""
    return [match.casefold() for match in _LABEL.findall(leaf.text)] if any(one in leaf.text for one in COLONS) else []


def _tells_facts(line: Sequence[Leaf], labels: frozenset[str]) -> bool:
    """Whether a line holds facts, each behind a label that the other records have too, however long it is."""
    return bool(labels) and sum(word in labels for leaf in line if leaf.link < 0 for word in _called(leaf)) >= PAIRS


def _freed(leaf: Leaf) -> Leaf:
    """A value of a line without the commas that part it from its neighbours, or halves of brackets around these."""
    text = _OPEN.sub("", leaf.text.strip(_COMMAS))
    return leaf if not text or text == leaf.text else replace(leaf, text=text, opening=0)


def _lines(row: Sequence[Leaf]) -> Iterator[list[Leaf]]:
    return (list(line) for _, line in groupby(row, key=lambda leaf: leaf.run))


def _place_of(line: Sequence[Leaf]) -> str:
    """Where a line stands in its record: the path of the block around it."""
    steps = line[0].path.split("/")
    while steps and steps[-1].partition(".")[0] not in BLOCKS:
        steps.pop()
    return "/".join(steps)


def _is_prose(tree: Tree, line: Sequence[Leaf], worded: dict[int, int]) -> bool:
    """Whether a line is running text with links in it: much text, little of it linked, none set apart under a name. `worded`
    keeps where elements have their last words."""
    plain = [leaf for leaf in line if leaf.link < 0]
    if line[0].link >= 0 and not _beside(tree, line, worded):
        return False
    if any(tree.tags[leaf.owner] not in BLOCKS and named(tree.attributes[leaf.owner]) for leaf in plain):
        return False
    width = sum(len(leaf.text) for leaf in plain)
    linked = sum(len(leaf.text) for leaf in line) - width
    return width > 80 and linked < 0.4 * width and max((len(leaf.text) for leaf in plain), default=0) > 60


def _beside(tree: Tree, line: Sequence[Leaf], worded: dict[int, int]) -> bool:
    """Whether words stand beside the link that a line begins with, in no element of their own."""
    owner = tree.parents[line[0].link]
    if owner not in worded:
        worded[owner] = max((node for node in tree.children(owner) if _has_words(tree, node)), default=-1)
    return worded[owner] >= tree.ends[line[0].link]


def _has_words(tree: Tree, node: int) -> bool:
    return not tree.tags[node] and any(map(str.isalpha, tree.texts[node]))
