"""Titles in scripts that set no blanks between words, and titles of one word, in answers to a search."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from knowledge.words import word_count


@pytest.mark.parametrize(
    "text, count",
    [
        ("", 0),
        ("two words", 2),
        ("石头的歌", 2),
        ("霧の庭 2", 3),
        ("สวนในสายหมอก", 6),
        ("비 없는 여름", 3),
        ("Έν άστρο", 2),
    ],
)
def test_runs_of_scripts_without_blanks_count_a_word_for_two_characters(text: str, count: int) -> None:
    assert word_count(text) == count


def _titles(domain: str, rows: str) -> list[list[str]]:
    page = parse(f"<h1>結果</h1><div class=list>{rows}</div>", "http://s.example/s?q=a")
    records = extract_records(page, matcher=Matcher(load_domain(domain))).records
    return [[field.value for field in record.fields if field.attribute == "title"] for record in records]


def test_people_and_a_year_behind_a_title_are_no_reference_that_tells_another() -> None:
    films = (("石头的歌", "张伟民, 王建国、赵丽华, 2013, 剧情"), ("湖边之旅", "陈雨桐, 周思远、王建国, 1995, 犯罪"),
             ("港口的影子", "林晓云, 赵丽华、周思远, 2001, 喜剧"))  # fmt: skip
    rows = "".join(f"<li><a href='/{n}'>{title}</a><br>{said}</li>" for n, (title, said) in enumerate(films))
    assert _titles("movies", f"<ul>{rows}</ul>") == [[title] for title, _ in films]


@pytest.mark.parametrize("called", ["name", "title"])
def test_a_card_begins_with_its_name_be_it_one_word(called: str) -> None:
    work = (("Bäcker", "Weber Holzbau GmbH, Bremen, Vollzeit, 3.200 €"), ("会计", "长河物流, 成都, 兼职, 6千-8千"),
            ("Pflegerin", "Klinik Seeblick, Augsburg, Teilzeit, 2.800 €"))  # fmt: skip
    rows = "".join(
        f"<a class=card href='/{n}'><img src='/{n}.jpg'><div class={called}>{title}</div><span>{said}</span></a>"
        for n, (title, said) in enumerate(work)
    )
    assert _titles("jobs", rows) == [[title] for title, _ in work]
