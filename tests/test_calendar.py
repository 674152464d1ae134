"""Days whose day and month the markup sets apart, headers that are pictures or abbreviations, and lists below a subject."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.regions.tables import heading
from crawler.results.extraction import extract_records
from knowledge.domain import Attribute, Domain
from knowledge.matching import Matcher

MEETINGS = Domain(
    name="meetings",
    title="Meetings",
    identity=(("title", "date"),),
    attributes=(
        Attribute(name="title", type="text", aliases=("name", "town", "meeting")),
        Attribute(name="date", type="date", aliases=("day", "when")),
        Attribute(name="time", type="text", aliases=("hour", "starts")),
        Attribute(name="place", type="text", aliases=("location", "room")),
        Attribute(name="seats", type="number", aliases=("places free",)),
    ),
)
NAMES = ("Library", "Parks", "Harbour", "Budget", "Schools", "Roads", "Health", "Water", "Housing", "Arts")


def _read(body: str) -> list[dict[str, str]]:
    page = parse(f"<html><body>{body}</body></html>".encode(), "http://h/list", content_type="text/html; charset=utf-8")
    found = extract_records(page, matcher=Matcher(MEETINGS))
    assert found.form == "list"
    return [{field.attribute or field.key: field.value for field in record.fields} for record in found.records]


def test_a_number_before_a_name_that_is_a_months_too_is_no_day() -> None:
    songs = ["Rivers", "Gardens", "May", "Winters", "Cities", "Birds", "March", "Nights"]
    rows = "".join(
        f"<li><a href=/t/{n}><span class=no>{n}</span> <span class=title>{name}</span> <span class=len>3:2{n}</span></a></li>"
        for n, name in enumerate(songs, 1)
    )
    assert [one.get("title") for one in _read(f"<h1>Songs</h1><ul>{rows}</ul>")] == songs


@pytest.mark.parametrize(
    ("box", "day"),
    [
        ("<span class=date><b class=d>0{n}</b> <i class=m>Oct</i></span>", "{n} Oct"),
        (
            "<div class=date><div class=m>October</div><div class=d>{n}th</div><div class=y>2019</div></div>",
            "{n} October 2019",
        ),
        ("<div class=date><div class=d>{n}</div><div class=my>mars 2019</div></div>", "{n} mars 2019"),
    ],
)
def test_the_pieces_of_a_day_are_one_value(box: str, day: str) -> None:
    items = "".join(
        f"<li>{box.format(n=number)}<h3><a href='/m/{number}'>{name} board</a></h3><p class=place>Room {number}</p></li>"
        for number, name in enumerate(NAMES[:8], 1)
    )
    found = _read(f"<h1>Search results</h1><ul>{items}</ul>")
    assert [record["date"] for record in found] == [day.format(n=number) for number in range(1, 9)]
    assert [record["title"] for record in found] == [f"{name} board" for name in NAMES[:8]]


def test_a_number_beside_a_name_that_is_a_months_too_is_no_day() -> None:
    items = "".join(f"<li><span>{n}</span> <a href='/f/{n}'>{name}</a> <p>Told by many</p></li>" for n, name in
                    enumerate(("March", "Harbour", "May", "River", "April", "Sea"), 1))  # fmt: skip
    found = _read(f"<h1>Search results</h1><ul>{items}</ul>")
    assert [record["title"] for record in found] == ["March", "Harbour", "May", "River", "April", "Sea"]


def test_headers_that_are_pictures_or_short_for_something_name_their_columns() -> None:
    heads = (
        "<th><i class=i-file title=Meeting></i> <a href='?s=1'><i title='Sort'></i></a></th><th><i title=Location></i></th>"
        "<th><abbr title='Places free'><a href='?s=2'>PF</a></abbr></th>"
    )
    rows = "".join(
        f"<tr><td><a href='/m/{n}'>{name} board</a></td><td>Hall {n}</td><td>{n}</td></tr>"
        for n, name in enumerate(NAMES, 1)
    )
    found = _read(f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>")
    assert [(record["title"], record["place"], record["seats"]) for record in found] == [
        (f"{name} board", f"Hall {n}", str(n)) for n, name in enumerate(NAMES, 1)
    ]


@pytest.mark.parametrize(
    ("short", "title", "key"),
    [
        ("Hall", "Click to sort", "Hall"),
        ("Place", "Ascending", "Place"),
        ("Seats", "How many seats are left over", "Seats"),
        ("Loc.", "Location", "Location"),
        ("PF", "The places that are free", "The places that are free"),
        ("#", "Number", "Number"),
    ],
)
def test_an_abbreviation_stands_for_what_is_made_of_its_letters(short: str, title: str, key: str) -> None:
    tree = parse(f"<table><tr><th><abbr title='{title}'>{short}</abbr></th></tr></table>", "http://h/").tree
    assert heading(tree, next(iter(tree.find("th", 0, len(tree))))) == key


def test_many_records_that_tell_much_are_the_list_of_a_page_with_labels_around_them() -> None:
    told = [
        ("Contact", "Ann Lee"),
        ("Website", "none"),
        ("Members", "Nine of the county"),
        ("Law", "Code 57"),
        ("Apply", "By letter"),
    ]
    labels = "".join(f"<dt>{label}</dt><dd>{said}</dd>" for label, said in told)
    rows = "".join(
        f"<tr><td>07/{n:02}/19</td><td>1:{n:02}pm</td><td>{name}</td><td>Hall {n}, East Street</td></tr>"
        for n, name in enumerate(NAMES, 10)
    )
    head = "<tr><td>Date</td><td>Time</td><td>Town</td><td>Location</td></tr>"
    found = _read(f"<h2>Review Council</h2><dl>{labels}</dl><table>{head}{rows}</table>")[-len(NAMES) :]
    assert [record["title"] for record in found] == list(NAMES)
    assert found[0]["date"] == "07/10/19" and found[0]["place"] == "Hall 10, East Street"


HEADS = "<{t}>Meeting</{t}><{t}>Room</{t}><{t}>Day</{t}>"


def _table(heads: str, extra: str, first: str = "") -> str:
    rows = "".join(
        f"<tr>{first}<td><a href='/m/{n}'>{name} board</a></td><td>Hall {n}</td><td>07/{n:02}/19</td>{extra}</tr>"
        for n, name in enumerate(NAMES, 1)
    )
    return f"<table><tr>{heads}</tr>{rows}</table>"


@pytest.mark.parametrize("tag", ["th", "td"])
@pytest.mark.parametrize("extra", ["<td></td>", "<td>&nbsp;</td><td></td><td><img src=x></td>"])
def test_empty_cells_at_the_end_of_rows_or_headers_take_no_names_from_a_table(tag: str, extra: str) -> None:
    heads = HEADS.format(t=tag)
    for table in (_table(heads, extra), _table(heads + extra.replace("td", tag), "")):
        assert [one["place"] for one in _read(table)] == [f"Hall {n}" for n in range(1, len(NAMES) + 1)]


def test_headers_that_begin_over_boxes_to_tick_name_nothing() -> None:
    boxed = _table(HEADS.format(t="th") + "<th>Tools</th>", "<td></td>", "<td><input type=checkbox></td>")
    assert not any("place" in one and "board" in one["place"] for one in _read(boxed))


def _days(record: str, around: str = "<div>{}</div>") -> list[str]:
    rows = "".join(record.format(n=n, name=name) for n, name in enumerate(NAMES, 1))
    return [one.get("date", "") for one in _read(f"<h1>10 meetings found</h1>{around.format(rows)}")]


SHOWN = "<a href=/m/{n}>{name} board</a> <span class=place>Hall {n}</span>"


def test_records_without_a_day_have_that_of_their_elements() -> None:
    days = [f"2019-10-{n:02}" for n in range(1, len(NAMES) + 1)]
    assert _days(f"<div class=m data-date='2019-10-{{n:02}}T10:00'>{SHOWN}</div>") == days
    assert _days(f"<div class=m><i class=ics datetime='2019-10-{{n:02}}'></i>{SHOWN}</div>") == days
    assert _days(f"<div class=day data-date=2019-10-{{n:02}}><div class=m>{SHOWN}</div></div>") == days


def test_a_day_of_all_records_or_several_of_one_are_not_theirs() -> None:
    none = [""] * len(NAMES)
    assert _days(f"<div class=m>{SHOWN}</div>", "<div data-date=2019-10-01>{}</div>") == none
    assert _days(f"<div class=m><i data-date=2019-10-01></i><i data-date=2019-11-{{n:02}}></i>{SHOWN}</div>") == none
    shown = [f"2018-03-{n:02}" for n in range(1, len(NAMES) + 1)]
    assert _days(f"<div class=m data-date=2019-10-{{n:02}}>{SHOWN} <b class=date>2018-03-{{n:02}}</b></div>") == shown
