"""What the page calls one text of a record: by the label it begins with, a header, a property or the classes around it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile

from crawler.attributes.class_words import class_word
from crawler.attributes.properties import names_itself, narrowed_by, one_of, property_of, told_aside
from crawler.page import Tree
from crawler.regions.header_words import HEADER
from crawler.regions.icons import meanings
from crawler.regions.label_words import BETWEEN, is_label, labelled, opening, opens_bold
from crawler.regions.leaves import Leaf, is_mark

#: Signs and blanks between a label and its value, at the most.
APART = 4
_NAMING = ("itemprop", "data-label", "data-title", "data-th", "data-field", "data-name", "property")
#: How surely a picture shows an attribute of the domain.
ICON = 0.9
#: How far behind the beginning of its cell a text stands at most that may be all of it.
NEAR = 12
#: Texts of an element that are looked at for labels.
HELD = 300
#: Most pieces of an element that are looked at for whether they look alike.
MOST = 12


@dataclass(frozen=True, slots=True)
class Sight:
    """A record's leaves and what tells how they are called: `frequent` are the labels that come again, `placed` the texts that
    are labels by their place, `sheet` those of one thing's sheet, `varied` the paths whose words before colons are values;
    `single` tells that it is alone."""

    tree: Tree
    row: Sequence[Leaf]
    start: int
    headers: Callable[[int], str]
    known: Callable[[str], float] | None
    labels: Container[int]
    frequent: frozenset[str]
    placed: Container[int]
    sheet: Container[int]
    varied: Container[str]
    single: bool


def named(leaf: Leaf, sight: Sight) -> tuple[str, str, str]:
    """Key, how it is known, and the value without its label."""
    value, known, tree = leaf.text, sight.known, sight.tree
    header = sight.headers(leaf.cell) if leaf.cell >= 0 else ""
    label = _split(leaf, sight) if leaf.link < 0 and not leaf.heading and not header else None
    if label is not None and not (known is not None and " : " in value and _is_subtitled(label[0], leaf, sight, known)):
        return label[0], "label", label[1]
    if known is not None and leaf.icon and leaf.link < 0 and not header:
        shown = next((word for word in meanings(leaf.icon) if known(word) >= ICON), "")
        if shown and (shown == leaf.icon or not leaf.heading):
            return shown, "property", value
    inner = tree.parents[leaf.node]
    if known is not None and inner != leaf.owner and tree.attributes[inner]:
        told = told_aside(tree.attributes[inner], value, known) if tree.text(inner, len(value) + 1) == value else ""
        if told:
            return told, "property", value
    key, source = _marked(leaf, sight)
    if source == "property":
        return key, source, value
    if header:
        return header, "header", value
    plain = source == "position" or (known is not None and not known(key))
    if known is not None and leaf.icon and leaf.link < 0 and not leaf.heading and plain:
        return leaf.icon, "class", value
    return key, source, value


def _split(leaf: Leaf, sight: Sight) -> tuple[str, str] | None:
    """The label that a text begins with, and the rest; without a domain the label stays in it, where its sign tells it."""
    value, known, frequent = leaf.text, sight.known, sight.frequent
    match = labelled(value)
    if match and match[2] and is_label(match[1], frequent, known):
        return match[1].strip(), match[2].strip() if known is not None else value
    begun = opening(value, known) if known is not None else 0
    bold = value[: leaf.opening].strip() if opens_bold(leaf) else ""
    if bold and bold.casefold() in frequent and len(bold.split()) <= 4:
        return bold, value[leaf.opening :].strip(BETWEEN) if known is not None else value
    if begun and value[:begun].casefold() in frequent and not _is_told_before(leaf, sight):
        return value[:begun].strip(), value[begun:].strip()
    return None


def _is_subtitled(label: str, leaf: Leaf, sight: Sight, known: Callable[[str], float]) -> bool:
    """Whether what stands before a colon set off on both sides is no word of the domain, and the class of the text is one: the
    title proper before what else the title says (ISBD). What an element of its own sets apart with its colon is a label."""
    key, source = _marked(leaf, sight)
    return not known(label) and source == "class" and known(key) >= 1 and not _is_apart(label, leaf, sight.tree)


def _is_apart(label: str, leaf: Leaf, tree: Tree) -> bool:
    """Whether a label and its colon are all that the element around the beginning of a text holds: `<b>Number :</b> 12`."""
    inner = tree.parents[leaf.node]
    return inner != leaf.owner and tree.text(inner, len(label) + 4).rstrip(" :：") == label


def _is_told_before(leaf: Leaf, sight: Sight) -> bool:
    """Whether the only other cell of a text's row stands before it and is a label: "Title | Year Zero" says no year."""
    tree, cell = sight.tree, leaf.cell
    if cell < 0 or leaf.node - cell > NEAR:
        return False
    row, own = tree.parents[cell], []
    one, end = row + 1, tree.ends[row]
    for _ in range(NEAR):  # of a row there may be very many texts, and as many cells
        if one < end and tree.tags[one] in ("td", "th"):
            own.append(one)
        one = tree.ends[one] if one < end else end
    if one < end or len(own) != 2 or own[1] != cell:
        return False
    before = tree.text(own[0], HEADER + 1).strip(BETWEEN)
    return before.casefold() in sight.frequent or bool(sight.known is not None and before and sight.known(before))


def _marked(leaf: Leaf, sight: Sight) -> tuple[str, str]:
    """What the elements around a text call it, as a property or by a class, and which. The class of a whole record that has more
    texts says what all of it is ("event"), and of no text what that is."""
    tree, known, value, node = sight.tree, sight.known, leaf.text, leaf.owner
    crowded = not sight.single and len(sight.row) > 1
    word = _told_by_id(tree, node, known) if sight.single and known is not None else ""
    for _ in range(4):
        attributes = tree.attributes[node] if node >= sight.start else None
        if attributes is None:
            break
        if attributes:
            told = told_aside(attributes, value, known) if known is not None else ""
            if told:
                return told, "property"
            if known is not None and "author" in (attributes.get("rel") or "").lower().split() and known("author"):
                return "author", "property"  # HTML 4.6.7.1
            for name in _NAMING:
                if attributes.get(name) and not names_itself(tree, node, attributes[name] or "", known):
                    return one_of(property_of(tree, node, sight.start, attributes[name] or ""), known), "property"
            if not (node == sight.start and crowded):
                around = class_word(attributes.get("class") or "", known)
                vague = word and around and known is not None and not known(word) and known(around)
                word = around if not word or (vague and _holds_alike(tree, node)) else word
        if tree.tags[node] in ("td", "th", "dd") or (tree.tags[node] == "li" and word):
            break
        node = tree.parents[node]
    if known is not None and leaf.link >= 0 and not (word and known(word)):
        asked = narrowed_by(tree, sight.row, leaf, known, single=sight.single)
        if asked:
            return asked, "property"
    return (word, "class") if word else ("", "position")


def _holds_alike(tree: Tree, node: int) -> bool:
    """Whether an element holds nothing but elements that look alike, which then are what it is called:
    `<div class="subjects"><span class="badge">Rivers</span> <span class="badge">Stones</span></div>`."""
    looks: set[tuple[str, str]] = set()
    child = node + 1
    for _ in range(MOST):
        if child >= tree.ends[node]:
            break
        if tree.tags[child]:
            looks.add((tree.tags[child], tree.attribute(child, "class")))
        elif not is_mark(tree.texts[child].strip()):
            return False
        child = tree.ends[child]
    return len(looks) == 1


def is_beside(tree: Tree, label: Leaf, leaf: Leaf) -> bool:
    """Whether a text that is marked as a property stands in one box with the label before it, and the property holds that text
    without the label, or both and nothing else, as what a script calls each line of a sheet."""
    said, node = label.text.strip(" :："), leaf.owner
    while node > 0 and not any(tree.attribute(node, name) for name in _NAMING):
        node = tree.parents[node]
    if node <= label.node:
        most = len(said) + len(leaf.text) + APART
        return node > 0 and len(tree.text(node, most + 1)) <= most
    head = label.owner
    while tree.parents[head] >= 0 and tree.text(tree.parents[head], len(said) + 4).strip(" :：") == said:
        head = tree.parents[head]
    box = tree.parents[head]
    return box >= 0 and leaf.node < tree.ends[box]


def _told_by_id(tree: Tree, node: int, known: Callable[[str], float]) -> str:
    """The id of a lone record's element where that is one of the domain's words: `<p id="summary">`."""
    word = class_word(tree.attribute(node, "id"))
    return word if word and known(word) else ""


class Boxes(dict[int, bool]):
    """Which elements of a record hold several labels, each looked through once: what their class says, it says of no text, as
    the labels say what each is. `labels` tells whether a text of the record is one."""

    def __init__(self, sight: Sight, labels: Callable[[int], bool]) -> None:
        self._sight, self._labels = sight, labels

    def around(self, index: int, word: str) -> bool:
        """Whether such an element is what gives a text the class `word`."""
        tree, start = self._sight.tree, self._sight.start
        node = self._sight.row[index].owner
        for _ in range(4):
            if node < start or class_word(tree.attribute(node, "class"), self._sight.known) == word:
                break
            node = tree.parents[node]
        return node >= start and self[node]

    def __missing__(self, node: int) -> bool:
        row, end = self._sight.row, self._sight.tree.ends[node]
        first = bisect_left(row, node, key=lambda leaf: leaf.node)
        held = takewhile(lambda at: row[at].node < end, range(first, min(len(row), first + HELD)))
        self[node] = sum(islice(filter(None, map(self._labels, held)), 2)) > 1
        return self[node]
