"""Durations in pieces."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.page import parse
from crawler.regions.durations import together
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, leaves
from crawler.regions.lines import joined

#: A unit for those who are read to and one for the eye.
TWICE = '<b class="n">{}<span class="sr">{}</span></b> <i class="u" aria-hidden="true">{}</i>'


def read(markup: str) -> list[str]:
    page = parse(f"<body><div id='x'>{markup}</div></body>", "http://a.example/")
    layout = Layout(page.tree)
    return [leaf.text for leaf in joined(page.tree, [leaves(layout, (layout.body, len(page.tree)))])[0]]


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ('<b class="n">1</b> <i class="u">hr</i> <b class="n">50</b> <i class="u">min</i>', ["1 hr 50 min"]),
        (
            f"{TWICE.format(1, ' hour', 'hr')} {TWICE.format(50, ' minutes', 'mins')}",
            ["1 hour 50 minutes"],
        ),
        ('<b class="a">2 Stunden</b> <b class="b">30 Minuten</b>', ["2 Stunden 30 Minuten"]),
        ('<b class="a">1½</b> <b class="b">часа</b>', ["1½ часа"]),
        ('<b class="a">10 min</b> <b class="b">20 min</b>', ["10 min", "20 min"]),
        ('<b class="a">10 min</b> <b class="b">2 h</b>', ["10 min", "2 h"]),
        ('<b class="a">12</b> <b class="b">Monkeys</b>', ["12", "Monkeys"]),
        ('<b class="a">7</b> <a href="/d">days</a>', ["7", "days"]),
        ('<b class="a">1 hour</b> <b class="b">45</b>', ["1 hour", "45"]),
    ],
)
def test_numbers_and_units_of_one_duration_are_one_value(markup: str, expected: list[str]) -> None:
    assert read(markup) == expected


TEXTS = st.lists(
    st.sampled_from(["1", "50", "½", "hour", "min", "mins", "days", "sea", "2 h", "3 min 20 s", ""]), max_size=12
)


@given(TEXTS)
def test_no_word_is_lost_but_units_said_twice(texts: list[str]) -> None:
    line = [Leaf(text, node, 0, 0, -1, "") for node, text in enumerate(texts)]
    found = together(line)
    assert [leaf.node for leaf in found] == sorted({leaf.node for leaf in found})
    numbers = [word for leaf in found for word in leaf.text.split() if word[0].isnumeric()]
    assert numbers == [word for text in texts for word in text.split() if word[0].isnumeric()]
    assert {word for leaf in found for word in leaf.text.split()} <= {word for text in texts for word in text.split()}
    assert [leaf.text for leaf in found if leaf.text == "sea"] == [text for text in texts if text == "sea"]


def test_a_long_line_is_not_copied_for_each_of_its_places() -> None:
    class Counted(list[Leaf]):
        taken = 0

        def __getitem__(self, index: Any) -> Any:
            found = super().__getitem__(index)
            Counted.taken += len(found) if isinstance(index, slice) else 1
            return found

    line = Counted(Leaf("7", at, 0, 0, -1, "p") for at in range(2000))
    assert len(together(line)) == 2000
    assert Counted.taken <= 5 * len(line)
