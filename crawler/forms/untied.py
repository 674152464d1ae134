"""The `<label>` beside a control that the page ties to nothing, as in `<label for="#">Town</label><p><input></p>`."""

from __future__ import annotations

from collections.abc import Callable

from crawler.forms.openings import example
from crawler.forms.owners import nearest
from crawler.page import Tree

#: How far out from a control its group is looked for, and how many nodes of one are read.
STEPS_OUT = 5
MOST_NODES = 60


def untied(tree: Tree, node: int, controls: set[int], ties: Callable[[int], bool], words: Callable[[int], str]) -> str:
    """The words of the nearest such label in the largest part of the page that holds this control alone; "" without one.
    One behind the control names it where nothing stands in that: beside words of its own it counts them or says what is wrong."""
    for owner in nearest(tree, node, STEPS_OUT):
        end = tree.ends[owner]
        if end - owner > MOST_NODES or any(at in controls and at != node for at in range(owner, end)):
            return ""
        behind = () if example(tree.attribute(node, "placeholder")) else range(tree.ends[node], end)
        for at in (*range(node - 1, owner, -1), *behind):
            if tree.tags[at] == "label" and not ties(at):
                return words(at)
    return ""
