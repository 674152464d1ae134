"""Registers as offices publish them: tables nobody closed, reports with a document each, long rows below the page's heading."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.regions.candidates import candidates
from crawler.regions.cellwise import cellwise
from crawler.regions.layout import Layout
from crawler.regions.midway import whole_rows
from crawler.regions.referred import referred
from crawler.regions.region import main_region
from crawler.results import extract_records
from crawler.results.detail import read_detail
from crawler.results.doubt import prefers_detail
from crawler.results.extraction import Extraction
from crawler.results.sections import is_text
from knowledge.domain import Domain
from knowledge.matching import Matcher

REPORTS = Domain.model_validate(
    {
        "name": "reports",
        "title": "Reports",
        "languages": ["en"],
        "identity": [["title"], ["number"]],
        "attributes": [
            {"name": "title", "type": "text", "aliases": ["name", "subject"]},
            {"name": "number", "type": "text", "aliases": ["reference", "file number"]},
            {"name": "date", "type": "date", "aliases": ["published", "date of report"]},
            {"name": "status", "type": "text", "aliases": ["state"]},
        ],
    }
)
PLACES = (
    "Millbrook",
    "Saint Ann",
    "Port Lowell",
    "Grey Harbour",
    "Upper Vale",
    "Old Quay",
    "Ferry Lane",
    "Windmill Hill",
)
KINDS = (
    "Collision with a moored vessel while manoeuvring astern",
    "Loss of steering in a narrow channel with strong current",
    "Fire in the engine room that was put out by the crew",
    "Grounding on a bank that was not shown on the chart used",
    "Fall of a crew member from the gangway during mooring",
    "Flooding of the forward hold through an open hatch cover",
    "Contact with a bridge pillar in poor visibility at night",
    "Capsizing of a tender with four passengers close to shore",
)
MENU = "".join(f"<li><a href='/{word.lower()}'>{word}</a></li>" for word in ("Home", "Office", "Press", "Contact"))


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(REPORTS)


def read(body: str, matcher: Matcher, title: str = "Reports") -> Extraction:
    page = parse(f"<title>{title}</title><body><ul>{MENU}</ul>{body}</body>", "http://office.example/reports")
    return extract_records(page, matcher=matcher)


def told(record: Record) -> dict[str, str]:
    return {field.key: field.value for field in record.fields}


def test_rows_in_a_head_that_nobody_closed_are_rows(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><td>20{n:02}</td><td>{n} May</td><td>Barge {n}</td><td>{place}</td><td><a href='/f/{n}.pdf'>Get</a></td></tr>"
        for n, place in enumerate(PLACES, 10)
    )
    head = "<tr><th>Year</th><th>Day</th><th>Vessel</th><th>Place</th><th>File</th></tr>"
    found = read(f"<table><thead>{head}{rows}</table>", matcher)
    assert found.form == "list"
    assert [told(record)["Place"] for record in found.records] == list(PLACES)
    assert told(found.records[0])["Vessel"] == "Barge 10"


def test_a_head_of_several_rows_stays_one(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><td>R {n}</td><td>{place}</td><td>{n} May 2010</td></tr>" for n, place in enumerate(PLACES, 10)
    )
    head = "<tr><td>Number</td><td>Place</td><td>Day</td></tr>"
    found = read(f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>", matcher)
    assert [told(record)["Place"] for record in found.records] == list(PLACES)


def is_prose(body: str, title: str) -> bool:
    """Whether what repeats most is prose, were it as doubtful as a long list of tables is."""
    page = parse(f"<title>{title}</title><body><h1>{title}</h1>{body}</body>", "http://office.example/reports")
    layout = Layout(page.tree)
    region = main_region(layout)
    assert region is not None
    return is_text(page, layout, replace(region, confidence=0.6))


def test_long_rows_below_the_heading_are_no_prose() -> None:
    head = "<tr><th>Occurred</th><th>Published</th><th>Kind</th><th>Operator</th><th>Place</th></tr>"
    rows = "".join(
        f"<tr><td>20{n:02}.05.02</td><td>20{n:02}.11.20</td><td>{kind}</td><td>Private owner</td><td>{place}</td></tr>"
        for n, (place, kind) in enumerate(zip(PLACES, KINDS, strict=True), 10)
    )
    assert not is_prose(f"<table>{head}{rows}</table>", "Marine reports")


def test_entries_that_end_with_their_own_documents_are_no_prose() -> None:
    items = "".join(
        f"<div><p>{n} May 2010. Anna {n}. {place}. {kind}</p><ul><li><a href='/f/{n}.pdf'>Report</a></li></ul></div>"
        for n, (place, kind) in enumerate(zip(PLACES, KINDS, strict=True), 10)
    )
    assert not is_prose(items, "Reports of 2010")


def test_prose_that_cites_one_document_stays_prose() -> None:
    parts = "".join(f"<div><p>{kind}, and so on.</p><p><a href='/act.pdf'>Act</a></p></div>" for kind in KINDS)
    assert is_prose(parts, "Privacy notice")


def test_records_begin_with_their_rows_and_not_with_a_part_in_the_midst_of_them() -> None:
    rows = "".join(
        f"<tr><td>Active</td><td><a href='/r/{n}'>M{n}C</a></td><td><div class=part><b>{kind}</b><br>{place}</div></td>"
        f"<td>Not scheduled</td></tr>"
        for n, (place, kind) in enumerate(zip(PLACES, KINDS, strict=True), 10)
    )
    layout = Layout(parse(f"<body><table><tbody>{rows}</tbody></table></body>", "http://office.example/").tree)
    own = next(one for one in candidates(layout) if one.mode == "own" and len(one.intervals) == len(PLACES))
    parts = [node for node in layout.tree.find("div") if layout.tree.attribute(node, "class") == "part"]
    ends = [*parts[1:], own.intervals[-1][1] + 1]
    midway = replace(own, mode="chain", intervals=tuple(zip(parts, ends, strict=True)))
    assert whole_rows(layout, [(2.0, midway, 0.95), (1.0, own, 0.95)], midway) == (own, 0.95)
    inside = replace(midway, intervals=tuple((node, layout.tree.ends[node]) for node in parts))
    assert whole_rows(layout, [(2.0, inside, 0.95), (1.0, own, 0.95)], inside) is None


def test_a_row_whose_links_order_the_list_is_no_record(matcher: Matcher) -> None:
    heads = "".join(
        f"<td><a href='find?q=a&amp;by={key}'><h4>{word}</h4></a></td>"
        for key, word in (("no", "Number"), ("name", "Name of vessel"), ("day", "Released"))
    )
    rows = "".join(
        f"<tr><td>M{n}C</td><td><a href='/r/{n}'>Anna of {place}</a></td><td><a href='/day?d={n}'>{n} May 2010</a></td></tr>"
        for n, place in enumerate(PLACES, 10)
    )
    found = read(f"<p>8 found</p><table><tr>{heads}</tr><tbody>{rows}</tbody></table>", matcher)
    assert [told(record)["Name of vessel"] for record in found.records] == [f"Anna of {place}" for place in PLACES]


def test_what_says_the_same_twice_is_one_thing_shown_twice(matcher: Matcher) -> None:
    news = (
        "<div class=news><h2>Latest of this inquiry</h2><ul><li><a href='/f/1.pdf'><time>2010-03-03</time> "
        "<span class=kind>Final report</span> <span class=name>Final report M 2010:08</span></a></li></ul></div>"
    )
    about = (
        "<div class=about><div><p>Date of report:</p><time>7 July 2009</time></div><div><p>Status:</p><p>Closed</p></div>"
        "<h1>Grounding of the Anna at Grey Harbour</h1><p>The vessel ran on a bank.</p></div>"
    )
    title = "Grounding of the Anna at Grey Harbour | Office"
    found = read(
        f"<div class=row><div class=wide>{news}</div><div class=narrow>{news}{about}</div></div>", matcher, title
    )
    assert found.form == "detail"
    assert told(found.records[0])["Status"] == "Closed"


SHEET = (
    ("Day of the event", "13.12.2009"),
    ("Mark of the vessel", "RA-0257G"),
    ("Port of departure", ""),
    ("Place of the event", "near the old quay"),
    ("Latitude", ""),
    ("Works", ""),
    ("Lives lost", "8"),
    ("Extent of harm", "wholly lost"),
    ("Kind of traffic", "private"),
)


def test_a_sheet_of_pairs_with_days_numbers_and_gaps_tells_of_one_thing(matcher: Matcher) -> None:
    rows = "".join(f"<tr><td>{label}</td><td>{value}</td></tr>" for label, value in SHEET)
    body = (
        f"<h1>Sloop Anna RA-0257G</h1><table>{rows}</table><p>The inquiry is closed, as was reported by the office.</p>"
    )
    found = read(body, matcher, "Sloop Anna RA-0257G")
    assert found.form == "detail"
    fields = told(found.records[0])
    assert fields["Day of the event"] == "13.12.2009"
    assert fields["Lives lost"] == "8"
    assert fields["Kind of traffic"] == "private"
    assert "Latitude" not in fields.values()


def test_pairs_of_names_and_counts_are_no_sheet(matcher: Matcher) -> None:
    rows = "".join(f"<tr><td>{place}</td><td>{n * 7}</td></tr>" for n, place in enumerate(PLACES, 3))
    found = read(f"<h1>Office of the ports</h1><table>{rows}</table>", matcher, "Office of the ports")
    assert not any(field.key in PLACES for record in found.records for field in record.fields)


HEADS = (
    "<tr><th id=doc rowspan=2>File</th><th id=name colspan=2>Title</th></tr>"
    "<tr><th id=no>Number</th><th id=day>Date</th></tr><tr><th id=way>Course</th><th id=who colspan=2>Signed by</th></tr>"
)


def test_cells_that_refer_to_their_headers_are_called_by_them(matcher: Matcher) -> None:
    row = (
        "<tr><td headers=doc rowspan=2><a href='/f/1.pdf'>PDF</a></td><td headers=name colspan=2>Ferry lanes at night</td></tr>"
        "<tr><td headers=no>21/159</td><td headers=day>10.09.2015</td></tr>"
        "<tr><td headers=way>Show</td><td headers=who colspan=2>Office of ports</td></tr>"
    )
    lines = "<tr><td colspan=3><hr></td></tr>"
    found = read(
        f"<h2>Search results</h2><p>Documents 1 - 1 of 1</p><table>{lines}{HEADS}{lines}{row}</table>", matcher
    )
    fields = [(field.key, field.value) for record in found.records for field in record.fields]
    assert ("Title", "Ferry lanes at night") in fields
    assert ("Number", "21/159") in fields
    assert ("Signed by", "Office of ports") in fields
    assert ("Signed by", "Ferry lanes at night") not in fields


def test_a_cell_that_refers_to_the_head_of_its_row_is_called_by_that_of_its_column() -> None:
    tree = parse(
        "<body><table><tr><td></td><th id=y>2019</th></tr><tr><th id=r>Ferries</th><td headers='r y'>7</td></tr></table></body>",
        "http://office.example/",
    ).tree
    called, heads = referred(tree)
    assert list(called.values()) == ["2019"]
    assert [tree.text(one, 10) for one in heads] == ["2019"]


def test_a_cell_that_refers_to_what_names_another_row_is_not_called_by_it() -> None:
    rows = "".join(
        f"<tr><th id=board scope=row>Board</th><td headers='day board'>{n} May 2019</td></tr>"
        f"<tr><th id=panel>Panel</th><td headers='day panel'>{n} June 2019</td></tr>"
        for n in range(1, 4)
    )
    called, heads = referred(parse(f"<body><table>{rows}</table></body>", "http://office.example/").tree)
    assert not called
    assert not heads


def sheets(*, again: bool = False) -> str:
    """A page of one thing in parts that look alike, each a table with facts of its own; or the same facts in every part."""
    words = (
        "Kind",
        "Owner",
        "Address",
        "Telephone",
        "Fleet",
        "Drivers",
        "Cargo",
        "Licence",
        "Rating",
        "Office",
        "Region",
        "Since",
    )
    parts = []
    for n in range(4):
        own = words[:3] if again else words[3 * n : 3 * n + 3]
        rows = "".join(f"<tr><th align=right>{word}:</th><td>{word} said {n}</td></tr>" for word in own)
        parts.append(f"<center><font>Part {n}</font><table border=1>{rows}</table></center><p></p>")
    return "".join(parts)


def test_parts_of_a_page_with_facts_of_their_own_are_no_records(matcher: Matcher) -> None:
    page = parse(f"<title>Snapshot</title><body>{sheets()}</body>", "http://office.example/one")
    layout = Layout(page.tree)
    region, detail = main_region(layout), read_detail(page, layout, matcher)
    assert region is not None
    assert detail is not None
    assert prefers_detail(layout, replace(region, confidence=0.05), detail)
    page = parse(f"<title>Snapshot</title><body>{sheets(again=True)}</body>", "http://office.example/one")
    layout = Layout(page.tree)
    region, detail = main_region(layout), read_detail(page, layout, matcher)
    assert region is not None
    assert detail is None or not prefers_detail(layout, replace(region, confidence=0.05), detail)


def files(count: int) -> str:
    return "".join(
        f"<li><a class=file href='/f/{place.split()[-1].lower()}.pdf' download><div><span class=name>Report {place} (.pdf 8 KB)"
        "</span></div></a></li>"
        for place in PLACES[:count]
    )


SITE = "".join(
    f"<li><a href='/{part}'>{part.title()}</a><ul>"
    + "".join(f"<li><a href='/{part}/{n}'>{part.title()} {n}</a></li>" for n in range(7))
    + "</ul></li>"
    for part in ("office", "press", "ports", "crews", "rules", "help")
)
ABOUT = "<p>The office looks into what happens at sea and in the ports, and tells what was found.</p>"


@pytest.mark.parametrize("count", [5, 6])
def test_names_with_a_file_each_are_a_list_where_a_page_tells_of_nothing_else(matcher: Matcher, count: int) -> None:
    body = f"<nav><ul>{SITE}</ul></nav><h1>Grave events</h1>{ABOUT}<h4>To fetch</h4><ul class=files>{files(count)}</ul>"
    found = read(body, matcher, "Grave events | Office")
    assert found.form == "list"
    assert found.records[0].url == "http://office.example/f/millbrook.pdf"
    assert len(found.records) == count


def test_files_beside_the_text_or_with_facts_of_one_thing_are_no_list(matcher: Matcher) -> None:
    aside = f"<h1>Grave events</h1>{ABOUT * 3}<aside><h4>To fetch</h4><ul class=files>{files(5)}</ul></aside>"
    assert read(aside, matcher, "Grave events | Office").form != "list"
    facts = "<dl><dt>Number</dt><dd>M 7</dd><dt>Status</dt><dd>Closed</dd><dt>Date</dt><dd>3 May 2010</dd></dl>"
    body = f"<h1>Loss of the Anna</h1>{facts}{ABOUT}<ul class=files>{files(5)}</ul>"
    assert read(body, matcher, "Loss of the Anna | Office").form == "detail"


NAMES = tuple(f"{first} {last}" for first in ("Ann", "Bo", "Cy", "Dee") for last in ("Birch", "Oak", "Reed"))


OTHER = " <span class=other>Ά Β</span>"


def grid(hrefs: list[str], wide: int = 3) -> str:
    """Cells in the colours of a chess board, some with a name in other letters."""
    found = [
        f"<td class=alt{n % 2} width='33%'><a href='{href}'>{name}</a>{OTHER if n % 3 == 2 else ''}</td>"
        for n, (name, href) in enumerate(zip(NAMES, hrefs, strict=True))
    ]
    return "".join(f"<tr>{''.join(found[at : at + wide])}</tr>" for at in range(0, len(found), wide))


def test_names_that_fill_the_cells_of_a_table_are_records_each(matcher: Matcher) -> None:
    rows = grid([f"/person/{n}" for n in range(12)])
    found = read(f"<p>12 persons</p><table>{rows}</table>", matcher, "Persons")
    assert [record.url for record in found.records] == [f"http://office.example/person/{n}" for n in range(12)]


@pytest.mark.parametrize(
    "rows",
    [
        grid([f"/{('home', 'guest', 'place')[n % 3]}/{n}" for n in range(12)]),
        grid([f"/team/{n % 5}" for n in range(12)]),
        "<tr><th>One</th><th>Two</th><th>Three</th></tr>" + grid([f"/person/{n}" for n in range(12)]),
    ],
)
def test_cells_of_columns_are_parts_of_their_rows(rows: str) -> None:
    layout = Layout(parse(f"<body><table><tbody>{rows}</tbody></table></body>", "http://office.example/").tree)
    own = tuple(
        (row, layout.tree.ends[row])
        for row in layout.tree.find("tr")
        if not layout.tree.find("th", row, layout.tree.ends[row])
    )
    assert cellwise(layout, own) == own
