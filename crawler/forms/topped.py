"""A search in the head of a table: a box above each of its columns, in a row of their own, and no form around them.

Grids take what is typed there into the address of their own page, by a script in a file of its own:

    <thead><tr><th>Name</th><th>Year</th></tr>
           <tr class="filters"><td><input name="Person[name]"></td><td><input name="Person[year]"></td></tr></thead>

Nothing has to be read of the script: the boxes bear the names of the parameters, what stands above them says what they are about,
and what stands below is what they choose among. They stand for a form that is sent to the page's own address by GET, and are
judged like it. A row to write a new record into looks alike; so nothing is made of boxes that call themselves otherwise than
after narrowing, and of none beside a button that does not search. Where a form by GET goes around the whole table, has no
button and leaves the sending to its boxes' keys, the boxes are a search all the same, without what else stands in the form.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from itertools import islice

from crawler.forms.composed import covered, heading_above
from crawler.forms.controls import kind, read_fields
from crawler.forms.labels import Labels
from crawler.forms.owners import Territory, loose_ground
from crawler.forms.texts import span_text
from crawler.forms.vocabulary import CHANGE, CONTACT, DESTROY, PURPOSES, RECOVER, RESET, SEARCH, folded
from crawler.models import Field, Form
from crawler.page import Page, Tree
from crawler.signs import SENT
from crawler.urls import canonical, parameters

#: Boxes of a page, and rows with boxes, that are looked at; elements between a box and its row; fewest and most boxes of a row.
MAX_BOXES, MAX_ROWS, DEPTH, FEWEST, MOST = 400, 8, 6, 2, 40
#: How many rows may stand above the boxes, how many stand below at least, and how many of these are looked at.
ABOVE, BELOW, LOOKED_AT = 3, 2, 20
#: Longest text of a row, and of what one element says of itself.
MAX_WORDS, MAX_SAID = 2_000, 300
_FILLED = frozenset(("text", "search", "select", "number", "date"))
_PRESSING = frozenset(("submit", "image", "button", "reset", "password", "file", "textarea"))
_SILENT = frozenset(("hidden", "submit", "image", "button", "reset"))
_SAYING = ("class", "id", "name", "title", "aria-label", "placeholder", "data-role")
#: What of a page's address says which part of its list, or in what order, is shown.
_SHOWN = re.compile(r"(?i)page|offset|start|sort|order|dir|ajax|limit|size")
#: How the names of boxes begin whose words are written into a record ("new[title]", but not "create_time"), and what is pressed
#: by its class.
_WRITES = re.compile(
    r"(?i:new|add|create|insert|update|edit|save|vote|rate|delete|remove)(?=[\W_\d]|(?<=[a-z])[A-Z])"
    r"(?![\W_]?(?i:time|date|day|at|by|on|user))|(?i:vote|delete|remove|(?:bulk[\W_]?)?actions?|bulk)\Z"
)
_PRESSED = re.compile(r"(?i)(?<![a-z])(?:btn|button)(?![a-z])")
_DEEDS = (*(pattern for name, _, pattern in PURPOSES if name != "contact"), CONTACT, DESTROY)


def topped(page: Page, index: int, taken: Collection[int] = ()) -> Form | None:
    """The boxes in the head of a table of the page as a form, None where there are none; `taken` are the controls of forms."""
    tree = page.tree
    if not tree.find("table"):
        return None
    rows = _rows(tree, taken)
    for row, boxes in islice(rows.items(), MAX_ROWS):
        if FEWEST <= len(boxes) <= MOST and _narrows(tree, row, boxes):
            return _form(page, row, sorted(boxes), index)
    return None


def narrowing(page: Page, form: Form) -> Form:
    """A form by GET that nothing sends, around a table in whose head all its boxes stand, as the search that they are; every
    other form as it is."""
    named = [one for one in form.fields if one.name and one.control not in _SILENT]
    boxes = [one.node for one in named]
    if form.method != "GET" or not FEWEST <= len(boxes) <= MOST or any(one.control in _PRESSING for one in form.fields):
        return form
    tree = page.tree
    row = _row(tree, boxes[0])
    inside = form.node < row and all(row < one < tree.ends[row] <= tree.ends[form.node] for one in boxes)
    if not inside or any(one.control not in _FILLED for one in named) or not _narrows(tree, row, boxes, heads=True):
        return form
    unseen = [one for one in form.fields if one.name and one.control == "hidden"]
    return replace(
        form,
        fields=(*named, *unseen, Field("", "submit", value="Search")),
        role="search",
        words=span_text(tree, row, tree.ends[row], MAX_WORDS),
        heading=heading_above(tree, row),
    )


def _rows(tree: Tree, taken: Collection[int]) -> dict[int, list[int]]:
    """The rows of tables that hold named boxes outside of all forms, with these."""
    inside = covered(tree)
    found: dict[int, list[int]] = {}
    nodes = (node for tag in ("input", "select") for node in tree.find(tag) if node not in taken)
    for node in islice(nodes, MAX_BOXES):
        own = tree.attributes[node]
        if kind(tree, node) not in _FILLED or not own.get("name") or "form" in own or "disabled" in own:
            continue
        row = _row(tree, node)
        if row >= 0 and not inside(node):
            found.setdefault(row, []).append(node)
    return found


def _row(tree: Tree, node: int) -> int:
    """The row of a table around a node, -1 where there is none near."""
    for _ in range(DEPTH):
        node = tree.parents[node]
        if node < 0 or tree.tags[node] == "table":
            return -1
        if tree.tags[node] == "tr":
            return node
    return -1


def _narrows(tree: Tree, row: int, boxes: list[int], *, heads: bool = False) -> bool:
    """Whether boxes choose among the rows below them: each stands in a cell of its own below a heading, they and their row are
    called after that, and nothing in the row is there to do anything else. `heads`: the headings may stand in their cells."""
    table = tree.parents[row]
    while table >= 0 and tree.tags[table] != "table":
        table = tree.parents[table]
    if table < 0:
        return False
    rows = tree.find("tr", table, tree.ends[table])
    place = next((at for at, one in enumerate(rows[: ABOVE + 1]) if one == row), -1)
    below = rows[place + 1 : place + 1 + LOOKED_AT]
    return (
        (_headed(tree, rows[place - 1], row) if place > 0 else heads and place == 0 and _heads(tree, row))
        and len({_cell(tree, box, row) for box in boxes}) == len(boxes)
        and _is_called_so(tree, row, boxes)
        and not _does(tree, row, boxes)
        and len(below) >= BELOW
        and not any(_is_filled_in(tree, one) for one in below)
    )


def _headed(tree: Tree, head: int, row: int) -> bool:
    """Whether a row has as many cells as the one below it, most of them with words and none with a box."""
    cells = [one for one in tree.children(head) if tree.tags[one] in ("th", "td")]
    count = sum(tree.tags[one] in ("th", "td") for one in tree.children(row))
    said = sum(bool(tree.text(one, 100).strip()) for one in cells)
    return abs(len(cells) - count) <= 1 and said >= FEWEST and said * 2 > len(cells) and not _is_filled_in(tree, head)


def _heads(tree: Tree, row: int) -> bool:
    """Whether most cells of a row are heads with words of their own."""
    cells = [one for one in tree.children(row) if tree.tags[one] in ("th", "td")]
    said = sum(tree.tags[one] == "th" and bool(tree.text(one, 100).strip()) for one in cells)
    return said >= FEWEST and said * 2 > len(cells)


def _cell(tree: Tree, node: int, row: int) -> int:
    while tree.parents[node] != row:
        node = tree.parents[node]
    return node


def _is_filled_in(tree: Tree, row: int) -> bool:
    """Whether a row holds boxes of its own, to change what it says."""
    controls = (node for tag in ("input", "select", "textarea") for node in tree.find(tag, row, tree.ends[row]))
    return any(kind(tree, node) in (*_FILLED, "textarea") for node in islice(controls, MOST))


def _is_called_so(tree: Tree, row: int, boxes: list[int]) -> bool:
    """Whether a row, or most of its boxes with their cells, are called after searching or narrowing."""
    if SEARCH.search(_said(tree, row)):
        return True
    called = sum(
        any(SEARCH.search(_said(tree, one)) for one in {box, tree.parents[box], _cell(tree, box, row)}) for box in boxes
    )
    return called * 2 > len(boxes)


def _said(tree: Tree, node: int) -> str:
    own = tree.attributes[node]
    return folded(" ".join(own.get(name) or "" for name in _SAYING), MAX_SAID)


def _does(tree: Tree, row: int, boxes: list[int]) -> bool:
    """Whether something in a row does else than choosing: another control, a button or a sign that says so."""
    end = tree.ends[row]
    controls = [node for tag in ("input", "select", "textarea", "button") for node in tree.find(tag, row, end)]
    for node in controls:
        word = kind(tree, node)
        marks = word == "checkbox" and not tree.attribute(node, "name")  # takes all rows, or none
        if node not in boxes and not marks and word not in ("submit", "button", "image", "reset"):
            return True
        if word in ("submit", "button", "image") and not _asks(tree, node):
            return True
    if any(_is_written(tree, node) for node in boxes):
        return True
    named = (node for node in range(row, end) if tree.tags[node])
    looked = [node for node in islice(named, MOST * 20) if tree.tags[node] not in ("option", "optgroup")]
    if any(_sends(tree, node) for node in (*boxes, *looked, *tree.ancestors(row)[:DEPTH])):
        return True
    signs = [node for node in looked if node not in boxes and tree.tags[node] != "th"]  # one is "ordered" by its column
    return any(pattern.search(_called(tree, node)) for node in signs for pattern in _DEEDS)


def _is_written(tree: Tree, box: int) -> bool:
    """Whether a box calls itself after what is written into a record, or what nobody looks for, or offers to destroy some."""
    name = tree.attribute(box, "name")[:MAX_SAID]
    offers = (folded(tree.text(one, 60)) for one in tree.find("option", box, tree.ends[box])[:MOST])
    return (
        _WRITES.match(name) is not None or RECOVER.search(folded(name)) is not None or any(map(DESTROY.search, offers))
    )


def _sends(tree: Tree, node: int) -> bool:
    """Whether scripts send what an element holds by another method than GET, or its handlers change something by their names."""
    own = tree.attributes[node]
    if not own or not own.keys().isdisjoint(SENT):
        return bool(own)
    done = (folded(value or "", MAX_SAID) for name, value in own.items() if name.startswith(("on", "@")))
    return any(CHANGE.search(said) and not SEARCH.search(said) for said in done)


def _called(tree: Tree, node: int) -> str:
    """What an element says of itself; what is pressed, what it says to readers too."""
    said, own = _said(tree, node), tree.attributes[node]
    pressed = tree.tags[node] == "a" or "onclick" in own or own.get("role") == "button"
    if pressed or _PRESSED.search(tree.attribute(node, "class")):
        said += folded(tree.text(node, 100), 100)
    return said


def _asks(tree: Tree, button: int) -> bool:
    """Whether a button searches, or empties the boxes."""
    said = _said(tree, button) + folded(f"{tree.text(button, 100)} {tree.attribute(button, 'value')}", 200)
    return bool(SEARCH.search(said) or RESET.search(said))


def _form(page: Page, row: int, boxes: list[int], index: int) -> Form | None:
    """The boxes as a form that is sent to the page's own address, with what that says of which list it is."""
    tree = page.tree
    url = canonical(page.url)
    names = {tree.attribute(node, "name") for node in boxes}
    if url is None or len(names) != len(boxes):
        return None
    labels = Labels(tree, loose_ground(tree))
    labels.enter(Territory(_table(tree, row), tree.ends[row], boxes))
    fields = read_fields(tree, boxes, labels)
    kept = [Field(key, "hidden", value=value) for key, value in parameters(url) if _says_which(key, names)]
    return Form(
        index=index,
        page_url=page.url,
        action=url.partition("?")[0],
        method="GET",
        enctype="application/x-www-form-urlencoded",
        accept_charset="",
        fields=(*fields, *kept, Field("", "submit", value="Search")),
        role="search",
        identifier=tree.attribute(row, "id"),
        css_class=tree.attribute(row, "class"),
        words=span_text(tree, row, tree.ends[row], MAX_WORDS),
        heading=heading_above(tree, row),
        node=row,
    )


def _table(tree: Tree, node: int) -> int:
    while tree.tags[node] != "table":
        node = tree.parents[node]
    return node


def _says_which(key: str, names: Collection[str]) -> bool:
    """Whether a parameter of a page's address says which list it shows, and not what of it."""
    return key not in names and _SHOWN.search(key) is None
