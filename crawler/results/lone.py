"""The one record of an answer that holds just one: nothing repeats, but the page counts it and it stands below the count."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from crawler.models import Record
from crawler.page import Page, Tree
from crawler.regions.candidates import Interval
from crawler.regions.layout import HEADINGS, Layout, first_within, within
from crawler.regions.tables import is_header_row
from crawler.results.assembly import list_records
from crawler.results.extraction import Extraction
from crawler.wording.cues import Said
from crawler.wording.lines import place
from crawler.wording.totals import counted_in
from knowledge.matching import Matcher

#: How sure it is that what stands below the count is the record.
CONFIDENCE = 0.5
#: Characters that a record has at least; width of each of a bar's links on the average and of the words before them.
LEAST, BAR = 8, 16
#: Longest record, in characters, and most fields: more is a page.
LONGEST, MOST = 3_000, 40
#: Fewest attributes beside its name that must all stand below the count for a page's subject to be what stands there.
TOLD = 2
_ONE = re.compile(r"(?<![\d.,])1(?![\d.,]\d|\d)")
_DIGITS = re.compile(r"\d+")
#: What holds no record, and what ends one that has no element of its own.
_BESIDE = frozenset("nav aside footer header form script style select button label option hr br".split())
#: What a site says below all of its pages, by the name of its element.
_FOOT = re.compile(r"(?:^|[\s_-])(?:page|site)?(?:footer|colophon|copyright|bottombar)", re.I)
_ENDS = frozenset("nav aside footer form hr section article ul ol table".split())


def lone_record(page: Page, visible: Said, matcher: Matcher | None) -> Extraction | None:
    """The record of a page that says that it found one thing, None where none stands below that statement."""
    return next(_counted(page, visible, matcher, _may_hold), None)


def lone_subject(page: Page, visible: Said, matcher: Matcher | None, subject: Record) -> Extraction | None:
    """The record of such a page that was read as being about one thing, None where that may be right: all that is told of the
    `subject` stands below the count, under a name of its own, and so what heads the page is no name of it but the site's."""
    if matcher is None:
        return None
    main = matcher.domain.main
    told = {value.value for value in subject.fields if value.attribute and value.attribute != main}
    if len(told) < TOLD:
        return None
    for found in _counted(page, visible, matcher, _may_tell):
        record = found.records[0]
        names = {value.value for value in record.fields if value.attribute == main}
        if names and told <= {value.value for value in record.fields} and not _is_called(subject, main, names):
            return found
    return None


def _counted(
    page: Page, visible: Said, matcher: Matcher | None, may: Callable[[Layout, int], bool]
) -> Iterator[Extraction]:
    """What stands below the statements of a page that it found one thing, each read as a record."""
    layout = Layout(page.tree)
    for node in _stating(page.tree, visible):
        interval = _below(layout, node, may)
        records = list_records(page, layout, [interval], matcher, {}) if interval is not None else ()
        if interval is not None and records and len(records[0].fields) <= MOST:
            yield Extraction(records, "list", CONFIDENCE, page.tree.parents[interval[0]])


def _is_called(subject: Record, main: str, names: set[str]) -> bool:
    """Whether a page's subject is called by one of these names."""
    return any(value.attribute == main and value.value in names for value in subject.fields)


def _stating(tree: Tree, visible: Said) -> Iterator[int]:
    """The nodes of the lines that count one thing, those that say so in words before bare numbers."""
    lines = [line for line in visible.numbered if _ONE.search(line.text) and not place(tree, line).aside]
    yield from (line.node for line in lines if counted_in(line.text) == 1)
    yield from (line.node for line in lines if set(_DIGITS.findall(line.text)) == {"1"} and len(line.text) > 4)


def _below(layout: Layout, node: int, may: Callable[[Layout, int], bool]) -> Interval | None:
    """The first thing that `may` be a record after a node: beside it, else beside what holds it."""
    tree = layout.tree
    while tree.parents[node] >= layout.body:
        for after in _after(tree, node):
            if may(layout, after):
                start, end = _narrowed(layout, after)
                return (start, end) if LEAST <= layout.width(start, end) <= LONGEST else None
        node = tree.parents[node]
    return None


def _after(tree: Tree, node: int) -> Iterator[int]:
    """The elements that follow a node in what holds it."""
    end = tree.ends[tree.parents[node]]
    node = tree.ends[node]
    while node < end:
        if tree.tags[node]:
            yield node
        node = tree.ends[node]


def _may_hold(layout: Layout, node: int) -> bool:
    """Whether an element has a link or a heading, something to say, and is no bar of links; what is pictured is none."""
    if not _may_tell(layout, node):
        return False
    tree = layout.tree
    end = tree.ends[node]
    width = layout.width(node, end)
    if first_within(layout.headings, node, end) >= 0 or within(layout.images, node, end) == 1:
        return True
    links = within(layout.links, node, end)
    linked = layout.linked[end] - layout.linked[node]
    return links > 0 and (links == 1 or width - linked > BAR or linked > BAR * links)


def _may_tell(layout: Layout, node: int) -> bool:
    """Whether an element has something to say, with nothing to fill in, and is not beside or below what the page shows."""
    tree = layout.tree
    end = tree.ends[node]
    beside = tree.tags[node] in _BESIDE or _is_foot(tree, node)
    return not beside and layout.width(node, end) >= LEAST and not tree.find("input", node, end)


def _is_foot(tree: Tree, node: int) -> bool:
    """Whether an element is called the foot of the page."""
    return _FOOT.search(f"{tree.attribute(node, 'id')} {tree.attribute(node, 'class')}"[:200]) is not None


def _narrowed(layout: Layout, node: int) -> Interval:
    """An element without the wrappers that hold nothing else; from a heading on to the end of what it heads; of a table
    the one row below its header."""
    tree = layout.tree
    while True:
        if tree.tags[node] in HEADINGS:
            return node, _headed(tree, node)
        inner = [one for one in tree.children(node) if tree.tags[one] and layout.width(one, tree.ends[one])]
        rows = [one for one in inner if not (tree.tags[one] in ("tr", "thead") and _is_header(layout, one))]
        if len(rows) != 1 or layout.width(rows[0], tree.ends[rows[0]]) < layout.width(node, tree.ends[node]) - sum(
            layout.width(one, tree.ends[one]) for one in inner if one not in rows
        ):
            return node, tree.ends[node]
        if tree.tags[node] in ("tr", "a"):
            return node, tree.ends[node]
        node = rows[0]


def _is_header(layout: Layout, node: int) -> bool:
    return layout.tree.tags[node] == "thead" or is_header_row(layout, node)


def _headed(tree: Tree, heading: int) -> int:
    """Where what a heading heads ends: before another heading, a list or the end of the element."""
    end = tree.ends[tree.parents[heading]]
    for node in _after(tree, heading):
        if tree.tags[node] in HEADINGS or tree.tags[node] in _ENDS:
            return node
    return end
