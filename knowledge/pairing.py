"""Giving elements to attributes one to one: greedily, or with the largest total weight (the Hungarian method)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

#: How R adds up (M3 (3)): assigned one to one; Σ_e max_a; that divided by |E|; noisy-or.
Reading = Literal["assigned", "sum", "mean", "noisy-or"]


def relevance_of(
    table: Sequence[Mapping[str, float]],
    pairs: Mapping[int, tuple[str, float]],
    affinity: Mapping[str, float],
    reading: Reading,
) -> float:
    """R of M3 (3), from S of every element and attribute and from the pairs that were chosen."""
    if reading == "assigned":
        return sum(affinity[name] * score for name, score in pairs.values())
    best = [max((affinity[name] * s for name, s in row.items()), default=0.0) for row in table]
    if reading == "sum":
        return sum(best)
    if reading == "mean":
        return sum(best) / len(best) if best else 0.0
    missed = 1.0
    for weight in best:
        missed *= 1.0 - weight
    return 1.0 - missed


def greedy(table: Sequence[dict[str, float]], affinity: dict[str, float]) -> dict[int, str]:
    """Elements and attributes one to one, the heaviest pair first."""
    ranked = sorted(
        ((affinity[name] * score, index, name) for index, row in enumerate(table) for name, score in row.items()),
        key=lambda pair: (-pair[0], pair[1]),
    )
    pairs: dict[int, str] = {}
    taken: set[str] = set()
    for _, index, name in ranked:
        if index not in pairs and name not in taken:
            pairs[index] = name
            taken.add(name)
    return pairs


def assigned(table: Sequence[dict[str, float]], affinity: dict[str, float]) -> dict[int, str]:
    """Elements and attributes one to one with the largest Σ affinity·S."""
    rows = sorted({name for row in table for name in row})
    columns = [index for index, row in enumerate(table) if row]
    weights = [
        [affinity[name] * table[index].get(name, 0.0) + 1e-6 * table[index].get(name, 0.0) for index in columns]
        for name in rows
    ]
    pairs = {}
    for row, column in maximum_weight(weights):
        index, name = columns[column], rows[row]
        if name in table[index]:
            pairs[index] = name
    return pairs


def maximum_weight(weights: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """Row–column pairs of a maximum-weight one-to-one assignment, weights ≥ 0 (the Hungarian method, O(rows²·columns)).

    Every row is paired when there are at least as many columns; pairs of weight 0 may be among them.
    """
    if not weights or not weights[0]:
        return []
    if len(weights) > len(weights[0]):
        turned = [list(column) for column in zip(*weights, strict=True)]
        return sorted((row, column) for column, row in maximum_weight(turned))
    n, m = len(weights), len(weights[0])
    row_potential, column_potential = [0.0] * (n + 1), [0.0] * (m + 1)
    owner = [0] * (m + 1)
    for row in range(1, n + 1):
        owner[0] = row
        _augment(weights, row_potential, column_potential, owner)
    return sorted((owner[column] - 1, column - 1) for column in range(1, m + 1) if owner[column])


def _augment(weights: Sequence[Sequence[float]], u: list[float], v: list[float], owner: list[int]) -> None:
    """One shortest augmenting path from the row in owner[0], keeping the potentials u, v feasible."""
    m = len(v) - 1
    least, used, previous = [float("inf")] * (m + 1), [False] * (m + 1), [0] * (m + 1)
    column = 0
    while owner[column]:
        used[column] = True
        row, delta, following = owner[column], float("inf"), 0
        for j in range(1, m + 1):
            if used[j]:
                continue
            reduced = -weights[row - 1][j - 1] - u[row] - v[j]
            if reduced < least[j]:
                least[j], previous[j] = reduced, column
            if least[j] < delta:
                delta, following = least[j], j
        for j in range(m + 1):
            if used[j]:
                u[owner[j]] += delta
                v[j] -= delta
            else:
                least[j] -= delta
        column = following
    while column:
        owner[column] = owner[previous[column]]
        column = previous[column]
