"""The labelled result pages: their halves, the scorer, and which labels are not of whole records."""

from __future__ import annotations

import collections
import gzip
import hashlib
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

#: Least share of the text from the first to the last labelled record that the labels cover, and how much more fields
#: one record of a site may have than another.
COVERED, UNEVEN = 0.5, 8

Row = dict[str, Any]


def half(site: str) -> int:
    """0 for the tuning half of the sites, 1 for the reporting half."""
    return hashlib.sha256(site.encode()).digest()[0] % 2


def index(root: Path) -> list[Row]:
    """The rows of a data folder."""
    with (root / "index.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def scoring(shared: Path) -> Any:
    """The module that scores records."""
    sys.path.insert(0, str(shared / "eval"))
    import lists_eval  # type: ignore[import-not-found]

    return lists_eval


def partial(root: Path, scorer: Any) -> set[str]:
    """The pages whose labels name something else than the records of the page, found by their shape alone.

    Either only a part of each record is labelled (a title without the text below it, so that whatever holds the
    whole record counts as wrong): the labels then leave out most of what stands between the first and the last of
    them. Or whole sections are labelled, each a heading with all the records below it: the number of fields of a
    record then varies many times over among the pages of the site.
    """
    rows = index(root)
    fields: dict[str, list[int]] = collections.defaultdict(list)
    for row in rows:
        for record in row.get("records", ()):
            if row["set"] == "wien":
                fields[row["site"]].append(sum(1 for text in record if scorer.norm(text)))
    uneven = {site for site, counts in fields.items() if max(counts) >= UNEVEN * max(1, min(counts))}
    found = {row["file"] for row in rows if row["site"] in uneven}
    for row in rows:
        if row["set"] == "tbdw" and _covered(root, row, scorer) < COVERED:
            found.add(row["file"])
    return found


def _covered(root: Path, row: Row, scorer: Any) -> float:
    """The share of the text from the first to the last labelled record that is labelled."""
    import lxml.html

    document = lxml.html.fromstring(gzip.decompress((root / row["file"]).read_bytes()))
    text = _packed(document.text_content())
    first, at, labelled = -1, 0, 0
    for record in scorer.gold_records(root, row):
        words = _packed(record[0])
        place = text.find(words, at)
        if place >= 0:
            first = place if first < 0 else first
            at = place + len(words)
            labelled += len(words)
    return labelled / (at - first) if first >= 0 and at > first else 1.0


def _packed(text: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", text).casefold())
