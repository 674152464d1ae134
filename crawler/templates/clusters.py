"""The templates seen so far: pages join them one at a time or in batches, and the state survives between runs.

Leader–Follower (M5): a page follows the nearest template if it is like enough, else it leads a new one; new templates
are compared with those that share prints with them, and the two become one where they are alike. The older number
stays; `resolve` answers for the younger one.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from crawler.errors import StoreError
from crawler.page import Tree
from crawler.templates.centre import Centre, Gathering, gathered
from crawler.templates.features import Features, features
from crawler.templates.fingerprint import PrintIndex, fingerprint
from crawler.templates.kinship import kinship
from crawler.templates.kmeans import Group, merged, mkmeans, page_likeness
from crawler.templates.rules import DEFAULT, Rules
from crawler.templates.similarity import page_similarity
from crawler.whole import whole

VERSION = 1
#: A centre is made again when its cluster has grown by a part of this.
GROWTH = 4
#: New clusters are compared with each other when there are more than these and a part of all.
ALONE = 8


class Templates:
    """Clusters of pages of one structure, numbered from 0. Not for several threads at once."""

    def __init__(self, rules: Rules = DEFAULT) -> None:
        self.rules = rules
        self._groups: dict[int, Group] = {}
        self._index = PrintIndex(zeros=rules.scheme == "paper")
        self._due: dict[int, int] = {}
        self._same: dict[int, int] = {}
        self._next = 0
        self._young = 0

    def __len__(self) -> int:
        return len(self._groups)

    def __iter__(self) -> Any:
        return iter(self._groups)

    def features(self, tree: Tree) -> Features:
        """The features of a page as these rules want them."""
        return features(tree, attributes=self.rules.attributes)

    def resolve(self, cluster: int) -> int:
        """The number that a cluster goes by now: its own, or that of the older one it became part of."""
        while cluster in self._same:
            cluster = self._same[cluster]
        return cluster

    def pages(self, cluster: int) -> int:
        """How many pages a cluster has. Raises `KeyError` for a number never given."""
        return self._groups[self.resolve(cluster)].gathering.pages

    def centre(self, cluster: int) -> Centre:
        """A cluster's centre, as of its last remaking. Raises `KeyError` for a number never given."""
        return self._groups[self.resolve(cluster)].centre

    def nearest(self, page: Features) -> tuple[int, float]:
        """The most similar cluster and how alike they are; (-1, 0.0) where none comes near. Changes nothing."""
        rules = self.rules
        best, place = 0.0, -1
        for candidate in self._candidates(page):
            group = self._groups[candidate]
            if rules.method == "kin":
                value = kinship(page, group.gathering, rules.weights, floor=best)
            else:
                value = page_similarity(page, group.centre.features, rules.weights)
            if value > best:
                best, place = value, candidate
        return place, best

    def _candidates(self, page: Features) -> list[int]:
        if len(self._groups) <= self.rules.few:
            return list(self._groups)
        prints = fingerprint(page, self.rules.scheme)
        return self._index.candidates(prints, self.rules.page_beta)[: self.rules.compared]

    def assign(self, page: Features) -> int:
        """The cluster of a page, which joins it; a new one if it is like none. Bounded time for any number of pages."""
        cluster = self._joined(page)
        if cluster < 0:
            cluster = self._enter(Group([], gathered([page]), self.rules))
            if self._young > ALONE + len(self._groups) // GROWTH:
                self.consolidate(early=True)
        return self.resolve(cluster)

    def add(self, batch: Sequence[Features], *, early: bool = True) -> list[int]:
        """The clusters of a batch. Pages that fit no known cluster are clustered among themselves by MKmeans first,
        which is more accurate than `assign` in turn. `early` as in `consolidate`."""
        found = [self._joined(page) for page in batch]
        rest = [position for position, cluster in enumerate(found) if cluster < 0]
        others = len(self._groups) > 0
        for group in mkmeans([batch[position] for position in rest], self.rules, early=early):
            members = group.members
            cluster = self._enter(group)
            for member in members:
                found[rest[member]] = cluster
        if rest and others:
            self.consolidate(early=early)
        return [self.resolve(cluster) for cluster in found]

    def _joined(self, page: Features) -> int:
        cluster, value = self.nearest(page)
        if cluster < 0 or page_likeness(page, self._groups[cluster], value, self.rules) < 0:
            return -1
        group = self._groups[cluster]
        group.settle()
        gathering = group.gathering
        gathering.add(page)
        if gathering.pages >= self._due[cluster]:
            self._keep(Group.of([cluster], gathering, self.rules))
        return cluster

    def _enter(self, group: Group) -> int:
        cluster = self._next
        self._next += 1
        group.members = [cluster]
        self._keep(group)
        self._young += 1
        return cluster

    def _keep(self, group: Group) -> None:
        cluster, pages = group.members[0], group.gathering.pages
        self._groups[cluster] = group
        self._index.put(cluster, group.prints)
        self._due[cluster] = pages + 1 + min(pages // GROWTH, 32)

    def consolidate(self, *, early: bool = False) -> None:
        """Merge the clusters that turn out to be one template. Done by itself as clusters come; numbers stay valid.

        `early` leaves small clusters alone that more pages will make clearer.
        """
        self._young = 0
        for group in merged(list(self._groups.values()), self.rules, early=early):
            kept, *gone = group.members
            if not gone:
                continue
            for number in gone:
                del self._groups[number], self._due[number]
                self._index.remove(number)
                self._same[number] = kept
            group.members = [kept]
            self._keep(group)

    def state(self) -> dict[str, Any]:
        """Everything as plain JSON-able data, for `restore`; what is restored goes on exactly alike."""
        return {
            "format": "formdiver templates",
            "version": VERSION,
            "attributes": self.rules.attributes,
            "method": self.rules.method,
            "next": self._next,
            "young": self._young,
            "same": [[gone, kept] for gone, kept in self._same.items()],
            "clusters": [
                {
                    "number": number,
                    "due": self._due[number],
                    "alike": group.alike,
                    "centre": group.centre.to_json(),
                    "sums": group.gathering.to_json(),
                }
                for number, group in self._groups.items()
            ],
        }

    @classmethod
    def restore(cls, state: Mapping[str, Any], rules: Rules = DEFAULT) -> Templates:
        """What `state` described. Raises `StoreError` for anything else, or when it was made by other rules."""
        templates = cls(rules)
        try:
            if state["format"] != "formdiver templates" or state["version"] != VERSION:
                raise ValueError(f"version {state['version']!r} instead of {VERSION}")
            if (state["attributes"], state["method"]) != (rules.attributes, rules.method):
                raise ValueError(f"made with the rules {state['method']!r}, {state['attributes']!r}")
            for entry in state["clusters"]:
                group = Group([int(entry["number"])], Gathering.from_json(entry["sums"]), rules)
                # As they stood: a run that goes on does what one that was never interrupted does.
                group.centre, group.alike = Centre.from_json(entry["centre"]), float(entry["alike"])
                group.outline = group.centre.features
                templates._keep(group)
                templates._due[group.members[0]] = int(entry["due"])
            templates._young = int(state["young"])
            templates._same = {int(gone): int(kept) for gone, kept in state["same"]}
            templates._next = int(state["next"])
            if templates._next <= max((*templates._groups, *templates._same), default=-1):
                raise ValueError("the next number is taken")
            if any(kept >= gone for gone, kept in templates._same.items()):
                raise ValueError("a cluster became part of a younger one")
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise StoreError(
                f"this is not a usable state of templates: {error}; give another --state, or take the file away to begin anew"
            ) from error
        return templates

    def save(self, path: Path) -> None:
        """Write the state to a file, whole or not at all; gzip where its name ends in .gz. Raises `StoreError`."""
        data = json.dumps(self.state(), separators=(",", ":")).encode()
        if path.suffix == ".gz":
            data = gzip.compress(data, 6, mtime=0)
        try:
            with whole(path) as new:
                new.write_bytes(data)
        except OSError as error:
            raise StoreError(
                f"the state of templates cannot be written to {path}: {error}; give another --state"
            ) from error

    @classmethod
    def load(cls, path: Path, rules: Rules = DEFAULT) -> Templates:
        """The templates that `save` wrote. Raises `StoreError` where there are none."""
        try:
            data = path.read_bytes()
            if data[:2] == b"\x1f\x8b":
                data = gzip.decompress(data)
            state = json.loads(data)
        except (OSError, EOFError, ValueError, RecursionError) as error:
            raise StoreError(
                f"{path} holds no state of templates: {error}; give another --state, or take the file away to begin anew"
            ) from error
        if not isinstance(state, dict):
            raise StoreError(
                f"{path} holds no state of templates; give another --state, or take the file away to begin anew"
            )
        return cls.restore(state, rules)
