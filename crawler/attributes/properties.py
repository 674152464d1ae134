"""What an element says by its attributes that its text is: properties, and names for those who do not see where it stands."""

from __future__ import annotations

from collections.abc import Callable

from crawler.page import Tree
from crawler.regions.leaves import folded

#: Attributes that may say what an element holds, and the longest of their texts that does.
_ASIDE, MAX_ASIDE = ("aria-label", "title", "label", "slot"), 40


def names_itself(tree: Tree, node: int, said: str, known: Callable[[str], float] | None) -> bool:
    """Whether what an element says of itself for a script is no label but its own name, which it shows among other texts."""
    if tree.tags[node] in ("td", "th", "dd") or not (label := folded(said)) or (known is not None and known(label)):
        return False
    shown = folded(tree.text(node, 4 * MAX_ASIDE + len(label)))
    return len(shown) > len(label) and label in shown


def told_aside(attributes: dict[str, str | None], value: str, known: Callable[[str], float]) -> str:
    """What an element is called for those who do not see where it stands, where that is a word of the domain."""
    for name in _ASIDE:
        text = folded(attributes.get(name) or "").rstrip(" :：")
        if text and len(text) <= MAX_ASIDE and text.casefold() != value.casefold() and known(text) >= 1:
            return text
    return ""


def property_of(tree: Tree, node: int, start: int, name: str) -> str:
    """What a named element is of the record: the name or the address of a thing that is itself a property (the author's
    name) is that property."""
    if name not in ("name", "url"):
        return name
    for _ in range(4):
        node = tree.parents[node]
        if node < start:
            break
        attributes = tree.attributes[node]
        if "itemscope" in attributes or "typeof" in attributes:
            return attributes.get("itemprop") or attributes.get("property") or name
    return name


def one_of(names: str, known: Callable[[str], float] | None) -> str:
    """Of several names for one element ("author creator") the first that is a word of the domain, else all."""
    words = names.split() if known is not None and " " in names.strip() and not known(names) else ()
    return next((word for word in words if known is not None and known(word)), folded(names))[:60]
