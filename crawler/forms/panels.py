"""Parts of a form that hold controls together: headings that unfold them, fieldsets around a group, terms that hold one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crawler.forms.owners import nearest
from crawler.page import Tree

#: How far out from a control its panel is looked for, how much of one is read, and how many controls one heading names.
STEPS_OUT = 6
MOST_NODES = 400
MOST_CONTROLS = 3
#: Controls that stand in a heading beside what it names.
_MARKS = frozenset({"checkbox", "radio", "hidden"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "legend"})


def unfolds(tree: Tree, link: int) -> bool:
    """Whether a link is a heading that shows and hides what stands below it."""
    return tree.tags[tree.parents[link]] in _HEADINGS and tree.attribute(link, "href").startswith("#")


def heading(
    tree: Tree, node: int, identifiers: Mapping[str, int], controls: set[int], words: Callable[[int], str]
) -> str:
    """The words of the heading or of the button in it by which the panel around a control says that it is labelled."""
    for panel in nearest(tree, node, STEPS_OUT):
        target = identifiers.get(tree.attribute(panel, "aria-labelledby"), -1)
        if target < 0 or panel in controls:
            continue
        inside = range(panel, min(tree.ends[panel], panel + MOST_NODES))
        shown = sum(
            at in controls and tree.tags[at] != "button" and tree.attribute(at, "type") not in ("hidden", "submit")
            for at in inside
        )
        if tree.ends[panel] - panel > MOST_NODES or shown > MOST_CONTROLS:
            return ""
        parts = range(target, min(tree.ends[target], target + MOST_CONTROLS * 10))
        button = next((at for at in parts if tree.tags[at] == "button"), target)
        return words(target) or words(button)
    return ""


def only_choices(tree: Tree, fieldset: int, first: int, last: int, controls: set[int]) -> bool:
    """Whether a fieldset holds no other visible control than the group from `first` to `last`."""
    spans = ((fieldset, first), (last + 1, tree.ends[fieldset]))
    for start, end in spans:
        for node in range(start, min(end, start + 300)):
            if node in controls and tree.attribute(node, "type").lower() not in ("hidden", "submit", "button"):
                return False
    return True


def asks(tree: Tree, part: int, controls: set[int]) -> bool:
    """Whether a part of the page holds a control that one types into or chooses from: what it says is that one's label."""
    inside = range(part, min(tree.ends[part], part + MOST_NODES))
    return any(at in controls and tree.attribute(at, "type").lower() not in _MARKS for at in inside)
