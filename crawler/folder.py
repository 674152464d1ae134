"""The output folder of a crawl: whose it is, what may be removed from it, and who may write."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from crawler.analysis import Analysis, Analyst
from crawler.archive import Archive
from crawler.browser import Scene
from crawler.errors import StoreError, UsageError
from crawler.fetch.address import literal
from crawler.keys import digest
from crawler.models import Location
from crawler.outcome import few, read_object
from crawler.urls import canonical
from crawler.whole import whole
from knowledge.domain import Domain

#: Names in an output folder that a crawl made and `fresh` may remove; the one that tells a crawl's folder stands last.
OWN_FILES = (
    "frontier.db",
    "frontier.db-wal",
    "frontier.db-shm",
    "events.jsonl",
    "audit.jsonl",
    "progress.jsonl",
    "report.json",
    "crawl.json",
)
OWN_FOLDERS = ("archive", "records")
#: The share of the requests done that events must tell of for a crawl to go on with what is left.
ENOUGH = 0.9
#: What an address without a scheme begins with.
_SERVER = re.compile(r"(?P<host>[^\s:/?#@\[\]\\]+|\[[0-9a-fA-F:.]+\])(?P<port>:[0-9]{1,5})?(?=[/?#]|\Z)")


def wished(seeds: Sequence[str], domain: Domain, via: str) -> dict[str, Any]:
    """What is asked of a folder; `described` tells the domain's descriptions of one name apart."""
    described = digest(domain.model_dump_json())
    return {"seeds": list(seeds), "domain": domain.name, "via": via, "described": described}


def claimed(folder: Path, asked: Mapping[str, Any]) -> bool:
    """Write down what is asked of a folder, and take back what its report says of an end; whether an earlier run of the same was
    there.

    Seeds may be added to those of earlier runs, in any order, and the domain be described better. Raises UsageError where
    the folder holds another crawl or something else.
    """
    path = folder / "crawl.json"
    if path.exists():
        try:
            before = read_object(path)
        except StoreError as error:
            raise StoreError(f"{error}; give another --out or --fresh") from error
        _same(folder, before, asked)
        if before != asked:
            replaced(path, asked)
        _reopened(folder / "report.json")
        return True
    _free(folder)
    replaced(path, asked)
    return False


def _reopened(path: Path) -> None:
    """Have a report name no reason for an end: whoever looks while the crawl goes on, or once it was broken off, is told so."""
    try:
        report = read_object(path)
    except StoreError:  # there is none, or none that a crawl wrote: its end writes one
        return
    replaced(path, {**report, "stopped_because": None})


def _free(folder: Path) -> None:
    """Raise UsageError where a folder that is no crawl's holds what bears the name of a crawl's files."""
    found = [name for name in (*OWN_FILES, *OWN_FOLDERS) if (folder / name).exists()]
    if found:
        raise UsageError(
            f"{folder} holds {', '.join(found)} of something else (there is no crawl.json in it); give another --out"
        )


def _same(folder: Path, before: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Raise UsageError, which says what is different, where a folder holds what is not asked for."""
    seeds = before.get("seeds")
    other = [name for name in asked if name not in ("seeds", "described") and before.get(name) != asked[name]]
    lacking = [one for one in seeds if one not in asked["seeds"]] if isinstance(seeds, list) else []
    if isinstance(seeds, list) and not other and not lacking:
        return
    if isinstance(seeds, list) and not other and len(lacking) < len(seeds):
        raise UsageError(
            f"{folder} holds a crawl that has {few(lacking)} among its seeds too: give all of its seeds (more may be added), "
            "another --out, or --fresh to replace it"
        )
    more = "".join(f", {name.replace('_', '-')} {before.get(name)}" for name in other if name not in ("domain", "via"))
    raise UsageError(
        f"{folder} holds another crawl ({few(seeds)} for {before.get('domain')}, via {before.get('via')}{more}); "
        "give another --out, or --fresh to replace it"
    )


def redescribed(folder: Path, asked: Mapping[str, Any]) -> bool:
    """Whether earlier runs into a folder went by another description of the domain than is asked for now; not those for another
    domain, which are another crawl."""
    try:
        before = read_object(folder / "crawl.json")
    except StoreError:
        return False
    described = before.get("described")
    return described is not None and described != asked["described"] and before.get("domain") == asked["domain"]


@contextmanager
def taken(folder: Path, *, fresh: bool) -> Iterator[None]:
    """Hold a folder, made where there is none; with `fresh` an earlier crawl's files are deleted first.

    Raises `StoreError` where it cannot be written, `UsageError` where another crawl is writing to it, or where its name is
    none that records can be kept under.
    """
    named(folder)
    with ExitStack() as stack:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            stack.enter_context(only_process(folder))
            if fresh:
                remove(folder)
        except OSError as error:
            raise StoreError(f"{folder} cannot be written: {error}; give another --out") from error
        yield


def named(folder: Path) -> None:
    """Raise UsageError for a folder whose name is no UTF-8: what writes Parquet takes no other."""
    try:
        str(folder.absolute()).encode()
    except UnicodeEncodeError as error:
        raise UsageError(f"the name of {folder} is no UTF-8; give another --out") from error


def remove(folder: Path) -> None:
    """Delete an earlier crawl's files from a folder, and nothing else. Raises UsageError where no crawl made what bears their
    names."""
    if not (folder / "crawl.json").exists():
        _free(folder)
    for name in OWN_FOLDERS:
        if (folder / name).is_dir():
            shutil.rmtree(folder / name)
    for name in OWN_FILES:
        (folder / name).unlink(missing_ok=True)


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
    """Write a JSON file so that a reader sees the old one or the new one, never half of one, after a power failure too."""
    with whole(path) as new:
        new.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def clean_seeds(seeds: Sequence[str]) -> list[str]:
    """The seeds as canonical addresses, each once, and behind one with a route for scripts that of what is shown there. Raises
    `UsageError` for what is none."""
    found = []
    for seed in seeds:
        url = canonical(seed if "://" in seed else _completed(seed))
        if url is None:
            raise UsageError(f"{seed!r} is not an http or https address; write it like https://site.example/")
        found.append(url)
        route = seed.partition("#")[2].strip()
        shown = canonical(Scene(f"{url}#{route}").address) if len(route) > 1 and route[0] in "/!" else None
        # the page itself stays a seed: it is all that is read without a browser
        found += [shown] if shown is not None else []
    if not found:
        raise UsageError("give at least one seed address, like https://site.example/")
    return list(dict.fromkeys(found))


def _completed(seed: str) -> str:
    """A seed that names no scheme with the one that is meant: as browsers have it, http for this machine, for numbers and
    for ports other than 443, https for all else. "" for what names no site."""
    if os.path.isfile(seed):  # which takes any text for a name, however long
        raise UsageError(
            f"{seed!r} is a file; a crawl starts from an address, and `formdiver forms` and `extract` read files"
        )
    server = _SERVER.match(seed)
    if server is None:
        return ""
    host = server["host"].lower()
    here = host == "localhost" or host.endswith(".localhost") or literal(host) is not None
    bare = server["port"] != ":443" if server["port"] else here
    return f"{'http' if bare else 'https'}://{seed}"


def reread(archive: Archive, analyst: Analyst, gone: list[str]) -> Callable[[str, int], Analysis | None]:
    """Gives what was made of a page, from its place in the archive; None where it is not there, which joins what is `gone`."""

    def page(file: str, offset: int) -> Analysis | None:
        try:
            stored = archive.read(Location(file, offset))
        except StoreError as error:
            gone.append(str(error))
            return None
        kind = stored.header("Content-Type")
        return analyst.look(analyst.parse(stored.body, stored.url, kind, stored.status))

    return page


def intact(folder: Path, told: int, done: int, gone: Sequence[str]) -> None:
    """Raise StoreError where not all is there that what is left to fetch depends on: events are `told` of far fewer tasks than
    are `done`, or pages of forms are `gone`. To go on would be to give up, for good, what nobody knows the form of."""
    few = told < ENOUGH * done
    lacking = [f"events.jsonl tells of {told} of the {done} requests that were done"] if few else []
    if lacking := [*lacking, *gone]:
        raise StoreError(
            f"{folder} lacks a part of what earlier runs wrote: {lacking[0]}; put it back, or move frontier.db and events.jsonl "
            "out of the folder: then all is asked once more, and the records stay"
        )


def place(row: Any) -> str:
    """Where in the archive the page of a row lies, as events name it."""
    return str([row["archive"]["file"], row["archive"]["offset"]])
