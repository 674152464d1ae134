"""Saved pages with what is expected of them: recorded by one command, replayed by another and by the tests.

A case is two files beside each other in a folder: the page as it came, and a JSON file that says where it came from, how
it is to be read, and what is expected. People edit what is expected; whatever they take out of it is not compared.
"""

from __future__ import annotations

import difflib
import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.cli.given import known_encoding, page_file
from crawler.cli.targets import Target
from crawler.errors import StoreError, UsageError
from crawler.keys import digest
from knowledge.domain import load_domain, shipped
from knowledge.matching import Matcher

#: Longest name of a case before its digest, in characters.
LONGEST = 60
#: Lines of a difference that are shown around what differs.
AROUND = 2
_PLAIN = re.compile(r"[^A-Za-z0-9]+")


@dataclass(frozen=True, slots=True)
class Case:
    """One recorded page: its name, the page, how it is read (charset and domain, None: by itself and without one), and
    what is expected."""

    name: str
    target: Target
    encoding: str | None
    domain: str | None
    expected: Mapping[str, Any]


def observed(analysis: Analysis) -> dict[str, Any]:
    """What a page holds, as a case expects it: kind, stated count, records with their fields, paging addresses."""
    results = analysis.results
    return {
        "kind": results.kind,
        "total_count": results.total_count,
        "records": [
            {
                "url": record.url,
                "fields": [{"attribute": f.attribute, "key": f.key, "value": f.value} for f in record.fields],
            }
            for record in results.records
        ],
        "paging": [{"kind": link.kind, "url": link.url} for link in results.paging],
    }


def look(target: Target, domain: str | None, encoding: str | None) -> dict[str, Any]:
    """What a page holds when it is seen for the first time: no template is remembered from another one."""
    known = load_domain(domain) if domain else None
    analyst = Analyst(FormClassifier.load("default"), known, Matcher(known) if known else None, encoding)
    return observed(analyst.alone(target.page(encoding)))


def record(folder: Path, target: Target, domain: str | None, encoding: str | None, *, fresh: bool) -> Path:
    """Save a page with what is found on it now; the path of the JSON file to read over and correct.

    A domain of the user's own is copied beside it. UsageError when the page is there already and `fresh` is not set,
    StoreError when the folder cannot be written.
    """
    found = look(target, domain, encoding)
    name = _name(target)
    path = folder / f"{name}.json"
    if path.exists() and not fresh:
        raise UsageError(f"{path} is there already and may have been corrected by hand; --fresh records it again")
    own = Path(domain) if domain and domain not in shipped() else None
    if own is not None and not own.name.isprintable():
        raise UsageError(f"{own} is copied beside the page and named there: give its file a name of letters and signs")
    said = {
        "page": f"{name}.html",
        "url": target.url,
        "content_type": target.content_type,
        "status": target.status,
        "encoding": encoding,
        "domain": own.name if own is not None else domain,
        "expected": found,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if own is not None and not ((folder / own.name).exists() and own.samefile(folder / own.name)):
            shutil.copyfile(own, folder / own.name)
        (folder / f"{name}.html").write_bytes(target.body)
        path.write_text(f"{_written(said)}\n", encoding="utf-8")
    except OSError as error:
        raise StoreError(f"cannot write to {folder}: {error}") from error
    return path


def cases(folder: Path) -> Iterator[Case]:
    """The recorded pages of a folder, by name. UsageError for a folder without any and for a file that is none."""
    paths = sorted(folder.glob("*.json"))
    if not paths:
        raise UsageError(f"{folder} holds no recorded pages; make some with formdiver extract --record {folder} PAGE")
    for path in paths:
        yield read_case(path)


def read_case(path: Path) -> Case:
    """One recorded page. UsageError says what is wrong with its file."""
    try:
        said = json.loads(path.read_text("utf-8"))
        name, url, expected = str(said["page"]), str(said["url"]), dict(said["expected"])
        status = int(said.get("status") or 200)
        encoding, kind, domain = (_text(said.get(name)) for name in ("encoding", "content_type", "domain"))
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error}") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise UsageError(f"{path} is no recorded page: {type(error).__name__}: {error}") from error
    folder = path.parent
    if domain and domain not in shipped():
        domain = str(folder / domain)
    return Case(
        path.stem, Target(name, page_file(folder / name), url, kind, status), known_encoding(encoding), domain, expected
    )


def _text(said: object) -> str | None:
    """What a case says in words; raises TypeError where it says something else."""
    if said is not None and not isinstance(said, str):
        raise TypeError(f"{said!r} is no text")
    return said


def difference(case: Case) -> str:
    """How what is found differs from what is expected, as a unified diff of readable lines; "" when it does not."""
    found = compared(case.expected, look(case.target, case.domain, case.encoding))
    if found == case.expected:
        return ""
    lines = difflib.unified_diff(
        list(_lines(case.expected)), list(_lines(found)), f"{case.name}: expected", "found", n=AROUND, lineterm=""
    )
    return "\n".join(lines) or f"{case.name}: expected {json.dumps(case.expected)}, found {json.dumps(found)}"


def compared(expected: Any, found: Any) -> Any:
    """The part of what is found that something is expected of: what an object does not name is left out, and the items
    of a list answer to each other in turn (those beyond the expected ones to the last)."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return {key: compared(expected[key], found.get(key)) for key in expected}
    if isinstance(expected, list) and isinstance(found, list) and expected:
        return [compared(expected[min(index, len(expected) - 1)], item) for index, item in enumerate(found)]
    return found


def _lines(said: Mapping[str, Any]) -> Iterator[str]:
    """One line for each thing that is said, records set apart; what has another shape as plain JSON."""
    for key, value in said.items():
        if not isinstance(value, list):
            yield f"{key}: {_plain(value)}"
            continue
        yield f"{key}: {len(value)}"
        for item in value:
            yield from _item(item)


def _item(item: Any) -> Iterator[str]:
    if not isinstance(item, Mapping) or not isinstance(item.get("fields"), list):
        yield f"  {_words(item)}"
        return
    yield f"  record {_words({key: value for key, value in item.items() if key != 'fields'})}".rstrip()
    for field in item["fields"]:
        yield f"    {_words(field)}"


def _words(item: Any) -> str:
    if not isinstance(item, Mapping):
        return _plain(item)
    return "  ".join(f"{key}={_plain(value)}" for key, value in item.items())


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _written(value: Any, depth: int = 0) -> str:
    """JSON to be edited by hand: whatever holds no further list or object stands in one line."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not any(isinstance(part, (dict, list)) for part in parts):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        edges, inner = "{}", [f"{json.dumps(key)}: {_written(part, depth + 1)}" for key, part in value.items()]
    else:
        edges, inner = "[]", [_written(part, depth + 1) for part in parts]
    pad = "  " * (depth + 1)
    return f"{edges[0]}\n{pad}" + f",\n{pad}".join(inner) + f"\n{'  ' * depth}{edges[1]}"


def _name(target: Target) -> str:
    """A name for a page's files: from its address, or from its file name; with a digest where it had to be cut."""
    if target.name.startswith(("http://", "https://")):
        text = target.url.partition("://")[2]
    else:
        text = Path(target.name).name.removesuffix(".gz").rpartition(".")[0] or Path(target.name).name
    name = _PLAIN.sub("-", text).strip("-") or "page"
    return name if len(name) <= LONGEST else f"{name[:LONGEST].strip('-')}-{digest(text)[:8]}"


def replay(folders: Sequence[Path]) -> Iterator[tuple[Case, str]]:
    """Each case of the folders with how it differs, "" when it passes."""
    for folder in folders:
        for case in cases(folder):
            yield case, difference(case)
