"""The command line and what its output goes to: terminals without UTF-8, names that are no text, readers that leave."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.crawling import ROOT
from tests.conftest import Harvested


def _ran(*arguments: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "crawler", *map(os.fsencode, map(str, arguments))]
    env = {**os.environ, **environment}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=120, check=False)


@pytest.mark.parametrize("charset", ["ascii", "latin-1"])
def test_what_a_terminal_has_no_letters_for_is_written_as_escapes(charset: str, harvested: Harvested):
    shown = _ran("status", harvested.folder, PYTHONIOENCODING=charset)
    assert shown.returncode == 0 and b"stopped because" in shown.stdout and not shown.stderr
    assert b"\\u" not in shown.stdout  # the curve is drawn in what there is
    there, here = (_ran("domain", "show", "books", "--json", PYTHONIOENCODING=one) for one in (charset, "utf-8"))
    assert there.returncode == 0 and b"\\u8bed" in there.stdout
    assert json.loads(there.stdout.decode(charset)) == json.loads(here.stdout)


def test_a_file_whose_name_is_no_text_is_named_in_valid_json(tmp_path: Path):
    name = os.fsdecode(b"p\xff.html")
    (tmp_path / name).write_text("<title>x</title><p>word</p>", "utf-8")
    ran = _ran("templates", tmp_path / name, "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["file"].endswith(name)


def test_no_order_to_a_terminal_comes_through_in_json(tmp_path: Path):
    page = tmp_path / "page.html"
    rows = "".join(f"<li><a href=/b/{n}>The \x9b31mRiver\x7f \x90{n}</a> by Ann Lee, 199{n}</li>" for n in range(6))
    page.write_text(f"<meta charset=utf-8><title>Search</title><h1>6 results</h1><ul>{rows}</ul>", "utf-8")
    ran = _ran("extract", page, "--domain", "books", "--json")
    shown = ran.stdout.decode()
    assert ran.returncode == 0 and "River" in shown and not any(0x7F <= ord(letter) <= 0x9F for letter in shown)
    assert "\x9b31m" in json.loads(shown)["records"][0]["fields"][0]["value"]


@pytest.mark.parametrize("command", [("export",), ("audit", "--json"), ("status",)])
def test_a_reader_that_has_had_enough_is_no_failure(command: tuple[str, ...], harvested: Harvested):
    read, write = os.pipe()
    os.close(read)
    name, *options = command
    started = [sys.executable, "-m", "crawler", name, str(harvested.folder), *options]
    ran = subprocess.run(started, cwd=ROOT, stdout=write, stderr=subprocess.PIPE, timeout=120, check=False)
    os.close(write)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_command_that_is_stopped_says_so(tmp_path: Path):
    program = f"""
import sys
import crawler.cli.looking as looking

def stopped(*_):
    raise KeyboardInterrupt

looking.given = stopped
sys.argv = ["formdiver", "forms", {str(tmp_path)!r}]
from crawler.__main__ import main
main()
"""
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (130, b"formdiver: interrupted.\n")


def test_a_terminal_without_columns_shows_tables(harvested: Harvested):
    assert b"records" in _ran("status", harvested.folder, COLUMNS="0").stdout


def test_a_stream_that_is_closed_takes_everything(harvested: Harvested):
    command = [sys.executable, "-m", "crawler", "export", str(harvested.folder), "--format", "csv"]
    shown = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *command], cwd=ROOT, stderr=subprocess.PIPE, timeout=120, check=False
    )
    assert shown.returncode == 0 and not shown.stderr


@pytest.mark.parametrize(("closed", "first"), [("<&- >&- 2>&-", 3), ("2>&-", 3), ("", 3)])
def test_no_file_gets_the_number_of_a_stream_that_was_closed(closed: str, first: int, tmp_path: Path):
    program = (
        "import os, sys; from crawler.cli.streams import prepare; prepare(); file = os.open(sys.argv[1], os.O_WRONLY);"
        "os.write(file, str(file).encode()); os.write(2, b'what a library says')"
    )
    said = tmp_path / "said"
    said.touch()
    command = [sys.executable, "-c", program, str(said)]
    subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *command], cwd=ROOT, stderr=subprocess.DEVNULL, timeout=60, check=True
    )
    assert said.read_text() == str(first)


def test_an_end_asked_for_by_a_signal_leaves_nothing_behind(harvested: Harvested, tmp_path: Path):
    pipe, temporary = tmp_path / "books.csv", tmp_path / "temporary"
    os.mkfifo(pipe)
    temporary.mkdir()
    command = [sys.executable, "-m", "crawler", "export", str(harvested.folder), "--to", str(pipe)]
    env = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.PIPE) as process, pipe.open("rb") as read:
        assert read.read(1) and list(temporary.iterdir())  # it waits for whoever reads the rest
        process.terminate()
        read.read()  # what it had taken in hand
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130 and told == b"formdiver: interrupted.\n"
    assert not list(temporary.iterdir())


def test_an_ending_is_not_broken_off_by_one_more_signal():
    program = """
import atexit, os, signal, sys
atexit.register(os.kill, os.getpid(), signal.SIGINT)
from crawler.__main__ import main
sys.argv = ["formdiver", "domain", "list", "--json"]
main()
"""
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=120, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["status", "export", "audit"])
def test_a_full_disk_is_told_with_what_to_do(command: str, harvested: Harvested):
    with open("/dev/full", "wb") as full:
        started = [sys.executable, "-m", "crawler", command, str(harvested.folder)]
        ran = subprocess.run(started, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=120, check=False)
    assert (ran.returncode, ran.stderr.count(b"\n"), b"make room" in ran.stderr) == (1, 1, True), ran.stderr
