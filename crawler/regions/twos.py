"""Lines of two pieces, a label and its value, that only a style sheet tells apart: `<span>State</span> <span>Iowa</span>`."""

from __future__ import annotations

from collections import Counter, defaultdict

from crawler.page import Tree
from crawler.regions.highlights import highlighted

#: What such lines are, what their pieces are, the fewest of them side by side, and the longest label.
_LINES = frozenset("li div p".split())
_PIECES = frozenset("span b strong i em label small font".split())
FEWEST, LABEL = 3, 40
#: How labels before plain text are set apart, by themselves or by a class.
_BOLD, _CLASSED = ("b", "strong"), ("span", "em", "i", "small", "label")


def in_twos(tree: Tree, start: int, stop: int) -> set[int]:
    """The pieces of such lines inside of a record: several side by side with as many labels, words all of them."""
    lines: dict[tuple[int, str, str], list[tuple[int, int]]] = defaultdict(list)
    for node in range(start, stop):
        if tree.tags[node] in _LINES and (pieces := _pieces(tree, node)) is not None:
            first, second = pieces
            lines[tree.parents[node], tree.tags[first], tree.tags[second]].append(pieces)
    found: set[int] = set()
    for own in lines.values():
        labels = {tree.text(first, LABEL + 2).casefold() for first, _ in own}
        if len(own) >= FEWEST and len(labels) == len(own) and all(map(_is_label, labels)):
            found.update(piece for pieces in own for piece in pieces)
    return found


def _pieces(tree: Tree, line: int) -> tuple[int, int] | None:
    """The two elements that a line is made of, where it has no other text and they no other elements."""
    pieces: list[int] = []
    for child in tree.children(line):
        if tree.tags[child] in _PIECES and len(pieces) < 2:
            pieces.append(child)
        elif tree.tags[child] or tree.texts[child].strip():
            return None
    plain = all(tree.ends[one] == one + 2 and not tree.tags[one + 1] for one in pieces)
    return (pieces[0], pieces[1]) if len(pieces) == 2 and plain else None


def _is_label(text: str) -> bool:
    return len(text) <= LABEL and any(map(str.isalpha, text)) and not any(map(str.isdigit, text))


def in_turns(tree: Tree) -> frozenset[int]:
    """The bold elements of lines that are labels in bold and values by turns ("**State** Iowa **Year** 1998"), the same labels in
    several lines of the page; or elements of one class instead of bold ones. Words searched for are set in bold as well: in
    links, and mostly amid other text."""
    lines: dict[int, list[int]] = defaultdict(list)
    for tag in (*_BOLD, *_CLASSED):
        for node in tree.find(tag):
            if tag in _BOLD or tree.attribute(node, "class"):
                lines[tree.parents[node]].append(node)
    told = {line: said for line, own in lines.items() if len(own) > 1 and (said := _by_turns(tree, line))}
    if not told:
        return frozenset()
    told = {line: said for line, said in told.items() if not _is_linked(tree, line)}
    times = Counter(label for said in told.values() for label in said)
    amid = Counter(_label(tree, node) for line, own in lines.items() if line not in told for node in own)
    labels = {label for label, count in times.items() if count >= FEWEST and count >= amid[label]}
    return frozenset(node for line, said in told.items() if labels.issuperset(said) for node in lines[line])


def _is_linked(tree: Tree, node: int) -> bool:
    """Whether an element is a link, or all of it stands in one."""
    return tree.tags[node] == "a" or any(tree.tags[one] == "a" for one in tree.ancestors(node))


def _label(tree: Tree, node: int) -> str:
    return tree.text(node, LABEL + 2).casefold().strip(" :：")


def _by_turns(tree: Tree, line: int) -> tuple[str, ...]:
    """The labels of a line that begins with one, has a text behind each, and no other elements but links at its end; none where
    it is not so."""
    said: list[str] = []
    valued = True
    look = None
    children = tree.children(line)
    while len(children) > 1 and (tree.tags[children[-1]] == "a" or _is_blank(tree, children[-1])):
        children.pop()
    for child in children:
        if not tree.tags[child]:
            filled = bool(tree.texts[child].strip())
            if filled and not said:
                return ()
            valued = valued or filled
        elif valued and (own := _look(tree, child)) is not None and look in (None, own):
            look = own
            said.append(_label(tree, child))
            valued = False
        elif tree.tags[child] != "br":
            return ()
    return tuple(said) if valued and len(set(said)) == len(said) > 1 and all(map(_is_label, said)) else ()


def _look(tree: Tree, node: int) -> str | None:
    """How a label is set apart from its value: in bold, or by a class; None where it is not."""
    tag, own = tree.tags[node], tree.attribute(node, "class")
    if tag in _BOLD:
        return "b"
    return f"{tag}.{own}" if tag in _CLASSED and own and not highlighted(tag, tree.attributes[node]) else None


def _is_blank(tree: Tree, node: int) -> bool:
    return not tree.tags[node] and not tree.texts[node].strip()
