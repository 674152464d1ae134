"""What several test files share: the sample deep web in a process of its own, the command line, what may be missing.

With CI=true in the environment a server that cannot be had is a failure, never a skip.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn
from urllib.request import urlopen

import pytest

from crawler.cli import main
from tests.bench.crawling import COMMAND, ROOT, Ran, run

#: Records on each site of the shared sample web.
SIZE = 120


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """Call it with what is missing and what to do about it: skips the test, or fails it on the build machine."""

    def say(what: str) -> NoReturn:
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(what, pytrace=False)
        pytest.skip(what)

    return say


@dataclass(frozen=True)
class Served:
    """The running sample deep web: site → seed page, and the address of what the server knows."""

    sites: Mapping[str, str]
    admin: str

    def asked(self, path: str) -> Any:
        """The JSON of one of the server's own pages: `/__stats__`, `/__log__`, `/__truth__/SITE`."""
        with urlopen(self.admin + path, timeout=30) as answer:
            return json.load(answer)

    @property
    def forbidden(self) -> list[dict[str, Any]]:
        """The requests that should never have been sent."""
        found: list[dict[str, Any]] = self.asked("/__stats__")["forbidden"]
        return found


@pytest.fixture(scope="session")
def sample_web(missing: Callable[[str], NoReturn]) -> Iterator[Served]:
    """The sample deep web, all sites, `SIZE` records each, in a process of its own; nothing forbidden may reach it."""
    options = (
        "--port",
        "0",
        "--size",
        str(SIZE),
        "--slow-seconds",
        "0.1",
        "--crawl-delay",
        "0",
        "--max-seconds",
        "2700",
    )
    command = [sys.executable, "-m", "samples.server", *options]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line:
                missing("the sample deep web does not start here: run python -m samples.server to see why")
            started = json.loads(line)
            served = Served(started["sites"], started["admin"])
            yield served
            assert served.forbidden == []
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port of this machine that nobody listens on: held by a socket that is bound and never listens."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@pytest.fixture(scope="session")
def formdiver() -> Callable[..., Ran]:
    """Run `formdiver ARGUMENT…` in a process of its own."""

    def command(*arguments: object, max_seconds: float = 120.0) -> Ran:
        return run([*COMMAND, *map(str, arguments)], max_seconds=max_seconds)

    return command


@pytest.fixture
def within(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run `formdiver ARGUMENT…` in this process, where starting another would only cost time."""

    def command(*arguments: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["formdiver", *map(str, arguments)])
        capfd.readouterr()
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        out, err = capfd.readouterr()
        return Ran(code, out, err, 0.0, 0.0, 0.0)

    return command


@dataclass(frozen=True)
class Harvested:
    """A finished crawl of the sample site `library`: its folder, the process that made it, and what it asked the server."""

    folder: Path
    ran: Ran
    asked: list[dict[str, Any]]


@pytest.fixture(scope="session")
def harvested(sample_web: Served, formdiver: Callable[..., Ran], tmp_path_factory: pytest.TempPathFactory) -> Harvested:
    """One crawl of the sample site `library` through its forms, for all who only look at the result."""
    folder = tmp_path_factory.mktemp("harvested") / "out"
    given = ("--domain", "books", "--out", folder, "--via", "forms", "--allow-private", "--delay", "0", "--json")
    before = len(sample_web.asked("/__log__"))
    ran = formdiver("crawl", sample_web.sites["library"], *given)
    return Harvested(folder, ran, sample_web.asked("/__log__")[before:])
