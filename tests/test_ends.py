"""Spans whose two ends share one label: how the ends are named, and that both are understood as one span."""

from __future__ import annotations

import pytest

from crawler.forms import Interface, read_forms, understand
from crawler.forms.ends import as_meant, end, parted
from crawler.models import Verdict
from crawler.page import parse
from knowledge.domain import load_domain
from knowledge.matching import Matcher

SURE = Verdict("search", True, 1.0)
BOOKS = Matcher(load_domain("books"))
FLIGHTS = Matcher(load_domain("flights"))
TAIL = "<p>Title <input name=t></p><button>Search</button>"
A_YEAR = "<select name={}><option>1990<option>1991</select>"


def interface(html: str, matcher: Matcher = BOOKS) -> Interface:
    page = parse(f"<form>{html}{TAIL}</form>", "http://site.example/search")
    return understand(read_forms(page)[0], SURE, matcher)


def labels(html: str) -> dict[str, str]:
    return {one.name: one.label for one in as_meant(interface(html).form.fields)}


def test_two_ends_below_a_choice_of_periods() -> None:
    weeks = "".join(f"<label><input type=radio name=r value={n}>{n} week</label>" for n in ("This", "Last", "Next"))
    found = labels(
        f"<h2>Year</h2><div>{weeks}</div><p><label>From <input name=a></label><label>To <input name=b></label></p>"
    )
    assert (found["a"], found["b"]) == ("Year From", "Year To")


def test_the_second_end_is_named_after_the_first() -> None:
    one = interface(
        "<p><label for=f>Published</label><input type=date id=f name=filed></p>"
        "<p><label for=g> </label><input type=date id=g name=filed_1></p>"
    )
    assert [(span.low, span.high) for span in one.ranges] == [("filed", "filed_1")]


def test_words_for_beginning_and_end_mark_the_ends_of_a_span() -> None:
    books = "<label>出版年 開始 <input name=f5></label><label>出版年 終了 <input name=f6></label>"
    assert [(span.low, span.high, span.attribute) for span in interface(books).ranges] == [("f5", "f6", "year")]


@pytest.mark.parametrize(("low", "high"), [("ya", "yb"), ("year_from", "year_to")])
def test_an_end_with_a_label_of_its_own_that_says_to_is_of_the_field_before(low: str, high: str) -> None:
    one = interface(f"<label>Year <input name={low}></label> <label>to <input name={high}></label>")
    assert [(span.low, span.high, span.attribute) for span in one.ranges] == [(low, high, "year")]
    apart = interface("<label>Author <input name=who></label> <label>to <input name=where></label>")
    assert not apart.ranges


@pytest.mark.parametrize(
    ("html", "low", "high", "attribute"),
    [
        ("<p>Year from <input name=a> to <input name=b></p>", "Year from", "Year to", "year"),
        (
            "<table><tr><td>Jahr</td><td>von <input name=a> bis <input name=b></td></tr></table>",
            "Jahr von",
            "Jahr bis",
            "year",
        ),
        ("<dl><dt>Prix</dt><dd>de <input name=a> à <input name=b> €</dd></dl>", "Prix de", "Prix à", "price"),
        (
            "<div><b>Год издания</b><br>с <input name=a> по <input name=b></div>",
            "Год издания с",
            "Год издания по",
            "year",
        ),
        ("<p>سنة النشر: من <input name=a> إلى <input name=b></p>", "سنة النشر: من", "سنة النشر إلى", "year"),
        (
            "<fieldset><legend>Price</legend><label>Minimum <input name=a></label>Maximum <input name=b></fieldset>",
            "Price Minimum",
            "Price Maximum",
            "price",
        ),
        (
            "<div><label>Published date</label><div><input name=a placeholder=min> <input name=b placeholder=max></div></div>",
            "Published date min",
            "Published date max",
            "year",
        ),
        (
            (
                "<fieldset><h2>Year</h2><label><input type=radio name=r value=1>Any</label><label><input type=radio name=r>"
                "Chosen</label><div><label for=l>From</label><input id=l name=a><label for=h>To</label><input id=h name=b>"
                "</div></fieldset>"
            ),
            "Year From",
            "Year To",
            "year",
        ),
        (
            "<p><label>Published between <input name=a></label><label>and (YYYY or MM/DD/YYYY) <input name=b></label></p>",
            "Published between",
            "and (YYYY or MM/DD/YYYY)",
            "year",
        ),
        ("<p>Published between <input name=a> and <input name=b></p>", "Published between", "Published and", "year"),
        ("<p><label for=y>Year</label> <input id=y name=a> – <input name=b></p>", "Year", "Year", "year"),
        (
            "<table><tr><th>出版年</th><td><input name=a>年 ~ <input name=b>年</td></tr></table>",
            "出版年",
            "出版年",
            "year",
        ),
        (
            f"<dl><dt>出版年</dt><dd>{A_YEAR.format('a')}年から{A_YEAR.format('b')}年まで</dd></dl>",
            "出版年",
            "出版年",
            "year",
        ),
        (
            "<div><p>Year</p><span>from</span> <input name=a> <span>to</span> <input name=b></div>",
            "Year from",
            "Year to",
            "year",
        ),
        (
            "<p>Zeitspanne <input name=a placeholder=JJJJ> bis <input name=b placeholder=JJJJ></p>",
            "Zeitspanne",
            "Zeitspanne bis",
            "year",
        ),
        ("<p>Price £<input name=a> - £<input name=b></p>", "Price £", "Price £", "price"),
    ],
)
def test_both_ends_bear_the_label_they_share(html: str, low: str, high: str, attribute: str) -> None:
    named = labels(html)
    assert (named["a"], named["b"]) == (low, high)
    one = interface(html)
    assert [(span.low, span.high, span.attribute) for span in one.ranges] == [("a", "b", attribute)]
    assert one.keyword is None


@pytest.mark.parametrize(
    ("html", "first", "second"),
    [
        ("<label>Month <input name=a></label><label>Year <input name=b></label>", "Month", "Year"),
        ("<p>Author <input name=a> Year - <input name=b></p>", "Author", "Year"),
        ("<p>Author <input name=a> Year from <input name=b></p>", "Author", "Year from"),
        ("<p>Words <input name=a> and <input name=b></p>", "Words", "and"),
        ("<p>Publisher <input name=a></p><p>Place <input name=b></p>", "Publisher", "Place"),
    ],
)
def test_what_has_a_label_of_its_own_keeps_it(html: str, first: str, second: str) -> None:
    named = labels(html)
    assert (named["a"], named["b"]) == (first, second)


def test_a_journey_is_no_span() -> None:
    one = interface(
        "<fieldset><legend>Plan your journey</legend><p>From <input name=a></p><p>To <input name=b></p>"
        "<p>Date <input name=d></p></fieldset>",
        FLIGHTS,
    )
    assert [field.label for field in as_meant(one.form.fields)[:2]] == ["From", "To"]
    assert [one.attributes[name][0] for name in "ab"] == ["origin", "destination"]
    assert not one.ranges


def test_a_span_with_something_to_choose_between_its_ends() -> None:
    era = "<select name={}><option>AD<option>BC</select>"
    one = interface(f"<p>Year from <input name=a>{era.format('e')} to <input name=b>{era.format('f')}</p>")
    assert [(span.low, span.high, span.attribute) for span in one.ranges] == [("a", "b", "year")]


def test_a_span_beside_a_column_is_not_its_value() -> None:
    one = interface(
        "<p><input name=q> in <select name=f><option value=any>All fields<option value=ti>Title<option value=au>Author"
        "</select></p><p>Year: <input name=a> - <input name=b></p>"
    )
    assert [row.value for row in one.triples] == ["q"]
    assert [(span.low, span.high) for span in one.ranges] == [("a", "b")]


@pytest.mark.parametrize(
    ("text", "mark"), [("bis", "high"), ("Min.", "low"), ("至", "high"), ("and", "both"), ("Year", "")]
)
def test_what_marks_an_end(text: str, mark: str) -> None:
    assert end(text) == mark


@pytest.mark.parametrize(
    ("label", "base", "mark"), [("Year from", "Year", "low"), ("Max price", "price", "high"), ("From", "From", "")]
)
def test_a_label_and_its_mark(label: str, base: str, mark: str) -> None:
    assert parted(label) == (base, mark)
