from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.errors import StoreError
from crawler.journal import Journal, encoded, read

#: UTF-8 has no lone surrogates; what becomes of them is a test of its own.
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
rows = st.lists(st.dictionaries(texts, values, max_size=4), max_size=6)


@given(rows)
@settings(max_examples=60, deadline=None)
def test_what_is_appended_is_read(tmp_path_factory: pytest.TempPathFactory, rows: list[dict[str, object]]) -> None:
    path = tmp_path_factory.mktemp("journal") / "new" / "a.jsonl"
    with Journal(path) as journal:
        journal.append(rows[:2])
        journal.append(rows[2:])
        journal.sync()
        assert list(read(path)) == rows
    assert list(read(path)) == rows


def test_half_a_character_is_marked_and_loses_nothing_else(tmp_path: Path) -> None:
    with Journal(tmp_path / "a.jsonl") as journal:
        journal.append([{"a\ud800": ["b\udfff", 1]}, {"c": "d"}])
    assert list(read(tmp_path / "a.jsonl")) == [{"a?": ["b?", 1]}, {"c": "d"}]


@given(st.lists(st.dictionaries(texts, values, max_size=4), min_size=1, max_size=4), st.data())
@settings(max_examples=60, deadline=None)
def test_a_torn_line_is_never_read_and_cut_off_when_reopened(
    tmp_path_factory: pytest.TempPathFactory, rows: list[dict[str, object]], data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("journal") / "a.jsonl"
    with Journal(path) as journal:
        journal.append(rows)
    whole = path.read_bytes()
    cut = data.draw(st.integers(0, len(whole) - 1))
    path.write_bytes(whole[:cut])
    kept = whole[:cut].count(b"\n")
    lines = read(path)
    assert list(lines) == rows[:kept]
    assert lines.bad == 0
    with Journal(path) as journal:
        journal.append([{"after": 1}])
    assert list(read(path)) == [*rows[:kept], {"after": 1}]


def test_damaged_lines_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        b'{"a":1}\n\0\0\0\0\n{"a":\n[1]\n7\n\xff\xfe\n{"a":2}\n' + b"[" * 100_000 + b'\n\n{"a":3}\n{"a":4}'
    )
    lines = read(path)
    assert list(lines) == [{"a": 1}, {"a": 2}, {"a": 3}]
    assert lines.bad == 7


def test_lines_longer_than_a_read(tmp_path: Path) -> None:
    rows = [{"n": n, "text": "x" * (700_000 * n)} for n in range(5)]
    with Journal(tmp_path / "a.jsonl") as journal:
        journal.append(rows)
    with open(tmp_path / "a.jsonl", "ab") as file:
        file.write(b"y" * 3_000_000)
    assert list(read(tmp_path / "a.jsonl")) == rows
    with Journal(tmp_path / "a.jsonl") as journal:
        journal.append([{"n": 5}])
    assert [row["n"] for row in read(tmp_path / "a.jsonl")] == list(range(6))


def test_what_strict_json_lacks_is_replaced() -> None:
    row = {"a": [float("nan"), {"b": float("inf")}], "c": "x\ud800y", "d": ("\udfff", 1), "\ud800": 1}
    assert json.loads(encoded(row).decode()) == {"a": [None, {"b": None}], "c": "x?y", "d": ["?", 1], "?": 1}


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    with Journal(tmp_path / "a.jsonl"), pytest.raises(StoreError, match="in use"):
        Journal(tmp_path / "a.jsonl")
    Journal(tmp_path / "a.jsonl").close()


def test_a_failed_append_leaves_no_garbage(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.jsonl")
    journal.append([{"a": 1}])
    with pytest.raises(TypeError):
        journal.append([{"a": 2}, {"a": object()}])
    journal.append([{"a": 3}])
    journal.close()
    journal.close()
    assert list(read(tmp_path / "a.jsonl")) == [{"a": 1}, {"a": 3}]


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        Journal(tmp_path / "file" / "a.jsonl")
    with pytest.raises(StoreError):
        Journal(tmp_path)
    with pytest.raises(FileNotFoundError):
        list(read(tmp_path / "none.jsonl"))


def test_a_full_disk_is_an_error_and_the_journal_stays_whole(tmp_path: Path) -> None:
    import resource
    import signal

    journal = Journal(tmp_path / "a.jsonl")
    journal.append([{"a": 1}])
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, old[1]))
        with pytest.raises(StoreError, match="could not be written"):
            journal.append([{"a": "x" * 5000}])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
        signal.signal(signal.SIGXFSZ, handler)
    journal.append([{"a": 2}])
    journal.close()
    assert list(read(tmp_path / "a.jsonl")) == [{"a": 1}, {"a": 2}]
