from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import duckdb
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.errors import StoreError, UsageError
from crawler.journal import Journal
from crawler.models import Location
from crawler.records import RecordStore, merged
from crawler.records.parts import connection
from crawler.records.row import MAX_LINE, line

Row = dict[str, Any]


def field(key: str, value: str, attribute: str | None = None, confidence: float = 0.5) -> Row:
    return {"key": key, "value": value, "attribute": attribute, "confidence": confidence}


def row(identity: str, **more: Any) -> Row:
    return {
        "id": identity,
        "site": "https://a.example",
        "url": None,
        "attributes": {"title": f"T{identity}"},
        "fields": [field("Title", f"T{identity}", "title")],
        "interface": None,
        "query": None,
        "fetched_at": "2026-01-02T03:04:05.678Z",
        "archive": {"file": "f.warc.gz", "offset": 7},
        **more,
    }


def ids(store: RecordStore) -> list[str]:
    return [record["id"] for record in store.read()]


def exported(store: RecordStore, format: Any, **more: Any) -> bytes:
    out = io.BytesIO()
    count = store.export(format, out, **more)
    assert count == store.count()
    return out.getvalue()


@pytest.mark.parametrize("sure", [0.9, 0.1])
def test_merging_leaves_out_the_full_stop_of_a_citation(sure: float) -> None:
    rows = [
        row("1", attributes={"title": "Rivers of Ice."}, fields=[field("t", "Rivers of Ice.", "title", sure)]),
        row("1", attributes={"title": "Rivers of Ice"}, fields=[field("h1", "Rivers of Ice", "title", 0.5)]),
    ]
    assert merged(rows)["attributes"] == {"title": "Rivers of Ice"}
    assert merged(rows[::-1])["attributes"] == {"title": "Rivers of Ice"}


def test_merging_takes_an_ellipsis_for_no_full_stop() -> None:
    rows = [
        row("1", attributes={"title": "Rivers..."}, fields=[field("t", "Rivers...", "title", 0.9)]),
        row("1", attributes={"title": "Rivers"}, fields=[field("h1", "Rivers", "title", 0.5)]),
    ]
    assert merged(rows)["attributes"] == {"title": "Rivers..."}


def test_of_values_equally_sure_the_one_that_both_pages_show_is_kept() -> None:
    told = [field("tile 1", "Poems", None, 0.3), field("tile 2", "Hard, 1990, long", "title", 0.7)]
    listed = row("1", attributes={"title": "Hard, 1990, long"}, fields=told)
    own = row("1", attributes={"title": "Poems"}, fields=[field("title", "Poems", "title", 0.7)])
    assert merged([listed, own])["attributes"] == merged([own, listed])["attributes"] == {"title": "Poems"}


def test_merging_keeps_the_surest_value_then_the_longest() -> None:
    rows = [
        row("1", attributes={"title": "A", "year": "1999"}, fields=[field("t", "A", "title", 0.5)]),
        row(
            "1",
            attributes={"title": "B", "year": "99", "author": ["x"]},
            fields=[field("t", "B", "title", 0.9), field("t", "A", "title", 0.7)],
        ),
        row("1", attributes={"title": "Longer", "author": ["x", "y"]}, fields=[field("t", "Longer", "title", 0.9)]),
        row("1", attributes={"title": "Longest of all"}, fields=[field("t", "Longest of all", "title", 0.1)]),
    ]
    record = merged(rows)
    assert record["attributes"] == {"title": "Longer", "year": "1999", "author": ["x", "y"]}
    assert [(one["value"], one["confidence"]) for one in record["fields"]] == [
        ("A", 0.7),
        ("B", 0.9),
        ("Longer", 0.9),
        ("Longest of all", 0.1),
    ]


def test_merging_takes_query_with_its_interface_and_place_from_the_fullest_row() -> None:
    record = merged(
        [
            row("1", interface="link", url="https://a.example/1"),
            row("1", interface="form", query={"q": "x"}, archive={"file": "g", "offset": 1}, site=None),
            row("1", attributes={"title": "T", "year": "1"}, archive={"file": "h", "offset": 2}, fetched_at="later"),
        ]
    )
    assert (record["interface"], record["query"]) == ("form", {"q": "x"})
    assert (record["archive"], record["fetched_at"]) == ({"file": "h", "offset": 2}, "later")
    assert (record["url"], record["site"]) == ("https://a.example/1", "https://a.example")
    with pytest.raises(ValueError, match="no rows"):
        merged([])


@given(st.permutations(range(4)))
def test_the_order_of_rows_decides_nothing_that_differs(order: list[int]) -> None:
    rows = [
        row(
            "1",
            attributes={"title": "x" * n, "year": "1"},
            fields=[field("t", "x" * n, "title", n / 10), field("y", "1", "year", n / 10)],
        )
        for n in range(1, 5)
    ]
    record = merged([rows[n] for n in order])
    assert record["attributes"] == {"title": "xxxx", "year": "1"}
    assert {(one["key"], one["value"], one["confidence"]) for one in record["fields"]} == {
        *(("t", "x" * n, n / 10) for n in range(1, 5)),
        ("y", "1", 0.4),
    }


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    rows = [row("1", kind="list", n=[1.5, None]), row("书", query={"q": ["a", "b"]}, interface={"form": 1}), row("1")]
    store = RecordStore(tmp_path / "records")
    assert list(store.rows()) == list(store.read()) == []
    assert store.count() == 0
    store.append(rows)
    store.append([])
    assert list(store.rows()) == rows
    store.close()
    assert not list((tmp_path / "records").glob("journal-*"))
    assert len(list((tmp_path / "records").glob("part-*"))) == 1
    assert list(RecordStore(tmp_path / "records").rows()) == rows
    assert ids(store) == ["1", "书"]
    store.append([row("2")])
    assert ids(store) == ["1", "书", "2"]
    store.close()
    assert ids(store) == ["1", "书", "2"]


def test_values_are_brought_to_their_form(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    store.append([{"id": "1", "attributes": {"year": 1999, "author": ("a", 2), "none": None}, "fetched_at": 1.5}])
    store.append([{"id": "2", "archive": Location("f", 9), "attributes": {"title": "x\ud800\0y"}}])
    first, second = store.read()
    assert first["attributes"] == {"year": "1999", "author": ["a", "2"]}
    assert first["fetched_at"] == "1970-01-01T00:00:01.500Z"
    assert (first["fields"], first["archive"]) == ([], None)
    assert (second["archive"], second["attributes"]) == ({"file": "f", "offset": 9}, {"title": "x?\0y"})
    for bad in ({}, {"id": ""}, {"id": None}, {"id": 7}):
        with pytest.raises(ValueError, match="id"):
            store.append([row("3"), bad])
    assert store.count() == 2
    store.close()
    assert list(store.read()) == [first, second]


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
attribute_values = texts | st.lists(texts, max_size=3)
any_row = st.builds(
    lambda identity, attributes, fields, query: row(identity, attributes=attributes, fields=fields, query=query),
    st.sampled_from(["a", "b", "c", "Ä\0", "'\"\\"]),
    st.dictionaries(
        st.sampled_from(["title", "author", "Title", "we'ird \"name", "url"]), attribute_values, max_size=3
    ),
    st.lists(
        st.builds(field, texts, texts, st.none() | st.just("title"), st.sampled_from([0.0, 0.25, 1.0])), max_size=3
    ),
    st.none() | st.dictionaries(texts, texts, max_size=2),
)


@given(st.lists(st.lists(any_row, max_size=4), max_size=4), st.data())
@settings(max_examples=8, deadline=None)
def test_what_is_read_never_depends_on_how_it_is_stored(
    tmp_path_factory: pytest.TempPathFactory, batches: list[list[Row]], data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("it's [a] *folder?")
    store = RecordStore(folder, seal_rows=3)
    for batch in batches:
        store.append(batch)
        if data.draw(st.booleans()):
            store.seal()
    if data.draw(st.booleans()):
        store.close()
    rows = [one for batch in batches for one in batch]
    assert list(store.rows()) == rows
    order = list(dict.fromkeys(one["id"] for one in rows))
    expected = [merged([one for one in rows if one["id"] == identity]) for identity in order]
    assert list(store.read()) == expected
    assert [json.loads(text) for text in exported(store, "jsonl").splitlines()] == expected
    table = list(csv.DictReader(io.StringIO(exported(store, "csv").decode(), newline="")))
    assert [one["id"] for one in table] == [identity.replace("\0", "") for identity in order]
    assert [json.loads(one["fields"]) for one in table] == [one["fields"] for one in expected]
    parquet = folder / "out.parquet"
    assert store.export("parquet", parquet) == len(order)
    found = duckdb.sql(f"SELECT id, fields, archive FROM read_parquet({sql_path(parquet)})").fetchall()
    assert [one[0] for one in found] == order
    assert [one[1] for one in found] == [one["fields"] for one in expected]
    store.close()


def sql_path(path: Path) -> str:
    return "'" + "".join(f"[{c}]" if c in "[*?" else c for c in str(path)).replace("'", "''") + "'"


def test_jsonl_has_the_columns_in_order(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    store.append([row("1", extra_key=1)])
    [text] = exported(store, "jsonl").splitlines()
    record = json.loads(text)
    assert list(record) == ["id", "site", "url", "attributes", "fields", "interface", "query", "fetched_at", "archive"]
    assert list(record["archive"]) == ["file", "offset"]
    assert record["query"] is None


def test_csv_is_one_column_for_each_attribute_and_safe_to_open(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    attributes = {
        "title": "=HYPERLINK(1)",
        "author": ["a", 'b, "c"'],
        "url": "@x",
        "price": "-1,234.50",
        "year": "+x",
        "note": "＝1",
        "colour": "\x1b[31mred\x9b0m\x07\x00",
    }
    store.append(
        [
            row("1", attributes=attributes, query={"q": "=1", "c": "\x9b0m"}, interface="form"),
            row("-2"),
            row("3", archive=None),
        ]
    )
    text = exported(store, "csv", attributes=["year", "title", "none"]).decode()
    assert text.splitlines()[0] == (
        "id,site,url,year,title,author,colour,note,price,attributes.url,"
        "fields,interface,query,fetched_at,archive_file,archive_offset"
    )
    first, second, third = csv.DictReader(io.StringIO(text))
    assert first["title"] == "'=HYPERLINK(1)"
    assert first["author"] == 'a; b, "c"'
    assert first["attributes.url"] == "'@x"
    assert first["price"] == "-1,234.50"
    assert first["year"] == "'+x"
    assert first["note"] == "'＝1"
    assert first["colour"] == "[31mred0m"
    assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]", text)
    assert json.loads(first["query"]) == {"q": "=1", "c": "\x9b0m"}
    assert first["interface"] == "form"
    assert (second["id"], second["author"], second["query"]) == ("-2", "", "")
    assert (third["archive_file"], third["archive_offset"]) == ("", "")


def test_parquet_is_typed(tmp_path: Path) -> None:
    store = RecordStore(tmp_path / "records")
    store.append([row("1", attributes={"title": "a", "author": "x"}, query={"q": "书"}, interface={"form": 0})])
    store.append([row("2", attributes={"title": "b", "author": ["y", "z"]}, interface="form")])
    assert store.export("parquet", tmp_path / "out.parquet", attributes=["title"]) == 2
    result = duckdb.sql(f"SELECT * FROM '{tmp_path}/out.parquet'")
    assert result.columns == [
        "id", "site", "url", "attributes", "fields", "interface", "query", "fetched_at", "archive",
    ]  # fmt: skip
    assert str(result.types[3]) == "STRUCT(title VARCHAR, author VARCHAR[])"
    first, second = result.fetchall()
    assert first[3] == {"title": "a", "author": ["x"]}
    assert second[3] == {"title": "b", "author": ["y", "z"]}
    assert first[4] == [field("Title", "T1", "title")]
    assert (json.loads(first[5]), second[5]) == ({"form": 0}, "form")
    assert (json.loads(first[6]), second[6]) == ({"q": "书"}, None)
    assert first[8] == {"file": "f.warc.gz", "offset": 7}


@pytest.mark.parametrize("format", ["jsonl", "csv", "parquet"])
def test_exports_of_nothing_and_of_records_without_attributes(tmp_path: Path, format: Any) -> None:
    store = RecordStore(tmp_path / "none")
    assert store.export(format, tmp_path / "out") == 0
    if format == "parquet":
        assert duckdb.sql(f"SELECT count(*) FROM read_parquet('{tmp_path}/out')").fetchall() == [(0,)]
    store.append([row("1", attributes={})])
    assert store.export(format, tmp_path / "out") == 1
    if format == "parquet":
        assert duckdb.sql(f"SELECT attributes FROM read_parquet('{tmp_path}/out')").fetchall() == [({},)]


def test_an_export_replaces_its_file_whole_or_not_at_all(tmp_path: Path) -> None:
    store = RecordStore(tmp_path / "records")
    store.append([row("1")])
    target = tmp_path / "out.jsonl"
    target.write_text("old")
    with pytest.raises(UsageError, match="jsonl, csv, parquet"):
        store.export("xml", target)  # type: ignore[arg-type]
    with pytest.raises(StoreError):
        store.export("jsonl", tmp_path / "none" / "out.jsonl")
    assert target.read_text() == "old"
    store.export("jsonl", target)
    assert json.loads(target.read_text())["id"] == "1"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.jsonl", "records"]


def test_an_enormous_row_is_cut_and_still_read(tmp_path: Path) -> None:
    text = "\x01" * (MAX_LINE // 4)
    huge = row(
        "1",
        attributes={**{f"a{n}": ["y"] for n in range(999)}, "a0": [text, "x"]},
        fields=[field(text, text), *(field("\x01" * 999, "\x01" * 999) for _ in range(999))],
        query={"q": text},
        interface=text,
    )
    assert len(line(huge)) <= 2 * MAX_LINE
    store = RecordStore(tmp_path)
    store.append([huge, row("2")])
    assert store.count() == 2
    store.close()
    first, second = store.read()
    assert first["attributes"]["a0"][0] == "\x01" * 512
    assert second["id"] == "2"


def test_full_journals_become_parts(tmp_path: Path) -> None:
    store = RecordStore(tmp_path, seal_rows=10)
    for n in range(35):
        store.append([row(str(n))])
    assert store.seal() == 3
    assert store.seal() == 0
    assert (len(list(tmp_path.glob("part-*"))), len(list(tmp_path.glob("journal-*")))) == (3, 1)
    assert ids(store) == [str(n) for n in range(35)]
    small = RecordStore(tmp_path / "bytes", seal_bytes=1)
    small.append([row("1")])
    assert small.seal() == 1


def test_what_a_dead_writer_left_is_adopted_and_a_living_one_s_is_not(tmp_path: Path) -> None:
    dead, living = tmp_path / "journal-20200101T000000.000000Z-1.jsonl", RecordStore(tmp_path)
    dead.write_bytes(line(row("1")) + b"damaged\n" + line(row("2")) + line(row("3"))[:-1])
    living.append([row("4")])
    store = RecordStore(tmp_path)
    assert ids(store) == ["1", "2", "4"]
    assert store.seal() == 1
    assert [path.name.startswith("journal-20200101") for path in tmp_path.glob("journal-*")] == [False]
    living.append([row("5")])
    living.close()
    assert ids(store) == ["1", "2", "4", "5"]


def test_a_crash_between_part_and_journal_doubles_nothing(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    store.append([row("1", query={"q": "1"}), row("1"), row("2")])
    [journal] = tmp_path.glob("journal-*")
    kept = journal.read_bytes()
    store.close()
    journal.write_bytes(kept)
    (tmp_path / "part-20990101T000000.000000Z-1.parquet.new").write_bytes(b"half")
    assert [one["id"] for one in store.rows()] == ["1", "1", "2"]
    assert store.count() == 2
    assert store.seal() == 0
    assert not journal.exists()
    assert store.count() == 2


def test_a_reader_in_another_process_sees_whole_records_while_journals_are_sealed(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from crawler.records import RecordStore\n"
        "store = RecordStore(Path(sys.argv[1]) / 'records', seal_rows=5)\n"
        "for n in range(5000):\n"
        "    store.append([{'id': str(n), 'attributes': {'title': 'x' * n}}, {'id': str(n // 2)}])\n"
        "    store.seal()\n"
        "    print(n, flush=True)\n"
        "    if Path(sys.argv[1], 'stop').exists(): break\n"
        "store.close()\n"
    )
    writer = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=-1, text=True)
    assert writer.stdout is not None
    written = -1
    try:
        for read_round in range(8):
            while written < 4 * read_round:
                written = int(writer.stdout.readline())
            records = {one["id"]: one["attributes"] for one in RecordStore(tmp_path / "records").read()}
            assert set(map(str, range(written + 1))) <= set(records)
            assert all(value == {"title": "x" * int(key)} for key, value in records.items())
    finally:
        (tmp_path / "stop").touch()
        last = [written, *map(int, writer.stdout)][-1]
        writer.stdout.close()
    assert writer.wait() == 0
    store = RecordStore(tmp_path / "records")
    assert ids(store) == [str(n) for n in range(last + 1)]
    assert not list((tmp_path / "records").glob("journal-*"))


@pytest.mark.parametrize(
    ("values", "merged_value"),
    [
        (("11. The River", "The River"), "The River"),
        (("The River", "3) The River"), "The River"),
        (("11. The River", "2. The River"), "The River"),
        (("1. FC Köln", "1. FC Köln"), "1. FC Köln"),
        (("Symphony No. 9. Finale", "Symphony No. 8. Finale and Coda"), "Symphony No. 8. Finale and Coda"),
        (("Symphony No. 9. Finale", "Symphony No. 10. Finale"), "Symphony No. 10. Finale"),
        (("3. Mai 2020", "Mai 2020"), "3. Mai 2020"),
        (("3. 5. 2020", "5. 2020"), "3. 5. 2020"),
        (("1984. The River", "The River by Night"), "The River by Night"),
    ],
)
def test_merging_leaves_out_the_place_in_an_answer(values: tuple[str, str], merged_value: str) -> None:
    rows = [
        row(
            "1",
            attributes={"title": value},
            fields=[{"key": "t", "value": value, "attribute": "title", "confidence": 0.7}],
        )
        for value in values
    ]
    assert merged(rows)["attributes"]["title"] == merged_value


def test_a_reader_looks_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left out of the records is judged by the very rows that are told, also while more are written."""
    opened: list[Path] = []

    def counted(folder: Path) -> Any:
        opened.append(folder)
        return connection(folder)

    monkeypatch.setattr("crawler.records.parts.connection", counted)
    store = RecordStore(tmp_path / "records")
    store.append([row(str(n), attributes={"title": f"Book {n}"}) for n in range(4)])
    assert ids(store) == ["0", "1", "2", "3"]
    assert len(opened) == 1
    assert not opened[0].exists()


def test_records_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        RecordStore(tmp_path / "file").append([row("1")])


def test_a_part_that_cannot_be_made_leaves_the_journal(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    store.append([row("1")])
    [journal] = tmp_path.glob("journal-*")
    blocker = tmp_path / journal.name.replace("journal-", "part-").replace(".jsonl", ".parquet.new")
    blocker.mkdir()
    with pytest.raises(StoreError):
        store.close()
    assert journal.exists()
    blocker.rmdir()
    Journal(journal).close()
    again = RecordStore(tmp_path)
    assert again.seal() == 1
    assert ids(again) == ["1"]
