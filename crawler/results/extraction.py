"""Records of a page never seen before: a list of them, a single one, or none."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from crawler.models import FieldValue, Record
from crawler.page import Page, Tree
from crawler.results.anchors import addresses, chain, is_inside, written
from crawler.results.beside import set_aside
from crawler.results.candidates import Interval
from crawler.results.columns import Column, columns
from crawler.results.detail import Detail, read_detail
from crawler.results.emphasised import emphasised
from crawler.results.glossed import dictionary
from crawler.results.headings import is_entitled
from crawler.results.imprint import imprinted
from crawler.results.layout import Layout, within
from crawler.results.leaves import Leaf, joined, leaves
from crawler.results.metadata import Thing, linked_data
from crawler.results.naming import NAMED, Known, Name, names
from crawler.results.overhead import told_above
from crawler.results.pairs import paired
from crawler.results.parting import parted
from crawler.results.regions import Region, main_region
from crawler.results.relinked import relinked
from crawler.results.sections import is_no_list
from crawler.results.spans import shared
from crawler.results.tables import Headers
from crawler.results.years import split_lone_year
from crawler.urls import canonical
from knowledge.given_names import begin_with_names
from knowledge.matching import Matcher

#: Least probability that a region is a list of results, and how many attributes of the domain speak for one in its
#: place.
PRESENT = 0.1
KNOWN = 3
#: The same for a list beside one that is known to be no part of the page.
BESIDE = 2
#: A region this sure with this many records is a list, whatever else the page says.
SURE, MANY = 0.9, 8
#: Below this, one "record" that holds all the page's labels is the page's subject, the others are what stands around it.
DOUBTFUL = 0.5
#: Facts (labels whose value is no link) outside of a list that make its page one about what the heading names.
STATED = 4
#: The same for a doubtful list, whatever the heading.
FACTS = 3
#: Lines, pieces of each, and the share of them of one build, that are records though words in bold begin them.
LINES, PIECES, ALIKE = 5, 3, 0.8
#: Most characters of a labelled line before its value.
LABELLED = 60
#: How much longer than its text the addresses of a record may be, in characters.
ROOM = 95
#: Longest value that metadata adds to a record, in characters.
MAX_ADDED = 300
#: A number with a word around it ("#12", "arXiv:2401.01234") or an address leads to a record, but is not its title.
_CODE = re.compile(
    r"(?:[^\W\d]{1,12}[\s:./#-]{0,3})?#?(?=\S*\d{2})[A-Za-z0-9./:_-]{1,24}\Z|(?:https?://|www\.|[\w.-]+\.[a-z]{2,6}/)\S*\Z"
)
#: What is left of the weight of a column as titles where its values are people.
PEOPLE = 0.2
#: Numbers from here on may be years.
YEARS = 1_000
#: The number of a hit before its title, or before what else begins it.
_RUNNING = re.compile(r"(?:\[(\d{1,5})\]|\((\d{1,5})\)|(\d{1,5})\s?[.)、．])\s*(?=\S)")
#: An address that carries an encoded one or a ticket leads through a counter and says nothing about the record.
_BLOB = re.compile(r"(?:[A-Za-z0-9]|%[0-9A-Fa-f]{2}){120}")
#: Where one sentence ends and the next begins, and what a column of such texts loses of its weight as titles.
_SENTENCES, SENTENCES = re.compile(r"[^\W_]{3}[.!?]\s+[^\W\d_a-z]"), 0.8


@dataclass(frozen=True, slots=True)
class Extraction:
    """What was found: the records, whether they form a list or are one page's subject, how sure that is in [0, 1], the
    node around them (-1 when there is none), and the region that was looked at, whether it is the list or not."""

    records: tuple[Record, ...] = ()
    form: Literal["list", "detail", "none"] = "none"
    confidence: float = 0.0
    node: int = -1
    region: Region | None = None


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
    region = told or main_region(layout, list((echo or {}).values()), without)
    if region is not None and is_no_list(page, layout, region):
        region = None
    plain = region is not None and region.confidence >= SURE and len(region.intervals) >= MANY
    plain = plain and region is not None and not is_entitled(page, layout, region.intervals[0][0])
    detail = None if plain or region is told is not None else read_detail(page, layout, matcher)
    if region is not None and not (detail is not None and prefers_detail(layout, region, detail)):
        titled = (lambda node, start: node < page.tree.ends[start]) if region is told else None
        records = list_records(page, layout, region.intervals, matcher, echo or {}, knowledge, titled=titled)
        known = KNOWN if without is None else BESIDE
        if records and (region.confidence >= PRESENT or attributes_of(records) >= known):
            return Extraction(records, "list", region.confidence, region.node, region)
    return subject(layout, detail, region)


def subject(layout: Layout, detail: Detail | None, region: Region | None = None) -> Extraction:
    """A page without a list: its one record where the labels or the metadata of one are there, else nothing."""
    if detail is not None and (len(detail.labels) >= 2 or detail.marked or detail.known >= 2):
        confidence = min(0.95, 0.4 + 0.08 * len(detail.labels) + 0.1 * detail.known + 0.2 * detail.marked)
        return Extraction((detail.record,), "detail", confidence, layout.body, region)
    return Extraction(region=region)


def attributes_of(records: Sequence[Record]) -> int:
    """How many attributes of the domain most of the records have."""
    counts = Counter(
        name for record in records for name in {field.attribute for field in record.fields if field.attribute}
    )
    return sum(1 for count in counts.values() if 2 * count > len(records))


def prefers_detail(layout: Layout, region: Region, detail: Detail) -> bool:
    """Whether a page is about one thing although something on it repeats.

    The labels of a list's records come again with every record; those of one thing are there once. So it is a detail
    page when what was taken for a list is the thing's labelled lines, when a doubtful list has all labels in one of its
    records or facts around it, when the heading names what the page's title does and facts stand around the list below
    it, or when the labels stand outside of the list and the thing is described by metadata, a table or terms of the
    domain.
    """
    intervals = region.intervals
    starts = [start for start, _ in intervals]
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
    if detail.repeated:
        return False
    if len(detail.labels) >= 2 and lines >= 0.6 * len(intervals):
        return not _built_alike(layout, intervals)
    if len(inside) == 1 < len(detail.labels) == sum(inside.values()) and region.confidence < DOUBTFUL:
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
    rows = relinked(layout.tree, joined(layout.tree, [leaves(layout, interval) for interval in intervals]))
    rows = emphasised(layout.tree, shared(layout, intervals, rows))
    rows = told_above(layout, intervals, rows, matcher) if matcher is not None else rows
    headers, labels = Headers(layout, intervals), paired(layout, intervals)
    found = columns(layout, rows, [start for start, _ in intervals], headers, is_key, labels)
    found = parted(found, matcher, lone=len(rows) == 1) if matcher is not None else found
    for column in found:
        _unnumber(column)
    title = None
    if titled is not None:
        title = next(
            (i for i, one in enumerate(found) if any(titled(leaf.node, intervals[n][0]) for n, leaf, _ in one.cells)),
            None,
        )
    if title is None:
        main = matcher.domain.by_name.get(matcher.domain.main) if matcher is not None else None
        title = title_column(layout.tree, found, len(intervals), people=main is not None and main.type == "text")
    if title is not None:
        found, title = completed(found, title)
        bare_titles(found[title], rows)
    named = names(found, title, matcher, echo, len(intervals), known)
    lone = split_lone_year(found, title, named, matcher) if matcher is not None and len(intervals) == 1 else None
    if lone is not None:
        title = lone.index(found[title]) if title is not None else None
        found, named = lone, names(lone, title, matcher, echo, 1, known)
    found = set_aside(found, named, matcher.domain.main) if matcher is not None else found
    records = assembled(page, intervals, found, title, named)
    if matcher is not None:
        records = [replace(record, fields=tuple(imprinted(record.fields, matcher))) for record in records]
    return tuple(enriched(records, linked_data(page.tree), matcher, page))


def title_column(tree: Tree, found: Sequence[Column], count: int, *, people: bool = False) -> int | None:
    """The column that holds the records' titles: the main link or heading, by coverage, length, place and variety; hardly
    names of `people` where titles are none."""
    best: tuple[float, int] | None = None
    for index, column in enumerate(found):
        if not column.cells or column.source in ("term", "label"):
            continue
        coverage = len(column.records) / count
        linked = sum(1 for _, leaf, _ in column.cells if leaf.link >= 0) / len(column.cells)
        heading = sum(1 for _, leaf, _ in column.cells if leaf.heading) / len(column.cells)
        variety = len(set(column.values)) / len(column.cells)
        width = sum(min(60, len(value)) for value in column.values) / len(column.cells)
        letters = sum(1 for value in column.values if any(c.isalpha() for c in value)) / len(column.cells)
        if letters < 0.5 or max(coverage, 1 / count) < 0.5:
            continue
        coded = sum(1 for value in column.values if _CODE.match(value)) / len(column.cells)
        strong = sum(1 for _, leaf, _ in column.cells if leaf.strong) / len(column.cells)
        told = "".join(column.values)
        digits = sum(map(str.isdigit, told)) / max(1, sum(map(str.isalnum, told)))
        weight = coverage * (0.3 + linked) * (1 + 1.5 * heading) * (0.2 + variety) * (5 + width) / (1 + 0.1 * index)
        if "title" in column.key.lower() or column.key.lower() in ("name", "headline"):
            weight *= 8 if column.source == "property" else 2
        weight *= 1 - SENTENCES * sum(1 for value in column.values if _SENTENCES.search(value)) / len(column.cells)
        weight *= (1 - 0.8 * coded) * (1 + strong) * (1 - min(0.8, digits))
        if people and begin_with_names(column.values) >= NAMED:
            weight *= PEOPLE
        if best is None or weight > best[0]:
            best = (weight, index)
    return best[1] if best is not None else None


def completed(found: Sequence[Column], title: int) -> tuple[list[Column], int]:
    """The columns with those joined to the title's that stand at its place in the records it lacks, and its number
    then: a class may tell a record's state (closed, read, sponsored) rather than what the text is."""
    main = found[title]
    place, linked = _bare(main), _linked(main)
    for other in found:
        if other is main or other.source in ("term", "label", "header") or other.records & main.records:
            continue
        if _linked(other) == linked and (_bare(other) == place or (_heads(main) and _heads(other))):
            main.cells.extend(other.cells)
            other.cells.clear()
    kept = [column for column in found if column.cells]
    return kept, next(index for index, column in enumerate(kept) if column is main)


def bare_titles(column: Column, rows: Sequence[Sequence[Leaf]]) -> None:
    """Take from the titles what the list put around them: the running number of the hit, and the full stop that ends
    each title of a citation set in running text, or of all in a list of many."""
    _unnumber(column, few=True)
    ended = [value.endswith((".", "?", "!")) and not value.endswith("..") for value in column.values]
    stops = sum(value.endswith(".") for value in column.values)
    if len(ended) > 2 and all(ended) and 2 * stops > len(ended) and (len(ended) >= MANY or _running(column, rows)):
        column.cells[:] = [(n, leaf, value.removesuffix(".")) for n, leaf, value in column.cells]


def _unnumber(column: Column, *, few: bool = False) -> None:
    """Take the running number of the hit from where it begins the values of each record; from a `few` in titles alone."""
    numbers = [match for value in column.values if (match := _RUNNING.match(value))]
    counted = [int(match[match.lastindex or 0]) for match in numbers]
    cut = [match.string[match.end() :] for match in numbers]
    if not counted or len(cut) < len(column.cells) or counted != list(range(counted[0], counted[0] + len(counted))):
        return
    told = len(cut) > 1 or (counted[0] == 1 and not cut[0][0].isdigit())
    if (few and told) or (len(cut) > 2 and counted[0] < YEARS):
        column.cells[:] = [(n, leaf, value) for (n, leaf, _), value in zip(column.cells, cut, strict=True)]


def _running(column: Column, rows: Sequence[Sequence[Leaf]]) -> bool:
    """Whether most of a column's values stand in a line with more text after them."""
    onward = sum(
        any(other.run == leaf.run and other.node > leaf.node for other in rows[number])
        for number, leaf, _ in column.cells
    )
    return 2 * onward > len(column.cells)


def _heads(column: Column) -> bool:
    """Whether all values of a column stand in headings: the names of records, wherever a record has its heading."""
    return all(leaf.heading for _, leaf, _ in column.cells)


def _bare(column: Column) -> str:
    """Where a column stands in its records, without classes."""
    return "/".join(step.partition(".")[0] for step in column.cells[0][1].path.split("/")) if column.cells else ""


def _linked(column: Column) -> bool:
    return bool(column.cells) and column.cells[0][1].link >= 0


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
    records = []
    for number, (start, end) in enumerate(intervals):
        if number not in saying:
            continue
        ordered = [value for _, value in sorted(fields[number], key=lambda item: item[0])]
        width = sum(sum(map(str.isalnum, value.value)) for value in ordered)
        first = [main[number]] if number in main else []
        links = chain(tree, start, end, first)
        hrefs = (href for a in links if not (href := tree.attribute(a, "href").strip()).startswith("#"))
        url = next((u for u in (canonical(h, page.base_url, encoding=page.encoding) for h in hrefs) if u), None)
        url = url or (None if links else written(page, [value.value for value in ordered]))
        ordered.extend(addresses(page, links, width + ROOM))
        if ordered:
            records.append(Record(tuple(ordered), url, start))
    return records


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
        attribute, similarity = matcher.key(key) if matcher is not None else (None, 0.0)
        if attribute is not None and attribute in taken:
            continue
        fields.append(FieldValue(key, value, attribute, round(0.9 * similarity, 3) if attribute else 0.3))
    return Record(tuple(fields), record.url, record.node)
