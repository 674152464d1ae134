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


SORTED = (
    "<select name=order><option value=''><option value=t>Title<option value=o>Observer<option value=e>Exposure</select>"
)
ORDERED = f"Title <input name=t>Observer <input name=o>Exposure [s] <input name=e>Sort by {SORTED}"
SURE = Verdict("search", True, 0.85)


@pytest.mark.parametrize(
    ("inner", "allowed"),
    [
        (f"{ORDERED}<input type=submit value=Go>", True),
        (f"{ORDERED}<input type=submit value=Save>", False),  # says what it does
        (f"{ORDERED}<textarea name=c></textarea><input type=submit value=Go>", False),
        (f"{ORDERED}E-mail <input name=mail><input type=submit value=Go>", False),
        (ORDERED.replace("name=o", "name=o value='Ann Lee'") + "<input type=submit value=Go>", False),  # to be changed
        (ORDERED.replace("Sort by", "Reach me by").replace("name=order", "name=reach") + "<button>Go</button>", False),
        (
            ORDERED.replace("Observer<option", "Place<option").replace("value=o", "value=p") + "<button>Go</button>",
            False,
        ),
        (
            f"Title <input name=t>Observer <input name=o>{SORTED}<input type=submit value=Go>",
            False,
        ),  # nothing says sorting
    ],
)
def test_who_asks_by_which_box_to_sort_asks_for_records(inner: str, allowed: bool) -> None:
    posted = form(f"<h1>Log</h1><form method=post action=/q/form>{inner}</form>")
    assert judge(posted, SURE).allowed is allowed


def test_a_suggestion_or_an_order_with_such_a_choice_is_refused() -> None:
    for heading in ("Suggest a purchase", "Order a print", "New entry"):
        html = f"<h1>{heading}</h1><form method=post action=/q/form>{ORDERED}<input type=submit value=Go></form>"
        assert not judge(form(html), SURE).allowed
