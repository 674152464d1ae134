"""The records of one crawl in one folder.

    records/journal-<time>-<process>.jsonl    rows as they come, one journal for each writing process
    records/part-<time>-<process>.parquet     the same rows, once a journal was full or its writer ended

Readers may come at any time, from any process. They see the rows that were whole when they looked, each once: a
journal counts only while its part does not exist, and whole lines only.
"""

from __future__ import annotations

import itertools
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from crawler.errors import StoreError
from crawler.journal import Journal, Lines, Row, Rows, encoded
from crawler.records import parts
from crawler.records.doubles import Doubles
from crawler.records.export import Format, export
from crawler.records.families import Outsiders, outsiders
from crawler.records.headed import Headed, renamed
from crawler.records.merge import merged
from crawler.records.paged import Paged
from crawler.records.row import from_journal, from_part, line
from crawler.records.twice import Twice
from crawler.records.unnamed import Unnamed, named

_TRIES = 100
_Out = Outsiders | Twice | Paged | Doubles


class RecordStore:
    """The records in `folder`. Making one touches nothing: the folder comes with the first `append`.

    A journal of `seal_rows` rows or `seal_bytes` bytes is full. `sync` makes what was appended outlive a power failure;
    the death of the process it outlives at once. Methods raise `StoreError` when the disk fails.
    """

    def __init__(
        self,
        folder: Path | str,
        *,
        seal_rows: int = 50_000,
        seal_bytes: int = 64 << 20,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder = Path(folder)
        self._seal_rows = seal_rows
        self._seal_bytes = seal_bytes
        self._clock = clock
        self._journal: Journal | None = None
        self._rows = 0
        self._stamp = 0
        self._full: list[tuple[Journal, int]] = []

    def append(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows (see `crawler.records.row`), all or none; raises `ValueError` for a row without `id`."""
        data = b"".join([line(row) for row in rows])
        if not data:
            return
        if self._journal is None:
            self._journal = self._started()
        self._journal.write(data)
        self._rows += len(rows)
        if self._rows >= self._seal_rows or self._journal.size >= self._seal_bytes:
            self._rotate()

    def sync(self) -> None:
        """Wait until everything appended is on the disk."""
        if self._journal is not None:
            self._journal.sync()

    def seal(self) -> int:
        """Make parts of the journals that are full, and of those whose writers have died; the number of parts made.

        It takes about a second for 50,000 rows, and may run in another thread while rows are appended.
        """
        made = 0
        while self._full:
            journal, rows = self._full[0]
            parts.write_part(journal.path, self._part(journal.path), rows)
            journal.path.unlink(missing_ok=True)
            journal.close()
            del self._full[0]
            made += 1
        return made + self._adopted()

    def close(self) -> None:
        """Seal everything appended and let go; a later `append` starts another journal."""
        if self._journal is not None:
            self._rotate()
        try:
            self.seal()
        finally:
            for journal, _ in self._full:
                journal.close()
            self._full.clear()

    def rows(self) -> Iterator[Row]:
        """Every row as it was appended, oldest first: to go on where a crawl stopped."""
        with ExitStack() as stack:
            sealed, live = stack.enter_context(self._snapshot())
            # A new crawl has none, and need not wait for a database to be loaded.
            db = stack.enter_context(self._connected())[0] if sealed else None
            both = sorted([*((path, None) for path in sealed), *live], key=lambda one: _name(one[0]))
            for path, file in both:
                if file is None:
                    yield from map(from_part, parts.scanned(db, path))
                else:
                    yield from map(from_journal, _good(Rows(file)))

    def all(self) -> Iterator[Row]:
        """The merged records, in the order they were first found, strangers to the domain among them."""
        with self._reading() as seen:
            yield from seen.all()

    def read(self) -> Iterator[Row]:
        """The merged records of the domain (`crawler.records.families`), in the order they were first found."""
        with self._reading() as seen:
            out, told = seen.looked()
            yield from map(told, seen.left(out)) if told is not None else seen.left(out)

    def lines(self) -> Iterator[bytes]:
        """What `read` gives as JSON lines, newline included; faster."""
        with self._reading() as seen:
            out, told = seen.looked()
            if out or told is not None:
                records = seen.left(out)
                yield from map(encoded, map(told, records) if told is not None else records)
                return
            for group in seen.groups():
                first = next(group)
                second = next(group, None)
                if second is None:
                    yield first.encode() + b"\n"
                else:
                    yield encoded(merged(map(json.loads, itertools.chain((first, second), group))))

    def count(self) -> int:
        """How many records of the domain there are."""
        return sum(1 for _ in self.read())

    def filled(self) -> tuple[int, Counter[str]]:
        """How many records of the domain there are, and how many of them tell each attribute."""
        count, told = 0, Counter[str]()
        for record in self.read():
            count += 1
            told.update(record["attributes"].keys())
        return count, told

    def export(self, format: Format, to: Path | IO[bytes], *, attributes: Sequence[str] = ()) -> int:
        """Write the merged records to a file, whole or not at all, or to an open binary stream; their number.

        `attributes` come first among the columns of a table; see `crawler.records.export` for the formats.
        """
        return export(self.lines(), format, to, attributes=attributes)

    def _part(self, journal: Path) -> Path:
        return self.folder / f"part-{_name(journal)}.parquet"

    def _started(self) -> Journal:
        for _ in range(_TRIES):
            self._stamp = max(int(self._clock() * 1e6), self._stamp + 1)
            seconds, fraction = divmod(self._stamp, 1_000_000)
            stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime(seconds))
            path = self.folder / f"journal-{stamp}.{fraction:06d}Z-{os.getpid()}.jsonl"
            if not path.exists() and not self._part(path).exists():
                try:
                    return Journal(path)
                except StoreError:
                    if not path.exists():  # another process took the newborn file for a dead one
                        continue
                    raise
        raise StoreError(f"no journal could be started in {self.folder}; give another --out")

    def _rotate(self) -> None:
        if self._journal is not None:
            self._journal.sync()
            self._full.append((self._journal, self._rows))
            self._journal = None
            self._rows = 0

    def _adopted(self) -> int:
        """Seal what dead writers left."""
        made = 0
        mine = {journal.path for journal, _ in self._full} | ({self._journal.path} if self._journal else set())
        for path in sorted(self.folder.glob("journal-*.jsonl")):
            if path in mine:
                continue
            try:
                journal = Journal(path, create=False)
            except (StoreError, FileNotFoundError):
                continue  # its writer lives, or somebody else was faster
            with journal:
                part = self._part(path)
                if journal.size and not part.exists():
                    parts.write_part(path, part)
                    made += 1
                path.unlink(missing_ok=True)
        return made

    @contextmanager
    def _snapshot(self) -> Iterator[tuple[list[Path], list[tuple[Path, IO[bytes]]]]]:
        """The parts, and the journals without a part, held open: one may become a part and vanish at any moment."""
        for _ in range(_TRIES):
            with ExitStack() as stack:
                names = sorted(self.folder.iterdir()) if self.folder.is_dir() else []
                sealed = [path for path in names if path.name.startswith("part-") and path.suffix == ".parquet"]
                done = {_name(path) for path in sealed}
                journals = [path for path in names if path.name.startswith("journal-") and _name(path) not in done]
                try:
                    live: list[tuple[Path, IO[bytes]]] = [
                        (path, stack.enter_context(open(path, "rb", buffering=0))) for path in journals
                    ]
                except FileNotFoundError:
                    continue  # sealed since we looked: look again
                yield sealed, live
                return
        raise StoreError(f"the records in {self.folder} change too fast to be read; try again")

    @contextmanager
    def _connected(self) -> Iterator[tuple[Any, Path]]:
        with (
            tempfile.TemporaryDirectory(prefix="formdiver-") as name,
            parts.connection(Path(name)) as db,
            parts.readable(self.folder),
        ):
            yield db, Path(name)

    @contextmanager
    def _reading(self) -> Iterator[_Seen]:
        """Everything there is as parts, journals as temporary ones, oldest first: the same rows however often they are read."""
        with self._snapshot() as (sealed, live), self._connected() as (db, folder):
            sources = {_name(path): path for path in sealed}
            for path, file in live:
                lines, copy = Lines(file), folder / path.name
                with open(copy, "wb") as whole:
                    whole.writelines(one + b"\n" for one in lines if isinstance(lines.row.get("id"), str))
                if copy.stat().st_size:
                    part = folder / f"part-{_name(path)}.parquet"
                    parts.write_part(copy, part, db=db)
                    sources[_name(path)] = part
                copy.unlink()
            yield _Seen(db, [sources[name] for name in sorted(sources)])


class _Seen:
    """What a reader saw when it looked: parts, and the database that reads them."""

    def __init__(self, db: Any, sources: Sequence[Path]) -> None:
        self._db = db
        self._sources = sources

    def groups(self) -> Iterator[Iterator[str]]:
        """The rows of each record as JSON."""
        if self._sources:
            # A connection of its own, for one asked anew forgets what is left of the answer before.
            with self._db.cursor() as db:
                for _, group in itertools.groupby(parts.grouped(db, self._sources), key=itemgetter(0)):
                    yield map(itemgetter(1), group)

    def all(self) -> Iterator[Row]:
        """The merged records."""
        for group in self.groups():
            yield merged(map(json.loads, group))

    def left(self, out: Sequence[_Out]) -> Iterator[Row]:
        """The merged records that none of these holds."""
        return (record for record in self.all() if not any(one.holds(record) for one in out))

    def looked(self) -> tuple[list[_Out], Callable[[Row], Row] | None]:
        """What of all records to leave out, as strangers or for being there twice; and what makes of one of the others what it is
        known to be, None where that is what it says: what those that stand for others lack, without what heads their
        pages, with what its fields without a name hold."""
        headed, twice, paged, doubles, unnamed = Headed(), Twice(), Paged(), Doubles(), Unnamed()
        watched = paged.watching(twice.watching(headed.watching(unnamed.watching(self.all()))))
        strangers = outsiders(watched)
        twice.settle(strangers.holds)
        out: list[_Out] = [one for one in (strangers, twice) if one]
        paged.settle(lambda: self.left(out))  # what is left out stands for nothing
        out = [*out, paged] if paged else out
        doubles.settle(strangers.pairs, lambda: self.left(out))
        headings, names = headed.headings(), unnamed.names()
        out = [*out, doubles] if doubles else out
        if not (doubles or headings or names):
            return out, None
        return out, lambda record: named(renamed(doubles.completed(record), headings), names)


def _name(path: Path) -> str:
    """What a journal and its part share."""
    return path.stem.partition("-")[2]


def _good(rows: Rows) -> Iterator[Row]:
    return (row for row in rows if isinstance(row.get("id"), str))
