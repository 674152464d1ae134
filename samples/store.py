"""The database behind a sample site: one SQLite table and a full-text index over it."""

from __future__ import annotations

import re
import sqlite3
import weakref
from array import array
from collections import OrderedDict
from collections.abc import Sequence

from samples.catalogue import Record

_WORD = re.compile(r"\w+")
_CACHED_QUERIES = 64

#: A WHERE clause with its parameters; the empty clause means everything.
Where = tuple[str, tuple[str | int, ...]]
EVERYTHING: Where = ("", ())


class Store:
    """Records 1 … n of one catalogue. `find` gives the numbers of the rows that match, `rows` their content."""

    def __init__(self, records: Sequence[Record], columns: Sequence[str]) -> None:
        self.columns = tuple(columns)
        self._cache: OrderedDict[tuple[Where, str], array[int]] = OrderedDict()
        self._db = sqlite3.connect(":memory:")
        weakref.finalize(self, self._db.close)
        self._db.row_factory = sqlite3.Row
        names = ", ".join(columns)
        marks = ", ".join("?" * (len(columns) + 1))
        rows = [(number, *(record[name] for name in columns)) for number, record in enumerate(records, 1)]
        self._db.execute(f"CREATE TABLE record (id INTEGER PRIMARY KEY, {', '.join(f'{c} TEXT' for c in columns)})")
        self._db.executemany(f"INSERT INTO record VALUES ({marks})", rows)
        self._db.execute(f"CREATE VIRTUAL TABLE text USING fts5({names}, tokenize='unicode61 remove_diacritics 2')")
        self._db.executemany(f"INSERT INTO text (rowid, {names}) VALUES ({marks})", rows)
        self._db.commit()

    def __len__(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM record").fetchone()[0])

    def close(self) -> None:
        self._db.close()

    def find(self, where: Where = EVERYTHING, order: str = "id") -> array[int]:
        """The numbers of all matching records in the given order."""
        key = (where, order)
        found = self._cache.get(key)
        if found is None:
            clause, parameters = where
            sql = f"SELECT id FROM record {f'WHERE {clause}' if clause else ''} ORDER BY {order}"
            found = array("l", (row[0] for row in self._db.execute(sql, parameters)))
            self._cache[key] = found
            if len(self._cache) > _CACHED_QUERIES:
                self._cache.popitem(last=False)
        else:
            self._cache.move_to_end(key)
        return found

    def rows(self, numbers: Sequence[int]) -> list[Record]:
        """These records with their `id`, in the order asked for; numbers that do not exist are left out."""
        marks = ", ".join("?" * len(numbers))
        cursor = self._db.execute(f"SELECT * FROM record WHERE id IN ({marks})", tuple(numbers))
        by_number = {row["id"]: {name: str(row[name]) for name in ("id", *self.columns)} for row in cursor}
        return [by_number[number] for number in numbers if number in by_number]

    def row(self, number: str) -> Record | None:
        """One record by its number as written in a URL."""
        found = self.rows([int(number)]) if number.isascii() and number.isdigit() and len(number) < 12 else []
        return found[0] if found else None

    def values(self, column: str) -> list[str]:
        """The distinct non-empty values of a column, sorted: what a select offers."""
        sql = f"SELECT DISTINCT {column} FROM record WHERE {column} <> '' ORDER BY {column}"
        return [str(row[0]) for row in self._db.execute(sql)]

    def reachable(self, columns: Sequence[str], cap: int | None, order: str = "id") -> set[int]:
        """The records some one-word full-text query in one of `columns` lists among its first `cap`."""
        if cap is None or cap >= len(self):
            return set(self.find())
        self._db.execute("CREATE VIRTUAL TABLE IF NOT EXISTS temp.word USING fts5vocab('main', 'text', 'instance')")
        marks = ", ".join("?" * len(columns))
        sql = (
            f"SELECT DISTINCT word.term, word.col, record.id FROM temp.word JOIN record ON record.id = word.doc "
            f"WHERE word.col IN ({marks}) ORDER BY word.term, word.col, record.{order}"
        )
        found: set[int] = set()
        current, seen = ("", ""), 0
        for term, column, number in self._db.execute(sql, tuple(columns)):
            if (term, column) != current:
                current, seen = (term, column), 0
            seen += 1
            if seen <= cap:
                found.add(number)
        return found


def contains(column: str, text: str) -> Where:
    """Rows whose `column` has `text` anywhere, letters compared without case (ASCII, as SQLite's LIKE does)."""
    pattern = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"{column} LIKE ? ESCAPE '\\'", (f"%{pattern}%",)


def has_words(text: str, columns: Sequence[str]) -> Where:
    """Rows that have every word of `text` in one of `columns` (accents and case do not count); no word, no row."""
    found = _WORD.findall(text)
    if not found:
        return "0", ()
    query = " AND ".join(f'"{word}"' for word in found)
    return "id IN (SELECT rowid FROM text WHERE text MATCH ?)", (f"{{{' '.join(columns)}}} : ({query})",)


def equals(column: str, text: str) -> Where:
    """Rows whose `column` is exactly `text`."""
    return f"{column} = ?", (text,)


def both(*conditions: Where) -> Where:
    """All of these conditions at once; empty ones do not count."""
    kept = [where for where in conditions if where[0]]
    return " AND ".join(f"({clause})" for clause, _ in kept), tuple(value for _, values in kept for value in values)
