"""The measuring tools themselves: what they count as found, right and forbidden, and the table they write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bench import apps, archive_figures, beds, ledger, models_figures, speed
from tests.bench.ledger import Row, Step

TRUTH: list[dict[str, Any]] = [
    {"key": "1", "title": "The River", "author": ["A. Stone", "B. Frost"], "isbn": "978-1-4096-3004-3", "year": "1998"},
    {"key": "2", "title": "The River", "author": "A. Stone", "isbn": "978-1-4096-3005-0", "year": "2001"},
    {"key": "3", "title": "Winter & Glass", "author": "C. Marsh", "year": "2011"},
]


def record(url: str = "http://a.example/", **attributes: Any) -> dict[str, Any]:
    return {"url": url, "attributes": attributes, "fields": []}


def test_records_are_paired_by_what_they_say():
    found = beds.compare(
        TRUTH,
        [
            record(title="the river", author="A. Stone", isbn="9781409630050", year="(2001)"),
            record(title="The  River", author=["B. Frost", "A. Stone"], isbn="9781409630043", year="1999"),
            record(title="Winter & Glass", author="C. Marsh"),
            record(title="Winter & Glass"),
            record(title="Home"),
        ],
    )
    assert (found.found, found.exported, found.reachable) == (3, 5, 3)
    assert dict(found.wrong) == {"year": 2}
    assert (found.right, found.values) == (9, 11)
    assert found.missed == []
    assert found.strangers == ["Winter & Glass", "Home"]


def test_a_record_with_another_isbn_is_another_record():
    found = beds.compare(TRUTH[:1], [record(title="The River", isbn="9780000000000")])
    assert (found.found, found.missed) == (0, ["1"])


def test_an_application_record_is_found_by_title_and_key():
    identity = [("0002550563", "Black & White Cats"), ("0006176909", "House of Cards"), ("00003", "House of Cards")]
    assert apps.compare(identity, [record(title="Black &  white cats", isbn="0-00-255056-3")]) == {
        "found": 1,
        "titled": 1,
        "true": 1,
    }
    both = [record(title="House of Cards", identifier="#3"), record(title="House of Cards", isbn="GB0006176909")]
    assert apps.compare(identity, both) == {"found": 2, "titled": 2, "true": 2}
    wrong = [
        record("http://a.example/t/3", title="Ticket"),
        record(title="Cards", isbn="0006176909"),
        record(title="3"),
    ]
    assert apps.compare(identity, wrong) == {"found": 2, "titled": 0, "true": 2}
    assert apps.compare(identity, [record(title="House of Cards")] * 3) == {"found": 2, "titled": 2, "true": 2}
    assert apps.compare(identity, [record("http://a.example/list?page=3", title="Page 3")])["found"] == 0


def test_forbidden_ground(tmp_path: Path):
    truth = {
        "seed_url": "http://127.0.0.1:1/",
        "records": 1,
        "interfaces": [{"action": "/search/"}, {"action": "/library"}],
        "negatives": ["/basket/add/<id>/ (POST, CSRF)", "/library SQL box (GET sql=): not with words", "/prefs"],
    }
    (tmp_path / "truth.json").write_text(json.dumps(truth))
    app = apps.App(tmp_path)

    def audited(action: str, *, allowed: bool = True, **values: str) -> list[str]:
        line = {"action": f"http://127.0.0.1:1{action}", "method": "GET", "values": values, "allowed": allowed}
        (tmp_path / "audit.jsonl").write_text(json.dumps(line) + "\n")
        return apps.forbidden(app, tmp_path)

    assert audited("/search/", q="love") == []
    assert audited("/library", q="love") == []
    assert audited("/library", sql="love") != []
    assert audited("/basket/add/17/") != []
    assert audited("/basket/add/17/", allowed=False) == []
    assert audited("/basket/add/") == []
    assert audited("/prefs", name="x") != []


async def test_the_loop_and_the_lean_loop_see_the_same_pages():
    made = speed.pages(60)
    assert len(made) == 61
    assert all(len(body) >= 19_000 for path, body in made.items() if path != "/robots.txt")
    with speed.site(60) as seed:
        assert await speed.loop(seed, lean=False) == await speed.loop(seed, lean=True) == 60


ROW = Row(
    "rows", "≥ 2", "cmd", "data", (Step("a", dict), Step("b", dict)), lambda r: (str(len(r)), all(x["ok"] for x in r))
)


def test_the_table(tmp_path: Path):
    one = {"result": {"ok": True}, "code": "c", "date": "2026-01-01"}
    other = {"result": {"ok": False}, "code": "d", "date": "2026-01-02"}
    assert "1 of 2 steps measured" in ledger.table([ROW], {"a": one}, "c")
    assert next(iter(ledger.lines([ROW], {"a": one}, "c")))[1] is None
    assert next(iter(ledger.lines([ROW], {"a": one, "b": one}, "c")))[1] is True
    cells, good = next(iter(ledger.lines([ROW], {"a": one, "b": other}, "c")))
    assert good is False
    assert "**no**" in cells
    assert any("earlier code" in cell for cell in cells)
    said = {"row": "x", "required": "1", "measured": 2, "good": True}
    scripts = {"script s": {"result": {"rows": [said]}, "code": "c", "date": "2026-01-01"}}
    assert "| x | 1 | 2 | yes | 2026-01-01 | python -m tests.bench.s --accept |" in ledger.table([], scripts, "c")
    ledger.save(scripts, tmp_path / "cache" / "state.json")
    assert ledger.load(tmp_path / "cache" / "state.json") == scripts
    assert ledger.load(tmp_path / "none.json") == {}


@pytest.mark.parametrize(
    "text", ["", "# Benchmarks\n\nBefore.\n", f"Before.\n{ledger.BEGIN}\nold\n{ledger.END}\nAfter.\n"]
)
def test_only_what_stands_between_the_marks_is_written(text: str):
    found = ledger.written(text, "new")
    assert found.count(ledger.BEGIN) == found.count(ledger.END) == 1
    assert f"{ledger.BEGIN}\nnew\n{ledger.END}\n" in found
    assert "old" not in found
    assert [word for word in ("Before.", "After.") if word in text] == [w for w in ("Before.", "After.") if w in found]
    assert ledger.written(found, "newer").replace("newer", "new") == found


def test_archive_figures_go_on_where_they_stopped(tmp_path: Path) -> None:
    first = archive_figures.measure(tmp_path, 1, 0, sites=2)
    files = sorted((tmp_path / "archive").iterdir())
    assert sum(path.stat().st_size for path in files) == first.values["bytes"] >= 1 << 20
    made = [path.stat().st_mtime_ns for path in files]
    again = archive_figures.measure(tmp_path, 1, 1, sites=2)
    assert [path.stat().st_mtime_ns for path in files] == made
    assert all(again.values[name] == json.loads(json.dumps(value)) for name, value in first.values.items())
    pages = sum(again.values[f"pages {path.name}"] for path in files)
    assert again.values["run 0 with 1"]["pages"] == again.values["run 0 with 2"]["pages"] == pages
    assert not (tmp_path / "out").exists()
    assert f"{pages} pages" in archive_figures.shown(again, 1)


def test_models_are_compared_value_by_value_and_not_by_their_origin():
    shipped = {"trained_on": {"pages": 3}, "weights": {"a": [1.0, -0.5], "b": 0.001}, "bias": 2}
    assert models_figures.differing(shipped, shipped | {"trained_on": {"pages": 4}}) == (0, 4)
    other = {"weights": {"a": [1.001, -0.7], "c": 0.3}, "bias": 2}
    assert models_figures.differing(shipped, other) == (3, 5), "one value moved, one went, one came"
