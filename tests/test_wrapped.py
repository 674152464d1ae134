# ruff: noqa: E501 (a page reads best as it is sent)
"""Forms wrapped around a whole page: only the search's own part is read, and what is not plainly apart stays forbidden."""

from __future__ import annotations

import pytest

from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)
LOGIN = "<div>User <input name=top$user> Password <input type=password name=top$pass> {}</div>"
NAMED = LOGIN.format("<input type=submit name=top$in value=Enter>")
CALLED = LOGIN.format("<a href=\"javascript:__doPostBack('top$in','')\">Log in</a>")
SEARCH = "<table><tr><td>Case number<td><input name=main$no><tr><td>Party<td><input name=main$party></table><input type=submit name=main$go value=Search>"
NEWS = "<div>News by mail <input name=foot$mail><input type=submit name=foot$ok value=Subscribe></div>"


def form(inside: str, action: str = "Default.aspx") -> Form:
    html = f"<form method=post action={action}><input type=hidden name=__VIEWSTATE value=dDw>{inside}</form>"
    return read_forms(parse(f"<html><body>{html}</body></html>", "http://court.example/Default.aspx"))[0]


def names(one: Form) -> list[str]:
    return [field.name for field in one.fields]


@pytest.mark.parametrize("login", [NAMED, CALLED])
def test_only_the_searchs_own_part_is_read(login: str) -> None:
    read = form(f"{login}<div>{SEARCH}</div>{NEWS}")
    assert names(read) == ["__VIEWSTATE", "main$no", "main$party", "main$go"]
    assert "Password" not in read.words and "Subscribe" not in read.words and "Case number" in read.words
    assert judge(read, FormClassifier.load().classify(read)).allowed


@pytest.mark.parametrize(
    "inside",
    [
        f"{LOGIN.format('')}<div>{SEARCH}</div>",  # nothing but the search's button sends the password
        "User <input name=u> Password <input type=password name=p> <input type=submit name=in value=Enter>" + SEARCH,
        f"{NAMED}<div>{SEARCH.replace('name=main$go', '')}</div>",  # the server could not tell the buttons apart
        f"{NAMED}<div>{SEARCH.replace('Search', 'Send')}</div>",
    ],
)
def test_what_is_not_plainly_apart_stays_forbidden(inside: str) -> None:
    assert not judge(form(inside), SURE).allowed


def test_a_form_that_is_sent_to_a_login_stays_whole() -> None:
    assert not judge(form(f"{NAMED}<div>{SEARCH}</div>", "/login"), SURE).allowed


def test_buttons_that_work_on_the_same_boxes_stay() -> None:
    inside = f"<div>{SEARCH}<p><input type=submit name=main$csv value=Export><input type=submit name=main$new value=Reset></p></div>"
    assert names(form(inside))[-2:] == ["main$csv", "main$new"]


@pytest.mark.parametrize(
    "inside",
    [
        f"<input type=hidden name=do value=login>{NAMED}<div>{SEARCH}</div>",  # the button's name decides nothing
        f"<input type=hidden name=__EVENTTARGET value=top$in>{NAMED}<div>{SEARCH}</div>",
        f"{NAMED}<div>{SEARCH.replace('name=main$go', 'name=main$go formaction=/join')}</div>",
        f"{NAMED.replace('name=top$in', 'name=top$in formaction=/login')}<div>{SEARCH.replace('name=main$go', 'name=main$go formaction=/find')}</div>",
        f"<div>PIN <input type=password name=pin> <a href='javascript:tip()'>What is this?</a></div><div>{SEARCH}</div>",
        f"<div>PIN <input type=password name=pin> <input type=submit name=tip value=Help></div><div>{SEARCH}</div>",
    ],
)
def test_what_is_told_by_more_than_the_button_stays_whole(inside: str) -> None:
    read = form(inside)
    assert any(field.control == "password" for field in read.fields)
    assert not judge(read, SURE).allowed


def test_a_form_that_is_called_a_login_stays_whole() -> None:
    assert not judge(form(f"{NAMED}<div>{SEARCH}</div>", "Default.aspx id=login_form"), SURE).allowed
