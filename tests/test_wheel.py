"""The wheel holds all that formdiver needs: installed into an empty environment outside the checkout, it works there.

The dependencies are those of this environment, lent through a path file; formdiver itself, its domains, models and the
sample deep web come from the wheel alone.
"""

from __future__ import annotations

import json
import os
import site
import subprocess
import sys
import venv
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bench.crawling import ROOT, exported
from tests.conftest import Served

PACKAGES = ("crawler", "knowledge", "ranking", "samples")


@dataclass(frozen=True)
class Installed:
    """An environment with formdiver in it, and an empty folder to work in."""

    wheel: Path
    bin: Path
    work: Path

    def run(self, command: Sequence[object], *, seconds: float = 200.0) -> subprocess.CompletedProcess[str]:
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
        }
        return subprocess.run(
            list(map(str, command)),
            cwd=self.work,
            env=environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    def formdiver(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        return self.run([self.bin / "formdiver", *arguments])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert built.returncode == 0, built.stdout[-1000:] + built.stderr[-1000:]
    (wheel,) = (folder / "dist").glob("*.whl")
    venv.create(folder / "env", with_pip=False, symlinks=True)
    python = folder / "env" / "bin" / "python"
    installing = subprocess.run(
        [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "install",
            "-q",
            "--offline",
            "--no-deps",
            "--python",
            str(python),
            str(wheel),
        ],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert installing.returncode == 0, installing.stderr[-1000:]
    (packages,) = (folder / "env" / "lib").glob("python3*/site-packages")
    # A folder added by a path file is searched for modules; path files in it, an editable formdiver say, are not read.
    (packages / "lent.pth").write_text("\n".join(site.getsitepackages()) + "\n")
    (folder / "work").mkdir()
    return Installed(wheel, folder / "env" / "bin", folder / "work")


def shipped_files() -> set[str]:
    """Everything below the packages that is no leftover of running them."""
    return {
        str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }


def test_everything_is_in_the_wheel(installed: Installed):
    with zipfile.ZipFile(installed.wheel) as wheel:
        names = set(wheel.namelist())
    assert shipped_files() - names == set()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == set(PACKAGES)
    assert any(name.endswith("knowledge/domains/books.yaml") for name in names)
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_it_is_the_wheel_that_runs(installed: Installed):
    names = ", ".join(PACKAGES)
    script = f"import {names}; print(*({'.__file__, '.join(PACKAGES)}.__file__,), sep='\\n')"
    done = installed.run([installed.bin / "python", "-c", script])
    assert done.returncode == 0, done.stderr
    for path in done.stdout.split():
        assert Path(path).is_relative_to(installed.bin.parent), path


def test_crawl_by_the_name_of_a_shipped_domain(installed: Installed, sample_web: Served):
    out = installed.work / "harvest"
    given = ("--domain", "books", "--out", out, "--allow-private", "--delay", "0", "--json")
    done = installed.formdiver("crawl", sample_web.sites["filter"], *given)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["records"] == len(sample_web.asked("/__truth__/filter")["truth"]) == len(exported(out))


def test_forms(installed: Installed):
    page = installed.work / "page.html"
    page.write_text(
        "<form action=/s><label>Title <input name=t></label><label>Author <input name=a></label><button>Search"
    )
    for classifier in ("default", "nb"):
        done = installed.formdiver("forms", page, "--domain", "books", "--classifier", classifier, "--json")
        assert done.returncode == 0, done.stderr
        (line,) = map(json.loads, done.stdout.splitlines())
        assert line["searchable"]
        assert [field["attribute"] for field in line["fields"] if field["name"]] == ["title", "author"]


def test_demo(installed: Installed):
    done = installed.formdiver("demo", "--size", "200", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    for line in map(json.loads, done.stdout.splitlines()):
        assert line["forbidden"] == 0
        assert line["share"] >= 0.95


def test_domains(installed: Installed):
    done = installed.formdiver("domain", "list", "--json")
    names = {json.loads(line)["name"] for line in done.stdout.splitlines()}
    assert {"books", "papers", "issues", "jobs", "flights", "movies"} <= names
