"""Labels without a sign that a list sets apart by a class, each alone with its value in a box of its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile

from crawler.attributes.unmarked import may_label
from crawler.page import Tree
from crawler.regions.leaves import Leaf

#: Fewest records, fewest labels of one class, the share of the records that have each of so many, and that any has.
RECORDS, LABELS, SHARE, SOME = 3, 2, 0.8, 0.25
#: The same share where most records have several of them, as values that take turns at one place are not.
HALF = 0.5
#: Most texts that are looked at for such turns.
TURNS = 20
#: Share of the texts of such a class that are labels.
NEARLY = 0.9
#: Most texts of a box that are looked at.
SPAN = 300
_COLONS = (":", "：")

#: Lines of two pieces, and what these are.
_LINES, _PIECES = frozenset("li div p".split()), frozenset("span b strong i em label small font div".split())

#: Where a text stands: the record, its node and the text beside it.
Places = list[tuple[int, int, str]]


@dataclass(slots=True)
class _Class:
    """The texts of one class in all records: how many, how many stand as labels do, and these by what they say, each with the
    record and the text after it."""

    texts: int = 0
    fitting: int = 0
    told: dict[str, list[tuple[int, int, str]]] = field(default_factory=lambda: defaultdict(list))


def terms(tree: Tree, rows: Sequence[Sequence[Leaf]], behind: bool = False) -> frozenset[int]:
    """The text nodes of such labels, those `behind` their values where that is asked. They are the same from record to record,
    several of them, while what stands beside them differs: words that the records' own makers use, so no domain need know
    them."""
    if len(rows) < RECORDS:
        return frozenset()
    found: frozenset[int] = frozenset()
    for own in _classes(tree, rows, behind).values():
        if own.fitting < NEARLY * own.texts:
            continue
        kept = {
            text: places
            for text, places in own.told.items()
            if len(places) >= max(LABELS, SOME * len(rows)) and len({number for number, _, _ in places}) == len(places)
        }
        each = Counter(number for places in kept.values() for number, _, _ in places)
        share = HALF if 2 * sum(times >= LABELS for times in each.values()) >= len(rows) else SHARE
        often = [places for places in kept.values() if len(places) >= share * len(rows)]
        often = _untaken(often, SHARE * len(rows))
        differing = sum(len({value for _, _, value in places}) > 1 for places in often)
        if len(often) >= LABELS and 2 * differing >= len(often):
            found |= frozenset(node for places in kept.values() for _, node, _ in places)
    return found


def _untaken(often: Sequence[Places], most: float) -> list[Places]:
    """The texts without those that take turns: of two that never stand in one record, but one of them in nearly all, each is
    the value of something ("History" here, "Poetry" there)."""
    held = [frozenset(number for number, _, _ in places) for places in often]
    some = [own for own in held if len(own) < most][:TURNS]
    return [
        places
        for places, own in zip(often, held, strict=True)
        if not any(len(own) + len(other) >= most and not own & other for other in some)
    ]


def _classes(tree: Tree, rows: Sequence[Sequence[Leaf]], behind: bool) -> dict[str, _Class]:
    """The classes of the records' texts, each with what is said of it; cells of tables have headers instead."""
    found: dict[str, _Class] = defaultdict(_Class)
    for number, row in enumerate(rows):
        kinds = [leaf.path.rpartition("/")[2] for leaf in row]
        kinds = [kind if "." in kind else _in_line(tree, leaf) or kind for leaf, kind in zip(row, kinds, strict=True)]
        for index, (leaf, kind) in enumerate(zip(row, kinds, strict=True)):
            if "." not in kind or kind.startswith(("td.", "th.")):
                continue
            own = found[kind]
            own.texts += 1
            signed = leaf.text.endswith(_COLONS)
            boxed = ends_box if behind else has_box
            labels = not signed and may_label(leaf) and boxed(tree, row, kinds, index)
            own.fitting += signed or labels
            if labels:
                value = row[index - 1 if behind else index + 1].text
                own.told[leaf.text.casefold()].append((number, leaf.node, value))
    return found


def _in_line(tree: Tree, leaf: Leaf) -> str:
    """What the first or the second of two elements that are all of a line is called by the line and its place there, which a
    style sheet may dress as labels and values are; "" for any other."""
    line = tree.parents[leaf.owner]
    if line < 0 or tree.tags[leaf.owner] not in _PIECES or tree.tags[line] not in _LINES:
        return ""
    first, end = line + 1, tree.ends[line]
    second = tree.ends[first]  # looked at by itself: an element may hold very many
    if second >= end or tree.ends[second] != end or not (tree.tags[first] and tree.tags[second]):
        return ""
    return f"{tree.tags[line]}.{tree.attribute(line, 'class')}.{int(leaf.owner == second)}"


def ends_box(tree: Tree, row: Sequence[Leaf], kinds: Sequence[str], index: int) -> bool:
    """Whether a text and the one before it are all that is in the smallest box around them, in which the label is the last."""
    if not index or kinds[index - 1] == kinds[index]:
        return False
    before, node = row[index - 1].node, row[index].node
    box = tree.parents[node]
    while box > before:
        box = tree.parents[box]
    alone = index < 2 or row[index - 2].node < box
    return box >= 0 and alone and (index + 1 == len(row) or row[index + 1].node >= tree.ends[box])


def has_box(tree: Tree, row: Sequence[Leaf], kinds: Sequence[str], index: int) -> bool:
    """Whether a text is the first of the smallest box around it and the one after it, in which none of its class follows."""
    if index + 1 >= len(row) or kinds[index + 1] == kinds[index]:
        return False
    node, after = row[index].node, row[index + 1].node
    box = tree.parents[node]
    while box >= 0 and tree.ends[box] <= after:
        box = tree.parents[box]
    if box < 0 or (index and row[index - 1].node > box):
        return False
    behind = takewhile(
        lambda one: one[0].node < tree.ends[box],
        zip(islice(row, index + 1, index + SPAN), islice(kinds, index + 1, index + SPAN), strict=True),
    )
    return all(kind != kinds[index] for _, kind in behind)
