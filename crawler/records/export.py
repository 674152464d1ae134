"""Merged records for others: JSON lines, CSV or Parquet.

- `jsonl`: one object for each record, exactly as read.
- `csv`: UTF-8, RFC 4180. Columns `id, site, url`, one for each attribute (`attributes.title` becomes `title`, unless a
  fixed column has that name), `fields` and `query` as JSON, `interface`, `fetched_at`, `archive_file`,
  `archive_offset`. Values of a list are joined by "; ". A cell that a spreadsheet would take for a formula (it starts
  with = + - @, also full-width, a tab or a line's end, and is no plain number) gets an apostrophe in front, and control
  characters but these are left out, those of JSON escaped: pages are strangers' text.
- `parquet`: `attributes` a struct with one member for each attribute, a string, or a list of strings where any record
  has a list; `fields` a list of structs; `archive` a struct; `query` and a structured `interface` as JSON text.
"""

from __future__ import annotations

import csv
import io
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Literal, get_args

from crawler.errors import StoreError, UsageError
from crawler.records.parts import batches, connection, literal, quoted
from crawler.records.row import MAX_LINE
from crawler.whole import whole

Format = Literal["jsonl", "csv", "parquet"]
FORMATS: tuple[Format, ...] = get_args(Format)

_BEFORE = ("id", "site", "url")
_AFTER = ("fields", "interface", "query", "fetched_at", "archive_file", "archive_offset")
_COLUMNS = {
    **dict.fromkeys(_BEFORE, "VARCHAR"),
    "attributes": "MAP(VARCHAR, JSON)",
    **dict.fromkeys(("fields", "interface", "query"), "JSON"),
    "fetched_at": "VARCHAR",
    "archive": 'STRUCT(file VARCHAR, "offset" BIGINT)',
}
_FIELDS = '[{"key": "VARCHAR", "value": "VARCHAR", "attribute": "VARCHAR", "confidence": "DOUBLE"}]'
_INTERFACE = "CASE json_type(interface) WHEN 'VARCHAR' THEN interface->>'$' ELSE interface::VARCHAR END"
_FORMULA = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
_NUMBER = re.compile(r"[+-]?\d[\d.,]*\Z")
#: What no text has, and a terminal takes for an order: all control characters but tabs and ends of lines.
_ORDERS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def export(lines: Iterable[bytes], format: Format, to: Path | IO[bytes], *, attributes: Sequence[str] = ()) -> int:
    """Write records, given as JSON lines, in a format; their number.

    `attributes` come first among the attribute columns, in this order. A path is replaced in one step when all is
    written. Raises `UsageError` for an unknown format, `StoreError` where the file cannot be written.
    """
    if format not in FORMATS:
        raise UsageError(f"records can be exported as {', '.join(FORMATS)}, not as {format}")
    try:
        with _target(to) as file:
            if format == "jsonl":
                return _written(lines, file)
            with tempfile.TemporaryDirectory(prefix="formdiver-") as name, connection(Path(name)) as db:
                path = Path(name) / "records.jsonl"
                with open(path, "wb") as whole:
                    count = _written(lines, whole)
                table = _Table(db, path, attributes)
                if format == "csv":
                    _csv(table, file)
                else:
                    _parquet(table, file, Path(name) / "records.parquet")
                return count
    except BrokenPipeError:
        raise
    except OSError as error:
        raise StoreError(f"the records could not be exported: {error}; give another file with --to") from error


@contextmanager
def _target(to: Path | IO[bytes]) -> Iterator[IO[bytes]]:
    """An open file for `to`; a path gets its content when all went well."""
    if not isinstance(to, Path):
        yield to
        return
    if to.exists() and not to.is_file():  # a pipe or a terminal cannot be replaced
        with open(to, "wb") as file:
            yield file
        return
    with whole(to.resolve()) as new, open(new, "wb") as file:
        yield file


def _written(lines: Iterable[bytes], file: IO[bytes]) -> int:
    count = 0
    for line in lines:
        file.write(line)
        count += 1
    return count


class _Table:
    """Merged records in a file of JSON lines, to be selected from by SQL; the attributes they use, and how."""

    def __init__(self, db: Any, path: Path, first: Sequence[str]) -> None:
        self.db = db
        schema = ", ".join(f"{quoted(name)}: {quoted(kind)}" for name, kind in _COLUMNS.items())
        self.source = (
            f"read_json({quoted(literal(path))}, format = 'newline_delimited', columns = {{{schema}}},"
            f" maximum_object_size = {8 * MAX_LINE})"
        )
        used = db.execute(
            "SELECT one.key, count(*), bool_or(json_type(one.value) = 'ARRAY')"
            f" FROM (SELECT unnest(map_entries(attributes)) AS one FROM {self.source}) GROUP BY one.key"
        ).fetchall()
        uses = {name: count for name, count, _ in used}
        self.lists = {name for name, _, has_list in used if has_list}
        chosen = [name for name in dict.fromkeys(first) if name in uses]
        self.attributes = chosen + sorted(uses.keys() - set(chosen), key=lambda name: (-uses[name], name))

    def attribute(self, name: str) -> str:
        """An attribute as SQL: a list of strings where any record has a list, else a string."""
        value = f"attributes[{quoted(name)}]"
        if name not in self.lists:
            return f"{value}->>'$'"
        return _list(value)


def _csv(table: _Table, file: IO[bytes]) -> None:
    text = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
    try:
        writer = csv.writer(text)
        taken = {*_BEFORE, *_AFTER}
        names = [f"attributes.{name}" if name in taken else name for name in table.attributes]
        writer.writerow([*_BEFORE, *map(_cell, names), *_AFTER])
        values = [table.attribute(name) for name in table.attributes]
        selected = ["id", "site", "url", *values, "fields", _INTERFACE, "query", "fetched_at", "archive"]
        safe = len(_BEFORE) + len(values)
        for row in batches(table.db.execute(f"SELECT {', '.join(selected)} FROM {table.source}")):
            fields, interface, query, fetched_at, archive = row[safe:]
            archive = archive or {"file": None, "offset": None}
            texts = [_ORDERS.sub(_escaped, text) if text else text for text in (fields, query)]
            last = (texts[0], _cell(interface), texts[1], _cell(fetched_at), _cell(archive["file"]), archive["offset"])
            writer.writerow([*map(_cell, row[:safe]), *last])
    finally:
        text.detach()


def _escaped(found: re.Match[str]) -> str:
    """A control character as JSON text may have it."""
    return f"\\u{ord(found[0]):04x}"


def _cell(value: str | list[str] | None) -> str:
    if not value:
        return ""
    text = _ORDERS.sub("", "; ".join(value) if isinstance(value, list) else value)
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.match(text) else text


def _parquet(table: _Table, file: IO[bytes], result: Path) -> None:
    fields = f"from_json(fields, {quoted(_FIELDS)}) AS fields"
    selected = ["id", "site", "url", _struct(table), fields, f"{_INTERFACE} AS interface", "query::VARCHAR AS query"]
    table.db.execute(
        f"COPY (SELECT {', '.join(selected)}, fetched_at, archive FROM {table.source})"
        f" TO {quoted(str(result))} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480)"
    )
    with open(result, "rb") as made:
        shutil.copyfileobj(made, file, 1 << 20)


def _struct(table: _Table) -> str:
    """The attributes as a struct; as a map where names differ in case alone, or there are none: structs cannot."""
    if not table.attributes or len({name.lower() for name in table.attributes}) < len(table.attributes):
        entry = f"struct_pack(key := one.key, value := {_list('one.value')})"
        return f"map_from_entries(list_transform(map_entries(attributes), lambda one: {entry})) AS attributes"
    members = [f"{_identifier(name)} := {table.attribute(name)}" for name in table.attributes]
    return f"struct_pack({', '.join(members)}) AS attributes"


def _list(value: str) -> str:
    """A JSON value, a string or a list of strings, as a list of strings in SQL; NULL stays NULL."""
    return (
        f"CASE WHEN {value} IS NULL THEN NULL WHEN json_type({value}) = 'ARRAY'"
        f" THEN from_json({value}, '[\"VARCHAR\"]') ELSE [{value}->>'$'] END"
    )


def _identifier(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
