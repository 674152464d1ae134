"""Template clustering (M5) as map and reduce: the shapes of a site's pages are mapped, and clustered in the reduce.

A page's shape is the set of its elements' names with their depths. Pages of one shape are of one template, so one of
them stands for all: on page after page of a template only the shape is looked at. The first page of each shape, site
by site in the order of the archives, is what FPC clusters; how the archives were cut up or by whom has no say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import groupby, islice
from typing import Any

from crawler.batch.sight import Row, Sight
from crawler.errors import StoreError
from crawler.page import Tree
from crawler.templates import Features, Templates, features

#: Shapes that are clustered together: more see each other at once.
BATCH = 1_000
#: A shape of a site, in the order of the archives: site, shape, features as JSON.
Shape = tuple[str, int, str]


class Shapes:
    """Tells the shapes of pages as numbers that are the same in every process."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def of(self, tree: Tree) -> int:
        """The shape of a page, as 63 bits."""
        pairs = frozenset(zip(tree.depths, tree.tags, strict=True))
        key = hash(pairs)  # of this process alone, and quick
        found = self._known.get(key)
        if found is None:
            text = "\n".join([f"{depth} {tag}" for depth, tag in sorted(pairs)])
            digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest()
            found = self._known[key] = int.from_bytes(digest, "big") >> 1
        return found


class ShapeStage:
    """The shapes of each site, each with the features of its first page."""

    name = "shapes"
    columns: Mapping[str, str] = {
        "site": "VARCHAR", "shape": "BIGINT", "features": "VARCHAR", "file": "VARCHAR", "offset": "BIGINT",
        "seq": "BIGINT",
    }  # fmt: skip

    def __init__(self) -> None:
        self._found: dict[tuple[str, int], Row] = {}

    def see(self, sight: Sight) -> None:
        key = sight.site, sight.shape
        if key not in self._found:
            made = features(sight.page.tree)
            self._found[key] = {
                "site": key[0],
                "shape": key[1],
                "features": json.dumps(made.to_json(), separators=(",", ":")),
                "file": sight.archived.file,
                "offset": sight.archived.offset,
                "seq": sight.number,
            }

    def rows(self) -> Iterator[Row]:
        return iter(self._found.values())


def clustered(shapes: Iterable[Shape]) -> Iterator[tuple[str, int, int]]:
    """Site, shape and template of each shape; `shapes` come with those of a site together, in the order of the archives.

    A site's templates are numbered from 0 in the order of their first pages. Raises `StoreError` for damaged features.
    """
    for site, own in groupby(shapes, key=lambda one: one[0]):
        known = Templates()
        found: list[tuple[int, int]] = []
        while batch := list(islice(own, BATCH)):
            names = [shape for _, shape, _ in batch]
            found += zip(names, known.add([_read(text) for *_, text in batch]), strict=True)
        known.consolidate()
        numbers: dict[int, int] = {}
        for shape, cluster in found:
            yield site, shape, numbers.setdefault(known.resolve(cluster), len(numbers))


def _read(text: str) -> Features:
    try:
        data: dict[str, Any] = json.loads(text)
        return Features.from_json(data)
    except (KeyError, TypeError, ValueError) as error:
        raise StoreError(
            f"a part holds no features of a page: {error}; give another --out, or take its folder parts/ away"
        ) from error
