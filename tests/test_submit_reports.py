"""Forms that report what is wrong with a page are never sent, however like searches they look."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge
from crawler.submit.reports import REPORTS

SURE = Verdict("search", True, 1.0)


def judged(html: str) -> tuple[bool, str]:
    found = judge(read_forms(parse(html, "http://site.example/dir/page"))[0], SURE)
    return found.allowed, found.reason


def boxes(*labels: str) -> str:
    return "".join(
        f"<label><input type=checkbox name=problem value={n}> {label}</label><input type=text aria-label='Details {n}'>"
        for n, label in enumerate(labels)
    )


@pytest.mark.parametrize(
    "faults",
    [
        boxes(
            "Something is broken",
            "It has spelling mistakes",
            "The information is wrong",
            "Search finds nothing",
            "Other",
        ),
        boxes("Die Seite funktioniert nicht", "Rechtschreibfehler", "Die Angaben sind veraltet", "Anderes"),
        boxes(
            "La page ne fonctionne pas", "Faute d’orthographe", "L’information est erronée", "Je ne trouve pas", "Autre"
        ),
        "<select name=why><option>Broken link<option>Outdated<option>Spam<option>Other</select>Search words <input name=q>",
    ],
)
def test_a_form_that_offers_faults_to_choose_from_reports_them(faults: str) -> None:
    assert judged(f"<form action=#>{faults}<button>Submit</button></form>") == (False, REPORTS)


def test_a_search_may_allow_for_mistakes() -> None:
    html = (
        "<form action=/find><input name=q><label><input type=checkbox name=s> Spelling variants</label><select name=t>"
    )
    options = "<option>Letters<option>Maps<option>Error lists</select><button>Search</button></form>"
    assert judged(html + options)[0]


@pytest.mark.parametrize(
    "fields",
    [
        "<select name=e><option>Double die error<option>Strike error<option>Edge error</select><button>Search</button>",
        "<select name=t><option>English grammar<option>German grammar<option>Spelling</select><button>Find</button>",
        (
            "<select name=a><option>登録日の新しい順<option>登録日の古い順</select><select name=b><option>発行年の新しい順"
            "<option>発行年の古い順</select><select name=c><option>更新の新しい順<option>更新の古い順</select>"
            "<button>検索</button>"
        ),
        "<select name=t><option>Typography<option>Typology<option>Typographers</select><button>Go</button>",
    ],
)
def test_what_searches_by_kinds_of_faults_reports_none(fields: str) -> None:
    assert judged(f"<form action=/find><input name=q>{fields}</form>")[0]
