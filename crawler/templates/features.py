"""What FPC compares of a page (M5 (1)(3)(4)): a layered vector of tags and eight sets, made in one pass over the tree.

The members of the sets are 32-bit hashes that are the same in every process, so that states of clusters can be stored
and compared. A set that grows too large keeps the members with the smallest hashes: two pages with much in common keep
the same ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from typing import Any, Literal
from zlib import crc32

from crawler.page import Tree

#: The eight sets, f2 to f9 of M5 (3)(4), in this order everywhere.
SETS = ("attributes", "links", "styles", "scripts", "functions", "anchors", "texts", "images")
ATTRIBUTES, LINKS, STYLES, SCRIPTS, FUNCTIONS, ANCHORS, TEXTS, IMAGES = range(8)

MAX_DEPTH = 64
MAX_TAGS_OF_LAYER = 48
MAX_MEMBERS = 512
#: Longest text (characters) that counts as a short text, f8.
SHORT_TEXT = 24
MAX_SCRIPT_CHARACTERS = 100_000
MAX_VALUE_CHARACTERS = 120
MAX_ADDRESS_CHARACTERS = 300

#: `paper`: f2 holds every attribute with its value. `shape`: values that name one thing of many (addresses, titles,
#: contents) count as present only, digits in values as one, and every element counts by its name too.
Attributes = Literal["shape", "paper"]

#: Attributes whose value belongs to the page's data rather than to its template.
DATA_ATTRIBUTES = frozenset(
    "href src action content title alt value datetime cite data srcset poster summary abbr placeholder label style "
    "coords onclick onmouseover onmouseout onload onfocus onblur onchange onsubmit".split()
)
_DIGITS = re.compile(r"\d+")
_FUNCTION = re.compile(r"\bfunction\s+([A-Za-z_$][\w$]*)")
_UNSEEN = frozenset({"style", "noscript", "template", "textarea"})

Layers = tuple[dict[str, float], ...]
Sets = tuple[frozenset[int], ...]


@dataclass(frozen=True, slots=True)
class Features:
    """f1 and f2..f9 of a page or of a centre.

    `layers[i]` gives each tag's share of the elements at depth i, an empty one counts as missing; `sets` go in the
    order of `SETS`; `ranked` lists the members of f2, most frequent first. `unit` is the layers with each scaled to
    length 1, flat, so that one sparse product gives the sum of all cosines; `height` counts the layers present.
    """

    layers: Layers
    sets: Sets
    ranked: tuple[int, ...]
    unit: Mapping[str, float] = field(compare=False, repr=False)
    height: int = field(compare=False, repr=False)

    @classmethod
    def of(
        cls, layers: Iterable[Mapping[str, float]], sets: Iterable[Iterable[int]], ranked: Sequence[int]
    ) -> Features:
        """Features from their parts; `unit` and `height` follow from the layers."""
        kept = tuple(dict(layer) for layer in layers)
        unit, height = _unit(kept)
        return cls(kept, tuple(frozenset(one) for one in sets), tuple(ranked), unit, height)

    def to_json(self) -> dict[str, Any]:
        """Plain data; `from_json` gives the equal value back."""
        return {
            "layers": [dict(layer) for layer in self.layers],
            "sets": [sorted(one) for one in self.sets],
            "ranked": list(self.ranked),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Features:
        """The value that `to_json` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        layers = [{str(tag): float(share) for tag, share in layer.items()} for layer in data["layers"][:MAX_DEPTH]]
        sets = [[int(member) for member in one] for one in data["sets"]]
        if len(sets) != len(SETS):
            raise ValueError(f"{len(sets)} sets instead of {len(SETS)}")
        return cls.of(layers, sets, [int(member) for member in data["ranked"]])


def _unit(layers: Layers) -> tuple[dict[str, float], int]:
    unit: dict[str, float] = {}
    height = 0
    for depth, layer in enumerate(layers):
        if layer:
            height += 1
            length = sqrt(sum([share * share for share in layer.values()])) or 1.0
            for tag, share in layer.items():
                unit[layer_key(depth, tag)] = share / length
    return unit, height


@lru_cache(maxsize=4096)
def layer_key(depth: int, tag: str) -> str:
    """The key of a tag of a layer in `Features.unit`; one string object for all pages, which makes look-ups fast."""
    return f"{depth} {tag}"


def layered(counts: Sequence[Mapping[str, int]]) -> Layers:
    """M5 (1): the share of each tag among the elements of its depth."""
    layers = []
    for layer in counts:
        total = sum(layer.values())
        kept = layer if len(layer) <= MAX_TAGS_OF_LAYER else dict(sorted(layer.items(), key=_rank)[:MAX_TAGS_OF_LAYER])
        layers.append({tag: count / total for tag, count in kept.items()})
    return tuple(layers)


def _rank(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


@lru_cache(maxsize=65_536)
def member(text: str) -> int:
    """The hash that stands for a string in the sets: CRC-32, then Knuth's multiplier to spread close ones."""
    return (crc32(text.encode("utf-8", "surrogatepass")) * 2654435761) & 0xFFFFFFFF


def _members(texts: Iterable[str]) -> frozenset[int]:
    found = set(map(member, texts))
    return frozenset(found if len(found) <= MAX_MEMBERS else sorted(found)[:MAX_MEMBERS])


def file_name(address: str) -> str:
    """The last step of an address's path, without query: `/a/b/main.css?v=3` → `main.css`."""
    path = address[:2000].partition("?")[0].partition("#")[0].rstrip("/")
    return path.rpartition("/")[2]


def features(tree: Tree, *, attributes: Attributes = "shape") -> Features:
    """The features of a page. Time is linear in the tree; never raises for a parsed page."""
    depths, tags = tree.depths, tree.tags
    counts: list[dict[str, int]] = []
    for (depth, tag), number in Counter(zip(depths, tags, strict=True)).items():
        if tag and depth < MAX_DEPTH:
            while len(counts) <= depth:
                counts.append({})
            counts[depth][tag] = number
    found = _Found(attributes == "paper")
    found.walk(tree)
    frequencies = found.frequencies()
    ranked = sorted(frequencies, key=lambda key: (-frequencies[key], key))
    own = frozenset(ranked if len(ranked) <= MAX_MEMBERS else sorted(ranked)[:MAX_MEMBERS])
    layers = layered(counts)
    unit, height = _unit(layers)
    sets = (own, *(_members(one) for one in found.sets))
    return Features(layers, sets, tuple(ranked[:MAX_MEMBERS]), unit, height)


@lru_cache(maxsize=65_536)
def _attribute(tag: str, name: str, value: str | None, shape: bool) -> int:
    """The member of f2 for an attribute of an element; without value where that is data."""
    if shape:
        text = f"{tag} {name}" if value is None else f"{tag} {name}={value}"
        return member(_DIGITS.sub("0", text))
    return member(f"{tag} {name}={value or ''}")


class _Found:
    """What the pass collects: elements and attributes, with repetitions, and the strings of f3 to f9."""

    def __init__(self, paper: bool) -> None:
        self.paper = paper
        self.seen: list[tuple[str, str, str | None]] = []
        self.tags: Counter[str] = Counter()
        self.sets: tuple[set[str], ...] = tuple(set() for _ in range(7))

    def walk(self, tree: Tree) -> None:
        links, styles, scripts, _, anchors, texts, images = self.sets
        tags, ends, contents, attributes = tree.tags, tree.ends, tree.texts, tree.attributes
        note, data = self.seen.append, frozenset() if self.paper else DATA_ATTRIBUTES
        unseen = anchor = 0
        words: list[str] = []
        self.tags = Counter(tags)
        for node, tag in enumerate(tags):
            if words and node >= anchor:
                anchors.add("".join(words).strip()[:MAX_VALUE_CHARACTERS])
                words = []
            if not tag:
                if node >= unseen:
                    text = contents[node]
                    if node < anchor:
                        words.append(text)
                    if len(text) <= SHORT_TEXT or len(text := text.strip()) <= SHORT_TEXT:
                        texts.add(text.strip())
                continue
            own = attributes[node]
            if own:
                for name, value in own.items():
                    note((tag, name, None if name in data or value is None else value[:MAX_VALUE_CHARACTERS]))
            if tag == "a":
                href = own.get("href")
                if href:
                    links.add(href[:MAX_ADDRESS_CHARACTERS])
                anchor = ends[node]
            elif tag == "img":
                images.add(file_name(own.get("src") or ""))
            elif tag == "link":
                if "stylesheet" in (own.get("rel") or "").lower():
                    styles.add(file_name(own.get("href") or ""))
            elif tag == "script":
                unseen = ends[node]
                source = own.get("src")
                if source:
                    scripts.add(file_name(source))
                else:
                    self._script(contents[node + 1 : ends[node]])
            elif tag in _UNSEEN:
                unseen = ends[node]
        if words:
            anchors.add("".join(words).strip()[:MAX_VALUE_CHARACTERS])
        for one in self.sets:
            one.discard("")

    def _script(self, parts: Iterable[str]) -> None:
        functions = self.sets[3]
        for text in parts:
            if "function" in text:
                functions.update(_FUNCTION.findall(text[:MAX_SCRIPT_CHARACTERS]))

    def frequencies(self) -> dict[int, int]:
        """The members of f2 with their number of elements."""
        result: dict[int, int] = {}
        shape = not self.paper
        if shape:
            del self.tags[""]
            result = {member(tag): number for tag, number in self.tags.items()}
        for (tag, name, value), number in Counter(self.seen).items():
            key = _attribute(tag, name, value, shape)
            result[key] = result.get(key, 0) + number
        return result
