"""What the links of a site have brought, by the shapes of their addresses and by the templates of their pages.

Those that bring nothing lose their budget, so that calendars, sort orders and facets end by themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from crawler.urls import path_and_query, pieces


@lru_cache(maxsize=16_384)
def pattern(url: str) -> str:
    """The shape of a URL: numbers and long tokens of the path as one sign, the parameter names of the query sorted."""
    path, _, query = path_and_query(url).partition("?")
    segments = []
    for segment in path.split("/"):
        if len(segment) > 24 or any(c.isdigit() for c in segment):
            segment = re.sub(r"\d+", "#", segment)
            if len(segment) > 24 or segment.count("-") > 2 or segment.count("_") > 2:
                segment = "*"
        segments.append(segment)
    names = sorted({_named(pair) for pair in pieces(query)} - {""})
    return "/".join(segments) + ("?" + "&".join(names) if names else "")


def _named(pair: str) -> str:
    """The name of a parameter; of a value without a name ("?10234") its shape."""
    name, mark, _ = pair.partition("=")
    return name if mark else re.sub(r"\d+", "#", name)


@dataclass
class Patterns:
    """What the links of each pattern of one site have brought; decides when a pattern is not worth another page.

    A pattern is spent after `patience` pages in a row without a new record or interface, be it on a page that they link,
    and dead after `deaths` pages that the site does not have, while it had none.
    """

    patience: int = 8
    deaths: int = 12
    _dry: dict[str, int] = field(default_factory=dict)
    _rich: dict[str, int] = field(default_factory=dict)
    _gone: dict[str, int] = field(default_factory=dict)

    def gone(self, url: str) -> None:
        """The site does not have a page that it links."""
        key = pattern(url)
        self._gone[key] = self._gone.get(key, 0) + 1

    def dead(self, url: str) -> bool:
        """Whether the site has none of the pages of this URL's pattern, as far as is known."""
        key = pattern(url)
        return self._gone.get(key, 0) >= self.deaths and key not in self._dry and key not in self._rich

    def fetched(self, url: str, gained: int) -> None:
        """A page was fetched and brought `gained` new things."""
        key = pattern(url)
        if gained:
            self._dry[key] = 0
            self._rich[key] = self._rich.get(key, 0) + gained
        else:
            self._dry[key] = self._dry.get(key, 0) + 1

    def led(self, url: str) -> None:
        """A page that this URL's page links brought something: a list of names alone is none in vain."""
        self._dry[pattern(url)] = 0

    def spent(self, url: str) -> bool:
        """Whether the pattern of this URL has lost its budget."""
        key = pattern(url)
        return self._dry.get(key, 0) >= self.patience * (2 if self._rich.get(key) else 1)

    def worth(self, url: str) -> float:
        """Mean gain of the pattern's pages so far, in [0, 1]; .5 when it is unknown."""
        key = pattern(url)
        rich, dry = self._rich.get(key, 0), self._dry.get(key, 0)
        return 0.5 if not rich and not dry else min(1.0, rich / (rich + 4 * dry + 1e-9))


@dataclass
class Templates:
    """What the pages of each template of one site have brought; the links of a template that brings nothing are let go.

    A trap may write its addresses in any way, but its pages are made by one template. Pages without a template (-1) have
    no budget. The counts are of this run: after an interruption a trap has to show itself again.
    """

    patience: int = 40
    _dry: dict[int, int] = field(default_factory=dict)

    def fetched(self, template: int, gained: int) -> None:
        """A page was fetched and brought `gained` new things."""
        self._dry[template] = 0 if gained else self._dry.get(template, 0) + 1

    def spent(self, template: int) -> bool:
        """Whether the template has lost its budget: so many pages in a row without a new record or interface."""
        return template >= 0 and self._dry.get(template, 0) > self.patience


#: Links of one page that say the same and lead to addresses of one pattern: so many are the buttons of as many things.
ALIKE = 3
#: Most buttons of one site that are told apart.
MAX_BUTTONS = 2_000
#: What a link says, and the pattern of where it leads.
Button = tuple[str, str]


@dataclass
class Buttons:
    """The links that say the same beside each of many things ("Follow", "Cite", "Details"): what is behind a few of them
    tells what is behind all. As links that act can not be known by their words in every language, a few are all that are
    tried where what is behind them is not wanted. The counts are of this run."""

    few: int = 2
    _tried: dict[Button, set[str]] = field(default_factory=dict)
    _held: dict[Button, dict[str, float]] = field(default_factory=dict)
    _wanted: set[Button] = field(default_factory=set)

    def note(self, links: Iterable[tuple[str, str]]) -> None:
        """One more page, with the address and the text of each of its links."""
        counts = Counter(button(url, text) for url, text in links)
        for one, count in counts.items():
            if count >= ALIKE and len(self._tried) < MAX_BUTTONS:
                self._tried.setdefault(one, set())

    def holds(self, key: str, url: str, text: str, priority: float) -> bool:
        """Whether a link is to wait, as enough of its kind are tried; its task is known by its key, and `priority` is what
        it is worth."""
        one = button(url, text)
        tried = self._tried.get(one)
        if tried is None or one in self._wanted or url in tried:
            return False
        if len(tried) < self.few:
            tried.add(url)
            return False
        self._held.setdefault(one, {})[key] = priority
        return True

    def gained(self, one: Button) -> dict[str, float]:
        """A page behind such a link brought something: what the others are worth by their tasks' keys, as they wait no more."""
        self._wanted.add(one)
        return self._held.pop(one, {})


def button(url: str, text: str) -> Button:
    """What tells links that say the same beside each of many things."""
    return " ".join(text.lower().split())[:80], pattern(url)
