from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.assignment import Assignments, Choice, Slot

Values = list[tuple[str, float]]


def product(slots: Mapping[str, tuple[Values, bool]]) -> list[tuple[dict[str, str], float]]:
    """Every assignment with its φ, by M3 (5) as printed."""
    lists = [
        ([None] if blank else []) + [(name, *value) for value in values] for name, (values, blank) in slots.items()
    ]
    found = []
    for combination in itertools.product(*lists):
        filled = [part for part in combination if part is not None]
        found.append(({name: value for name, value, _ in filled}, min((pv for _, _, pv in filled), default=1.0)))
    return found


def drained(assignments: Assignments) -> list[Choice]:
    return list(iter(assignments.pop, None))


def frozen(values: Mapping[str, str]) -> frozenset[tuple[str, str]]:
    return frozenset(values.items())


shares = st.sampled_from([0.9, 0.5, 0.25, 0.125])
tables = st.lists(
    st.tuples(st.lists(st.tuples(st.sampled_from([1.0, 1.0, 0.7, 0.5]), shares), max_size=4), st.booleans()),
    min_size=1,
    max_size=4,
)


@given(tables)
@settings(max_examples=200, deadline=None)
def test_the_order_is_that_of_the_whole_product(table: list[tuple[list[tuple[float, float]], bool]]) -> None:
    share: dict[tuple[str, str], float] = {}
    slots: dict[str, tuple[Values, bool]] = {}
    for i, (rows, blank) in enumerate(table):
        values = []
        for j, (pv, part) in enumerate(sorted(rows, reverse=True)):
            share[f"s{i}", f"v{j}"] = part
            values.append((f"v{j}", pv))
        slots[f"s{i}"] = (values, blank)

    def expected(values: Mapping[str, str]) -> float:
        records = 1000.0
        for part in sorted(values.items()):
            records *= share[part]
        return records

    whole = product(slots)
    ranked = sorted((-phi, -expected(values), len(values)) for values, phi in whole)
    found = drained(Assignments([Slot(n, v, b) for n, (v, b) in slots.items()], expected=expected))
    assert [(-choice.phi, -choice.expected, len(choice.values)) for choice in found] == ranked
    assert {frozen(choice.values) for choice in found} == {frozen(values) for values, _ in whole}
    assert len(found) == len(whole)

    fifo = drained(Assignments([Slot(n, v, b) for n, (v, b) in slots.items()], ranking="dks-fifo"))
    assert [choice.phi for choice in fifo] == sorted((phi for _, phi in whole), reverse=True)
    assert {frozen(choice.values) for choice in fifo} == {frozen(values) for values, _ in whole}


@settings(deadline=None)
@given(
    st.lists(st.lists(st.sampled_from([1.0, 0.8, 0.5]), max_size=3), min_size=2, max_size=3),
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from([1.0, 0.9, 0.3])), max_size=6),
    st.integers(0, 8),
)
def test_learned_values_join_without_repeats_or_gaps(
    table: list[list[float]], learned: list[tuple[int, float]], before: int
) -> None:
    lists = {f"s{i}": [(f"v{j}", pv) for j, pv in enumerate(sorted(row, reverse=True))] for i, row in enumerate(table)}
    assignments = Assignments([Slot(name, list(values)) for name, values in lists.items()])
    found = [choice for choice in (assignments.pop() for _ in range(before)) if choice is not None]
    for n, (i, pv) in enumerate(learned):
        name = f"s{i % len(lists)}"
        assert assignments.extend(name, [(f"new{n}", pv)]) == 1
        lists[name].append((f"new{n}", pv))
        nxt = assignments.pop()
        if nxt is not None:
            found.append(nxt)
    rest = drained(assignments)
    assert [c.phi for c in rest] == sorted((c.phi for c in rest), reverse=True)
    whole = product({name: (values, True) for name, values in lists.items()})
    given_out = [frozen(choice.values) for choice in found + rest]
    assert len(given_out) == len(set(given_out))
    assert set(given_out) == {frozen(values) for values, _ in whole}
    assert {frozen(c.values): c.phi for c in found + rest} == {frozen(values): phi for values, phi in whole}


def endless(prefix: str) -> Iterator[tuple[str, float]]:
    return ((f"{prefix}{n}", 1.0) for n in itertools.count())


def test_lists_are_drawn_only_as_needed() -> None:
    drawn = 0

    def counted() -> Iterator[tuple[str, float]]:
        nonlocal drawn
        for value in endless("w"):
            drawn += 1
            yield value

    fifo = Assignments([Slot("a", counted()), Slot("b", endless("x"))], ranking="dks-fifo")
    assert [dict(choice.values) for choice in (fifo.pop(), fifo.pop(), fifo.pop()) if choice] == [
        {},
        {"a": "w0"},
        {"b": "x0"},
    ]
    assert drawn <= 3
    best = Assignments([Slot("a", counted()), Slot("b", endless("x"))], expected=lambda values: -float(len(values)))
    taken = [best.pop() for _ in range(2_500)]
    assert len({frozen(choice.values) for choice in taken if choice}) == 2_500
    assert drawn < 6_000


def test_without_estimates_single_fields_come_before_pairs() -> None:
    assignments = Assignments([Slot("a", [("1", 1.0), ("2", 1.0)]), Slot("b", [("x", 1.0), ("y", 0.5)])])
    assert [(dict(c.values), c.phi) for c in drained(assignments)] == [
        ({}, 1.0),
        ({"a": "1"}, 1.0),
        ({"a": "2"}, 1.0),
        ({"b": "x"}, 1.0),
        ({"a": "1", "b": "x"}, 1.0),
        ({"a": "2", "b": "x"}, 1.0),
        ({"b": "y"}, 0.5),
        ({"a": "1", "b": "y"}, 0.5),
        ({"a": "2", "b": "y"}, 0.5),
    ]


def test_obligatory_slots_are_always_filled() -> None:
    slots = [Slot("kind", [("book", 1.0), ("disc", 1.0)], blank_allowed=False), Slot("word", endless("w"))]
    assignments = Assignments(slots, max_filled=1, ranking="dks-fifo")
    first = [assignments.pop() for _ in range(50)]
    assert all(choice is not None and "kind" in choice.values for choice in first)
    assert frozen({"kind": "disc"}) in {frozen(choice.values) for choice in first if choice}
    assert Assignments([Slot("kind", [], blank_allowed=False), Slot("w", [("x", 1.0)])]).pop() is None


def test_closed_assignments_have_no_narrower_ones() -> None:
    slots = [Slot("a", [("1", 1.0), ("2", 1.0)]), Slot("b", [("x", 1.0)]), Slot("c", [("p", 1.0)])]
    assignments = Assignments(slots, blank=False)
    assert assignments.candidates(2)
    assignments.close({"a": "1"})
    assignments.close({"b": "x", "c": "p"})
    assert {frozen(choice.values) for choice in drained(assignments)} == {
        frozen(values) for values in ({"a": "2"}, {"b": "x"}, {"c": "p"}, {"a": "2", "b": "x"}, {"a": "2", "c": "p"})
    }
    everything = Assignments([Slot("a", [("1", 1.0)])])
    assert everything.pop() == Choice({}, 1.0, 0.0)
    everything.close({})
    assert everything.pop() is None


def test_candidates_are_not_used_up_until_taken() -> None:
    assignments = Assignments([Slot("a", [("1", 1.0), ("2", 0.9), ("3", 0.8)])], blank=False)
    first = assignments.candidates(2)
    assert [choice.phi for choice in first] == [1.0, 0.9]
    assert assignments.candidates(2) == first
    assert assignments.extend("a", [("new", 0.95)]) == 1
    assert [choice.values["a"] for choice in assignments.candidates(3)] == ["1", "new", "2"]
    assignments.take(first[1])
    assignments.take(first[1])
    assert [choice.values["a"] for choice in drained(assignments)] == ["1", "new", "3"]
    assert assignments.candidates(5) == []
    assert assignments.extend("a", [("later", 0.1)]) == 1
    assert assignments.candidates(5)[0].values == {"a": "later"}


def test_a_known_value_keeps_the_larger_pv() -> None:
    assignments = Assignments([Slot("a", [("1", 0.5), ("2", 0.4)])], blank=False)
    assert assignments.extend("a", [("2", 0.9), ("1", 0.1)]) == 1
    assert [(c.values["a"], c.phi) for c in drained(assignments)] == [("2", 0.9), ("1", 0.5)]


def test_estimates_of_now_decide() -> None:
    worth = {"1": 10.0, "2": 9.0, "3": 8.0}
    assignments = Assignments(
        [Slot("a", [(value, 1.0) for value in worth])], expected=lambda values: worth[values["a"]], blank=False
    )
    worth.update({"1": 1.0, "2": 2.0})
    assert [choice.values["a"] for choice in drained(assignments)] == ["3", "2", "1"]


def test_assignments_already_sent_are_left_out() -> None:
    slots = [Slot("a", [("1", 1.0), ("2", 1.0)]), Slot("b", [("x", 1.0)])]
    assignments = Assignments(slots, taken=[{}, {"b": "x"}, {"a": "1", "b": "x"}])
    assert {frozen(c.values) for c in drained(assignments)} == {
        frozen(values) for values in ({"a": "1"}, {"a": "2"}, {"a": "2", "b": "x"})
    }


def test_two_slots_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Assignments([Slot("a"), Slot("a")])
    with pytest.raises(KeyError):
        Assignments([Slot("a")]).extend("b", [("x", 1.0)])
