"""What is not written as it is read: tables that are none by their tags, or lie on their side, and pictures with words.

A browser tells those who cannot see that boxes are rows and cells by their roles (WAI-ARIA 1.2); and where people compare a few
things, each is a column and its attributes are rows. Both are put as tables of rows, in the lists of the flat tree. A museum may
show its objects by pictures that are all there is of a link: what one says in its `alt`, or the link's title says, is put
behind it as text.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence

from crawler.signs.insertion import Insertion, Lists, put_in

Attributes = dict[str, str | None]

#: What a box with a role is in a table, and which elements may be such boxes.
_ROLES = {
    "row": "tr",
    "cell": "td",
    "gridcell": "td",
    "columnheader": "th",
    "rowheader": "th",
    "rowgroup": "tbody",
    "table": "table",
    "grid": "table",
    "treegrid": "table",
}
_BOXES = frozenset("div span ul ol li section article p".split())
#: Fewest rows and columns of a table on its side, most of either, and the share of its rows that are of one kind throughout.
ROWS, COLUMNS, MOST, ALIKE = 3, 3, 60, 0.8

#: Fewest such pictures in links built alike, and links whose words ("See more") are then the name of none; shortest and longest
#: text of a picture, and most nodes of such a link.
PICTURES, SHORTEST, LONGEST, NODES = 6, 2, 200, 12
#: Characters of a class that tell how a link is built: that of a parent is looked at for each of its links.
MAX_CLASS = 200
#: Texts of fewer of the pictures than this share are their own: "photo" says nothing of any of them.
OWN = 0.8
#: Nodes before and behind such a picture in which the same may be said beside it.
NEAR = 40
#: Where pictures lead that are no things of the site: to themselves, or to do something; and the site that is named.
_AWAY = re.compile(
    r"\s*(?:javascript:|mailto:|tel:|data:|#)|[^?#]*\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|\Z)", re.I
)
_SITE = re.compile(r"\s*(?:https?:)?//([^/?#]{0,260})", re.I)


def roles_to_tables(text: str, tree: Lists) -> None:
    """Name boxes as the rows and cells that their roles make them, where a row of headers stands over rows of as many cells; and
    as headers the cells of tables whose role that is. `text` is the page's markup."""
    if "columnheader" not in text:
        return
    tags, attributes, parents, ends = tree.tags, tree.attributes, tree.parents, tree.ends
    for node, told in enumerate(attributes):
        if told and tags[node] == "td" and told.get("role") == "columnheader":
            tags[node] = "th"
        if not told or tags[node] not in _BOXES or _ROLES.get(told.get("role") or "") != "table":
            continue
        inside = {
            one: part
            for one in range(node, ends[node])
            if (part := _ROLES.get(attributes[one].get("role") or "")) and tags[one]
        }
        rows: dict[int, list[str]] = {one: [] for one, part in inside.items() if part == "tr"}
        for one, part in inside.items():
            if part in ("td", "th") and parents[one] in rows:
                rows[parents[one]].append(part)
        heads = [own for own in rows.values() if len(own) > 1 and set(own) == {"th"}]
        below = [own for own in rows.values() if "td" in own]
        boxes = all(tags[one] in _BOXES for one in inside)
        if boxes and len(heads) == 1 and below and all(len(own) == len(heads[0]) for own in below):
            for one, part in inside.items():
                tags[one] = part


def heads_to_cells(tags: list[str], parents: Sequence[int]) -> None:
    """Name as cells what old pages name as headers for the look of it: all of a table that has no cell at all, but for its
    first row, and what stands in small tables inside."""
    if tags.count("th") <= 2 * ROWS:
        return  # a table needs more to be looked at, and hardly a page has so many
    rows: dict[int, list[int]] = defaultdict(list)
    for node, tag in enumerate(tags):
        if tag in ("td", "th") and parents[node] >= 0 and tags[parents[node]] == "tr":
            rows[parents[node]].append(node)
    tables: dict[int, list[int]] = defaultdict(list)
    for row in sorted(rows):
        group = parents[row]
        table = group if group < 0 or tags[group] == "table" else parents[group]
        if table >= 0 and tags[table] == "table" and tags[group] != "thead":
            tables[table].append(row)
    kept: dict[int, int] = {}
    for table, own in tables.items():
        wide = [row for row in own if len(rows[row]) > 1]
        if len(wide) > ROWS and all(tags[cell] == "th" for row in own for cell in rows[row]):
            kept[table] = wide[0]
    named: set[int] = set()
    for table in sorted(tables) if kept else ():
        around = parents[table]
        while around >= 0 and tags[around] not in ("td", "th"):
            around = parents[around]
        if table in kept or around in named:
            named |= {cell for row in tables[table] if row != kept.get(table) for cell in rows[row]}
    for cell in named:
        tags[cell] = "td"


class Sideways:
    """The tables of a tree that hold one thing in each column, and the tree's nodes in the order in which they would be rows."""

    def __init__(
        self,
        tables: Sequence[int],
        tags: Sequence[str],
        attributes: Sequence[Attributes],
        texts: Sequence[str],
        parents: Sequence[int],
        ends: Sequence[int],
    ) -> None:
        self.tags, self.attributes, self.texts, self.parents, self.ends = tags, attributes, texts, parents, ends
        self.tables = {node: rows for node in tables if (rows := self._rows(node))}

    def order(self) -> list[int]:
        """All nodes in their new order; the first row of a turned table stands before each of its rows to be."""
        found: list[int] = []
        node = 0
        while node < len(self.tags):
            rows = self.tables.get(node)
            if rows is None:
                found.append(node)
                node += 1
                continue
            first = self.parents[rows[0][0]]
            found.extend(range(node, first))
            for column in range(len(rows[0])):
                found.append(first)
                for row in rows:
                    found.extend(range(row[column], self.ends[row[column]]))
            node = self.ends[node]
        return found

    def _rows(self, table: int) -> list[list[int]]:
        """The cells of a table's rows where it lies on its side, nothing for any other."""
        own = range(table + 1, self.ends[table])
        if any(self.tags[node] == "table" for node in own):
            return []
        rows = [node for node in own if self.tags[node] == "tr"]
        if not ROWS <= len(rows) <= MOST or len({self.parents[row] for row in rows}) > 1:
            return []
        cells = [
            [node for node in own if self.parents[node] == row and self.tags[node] in ("td", "th")] for row in rows
        ]
        width = len(cells[0])
        if not COLUMNS <= width <= MOST or any(len(row) != width for row in cells):
            return []
        if any(
            "colspan" in self.attributes[cell] or "rowspan" in self.attributes[cell] for row in cells for cell in row
        ):
            return []
        if any(self.tags[row[0]] != "th" or any(self.tags[cell] == "th" for cell in row[1:]) for row in cells):
            return []
        return cells if self._is_turned(cells) else []

    def _is_turned(self, cells: Sequence[Sequence[int]]) -> bool:
        """Whether what stands in a row is of one kind and what stands in a column is not; and each column leads somewhere where
        they are but two."""
        kinds = [[self._kind(cell) for cell in row[1:]] for row in cells]
        across = sum(len(set(row)) == 1 for row in kinds)
        down = {tuple(column) for column in zip(*kinds, strict=True)}
        linked = any(all(kind[0] for kind in row) for row in kinds)
        names = {self._text(row[0]) for row in cells}
        if len(names) < len(cells) or (len(cells[0]) == COLUMNS and not linked):
            return False
        return across >= ALIKE * len(cells) and all(len(set(column)) > 1 for column in down)

    def _kind(self, cell: int) -> tuple[bool, bool, bool, bool]:
        """Whether a cell has a link, a picture, letters, digits."""
        inside = range(cell + 1, self.ends[cell])
        text = self._text(cell)
        tags = {self.tags[node] for node in inside}
        return "a" in tags, "img" in tags, any(map(str.isalpha, text)), any(map(str.isdecimal, text))

    def _text(self, cell: int) -> str:
        return " ".join(self.texts[node] for node in range(cell + 1, self.ends[cell]) if self.texts[node]).strip()


def voice(text: str, tree: Lists, links: Sequence[int]) -> None:
    """Put what pictures say behind them, where links hold nothing else, are many and built alike, no text on the page leads to
    the same place, and none beside them says the same. `text` is the page's markup, `links` are the nodes of all `a`."""
    if "<img" not in text or ("alt=" not in text and "title=" not in text):
        return
    said = _said(links, tree.tags, tree.attributes, tree.texts, tree.parents, tree.ends)
    if said:
        put_in(tree, {node + 1: Insertion(tree.parents[node], text=text) for node, text in said.items()})


def _said(
    links: Sequence[int],
    tags: Sequence[str],
    attributes: Sequence[Attributes],
    texts: Sequence[str],
    parents: Sequence[int],
    ends: Sequence[int],
) -> dict[int, str]:
    """Picture → its text."""
    linked = [node for node in links if attributes[node].get("href")]
    if sum("img" in tags[node + 1 : min(ends[node], node + 1 + NODES)] for node in linked) < PICTURES:
        return {}  # as on most pages, where nothing else need be asked of the links
    spoken: dict[str, set[str]] = defaultdict(set)
    by_build: dict[tuple[str, ...], list[tuple[str, int, str]]] = defaultdict(list)
    for node in linked:
        href = attributes[node]["href"] or ""
        inside = range(node + 1, ends[node])
        if len(inside) > NODES or any(not tags[one] and texts[one].strip() for one in inside):
            words = "".join(texts[one] for one in inside if not tags[one]) if len(inside) <= NODES else href
            spoken[" ".join(words[: 2 * LONGEST].split())].add(href)
            continue
        pictures = [one for one in inside if tags[one] == "img"]
        alt = _spoken(attributes, node, pictures[0]) if len(pictures) == 1 else ""
        if SHORTEST <= len(alt) <= LONGEST and not _AWAY.match(href):
            site = _SITE.match(href)
            kinds = [_kind(tags, attributes, one) for one in (parents[node], node)]
            build = (site[1] if site else "", *kinds, *(tags[one] for one in inside))
            by_build[build].append((href, pictures[0], alt))
    called = {href for words, hrefs in spoken.items() if words == "" or len(hrefs) < PICTURES for href in hrefs}
    found: dict[int, str] = {}
    for alike in by_build.values():
        alone = [one for one in alike if one[0] not in called]
        times = Counter(alt for _, _, alt in alone)
        addresses = {href for href, _, _ in alone}
        own = len(addresses) == len(alone) and len(times) >= OWN * len(alone)
        if len(addresses) >= PICTURES and own and not _named(tags, texts, [one[1:] for one in alone]):
            found |= {picture: alt for _, picture, alt in alone}
    return found


def _spoken(attributes: Sequence[Attributes], link: int, picture: int) -> str:
    """What a link of one picture is called where it has no text: by the picture's `alt` or title, else by its own title."""
    told = (attributes[picture].get("alt"), attributes[picture].get("title"), attributes[link].get("title"))
    return next((said for said in (" ".join((one or "").split()) for one in told) if said), "")


def _named(tags: Sequence[str], texts: Sequence[str], pictures: Sequence[tuple[int, str]]) -> bool:
    """Whether texts beside most of these pictures say the same: covers with their titles below, wherever these lead."""
    named = 0
    places = [-1, *(place for place, _ in pictures), len(tags)]
    for (place, alt), before, after in zip(pictures, places, places[2:], strict=False):
        near = range(max(before + 1, place - NEAR), min(after, place + NEAR))
        pieces = [" ".join(texts[one][: 2 * LONGEST].split()).casefold() for one in near if not tags[one]]
        said = alt.casefold()
        named += said in " ".join(pieces) or any(2 * len(piece) >= len(said) and piece in said for piece in pieces)
    return 2 * named >= len(pictures)


def _kind(tags: Sequence[str], attributes: Sequence[Attributes], node: int) -> str:
    return f"{tags[node]}.{(attributes[node].get('class') or '')[:MAX_CLASS]}" if node >= 0 else ""
