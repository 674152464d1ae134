"""One crawl by the command line, as a user runs it, and what it cost: the measuring tools share this."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
COMMAND = (sys.executable, "-m", "crawler")
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True)
class Ran:
    """A process that ended: its exit code (negative: the signal), output, seconds, CPU seconds, peak memory in MiB."""

    code: int
    out: str
    err: str
    seconds: float
    cpu_seconds: float
    peak_mib: float

    @property
    def last(self) -> dict[str, Any]:
        """The last line of the output as JSON; empty when there is none."""
        lines = self.out.strip().splitlines()
        try:
            found = json.loads(lines[-1]) if lines else {}
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


def run(command: Sequence[str], *, max_seconds: float = 3600.0, cwd: Path = ROOT) -> Ran:
    """Run a command to its end, with this checkout's packages; interrupted, then killed, when it takes too long."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        began = time.monotonic()
        paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "PYTHONPATH": paths}
        process = subprocess.Popen(command, stdout=out, stderr=err, stdin=subprocess.DEVNULL, cwd=cwd, env=environment)
        timers = [
            threading.Timer(max_seconds, process.send_signal, [signal.SIGINT]),
            threading.Timer(max_seconds + 60.0, process.kill),
        ]
        for timer in timers:
            timer.daemon = True
            timer.start()
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            process.kill()
            raise
        finally:
            for timer in timers:
                timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - began
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode("utf-8", "replace"))
        spent = usage.ru_utime + usage.ru_stime
        return Ran(process.returncode, said[0], said[1], seconds, spent, usage.ru_maxrss / 1024)


def crawl(
    seeds: Sequence[str], domain: str, folder: Path, *, via: str, max_seconds: float = 3600.0, more: Sequence[str] = ()
) -> Ran:
    """`formdiver crawl … --json` of sites on this machine, without a delay between requests."""
    given = ("--domain", domain, "--out", str(folder), "--via", via, "--allow-private", "--delay", "0", "--json")
    return run((*COMMAND, "crawl", *seeds, *given, *more), max_seconds=max_seconds)


def exported(folder: Path) -> list[dict[str, Any]]:
    """The records of a crawl, by `formdiver export`."""
    ran = run((*COMMAND, "export", str(folder), "--format", "jsonl"))
    if ran.code != 0:
        raise RuntimeError(f"formdiver export {folder} failed with {ran.code}: {ran.err.strip()[-500:]}")
    return [json.loads(line) for line in ran.out.splitlines()]


def lines(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a journal; a line cut short at the end is left out."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_bytes().split(b"\n")[:-1] if line.strip()]


def normal(text: str) -> str:
    """Text for comparison: NFKC, one space for any run of white space, letters without case."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return _SPACES.sub(" ", folded).strip()


def texts(value: Any) -> list[str]:
    """The strings of an exported attribute, which is one or a list."""
    if isinstance(value, str):
        return [value]
    return [str(item) for item in value] if isinstance(value, list) else []
