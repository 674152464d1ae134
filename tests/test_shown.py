"""Values that a page shows in controls that nobody can change: a thing's own page, and rows of a list."""

from __future__ import annotations

import pytest

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.page import Tree, parse
from crawler.signs import shown
from knowledge.domain import load_domain
from knowledge.matching import Matcher

URL = "http://h.example/thing?no=17"
TOLD = [("Title", "The Salt Road"), ("Author", "Mara Lindqvist"), ("Publisher", "Harbour House"), ("Year", "1994")]


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    books = load_domain("books")
    return Analyst(FormClassifier.load("default"), books, Matcher(books), None)


def _look(analyst: Analyst, body: str) -> Analysis:
    return analyst.alone(parse(f"<html><head><title>Entry</title></head><body>{body}</body></html>", URL))


def _told(analysis: Analysis) -> list[dict[str, str]]:
    return [{one.attribute: one.value for one in record.fields if one.attribute} for record in analysis.results.records]


BOXES = {
    "labels that name their box": "".join(
        f'<ul><li><label for="f{n}"><span class="kind">{k}</span></label></li>'
        f'<li><input id="f{n}" name="f{n}" readonly value="{v}"></li></ul>'
        for n, (k, v) in enumerate(TOLD)
    ),
    "labels before their box": "".join(
        f'<div class="row"><label>{k}</label><div><input class="plain" readonly="readonly" value="{v}"></div></div>'
        for k, v in TOLD
    ),
    "cells": "<table>"
    + "".join(f'<tr><td>{k}:</td><td><input disabled value="{v}"></td></tr>' for k, v in TOLD)
    + "</table>",
    "a set of fields": "<fieldset disabled>"
    + "".join(f'<p><label for="f{n}">{k}</label> <input id="f{n}" value="{v}"></p>' for n, (k, v) in enumerate(TOLD))
    + "</fieldset>",
    "areas of text": "".join(f"<p><label>{k}</label> <textarea readonly>{v}</textarea></p>" for k, v in TOLD),
    "choices": "".join(
        f"<p><label>{k}</label> <select disabled><option value=1>Other</option><option value=2 selected>{v}</option></select></p>"
        for k, v in TOLD
    ),
}


@pytest.mark.parametrize("boxes", BOXES.values(), ids=BOXES.keys())
def test_a_thing_is_read_out_of_boxes_that_nobody_can_change(analyst: Analyst, boxes: str) -> None:
    found = _look(analyst, f'<h1>View entry</h1><form method="post" action="/thing">{boxes}</form>')
    assert found.results.kind == "detail"
    assert _told(found) == [{k.lower(): v for k, v in TOLD}]


def test_so_it_is_where_the_whole_page_is_one_form_with_a_search(analyst: Analyst) -> None:
    search = '<input type="hidden" name="__STATE" value="x"><input name="q"><button>Search</button>'
    assert _told(_look(analyst, f'<form method="post">{search}{BOXES["cells"]}</form>')) == [
        {k.lower(): v for k, v in TOLD}
    ]


def test_rows_of_such_boxes_are_records(analyst: Analyst) -> None:
    rows = "".join(
        "<tr>" + "".join(f'<td><input readonly value="{one}"></td>' for one in told) + "</tr>"
        for told in (
            ("The Salt Road", "Mara Lindqvist", 1994),
            ("A Winter Garden", "Paul Ross", 2001),
            ("Letters Home", "Ines Duarte", 1987),
            ("North of Here", "Jon Reed", 1976),
            ("The Glass House", "Eva Lind", 2011),
        )
    )
    table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>"
    found = _look(analyst, f'<h1>5 found</h1><form method="post">{table}</form>')
    assert found.results.kind == "list"
    assert [one["author"] for one in _told(found)] == [
        "Mara Lindqvist",
        "Paul Ross",
        "Ines Duarte",
        "Jon Reed",
        "Eva Lind",
    ]


@pytest.mark.parametrize(
    "controls",
    [
        '<input name="t"><input name="from" readonly value="1990-01-01"><input name="to" readonly value="2000-01-01">',
        '<input name="t"><input name="a"><input readonly value="one"><input readonly value="two"><input readonly value="three">',
        '<input readonly value="one"><input readonly value="two"><input readonly value="three" style="display: none">',
        '<input type="hidden" readonly value="one"><input readonly value="two"><input type=password readonly value="three">',
        '<input readonly value="one"><input readonly value=" "><select disabled><option value="">Any</option></select>',
    ],
    ids=["dates", "two to fill", "out of sight", "kept from sight", "nothing in them"],
)
def test_what_asks_shows_nothing(controls: str) -> None:
    page = parse(f'<form action="/find">{controls}<button>Search</button></form>', URL)
    assert "output" not in page.tree.tags


def test_nor_does_a_query_whose_choices_are_locked() -> None:
    page = parse(f'<form action="/find">{BOXES["labels that name their box"]}<a href="/change">Change</a></form>', URL)
    assert "output" not in page.tree.tags


def test_what_is_sent_stays_the_same() -> None:
    page = parse(
        f'<form method="post" action="/thing">{BOXES["labels that name their box"]}<button>Save</button></form>', URL
    )
    (form,) = read_forms(page)
    assert [(one.name, one.value) for one in form.fields if one.name] == [(f"f{n}", v) for n, (_, v) in enumerate(TOLD)]


@pytest.mark.parametrize("boxes", BOXES.values(), ids=BOXES.keys())
def test_the_tree_stays_one(boxes: str) -> None:
    tree = parse(f"<form>{boxes}</form><p>after</p>", URL).tree
    _whole(tree)
    assert tree.text(tree.find("p")[-1]) == "after"


def test_many_boxes_take_a_time_in_proportion() -> None:
    boxes = "<label for=a>x" * 20 + '<input id=a readonly value="v">' * (2 * shown.MOST)
    tree = parse(f"<form>{boxes}</form>", URL).tree
    assert tree.tags.count("output") == shown.MOST
    _whole(tree)


def _whole(tree: Tree) -> None:
    """Each node lies within its parent, one level below it, and ends where its last child does."""
    for node in range(1, len(tree)):
        parent = tree.parents[node]
        assert parent < node < tree.ends[node] <= tree.ends[parent]
        assert tree.depths[node] == tree.depths[parent] + 1
    for node in range(len(tree)):
        children = tree.children(node)
        assert all(tree.parents[child] == node for child in children)
        assert tree.ends[node] == (tree.ends[children[-1]] if children else node + 1)
