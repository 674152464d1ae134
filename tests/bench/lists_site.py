"""The habits of a made-up site and what its records say, for `lists_pages.py`."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

_SYLLABLES = (
    "ba ce di fo gu ka le mi no pu ra se ti vo wu lan ber sten mar tel ron dis con per for ing tion er al".split()
)
_CLASSES = (
    "result item hit record entry row box card product listing res search-result c1 x3 b_algo line block teaser".split()
)


@dataclass
class Item:
    """One record: what it says, in the order in which layouts show it."""

    title: str
    href: str
    snippet: str = ""
    facts: list[str] = field(default_factory=list)
    address: str = ""
    extra: list[tuple[str, str]] = field(default_factory=list)
    number: int = 0


class Site:
    """The habits of one made-up site: a seeded source of choices."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.old = self.r.random() < 0.6
        self.numbered = self.r.random() < 0.3
        self.linked = self.r.random() < 0.9
        self.has_snippet = self.r.random() < 0.75
        self.has_address = self.r.random() < 0.35
        self.has_extra = self.r.random() < 0.35
        self.facts = self.r.choice([0, 1, 1, 2, 3, 5])
        self.optional = self.r.random() < 0.5
        self.bold = self.r.random() < 0.4
        self.strip = self.r.choice(["odd", "even", ""])
        self.font = '<font size="2" face="arial">' if self.old and self.r.random() < 0.4 else ""
        self.title_words = self.r.choice([(1, 3), (3, 8), (5, 12)])
        self.snippet_words = self.r.choice([(8, 20), (15, 45), (30, 80)])
        self.class_name = self.r.choice(_CLASSES)
        self.topics = [self.word() for _ in range(60)]
        self.labels = [self.word().title() for _ in range(6)]
        self.extras = [self.word().title() for _ in range(2)]

    def chance(self, share: float) -> bool:
        return self.r.random() < share

    def word(self) -> str:
        return "".join(self.r.choice(_SYLLABLES) for _ in range(self.r.randint(1, 4)))

    def words(self, low: int, high: int) -> str:
        return " ".join(self.r.choice(self.topics) for _ in range(self.r.randint(low, high)))

    def fact(self, at: int) -> str:
        kind = (at + len(self.topics[0])) % 5
        value = (
            f"{self.r.randint(1, 28)} {self.r.choice('Jan Mar May Jul Sep Nov'.split())} {self.r.randint(1990, 2020)}",
            f"${self.r.randint(1, 900)}.{self.r.randint(10, 99)}",
            f"{self.r.randint(2, 90)} kb",
            self.words(1, 3).title(),
            str(self.r.randint(1, 5000)),
        )[kind]
        return f"{self.labels[at]}: {value}" if (at + len(self.topics[1])) % 2 else value

    def item(self, number: int) -> Item:
        show = (lambda: self.chance(0.75)) if self.optional else (lambda: True)
        slug = self.word() + str(self.r.randint(1, 9999))
        href = f"http://www.{self.word()}.com/{slug}.html" if self.has_address else f"/view?id={slug}"
        return Item(
            self.words(*self.title_words).capitalize(),
            href,
            self.words(*self.snippet_words).capitalize() + "." if self.has_snippet and show() else "",
            [self.fact(at) for at in range(self.facts) if at == 0 or show()],
            href if self.has_address else "",
            [(name, f"/x{at}?id={slug}") for at, name in enumerate(self.extras)] if self.has_extra else [],
            number,
        )

    def head(self, item: Item) -> str:
        title = f"<b>{item.title}</b>" if self.bold else item.title
        title = f'<a href="{item.href}">{title}</a>' if self.linked else title
        return f"{item.number}. {title}" if self.numbered else title

    def lines(self, item: Item) -> list[str]:
        """What follows the title, a line each."""
        found = [item.snippet] if item.snippet else []
        if item.facts:
            found.insert(len(found) if self.old else 0, (" - " if self.old else " | ").join(item.facts))
        if item.address:
            found.append(f"<i>{item.address}</i>" if self.linked else f'<a href="{item.href}">{item.address}</a>')
        if item.extra:
            found.append(" - ".join(f'<a href="{href}">{name}</a>' for name, href in item.extra))
        return found


Build = Callable[[Site, list[Item]], str]


def said(site: Site, item: Item) -> str:
    """The words of a record."""
    words = [item.title, *item.facts, item.snippet, item.address, *(name for name, _ in item.extra)]
    return " ".join([str(item.number), *words] if site.numbered else words)
