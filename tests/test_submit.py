"""What is sent: encoding held against an independent statement of the rules (urllib.parse, the e-mail package)."""

from __future__ import annotations

import re
from email import message_from_bytes
from email.policy import HTTP
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.forms import read_forms
from crawler.models import Field, Form, Option, Request
from crawler.page import parse
from crawler.submit import encode

URL = "http://site.example/dir/page?x=1"
MULTIPART = "multipart/form-data"


def form(html: str) -> Form:
    return read_forms(parse(html, URL))[0]


def pairs(request: Request, encoding: str = "utf-8") -> list[tuple[str, str]]:
    text = urlsplit(request.url).query if request.body is None else request.body.decode("ascii")
    return parse_qsl(text, keep_blank_values=True, encoding=encoding, strict_parsing=bool(text))


SEARCH = """<form action='/find?old=1#part'><input type=hidden name=token value='a&b'><input name=title>
<input name=isbn>
<select name=cat><option value=''>All<option value=f>Fiction</select><input type=checkbox name=stock checked>
<input type=checkbox name=used><input type=radio name=sort value=1><input type=radio name=sort value=2 checked>
<select name=lang multiple><option selected>en<option>de<option selected>fr</select><textarea name=note>a
b</textarea><input type=submit name=go value=Find><input type=submit name=go value=Reset><input type=image name=pic>
<input><input type=file name=f></form>"""


def test_defaults_are_what_a_browser_sends() -> None:
    request = encode(form(SEARCH), {}, encoding="utf-8")
    assert request.url.startswith("http://site.example/find?token=")
    assert (request.method, request.body, request.headers) == ("GET", None, ())
    assert pairs(request) == [
        ("token", "a&b"), ("title", ""), ("isbn", ""), ("cat", ""), ("stock", "on"), ("sort", "2"),
        ("lang", "en"), ("lang", "fr"), ("note", "a\r\nb"), ("f", ""),
    ]  # fmt: skip


def test_values_choices_and_emptied_fields() -> None:
    request = encode(
        form(SEARCH),
        {
            "title": "war & peace",
            "cat": "f",
            "stock": None,
            "used": "on",
            "sort": "1",
            "lang": ["fr", "de"],
            "note": None,
        },
        submitter="go",
    )
    assert pairs(request) == [
        ("token", "a&b"), ("title", "war & peace"), ("isbn", ""), ("cat", "f"), ("used", "on"), ("sort", "1"),
        ("lang", "de"), ("lang", "fr"), ("note", ""), ("go", "Find"), ("f", ""),
    ]  # fmt: skip


def test_one_of_two_buttons_with_one_name_is_pressed() -> None:
    one = form(SEARCH)
    second = [field for field in one.fields if field.name == "go"][1]
    assert ("go", "Reset") in pairs(encode(one, {}, submitter=second))
    assert ("go", "Find") not in pairs(encode(one, {}, submitter=second))


@pytest.mark.parametrize(("name", "sent"), [("pic", ["pic.x", "pic.y"]), ("", ["x", "y"])])
def test_an_image_button_sends_where_it_was_pressed(name: str, sent: list[str]) -> None:
    one = form(f"<form><input name=q><input type=image name='{name}'></form>")
    request = encode(one, {}, submitter=one.fields[1])
    assert [key for key, _ in pairs(request)] == ["q", *sent]


def test_unknown_names_choices_and_buttons_are_errors() -> None:
    one = form(SEARCH)
    for values in ({"author": "x"}, {"go": "Find"}, {"cat": "nowhere"}, {"title": ["a", "b"]}, {"": "x"}):
        with pytest.raises(ValueError, match=r"field"):
            encode(one, values)
    with pytest.raises(ValueError, match="submit button"):
        encode(one, {}, submitter="stop")


def test_fields_of_one_name_are_filled_one_after_the_other() -> None:
    one = form("<form>" + "<select name=c><option>a<option>b</select>" * 2 + "<input name=v>" * 2 + "</form>")
    request = encode(one, {"c": ["b", "b"], "v": ["1", "2"]})
    assert pairs(request) == [("c", "b"), ("c", "b"), ("v", "1"), ("v", "2")]
    assert pairs(encode(one, {"v": "1"})) == [("c", "a"), ("c", "a"), ("v", "1"), ("v", "")]


def test_a_hidden_twin_of_a_check_box_stays() -> None:
    one = form("<form><input type=hidden name=a value=0><input type=checkbox name=a value=1></form>")
    assert pairs(encode(one, {})) == [("a", "0")]
    assert pairs(encode(one, {"a": "1"})) == [("a", "0"), ("a", "1")]


@pytest.mark.parametrize(
    ("charset", "encoding", "value", "query"),
    [
        ("", "gb18030", "三体", "q=%C8%FD%CC%E5"),
        ("", "gbk", "三 😀", "q=%C8%FD+%26%23128512%3B"),
        ("", "iso-8859-1", "naïve – 三", "q=na%EFve+%96+%26%2319977%3B"),
        ("utf-8", "gbk", "三", "q=%E4%B8%89"),
        ("nonsense, big5", "utf-8", "三", "q=%A4T"),
        ("", "utf-16", "é", "q=%C3%A9"),
        ("", "no-such-charset", "é", "q=%C3%A9"),
        ("", "shift_jis", "本", "q=%96%7B"),
        ("", "utf-8", "a~b*c-d.e_f+g h", "q=a%7Eb*c-d.e_f%2Bg+h"),
        ("", "utf-8", "\ud800", "q=%EF%BF%BD"),
    ],
)
def test_charsets(charset: str, encoding: str, value: str, query: str) -> None:
    one = form(f"<form action=/s accept-charset='{charset}'><input name=q></form>")
    assert urlsplit(encode(one, {"q": value}, encoding=encoding).url).query == query


def test_the_charset_field_names_the_encoding() -> None:
    one = form("<form><input type=hidden name=_charset_ value=x><input name=q></form>")
    assert pairs(encode(one, {}, encoding="iso-8859-1"))[0] == ("_charset_", "windows-1252")
    assert pairs(encode(one, {}, encoding="utf-8"))[0] == ("_charset_", "UTF-8")


def test_typed_text_fits_its_control() -> None:
    one = form("<form><input name=a maxlength=3><input name=b><textarea name=c></textarea></form>")
    sent = dict(pairs(encode(one, {"a": "abcdef", "b": "x\r\ny", "c": "x\ny"})))
    assert sent == {"a": "abc", "b": "xy", "c": "x\r\ny"}


def test_post_bodies() -> None:
    html = "<form method=post action='/s?keep=1' enctype='{}'><input name='a\"b' value='1 2'><input type=file name=f>"
    plain = encode(form(html.format("")), {})
    assert plain == Request(
        "http://site.example/s?keep=1",
        "POST",
        b"a%22b=1+2&f=",
        (("Content-Type", "application/x-www-form-urlencoded"),),
    )
    text = encode(form(html.format("text/plain")), {})
    assert (text.body, text.headers) == (b'a"b=1 2\r\nf=\r\n', (("Content-Type", "text/plain"),))
    parts = encode(form(html.format(MULTIPART)), {})
    assert parts == encode(form(html.format(MULTIPART)), {})
    assert parts.body is not None
    assert b'name="a%22b"\r\n\r\n1 2\r\n' in parts.body
    assert b'name="f"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n' in parts.body


def test_a_form_without_anything_to_send_has_no_query() -> None:
    assert encode(form("<form action='/s?a=1'><button>Go</button></form>"), {}).url == "http://site.example/s"


NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), min_size=1, max_size=8)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=20)


@st.composite
def forms_with_values(draw: st.DrawFn) -> tuple[Form, dict[str, str], list[tuple[str, str]]]:
    """A form, values for some of its fields, and the pairs a browser sends for them, stated anew."""
    fields: list[Field] = []
    values: dict[str, str] = {}
    expected: list[tuple[str, str]] = []
    for name in draw(st.lists(NAMES.filter(lambda one: one.lower() != "_charset_"), max_size=6, unique=True)):
        control = draw(st.sampled_from(["text", "textarea", "hidden", "select", "checkbox", "password", "submit"]))
        if control == "submit":
            fields.append(Field(name, control, value="x"))
            continue
        if control in ("select", "checkbox"):
            offered = draw(st.lists(TEXTS, min_size=1, max_size=4, unique=True))
            chosen = draw(st.sampled_from(offered))
            options = tuple(Option(value, value, value == chosen) for value in offered)
            fields.append(Field(name, control, value=chosen, options=options, multiple=control == "checkbox"))
            sent = draw(st.sampled_from(offered)) if draw(st.booleans()) else None
        else:
            chosen = draw(TEXTS)
            fields.append(Field(name, control, value=chosen))
            sent = draw(TEXTS) if draw(st.booleans()) else None
        if sent is not None:
            values[name] = sent
        final = chosen if sent is None else sent
        if control in ("text", "password"):
            final = re.sub("[\r\n]", "", final)
        expected.append((crlf(name), crlf(final)))
    method = draw(st.sampled_from(["GET", "POST"]))
    kind = draw(st.sampled_from(["application/x-www-form-urlencoded", MULTIPART]))
    return Form(0, URL, "http://site.example/s", method, kind, "", tuple(fields)), values, expected


def crlf(text: str) -> str:
    return "\r\n".join(part for one in text.split("\r\n") for part in re.split("[\r\n]", one))


def multipart(request: Request) -> list[tuple[str, str]]:
    ((_, content_type),) = request.headers
    assert request.body is not None
    message = message_from_bytes(b"Content-Type: " + content_type.encode() + b"\r\n\r\n" + request.body, policy=HTTP)
    boundary = message.get_boundary().encode()
    found = []
    for part in request.body.split(b"--" + boundary)[1:-1]:
        head, _, value = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        name = re.fullmatch(rb'Content-Disposition: form-data; name="([^"\r\n]*)"', head)
        assert name
        decoded = name[1].replace(b"%22", b'"').replace(b"%0D", b"\r").replace(b"%0A", b"\n")
        found.append((decoded.decode(), value.removesuffix(b"\r\n").decode()))
    assert len(found) == len(message.get_payload() or [])
    return found


@settings(max_examples=300, deadline=None)
@given(forms_with_values())
def test_what_is_sent_reads_back(case: tuple[Form, dict[str, str], list[tuple[str, str]]]) -> None:
    one, values, expected = case
    request = encode(one, values, encoding="utf-8")
    if request.method == "POST" and one.enctype == MULTIPART:
        if expected and not any("%" in name for name, _ in expected):
            assert multipart(request) == expected
    else:
        assert pairs(request) == expected
        assert (request.body is None) == (one.method == "GET")


@settings(max_examples=200, deadline=None)
@given(TEXTS, st.sampled_from(["gbk", "iso-8859-1", "koi8-r", "shift_jis", "euc-kr", "big5", "windows-1251"]))
def test_any_text_goes_out_in_any_charset(text: str, encoding: str) -> None:
    request = encode(form("<form action=/s><textarea name=q></textarea></form>"), {"q": text}, encoding=encoding)
    assert re.fullmatch(r"q=(?:[A-Za-z0-9*._+-]|%[0-9A-F]{2})*", urlsplit(request.url).query)
