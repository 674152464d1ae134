"""The pages that a command was given: addresses are fetched, robots.txt asked first; files are read, packed ones too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from crawler.cli.given import page_file
from crawler.errors import FormdiverError, RefusedError, UsageError
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.models import Request
from crawler.page import Page, parse
from crawler.robots import Robots
from crawler.urls import canonical, site

#: What the links of a saved page are relative to when nobody says where it came from.
NOWHERE = "http://saved.invalid/"


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


def targets(names: Sequence[str], base_url: str | None, allow_private: bool) -> Iterator[Target]:
    """Each target in turn. The last failure is raised after all: UsageError for what cannot be read, FormdiverError for
    what may not be fetched."""
    base = canonical(base_url) if base_url else NOWHERE
    if base is None:
        raise UsageError(f"--base-url takes an http address, not {base_url!r}")
    failed: FormdiverError | None = None
    for name in names:
        try:
            if name.startswith(("http://", "https://")):
                target = asyncio.run(_fetched(name, allow_private))
            else:
                target = Target(name, page_file(Path(name)), base)
        except FormdiverError as error:
            # One page that cannot be had is no reason to keep the others back.
            if failed is not None:
                typer.echo(f"formdiver: {failed}", err=True)
            failed = error
            continue
        yield target
    if failed is not None:
        raise failed


async def _fetched(name: str, allow_private: bool) -> Target:
    url = canonical(name)
    if url is None:
        raise UsageError(f"{name!r} is not an http or https address")
    async with HttpFetcher(FetchSettings(allow_private=allow_private)) as fetcher:
        try:
            answer = (await fetcher.fetch(Request(f"{site(url)}/robots.txt"))).answer
            robots = Robots.parse(answer.status, answer.body, fetcher.settings.user_agent)
        except RefusedError as error:
            raise FormdiverError(f"{error}; give --allow-private if this is meant") from error
        if not robots.allowed(url):
            raise FormdiverError(f"{url}: robots.txt forbids it")
        fetched = await fetcher.fetch(Request(url))
    return Target(name, fetched.answer.body, fetched.url, fetched.answer.header("Content-Type"), fetched.answer.status)
