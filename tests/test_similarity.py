from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.similarity import accepted, fold, normalised, plain, similarity, tokens


def levenshtein(x: str, y: str) -> int:
    row = list(range(len(y) + 1))
    for i, a in enumerate(x, 1):
        row, last = [i], row
        for j, b in enumerate(y, 1):
            row.append(min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b)))
    return row[-1]


def test_printed_vectors() -> None:
    assert similarity("author", "authors") == pytest.approx(0.857, abs=5e-4)
    assert similarity("作者", "著作者") == pytest.approx(0.667, abs=5e-4)


@settings(deadline=None)
@given(st.text(max_size=12), st.text(max_size=12))
def test_similarity_is_the_formula(x: str, y: str) -> None:
    longest = max(len(x), len(y))
    expected = 1 - levenshtein(x, y) / longest if longest else 1.0
    assert similarity(x, y) == pytest.approx(expected)
    assert similarity(x, y) == similarity(y, x)


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Search by Author:", "author"),
        ("* Book title (required)", "book title"),
        ("bookTitle", "book title"),
        ("_filter_column", "column"),
        ("ISBNNumber", "isbn number"),
        ("请输入书名：", "书名"),
        ("請選擇分類", "分類"),
        ("ISBN-13", "isbn 13"),
        ("Título del libro", "titulo libro"),
        ("Author's name", "authors name"),
        ("Ｔｉｔｌｅ", "title"),
        ("created by", "created by"),
        ("by", "by"),
        ("Search", "search"),
        ("ガギ", "ガギ"),
        ("***", ""),
    ],
)
def test_labels_are_normalised(label: str, expected: str) -> None:
    assert normalised(label) == expected


@settings(deadline=None)
@given(st.text(max_size=400))
def test_normalising_any_text_is_bounded_and_idempotent(text: str) -> None:
    words = tokens(text)
    assert len(words) <= 16
    assert all(word and not word.isspace() for word in words)
    assert fold(fold(text)) == fold(text)
    assert plain(text) == plain(text).strip()


def test_short_cjk_labels_need_near_equality() -> None:
    assert not accepted("出版年", "出版社", similarity("出版年", "出版社"))
    assert accepted("出版社", "出版社名", similarity("出版社", "出版社名"))
    assert accepted("author", "autor", similarity("author", "autor"))
    assert not accepted("title", "venue", similarity("title", "venue"))
