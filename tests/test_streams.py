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
    there, here = (_ran("domain", "show", "books", "--json", PYTHONIOENCODING=one) for one in (charset, "utf-8"))
    assert there.returncode == 0 and b"\\u8bed" in there.stdout
    assert json.loads(there.stdout.decode(charset)) == json.loads(here.stdout)


def test_a_file_whose_name_is_no_text_is_named_in_valid_json(tmp_path: Path):
    name = os.fsdecode(b"p\xff.html")
    (tmp_path / name).write_text("<title>x</title><p>word</p>", "utf-8")
    ran = _ran("templates", tmp_path / name, "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["file"].endswith(name)


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
