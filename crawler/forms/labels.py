"""The human label of a control (M3 4.1.1, M4): what a person reads beside the box, from the surest sign to the weakest.

`<label>` for or around it, aria-labelledby and aria-label, the cell to the left or the header above, the term before a
description, the words before it in its block (after it for check boxes and radio buttons), placeholder, title, and at
last the words of its name. Every search is bounded, so a page of 10^5 controls costs a few steps for each.
"""

from __future__ import annotations

import re

from crawler.forms.openings import example
from crawler.forms.owners import Ground, Territory, nearest
from crawler.forms.panels import asks, heading, only_choices, unfolds
from crawler.forms.pictures import drawn, file_words, picture
from crawler.forms.remarks import bare, is_duty, is_remark, is_unit, is_unseen, leads_on, says_how, unexplained
from crawler.forms.rows import Rows
from crawler.forms.tables import Grid
from crawler.forms.titles import title
from crawler.forms.untied import untied
from crawler.forms.vocabulary import DEEDS, SEARCH, name_words
from crawler.forms.vocabulary import folded as words
from crawler.models import Option
from crawler.page import NOT_RENDERED, Tree

MAX_LABEL = 200
#: Longer than this it is a paragraph, no label.
LONG = 90
#: How many nodes a search for words looks back or ahead.
STEPS = 40
#: How many nodes of a label are read.
MAX_NODES = 500
_SPACE = re.compile(r"\s+")
_EMPTY = re.compile(r"[\W_]*\Z")
_EDGES = " \t\n\r\u00a0:：*＊|•·-–—>»›"
_BREAKS = frozenset(
    "td th tr table li dd dt p div fieldset form h1 h2 h3 h4 h5 h6 section ul ol dl legend hr br "
    "tbody thead tfoot caption article header footer aside nav main".split()
)
_BUTTON_TYPES = frozenset({"submit", "button", "reset", "image"})


def folded(text: str, limit: int = MAX_LABEL) -> str:
    """White space folded, the marks around a label (colons, stars, bullets) taken off."""
    return _SPACE.sub(" ", text).strip(_EDGES)[:limit].strip()


def span_text(tree: Tree, start: int, end: int, limit: int) -> str:
    """The rendered words between two nodes, blocks kept apart by a blank."""
    parts: list[str] = []
    size, node = 0, start
    tags, texts, ends = tree.tags, tree.texts, tree.ends
    while node < end and size < limit:
        tag = tags[node]
        if not tag:
            parts.append(texts[node])
            size += len(texts[node])
        elif tag in NOT_RENDERED and tag != "noscript":
            node = ends[node]
            continue
        elif tag in _BREAKS or tag == "option" or tag == "label":
            parts.append(" ")
        node += 1
    return _SPACE.sub(" ", "".join(parts)).strip()[:limit]


class Labels:
    """Finds labels on one page; `enter` tells which form the next questions are about."""

    def __init__(self, tree: Tree, ground: Ground) -> None:
        self._tree = tree
        self._ground = ground
        self._grid = Grid(tree, ground.control_nodes)
        self._rows = Rows(tree, ground.control_nodes)
        self._start = 0
        self._end = len(tree)
        self._own: dict[int, str] = {}

    def enter(self, territory: Territory) -> None:
        """Look for words inside this form only."""
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
            or title(tree, node, self._ground.control_nodes, self._labels_another, self._words)
            or name_words(tree.attribute(node, "name") or tree.attribute(node, "id"))
        )

    def choice(self, node: int, members: list[int]) -> str:
        """The label of one radio button or check box: its own `<label>`, else the words after, else before it."""
        tree = self._tree
        text = self._around(node) or self._explicit(node) or self._after(node)
        if not text and len(members) < STEPS:
            text = self._before(node)
        return text or folded(tree.attribute(node, "title")) or folded(tree.attribute(node, "value"))

    def group(self, members: list[int], options: tuple[Option, ...]) -> str:
        """The label of a group of radio buttons or check boxes; of a lone one, its own."""
        tree, first = self._tree, members[0]
        if len(members) == 1 and options[0].label and not _EMPTY.match(options[0].label):
            return options[0].label
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
            or title(tree, first, self._ground.control_nodes, self._labels_another, self._words)
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
        text = self._words(node) if tree.tags[node] == "button" else folded(own.get("value") or "")
        pictured = "".join(sign for sign in text if ord(sign) in DEEDS)
        if text and _EMPTY.match(text):
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
            self._before(node, inside_block=True) if tree.attribute(node, "type").lower() == "submit" else ""
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
        return "" if _EMPTY.match(text) else text

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
        text = self._before(node, inside_block=True)
        text = text or ("" if skip_own_label else self._rows.label(node, self._start, self._words))
        if text:
            return text
        for read in (self._words, self._picture):
            text = self._grid.label(node, self._start, self._end, read)
            if text:
                return text
        for owner in nearest(tree, node, 6):
            if tree.tags[owner] == "dd":
                term = self._previous_sibling(owner)
                if term >= 0 and tree.tags[term] == "dt" and not asks(tree, term, self._ground.control_nodes):
                    return self._words(term)
        if skip_own_label:
            return self._before(node)
        text = untied(tree, node, self._ground.control_nodes, self._labels_another, self._words)
        shown = tree.tags[node] in ("input", "textarea") and example(tree.attribute(node, "placeholder"))
        return text or ("" if shown else self._before(node))

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
        """The words below a node, up to another node where one is named."""
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
            elif node != top and (tag in NOT_RENDERED or node in controls or (size and is_remark(tree, node))):
                node = tree.ends[node]
                continue
            elif tag in _BREAKS:
                parts.append(" ")
            node += 1
        return folded("".join(parts))

    def _before(self, node: int, *, inside_block: bool = False) -> str:
        """The last words before a control, back to the control before it; `inside_block` stops at its block's start."""
        tree, controls = self._tree, self._ground.control_nodes
        parts: list[str] = []
        place, steps = node - 1, 0
        around = set(nearest(tree, node, STEPS))
        while place > self._start and steps < STEPS:
            steps += 1
            tag = tree.tags[place]
            if not tag:
                owner = self._owner(place, around)
                if owner == place and parts and self._block(place, around):
                    if not is_duty("".join(reversed(parts))):
                        break
                    parts.append(" ")
                if owner == place:
                    parts.append(tree.texts[place])
                    said = "".join(reversed(parts))
                    if _EMPTY.match(said) or says_how(said):
                        parts.clear()
                elif owner >= 0:
                    if not parts and (lead := self._led(owner, place)):
                        return lead
                    break
            elif place in controls:
                word = tree.attribute(place, "type").lower()
                if word in ("checkbox", "radio") and not leads_on("".join(reversed(parts))):
                    return ""
                if word != "hidden":
                    break
            elif tag in _BREAKS and (parts or (inside_block and place in around)):
                break
            place -= 1
        text = unexplained(folded("".join(reversed(parts))))
        return text if len(text) <= LONG else ""

    def _block(self, node: int, around: set[int]) -> bool:
        """Whether words stand in a block of their own, apart from what follows them."""
        tree = self._tree
        owner, steps = tree.parents[node], 0
        while owner >= 0 and steps < 4 and owner not in around:
            if tree.tags[owner] in _BREAKS:
                return True
            owner, steps = tree.parents[owner], steps + 1
        return False

    def _owner(self, node: int, around: set[int]) -> int:
        """Whose words a text node is: itself (free), -1 (not shown, a link's, a control's), or another's `<label>`."""
        tree, controls = self._tree, self._ground.control_nodes
        owner, steps = tree.parents[node], 0
        while owner >= 0 and steps < 4 and owner not in around:
            tag = tree.tags[owner]
            if tag in NOT_RENDERED or owner in controls or (tag == "a" and not unfolds(tree, owner)):
                return -1
            if tag == "span" and is_unseen(tree.attribute(owner, "style")):
                return -1
            if tag == "label" and self._labels_another(owner):
                return owner
            owner, steps = tree.parents[owner], steps + 1
        return node

    def _led(self, label: int, end: int) -> str:
        """The words of a check box's own `<label>` that go on in the text box behind it."""
        tree = self._tree
        box = self._ground.identifiers.get(tree.attribute(label, "for"), -1)
        said = "".join(tree.texts[at] for at in range(label, end + 1) if not tree.tags[at])
        return folded(said) if 0 <= box < label < box + 6 and leads_on(said) else ""

    def _labels_another(self, label: int) -> bool:
        """Whether a `<label>` is tied to a control: it names one on the page, or holds one."""
        tree = self._tree
        if (target := tree.attribute(label, "for")) and target in self._ground.identifiers:
            return True
        return any(inside in self._ground.control_nodes for inside in range(label, min(tree.ends[label], label + 30)))

    def _after(self, node: int) -> str:
        """The words after a check box or radio button, up to the next control or block."""
        tree, controls = self._tree, self._ground.control_nodes
        parts: list[str] = []
        place, steps = tree.ends[node], 0
        while place < self._end and steps < STEPS:
            steps += 1
            tag = tree.tags[place]
            if not tag:
                parts.append(tree.texts[place])
            elif place in controls:
                break
            elif tag in NOT_RENDERED:
                place = tree.ends[place]
                continue
            elif tag in _BREAKS and (parts or tag in ("tr", "table", "form")):
                break
            if tag == "label" and self._labels_another(place):
                break
            place += 1
        text = folded("".join(parts))
        return text if len(text) <= LONG and not _EMPTY.match(text) else ""

    def _shown_value(self, node: int, control: str) -> str:
        """A text box's preset words, which stand for a placeholder on older pages ("Search …")."""
        if control not in ("text", "search"):
            return ""
        own = self._tree.attributes[node]
        text = folded(own.get("value") or "")
        prompt = "onfocus" in own or "onclick" in own or "\u2026" in text or SEARCH.search(words(text, 200))
        return text if prompt and 2 < len(text) <= LONG and not any(c.isdigit() for c in text) else ""
