"""Lists of other things on a page about one: "similar items", "more by this author", each with its name and its own labels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import groupby, islice

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
#: Most labels that tell of one thing.
MOST = 100
#: Those whose facts are another's, or none: what is but called so, and asides, may hold the page's own.
_SET_APART = frozenset("nav footer header form menu button dialog".split())
_ITEMS = frozenset("li article div p td tr section".split())
_MARKED = frozenset("span div p strong b em".split())
_CONTROLS = frozenset("input select textarea button".split())
_TERMS = frozenset(("dt", "th"))
#: Elements above a text that may make it a label, and longest text that may begin with one.
UP, PIECE = 4, 200


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


class Facts:
    """Whether what is set apart on a page tells facts of its subject all the same."""

    def __init__(self, layout: Layout, known: Callable[[str], float] | None) -> None:
        self._layout = layout
        self._known = known
        self._labels: list[tuple[int, str]] | None = None

    def told(self, node: int, tag: str) -> bool:
        """Whether an element set apart tells of the page's subject: as a form does, or by two or more labels of the domain,
        each once, and no two that stand elsewhere too, as those of another thing do."""
        if tag == "form":
            return form_tells_facts(self._layout, node, self._known)
        if tag in _SET_APART or self._known is None:
            return False
        if self._labels is None:
            self._labels = _told_labels(self._layout, self._known)
        labels = self._labels
        start, end = bisect_left(labels, (node, "")), bisect_left(labels, (self._layout.tree.ends[node], ""))
        told = {one for _, one in labels[start : min(end, start + MOST)]}
        others = {one for _, one in (*labels[max(0, start - MOST) : start], *labels[end : end + MOST])}
        return FACTS <= end - start == len(told) and len(told & others) < FACTS


def _told_labels(layout: Layout, known: Callable[[str], float]) -> list[tuple[int, str]]:
    """Where a page has labels of the domain, with their colons or in cells of headers and terms."""
    tree = layout.tree
    pieces = ((node, layout.pieces[node]) for node in layout.texts)
    labels = [(node, one[:-1].strip()) for node, one in pieces if one[-1:] in (":", "：") and 1 < len(one) <= LABEL]
    cells = ((node, tree.text(node, LABEL + 1)) for tag in ("dt", "th") for node in tree.find(tag, layout.body))
    labels += [(node, one) for node, one in cells if 1 < len(one) <= LABEL and one[-1] not in ":："]
    return sorted((node, one.casefold()) for node, one in labels if known(one))


def states_facts(layout: Layout, span: tuple[int, int], known: Callable[[str], float] | None) -> bool:
    """Whether two or more labels stand once each in a `span` of nodes, before something else than a label: terms, headers of
    rows, what has a colon, words of the domain; but for links. "More information" is no list of other things."""
    return _are_facts(_facts(layout, span, known))


def belongs(layout: Layout, span: tuple[int, int], around: tuple[int, int]) -> bool:
    """Whether what an article sets aside states facts, of which no two are also told in the rest of it (`around`), as those of
    another thing are: what is on offer today."""
    own = _facts(layout, span, None)
    rest = _facts(layout, (around[0], span[0]), None) + _facts(layout, (span[1], around[1]), None)
    return _are_facts(own) and len(own.keys() & rest.keys()) < FACTS


def _are_facts(said: Counter[str]) -> bool:
    return sum(times == 1 for times in said.values()) >= FACTS


def _facts(layout: Layout, span: tuple[int, int], known: Callable[[str], float] | None) -> Counter[str]:
    """How often each label stands before something else than a label."""
    said: Counter[str] = Counter()
    label = ""
    for node in layout.texts[bisect_left(layout.texts, span[0]) : bisect_left(layout.texts, span[1])]:
        now, value = _called(layout, node, known)
        if now and value:
            said[now] += 1
            now = ""
        elif label and not now:
            said[label] += 1
        label = now
    return said


def _called(layout: Layout, node: int, known: Callable[[str], float] | None) -> tuple[str, str]:
    """The label that a text is or begins with, and what follows it there."""
    text, above = layout.pieces[node], [layout.tree.tags[one] for one in islice(layout.tree.ancestors(node), UP)]
    if "a" in above or len(text) > PIECE:
        return "", ""
    if match := labelled(text):
        return match[1].casefold(), match[2]
    is_label = len(text) <= LABEL and (not _TERMS.isdisjoint(above) or (known is not None and known(text) > 0))
    return (text.casefold(), "") if is_label else ("", "")


def form_tells_facts(layout: Layout, node: int, known: Callable[[str], float] | None) -> bool:
    """Whether a form to be sent by POST is also where the page says what its thing is, as bug trackers set all of a ticket and
    shops the price beside the button: two or more facts in a table, or something that its class calls by a word of the domain."""
    tree = layout.tree
    if tree.attribute(node, "method").strip().casefold() != "post":
        return False
    end = tree.ends[node]
    controls = sorted(one for tag in _CONTROLS for one in tree.find(tag, node, end))
    facts = 0
    for one in range(node + 1, end):
        tag = tree.tags[one]
        if tag in ("td", "dd"):
            facts += (
                is_value(tree, one) and bool(tree.text(one, LABEL).strip()) and not _is_filled_in(tree, one, controls)
            )
        elif tag in _MARKED and known is not None and not _is_filled_in(tree, one, controls):
            word = class_word(tree.attribute(one, "class"))
            text = tree.text(one, LABEL).strip(" :：") if word and known(word) >= 1 else ""
            if any(map(str.isdigit, text)) and not known(text):
                return True
    return facts >= FACTS


def _is_filled_in(tree: Tree, node: int, controls: Sequence[int]) -> bool:
    """Whether an element holds something to fill in, of the `controls` there are."""
    place = bisect_right(controls, node)
    return place < len(controls) and controls[place] < tree.ends[node]


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
