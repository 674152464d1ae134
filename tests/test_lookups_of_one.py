"""What looks one thing up by its number, code or address is no search, however its box is named; registers are still asked."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)


def allowed(inner: str, method: str = "get") -> bool:
    page = f"<form action=/search method={method}>{inner}<button>Search</button></form>"
    return judge(read_forms(parse(page, "http://site.example/dir/page"))[0], SURE).allowed


@pytest.mark.parametrize(
    "inner",
    [
        "<input name=q placeholder='Enter IFSC code'>",
        "<input name=q placeholder='CLABE interbancaria (18 dígitos)'>",
        "<input name=q placeholder='N° de suivi'>",
        "<input name=q placeholder='Трек-номер'>",
        "<input name=q placeholder='Tracking number, e.g. 1Z 999'>",
        "<input name=search placeholder='Waybill number'>",
        "<input name=no placeholder='お問い合わせ番号'>",
        "<input name=q placeholder='Desired username'>",
        "<input name=q placeholder='https://'>",
        "<input name=q value='http://www.site.example/'>",
        "<input name=q placeholder='e.g. site.example.com'>",
        "<input name=link type=url>",
        "<label>Application number <input name=app></label>",
        "<label>Roll number <input name=roll></label><label>Date of birth <input name=dob></label>",
        "<label>Номер заявления <input name=n></label><label>Фамилия <input name=f></label>",
    ],
)
def test_what_takes_one_number_or_address_is_refused(inner: str) -> None:
    assert not allowed(inner) and not allowed(inner, "post")


@pytest.mark.parametrize(
    "inner",
    [
        "<input name=q placeholder='Bank, city or IFSC code'>",
        "<input name=q placeholder='Search by tracking number'>",
        "<input name=q placeholder='Title, author, serial number'>",
        "<input name=q placeholder='Hostname'>",
        "<input name=q placeholder='Search site.example'>",
        "<input name=q placeholder='Search https://site.example/'>",
        "<input name=q>",
        "<label>Application reference, address or postcode <input name=searchCriteria></label>",
        "<label>Application number <input name=a></label><label>Applicant <input name=b></label>",
        (
            "<label>Application number <input name=a></label>"
            "<label>Status <select name=s><option>All<option>Decided</select></label>"
        ),
        "<label>Surname <input name=s></label><label>Date of birth <input name=d></label>",
        "<label>Date of birth <input name=d></label>",
    ],
)
def test_what_takes_other_things_too_is_asked(inner: str) -> None:
    assert allowed(inner)


def judged(page: str) -> bool:
    return judge(read_forms(parse(page, "http://site.example/dir/page"))[0], SURE).allowed


DATES = "<form action=/d>From <input type=date name=from> To <input type=date name=to><button>Show</button></form>"
WORDS = "<form action=/s><input name=q><button>Search</button></form>"


def test_what_stands_below_the_name_of_a_tool_works_something_out() -> None:
    for heading in (
        "Days between two dates",
        "Date calculator",
        "Kalkulačka dní",
        "日数計算ツール",
        "Калькулятор дней",
    ):
        assert not judged(f"<h1>{heading}</h1>{DATES}"), heading
    for heading in ("Events", "Diaries of a surveyor", "Which calculator is the right one for me and for my school"):
        assert judged(f"<h1>{heading}</h1>{DATES}"), heading
    assert judged(f"<h1>Calculator reviews</h1>{WORDS}") and judged(f"<h1>Pocket calculator</h1>{WORDS}")


def test_what_takes_orders_by_number_is_no_search() -> None:
    for box in ("Add to your order: item no.", "Schnellbestellung: Artikelnummer", "Быстрый заказ по артикулу"):
        assert not judged(f"<form action=/s><input name=q placeholder='{box}'><button>Search</button></form>"), box
    assert not judged("<form action=/quickorder><input name=sku><button>Go</button></form>")
    assert judged(
        "<form action=/s><input name=q placeholder='Quick search: item no., order'><button>Search</button></form>"
    )
