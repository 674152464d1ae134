from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.classify.cues import cues
from crawler.classify.tokens import MAX_TOKEN, tokens


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("searchFormBox", ("search", "form", "box")),
        ("HTMLParser_url", ("html", "parser", "url")),
        ("Búsqueda Straße Łódź", ("busqueda", "strasse", "lodz")),
        ("高级搜索", ("高级", "级搜", "搜索")),
        ("ISBN号", ("isbn", "号")),
        ("検索する", ("検索", "索す", "する")),
        ("검색", ("검색",)),
        ("Поиск ёлки", ("поиск", "елки")),
        ("Ｓｅａｒｃｈ", ("search",)),
        ("ctl00$txtTitle", ("ctl", "00", "txt", "title")),
        ("2024 12 007", ("#4", "12", "#3")),
        ("हिन्दी", ("हिन्दी",)),
        ("", ()),
        (" -_$/ ", ()),
    ],
)
def test_tokens(text: str, expected: tuple[str, ...]) -> None:
    assert tokens(text) == expected


@given(st.text(max_size=300))
def test_any_text_gives_short_plain_tokens(text: str) -> None:
    for token in tokens(text):
        assert token
        assert len(token) <= MAX_TOKEN
        assert not any(letter.isspace() for letter in token)


@given(st.text(alphabet="abcXYZ 搜索09_", max_size=64))
def test_long_and_short_texts_are_cut_alike(text: str) -> None:
    assert tokens(text + " " * 100) == tokens(text)


@pytest.mark.parametrize(
    ("word", "cue"),
    [
        ("Recherche", "search"),
        ("Vyhledávání", "search"),
        ("Найти", "search"),
        ("検索", "search"),
        ("검색", "search"),
        ("بحث", "search"),
        ("Abonnieren", "newsletter"),
        ("Anmelden", "login"),
        ("密码", "password"),
        ("Warenkorb", "order"),
        ("Löschen", "change"),
        ("不限", "any"),
    ],
)
def test_cues_cross_languages(word: str, cue: str) -> None:
    assert any(cue in cues(token) for token in tokens(word))


def test_no_cue_for_names() -> None:
    assert cues("wittgenstein") == ()


@given(st.text(alphabet="aBcD9_- éßЖж", min_size=1, max_size=12))
def test_texts_with_other_scripts_are_cut_as_those_without(text: str) -> None:
    assert tokens(f"{text} 中")[:-1] == tokens(text)
