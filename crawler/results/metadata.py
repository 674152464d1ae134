"""What a page says about its subject for machines: JSON-LD, microdata, RDFa and meta tags, as keys and values."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from crawler.page import Page, Tree
from crawler.regions.layout import Layout
from crawler.regions.leaves import folded

#: Bounds on hostile metadata: characters of a script, objects of a page, values of an object, characters of a value.
MAX_SCRIPT = 500_000
MAX_OBJECTS = 400
MAX_VALUES = 200
MAX_VALUE = 5_000
MAX_DEPTH = 12
#: Longest key.
MAX_KEY = 60
#: Types that describe the page, its owner or its furniture and not a subject.
_FURNITURE = frozenset(
    "website webpage searchresultspage collectionpage itempage breadcrumblist organization corporation localbusiness "
    "onlinestore searchaction readaction wpheader wpfooter sitenavigationelement imageobject listitem itemlist "
    "aboutpage contactpage faqpage person brand offer aggregateoffer aggregaterating rating review postaladdress "
    "propertyvalue quantitativevalue entrypoint".split()
)
#: Properties that lead to the words for a nested thing.
_NAMES = ("name", "headline", "@value", "value", "title", "text", "url", "@id")
#: Meta tags worth keeping: scholarly, Dublin Core, Open Graph's typed ones.
_META = re.compile(
    r"(?:citation_|dc\.|dcterms\.|dc:|book:|books:|product:|article:(?:author|published_time|section|tag)|og:title\Z)(.*)",
    re.I,
)
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_MULTIPLE_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Thing:
    """One described thing: its type ("book"), its properties in order, the node it stands at (-1 for the head)."""

    type: str
    values: tuple[tuple[str, str], ...]
    node: int = -1

    @property
    def name(self) -> str:
        """What the thing is called, "" where that is not said."""
        return self.first("name", "headline", "title")

    def first(self, *keys: str) -> str:
        """The first value of the first of the keys that is there, else ""."""
        for key in keys:
            for name, value in self.values:
                if name == key:
                    return value
        return ""


def plain_key(name: str) -> str:
    """A property name in plain words: "datePublished" gives "date published", "schema:author" gives "author"."""
    tail = re.split(r"[/#:.]", name.strip())[-1] or name
    words = _CAMEL.sub(" ", tail).replace("_", " ").replace("-", " ")
    return _MULTIPLE_SPACES.sub(" ", words).strip().lower()[:MAX_KEY]


def own_key(name: str) -> str:
    """What a property is called that the page names itself (`PropertyValue`), in its own words."""
    return folded(name[: 2 * MAX_KEY]).rstrip(" :：").lower()[:MAX_KEY]


def linked_data(tree: Tree) -> list[Thing]:
    """The subjects described in the page's JSON-LD scripts; broken JSON is passed over."""
    found: list[Thing] = []
    for script in tree.find("script"):
        if "ld+json" not in tree.attribute(script, "type").lower():
            continue
        raw = "".join(tree.texts[node] for node in range(script + 1, tree.ends[script]))
        if not raw or len(raw) > MAX_SCRIPT:
            continue
        try:
            data = json.loads(raw.strip().removeprefix("<!--").removesuffix("-->"), strict=False)
        except (ValueError, RecursionError):
            continue
        items = list(islice(_objects(data, 0), MAX_OBJECTS))
        called = _called(items)
        for item in items:
            if len(found) >= MAX_OBJECTS:
                return found
            kind = _type(item)
            if kind and kind not in _FURNITURE:
                values = tuple(_properties(item, called))
                if values:
                    found.append(Thing(kind, values, script))
    return found


def _objects(data: Any, depth: int) -> Iterator[dict[str, Any]]:
    """Typed objects at the top, in graphs and in lists of items; not those that are values of others."""
    if depth > MAX_DEPTH:
        return
    if isinstance(data, list):
        for item in data[:MAX_OBJECTS]:
            yield from _objects(item, depth + 1)
    elif isinstance(data, dict):
        yield data
        for name in ("@graph", "itemListElement", "item", "mainEntity", "mainEntityOfPage"):
            if isinstance(data.get(name), (list, dict)):
                yield from _objects(data[name], depth + 1)


def _type(item: dict[str, Any]) -> str:
    kind = item.get("@type", "")
    if isinstance(kind, list):
        kind = next((each for each in kind if isinstance(each, str)), "")
    return plain_key(kind).replace(" ", "") if isinstance(kind, str) else ""


def _called(items: list[dict[str, Any]]) -> dict[str, str]:
    """The names of things by the ids under which others refer to them."""
    pairs = ((item.get("@id"), item.get("name")) for item in items)
    return {one: name for one, name in pairs if isinstance(one, str) and isinstance(name, str)}


def _properties(item: dict[str, Any], called: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Keys and values of an object: nested things by their name, be it said elsewhere (`called`), offers by their price, lists
    one by one. Signs that were written as in HTML are signs again."""
    count = 0
    for name, value in item.items():
        if (
            not isinstance(name, str)
            or name.startswith("@")
            or name in ("mainEntityOfPage", "potentialAction", "breadcrumb")
        ):
            continue
        for key, text in _spread(plain_key(name), value, 0):
            text = folded(html.unescape(called.get(text, text)))[:MAX_VALUE]
            if text:
                yield key, text
                count += 1
                if count >= MAX_VALUES:
                    return


def _spread(key: str, value: Any, depth: int) -> Iterator[tuple[str, str]]:
    if depth > 3:
        return
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, bool) or value is None:
        return
    elif isinstance(value, (int, float)):
        yield key, str(value)
    elif isinstance(value, list):
        for each in value[:MAX_VALUES]:
            yield from _spread(key, each, depth + 1)
    elif isinstance(value, dict):
        if key == "offers" or _type(value) in ("offer", "aggregateoffer"):
            for name in ("price", "lowPrice", "priceCurrency"):
                if isinstance(value.get(name), (str, int, float)):
                    yield ("price" if name == "lowPrice" else plain_key(name)), str(value[name])
            return
        own = (value.get("name"), value.get("value"))
        if _type(value) == "propertyvalue" and isinstance(own[0], str) and isinstance(own[1], (str, int, float, list)):
            yield from _spread(own_key(own[0]) or key, own[1], depth + 1)
            return
        if "ratingValue" in value:
            yield from _spread("rating", value["ratingValue"], depth + 1)
            return
        address = value.get("address")
        if isinstance(address, dict) and value.get("name"):
            parts = ((plain_key(name), one) for name, one in address.items() if name.startswith("address"))
            yield from ((f"{key} {part}", one) for part, one in parts if isinstance(one, str))
        for name in _NAMES:
            if isinstance(value.get(name), (str, int, float)):
                yield key, str(value[name])
                return
        for name, each in list(value.items())[:20]:
            if isinstance(name, str) and not name.startswith("@"):
                yield from _spread(plain_key(name), each, depth + 1)


def microdata(layout: Layout) -> list[Thing]:
    """The outermost things described with `itemscope`/`itemprop` or `typeof`/`property`, in document order."""
    tree = layout.tree
    found: list[Thing] = []
    until = 0
    for node in range(layout.body, len(tree)):
        attributes = tree.attributes[node]
        if node < until or not attributes or not ("itemscope" in attributes or "typeof" in attributes):
            continue
        kind = plain_key(attributes.get("itemtype") or attributes.get("typeof") or "").replace(" ", "")
        if kind in _FURNITURE:
            continue
        values = tuple(_marked(tree, node))
        if values:
            until = tree.ends[node]
            found.append(Thing(kind, values, node))
            if len(found) >= MAX_OBJECTS:
                break
    return found


def _marked(tree: Tree, scope: int) -> Iterator[tuple[str, str]]:
    until = count = 0
    for node in range(scope + 1, tree.ends[scope]):
        attributes = tree.attributes[node]
        if node < until or not attributes:
            continue
        name = attributes.get("itemprop") or attributes.get("property")
        if not name:
            continue
        if "itemscope" in attributes or "typeof" in attributes:
            inner = dict(_marked(tree, node))
            value = inner.get("name") or inner.get("price") or inner.get("rating value") or ""
            key = "price" if "price" in inner and "name" not in inner else plain_key(name)
            kind = plain_key(attributes.get("itemtype") or attributes.get("typeof") or "").replace(" ", "")
            if kind == "propertyvalue" and inner.get("name") and inner.get("value"):
                key, value = own_key(inner["name"]) or key, inner["value"]
            until = tree.ends[node]
        else:
            key, value = plain_key(name.split()[0]), marked_value(tree, node)
        value = folded(value)[:MAX_VALUE]
        if value:
            yield key, value
            count += 1
            if count >= MAX_VALUES:
                return


def marked_value(tree: Tree, node: int) -> str:
    """The value of an `itemprop` element as the HTML standard has it: content, address, date or words."""
    attributes = tree.attributes[node]
    if attributes.get("content"):
        return attributes["content"] or ""
    tag = tree.tags[node]
    if tag in ("img", "source", "embed", "iframe"):
        return attributes.get("src") or ""
    if tag == "link":
        return attributes.get("href") or ""
    if tag in ("data", "meter"):
        return attributes.get("value") or tree.text(node, MAX_VALUE)
    if tag == "time":
        return tree.text(node, MAX_VALUE) or attributes.get("datetime") or ""
    return tree.text(node, MAX_VALUE)


def head_data(page: Page) -> Thing | None:
    """What the page's meta tags say about its subject (citation_*, Dublin Core, Open Graph), None when they are
    silent.
    """
    values: list[tuple[str, str]] = []
    kind = ""
    tree = page.tree
    for node in tree.find("meta")[:300]:
        name = tree.attribute(node, "name") or tree.attribute(node, "property")
        content = folded(tree.attribute(node, "content"))[:MAX_VALUE]
        if name.lower() == "og:type":
            kind = content.lower()
            continue
        match = _META.match(name)
        if match and content:
            values.append(("title" if name.lower() == "og:title" else plain_key(match[1]), content))
    return Thing(kind, tuple(values[:MAX_VALUES])) if values else None
