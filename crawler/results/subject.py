"""What a page is about: the heading that says it, where that is told, and what the page's metadata says of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crawler.page import Page
from crawler.regions.layout import Layout
from crawler.results.areas import areas
from crawler.results.attested import subjects
from crawler.results.headings import heading_of
from crawler.results.metadata import Thing
from knowledge.matching import Matcher


@dataclass(frozen=True, slots=True)
class Subject:
    """A page and what it is about: `intervals` are the nodes that tell it, `heading` the one that names it (-1: there is none)
    and `words` its text, `nouns` what the domain calls such a thing, `things` what metadata describes."""

    page: Page
    layout: Layout
    matcher: Matcher | None
    known: Callable[[str], float] | None
    intervals: Sequence[tuple[int, int]]
    nouns: frozenset[str]
    heading: int
    words: str
    things: Sequence[Thing]


def subject_of(page: Page, layout: Layout, matcher: Matcher | None) -> Subject:
    """What a page is about, for the domain of the matcher if there is one."""
    known: Callable[[str], float] | None = (lambda text: matcher.key(text)[1]) if matcher is not None else None
    intervals = areas(page, layout, known)
    nouns = frozenset(noun.casefold() for noun in matcher.domain.nouns) if matcher is not None else frozenset()
    heading = heading_of(page, layout, intervals, nouns)
    words = page.tree.text(heading, 300) if heading >= 0 else ""
    return Subject(page, layout, matcher, known, intervals, nouns, heading, words, subjects(page, layout, heading))
