"""What FPC compares of a page (M5 (1)(3)(4)): a layered vector of tags and eight sets, made in one pass over the tree.

The members of the sets are 32-bit hashes that are the same in every process, so that states of clusters can be stored
and compared. A set that grows too large keeps the members with the smallest hashes: two pages with much in common keep
the same ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain, compress, count, islice, repeat
from math import sqrt
from typing import Any, Literal
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from crawler.page import Tree
from crawler.templates.tally import Tally

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
#: Attributes of which the members are remembered.
MAX_SHAPES = 65_536

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
#: Elements whose text nobody sees, and all that f3 to f9 are made of.
_HIDING = ("script", "style", "noscript", "template", "textarea")
_TELLING = frozenset({"a", "img", "link", *_HIDING})

Layers = tuple[dict[str, float], ...]
Sets = tuple[frozenset[int], ...]


@dataclass(frozen=True, slots=True)
class Features:
    """f1 and f2..f9 of a page or of a centre.

    `layers[i]` gives each tag's share of the elements at depth i, an empty one counts as missing; `sets` go in the
    order of `SETS`; `ranked` lists the members of f2, most frequent first. `unit` is the layers with each scaled to
    length 1, flat, so that one sparse product gives the sum of all cosines; `height` counts the layers present; `tally`
    is the sets as sums of clusters have them.
    """

    layers: Layers
    sets: Sets
    ranked: tuple[int, ...]
    unit: Mapping[str, float] = field(compare=False, repr=False)
    height: int = field(compare=False, repr=False)
    tally: Tally = field(compare=False, repr=False)

    @classmethod
    def of(
        cls, layers: Iterable[Mapping[str, float]], sets: Iterable[Iterable[int]], ranked: Sequence[int]
    ) -> Features:
        """Features from their parts; the other fields follow from them."""
        kept = tuple(dict(layer) for layer in layers)
        unit, height = _unit(kept)
        members = tuple(frozenset(one) for one in sets)
        return cls(kept, members, tuple(ranked), unit, height, Tally.of(members))

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
        if not all(0 <= member <= 0xFFFFFFFF for one in sets for member in one):
            raise ValueError("a member of a set is no 32-bit hash")
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


def _hashes(sets: Sequence[Set[str]]) -> NDArray[np.uint32]:
    """The members that stand for the strings of all sets: `member` of them all at once."""
    texts = list(chain.from_iterable(sets))
    try:
        hashes = np.fromiter(map(crc32, map(str.encode, texts)), np.uint32, len(texts))
    except UnicodeEncodeError:
        encoded = map(str.encode, texts, repeat("utf-8"), repeat("surrogatepass"))
        hashes = np.fromiter(map(crc32, encoded), np.uint32, len(texts))
    hashes *= np.uint32(_SPREAD)
    return hashes


def _kept(members: frozenset[int]) -> frozenset[int]:
    return members if len(members) <= MAX_MEMBERS else frozenset(sorted(members)[:MAX_MEMBERS])


def file_name(address: str) -> str:
    """The last step of an address's path, without query: `/a/b/main.css?v=3` → `main.css`."""
    path = address[:2000]
    for mark in "?#":
        if mark in path:
            path = path[: path.index(mark)]
    return path.rstrip("/").rpartition("/")[2]


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
    strings = _strings(tree)
    hashes = _hashes(strings)
    given = iter(hashes.tolist())
    sets = tuple(map(_kept, [frozenset(frequencies), *[frozenset(islice(given, len(one))) for one in strings]]))
    size = len(frequencies)
    members = np.fromiter(frequencies, np.int64, size)
    ranks = members - (np.fromiter(frequencies.values(), np.int64, size) << 32)
    ranks.sort()
    ranked = tuple((ranks[:MAX_MEMBERS] & 0xFFFFFFFF).tolist())
    sizes = [size, *map(len, strings)]
    # As a rule no two strings of a set have one hash, and no set is too large.
    whole = sizes == list(map(len, sets))
    tally = Tally.of_arrays(np.concatenate((members, hashes)), sizes) if whole else Tally.of(sets)
    return Features(layers, sets, ranked, unit, height, tally)


class _Shapes(dict[Any, Any]):
    """The members of f2 by element, then attribute, then value; by element and attribute alone where that is data.

    A page has the same attributes again and again, and so have the pages of a site: each member is made once. Long
    values are not kept, and all starts anew when there are too many.
    """

    def __init__(self, paper: bool, root: _Shapes | None = None, path: tuple[str, ...] = ()) -> None:
        self._paper, self._root, self._path = paper, self if root is None else root, path
        self._room = MAX_SHAPES

    def __missing__(self, key: str | None) -> Any:
        made: _Shapes | int
        if len(self._path) == 2:
            made = self._member(key and key[:MAX_VALUE_CHARACTERS])
        elif self._path and key in DATA_ATTRIBUTES and not self._paper:
            made = _Shapes(self._paper, self._root, (*self._path, key))._member(None)
        else:
            made = _Shapes(self._paper, self._root, (*self._path, key or ""))
        if key is None or len(key) <= MAX_VALUE_CHARACTERS:
            root = self._root
            if root._room <= 0:
                root.clear()
                root._room = MAX_SHAPES
            root._room -= 1
            self[key] = made
        return made

    def _member(self, value: str | None) -> int:
        own = " ".join(self._path)
        if self._paper:
            return member(f"{own}={value or ''}")
        return member(_DIGITS.sub("0", own if value is None else f"{own}={value}"))


@cache
def _shapes(paper: bool) -> _Shapes:
    return _Shapes(paper)


def _frequencies(tree: Tree, tags: Mapping[str, int], paper: bool) -> dict[int, int]:
    """The members of f2 with their number of elements."""
    # Only values that count are looked at: to touch them all takes longer than to look these up.
    result = Counter(
        [
            shape if (shape := names[name]).__class__ is int else shape[own[name]]
            for names, own in zip(
                map(_shapes(paper).__getitem__, compress(tree.tags, tree.attributes)),
                filter(None, tree.attributes),
                strict=True,
            )
            for name in own
        ]
    )
    if not paper:
        for tag, number in tags.items():
            result[member(tag)] += number
    return result


def _strings(tree: Tree) -> tuple[set[str], ...]:
    """The strings of f3 to f9, in the order of `SETS`."""
    tags, contents, attributes, ends = tree.tags, tree.texts, tree.attributes, tree.ends
    nodes: dict[str, list[int]] = {tag: [] for tag in _TELLING}
    for node in compress(count(), map(_TELLING.__contains__, tags)):
        nodes[tags[node]].append(node)
    anchored = nodes["a"]
    links = {href[:MAX_ADDRESS_CHARACTERS] for node in anchored if (href := attributes[node].get("href"))}
    sheets = [own for node in nodes["link"] if "stylesheet" in ((own := attributes[node]).get("rel") or "").lower()]
    styles = {file_name(own.get("href") or "") for own in sheets}
    scripts = {file_name(source) for node in nodes["script"] if (source := attributes[node].get("src"))}
    images = set(map(file_name, {source for node in nodes["img"] if (source := attributes[node].get("src"))}))
    inline = [contents[node + 1 : ends[node]] for node in nodes["script"] if not attributes[node].get("src")]
    functions = set(chain.from_iterable(map(_functions, chain.from_iterable(inline))))
    shown, anchors, end = _shown(tree, nodes), set[str](), 0
    for node in anchored:
        # One inside another is part of its text.
        if node >= end:
            start, end = node + 1, ends[node]
            text = shown[start] if end - start == 1 else "".join(shown[start:end])
            anchors.add(text.strip()[:MAX_VALUE_CHARACTERS])
    texts = {short for short in map(str.strip, filter(None, shown)) if len(short) <= SHORT_TEXT}
    found = links, styles, scripts, functions, anchors, texts, images
    for one in found:
        one.discard("")
    return found


def _shown(tree: Tree, nodes: Mapping[str, Iterable[int]]) -> list[str]:
    """The texts of the tree without those that nobody sees."""
    shown, ends = tree.texts[:], tree.ends
    for tag in _HIDING:
        end = 0
        for node in nodes[tag]:
            if node >= end:
                end = ends[node]
                shown[node + 1 : end] = [""] * (end - node - 1)
    return shown


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
