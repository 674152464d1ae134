"""Parquet parts, written and read by DuckDB.

A journal `journal-X.jsonl` becomes the part `part-X.parquet`: written under another name, synced, renamed, and only
then is the journal removed. Whoever finds both takes the part alone, so a crash in between neither loses nor doubles a
row. Parts are never changed or removed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from crawler.errors import StoreError
from crawler.journal import Lines, sync_folder
from crawler.records.row import COLUMNS, MAX_LINE, TYPES

_BATCH = 1000
_MEMORY = "384MiB"
_COLUMNS = ", ".join(f'"{name}"' for name in TYPES)
_SCHEMA = "{" + ", ".join(f"'{name}': '{kind}'" for name, kind in TYPES.items()) + "}"


def connection(folder: Path) -> Any:
    """A DuckDB connection in memory that spills to `folder`; it loads nothing from the network."""
    import duckdb  # a tenth of a second, which commands without records need not spend

    return duckdb.connect(
        ":memory:",
        config={
            "threads": 1,
            "memory_limit": _MEMORY,
            "temp_directory": str(folder),
            "autoinstall_known_extensions": False,
            "autoload_known_extensions": False,
        },
    )


@contextmanager
def readable(folder: Path) -> Iterator[None]:
    """Makes a `StoreError` of what the database says about damaged parts."""
    import duckdb

    try:
        yield
    except duckdb.Error as error:
        said = str(error).partition("\n")[0][:300]
        raise StoreError(
            f"the records in {folder} cannot be read: {said}; where a file is damaged, move it out of the folder to "
            "read all others; a crawl into another --out brings back what was in it"
        ) from error


def write_part(journal: Path, part: Path, rows: int | None = None, *, db: Any = None) -> int:
    """Make a part of a journal's rows; their number. `rows` is how many there must be, where the caller knows; `db` a
    connection, where there is one.

    Lines that are no rows are left out. Raises `StoreError` where the part cannot be written; there is none then.
    """
    new = part.with_name(part.name + ".new")
    try:
        written = _copy(journal, new, db)
        if written != rows:
            written = _checked(journal, new, written, db)
        file = os.open(new, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
        new.rename(part)
        sync_folder(part.parent)
    except StoreError:
        raise
    except Exception as error:
        said = str(error).partition("\n")[0][:300]
        raise StoreError(
            f"the records {journal} could not be sealed: {said}; they are kept, and once that is mended (is the disk full?) the "
            "same command goes on"
        ) from error
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)  # still there where something failed
    return written


def _copy(journal: Path, new: Path, given: Any = None) -> int:
    with connection(new.parent) if given is None else given.cursor() as db:
        row = db.execute(
            f"COPY (SELECT {_COLUMNS} FROM read_json(?, format = 'newline_delimited', columns = {_SCHEMA},"
            f" maximum_object_size = {2 * MAX_LINE}, ignore_errors = true) WHERE id IS NOT NULL)"
            f" TO {quoted(str(new))} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480)",
            [literal(journal)],
        ).fetchone()
    return int(row[0])


def _checked(journal: Path, new: Path, written: int, db: Any = None) -> int:
    """Whether all good rows of the journal, read line by line, are there; without damaged lines where not."""
    lines = Lines(journal)
    good = sum(isinstance(lines.row.get("id"), str) for _ in lines)
    if good == written:
        return written
    clean = new.with_name(new.name + ".jsonl")
    try:
        with open(clean, "wb") as file:
            lines = Lines(journal)
            file.writelines(line + b"\n" for line in lines if isinstance(lines.row.get("id"), str))
        written = _copy(clean, new, db)
    finally:
        clean.unlink(missing_ok=True)
    if good != written:
        raise StoreError(f"of {good} rows in {journal} only {written} could be sealed; the journal is kept")
    return written


def source(parts: Sequence[Path]) -> str:
    """The rows of the parts as SQL, with `place`, which orders them: part after part, row after row."""
    names = ", ".join(quoted(literal(path)) for path in parts)
    return (
        f"(SELECT {_COLUMNS}, (file_index::BIGINT << 40) + file_row_number AS place"
        f" FROM read_parquet([{names}], file_row_number = true))"
    )


def scanned(db: Any, part: Path) -> Iterator[tuple[Any, ...]]:
    """The rows of a part as tuples in the order of `TYPES`."""
    yield from batches(db.execute(f"SELECT {_COLUMNS} FROM read_parquet(?)", [literal(part)]))


def grouped(db: Any, parts: Sequence[Path]) -> Iterator[tuple[int, str]]:
    """The rows of parts as JSON objects of the columns of a record, those of one id together, ids in the order of
    their first row; with each a number that rows of one id share."""
    rows = source(parts)
    members = ", ".join(f'"{name}" := rows."{name}"' for name in COLUMNS)
    yield from batches(
        db.execute(
            f"SELECT first, to_json(struct_pack({members}))::VARCHAR FROM {rows} AS rows"
            f" JOIN (SELECT id, min(place) AS first FROM {rows} GROUP BY id) AS firsts ON rows.id = firsts.id"
            " ORDER BY first, place"
        )
    )


def batches(result: Any) -> Iterator[tuple[Any, ...]]:
    """The rows of a result, fetched some at a time."""
    while rows := result.fetchmany(_BATCH):
        yield from rows


def literal(path: Path) -> str:
    """A path that DuckDB takes as it is: characters that would match others are bracketed."""
    return "".join(f"[{one}]" if one in "[*?" else one for one in str(path))


def quoted(text: str) -> str:
    """A string or name of SQL."""
    return "'" + text.replace("'", "''") + "'"
