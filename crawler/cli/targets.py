"""The pages that a command was given: addresses are fetched, robots.txt asked first; files are read, packed ones too, and
so is what folders and archives hold."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import typer

from crawler.browser import Browser, find_browser
from crawler.cli.given import page_file
from crawler.cli.reasons import ROBOTLESS, WHY, why
from crawler.cli.saved import SAVED, Item, holds_many, items
from crawler.cli.streams import printable
from crawler.drawing import Buttons, PoliteDoor
from crawler.errors import FetchError, FormdiverError, RefusedError, UsageError
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.forms import offered_forms
from crawler.links import sent_on
from crawler.models import Fetched, Request
from crawler.page import Page, parse
from crawler.politeness import Politeness
from crawler.robots import Robots, RobotsCache
from crawler.settings import CrawlSettings
from crawler.urls import NOWHERE, canonical, site
from crawler.wording.drawn import needs_browser, unsent_search
from crawler.wording.kinds import answers

_SCHEMES = ("http://", "https://")


@dataclass(frozen=True, slots=True)
class Target:
    """A page as it came: `name` as given by the user, `url` where it is from, `content_type` what the server said."""

    name: str
    body: bytes
    url: str
    content_type: str | None = None
    status: int = 200

    def page(self, encoding: str | None) -> Page:
        """The parsed page; `encoding` overrules what it claims."""
        return parse(self.body, self.url, content_type=self.content_type, encoding=encoding, status=self.status)


@dataclass
class Guest:
    """What is kept of sites while addresses are read one after the other: their rules, asked for once, and their pace."""

    politeness: Politeness
    rules: dict[str, Robots] = field(default_factory=dict)

    def wait(self, url: str, now: float) -> float:
        """Seconds from `now` (POSIX) until an address may be asked for; it counts as asked for then."""
        ready = self.politeness.ready_at(site(url), None, now)
        self.politeness.sent(site(url), None, ready)
        return ready - now

    async def robots(self, fetcher: HttpFetcher, url: str) -> Robots:
        """The rules of an address's site. Raises FetchError where they cannot be fetched."""
        name = site(url)
        if name not in self.rules:
            answer = (await fetcher.fetch(Request(f"{name}/robots.txt"))).answer
            self.rules[name] = Robots.parse(answer.status, answer.body, fetcher.settings.user_agent)
            self.politeness.set_crawl_delay(name, self.rules[name].crawl_delay)
        return self.rules[name]


def targets(names: Sequence[str], base_url: str | None, settings: CrawlSettings) -> Iterator[Target]:
    """Each target in turn, fetched as the `settings` say, drawn by their browser where its scripts draw it. The last failure is
    raised after all: UsageError for what cannot be read, FormdiverError for what may not be fetched."""
    base = canonical(base_url) if base_url else NOWHERE
    if base is None:
        raise UsageError(f"--base-url takes an http address, not {base_url!r}")
    failed: FormdiverError | None = None
    guest = Guest(Politeness(random.random, allow_private=settings.allow_private))
    for name in names:
        found = _named(name)
        while True:
            try:
                item = next(found, None)
                if item is None:
                    break
                target = _read(item, base, settings, guest)
            except FormdiverError as raised:
                error = raised
                if isinstance(raised, FetchError) and raised.reason in WHY:
                    error = FormdiverError(f"{name} was not read: {why(raised.reason)}")
                # One page that cannot be had is no reason to keep the others back.
                if failed is not None:
                    typer.echo(f"formdiver: {printable(failed)}", err=True)
                failed = error
                continue
            yield target
    if failed is not None:
        raise failed


def _named(name: str) -> Iterator[Item]:
    """The pages that a name stands for: an address or a file one, a folder or an archive many."""
    if name.startswith(_SCHEMES) or not holds_many(Path(name)):
        yield name, name
        return
    many = items([Path(name)])
    first = next(many, None)
    if first is None:
        raise UsageError(f"no page was found in {name}; give {SAVED}")
    yield first
    yield from many


def _read(item: Item, base: str, settings: CrawlSettings, guest: Guest) -> Target:
    name, source = item
    if not isinstance(source, str):
        body, content_type, url, status = source
        return Target(name, body, url, content_type or None, status)
    if source.startswith(_SCHEMES):
        return asyncio.run(_fetched(source, settings, guest))
    return Target(name, page_file(Path(source)), base)


async def _fetched(name: str, settings: CrawlSettings, guest: Guest) -> Target:
    url = canonical(name)
    if url is None:
        raise UsageError(f"{name!r} is not an http or https address")
    async with HttpFetcher(FetchSettings.of(settings, [url])) as fetcher:
        try:
            robots = await guest.robots(fetcher, url)
        except RefusedError as error:
            raise FormdiverError(f"{error}; give --allow-private if this is meant") from error
        if robots.unavailable:
            raise FormdiverError(f"{name} was not read: {why(f'{ROBOTLESS}: {robots.why}')}")
        if not robots.allowed(url):
            raise FormdiverError(f"{url}: robots.txt forbids it")

        async def may(onward: str) -> None:
            if sent_on(onward):
                raise RefusedError(f"{onward}: a redirect to it would act", reason="acts")
            if not (await guest.robots(fetcher, onward)).allowed(onward):
                raise RefusedError(f"{onward}: robots.txt forbids it", reason="robots")

        await asyncio.sleep(guest.wait(url, time.time()))
        fetched = await fetcher.fetch(Request(url), may=may)
        program = find_browser(settings.browser)
        if program is not None and _by_scripts(fetched):
            fetched = await _drawn(fetched, fetcher, program, guest.politeness)
    return Target(name, fetched.answer.body, fetched.url, fetched.answer.header("Content-Type"), fetched.answer.status)


def _by_scripts(fetched: Fetched) -> bool:
    """Whether scripts draw the page, or its search."""
    answer = fetched.answer
    page = parse(answer.body, fetched.url, content_type=answer.header("Content-Type"), status=answer.status)
    return needs_browser(page) or (unsent_search(page) and not any(map(answers, offered_forms(page))))


async def _drawn(fetched: Fetched, fetcher: HttpFetcher, program: str, politeness: Politeness) -> Fetched:
    """The page as a browser shows it; as it came where that fails."""
    robots = RobotsCache(fetcher.fetch, fetcher.settings.user_agent, time.time)
    door = PoliteDoor(fetcher, robots, politeness, fetcher.fetch, time.time)
    async with Browser(program, Buttons(), fetcher.settings) as browser:
        try:
            return await browser.draw(fetched, door, opening=True)
        except FetchError as error:
            typer.echo(f"formdiver: {printable(error)}", err=True)
            return fetched
