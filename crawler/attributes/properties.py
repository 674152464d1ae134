"""What an element says by its attributes that its text is: properties, and names for those who do not see where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import parse_qsl, urlsplit

from crawler.page import Tree
from crawler.regions.leaves import Leaf, folded

#: Attributes that may say what an element holds, and the longest of their texts that does.
_ASIDE, MAX_ASIDE = ("aria-label", "title", "label", "slot"), 40

#: Most characters of an address that are read, and most of its parameters.
MAX_ADDRESS, MAX_PARAMETERS = 500, 8


def narrowed_by(tree: Tree, row: Sequence[Leaf], leaf: Leaf, known: Callable[[str], float], *, single: bool) -> str:
    """The parameter with which a text's own link asks for all that share it, where that is a word of the domain:
    `<a href="/query?status=new&type=!task">new</a>`. A parameter with which other texts of a `single` record ask for other
    values is one of a menu; in a row of a list they are as many tags."""
    name = _asked(tree, leaf)
    if not name or known(name) < 1:
        return ""
    if not single:
        return name
    told = {other.text.casefold() for other in row if other.link >= 0 and _asked(tree, other) == name}
    return name if len(told) == 1 else ""


def _asked(tree: Tree, leaf: Leaf) -> str:
    """The one parameter of a text's link whose value the text is, in plain words, "" where there is none."""
    address = tree.attribute(leaf.link, "href")
    if "?" not in address or len(address) > MAX_ADDRESS:
        return ""
    try:
        pairs = parse_qsl(urlsplit(address).query, max_num_fields=MAX_PARAMETERS)
    except ValueError:
        return ""
    names = {name for name, value in pairs if value.strip().casefold() == leaf.text.casefold()}
    return folded(names.pop()) if len(names) == 1 else ""


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
