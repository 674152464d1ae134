"""Paths of links ("letters / 1998 / budget.ods"): the last step is the thing, those before it are where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from crawler.page import Tree
from crawler.regions.leaves import Leaf

#: What parts the steps, and most nodes between two of them.
_PARTS, NEAR = frozenset("/\\"), 8
#: What the steps before the last are called.
FOLDER = "folder"


def is_step(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a link of a record leads to a folder, and the next behind a mark between steps to something in it."""
    if index + 1 >= len(row):
        return False
    leaf, after = row[index], row[index + 1]
    if leaf.link < 0 or after.link <= leaf.link or leaf.heading or after.node - leaf.node > NEAR:
        return False
    between = "".join(tree.texts[tree.ends[leaf.link] : after.link]).strip()
    if between not in _PARTS:
        return False
    folder, inside = _path(tree, leaf), _path(tree, after)
    return folder.endswith("/") and len(inside) > len(folder) and inside.startswith(folder)


def _path(tree: Tree, leaf: Leaf) -> str:
    """The path of a link's address, with its server where it names one; "" for what no address can be read from."""
    try:
        address = urlsplit(tree.attribute(leaf.link, "href"))
    except ValueError:
        return ""
    return "" if address.query else f"{address.netloc}{address.path}"
