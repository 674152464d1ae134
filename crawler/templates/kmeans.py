"""MKmeans (M5): k-means without a k. Pages that fit nowhere open clusters, clusters that grow alike are merged."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass

from crawler.templates.centre import Centre, Gathering
from crawler.templates.features import Features
from crawler.templates.similarity import DEFAULT_WEIGHTS, Weights, page_similarity, similarity


@dataclass(frozen=True, slots=True)
class Thresholds:
    """d, α, e and T of MKmeans.

    `join`: a page less like every centre opens its own; `merge`: centres this alike become one; `settled`: the change
    of the mean similarity of pages to their centres at which the rounds end; `rounds`: the most there are.
    """

    join: float = 0.7
    merge: float = 0.6
    settled: float = 0.005
    rounds: int = 10


#: The values that the specification names for want of printed ones.
PAPER_THRESHOLDS = Thresholds()


@dataclass(slots=True)
class Group:
    """A cluster of a batch: the positions of its pages, their sums, and their centre."""

    members: list[int]
    gathering: Gathering
    centre: Centre


def mkmeans(
    pages: Sequence[Features],
    thresholds: Thresholds = PAPER_THRESHOLDS,
    weights: Weights = DEFAULT_WEIGHTS,
) -> list[Group]:
    """Cluster a batch. Time grows with pages x clusters x rounds and with clusters squared."""
    centres: list[Centre] = []
    groups: list[Group] = []
    before = -1.0
    for _ in range(max(1, thresholds.rounds)):
        places, cohesion = _assigned(pages, centres, thresholds.join, weights)
        groups = [_group(pages, members) for members in places if members]
        groups = merged(groups, thresholds.merge, weights)
        centres = [group.centre for group in groups]
        if abs(cohesion - before) < thresholds.settled:
            break
        before = cohesion
    return groups


def _assigned(
    pages: Sequence[Features], centres: Sequence[Centre], join: float, weights: Weights
) -> tuple[list[list[int]], float]:
    """The pages of each centre, those opened on the way included, and the mean similarity of pages to centres."""
    targets = [one.features for one in centres]
    places: list[list[int]] = [[] for _ in targets]
    total = 0.0
    for position, page in enumerate(pages):
        best, place = -1.0, -1
        for index, target in enumerate(targets):
            value = page_similarity(page, target, weights)
            if value > best:
                best, place = value, index
        if best < join:
            targets.append(page)
            places.append([position])
            best = page_similarity(page, page, weights)
        else:
            places[place].append(position)
        total += best
    return places, total / max(1, len(pages))


def _group(pages: Sequence[Features], members: list[int]) -> Group:
    gathering = Gathering()
    for position in members:
        gathering.add(pages[position])
    return Group(members, gathering, gathering.centre())


def merged(groups: Sequence[Group], threshold: float, weights: Weights) -> list[Group]:
    """Merge the most similar pair until no pair reaches the threshold."""
    alive: dict[int, Group] = dict(enumerate(groups))
    queue: list[tuple[float, int, int]] = []
    features = [group.centre.features for group in groups]
    for right in range(len(groups)):
        for left in range(right):
            value = similarity(features[left], features[right], weights)
            if value >= threshold:
                queue.append((-value, left, right))
    heapq.heapify(queue)
    fresh = len(groups)
    while queue:
        _, left, right = heapq.heappop(queue)
        if left not in alive or right not in alive:
            continue
        one, other = alive.pop(left), alive.pop(right)
        one.gathering.merge(other.gathering)
        united = Group(sorted(one.members + other.members), one.gathering, one.gathering.centre())
        for index, group in alive.items():
            value = similarity(group.centre.features, united.centre.features, weights)
            if value >= threshold:
                heapq.heappush(queue, (-value, index, fresh))
        alive[fresh] = united
        fresh += 1
    return list(alive.values())
