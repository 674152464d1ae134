"""Records of which the part below their headings repeats most evenly."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.below_headings import with_headings
from crawler.regions.candidates import Candidate, candidates
from crawler.regions.layout import Layout
from crawler.results import extract_records

NAMES = ["Choral Singing", "Tax Law", "Hydrology", "Laboratory Work", "Soil Science", "Optics"]


def bodies(heads: list[str]) -> tuple[Layout, list[tuple[float, Candidate, float]], Candidate]:
    """A page of boxes with a heading and a body each, its readings with the bodies first, and that of the bodies."""
    boxes = "".join(
        f"<div class=box><div class=info>{head}</div><div class=body><p>Twelve weeks.</p>"
        f"<p>Teacher: <a href=/user/{n}>Ann Lee</a></p></div></div>"
        for n, head in enumerate(heads)
    )
    layout = Layout(parse(f"<h1>Found</h1><div>{boxes}</div>", "http://h/search?q=or").tree)
    tree = layout.tree
    found = [one for one in candidates(layout) if len(one.intervals) == len(heads)]
    classes = {one: {tree.attribute(start, "class") for start, _ in one.intervals} for one in found}
    body = next(one for one in found if classes[one] == {"body"})
    scored = [(2.0, body, 1.0), *((1.0, one, 1.0) for one in found if one is not body)]
    return layout, scored, body


def test_a_record_begins_with_its_heading_where_all_bodies_have_one_of_their_own_that_leads_somewhere() -> None:
    layout, scored, body = bodies([f"<h3><a href=/course/{n}>{name}</a></h3>" for n, name in enumerate(NAMES)])
    better = with_headings(layout, scored, body)
    assert better is not None
    starts = [start for start, _ in better[0].intervals]
    assert {layout.tree.attribute(start, "class") for start in starts} == {"box"}
    assert with_headings(layout, scored, better[0]) is None


@pytest.mark.parametrize(
    "heads",
    [
        [f"<h3>{name}</h3>" for name in NAMES],
        [f"<h3><a href=/course/{n}>Details</a></h3>" for n in range(6)],
        [f"<p><a href=/course/{n}>{name}</a></p>" for n, name in enumerate(NAMES)],
    ],
    ids=["lead nowhere", "say the same", "are none"],
)
def test_other_headings_begin_no_records(heads: list[str]) -> None:
    assert with_headings(*bodies(heads)) is None


def test_courses_between_links_to_further_pages_keep_their_names() -> None:
    ends = ["Laboratory", "for Teachers", "Laboratory for Teachers of Victoria", "Or"]
    titles = [f"{NAMES[n % 5]} {ends[n % 4]}" for n in range(20)]
    boxes = "".join(
        f"<div class='box {'odd' if n % 2 else 'even'}'><div class=info><h3 class=name><a href=/course?id={n}>{title}</a></h3>"
        "<div class=more></div></div><div class=content><div class=row><div class=grow><div class=summary><div>"
        "<p>A course of twelve weeks. Bring your own notebook.</p></div></div><ul class=teachers><li><span class=bold>Teacher: "
        f"</span><a href=/user?id={n}>Ann Lee {n}</a></li></ul><div class=cat><span class=bold>Category: </span>"
        f"<a href=/list?id={n % 4}>Trades</a></div></div></div></div></div>"
        for n, title in enumerate(titles)
    )
    pages = "".join(f"<li><a href=?page={n}>{n + 1}</a></li>" for n in range(3))
    bar = f"<nav><ul>{pages}</ul></nav><div class=paging><a href=?perpage=all>Show all 76</a></div>"
    form = "<form action=/search><input name=q value=or><button>Search courses</button></form>"
    page = f"<title>Search results</title><h1>Open College</h1>{form}<h2>Found: 20</h2><div>{bar}{boxes}{bar}</div>"
    found = extract_records(parse(page, "http://h/search?q=or")).records
    assert [title in [field.value for field in one.fields] for one, title in zip(found, titles, strict=True)] == [
        True
    ] * 20
