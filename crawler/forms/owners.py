"""Which control belongs to which form: the form owner rules of the HTML standard, on the flat tree.

A control belongs to the form its `form` attribute names, else to the form around it. Where tables tear a form apart
(`<table><form><tr><td><input>`) the parser leaves the form element empty or short and the controls outside; a browser's
parser still remembers the open form. The tree does not say where that form was closed, so it is taken to reach to the
end of the table (or block) around it, at most to the next form.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import compress, count

from crawler.forms.vocabulary import SEARCH, folded
from crawler.page import Tree

CONTROL_TAGS = frozenset({"input", "select", "textarea", "button"})
#: How many nodes may lie between a control a table threw out and the table, or between a cut form and its button.
FOSTERED_DISTANCE = 6
UNFINISHED_DISTANCE = 40
#: Kinds of inputs that take a line of text, and the attributes that say what a control is for.
_LINES = frozenset({"", "text", "search"})
_SAYING = ("aria-label", "title", "name", "value")
_TABLE_PARTS = frozenset({"table", "tbody", "thead", "tfoot", "tr"})


@dataclass
class Territory:
    """One form and the nodes of its controls; `end` is one past the last node that is part of it, `waiting` are the boxes for
    words that are switched off, `off` whether anything else that is filled in is."""

    node: int
    end: int
    controls: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    off: bool = False


@dataclass
class Ground:
    """What one walk over the page finds: forms with their controls, labels, headings before each form."""

    tree: Tree
    territories: list[Territory] = field(default_factory=list)
    control_nodes: set[int] = field(default_factory=set)
    labels_for: dict[str, list[int]] = field(default_factory=dict)
    label_around: dict[int, int] = field(default_factory=dict)
    fieldset_around: dict[int, int] = field(default_factory=dict)
    heading_before: dict[int, int] = field(default_factory=dict)

    @cached_property
    def identifiers(self) -> dict[str, int]:
        """The first element of each id, outside of templates. Few forms ask for it, and it takes a look at every element of
        the page: as much as the whole walk."""
        found: dict[str, int] = {}
        bearing = [node for node, own in enumerate(self.tree.attributes) if "id" in own]
        for node in outside_templates(self.tree, bearing):
            identifier = self.tree.attributes[node]["id"]
            if identifier:
                found.setdefault(identifier, node)
        return found


#: Elements that the walk over a page's forms stops at.
_TELLING = CONTROL_TAGS | {"form", "label", "fieldset", "h1", "h2", "h3", "h4", "h5", "h6"}


def survey(tree: Tree) -> Ground:
    """Walk the tree once and give every control its form; linear in the number of nodes."""
    ground = Ground(tree)
    if not len(tree):
        return ground
    forms: dict[int, Territory] = {}
    for node in tree.find("form"):
        forms[node] = Territory(node, tree.ends[node])
        ground.territories.append(forms[node])
    if not forms:
        return ground
    named, orphans = _walk(tree, forms, ground)
    for node, identifier in named:
        owner = forms.get(ground.identifiers.get(identifier, -1))
        if owner is not None:
            owner.controls.append(node)
    if orphans:
        _adopt(tree, ground.territories, orphans)
    for territory in ground.territories:
        territory.controls += _awaited(tree, territory)
        territory.controls.sort()
    return ground


def loose_ground(tree: Tree) -> Ground:
    """What a walk over a page finds, whichever controls stand in forms: for such as are in none."""
    ground = Ground(tree)
    if len(tree):
        forms = {node: Territory(node, tree.ends[node]) for node in tree.find("form")}
        _walk(tree, forms, ground)
    return ground


def _walk(tree: Tree, forms: dict[int, Territory], ground: Ground) -> tuple[list[tuple[int, str]], list[int]]:
    """Fill `ground`; give the controls that name their form, and those that stand in none."""
    named: list[tuple[int, str]] = []
    orphans: list[int] = []
    form_stack: list[int] = []
    label_stack: list[int] = []
    fieldset_stack: list[tuple[int, int]] = []
    heading = -1
    tags, ends, attributes = tree.tags, tree.ends, tree.attributes
    for node in outside_templates(tree, compress(count(), map(_TELLING.__contains__, tags))):
        tag = tags[node]
        while form_stack and ends[form_stack[-1]] <= node:
            form_stack.pop()
        while label_stack and ends[label_stack[-1]] <= node:
            label_stack.pop()
        while fieldset_stack and ends[fieldset_stack[-1][0]] <= node:
            fieldset_stack.pop()
        own = attributes[node]
        if tag in CONTROL_TAGS:
            ground.control_nodes.add(node)
            if label_stack:
                ground.label_around[node] = label_stack[-1]
            if fieldset_stack:
                ground.fieldset_around[node] = fieldset_stack[-1][0]
            disabled = _disabled(tree, node, fieldset_stack)
            if disabled and form_stack and "form" not in own:
                _note_off(tree, node, fieldset_stack, forms[form_stack[-1]])
            if not disabled:
                wanted = own.get("form")
                if wanted is not None:
                    named.append((node, wanted))
                elif form_stack:
                    forms[form_stack[-1]].controls.append(node)
                else:
                    orphans.append(node)
        elif tag == "form":
            form_stack.append(node)
            if heading >= 0:
                ground.heading_before[node] = heading
        elif tag == "label":
            label_stack.append(node)
            target = own.get("for")
            if target:
                ground.labels_for.setdefault(target, []).append(node)
        elif tag == "fieldset":
            fieldset_stack.append((node, _first_legend(tree, node) if "disabled" in own else -2))
        elif len(tag) == 2 and tag[0] == "h" and tag[1] in "123456":
            heading = node
    return named, orphans


def outside_templates(tree: Tree, nodes: Iterable[int]) -> list[int]:
    """Those of these nodes, in document order, that stand in no template."""
    templates = tree.find("template")
    if not templates:
        return list(nodes)
    found: list[int] = []
    place = end = 0
    for node in nodes:
        while place < len(templates) and templates[place] < node:
            end = max(end, tree.ends[templates[place]])
            place += 1
        if node >= end:
            found.append(node)
    return found


def _first_legend(tree: Tree, fieldset: int) -> int:
    """The legend of a disabled fieldset, whose controls stay enabled; -1 without one."""
    child, end, steps = fieldset + 1, tree.ends[fieldset], 0
    while child < end and steps < 50:
        if tree.tags[child] == "legend":
            return child
        child = tree.ends[child]
        steps += 1
    return -1


def _disabled(tree: Tree, node: int, fieldsets: list[tuple[int, int]]) -> bool:
    """Whether nothing of a control is sent. Buttons count as enabled: they tell what the form is for."""
    if tree.tags[node] == "button" or tree.attribute(node, "type").lower() in ("submit", "image"):
        return False
    return "disabled" in tree.attributes[node] or _barred(tree, node, fieldsets)


def _note_off(tree: Tree, node: int, fieldsets: list[tuple[int, int]], territory: Territory) -> None:
    """Note what of a form is switched off: a password or a longer text beside a box tells that it does not search."""
    if _waits(tree, node, fieldsets):
        territory.waiting.append(node)
    elif tree.attribute(node, "type").strip().lower() not in ("hidden", "button", "reset"):
        territory.off = True


def _waits(tree: Tree, node: int, fieldsets: list[tuple[int, int]]) -> bool:
    """Whether a control is a named box for words that is switched off, as long as no script has run at least."""
    own = tree.attributes[node]
    typed = tree.tags[node] == "input" and (own.get("type") or "").strip().lower() in ("", "text", "search")
    return typed and "disabled" in own and bool(own.get("name")) and not _barred(tree, node, fieldsets)


def _awaited(tree: Tree, territory: Territory) -> list[int]:
    """The one box for words of a form that has nothing else to fill in, though a button that sends it: nobody could use it but
    for the script that switches the box on (several of one name are one, of which a screen shows that which fits it)."""
    waiting = territory.waiting
    names = {tree.attribute(node, "name") for node in waiting}
    posted = tree.attribute(territory.node, "method").strip().lower() == "post"
    if len(names) != 1 or posted or territory.off:
        return []
    sends = False
    for node in territory.controls:
        button = tree.tags[node] == "button"
        kind = tree.attribute(node, "type").strip().lower() or ("submit" if button else "text")
        if not button and kind not in ("hidden", "submit", "image", "button", "reset"):
            return []
        sends = sends or (kind in ("submit", "image") and "disabled" not in tree.attributes[node])
    return waiting[:1] if sends else []


def _barred(tree: Tree, node: int, fieldsets: list[tuple[int, int]]) -> bool:
    """Whether a disabled fieldset disables the control."""
    for _, legend in fieldsets[-50:]:
        if legend == -2:
            continue
        if legend < 0 or not legend < node < tree.ends[legend]:
            return True
    return False


def _adopt(tree: Tree, territories: list[Territory], orphans: list[int]) -> None:
    """Give controls outside every form to the form that was open where they stood, as far as the tree shows it."""
    previous = 0
    for place, territory in enumerate(territories):
        following = territories[place + 1].node if place + 1 < len(territories) else len(tree)
        parent = tree.parents[territory.node]
        if parent >= 0 and tree.tags[parent] in _TABLE_PARTS:
            _take(tree, territory, _fostered(tree, parent, previous, orphans))
        previous = tree.ends[territory.node]
        start = bisect_left(orphans, previous)
        end = bisect_left(orphans, min(_reach(tree, territory), following))
        if end <= start:
            end = _unfinished(tree, territory, orphans, start, following)
        _take(tree, territory, orphans[start:end])
        previous = max(previous, territory.end)


def _take(tree: Tree, territory: Territory, controls: list[int]) -> None:
    for control in controls:
        territory.controls.append(control)
        territory.end = max(territory.end, tree.ends[control])


def _fostered(tree: Tree, part: int, previous: int, orphans: list[int]) -> list[int]:
    """Controls the parser moved from inside a table to just before it, nearest siblings only."""
    table = part
    while table >= 0 and tree.tags[table] != "table":
        table = tree.parents[table]
    place = bisect_left(orphans, table) - 1
    found: list[int] = []
    edge = table
    while place >= 0 and orphans[place] >= previous and edge - tree.ends[orphans[place]] <= FOSTERED_DISTANCE:
        edge = orphans[place]
        found.append(edge)
        place -= 1
    return found[::-1]


def _unfinished(tree: Tree, territory: Territory, orphans: list[int], start: int, following: int) -> int:
    """One past the orphans up to the first submit button, where a form cut short by stray end tags has none."""
    if not territory.controls or any(_submits(tree, control) for control in territory.controls):
        return start
    edge = tree.ends[territory.node]
    for place in range(start, len(orphans)):
        control = orphans[place]
        if control >= following or control - edge > UNFINISHED_DISTANCE or _heads(tree, control):
            return start
        edge = tree.ends[control]
        if _submits(tree, control):
            return start if place == start and _needs_none(tree, territory, control) else place + 1
    return start


def _heads(tree: Tree, control: int) -> bool:
    """Whether a control stands in a header of a table, whose column it orders."""
    around = (tree.tags[node] for node in tree.ancestors(control))
    return next((tag for tag in around if tag in ("th", "td", "table")), "") == "th"


def _needs_none(tree: Tree, territory: Territory, button: int) -> bool:
    """Whether a form is whole without the button that stands next behind it: all of it is one box that itself speaks of
    searching and is sent by its return key, the button says something else and not that it sends a form. What is posted is
    judged with its button: "Your query", and "Send message" behind it."""
    posted = tree.attribute(territory.node, "method").strip().lower() == "post"
    if posted or tree.tags[button] != "button" or tree.attribute(button, "type"):
        return False
    shown = [one for one in territory.controls if tree.attribute(one, "type").lower() != "hidden"]
    if len(shown) != 1 or tree.tags[shown[0]] != "input" or tree.attribute(shown[0], "type").lower() not in _LINES:
        return False
    said = folded(" ".join((tree.text(button, 200), *(tree.attribute(button, name) for name in _SAYING))))
    box = folded(" ".join(tree.attribute(shown[0], name) for name in ("placeholder", *_SAYING)))
    return bool(SEARCH.search(box)) and bool(said.strip()) and not SEARCH.search(said)


def _submits(tree: Tree, control: int) -> bool:
    word = tree.attribute(control, "type").lower()
    return word in ("submit", "image") or (tree.tags[control] == "button" and word not in ("button", "reset"))


def _reach(tree: Tree, territory: Territory) -> int:
    """One past the last node a form may own: its table when it stands in one, its grandparent when it is empty."""
    node = territory.node
    parent = tree.parents[node]
    if parent < 0:
        return tree.ends[node]
    empty = not any(tree.attribute(control, "type").lower() != "hidden" for control in territory.controls)
    if tree.tags[parent] in _TABLE_PARTS or _in_cell(tree, node):
        owner = parent
        while owner >= 0 and tree.tags[owner] != "table":
            owner = tree.parents[owner]
        if tree.tags[parent] in _TABLE_PARTS or empty:
            return tree.ends[owner] if owner >= 0 else tree.ends[parent]
    if empty:
        grandparent = tree.parents[parent]
        return tree.ends[grandparent if grandparent >= 0 else parent]
    return tree.ends[node]


def _in_cell(tree: Tree, node: int) -> bool:
    return any(tree.tags[owner] in ("td", "th") for owner in nearest(tree, node, 4))


def nearest(tree: Tree, node: int, steps: int) -> list[int]:
    """The next `steps` parents of a node, nearest first."""
    found: list[int] = []
    owner = tree.parents[node]
    while owner >= 0 and len(found) < steps:
        found.append(owner)
        owner = tree.parents[owner]
    return found
