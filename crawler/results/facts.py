"""Tables of facts: which of their cells hold labels for the cells after them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Sequence
from itertools import groupby

from crawler.attributes.sheets import value_kind
from crawler.page import Tree
from crawler.regions.layout import Layout, lies_in
from crawler.regions.referred import referred
from crawler.regions.tables import cells, rows
from knowledge.similarity import VOWEL_SIGNS
from knowledge.values import date

#: Longest label, in characters and words.
LABEL = 40
WORDS = 5
#: Labels of the domain from which one that comes several times is one all the same.
KNOWN = 2
#: Cells of a row of a sheet, fewest rows of one, and kinds of values in it.
PAIR, SHEET, KINDS = 2, 6, 3
#: Most days among the words of a sheet that has nothing else.
DAYS = 2
#: Nodes behind the beginning of a cell among which what sets it off stands.
NEAR = 5
#: Measures of the figures of a sheet, and the share of its labels that may have numbers.
MEASURES, COUNTING = 3, 0.25
_WORD = re.compile(rf"[\w{VOWEL_SIGNS}]+")
#: A label, its value, and what the label says.
_Pair = tuple[int, int, str]


def label_cells(
    layout: Layout,
    intervals: Sequence[tuple[int, int]],
    known: Callable[[str], float] | None,
    subject: str = "",
    title: str = "",
) -> frozenset[int]:
    """The cells of tables that hold labels for the cell after them: rows of two (or four) cells, the first of each pair
    short, without link (but in headers with a colon), different in every row (but for several values below each other of what is
    labelled so), and marked as a label (th, colon, bold,
    class), set off from a bold value, or known; or one of the values is the page's `subject` (its heading). Rows of one
    cell are remarks; the bold name in a table of one row is a heading, where the page's `title` has it."""
    tree = layout.tree
    found: set[int] = set()
    called, heads = referred(tree)
    for table in tree.find("table", layout.body):
        if not lies_in(intervals, table) or has_head(tree, table):
            continue
        pairs, blank, shaped, filled = _pairs(layout, table, called.keys() | heads)
        if not pairs or shaped < 0.6 * filled or not _told_apart([text for _, _, text in pairs], known):
            continue
        if len(pairs) == filled == 1 and _entitles(title, pairs[0][2]):
            continue
        marked = sum(
            tree.tags[cell] == "th" or text[-1:] in ":：" or _stressed(tree, cell) or _bold(tree, value)
            for cell, value, text in pairs
        )
        named = sum(1 for _, _, text in pairs if known is not None and known(text.rstrip(" :：")))
        named_too = subject and len(pairs) > 2 and any(tree.text(value, 300) == subject for _, value, _ in pairs)
        own = bool(subject) and title.casefold().startswith(subject.casefold())
        sheet = len(pairs) == filled and _is_sheet(tree, pairs, len(blank), own=own)
        if 2 * marked > len(pairs) or named >= min(2, len(pairs)) or named_too or sheet:
            found.update(cell for cell, _, _ in pairs)
            found.update(blank if sheet else ())
    return frozenset(found)


def _pairs(layout: Layout, table: int, told: Container[int]) -> tuple[list[_Pair], list[int], int, int]:
    """The pairs of cells that may be a label and its value, with the label's text, the cells that may be labels of nothing,
    how many rows are made of such pairs, and how many have several filled cells; rows of cells whose headers are `told`, or that
    are such headers, are left out."""
    tree = layout.tree
    pairs: list[_Pair] = []
    blank: list[int] = []
    shaped = filled = 0
    for row in rows(tree, table, 200):
        whole = cells(tree, row)
        if any(cell in told for cell in whole):
            continue
        own = [cell for cell in whole if layout.width(cell, tree.ends[cell])]
        filled += len(own) > 1
        if len(whole) == PAIR and own == whole[:1] and _labelled(layout, own[0], tree.text(own[0], LABEL + 2)):
            blank.append(own[0])
        if len(own) not in (2, 4, 6):
            continue
        texts = [tree.text(cell, LABEL + 2) for cell in own[::2]]
        if all(_labelled(layout, cell, text) for cell, text in zip(own[::2], texts, strict=True)):
            shaped += 1
            pairs.extend(zip(own[::2], own[1::2], texts, strict=True))
    return pairs, blank, shaped, filled


def _is_sheet(tree: Tree, pairs: Sequence[_Pair], blank: int, *, own: bool) -> bool:
    """Whether the second cells of a table of pairs are of several kinds, a day, a number, words, nothing (`blank`), as what a
    sheet tells of one thing is, and the first ones have no numbers; the second column of a list is of one kind. Figures are of
    several where their measures are and something else stands among them, whatever few of the labels count ("52 weeks"). On a
    page whose `own` heading is its title a day or two among words are enough, most of them others: of a list all are days, or
    none, or the rest says the same over and over (what is lent, until when)."""
    if len(pairs) < SHEET:
        return False
    values = [tree.text(value, LABEL) for _, value, _ in pairs]
    numbered = sum(any(map(str.isdigit, label)) for _, _, label in pairs)
    if numbered <= COUNTING * len(pairs) and _are_figures(values):
        return True
    if numbered:
        return False
    kinds = Counter("day" if date(value) else "words" if any(map(str.isalpha, value)) else "number" for value in values)
    few = own and kinds["day"] <= DAYS and kinds["words"] >= SHEET and 2 * len(set(values)) > len(values)
    return kinds["day"] > 0 and kinds["words"] > 0 and (few or len(kinds) + (blank > 0) >= KINDS)


def _are_figures(values: Sequence[str]) -> bool:
    """Whether most values are numbers, of several measures, and some are none."""
    kinds = Counter(map(value_kind, values))
    others = sum(kinds.pop(kind, 0) for kind in ("words", "code"))
    return others > 0 and len(kinds) >= MEASURES and 2 * others < len(values)


def _told_apart(labels: Sequence[str], known: Callable[[str], float] | None) -> bool:
    """Whether labels differ. Where one stands several times below itself ("Subject"), several others must be known or all have
    their sign: of a list by authors the same name stands below itself too."""
    texts = [label.casefold() for label in labels]
    stretches = [text for text, _ in groupby(texts)]
    if len(set(stretches)) < len(stretches):
        return False
    signed = all(text[-1:] in ":：" for text in texts)
    named = sum(1 for text in stretches if known is not None and known(text.rstrip(" :：")))
    return len(stretches) == len(texts) or (len(stretches) > 2 and (signed or named >= KNOWN))


def _entitles(title: str, text: str) -> bool:
    """Whether a page's title begins or ends with a text, unless that is a label by its sign."""
    ours, words = _WORD.findall(text.casefold()), _WORD.findall(title.casefold())
    return bool(ours) and text[-1:] not in ":：" and ours in (words[: len(ours)], words[-len(ours) :])


def has_head(tree: Tree, table: int) -> bool:
    """Whether a table begins with a row of headers and has none in the rows below: its columns are named, not its rows."""
    found = [cells(tree, row) for row in rows(tree, table, 4)]
    kinds = [{tree.tags[cell] for cell in own} for own in found]
    return len(kinds) > 1 and len(found[0]) > 1 and kinds[0] == {"th"} and all(kind == {"td"} for kind in kinds[1:])


def _labelled(layout: Layout, cell: int, text: str) -> bool:
    tree = layout.tree
    if not text or len(text) > LABEL or len(text.split()) > WORDS or not any(c.isalpha() for c in text):
        return False
    if tree.tags[cell] == "th" and text[-1:] in ":：":
        return True  # labels lead to what explains them
    return not any(a for a in tree.find("a", cell, tree.ends[cell]))


def _stressed(tree: Tree, cell: int) -> bool:
    """Whether a cell is set in bold, or it or what it holds is named as a label."""
    name = tree.attribute(cell, "class").lower()
    if any(word in name for word in ("label", "key", "head", "name", "term", "field", "title")):
        return True
    inside = range(cell + 1, min(tree.ends[cell], cell + NEAR))
    if any(tree.tags[node] == "label" or "label" in tree.attribute(node, "class").lower() for node in inside):
        return True
    return _bold(tree, cell)


def _bold(tree: Tree, cell: int) -> bool:
    return any(tree.tags[node] in ("b", "strong", "th") for node in range(cell + 1, min(tree.ends[cell], cell + NEAR)))
