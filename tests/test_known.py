"""Fields that no page names, told by known instances (M3 case 2): the domain's on a page, those of all pages at the end."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.page import parse
from crawler.records import RecordStore
from crawler.records.unnamed import Unnamed
from crawler.results import extract_records
from crawler.settings import CrawlSettings
from knowledge.domain import Domain, load_domain, parse_domain
from knowledge.matching import Matcher
from tests.handmade import answering, html

WINES = """
name: wines
title: Wines
nouns: [wine]
attributes:
- {name: name, type: text, aliases: [wine]}
- {name: region, type: enum}
- {name: producer, type: name, aliases: [winery]}
- {name: grape, type: enum, multiple: true}
- {name: former_region, type: enum, aliases: [formerly]}
- {name: price, type: number}
others: [importer]
identity: [[name, producer]]
instances:
  region: [Bordeaux, Rioja, Mosel, Tokaj]
  producer: [Keller Estate, Santos & Daughters]
  grape: [Riesling, Merlot]
  former_region: [Tokaj, Prussia]
"""
REGIONS = ("Rioja", "Mosel", "Douro", "Tokaj", "Bordeaux", "Kakheti")
PRODUCERS = ("Orchard Hill", "Weber Brothers", "Moreau Cellars", "Stone Gate", "Lantern House", "River Bend")
NAMES = (
    "Old Oak Reserve",
    "Morning Slope",
    "Two Rivers White",
    "The Long Terrace",
    "Quarry Red",
    "Winter Harvest",
    "North Wind",
)


@pytest.fixture(scope="module")
def wines() -> Domain:
    return parse_domain(WINES)


def read(domain: Domain, cells: Sequence[Sequence[str]], row: str = "<p>{}</p>") -> list[dict[str, str]]:
    """What the records of a list of cards say, by attribute."""
    cards = "".join(
        f"<div class=card><h3><a href=/w/{n}>{NAMES[n]}</a></h3>{''.join(row.format(cell) for cell in own)}</div>"
        for n, own in enumerate(cells)
    )
    page = parse(
        f"<title>Search</title><body><h1>Results</h1><div class=list>{cards}</div>", "http://one.example/s?q=x"
    )
    return [
        {one.attribute: one.value for one in reversed(record.fields) if one.attribute}
        for record in extract_records(page, matcher=Matcher(domain)).records
    ]


def test_a_column_without_a_label_is_what_its_values_are_known_for(wines: Domain) -> None:
    found = read(wines, [(f"rack {n}", region) for n, region in enumerate(REGIONS)])
    assert [one.get("region") for one in found] == list(REGIONS)


def test_a_label_that_nobody_knows_is_no_obstacle_but_one_of_other_things_is(wines: Domain) -> None:
    cells = [(region,) for region in REGIONS]
    assert [one.get("region") for one in read(wines, cells, "<p><b>Borvidék:</b> {}</p>")] == list(REGIONS)
    assert {one.get("region") for one in read(wines, cells, "<p><b>Importer:</b> {}</p>")} == {None}


def test_one_value_of_all_and_values_of_two_attributes_tell_nothing(wines: Domain) -> None:
    assert {one.get("region") for one in read(wines, [(f"rack {n}", "Rioja") for n in range(6)])} == {None}
    both = [(f"rack {n}", ("Tokaj", "Prussia", "Bordeaux")[n % 3]) for n in range(6)]
    assert all(not {"region", "former_region"} & one.keys() for one in read(wines, both))
    few = ["Rioja", "Mosel", *(f"bottle of {word}" for word in "oak ash elm fir yew".split())]
    assert {one.get("region") for one in read(wines, [(f"rack {n}", one) for n, one in enumerate(few)])} == {None}


def test_two_columns_of_what_a_thing_has_one_of_tell_nothing_but_the_same_twice_does(wines: Domain) -> None:
    ways = [(one, REGIONS[(n + 1) % 6]) for n, one in enumerate(REGIONS)]
    assert {one.get("region") for one in read(wines, ways)} == {None}
    assert [one.get("region") for one in read(wines, [(one, one) for one in REGIONS])] == list(REGIONS)
    grapes = [(("Riesling", "Merlot")[n % 2], ("Merlot", "Riesling")[n % 2]) for n in range(6)]
    assert all(one.get("grape") for one in read(wines, grapes))  # a wine may have several


@pytest.mark.parametrize("label", ["<b>Similar to:</b> ", "<b>Praised by:</b> ", ""])
def test_well_known_people_take_no_name_from_those_who_made_a_thing(label: str) -> None:
    people = ("Ann Lee", "Bob Ray", "Clara Moss", "Dan Hill", "Eva Stone", "Finn Wood")
    known = ("Stephen King", "Jane Austen", "Charles Dickens", "Mark Twain", "Agatha Christie", "William Shakespeare")
    cells = [(one, label + other) for one, other in zip(people, known, strict=True)]
    assert [one.get("author") for one in read(load_domain("books"), cells)] == list(people)


def test_known_values_outdo_what_a_column_looks_like() -> None:
    cast = ("Tom Hanks", "Brad Pitt", "Meryl Streep", "Tom Cruise", "Julia Roberts", "Johnny Depp")
    found = read(load_domain("movies"), [(one,) for one in cast])
    assert [one.get("actor") for one in found] == list(cast) and not any("director" in one for one in found)


@pytest.mark.parametrize(("name", "label"), [("movies", "Subtitles"), ("movies", "Untertitel"), ("books", "Foreword")])
def test_labels_of_what_goes_with_a_thing_are_none_of_its_own(name: str, label: str) -> None:
    values = [
        *("English", "French", "German", "Italian", "Spanish", "Russian"),
        *("William Shakespeare", "Jane Austen", "Charles Dickens", "Stephen King", "Agatha Christie", "Mark Twain"),
    ][slice(6) if name == "movies" else slice(6, 12)]
    found = read(load_domain(name), [(one,) for one in values], f"<p><b>{label}:</b> {{}}</p>")
    assert len(found) == 6 and not any({"language", "author"} & one.keys() for one in found)


@pytest.mark.parametrize(
    ("name", "attribute", "label", "told"),
    [("books", "author", "By", True), ("movies", "director", "Av", True), ("movies", "director", "By", False)],
)
def test_who_a_film_is_told_of_by_has_not_made_it(name: str, attribute: str, label: str, told: bool) -> None:
    people = ("Ann Lee", "Bob Ray", "Clara Moss", "Dan Hill", "Eva Stone", "Finn Wood")
    found = read(load_domain(name), [(one,) for one in people], f"<p><b>{label}:</b> {{}}</p>")
    assert [attribute in one for one in found] == [told] * 6


def row(number: int, site: str, *said: tuple[str, str, str | None, float]) -> dict[str, Any]:
    fields = [{"key": key, "value": value, "attribute": name, "confidence": sure} for key, value, name, sure in said]
    told = {name: value for _, value, name, _ in said if name is not None}
    return {"id": f"{site}{number}", "site": site, "url": f"{site}/w/{number}", "attributes": told, "fields": fields}


def hill(number: int) -> str:
    return ("Ash Hill", "Elm Hill", "Fir Hill", "Oak Hill", "Yew Hill")[number % 5]


def listed(number: int, site: str = "http://h", value: str = "", sure: float = 0.3) -> dict[str, Any]:
    place = value or hill(number)
    return row(number, site, ("link1", f"Wine {number}", "name", 0.7), ("text2", place, None, sure))


def own(number: int, site: str = "http://h", value: str = "") -> dict[str, Any]:
    place = value or hill(number)
    return row(number, site, ("name", f"Wine {number}", "name", 1.0), ("Region", place, "region", 1.0))


def regions(folder: Path, rows: Sequence[dict[str, Any]]) -> list[Any]:
    store = RecordStore(folder)
    store.append(rows)
    store.close()
    return [one["attributes"].get("region") for one in RecordStore(folder).read()]


def test_what_own_pages_say_of_some_records_names_the_field_of_all(tmp_path: Path) -> None:
    rows = [*map(listed, range(30)), *map(own, range(4))]
    assert regions(tmp_path, rows) == [hill(n) for n in range(30)]
    store = RecordStore(tmp_path)
    assert store.filled() == (30, {"name": 30, "region": 30})
    store.export("csv", tmp_path / "out.csv", attributes=["name", "region"])
    with open(tmp_path / "out.csv", newline="", encoding="utf-8") as file:
        assert [one["region"] for one in csv.DictReader(file)] == [hill(n) for n in range(30)]
    (field,) = (one for one in list(store.read())[20]["fields"] if one["key"] == "text2")
    assert field["attribute"] == "region" and 0 < field["confidence"] <= 0.7


def test_what_another_site_names_names_it_here(tmp_path: Path) -> None:
    rows = [*map(listed, range(30)), *(own(n, "http://other") for n in range(30))]
    assert regions(tmp_path, rows) == [hill(n) for n in range(30)] * 2


def test_fields_of_other_things_stay_without_a_name(tmp_path: Path) -> None:
    elsewhere = [own(n, "http://other") for n in range(30)]
    aside = [listed(n, sure=0.0) for n in range(30)]
    assert regions(tmp_path / "aside", [*aside, *elsewhere])[:30] == [None] * 30
    constant = [listed(n, value=hill(1)) for n in range(30)]
    assert regions(tmp_path / "constant", [*constant, *elsewhere])[:30] == [None] * 30
    strange = [listed(n, value=f"Plain of {NAMES[n % 7]}") for n in range(30)]
    assert regions(tmp_path / "strange", [*strange, *elsewhere])[:30] == [None] * 30
    rows = [*map(listed, range(30)), *(own(n, value=hill(n + 1)) for n in range(10)), *elsewhere]
    assert regions(tmp_path / "contradicted", rows)[10:30] == [None] * 20


def test_codes_and_years_of_one_attribute_are_not_known_by_those_of_another() -> None:
    years = [row(n, "http://a", ("Vintage", str(2000 + n % 9), "vintage", 1.0)) for n in range(30)]
    told = [row(n, "http://b", ("text1", str(2000 + n % 9), None, 0.3)) for n in range(30)]
    unnamed = Unnamed()
    assert list(unnamed.watching([*years, *told])) == [*years, *told]
    assert unnamed.names() == {}


def test_of_two_fields_of_known_values_neither_is_named_unless_records_agree_with_one(tmp_path: Path) -> None:
    def ways(number: int) -> dict[str, Any]:
        said = (
            ("link1", f"Wine {number}", "name", 0.7),
            ("text2", hill(number + 2), None, 0.3),
            ("text3", hill(number), None, 0.3),
        )
        return row(number, "http://h", *said)

    elsewhere = [own(n, "http://other") for n in range(30)]
    assert regions(tmp_path / "both", [*map(ways, range(30)), *elsewhere])[:30] == [None] * 30
    agreed = regions(tmp_path / "agreed", [*map(ways, range(30)), *map(own, range(4)), *elsewhere])
    assert agreed[:30] == [hill(n) for n in range(30)]


def test_a_digit_or_two_agree_by_chance(tmp_path: Path) -> None:
    def counted(number: int, copies: int, sure: str | None = None) -> dict[str, Any]:
        edition = [("Edition", str(number % 3), sure, 1.0)] if sure else []
        return row(
            number, "http://h", ("name", f"Wine {number}", "name", 1.0), ("text7", str(copies), None, 0.3), *edition
        )

    few = [*(counted(n, n % 3, "region") for n in range(4)), *(counted(n, 7 + n % 2) for n in range(4, 30))]
    assert regions(tmp_path / "few", few)[4:] == [None] * 26
    many = [*(counted(n, n % 3, "region") for n in range(20)), *(counted(n, n % 3) for n in range(20, 30))]
    assert regions(tmp_path / "many", many) == [str(n % 3) for n in range(30)]


async def test_a_crawl_of_two_sites_names_with_the_one_what_the_other_leaves_open(tmp_path: Path) -> None:
    bottles = [
        (f"{NAMES[n % 7]} No. {n // 7 + 1}", PRODUCERS[n % 6], ("Vela", "Orso", "Brumal")[n % 3]) for n in range(36)
    ]
    form = "<form action=/find><label>Wine <input name=q></label><button>Search</button></form>"

    def site(labels: Sequence[str]) -> Any:
        async def answer(request: web.Request) -> web.StreamResponse:
            if request.path != "/find":
                return html(f"<h1>Wine cellar</h1><p>Search all our wines.</p>{form}", "Wine cellar")
            words = request.query.get("q", "").casefold().split()
            hits = [one for one in bottles if all(word in one[0].casefold() for word in words)]
            rows = "".join(
                f"<div class=hit><h3>{name}</h3>"
                + "".join(f"<p>{label}{value}</p>" for label, value in zip(labels, own, strict=True))
                + "</div>"
                for name, *own in hits
            )
            said = f"<p>{len(hits)} wines found</p>" if hits else "<p>No wines found</p>"
            return html(f"<h1>Wines</h1>{form}{said}<div id=list>{rows}</div>", "Wines")

        return answer

    domain, settings = parse_domain(WINES), CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
    async with answering(site(("Winery: ", "Region: "))) as first, answering(site(("", ""))) as second:
        await Crawl([first, second], domain, tmp_path, settings).run()
    records = list(RecordStore(tmp_path / "records").read())
    assert len(records) == 72
    told = {one["attributes"]["name"] + one["site"]: one["attributes"] for one in records}
    wanted = {name: (producer, region) for name, producer, region in bottles}
    for one in records:
        assert (one["attributes"].get("producer"), one["attributes"].get("region")) == wanted[one["attributes"]["name"]]
    assert len(told) == 72
