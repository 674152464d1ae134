"""Lists of pictures whose words stand in their `alt` alone."""

from __future__ import annotations

from collections.abc import Callable

from crawler.page import Tree, parse
from crawler.results import extract_records
from tests.growth import SQUARE, growth

NAMES = ["Bronze bowl", "Silver cup", "Stone lion", "Glass vase", "Oak chest", "Wool rug", "Iron sword", "Gold ring"]


def tiles(link: str = '<a href="/object/{n}"><img src="/t/{n}.jpg" alt="{name}"></a>') -> str:
    made = (link.format(n=n, name=name) for n, name in enumerate(NAMES))
    return "".join(f'<figure class="tile">{one}<button>Save</button></figure>' for one in made)


def page(body: str) -> str:
    return (
        f"<html><body><h1>Collection</h1><p>8 objects found</p><div class=grid>{body}</div><p>Footer</p></body></html>"
    )


def checked(tree: Tree) -> Tree:
    """A tree whose lists tell the same of its nodes."""
    for node in range(len(tree)):
        parent, end = tree.parents[node], tree.ends[node]
        assert parent < node < end <= len(tree)
        assert parent < 0 or end <= tree.ends[parent]
        assert tree.depths[node] == (tree.depths[parent] + 1 if parent >= 0 else 0)
        assert tree.tags[node] or end == node + 1
    return tree


def test_pictures_that_are_all_of_a_link_are_read_by_their_words() -> None:
    one = parse(page(tiles()), "http://h/")
    checked(one.tree)
    found = extract_records(one)
    assert [record.url for record in found.records] == [f"http://h/object/{n}" for n in range(len(NAMES))]
    assert [record.fields[0].value for record in found.records] == NAMES


def test_pictures_without_words_are_read_by_the_titles_of_their_links() -> None:
    for link in (
        '<a href="/object/{n}" title="{name}"> <img src="/none.png" data-original="/t/{n}.jpg"> </a>',
        '<a href="/object/{n}" title="Look"><img src="/t/{n}.jpg" alt="" title="{name}"></a>',
    ):
        one = parse(page(tiles(link)), "http://h/")
        checked(one.tree)
        assert [record.fields[0].value for record in extract_records(one).records] == NAMES


def test_pictures_beside_their_names_say_nothing_more() -> None:
    link = '<a href="/object/{n}"><img src="/t/{n}.jpg" alt="{name}"></a><a href="/object/{n}">{name}</a>'
    text = checked(parse(page(tiles(link)), "http://h/").tree).text(0)
    assert all(text.count(name) == 1 for name in NAMES)


def test_pictures_that_lead_away_or_all_say_the_same_are_left_alone() -> None:
    for link in (
        '<a href="https://other{n}.example/"><img src=x alt="{name}"></a>',
        '<a href="/big/{n}.jpg"><img src=x alt="{name}"></a>',
        '<a href="/object/{n}"><img src=x alt="Photo"></a>',
        '<a href="/object/{n}"><img src=x alt=""></a>',
        '<a href="/object"><img src=x alt="{name}"></a>',
    ):
        text = checked(parse(page(tiles(link)), "http://h/").tree).text(0)
        assert text == "Collection 8 objects found " + "Save " * len(NAMES) + "Footer", link


def test_a_long_class_around_many_pictures_is_not_copied_for_each_of_them() -> None:
    def prepared(size: int) -> Callable[[], object]:
        links = "".join(f'<a href="/{n}"><img alt="Name {n}"></a>' for n in range(size))
        return lambda: parse(f'<div class="{"x" * 200 * size}">{links}</div>', "http://h/")

    assert growth(prepared, 4_000) < SQUARE


def test_covers_beside_their_titles_in_one_link_or_two_say_nothing_more() -> None:
    for link in (
        '<a href="/book/{n}"><img src=x alt="{name}"> {name}</a>',
        '<a href="/book/{n}"><img src=x alt="{name}"></a><h3><a href="/book/{n}?from=cover">{name}</a></h3>',
        '<a href="/book/{n}"><img src=x alt="{name}"></a><h3>{name}</h3>',
        '<a href="/cart/{n}"><img src=x alt="{name}"></a><h3><a href="/book/{n}">{name}</a></h3>',
    ):
        text = checked(parse(page(tiles(link)), "http://h/").tree).text(0)
        assert all(text.count(name) == 1 for name in NAMES), link


def test_words_that_lead_to_every_record_do_not_name_what_a_picture_names() -> None:
    link = '<a href="/object/{n}"><img src="/t/{n}.jpg" alt="{name}"></a><a href="/object/{n}">See more</a>'
    one = parse(page(tiles(link)), "http://h/")
    checked(one.tree)
    found = extract_records(one)
    titles = [record.fields[0].value for record in found.records]
    assert titles == NAMES


def test_words_that_lead_to_every_record_are_no_title_where_nothing_else_is_said() -> None:
    link = (
        '<a href="/object/{n}"><img src="/t/{n}.jpg" alt=""></a><span>{n},50 €</span><a href="/object/{n}">Details</a>'
    )
    found = extract_records(parse(page(tiles(link)), "http://h/"))
    assert [record.url for record in found.records] == [f"http://h/object/{n}" for n in range(len(NAMES))]
    assert not any(field.key == "title" or field.attribute == "title" for r in found.records for field in r.fields)


def test_several_editions_of_one_title_keep_it() -> None:
    link = '<a href="/object/{n}">Hamlet</a> <span>{name} Press</span>'
    found = extract_records(parse(page(tiles(link)), "http://h/"))
    assert [record.fields[0].value for record in found.records] == ["Hamlet"] * len(NAMES)


def test_pages_named_by_the_files_that_they_show_are_no_pictures() -> None:
    link = '<a href="/index.php?album=bowls&amp;image={n}.jpg"><img src="/t/{n}.jpg" alt="{name}"></a>'
    found = extract_records(parse(page(tiles(link)), "http://h/"))
    assert [record.fields[0].value for record in found.records] == NAMES
    assert found.records[0].url == "http://h/index.php?album=bowls&image=0.jpg"
