"""What the pages of many records are all headed by is no name of theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from crawler.records import RecordStore
from crawler.records.headed import Headed, renamed


def rows(number: int, *said: tuple[str, str, float]) -> dict[str, Any]:
    """A record as it is after its pages were joined: the surest values of each attribute chosen."""
    fields = [{"key": name, "value": value, "attribute": name, "confidence": sure} for name, value, sure in said]
    sure = {name: max(c for other, _, c in said if other == name) for name, _, _ in said}
    chosen = {name: next(value for other, value, c in said if other == name and c == sure[name]) for name in sure}
    url = f"http://h/host?n={number}"
    return {"id": str(number), "site": "http://h", "url": url, "attributes": chosen, "fields": fields}


def titles(records: list[dict[str, Any]], name: str = "title") -> list[Any]:
    headed = Headed()
    watched = list(headed.watching(records))
    assert watched == records
    return [renamed(one, headed.headings())["attributes"].get(name) for one in records]


def test_the_heading_of_all_pages_gives_way_to_what_a_list_calls_each() -> None:
    records = [rows(n, ("title", "Host Information", 0.85), ("title", f"router-{n}", 0.7)) for n in range(12)]
    records.append(rows(99, ("title", "Host Information", 0.85)))
    assert titles(records) == [*(f"router-{n}" for n in range(12)), "Host Information"]


def test_values_that_many_records_share_stay_where_the_others_are_no_names() -> None:
    records = [rows(n, ("status", "up", 0.9), ("status", "pending", 0.7)) for n in range(30)]
    assert titles(records, "status") == ["up"] * 30
    mixed = [rows(n, ("genre", "ABC"[n % 3], 0.9), ("genre", f"shelf {n}", 0.6)) for n in range(30)]
    assert titles(mixed, "genre") == ["ABC"[n % 3] for n in range(30)]
    few = [rows(n, ("title", "Details", 0.9), ("title", f"router-{n}", 0.7)) for n in range(4)]
    assert titles(few) == ["Details"] * 4


def test_of_several_values_those_that_are_headings_go(tmp_path: Path) -> None:
    records = [rows(n, ("title", "Details", 0.9), ("title", f"router-{n}", 0.7)) for n in range(12)]
    records[0]["attributes"]["title"] = ["Details", "router-0"]
    store = RecordStore(tmp_path / "records")
    store.append(records)
    store.close()
    found = list(RecordStore(tmp_path / "records").read())
    assert [one["attributes"]["title"] for one in found] == [f"router-{n}" for n in range(12)]
    assert [one["attribute"] for one in found[3]["fields"]] == [None, "title"]
