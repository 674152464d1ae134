"""Real applications, crawled with their seed page and their domain only, held against what was loaded into them.

    python -m tests.bench.apps APPS_DIR [--only NAME] [--via both|forms] [--json]

APPS_DIR holds one folder per application with `start.sh`, `stop.sh` and `truth.json`. An application that already runs
is used and left running. Its records are in `$APPS_HOME/NAME/identity.tsv` (key, title), by default below the user's
cache folder.

A true record is found when an exported record carries its title and, where the site shows the keys, its key. Records
that carry the key alone are found too, with a wrong title. Each is found once: everything else exported counts against
the precision. A submission is forbidden when it goes to what `truth.json` says must be left alone, or is a POST that
belongs to no query interface; the archive is searched for these, not only the crawler's own log.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from rich.console import Console
from rich.table import Table

from crawler.archive import records as archived
from tests.bench import app_kinds
from tests.bench.crawling import crawl, exported, lines, normal, texts

_URL = re.compile(r"https?://\S+")
_WORD = re.compile(r"[0-9A-Za-z]+")
_JOINED = re.compile(r"(?<=[0-9Xx])[-\u2010-\u2015 ](?=[0-9Xx])")
#: Keys shorter than this are too common to stand for a record without its title.
_TELLING = 6


class App:
    """An application folder. `start` gives whether it was started here."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.name = folder, folder.name
        self.truth: dict[str, Any] = json.loads((folder / "truth.json").read_text("utf-8"))

    @property
    def home(self) -> Path:
        """Where its records are written at a start."""
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(os.environ.get("APPS_HOME") or Path(cache) / "formdiver-apps") / self.name

    @property
    def domain(self) -> str:
        """The shipped domain that its truth tells of."""
        return "issues" if "ticket" in str(self.truth.get("domain", "")).lower() else "books"

    @property
    def seed(self) -> str:
        return str(self.truth["seed_url"])

    def start(self) -> bool:
        """Start it unless it runs; raises `RuntimeError` with its last words when it cannot."""
        done = subprocess.run(
            ["bash", str(self.folder / "start.sh")], capture_output=True, text=True, timeout=1200, check=False
        )
        if done.returncode != 0 or not _URL.search(done.stdout):
            raise RuntimeError(f"{self.name} did not start: {(done.stdout + done.stderr).strip()[-600:]}")
        return "already runs" not in done.stdout

    def stop(self) -> None:
        """End what `start` started."""
        subprocess.run(["bash", str(self.folder / "stop.sh")], capture_output=True, timeout=120, check=False)

    def identity(self) -> list[tuple[str, str]]:
        """(key, title) of every record behind it."""
        path = self.home / "identity.tsv"
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if len(row) >= 2]
        return [(row[0], row[1]) for row in rows if row[:2] != ["key", "title"]]

    def records(self) -> list[dict[str, Any]]:
        """The records behind it in full, as far as its loader wrote them."""
        path = self.home / "records.json"
        return list(json.loads(path.read_text("utf-8"))) if path.exists() else []

    @property
    def reachable(self) -> int:
        """How many records its interfaces lead to."""
        known = [int(one["reachable"]) for one in self.truth["interfaces"] if one.get("reachable")]
        return max(known, default=int(self.truth["records"]))

    @property
    def page_size(self) -> int:
        return max((int(one["page_size"]) for one in self.truth["interfaces"] if one.get("page_size")), default=1)


# -- found or not ---------------------------------------------------------------------------------------------------


def compare(identity: Sequence[tuple[str, str]], records: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """How many true records are `found`, how many of them with the right `title`, how many exported ones are `true`.

    Three rounds, each true and each exported record used once: title and key, key alone, title alone. A key that is no
    more than a short number counts alone only as an identifier or at the end of the record's address.
    """
    by_key = {_bare(key): place for place, (key, _) in enumerate(identity)}
    by_title: dict[str, list[int]] = defaultdict(list)
    for place, (_, title) in enumerate(identity):
        by_title[normal(title)].append(place)
    found: dict[int, bool] = {}
    used: set[int] = set()
    titles = [{normal(text) for text in texts(record["attributes"].get("title"))} for record in records]
    tokens = [set(_tokens(record)) for record in records]

    def take(number: int, place: int | None, titled: bool) -> None:
        if place is not None and place not in found and number not in used:
            found[place] = titled
            used.add(number)

    for number in range(len(records)):
        for title in titles[number]:
            for place in by_title.get(title, ()):
                if _bare(identity[place][0]) in tokens[number]:
                    take(number, place, True)
    for number, record in enumerate(records):
        if number not in used:
            for token in (*(t for t in tokens[number] if len(t) >= _TELLING), *_named(record)):
                take(number, by_key.get(token), False)
    for number in range(len(records)):
        for title in titles[number]:
            for place in by_title.get(title, ()):
                take(number, place, True)
    return {"found": len(found), "titled": sum(found.values()), "true": len(used)}


def attribute_shares(truth: Sequence[Mapping[str, Any]], records: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Share of the exported records with a title of their own that carry the true author, and the true year; attributes
    that the application does not hold are left out."""
    named: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for row in truth:
        named[normal(str(row["title"]))].append(row)
    right: dict[str, list[bool]] = defaultdict(list)
    for record in records:
        rows = [row for title in texts(record["attributes"].get("title")) for row in named.get(normal(title), ())]
        for name in ("author", "year"):
            if len(rows) == 1 and rows[0].get(name) not in (None, "", 0):
                found = {normal(text) for text in texts(record["attributes"].get(name))}
                right[name].append(normal(str(rows[0][name])) in found)
    return {name: round(sum(told) / len(told), 4) for name, told in right.items()}


def _bare(key: str) -> str:
    """A key without what sites leave out or put in: hyphens, zeros in front, case."""
    return key.replace("-", "").lower().lstrip("0")


def _tokens(record: Mapping[str, Any]) -> Iterator[str]:
    """Every word of a record that may be its key."""
    values = [str(field["value"]) for field in record["fields"]]
    for value in record["attributes"].values():
        values += texts(value)
    for text in (*values, unquote(record["url"] or "")):
        for word in _WORD.findall(_JOINED.sub("", text)):
            yield _bare(word)
            digits = word.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
            if digits != word:
                yield _bare(digits)


def _named(record: Mapping[str, Any]) -> Iterator[str]:
    """The words that name this record: its identifier, the end of its address."""
    for text in texts(record["attributes"].get("identifier")):
        yield from map(_bare, _WORD.findall(text))
    words = _WORD.findall(urlsplit(record["url"] or "").path.rpartition("/")[2])
    if len(words) == 1:
        yield _bare(words[0])


# -- what should not have been sent ---------------------------------------------------------------------------------


def forbidden(app: App, folder: Path) -> list[str]:
    """Submissions that must not be: from the crawler's audit log, and every POST in its archive."""
    site = "{0.scheme}://{0.netloc}".format(urlsplit(app.seed))
    actions = {urlsplit(str(one["action"])).path for one in app.truth["interfaces"]}
    grounds = [_ground(text) for text in app.truth.get("negatives", ())]
    found = []
    for line in lines(folder / "audit.jsonl"):
        parts = urlsplit(line["action"])
        names = set(line["values"]) | {name for name, _ in parse_qsl(parts.query, keep_blank_values=True)}
        if line["allowed"] and any(_on(ground, parts.path, names, actions) for ground in grounds):
            found.append(f"{line['method']} {line['action']}")
    for record in archived(sorted((folder / "archive").glob("*.warc.gz"))):
        if record.type == "request" and record.block.startswith(b"POST "):
            path = urlsplit(record.url).path
            if path not in actions or not record.url.startswith(site):
                found.append(f"POST {record.url}")
    return found


def _ground(text: str) -> tuple[re.Pattern[str], set[str]]:
    """A sentence of `negatives`: the path it starts with, `<id>` being anything, and the parameters it names."""
    path = text.split()[0] if text.startswith("/") else "/\0"
    parts = [re.escape(part) for part in re.split(r"<[^>]*>", path)]
    return re.compile("[^/]+".join(parts) + r"\Z"), set(re.findall(r"\b(\w+)=", text))


def _on(ground: tuple[re.Pattern[str], set[str]], path: str, names: set[str], actions: set[str]) -> bool:
    """Whether a submission touches the ground; where it names a parameter, or is an interface too, that one decides."""
    pattern, parameters = ground
    if not pattern.match(path):
        return False
    return bool(parameters & names) if parameters else path not in actions


# -- one crawl ------------------------------------------------------------------------------------------------------


def measured(app: App, via: str, folder: Path, *, max_seconds: float, more: Sequence[str] = ()) -> dict[str, Any]:
    """Crawl a running application, and say what came of it."""
    ran = crawl([app.seed], app.domain, folder, via=via, max_seconds=max_seconds, more=more)
    report = ran.last
    if "pages_by_kind" not in report:
        raise RuntimeError(f"the crawl of {app.name} gave no report (exit code {ran.code}): {ran.err.strip()[-800:]}")
    identity, records = app.identity(), exported(folder)
    found = compare(identity, records)
    pages = report["pages_by_kind"]["form"] + report["pages_by_kind"]["result"]
    least = math.ceil(app.reachable / app.page_size)
    return {
        "app": app.name,
        "via": via,
        "domain": app.domain,
        "reachable": app.reachable,
        "found": found["found"],
        "found_share": round(found["found"] / max(1, app.reachable), 4),
        "title_right": round(found["titled"] / found["found"], 4) if found["found"] else 0.0,
        "attributes_right": attribute_shares(app.records(), records),
        "exported": len(records),
        "precision": round(found["true"] / len(records), 4) if records else 0.0,
        "pages": pages,
        "least_pages": least,
        "over": round(pages / max(1, least), 2),
        "pages_by_kind": report["pages_by_kind"],
        "requests": report["requests"],
        "queries": report["queries"],
        "coverage_estimate": report["coverage_estimate"],
        "forbidden": forbidden(app, folder),
        "kinds": app_kinds.judged(folder, identity),
        "seconds": round(ran.seconds, 1),
        "cpu_seconds": round(ran.cpu_seconds, 1),
        "peak_mib": round(ran.peak_mib),
        "code": ran.code,
        "stopped_because": report["stopped_because"],
    }


def reached(row: Mapping[str, Any]) -> bool:
    """Whether a crawl reaches what is asked of it."""
    return bool(row["found_share"] >= 0.90 and row["title_right"] >= 0.98 and not row["forbidden"])


def show(rows: Sequence[Mapping[str, Any]]) -> Table:
    """The figures as a table; what misses its bound stands in red."""
    table = Table(title="real applications, seed page and domain only", title_justify="left")
    for column in ("application", "via"):
        table.add_column(column)
    for column in (
        "found",
        "of",
        "title right",
        "exported",
        "precision",
        "form+result",
        "over",
        "forbidden",
        "requests",
    ):
        table.add_column(column, justify="right")
    for column in ("seconds", "CPU s", "stopped"):
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(
            row["app"],
            row["via"],
            _mark(f"{row['found_share']:.2%}", row["found_share"] >= 0.90),
            str(row["reachable"]),
            _mark(f"{row['title_right']:.2%}", row["title_right"] >= 0.98),
            str(row["exported"]),
            f"{row['precision']:.2%}",
            f"{row['pages']} / {row['least_pages']}",
            f"{row['over']:.2f}",
            _mark(str(len(row["forbidden"])), not row["forbidden"]),
            str(row["requests"]),
            f"{row['seconds']:.0f}",
            f"{row['cpu_seconds']:.0f}",
            str(row["stopped_because"]),
        )
    return table


def _mark(text: str, good: bool) -> str:
    return text if good else f"[red]{text}[/]"


def found_apps(folder: Path, only: Sequence[str] = ()) -> list[App]:
    """The applications of a folder, by name."""
    return [
        App(path.parent)
        for path in sorted(folder.glob("*/truth.json"))
        if (path.parent / "start.sh").exists() and (not only or path.parent.name in only)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when a crawl misses a figure, 2 when there is nothing to crawl."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="APPS_DIR")
    parser.add_argument("--only", type=lambda text: text.split(","), default=[], help="applications, by comma")
    parser.add_argument("--via", choices=["both", "forms", "links"], help="one way only (default: both, then forms)")
    parser.add_argument("--max-seconds", type=float, default=3600.0, help="per crawl (default: %(default)g)")
    parser.add_argument("--json", action="store_true", help="one JSON object per crawl instead of a table")
    parser.add_argument("--keep", type=Path, help="keep the crawls in this folder")
    options = parser.parse_args(argv)
    apps = found_apps(options.folder, options.only)
    if not apps:
        print(f"there is no application (start.sh, truth.json) in {options.folder}", file=sys.stderr)
        return 2
    console, rows, failed = Console(stderr=True), [], False
    with tempfile.TemporaryDirectory(prefix="formdiver-apps-") as name:
        for app in apps:
            started = False
            try:
                console.print(f"starting {app.name}")
                started = app.start()
                for via in [options.via] if options.via else ["both", "forms"]:
                    console.print(f"crawling {app.name} {app.seed} --via {via}")
                    folder = (options.keep or Path(name)) / f"{app.name}-{via}"
                    rows.append(measured(app, via, folder, max_seconds=options.max_seconds, more=["--fresh"]))
                    if options.json:
                        print(json.dumps(rows[-1], ensure_ascii=False), flush=True)
            except (RuntimeError, OSError, subprocess.TimeoutExpired) as error:
                failed = True
                console.print(f"[red]{app.name}[/]: ", str(error), highlight=False)
            finally:
                if started:
                    app.stop()
    if not options.json:
        Console(width=None if sys.stdout.isatty() else 180).print(show(rows))
    return 1 if failed or not all(reached(row) for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
