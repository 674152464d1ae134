"""What a newcomer gets wrong: each is told in words what to do, and nothing that was found is replaced."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from crawler.cli.reasons import why
from knowledge.domain import check as problems_of
from tests.bench.crawling import Ran
from tests.conftest import Harvested

Command = Callable[..., Ran]


@pytest.mark.parametrize("name", ["books.xlsx", "books.csv.gz", "books.tsv"])
def test_records_are_not_written_into_a_file_of_another_kind(name: str, within: Command, harvested, tmp_path: Path):
    ran = within("export", harvested.folder, "--to", tmp_path / name)
    assert ran.code == 2 and "--format" in ran.err and not list(tmp_path.iterdir())
    assert within("export", harvested.folder, "--to", tmp_path / name, "--format", "csv").code == 0


@pytest.mark.parametrize("name", ["Content-Length", "host", "Transfer-Encoding"])
def test_a_header_that_says_how_a_request_is_sent_is_refused(name: str, within: Command, tmp_path: Path):
    told = "--domain", "books", "--out", tmp_path / "out", "--header", f"{name}: 7"
    ran = within("crawl", "http://one.example/", *told)
    assert ran.code == 2 and name in ran.err and not (tmp_path / "out").exists()


def test_a_damaged_part_is_named_with_what_to_do(within: Command, harvested: Harvested, tmp_path: Path):
    shutil.copytree(harvested.folder, tmp_path / "copy")
    (tmp_path / "copy" / "records" / "part-20200101T000000.000000Z-1.parquet").write_bytes(b"PAR1 no more")
    (tmp_path / "copy" / "report.json").write_text("{", "utf-8")
    ran = within("export", tmp_path / "copy")
    assert ran.code == 1 and "part-20200101" in ran.err and "move it out of the folder" in ran.err
    (tmp_path / "copy" / "records" / "part-20200101T000000.000000Z-1.parquet").unlink()
    assert within("export", tmp_path / "copy", "--format", "csv").code == 0


@pytest.mark.parametrize("name", ["books", "books.json", "books.ndjson", "books.txt", "books.JSONL"])
def test_lines_go_into_files_that_hold_lines(name: str, within: Command, harvested, tmp_path: Path):
    assert within("export", harvested.folder, "--to", tmp_path / name).code == 0
    assert json.loads((tmp_path / name).read_text("utf-8").splitlines()[0])["id"]


def test_the_count_below_refusals_is_that_of_all(within: Command, harvested: Harvested):
    whole, refused = within("audit", harvested.folder).out, within("audit", harvested.folder, "--refused").out
    assert whole.splitlines()[-1] == refused.splitlines()[-1]
    assert not refused.splitlines()[-1].startswith("0 submissions")


def test_discovery_over_archives_does_not_replace_the_report_of_a_crawl(
    within: Command, harvested: Harvested, tmp_path: Path
):
    folder = tmp_path / "crawl"
    shutil.copytree(harvested.folder, folder)
    before = (folder / "report.json").read_bytes()
    ran = within("discover", folder / "archive", "--domain", "books", "--out", folder, "--workers", 1)
    assert ran.code == 2 and "another --out" in ran.err
    assert (folder / "report.json").read_bytes() == before and not (folder / "parts").exists()


def test_a_crawl_without_an_end_is_shown_as_such(within: Command, harvested: Harvested, tmp_path: Path):
    folder = tmp_path / "crawl"
    shutil.copytree(harvested.folder, folder)
    (folder / "report.json").unlink()
    shown = within("status", folder).out
    assert "broken off" in shown and "None" not in shown
    assert json.loads(within("status", folder, "--json").out)["stopped_because"] is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("languages: en", "languages: should be a list, like [one, other]"),
        ("topic: wine", "topic: should be a list or a mapping, not a single value"),
        ("attributes: [foo]", "attributes.0: should be a mapping, like {name: title, type: text}"),
        ("identity: []", "identity: should have at least one entry"),
        ("title: 1999", "title: should be text; put quotes around it"),
    ],
)
def test_mistakes_in_a_domain_file_are_told_in_its_own_words(line: str, said: str, tmp_path: Path):
    sound = {"name": "name: wines", "title": "title: Wines", "identity": "identity: [[title]]"}
    sound["attributes"] = "attributes: [{name: title, type: text, affinity: 0.5}]"
    path = tmp_path / "wines.yaml"
    path.write_text("\n".join({**sound, line.partition(":")[0]: line}.values()), "utf-8")
    assert f"{path}: {said}" in problems_of(path)


def test_a_mistake_that_is_long_is_told_in_short(tmp_path: Path):
    lists = [f"{name}: &{name} [{', '.join([f'*{before}' if before else 'x'] * 9)}]" for before, name in
             zip(("", "a", "b", "c", "d"), ("a", "b", "c", "d", "e"), strict=True)]  # fmt: skip
    path = tmp_path / "wines.yaml"
    path.write_text("\n".join([*lists, "name: wines", "instances: {title: *e}"]), "utf-8")
    assert max(map(len, problems_of(path))) < 600


@pytest.mark.parametrize("status", [410, 429, 500, 503, 522])
def test_what_a_site_answered_is_told_in_words(status: int):
    assert f"(status {status})" in why(f"status {status}")


@pytest.mark.parametrize("command", [("crawl", "http://127.0.0.1:9/"), ("discover", __file__)])
def test_a_folder_whose_name_is_no_text_is_refused_before_anything_is_kept(
    command: tuple[str, str], within: Command, tmp_path: Path
):
    folder = tmp_path / os.fsdecode(b"b\xfccher")
    ran = within(*command, "--domain", "books", "--out", folder)
    assert (ran.code, "--out" in ran.err, folder.exists()) == (2, True, False)


def test_a_page_is_not_recorded_beside_a_domain_whose_name_is_no_text(within: Command, tmp_path: Path):
    page, domain = tmp_path / "page.html", tmp_path / os.fsdecode(b"b\xfccher.yaml")
    page.write_text("<p>words", "utf-8")
    domain.write_text("name: a\ntitle: A\nidentity: [t]\nattributes: [{name: t}]\n", "utf-8")
    ran = within("extract", page, "--domain", domain, "--record", tmp_path / "cases")
    assert (ran.code, (tmp_path / "cases").exists()) == (2, False)


def test_what_is_wrong_with_a_domain_file_is_no_order_to_the_terminal(within: Command, tmp_path: Path):
    path = tmp_path / "domain.yaml"
    path.write_text('name: a\ntitle: A\nidentity: [t]\nattributes: [{name: t}]\n"\\a\\x9bred": 1\n', "utf-8")
    ran = within("domain", "check", path)
    assert (ran.code, "red" in ran.out, ran.out.count("\a") + ran.out.count("\x9b")) == (1, True, 0)


@pytest.mark.parametrize("text", ["[" * 100_000, "no model"])
def test_what_is_no_topic_model_is_told_in_a_sentence(text: str, within: Command, harvested: Harvested, tmp_path: Path):
    model = tmp_path / "topic.json"
    model.write_text(text, "utf-8")
    given = ("--domain", "books", "--out", tmp_path / "out", "--topic-model", model)
    ran = within("discover", harvested.folder / "archive", *given)
    assert (ran.code, "is no topic model" in ran.err) == (2, True)


@pytest.mark.parametrize(
    "said", ["[" * 100_000, '{"page": "a.html", "url": "u", "expected": {}, "encoding": 7}', '{"page": "a.html"}']
)
def test_what_is_no_recorded_page_is_told_in_a_sentence(said: str, within: Command, tmp_path: Path):
    (tmp_path / "a.html").write_text("<p>words", "utf-8")
    (tmp_path / "a.json").write_text(said, "utf-8")
    ran = within("extract", "--check", tmp_path)
    assert (ran.code, "is no recorded page" in ran.err) == (2, True)
