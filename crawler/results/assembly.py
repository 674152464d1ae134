"""Records put together from what stands at given places of a page: their columns, the names of these, their links."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from crawler.attributes.beside import set_aside
from crawler.attributes.choices import told_by_choices
from crawler.attributes.columns import Column, columns
from crawler.attributes.designations import designated
from crawler.attributes.measures import measured
from crawler.attributes.name import Name
from crawler.attributes.naming import names
from crawler.attributes.parting import parted
from crawler.attributes.titles import bare_titles, called_title, completed, title_column, unnumbered, worded
from crawler.attributes.years import split_lone_year
from crawler.models import FieldValue, Record
from crawler.page import Page
from crawler.regions.candidates import Interval
from crawler.regions.inner import InnerHeaders
from crawler.regions.layout import Layout
from crawler.regions.leading import led_in
from crawler.regions.leaves import Leaf, leaves
from crawler.regions.lines import joined
from crawler.regions.pairs import paired
from crawler.regions.spans import shared
from crawler.regions.wrapped import unwrapped
from crawler.results.anchors import addresses, apart_from_questions, apart_from_tools, chain, is_inside, written
from crawler.results.emphasised import emphasised
from crawler.results.imprint import imprinted
from crawler.results.metadata import Thing, linked_data
from crawler.results.overhead import told_above
from crawler.results.relinked import relinked
from crawler.results.stamped import stamped
from crawler.urls import canonical
from knowledge.markup import marked
from knowledge.matching import Matcher

#: How much longer than its text the addresses of a record may be, in characters.
ROOM = 95
#: Records from which the first may be what names the columns of the others.
FEW = 3
#: Longest value that metadata adds to a record, in characters.
MAX_ADDED = 300


def list_records(
    page: Page,
    layout: Layout,
    intervals: Sequence[Interval],
    matcher: Matcher | None,
    echo: Mapping[str, str],
    *,
    titled: Callable[[int, int], bool] | None = None,
) -> tuple[Record, ...]:
    """The records in these intervals, with keys and attributes. `echo` holds the values that were submitted, by
    attribute; `titled` tells whether a text (its node and where its record begins) stands where titles do, for lists too short
    to tell."""
    if matcher is not None and len(intervals) > FEW:
        heads = [_names_columns(layout, interval, matcher) for interval in intervals[:2]]
        intervals = intervals[1:] if heads == [True, False] else intervals
    rows = _rows(layout, intervals, matcher)
    found = _columns(layout, intervals, rows, matcher)
    title = _title(layout, intervals, found, matcher, titled)
    if title is not None:
        found, title = completed(found, title)
        bare_titles(found[title], rows)
    named = names(found, title, matcher, echo, len(intervals), layout.tree)
    if matcher is not None:
        named = told_by_choices(layout, intervals, found, named, matcher)
        lone = split_lone_year(found, title, named, matcher) if len(intervals) == 1 else None
        if lone is not None:
            title = lone.index(found[title]) if title is not None else None
            found, named = lone, names(lone, title, matcher, echo, 1)
        people = min(
            (a for a in matcher.domain.attributes if a.type == "name"), key=lambda a: not a.multiple, default=None
        )
        found = set_aside(found, named, matcher.domain.main, people.name if people is not None else "")
    records = assembled(page, intervals, found, title, named)
    if matcher is not None:
        records = [replace(record, fields=tuple(imprinted(record.fields, matcher))) for record in records]
        records = stamped(page.tree, records, dict(intervals), matcher)
    return tuple(enriched(records, linked_data(page.tree), matcher, page))


def _rows(layout: Layout, intervals: Sequence[Interval], matcher: Matcher | None) -> list[list[Leaf]]:
    """The pieces of text of each record, with what records share and what a heading above several of them says."""
    tree = layout.tree
    rows = unwrapped(tree, [leaves(layout, interval, former=matcher is None) for interval in intervals])
    rows = emphasised(tree, shared(layout, intervals, relinked(tree, joined(tree, rows))))
    return told_above(layout, intervals, rows, matcher) if matcher is not None else led_in(tree, rows)


def _columns(
    layout: Layout, intervals: Sequence[Interval], rows: Sequence[Sequence[Leaf]], matcher: Matcher | None
) -> list[Column]:
    """The pieces of all records side by side, each column of one kind of value."""
    headers, labels = InnerHeaders(layout, intervals), paired(layout, intervals)
    is_key = (lambda text: matcher.key(text)[1]) if matcher is not None else None
    rows = [[leaf for leaf in row if not headers.heads(leaf.cell)] for row in rows]
    found = columns(layout, rows, [start for start, _ in intervals], headers, is_key, labels)
    if matcher is not None:
        found = designated(measured(parted(found, matcher, lone=len(rows) == 1), matcher, len(rows)), matcher)
    for column in found:
        unnumbered(column)
    return found


def _title(
    layout: Layout,
    intervals: Sequence[Interval],
    found: Sequence[Column],
    matcher: Matcher | None,
    titled: Callable[[int, int], bool] | None,
) -> int | None:
    """Which column holds what the records are called: one that stands where titles do, else the one that looks like it or
    that a label calls so."""
    if titled is not None:
        there = [
            i for i, one in enumerate(found) if any(titled(leaf.node, intervals[n][0]) for n, leaf, _ in one.cells)
        ]
        if there:  # not the number of the hit
            there.sort(key=lambda i: not worded(found[i]))
            return _called(found, there[0], len(intervals), matcher)
    main = matcher.domain.by_name.get(matcher.domain.main) if matcher is not None else None
    title = title_column(layout.tree, found, len(intervals), people=main is not None and main.type == "text")
    return _called(found, title, len(intervals), matcher) if title is not None else None


def _called(found: Sequence[Column], title: int, count: int, matcher: Matcher | None) -> int:
    if matcher is None:
        return title
    return called_title(found, title, count, lambda key: matcher.key(key) == (matcher.domain.main, 1.0))


def common_attributes(records: Sequence[Record]) -> set[str]:
    """The attributes of the domain that most of the records have."""
    counts = Counter(
        name for record in records for name in {field.attribute for field in record.fields if field.attribute}
    )
    return {name for name, count in counts.items() if 2 * count > len(records)}


def _names_columns(layout: Layout, interval: Interval, matcher: Matcher) -> bool:
    """Whether half of the texts of what stands above the records, several of them, are words of the domain alone,
    and none has a number."""
    texts = [leaf.text for leaf in leaves(layout, interval)]
    told = sum(matcher.key(text)[1] >= 1 for text in texts)
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
    main |= apart_from_questions(page, bare) or apart_from_tools(page, bare)
    for number, (start, end) in enumerate(intervals):
        if number not in saying:
            continue
        ordered = [value for _, value in sorted(fields[number], key=lambda item: item[0])]
        width = sum(sum(map(str.isalnum, value.value)) for value in ordered)
        first = [main[number]] if number in main else []
        links = chain(tree, start, end, first)
        url, placed = _address(page, links)
        url = url or (None if links else written(page, [value.value for value in ordered]))
        ordered.extend(addresses(page, links, width + ROOM))
        if ordered:
            records.append(Record(tuple(ordered), url, start))
            places.append(placed)
    return _owned(records, places)


def _address(page: Page, links: Sequence[int]) -> tuple[str | None, bool]:
    """The address that the first of these links leads to which leads off the page, and whether to a place there."""
    hrefs = (href for a in links if not (href := page.tree.attribute(a, "href").strip()).startswith("#"))
    told = ((canonical(href, page.base_url, encoding=page.encoding), "#" in href) for href in hrefs)
    return next(((one, placed) for one, placed in told if one), (None, False))


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
