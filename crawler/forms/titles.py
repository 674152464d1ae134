"""The title of the part of a form that a control stands in: `<li><b>Degree</b><div>…</div></li>` names all boxes in it."""

from __future__ import annotations

from collections.abc import Callable

from crawler.forms.bounds import HIGH, LOW, boundless
from crawler.forms.owners import nearest
from crawler.forms.vocabulary import SEARCH, folded, name_words
from crawler.page import NOT_RENDERED, Tree

#: How far out from a control its part is looked for, how much of one is read, how many fields share a title, how long it is.
STEPS_OUT = 6
MOST_NODES = 400
MOST_FIELDS = 3
LONGEST = 50
_WHOLE = frozenset({"form", "body", "main", "html"})
_UNFOLDING = (
    "aria-expanded",
    "aria-controls",
    "data-toggle",
    "data-bs-toggle",
    "data-controls",
    "data-target",
    "data-bs-target",
)
_SILENT = frozenset({"hidden", "submit", "button", "reset", "image"})


def title(
    tree: Tree,
    node: int,
    controls: set[int],
    ties: Callable[[int], bool],
    words: Callable[[int], str],
    length: int = 0,
) -> str:
    """The words of the first element of the smallest part around a control that begins with words of its own; "" where that
    part holds many fields or a second box, unless both are the ends of one span, so that its title names none or the first of
    them, or says that one may search. `length`: how many nodes a group of choices takes that the control is the first of."""
    most = MOST_NODES + length
    for part in nearest(tree, node, STEPS_OUT):
        end = tree.ends[part]
        inside = [at for at in range(part, min(end, part + most)) if at in controls and not _silent(tree, at)]
        names = {tree.attribute(at, "name") or str(at) for at in inside}
        if tree.tags[part] in _WHOLE or end - part > most or len(names) > MOST_FIELDS:
            return ""
        typed = [at for at in inside if _typed(tree, at)]
        if _typed(tree, node) and len(typed) > 1 and not _span(*(tree.attribute(at, "name") for at in typed)):
            return ""
        first = next((child for child in tree.children(part) if _speaks(tree, child)), -1)
        if first < 0 or not tree.tags[first] or any(at < tree.ends[first] for at in inside):
            continue
        if first in controls and not unfolds(tree, first):
            continue
        if any(tree.tags[at] == "label" and ties(at) for at in range(first, tree.ends[first])):
            continue
        said = words(first)
        if said:
            return said if len(said) <= LONGEST and not SEARCH.search(folded(said, 200)) else ""
    return ""


def _span(*names: str) -> bool:
    """Whether two boxes are called the lower and the upper end of one thing ("price_min", "price_max")."""
    if len(names) != 2:
        return False
    low, high = (name_words(name) for name in names)
    return bool(LOW.search(folded(low)) and HIGH.search(folded(high)) and boundless(low) == boundless(high) != "")


def unfolds(tree: Tree, button: int) -> bool:
    """Whether a button shows and hides the part that it heads, whose title it is."""
    return tree.tags[button] == "button" and any(key in tree.attributes[button] for key in _UNFOLDING)


def _speaks(tree: Tree, child: int) -> bool:
    tag = tree.tags[child]
    return bool(tree.texts[child].strip()) if not tag else tag not in NOT_RENDERED


def _typed(tree: Tree, node: int) -> bool:
    return tree.tags[node] != "select" and tree.attribute(node, "type").lower() not in ("checkbox", "radio")


def _silent(tree: Tree, node: int) -> bool:
    return tree.tags[node] == "button" or tree.attribute(node, "type").lower() in _SILENT
