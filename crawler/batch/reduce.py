"""The reduce of M4: parts merged by key in SQL, into one Parquet file for each table.

`pages` one row per address with its topic; `links` one per address worth following, best score first; `forms` one per form
of a site, with its type; `interfaces` those forms that are query interfaces of the domain, as the topic of their pages is
what is needed for that; `sites` one per site, by
promise; `templates` one per template of a site (M5), numbered in the order of their first pages. Every table is ordered
by its whole key and every sum is one of integers, so equal parts give equal bytes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from crawler.batch.shapes import clustered
from crawler.discovery.pages import THETA
from crawler.discovery.sites import LEAST
from crawler.errors import StoreError
from crawler.records.parts import batches, connection, literal, quoted
from crawler.whole import whole

#: Rows of a table that is made here that are held at once.
_ROWS = 10_000
_PAGES = """
SELECT url, one.site AS site, one.title AS title, one.topic AS topic, one.file AS file, one.offset AS "offset", captures,
       one.shape AS shape
FROM (
    SELECT url, count(*) AS captures,
           arg_min(struct_pack(site := site, title := title, topic := topic, file := file, "offset" := "offset",
                               shape := shape), struct_pack(file := file, "offset" := "offset", seq := seq)) AS one
    FROM parts GROUP BY url
)
"""
_PAGES = f"""
SELECT url, site, title, topic, file, "offset", captures, template FROM ({_PAGES}) JOIN shapes USING (site, shape)
ORDER BY url
"""
#: The shapes of each site, each once, in the order of the archives.
_SHAPES = """
SELECT site, shape, one.features FROM (
    SELECT site, shape, first(struct_pack(file := file, "offset" := "offset", seq := seq, features := features)
                              ORDER BY file, "offset", seq) AS one FROM parts GROUP BY site, shape
) ORDER BY site, one.file, one.offset, one.seq
"""
_TEMPLATES = """
SELECT site, template, count(*) AS pages, first(url ORDER BY file, "offset", url) AS url
FROM pages GROUP BY site, template ORDER BY site, template
"""
_LINKS = """
SELECT target, site, max(score) AS score, min(anchor) FILTER (score = best) AS anchor, sum(pages)::BIGINT AS pages,
       bool_or(outside) AS outside
FROM (SELECT *, max(score) OVER (PARTITION BY target) AS best FROM parts)
GROUP BY target, site ORDER BY max(score) DESC, target
"""
_FORMS = """
SELECT site, identity, first.type, first.searchable, first.kind, first.method, first.action, first.fields, first.url,
       first.file, first.offset, first.form_index, pages, topic, first.relevance, first.needed
FROM (
    SELECT site, identity, sum(pages)::BIGINT AS pages,
           round(sum(topic_millionths)::BIGINT / (1000000.0 * sum(pages)::BIGINT), 6) AS topic,
           first(struct_pack(type := type, searchable := searchable, kind := kind, relevance := relevance,
                             needed := needed, method := method, action := action, fields := fields, url := url, file := file,
                             "offset" := "offset", form_index := form_index)
                 ORDER BY file, "offset", form_index) AS first
    FROM parts GROUP BY site, identity
) ORDER BY site, identity
"""
_INTERFACES = "SELECT * FROM forms WHERE topic >= needed ORDER BY site, identity"
_SITES = f"""
SELECT site, pages, on_topic, coalesce(interfaces, 0) AS interfaces, coalesce(best, 0.0) AS best_link,
       round((coalesce(interfaces, 0) + coalesce(best, 0.0) * ({LEAST} + {1 - LEAST} * on_topic / pages) + on_topic / pages)
             / (1.0 + pages / 100.0), 6) AS promise
FROM (SELECT site, count(*) AS pages, count(*) FILTER (topic >= {THETA}) AS on_topic FROM pages GROUP BY site)
LEFT JOIN (SELECT site, count(*) AS interfaces FROM interfaces GROUP BY site) USING (site)
LEFT JOIN (SELECT site, max(score) AS best FROM links WHERE target NOT IN (SELECT url FROM pages) GROUP BY site)
    USING (site)
ORDER BY promise DESC, site
"""


def reduce_parts(
    folder: Path, keys: Sequence[str], out: Path, records: int, pages: int, broken: int, unreadable: int
) -> None:
    """Merge the parts named by `keys` into the tables of `out`, and write `report.json`. Raises `StoreError`."""
    order = sorted(keys)
    try:
        with connection(folder) as db:
            _cluster(db, _source(folder, "shapes", order))
            for table, query in (("pages", _PAGES), ("links", _LINKS), ("forms", _FORMS)):
                db.execute(f"CREATE OR REPLACE TEMP VIEW parts AS SELECT * FROM {_source(folder, table, order)}")
                _table(db, table, query, out)
            for table, query in (("interfaces", _INTERFACES), ("sites", _SITES), ("templates", _TEMPLATES)):
                _table(db, table, query, out)
            counts = {table: int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in _NAMES}
        report = {"records": records, "broken": broken, "unreadable": unreadable, "captures": pages, **counts}
        _replace(out / "report.json", (json.dumps(report, indent=1) + "\n").encode())
    except StoreError:
        raise
    except Exception as error:
        raise StoreError(
            f"the parts in {folder} could not be merged: {error}; once that is mended, the same command goes on"
        ) from error


_NAMES = ("pages", "links", "forms", "interfaces", "sites", "templates")


def _source(folder: Path, table: str, keys: Sequence[str]) -> str:
    """The parts of one table, as SQL."""
    names = ", ".join(quoted(literal(folder / f"{table}-{key}.parquet")) for key in keys)
    return f"read_parquet([{names}])"


def _cluster(db: Any, parts: str) -> None:
    """The table `shapes`: the template of each shape of a site. Site after site is read, never all at once."""
    db.execute("CREATE TEMP TABLE shapes (site VARCHAR, shape BIGINT, template BIGINT)")
    found = clustered(batches(db.cursor().execute(_SHAPES.replace("FROM parts", f"FROM {parts}"))))
    while rows := list(islice(found, _ROWS)):
        sites, names, numbers = zip(*rows, strict=True)
        text = np.empty(len(rows), dtype=object)
        text[:] = sites
        db.register("given", {"site": text, "shape": np.array(names), "template": np.array(numbers)})
        db.execute("INSERT INTO shapes SELECT site, shape, template FROM given")
        db.unregister("given")


def _table(db: Any, table: str, query: str, out: Path) -> None:
    """Write a table, and make it known under its name."""
    path = out / f"{table}.parquet"
    with whole(path) as new:
        db.execute(f"COPY ({query}) TO {quoted(str(new))} (FORMAT parquet, COMPRESSION zstd)")
    db.execute(f"CREATE TEMP VIEW {table} AS SELECT * FROM read_parquet({quoted(literal(path))})")


def _replace(path: Path, data: bytes) -> None:
    with whole(path) as new:
        new.write_bytes(data)
