# ruff: noqa: E501 (a page reads best as it is sent)
"""Values that were cut short for their place, and what hides them in full beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.regions.leaves import leaves
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.growth import SQUARE, growth

LONG = (
    "A Field Guide to River Lichens and Their Neighbours",
    "River Bread and Other Recipes of the Northern Valleys",
    "The Cartographer of the River and Her Seven Sisters",
    "Letters from the Upper River to a Friend in the City",
)


def texts(content: str) -> list[str]:
    page = parse(f"<!doctype html><body><p>{content}</p></body>", "http://h/")
    layout = Layout(page.tree)
    return [leaf.text for leaf in leaves(layout, (layout.body, page.tree.ends[layout.body]))]


@pytest.mark.parametrize(
    "content",
    [
        '<span class="cut">A Field Guide to Riv</span> <span class="full" style="display:none">A Field Guide to River Lichens</span><a href="#">...</a>',
        '<span class="cut">A Field Guide to Riv...</span><span class="full" hidden>A Field Guide to River Lichens <a href="#">less</a></span>',
        'A Field Guide to Riv…<span class="full" style="display: none;">A Field Guide to River Lichens</span>',
        '<b class="cut">A Field Guide to Riv</b><a href="#" class="t">… more</a><span style="display:none">A Field Guide to River Lichens</span>',
    ],
)
def test_a_hidden_text_that_goes_on_from_a_shortened_one_is_the_value(content: str) -> None:
    assert texts(content)[0] == "A Field Guide to River Lichens"


@pytest.mark.parametrize(
    "content",
    [
        '<b class="t">The Silent River</b><span class="about" style="display:none">The Silent River is a tale of two boats.</span>',
        '<b class="t">The Silent River...</b><span class="about" style="display:none">A tale of two boats.</span>',
        '<b class="t">The Silent River</b><span class="about">The Silent River runs on.</span><a href="#">...</a>',
    ],
)
def test_what_was_not_cut_or_is_not_repeated_stays_as_it_is(content: str) -> None:
    assert texts(content)[0] in ("The Silent River", "The Silent River...")


def test_the_titles_of_a_table_are_read_in_full() -> None:
    def cell(title: str) -> str:
        cut = f'<span class="cut">{title[:40]}</span> <span class="full" style="display:none">{title}</span>'
        return f'<td>{cut}<a class="toggle" href="#">...</a></td>'

    rows = "".join(f"<tr><td>{n}</td>{cell(title)}<td>Ann Lee</td></tr>" for n, title in enumerate(LONG, 31))
    content = f"<table><tr><th>id</th><th>title</th><th>author</th></tr>{rows}</table>"
    found = extract_records(
        parse(f"<!doctype html><title>Books</title>{content}", "http://h/t"), matcher=Matcher(load_domain("books"))
    )
    assert [[f.value for f in one.fields if f.attribute == "title"] for one in found.records] == [[t] for t in LONG]


@pytest.mark.parametrize("big", ["<span hidden>{}</span>", "{}", "<i>{}</i>"])
def test_many_lines_before_a_huge_text_take_linear_time(big: str) -> None:
    def prepared(size: int) -> Callable[[], object]:
        lines = "<br>".join(f"A field guide to river lichens {number}..." for number in range(size))
        page = parse(f"<!doctype html><body><p>{lines}</p>{big.format('word ' * 500 * size)}</body>", "http://h/")
        layout = Layout(page.tree)
        return lambda: leaves(layout, (layout.body, page.tree.ends[layout.body]))

    assert growth(prepared, 100) < SQUARE
