"""Gates on what FPC reaches, with margin; the figures in full come from `tests.bench.templates_figures`."""

from __future__ import annotations

import pytest

from tests.bench import templates_figures as figures
from tests.bench import tree_matching

needs_pages = pytest.mark.skipif(not figures.DATA.is_dir(), reason="the shared page clustering data is not at hand")


@needs_pages
def test_pages_of_unseen_sites() -> None:
    found = figures.quality()
    assert found["all"] >= 0.95
    assert min(found.values()) >= 0.9


@needs_pages
def test_pages_of_unseen_sites_one_by_one() -> None:
    assert figures.quality(one_by_one=True)["all"] >= 0.94


@needs_pages
def test_few_pages_of_each_template() -> None:
    assert figures.sparse(2) >= 0.87
    assert figures.sparse(4) >= 0.91


@needs_pages
def test_prints_of_real_templates() -> None:
    found = figures.prints(figures.real_groups())
    assert found["candidates"] <= 0.05
    assert found["hits"] >= 0.95
    assert found["rank_correlation"] >= 0.7


def test_prints_of_generated_templates() -> None:
    found = figures.prints(figures.generated_groups(6))
    assert found["clusters"] == figures.GRAMMARS
    assert found["candidates"] <= 0.05
    assert found["hits"] >= 0.95
    assert found["rank_correlation"] >= 0.7


def test_generated_pages_as_they_come() -> None:
    assert figures.stream(1500)["f1"] >= 0.95


def test_the_rival_counts_matches() -> None:
    one, other = (
        tree_matching.elements(figures.parse(html, "http://x.example/").tree)
        for html in ("<ul><li>a<li><b>c</b></ul><p>d</p>", "<ul><li><b>x</b></ul><p>y</p>")
    )
    assert tree_matching.matches(one, other) == 7  # html, head, body, ul, li, b, p
    assert tree_matching.similarity(one, one) == 1
    merges = tree_matching.average_link(
        [one, other, tree_matching.elements(figures.parse("<hr>", "http://x.example/").tree)]
    )
    assert tree_matching.cut(merges, 3, 0.9) == [0, 0, 2]
