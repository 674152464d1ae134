"""MKmeans (M5): k-means without a k. Pages that fit nowhere open clusters, clusters that grow alike are merged."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import cached_property

from crawler.templates.centre import Centre, Gathering, completed
from crawler.templates.features import Features
from crawler.templates.fingerprint import Fingerprint, PrintIndex, fingerprint, fingerprints
from crawler.templates.kinship import compared, exclusion, kinship, page_exclusion, steadiness, within
from crawler.templates.rules import DEFAULT, Rules
from crawler.templates.similarity import page_similarity, similarity

#: A cluster of fewer pages is small: what its pages share may be chance.
SMALL = 8


class Group:
    """A cluster: what its pages are called (positions in a batch, or its own number), and their sums.

    Centre, inner likeness and prints are made when they are first asked for, and then stand.
    """

    def __init__(self, members: list[int], gathering: Gathering, rules: Rules) -> None:
        self.members = members
        self.gathering = gathering
        self.rules = rules
        self._sums = gathering.tally, gathering.weight, gathering.pages

    @classmethod
    def of(cls, members: list[int], gathering: Gathering, rules: Rules) -> Group:
        """A group of sums that changed: they forget what has no prospect first."""
        gathering.forget()
        return cls(members, gathering, rules)

    @classmethod
    def single(cls, position: int, page: Features, gathering: Gathering, prints: Fingerprint, rules: Rules) -> Group:
        """A group of one page: the page is its own centre."""
        group = cls([position], gathering, rules)
        group.centre, group.outline, group.prints = Centre(page, 1), page, prints
        return group

    def settle(self) -> None:
        """Make what the centre needs, before pages join that shall not change it."""
        _ = self.outline

    @cached_property
    def centre(self) -> Centre:
        """M5 (2)."""
        return completed(self.outline, *self._sums)

    @cached_property
    def outline(self) -> Features:
        """The part of the centre that prints are made of, all that most groups on the way are asked for."""
        return self.gathering.outline()

    @cached_property
    def alike(self) -> float:
        """Mean similarity of its pages to each other."""
        return within(self.gathering, self.rules.weights)

    @cached_property
    def steady(self) -> float:
        """How alike the elements of its pages are."""
        return steadiness(self.gathering)

    @cached_property
    def prints(self) -> Fingerprint:
        """The fingerprint of the centre."""
        ordered = self.rules.scheme == "bitmap"
        return fingerprint(self.centre.features if ordered else self.outline, self.rules.scheme)


def mkmeans(pages: Sequence[Features], rules: Rules = DEFAULT, *, early: bool = False) -> list[Group]:
    """Cluster a batch: assign, recompute, merge, until it settles. Every page is in exactly one group.

    `early` as in `likeness`. Time grows with pages x clusters x rounds, as far as prints do not rule clusters out.
    """
    groups: list[Group] = []
    before = -1.0
    kin = rules.method == "kin"
    prints = fingerprints(pages, rules.scheme) if kin and len(pages) > rules.few else []
    for _ in range(max(1, rules.thresholds.rounds)):
        places, made, cohesion = _assigned(pages, prints, groups, rules)
        groups = [
            Group.single(members[0], pages[members[0]], one, prints[members[0]], rules)
            if prints and len(members) == 1
            else Group.of(members, one, rules)
            for members, one in zip(places, made, strict=True)
            if members
        ]
        groups = merged(groups, rules, early=early)
        if abs(cohesion - before) < rules.thresholds.settled:
            break
        before = cohesion
    return groups


def _assigned(
    pages: Sequence[Features], prints: Sequence[Fingerprint], groups: Sequence[Group], rules: Rules
) -> tuple[list[list[int]], list[Gathering], float]:
    """The pages of each group and their sums, groups opened on the way included, and the mean similarity to groups."""
    kin = rules.method == "kin"
    targets: list[tuple[Gathering, Features]] = [(group.gathering, group.centre.features) for group in groups]
    home = {position: place for place, group in enumerate(groups) for position in group.members}
    index = PrintIndex(zeros=rules.scheme == "paper")
    if prints:
        for place, group in enumerate(groups):
            index.put(place, group.prints)
    places: list[list[int]] = [[] for _ in targets]
    made = [Gathering() for _ in targets]
    total = 0.0
    for position, page in enumerate(pages):
        near = prints[position] if prints else ()
        place, best = _best(page, near, targets, index, home.get(position, -1), rules)
        # Merging has accepted a page where it is, so it leaves only for a group that it is more like.
        if not (kin and position in home) and not _joins(page, targets[place][0] if place >= 0 else None, best, rules):
            place, best = len(targets), 1.0
            index.put(place, near)
            places.append([])
            made.append(Gathering())
            targets.append((made[place], page))
        places[place].append(position)
        made[place].add(page)
        total += best
    return places, made, total / max(1, len(pages))


def _best(
    page: Features,
    prints: Fingerprint,
    targets: Sequence[tuple[Gathering, Features]],
    index: PrintIndex,
    home: int,
    rules: Rules,
) -> tuple[int, float]:
    """The target most like a page, or (-1, -1.0); `home`, where it is now, is always looked at."""
    kin = rules.method == "kin"
    candidates: Sequence[int] = range(len(targets))
    if prints and len(targets) > rules.few:
        near = index.candidates(prints, rules.page_beta)[: rules.compared]
        candidates = near if home < 0 else [home, *near]
    best, place = -1.0, -1
    # A page without a home needs no exact values of groups that it cannot join.
    least = rules.join if home < 0 else -1.0
    for candidate in candidates:
        gathering, features = targets[candidate]
        value = (
            kinship(page, gathering, rules.weights, floor=max(best, least))
            if kin
            else page_similarity(page, features, rules.weights)
        )
        if value > best:
            best, place = value, candidate
    return place, best


def _joins(page: Features, gathering: Gathering | None, value: float, rules: Rules) -> bool:
    if gathering is None or rules.method == "paper":
        return gathering is not None and value >= rules.thresholds.join
    demand, margin = rules.early, value - rules.join
    return margin >= 0 and margin >= demand.penalty * page_exclusion(page, gathering, demand.chance)


def _near(index: PrintIndex, group: Group, rules: Rules, early: bool) -> list[int]:
    """The clusters worth comparing with one: those above β; at the end, or for a small one, more, but not all."""
    if early and group.gathering.pages >= SMALL:
        return index.candidates(group.prints, rules.beta)
    return index.candidates(group.prints, rules.early_beta if early else rules.page_beta)[: rules.reviewed]


def likeness(one: Group, other: Group, rules: Rules, *, early: bool = False) -> float:
    """How far two groups exceed what it takes to be one; negative where they do not. `early`: more pages will come,
    and small groups can wait for them."""
    if rules.method == "paper":
        return similarity(one.centre.features, other.centre.features, rules.weights) - rules.thresholds.merge
    waits = early and min(one.gathering.pages, other.gathering.pages) < SMALL
    demand, weight, weights = rules.early if waits else rules.demand, one.gathering.weight, other.gathering.weight
    sides = (one.alike, weight), (other.alike, weights)
    needed = max(demand.floor, demand.of(*sides))
    comparison = compared(one.gathering, other.gathering, rules.weights)
    if not comparison.reaches(needed):
        return -needed
    # Costs less than the similarity, which then need not be known exactly where it cannot make up for it.
    chance = demand.chances((one.steady, weight), (other.steady, weights)) if demand.varied else demand.chance
    needed += demand.penalty * exclusion(one.gathering, other.gathering, chance)
    if not comparison.reaches(needed):
        return -needed
    value = comparison.mean(needed)
    return value - needed - (demand.apart(value, *sides) if value >= needed else 0.0)


def page_likeness(page: Features, group: Group, value: float, rules: Rules) -> float:
    """How far a page of this similarity to a group exceeds what it takes to join it."""
    if rules.method == "paper":
        return value - rules.thresholds.join
    demand = rules.early
    margin = value - demand.of((group.alike, group.gathering.weight))
    return margin if margin < 0 else margin - demand.penalty * page_exclusion(page, group.gathering, demand.chance)


def merged(groups: Sequence[Group], rules: Rules, *, early: bool = False) -> list[Group]:
    """Merge the pair that exceeds its demand most until no pair does; `early` as in `likeness`."""
    alive: dict[int, Group] = dict(enumerate(groups))
    index = PrintIndex(zeros=rules.scheme == "paper")
    queue: list[tuple[float, int, int]] = []
    indexed = len(alive) > rules.few
    entered: list[int] = []

    def enter(name: int) -> None:
        near = _near(index, alive[name], rules, early) if indexed else entered
        for other in near:
            if other in alive:
                value = likeness(alive[other], alive[name], rules, early=early)
                if value >= 0:
                    heapq.heappush(queue, (-value, other, name))
        if indexed:
            index.put(name, alive[name].prints)
        else:
            entered.append(name)

    for name in list(alive):
        enter(name)
    fresh = len(groups)
    while queue:
        _, left, right = heapq.heappop(queue)
        if left not in alive or right not in alive:
            continue
        one, other = alive.pop(left), alive.pop(right)
        index.remove(left)
        index.remove(right)
        large, small = (one, other) if one.gathering.pages >= other.gathering.pages else (other, one)
        large.gathering.merge(small.gathering)
        alive[fresh] = Group.of(sorted(one.members + other.members), large.gathering, rules)
        enter(fresh)
        fresh += 1
    return list(alive.values())
