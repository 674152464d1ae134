"""A page about one thing: its record from labels and values, definition lists, named elements, heading and metadata."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crawler.attributes.bylines import split_moments, split_submissions
from crawler.attributes.columns import Column, columns
from crawler.attributes.lives import split_lives
from crawler.attributes.measures import measured
from crawler.attributes.name import Name
from crawler.attributes.people import split_people
from crawler.models import FieldValue, Record
from crawler.page import Page, Tree
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, leaves
from crawler.regions.lines import joined
from crawler.regions.referred import referred
from crawler.regions.tables import Headers, lone_rows
from crawler.results.aside import without_letters, without_others, without_tabs
from crawler.results.attested import attested, is_owner, is_specific, is_text_or_thing
from crawler.results.boxed import boxed
from crawler.results.chapters import Chapter, chapters, is_choice, told_below
from crawler.results.coded import coded
from crawler.results.dated import dated
from crawler.results.facts import has_head, label_cells
from crawler.results.headings import alike, entitled
from crawler.results.imprint import imprinted
from crawler.results.narrowing import only_narrows
from crawler.results.paired import PAIRED, asking, leading, paired
from crawler.results.rivals import unchosen, unrivalled
from crawler.results.sections import to_be_filled
from crawler.results.signed import signed
from crawler.results.subject import Subject, subject_of
from crawler.results.titled import is_heading, titled
from crawler.results.tongues import without_tongues
from crawler.results.trail import filed
from knowledge.matching import Matcher

#: Shortest text that is kept without a label at any length.
PROSE = 80
#: Characters of unlabelled short texts that are kept.
REMARKS = 600
#: Attributes from which metadata describes a thing in full, whatever stands beside it.
FULL = 4
#: Attributes from which a page about somebody or some body is no list of their things.
OWN = 3
#: Most rows of a table, that of its headers among them, that may be about one thing.
ROWS = 2
_LABELLED = frozenset(("term", "label", "header"))


@dataclass(frozen=True, slots=True)
class Detail:
    """The record of a page about one thing and what speaks for it.

    `labels` are the labels that occur once with the node of their value, `structured` how many of them stand in table
    cells or definition lists, `repeated` the number of labels that occur three times or more; `known` how many
    attributes of the domain have a value; `marked` tells that metadata describes just this thing, `entitled` that the
    heading is what metadata calls a thing or a text; `stated` are the labels whose value is no link, `again` the further values
    of labels that have several; `heading` is the heading that the page's title begins with and that speaks of no
    search (-1: there is none); `owner` tells that metadata describes a person, a shop or a body, of which the page tells
    little else: what is listed there are its things; `several` are the values of the `repeated` labels, `telling` those of
    `labels` that the domain knows.
    """

    record: Record
    labels: tuple[tuple[str, int], ...]
    structured: int
    repeated: int
    known: int
    marked: bool
    entitled: bool = False
    stated: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    heading: int = -1
    owner: bool = False
    several: tuple[int, ...] = ()
    telling: tuple[int, ...] = ()

    @property
    def described(self) -> bool:
        """Whether metadata describes just this thing, of which the page tells much."""
        return self.marked and self.known >= FULL and not self.owner


def read_detail(page: Page, layout: Layout, matcher: Matcher | None) -> Detail | None:
    """The page read as one record, None when it has neither a label with a value nor metadata."""
    subject = subject_of(page, layout, matcher)
    row, found, others, cells = _columns(subject)
    kept, title, named = titled(_kept(subject, found), subject)
    values, places = _values(kept, title, named)
    said = _said(subject, kept, cells, row)
    repeated = others + said.repeated
    if matcher is not None:
        below = chapters(layout, subject.intervals, matcher, subject.heading)
        below, values = unrivalled(below, unchosen(values, places, matcher), places, layout, matcher)
        values, places = told_below(below, values, places, matcher)
        said.add([one for one in below if one.states(layout)])
        unsaid = asking(page.tree, places) | leading(page.tree, places)
        values = imprinted(paired(values, places, matcher, unsaid), matcher)
    named_by = title is not None or page.title.casefold() in layout.banners  # the site's, on whichever page
    values = attested(values, subject.things, matcher, page, named_by)
    if matcher is not None:
        labelled_so = {leaf.node for column in kept if column.source in _LABELLED for _, leaf, _ in column.cells}
        values = dated(values, row, labelled_so, subject.heading, page.tree, matcher)
        free = [leaf for leaf in row if leaf.heading or leaf.node not in labelled_so]
        values = signed(values, free, subject.heading, page, matcher)
        values = coded(values, page.tree, subject.intervals, matcher)
    marked = any(map(is_specific, subject.things))
    pairs = sum(value.confidence == PAIRED for value in values)
    if not values or not (said.labels or marked or title is not None or pairs > 1):
        return None
    if not marked and (to_be_filled(layout, said.labels) or only_narrows(page, row)):
        return None
    known = len({value.attribute for value in values if value.attribute})
    values = filed(values, page, layout, matcher, subject.nouns) if matcher is not None else values
    return Detail(
        Record(tuple(values), page.url, layout.body),
        tuple(said.labels),
        said.structured,
        repeated,
        known,
        marked,
        any(alike(thing.name, subject.words) and is_text_or_thing(thing) for thing in subject.things),
        tuple(said.stated),
        tuple(said.again),
        subject.heading if subject.heading >= 0 and entitled(page.title, subject.words) else -1,
        known < OWN and any(map(is_owner, subject.things)),
        tuple(said.several),
        tuple(node for label, node in said.labels if matcher is not None and matcher.key(label)[0] is not None),
    )


def _columns(subject: Subject) -> tuple[list[Leaf], list[Column], int, frozenset[int]]:
    """The page's texts about its subject and the columns these make, how many labels were left out as those of other things,
    and the cells that hold labels."""
    layout, tree, known = subject.layout, subject.page.tree, subject.known
    labels = label_cells(layout, subject.intervals, known, subject.words, subject.page.title)
    row = without_tongues(tree, without_tabs(tree, without_letters(_row(layout, subject.intervals))), known)
    lone = lone_rows(layout)
    above = (*(head for head, _ in lone), *referred(tree)[1])
    heads = {node for head in above for node in range(head, tree.ends[head])}
    row = [leaf for leaf in row if leaf.node not in heads] if heads else row
    row, others = without_others(tree, boxed(layout, row, known), known, subject.heading)
    headers = Headers(layout, [(below, tree.ends[below]) for _, below in lone])
    return row, columns(layout, [row], [layout.body], headers, known, labels), others, labels


def _kept(subject: Subject, found: Sequence[Column]) -> list[Column]:
    """The columns that say something about the page's subject, those parted that hold several values."""
    banners = subject.layout.banners
    if banners:
        found = [
            column
            for column in found
            if not all(leaf.heading and value.casefold() in banners for _, leaf, value in column.cells)
        ]
    kept = [column for column in found if _telling(subject.page.tree, column, subject.heading)]
    telling = set(map(id, kept))
    kept.extend(_remarks([column for column in found if id(column) not in telling]))
    kept.sort(key=lambda column: column.cells[0][1].node)
    if subject.matcher is None:
        return kept
    kept = split_submissions(split_lives(kept, subject.matcher, lone=True), subject.matcher, lone=True)
    parted = split_people(split_moments(kept, subject.matcher), subject.matcher, lone=True)
    return measured(parted, subject.matcher, 1)


def _values(
    kept: Sequence[Column], title: int | None, named: Mapping[int, Name]
) -> tuple[list[FieldValue], list[Leaf]]:
    """What the columns hold, named, and where it stands."""
    values: list[FieldValue] = []
    places: list[Leaf] = []
    for index, column in enumerate(kept):
        name = named.get(index)
        key = "title" if index == title and column.source == "position" else column.key
        for _, leaf, value in column.cells:
            places.append(leaf)
            values.append(FieldValue(key, value, name.attribute if name else None, name.confidence if name else 0.3))
    return values, places


@dataclass(slots=True)
class _Said:
    """What the labels of a page say for its being about one thing, as in `Detail`."""

    labels: list[tuple[str, int]] = field(default_factory=list)
    stated: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)
    several: list[int] = field(default_factory=list)
    structured: int = 0
    repeated: int = 0

    def add(self, facts: Sequence[Chapter]) -> None:
        """Count the headings that state a fact."""
        self.labels += [(one.key, one.values[0][0]) for one in facts]
        self.stated += [one.values[0][0] for one in facts]


def _said(subject: Subject, kept: Sequence[Column], cells: frozenset[int], row: Sequence[Leaf]) -> _Said:
    """What the labels among the columns say for the page, `cells` those that hold labels, `row` its texts."""
    tree = subject.page.tree
    after = {tree.ends[cell] for cell in cells}
    at = {leaf.node: place for place, leaf in enumerate(row)}
    said = _Said()
    for column in kept:
        if column.source not in _LABELLED or not _is_word(column.key) or is_choice(column.values):
            continue
        if column.source != "header" and _parts_value(subject, column):
            continue
        times = _times(column, row, at)
        leaf = column.cells[0][1]
        if times == 1:
            said.labels.append((column.key, leaf.node))
            said.structured += column.source == "header" or leaf.cell in after or _in_definition(tree, leaf.node)
            said.again += [other.node for _, other, _ in column.cells[1:]]
            if leaf.link < 0:
                said.stated.append(leaf.node)
        if times > 2:
            said.repeated += 1
            said.several += [other.node for _, other, _ in column.cells]
    return said


def _times(column: Column, row: Sequence[Leaf], at: Mapping[int, int]) -> int:
    """How often a label is given; several values of one, each with it or without, are next to each other in the page's `row`,
    in which a node is the text number `at`; what stands under one header is several things."""
    key, times, last = column.key.casefold(), 0, -1
    runs: set[int] = set()
    for _, leaf, _ in column.cells:
        place = at.get(leaf.node, -1)
        between = row[last + 1 : place] if 0 <= last < place and column.source != "header" else None
        goes_on = between is not None and all(one.text.rstrip(" :：").casefold() == key for one in between)
        times += not goes_on and leaf.run not in runs
        runs.add(leaf.run)
        last = place
    return times


def _parts_value(subject: Subject, column: Column) -> bool:
    """Whether a label that the domain does not know stands in a cell below the name of its column, as one of many: it is the
    beginning of a value ("River: A History"), and says nothing of what the page is about."""
    tree, leaf = subject.page.tree, column.cells[0][1]
    if leaf.cell < 0 or tree.tags[leaf.cell] != "td" or (subject.known is not None and subject.known(column.key)):
        return False
    table = next((node for node in tree.ancestors(leaf.cell) if tree.tags[node] == "table"), -1)
    return table >= 0 and has_head(tree, table) and len(tree.find("tr", table, tree.ends[table])) > ROWS


def _is_word(label: str) -> bool:
    """Whether a label is words: a number, a date or a time before a colon labels nothing."""
    return sum(map(str.isalpha, label)) > 1 and not any(map(str.isdigit, label)) and "," not in label


def _in_definition(tree: Tree, node: int) -> bool:
    for _ in range(4):
        node = tree.parents[node]
        if node < 0:
            return False
        if tree.tags[node] == "dd":
            return True
    return False


def _row(layout: Layout, intervals: Sequence[tuple[int, int]]) -> list[Leaf]:
    """The leaves of all intervals, their lines numbered through."""
    row: list[Leaf] = []
    offset = 0
    for interval in intervals:
        found = joined(layout.tree, [leaves(layout, interval)])[0]
        for leaf in found:
            leaf.run += offset
        row.extend(found)
        offset = row[-1].run + 2 if row else 0
    return row


def _telling(tree: Tree, column: Column, heading: int) -> bool:
    """Whether a column says something about the page's subject: labelled or named, a heading, a time marked as such, or prose."""
    if column.source in ("term", "label", "property", "header"):
        return True
    if is_heading(column, heading) or any(tree.tags[leaf.owner] == "time" for _, leaf, _ in column.cells):
        return True
    if column.source == "class":
        return all(leaf.link < 0 or len(column.cells) < 6 for _, leaf, _ in column.cells)
    return any(len(value) >= PROSE and leaf.link < 0 for _, leaf, value in column.cells)


def _remarks(others: Sequence[Column]) -> list[Column]:
    """Short pieces of text outside of links, as far as they are few: a page with little else says what it says in
    them.
    """
    kept = [
        column for column in others if column.source == "position" and all(leaf.link < 0 for _, leaf, _ in column.cells)
    ]
    return kept if sum(len(value) for column in kept for value in column.values) <= REMARKS else []
