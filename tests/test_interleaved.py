"""Two kinds of records in one list, and rows of headers that name columns."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Attribute, Domain
from knowledge.matching import Matcher

FILMS = Matcher(
    Domain(
        name="films",
        title="Films",
        identity=(("title",),),
        attributes=(
            Attribute(name="title", type="text", aliases=("object",)),
            Attribute(name="director", type="text"),
            Attribute(name="genre", type="text"),
            Attribute(name="number", type="text"),
            Attribute(name="place", type="text"),
            Attribute(name="height", type="text"),
        ),
    )
)
NAMES = (
    "House by the river",
    "Polar circle",
    "The last tram",
    "Clockmaker",
    "White islands",
    "Garden gate",
    "Letters home",
)
FILM = (
    "<div class=film><img src=/{n}.jpg><div class=b><a class=name href=/film/{n}>{name}</a> <span class=year>(199{n})</span>"
    "<div>Director: Ann Lee {n}</div><div>Genre: drama {n}</div></div></div>"
)
SERIES = (
    "<section class=serial><h3><a href=/serial/{n}>{name}</a></h3><em class=year>(199{n})</em>"
    "<div>Director: Bo Sand {n}</div><div>Genre: crime {n}</div></section>"
)


def _found(*markups: str) -> list[tuple[str, str | None]]:
    items = "".join(markups[n % len(markups)].format(n=n, name=name) for n, name in enumerate(NAMES))
    page = parse(f"<h1>7 found</h1><div class=items>{items}</div>", "http://h/list")
    found = extract_records(page, matcher=FILMS)
    assert found.form == "list"
    titles = [next((f.value for f in record.fields if f.attribute == "title"), "") for record in found.records]
    return list(zip(titles, [record.url for record in found.records], strict=True))


def test_records_of_two_kinds_that_take_turns_are_all_read() -> None:
    kinds = ("film", "serial")
    expected = [(name, f"http://h/{kinds[n % 2]}/{n}") for n, name in enumerate(NAMES)]
    assert _found(FILM, SERIES) == expected


def test_what_stands_below_each_record_stays_a_part_of_it() -> None:
    below = (
        FILM
        + '<div class=more><a href="/film/{n}/reviews">Reviews</a> <span>{n}7 of them, the last of May {n}</span></div>'
    )
    assert _found(below) == [(name, f"http://h/film/{n}") for n, name in enumerate(NAMES)]


def test_the_last_header_of_a_row_names_no_text_of_the_next_row() -> None:
    head = "<tr><th rowspan=2>Object<th rowspan=2>Number<th colspan=2>Origin<tr><th>Place<th>Height"
    rows = "".join(
        f"<tr data-href=/o/{n}><td>{name}<td>NM.00{n}7<td>Town {n}<td>{n}9" for n, name in enumerate(NAMES[:5])
    )
    page = parse(f"<h1>Object</h1><p>5 found</p><table>{head}{rows}</table>", "http://h/list")
    found = extract_records(page, matcher=FILMS)
    assert found.form == "list"
    assert [{f.attribute: f.value for f in record.fields if f.attribute} for record in found.records] == [
        {"title": name, "number": f"NM.00{n}7", "place": f"Town {n}", "height": f"{n}9"}
        for n, name in enumerate(NAMES[:5])
    ]


def test_a_lone_header_still_names_the_row_below_it() -> None:
    table = "<table><tr><th>Director</th></tr><tr><td>Ann Lee</td></tr><tr><th>Genre</th></tr><tr><td>drama</td></tr></table>"
    found = extract_records(
        parse(f"<title>Polar circle</title><h1>Polar circle</h1>{table}", "http://h/f/1"), matcher=FILMS
    )
    told = {f.attribute: f.value for f in found.records[0].fields}
    assert (told["director"], told["genre"]) == ("Ann Lee", "drama")
