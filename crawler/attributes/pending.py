"""Labels that wait for their values while the texts of a record are read in order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from crawler.attributes.continued import continued
from crawler.page import Tree
from crawler.regions.layout import HEADINGS
from crawler.regions.leaves import Leaf, is_awaited
from crawler.regions.moments import AGO
from crawler.regions.unfilled import is_unfilled
from knowledge.values import date

#: Longest words that only lead to a value, and the kinds of links that are one.
LEAD, _SAID = 30, frozenset(("tag", "category", "author"))
#: Most nodes before the first words of an element.
FIRST = 8
#: Words that label what follows them in a line: links, or what is set apart.
WORDS_BEFORE = frozenset("by von par por di door av af de in from".split())
#: What stands behind who wrote something and is no name: what else was done, or the word before a day.
_AFTERWARDS = re.compile(
    r"[\s,|·•–—(-]*(?:(?:last\s+)?(?:posted|published|updated|modified|edited|reviewed)\b.{0,60}"
    r"|(?:on|am|le|el|il|em|op|den)\b[\s:]*(?P<day>.{0,40}))\Z",
    re.I | re.S,
)
#: What stands behind a day and leads to where something is: "2 May 2020 in <a>Boats</a>".
_ONWARDS = re.compile(r"[\s,]+(?:in|on|at|to|under|dans|sur|im|auf|unter|en|sobre|em|su|op|v|w|на|в)\s*:?\Z", re.I)
#: What leads to a day, and what stands between who and when.
_SINCE = re.compile(r"(?:on|am|le|el|il|em|op|den)\s+", re.I)
_MARKS = " \t\r\n\xa0,;:|·•–—-»›>"
#: Nodes behind a label in which its value may stand that is still to come.
SOON = 6
#: Most elements between a label and the table or list it stands in, or the cell beside it.
NEAR = 6
#: Most elements that a label is wrapped in within the one for labels.
DEEP = 4
#: Most cells of a row that are looked at.
CELLS = 40
#: Most links below a heading that are looked at.
LINKS = 40


@dataclass(frozen=True, slots=True)
class Pending:
    """A label that waits for its value or for more of them: those in the same line (`run`), and those of the same `path` before
    the `end` of what stands beside the label (a list, a cell). `index` is the label's until a value came, `first` the line of
    its first value; it is `firm` where an element for labels holds nothing else, so that no class of its value beats it."""

    term: str
    run: int
    index: int = -1
    end: int = -1
    path: str = ""
    first: int = -1
    firm: bool = False

    def holds(self, leaf: Leaf, index: int) -> bool:
        """Whether a text is a value of the label."""
        return self.index == index - 1 or self.run == leaf.run or (leaf.node < self.end and leaf.path == self.path)


def may_follow(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether the text after a label may be its value: not beyond the row where the label's own cell for it is there and
    empty, nor beyond a row that names columns, nor beyond the table or the list of definitions that the label stands in, nor
    in the next item of a list that has a label of its own, nor behind what holds the place of a value which a script will
    bring ("Shelf mark: loading ...", "{{ shelf }}")."""
    leaf, after = row[index], row[index + 1].node if index + 1 < len(row) else -1
    soon = range(leaf.node + 1, min(after, leaf.node + 1 + SOON))
    if any(is_awaited(tree.texts[node]) or is_unfilled(tree, node, tree.texts[node]) for node in soon):
        return False
    cell, last = leaf.cell, -1
    if after >= 0 and _is_left_open(tree, leaf, after):
        return False
    if cell >= 0:
        line = tree.parents[cell]
        if after < tree.ends[line]:
            return True
        if _heads_columns(tree, line):
            return False
        beside = tree.ends[cell]
        for _ in range(NEAR):
            if beside < tree.ends[line] and tree.tags[beside] in ("td", "th"):
                return False
            beside = tree.ends[beside] if beside < tree.ends[line] else beside
        last = _around(tree, cell, "table")
    elif (term := term_around(tree, row, index)) >= 0 and tree.tags[term] == "dt":
        last = _around(tree, term, "dl")
    return last < 0 or after < tree.ends[last]


def _heads_columns(tree: Tree, row: int) -> bool:
    """Whether a row is several headers and nothing else: each names what stands below it, none the next row's text."""
    cells: list[str] = []
    child, end = row + 1, tree.ends[row]
    while child < end and len(cells) < CELLS:
        if tree.tags[child] in ("td", "th"):
            cells.append(tree.tags[child])
        child = tree.ends[child]
    return len(cells) > 1 and set(cells) == {"th"}


def _is_left_open(tree: Tree, leaf: Leaf, after: int) -> bool:
    """Whether a label is all of its item of a list, and what follows stands in the next, behind a label set alike."""
    item = _around(tree, leaf.node, "li")
    if item < 0 or after < tree.ends[item]:
        return False
    beside = _around(tree, after, "li")
    own, other = _first(tree, item), _first(tree, beside)
    if beside < 0 or tree.parents[beside] != tree.parents[item] or own < 0 or other < 0:
        return False
    alike = tree.tags[own] == tree.tags[other] and tree.attributes[own] == tree.attributes[other]
    label = tree.text(other, 2 * LEAD).strip()
    ends = label.endswith((":", "：")) and tree.text(own, 2 * LEAD).strip().endswith((":", "："))
    return alike and ends and len(tree.text(beside, 4 * LEAD).strip()) > len(label)


def _first(tree: Tree, node: int) -> int:
    """The element that an element begins with, -1 where it begins with loose text or is empty."""
    for child in tree.children(node) if node >= 0 else ():
        if tree.tags[child]:
            return child
        if tree.texts[child].strip():
            return -1
    return -1


def term_around(tree: Tree, row: Sequence[Leaf], index: int) -> int:
    """The element for labels, of a list of definitions or a header cell, in which a text is the only one; -1 where none is."""
    node = row[index].owner
    for _ in range(DEEP):
        if node < 0 or tree.tags[node] in ("dt", "th"):
            break
        node = tree.parents[node]
    if node < 0 or tree.tags[node] not in ("dt", "th"):
        return -1
    near = (*row[max(0, index - 1) : index], *row[index + 1 : index + 2])
    return -1 if any(node < other.node < tree.ends[node] for other in near) else node


def _around(tree: Tree, node: int, tag: str) -> int:
    """The nearest element of a kind around a node, -1 where none is near."""
    for _ in range(NEAR):
        node = tree.parents[node]
        if node < 0 or tree.tags[node] == tag:
            return node
    return -1


def valued(tree: Tree, pending: Pending, row: Sequence[Leaf], index: int) -> Pending:
    """A label after a value of it came: with the first one it is known where further ones may stand."""
    leaf = row[index]
    if pending.index != index - 1:
        apart = (
            pending.run < 0 and pending.path and pending.term.casefold() in WORDS_BEFORE
        )  # "by Ann Lee, Bob Ray 1987"
        first = leaf.run if pending.first < 0 else pending.first
        return replace(pending, run=-1 if apart else leaf.run, index=-1, first=first)
    node = leaf.node
    while tree.parents[node] > row[index - 1].node:
        node = tree.parents[node]
    label = row[index - 1]
    if leaf.link < 0 and label.text.casefold() in WORDS_BEFORE:  # those set apart alike, and no remark behind them
        return replace(pending, run=-1, index=-1, end=tree.ends[tree.parents[node]], path=leaf.path, first=leaf.run)
    run = -1 if label.heading else leaf.run  # a heading names what is as the first, and no remark behind it
    end = max(tree.ends[node], continued(tree, label, leaf), _end_of_links(tree, row, index))
    return replace(pending, run=run, index=-1, end=end, path=leaf.path, first=leaf.run)


def is_pressed(tree: Tree, leaf: Leaf, behind: str) -> bool:
    """Whether a text is what a button says: behind a value that is no further one ("Genre: Drama [Add to cart]"), but where the
    path of the value that it stands `behind` is a button's itself ("Genre: [Drama] [Comedy]")."""
    return "/button" not in behind and "button" in (
        tree.tags[leaf.owner],
        tree.tags[max(0, tree.parents[leaf.owner])],
    )


def _end_of_links(tree: Tree, row: Sequence[Leaf], index: int) -> int:
    """The end of the box that a heading with its sign begins and that holds nothing else but links alike, the values:
    "<h4>Written by:</h4> <a>Ann Lee</a>, <a>Bob Ray</a>"; -1 where none is."""
    label, leaf = row[index - 1], row[index]
    if not label.heading or leaf.link < 0 or label.link >= 0 or label.text[-1:] not in ":：":
        return -1
    head = label.owner
    for _ in range(DEEP):
        if head < 0 or tree.tags[head] in HEADINGS:
            break
        head = tree.parents[head]
    box = tree.parents[head] if head >= 0 else -1
    if box < 0 or (index > 1 and row[index - 2].node > box):
        return -1
    own = list(takewhile(lambda one: one.node < tree.ends[box], row[index : index + LINKS]))
    return tree.ends[box] if own and all(one.link >= 0 and one.path == leaf.path for one in own) else -1


def leads_in(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a text only leads to what its element is about, as the markup says: the first words of an element before a tag or
    a writer (HTML 4.6.7) or a time of its own, "Filed under <a rel=tag>Boats</a>", "Published <time>2 May 2020</time>"."""
    node, box = _after_first(tree, row, index)
    while node > box >= 0:
        rel = set((tree.attribute(node, "rel") or "").lower().split())
        if tree.tags[node] == "time" or (tree.tags[node] == "a" and rel & _SAID):
            return True
        node = tree.parents[node]
    return False


def says_by(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a text is the first words of an element that lead to a link: `<p class="author">Added by <a>Ann Lee</a> ...`."""
    _, *more = row[index].text.casefold().rsplit(maxsplit=1)
    if not more or more[0] not in WORDS_BEFORE:
        return False
    node, box = _after_first(tree, row, index)
    return node > box >= 0 and row[index + 1].link > box


def _after_first(tree: Tree, row: Sequence[Leaf], index: int) -> tuple[int, int]:
    """The text behind a short one that an element begins with, where both stand in a line of that, and the element; -1 for both
    where there is none."""
    leaf = row[index]
    if leaf.link >= 0 or leaf.heading or len(leaf.text) > LEAD or any(map(str.isdigit, leaf.text)):
        return -1, -1
    box = tree.parents[leaf.node]
    if (
        index + 1 >= len(row)
        or leaf.node - box > FIRST
        or any(tree.texts[node].strip() for node in range(box, leaf.node))
    ):
        return -1, -1
    node = row[index + 1].node
    return (node, box) if row[index + 1].run == leaf.run and leaf.node < node < tree.ends[box] else (-1, -1)


def moment_alone(text: str) -> str:
    """The day that a text tells, or how long ago something was, without the marks before it and the word that leads on from
    there ("» 2 May 2020, 10:15 in", "3 days ago"); "" where it tells anything else. What only a mark parts from more is
    no such text: see `behind`."""
    if date(text) is not None:
        return text.strip(_MARKS)
    if len(text) > LEAD + LEAD:
        return ""
    said = _ONWARDS.sub("", text)
    leads_on, said = said != text, said.strip(_MARKS)
    if leads_on and (lead := _SINCE.match(said)) is not None:
        said = said[lead.end() :]
    return said if AGO.fullmatch(said) is not None or (leads_on and date(said) is not None) else ""


def ends_byline(text: str) -> bool:
    """Whether a text behind "By Ann Lee" tells nobody, but when that was ("on", "on 2 May 2020", "updated 3 May")."""
    text = text.partition("(")[0].strip()
    match = _AFTERWARDS.match(text)
    if match is not None and (not match["day"] or date(match["day"]) is not None):
        return True
    return moment_alone(text) != ""
