"""Scenes as addresses: there and back, and what pages may write that nobody made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.browser import Scene, acted, scene_of
from crawler.browser.scene import shown
from crawler.urls import canonical

TEXTS = st.text(st.characters(blacklist_categories=("Cs",), blacklist_characters="\0"), max_size=20)
NAMES = st.text(st.characters(whitelist_categories=("Ll", "Lu", "Nd")), min_size=1, max_size=8)
PLACES = st.sampled_from(
    (
        "http://h.example/",
        "http://h.example/a/b",
        "http://h.example/a?x=1&y=2",
        "http://h.example/#/list",
        "http://h.example/?v=1#/b/2",
    )
)


@given(PLACES, st.integers(0, 2000), st.lists(st.tuples(NAMES, TEXTS), max_size=5), st.integers(1, 300))
def test_a_scene_comes_back_from_its_address(place: str, form: int, values: list[tuple[str, str]], page: int) -> None:
    scene = Scene(place, form, tuple(values) if form else (), page)
    again = canonical(scene.address, sessions=True)
    assert again is not None
    if scene.plain:
        assert scene.address == place and scene_of(again) is None
    else:
        assert acted(again)
        assert scene_of(again) == scene


@given(st.text(max_size=200))
def test_any_address_is_read_or_not(text: str) -> None:
    for url in (f"http://h.example/?fd.form={text}", f"http://h.example/?{text}&fd.page=2"):
        scene = scene_of(url)
        assert scene is None or scene.url.startswith("http://h.example/")


@pytest.mark.parametrize(
    "query",
    [
        "fd.form=1&fd.form=2",
        "fd.form=-1",
        "fd.form=x",
        "fd.page=0",
        "fd.page=99999",
        "fd.at=http://other.example/",
        "fd.form=٣",
    ],
)
def test_an_unsound_scene_is_none(query: str) -> None:
    assert scene_of(f"http://h.example/?{query}") is None


def test_what_a_server_is_asked_for_holds_nothing_of_ours() -> None:
    scene = scene_of("http://h.example/a?q=one+two&fd.form=3&fd.at=%3Fview%3Dall%23%2Ffind&fd.page=4")
    assert scene == Scene("http://h.example/a?view=all#/find", 3, (("q", "one two"),), 4)
    assert scene.base == "http://h.example/a?view=all"


def test_ordinary_addresses_are_no_scenes() -> None:
    for url in (
        "http://h.example/",
        "http://h.example/?q=fd.form",
        "http://h.example/fd.form=1",
        "http://h.example/?xfd.form=1",
    ):
        assert scene_of(url) is None


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://h.example/?fd.at=%23%2Fbook%2F7", "http://h.example/#/book/7"),
        ("http://h.example/?fd.at=%3Fv%3D1%23%2Fbook", "http://h.example/?v=1#/book"),
        ("http://h.example/?q=x&fd.form=1", "http://h.example/?q=x&fd.form=1"),
        ("http://h.example/book/7", "http://h.example/book/7"),
        ("http://[h.example/?fd.at=%23a", "http://[h.example/?fd.at=%23a"),
        ("said of fd.at=#x", "said of fd.at=#x"),
    ],
)
def test_a_reader_is_told_the_address_that_the_site_has(url: str, expected: str) -> None:
    assert shown(url) == expected
