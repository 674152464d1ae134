"""Records that a site shows at two kinds of addresses are told once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from crawler.records import RecordStore

NOUNS = "River Garden Winter City Bird House Night Island Letter Stone Mill Lamp".split()


def event(number: int, address: str, *, year: int = 0, interface: str = "search") -> dict[str, Any]:
    said = {"title": f"The {NOUNS[number % 12]} of {number}", "date": f"{1 + number % 28} May {2001 + year}"}
    return {
        "id": address.format(number),
        "site": "http://h",
        "url": "http://h" + address.format(number),
        "attributes": said,
        "fields": [{"key": key, "value": value, "attribute": key, "confidence": 1.0} for key, value in said.items()],
        "interface": interface,
        "query": {"q": "x"},
    }


def told(folder: Path, *families: list[dict[str, Any]]) -> list[str]:
    store = RecordStore(folder)
    store.append([one for records in families for one in records])
    store.close()
    return [record["id"] for record in store.read()]


LISTED = [event(n, "/entry?id={}&user=all") for n in range(40)]


def test_what_a_calendar_shows_again_is_told_once(tmp_path: Path) -> None:
    calendar = [event(n, "/entry?day=3&id={}", interface="days") for n in range(20, 38)]
    found = told(tmp_path, LISTED, calendar)
    assert found == [one["id"] for one in LISTED]
    assert [line.count(b"user=all") > 0 for line in RecordStore(tmp_path).lines()] == [True] * 40


def test_what_only_the_calendar_shows_is_kept(tmp_path: Path) -> None:
    calendar = [event(n, "/entry?day=3&id={}", interface="days") for n in range(20, 45)]
    assert len(told(tmp_path, LISTED, calendar)) == 45


def test_records_of_one_number_that_say_something_else_are_others(tmp_path: Path) -> None:
    """Volumes of the works of a catalogue: a number stands for a work, and the years tell them apart."""
    volumes = [event(n, "/entry?id={}&vol=2", year=n % 2) for n in range(40)]
    assert len(told(tmp_path, LISTED, volumes)) == 80


def test_a_parameter_with_several_records_numbers_none(tmp_path: Path) -> None:
    shelves = [event(n, "/entry?id={}&shelf=" + str(n // 4)) for n in range(40)]
    others = [event(n, "/entry?nr={}&shelf=" + str(n // 4)) for n in range(40)]
    assert len(told(tmp_path, shelves, others)) == 80


def test_addresses_that_anybody_may_have_made_are_taken_as_they_come(tmp_path: Path) -> None:
    odd = [
        {**LISTED[0], "id": str(n), "url": url}
        for n, url in enumerate(("?" * 3, "http://h/?a&a&b", "http://h/?" + "a=1&" * 99))
    ]
    assert len(told(tmp_path, odd)) == 3


def test_what_all_records_say_makes_no_two_of_them_one(tmp_path: Path) -> None:
    """Books and films that are numbered alike, and share but a language and a publisher."""
    said = {"language": "en", "publisher": "Mill"}
    books = [event(n, "/entry?id={}") for n in range(40)]
    films = [event(n, "/entry?id={}&kind=film") for n in range(30)]
    for one in books:
        one["attributes"] |= said
    for one in films:
        one["attributes"] = said | {"director": one["attributes"]["title"]}
    for one in [*books, *films]:
        one["fields"] = [
            {"key": key, "value": value, "attribute": key, "confidence": 1.0}
            for key, value in one["attributes"].items()
        ]
    assert len(told(tmp_path, books, films)) == 70


def test_a_record_that_says_more_at_its_other_address_is_kept(tmp_path: Path) -> None:
    calendar = [event(n, "/entry?day=3&id={}", interface="days") for n in range(20, 38)]
    for one in calendar[:5]:
        one["attributes"] = one["attributes"] | {"place": "The mill"}
    assert len(told(tmp_path, LISTED, calendar)) == 45
