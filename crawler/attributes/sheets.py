"""Labels without a sign on a page about one thing, each in a box with its value, both built alike throughout."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace

from crawler.attributes.terms import ends_box, has_box
from crawler.attributes.unmarked import may_label
from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.values import date

#: Fewest labels that a class calls so, fewest that only their values tell, and the share of the texts of a class that stand so.
CALLED, TOLD, MOST = 3, 4, 0.6
#: Kinds of values that tell a sheet by themselves, and of two the share that the rarer must have.
KINDS, RARER = 3, 0.25
#: Most classes of an element that are looked at, and characters of them.
CLASSES, LONGEST = 4, 120
#: Most words of a number of a file or a decision.
CODE = 3
#: Longest label, and most words on the average of those that only their looks and words tell; how long most values beside
#: these are, how long any, and the share of them that may be links.
LABEL, FEW = 40, 3
BRIEF, LONG, LINKED = 120, 240, 4
#: Share of the labels of one class whose values are called as theirs are.
COUNTERPARTS = 0.7
#: Fewest blanks of a sentence.
SENTENCE = 7
#: Longest words that are written small in names ("of", "von"), and fewest labels with longer ones.
PARTICLE, SMALL = 3, 2
_OTHERS = ("dt", "dd", "th", "td", "a", "h1")
_AMOUNT = re.compile(r"([$£€¥₹₽]?)\s?[\d.,' \xa0]{1,20}([^\W\d_]{0,4}[%²³°/€$£¥₹₽]?)")
_TIMES = frozenset("h d w m s y mo yr hr min sec std tage days".split())
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
#: What makers of pages call bold elements, and those of labels.
_BOLD = frozenset("bold bolder strong semibold".split())
_LABELS = frozenset("label labels key term caption attribute attr prop property fieldname legend dt".split())
#: What labels are called whose values are called the same but for this ("info-head" beside "info-text" or "info"), and what these
#: are called in its place; titles and names have texts of their own as well, so only more telling words are values of those.
_HEADS, _NAMES = frozenset("head heading header lbl".split()), frozenset("title name".split())
_VALUES = frozenset("value values val data content info detail details".split())
_TEXTS = _VALUES | frozenset("text txt body".split())


def sheet_labels(tree: Tree, row: Sequence[Leaf], behind: bool = False) -> frozenset[int]:
    """The text nodes of such labels, those `behind` their values where that is asked: all different, without numbers, and
    set apart as labels by their element, or beside values of several kinds as what a sheet tells of one thing is; names
    beside their prices or places are of one kind. Bold ones and headings are labels too where they are worded as such and
    no names; and so is what begins a box beside theirs that is built alike."""
    first = [kind_of(leaf) for leaf in row]
    whole = [_whole(tree, leaf, kind) for leaf, kind in zip(row, first, strict=True)]
    return _labels(tree, row, first, behind) | (_labels(tree, row, whole, behind) if whole != first else frozenset())


def _labels(tree: Tree, row: Sequence[Leaf], kinds: Sequence[str], behind: bool) -> frozenset[int]:
    """The labels among the texts whose elements are of such `kinds`."""
    boxed, step = ends_box if behind else has_box, -1 if behind else 1
    found: dict[str, list[int]] = defaultdict(list)
    for index, kind in enumerate(kinds):
        if kind:
            found[kind].append(index)
    labels: set[int] = set()
    for kind, own in found.items():
        if len(own) < CALLED:
            continue
        valued = [index for index in own if _may_label(row[index]) and boxed(tree, row, kinds, index)]
        texts = Counter(row[index].text.rstrip(" :：").casefold() for index in valued)
        if len(valued) < max(CALLED, MOST * len(own)):
            continue
        if len(texts) < CALLED or not _are_steady(row, valued, step):
            continue
        if any(row[index].cell != row[index + step].cell for index in valued):
            continue  # beside a cell of labels stand others, which tables tell
        values = [row[index + step].text for index in valued]
        heads = any(row[index].heading != row[index + step].heading for index in valued)
        told = not heads and (_is_called(kind) or (len(texts) >= TOLD and _are_mixed(values)))
        apart = len(texts) >= TOLD and (heads or _are_bold(kind, row, valued, step))
        named = not heads and len(texts) >= TOLD and _are_counterparts(tree, row, valued, step)
        if told or (apart and _are_worded(row, valued, step)) or (named and _are_brief(row, valued, step)):
            labels.update(row[index].node for index in valued)
            if not behind:
                labels.update(_beside(tree, row, valued))
    return frozenset(labels)


def _are_steady(row: Sequence[Leaf], valued: Sequence[int], step: int) -> bool:
    """Whether no label has two values: the same label with the same one is a sheet shown once more, for another screen."""
    told: dict[str, str] = {}
    for index in valued:
        label = row[index].text.rstrip(" :：").casefold()
        if told.setdefault(label, row[index + step].text) != row[index + step].text:
            return False
    return True


def _are_bold(kind: str, row: Sequence[Leaf], valued: Sequence[int], step: int) -> bool:
    """Whether labels are set in bold, by an element or a class, and their values are not."""
    if any(row[index + step].strong for index in valued):
        return False
    return all(row[index].strong for index in valued) or bool(_BOLD & _words(kind))


def _are_counterparts(tree: Tree, row: Sequence[Leaf], valued: Sequence[int], step: int) -> bool:
    """Whether most labels and values stand in elements that are called the same but for what says which is which:
    `<b class="fact-heading">` beside `<b class="fact-text">`."""
    fitting = sum(_is_counterpart(tree, row[index].owner, row[index + step].owner) for index in valued)
    return fitting >= COUNTERPARTS * len(valued)


def _is_counterpart(tree: Tree, label: int, value: int) -> bool:
    """Whether a class of an element calls it the head of what a class calls another, or the element around that."""
    around = (value, tree.parents[value])
    for one in tree.attribute(label, "class").split()[:CLASSES]:
        words = _words(one[:LONGEST])
        stem = words - _HEADS - _NAMES
        if not stem or stem == words:
            continue
        counterparts = _TEXTS if words & _HEADS else _VALUES
        for other in (own for node in around if node >= 0 for own in tree.attribute(node, "class").split()[:CLASSES]):
            theirs = _words(other[:LONGEST])
            if (theirs == stem and words & _HEADS) or (theirs != stem and theirs - counterparts == stem):
                return True
    return False


def _are_brief(row: Sequence[Leaf], valued: Sequence[int], step: int) -> bool:
    """Whether labels are of a few words, and most values as short as facts are, none of them a heading."""
    values = [row[index + step] for index in valued]
    brief = sum(len(value.text) <= BRIEF for value in values)
    short = sum(len(row[index].text.split()) for index in valued) <= FEW * len(valued)
    return short and 2 * brief >= len(values) and not any(value.heading for value in values)


def _words(kind: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(kind)}


def _are_worded(row: Sequence[Leaf], valued: Sequence[int], step: int) -> bool:
    """Whether labels read as such: few words, of which the later ones are written small in most ("Country of origin"), as those
    of names are not, beside short values without links; names of things that are offered beside this one lead to them."""
    labels, values = [row[index].text for index in valued], [row[index + step] for index in valued]
    linked, brief = sum(value.link >= 0 for value in values), sum(len(value.text) <= BRIEF for value in values)
    if LINKED * linked > len(values) or 2 * brief < len(values) or max(len(value.text) for value in values) > LONG:
        return False
    prose = sum(value.text[-1:] in ".!?" and value.text.count(" ") >= SENTENCE for value in values)
    if any(value.heading for value in values) or 2 * prose >= len(values):
        return False
    several = [own for label in labels if len(own := label.split()) > 1]
    small = sum(any(word[0].islower() and len(word) > PARTICLE for word in own[1:]) for own in several)
    return (
        small >= SMALL
        and 2 * small >= len(several)
        and sum(len(label.split()) for label in labels) <= FEW * len(labels)
    )


def _beside(tree: Tree, row: Sequence[Leaf], valued: Sequence[int]) -> set[int]:
    """What begins the boxes beside those of labels, of the same element and class, where it shares a class with them: one of
    another size, or one that leads to what explains it."""
    looks = {_look(tree, box) for index in valued if (box := _box(tree, row, index)) >= 0}
    classes = {one for index in valued for one in tree.attribute(row[index].owner, "class").split()}
    if not classes:
        return set()
    found: set[int] = set()
    for index, leaf in enumerate(row[:-1]):
        after = row[index + 1]
        if leaf.path == after.path or (leaf.link >= 0 and leaf.link == after.link) or len(leaf.text) > LABEL:
            continue
        if classes.isdisjoint(tree.attribute(leaf.owner, "class").split()) or not _may_label(replace(leaf, link=-1)):
            continue
        if _look(tree, _box(tree, row, index)) in looks:
            found.add(leaf.node)
    return found


def _box(tree: Tree, row: Sequence[Leaf], index: int) -> int:
    """The smallest element around a text and the one after it, where it is the first in that; else -1."""
    box = tree.parents[row[index].node]
    while box >= 0 and tree.ends[box] <= row[index + 1].node:
        box = tree.parents[box]
    return -1 if index and row[index - 1].node > box else box


def _look(tree: Tree, box: int) -> tuple[int, str, str]:
    """Where a box stands, and how it is built: of its classes the first, since further ones tell of its state."""
    return (
        (tree.parents[box], tree.tags[box], tree.attribute(box, "class").partition(" ")[0])
        if box >= 0
        else (-1, "", "")
    )


def kind_of(leaf: Leaf) -> str:
    """The element that a text stands in with its class, and the one around it where it has none; "" of cells and terms, which
    are told otherwise."""
    before, _, last = leaf.path.rpartition("/")
    if "." not in last and last.partition("#")[0] != "label":
        last = f"{before.rpartition('/')[2]}/{last}"
    told = "." in last or last.startswith("label")
    return last if told and last.partition(".")[0] not in _OTHERS else ""


def _whole(tree: Tree, leaf: Leaf, kind: str) -> str:
    """The kind of an element by all of its classes: the first may only say where it stands in a grid, as those of the values
    do (`<div class="col-6 overviewKey">`)."""
    tag, _, told = kind.partition(".")
    classes = tree.attribute(leaf.owner, "class").split() if told and "/" not in kind else ()
    if len(classes) < 2 or tree.tags[leaf.owner] != tag:
        return kind
    return f"{tag}.{'.'.join(classes[:CLASSES])}"[:LONGEST]


def _may_label(leaf: Leaf) -> bool:
    said = leaf.text[-1:] in "!?" or (leaf.text[-1:] == "." and leaf.text.count(" ") > 1)  # a message
    return may_label(leaf) and not said and not any(map(str.isdigit, leaf.text))


def _is_called(kind: str) -> bool:
    """Whether an element is a label by its tag, or one of its classes says so."""
    return kind.partition(".")[0] == "label" or bool(_LABELS & _words(kind))


def _are_mixed(values: Sequence[str]) -> bool:
    """Whether values are of several kinds: times, words, numbers, and those of each measure; codes are beside times alone, for
    so are names beside addresses."""
    told = Counter(map(value_kind, values))
    if not told["time"]:
        told["words"] += told.pop("code", 0)
    kinds = (+told).most_common()
    return len(kinds) >= KINDS or (len(kinds) > 1 and kinds[1][1] >= max(2, RARER * len(values)))


def value_kind(value: str) -> str:
    """What kind of thing a value says; how long ago something was is a time as a day is, the number of a file a code."""
    if date(value):
        return "time"
    amount = _AMOUNT.fullmatch(value)
    if amount is None:
        return "code" if any(map(str.isdigit, value)) and len(value.split()) <= CODE else "words"
    measure = (amount[1] or amount[2] or "").casefold()
    return "time" if measure in _TIMES else measure
