"""Queries that ask how each of their words is to be met are searches, whatever their boxes are called."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge

DOUBTED = Verdict("contact/comment", False, 0.45)


def form(html: str) -> Form:
    return read_forms(parse(html, "http://site.example/dir/page"))[0]


def ways(name: str, *options: str) -> str:
    return "".join(f"<label><input type=radio name={name} value={option}> {option}</label>" for option in options)


WHO = f"Who <input name=who>{ways('who_match', 'exact', 'contains', 'regex')}"
COMMENT = f"Comment <input name=comment>{ways('comment_match', 'exact', 'begins with', 'regex')}"
BUTTON = "<button>Search</button>"


@pytest.mark.parametrize(
    ("html", "allowed"),
    [
        (f"<form action=/log>{WHO}{COMMENT}{BUTTON}</form>", True),
        (
            f"<form action=/log><select name=o><option>is<option>starts with</select><input name=who>{COMMENT}{BUTTON}",
            True,
        ),
        (f"<form action=/log>{WHO}Comment <input name=comment>{BUTTON}</form>", False),
        (f"<form action=/log>{WHO}{COMMENT}<button>Send</button></form>", False),
        (f"<form action=/log>{WHO}{COMMENT}<button>Save search</button></form>", False),
        (f"<form action=/log method=post>{WHO}{COMMENT}{BUTTON}</form>", False),
        (
            f"<form action=/log><input name=a>{ways('b', 'guest', 'team')}<input name=c>{ways('d', 'open', 'done')}{BUTTON}",
            False,
        ),
    ],
)
def test_a_query_is_told_by_how_it_wants_its_words_met(html: str, allowed: bool) -> None:
    assert judge(form(html), DOUBTED).allowed is allowed


def test_what_is_surely_no_search_is_not_made_one_by_it() -> None:
    assert not judge(form(f"<form action=/log>{WHO}{COMMENT}{BUTTON}</form>"), Verdict("login", False, 0.1)).allowed
