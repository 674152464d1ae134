"""Rows and boxes that a script opens when they are pressed: links but for their element."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.links import harmful
from crawler.page import Tree, parse
from crawler.results import extract_records
from tests.growth import SQUARE, growth

SCRIPT = (
    "<script>function show(id) { location.href = '/item/' + id; } function drop(id) { $.post('/drop/' + id); }</script>"
)
NAMES = ("River", "Garden", "Winter", "City")


def _rows(attributes: str, more: str = "") -> str:
    rows = "".join(
        f"<tr {attributes.replace('$', str(n))}><td>{name}</td><td>200{n}</td>{more}</tr>"
        for n, name in enumerate(NAMES)
    )
    return f"<h1>4 found</h1><table><tr><th>Title</th><th>Year</th></tr>{rows}</table>{SCRIPT}"


def _links(markup: str) -> list[str]:
    return [link.url for link in parse(markup, "http://h.example/list").links]


ITEMS = [f"http://h.example/item/{n}" for n in range(4)]


@pytest.mark.parametrize(
    "attributes",
    [
        "onclick=\"location.href='/item/$'\"",
        "onclick=\"window.location='/item/$'\"",
        'onclick="show($)"',
        "onclick=\"window.open('/item/$')\"",
        "data-href=/item/$",
        "data-link=/item/$",
        'class="clickable-row" data-url=/item/$',
    ],
)
def test_rows_lead_where_their_script_does(attributes: str) -> None:
    assert _links(_rows(attributes)) == ITEMS
    found = extract_records(parse(_rows(attributes), "http://h.example/list")).records
    assert [record.url for record in found] == ITEMS
    assert [record.fields[0].value for record in found] == list(NAMES)


@pytest.mark.parametrize("tag", ["div", "li", "article", "section"])
def test_so_do_boxes(tag: str) -> None:
    markup = "".join(f"<{tag} onclick=\"location='/item/{n}'\"><b>{name}</b></{tag}>" for n, name in enumerate(NAMES))
    assert _links(f"<h1>4 found</h1><div>{markup}</div>") == ITEMS


@pytest.mark.parametrize(
    "attributes",
    [
        'onclick="drop($)"',
        "onclick=\"if (confirm('Delete?')) location.href='/drop/$'\"",
        "onclick=\"location.href='/item/$'; count($)\"",
        'onclick="mark(this)" data-href=/item/$',
        "data-href=/item/$ data-method=delete",
        "data-href=/item/$ hx-delete=/item/$",
        "data-url=/part/$",
        "data-href=javascript:drop($)",
        "data-href=#row$",
        "onclick=\"location.href='/item/1'\"",
    ],
)
def test_what_does_anything_else_is_no_link(attributes: str) -> None:
    assert not _links(_rows(attributes))


def test_rows_with_links_or_buttons_of_their_own_stay_as_they_are() -> None:
    attributes = "onclick=\"location.href='/item/$'\""
    assert _links(_rows(attributes, "<td><a href=/about>About</a></td>")) == ["http://h.example/about"]
    assert not _links(_rows(attributes, "<td><button>Delete</button></td>"))


def test_they_are_judged_by_their_words_like_any_link() -> None:
    boxes = "".join(
        f"<div onclick=\"location='/a?x={n}'\">{word}</div>" for n, word in enumerate(("Delete", "Log out", "River"))
    )
    links = parse(f"<h1>Tools</h1><div>{boxes}</div>", "http://h.example/list").links
    assert [link.text for link in links] == ["Delete", "Log out", "River"]
    assert [harmful(link.url, link.text) is None for link in links] == [False, False, True]


def test_a_lone_box_is_no_list_of_links() -> None:
    assert not _links("<h1>Offer</h1><div onclick=\"location='/item/1'\"><b>River</b></div>")


def test_the_tree_is_as_if_the_links_were_written() -> None:
    def lists(tree: Tree) -> tuple[list[str], list[str], list[int], list[int], list[int]]:
        return tree.tags, tree.texts, tree.parents, tree.ends, tree.depths

    markup = _rows("data-href=/item/$").replace("</td></tr>", " </td></tr>")
    written = _rows("data-href=/item/$")
    for n in range(4):
        written = written.replace(f"<td>200{n}</td>", f"<td>200{n}<a href=/item/{n}></a></td>")
    one, other = parse(markup, "http://h/").tree, parse(written, "http://h/").tree
    assert [text.strip() for text in one.texts] == [text.strip() for text in other.texts]
    assert lists(one)[0] == lists(other)[0] and lists(one)[2:] == lists(other)[2:]


def test_many_rows_take_linear_time() -> None:
    def prepared(size: int) -> Callable[[], object]:
        rows = "".join(f"<tr data-href=/item/{n}><td>Name {n}</td><td>{n}</td></tr>" for n in range(size))
        return lambda: parse(f"<table>{rows}</table>", "http://h/")

    assert growth(prepared, 2_000) < SQUARE
