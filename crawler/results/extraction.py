"""Records of a page never seen before: a list of them, a single one, or none."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from crawler.attributes.beside import set_aside
from crawler.attributes.choices import told_by_choices
from crawler.attributes.columns import Column, columns
from crawler.attributes.designations import designated
from crawler.attributes.measures import measured
from crawler.attributes.name import Known, Name
from crawler.attributes.naming import names
from crawler.attributes.parting import parted
from crawler.attributes.titles import bare_titles, called_title, completed, title_column, unnumbered, worded
from crawler.attributes.years import split_lone_year
from crawler.models import FieldValue, Record
from crawler.page import Page
from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout, within
from crawler.regions.leaves import leaves
from crawler.regions.lines import joined
from crawler.regions.pairs import paired
from crawler.regions.pictured import gallery
from crawler.regions.region import Region, main_region
from crawler.regions.spans import shared
from crawler.regions.tables import Headers
from crawler.results.anchors import addresses, apart_from_questions, chain, is_inside, written
from crawler.results.attested import describes_one
from crawler.results.detail import Detail, read_detail
from crawler.results.documents import CONFIDENCE, documents
from crawler.results.doubt import BESIDE, KNOWN, MANY, PRESENT, SURE, is_list, outdoes
from crawler.results.emphasised import emphasised
from crawler.results.glossed import WHOLE, dictionary
from crawler.results.gridded import gridded
from crawler.results.headings import is_entitled, is_of_search
from crawler.results.imprint import imprinted
from crawler.results.metadata import Thing, linked_data
from crawler.results.overhead import told_above
from crawler.results.relinked import relinked
from crawler.results.sections import is_no_list, is_text
from crawler.results.stamped import stamped
from crawler.results.timetable import scheduled
from crawler.urls import canonical
from knowledge.markup import marked
from knowledge.matching import Matcher

#: Below this, one "record" that holds all the page's labels is the page's subject, the others are what stands around it.
DOUBTFUL = 0.5
#: Facts (labels whose value is no link) outside of a list that make its page one about what the heading names.
STATED = 4
#: The same for a doubtful list, whatever the heading.
FACTS = 3
#: Facts from which what hardly looks like a list is but parts of what the page tells of one thing.
SHEET = 12
#: Lines, pieces of each, and the share of them of one build, that are records though words in bold begin them.
LINES, PIECES, ALIKE = 5, 3, 0.8
#: Most characters of a labelled line before its value.
LABELLED = 60
#: How much longer than its text the addresses of a record may be, in characters.
ROOM = 95
#: Attributes that most pieces of what reads like prose must have to be records all the same.
TOLD = 4
#: Records from which the first may be what names the columns of the others.
FEW = 3
#: Longest value that metadata adds to a record, in characters.
MAX_ADDED = 300
#: Seconds after which a page that leads elsewhere by itself could have been read.
HASTE = 10
#: An address that carries an encoded one or a ticket leads through a counter and says nothing about the record.
_BLOB = re.compile(r"(?:[A-Za-z0-9]|%[0-9A-Fa-f]{2}){120}")


@dataclass(frozen=True, slots=True)
class Extraction:
    """What was found: the records, whether they form a list or are one page's subject, how sure that is in [0, 1], the
    node around them (-1 when there is none), the region that was looked at, whether it is the list or not, whether they are too
    few to repeat and stand where the records of the site's other lists do, and whether metadata describes the one in full."""

    records: tuple[Record, ...] = ()
    form: Literal["list", "detail", "none"] = "none"
    confidence: float = 0.0
    node: int = -1
    region: Region | None = None
    placed: bool = False
    described: bool = False


def extract_records(
    page: Page,
    *,
    matcher: Matcher | None = None,
    knowledge: Known | None = None,
    echo: Mapping[str, str] | None = None,
    layout: Layout | None = None,
    without: Interval | None = None,
) -> Extraction:
    """The records of a page. Never raises for anything a page may hold.

    `matcher` names fields by a domain's attributes (without it every attribute is None); `echo` holds the values that
    were submitted, by attribute; `knowledge` the instances learned so far; `layout` the page's where it is known; `without` what
    is known to hold none.
    """
    if not len(page.tree):
        return Extraction()
    layout = layout or Layout(page.tree)
    key = (lambda text: matcher.key(text)[1]) if matcher is not None else None
    told = dictionary(layout, key) if without is None else None
    about = read_detail(page, layout, matcher) if told is not None and told.confidence < WHOLE else None
    told = None if about is not None and about.known >= BESIDE else told  # a thing, and where it is to be had
    region = told or main_region(layout, list((echo or {}).values()), without)
    timed = None
    if matcher is not None and told is None and without is None:

        def common(one: Region) -> set[str]:
            return _common(list_records(page, layout, one.intervals, matcher, {}))

        timed = scheduled(page, layout, matcher, region, common)
        region = timed or gridded(page, layout, region, lambda one: len(common(one))) or region
    if region is not None and (
        is_no_list(page, layout, region)
        or (
            is_text(page, layout, region)
            and attributes_of(list_records(page, layout, region.intervals, matcher, {})) < TOLD
        )
    ):
        region = None
    plain = region is not None and region.confidence >= SURE and len(region.intervals) >= MANY
    plain = plain and region is not None and not is_entitled(page, layout, region.intervals[0][0])
    plain = timed is not None or (plain and not describes_one(page, layout))
    detail = None if plain or region is told is not None else read_detail(page, layout, matcher)
    if region is not None:
        titled = (lambda node, start: node < page.tree.ends[start]) if region is told else None
        about = detail if detail is not None and prefers_detail(layout, region, detail) else None
        records: tuple[Record, ...] = ()
        if about is None or len(region.intervals) >= MANY:
            records = list_records(page, layout, region.intervals, matcher, echo or {}, knowledge, titled=titled)
        known = attributes_of(records)
        rival = None if echo or is_of_search(page.title) else detail  # an answer is no page about one thing
        beaten = about is not None and not outdoes(region, known, about)
        if records and not beaten and is_list(layout, region, known, rival, KNOWN if without is None else BESIDE):
            return Extraction(records, "list", region.confidence, region.node, region)
    if region is not None and not plain and not (detail is not None and detail.stated):
        pictures = gallery(layout)
        if pictures is not None:
            records = list_records(page, layout, pictures.intervals, matcher, echo or {}, knowledge)
            return Extraction(records, "list", PRESENT, pictures.container, region)
    found = Extraction(region=region) if leaves_soon(page) else subject(layout, detail, region)
    bare = detail is None or not (detail.labels or detail.marked)
    if region is not None and found.form != "list" and bare:
        entries = documents(layout, region, MANY if found.records else FEW + 1, alone=bool(found.records))
        if entries:
            records = list_records(page, layout, entries, matcher, echo or {}, knowledge)
            return Extraction(records, "list", CONFIDENCE, region.node, region)
    return found


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


def attributes_of(records: Sequence[Record]) -> int:
    """How many attributes of the domain most of the records have."""
    return len(_common(records))


def _common(records: Sequence[Record]) -> set[str]:
    """The attributes of the domain that most of the records have."""
    counts = Counter(
        name for record in records for name in {field.attribute for field in record.fields if field.attribute}
    )
    return {name for name, count in counts.items() if 2 * count > len(records)}


def prefers_detail(layout: Layout, region: Region, detail: Detail) -> bool:
    """Whether a page is about one thing although something on it repeats.

    The labels of a list's records come again with every record; those of one thing are there once. So it is a detail
    page when what was taken for a list is the thing's labelled lines, when a list has all labels and the page's heading in
    one of its records, a doubtful one all labels there or facts around it, when the heading names what the page's title does
    and facts stand around the list below it, or when the labels stand outside of the list and the thing is described by
    metadata, a table or terms of the domain.
    """
    intervals = region.intervals
    starts = [start for start, _ in intervals]
    if (detail.marked or detail.entitled) and detail.heading >= 0 and not detail.owner:
        few = len(intervals) < LINES or 2 * layout.width(starts[0], intervals[-1][1]) < layout.total
        if few:
            return True
    inside: Counter[int] = Counter()
    lines = 0
    for _, node in detail.labels:
        at = bisect_right(starts, node) - 1
        if at >= 0 and node < intervals[at][1]:
            inside[at] += 1
            lines += (
                within(layout.texts, starts[at], node) <= 2
                and layout.width(starts[at], node) <= LABELLED
                and not within(layout.links, starts[at], node)
            )
    around = sum(1 for node in detail.stated if not starts[0] <= node < intervals[-1][1])
    if 0 <= detail.heading < starts[0]:
        pieces = region.confidence < DOUBTFUL and len(intervals) < len(detail.stated)
        if around >= STATED or (pieces and len(detail.stated) >= STATED):
            return True
    if region.confidence < PRESENT and len(detail.stated) >= max(SHEET, 4 * detail.repeated):
        return True  # pieces of a sheet about one thing, each with labels of its own
    if detail.repeated:
        return False
    further = {bisect_right(starts, node) - 1 for node in detail.again} - set(inside)
    if len(detail.labels) >= 2 and lines >= 0.6 * (len(intervals) - len(further)):
        return not _built_alike(layout, intervals)
    if len(inside) == 1 < len(detail.labels) == sum(inside.values()):
        start, end = intervals[next(iter(inside))]
        if start <= detail.heading < end and layout.tree.tags[detail.heading] == "h1":
            return detail.known >= 3 and len(detail.stated) >= FACTS
        if region.confidence < DOUBTFUL:
            return detail.known >= 3 or len(detail.stated) >= 2 * STATED
    if around >= FACTS and region.confidence < DOUBTFUL:
        return True
    outside = len(detail.labels) - sum(inside.values())
    if outside < max(2, 0.7 * len(detail.labels)):
        return detail.marked and not inside and layout.width(starts[0], intervals[-1][1]) < 0.5 * layout.total
    return detail.marked or detail.known >= 3 or (detail.structured >= 4 and outside >= 4)


def _built_alike(layout: Layout, intervals: Sequence[Interval]) -> bool:
    """Whether lines that begin with bold words go on with the same several pieces each, as rows of a list do: what labels
    of one thing name is built as it comes."""
    built = [tuple(leaf.path for leaf in leaves(layout, one)) for one in intervals]
    shape, times = Counter(built).most_common(1)[0]
    return len(built) >= LINES and len(set(shape)) > 1 and len(shape) >= PIECES and times >= ALIKE * len(built)


def list_records(
    page: Page,
    layout: Layout,
    intervals: Sequence[Interval],
    matcher: Matcher | None,
    echo: Mapping[str, str],
    known: Known | None = None,
    *,
    titled: Callable[[int, int], bool] | None = None,
) -> tuple[Record, ...]:
    """The records in these intervals, with keys and attributes. `titled` tells whether a text (its node and where its
    record begins) stands where titles do, for lists too short to tell."""
    is_key = (lambda text: matcher.key(text)[1]) if matcher is not None else None
    if is_key is not None and len(intervals) > FEW:
        heads = [_names_columns(layout, interval, is_key) for interval in intervals[:2]]
        intervals = intervals[1:] if heads == [True, False] else intervals
    rows = relinked(layout.tree, joined(layout.tree, [leaves(layout, interval) for interval in intervals]))
    rows = emphasised(layout.tree, shared(layout, intervals, rows))
    rows = told_above(layout, intervals, rows, matcher) if matcher is not None else rows
    headers, labels = Headers(layout, intervals), paired(layout, intervals)
    found = columns(layout, rows, [start for start, _ in intervals], headers, is_key, labels)
    if matcher is not None:
        found = designated(measured(parted(found, matcher, lone=len(rows) == 1), matcher, len(rows)), matcher)
    for column in found:
        unnumbered(column)
    title = None
    if titled is not None:
        there = [
            i for i, one in enumerate(found) if any(titled(leaf.node, intervals[n][0]) for n, leaf, _ in one.cells)
        ]
        title = next((i for i in there if worded(found[i])), there[0] if there else None)  # not the number of the hit
    if title is None:
        main = matcher.domain.by_name.get(matcher.domain.main) if matcher is not None else None
        title = title_column(layout.tree, found, len(intervals), people=main is not None and main.type == "text")
    if title is not None and matcher is not None:
        title = called_title(found, title, len(intervals), lambda key: matcher.key(key) == (matcher.domain.main, 1.0))
    if title is not None:
        found, title = completed(found, title)
        bare_titles(found[title], rows)
    named = names(found, title, matcher, echo, len(intervals), known)
    named = told_by_choices(layout, intervals, found, named, matcher) if matcher is not None else named
    lone = split_lone_year(found, title, named, matcher) if matcher is not None and len(intervals) == 1 else None
    if lone is not None:
        title = lone.index(found[title]) if title is not None else None
        found, named = lone, names(lone, title, matcher, echo, 1, known)
    if matcher is not None:
        people = min(
            (a for a in matcher.domain.attributes if a.type == "name"), key=lambda a: not a.multiple, default=None
        )
        found = set_aside(found, named, matcher.domain.main, people.name if people is not None else "")
    records = assembled(page, intervals, found, title, named)
    if matcher is not None:
        records = [replace(record, fields=tuple(imprinted(record.fields, matcher))) for record in records]
        records = stamped(page.tree, records, dict(intervals), matcher)
    return tuple(enriched(records, linked_data(page.tree), matcher, page))


def _names_columns(layout: Layout, interval: Interval, known: Callable[[str], float]) -> bool:
    """Whether half of the texts of what stands above the records, several of them, are words of the domain alone,
    and none has a number."""
    texts = [leaf.text for leaf in leaves(layout, interval)]
    told = sum(known(text) >= 1 for text in texts)
    return told > 1 and 2 * told >= len(texts) and not any(map(str.isdigit, "".join(texts)))


def assembled(
    page: Page,
    intervals: Sequence[Interval],
    found: Sequence[Column],
    title: int | None,
    named: Mapping[int, Name],
) -> list[Record]:
    """Records put together from columns, their fields in the order of the page, then their links. What is nothing but
    links to other parts of the page is none."""
    tree = page.tree
    fields: list[list[tuple[int, FieldValue]]] = [[] for _ in intervals]
    main: dict[int, int] = {}
    saying: set[int] = set()
    for index, column in enumerate(found):
        name = named.get(index)
        for number, leaf, value in column.cells:
            attribute, confidence = (name.attribute, name.confidence) if name else (None, 0.3)
            fields[number].append((leaf.node, FieldValue(column.key, value, attribute, round(confidence, 3))))
            if leaf.link < 0 or not is_inside(tree, leaf.link):
                saying.add(number)
            if index == title and leaf.link >= 0:
                main.setdefault(number, leaf.link)
    records: list[Record] = []
    places: list[bool] = []
    bare = {n: chain(tree, *intervals[n], []) for n in sorted(saying - main.keys())}
    main |= apart_from_questions(page, bare)
    for number, (start, end) in enumerate(intervals):
        if number not in saying:
            continue
        ordered = [value for _, value in sorted(fields[number], key=lambda item: item[0])]
        width = sum(sum(map(str.isalnum, value.value)) for value in ordered)
        first = [main[number]] if number in main else []
        links = chain(tree, start, end, first)
        hrefs = (href for a in links if not (href := tree.attribute(a, "href").strip()).startswith("#"))
        told = ((canonical(href, page.base_url, encoding=page.encoding), "#" in href) for href in hrefs)
        url, placed = next(((one, placed) for one, placed in told if one), (None, False))
        url = url or (None if links else written(page, [value.value for value in ordered]))
        ordered.extend(addresses(page, links, width + ROOM))
        if ordered:
            records.append(Record(tuple(ordered), url, start))
            places.append(placed)
    return _owned(records, places)


def _owned(records: Sequence[Record], places: Sequence[bool]) -> list[Record]:
    """The records, those without an address that link to a place on the page that is another one's own (`places`)."""
    whole = {record.url for record, placed in zip(records, places, strict=True) if not placed}
    return [
        replace(record, url=None) if placed and record.url in whole else record
        for record, placed in zip(records, places, strict=True)
    ]


def enriched(records: Sequence[Record], things: Sequence[Thing], matcher: Matcher | None, page: Page) -> list[Record]:
    """The records with what JSON-LD says about the things of the same name or address beyond what is seen."""
    if not things:
        return list(records)
    by_name = {name.casefold(): thing for thing in things if (name := thing.first("name", "headline"))}
    by_url = {canonical(url, page.base_url): thing for thing in things if (url := thing.first("url"))}
    result = []
    for record in records:
        thing = by_url.get(record.url) if record.url else None
        for field in record.fields:
            thing = thing or by_name.get(field.value.casefold())
        result.append(record if thing is None else _added(record, thing, matcher))
    return result


def _added(record: Record, thing: Thing, matcher: Matcher | None) -> Record:
    present = {field.value.casefold() for field in record.fields}
    taken = {field.attribute for field in record.fields if field.attribute}
    fields = list(record.fields)
    for key, value in thing.values:
        if value.casefold() in present or value.startswith(("http://", "https://", "/")) or len(value) > MAX_ADDED:
            continue
        attribute, similarity = marked(matcher, key) if matcher is not None else (None, 0.0)
        if attribute is not None and attribute in taken:
            continue
        fields.append(FieldValue(key, value, attribute, round(0.9 * similarity, 3) if attribute else 0.3))
    return Record(tuple(fields), record.url, record.node)
