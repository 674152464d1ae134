"""The human label of a control (M3 4.1.1, M4): what a person reads beside the box, from the surest sign to the weakest.

`<label>` for or around it, aria-labelledby and aria-label, the cell to the left or the header above, the term before a
description, the words before it in its block (after it for check boxes and radio buttons), placeholder, title, and at
last the words of its name. Every search is bounded, so a page of 10^5 controls costs a few steps for each.
"""

from __future__ import annotations

from crawler.forms.beside import STEPS, Beside
from crawler.forms.openings import example
from crawler.forms.owners import Ground, Territory, nearest
from crawler.forms.panels import asks, heading, only_choices
from crawler.forms.pictures import drawn, file_words, picture
from crawler.forms.remarks import bare, is_remark, is_unit
from crawler.forms.rows import Rows
from crawler.forms.tables import Grid
from crawler.forms.texts import BREAKS, EMPTY, LONG, MAX_LABEL, folded
from crawler.forms.titles import title
from crawler.forms.untied import untied
from crawler.forms.vocabulary import DEEDS, SEARCH, name_words
from crawler.forms.vocabulary import folded as words
from crawler.models import Option
from crawler.page import NOT_RENDERED, Tree

#: How many nodes of a label are read.
MAX_NODES = 500
_BUTTON_TYPES = frozenset({"submit", "button", "reset", "image"})
#: Inputs that are never empty, as browsers draw them, so that no placeholder is seen in them.
_FILLED = frozenset({"date", "month", "week", "time", "datetime-local", "range", "color"})
_UNASKED = _BUTTON_TYPES | {"hidden"}


class Labels:
    """Finds labels on one page; `enter` tells which form the next questions are about."""

    def __init__(self, tree: Tree, ground: Ground) -> None:
        self._tree = tree
        self._ground = ground
        self._grid = Grid(tree, ground.control_nodes)
        self._rows = Rows(tree, ground.control_nodes)
        self._beside = Beside(tree, ground)
        self._start, self._end = 0, len(tree)
        self._own: dict[int, str] = {}

    def enter(self, territory: Territory) -> None:
        """Look for words inside this form only."""
        self._beside.enter(territory)
        self._start, self._end = territory.node, max(territory.end, self._tree.ends[territory.node])

    def single(self, node: int, control: str, opening: str = "") -> str:
        """The label of a control that stands alone; `opening` is what a select shows first."""
        tree = self._tree
        if control == "hidden":
            return name_words(tree.attribute(node, "name"))
        if control in _BUTTON_TYPES:
            return self._button(node)
        said = self._explicit(node) or self._by_name(node) or self._wrapped(node) or self._by_place(node)
        return (
            bare(said)
            or heading(tree, node, self._ground.identifiers, self._ground.control_nodes, self._words)
            or self._hint(node)
            or self._shown_value(node, control)
            or folded(opening)
            or self._title(node)
            or name_words(tree.attribute(node, "name") or tree.attribute(node, "id"))
        )

    def choice(self, node: int, members: list[int]) -> str:
        """The label of one radio button or check box: its own `<label>`, else the words after, else before it."""
        tree = self._tree
        text = self._around(node) or self._explicit(node) or self._beside.after(node)
        if not text and len(members) < STEPS:
            text = self._beside.before(node)
        return text or folded(tree.attribute(node, "title")) or folded(tree.attribute(node, "value"))

    def group(self, members: list[int], options: tuple[Option, ...]) -> str:
        """The label of a group of radio buttons or check boxes; of a lone one, its own."""
        tree, first = self._tree, members[0]
        if len(members) == 1 and options[0].label and not EMPTY.match(options[0].label):
            # A facet of which one value is left.
            several = tree.attribute(first, "name").endswith("[]")
            return (several and self._title(first)) or options[0].label
        fieldset = self._ground.fieldset_around.get(first, -1)
        if fieldset >= 0 and only_choices(tree, fieldset, first, members[-1], self._ground.control_nodes):
            legend = next((n for n in tree.children(fieldset)[:10] if tree.tags[n] == "legend"), -1)
            text = self._words(legend) if legend >= 0 else ""
            if text:
                return text
        if len(members) > 1 and self._around(first):
            text = self._explicit(first)
            if text != self._around(first):
                return text
        for owner in nearest(tree, first, 4):
            if tree.attribute(owner, "role") in ("group", "radiogroup"):
                text = self._aria(owner)
                if text:
                    return text
        return (
            self._aria(first)
            or self._by_place(first, skip_own_label=True)
            # As much for each of them: groups that lie within each other would be read as often as there are some.
            or self._title(first, min(members[-1] - first, STEPS * len(members)))
            or name_words(tree.attribute(first, "name"))
        )

    def suggestions(self, identifier: str) -> tuple[Option, ...]:
        """The options of the datalist with this id."""
        tree = self._tree
        node = self._ground.identifiers.get(identifier, -1)
        if node < 0 or tree.tags[node] != "datalist":
            return ()
        found = []
        for option in tree.find("option", node, tree.ends[node])[:10_000]:
            text = tree.text(option, MAX_LABEL)
            value = tree.attribute(option, "value") or text
            found.append(Option(value, tree.attribute(option, "label") or text or value))
        return tuple(found)

    def _hint(self, node: int) -> str:
        """Placeholder, else title; the title where it says the same and more ("Year", titled "From year")."""
        shown = example(folded(self._tree.attribute(node, "placeholder")))
        said = folded(self._tree.attribute(node, "title"))
        return said if words(shown, 200) in words(said, 200) else shown or said

    def _title(self, node: int, length: int = 0) -> str:
        return title(self._tree, node, self._ground.control_nodes, self._beside.ties, self._words, length)

    def _wrapped(self, node: int) -> str:
        """The `label` of an element of the site's own around this control alone: `<my-field label="Author">`."""
        tree, controls = self._tree, self._ground.control_nodes
        for owner in nearest(tree, node, 3):
            if "-" in tree.tags[owner] and tree.attribute(owner, "label"):
                inside = range(owner, min(tree.ends[owner], owner + STEPS))
                return folded(tree.attribute(owner, "label")) if sum(at in controls for at in inside) == 1 else ""
        return ""

    def _button(self, node: int) -> str:
        tree = self._tree
        own = tree.attributes[node]
        # What is drawn tells what pressing does, though nobody reads it out.
        text = self._said(node) if tree.tags[node] == "button" else folded(own.get("value") or "")
        pictured = "".join(sign for sign in text if ord(sign) in DEEDS)
        if text and EMPTY.match(text):
            text = ""
        if not text and tree.tags[node] == "button":
            text = self._picture(node)
            pictured = pictured or drawn(tree, node)
        for key in ("alt", "aria-label", "title", "", "src", "value", "name", "id"):
            if text:
                break
            said = own.get(key) or ""
            text = pictured if not key else folded(file_words(said) if key == "src" else said)
        return text or (
            self._beside.before(node, inside_block=True) if tree.attribute(node, "type").lower() == "submit" else ""
        )

    def _picture(self, node: int) -> str:
        return folded(picture(self._tree, node))

    def _explicit(self, node: int) -> str:
        """What the page itself declares to be the label."""
        tree, ground = self._tree, self._ground
        identifier = tree.attribute(node, "id")
        if identifier:
            labels = ground.labels_for.get(identifier, ())[:5]
            for label in sorted(labels, key=lambda one: self._crosses(one, node)) if len(labels) > 1 else labels:
                text = self._words(label) or self._picture(label)
                if text:
                    return text
        return self._around(node) or self._aria(node)

    def _crosses(self, label: int, node: int) -> bool:
        """Whether another control stands between a `<label>` and the one that it names."""
        low, high = sorted((label, node))
        controls = self._ground.control_nodes
        return high - low > MAX_NODES or any(at in controls for at in range(low + 1, high))

    def _by_name(self, node: int) -> str:
        """The nearest `<label>` of this form that calls a control by its name, where nothing in the form has that for its id."""
        tree, ground = self._tree, self._ground
        name = tree.attribute(node, "name")
        called = ground.labels_for.get(name) if name else None
        if not called or self._start <= ground.identifiers.get(name, -1) < self._end:
            return ""
        labels = [one for one in called[:20] if self._start <= one < self._end]
        return self._words(min(labels, key=lambda one: abs(node - one))) if labels else ""

    def _around(self, node: int) -> str:
        """The words of the `<label>` around a control, unless it names another one."""
        tree = self._tree
        label = self._ground.label_around.get(node, -1)
        if label < 0 or (tree.attribute(label, "for") not in ("", tree.attribute(node, "id"))):
            return ""
        text = self._words(label)
        before = self._read(label, node)
        if before and is_unit(text.removeprefix(before).strip()):
            text = before
        return "" if EMPTY.match(text) else text

    def _aria(self, node: int) -> str:
        tree = self._tree
        pointed = tree.attribute(node, "aria-labelledby")
        if pointed:
            targets = [self._ground.identifiers.get(word, -1) for word in pointed.split()[:5]]
            text = folded(" ".join(self._words(target) for target in targets if target >= 0))
            if text:
                return text
        return folded(tree.attribute(node, "aria-label"))

    def _by_place(self, node: int, *, skip_own_label: bool = False) -> str:
        """What stands beside or above the control: in its block, to its left, above its column, before it."""
        tree = self._tree
        text = self._beside.before(node, inside_block=True)
        text = text or ("" if skip_own_label else self._rows.label(node, self._start, self._words))
        if text:
            return text
        for read in (self._words, self._picture):
            text = self._grid.label(node, self._start, read, self._celled)
            if text:
                return text
        for owner in nearest(tree, node, 6):
            if tree.tags[owner] == "dd":
                term = self._previous_sibling(owner)
                if term >= 0 and tree.tags[term] == "dt" and not asks(tree, term, self._ground.control_nodes):
                    return self._words(term)
        if skip_own_label:
            return self._beside.before(node)
        text = untied(tree, node, self._ground.control_nodes, self._beside.ties, self._words)
        empty = tree.tags[node] in ("input", "textarea") and tree.attribute(node, "type").lower() not in _FILLED
        shown = empty and example(tree.attribute(node, "placeholder"))
        return text or ("" if shown else self._beside.before(node))

    def _celled(self, cell: int, node: int) -> str:
        """The words before a control in a cell around it, where it is all that is asked there."""
        tree, controls = self._tree, self._ground.control_nodes
        if tree.ends[cell] - cell > MAX_NODES:
            return ""
        inside = (at for at in range(cell, tree.ends[cell]) if at in controls)
        asked = [at for at in inside if tree.attribute(at, "type") not in _UNASKED]
        return self._beside.before(node, start=cell) if asked == [node] else ""

    def _previous_sibling(self, node: int) -> int:
        tree = self._tree
        before = node - 1
        while before >= 0 and tree.parents[before] != tree.parents[node]:
            before = tree.parents[before]
        return before

    def _words(self, node: int) -> str:
        """The words below a node without those of the controls in it, as a label; "" where they are a paragraph."""
        known = self._own.get(node)
        if known is None:
            known = self._own[node] = self._read(node)
        return known

    def _read(self, top: int, stop: int = -1) -> str:
        """The words below a node, up to another node where one is named; what is there for the eye alone, icons and the faces
        of switches, only where nothing else is."""
        return self._said(top, stop, "true") or self._said(top, stop)

    def _said(self, top: int, stop: int = -1, hidden: str | None = None) -> str:
        tree = self._tree
        parts: list[str] = []
        node, end, size = top, min(tree.ends[top], top + MAX_NODES), 0
        end = min(end, stop) if stop >= 0 else end
        controls = self._ground.control_nodes
        while node < end and size < MAX_LABEL * 2:
            tag = tree.tags[node]
            if not tag:
                parts.append(tree.texts[node])
                size += len(tree.texts[node].strip())
            elif node != top and (
                tag in NOT_RENDERED
                or node in controls
                or (hidden and tree.attribute(node, "aria-hidden") == hidden)
                or (size and is_remark(tree, node))
            ):
                node = tree.ends[node]
                continue
            elif tag in BREAKS:
                parts.append(" ")
            node += 1
        return folded("".join(parts))

    def _shown_value(self, node: int, control: str) -> str:
        """A text box's preset words, which stand for a placeholder on older pages ("Search …")."""
        if control not in ("text", "search"):
            return ""
        own = self._tree.attributes[node]
        text = folded(own.get("value") or "")
        prompt = "onfocus" in own or "onclick" in own or "\u2026" in text or SEARCH.search(words(text, 200))
        return text if prompt and 2 < len(text) <= LONG and not any(c.isdigit() for c in text) else ""
