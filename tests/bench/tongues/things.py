"""Made-up books, films and jobs in a language: titles, and labels with their values."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.bench.tongues.words import Tongue

#: What says a value: of a language, by lot.
Lot = Callable[[Tongue, random.Random], Sequence[str]]


@dataclass(frozen=True)
class Fact:
    """What is said of a thing; `attribute` is the domain's name for it, None where it has none."""

    attribute: str | None
    label: str
    values: Sequence[str]


@dataclass(frozen=True)
class Thing:
    """One book, film or job."""

    title: str
    facts: Sequence[Fact]

    def pairs(self, tongue: Tongue) -> list[tuple[str, str]]:
        """Labels and values as a page shows them."""
        return [(one.label, tongue.joined(one.values)) for one in self.facts]


def _one(key: str, until: int | None = None) -> Lot:
    return lambda tongue, rng: [rng.choice(tongue[key][:until])]


def _year(_: Tongue, rng: random.Random) -> Sequence[str]:
    return [str(rng.randint(1985, 2023))]


def _isbn(_: Tongue, rng: random.Random) -> Sequence[str]:
    digits = "978" + "".join(rng.choice("0123456789") for _ in range(9))
    total = sum((1 if place % 2 == 0 else 3) * int(digit) for place, digit in enumerate(digits))
    return [digits + str((10 - total % 10) % 10)]


#: Where the titles of a domain's things stand among the words.
TITLES = {"books": "titles", "movies": "titles", "jobs": "jobs"}
#: What is said of a domain's things: the attribute, where its labels stand among the words, and its value.
FACTS: dict[str, Sequence[tuple[str | None, str, Lot]]] = {
    "books": (
        ("author", "L_author", _one("people")),
        ("publisher", "L_publisher", _one("pubs")),
        ("year", "L_year", _year),
        ("isbn", "ISBN", _isbn),
        ("language", "L_language", _one("langs")),
        (None, "L_pages", lambda _, rng: [str(rng.randint(90, 700))]),
        ("category", "L_category", _one("cats")),
        ("price", "L_price", _one("prices")),
    ),
    "movies": (
        ("director", "L_director", _one("people", 3)),
        ("actor", "L_actor", lambda tongue, rng: rng.sample(tongue["people"][3:], 2)),
        ("year", "L_fyear", _year),
        ("genre", "L_genre", _one("genres")),
        ("country", "L_country", _one("countries")),
        ("runtime", "L_runtime", _one("runtimes")),
        ("language", "L_language", _one("langs")),
    ),
    "jobs": (
        ("company", "L_company", _one("companies")),
        ("location", "L_location", _one("places")),
        ("type", "L_type", _one("types")),
        ("salary", "L_salary", _one("salaries")),
        ("posted", "L_posted", _one("dates")),
    ),
}
DOMAINS = tuple(FACTS)


def thing(tongue: Tongue, domain: str, rng: random.Random) -> Thing:
    """One thing; a label that it has already is not said again."""
    title, facts = rng.choice(tongue[TITLES[domain]]), dict[str, Fact]()
    for attribute, key, value in FACTS[domain]:
        label = key if key == "ISBN" else rng.choice(tongue[key])
        fact = Fact(attribute, label, value(tongue, rng))
        facts.setdefault(label, fact)
    return Thing(title, tuple(facts.values()))


def several(tongue: Tongue, domain: str, rng: random.Random, count: int) -> list[Thing]:
    """Things with titles of their own."""
    pool = list(tongue[TITLES[domain]])
    rng.shuffle(pool)
    return [_numbered(pool, number, thing(tongue, domain, rng)) for number in range(count)]


def _numbered(pool: Sequence[str], number: int, one: Thing) -> Thing:
    again, place = divmod(number, len(pool))
    return Thing(f"{pool[place]} {again + 1}" if again else pool[place], one.facts)
