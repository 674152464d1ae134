"""The output folder of a crawl: whose it is, what may be removed from it, and who may write."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from crawler.errors import StoreError, UsageError
from crawler.urls import canonical

#: Names in an output folder that a crawl made and `fresh` may remove.
OWN_FILES = (
    "crawl.json",
    "frontier.db",
    "frontier.db-wal",
    "frontier.db-shm",
    "events.jsonl",
    "audit.jsonl",
    "progress.jsonl",
    "report.json",
)
OWN_FOLDERS = ("archive", "records")


def claimed(folder: Path, asked: Mapping[str, Any]) -> bool:
    """Write down what is asked of a folder; whether an earlier run of the same was there.

    Raises UsageError where the folder holds another crawl or something else.
    """
    path = folder / "crawl.json"
    if path.exists():
        try:
            before = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise StoreError(f"{path} is unreadable ({error}); give another --out or --fresh") from error
        if {name: before.get(name) for name in asked} != asked:
            raise UsageError(
                f"{folder} holds another crawl ({', '.join(map(str, before.get('seeds', [])))} for "
                f"{before.get('domain')}, via {before.get('via')}); give another --out, or --fresh to replace it"
            )
        return True
    if any((folder / name).exists() for name in (*OWN_FILES, *OWN_FOLDERS)):
        raise UsageError(f"{folder} holds files of something else; give another --out, or --fresh")
    temporary = path.with_suffix(".tmp")
    temporary.write_text(json.dumps(asked, ensure_ascii=False), "utf-8")
    os.replace(temporary, path)
    return False


def remove(folder: Path) -> None:
    """Delete an earlier crawl's files from a folder, and nothing else."""
    for name in OWN_FILES:
        (folder / name).unlink(missing_ok=True)
    for name in OWN_FOLDERS:
        if (folder / name).is_dir():
            shutil.rmtree(folder / name)


@contextmanager
def only_process(folder: Path) -> Iterator[None]:
    """Hold the folder's lock; a second crawl into it is refused."""
    with (folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise UsageError(f"another crawl is writing to {folder}; wait for it or give another --out") from error
        yield


def replaced(path: Path, content: Mapping[str, Any]) -> None:
    """Write a JSON file so that a reader sees the old one or the new one, never half of one."""
    temporary = path.with_suffix(".tmp")
    temporary.write_text(json.dumps(content, ensure_ascii=False, indent=1), "utf-8")
    os.replace(temporary, path)


def clean_seeds(seeds: Sequence[str]) -> list[str]:
    """The seeds as canonical addresses, each once. Raises `UsageError` for what is none."""
    found = []
    for seed in seeds:
        url = canonical(seed if "://" in seed else f"https://{seed}")
        if url is None:
            raise UsageError(f"{seed!r} is not an http or https address; write it like https://site.example/")
        found.append(url)
    if not found:
        raise UsageError("give at least one seed address, like https://site.example/")
    return list(dict.fromkeys(found))
