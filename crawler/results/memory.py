"""What the pages of one site have taught about its templates, so that a further page of one need not be searched anew.

A page's template is told by its shapes: the kinds of its elements (name and class, digits dropped) with those of their
parents. A template keeps the shapes that all its pages have and those that any of them has. When several pages of one
were searched in full and agreed (a list at the same place, the labels of one thing, nothing), the next page that fits is
read at once: a list's records at the place of the earlier ones, without ranking what else repeats. Pages that bring new
shapes, more of a shape than was seen, or something else than expected are searched in full, and so is a page now and
then; a template that is caught in the wrong twice is never believed again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from crawler.page import Page
from crawler.regions.candidates import Candidate, Interval
from crawler.regions.layout import KIND_BITS, Layout
from crawler.regions.region import tidied
from crawler.results.assembly import common_attributes, list_records
from crawler.results.banners import Banners
from crawler.results.detail import read_detail
from crawler.results.doubt import KNOWN, PRESENT
from crawler.results.extraction import Extraction, Question, extract_records, subject
from crawler.results.standing import Standing, told
from knowledge.matching import Matcher

#: Full searches in a row that must agree before a template is believed, and after how many believed pages the first
#: further search is made; each that agrees doubles the distance.
AGREED = 5
FIRST_CHECK = 16
LAST_CHECK = 512
#: Probability of a list from which one that was not believed was a close call.
CLOSE = 0.6 * PRESENT
#: Times a template may be caught in the wrong.
STRIKES = 2
#: Least share of common shapes for a page to join a template, and how many templates of a site are kept.
ALIKE = 0.75
MAX_TEMPLATES = 64
#: Fewest records that are taken by their place alone, and their least share of the fewest that a search found.
FEW = 4
ENOUGH = 0.5
#: Pages of a list that agreed before a shorter one is told by where its entries stand.
SEEN = 3
#: How much more of a shape than was ever seen still fits: a share and a number.
MORE, SOME = 1.25, 2
#: Shapes of a page beyond which it is not remembered, kinds of a site beyond which all is forgotten, steps of a path.
MAX_SHAPES = 2_000
MAX_KINDS = 20_000
STEPS = 40
_MASK = (1 << KIND_BITS) - 1
_DIGITS = re.compile(r"\d+")

Path = tuple[int, ...]


@dataclass(slots=True)
class Template:
    """One template: its number, what its pages hold (`form`), where the records of its lists stand (`paths`, empty where
    they are not elements of their own), the shapes of all its pages (`core`) and of any (`known`, with most times), and
    the `fewest` records of a list. `believed` counts the pages since the last check, `spared` all that were not searched."""

    number: int
    form: Literal["list", "detail", "none"]
    paths: frozenset[Path]
    core: frozenset[int]
    known: dict[int, int]
    fewest: int = 0
    agreed: int = 1
    believed: int = 0
    spared: int = 0
    distance: int = FIRST_CHECK
    strikes: int = 0
    sure: bool = True

    @property
    def trusted(self) -> bool:
        """Whether a page that fits is read without a search."""
        clear = bool(self.paths) if self.form == "list" else self.sure
        return clear and self.agreed >= AGREED and self.strikes < STRIKES

    def fits(self, counts: Mapping[int, int]) -> bool:
        """Whether a page with these shapes has all that the template's pages have and nothing that none has."""
        known = self.known
        return (
            len(counts) <= len(known)
            and self.core <= counts.keys()
            and counts.keys() <= known.keys()
            and (self.form == "list" or all(times <= MORE * known[one] + SOME for one, times in counts.items()))
        )

    def take(self, counts: Mapping[int, int]) -> None:
        """Learn the shapes of a further page."""
        self.core = self.core & counts.keys()
        known = self.known
        for one, times in counts.items():
            if times > known.get(one, 0):
                known[one] = times


@dataclass
class Memory:
    """The templates of one site. Bounded; what it forgets, it learns again."""

    templates: list[Template] = field(default_factory=list)
    standing: Standing = field(default_factory=Standing)
    banners: Banners = field(default_factory=Banners)
    _kinds: dict[tuple[str, str | None], int] = field(default_factory=dict)
    _names: dict[str, int] = field(default_factory=dict)
    _made: int = 0

    def read(self, page: Page, matcher: Matcher | None, question: Question | None = None) -> tuple[Extraction, int]:
        """The records of a page of this site, and the number of its template (-1 where it has none)."""
        if not len(page.tree):
            return Extraction(), -1
        layout = Layout(page.tree, self.banners.known(), question.said if question is not None else ())
        found = self._read(page, layout, matcher, question)
        self.banners.note(layout, nothing=found[0].form == "none", title=page.title)
        return found

    def _read(
        self, page: Page, layout: Layout, matcher: Matcher | None, question: Question | None
    ) -> tuple[Extraction, int]:
        kinds = self._numbered(layout)
        counts = _shapes(layout, kinds)
        if len(counts) > MAX_SHAPES:
            return extract_records(page, matcher=matcher, question=question, layout=layout), -1
        fitting = [template for template in self.templates if template.fits(counts)]
        template = min(fitting, key=lambda one: len(one.known) - len(one.core)) if fitting else None
        plain = all(one.form == fitting[0].form and one.paths == fitting[0].paths for one in fitting)
        if template is not None and template.trusted and plain:
            template.believed += 1
            if template.believed < template.distance:
                found = self._applied(template, page, layout, kinds, matcher, question.echo if question else {})
                if found is not None:
                    template.spared += 1
                    return found, template.number
        found = self._searched(page, matcher, question, layout)
        if found.form != "list" and template is not None and template.form == "list" and plain:
            short = self._shortest(template, found, page, layout, kinds, matcher)
            if short is not None:
                return short, template.number
        return found, self._learn(template, found, layout, kinds, counts).number

    def _shortest(
        self,
        template: Template,
        found: Extraction,
        page: Page,
        layout: Layout,
        kinds: list[int],
        matcher: Matcher | None,
    ) -> Extraction | None:
        """The last page of a list may have too few entries to repeat, so that it looks like a page about what its heading says:
        what stands where the records of the site's other such pages do, and leads elsewhere under a name of its own."""
        if template.agreed < SEEN or template.strikes >= STRIKES:
            return None
        intervals = _placed(layout, kinds, template.paths)
        if not 0 < len(intervals) < FEW or self.standing.known(page.tree, intervals):
            return None
        records = list_records(page, layout, intervals, matcher, {})
        head = found.records[0].fields[0].value if found.records and found.records[0].fields else None
        here = page.url.partition("#")[0]
        own = all(
            record.url is not None
            and record.url.partition("#")[0] != here
            and any(field.attribute for field in record.fields)
            and record.fields[0].value != head
            for record in records
        )
        if len(records) != len(intervals) or not own:
            return None
        return Extraction(records, "list", PRESENT, layout.tree.parents[intervals[0][0]], placed=True)

    def _searched(self, page: Page, matcher: Matcher | None, question: Question | None, layout: Layout) -> Extraction:
        """What a search of the whole page finds, but for a list that is part of the site and not of this page."""
        found = extract_records(page, matcher=matcher, question=question, layout=layout)
        if found.form != "list" or found.region is None:
            return found
        words = told(page.tree, found.region)
        if not self.standing.again(words):
            return found
        span = found.region.intervals[0][0], found.region.intervals[-1][1]
        other = extract_records(page, matcher=matcher, question=question, layout=layout, without=span)
        self.standing.note(words, other, page.tree)
        return other if self.standing.stands(words) else found

    def _applied(
        self,
        template: Template,
        page: Page,
        layout: Layout,
        kinds: list[int],
        matcher: Matcher | None,
        echo: Mapping[str, str],
    ) -> Extraction | None:
        """What a page of the template holds, None where it is not what was expected."""
        if template.form != "list":
            found = subject(layout, read_detail(page, layout, matcher))
            return found if found.form == template.form else None
        intervals = _placed(layout, kinds, template.paths)
        if len(intervals) < max(FEW, ENOUGH * template.fewest) or self.standing.known(page.tree, intervals):
            return None
        records = list_records(page, layout, intervals, matcher, echo)
        if len(records) < FEW or not (template.sure or len(common_attributes(records)) >= KNOWN):
            return None
        return Extraction(records, "list", 2 * PRESENT, layout.tree.parents[intervals[0][0]])

    def _learn(
        self, fitting: Template | None, found: Extraction, layout: Layout, kinds: list[int], counts: Mapping[int, int]
    ) -> Template:
        """Compare what was found with what was expected, and remember it."""
        paths = _paths(layout, kinds, found) if found.form == "list" else frozenset()
        if fitting is not None:
            if fitting.form == found.form and fitting.paths == paths:
                self._agree(fitting, found, counts)
            elif not found.form == "list" == fitting.form or len(found.records) >= max(FEW, ENOUGH * fitting.fewest):
                fitting.strikes += fitting.agreed >= AGREED
                fitting.agreed, fitting.believed = 0, 0
            return fitting
        for template in self.templates:
            if template.form == found.form and template.paths == paths:
                both = len(template.known.keys() & counts.keys())
                if both >= ALIKE * (len(template.known) + len(counts) - both):
                    self._agree(template, found, counts)
                    return template
        if len(self.templates) >= MAX_TEMPLATES:
            del self.templates[0]
        self._made += 1
        made = Template(
            self._made, found.form, paths, frozenset(counts), dict(counts), len(found.records), sure=_sure(found)
        )
        self.templates.append(made)
        return made

    def _agree(self, template: Template, found: Extraction, counts: Mapping[int, int]) -> None:
        template.take(counts)
        template.fewest = min(template.fewest, len(found.records))
        template.sure = template.sure and _sure(found)
        template.agreed += 1
        if template.believed >= template.distance:
            template.believed, template.distance = 0, min(LAST_CHECK, 2 * template.distance)

    def _numbered(self, layout: Layout) -> list[int]:
        """The site's number of each kind of the page."""
        kinds, names = self._kinds, self._names
        if len(kinds) > MAX_KINDS:
            kinds.clear()
            names.clear()
            self.templates.clear()
        found = [0]
        for key in layout.names:
            number = kinds.get(key)
            if number is None:
                name = f"{key[0]}.{_DIGITS.sub('0', key[1])}" if key[1] else key[0]
                number = kinds[key] = names.setdefault(name, len(names) + 1)
            found.append(number)
        return found


def _sure(found: Extraction) -> bool:
    """Whether it was a clear case: a list believed for its looks and not for what its records say, or no list by far."""
    if found.form == "list":
        return found.confidence >= 2 * PRESENT
    return found.region is None or not CLOSE <= found.region.confidence < PRESENT


def _shapes(layout: Layout, kinds: list[int]) -> dict[int, int]:
    """The shapes of a page, each with its number of nodes, in the site's numbers."""
    found: dict[int, int] = {}
    for shape, times in Counter(layout.shapes).items():
        one = kinds[shape >> KIND_BITS] << KIND_BITS | kinds[shape & _MASK]
        found[one] = found.get(one, 0) + times
    return found


def _paths(layout: Layout, kinds: list[int], found: Extraction) -> frozenset[Path]:
    """The places of the records, empty where they would not be found by them alone."""
    region = found.region
    if region is None or region.candidate.mode != "own" or len(region.intervals) < FEW:
        return frozenset()
    paths = frozenset(_path(layout, kinds, start) for start, _ in region.intervals)
    return paths if _placed(layout, kinds, paths) == region.intervals else frozenset()


def _placed(layout: Layout, kinds: list[int], paths: frozenset[Path]) -> tuple[Interval, ...]:
    """The elements at these places, without header rows and what else is no record among them."""
    firsts = {path[0] for path in paths}
    own = {number for number, kind in enumerate(kinds) if kind in firsts}
    nodes = [node for node, kind in enumerate(layout.kinds) if kind in own and _path(layout, kinds, node) in paths]
    if not nodes:
        return ()
    tree = layout.tree
    intervals = tuple((node, tree.ends[node]) for node in nodes)
    if any(end > start for (_, end), (start, _) in pairwise(intervals)):
        return ()
    return tidied(layout, Candidate(intervals, tree.parents[nodes[0]], "own", 1))


def _path(layout: Layout, kinds: list[int], node: int) -> Path:
    """The kinds from an element up to the root."""
    parents, own = layout.tree.parents, layout.kinds
    found: list[int] = []
    while node >= 0 and len(found) < STEPS:
        found.append(kinds[own[node]])
        node = parents[node]
    return tuple(found)
