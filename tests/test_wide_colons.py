"""Lines of East Asian pages that tell several things, parted by nothing but blanks or by brackets around the labels: each is a
value of its own; titles with such signs stay whole."""

from __future__ import annotations

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher


def read(body: str, *, domain: bool) -> Record:
    html = f"<!doctype html><title>静かな庭</title><h1>静かな庭</h1>{body}"
    page = parse(html.encode(), url="http://h/item/7")
    (record,) = extract_records(page, matcher=Matcher(load_domain("books")) if domain else None).records
    return record


def pairs(record: Record) -> dict[str, str]:
    return {one.key: one.value.removeprefix(one.key).lstrip("：: ") for one in record.fields}


@pytest.mark.parametrize("domain", [True, False])
@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (
            "<p>狀態：完結 地區：北島 語言：繁體</p><p>版本：河岸 分類：散文 維護：<a href=/u/3>小林</a></p>",
            {"狀態": "完結", "地區": "北島", "語言": "繁體", "版本": "河岸", "分類": "散文", "維護": "小林"},
        ),
        (
            "<p>【サイズ】21cm 【頁数】148p<br>【分類】914.6 【利用対象】一般 児童</p><p>貸出：可 予約：二",
            {"サイズ": "21cm", "頁数": "148p", "分類": "914.6", "利用対象": "一般 児童", "貸出": "可", "予約": "二"},
        ),
    ],
)
def test_each_statement_of_a_line_is_a_value(body: str, wanted: dict[str, str], *, domain: bool) -> None:
    assert pairs(read(body, domain=domain)).items() >= wanted.items()


@pytest.mark.parametrize(
    "line",
    [
        "【新品】静かな庭の本【送料無料】",
        "時間：10：30 場所：会館",
        "説明：庭の話 その続き",
        "狀態：完結 狀態：連載",
    ],
)
def test_other_lines_stay_whole(line: str) -> None:
    record = read(f"<dl><dt>出版者<dd>河岸書房<dt>出版年<dd>2003</dl><p>{line}</p>", domain=True)
    values = [one.value for one in record.fields]
    assert "完結" not in values
    assert not {"静かな庭の本", "10", "会館", "連載"} & set(values)
