"""Records of a page never seen before: a list of them, a single one, or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from crawler.models import Record
from crawler.page import Page, Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout, lies_in
from crawler.regions.menus import menus
from crawler.regions.pictured import gallery
from crawler.regions.region import Region, main_region
from crawler.results.assembly import common_attributes, list_records
from crawler.results.attested import describes_one
from crawler.results.detail import Detail, read_detail
from crawler.results.documents import CONFIDENCE, documents
from crawler.results.doubt import BESIDE, KNOWN, MANY, PRESENT, SURE, is_list, is_of_others, outdoes, prefers_detail
from crawler.results.glossed import WHOLE, dictionary
from crawler.results.gridded import gridded
from crawler.results.headings import begins_title, is_entitled, is_of_search, is_only
from crawler.results.sections import is_feed, is_no_list, is_text
from crawler.results.timetable import scheduled
from knowledge.matching import Matcher

#: Attributes that most pieces of what reads like prose must have to be records all the same.
TOLD = 4
#: Entries of a list of documents on a page that seems to be about nothing.
ENTRIES = 4
#: Rows that are looked at for labels of a sheet, and characters of each.
ROWS, LABEL = 40, 40
#: How many h1 above a list are looked at, and most columns that a page is set in.
HEADS, COLUMNS = 8, 4
#: How sure a list is that is seen only where the menus of the page are not.
LIKELY = 0.5
#: Seconds after which a page that leads elsewhere by itself could have been read.
HASTE = 10


@dataclass(frozen=True, slots=True)
class Extraction:
    """What was found: the records, whether they form a list or are one page's subject, how sure that is in [0, 1], the
    node around them (-1 when there is none), the region that was looked at, whether it is the list or not, whether they are too
    few to repeat and told by where they stand, and whether metadata describes the one in full."""

    records: tuple[Record, ...] = ()
    form: Literal["list", "detail", "none"] = "none"
    confidence: float = 0.0
    node: int = -1
    region: Region | None = None
    placed: bool = False
    described: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What a page answers: the values that were submitted, by attribute, and the `words` typed into boxes for any."""

    echo: Mapping[str, str] = field(default_factory=dict)
    words: tuple[str, ...] = ()

    @property
    def said(self) -> list[str]:
        """All of them: what was found has these words, what stands beside it mostly not."""
        return [*self.echo.values(), *self.words]


@dataclass(frozen=True, slots=True)
class _Sight:
    """A page with all that is known when it is read."""

    page: Page
    layout: Layout
    matcher: Matcher | None = None
    question: Question = field(default_factory=Question)
    without: Interval | None = None

    def records(self, intervals: Sequence[Interval], *, within: bool = False) -> tuple[Record, ...]:
        """The records that stand there, what was asked for among them; `within`: called what their first elements hold."""
        titled = (lambda node, start: node < self.page.tree.ends[start]) if within else None
        return list_records(self.page, self.layout, intervals, self.matcher, self.question.echo, titled=titled)

    def attributes(self, region: Region) -> set[str]:
        """The attributes that most records of a region have by themselves, whatever was asked for."""
        return common_attributes(list_records(self.page, self.layout, region.intervals, self.matcher, {}))


@dataclass(frozen=True, slots=True)
class _Repeated:
    """What repeats most on a page, and whether it was told by how its entries are made: those of a dictionary, of a timetable."""

    region: Region
    glossed: bool = False
    timed: bool = False


def extract_records(
    page: Page,
    *,
    matcher: Matcher | None = None,
    question: Question | None = None,
    layout: Layout | None = None,
    without: Interval | None = None,
) -> Extraction:
    """The records of a page. Never raises for anything a page may hold.

    `matcher` names fields by a domain's attributes (without it every attribute is None); `question` is what was
    asked; `layout` the page's where it is known; `without` what is known to hold none.
    """
    if not len(page.tree) or is_feed(page.tree):
        return Extraction()
    asked = question or Question()
    sight = _Sight(page, layout or Layout(page.tree, asked=asked.said), matcher, asked, without)
    found = _read(sight)
    return found if found.form == "detail" else _between_menus(sight, found) or found


def _between_menus(sight: _Sight, found: Extraction) -> Extraction | None:
    """The list of a page whose menus are a good part of it, where nothing or one of them was `found`; None without such."""
    left = menus(sight.layout)
    if not left or (found.form == "list" and not lies_in(left, found.records[0].node)):
        return None
    between = _read(replace(sight, layout=Layout(sight.page.tree, sight.layout.banners, sight.question.said, left)))
    return between if between.form == "list" and between.confidence >= LIKELY else None


def _read(sight: _Sight) -> Extraction:
    """The records of a page as it is seen."""
    page, matcher = sight.page, sight.matcher
    repeated = _repeated(sight)
    plain = repeated is not None and _is_plain(sight, repeated)
    known = plain or (repeated is not None and repeated.glossed)
    detail = None if known else read_detail(page, sight.layout, matcher)
    if repeated is not None:
        found = _listed(sight, repeated, detail)
        if found is None and not plain:
            found = _pictured(sight, repeated.region, detail)
        found = found or _documents(sight, repeated.region, detail)
        if found is not None:
            return found
    return _single(sight, repeated.region if repeated is not None else None, detail)


def _repeated(sight: _Sight) -> _Repeated | None:
    """What repeats most on the page and may be its records: a dictionary's entries, else the things of a timetable or a
    grid, else what looks most like a list. None where it is no list for certain, or parts of a text."""
    page, layout, matcher = sight.page, sight.layout, sight.matcher
    told = _glossary(sight) if sight.without is None else None
    region = told or main_region(layout, sight.question.said, sight.without)
    timed = None
    if matcher is not None and told is None and sight.without is None:
        timed = scheduled(page, layout, matcher, region, sight.attributes)
        region = timed or gridded(page, layout, region, lambda one: len(sight.attributes(one))) or region
    if region is None or is_no_list(page, layout, region) or _bears_name(page, layout, region):
        return None
    if is_text(page, layout, region) and len(sight.attributes(region)) < TOLD:
        return None
    return _Repeated(region, told is not None, timed is not None)


def _bears_name(page: Page, layout: Layout, region: Region) -> bool:
    """Whether the page's only h1, which its title begins with, stands in one of a few things: the columns of a page, of which
    one is what it is about. Of many it is the first, a cell that says what the others are, as where their headings lead to them.
    """
    if len(region.intervals) > COLUMNS:
        return False
    tree, heading = page.tree, next((node for node in layout.headings if is_only(layout, node)), -1)
    if heading < 0 or not lies_in(region.intervals, heading) or not begins_title(page, tree.text(heading, 300)):
        return False
    others = (node for node in layout.headings if node != heading and lies_in(region.intervals, node))
    return not any(tree.find("a", node, tree.ends[node]) for node in others)


def _glossary(sight: _Sight) -> Region | None:
    """The entries of a dictionary, unless the page is about a thing, and they tell where it is to be had."""
    matcher = sight.matcher
    told = dictionary(sight.layout, (lambda text: matcher.key(text)[1]) if matcher is not None else None)
    if told is None or told.confidence >= WHOLE:
        return told
    about = read_detail(sight.page, sight.layout, matcher)
    return None if about is not None and about.known >= BESIDE else told


def _is_plain(sight: _Sight, repeated: _Repeated) -> bool:
    """Whether what repeats is the page's list without a doubt, so that nobody need read the page as one about one thing."""
    if repeated.timed:
        return True
    region = repeated.region
    if region.confidence < SURE or len(region.intervals) < MANY or _are_labels(sight, region):
        return False
    start = region.intervals[0][0]
    others = is_of_others(sight.layout, start) and not _is_answer(sight, start)
    beside = others or is_entitled(sight.page, sight.layout, start)
    return not beside and not describes_one(sight.page, sight.layout)


def _are_labels(sight: _Sight, region: Region) -> bool:
    """Whether what repeats begins with labels of the domain, of several attributes: the rows of a sheet about one thing."""
    matcher = sight.matcher
    if matcher is None:
        return False
    heads = {_head(sight.page.tree, one) for one in region.intervals[:ROWS]} - {""}
    return len({matcher.key(head.rstrip(" :："))[0] for head in heads} - {None}) >= KNOWN


def _head(tree: Tree, interval: Interval) -> str:
    """The first text of a row, "" where it is long or a link. A row's leaves would say it too, and cost far more."""
    start, end = interval
    node = next((at for at in range(start, end) if not tree.texts[at].isspace() and tree.texts[at]), start)
    text, owner = " ".join(tree.texts[node].split()), node
    while owner >= start and tree.tags[owner] != "a":
        owner = tree.parents[owner]
    return text if len(text) <= LABEL and owner < start else ""


def _is_answer(sight: _Sight, start: int) -> bool:
    """Whether something was asked, or the title of the page, or an h1 above what repeats, speaks of searching or of what was
    found."""
    if sight.question.echo:
        return True
    tree = sight.layout.tree
    heads = [node for node in sight.layout.headings if node < start and tree.tags[node] == "h1"][:HEADS]
    return any(map(is_of_search, (sight.page.title, *(tree.text(node, LABEL) for node in heads))))


def _listed(sight: _Sight, repeated: _Repeated, detail: Detail | None) -> Extraction | None:
    """The records of what repeats, where that is the page's list."""
    region = repeated.region
    answers = _is_answer(sight, region.intervals[0][0])
    about = detail if detail is not None and prefers_detail(sight.layout, region, detail, answers=answers) else None
    if about is not None and len(region.intervals) < MANY:
        return None
    records = sight.records(region.intervals, within=repeated.glossed)
    known = len(common_attributes(records))
    if not records or (about is not None and not outdoes(region, known, about)):
        return None
    rival = (
        None if sight.question.echo or is_of_search(sight.page.title) else detail
    )  # an answer is no page about one thing
    if not is_list(sight.layout, region, known, rival, KNOWN if sight.without is None else BESIDE):
        return None
    return Extraction(records, "list", region.confidence, region.node, region)


def _pictured(sight: _Sight, region: Region, detail: Detail | None) -> Extraction | None:
    """The things of which the page shows a picture each, where nothing is stated of one."""
    pictures = gallery(sight.layout) if detail is None or not detail.stated else None
    if pictures is None:
        return None
    return Extraction(sight.records(pictures.intervals), "list", PRESENT, pictures.container, region)


def _documents(sight: _Sight, region: Region, detail: Detail | None) -> Extraction | None:
    """The documents that a page without labels leads to; more of them where it tells of one thing as well."""
    if detail is not None and (detail.labels or detail.marked):
        return None
    alone = bool(_single(sight, region, detail).records)
    entries = documents(sight.layout, region, MANY if alone else ENTRIES, alone=alone)
    return Extraction(sight.records(entries), "list", CONFIDENCE, region.node, region) if entries else None


def _single(sight: _Sight, region: Region | None, detail: Detail | None) -> Extraction:
    """What the page tells of one thing; nothing where it leads elsewhere before it could be read."""
    return Extraction(region=region) if leaves_soon(sight.page) else subject(sight.layout, detail, region)


def leaves_soon(page: Page) -> bool:
    """Whether a page leads elsewhere by itself before it could be read ("Your search is running, please be patient"), so that
    it is about nothing."""
    return page.refresh is not None and page.refresh != page.url and page.refresh_seconds <= HASTE


def subject(layout: Layout, detail: Detail | None, region: Region | None = None) -> Extraction:
    """A page without a list: its one record where the labels or the metadata of one are there, else nothing."""
    if detail is not None and (len(detail.labels) >= 2 or detail.marked or detail.known >= 2):
        confidence = min(0.95, 0.4 + 0.08 * len(detail.labels) + 0.1 * detail.known + 0.2 * detail.marked)
        return Extraction((detail.record,), "detail", confidence, layout.body, region, described=detail.described)
    return Extraction(region=region)
