"""The kinds of pages in a crawl of an application, told by what was loaded into it and not by formdiver.

An answer to a question shows true titles, or none at all: it is a list or an empty answer. A page fetched
as a record's own is a detail where its heading is that record's title. A refused address is an error. What neither of
these tells is left out: answers with one title, pages reached by links.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from crawler.archive import records as archived
from crawler.archive.reader import answer
from crawler.page import Page, parse
from tests.bench.crawling import lines, normal

#: Titles on an answer from which it is a list.
LISTED = 3
#: Answers that are asked for once more.
PASSING = frozenset((408, 425, 429, 500, 502, 503, 504))
#: Attributes in which titles stand that the page cuts short.
_TITLED = ("title", "alt")


def right_kinds(page: Page, asked: str, titles: frozenset[str]) -> frozenset[str]:
    """The kinds that are right for a page fetched as an `asked` task; empty where that cannot be told."""
    if page.status >= 400:
        return frozenset(("error", "empty"))
    tree = page.tree
    said = [own.get(name) for own in tree.attributes for name in _TITLED]
    shown = {normal(text) for text in (*tree.texts, *said) if text} & titles
    if asked in ("query", "page"):
        return frozenset(("list",) if len(shown) >= LISTED else () if shown else ("empty",))
    headed = any(normal(tree.text(node)) in titles for node in tree.find("h1"))
    return frozenset(("detail",) if asked == "detail" and headed else ())


def judged(folder: Path, identity: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """How many pages of a crawl are of a kind that is known, how many of these were taken for it, and what for what."""
    titles = frozenset(normal(title) for _, title in identity if len(title) > LISTED)
    taken = _taken(lines(folder / "events.jsonl"))
    right = of = 0
    wrong: dict[str, int] = {}
    for record in archived(sorted((folder / "archive").glob("*.warc.gz"))):
        if record.type != "response" or record.url not in taken:
            continue
        found = answer(record)
        if found.status in PASSING:
            continue
        asked, kind = taken.pop(record.url)
        page = parse(found.body, found.url, content_type=found.header("Content-Type"), status=found.status)
        wanted = right_kinds(page, asked, titles)
        of += bool(wanted)
        right += kind in wanted
        if wanted and kind not in wanted:
            name = f"{'/'.join(sorted(wanted))} > {kind}"
            wrong[name] = wrong.get(name, 0) + 1
    return {"right": right, "of": of, "wrong": wrong}


def _taken(events: Iterable[Mapping[str, Any]]) -> dict[str, tuple[str, str]]:
    """Address → the kind of task that fetched it and the kind of page it was taken for."""
    return {str(event["url"]): (str(event["kind"]), str(event["page"][1])) for event in events if "page" in event}
