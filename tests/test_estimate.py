from __future__ import annotations

import math
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.estimate import believed, chao1, frequencies

captures = st.dictionaries(st.integers(1, 50), st.integers(0, 10_000), max_size=10)


def test_chao1_by_hand() -> None:
    found = chao1({1: 10, 2: 5, 3: 5}, captures=20)
    assert found.size == pytest.approx(20 + 19 / 20 * 100 / 10)
    assert chao1({1: 4, 3: 2}, captures=10).size == pytest.approx(6 + 0.9 * 4 * 3 / 2)
    assert chao1({2: 7}).size == 7
    assert frequencies([1, 2, 2, 5, 0]) == {1: 1, 2: 2, 5: 1}


@settings(deadline=None)
@given(captures)
def test_estimates_are_ordered_and_not_below_what_was_seen(captured: dict[int, int]) -> None:
    distinct = sum(captured.values())
    found = chao1(captured)
    assert found.low <= found.size <= found.high
    assert found.size >= distinct
    assert found.error >= 0
    assert 0 <= found.coverage(distinct) <= 1


def test_more_singletons_mean_more_unseen() -> None:
    sizes = [chao1({1: once, 2: 50, 3: 30}).size - once for once in range(0, 200, 20)]
    assert sizes == sorted(sizes)


def test_random_samples_recover_the_size() -> None:
    rng = random.Random(7)
    inside = 0
    for _ in range(100):
        seen = Counter(rng.choices(range(2_000), k=3_000))
        found = chao1(frequencies(seen.values()))
        inside += found.low <= 2_000 <= found.high
        assert abs(found.size - 2_000) < 400
    assert inside >= 85


def test_the_sites_own_total_is_believed_while_consistent() -> None:
    captured = {1: 300, 2: 200, 3: 100}
    assert believed(captured, 1_000).source == "site"
    assert believed(captured, 1_000).estimate.coverage(600) == pytest.approx(0.6)
    thorough = {1: 100, 2: 200, 3: 300}
    assert believed(thorough, 598).source == "site"
    assert believed(thorough, 598).estimate.size == 600
    mistrusted = believed(captured, 500)
    assert (mistrusted.source, mistrusted.consistent) == ("recapture", False)
    assert mistrusted.estimate.size > 600
    assert believed(captured, 600).source == "recapture"
    assert believed({1: 1_000}, 1_000, captures=12).source == "site"
    assert believed({}, 77).estimate.size == 77
    assert believed({}).source == "none"
    assert math.isinf(believed({}).estimate.size)
    assert believed({}).estimate.coverage(0) == 0.0
