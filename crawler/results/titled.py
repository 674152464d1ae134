"""Which text of a page about one thing is its title, and what the columns beside it are named then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from crawler.attributes.columns import Column
from crawler.attributes.looks import SPELT
from crawler.attributes.name import Name
from crawler.attributes.naming import names
from crawler.attributes.years import split_lone_year
from crawler.regions.label_words import labelled
from crawler.results.headings import (
    alike,
    entitled,
    heads_page,
    is_general,
    names_subject,
    specifies,
    without_section,
)
from crawler.results.paired import SURE
from crawler.results.subject import Subject
from crawler.wording.figures import is_place
from knowledge.domain import Domain
from knowledge.matching import Matcher
from knowledge.similarity import fold

#: Longest text that a class alone makes a heading.
NAME = 80
#: Labelled values above a heading from which it heads but a part of what is told of the thing.
TOLD = 3
_LABELLED = frozenset(("term", "label", "header"))
#: So many texts of one class are the headings of parts.
PARTS = 3
_HEADS = frozenset("title heading headline header".split())


def titled(kept: list[Column], subject: Subject) -> tuple[list[Column], int | None, dict[int, Name]]:
    """The columns of a page, which of them is its title, and the names of all; a year that stands alone is parted from them."""
    matcher = subject.matcher
    heading = -1 if _is_section(kept, subject) else subject.heading
    title = _title(kept, heading, matcher)
    if title is None and subject.layout.banners:
        title = _above_labels(kept)
    named = names(kept, title, matcher, {}, 1)
    if matcher is None:
        return kept, title, named
    parted = split_lone_year(kept, title, named, matcher, subject.heading)
    if parted is not None:
        title = parted.index(kept[title]) if title is not None else None
        kept, named = parted, names(parted, title, matcher, {}, 1)
    if title is not None:
        _weigh(kept, title, named, subject, matcher)
        kept[title] = _without_kind(kept[title], matcher, subject.nouns)
    return kept, title, named


def _weigh(kept: Sequence[Column], title: int, named: dict[int, Name], subject: Subject, matcher: Matcher) -> None:
    """Name the heading as the title where it may be: it is the page's first, or the page is surely about it."""
    page, heading = subject.page, subject.heading
    text = subject.words if heading >= 0 else kept[title].values[0]
    told = text if any(alike(thing.name, text) for thing in subject.things) else ""
    first = heading >= 0 and (page.tree.tags[heading] == "h1" or _is_second(subject))
    value = kept[title].values[0]
    surely = heads_page(page, subject.layout, value) or names_subject(page.title, value)
    surely = surely or (not page.title and first)
    if (surely or first) and not is_general(text, subject.nouns):
        _headed(kept, title, matcher.domain, named, told, surely, without_section(page.title, value))


def _is_second(subject: Subject) -> bool:
    """Whether the heading stands right below an h1 that says only of what kind the page is."""
    layout, heading = subject.layout, subject.heading
    before = max((node for node in layout.headings if node < heading), default=-1)
    return before >= 0 and layout.tree.tags[before] == "h1" and specifies(layout, before, heading, subject.nouns)


def _is_section(kept: Sequence[Column], subject: Subject) -> bool:
    """Whether the heading stands below what is told of the thing, and says nothing that the page's title does: "Reviews". A title
    that other pages of the site have as well tells nothing of this one, while the heading is not that of other pages."""
    page, heading = subject.page, subject.heading
    if not page.title or page.title.casefold() in subject.layout.banners:
        return False
    if heading < 0 or page.tree.tags[heading] == "h1" or names_subject(page.title, subject.words):
        return False
    first = (column.cells[0][1].node for column in kept if column.source in _LABELLED)
    return sum(node < heading for node in first) >= TOLD


def _title(kept: Sequence[Column], heading: int, matcher: Matcher | None) -> int | None:
    """Which column is the heading: of its pieces the first that is not called something else ("CS 101" of class "code"). Where
    no heading is, what its class alone says is one."""
    if heading < 0:
        return next((index for index, column in enumerate(kept) if _is_called_heading(column)), None)
    pieces = [index for index, column in enumerate(kept) if is_heading(column, heading)]
    free = [
        index
        for index in pieces
        if matcher is None
        or kept[index].source != "class"
        or matcher.key(kept[index].key)[0] in (None, matcher.domain.main)
    ]
    return next(iter((*free, *pieces)), None)


def _above_labels(kept: Sequence[Column]) -> int | None:
    """Which column stands right above the first that is labelled, a name by its length: what heads the page is the site's."""
    first = next((index for index, column in enumerate(kept) if column.source in _LABELLED), 0)
    above = kept[first - 1] if first else None
    if above is None or above.source not in ("class", "position") or len(above.cells) > 1:
        return None
    return first - 1 if 1 < len(above.values[0]) <= NAME else None


def _is_called_heading(column: Column) -> bool:
    """Whether a class calls the one text of a column the heading of something, which is as long as names are."""
    (_, leaf, text), *more = column.cells
    called = column.source == "class" and column.key.rpartition(" ")[2] in _HEADS and " " in column.key
    return called and not more and leaf.link < 0 and " " in text and len(text) <= NAME


def _headed(
    kept: Sequence[Column], title: int, domain: Domain, named: dict[int, Name], told: str, surely: bool, whole: str
) -> None:
    """Name the heading rather than what is called a title by its class, a property or the kind of thing alone: so are tabs and
    boxes ("Recipe: 6 servings"), the headings of the page's parts, and the names of the writer, of the seller, of a school
    nearby, but for what the page's title (`whole`) has beside the heading. Nor is a title what a label is but like
    ("Positions"), or has several of; only that where it is not sure that the page is about the heading. Where the page says for
    machines as well that its thing is called so (`told`), no label names it anything else."""
    others = [i for i, name in named.items() if name.attribute == domain.main and i != title]
    heading = kept[title].values[0]
    beside = any(value in whole and value not in heading for i in others for value in kept[i].values)
    if title not in named and others and (told or not beside):
        loose = [
            i
            for i in others
            if _is_loose(kept[i], named[i].confidence, surely, domain.kinds) or _heads_parts(kept[i], kept)
        ]
        called = [i for i in others if told and any(_says(kept[i], value, told) for value in kept[i].values)]
        if len(loose) == len(others) or (surely and told):
            for index in others:
                if index not in called:
                    del named[index]
            if not called:
                named[title] = Name(domain.main, 0.7)
    if surely and title in named and named[title].attribute == domain.main:
        named[title] = Name(domain.main, max(SURE, named[title].confidence))


def _says(column: Column, value: str, told: str) -> bool:
    """Whether a value is what the thing is called, or with a label of its own begins so."""
    return alike(value, told) or (column.source != "class" and entitled(value, told))


def _is_loose(column: Column, confidence: float, surely: bool, kinds: frozenset[str]) -> bool:
    """Whether little says that a column is the title, where the page has a heading, `surely` of its subject."""
    if column.source in ("class", "property"):
        return surely
    if all(map(is_place, column.values)):
        return surely  # "Item 4/39"
    kind = surely and kinds.issuperset(fold(column.key).split())
    return kind or confidence < SPELT or len(set(column.values)) > 1


def _heads_parts(column: Column, kept: Sequence[Column]) -> bool:
    """Whether a class calls several texts of the page its title, so that it heads parts of it."""
    called = {other.key for other in kept if other.source == "class"}
    return column.source == "class" and f"{column.key} {PARTS}" in called


def _without_kind(title: Column, matcher: Matcher, nouns: frozenset[str]) -> Column:
    """The heading without what kind of thing it names: "Book: The Silent Garden", "Package: river"."""
    cells = []
    for number, leaf, value in title.cells:
        told = labelled(value)
        kind = told is not None and (told[1].casefold() in nouns or matcher.key(told[1])[0] == matcher.domain.main)
        cells.append((number, leaf, told[2].strip() if told is not None and kind and told[2].strip() else value))
    return replace(title, cells=cells)


def is_heading(column: Column, heading: int) -> bool:
    """Whether a column stands in the page's heading."""
    return (
        heading >= 0
        and any(leaf.heading and heading < leaf.node for _, leaf, _ in column.cells[:1])
        and (column.cells[0][1].node <= heading + 6)
    )
