"""Pages that are picked by radio buttons, which a script puts into the address."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.paging.pager import find_paging

HERE = "http://shop.example/search?search=river&order=name"


def radios(shown: int, last: int, name: str = "p", attributes: str = "") -> str:
    def one(label: str, number: int, ids: str, on: bool = True) -> str:
        marks = ("" if on else " disabled") + (" checked" if ids == f"n{shown}" else "")
        return f"<li><input type=radio name={name} id={ids} value={number}{marks}><label for={ids}>{label}</label></li>"

    pages = "".join(one(str(number), number, f"n{number}") for number in range(1, last + 1))
    ends = one("<i></i>", max(1, shown - 1), "prev", shown > 1), one("<i></i>", shown + 1, "next", shown < last)
    return f'<nav><ul class="pagination" {attributes}>{ends[0]}{pages}{ends[1]}</ul></nav>'


def following(content: str, here: str = HERE) -> list[str]:
    page = parse(f"<div>{'<p>A record</p>' * 5}</div>{content}", here)
    return [link.url for link in find_paging(page, region=(0, 12)) if link.kind == "next"]


def test_the_button_after_the_chosen_one_leads_to_the_next_page() -> None:
    assert following(radios(1, 3)) == [f"{HERE}&p=2"]
    assert following(radios(2, 3), f"{HERE}&p=2") == [f"{HERE}&p=3"]


def test_two_rows_of_the_same_pages_are_one() -> None:
    assert following(radios(1, 3) + radios(1, 3)) == [f"{HERE}&p=2"]


def test_the_last_page_leads_nowhere() -> None:
    assert following(radios(3, 3), f"{HERE}&p=3") == []


@pytest.mark.parametrize(
    "content",
    [
        radios(1, 5, name="rating"),
        radios(1, 3).replace("pagination", "stars"),
        f"<form action=/vote method=post>{radios(1, 3)}<button>Vote</button></form>",
        radios(1, 3).replace(">2</label>", ">24</label>"),
        radios(1, 3).replace(" checked", ""),
    ],
)
def test_other_radio_buttons_lead_nowhere(content: str) -> None:
    assert following(content) == []
