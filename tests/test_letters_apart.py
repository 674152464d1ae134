"""Words of scripts without blanks that are set in letters apart, as buttons have them to be wide enough."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.forms.vocabulary import LOGIN, RESET, SEARCH, folded
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SEARCHES = (
    '<form action="/so.asp"><input type="radio" name="lx" value="1" checked>名称 <input type="radio" name="lx" value="2">负责人 '
    '关键字: <input name="gjz"> <input type="submit" value="搜 索"></form>'
)


@pytest.mark.parametrize("said", ["搜 索", "搜\u3000索", " 查 \u00a0 询 ", "检 索", "검 색"])
def test_a_button_in_letters_apart_searches(said: str) -> None:
    assert SEARCH.search(folded(said))


def test_what_acts_is_seen_in_letters_apart_too() -> None:
    assert LOGIN.search(folded("登 录"))
    assert RESET.search(folded("重 置"))
    assert not SEARCH.search(folded("重 置"))


def test_words_of_several_letters_stay_apart() -> None:
    assert folded("提交 查看 更多") == " 提交 查看 更多 "
    assert folded("甲 乙 丙 丁 戊") == " 甲 乙 丙 丁 戊 "  # a row of single letters is an index, no word


def test_a_search_whose_button_is_set_so_is_sent() -> None:
    (form,) = read_forms(parse(SEARCHES, "https://clubs.example/"))
    assert judge(form, Verdict("search", True, 0.54)).allowed
