"""Boxes with a heading and labelled lines, of which the lines are no records."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records

NAMES = "Tamar Severn Wye Dee Exe Trent Ouse Tees".split()
BEFORE = "<form action=/s><input name=q><button>Search</button></form><p>80 rivers found</p>"
AFTER = "<div class=pages><b>1</b> <a href='/s?p=2'>2</a> <a href='/s?p=3'>3</a></div>"


def titles(boxes: str) -> list[str]:
    page = parse(f"<title>Results</title><body>{BEFORE}{boxes}{AFTER}</body>", "http://h/s?q=a")
    found = extract_records(page)
    assert found.form == "list"
    return [record.fields[0].value for record in found.records]


def box(n: int, name: str) -> str:
    return (
        f"<div class=box><h3>{name}</h3><p><b>Code</b> R-{100 + n}</p>"
        f"<p><b>Length</b> {30 + 7 * n} km <b>Width</b> {20 + n} m</p>"
        f"<p><b>District</b> {['Kent', 'Devon', 'Powys'][n % 3]} <b>Source</b> {['Dartmoor', 'Plynlimon'][n % 2]}</p></div>"
    )


def test_labelled_lines_below_a_heading_belong_to_one_record() -> None:
    assert titles("".join(box(n, name) for n, name in enumerate(NAMES))) == NAMES


def test_labelled_rows_below_a_linked_row_belong_to_one_record() -> None:
    rows = (
        f"<tr bgcolor=#ddd><td colspan=2><a href=/r/{n}><b>{name}</b></a></td></tr>"
        f"<tr><td>Length: {30 + 7 * n} km</td><td>Width: {20 + n} m</td></tr>"
        f"<tr><td>District: {['Kent', 'Devon', 'Powys'][n % 3]}</td><td>Source: {['Dartmoor', 'Plynlimon'][n % 2]}</td></tr>"
        for n, name in enumerate(NAMES)
    )
    assert titles(f"<table border=0>{''.join(rows)}</table>") == NAMES


def test_records_in_groups_below_headings_stay_records() -> None:
    things = "bowl cup lion vase chest rug sword ring plate spoon lamp coat".split()
    lines = [f"<p><b>Bronze {one}</b> found in {1900 + n} at a farm</p>" for n, one in enumerate(things)]
    groups = "".join(f"<div class=box><h3>{NAMES[n]}</h3>{''.join(lines[3 * n : 3 * n + 3])}</div>" for n in range(4))
    assert len(titles(groups)) == len(things)


def test_linked_records_with_the_same_words_in_each_group_stay_records() -> None:
    kinds = ("Map", "Photograph", "Letter")

    def lines(n: int) -> str:
        return "".join(f"<p><b>{kind}</b> <a href='/{kind}/{n}'>of {NAMES[n]}, {1900 + n}</a></p>" for kind in kinds)

    groups = "".join(f"<div class=box><h3>{name}</h3>{lines(n)}</div>" for n, name in enumerate(NAMES))
    page = parse(f"<title>Results</title><body>{BEFORE}{groups}{AFTER}</body>", "http://h/s?q=a")
    assert len(extract_records(page).records) == len(NAMES) * len(kinds)
