"""The gate on readings of made-up pages: facts, names, rows and surroundings in every combination, a part of them."""

from __future__ import annotations

import pytest

from tests.bench.layouts import SETS, measured

#: Every how-manieth page is read; the whole is measured by `python -m tests.bench.layouts`.
EVERY = 31


@pytest.mark.parametrize("name", SETS)
def test_nearly_all_are_read_right(name: str) -> None:
    pages, right, wrong = measured((name,), EVERY)[name]
    assert pages > 50
    assert right >= 0.97 * pages, wrong.most_common(5)
