"""The command line: help and documentation for every command, exit codes, and errors that say what to do."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperCommand, TyperOption

from crawler.cli import app
from crawler.cli.crawling import exit_code
from crawler.cli.late import COMMANDS, Late
from crawler.crawl import Crawl
from crawler.folder import only_process
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain, shipped
from tests.bench.crawling import COMMAND, ROOT, Ran
from tests.conftest import Harvested, Served

Command = Callable[..., Ran]
README = ROOT / "README.md"


def commands() -> Iterator[tuple[str, TyperCommand]]:
    """Every command with its full name, groups included."""

    def below(command: TyperCommand, name: str) -> Iterator[tuple[str, TyperCommand]]:
        command = command.loaded() if isinstance(command, Late) else command
        children = getattr(command, "commands", None)
        if children is None:
            yield name, command
            return
        for word, child in children.items():
            yield from below(child, f"{name} {word}".strip())

    yield from below(typer.main.get_command(app), "")


ALL = dict(commands())


def test_the_commands_of_the_contract_are_there():
    asked = {"crawl", "forms", "extract", "export", "status", "audit", "demo"}
    assert asked | {"domain list", "domain show", "domain check"} <= set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_command_has_help(name):
    command = ALL[name]
    assert len((command.help or "").strip()) > 30
    undescribed = [
        option.name for option in command.params if isinstance(option, TyperOption) and not (option.help or "").strip()
    ]
    assert undescribed == []


@pytest.mark.parametrize("name", ALL)
def test_a_command_is_documented(name):
    text = README.read_text("utf-8")
    group, _, word = name.partition(" ")
    if word:
        assert re.search(rf"formdiver {group} [^\n`]*\b{word}\b", text), f"README.md does not tell of formdiver {name}"
    else:
        assert f"formdiver {name}" in text, f"README.md does not tell of formdiver {name}"


def test_an_option_has_one_spelling_in_all_commands():
    spelt: dict[str, set[frozenset[str]]] = {}
    for command in ALL.values():
        for option in command.params:
            if isinstance(option, TyperOption):
                spelt.setdefault(next(o for o in option.opts if o.startswith("--")), set()).add(frozenset(option.opts))
    assert {name: ways for name, ways in spelt.items() if len(ways) > 1} == {}


def test_every_option_of_crawl_is_documented():
    text = README.read_text("utf-8")
    long = [o for p in ALL["crawl"].params if isinstance(p, TyperOption) for o in p.opts if o.startswith("--")]
    assert len(long) > 10 and [option for option in long if option not in text] == []


def test_help_of_the_program(formdiver: Command):
    ran = formdiver("--help")
    assert ran.code == 0
    for name, _, _, summary in COMMANDS:
        assert re.search(rf"^  {name} +{re.escape(summary)}$", ran.out, re.M), "each in one line, nothing cut off"
    assert {name.split()[0] for name in ALL} == {name for name, *_ in COMMANDS}


def test_help_comes_at_once():
    """What a crawl needs is loaded where a crawl is run."""
    script = (
        "import sys; from crawler.cli import app; from typer.testing import CliRunner; "
        "CliRunner().invoke(app, '--help'); print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True
    ).stdout.split()
    assert "crawler.cli.late" in loaded
    assert {"aiohttp", "pydantic", "numpy", "crawler.crawl", "crawler.analysis"}.isdisjoint(loaded)


@pytest.mark.parametrize("module", ["output", "domains"])
def test_what_only_looks_at_a_folder_loads_nothing_that_a_crawl_needs(module: str) -> None:
    code = f"import sys; import crawler.cli.{module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=True)
    loaded = {name.partition(".")[2].partition(".")[0] for name in ran.stdout.split() if name.startswith("crawler.")}
    assert "cli" in loaded
    assert not loaded & {"crawl", "analysis", "harvest", "forms", "page", "fetch", "browser"}


def test_version(within: Command):
    ran = within("--version")
    assert ran.code == 0
    assert re.fullmatch(r"formdiver \d+\.\d+\S*\n", ran.out)


# -- exit codes -----------------------------------------------------------------------------------------------------


def test_done_is_0(harvested: Harvested):
    assert harvested.ran.code == 0, harvested.ran.err
    assert harvested.ran.last["stopped_because"] == "complete"  # its blank search states all that there is


@pytest.mark.parametrize(
    ("reason", "pages", "any_read", "code"),
    [
        ("complete", 9, True, 0),
        ("exhausted", 9, True, 0),
        ("exhausted", 9, False, 1),  # all that was read were sites that no seed named
        ("exhausted", 0, True, 1),
        ("internal error: KeyError: 'x'", 9, True, 1),
        ("max pages", 9, True, 3),
        ("max requests", 9, True, 3),
        ("max records", 9, True, 3),
        ("max seconds", 0, True, 3),
        ("turned away", 9, True, 3),
        ("interrupted", 0, False, 130),
    ],
)
def test_the_reason_for_an_end_has_its_exit_code(reason: str, pages: int, any_read: bool, code: int):
    assert exit_code({"stopped_because": reason, "pages": pages}, any_read=any_read) == code


async def test_nothing_could_be_fetched_is_1(tmp_path: Path, closed_port: int):
    settings = CrawlSettings(allow_private=True, max_attempts=2)
    report = await Crawl([f"http://127.0.0.1:{closed_port}/"], load_domain("books"), tmp_path / "out", settings).run()
    assert exit_code(report) == 1
    assert report["pages"] == 0


def test_a_spent_budget_is_3_and_the_same_command_goes_on(formdiver: Command, sample_web: Served, tmp_path: Path):
    given = ["crawl", sample_web.sites["shudian"], "--domain", "books", "--out", tmp_path / "out"]
    given += ["--allow-private", "--delay", "0", "--json"]
    ran = formdiver(*given, "--max-requests", "4")
    assert ran.code == 3, ran.err
    assert ran.last["stopped_because"] == "max requests"
    assert 4 <= ran.last["requests"] <= 4 + 8 * 3  # what was under way is finished
    again = formdiver(*given)
    assert again.code == 0, again.err
    assert again.last["requests"] > ran.last["requests"]
    assert again.last["records"] > 0


@pytest.mark.parametrize(
    ("option", "reason"), [("--max-pages", "max pages"), ("--max-records", "max records"), ("--max-seconds", None)]
)
def test_other_budgets(within: Command, sample_web: Served, tmp_path: Path, option: str, reason: str | None):
    given = ("--domain", "books", "--out", tmp_path / "out", "--allow-private", "--delay", "0", "--json")
    ran = within("crawl", sample_web.sites["filter"], *given, option, "0.001" if reason is None else "1")
    assert ran.code == 3, ran.err
    assert ran.last["stopped_because"] == (reason or "max seconds")


def test_a_crawl_that_had_ended_has_spent_no_budget(within: Command, sample_web: Served, tmp_path: Path):
    given = ("--domain", "books", "--out", tmp_path / "out", "--allow-private", "--delay", "0", "--json")
    ran = within("crawl", sample_web.sites["filter"], *given)
    assert ran.code == 0, ran.err
    again = within("crawl", sample_web.sites["filter"], *given, "--max-pages", "2")
    assert (again.code, again.last["stopped_because"]) == (0, ran.last["stopped_because"])
    assert again.last["requests"] == ran.last["requests"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["crawl"], "Missing"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books"], "--out"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", ""], "empty"),
        (["crawl", "ftp://127.0.0.1/", "--domain", "books", "--out", "{new}"], "https://"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "no-such-domain", "--out", "{new}"], "books"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--via", "magic"], "forms"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--header", "nocolon"], "NAME:VALUE"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--cookies", "{new}"], "cookies"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--classifier", "oracle"], "nb"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--max-pages", "0"], "--max-pages"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--encoding", "idna"], "--encoding"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--proxy", "nowhere"], "proxy"),
        (["crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", "{new}", "--delay", "inf"], "--delay"),
        (["forms", "{page}", "--encoding", "no-such"], "--encoding"),
        (["demo", "--sites", "nowhere"], "library"),
        (["demo", "--sites", ""], "library"),
        (["forms", "{new}"], "cannot read"),
        (["forms", "{page}", "--base-url", "nowhere"], "--base-url"),
        (["forms", "{page}", "--domain", "no-such-domain"], "books"),
        (["extract", "{new}"], "cannot read"),
        (["export", "{empty}"], "crawl.json"),
        (["export", "{harvest}", "--format", "xml"], "parquet"),
        (["status", "{empty}"], "crawl.json"),
        (["audit", "{empty}"], "crawl.json"),
        (["domain", "show", "no-such-domain"], "books"),
        (["no-such-command"], "No such command"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else value,
)
def test_wrong_usage_is_2_and_says_what_to_do(within: Command, harvested: Harvested, tmp_path: Path, arguments, told):
    page = tmp_path / "page.html"
    page.write_text("<form action=/s><input name=q></form>")
    places = {"{new}": tmp_path / "new", "{page}": page, "{harvest}": harvested.folder, "{empty}": tmp_path / "empty"}
    places["{empty}"].mkdir()
    ran = within(*[places.get(word, word) for word in arguments])
    assert ran.code == 2, ran.out + ran.err
    assert told in ran.err
    assert "Traceback" not in ran.err
    assert not (tmp_path / "new").exists()


def test_a_demo_is_not_kept_where_another_one_is(within: Command, tmp_path: Path):
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "crawl.json").write_text("{}")
    ran = within("demo", "--sites", "library", "--size", "20", "--out", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "give another --out" in ran.err and "--fresh" not in ran.err  # which no demo has
    assert [path.name for path in (tmp_path / "library").iterdir()] == ["crawl.json"]


def test_another_crawl_in_the_folder_is_refused(within: Command, harvested: Harvested, sample_web: Served):
    ran = within("crawl", sample_web.sites["cards"], "--domain", "books", "--out", harvested.folder, "--allow-private")
    assert ran.code == 2
    assert "--fresh" in ran.err
    assert "--out" in ran.err
    other = within("crawl", sample_web.sites["library"], "--domain", "papers", "--out", harvested.folder)
    assert other.code == 2 and "holds another crawl" in other.err
    assert "description" not in other.err  # it is another domain's, and none that has changed


def test_a_private_address_is_refused_unless_asked_for(within: Command, sample_web: Served, tmp_path: Path):
    ran = within("forms", sample_web.sites["library"], "--json")
    assert ran.code == 1
    assert "--allow-private" in ran.err
    crawl = within("crawl", sample_web.sites["library"], "--domain", "books", "--out", tmp_path / "out", "--json")
    assert crawl.code == 1
    assert "--allow-private" in crawl.err
    assert crawl.last["pages"] == crawl.last["requests"] == 0


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_a_folder_that_cannot_be_made_is_1_and_told(within: Command, tmp_path: Path, place: str):
    (tmp_path / "file").write_text("")
    ran = within("crawl", "http://127.0.0.1:9/", "--domain", "books", "--out", tmp_path / place)
    assert ran.code == 1
    assert "give another --out" in ran.err


def test_fresh_throws_nothing_away_for_a_crawl_that_cannot_start(within: Command, harvested: Harvested, tmp_path: Path):
    folder = shutil.copytree(harvested.folder, tmp_path / "out")
    before = sorted(path.name for path in folder.rglob("*"))
    for wrong in (["--domain", "no-such"], ["--domain", "books", "--proxy", "nowhere"]):
        ran = within("crawl", "http://127.0.0.1:9/", "--out", folder, "--fresh", *wrong)
        assert ran.code == 2
    with only_process(folder):
        ran = within("crawl", "http://127.0.0.1:9/", "--out", folder, "--fresh", "--domain", "books")
        assert (ran.code, "another crawl is writing" in ran.err) == (2, True)
    assert sorted(path.name for path in folder.rglob("*") if path.name != ".lock") == [
        name for name in before if name != ".lock"
    ]


def test_one_page_that_cannot_be_read_does_not_keep_the_others_back(within: Command, tmp_path: Path):
    page, broken = tmp_path / "page.html", tmp_path / "broken.html.gz"
    page.write_text("<form action=/s><input name=q></form>")
    packed = bytearray(gzip.compress(b"<form>" * 100))
    packed[12] ^= 0xFF
    broken.write_bytes(packed)
    ran = within("forms", tmp_path / "none", page, broken, tmp_path, page, "--json")
    assert ran.code == 2
    # The folder holds both as well; what it holds is named from there.
    assert [json.loads(line)["file"] for line in ran.out.splitlines()] == [str(page), "page.html", str(page)]
    assert ran.err.count("cannot read") == 3


def test_folders_and_archives_are_read_page_by_page(within: Command, harvested: Harvested, tmp_path: Path):
    for name, text in (
        ("a.html", "<h1>A</h1>"),
        ("below/b.htm", "<form action=/s><input name=q></form>"),
        ("c.png", "c"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    ran = within("extract", tmp_path, "--json")
    assert [json.loads(line)["file"] for line in ran.out.splitlines()] == ["a.html", "below/b.htm"]
    assert ran.code == 0
    ran = within("forms", tmp_path, "--json")
    assert (ran.code, ran.last["file"], ran.err) == (0, "below/b.htm", "")
    ran = within("extract", harvested.folder / "archive", "--domain", "books", "--json")
    pages = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    assert {"detail", "list"} <= {page["kind"] for page in pages}
    assert all(page["file"].startswith("http://") for page in pages)
    titles = {field["value"] for page in pages for one in page["records"] for field in one["fields"]}
    exported = within("export", harvested.folder, "--format", "jsonl")
    wanted = [json.loads(line)["attributes"]["title"] for line in exported.out.splitlines()]
    assert sum(title in titles for title in wanted) >= len(wanted) * 0.95


# -- damaged folders ------------------------------------------------------------------------------------------------

GARBAGE = bytes(range(256)) * 20


@pytest.fixture
def damaged(harvested: Harvested, tmp_path: Path) -> Callable[[str, bytes], Path]:
    """Copy the finished crawl and write something else into one kind of its files."""

    def spoilt(name: str, content: bytes) -> Path:
        folder = shutil.copytree(harvested.folder, tmp_path / "out")
        found = list(folder.glob(name))
        assert found
        for path in found:
            path.write_bytes(content)
        return folder

    return spoilt


@pytest.mark.parametrize(
    ("name", "content", "codes"),
    [
        ("crawl.json", GARBAGE, (1, 1, 1, 1)),
        ("crawl.json", b"[]", (1, 1, 1, 1)),
        ("crawl.json", b'{"seeds": 5}', (2, 0, 0, 0)),
        ("report.json", GARBAGE, (0, 1, 0, 0)),
        ("report.json", b"[]", (0, 1, 0, 0)),
        ("report.json", b'{"coverage_estimate": "x", "interfaces_found": [{}, 1]}', (0, 0, 0, 0)),
        ("progress.jsonl", b'{"a": 1}\n{"requests": "x", "records": []}\n', (0, 0, 0, 0)),
        ("audit.jsonl", b'{"a": 1}\n{"time": "x", "allowed": 1, "values": []}\n', (0, 0, 0, 0)),
        ("events.jsonl", GARBAGE, (0, 0, 0, 0)),
        ("events.jsonl", b'{"a": 1}\n{"task": [1]}\n{"task": "x", "site": 5}\n', (0, 0, 0, 0)),
        ("frontier.db*", GARBAGE, (1, 0, 0, 0)),
        ("records/*.parquet", GARBAGE, (1, 1, 0, 1)),
        ("archive/*", GARBAGE, (0, 0, 0, 0)),
    ],
)
def test_a_damaged_folder_is_told_of_in_a_sentence(
    within: Command, sample_web: Served, damaged, name: str, content: bytes, codes: tuple[int, ...]
):
    folder = damaged(name, content)
    shown = [within("status", folder), within("audit", folder), within("export", folder)]
    given = ("--domain", "books", "--out", folder, "--via", "forms", "--allow-private", "--delay", "0", "--json")
    ran = [within("crawl", sample_web.sites["library"], *given), *shown]
    assert tuple(one.code for one in ran) == codes
    assert "Traceback" not in "".join(one.err for one in ran)
    assert all(one.err.startswith("formdiver: ") for one in ran if one.code)


# -- for people -----------------------------------------------------------------------------------------------------


def test_tables_for_people(within: Command, harvested: Harvested):
    assert "records" in within("status", harvested.folder).out
    audit = within("audit", harvested.folder)
    assert audit.code == 0
    assert "submissions" in audit.out
    assert "sent" not in within("audit", harvested.folder, "--refused").out.partition("submissions")[0].split()


def test_a_page_without_records_is_told_of_too_and_writes_nothing_on_the_terminal(within: Command, tmp_path: Path):
    page = tmp_path / "page.html"
    page.write_text("<p>Nothing</p><form action='/s?\x1b]0;x\x07'>a\x1b[2J<input name='q\x1b[31m'></form>")
    shown = within("extract", page), within("forms", page)
    assert "0 records" in shown[0].out
    assert "\x1b" not in "".join(one.out for one in shown)
    assert "\x07" not in "".join(one.out for one in shown)


def test_status_as_json(within: Command, harvested: Harvested):
    found = json.loads(within("status", harvested.folder, "--json").out)
    assert found["records"] == harvested.ran.last["records"]
    assert found["requests"] == harvested.ran.last["requests"]


@pytest.mark.parametrize("name", ["books", "papers", "issues", "jobs", "flights", "movies"])
def test_shipped_domains(within: Command, name):
    assert name in shipped()
    found = json.loads(within("domain", "show", name, "--json").out)
    assert found["name"] == name
    assert len(found["attributes"]) >= 5


def test_domain_list(within: Command):
    lines = [json.loads(line) for line in within("domain", "list", "--json").out.splitlines()]
    assert {line["name"] for line in lines} == set(shipped())


def test_domain_check(within: Command, tmp_path: Path):
    good = tmp_path / "wines.yaml"
    good.write_text(
        "name: wines\ntitle: Wines\nlanguages: [en]\nattributes:\n"
        "  - {name: title, type: text, affinity: 0.6, aliases: [wine]}\n"
        "  - {name: vintage, type: year, affinity: 0.8, aliases: [year]}\n"
        "identity: [[title, vintage]]\ntopic: [wine, vineyard]\ninstances:\n  title: [rouge, blanc]\n"
    )
    ran = within("domain", "check", good)
    assert (ran.code, "fine" in ran.out) == (0, True), ran.out + ran.err
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text().replace("type: year", "type: vintage"))
    ran = within("domain", "check", bad)
    assert ran.code == 1
    assert "vintage" in ran.out


def test_the_readme_example_of_a_domain_is_fine(within: Command, tmp_path: Path):
    text = README.read_text("utf-8")
    block = re.search(r"(?m)^    name: \w+\n(?:    .*\n|\n(?=    ))+", text)
    assert block, "README.md shows no domain file"
    path = tmp_path / "example.yaml"
    path.write_text(re.sub(r"(?m)^ {4}", "", block[0]), "utf-8")
    ran = within("domain", "check", path)
    assert ran.code == 0, ran.out + ran.err


def test_a_closed_pipe_is_no_error(formdiver: Command, harvested: Harvested):
    command = [*COMMAND, "export", str(harvested.folder), "--format", "jsonl"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        told = process.stderr.read()
        assert process.wait(60) in (0, 1)
    assert b"Traceback" not in told


def test_a_seed_that_was_not_read_is_named_with_its_reason(formdiver: Command, closed_port: int, tmp_path: Path):
    seed = f"http://127.0.0.1:{closed_port}/"
    ran = formdiver("crawl", seed, "--domain", "books", "--out", tmp_path / "out")
    assert ran.code == 1
    assert f"{seed} was not read: it is on this machine or in a private network; give --allow-private" in ran.err
    assert "The same command tries again" in ran.err


def test_what_holds_no_page_and_no_archive_is_told_of(within: Command, harvested: Harvested, tmp_path: Path):
    (tmp_path / "notes.txt").write_text("no archive, no page", "utf-8")
    archive = tmp_path / "archive"
    archive.write_bytes(next((harvested.folder / "archive").glob("*.warc.gz")).read_bytes())
    (tmp_path / "bare").mkdir()
    for arguments, code, told in (
        (
            ("discover", tmp_path / "notes.txt", "--out", tmp_path / "d", "--domain", "books"),
            1,
            "no WARC record was found",
        ),
        (("templates", tmp_path / "notes.txt"), 2, "no page was found"),
        (("extract", archive), 2, "is an archive, no page: give it an ending like .warc"),
        (("extract", tmp_path / "bare"), 2, "no page was found in"),
        (("extract", "books.example/search"), 2, "give a saved page, or an address with its https://"),
    ):
        ran = within(*arguments)
        assert ran.code == code, ran.err
        assert told in " ".join(ran.err.split())
        assert "Traceback" not in ran.err
