"""What the fields of the records of a page are called: keys from headers, terms, labels, property names, class words."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field, replace

from crawler.attributes.amounts import paid
from crawler.attributes.barred import barred
from crawler.attributes.called import Boxes, Sight, is_beside, named
from crawler.attributes.captions import fronted
from crawler.attributes.class_words import class_word
from crawler.attributes.cutting import ROLE, cut_up, turned
from crawler.attributes.entry import entered
from crawler.attributes.joint import part_for, parts_of
from crawler.attributes.leaders import led
from crawler.attributes.pending import (
    WORDS_BEFORE,
    Pending,
    ends_byline,
    is_pressed,
    leads_in,
    may_follow,
    moment_alone,
    says_by,
    term_around,
    valued,
)
from crawler.attributes.recurring import recurring
from crawler.attributes.sheets import sheet_labels
from crawler.attributes.steps import FOLDER, is_step
from crawler.attributes.terms import terms
from crawler.attributes.unmarked import unmarked
from crawler.page import Tree
from crawler.regions.label_words import frequent_labels, has_colon, is_alone, is_label
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf, goes_on, is_mark
from knowledge.values import date

_TERM = re.compile(r"([^:：]{1,40}?)\s*[:：]\s*\Z")
_LETTER = re.compile(r"[^\W\d_]")
_PARTED = re.compile(r"\s[-–—|·•]\Z")
#: Where words before a colon are values that come again: the share of records that have some, and the most of these that
#: have the same; and how many different ones there are at least.
TURNS, AGAIN, LEAST_TURNS = 0.6, 0.85, 3
#: Longest text that a heading before it names.
MAX_CAPTIONED = 80
#: Fewest records, and the share of them that say the same beside a value of their own; fewest where that is a link behind it.
RECORDS, SAME, BEHIND = 5, 0.9, 2
#: Most nodes between a bracket and what stands in it, and where that is the last of a few links.
NEAR, LINKED = 6, 18


@dataclass(slots=True)
class Column:
    """The leaves of all records that play the same part. `key` is what the page calls it, `source` how that is known:
    header, term, label, property, class or position. `cells` holds (record number, leaf, value); `hint` is the class or property
    that values below a label have, a word of the domain."""

    key: str
    source: str
    cells: list[tuple[int, Leaf, str]] = field(default_factory=list)
    hint: str = ""

    @property
    def values(self) -> list[str]:
        return [value for _, _, value in self.cells]

    @property
    def records(self) -> set[int]:
        return {number for number, _, _ in self.cells}


def columns(
    layout: Layout,
    rows: Sequence[Sequence[Leaf]],
    starts: Sequence[int],
    headers: Callable[[int], str],
    known: Callable[[str], float] | None,
    labels: Container[int] = frozenset(),
) -> list[Column]:
    """The columns of a list of records, in the order of their first appearance.

    `rows` are the leaves of each record and `starts` where each begins; `labels` are cells known to hold labels;
    `headers` gives the header of a table cell ("" when it has none); `known` tells how surely a label is one of the
    domain's words (0 not at all), which makes it a label even when it occurs once. Without a domain nobody can tell
    "Genre: Racing" from "Star Wars: Racer": the words before the colon become the key and stay in the value.
    """
    tree, placed, sheet = layout.tree, frozenset[int](), frozenset[int]()
    if known is not None:
        plain = recurring(entered(led(list(map(paid, rows)), known), known), known, headers)
        rows = [turned(cut_up(barred(row), known, headers), known) for row in plain]
        rows, placed = fronted(tree, rows, known)
        placed |= unmarked(rows, known) | terms(tree, rows)
    elif len(rows) == 1:
        rows = [barred(rows[0])]  # of a lone record such lines tell their labels by themselves
    if len(rows) == 1:
        sheet = sheet_labels(tree, rows[0])  # told by how they are built, whatever they are about
        placed |= sheet
    frequent = frequent_labels(tree, rows, known)
    single = len(rows) == 1
    varied = frozenset() if single else _varied(rows)
    found: dict[tuple[str, str, int, int], Column] = {}
    for number, row in enumerate(rows):
        sight = Sight(tree, row, starts[number], headers, known, labels, frequent, placed, sheet, varied, single)
        seen: dict[str, dict[int, tuple[int, int]]] = defaultdict(dict)
        for leaf, key, source, value, hint in _called(sight):
            runs = seen[leaf.path]
            place, times = runs.get(leaf.run, (len(runs), 0))
            runs[leaf.run] = (place, times + 1)
            told = source in ("term", "label", "header")
            identity = (key, source, 0, 0) if told else (f"{key}\t{leaf.path}", source, place, times)
            column = found.setdefault(identity, Column(key, source, hint=hint))
            column.hint = hint if hint == column.hint else ""
            column.cells.append((number, leaf, value))
    merged = _merged(found)
    for column in merged:
        _leave_out_same(column, len(rows))
        _free_of_label(column, merged)
    _name_by_position(merged)
    return merged


def _called(sight: Sight) -> Iterator[tuple[Leaf, str, str, str, str]]:
    """The values of a record: the leaf, what it is called, how that is known, the value without its label, and what else calls
    it so."""
    row, known, tree = sight.row, sight.known, sight.tree
    boxes = Boxes(sight, lambda index: bool(_labelling(sight, index)[1]))
    pending: Pending | None = None
    before = ""  # what the text before was called
    led = ""  # what the element calls the link that it begins with after "Added by"
    for index, leaf in enumerate(row):
        moment = ""
        pending = pending if pending is not None and pending.holds(leaf, index) else None
        if pending is not None and pending.term.casefold() in WORDS_BEFORE:
            moment = moment_alone(leaf.text)
            over = moment or (sight.single and ends_byline(leaf.text))
            pending = None if over else pending  # "By Ann Lee, 2 May 2020"; of a list see `behind`
        leaf, term = _labelling(sight, index)
        if term:
            firm = leaf.node in sight.sheet or (
                sight.single and known is not None and term_around(tree, row, index) >= 0
            )
            pending = Pending(term, leaf.run, index, firm=firm) if may_follow(tree, row, index) else None
            continue
        key, source, value = named(replace(leaf, text=moment) if moment else leaf, sight)
        if not sight.single and is_step(tree, row, index):
            key, source = FOLDER, "class"
        elif source == "header" and known is not None:
            key, source = _beside(tree, row, index, key, known)
        if led and source in ("class", "position"):
            key, source = led, "class"
        led = key if source == "class" and known is not None and known(key) and says_by(tree, row, index) else ""
        if led or (source == "class" and leads_in(tree, row, index)):
            key, source = "", "position"
        role = key == before and source in ("class", "property") and _is_role(row, index)
        before = key
        if role:
            key, source = "", "position"
        if source == "label" and pending is not None and pending.index == index - 1:
            source, value = "position", leaf.text
        hint = ""
        if pending is not None and known is not None and pending.firm and source in ("class", "property"):
            hint, source = key if known(key) else "", "class"
        elif pending is not None and known is not None and source == "class" and known(key):
            pending = pending if known(pending.term) or boxes.around(index, key) else None
        elif pending is not None and source == "property" and (known is None or key == "name" or not known(key)):
            # the name of whatever the label says, or a word that the domain does not know: a reader sees the label
            plain = sight.single and key != "name" and pending.index == index - 1
            plain = plain and (known is not None or is_beside(tree, row[index - 1], leaf))
            source = "class" if plain or (known is not None and known(pending.term)) else source
        behind = pending.path if pending is not None and pending.index < 0 else None
        aside = behind is not None and (_in_brackets(tree, leaf) or is_pressed(tree, leaf, behind))
        if pending is not None and not role and not aside and source in ("class", "position", "header"):
            if known is None and not pending.firm and pending.index == index - 1 and row[index - 1].run == leaf.run:
                value = f"{row[index - 1].text} {value}"
            key, source = pending.term, "term"
            pending = valued(tree, pending, row, index)
            leaf = replace(leaf, run=pending.first)
        elif source == "label":
            bare = _PARTED.sub("", value)  # "by Ann Lee - Boats": what follows is something else
            value, pending = bare or value, Pending(key, leaf.run) if bare == value else None
        yield leaf, key, source, value, hint if source == "term" else ""


def _labelling(sight: Sight, index: int) -> tuple[Leaf, str]:
    """A leaf and the label it is for what follows, "" for none; what looks like one and is a value keeps its colon."""
    leaf, known = sight.row[index], sight.known
    if index and sight.row[index - 1].run == leaf.run and goes_on(sight.row[index - 1].text):
        return leaf, ""
    term = _term(sight.tree, sight.row, index, sight.frequent, known, sight.single, sight.labels)
    term = leaf.text.rstrip(" :：") if not term and leaf.node in sight.placed else term
    if term and _is_headed(sight, index, term):
        return (replace(leaf, text=term) if term[-1:] + " :" in leaf.text else leaf), ""
    other = "," in term or leaf.path in sight.varied or date(term) is not None
    if term and not sight.single and other and not (known is not None and known(term)):
        return replace(leaf, text=term), ""
    return leaf, term


def _is_headed(sight: Sight, index: int, term: str) -> bool:
    """Whether a text is the last of a cell whose header is a word of the domain, and comes but once: "Love:" among titles
    labels no author."""
    leaf, known = sight.row[index], sight.known
    if known is None or sight.single or leaf.cell < 0 or known(term) or term.casefold() in sight.frequent:
        return False
    ends = index + 1 == len(sight.row) or sight.row[index + 1].cell != leaf.cell
    return ends and known(sight.headers(leaf.cell)) > 0


def _in_brackets(tree: Tree, leaf: Leaf) -> bool:
    """Whether a text stands in brackets that are set around it and other links, or ends them: "Ann (840 points)", "Ann
    (profile / posts)", which says more of the value before it and is no further one."""
    raw = tree.texts[leaf.node].strip()
    before, linked = leaf.node - 1, leaf.link >= 0
    while before > 0 and leaf.node - before < (LINKED if linked else NEAR):
        text = tree.texts[before].strip()
        passed = linked and (tree.tags[tree.parents[before]] == "a" or (is_mark(text) and text[-1:] not in "(["))
        if text and not passed:
            break
        before -= 1
    opened = _stays_open(tree.texts[before]) or raw.startswith(("(", "["))
    return opened or (raw.endswith((")", "]")) and not {"(", "["} & set(raw))


def _stays_open(text: str) -> bool:
    """Whether a text opens a bracket that it does not close: "(2 replies, posted in"."""
    return text.rfind("(") > text.rfind(")") or text.rfind("[") > text.rfind("]")


def _is_role(row: Sequence[Leaf], index: int) -> bool:
    """Whether a text only says in brackets what the one before it was to the thing: "Ross Murfin (Editor)"."""
    return index > 0 and row[index - 1].run == row[index].run and ROLE.fullmatch(row[index].text) is not None


def _leave_out_same(column: Column, records: int) -> None:
    """Drop what nearly every record has beside values of its own: "by Ann Lee, reviews", links under a header: "River Cite"."""
    if column.source not in ("term", "header") or records < RECORDS or len(column.cells) <= len(column.records):
        return
    first = set({number: value for number, _, value in reversed(column.cells)}.values())
    bare = column.source == "term"
    told = Counter(value for _, leaf, value in column.cells if bare or (leaf.link >= 0 and value not in first))
    same = {value for value, times in told.items() if times >= SAME * len(column.records)}
    others = {number for number, _, value in column.cells if value not in same}
    if same and len(others) >= SAME * len(column.records):
        column.cells = [cell for cell in column.cells if cell[2] not in same]


def _free_of_label(column: Column, found: Sequence[Column]) -> None:
    """Take the label from links that say the same in every record behind a text that has it: "Address: 5 Mill Road Map"."""
    if column.source != "term" or len(column.cells) < BEHIND or len(set(column.values)) > 1:
        return
    if all(leaf.link >= 0 for _, leaf, _ in column.cells) and any(
        one.key == column.key and one.source == "label" and column.records <= one.records for one in found
    ):
        column.key, column.source = "", "position"


def _beside(tree: Tree, row: Sequence[Leaf], index: int, header: str, known: Callable[[str], float]) -> tuple[str, str]:
    """The header of a text's cell as its name, but for what stands under another, and for what stands beside another and is
    itself called by a word of the domain, where the header is none."""
    leaf = row[index]
    word = class_word(tree.attribute(leaf.owner, "class")) if index and row[index - 1].cell == leaf.cell else ""
    parts = parts_of(header, known)
    several = bool(parts) and sum(other.cell == leaf.cell for other in row) > 1
    if word and known(word) and several:
        return word, "class"
    if several:
        part = part_for(row, index, parts)
        return (part, "header") if part else ("", "position")
    if _is_under(row, index, header, known):
        return "", "position"
    return (word, "class") if word and known(word) and not known(header) else (header, "header")


def _is_under(row: Sequence[Leaf], index: int, header: str, known: Callable[[str], float]) -> bool:
    """Whether a text stands in a line below the one that the header of its cell names: the header says nothing of the
    domain, or names a link or bold words where this is neither."""
    leaf = row[index]
    first = next(other for other in row if other.cell == leaf.cell)
    if first.run == leaf.run:
        return False
    return not known(header) or (first.link >= 0, first.strong) > (leaf.link >= 0, leaf.strong)


def _varied(rows: Sequence[Sequence[Leaf]]) -> frozenset[str]:
    """The places of a list where the words before a colon are values ("Ann Lee: The River") and no labels: nearly every
    record has others, or each record has one and a few of them take turns."""
    told: dict[str, list[str]] = defaultdict(list)
    records: dict[str, set[int]] = defaultdict(set)
    for number, row in enumerate(rows):
        for leaf in row:
            if has_colon(leaf.text) and _TERM.match(leaf.text):
                told[leaf.path].append(leaf.text)
                records[leaf.path].add(number)
    return frozenset(
        path
        for path, said in told.items()
        if (len(said) > 4 and len(set(said)) > 0.6 * len(said))
        or (
            len(records[path]) == len(said) > TURNS * len(rows)
            and len(set(said)) >= LEAST_TURNS
            and max(Counter(said).values()) < AGAIN * len(said)
        )
    )


def _merged(found: dict[tuple[str, str, int, int], Column]) -> list[Column]:
    """Columns whose number of values differs between records hold one field with several values (a list of authors);
    those with the same number everywhere are different fields, and so are numbers beside words."""
    families: dict[tuple[str, str, int], list[Column]] = defaultdict(list)
    for (key, source, place, _), column in found.items():
        item = "/li" in key.rpartition("\t")[2]
        families[key, source, -1 if item else place].append(column)
    for family in families.values():
        counts = {len(column.cells) for column in family}
        if len(family) > 1 and len(counts) > 1:
            for column in family[1:]:
                if _look(column) == _look(family[0]):
                    family[0].cells.extend(column.cells)
                    column.cells.clear()
    return [column for column in found.values() if column.cells]


def _look(column: Column) -> str:
    """What most values of a column are: numbers and signs alone, days, or words."""
    half = len(column.cells) / 2
    if sum(not _LETTER.search(value) for value in column.values) > half:
        return "number"
    return "day" if sum(date(value) is not None for value in column.values) > half else "words"


def _term(
    tree: Tree,
    row: Sequence[Leaf],
    index: int,
    frequent: frozenset[str],
    known: Callable[[str], float] | None,
    single: bool,
    labels: Container[int],
) -> str:
    """The label that a leaf is, when it labels the next one and says nothing else."""
    leaf = row[index]
    if leaf.cell in labels:
        return leaf.text.rstrip(" :：")
    around = term_around(tree, row, index) if single else -1
    tag = tree.tags[around if around >= 0 else leaf.owner]
    if tag == "dt" and len(leaf.text) < 60:
        alone = single and (around >= 0 or is_alone(tree, row, index))
        if alone or is_label(leaf.text.rstrip(" :："), frequent, known):
            return leaf.text.rstrip(" :：")
    if index + 1 >= len(row):
        return ""
    if single and known is not None and _captions(tree, row, index, known):
        return leaf.text.rstrip(" :：")
    heads = tag == "th" and leaf.cell >= 0 and row[index + 1].cell != leaf.cell and len(leaf.text) < 60
    if heads and around not in (
        -1,
        leaf.owner,
    ):  # set apart within its cell: a name in a row of its own heads the table
        heads = row[index + 1].node < tree.ends[tree.parents[leaf.cell]]
    if heads and (single or is_label(leaf.text.rstrip(" :："), frequent, known)):
        return leaf.text.rstrip(" :：")
    after = row[index + 1]
    before = leaf.link < 0 and after.run == leaf.run and (after.link >= 0 or after.owner != leaf.owner)
    if before and known is not None and leaf.text.casefold() in WORDS_BEFORE and known(leaf.text):
        return leaf.text  # by <a>Ann Lee</a> and <a>Bob Ray</a>, or by <span class=name>
    match = _TERM.match(leaf.text) if has_colon(leaf.text) else None
    if match and (
        row[index + 1].run == leaf.run or leaf.cell >= 0 or leaf.strong or single or is_label(match[1], frequent, known)
    ):
        return match[1].strip()
    return ""


def _captions(tree: Tree, row: Sequence[Leaf], index: int, known: Callable[[str], float]) -> bool:
    """Whether a heading of a lone record is a word of the domain and all that stands before one short text in a box:
    `<div><h3>Seller</h3><a>Ann Lee</a> ...`."""
    leaf, after = row[index], row[index + 1]
    if not leaf.heading or leaf.link >= 0 or after.heading or len(after.text) > MAX_CAPTIONED or known(leaf.text) < 1:
        return False
    box = tree.parents[leaf.owner]
    return box < after.node < tree.ends[box] and tree.parents[after.owner] == box and not known(after.text)


def _name_by_position(found: list[Column]) -> None:
    counts: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for column in found:
        if column.source == "position":
            linked = sum(1 for _, leaf, _ in column.cells if leaf.link >= 0)
            kind = "link" if linked * 2 > len(column.cells) else "text"
            counts[kind] += 1
            column.key = f"{kind}{counts[kind]}"
        elif column.source in ("class", "property"):
            taken[column.key] += 1
            if taken[column.key] > 1 and column.source == "class":
                column.key = f"{column.key} {taken[column.key]}"
