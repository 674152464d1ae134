"""Markup that would hold the parser, and markup that must pass untouched."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.nesting import MAX_ATTRIBUTES, MAX_NESTING, harmless, modest
from crawler.page import decode, parse

SHARED = Path(__file__).parents[1].parent / "shared" / "data"


@pytest.mark.parametrize(
    "piece",
    [
        "<div>",
        "<div/>",
        "<div></x>",
        "<p><section>",
        "<li><section>",
        "<td><div>",
        "<body><div></body>",
        "<frameset><div></frameset>",
        "<span><div></span>",
        "<a><div></a>",
        "<a href=x><div>",
        "<form><div></form>",
        "<svg></svg><x/>",
        "<option><div>",
        "<div><!--</div>-->",
        "<div a='</div>'>",
        "<div><script></div></script>",
        "<h1><div></h2>",
        "<object>",
        "<table><tr><td>",
    ],
)
def test_no_disguise_nests_deeper_than_the_limit(piece):
    page = parse(piece * 6000, "http://h/")
    assert max(page.tree.depths) <= 4 * MAX_NESTING
    assert "nesting_too_deep" in page.counters


def test_the_content_of_dropped_tags_stays():
    page = parse("<div>" * 5000 + "needle", "http://h/")
    assert page.text == "needle"


def test_open_fonts_do_not_multiply():
    page = parse("<p>" + "".join(f"<font size={n}>" for n in range(4000)) + "<p>x" * 4000, "http://h/")
    assert len(page.tree) < 400_000 and "too_much_formatting" in page.counters


def test_attributes_by_the_thousand_go():
    many = " ".join(f"a{n}='>'" for n in range(30_000))
    page = parse(f"<p {many}>x</p><script {many}>y</script><a href=z>link</a>", "http://h/")
    assert max(map(len, page.tree.attributes)) <= MAX_ATTRIBUTES
    assert "too_many_attributes" in page.counters
    assert [link.url for link in page.links] == ["http://h/z"]


@pytest.mark.parametrize(
    "text",
    [
        "<table>" + "<tr><td><a href=x>a</a><td><b>b</b></tr>" * 3000 + "</table>",
        "<ul>" + "<li><p>one<p>two" * 3000 + "</ul>",
        "<svg>" + "<path d='M0'/>" * 3000 + "</svg>" + "<div><p>x</p></div>" * 3000,
        "<dl>" + "<dt>k<dd>v" * 3000 + "</dl>",
        "<select>" + "<option>x" * 3000 + "</select>",
        "<script>" + "if (a<b) document.write('<div>');" * 3000 + "</script><p>x",
        "<!--" + "<div>" * 3000 + "--><p>x",
        "<div title='a > b'><img alt='</div>'></div>" * 3000,
        "<table>" + "<tr><td><font size=1>a<td><b>b" * 3000 + "</table>",
    ],
)
def test_honest_pages_pass_untouched(text):
    assert harmless(text) == (text, [])


PIECES = "<div> </div> <p> <a> </a> <b> </b> <table> <td> </table> <!-- --> <svg> <g/> x \" ' > < <script> </script>"


@given(st.lists(st.sampled_from(PIECES.split())))
def test_what_comes_out_is_never_longer_and_never_raises(pieces):
    text = "".join(pieces) * 60 + "<i>" * 1600
    assert len(harmless(text)[0]) <= len(text)


def test_no_page_of_the_collections_is_changed():
    files = sorted(SHARED.glob("**/*.html.gz"))[::25]
    if not files:
        pytest.skip("the shared pages are not beside this checkout")
    changed = [path.name for path in files if harmless(decode(gzip.decompress(path.read_bytes()))[0])[1]]
    assert changed == []


MANY = 20_000
ATTRIBUTES = {
    "bare": " ".join(f"a{n}" for n in range(MANY)),
    "valued": " ".join(f"a{n}=1" for n in range(MANY)),
    "quoted": " ".join(f'a{n}="x > y"' for n in range(MANY)),
    "with tags in them": " ".join(f"a{n} <b{n}" for n in range(MANY // 2)),
    "behind a stray quote": "x' " + " ".join(f"a{n}" for n in range(MANY)) + " '",
    "behind a value": 'class="x" ' + " ".join(f"a{n}" for n in range(MANY)),
    "between values": " ".join(f"b{n}=1 " + " ".join(f"a{n}x{k}" for k in range(300)) for n in range(60)),
}


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_a_tag_of_many_attributes_is_never_modest(kind: str) -> None:
    text = f"<html><p>x<div {ATTRIBUTES[kind]}>y</div>"
    assert len(text) > 64_000
    assert not modest(text)


@pytest.mark.parametrize(
    "text",
    ["<div>" * 7_000, "<body a=1>" * 1_600, "<b>" * 400 + "<p>" * 1_500, "<B>x" * 1_600, '<b a=">z</b>">' * 1_600],
    ids=["deep", "bodies", "formatting", "capitals", "an end tag in a value"],
)
def test_what_may_cost_the_parser_much_is_not_modest(text: str) -> None:
    assert not modest(text)


def test_what_people_make_is_modest() -> None:
    row = '<tr class="row"><td><a href="/a?b=1&amp;c=2" title="x > y">one</a></td><td><b>two</b></td></tr>'
    text = f"<html><body><script>if (a<b) x = 1;</script><table>{row * 900}</table></body></html>"
    assert len(text) > 64_000
    assert modest(text)


@pytest.mark.parametrize("depth", [400, 1_600, 3_000, 5_900])
def test_a_modest_page_is_no_deeper_than_any_other(depth: int) -> None:
    text = "<html><body>" + "<div>" * depth + "x"
    assert modest(text)
    page = parse(text, "http://h/")
    assert max(page.tree.depths) <= 520
    assert ("nesting_too_deep" in page.counters) == (depth > 512)


def test_tags_in_tags_are_not_read_again_and_again() -> None:
    """One tag that holds the beginnings of many, each of which could be read on through all that follows."""
    piece = "<a " * 60 + 'b="' + "x>" * 100_000 + '" '
    text = f"<p>{piece * 95}>"
    assert len(text) > 19_000_000
    assert not modest(text)


def test_tags_behind_values_are_read_on_for_a_bounded_way() -> None:
    tag = "<p " + ('b="' + "x>" * 20_000 + '<a" ') * 97 + ">"
    text = tag * 5
    assert len(text) > 19_000_000
    assert modest(text)
