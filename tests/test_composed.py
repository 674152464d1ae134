"""Searches of several controls without a form, whose values a script puts into an address."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import offered_forms
from crawler.links import acts
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge
from tests.growth import SQUARE, growth
from tests.handmade import answering, harvested, html

CONTROLS = (
    '<div class="pick"><label for="ev">Publisher</label><select id="ev"><option value="">Choose</option><option>Vale</option>'
    '<option>Old Press</option></select><label for="an">Year</label><select id="an"><option value="">Choose</option>'
    '<option>1990</option><option>1991</option></select><label for="nm">Title</label><input id="nm">'
    '<button type="button" id="bt">Show results</button></div>'
)
JOINED = (
    "bt.onclick = function () { var e = document.getElementById('ev').value, y = document.getElementById('an').value;"
    " window.location = '/list?all=1&publisher=' + e + '&year=' + y + '&title=' +"
    " encodeURIComponent(document.getElementById('nm').value); };"
)
JQUERY = (
    "$('#bt').click(() => { location.href = \"/list?all=1&publisher=\" + $('#ev').val() + \"&year=\" + $('#an').val() +"
    " \"&title=\" + $('#nm').val() })"
)
TEMPLATE = (
    "const e = document.querySelector('#ev').value; const y = document.querySelector('#an').value;"
    "const n = document.querySelector('#nm').value; bt.onclick = () => location.assign("
    "`/list?all=1&publisher=${e}&year=${y}&title=${encodeURIComponent(n)}`);"
)


def forms(controls: str, script: str) -> list[Form]:
    return offered_forms(parse(f"<h1>Books</h1>{controls}<script>{script}</script>", "http://h/"))


@pytest.mark.parametrize("script", [JOINED, JQUERY, TEMPLATE])
def test_controls_whose_values_a_script_puts_into_an_address_are_a_form(script: str) -> None:
    (form,) = forms(CONTROLS, script)
    assert (form.method, form.action) == ("GET", "http://h/list")
    said = [(field.name, field.control, field.label) for field in form.fields]
    assert said == [
        ("publisher", "select", "Publisher"),
        ("year", "select", "Year"),
        ("title", "text", "Title"),
        ("", "submit", "Show results"),
        ("all", "hidden", ""),
    ]
    assert [option.value for option in form.fields[0].options] == ["", "Vale", "Old Press"]
    assert judge(form, Verdict("search", True, 0.9)).allowed


@pytest.mark.parametrize(
    ("controls", "script"),
    [
        (CONTROLS, JOINED.replace("var e = document.getElementById('ev').value", "var e = secret()")),
        (CONTROLS, JOINED.replace("window.location = ", "var url = ")),
        (CONTROLS, JOINED.replace("'/list", "'https://elsewhere.example/list")),
        (CONTROLS.replace("<button", '<input type="password" id="p"><button'), JOINED),
        (CONTROLS.replace("<button", '<textarea id="t"></textarea><button'), JOINED),
        (CONTROLS.replace("div", "form"), JOINED.replace("location", "place")),
        (CONTROLS.replace('id="nm"', 'id="nm" disabled'), JOINED),
        (CONTROLS, JOINED.replace(".value); };", ".value) + extra; };")),
        (CONTROLS, JOINED.replace(" y + ", " (y || last) + ")),
        (CONTROLS, JOINED.replace("window.location", "if (confirm('Sure?')) window.location")),
        (CONTROLS, JOINED.replace("window.location", "var allocation")),
        (CONTROLS, TEMPLATE.replace("`);", "` + more);")),
        (CONTROLS, TEMPLATE.replace("year=", "${k}=")),
        (CONTROLS.replace("</div>", "<button>Delete all</button></div>"), JOINED),
        (CONTROLS.replace("</div>", '<input type="button" value="Add to cart"></div>'), JOINED),
        (f"<form method=post>{'<div>' * 70}{CONTROLS}{'</div>' * 70}</form>", JOINED),
    ],
)
def test_nothing_is_made_up(controls: str, script: str) -> None:
    assert not any(form.action == "http://h/list" for form in forms(controls, script))


@pytest.mark.parametrize(
    ("button", "address"), [("Register", "/register"), ("Buy now", "/order"), ("Delete", "/remove"), ("Vote", "/poll")]
)
def test_what_acts_is_refused_as_a_form_would_be(button: str, address: str) -> None:
    (form,) = forms(CONTROLS.replace("Show results", button), JOINED.replace("/list", address))
    assert not judge(form, Verdict("search", True, 0.99)).allowed


def test_what_is_fixed_between_and_behind_the_values_is_sent_with_them() -> None:
    script = JOINED.replace("&title=", "&kind=all&title=").replace(".value); };", ".value) + '&do=delete'; };")
    (form,) = forms(CONTROLS, script)
    told = {field.name: field.value for field in form.fields if field.control == "hidden"}
    assert told == {"all": "1", "kind": "all", "do": "delete"}
    assert acts(form)


def test_the_heading_above_is_weighed() -> None:
    (form,) = forms(f"<h2>Sign up</h2>{CONTROLS}", JOINED)
    assert form.heading == "Sign up"


@pytest.mark.parametrize(
    "piece", ["location='/a?b='+c+", "location=`/a?b=${c}&", "a=document.getElementById('b'),", "location = "]
)
def test_long_scripts_are_read_in_linear_time(piece: str) -> None:
    assert growth(lambda size: lambda: forms(CONTROLS, piece * size), 2_000) < SQUARE


def test_many_scripts_are_read_in_linear_time() -> None:
    many = "location='/a?b='+ev+'&c='+nm;" * 30 + "a" * 49_000

    def prepared(size: int) -> Callable[[], object]:
        page = parse(f"<h1>Books</h1>{CONTROLS}" + f"<script>{many}</script>" * size, "http://h/")
        return lambda: offered_forms(page)

    assert growth(prepared, 2) < SQUARE


BOOKS = [(f"Book number {n}", ("Vale", "Old Press")[n % 2], str(1990 + n // 2 % 2)) for n in range(24)]


async def test_such_a_search_is_asked(tmp_path: Path) -> None:
    async def answer(request: web.Request) -> web.Response:
        asked = request.query
        if request.path != "/list":
            return html(f"<h1>Books</h1>{CONTROLS}<script>{JOINED}</script>")
        if not asked.get("publisher") or not asked.get("year"):
            return html(f"<p>Choose a publisher and a year.</p>{CONTROLS}<script>{JOINED}</script>")
        found = [one for one in BOOKS if one[1:] == (asked["publisher"], asked["year"])]
        rows = "".join(f"<tr><td>{title}</td><td>{who}</td><td>{year}</td></tr>" for title, who, year in found)
        return html(
            f"{CONTROLS}<script>{JOINED}</script><p>{len(found)} books found</p>"
            f"<table><tr><th>Title</th><th>Publisher</th><th>Year</th></tr>{rows}</table>"
        )

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {one["attributes"]["title"] for one in records} == {title for title, *_ in BOOKS}
