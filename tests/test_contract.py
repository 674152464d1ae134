"""The outputs that others rely on: their keys and the kinds of their values, as the contract has them."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import duckdb
import pytest

from crawler.archive import read
from crawler.models import Location
from knowledge.domain import load_domain
from tests.bench.crawling import SHARED, Ran, lines, normal
from tests.conftest import Harvested, Served

Command = Callable[..., Ran]
SUMMARY = [
    "sites",
    "pages",
    "pages_by_kind",
    "interfaces",
    "requests",
    "queries",
    "queries_with_records",
    "records",
    "coverage_estimate",
    "refused_forms",
    "elapsed_seconds",
    "stopped_because",
    "turned_away",
]
FORM = {
    "file",
    "form_index",
    "type",
    "searchable",
    "score",
    "relevance",
    "action",
    "method",
    "fields",
    "refused_because",
}
FIELD = {"name", "label", "control", "type", "options", "attribute", "similarity"}
PAGE_KINDS = {"list", "detail", "empty", "error", "login", "form", "other"}
RECORD = {"id", "site", "url", "attributes", "fields", "interface", "query", "fetched_at", "archive"}
PAGE = """<!DOCTYPE html><meta charset=utf-8><title>Library</title>
<form action="/login" method="post"><input name="user"><input name="pass" type="password"><button>Sign in</button>
</form>
<form action="/search" accept-charset="utf-8"><label for="t">Title</label><input id="t" name="ti">
<label>Author <input name="au"></label> Language: <select name="lang"><option value="">any<option value="en">English
<option value="de">German</select><input type="hidden" name="v" value="1"><button name="go" value="1">Search</button>
</form><h1>Results 1–2 of 57</h1><table><tr><th>Title<th>Author<th>Year</tr>
<tr><td><a href="/b/1">The River</a><td>A. Stone<td>1998</tr>
<tr><td><a href="/b/2">The Winter Garden</a><td>B. Frost<td>2003</tr>
<tr><td><a href="/b/3">A Silent House</a><td>C. Marsh<td>2011</tr></table>
<p><a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a> <a rel="next" href="?page=2">Next</a></p>"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.html"
    path.write_text(PAGE, "utf-8")
    return path


def told(ran: Ran) -> list[dict[str, Any]]:
    assert ran.code == 0, ran.err
    return [json.loads(line) for line in ran.out.splitlines()]


# -- crawl ----------------------------------------------------------------------------------------------------------


def test_the_last_line_of_a_crawl(harvested: Harvested, sample_web: Served):
    found = harvested.ran.last
    assert list(found) == SUMMARY
    assert set(found["pages_by_kind"]) == {"link", "form", "result", "detail", "other"}
    assert sum(found["pages_by_kind"].values()) == found["pages"]
    assert found["sites"] == 1
    assert found["records"] == len(sample_web.asked("/__truth__/library")["truth"])
    assert found["requests"] > found["pages_by_kind"]["result"] >= found["queries"] >= found["queries_with_records"] > 0
    assert 0 < found["coverage_estimate"] <= 1


def test_requests_count_everything_that_was_sent(formdiver: Command, sample_web: Served, tmp_path: Path):
    before = sum(sample_web.asked("/__stats__")["sites"]["tracker"].values())
    given = ("--domain", "issues", "--out", tmp_path / "out", "--allow-private", "--delay", "0", "--json")
    ran = formdiver("crawl", sample_web.sites["tracker"], *given)
    after = sum(sample_web.asked("/__stats__")["sites"]["tracker"].values())
    assert ran.last["requests"] == after - before


def test_progress(harvested: Harvested):
    found = lines(harvested.folder / "progress.jsonl")
    assert found
    for line in found:
        assert set(line) == {"elapsed_seconds", "requests", "result_requests", "queries", "records"}
    sent = [0, *(line["requests"] for line in found)]
    assert max(after - before for before, after in pairwise(sent)) <= 20
    for name in ("elapsed_seconds", "requests", "result_requests", "queries", "records"):
        column = [line[name] for line in found]
        assert column == sorted(column), name
    for name in ("requests", "queries", "records"):
        assert found[-1][name] == harvested.ran.last[name]


def test_audit(harvested: Harvested, within: Command):
    found = lines(harvested.folder / "audit.jsonl")
    assert {line["allowed"] for line in found} == {True, False}
    for line in found:
        assert set(line) == {"time", "site", "page", "action", "method", "values", "allowed", "reason"}
        assert line["method"] in ("GET", "POST")
        assert isinstance(line["values"], dict)
        assert line["reason"]
    assert [line for line in found if line["allowed"]]
    assert told(within("audit", harvested.folder, "--json")) == found
    assert all(not line["allowed"] for line in told(within("audit", harvested.folder, "--refused", "--json")))


def test_every_submission_was_logged(harvested: Harvested):
    """A query's further pages are asked for by address and are no submissions."""
    asked = [one for one in harvested.asked if one["site"] == "library" and one["kind"] == "result" and one["query"]]
    first = [dict(entry["query"]) for entry in asked if "page" not in dict(entry["query"])]
    allowed = [line for line in lines(harvested.folder / "audit.jsonl") if line["allowed"]]
    assert len(allowed) == harvested.ran.last["queries"] == len(first) > 0


def test_report(harvested: Harvested):
    report = json.loads((harvested.folder / "report.json").read_text("utf-8"))
    assert {name: report[name] for name in SUMMARY} == harvested.ran.last
    assert report["interfaces_found"]
    assert isinstance(report["counters"], dict)


# -- export ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def records(harvested: Harvested, within: Command) -> list[dict[str, Any]]:
    return told(within("export", harvested.folder, "--format", "jsonl"))


def test_records_as_json_lines(harvested: Harvested, records: list[dict[str, Any]], sample_web: Served):
    assert len(records) == harvested.ran.last["records"]
    for record in records:
        assert set(record) == RECORD
        assert record["site"] == sample_web.sites["library"].rstrip("/")
        assert record["url"].startswith(record["site"])
        for name, value in record["attributes"].items():
            several = value if isinstance(value, list) else [value]
            assert all(isinstance(one, str) and one for one in several), name
            assert not isinstance(value, list) or len(value) > 1
        for field in record["fields"]:
            assert set(field) == {"key", "value", "attribute", "confidence"}
        assert record["query"] is not None  # through forms only
        assert record["interface"]
        assert datetime.fromisoformat(record["fetched_at"]).tzinfo is not None
        assert set(record["archive"]) == {"file", "offset"}
    assert len({record["id"] for record in records}) == len(records)


def test_each_record_points_to_the_bytes_it_came_from(harvested: Harvested, records: list[dict[str, Any]]):
    for record in records[::7]:
        place = record["archive"]
        stored = read(harvested.folder / "archive", Location(place["file"], place["offset"]))
        assert stored.status == 200
        shown = normal(re.sub(r"<[^>]*>", " ", stored.body.decode("utf-8")))
        assert record["attributes"].get("year", "") in shown


def test_records_as_csv(harvested: Harvested, records: list[dict[str, Any]], within: Command, tmp_path: Path):
    ran = within("export", harvested.folder, "--format", "csv", "--to", tmp_path / "out.csv")
    assert ran.code == 0, ran.err
    rows = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_text("utf-8"), newline="")))
    assert {row["id"] for row in rows} == {record["id"] for record in records}
    assert {"id", "site", "url", "title", "author", "year", "fields", "interface", "query", "fetched_at"} <= set(
        rows[0]
    )
    told = [name for name in load_domain("books").names if name in rows[0]]
    assert list(rows[0])[3 : 3 + len(told)] == told, "the domain's attributes come first, in its order"


def test_records_as_parquet(harvested: Harvested, records: list[dict[str, Any]], within: Command, tmp_path: Path):
    path = tmp_path / "out.parquet"
    assert within("export", harvested.folder, "--format", "parquet", "--to", path).code == 0
    rows = duckdb.sql(f"SELECT id, attributes.title, archive.file FROM '{path}'").fetchall()
    assert {row[0] for row in rows} == {record["id"] for record in records}
    titles = {record["id"]: record["attributes"].get("title") for record in records}
    for identifier, title, _ in rows:
        assert (title[0] if isinstance(title, list) and len(title) == 1 else title) == titles[identifier]


# -- forms and extract ----------------------------------------------------------------------------------------------


def test_forms(within: Command, page: Path):
    found = told(within("forms", page, page, "--domain", "books", "--base-url", "http://library.example/", "--json"))
    assert [(line["file"], line["form_index"]) for line in found] == [(str(page), 0), (str(page), 1)] * 2
    for line in found:
        assert set(line) == FORM
        assert all(set(field) == FIELD for field in line["fields"])
        assert 0 <= line["score"] <= 1
    login, search = found[:2]
    assert login["type"] == "login"
    assert not login["searchable"]
    assert login["refused_because"]
    assert search["type"] == "search"
    assert search["searchable"]
    assert search["refused_because"] is None
    assert (search["action"], search["method"]) == ("http://library.example/search", "GET")
    by_name = {field["name"]: field for field in search["fields"]}
    assert (by_name["ti"]["attribute"], by_name["au"]["attribute"]) == ("title", "author")
    assert by_name["lang"]["options"] == ["any", "English", "German"]
    assert by_name["ti"]["label"] == "Title"
    assert by_name["v"]["control"] == "hidden"


def test_searchable_does_not_depend_on_the_domain(within: Command, page: Path):
    seen = {
        json.dumps(
            [(line["searchable"], line["score"], line["type"]) for line in told(within("forms", page, "--json", *d))]
        )
        for d in ((), ("--domain", "books"), ("--domain", "jobs"))
    }
    assert len(seen) == 1


def test_labels_are_those_of_the_annotated_forms(within: Command, page: Path):
    index = SHARED / "data" / "forms" / "index.jsonl"
    if not index.exists():
        pytest.skip(f"the annotated forms are not there: {index}")
    rows = [json.loads(line) for line in index.read_text("utf-8").splitlines()]
    form_types = {row["form_type"] for row in rows}
    field_types = {kind for row in rows for kind in row["fields"].values()}
    for line in told(within("forms", page, "--json")):
        assert line["type"] in form_types
        assert {field["type"] for field in line["fields"]} - {None} <= field_types


def test_extract(within: Command, page: Path):
    (found,) = told(
        within("extract", page, "--domain", "books", "--base-url", "http://library.example/s?q=x", "--json")
    )
    assert set(found) == {"file", "kind", "records", "paging", "total_count"}
    assert found["kind"] == "list"
    assert found["total_count"] == 57
    for record in found["records"]:
        assert set(record) == {"fields", "url"}
        assert all(set(field) == {"key", "value", "attribute", "confidence"} for field in record["fields"])
    named = [{f["attribute"]: f["value"] for f in record["fields"]} for record in found["records"]]
    assert [row.get("title") for row in named] == ["The River", "The Winter Garden", "A Silent House"]
    assert [record["url"] for record in found["records"]] == [f"http://library.example/b/{n}" for n in (1, 2, 3)]
    for link in found["paging"]:
        assert set(link) == {"href", "url", "kind"}
        assert link["kind"] in ("page", "next", "prev")
    assert {"href": "?page=2", "url": "http://library.example/s?page=2", "kind": "next"} in found["paging"]


def test_extract_knows_the_kinds(within: Command, tmp_path: Path):
    texts = {
        "empty": "<h1>Search results</h1><p>No results found for “xyzzy”.</p><form action=/s><input name=q></form>",
        "login": "<h1>Sign in</h1><form method=post action=/login>User <input name=u> Password <input type=password "
        "name=p><button>Sign in</button></form>",
        "form": "<h1>Advanced search</h1><form action=/s>Title <input name=t> Author <input name=a>"
        "<button>Search</button></form>",
    }
    paths = []
    for name, text in texts.items():
        paths.append(tmp_path / f"{name}.html")
        paths[-1].write_text(f"<!DOCTYPE html><title>{name}</title><body>{text}")
    found = told(within("extract", *paths, "--json"))
    assert {line["kind"] for line in found} <= PAGE_KINDS
    assert {Path(line["file"]).stem: line["kind"] for line in found} == {name: name for name in texts}


def test_encoding_overrides_what_the_page_claims(within: Command, tmp_path: Path):
    path = tmp_path / "page.html"
    path.write_bytes("<meta charset=utf-8><form action=/s>书名 <input name=t></form>".encode("gb18030"))
    (found,) = told(within("forms", path, "--encoding", "gb18030", "--json"))
    assert found["fields"][0]["label"] == "书名"
    (other,) = told(within("forms", path, "--json"))
    assert other["fields"][0]["label"] != "书名"


def test_addresses_are_read_as_files_are(within: Command, sample_web: Served):
    found = told(within("forms", sample_web.sites["cards"], "--domain", "books", "--allow-private", "--json"))
    assert any(line["searchable"] for line in found)
    (page,) = told(within("extract", sample_web.sites["cards"], "--allow-private", "--json"))
    assert page["kind"] in PAGE_KINDS
