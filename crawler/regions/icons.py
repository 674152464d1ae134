"""Pictures that label the text behind them: `<svg aria-label="Rooms">`, `<i class="i-clock" title="Duration"></i>`, or by their
own name alone, which tells an attribute where it is known: `<use href="#icon-phone">`, `<i class="fa fa-calendar"></i>`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from crawler.page import Tree

ICONS = frozenset("svg i span em b img".split())
#: Where such an element says what it shows, and the longest that it says.
_SAID, LONGEST = ("aria-label", "title", "alt"), 30
#: How sets of icons call their icons in a class or an address, and what of that is no name.
_CLASS = re.compile(
    r"(?:^|\s)(?:fa|bi|ti|mdi|ri|la|lni|uil|ion|icon|icons|ico|icofont|glyphicon|dashicons|feather|pi|oi|si|i|svg|cil|bx)-{1,2}"
    r"([a-z][a-z0-9-]{1,40})(?=\s|\Z)",
    re.I,
)
_LOOKS = re.compile(
    r"(?:^|-)(?:fw|lg|sm|xs|\d?x|spin|solid|regular|light|brands|inverse|outline|fill|filled|alt|o|s|line|icon|small|large|\d+)(?=-|\Z)"
)
_BEFORE = re.compile(r"\A(?:(?:icons?|ico|svg|sprite|symbol|i|fa|bi|mdi)[-_])+")
#: Sets whose icons are words that a font draws.
_LIGATURES = re.compile(r"(?:^|\s)material-(?:icons?|symbols)(?![^\W_])", re.I)
_NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
#: What icons of a name show, as attributes are called.
_SHOWN = {
    "calendar": ("date", "day", "published", "year"),
    "clock": ("time", "hours", "opening hours", "duration"),
    "map": ("place", "location", "address", "venue", "city"),
    "marker": ("place", "location", "address", "venue", "city"),
    "location": ("place", "address", "venue", "city"),
    "pin": ("place", "location", "address", "venue", "city"),
    "geo": ("place", "location", "address", "venue", "city"),
    "place": ("location", "address", "venue", "city"),
    "phone": ("telephone", "tel", "phone number"),
    "telephone": ("phone", "tel", "phone number"),
    "mobile": ("phone", "telephone"),
    "envelope": ("email", "e-mail", "mail"),
    "mail": ("email", "e-mail"),
    "user": ("author", "person", "name", "by"),
    "person": ("author", "by"),
    "users": ("people", "capacity"),
    "bed": ("bedrooms", "beds", "rooms"),
    "bath": ("bathrooms", "baths"),
    "building": ("company", "employer", "organisation", "organization"),
    "briefcase": ("company", "employer"),
    "globe": ("website", "country", "language"),
    "money": ("price", "salary", "cost"),
    "euro": ("price", "salary", "cost"),
    "dollar": ("price", "salary", "cost"),
    "yen": ("price", "salary", "cost"),
    "ticket": ("price", "admission"),
    "ruler": ("area", "size"),
    "language": ("language",),
}


def icon_label(tree: Tree, node: int) -> str:
    """What an element without text says it shows, in a few words; "" where it is none such."""
    if not _is_icon(tree, node):
        return ""
    tag, attributes = tree.tags[node], tree.attributes[node]
    said = next((attributes[name] or "" for name in _SAID if attributes.get(name)), "")
    if not said and tag == "svg":
        said = next((tree.text(one, LONGEST + 2) for one in tree.find("title", node, tree.ends[node])), "")
    text = " ".join(said.split()).rstrip(" :：")
    return text if 1 < len(text) <= LONGEST and text[0].isalpha() else ""


def icon_name(tree: Tree, node: int) -> str:
    """What an icon that says nothing is called in its set, as words, where that may name an attribute: "map marker"; else ""."""
    if not _is_icon(tree, node) or tree.tags[node] == "img":
        return ""
    attributes = tree.attributes[node]
    if tree.tags[node] == "svg":
        used = next(iter(tree.find("use", node, tree.ends[node])), -1)
        target = (tree.attribute(used, "href") or tree.attribute(used, "xlink:href")) if used >= 0 else ""
        names = [_BEFORE.sub("", target.rpartition("#")[2].lower())] if "#" in target else []
    elif is_ligature(tree, node):
        names = [tree.texts[node + 1].strip()]
    else:
        names = [match[1].lower() for match in _CLASS.finditer((attributes.get("class") or "")[:200])]
    words = (_LOOKS.sub("", one.replace("_", "-")).strip("-").replace("-", " ") for one in names)
    return next((one for one in words if len(one) <= LONGEST and not _SHOWN.keys().isdisjoint(one.split())), "")


def is_ligature(tree: Tree, node: int) -> bool:
    """Whether an element holds a word that a font draws as an icon and nobody reads: `<i class="material-icons">place</i>`."""
    attributes = tree.attributes[node]
    if not attributes or tree.ends[node] != node + 2 or not _LIGATURES.search((attributes.get("class") or "")[:200]):
        return False
    return _NAME.fullmatch(tree.texts[node + 1].strip()) is not None


def meanings(icon: str) -> Iterator[str]:
    """What the text beside an icon may be called: by what it says it shows, and by what icons of that name show."""
    yield icon
    for word in icon.lower().split():
        yield word
        yield from _SHOWN.get(word, ())


def _is_icon(tree: Tree, node: int) -> bool:
    tag = tree.tags[node]
    bare = tag in ("svg", "img") or tree.ends[node] == node + 1 or is_ligature(tree, node)
    return tag in ICONS and bare and bool(tree.attributes[node] or tag == "svg")
