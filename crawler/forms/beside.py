"""The words beside a control in the order of the page: before a box to fill in, behind a check box or radio button."""

from __future__ import annotations

import re

from crawler.forms.owners import Ground, Territory, nearest
from crawler.forms.panels import unfolds
from crawler.forms.remarks import is_duty, is_unseen, leads_on, says_how, unexplained
from crawler.forms.texts import BREAKS, EMPTY, LONG, folded
from crawler.page import NOT_RENDERED, Tree

#: How many nodes a search for words looks back or ahead, and how many elements out from words it is looked for whose they are.
STEPS, STEPS_OUT = 40, 6
#: What stands in a line of its own and names nothing: signs, or the number of what is chosen below ("0", "(12)").
_COUNT = re.compile(r"[\W\d_]*\Z")
#: What explains, in a line of its own, the words above it.
_BRACKETED = re.compile(r"\s*[(（][^()（）]*[)）]\s*\Z")


class Beside:
    """Finds words beside controls of one page; `enter` tells in which form."""

    def __init__(self, tree: Tree, ground: Ground) -> None:
        self._tree = tree
        self._ground = ground
        self._start, self._end = 0, len(tree)

    def enter(self, territory: Territory) -> None:
        """Look for words inside this form only."""
        self._start, self._end = territory.node, max(territory.end, self._tree.ends[territory.node])

    def before(self, node: int, *, inside_block: bool = False, start: int = -1) -> str:
        """The last words before a control, back to the control before it, at most to `start`; `inside_block` stops at the start
        of its block."""
        tree, controls = self._tree, self._ground.control_nodes
        parts: list[str] = []
        place, steps = node - 1, 0
        around = set(nearest(tree, node, STEPS))
        start = max(start, self._start)
        while place > start and steps < STEPS:
            steps += 1
            tag = tree.tags[place]
            if not tag:
                owner = self._owner(place, around)
                if owner == place:
                    if parts and self._block(place, around) and not self._goes_on(parts):
                        break
                    parts.append(tree.texts[place])
                    said = "".join(reversed(parts))
                    if EMPTY.match(said) or says_how(said):
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
            elif tag in BREAKS and ((inside_block and place in around) or (parts and not self._goes_on(parts))):
                break
            place -= 1
        text = unexplained(folded("".join(reversed(parts))))
        return text if len(text) <= LONG and not _COUNT.match(text) else ""

    def after(self, node: int) -> str:
        """The words after a check box or radio button, up to the next control or block."""
        tree, controls = self._tree, self._ground.control_nodes
        parts: list[str] = []
        place, steps = tree.ends[node], 0
        row = next((owner for owner in nearest(tree, node, STEPS_OUT) if tree.tags[owner] == "tr"), -1)
        end = min(self._end, tree.ends[row]) if row >= 0 else self._end
        while place < end and steps < STEPS:
            steps += 1
            tag = tree.tags[place]
            if not tag:
                parts.append(tree.texts[place])
            elif place in controls:
                break
            elif tag in NOT_RENDERED:
                place = tree.ends[place]
                continue
            elif tag in BREAKS and (parts or tag in ("tr", "table", "form")):
                break
            if tag == "label" and self.ties(place):
                break
            place += 1
        text = folded("".join(parts))
        return text if len(text) <= LONG and not EMPTY.match(text) else ""

    def ties(self, label: int) -> bool:
        """Whether a `<label>` is tied to a control: it names one of the page that is seen, or holds one."""
        tree, controls = self._tree, self._ground.control_nodes
        target = tree.attribute(label, "for")
        named = self._ground.identifiers.get(target, -1) if target else -1
        if named >= 0:  # what a script fills in goes unseen, beside the box whose label it has
            return tree.attribute(named, "type").lower() != "hidden"
        return any(inside in controls for inside in range(label, min(tree.ends[label], label + 30)))

    @staticmethod
    def _goes_on(parts: list[str]) -> bool:
        """Whether words of a line need those above them: that it must be filled, or what is in brackets. Of a number alone is
        nothing left."""
        said = "".join(reversed(parts))
        if _COUNT.match(said):
            parts.clear()
        else:
            parts.append(" ")
        return not parts or is_duty(said) or _BRACKETED.match(said) is not None

    def _block(self, node: int, around: set[int]) -> bool:
        """Whether words stand in a block of their own, apart from what follows them."""
        tree = self._tree
        owner, steps = tree.parents[node], 0
        while owner >= 0 and steps < 4 and owner not in around:
            if tree.tags[owner] in BREAKS:
                return True
            owner, steps = tree.parents[owner], steps + 1
        return False

    def _owner(self, node: int, around: set[int]) -> int:
        """Whose words a text node is: itself (free), -1 (not shown, a link's, a control's), or another's `<label>`."""
        tree, controls = self._tree, self._ground.control_nodes
        owner, steps = tree.parents[node], 0
        while owner >= 0 and steps < STEPS_OUT and owner not in around:
            tag = tree.tags[owner]
            if tag in NOT_RENDERED or owner in controls or (tag == "a" and not unfolds(tree, owner)):
                return -1
            if is_unseen(tree.attribute(owner, "style")):  # the list of another box, what is said of a wrong answer
                return -1
            if tag == "label" and self.ties(owner):
                return owner
            owner, steps = tree.parents[owner], steps + 1
        return node

    def _led(self, label: int, end: int) -> str:
        """The words of a check box's own `<label>` that go on in the text box behind it."""
        tree = self._tree
        box = self._ground.identifiers.get(tree.attribute(label, "for"), -1)
        said = "".join(tree.texts[at] for at in range(label, end + 1) if not tree.tags[at])
        return folded(said) if 0 <= box < label < box + 6 and leads_on(said) else ""
