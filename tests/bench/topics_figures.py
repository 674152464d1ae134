"""P(topic) of real pages: those of sites known to be about a domain against all others of the annotated collections.

    python -m tests.bench.topics_figures [--wrong] [--accept]

Which sites are about a domain was decided by looking at them, site by site; those of which that cannot be said are left out
of its figures. No page is used as an example, but the background counts in how many of all these pages a word stands.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from crawler.discovery.pages import THETA, PageClassifier
from crawler.page import Page, parse
from knowledge.domain import load_domain

DATA = Path(__file__).parents[3] / "shared" / "data"
#: Sites, templates or single pages about each domain, and those that may be.
ABOUT = {
    "books": ("globalgreyebooks.com", "livelib.ru", "thebookpeople.co.uk", "goodreads.com", "swde-book-booksamillion",
              "tbdw/22", "tbdw/24"),
    "jobs": ("office-angels.com", "indeed.com", "wien-s17"),
    "papers": ("jstor.org", "nature.com", "sciencedirect.com"),
    "flights": ("oveedia.com", "wien-s9", "wien-s09"),
    "movies": ("multikino.lt", "cafephim.vn", "wien-s3", "wien-s03"),
}  # fmt: skip
DOUBTFUL = {
    "books": ("wiley.com", "jstor.org", "fanfiction.net", "html/127", "html/128", "tbdw/10", "wien-s15"),
    "jobs": ("linkedin.com", "lexipol.com"),
    "papers": ("wiley.com", "nih.gov", "tbdw/10", "wien-s15"),
    "flights": ("delta.com", "routard.com", "agoda.com", "northfieldlines.com"),
    "movies": ("darkveins", "html/201", "html/202", "html/203"),
}
#: The least share of a domain's pages, and the largest of all others, with P(topic) of θ or more.
RECALL, FALSE = 0.75, 0.03


@dataclass(frozen=True)
class Told:
    """What came of one domain: P(topic) of its pages and of all others, by file."""

    own: dict[str, float]
    others: dict[str, float]

    @property
    def recall(self) -> float:
        """The share of the domain's pages that are told."""
        return sum(topic >= THETA for topic in self.own.values()) / len(self.own)

    @property
    def false(self) -> float:
        """The share of other pages that are told for the domain's."""
        return sum(topic >= THETA for topic in self.others.values()) / len(self.others)


def pages(every: int = 1) -> Iterator[tuple[str, str, Page]]:
    """File, site and page of all annotated collections, each file once; of those about no domain every so-manieth."""
    seen: set[Path] = set()
    marks = {mark for told in (*ABOUT.values(), *DOUBTFUL.values()) for mark in told}
    others = 0
    for folder in ("forms", "lists", "pages", "paging"):
        for line in (DATA / folder / "index.jsonl").read_text("utf-8").split("\n"):
            row = json.loads(line or "{}")
            if not row:
                continue
            name = row.get("page") or row["file"]
            path = DATA / folder / name
            if path in seen or not path.is_file():
                continue
            seen.add(path)
            file, site = f"{folder}/{name}", row.get("domain") or row.get("template") or row.get("site") or ""
            if not any(mark == site or mark in file for mark in marks):
                others += 1
                if others % every:
                    continue
            yield file, site, parse(gzip.decompress(path.read_bytes()), row.get("url") or "http://page.example/")


def measured(every: int = 1) -> dict[str, Told]:
    """Every domain that some of the sites are about, against every so-manieth of the pages about none of them."""
    classifiers = {name: PageClassifier(load_domain(name)) for name in ABOUT}
    found = {name: Told({}, {}) for name in ABOUT}
    for file, site, page in pages(every):
        for name, classifier in classifiers.items():
            if not any(mark == site or mark in file for mark in DOUBTFUL[name]):
                own = any(mark == site or mark in file for mark in ABOUT[name])
                (found[name].own if own else found[name].others)[file] = classifier.topic_of_page(page)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wrong", action="store_true", help="say which pages are told wrongly")
    parser.add_argument("--accept", action="store_true", help="print the row of the acceptance table")
    options = parser.parse_args()
    found = measured()
    said = [f"{name} {told.recall:.2f} of {len(told.own)}, {told.false:.2%} of others" for name, told in found.items()]
    if options.accept:
        good = all(told.recall >= RECALL and told.false <= FALSE for told in found.values())
        required = f"from the description alone: ≥ {RECALL:.0%} of a domain's pages, ≤ {FALSE:.0%} of all others (ours)"
        row = {"row": "topic of real pages", "required": required, "measured": "; ".join(said), "good": good}
        print(
            json.dumps(row | {"data": "../shared/data, sites labelled by hand; θ was set on them"}, ensure_ascii=False)
        )
        return
    print("\n".join(said))
    for name, told in found.items() if options.wrong else ():
        print(name, "missed", [file for file, topic in told.own.items() if topic < THETA])
        print(name, "false", [file for file, topic in told.others.items() if topic >= THETA])


if __name__ == "__main__":
    main()
