"""The kind that pages are taken for.

    python -m tests.bench.kinds_figures [--shared DIR] [--size 300] [--wrong] [--json] [--accept]

Two sources know the kind of a page apart from formdiver. The sample sites say what they served: a page of results (empty
when none of their titles stands on it), a record's own page, that of a query interface, a page to log in, an error; each
site is walked by its links and through its query interfaces, with words that occur and with some that cannot. Among the
labelled pages of SHARED, those of `data/lists` and the `list` pages of `data/pages` are lists, its `detail` pages
details; its articles,
manuals and discussions are none of these kinds and only must not pass for an empty answer, an error or a login.

Pages of sites whose labelled answers are one record each may be read either way. Reported for each source: pages, share
right, and what was taken for what.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import gzip
import html
import json
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag

import aiohttp

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import Form, Request
from crawler.page import Page
from crawler.submit import encode
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.decoys import DECOYS
from samples.server import Web, serve
from samples.site import Entry, Site
from tests.bench.crawling import SHARED

#: Pages of one site and kind of the server that are looked at, and pages of one site that are fetched at all.
ENOUGH, MOST = 15, 160
#: What no record of the samples holds.
NOWHERE = "qzxvkqj"
#: What must not be made of a page that is none of the kinds.
ABSENT = frozenset(("empty", "error", "login"))
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Judged:
    """A page: its source, its name, the kinds that are right (empty: all but `ABSENT`), what it was taken for."""

    source: str
    name: str
    right: frozenset[str]
    found: str

    @property
    def wanted(self) -> str:
        return "/".join(sorted(self.right)) or "none"

    @property
    def is_right(self) -> bool:
        return self.found in self.right if self.right else self.found not in ABSENT


@dataclass(frozen=True, slots=True)
class Step:
    """A page to fetch; with a `word`, the answer of its query interface when that stands in field `name`."""

    request: Request
    name: str = ""
    word: str = ""


class Walk:
    """One sample site, walked: its pages with what the server knows of each."""

    def __init__(self, web: Web, site: Site, session: aiohttp.ClientSession, analyst: Analyst) -> None:
        self.web, self.site, self.session, self.analyst = web, site, session, analyst
        self.titles = {_plain(str(row["title"])) for row in site.truth if "title" in row}
        self.words = sorted({word for title in self.titles for word in re.findall(r"\w{4,}", title)})[::97][:4]
        self.seen: collections.Counter[str] = collections.Counter()
        self.searched: set[tuple[str, str]] = set()

    async def pages(self) -> AsyncIterator[tuple[Page, str]]:
        """Each page with the kind that it is."""
        starts = (f"{self.site.url}/", f"{self.site.url}/no-such-page", f"{self.site.url}/missing/17.html")
        ahead = collections.deque(Step(Request(url)) for url in starts)
        known: set[Step] = set()
        while ahead and len(known) < MOST:
            step = ahead.popleft()
            if step in known:
                continue
            known.add(step)
            page, entry = await self.taken(step)
            if page is None or self.seen[entry.kind] >= ENOUGH * (4 if entry.kind == "result" else 1):
                continue
            self.seen[entry.kind] += 1
            kind = self.kind(page, entry, step.word)
            if kind:
                yield page, kind
            if entry.kind == "form" or (entry.kind == "result" and not step.word):
                ahead.extend(self.asked(page, step.request))
            ahead.extend(Step(Request(urldefrag(link.url)[0])) for link in page.links)

    async def taken(self, step: Step) -> tuple[Page | None, Entry]:
        """The page that a step leads to. A form is fetched again for each query, for what it carries may serve once."""
        page, entry = await self.fetch(step.request)
        if page is None or not step.word:
            return page, entry
        for form in read_forms(page):
            if step.name in (self._interface(form) or ()):
                button = next((one.name for one in form.fields if one.control == "submit" and one.name), None)
                return await self.fetch(
                    encode(form, {step.name: step.word}, submitter=button, encoding=self.site.encoding)
                )
        return None, entry

    async def fetch(self, request: Request) -> tuple[Page | None, Entry]:
        """One page of the site and the server's own line about it."""
        headers = dict(request.headers)
        if not request.url.startswith(self.site.url):
            return None, self.web.log.entries[-1]
        try:
            async with self.session.request(request.method, request.url, data=request.body, headers=headers) as got:
                body, url, status = await got.read(), str(got.url), got.status
                content_type = got.headers.get("Content-Type", "")
        except aiohttp.ClientError:
            return None, self.web.log.entries[-1]
        entry = self.web.log.entries[-1]
        if "html" not in content_type:
            return None, entry
        return self.analyst.parse(body, url, content_type, status), entry

    def kind(self, page: Page, entry: Entry, word: str) -> str:
        """What the server knows a page to be, "" when it is none of the kinds or hard to say."""
        if entry.status >= 400:
            return "error"
        if entry.kind in ("detail", "form"):
            return entry.kind
        if entry.kind == "decoy":
            named = [name for name, decoy in DECOYS.items() if decoy.page == entry.path]
            return "login" if any(name.endswith("login") for name in named) else ""
        if entry.kind != "result":
            return ""
        text = _plain(page.tree.text(0, 400_000))
        if any(title in text for title in self.titles):
            return "list"
        return "empty" if word == NOWHERE else ""

    def asked(self, page: Page, request: Request) -> Iterator[Step]:
        """What the query interface of a page is asked: some text fields, each with each word."""
        for form in read_forms(page):
            fields = self._interface(form) or ()
            texts = [one.name for one in form.fields if one.control in ("text", "search") and one.name in fields]
            for name in texts[:3]:
                if (form.action, name) not in self.searched:
                    self.searched.add((form.action, name))
                    yield from (Step(request, name, word) for word in (NOWHERE, *self.words))

    def _interface(self, form: Form) -> Any:
        path = form.action.partition("://")[2].partition("/")[2].partition("?")[0].partition(";")[0]
        for one in self.site.interfaces:
            if one.action.strip("/").partition(";")[0] == path and one.method == form.method:
                return one.fields
        return None


def _plain(text: str) -> str:
    return _SPACES.sub(" ", html.unescape(text)).strip().casefold()


async def sampled(size: int, *, known: bool) -> list[Judged]:
    """The pages of all sample sites, with their domain `known` or not."""
    found: list[Judged] = []
    source = "samples" if known else "samples, no domain"
    async with serve(size=size, slow_seconds=0.0, crawl_delay_seconds=0.0, retry_after_seconds=0) as web:
        for name, site in web.sites.items():
            domain = load_domain(site.domain) if known else None
            analyst = Analyst(FormClassifier.load(), domain, Matcher(domain) if domain else None)
            async with aiohttp.ClientSession(
                cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=aiohttp.ClientTimeout(20)
            ) as session:
                async for page, kind in Walk(web, site, session, analyst).pages():
                    taken = analyst.look(page).results.kind
                    found.append(Judged(source, f"{name} {page.url}", frozenset((kind,)), taken))
    return found


def labelled(shared: Path, every: int = 1) -> Iterator[Judged]:
    """The labelled pages of SHARED, each so-many-th."""
    rows: list[tuple[str, str, Path, frozenset[str]]] = []
    lists = _index(shared / "data" / "lists")
    most: dict[str, int] = collections.defaultdict(int)
    for row in lists:
        most[row["site"]] = max(most[row["site"]], int(row.get("n_records") or len(row.get("records", ())) or 2))
    for row in lists:
        right = frozenset(("list",) if most[row["site"]] > 1 else ("list", "detail"))
        rows.append((f"lists {row['set']}", row["file"], shared / "data" / "lists" / row["file"], right))
    single = {site for site, count in most.items() if count == 1}
    for row in _index(shared / "data" / "pages"):
        right = frozenset((row["kind"],)) if row["kind"] in ("list", "detail") else frozenset()
        if row["site"] in single:
            right = frozenset(("list", "detail"))
        rows.append((f"pages {row['kind']}", row["file"], shared / "data" / "pages" / row["file"], right))
    classifier = FormClassifier.load()
    for source, name, path, right in rows[::every]:
        analyst = Analyst(classifier)
        page = analyst.parse(gzip.decompress(path.read_bytes()), "http://page.example/")
        yield Judged(source, name, right, analyst.alone(page).results.kind)


def _index(root: Path) -> list[dict[str, Any]]:
    with (root / "index.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def accuracy(judged: list[Judged]) -> dict[str, dict[str, Any]]:
    """Pages, share right and what was taken for what, by source and over all that are of a kind."""
    groups: dict[str, list[Judged]] = collections.defaultdict(list)
    for one in judged:
        groups[one.source].append(one)
        if one.right:
            groups["all of a kind"].append(one)
    return {
        source: {
            "pages": len(ones),
            "right": round(sum(one.is_right for one in ones) / len(ones), 4),
            "taken": dict(collections.Counter(f"{one.wanted} > {one.found}" for one in ones).most_common()),
        }
        for source, ones in groups.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=SHARED)
    parser.add_argument("--size", type=int, default=300)
    parser.add_argument("--wrong", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--accept", action="store_true", help="print the row of the acceptance table")
    asked = parser.parse_args()
    judged = [*asyncio.run(sampled(asked.size, known=True)), *asyncio.run(sampled(asked.size, known=False))]
    if (asked.shared / "data").is_dir():
        judged.extend(labelled(asked.shared))
    if asked.wrong:
        for one in judged:
            if not one.is_right:
                print(f"{one.source}: {one.name}: {one.wanted} taken for {one.found}")
    figures = accuracy(judged)
    if asked.accept:
        every = figures["all of a kind"]
        row = {
            "row": "kinds of pages",
            "required": "accuracy ≥ .97",
            "measured": f"{every['right']:.3f} of {every['pages']}",
        }
        row |= {"good": every["right"] >= 0.97, "data": "sample sites; ../shared/data/lists and pages, not held out"}
        print(json.dumps(row, ensure_ascii=False))
        return
    if asked.json:
        print(json.dumps(figures, indent=1))
        return
    for source, row in figures.items():
        print(f"{source:20} {row['pages']:5} pages {row['right']:.3f} right  {row['taken']}")


if __name__ == "__main__":
    main()
