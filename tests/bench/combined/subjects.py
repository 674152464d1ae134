"""What made-up sites are about: subjects, and records of them in eight languages."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from tests.bench.combined.words import OTHERWISE, TONGUES

Row = dict[str, str]


@dataclass(frozen=True)
class Subject:
    """What a site is about. `domain` is a shipped one's name, None for a domain of one's own; `person`, `choices` and `figure`
    are attributes: whom a record is from, those that have few values, and the one that is a number. `spoken` ones come in
    all languages, others in English."""

    name: str
    noun: str
    domain: str | None
    attributes: tuple[str, ...]
    person: str
    choices: tuple[str, ...]
    figure: str
    spoken: bool = True


SUBJECTS = {
    one.name: one
    for one in (
        Subject("books", "Books", "books", ("title", "author", "publisher", "year", "category"), "author",
                ("category", "publisher"), "year"),
        Subject("movies", "Movies", "movies", ("title", "director", "year", "genre", "country"), "director",
                ("genre", "country"), "year"),
        Subject("jobs", "Jobs", "jobs", ("title", "company", "location", "type", "salary"), "company",
                ("location", "type"), "salary"),
        Subject("walks", "Walks", None, ("title", "region", "length", "grade", "season"), "region",
                ("grade", "region", "season"), "length"),
        Subject("papers", "Papers", "papers", ("title", "author", "journal", "year"), "author", ("journal",), "year", False),
        Subject("issues", "Issues", "issues", ("title", "identifier", "status", "priority", "component", "reporter"),
                "reporter", ("status", "priority", "component"), "identifier", False),
    )
}  # fmt: skip
_JOURNALS = ("Annals of Rivers", "Journal of Quiet Systems", "Letters on Optics", "Harbour Review", "Acta Mechanica Nova",
             "Computing Notes")  # fmt: skip
#: Attribute → the table its values are words of.
_TABLES = {"category": "sorts", "genre": "sorts", "country": "places", "location": "places", "region": "places",
           "type": "contracts", "grade": "grades", "season": "seasons"}  # fmt: skip
#: Attribute → its values, some of them more often.
_STATES = {
    "status": ("open", "closed", "closed", "in progress"),
    "priority": ("low", "normal", "normal", "high"),
    "component": ("parser", "scheduler", "network", "docs", "installer"),
    "journal": _JOURNALS,
}
#: Languages that set no spaces between words; the word for "of" and the one for "and".
_UNSPACED = {"zh": ("的", "与"), "ja": ("の", "と")}
_AND = {"de": "und", "fr": "et", "es": "y", "ru": "и", "ar": "و"}


def _value(attribute: str, lang: str, rng: random.Random, number: int) -> str:
    words = TONGUES[lang].words
    if attribute in _TABLES:
        return rng.choice(words[_TABLES[attribute]])
    if attribute in _STATES:
        return rng.choice(_STATES[attribute])
    match attribute:
        case "publisher":
            return rng.choice(words["presses"])
        case "company":
            family = "" if lang in _UNSPACED else f"{rng.choice(words['family'])} "
            return family + rng.choice(words["presses"])
        case "year":
            old = rng.random() < 0.5
            return str(min(rng.randint(1960, 2024), rng.randint(1985, 2024)) if old else rng.randint(1990, 2024))
        case "salary":
            return f"{rng.randint(24, 96)},000" if lang == "en" else str(rng.randint(24, 96) * 1000)
        case "length":
            return f"{rng.randint(3, 29)} km"
        case "identifier":
            return f"#{1000 + number}"
    first, last = ("family", "given") if lang in _UNSPACED else ("given", "family")
    return f"{rng.choice(words[first])}{'' if lang == 'zh' else ' '}{rng.choice(words[last])}"


def _title(subject: Subject, lang: str, rng: random.Random) -> str:
    words = TONGUES[lang].words
    first, noun, other = (rng.choice(words[one]) for one in ("adjectives", "nouns", "nouns"))
    place = rng.choice(words["places"])
    if lang in _UNSPACED:
        of, and_ = _UNSPACED[lang]
        return rng.choice((f"{first}{of}{noun}", f"{noun}{and_}{other}", f"{place}{of}{first}{noun}"))
    if subject.name == "papers":
        first, noun, other = (rng.choice(words[one]) for one in ("methods", "things", "things"))
        return rng.choice(
            (
                f"{first.title()} {noun} for {other}",
                f"A {first} approach to {noun} of {other}",
                f"On {noun} and {first} {other}",
            )
        )
    if subject.name == "issues":
        return rng.choice(
            (
                f"Crash when {noun} meets {other}",
                f"{first.title()} {noun} is not shown",
                f"Wrong {noun} after {first} {other}",
            )
        )
    if subject.name == "jobs" and lang == "en":
        return rng.choice(
            (f"{first.title()} {noun} engineer", f"{noun.title()} and {other} manager", f"Senior {noun} keeper")
        )
    if lang == "en":
        there = f"A {first.title()} {noun.title()} and the {other.title()}"
        return rng.choice((f"The {first.title()} {noun.title()}", f"{noun.title()} of {place}", there))
    whole = rng.choice((f"{first} {noun}", f"{noun} {_AND[lang]} {other}", f"{noun} {first} {place}"))
    return whole[0].upper() + whole[1:]


def records(subject: Subject, lang: str, size: int, seed: int) -> list[Row]:
    """So many made-up records, each of another title; the same for the same arguments."""
    rng = random.Random(f"{subject.name} {lang} {size} {seed}")
    found: dict[str, Row] = {}
    while len(found) < size:
        title = _title(subject, lang, rng)
        if title.lower() not in found:
            values = {one: _value(one, lang, rng, len(found)) for one in subject.attributes[1:]}
            found[title.lower()] = {"title": title} | values
    return list(found.values())


def domain(subject: Subject, lang: str) -> dict[str, Any] | None:
    """What a user writes of a subject of their own; None where a shipped domain is about it."""
    if subject.domain is not None:
        return None
    tongue = TONGUES[lang]
    types = {"title": "text", "length": "number"}
    attributes = []
    for one in subject.attributes:
        label = tongue.labels[one].lower()
        called = tongue.titled.get(subject.name, label).lower() if one == "title" else label
        aliases = {label, called, OTHERWISE.get(one, one).lower()} - {one}
        told = {"name": one, "type": types.get(one, "enum"), "affinity": 0.5, "aliases": sorted(aliases)}
        attributes.append(told)
    return {
        "name": subject.name,
        "title": subject.noun,
        "languages": [lang],
        "instances": {"title": [one.lower() for one in tongue.words["nouns"][:4]]},
        "nouns": ["walk", "walks"],
        "attributes": attributes,
        "identity": [["title"]],
        "topic": ["walk", "trail", "hike", "path", "summit", "valley", "route"],
    }
