"""What was measured so far, kept from run to run, and the table of it in `BENCHMARKS.md`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.crawling import ROOT

STATE = ROOT / ".cache" / "accept.json"
BENCHMARKS = ROOT / "BENCHMARKS.md"
BEGIN, END = "<!-- accept: written by python -m tests.accept -->", "<!-- /accept -->"
SHIPPED = ("crawler", "knowledge", "ranking", "samples")
Result = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """One thing to measure, that can be done again by itself; `needs` must exist for it."""

    key: str
    measure: Callable[[], Result]
    needs: Path | None = None


@dataclass(frozen=True)
class Row:
    """A row of the table: what is asked, the steps behind it, and what their results come to."""

    name: str
    required: str
    command: str
    data: str
    steps: tuple[Step, ...]
    verdict: Callable[[Sequence[Result]], tuple[str, bool]]


def fingerprint() -> str:
    """Changes with every file that is shipped."""
    digest = hashlib.sha256()
    for package in SHIPPED:
        for path in sorted((ROOT / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def load(path: Path = STATE) -> dict[str, Result]:
    """What was measured earlier, by the keys of the steps."""
    try:
        found: dict[str, Result] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def save(state: Mapping[str, Result], path: Path = STATE) -> None:
    """Replace the state in one step."""
    path.parent.mkdir(exist_ok=True)
    temporary = path.with_suffix(".tmp")
    temporary.write_text(json.dumps(state, ensure_ascii=False, indent=1), "utf-8")
    temporary.replace(path)


def lines(every: Sequence[Row], state: Mapping[str, Result], code: str) -> Iterator[tuple[list[str], bool | None]]:
    """The cells of each row of the table, and whether it is reached (None: not measured in full)."""
    for row in every:
        done = [state[step.key] for step in row.steps if step.key in state]
        if not row.steps or len(done) < len(row.steps):
            text = f"{len(done)} of {len(row.steps)} steps measured" if row.steps else "the data is not at hand"
            yield [row.name, row.required, text, "", "", row.command, row.data], None
            continue
        try:
            text, good = row.verdict([one["result"] for one in done])
        except KeyError as error:
            yield [row.name, row.required, f"an earlier measurement lacks {error}", "", "", row.command, row.data], None
            continue
        date = min(one["date"] for one in done)
        if any(one["code"] != code for one in done):
            date += " (earlier code)"
        yield [row.name, row.required, text, "yes" if good else "**no**", date, row.command, row.data], good
    for key, one in sorted(state.items()):
        if key.startswith("script "):
            for row_said in one["result"]["rows"]:
                good = bool(row_said["good"])
                command = f"python -m tests.bench.{key.partition(' ')[2]} --accept"
                cells = [row_said["row"], row_said["required"], row_said["measured"], "yes" if good else "**no**"]
                date = one["date"] + (" (earlier code)" if one["code"] != code else "")
                yield [*map(str, cells), date, command, str(row_said.get("data", ""))], good


def table(every: Sequence[Row], state: Mapping[str, Result], code: str) -> str:
    """The table in Markdown."""
    head = ["what", "required", "measured", "reached", "date", "command", "data"]
    made = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    made += [
        "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |" for cells, _ in lines(every, state, code)
    ]
    return "\n".join(made)


def written(text: str, new: str) -> str:
    """A document with what stands between the marks replaced; the marks are added at its end where they lack."""
    block = f"{BEGIN}\n{new}\n{END}"
    if BEGIN in text and END in text:
        before, _, rest = text.partition(BEGIN)
        return before + block + rest.partition(END)[2]
    start = text if text.strip() else "# Benchmarks\n\nEvery figure that must be reached, measured by `make accept`.\n"
    return start.rstrip("\n") + f"\n\n{block}\n"


def publish(every: Sequence[Row], state: Mapping[str, Result], code: str) -> None:
    """Write the table into `BENCHMARKS.md`."""
    old = BENCHMARKS.read_text("utf-8") if BENCHMARKS.exists() else ""
    BENCHMARKS.write_text(written(old, table(every, state, code)), "utf-8")
