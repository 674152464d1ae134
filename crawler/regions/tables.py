"""Column headers of tables: which row is the header, and which header stands over a cell (colspan counted)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence

from crawler.page import Tree
from crawler.regions.apart import head_apart
from crawler.regions.candidates import Interval
from crawler.regions.header_words import HEADER, heading
from crawler.regions.layout import Layout
from crawler.regions.referred import referred

#: How many rows of a table are looked at for the header.
ROWS = 12
#: Most cells of a row whose columns are told.
MAX_CELLS = 100
#: Rows of a table that are looked at for whether it has but one.
LONE = 6


def rows(tree: Tree, table: int, limit: int = 1_000_000) -> list[int]:
    """The rows of a table itself (not of tables inside it), at most `limit`."""
    found: list[int] = []
    for child in tree.children(table):
        tag = tree.tags[child]
        if tag == "tr":
            found.append(child)
        elif tag in ("thead", "tbody", "tfoot"):
            found.extend(row for row in tree.children(child) if tree.tags[row] == "tr")
        if len(found) >= limit:
            break
    return found[:limit]


def cells(tree: Tree, row: int) -> list[int]:
    """The cells of a row."""
    return [cell for cell in tree.children(row) if tree.tags[cell] in ("td", "th")]


def span(tree: Tree, cell: int, name: str = "colspan") -> int:
    """How many columns (with `rowspan`: rows) a cell covers, 1 to 100."""
    value = tree.attribute(cell, name).strip()
    return min(100, max(1, int(value))) if value.isdecimal() and len(value) < 6 else 1


#: Column → cell, columns, further rows it reaches into.
Above = Mapping[int, tuple[int, int, int]]


def reaching(tree: Tree, owner: int) -> dict[int, Above]:
    """The cells that reach into the rows of a table or a part of one from above (`rowspan`, HTML 4.9.12), by row; rows
    without such are left out."""
    found: dict[int, Above] = {}
    above: dict[int, tuple[int, int, int]] = {}
    for row in tree.children(owner):
        if tree.tags[row] != "tr":
            continue
        if above:
            found[row] = dict(above)
        below = {at: (cell, width, left - 1) for at, (cell, width, left) in above.items() if left > 1}
        if above or any("rowspan" in tree.attributes[cell] for cell in cells(tree, row)):
            for cell, at in placed(tree, row, above):
                height = span(tree, cell, "rowspan")
                if height > 1:
                    below[at] = (cell, span(tree, cell), height - 1)
        above = below
    return found


def placed(tree: Tree, row: int, above: Above) -> list[tuple[int, int]]:
    """The cells of a row, each with the column it begins at, beside those from above."""
    taken = {column for at, (_, width, _) in above.items() for column in range(at, at + width)}
    at = 0
    found = []
    for cell in cells(tree, row)[:MAX_CELLS]:
        while at in taken:
            at += 1
        found.append((cell, at))
        at += span(tree, cell)
    return found


def is_header_row(layout: Layout, row: int) -> bool:
    """Whether a row looks like column headers: several short cells, all `th` or all in bold without following links."""
    tree = layout.tree
    found = cells(tree, row)
    texts = [heading(tree, cell) for cell in found]
    filled = [(cell, text) for cell, text in zip(found, texts, strict=True) if text]
    if len(filled) < 2 or any(len(text) > HEADER for _, text in filled):
        return False
    if all(tree.tags[cell] == "th" for cell, _ in filled):
        return True
    if tree.tags[tree.parents[row]] == "thead":
        return not _is_swallowed(tree, row)
    return _is_set_off(tree, filled) and not _among_alike(layout, row, len(found))


def _is_swallowed(tree: Tree, row: int) -> bool:
    """Whether a row has plain cells alone in a `thead` that begins with one of headers (`th`): nobody closed that, so that it
    holds all of the table."""
    first = tree.parents[row] + 1
    heads = cells(tree, first) if first < row and tree.tags[first] == "tr" else []
    return (
        bool(heads)
        and all(tree.tags[cell] == "th" for cell in heads)
        and all(tree.tags[cell] == "td" for cell in cells(tree, row))
    )


def _is_set_off(tree: Tree, filled: Sequence[tuple[int, str]]) -> bool:
    """Whether all of a row's texts are bold and none has a number."""
    digits = sum(any(c.isdigit() for c in text) for _, text in filled)
    return not digits and all(_is_bold(tree, cell) for cell, _ in filled)


def _among_alike(layout: Layout, row: int, count: int) -> bool:
    """Whether the two rows after a row, or the two before it, have as many cells and are set in bold as well: then that
    marks no headers."""
    return any(
        all(_is_alike(layout.tree, one, count) for one in _two(layout.tree, row, step)) for step in (_after, _before)
    )


def _two(tree: Tree, row: int, step: Callable[[Tree, int], int]) -> tuple[int, int]:
    first = step(tree, row)
    return first, step(tree, first) if first >= 0 else -1


def _after(tree: Tree, row: int) -> int:
    """The next row beside a row, -1 where there is none."""
    parent, after = tree.parents[row], tree.ends[row]
    while after < tree.ends[parent] and tree.tags[after] != "tr":
        after = tree.ends[after]
    return after if after < tree.ends[parent] else -1


def _before(tree: Tree, row: int) -> int:
    """The row before a row beside it, -1 where there is none."""
    parent, node = tree.parents[row], row
    while node > parent + 1:
        node -= 1
        while tree.parents[node] != parent:
            node = tree.parents[node]
        if tree.tags[node] == "tr":
            return node
    return -1


def _is_alike(tree: Tree, row: int, count: int) -> bool:
    if row < 0:
        return False
    own = cells(tree, row)
    filled = [cell for cell in own if tree.text(cell, HEADER)]
    return len(own) == count and len(filled) > 1 and all(_is_bold(tree, cell) for cell in filled)


def fits(layout: Layout, heads: Sequence[int], below: Sequence[int]) -> bool:
    """Whether a row of headers and another one have as many cells, but for cells without text that either has at its end."""
    more = max(heads, below, key=len)[min(len(heads), len(below)) :]
    if any(layout.width(cell, layout.tree.ends[cell]) for cell in more):
        return False
    return not more or _starts_named(layout, heads[0], below[0])


def _starts_named(layout: Layout, head: int, first: int) -> bool:
    """Whether the first column has a name where it has text: else boxes to tick may stand before what the headers name."""
    ends = layout.tree.ends
    return bool(layout.width(head, ends[head])) <= bool(layout.width(first, ends[first]))


def is_plain_header(layout: Layout, row: int, record: int) -> bool:
    """Whether a plain row heads the row of a record: as many cells, all short, two or more filled, and no digits."""
    tree = layout.tree
    if tree.tags[record] != "tr":
        return False
    own = cells(tree, row)
    if len(own) < 2 or not fits(layout, own, cells(tree, record)):
        return False
    texts = [tree.text(cell, HEADER + 1) for cell in own]
    return sum(1 for text in texts if text) >= 2 and all(
        len(text) <= 30 and not any(c.isdigit() for c in text) for text in texts
    )


def is_headed(layout: Layout, first: int, second: int) -> bool:
    """Whether two records are rows of a table and a row of column headers stands over the first or is it itself."""
    tree = layout.tree
    if tree.tags[first] != "tr" or tree.tags[second] != "tr":
        return False
    table = tree.parents[first]
    if tree.tags[table] != "table":
        table = tree.parents[table]
    if table < 0 or tree.tags[table] != "table":
        return False
    return any(
        is_header_row(layout, row) or is_plain_header(layout, row, second)
        for row in rows(tree, table, ROWS)
        if row <= first
    )


def lone_rows(layout: Layout) -> list[tuple[int, int]]:
    """Rows of column headers (`th`) that stand over the cells (`td`) of one row alone, each with that row."""
    tree = layout.tree
    found: list[tuple[int, int]] = []
    for table in tree.find("table", layout.body):
        own = [row for row in rows(tree, table, LONE) if layout.width(row, tree.ends[row])]
        if len(own) != 2:
            continue
        heads, below = (cells(tree, row) for row in own)
        filled = sum(1 for cell in below if layout.width(cell, tree.ends[cell]))
        tags = {tree.tags[cell] for cell in heads}, {tree.tags[cell] for cell in below}
        if (
            len(heads) > 1
            and below
            and fits(layout, heads, below)
            and filled > 1
            and tags[0] == {"th"}
            and (len(heads) > 2 or tags[1] == {"td"})
        ):
            found.append((own[0], own[1]))
    return found


def _is_bold(tree: Tree, cell: int) -> bool:
    for node in range(cell + 1, min(tree.ends[cell], cell + 6)):
        if tree.tags[node] in ("b", "strong"):
            return True
        if not tree.tags[node]:
            return False
    return False


class Headers:
    """The header over any cell of the page; tables are read once each. Cells of records are never headers. Where records
    have several rows each and the table as many rows of headers, each row has its own."""

    def __init__(self, layout: Layout, intervals: Sequence[Interval]) -> None:
        self.layout = layout
        self.intervals = intervals
        self._starts = [start for start, _ in intervals]
        self._tables: dict[int, list[list[str]]] = {}
        self._rows: dict[int, tuple[list[str], dict[int, int]]] = {}
        self._above: dict[int, dict[int, Above]] = {}
        self._referred: dict[int, str] | None = None

    def __call__(self, cell: int) -> str:
        """The header of a cell, "" when its table has none or the cell lies under several."""
        tree = self.layout.tree
        row = tree.parents[cell]
        table = row
        while table >= 0 and tree.tags[table] != "table":
            table = tree.parents[table]
        if row < 0 or table < 0:
            return ""
        told = self._over_cell(cell, row, table)
        if not told and self._referred is None:
            self._referred = referred(tree)[0]
        return told or (self._referred or {}).get(cell, "")

    def _over_cell(self, cell: int, row: int, table: int) -> str:
        """The header of a cell by its place, "" where none is told."""
        tree = self.layout.tree
        heads = self._tables.get(table)
        if heads is None:
            heads = self._tables[table] = self._read(table)
        if not heads:
            return ""
        if row not in self._rows:
            names = heads[self._place(row) % len(heads)] if len(heads) > 1 else heads[0]
            self._rows[row] = names, self._placed(row, names)
        names, places = self._rows[row]
        at = places.get(cell, -1)
        over = names[at : at + span(tree, cell)] if at >= 0 else []
        if len({name for name in over if name}) > 1 and not self._spared(row, at + 1, at + len(over)):
            return ""
        return over[0] if over else ""

    def _spared(self, row: int, first: int, stop: int) -> bool:
        """Whether all columns from `first` up to `stop`, but not the one before them, have cells of their own in another row of
        the same record, so that a cell which begins in that one and reaches over them has but their room."""
        tree = self.layout.tree
        number = bisect_right(self._starts, row) - 1
        if number < 0:
            return False
        own: set[int] = set()
        for other in tree.find("tr", *self.intervals[number]):
            if other != row and tree.parents[other] == tree.parents[row]:
                filled = (at for cell, at in placed(tree, other, {}) if self.layout.width(cell, tree.ends[cell]))
                own.update(filled)
        return first - 1 not in own and own.issuperset(range(first, stop))

    def _placed(self, row: int, names: Sequence[str]) -> dict[int, int]:
        """The column of each cell of a row, nothing where the row does not fit under the headers. What is empty at the end of
        either does not count."""
        tree, ends = self.layout.tree, self.layout.tree.ends
        above = self._over(row)
        own = placed(tree, row, above)
        reached = [at + width for at, (_, width, _) in above.items()]
        filled = [at + span(tree, cell) for cell, at in own if self.layout.width(cell, ends[cell])]
        last = max([at + span(tree, cell) for cell, at in own] + reached, default=0)
        named = next((at for at in range(len(names), 0, -1) if names[at - 1]), 0)
        if named - 1 <= last <= len(names):
            return dict(own)
        within = last > len(names) >= max(filled + reached, default=0)
        whole = not names[:1] or not names[0] or not own or self.layout.width(own[0][0], ends[own[0][0]]) > 0
        return dict(own) if within and whole else {}

    def _over(self, row: int) -> Above:
        """The cells that reach into a row from above, read once for the part of the table that holds it."""
        owner = self.layout.tree.parents[row]
        if owner not in self._above:
            self._above[owner] = reaching(self.layout.tree, owner)
        return self._above[owner].get(row, {})

    def _place(self, row: int) -> int:
        """Which of its record's rows a row is, from 0."""
        tree = self.layout.tree
        record = max(0, bisect_right(self._starts, row) - 1)
        return sum(tree.parents[one] == tree.parents[row] for one in tree.find("tr", self._starts[record], row))

    def _read(self, table: int) -> list[list[str]]:
        tree = self.layout.tree
        inside = [(start, end) for start, end in self.intervals if table < start < tree.ends[table]]
        if not inside:
            return []
        found: list[list[str]] = []
        heads: list[int] = []
        for row in rows(tree, table, ROWS):
            if tree.ends[row] > inside[0][0]:
                break
            heads.append(row)
            if is_header_row(self.layout, row) or is_plain_header(self.layout, row, inside[0][0]):
                found.append(self._names(row))
            elif found:
                heads.pop()
                break
        if not found and (apart := head_apart(tree, table)) >= 0:
            return [self._names(apart)]
        if len(found) < 2:
            return found
        spanned = self._spanned(heads[-2:])
        own = sum(1 for one in tree.find("tr", *inside[0]) if self.layout.width(one, tree.ends[one]))
        return found if len(found) == own else [spanned] if spanned else found[:1]

    def _names(self, row: int) -> list[str]:
        """What a row of headers says of each column; a cell that reaches into it from above says nothing more."""
        tree = self.layout.tree
        names: list[str] = []
        for cell, at in placed(tree, row, self._over(row)):
            names.extend([""] * (at - len(names)))
            names.extend([heading(tree, cell)[:HEADER].strip(" :：↑↓▲▼")] * span(tree, cell))
        return names

    def _spanned(self, heads: Sequence[int]) -> list[str]:
        """The headers of two rows of them that make one: what the first has over several columns is told apart below it, what
        stands over one reaches into the second. Nothing where they do not fit."""
        tree = self.layout.tree
        upper, lower = heads
        if tree.parents[upper] != tree.parents[lower]:
            return []
        above = self._over(lower)
        below = placed(tree, lower, above)
        over = {at + n: cell for cell, at in placed(tree, upper, {}) for n in range(span(tree, cell))}
        under = {at: cell for at, (cell, _, _) in above.items()} | {at: cell for cell, at in below}
        if not below or len(under) != len(over) or any(span(tree, cell) > 1 for cell, _ in below):
            return []
        if len(set(over.values())) == len(over) == len(below):  # units, or boxes to fill in, stand below names
            return [name or unit for name, unit in zip(self._names(upper), self._names(lower), strict=True)]
        names = [heading(tree, under[at])[:HEADER].strip(" :：↑↓▲▼") for at in sorted(under)]
        return [
            f"{tree.text(over[at], HEADER)} {name}" if names.count(name) > 1 else name
            for at, name in zip(sorted(under), names, strict=True)
        ]
