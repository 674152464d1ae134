"""Lists of other things on a page about one: "similar items", "more by this author", each with its name and its own labels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import groupby

from crawler.attributes.class_words import class_word
from crawler.page import Tree
from crawler.regions.label_words import labelled, opening
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf
from crawler.wording.lines import is_value

#: Fewest things of such a list, and the share of them that must be built so.
FEWEST, SHARE = 3, 0.8
#: Longest label, and fewest labels of something set aside that belongs to the page's subject.
LABEL, FACTS = 40, 2
#: Fewest letters of an index.
LETTERS = 8
#: Elements up from a text that may hold a thing.
LEVELS = 5
_ITEMS = frozenset("li article div p td tr section".split())
_MARKED = frozenset("span div p strong b em".split())
_CONTROLS = frozenset("input select textarea button".split())


def without_letters(row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves without an index of letters ("Browse by composer: A B C ..."), what stands before it in its line with it."""
    dropped: set[int] = set()
    for letter, run in groupby(enumerate(row), key=lambda one: one[1].link >= 0 and len(one[1].text) == 1):
        own = [index for index, _ in run]
        if letter and len(own) >= LETTERS:
            before = own[0] - 1
            label = before >= 0 and row[before].link < 0 and row[before].run == row[own[0]].run
            dropped.update([before, *own] if label else own)
    return [leaf for index, leaf in enumerate(row) if index not in dropped]


def tells_facts(layout: Layout, node: int, known: Callable[[str], float]) -> bool:
    """Whether what is set aside tells of the page's subject: labels of the domain, with their colons or in cells of headers
    and terms, two or more, each once."""
    tree = layout.tree
    pieces = (layout.pieces[one] for one in range(node, tree.ends[node]))
    labels = [one[:-1].strip() for one in pieces if one[-1:] in (":", "：") and 1 < len(one) <= LABEL]
    cells = (tree.text(one, LABEL + 1) for tag in ("dt", "th") for one in tree.find(tag, node, tree.ends[node]))
    labels += [one for one in cells if 1 < len(one) <= LABEL and one[-1] not in ":："]
    told = [one.casefold() for one in labels if known(one)]
    return len(told) == len(set(told)) >= FACTS


def form_tells_facts(layout: Layout, node: int, known: Callable[[str], float] | None) -> bool:
    """Whether a form to be sent by POST is also where the page says what its thing is, as bug trackers set all of a ticket and
    shops the price beside the button: two or more facts in a table, or something that its class calls by a word of the domain."""
    tree = layout.tree
    if tree.attribute(node, "method").strip().casefold() != "post":
        return False
    facts = 0
    for one in range(node + 1, tree.ends[node]):
        tag = tree.tags[one]
        if tag in ("td", "dd"):
            facts += is_value(tree, one) and bool(tree.text(one, LABEL).strip()) and not _is_filled_in(tree, one)
        elif tag in _MARKED and known is not None and not _is_filled_in(tree, one):
            word = class_word(tree.attribute(one, "class"))
            text = tree.text(one, LABEL).strip(" :：") if word and known(word) >= 1 else ""
            if any(map(str.isdigit, text)) and not known(text):
                return True
    return facts >= FACTS


def _is_filled_in(tree: Tree, node: int) -> bool:
    """Whether an element holds something to fill in."""
    return any(tree.tags[one] in _CONTROLS for one in range(node + 1, tree.ends[node]))


def without_tabs(tree: Tree, row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves without tabs and tables of contents: links one after the other to places of the page itself."""
    dropped: set[int] = set()
    for leads, run in groupby(enumerate(row), key=lambda one: _leads_within(tree, one[1])):
        own = [index for index, _ in run]
        if leads and len(own) > 1:
            dropped.update(own)
    return [leaf for index, leaf in enumerate(row) if index not in dropped]


def _leads_within(tree: Tree, leaf: Leaf) -> bool:
    """Whether a text is a link to a named place of its page, and no heading."""
    href = tree.attribute(leaf.link, "href") if leaf.link >= 0 and not leaf.heading else ""
    return href.startswith("#") and len(href) > 1


def without_others(
    tree: Tree, row: Sequence[Leaf], known: Callable[[str], float] | None, heading: int
) -> tuple[list[Leaf], int]:
    """The leaves of a page about one thing but for lists of others after its heading, and how many of these there are:
    items side by side that each begin with a link and tell something after one of the domain's labels."""
    if known is None or heading < 0:
        return list(row), 0
    items: dict[int, list[Leaf]] = defaultdict(list)
    for leaf in row:
        if leaf.node > heading:
            node = leaf.node
            for _ in range(LEVELS):
                node = tree.parents[node]
                if node <= 0 or (node < heading < tree.ends[node]):
                    break
                if tree.tags[node] in _ITEMS:
                    items[node].append(leaf)
    lists: dict[tuple[int, str], list[int]] = defaultdict(list)
    for node in items:
        lists[tree.parents[node], tree.tags[node]].append(node)
    dropped: set[int] = set()
    count = 0
    for things in lists.values():
        told = [node for node in things if _is_other(items[node], known)]
        if len(told) >= FEWEST and len(told) >= SHARE * len(things):
            dropped.update(leaf.node for node in things for leaf in items[node])
            count += 1
    return [leaf for leaf in row if leaf.node not in dropped], count


def _is_other(leaves: Sequence[Leaf], known: Callable[[str], float]) -> bool:
    """Whether an item begins with a link, a name, and goes on with something labelled."""
    first = leaves[0]
    if first.link < 0 or len(first.text) < 3 or known(first.text.rstrip(" :：")):
        return False
    for leaf in leaves[1:]:
        match = labelled(leaf.text)
        if (match and known(match[1])) or opening(leaf.text, known) or known(leaf.text.rstrip(" :：")):
            return True
    return False
