"""Parts of a page behind tabs: of several side by side, each with a link to it (`<a href="#t2">`), one is shown, and the others
are a click away. What they tell is content of the page as much."""

from __future__ import annotations

from collections import defaultdict

from crawler.page import Tree

#: What a tab names its part in, besides the address of a link; what such parts are; most of them, and most tabs that are read.
_NAMING = ("aria-controls", "data-target", "data-bs-target", "data-tab", "rel")
_PANELS = frozenset("div section article table dl ul".split())
MOST, READ = 12, 2_000
#: Links in a part from which it may be a list of other things, which is not told.
LINKS = 9
_CONTROLS = frozenset("form input select textarea dialog".split())


def behind_tabs(tree: Tree) -> frozenset[int]:
    """The elements that are the parts of a page behind its tabs, shown or not: of one kind, in one element, one link or button to
    each, standing together outside of them; nothing in them is there to be filled in. Those that may be lists are left out."""
    named: dict[str, int] = {}
    for tag in ("a", "button", "li"):
        for node in tree.find(tag)[:READ]:
            own = tree.attributes[node]
            for said in ((own.get("href") or "") if tag == "a" else "", *(own.get(name) or "" for name in _NAMING)):
                target = said.strip().lstrip("#") if said[:1] == "#" or said is not own.get("href") else ""
                if target and " " not in target:
                    named.setdefault(target, node)
    if len(named) < 2:
        return frozenset()
    groups: dict[tuple[int, str], dict[int, int]] = defaultdict(dict)
    for node, attributes in enumerate(tree.attributes):
        if attributes and tree.tags[node] in _PANELS and (tab := named.get(attributes.get("id") or "")) is not None:
            groups[tree.parents[node], tree.tags[node]][node] = tab
    found: set[int] = set()
    for panels in groups.values():
        if not 2 <= len(panels) <= MOST or any(
            not _CONTROLS.isdisjoint(tree.tags[one : tree.ends[one]]) for one in panels
        ):
            continue
        outside = all(not one <= tab < tree.ends[one] for one in panels for tab in panels.values())
        if outside and len({_bar(tree, tab) for tab in panels.values()}) == 1:
            found |= {one for one in panels if len(tree.find("a", one, tree.ends[one])) < LINKS}
    return frozenset(found)


def _bar(tree: Tree, tab: int) -> int:
    """What a tab stands in with the others: its parent, or that of the item which holds it alone."""
    parent = tree.parents[tab]
    return tree.parents[parent] if tree.tags[parent] == "li" else parent
