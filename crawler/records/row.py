"""A row of the records: one sighting of a record on one page, as it is journalled and as a part of columns.

Columns: `id` (identity; rows of one id are one record), `site`, `url` (the record's own page), `attributes` (the
domain's names to a string or a list of strings), `fields` (list of `key, value, attribute, confidence`), `interface`,
`query`, `fetched_at` (UTC, ISO 8601), `archive` (`file, offset`). Whatever else a row has is kept under `extra`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from crawler.journal import Row, encoded
from crawler.models import Location

COLUMNS = ("id", "site", "url", "attributes", "fields", "interface", "query", "fetched_at", "archive")
#: How each column lies in a Parquet part; nested values of any shape are JSON text.
TYPES = {
    "id": "VARCHAR",
    "site": "VARCHAR",
    "url": "VARCHAR",
    "attributes": "JSON",
    "fields": "JSON",
    "interface": "JSON",
    "query": "JSON",
    "fetched_at": "VARCHAR",
    "archive": 'STRUCT(file VARCHAR, "offset" BIGINT)',
    "extra": "JSON",
}
_JSON = tuple(position for position, name in enumerate(TYPES) if TYPES[name] == "JSON")
_NAMES = tuple(TYPES)
_KNOWN = frozenset(COLUMNS)

#: A row whose line is longer is cut: no honest record needs it, and readers set memory aside for the longest line.
MAX_LINE = 4 << 20
_MAX_NAME = 1 << 12
_MAX_TEXT = 1 << 9
_MAX_ATTRIBUTES = 64
_MAX_LIST = 16
_MAX_FIELDS = 256


def line(row: Mapping[str, Any]) -> bytes:
    """The row as a journal line; raises `ValueError` where it has no `id`."""
    data = encoded(_normal(row))
    return data if len(data) <= MAX_LINE else encoded(_cut(_normal(row)))


def _normal(row: Mapping[str, Any]) -> Row:
    identity = row.get("id")
    if not isinstance(identity, str) or not identity:
        raise ValueError("a row of the records needs an id, a string that is not empty")
    normal: Row = {name: row.get(name) for name in COLUMNS}
    normal["attributes"] = _texts(row.get("attributes") or {})
    normal["fields"] = row.get("fields") or []
    fetched_at, archive = normal["fetched_at"], normal["archive"]
    if isinstance(fetched_at, int | float):
        normal["fetched_at"] = moment(fetched_at)
    if isinstance(archive, Location):
        normal["archive"] = {"file": archive.file, "offset": archive.offset}
    if not _KNOWN.issuperset(row):
        normal["extra"] = {name: value for name, value in row.items() if name not in _KNOWN}
    return normal


def moment(time: float) -> str:
    """A UTC POSIX time in ISO 8601 with milliseconds."""
    return datetime.fromtimestamp(time, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _cut(row: Row) -> Row:
    """The row with long texts cut, and of many values the first: at most 2 * MAX_LINE, whatever the characters."""
    return {
        "id": row["id"][:_MAX_NAME],
        "site": _short(row["site"], _MAX_NAME),
        "url": _short(row["url"], _MAX_NAME),
        "attributes": {
            _short(name): [_short(one) for one in value[:_MAX_LIST]] if isinstance(value, list) else _short(value)
            for name, value in list(row["attributes"].items())[:_MAX_ATTRIBUTES]
        },
        "fields": [
            {name: _short(field.get(name)) for name in ("key", "value", "attribute", "confidence")}
            for field in row["fields"][:_MAX_FIELDS]
        ],
        "interface": _short(row["interface"], _MAX_NAME),
        "query": row["query"] if len(encoded({"query": row["query"]})) <= MAX_LINE >> 3 else None,
        "fetched_at": row["fetched_at"],
        "archive": row["archive"],
    }


def _short(value: Any, length: int = _MAX_TEXT) -> Any:
    if value is None or isinstance(value, int | float):
        return value
    return value[:length] if isinstance(value, str) else None


def _texts(attributes: Mapping[str, Any]) -> dict[str, str | list[str]]:
    """Attributes whose values are strings or lists of strings, as they are promised to be."""
    return {
        name: value
        if isinstance(value, str)
        else [one if isinstance(one, str) else str(one) for one in value]
        if isinstance(value, list | tuple)
        else str(value)
        for name, value in attributes.items()
        if value is not None
    }


def from_journal(row: Row) -> Row:
    """A row as it was appended, from its journal line."""
    extra = row.pop("extra", None)
    return {**row, **extra} if extra else row


def from_part(values: tuple[Any, ...]) -> Row:
    """A row as it was appended, from the columns of a part in the order of `TYPES`."""
    row = dict(zip(_NAMES, values, strict=True))
    for position in _JSON:
        value = values[position]
        if value is not None:
            row[_NAMES[position]] = json.loads(value)
    return from_journal(row)
