"""A made-up but lifelike catalogue: books in English and Chinese, papers, and issues; the same for the same seed.

Names, publishers and title words follow Zipf's law, about one record in two hundred lacks a field, some titles come
back as other editions, and titles carry accents, quotes, ampersands and `<`. Nothing is copied from real data.
"""

from __future__ import annotations

import csv
import gzip
import itertools
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from samples import hanzi, words

#: One record: attribute → value as plain text; a missing value is the empty string. Several authors are joined by "; ".
Record = dict[str, str]

BOOK_ATTRIBUTES = ("title", "author", "publisher", "year", "isbn", "category", "price", "language")
PAPER_ATTRIBUTES = ("title", "author", "venue", "year")
ISSUE_ATTRIBUTES = ("title", "component", "status", "priority", "owner", "keyword", "type")
AUTHOR_SEPARATOR = "; "
MISSING_SHARE = 0.005
_NEVER_MISSING = {"title", "isbn"}


class _Zipf:
    """Draws items with probability ∝ 1 / rank^exponent, the rank being the position in `items`."""

    def __init__(self, items: Sequence[str], exponent: float = 1.0) -> None:
        self._items = items
        self._weights = list(itertools.accumulate((rank + 1.0) ** -exponent for rank in range(len(items))))

    def draw(self, rng: random.Random) -> str:
        return rng.choices(self._items, cum_weights=self._weights)[0]


def check_digit(twelve: str) -> str:
    """The last digit of the ISBN-13 (EAN-13) that starts with these twelve."""
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(twelve))
    return str(-total % 10)


def _isbn(serial: int, group: str) -> str:
    # A multiplication modulo 10^8 spreads the serial numbers and keeps them distinct (the factor is odd and ends in 7).
    twelve = f"978{group}{serial * 48271337 % 10**8:08d}"
    return twelve + check_digit(twelve)


def _coin(rng: random.Random, syllables: int) -> str:
    parts = [rng.choice(words.ONSETS) + rng.choice(words.VOWELS) + rng.choice(words.CODAS) for _ in range(syllables)]
    return "".join(parts).capitalize()


def _distinct(make: Callable[[], str], wanted: int) -> list[str]:
    """Up to `wanted` distinct results of `make`, in the order they came; fewer where it keeps repeating itself."""
    found: dict[str, None] = {}
    for _ in range(wanted * 20):
        if len(found) >= wanted:
            break
        found[make()] = None
    return list(found)


def _year(rng: random.Random) -> str:
    return str(max(1921, 2024 - int(rng.expovariate(1 / 16))))


def _price(rng: random.Random) -> str:
    return f"{min(480.0, 4.0 + rng.lognormvariate(2.7, 0.55)):.1f}0"


def _capitals(text: str) -> str:
    small = {"of", "and", "the", "in", "a", "an", "to", "for", "on"}
    parts = text.split(" ")
    return " ".join(w if i and w in small else w[:1].upper() + w[1:] for i, w in enumerate(parts))


class _EnglishTitles:
    def __init__(self, rng: random.Random, size: int) -> None:
        self._rng = rng
        self._adjectives = _Zipf(words.ADJECTIVES, 0.8)
        self._nouns = _Zipf(words.NOUNS, 0.8)
        self._places = _Zipf(words.PLACES, 0.7)
        self._rare = _Zipf(_distinct(lambda: _coin(rng, rng.choice((2, 2, 3))), max(60, size // 3)), 0.5)
        self._topics = {name: _Zipf(topics, 0.7) for name, topics in words.CATEGORY_TOPICS.items()}

    def make(self, category: str) -> str:
        rng = self._rng
        adjective, noun, other = self._adjectives.draw(rng), self._nouns.draw(rng), self._nouns.draw(rng)
        topic, place, rare = self._topics[category].draw(rng), self._places.draw(rng), self._rare.draw(rng)
        patterns = (
            f"the {adjective} {noun}",
            f"the {noun} of {rare}",
            f"{topic} in {place}",
            f"a history of {topic}",
            f"{rare}'s {noun}",
            f"{topic}: an introduction",
            f"the {adjective} {noun} of {place}",
            f"{noun} and {other}",
            f"on {topic}",
            f"{adjective} {noun}, {self._adjectives.draw(rng)} {other}",
            f"the {rare} {noun}",
            f"understanding {topic}",
            f"{topic} & {other}",
            f"a {noun} in {rare}",
            f"{place}: the {adjective} {noun}",
            f"“{noun}” and other stories",
            f'the "{adjective}" {noun}',
            f"{topic} for the {adjective}",
            f"is {noun} < {other}?",
            f"{rare} — {topic} (illustrated)",
        )
        weights = (16, 9, 9, 7, 6, 7, 6, 6, 4, 4, 6, 4, 3, 4, 3, 1, 1, 2, 1, 2)
        return _capitals(rng.choices(patterns, weights=weights)[0])


def _joined(rng: random.Random, authors: _Zipf) -> str:
    count = rng.choices((1, 2, 3), weights=(76, 19, 5))[0]
    return AUTHOR_SEPARATOR.join(dict.fromkeys(authors.draw(rng) for _ in range(count)))


def _english_authors(rng: random.Random, wanted: int) -> _Zipf:
    given, family = _Zipf(words.GIVEN_NAMES, 0.5), _Zipf(words.FAMILY_NAMES, 0.5)

    def make() -> str:
        last = family.draw(rng) if rng.random() < 0.6 else _coin(rng, 2)
        middle = f" {rng.choice('ABCDEFGHJKLMPRSTW')}." if rng.random() < 0.2 else ""
        return f"{given.draw(rng)}{middle} {last}"

    return _Zipf(_distinct(make, wanted), 0.75)


def _publishers(rng: random.Random, heads: Sequence[str], tails: Sequence[str], gap: str, wanted: int) -> _Zipf:
    names = _distinct(lambda: f"{rng.choice(heads)}{gap}{rng.choice(tails)}", min(wanted, len(heads) * len(tails)))
    return _Zipf(names, 1.0)


def _with_gaps(rng: random.Random, record: Record) -> Record:
    """The record, once in two hundred without one of its values (never the title or what identifies an edition)."""
    if rng.random() < MISSING_SHARE:
        record[rng.choice([name for name in record if name not in _NEVER_MISSING])] = ""
    return record


def _books(size: int, rng: random.Random, group: str, fresh: Callable[[], Record]) -> list[Record]:
    """`size` books: made by `fresh`, but one in twenty-five is another edition of an earlier one."""
    books: list[Record] = []
    for serial in range(size):
        if books and rng.random() < 0.04:
            old = rng.choice(books)
            year = str(min(2024, int(old["year"] or 1990) + rng.randint(1, 12)))
            book = old | {"year": year, "price": _price(rng)}
        else:
            book = fresh()
        book["isbn"] = _isbn(serial + 1, group)
        books.append(_with_gaps(rng, {name: book[name] for name in BOOK_ATTRIBUTES}))
    return books


def books(size: int, seed: int = 1) -> list[Record]:
    """`size` books in the Latin script with `BOOK_ATTRIBUTES`."""
    rng = random.Random(f"books {seed}")
    titles = _EnglishTitles(rng, size)
    authors = _english_authors(rng, max(40, size * 2 // 5))
    publishers = _publishers(rng, words.PUBLISHER_HEADS, words.PUBLISHER_TAILS, " ", max(20, int(size**0.5) * 2))
    categories, languages = _Zipf(list(words.CATEGORY_TOPICS), 0.8), _Zipf(words.LANGUAGES, 2.2)

    def fresh() -> Record:
        category = categories.draw(rng)
        return {
            "title": titles.make(category),
            "author": _joined(rng, authors),
            "publisher": publishers.draw(rng),
            "year": _year(rng),
            "category": category,
            "price": _price(rng),
            "language": languages.draw(rng),
        }

    return _books(size, rng, "1", fresh)


def chinese_books(size: int, seed: int = 1) -> list[Record]:
    """`size` books in simplified Chinese with `BOOK_ATTRIBUTES`; every character is in GBK."""
    rng = random.Random(f"chinese books {seed}")
    surnames, given = _Zipf(hanzi.SURNAMES, 0.9), _Zipf(hanzi.GIVEN, 0.4)

    def author() -> str:
        if rng.random() < 0.12:
            first, last = rng.choice(hanzi.FOREIGN_GIVEN), rng.choice(hanzi.FOREIGN_FAMILY)
            return f"[{rng.choice(hanzi.COUNTRIES)}]{first}·{last}"
        return surnames.draw(rng) + "".join(given.draw(rng) for _ in range(rng.choice((1, 2, 2))))

    authors = _Zipf(_distinct(author, max(40, size * 2 // 5)), 0.75)
    publishers = _publishers(rng, hanzi.PUBLISHER_HEADS, hanzi.PUBLISHER_TAILS, "", max(20, int(size**0.5) * 2))
    categories, patterns = _Zipf(list(hanzi.CATEGORY_TOPICS), 0.8), _Zipf(hanzi.PATTERNS, 0.6)
    topics = {name: _Zipf(entries, 0.7) for name, entries in hanzi.CATEGORY_TOPICS.items()}
    places, graces = _Zipf(hanzi.PLACES, 0.7), _Zipf(hanzi.GRACES, 0.7)

    def fresh() -> Record:
        category = categories.draw(rng)
        other = categories.draw(rng)
        title = patterns.draw(rng).format(
            t=topics[category].draw(rng),
            u=topics[other].draw(rng),
            p=places.draw(rng),
            g=graces.draw(rng),
            n=rng.choice("二三四"),
        )
        if rng.random() < 0.35:
            title = f"{places.draw(rng)}{title}" if rng.random() < 0.5 else f"{authors.draw(rng)}谈{title}"
        return {
            "title": title,
            "author": _joined(rng, authors),
            "publisher": publishers.draw(rng),
            "year": _year(rng),
            "category": category,
            "price": _price(rng),
            "language": "中文",
        }

    return _books(size, rng, "7", fresh)


def papers(size: int, seed: int = 1) -> list[Record]:
    """`size` papers with `PAPER_ATTRIBUTES`; no title comes twice."""
    rng = random.Random(f"papers {seed}")
    authors = _english_authors(rng, max(40, size // 2))
    methods, settings = _Zipf(words.METHODS, 0.6), _Zipf(words.SETTINGS, 0.6)
    phenomena, venues = _Zipf(words.PHENOMENA, 0.7), _Zipf(words.VENUES, 0.9)
    rare = _Zipf(_distinct(lambda: _coin(rng, 3), max(60, size // 3)), 0.4)

    def title() -> str:
        core = f"{methods.draw(rng)} {phenomena.draw(rng)}"
        return rng.choice(
            (
                f"{core} in {settings.draw(rng)}",
                f"{core}: The {rare.draw(rng)} Case",
                f"{core} & {phenomena.draw(rng)}",
                f"{core} in {settings.draw(rng)} of {rare.draw(rng)}",
                f"{rare.draw(rng)}: {core}",
            )
        )

    titles = _distinct(title, size)
    made: list[Record] = []
    for serial in range(size):
        name = titles[serial] if serial < len(titles) else f"{title()}, Part {serial}"
        values = (name, _joined(rng, authors), venues.draw(rng), _year(rng))
        made.append(_with_gaps(rng, dict(zip(PAPER_ATTRIBUTES, values, strict=True))))
    return made


def issues(size: int, seed: int = 1) -> list[Record]:
    """`size` issues of a tracker with `ISSUE_ATTRIBUTES`; no title comes twice; closed ones are the majority."""
    rng = random.Random(f"issues {seed}")
    draw = {
        "component": _Zipf(words.COMPONENTS, 0.8),
        "status": _Zipf(words.STATUSES, 1.1),
        "priority": _Zipf(words.PRIORITIES, 0.9),
        "owner": _Zipf([name.lower() for name in _distinct(lambda: _coin(rng, 2), 40)], 0.9),
        "keyword": _Zipf(words.KEYWORDS, 0.8),
        "type": _Zipf(words.ISSUE_TYPES, 1.0),
    }
    subjects, symptoms = _Zipf(words.SUBJECTS, 0.5), _Zipf(words.SYMPTOMS, 0.5)
    circumstances = _Zipf(words.CIRCUMSTANCES, 0.4)
    seen: set[str] = set()
    made: list[Record] = []
    for serial in range(size):
        title = f"{subjects.draw(rng)} {symptoms.draw(rng)} {circumstances.draw(rng)}"
        if title in seen:
            title += f" ({_coin(rng, 2)} {serial + 1})"
        seen.add(title)
        record = {"title": title} | {name: draw[name].draw(rng) for name in ISSUE_ATTRIBUTES[1:]}
        made.append(_with_gaps(rng, record))
    return made


def load(path: Path, seed: int = 1, size: int | None = None) -> list[Record]:
    """The books of a CSV file (UTF-8, header row, `.gz` allowed) with the columns of `BOOK_ATTRIBUTES`; papers, with
    `PAPER_ATTRIBUTES`, where it has a column "venue". Of more than `size` rows so many are drawn.

    Columns the file lacks are filled in: a book's ISBN, category, price and language by chance from the seed, the others
    stay empty; a row without a title is left out. Raises `ValueError` where the file has no title column.
    """
    rng = random.Random(f"load {seed}")
    categories, languages = _Zipf(list(words.CATEGORY_TOPICS), 0.8), _Zipf(words.LANGUAGES, 2.2)
    made: list[Record] = []
    rows = list(_rows(path))
    for serial, row in enumerate(rng.sample(rows, size) if size is not None and size < len(rows) else rows):
        names = PAPER_ATTRIBUTES if "venue" in row else BOOK_ATTRIBUTES
        record = {name: (row.get(name) or row.get(f"{name}s") or "").strip() for name in names}
        if not record["title"]:
            continue
        if "venue" in row:
            made.append(record)
            continue
        invented = {
            "isbn": _isbn(serial + 1, "2"),
            "category": categories.draw(rng),
            "price": _price(rng),
            "language": languages.draw(rng),
        }
        made.append(record | {name: value for name, value in invented.items() if name not in row})
    return made


def _rows(path: Path) -> Iterator[dict[str, str]]:
    try:
        with _opened(path) as text:
            reader = csv.DictReader(text)
            names = [(name or "").strip().lower() for name in reader.fieldnames or ()]
            if "title" not in names:
                raise ValueError(f"{path} has no column named title")
            reader.fieldnames = names
            for row in reader:
                yield {name: value for name, value in row.items() if isinstance(name, str) and isinstance(value, str)}
    except (csv.Error, EOFError, zlib.error) as error:
        raise ValueError(f"{path} cannot be read as CSV: {error}") from error


def _opened(path: Path) -> TextIO:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8-sig", errors="replace", newline="")
    return path.open(encoding="utf-8-sig", errors="replace", newline="")
