"""Reading forms: which controls, what a browser would send untouched, and the label of each."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.forms import read_forms
from crawler.models import Field, Form
from crawler.page import parse

DATA = Path(__file__).parents[1].parent / "shared" / "data" / "forms"
URL = "http://site.example/dir/page?x=1"


def forms(html: str, url: str = URL) -> list[Form]:
    return read_forms(parse(html, url))


def form(html: str) -> Form:
    found = forms(html)
    assert len(found) == 1
    return found[0]


def names(one: Form) -> list[str]:
    return [field.name for field in one.fields]


def labels(html: str) -> dict[str, str]:
    return {field.name: field.label for field in form(html).fields}


def named(one: Form, name: str) -> Field:
    return next(field for field in one.fields if field.name == name)


@pytest.mark.parametrize(
    ("html", "action", "method"),
    [
        ("<form><input name=q></form>", URL, "GET"),
        ("<form action=''><input name=q></form>", URL, "GET"),
        ("<form action='find.php' method=POST><input name=q></form>", "http://site.example/dir/find.php", "POST"),
        ("<base href='/other/'><form action='s'><input name=q></form>", "http://site.example/other/s", "GET"),
        ("<base href='/other/'><form><input name=q></form>", URL, "GET"),
        ("<form action='javascript:go()'><input name=q></form>", "", "GET"),
        ("<form method=dialog><input name=q></form>", "", "GET"),
        ("<form hx-get=rows><input name=q></form>", "http://site.example/dir/rows", "GET"),
        ("<form data-hx-post=/jobs><input name=q></form>", "http://site.example/jobs", "POST"),
        ("<form hx-delete=/jobs/7><input name=q></form>", "", "GET"),
        ("<form action=/find hx-post=/live><input name=q></form>", "http://site.example/find", "GET"),
        ("<form method=put action=/a><input name=q></form>", "http://site.example/a", "GET"),
        ("<form action=/a><button formaction=/b formmethod=post>Find</button></form>", "http://site.example/b", "POST"),
        (
            "<form action=/a><button>Find</button><button formaction=/b>Save</button></form>",
            "http://site.example/a",
            "GET",
        ),
    ],
)
def test_action_and_method(html: str, action: str, method: str) -> None:
    one = form(html)
    assert (one.action, one.method) == (action, method)


def test_a_button_that_leads_elsewhere_is_not_a_submit_button() -> None:
    one = form("<form action=/a><button name=go>Find</button><button name=del formaction=/b>Delete</button></form>")
    assert [(field.name, field.control) for field in one.fields] == [("go", "submit"), ("del", "button")]


def test_controls_of_every_kind_and_their_defaults() -> None:
    one = form(
        """<form><input name=a value=1><input name=b type=SEARCH><input name=c type=nonsense>
        <input name=d type=checkbox checked><input name=e type=checkbox value=v><textarea name=f>
 two
 lines</textarea><select name=g><option value=1>One<option>Two</select>
        <select name=h multiple><option selected>x<option>y<option selected>z</select>
        <select name=i size=4><option>1<option>2</select><input name=j type=range min=0 max=10>
        <input name=k type=color><input type=image name=l><input type=submit name=m>
        <button name=n value=w>Go</button><button type=reset name=o>Clear</button><input type=hidden name=p value='a b'>
        <select name=r><option disabled selected>pick<option value=2>b</select></form>"""
    )
    values = {field.name: field.value for field in one.fields}
    assert values == {
        "a": "1", "b": "", "c": "", "d": "on", "e": None, "f": " two\n lines", "g": "1", "h": "x", "i": None, "j": "5",
        "k": "#000000", "l": "", "m": "Submit", "n": "w", "o": None, "p": "a b", "r": "2",
    }  # fmt: skip
    assert [option.selected for option in named(one, "h").options] == [True, False, True]
    assert named(one, "c").control == "text"
    assert named(one, "h").multiple


def test_radio_buttons_and_boxes_of_one_name_are_one_field() -> None:
    one = form(
        """<form><input type=radio name=t value=1 id=t1><label for=t1>Books</label>
        <input type=radio name=t value=2 checked id=t2><label for=t2>Films</label>
        <label><input type=checkbox name=s value=a checked>Open</label>
        <label><input type=checkbox name=s value=b>Closed</label></form>"""
    )
    kind, status = one.fields
    assert (kind.control, kind.value, [o.label for o in kind.options]) == ("radio", "2", ["Books", "Films"])
    assert (status.multiple, [(o.value, o.label, o.selected) for o in status.options]) == (
        True,
        [("a", "Open", True), ("b", "Closed", False)],
    )


def test_the_only_box_of_a_form_may_be_switched_off_until_a_script_runs() -> None:
    box = '<input type="text" name="words" placeholder="Search" disabled>'
    start, button = '<form action="/find"><input type="hidden" name="r" value="s">', '<button id="go">Go</button>'
    assert [field.name for field in form(f"{start}{box}{button}{box}</form>").fields if field.control == "text"] == [
        "words"
    ]
    other = '<input name="code">'
    for page in (
        f"{start}{box}</form>",  # nothing sends it
        f"{start}{box}{other}{button}</form>",  # one can do without
        f'{start}{box}<input name="more" disabled>{button}</form>',
        f"{start}<fieldset disabled>{box}</fieldset>{button}</form>",
        f'{start}{box}<input type="password" name="key" disabled>{button}</form>',  # one signs in here
        f'{start}{box}<textarea name="text" disabled></textarea>{button}</form>',  # one writes to somebody here
        f"{start}<fieldset disabled><input type=password></fieldset>{box}{button}</form>",
        f'{start}<input name="words" form="other" disabled>{button}</form>',  # another form's
        f'<form action="/find" method="post">{box}{button}</form>',
    ):
        assert "words" not in [field.name for field in form(page).fields]


def test_disabled_controls_are_left_out_but_a_disabled_button_still_speaks() -> None:
    one = form(
        """<form><input name=a disabled><fieldset disabled><legend><input name=b></legend><input name=c></fieldset>
        <select name=d><optgroup disabled label=x><option>1</optgroup><option>2</select>
        <input type=submit name=e value=Register disabled></form>"""
    )
    assert names(one) == ["b", "d", "e"]
    assert [option.value for option in named(one, "d").options] == ["2"]
    assert (named(one, "e").control, named(one, "e").label) == ("button", "Register")


OUTSIDE = [
    ("<input name=a form=f><form id=f><input name=b></form><select name=c form=f></select>", "abc"),
    ("<table><form><tr><td><input name=a></td></tr><tr><td><button name=b></td></tr></form></table>", "ab"),
    ("<table><form><input name=a><tr><td><input name=b></td></tr></form></table>", "ab"),
    ("<table><tr><form><td><select name=a></select></td><td><input name=b></td></form></tr></table>", "ab"),
    ("<table><tr><td><form></td><td><input name=a></td></tr></form></table>", "a"),
    ("<div><div><form><input name=a></div><input name=b><button name=c>Go</button></div></form>", "abc"),
    ("<div><form></div><div><input name=a></form></div>", "a"),
]


@pytest.mark.parametrize(("html", "expected"), OUTSIDE)
def test_controls_outside_the_form_element(html: str, expected: str) -> None:
    assert names(form(html)) == list(expected)


def test_a_whole_form_takes_nothing_from_outside() -> None:
    one = form("<form><input name=a><button>Go</button></form><p><input name=b><button name=c>Other</button></p>")
    assert "b" not in names(one)
    assert "c" not in names(one)


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        (
            '<input name=a placeholder="Enter your search term"></form></div><p>x</p><button name=b>Navigate</button>',
            "a",
        ),
        (
            '<input name=a placeholder="Enter your search term"></form></div><p>x</p><button name=b>Search</button>',
            "ab",
        ),
        ('<input name=a placeholder="Search"></form></div><p>x</p><input type=submit name=b value=Vote>', "ab"),
        ('<input name=a placeholder="Search"></form></div><p>x</p><button type=submit name=b>Vote</button>', "ab"),
        ('<input name=a placeholder="Your mail"></form></div><p>x</p><button name=b>Subscribe</button>', "ab"),
        (
            '<input name=a placeholder="Search"></form></div><input type=password name=b><button name=c>In</button>',
            "abc",
        ),
    ],
)
def test_a_box_to_search_with_takes_no_button_behind_its_form_that_says_something_else(
    markup: str, expected: str
) -> None:
    assert names(form(f"<div><div><form action=/search>{markup}")) == list(expected)


def test_what_is_posted_keeps_the_button_behind_its_form_that_tells_what_becomes_of_it() -> None:
    markup = '<input name=query placeholder="Your query"></form></div><p>x</p><button name=b>Send message</button>'
    assert names(form(f"<div><div><form method=post action=/ask>{markup}")) == ["query", "b"]


def test_torn_forms_stop_at_the_next_form() -> None:
    first, second = forms(
        """<table><form><tr><td><input name=a></td></tr></form><form><tr><td><input name=b></td></tr></form></table>"""
    )
    assert (names(first), names(second)) == (["a"], ["b"])
    assert [one.index for one in (first, second)] == [0, 1]


TABLE = "<table><tr>{}</tr></table>"
ROWS = "<table><tr>{}</tr><tr>{}</tr></table>"
FILTER = (
    "<table><thead><tr><th>Column</th><th>Value</th></tr></thead><tbody><tr><td><select name=a></select></td>"
    "<td><input name=b></td></tr><tr><td><select name=c></select></td><td><input name=n></td></tr></tbody></table>"
)
RADIOS = "<label><input type=radio name=n value=1>Hard</label><label><input type=radio name=n value=2>Soft</label>"
LAYOUTS = [
    ("<label for=x>Book title:</label> <input id=x name=n>", "Book title"),
    ("<label>Author * <input name=n></label>", "Author"),
    ("<label><span>Author</span><select name=n><option>Smith</select></label>", "Author"),
    ("<label for=x><img src=a.png alt='Title'></label><input id=x name=n>", "Title"),
    ("<label for=y>Name</label><input id=y name=a><label for=x>City</label><input id=x name=n>", "City"),
    ("<label>Keyword</label><div><input name=n></div>", "Keyword"),
    ("<input name=n aria-label='Publisher'>", "Publisher"),
    ("<i id=k>From</i><i id=l>year</i><div><input name=n aria-labelledby='k l'></div>", "From year"),
    (TABLE.format("<td>ISBN:</td><td><input name=n></td>"), "ISBN"),
    (TABLE.format("<td>A</td><td><input name=a></td><td>B</td><td><input name=n></td>"), "B"),
    (ROWS.format("<th>Title</th><th>Author</th>", "<td><input name=a></td><td><input name=n></td>"), "Author"),
    (ROWS.format("<th colspan=2>Title</th><th>Year</th>", "<td><input name=a><td>x</td><td><input name=n></td>"), "x"),
    (ROWS.format("<td>Year</td>", "<td><input name=n></td>"), "Year"),
    (FILTER, "Value"),
    (TABLE.format("<td>Price</td><td>" + TABLE.format("<td><input name=n></td><td>EUR</td>") + "</td>"), "Price"),
    (TABLE.format("<td>Price</td><td><b></b><input name=n> EUR</td>"), "Price"),
    (TABLE.format("<td>Title<br><input name=n></td><td>Help</td>"), "Title"),
    ("<dl><dt>Subject</dt><dd><input name=n></dd></dl>", "Subject"),
    ("<dl><dt>Subject</dt><dd><div class=w><input name=n></div></dd></dl>", "Subject"),
    ("<div class=l>Series</div><div class=r><input name=n></div>", "Series"),
    ("<div><div class=l>Series</div><div class=r><span><input name=n></span></div></div>", "Series"),
    ("<p>Language <select name=n><option>en</select>", "Language"),
    ("Title: <input name=a> Author: <input name=n>", "Author"),
    ("<b>Key</b><i>word</i> <input name=n>", "Keyword"),
    ("<input type=checkbox name=a> In stock <br>Title <input name=n>", "Title"),
    ("<label><input type=checkbox name=a>In stock</label> Title <input name=n>", "Title"),
    ("<input name=n placeholder='Search the catalogue…'>", "Search the catalogue…"),
    ("<h3>Welcome</h3><p>" + "words " * 40 + "</p><input name=n placeholder=Title>", "Title"),
    ("<script>var x = 'no label'</script><style>p{}</style><input name=n placeholder=Find>", "Find"),
    ("<input name=n title='Title of the book'>", "Title of the book"),
    ("<input name=n value='Search …' type=text>", "Search …"),
    ("<input type=checkbox name=n> Only in stock", "Only in stock"),
    ("<input type=checkbox name=n id=c><label for=c>Only in stock</label>", "Only in stock"),
    ("<ul><li><input type=checkbox name=n><span>Only in stock</span></li></ul>", "Only in stock"),
    ("<fieldset><legend>Format</legend>" + RADIOS + "</fieldset>", "Format"),
    (TABLE.format("<td>Format</td><td>" + RADIOS + "</td>"), "Format"),
    ("Sort: <input type=radio name=n value=1>Title <input type=radio name=n value=2>Year", "Sort"),
    ("<div>书名：<input name=n></div>", "书名"),
    (TABLE.format("<td>作者</td><td><input name=n></td>"), "作者"),
    ("<label for=k>検索語</label><input id=k name=n>", "検索語"),
    ("<li><em>出版社</em><input name=n></li>", "出版社"),
    (TABLE.format("<td><img src=t.gif alt=Title></td><td><input name=n></td>"), "Title"),
    ("<label>Price up to <span><input name=n> €</span></label>", "Price up to"),
    ("<div><p>Any help.</p><span>Title</span> <input name=n></div>", "Title"),
    ("<div><div>Street</div><small>opcional</small> <input name=n></div>", "Street opcional"),
    ("<label>Price <input name=n> (optional)</label>", "Price (optional)"),
    ("<my-field label=Destination><div><input name=n></div></my-field>", "Destination"),
    ("<my-row label=Search><input name=a><input name=n placeholder=City></my-row>", "City"),
    ("<input name=n placeholder=Year title='From year'>", "From year"),
    ("<input name=n placeholder='Your words' title=Find>", "Your words"),
    ("<label for=n>Party</label><div><input name=n placeholder=Search></div>", "Party"),
    ("<label for=n>Page size</label><input id=n_down name=n>", "Page size"),
    ("<label for=topic>Subject:</label> (a word, or take one of the list) <input name=n>", "Subject"),
    ("<label for=x>Judge</label><select id=j name=j></select><label for=x>Show</label><input id=x name=n>", "Show"),
]


@pytest.mark.parametrize(("html", "label"), LAYOUTS)
def test_labels(html: str, label: str) -> None:
    assert labels(f"<body><form>{html}</form>")["n"] == label


def test_a_name_is_the_last_resort() -> None:
    assert labels("<form><input name='book[pubYear]'></form>") == {"book[pubYear]": "book pub Year"}


def test_options_of_unlabelled_radio_buttons_are_the_words_after_them() -> None:
    one = form("<form><input type=radio name=a value=1>Any <input type=radio name=a value=2>All<br></form>")
    assert [option.label for option in one.fields[0].options] == ["Any", "All"]


def test_words_and_heading() -> None:
    one = form("<h2>Find a book</h2><div><form id=f class='c d' role=search name=nm>Title <input name=t></form></div>")
    assert (one.heading, one.words, one.identifier, one.css_class, one.role) == (
        "Find a book",
        "Title",
        "f",
        "c d",
        "search",
    )


def test_a_datalist_gives_options() -> None:
    one = form("<form><input name=a list=l><datalist id=l><option value=x>X</option><option>y</datalist></form>")
    assert [(option.value, option.label) for option in one.fields[0].options] == [("x", "X"), ("y", "y")]


def test_dirname_sends_a_second_pair() -> None:
    one = form("<form><input name=a dirname=a.dir></form>")
    assert [(field.name, field.control, field.value) for field in one.fields] == [
        ("a", "text", ""),
        ("a.dir", "hidden", "ltr"),
    ]


COUNT = 20_000
LARGE = {
    "options": "<form><select name=s>" + "".join(f"<option value={n}>v{n}" for n in range(100_000)),
    "boxes": "<form>" + "<input type=checkbox name=s value=1>a " * COUNT,
    "inputs": "<form>" + "".join(f"w <input name=i{n}>" for n in range(COUNT)),
    "labels": "<form>" + "<label>a<input name=s></label>" * COUNT,
    "forms": "<form><input name=q></form>" * COUNT,
    "nested": "<form>" + "<div>" * 1_500 + "<input name=a>" * 2_000,
    "cells": "<table><form><tr>" + "<td><input name=a>" * COUNT + "</table>",
}


@pytest.mark.timeout(30)
@pytest.mark.parametrize("sort", sorted(LARGE))
def test_large_pages_are_read(sort: str) -> None:
    found = forms(LARGE[sort])
    assert len(found) == (COUNT if sort == "forms" else 1)
    assert sum(len(one.options) or 1 for one in found[0].fields) == {
        "options": 100_000, "forms": 1, "nested": 2_000,
    }.get(sort, COUNT)  # fmt: skip


TAGS = st.sampled_from(
    "<form>|</form>|<table>|</table>|<tr>|<td>|</td>|<div>|</div>|<label>|<label for=a>|</label>|<input name=a>|"
    "<input id=a>|<input type=radio name=r>|<input type=checkbox>|<select name=s>|<option>|</select>|<optgroup>|"
    "<textarea>|</textarea>|<button>|</button>|<fieldset disabled>|<legend>|<dl>|<dt>|<dd>|text|<input form=f>|"
    "<form id=f>|<template>|</template>|<datalist id=l>|<input list=l>|<thead>|<th colspan=99999>|<br>".split("|")
)


@settings(max_examples=300, deadline=None)
@given(st.lists(TAGS, max_size=40))
def test_any_markup_is_read(parts: list[str]) -> None:
    page = parse("".join(parts), URL)
    found = read_forms(page)
    assert [one.node for one in found] == page.tree.find("form")
    owned = [field.node for one in found for field in one.fields]
    assert len(owned) == len(set(owned))


@pytest.mark.skipif(not DATA.is_dir(), reason="the annotated forms are not beside the checkout")
def test_annotated_pages_agree_on_forms_and_fields() -> None:
    rows = [json.loads(line) for line in (DATA / "index.jsonl").read_text("utf-8").splitlines()]
    wanted = missing = 0
    pages: dict[str, list[Form]] = {}
    for row in rows[::9]:
        if row["page"] not in pages:
            body = gzip.decompress((DATA / row["page"]).read_bytes())
            pages[row["page"]] = read_forms(parse(body, row["url"], encoding="utf-8"))
        assert len(pages[row["page"]]) == row["n_forms"]
        found = {field.name for field in pages[row["page"]][row["form_index"]].fields}
        wanted += len(row["fields"])
        missing += len(set(row["fields"]) - found)
    assert missing <= 0.03 * wanted


@pytest.mark.parametrize(
    ("head", "sent"),
    [
        ("<th><button>Title</button><th><button>Author</button>", []),
        ("<td><button>Find</button>", ["Find"]),
    ],
)
def test_a_button_that_orders_a_column_sends_no_form_before_the_table(head: str, sent: list[str]) -> None:
    sizes = "<select name=size><option>5<option>25</select>"
    form = f"<form action=/s>{sizes}<input type=search name=q placeholder=Search></form>"
    page = parse(f"<body>{form}<table><tr>{head}<tr><td>Rain<td>Lee</table>", "http://h.example/")
    (read,) = read_forms(page)
    assert [one.label for one in read.fields if one.control == "submit"] == sent
