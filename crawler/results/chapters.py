"""What stands below a heading that is a word of the domain: the items of a list, the rows of a table or the text there are
values of that attribute ("Ingredients", "Requirements", "Abstract", "Subjects")."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from unicodedata import category
from weakref import WeakKeyDictionary

from crawler.attributes.looks import suits
from crawler.models import FieldValue
from crawler.page import BLOCKS, Tree
from crawler.regions.layout import HEADINGS, Layout, lies_in, within
from crawler.regions.leaves import Leaf, folded
from crawler.regions.lines import labels_rest, named_until
from crawler.results.boxed import has_own_box
from knowledge.matching import Matcher

#: Longest heading, in characters; least similarity of one to a word of the domain; how sure that makes its values.
HEADING, SAME, SURE = 60, 0.95, 0.9
#: Most values of one attribute, longest value, and longest name of somebody or of one of a few.
MOST, LONGEST, NAME = 100, 5_000, 60
#: Fewest elements of one look that are items, and the longest such.
ITEMS, ITEM = 3, 200
#: Fewest characters on average of the items that tell one value in steps.
STEP = 20
#: Most pieces of text between a heading and its list, and between one of several values and theirs.
BETWEEN, MANY = 2, 20
#: Fewest characters of a text without items, and the share of values that must be of the attribute.
PROSE = 60
MOSTLY = 0.5
#: The level of a line that is no heading: below all of them.
LOWEST = "h9"
_LISTS = frozenset(("ul", "ol"))
_COUNTED = re.compile(r"[\[(（]\s*[\d.,\s]+\s*[\])）]\s*\Z")
_CELLS = frozenset("li td th tr table dt dd a label option select button".split())
_CLOSED = frozenset("nav footer form menu dialog".split())
_ROLES, _CONTROLS = frozenset("navigation contentinfo search banner dialog menu".split()), ("button", "label", "select")
#: Words with which a heading goes on to say what it is for.
_FOR = frozenset("for für pour para per voor till til för za dla для".split())
#: What a heading says, as `_word` tells it, and how many are kept for a domain, no longer than its matcher is.
_Word = tuple[str | None, bool, str]
KEPT = 16_384
_words: WeakKeyDictionary[Matcher, dict[str, _Word]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Chapter:
    """The values (node and text) below a heading, which stands at `start`, up to `end`; `listed` as items or rows; `titled`
    below what is a heading by its markup; `beside` the main text."""

    attribute: str
    key: str
    start: int
    end: int
    values: tuple[tuple[int, str], ...]
    listed: bool
    titled: bool
    beside: bool = False

    def states(self, layout: Layout) -> bool:
        """Whether it tells facts: a list of links alone may be a menu."""
        ends, linked = layout.tree.ends, layout.linked
        plain = (linked[ends[node]] - linked[node] < layout.width(node, ends[node]) for node, _ in self.values)
        return self.listed and any(plain)

    @property
    def weight(self) -> tuple[bool, bool, int, int]:
        """How much it tells: of several under one word a list does, below a heading, then the one with most values."""
        return self.listed, self.titled, len(self.values), sum(len(text) for _, text in self.values)


def chapters(layout: Layout, intervals: Sequence[tuple[int, int]], matcher: Matcher, subject: int) -> list[Chapter]:
    """The chapters of a page in these intervals, one for an attribute, be it under several headings ("Ingredients for the
    dough", "Ingredients for the filling"); the heading of the page's `subject` begins none."""
    found: dict[tuple[str, str, int], Chapter] = {}
    for one in _found(layout, intervals, matcher, subject):
        alike = (one.attribute, layout.tree.tags[one.start], layout.kinds[one.start])
        known = found.get(alike)
        if known is not None and known.listed and one.listed and known.key != one.key and known.end <= one.start:
            one = replace(known, key=one.key, end=one.end, values=(*known.values, *one.values)[:MOST])
        if known is None or one.weight > known.weight:
            found[alike] = one
    best: dict[str, Chapter] = {}
    for one in found.values():
        known = best.get(one.attribute)
        if known is None or one.weight > known.weight:
            best[one.attribute] = one
    return list(best.values())


def told_below(
    found: Sequence[Chapter], values: Sequence[FieldValue], places: Sequence[Leaf], matcher: Matcher
) -> tuple[list[FieldValue], list[Leaf]]:
    """The values of a page, each with its place, with those of its chapters instead of the pieces these were found in; what
    else was taken for one of their attributes, with less to speak for it or beside a list, is none."""
    names = {one.attribute for one in found}
    whole = {one.attribute for one in found if one.listed}
    kept: list[tuple[FieldValue, Leaf]] = []
    for value, leaf in zip(values, places, strict=True):
        other = value.attribute is not None and value.attribute not in names and value.confidence >= SURE
        if not other and any(one.start <= leaf.node < one.end and _holds(one, leaf, value) for one in found):
            continue
        if leaf.heading and value.attribute is None and _word(matcher, value.value)[0] in whole:
            continue
        if value.attribute in names and (value.confidence < SURE or value.attribute in whole):
            value = replace(value, attribute=None, confidence=0.3)
        kept.append((value, leaf))
    for one in found:
        for node, text in one.values:
            leaf = Leaf(text, node, node, -1, -1, "")
            kept.append((FieldValue(one.key, text, one.attribute, SURE), leaf))
    kept.sort(key=lambda pair: pair[1].node)
    return [value for value, _ in kept], [leaf for _, leaf in kept]


def _holds(chapter: Chapter, leaf: Leaf, value: FieldValue) -> bool:
    """Whether a piece of a page is part of a chapter's values, or its heading."""
    return folded(value.value) == chapter.key or any(value.value in text for _, text in chapter.values)


def _word(matcher: Matcher, text: str) -> _Word:
    """The attribute that a heading is a word for, but the one that records are called by, whether it is just that and not the
    end of more words ("Cooking instructions"), and the heading bare of signs and of what it is for ("Zutaten für 4")."""
    if not 1 < len(text) <= HEADING:
        return None, False, ""
    known = _words.setdefault(matcher, {})
    word = known.get(text)
    if word is None:
        if len(known) >= KEPT:
            known.clear()
        word = known[text] = _word_of(matcher, text)
    return word


def _word_of(matcher: Matcher, text: str) -> _Word:
    first = next((at for at, sign in enumerate(text) if sign.isalnum()), 0)
    last = next((at for at in range(len(text), 0, -1) if text[at - 1].isalnum() or text[at - 1] == ")"), 0)
    bare = text[first:last]
    attribute, similarity = matcher.key(bare)
    if similarity < SAME:
        words = bare.split()
        purpose = next((at for at, word in enumerate(words) if at and word.casefold() in _FOR), len(words))
        attribute, similarity = matcher.key(" ".join(words[:purpose]))
    exact = attribute is not None and similarity >= SAME
    attribute = attribute if exact else matcher.headed(bare)
    return (None if attribute == matcher.domain.main else attribute), exact, bare


def _found(layout: Layout, intervals: Sequence[tuple[int, int]], matcher: Matcher, subject: int) -> Iterator[Chapter]:
    """The chapters below headings: up to the next as high, within the part of the page that holds both; and below
    lines of one word of the domain that are no headings, where a list comes after them."""
    tree = layout.tree
    heads = [node for node in layout.headings if node != subject]
    for node, until in _next_as_high(tree, sorted({*heads, *_lines_alone(layout, matcher)})):
        attribute, exact, key = _word(matcher, _said(tree, node))
        inside = lies_in(intervals, node)
        if attribute is None or not (inside or _is_beside(tree, node)):
            continue
        true = tree.tags[node] in HEADINGS
        if not true:
            until = _next_alike(layout, node, until)
        end = _scope(layout, node, named_until(layout, node, until))
        empty = Chapter(attribute, key, node, end, (), listed=False, titled=true, beside=not inside)
        chapter = _read(layout, matcher, empty, tree.ends[node])
        if chapter is None or not _follows(layout, chapter, matcher):
            continue
        if (chapter.listed or (exact and true)) if inside else _is_plain(layout, chapter):
            yield chapter


def _next_as_high(tree: Tree, nodes: Sequence[int]) -> list[tuple[int, int]]:
    """Headings and lines in their order, each with the next that ends what it names: a heading as high, for a line any."""
    found: list[tuple[int, int]] = []
    after: dict[str, int] = {}
    for node in reversed(nodes):
        true = tree.tags[node] in HEADINGS
        level = tree.tags[node] if true else LOWEST
        found.append((node, min((at for tag, at in after.items() if tag <= level), default=len(tree))))
        after[level] = node
    return found[::-1]


def _next_alike(layout: Layout, node: int, until: int) -> int:
    """Where the next line of a line's look begins before `until`: at once, where the look is one of its own, else behind the
    list that comes right after the line."""
    tree = layout.tree
    kind, end = layout.kinds[node], tree.ends[node]
    same = [other for other in range(end, until) if layout.kinds[other] == kind]
    if tree.attributes[node] or not same:
        return same[0] if same else until
    first = next(iter(_lists(tree, end, until)), until)
    return until if same[0] < first else next((other for other in same if other >= tree.ends[first]), until)


def _follows(layout: Layout, chapter: Chapter, matcher: Matcher) -> bool:
    """Whether a list comes right after what names it; a line or two may stand between ("For the dough:") where a heading does,
    or several values are told: else that is what the words name ("Servings", "4")."""
    between = within(layout.texts, layout.tree.ends[chapter.start], chapter.values[0][0])
    several = matcher.domain.attribute(chapter.attribute).multiple
    most = MANY if chapter.titled else BETWEEN if several else 0
    return not chapter.listed or between <= most


def _is_beside(tree: Tree, node: int) -> bool:
    """Whether an element that is no part of the main text stands beside it, and in no menu, footer, form or dialogue."""
    return all(
        tree.tags[one] not in _CLOSED and tree.attribute(one, "role") not in _ROLES for one in tree.ancestors(node)
    )


def _is_plain(layout: Layout, chapter: Chapter) -> bool:
    """Whether a chapter is a list of what are no links."""
    ends = layout.tree.ends
    linked = (layout.linked[ends[node]] - layout.linked[node] > 0 for node, _ in chapter.values)
    return chapter.listed and not any(linked)


def _said(tree: Tree, node: int) -> str:
    """The words of a heading, without the buttons in it."""
    end = tree.ends[node]
    if not any(tree.find(tag, node, end) for tag in _CONTROLS):
        return tree.text(node, HEADING + 1)
    own, at = [], node
    while at < end:
        control = tree.tags[at] in _CONTROLS
        own.append("" if control else tree.texts[at])
        at = tree.ends[at] if control else at + 1
    return folded(" ".join(own))


def _scope(layout: Layout, node: int, until: int) -> int:
    """Where the part of the page ends that holds a heading and a list or a text below it before `until`."""
    tree, start, above = layout.tree, layout.tree.ends[node], layout.tree.parents[node]
    until = min([until, *tree.find("footer", start, until)])
    while above >= layout.body:
        width = layout.width(start, end := min(until, tree.ends[above]))
        whole = width > HEADING or has_own_box(layout, above, node)
        whole |= tree.tags[above] in _LISTS or bool(_lists(tree, start, end) or tree.find("tr", start, end))
        if (width and whole) or end == until or above == layout.body:
            return end
        above = tree.parents[above]
    return min(until, start)


def _lines_alone(layout: Layout, matcher: Matcher) -> Iterator[int]:
    """The elements that hold one line of a word of the domain, no link and no heading, outside of tables and lists."""
    tree = layout.tree
    for text in layout.texts:
        piece = layout.pieces[text]
        if len(piece) > HEADING or layout.linked[text + 1] > layout.linked[text] or not _word(matcher, piece)[1]:
            continue
        node = tree.parents[text]
        above = tree.parents[node]
        while above >= layout.body and layout.width(above, tree.ends[above]) == len(piece):
            node, above = above, tree.parents[above]
        inside = {tree.tags[one] for one in (node, *tree.ancestors(text), *tree.ancestors(node)[:2])}
        if not inside & HEADINGS and not {tree.tags[node], tree.tags[above]} & _CELLS and not labels_rest(layout, node):
            yield node


def _read(layout: Layout, matcher: Matcher, chapter: Chapter, start: int) -> Chapter | None:
    """The chapter with what it holds from `start` on, None where that cannot be of its attribute."""
    tree, end = layout.tree, chapter.end
    kind = matcher.domain.attribute(chapter.attribute)
    nodes = _items(layout, start, end) or _rows(tree, start, end, first=kind.type == "name")
    nodes = [node for node in nodes if layout.width(node, tree.ends[node])]
    if not nodes and kind.multiple and kind.type == "text":
        nodes = _alike(layout, start, end)
    if nodes:
        values = [(node, _bare(tree.text(node, LONGEST))) for node in nodes[:MOST]]
    elif kind.type != "text":
        return None
    else:
        values = list(_lines(layout, start, end))[:MOST]
        if not kind.multiple and len(values) > 1:
            values = [(values[0][0], " ".join(text for _, text in values)[:LONGEST])]
    if is_choice([text for _, text in values]):
        return None
    fitting = [(node, text) for node, text in values if _fits(text, kind.type)]
    if not nodes and max((len(text) for _, text in fitting), default=0) < PROSE:
        return None
    if not fitting or len(fitting) < MOSTLY * len(values):
        return None
    if not kind.multiple and len(fitting) > 1 and (kind.type != "text" or _length(fitting) < STEP):
        return None  # a choice, or a menu
    return replace(chapter, values=tuple(fitting), listed=bool(nodes))


def is_choice(values: Sequence[str]) -> bool:
    """Whether values are there to choose from: most say how many there are of them ("Ships (12)")."""
    return sum(_COUNTED.search(text) is not None for text in values) > MOSTLY * len(values)


def _length(values: Sequence[tuple[int, str]]) -> float:
    """Characters of a value on average."""
    return sum(len(text) for _, text in values) / len(values)


def _bare(text: str) -> str:
    """An item without the box or the point before it."""
    return (
        text.lstrip("".join({sign for sign in text[:3] if category(sign) in ("So", "Zs") or sign in "•·*-–"})) or text
    )


def _fits(text: str, kind: str) -> bool:
    if not any(map(str.isalnum, text)):
        return False
    return kind == "text" or (len(text) <= NAME and suits(text, kind))


def _lists(tree: Tree, start: int, end: int) -> list[int]:
    return sorted(node for tag in _LISTS for node in tree.find(tag, start, end))


def _items(layout: Layout, start: int, end: int) -> list[int]:
    """The items of the lists of one look in an interval, the innermost; where some are no links, those that are links are
    none."""
    tree = layout.tree
    spans = _alike_lists(layout, start, end)
    found = [node for a, b in spans for node in tree.find("li", a, b)] if spans else tree.find("li", start, end)
    items = [node for node in found if not tree.find("li", node + 1, tree.ends[node])]
    plain = [
        node
        for node in items
        if layout.linked[tree.ends[node]] - layout.linked[node] < layout.width(node, tree.ends[node])
    ]
    return plain or items


def _alike_lists(layout: Layout, start: int, end: int) -> list[tuple[int, int]]:
    """The outermost lists in an interval, of the tag and class that hold most of the words."""
    tree = layout.tree
    found: dict[int, list[tuple[int, int]]] = {}
    widths: Counter[int] = Counter()
    last = start
    for node in _lists(tree, start, end):
        if node >= last:
            last = min(end, tree.ends[node])
            found.setdefault(layout.kinds[node], []).append((node, last))
            widths[layout.kinds[node]] += layout.width(node, last)
    return found[widths.most_common(1)[0][0]] if found else []


def _rows(tree: Tree, start: int, end: int, *, first: bool) -> list[int]:
    """The rows of the tables in an interval but for those of headers alone; of people, the `first` cells: who, and then where
    from or what as."""
    rows = tree.find("tr", start, end)
    rows = [row for row in rows if tree.find("td", row, tree.ends[row])] or rows
    if not first:
        return rows
    cells = [[one for one in tree.children(row) if tree.tags[one] in ("td", "th")] for row in rows]
    return [next((cell for cell in row if _is_unnumbered(tree.text(cell, NAME))), row[0]) for row in cells if row]


def _is_unnumbered(text: str) -> bool:
    return any(map(str.isalpha, text)) and not any(map(str.isdigit, text))


def _alike(layout: Layout, start: int, end: int) -> list[int]:
    """The short elements of one tag, class and depth that hold most of the words of an interval, the outermost such."""
    tree = layout.tree
    found: dict[tuple[int, int], list[int]] = {}
    for node in range(start, end):
        if tree.tags[node] and tree.ends[node] <= end and 0 < layout.width(node, tree.ends[node]) <= ITEM:
            found.setdefault((layout.kinds[node], tree.depths[node]), []).append(node)
    best: list[int] = []
    most = (MOSTLY * layout.width(start, end), 0)
    for (_, depth), nodes in found.items():
        width = sum(layout.width(node, tree.ends[node]) for node in nodes)
        if len(nodes) >= ITEMS and (width, -depth) > most:
            best, most = nodes, (width, -depth)
    return best


def _lines(layout: Layout, start: int, end: int) -> Iterator[tuple[int, str]]:
    """The lines of text in an interval, each with its first node."""
    tree = layout.tree
    parts: list[str] = []
    first, closing = start, [end]
    for node in range(start, end):
        tag = tree.tags[node]
        broken = tag in BLOCKS
        while closing[-1] <= node:
            closing.pop()
            broken = True
        if broken and parts:
            yield first, folded("".join(parts))
            parts = []
        if broken and tag in BLOCKS:
            closing.append(tree.ends[node])
        if not tag and layout.pieces[node]:
            first = first if parts else node
            parts.append(tree.texts[node])
    if parts:
        yield first, folded("".join(parts))
