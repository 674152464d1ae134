"""What FPC compares of a page (M5 (1)(3)(4)): a layered vector of tags and eight sets, made in one pass over the tree.

The members of the sets are 32-bit hashes that are the same in every process, so that states of clusters can be stored
and compared. A set that grows too large keeps the members with the smallest hashes: two pages with much in common keep
the same ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, compress, islice, repeat, starmap
from math import sqrt
from typing import Any, Literal
from zlib import crc32

import numpy as np

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
_SPREAD = 2654435761
_DIGITS = re.compile(r"\d+")
_FUNCTION = re.compile(r"function\s+([A-Za-z_$][\w$]*)")
#: Elements that f3 to f9 are made of, or whose text nobody sees.
_TELLING = frozenset({"a", "img", "link", "script", "style", "noscript", "template", "textarea"})

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
    return (crc32(text.encode("utf-8", "surrogatepass")) * _SPREAD) & 0xFFFFFFFF


def _members(sets: Sequence[Set[str]]) -> list[frozenset[int]]:
    """The members that stand for the strings of each set: `member` of them all at once."""
    texts = list(chain.from_iterable(sets))
    try:
        hashes = np.fromiter(map(crc32, map(str.encode, texts)), np.uint32, len(texts))
    except UnicodeEncodeError:
        encoded = map(str.encode, texts, repeat("utf-8"), repeat("surrogatepass"))
        hashes = np.fromiter(map(crc32, encoded), np.uint32, len(texts))
    hashes *= np.uint32(_SPREAD)
    given = iter(hashes.tolist())
    return [_kept(frozenset(islice(given, len(one)))) for one in sets]


def _kept(members: frozenset[int]) -> frozenset[int]:
    return members if len(members) <= MAX_MEMBERS else frozenset(sorted(members)[:MAX_MEMBERS])


def file_name(address: str) -> str:
    """The last step of an address's path, without query: `/a/b/main.css?v=3` → `main.css`."""
    path = address[:2000].partition("?")[0].partition("#")[0].rstrip("/")
    return path.rpartition("/")[2]


def features(tree: Tree, *, attributes: Attributes = "shape") -> Features:
    """The features of a page. Time is linear in the tree; never raises for a parsed page."""
    counts: list[dict[str, int]] = []
    tags: dict[str, int] = {}
    for (depth, tag), number in Counter(compress(zip(tree.depths, tree.tags, strict=True), tree.tags)).items():
        tags[tag] = tags.get(tag, 0) + number
        if depth < MAX_DEPTH:
            while len(counts) <= depth:
                counts.append({})
            counts[depth][tag] = number
    frequencies = _frequencies(tree, tags, attributes == "paper")
    layers = layered(counts)
    unit, height = _unit(layers)
    sets = (_kept(frozenset(frequencies)), *_members(_strings(tree)))
    return Features(layers, sets, tuple(by_frequency(frequencies, frequencies)[:MAX_MEMBERS]), unit, height)


def by_frequency(members: Collection[int], frequencies: Mapping[int, float]) -> list[int]:
    """Members most frequent first, the smaller of equals first."""
    size = len(members)
    keys = np.fromiter(members, np.int64, size)
    order = np.lexsort((keys, -np.fromiter(map(frequencies.__getitem__, members), np.float64, size)))
    ranked: list[int] = keys[order].tolist()
    return ranked


def _frequencies(tree: Tree, tags: Mapping[str, int], paper: bool) -> dict[int, int]:
    """The members of f2 with their number of elements."""
    data = frozenset() if paper else DATA_ATTRIBUTES
    seen = Counter(
        [
            (tag, name, None if name in data else value)
            for tag, own in zip(tree.tags, tree.attributes, strict=True)
            if own
            for name, value in own.items()
        ]
    )
    for own in [own for own in seen if own[2] and len(own[2]) > MAX_VALUE_CHARACTERS]:
        tag, name, value = own
        seen[tag, name, value and value[:MAX_VALUE_CHARACTERS]] += seen.pop(own)
    result = {} if paper else {member(tag): number for tag, number in tags.items()}
    get = result.get
    for key, number in zip(starmap(_paper if paper else _shape, seen), seen.values(), strict=True):
        result[key] = get(key, 0) + number
    return result


@lru_cache(maxsize=65_536)
def _shape(tag: str, name: str, value: str | None) -> int:
    """The member of f2 for an attribute of an element; without value where that is data."""
    return member(_DIGITS.sub("0", f"{tag} {name}" if value is None else f"{tag} {name}={value}"))


def _paper(tag: str, name: str, value: str | None) -> int:
    return member(f"{tag} {name}={value or ''}")


def _strings(tree: Tree) -> tuple[set[str], ...]:
    """The strings of f3 to f9, in the order of `SETS`."""
    links, styles, scripts, functions, anchors, images = (set[str]() for _ in range(6))
    contents, attributes, ends = tree.texts, tree.attributes, tree.ends
    shown, anchored, within, hidden = contents[:], list[int](), 0, 0
    for node in [node for node, tag in enumerate(tree.tags) if tag in _TELLING]:
        tag, own = tree.tags[node], attributes[node]
        if tag == "a":
            href = own.get("href")
            if href:
                links.add(href[:MAX_ADDRESS_CHARACTERS])
            # One inside another is part of its text.
            if node >= within:
                within = ends[node]
                anchored.append(node)
        elif tag == "img":
            images.add(file_name(own.get("src") or ""))
        elif tag == "link":
            if "stylesheet" in (own.get("rel") or "").lower():
                styles.add(file_name(own.get("href") or ""))
        else:
            end = ends[node]
            if tag == "script":
                source = own.get("src")
                if source:
                    scripts.add(file_name(source))
                else:
                    functions.update(*map(_functions, contents[node + 1 : end]))
            if end > hidden:
                shown[node + 1 : end] = [""] * (end - node - 1)
                hidden = end
    for node in anchored:
        start, end = node + 1, ends[node]
        text = shown[start] if end - start == 1 else "".join(shown[start:end])
        anchors.add(text.strip()[:MAX_VALUE_CHARACTERS])
    texts = {short for short in map(str.strip, filter(None, shown)) if len(short) <= SHORT_TEXT}
    found = links, styles, scripts, functions, anchors, texts, images
    for one in found:
        one.discard("")
    return found


def _functions(text: str) -> list[str]:
    if "function" not in text:
        return []
    text = text[:MAX_SCRIPT_CHARACTERS]
    # A pattern that starts with a letter is searched for much faster than one that starts with a word's border.
    return [
        match[1]
        for match in _FUNCTION.finditer(text)
        if not (start := match.start()) or not (text[start - 1].isalnum() or text[start - 1] == "_")
    ]
