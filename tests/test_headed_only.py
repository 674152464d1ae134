"""Tables of heads alone are no records, and their heads are no labels with values."""

from __future__ import annotations

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.regions.headed_only import headed_only
from crawler.results import Extraction, extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

ALBUMS = Domain.model_validate(
    {
        "name": "albums",
        "title": "Albums",
        "languages": ["en"],
        "attributes": [
            {"name": "title", "type": "text", "affinity": 0.5, "aliases": ["album", "title"]},
            {"name": "artist", "type": "name", "affinity": 0.5, "aliases": ["artist"]},
            {"name": "year", "type": "year", "affinity": 0.4, "aliases": ["year", "released"]},
            {"name": "tracks", "type": "number", "affinity": 0.1, "aliases": ["tracks", "songs"]},
        ],
        "identity": [["title", "artist"]],
        "topic": ["album", "artist", "song", "track", "music"],
    }
)
NAV = "<ul class=nav><li><a href=/>Home</a><li><a href=/albums>Albums</a><li><a href=/artists>Artists</a></ul>"
HEADS = "<tr><th>Artist<th>Title<th>Year<th>Tracks<th>Time</tr>"
NAMES = ("River", "House", "Lamp", "Moon", "Stone", "Gate")


def row(number: int) -> str:
    return (
        f"<tr><td><a href=/artist/{number}>Ann {NAMES[number]}</a><td><a href=/album/{number}>The {NAMES[number]} Songs</a>"
        f"<td>{1990 + number}<td>{8 + number}<td>4{number}:10</tr>"
    )


def table(rows: str = "", heads: str = HEADS) -> str:
    return f"<table><thead>{heads}</thead><tbody>{rows}</tbody></table>"


def read(body: str) -> Extraction:
    page = parse(f"<!doctype html><title>Music</title><body>{NAV}{body}</body>", "http://h.example/x?q=a")
    return extract_records(page, matcher=Matcher(ALBUMS))


def told(record: Record) -> dict[str, str]:
    return {field.attribute: field.value for field in record.fields if field.attribute}


@pytest.mark.parametrize(
    "body",
    [
        table(),
        table(heads=HEADS.replace("th>", "td>").replace("<th", "<td")),
        f"<table>{HEADS}</table>",
        table("<tr><td colspan=5>—</tr>"),
        table("<tr><td colspan=5>There is no album.</tr>"),
        table() + "<h2>Live</h2>" + table(),
    ],
)
def test_heads_alone_are_no_record(body: str) -> None:
    assert not read(f"<h1>Albums</h1>{body}").records


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_one_row_among_tables_of_heads_alone_is_the_record(place: int) -> None:
    parts = [
        f"<h2>{name}</h2>{table(row(1) if number == place else '')}"
        for number, name in enumerate(("Albums", "Live", "Classical"))
    ]
    found = read(f"<h1>Ann House</h1>{''.join(parts)}").records
    assert [told(one) for one in found] == [
        {"artist": "Ann House", "title": "The House Songs", "year": "1991", "tracks": "9"}
    ]


def test_rows_stay_records_beside_a_table_of_heads_alone() -> None:
    found = read(f"<h2>Albums</h2>{table(''.join(map(row, range(6))))}<h2>Live</h2>{table()}").records
    assert [told(one)["title"] for one in found] == [f"The {name} Songs" for name in NAMES]


@pytest.mark.parametrize(
    "body",
    [
        table(row(1)),
        "<table><tr><th>Year<td>1999<tr><th>Tracks<td>12</table>",
        "<table><tr><th>Year<th>1999</table>",  # a label and its value
        "<table><thead><tr><th>Year<th>Tracks</tr><tr><td>1999<td>12</tr></thead></table>",
        "<table><tr><th>Year<th>Tracks<th>Time</tr><tr><td>1999</td></tr><tr><td>2001</td></tr></table>",
        "".join(f"<table><tr><th>The {name} Songs<th>Ann {name}<th>1999</table>" for name in NAMES),  # a thing in each
        f"<table><tr><td>{table(row(1))}</table>",
        "<table><tr><td>a<td>b<td>c</table>",
    ],
)
def test_other_tables_are_read(body: str) -> None:
    assert not headed_only(parse(f"<body>{body}</body>", "http://h.example/").tree)
