"""Labels that a list says in every record: in links and headings, and before values that nothing but commas parts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import Attribute, Domain, load_domain
from knowledge.matching import Matcher
from tests.growth import SQUARE, growth

FILES = Domain(
    name="files",
    title="Files",
    identity=(("title", "size"),),
    attributes=(
        Attribute(name="title", type="text", aliases=("name",)),
        Attribute(name="number", type="text", aliases=("file id", "room")),
        Attribute(name="size", type="text"),
        Attribute(name="added", type="text", aliases=("uploaded", "date")),
        Attribute(name="maker", type="text", aliases=("sent by", "author")),
    ),
)
NAMES = ("River", "Garden", "Winter", "City", "Bird", "House", "Night", "Island", "Letter", "Stone")
PEOPLE = ("Ann Lee", "Bo Sand", "Cy Ray", "Di Fox", "Ed Orr", "Flo Hay", "Gus Kay", "Hal Poe", "Ida Roe", "Jo Day")


def _read(record: str) -> list[dict[str, str]]:
    """What a list of ten such records tells."""
    pairs = enumerate(zip(NAMES, PEOPLE, strict=True), 3)
    items = "".join(f"<li>{record.format(n=n, name=name, who=who)}</li>" for n, (name, who) in pairs)
    found = extract_records(parse(f"<h1>10 files found</h1><ul>{items}</ul>", "http://h/list"), matcher=Matcher(FILES))
    assert found.form == "list"
    return [{field.attribute or field.key: field.value for field in record.fields} for record in found.records]


@pytest.mark.parametrize("sign", [", ", " | ", "; ", " · "])
@pytest.mark.parametrize("who", ["{who}", "<a href=/u/{n}>{who}</a>"])
def test_labels_without_colons_recur_before_values_that_vary(sign: str, who: str) -> None:
    line = sign.join(("Uploaded {n} mins ago", "Size {n}.1 MiB", f"Sent by {who}"))
    found = _read(f"<a href=/f/{{n}}>{{name}}</a><div>{line}</div>")
    assert [(one["title"], one["added"], one["size"], one["maker"]) for one in found] == [
        (name, f"{n} mins ago", f"{n}.1 MiB", who) for n, (name, who) in enumerate(zip(NAMES, PEOPLE, strict=True), 3)
    ]


def test_a_value_may_hold_the_sign_itself() -> None:
    found = _read("<a href=/f/{n}>{name}</a><div>Uploaded May {n}, 2019, Size {n} MiB</div>")
    assert (found[0]["added"], found[0]["size"]) == ("May 3, 2019", "3 MiB")


def test_words_that_recur_of_which_the_domain_knows_one_are_a_value() -> None:
    found = _read("<a href=/f/{n}>{name}</a><div>Room {n}, Floor 2{n}, Hall 5{n}</div>")
    assert any("Room 3, Floor 23, Hall 53" in value or "3, Floor 23, Hall 53" in value for value in found[0].values())


@pytest.mark.parametrize(
    "record",
    [
        "<a href=/f/{n}>{name}</a> <p><a href=/f/{n}>FileID: P0{n}</a></p>",
        "<a href=/f/{n}>{name}<br>FileID: P0{n}</a>",
        "<a href=/f/{n}>{name}</a> <h5>FileID: P0{n}</h5>",
    ],
)
def test_a_link_or_heading_in_every_record_may_begin_with_its_label(record: str) -> None:
    found = _read(record)
    assert [(one["title"], one["number"]) for one in found] == [(name, f"P0{n}") for n, name in enumerate(NAMES, 3)]


def test_titles_that_begin_alike_stay_whole() -> None:
    found = _read("<span>{n} MiB</span> <a href=/f/{n}>Star Roads: {name}</a>")
    assert [one["title"] for one in found] == [f"Star Roads: {name}" for name in NAMES]
    found = _read("<a href=/f/{n}>FileID: P0{n}</a> <span>{who}</span>")
    assert not any(one.get("number") == one.get("title") or "P03" in one.get("maker", "") for one in found)


@pytest.mark.parametrize("head", ["<thead><tr><th>Fact</th><th>Value</th></tr></thead>", ""], ids=["headed", "bare"])
@pytest.mark.parametrize("cell", ["td", "th"])
def test_a_value_beside_its_label_begins_with_no_other(head: str, cell: str) -> None:
    pairs = (("Publisher", "Edition Nautilus"), ("Author", "Ann Lee"), ("Year", "1999"), ("Title", "Year Zero"))
    rows = "".join(f"<tr><{cell}>{label}</{cell}><td>{value}</td></tr>" for label, value in pairs)
    page = parse(f"<main><h1>Rivers</h1><p>On a river.</p><table>{head}<tbody>{rows}</table></main>", "http://h/f/1")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    fields = found.records[0].fields
    assert "Year Zero" in [field.value for field in fields]
    assert [field.value for field in fields if field.attribute == "year"] == ["1999"]


def test_a_row_of_very_many_cells_that_begin_with_a_label_is_read_in_linear_time() -> None:
    matcher = Matcher(load_domain("books"))

    def prepared(size: int) -> Callable[[], object]:
        page = parse("<table><tr>" + "<td>Year 2001</td>" * size, "http://site.example/7")
        return lambda: extract_records(page, matcher=matcher)

    assert growth(prepared, 600) < SQUARE
