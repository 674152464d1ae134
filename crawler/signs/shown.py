"""What a page shows in controls that nobody can change: a thing's values in boxes that are read-only, as programs have them
whose page about a thing is the form that makes one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable

from crawler.signs.insertion import Insertion, Lists, put_in

_CONTROLS = frozenset(("input", "textarea", "select"))
#: What stands behind a control with what it holds, and what names that there.
_SHOWN, _LABEL = "output", "data-label"
#: What says in the markup that there may be some.
_MARKS = ("readonly", "disabled", "READONLY", "DISABLED")
#: Types of boxes that show what they hold, and of what is changed otherwise; other inputs are buttons or not seen.
_WRITTEN = frozenset(("", "text", "search", "number", "date", "datetime-local", "month", "time", "email", "tel", "url"))
_CHOSEN = frozenset(("radio", "checkbox", "range", "color", "file", "password"))
#: Fewest such values of a form, and how many times as many as what can be changed there: a search beside them is no part of it.
FEWEST, TIMES = 3, 2
#: Most controls of a page that are looked at, most nodes of a label, and longest value, in characters.
MOST, NODES, LONGEST = 5_000, 20, 2_000


def show_values(text: str, tree: Lists) -> None:
    """Put behind controls that cannot be changed what they hold, as a reader sees it, and by what they are called. `text` is the
    page's markup."""
    if not any(mark in text for mark in _MARKS) or sum(map(tree.tags.count, _CONTROLS)) < FEWEST:
        return
    controls = [node for node, tag in enumerate(tree.tags) if tag in _CONTROLS or tag == "fieldset"][:MOST]
    forms = [node for node, tag in enumerate(tree.tags) if tag == "form"]
    groups: dict[int, list[int]] = defaultdict(list)
    for node in controls:
        at = bisect_right(forms, node) - 1
        groups[forms[at] if at >= 0 and node < tree.ends[forms[at]] else -1].append(node)
    shown = {
        node: value
        for form, own in groups.items()
        if form < 0 or not _asks(tree, form)
        for node, value in _shown_values(tree, own).items()
    }
    if not shown:
        return
    labels = _labels(tree)
    told: dict[int, Insertion] = {}
    for node, value in shown.items():
        label = labels.get(tree.attributes[node].get("id") or "") or tree.attributes[node].get("aria-label")
        called: dict[str, str | None] = {_LABEL: label} if label else {}
        told[tree.ends[node]] = Insertion(tree.parents[node], _SHOWN, called, value)
    put_in(tree, told)


def is_shown(tree: Lists, node: int) -> bool:
    """Whether what a control holds stands behind it for the reader and has no label there, as in the cells of a table."""
    after = tree.ends[node]
    behind = after < len(tree.tags) and tree.tags[after] == _SHOWN and tree.parents[after] == tree.parents[node]
    return behind and _LABEL not in tree.attributes[after]


def _labels(tree: Lists) -> dict[str, str]:
    """Id of a control → what its label says."""
    found = {}
    for node, tag in enumerate(tree.tags):
        if tag == "label" and (name := tree.attributes[node].get("for")):
            words = " ".join(tree.texts[node : min(tree.ends[node], node + NODES)])
            found[name] = " ".join(words.split())[:LONGEST].rstrip(" :：*")
    return found


def only_shows(tree: Lists, form: int) -> bool:
    """Whether a form only shows a thing in the boxes that were filled to make it."""
    inside = range(form, tree.ends[form])
    return _SHOWN in tree.tags[form : tree.ends[form]] and bool(_shown_values(tree, inside))


def _asks(tree: Lists, form: int) -> bool:
    """Whether a form is a query, by GET to an address: its boxes show what was asked for, and not a thing."""
    told = tree.attributes[form]
    return bool(told.get("action")) and (told.get("method") or "get").strip().lower() == "get"


def _shown_values(tree: Lists, nodes: Iterable[int]) -> dict[int, str]:
    """What the controls among the nodes of one form hold that cannot be changed; nothing where it has hardly such."""
    shown, asking, closed = {}, 0, -1
    for node in nodes:
        if tree.tags[node] == "fieldset" and "disabled" in tree.attributes[node]:
            closed = max(closed, tree.ends[node])
        if tree.tags[node] not in _CONTROLS or _is_hidden(tree, node):
            continue
        if node >= closed and "disabled" not in tree.attributes[node] and "readonly" not in tree.attributes[node]:
            asking += tree.tags[node] != "input" or _type(tree, node) in _WRITTEN | _CHOSEN
        elif value := " ".join(_value(tree, node).split())[:LONGEST]:
            shown[node] = value
    return shown if len(shown) >= max(FEWEST, TIMES * asking + 1) else {}


def _is_hidden(tree: Lists, node: int) -> bool:
    style = (tree.attributes[node].get("style") or "")[:LONGEST].replace(" ", "").lower()
    return "hidden" in tree.attributes[node] or "display:none" in style or _type(tree, node) == "hidden"


def _type(tree: Lists, node: int) -> str:
    return (tree.attributes[node].get("type") or "").strip().lower()


def _value(tree: Lists, node: int) -> str:
    """What is seen in a control, "" where nothing is or it says only what to choose."""
    inside = range(node + 1, tree.ends[node])
    if tree.tags[node] == "textarea":
        return "".join(tree.texts[one] for one in inside)
    if tree.tags[node] == "select":
        chosen = next((one for one in inside if "selected" in tree.attributes[one]), -1)
        if chosen < 0 or tree.attributes[chosen].get("value", "-") in ("", None):
            return ""
        return "".join(tree.texts[chosen + 1 : tree.ends[chosen]])
    return (tree.attributes[node].get("value") or "") if _type(tree, node) in _WRITTEN else ""
