"""A page about one thing: its record from labels and values, definition lists, named elements, heading and metadata."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from crawler.attributes.bylines import split_moments, split_submissions
from crawler.attributes.columns import Column, columns
from crawler.attributes.looks import SPELT, is_talk
from crawler.attributes.measures import measured
from crawler.attributes.name import Name
from crawler.attributes.naming import names
from crawler.attributes.people import split_people
from crawler.attributes.years import split_lone_year
from crawler.models import FieldValue, Record
from crawler.page import Page, Tree
from crawler.regions.label_words import labelled
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, joined, leaves
from crawler.regions.tables import Headers, lone_rows
from crawler.results.areas import areas
from crawler.results.aside import without_letters, without_others, without_tabs
from crawler.results.attested import attested, is_owner, is_specific, is_text_or_thing, subjects
from crawler.results.boxed import boxed
from crawler.results.chapters import chapters, is_choice, told_below
from crawler.results.dated import dated
from crawler.results.facts import LABEL, label_cells
from crawler.results.headings import alike, entitled, heading_of, heads_page, is_general, names_subject
from crawler.results.imprint import imprinted
from crawler.results.rivals import unchosen, unrivalled
from crawler.results.trail import filed
from knowledge.domain import Domain
from knowledge.matching import Matcher
from knowledge.similarity import fold

#: Shortest text that is kept without a label at any length.
PROSE = 80
#: Characters of unlabelled short texts that are kept.
REMARKS = 600
#: Attributes from which a page about somebody or some body is no list of their things.
OWN = 3
#: Confidence from which a name is not put in question again, and that of a label that stands before its value.
SURE, PAIRED = 0.75, 0.74
_LABELLED = frozenset(("term", "label", "header"))
_HEADS = frozenset("title heading headline header".split())


@dataclass(frozen=True, slots=True)
class Detail:
    """The record of a page about one thing and what speaks for it.

    `labels` are the labels that occur once with the node of their value, `structured` how many of them stand in table
    cells or definition lists, `repeated` the number of labels that occur three times or more; `known` how many
    attributes of the domain have a value; `marked` tells that metadata describes just this thing, `entitled` that the
    heading is what metadata calls a thing or a text; `stated` are the labels whose value is no link; `heading` is the
    heading that the page's title begins with and that speaks of no
    search (-1: there is none); `owner` tells that metadata describes a person, a shop or a body, of which the page tells
    little else: what is listed there are its things.
    """

    record: Record
    labels: tuple[tuple[str, int], ...]
    structured: int
    repeated: int
    known: int
    marked: bool
    entitled: bool = False
    stated: tuple[int, ...] = ()
    heading: int = -1
    owner: bool = False


def read_detail(page: Page, layout: Layout, matcher: Matcher | None) -> Detail | None:
    """The page read as one record, None when it has neither a label with a value nor metadata."""
    tree = page.tree
    known: Callable[[str], float] | None = (lambda text: matcher.key(text)[1]) if matcher is not None else None
    intervals = areas(page, layout, known)
    nouns = frozenset(noun.casefold() for noun in matcher.domain.nouns) if matcher is not None else frozenset()
    heading = heading_of(page, layout, intervals, nouns)
    labels = label_cells(layout, intervals, known, tree.text(heading, 300) if heading >= 0 else "", page.title)
    after = {tree.ends[cell] for cell in labels}
    row = without_tabs(tree, without_letters(_row(layout, intervals)))
    lone = lone_rows(layout)
    heads = {node for head, _ in lone for node in range(head, tree.ends[head])}
    row = [leaf for leaf in row if leaf.node not in heads] if heads else row
    row, others = without_others(tree, boxed(layout, row, known), known, heading)
    headers = Headers(layout, [(below, tree.ends[below]) for _, below in lone])
    found = columns(layout, [row], [layout.body], headers, known, labels)
    things = subjects(page, layout, heading)
    kept = [column for column in found if _telling(tree, column, heading)]
    telling = set(map(id, kept))
    kept.extend(_remarks([column for column in found if id(column) not in telling]))
    kept.sort(key=lambda column: column.cells[0][1].node)
    if matcher is not None:
        kept = split_people(split_moments(split_submissions(kept, matcher, lone=True)), matcher, lone=True)
        kept = measured(kept, matcher, 1)
    title = _title(kept, heading, matcher)
    named = names(kept, title, matcher, {}, 1)
    parted = split_lone_year(kept, title, named, matcher, heading) if matcher is not None else None
    if parted is not None:
        title = parted.index(kept[title]) if title is not None else None
        kept, named = parted, names(parted, title, matcher, {}, 1)
    if title is not None and matcher is not None:
        text = tree.text(heading, 300) if heading >= 0 else kept[title].values[0]
        told = text if any(alike(thing.name, text) for thing in things) else ""
        first = heading >= 0 and tree.tags[heading] == "h1"
        surely = heads_page(page, layout, kept[title].values[0]) or names_subject(page.title, kept[title].values[0])
        surely = surely or (not page.title and first)
        if (surely or first) and not is_general(text, nouns):
            _headed(kept, title, matcher.domain, named, told, surely, page.title)
    if title is not None and matcher is not None:
        kept[title] = _without_kind(kept[title], matcher, nouns)
    values: list[FieldValue] = []
    places: list[Leaf] = []
    labels_found: list[tuple[str, int]] = []
    stated: list[int] = []
    structured, repeated = 0, others
    for index, column in enumerate(kept):
        name = named.get(index)
        key = "title" if index == title and column.source == "position" else column.key
        for _, leaf, value in column.cells:
            places.append(leaf)
            values.append(FieldValue(key, value, name.attribute if name else None, name.confidence if name else 0.3))
        if column.source not in _LABELLED or not _is_word(column.key):
            continue
        if is_choice(column.values):
            continue
        times = len({leaf.run for _, leaf, _ in column.cells})
        leaf = column.cells[0][1]
        if times == 1:
            labels_found.append((column.key, leaf.node))
            structured += column.source == "header" or leaf.cell in after or _in_definition(tree, leaf.node)
            if leaf.link < 0:
                stated.append(leaf.node)
        repeated += times > 2
    if matcher is not None:
        found_below = chapters(layout, intervals, matcher, heading)
        found_below, values = unrivalled(found_below, unchosen(values, places, matcher), places, layout, matcher)
        values, places = told_below(found_below, values, places, matcher)
        facts = [one for one in found_below if one.states(layout)]
        labels_found += [(one.key, one.values[0][0]) for one in facts]
        stated += [one.values[0][0] for one in facts]
        values = imprinted(_paired(values, places, matcher), matcher)
    values = attested(values, things, matcher, page, title is not None)
    if matcher is not None:
        labelled_so = {leaf.node for column in kept if column.source in _LABELLED for _, leaf, _ in column.cells}
        values = dated(values, row, labelled_so, heading, tree, matcher)
    marked = any(map(is_specific, things))
    paired = sum(value.confidence == PAIRED for value in values)
    if not values or not (labels_found or marked or title is not None or paired > 1):
        return None
    hits = len({value.attribute for value in values if value.attribute})
    values = filed(values, page, layout, matcher, nouns) if matcher is not None else values
    record = Record(tuple(values), page.url, layout.body)
    subject = heading if heading >= 0 and entitled(page.title, tree.text(heading, 300)) else -1
    told = tree.text(heading, 300) if heading >= 0 else ""
    owner = hits < OWN and any(map(is_owner, things))
    called = any(alike(thing.name, told) and is_text_or_thing(thing) for thing in things)
    return Detail(
        record, tuple(labels_found), structured, repeated, hits, marked, called, tuple(stated), subject, owner
    )


def _title(kept: Sequence[Column], heading: int, matcher: Matcher | None) -> int | None:
    """Which column is the heading: of its pieces the first that is not called something else ("CS 101" of class "code"). Where
    no heading is, what its class alone says is one."""
    if heading < 0:
        return next((index for index, column in enumerate(kept) if _is_called_heading(column)), None)
    pieces = [index for index, column in enumerate(kept) if _is_heading(column, heading)]
    free = [
        index
        for index in pieces
        if matcher is None
        or kept[index].source != "class"
        or matcher.key(kept[index].key)[0] in (None, matcher.domain.main)
    ]
    return next(iter((*free, *pieces)), None)


def _is_called_heading(column: Column) -> bool:
    """Whether a class calls the one text of a column the heading of something, which is as long as names are."""
    (_, leaf, text), *more = column.cells
    called = column.source == "class" and column.key.rpartition(" ")[2] in _HEADS and " " in column.key
    return called and not more and leaf.link < 0 and " " in text and len(text) <= PROSE


def _headed(
    kept: Sequence[Column], title: int, domain: Domain, named: dict[int, Name], told: str, surely: bool, whole: str
) -> None:
    """Name the heading rather than what is called a title by its class, a property or the kind of thing alone: so are tabs and
    boxes ("Recipe: 6 servings"), and the names of the writer, of the seller, of a school nearby, but for what the page's
    title (`whole`) has beside the heading. Nor is a title what a label is but like ("Positions"), or has several of; only
    that where it is not sure that the page is about the heading. Where the page says for machines as well that its thing is
    called so (`told`), no label names it anything else."""
    others = [i for i, name in named.items() if name.attribute == domain.main and i != title]
    heading = kept[title].values[0]
    beside = any(value in whole and value not in heading for i in others for value in kept[i].values)
    if title not in named and others and not beside:
        kinds = _kinds(domain)
        loose = [i for i in others if _is_loose(kept[i], named[i].confidence, surely, kinds)]
        called = [i for i in others if told and any(entitled(value, told) for value in kept[i].values)]
        if len(loose) == len(others) or (surely and told):
            for index in others:
                if index not in called:
                    del named[index]
            if not called:
                named[title] = Name(domain.main, 0.7)
    if surely and title in named and named[title].attribute == domain.main:
        named[title] = Name(domain.main, max(SURE, named[title].confidence))


def _kinds(domain: Domain) -> frozenset[str]:
    """The words for the kind of thing that a domain is of."""
    names = (domain.name, domain.title, *domain.nouns)
    return frozenset(fold(word) for name in names for word in (name, name.removesuffix("s")))


def _is_loose(column: Column, confidence: float, surely: bool, kinds: frozenset[str]) -> bool:
    """Whether little says that a column is the title, where the page has a heading, `surely` of its subject."""
    if column.source in ("class", "property"):
        return surely
    kind = surely and kinds.issuperset(fold(column.key).split())
    return kind or confidence < SPELT or len(set(column.values)) > 1


def _without_kind(title: Column, matcher: Matcher, nouns: frozenset[str]) -> Column:
    """The heading without what kind of thing it names: "Book: The Silent Garden", "Package: river"."""
    cells = []
    for number, leaf, value in title.cells:
        told = labelled(value)
        kind = told is not None and (told[1].casefold() in nouns or matcher.key(told[1])[0] == matcher.domain.main)
        cells.append((number, leaf, told[2].strip() if told is not None and kind and told[2].strip() else value))
    return replace(title, cells=cells)


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
    if _is_heading(column, heading) or any(tree.tags[leaf.owner] == "time" for _, leaf, _ in column.cells):
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


def _is_heading(column: Column, heading: int) -> bool:
    return (
        heading >= 0
        and any(leaf.heading and heading < leaf.node for _, leaf, _ in column.cells[:1])
        and (column.cells[0][1].node <= heading + 6)
    )


def _is_somebody(text: str) -> bool:
    """Whether a text may be a name: no number, and no sentence."""
    return any(map(str.isalpha, text)) and not is_talk(text)


def _paired(values: list[FieldValue], found: Sequence[Leaf], matcher: Matcher) -> list[FieldValue]:
    """The values with those joined that are a label of the domain and, right after it on the page (`found` tells where they
    stand), what it labels: facts set in elements that only their order tells apart. A label beats what the looks of its
    value suggested; what names the record already is not named by another. A link labels neither the record's name nor
    another link: so do the steps of a path and the entries of a menu follow each other ("Recipes", "Side dishes")."""
    attributes = [
        matcher.key(value.value)[0]
        if value.confidence < SURE and len(value.value) <= LABEL and not value.value[:1].isdigit()
        else None
        for value in values
    ]
    called = any(value.attribute == matcher.domain.main and value.confidence >= SURE for value in values)
    order = sorted(range(len(values)), key=lambda index: found[index].node)
    labels: dict[int, int] = {}  # what is labelled, and by what
    for index, after in pairwise(order):
        attribute = attributes[index]
        if attribute is None or index in labels or (called and attribute == matcher.domain.main):
            continue
        if found[index].link >= 0 and (found[after].link >= 0 or attribute == matcher.domain.main):
            continue
        person = matcher.domain.attribute(attribute).type == "name"
        if (
            attributes[after] is None
            and values[after].confidence < SURE
            and not (person and not _is_somebody(values[after].value))
        ):
            labels[after] = index
    named = {attributes[index] for index in labels.values()}
    taken = set(labels.values())
    result: list[FieldValue] = []
    for index, value in enumerate(values):
        if index in labels:
            result.append(FieldValue(values[labels[index]].value, value.value, attributes[labels[index]], PAIRED))
        elif index in taken:
            continue
        elif value.attribute in named and value.confidence < SURE:
            result.append(replace(value, attribute=None, confidence=0.3))
        else:
            result.append(value)
    return result
