"""The planner against simulated searches over real catalogues: records found, and result pages over the least there could be.

    python -m tests.bench.catalogue_figures [--size 2000] [--seeds 1,2] [--only papers,airports] [--searches box,fields]

Records are drawn from the files in ../shared/data/records. `fields` has a field of its own for each column, `box` is a box
over all of them and `two` one over the first two, all three by whole words; `parts` is that last one where words are found
inside of others. No site is served: what is asked and when asking ends is the planner's own.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import math
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

from crawler.plan.evidence import ANY
from crawler.plan.query import Assignment, Slot
from knowledge.domain import Domain, load_domain
from tests.bench.crawling import SHARED
from tests.databases import Database, harvested

_WORD = re.compile(r"\w+")
SEARCHES = ("fields", "box", "two", "parts")


@dataclass(frozen=True)
class Catalogue:
    """A file, its columns by the attribute that each holds, and records a page."""

    file: str
    columns: dict[str, str]
    domain: Domain
    page: int = 20

    def records(self, size: int, seed: int) -> list[dict[str, str]]:
        """So many of its records."""
        path = SHARED / "data" / "records" / f"{self.file}.csv.gz"
        with gzip.open(path, "rt", encoding="utf-8", newline="") as text:
            rows = list(csv.DictReader(text))
        drawn = random.Random(f"{self.file} {seed}").sample(rows, min(size, len(rows)))
        return [{name: row[column] for name, column in self.columns.items()} for row in drawn]


def described(name: str, attributes: Sequence[tuple[str, str]]) -> Domain:
    """A domain as somebody describes it in a few lines, with two countries as first values."""
    first = [{"value": value, "confidence": 1.0} for value in ("United States", "France")]
    return Domain.model_validate(
        {
            "name": name,
            "title": name,
            "nouns": [name],
            "identity": [[attributes[0][0], attributes[1][0]]],
            "attributes": [{"name": one, "type": kind, "aliases": [one]} for one, kind in attributes],
            "instances": {"country": first},
        }
    )


def catalogues() -> dict[str, Catalogue]:
    """Those that are looked at, by name."""
    book = {name: name for name in ("title", "author", "publisher", "year")}
    port = {name: name for name in ("name", "city", "country", "iata")}
    line = {name: name for name in ("name", "country", "callsign", "iata")}
    paper = {"title": "title", "author": "authors", "venue": "venue", "year": "year"}
    named = [("city", "name"), ("country", "name"), ("iata", "text")]
    flown = [("country", "name"), ("callsign", "name"), ("iata", "text")]
    books = load_domain("books")
    return {
        "papers": Catalogue("papers_cs", paper, load_domain("papers"), 10),
        "readers": Catalogue("books_bookcrossing", book, books),
        "classics": Catalogue(
            "books_gutenberg", {"title": "title", "author": "authors", "language": "language"}, books
        ),
        "trade": Catalogue("books_english_catalogue", book, books),
        "airports": Catalogue("openflights_airports", port, described("airports", [("name", "text"), *named])),
        "airlines": Catalogue("openflights_airlines", line, described("airlines", [("name", "text"), *flown])),
    }


class Indexed(Database):
    """A database whose searches find all words of a value, each whole or, where it finds `parts`, inside of others."""

    def __init__(
        self, records: Sequence[dict[str, str]], slots: Sequence[Slot], *, searched: Sequence[str], parts: bool
    ) -> None:
        super().__init__(records, slots, blank=False, cap=None, searched=searched)
        self._parts = parts
        self._index: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
        for number, record in enumerate(records):
            for name, text in record.items():
                for word in _WORD.findall(text.lower()):
                    self._index[name][word].add(number)

    def matches(self, assignment: Assignment) -> list[int]:
        asked = [(name, word) for name, value in assignment for word in _WORD.findall(value.lower())]
        found = [self._having(self.slots[name].attribute, word) for name, word in asked]
        return sorted(set.intersection(*found)) if found else []

    def _having(self, attribute: str, word: str) -> set[int]:
        found: set[int] = set()
        for name in self.searched if attribute == ANY else (attribute,):
            index = self._index[name]
            for other in [one for one in index if word in one] if self._parts else [word]:
                found |= index.get(other, set())
        return found


def database(catalogue: Catalogue, search: str, records: Sequence[dict[str, str]]) -> Database:
    """A search over records."""
    shown = tuple(catalogue.columns)
    box = [Slot("k", ANY, "text", ("k",))]
    slots = [Slot(name, name, "text", (name,)) for name in shown] if search == "fields" else box
    searched = shown if search in ("fields", "box") else shown[:2]
    return Indexed(records, slots, searched=searched, parts=search == "parts")


def figures(name: str, catalogue: Catalogue, search: str, size: int, seed: int) -> tuple[float, float, int]:
    """Share of the records found, result pages over the least, and questions."""
    records = catalogue.records(size, seed)
    found, pages, planner = harvested(
        database(catalogue, search, records),
        size=catalogue.page,
        domain=catalogue.domain,
        shown=tuple(catalogue.columns),
    )
    return found / len(records), pages / math.ceil(len(records) / catalogue.page), len(planner.queries)


def rows(names: Sequence[str], searches: Sequence[str], size: int, seeds: Sequence[int]) -> Iterator[str]:
    """A line for each catalogue and search: means over the seeds."""
    for name, catalogue in catalogues().items():
        for search in searches if name in names else ():
            measured = [figures(name, catalogue, search, size, seed) for seed in seeds]
            found, over, asked = (mean(column) for column in zip(*measured, strict=True))
            yield f"{name:9} {search:7} {found:7.2%} of the records, {over:5.2f} times the least pages, {asked:4.0f} questions"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=2000, help="records drawn of each catalogue (default: %(default)s)")
    parser.add_argument("--seeds", type=lambda text: [int(one) for one in text.split(",")], default=[1, 2])
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(catalogues()))
    parser.add_argument("--searches", type=lambda text: text.split(","), default=list(SEARCHES))
    options = parser.parse_args()
    for line in rows(options.only, options.searches, options.size, options.seeds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
