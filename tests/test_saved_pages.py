"""Recorded pages: those of this project replayed, and the two commands that record and check them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crawler.cli.cases import Case, cases, compared, difference, read_case
from crawler.errors import UsageError
from tests.bench.crawling import Ran
from tests.conftest import Served

Command = Callable[..., Ran]
PAGES = Path(__file__).parent / "pages"
LIST = "<h1>57 books</h1><table><tr><th>Title<th>Author<th>Year</tr>" + "".join(
    f"<tr><td><a href=/b/{n}>The {name}</a><td>Mara {name}<td>{1990 + n}</tr>"
    for n, name in enumerate(("River", "Garden", "Señal"))
)


@pytest.mark.parametrize("case", list(cases(PAGES)), ids=lambda case: case.name)
def test_a_recorded_page_is_read_as_expected(case: Case) -> None:
    """`formdiver extract --record tests/pages PAGE` adds one."""
    assert difference(case) == ""


@pytest.fixture
def recorded(within: Command, tmp_path: Path) -> Path:
    """A folder with one case, `list.json`."""
    page = tmp_path / "list.html.gz"
    page.write_bytes(gzip.compress(f"<meta charset=utf-8>{LIST}".encode("latin-1")))
    given = ("--domain", "books", "--base-url", "http://books.example/s?q=x", "--encoding", "latin-1")
    ran = within("extract", "--record", tmp_path / "cases", *given, page)
    assert (ran.code, "recorded" in ran.err) == (0, True)
    return tmp_path / "cases"


def edited(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    said = json.loads(path.read_text("utf-8"))
    change(said["expected"])
    path.write_text(json.dumps(said), "utf-8")


def test_a_recorded_page_keeps_what_it_takes_to_read_it_again(recorded: Path, within: Command) -> None:
    case = read_case(recorded / "list.json")
    assert case.target.body == f"<meta charset=utf-8>{LIST}".encode("latin-1")
    assert (case.target.url, case.encoding, case.domain) == ("http://books.example/s?q=x", "latin-1", "books")
    found = [{f["attribute"]: f["value"] for f in record["fields"]} for record in case.expected["records"]]
    assert found[2]["title"] == "The Señal"
    assert case.expected["records"][2]["url"] == "http://books.example/b/2"
    ran = within("extract", "--check", recorded)
    assert (ran.code, ran.out) == (0, "1 of 1 recorded pages as expected\n")


def test_a_difference_is_shown_and_fails(recorded: Path, within: Command) -> None:
    def change(expected: dict[str, Any]) -> None:
        expected["records"][1]["fields"][0]["value"] = "The Gardens"
        del expected["records"][2]

    edited(recorded / "list.json", change)
    ran = within("extract", "--check", recorded)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert [line for line in lines if line.startswith("-") and "Gardens" in line]
    assert [line for line in lines if line.startswith("+") and '"The Garden"' in line]
    assert {"-records: 2", "+records: 3"} <= set(lines)
    assert [line for line in lines if line.startswith("+") and "The Señal" in line]
    assert lines[-1] == "0 of 1 recorded pages as expected"
    told = json.loads(within("extract", "--check", recorded, "--json").out)
    assert (told["case"], told["passed"]) == ("list", False)


def test_what_was_taken_out_is_not_compared(recorded: Path, within: Command) -> None:
    def change(expected: dict[str, Any]) -> None:
        del expected["paging"], expected["total_count"]
        for record in expected["records"]:
            del record["url"]
            for field in record["fields"]:
                del field["key"]

    edited(recorded / "list.json", change)
    assert within("extract", "--check", recorded).code == 0
    edited(recorded / "list.json", lambda expected: expected["records"][0]["fields"].pop())
    assert within("extract", "--check", recorded).code == 1


def test_only_what_is_expected_is_compared() -> None:
    assert compared({"a": 1}, {"a": 2, "b": 3}) == {"a": 2}
    assert compared({"a": 1}, {}) == {"a": None}
    assert compared([{"a": 1}], [{"a": 1, "b": 2}, {"a": 3, "b": 4}]) == [{"a": 1}, {"a": 3}]
    assert compared([], [{"a": 1}]) == [{"a": 1}]
    assert compared({"a": 1}, "text") == "text"


def test_a_case_corrected_by_hand_is_not_lost(recorded: Path, within: Command) -> None:
    page = recorded / "list.html"
    edited(recorded / "list.json", lambda expected: expected.update(kind="detail"))
    ran = within("extract", "--record", recorded, page)
    assert ran.code == 2
    assert "--fresh" in ran.err
    assert read_case(recorded / "list.json").expected["kind"] == "detail"
    assert within("extract", "--record", recorded, page, "--fresh").code == 0
    assert read_case(recorded / "list.json").expected["kind"] == "list"


def test_a_domain_of_ones_own_goes_with_its_cases(within: Command, tmp_path: Path) -> None:
    domain = tmp_path / "wines.yaml"
    domain.write_text(
        "name: wines\ntitle: Wines\nattributes:\n- {name: label, type: text, aliases: [Title]}\n"
        "- {name: maker, type: name, aliases: [Author]}\nidentity: [[label]]\n"
    )
    page = tmp_path / "page.html"
    page.write_text(LIST, "utf-8")
    assert within("extract", "--record", tmp_path / "cases", "--domain", domain, page).code == 0
    domain.unlink()
    assert within("extract", "--check", tmp_path / "cases").code == 0
    attributes = {f["attribute"] for f in read_case(tmp_path / "cases" / "page.json").expected["records"][0]["fields"]}
    assert {"label", "maker"} <= attributes


def test_a_page_of_a_server_is_recorded_as_it_came(within: Command, sample_web: Served, tmp_path: Path) -> None:
    """GBK told by the header alone; long addresses and short ones get names of their own."""
    url = f"{sample_web.sites['shudian']}search.asp?shuming=&zuozhe=&chubanshe="
    ran = within("extract", "--record", tmp_path, "--allow-private", "--domain", "books", url, f"{url}{'&x=1' * 20}")
    assert ran.code == 0
    one, other = sorted(tmp_path.glob("*.json"), key=lambda path: len(path.name))
    assert len(other.stem) < 80
    case = read_case(one)
    assert "gb" in (case.target.content_type or "")
    assert "检索".encode("gbk") in case.target.body
    assert len(case.expected["records"]) == 15
    assert within("extract", "--check", tmp_path).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["extract"], "give the address"),
        (["extract", "--check", "{folder}"], "no recorded pages"),
        (["extract", "--check", "{folder}", "page.html"], "give no pages"),
        (["extract", "--check", "{folder}", "--domain", "books", "--encoding", "gbk"], "give no --domain, --encoding"),
        (["extract", "--check", "{folder}", "--fresh"], "--record"),
        (["extract", "--fresh", "page.html"], "--record"),
    ],
)
def test_wrong_use_is_told(within: Command, tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = within(*(argument.format(folder=tmp_path) for argument in arguments))
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize("text", ["", "[]", '{"page": "x.html"}', '{"page": "x", "url": "u", "expected": 3}', "\x00"])
def test_a_file_that_is_no_case_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(UsageError, match=r"x\.json is no recorded page"):
        read_case(tmp_path / "x.json")
