"""Controls to fields: what a browser would show and send for each (HTML standard, "constructing the entry list")."""

from __future__ import annotations

import re

from crawler.forms.labels import Labels
from crawler.forms.openings import caption, opening
from crawler.models import Field, Option
from crawler.page import Tree

#: How many options of one field are kept.
MAX_OPTIONS = 200_000
_KINDS = {
    "text": "text",
    "search": "search",
    "email": "email",
    "tel": "tel",
    "url": "url",
    "password": "password",
    "number": "number",
    "range": "range",
    "color": "color",
    "date": "date",
    "month": "date",
    "week": "date",
    "datetime-local": "date",
    "datetime": "date",
    "time": "text",
    "checkbox": "checkbox",
    "radio": "radio",
    "file": "file",
    "hidden": "hidden",
    "submit": "submit",
    "image": "image",
    "button": "button",
    "reset": "reset",
}
BUTTONS = frozenset({"submit", "image", "button", "reset"})
CHOICES = frozenset({"select", "radio", "checkbox"})
#: Controls a person types into.
TYPED = frozenset({"text", "search", "textarea", "number", "date", "email", "tel", "url"})
#: The name of a field whose value is a step of the path that the form is sent to, and how it stands there.
PATH = "{words}"
_SPACE = re.compile(r"\s+")


def kind(tree: Tree, node: int) -> str:
    """The control word of `models.Field` for an input, select, textarea or button element.

    A disabled submit button is a plain button: it cannot be pressed, yet says what the form is for. A text area that nobody can
    write in holds what is sent along, as a hidden field does.
    """
    tag = tree.tags[node]
    word = tree.attribute(node, "type").strip().lower()
    if tag == "input":
        word = _KINDS.get(word, "text")
    elif tag == "button":
        word = word if word in ("button", "reset") else "submit"
    else:
        return "hidden" if tag == "textarea" and "readonly" in tree.attributes[node] else tag
    return "button" if word in ("submit", "image") and "disabled" in tree.attributes[node] else word


def read_fields(tree: Tree, nodes: list[int], labels: Labels) -> tuple[Field, ...]:
    """The fields of one form, its control nodes given in tree order.

    Radio buttons and check boxes that share a name become one field with options, placed where its first control is.
    """
    groups: dict[tuple[str, str], list[int]] = {}
    plan: list[tuple[str, str, list[int]]] = []
    for node in nodes:
        control = kind(tree, node)
        name = tree.attribute(node, "name")
        if control in ("radio", "checkbox") and name:
            members = groups.get((control, name))
            if members is None:
                members = groups[control, name] = []
                plan.append((control, name, members))
            members.append(node)
        else:
            plan.append((control, name, [node]))
    fields: list[Field] = []
    for control, name, members in plan:
        if control in ("radio", "checkbox"):
            fields.append(_group(tree, control, name, members, labels))
        else:
            fields.append(_single(tree, control, name, members[0], labels))
            direction = tree.attribute(members[0], "dirname")
            if direction and control in ("text", "search", "textarea", "hidden", "tel", "url", "email"):
                fields.append(Field(direction, "hidden", value="ltr", node=members[0]))
    return tuple(fields)


def _group(tree: Tree, control: str, name: str, members: list[int], labels: Labels) -> Field:
    members = members[:MAX_OPTIONS]
    checked = [node for node in members if "checked" in tree.attributes[node]]
    if control == "radio":
        checked = checked[-1:]
    marked = set(checked)
    options = tuple(Option(_box_value(tree, node), labels.choice(node, members), node in marked) for node in members)
    first = members[0]
    return Field(
        name,
        control,
        label=labels.group(members, options),
        value=_box_value(tree, checked[0]) if checked else None,
        options=options,
        multiple=control == "checkbox" and len(members) > 1,
        required=any("required" in tree.attributes[node] for node in members[:100]),
        identifier=tree.attribute(first, "id"),
        node=first,
    )


def _box_value(tree: Tree, node: int) -> str:
    value = tree.attributes[node].get("value", "on")
    return value or ""


def _single(tree: Tree, control: str, name: str, node: int, labels: Labels) -> Field:
    own = tree.attributes[node]
    options: tuple[Option, ...] = ()
    value: str | None = own.get("value") or ""
    if control == "select":
        options = _select_options(tree, node)
        value = next((option.value for option in options if option.selected), None)
    elif control == "textarea":
        value = "".join(tree.texts[node + 1 : tree.ends[node]])
        value = value.removeprefix("\r").removeprefix("\n")
    elif control == "file":
        value = ""
    elif control == "range":
        value = value or _middle(tree, node)
    elif control == "color":
        value = value or "#000000"
    elif control in BUTTONS:
        if tree.tags[node] == "input" and control == "submit" and "value" not in own:
            value = "Submit"
        elif control in ("button", "reset"):
            value = None
    elif control in TYPED and own.get("list"):
        options = labels.suggestions(own.get("list") or "")
    if control not in ("textarea", "hidden", "select") and value:
        value = value.replace("\r", "").replace("\n", "")
    return Field(
        name,
        control,
        label=labels.single(
            node,
            control,
            (_prompt(tree, node) or caption(options)) if control == "select" and "multiple" not in own else "",
        ),
        value=value,
        options=options,
        multiple=control in ("select", "email", "file") and "multiple" in own,
        required="required" in own,
        max_length=_number(own.get("maxlength")),
        placeholder=_SPACE.sub(" ", own.get("placeholder") or "").strip()[:200],
        identifier=own.get("id") or "",
        pattern=(own.get("pattern") or "")[:500],
        node=node,
    )


def _number(text: str | None) -> int | None:
    text = (text or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _middle(tree: Tree, node: int) -> str:
    """What a slider without a value stands at: the middle of its range."""
    low = _number(tree.attribute(node, "min")) or 0
    high = _number(tree.attribute(node, "max"))
    high = 100 if high is None else high
    return f"{low + (high - low) / 2:g}" if high >= low else str(low)


def _select_options(tree: Tree, select: int) -> tuple[Option, ...]:
    """The enabled options of a select; the ones a browser would have selected are marked."""
    tags, ends, attributes = tree.tags, tree.ends, tree.attributes
    found: list[tuple[str, str]] = []
    chosen: list[int] = []
    disabled_until = -1
    for node in tree.find("option", select + 1, ends[select])[:MAX_OPTIONS]:
        own = attributes[node]
        parent = tree.parents[node]
        if tags[parent] == "optgroup" and "disabled" in attributes[parent]:
            disabled_until = max(disabled_until, ends[parent])
        if "disabled" in own or node < disabled_until:
            continue
        text = _option_text(tree, node)
        value = own.get("value", text)
        if "selected" in own:
            chosen.append(len(found))
        found.append((value or "", own.get("label") or text))
    own = attributes[select]
    if "multiple" not in own:
        chosen = chosen[-1:]
        if not chosen and found and (_number(own.get("size")) or 1) <= 1:
            chosen = [0]
    marked = set(chosen)
    return tuple(Option(value, label, place in marked) for place, (value, label) in enumerate(found))


def _prompt(tree: Tree, select: int) -> str:
    """What a select shows first that cannot be chosen, unless that says no more than that one shall choose."""
    first = next(iter(tree.find("option", select + 1, tree.ends[select])), -1)
    said = _option_text(tree, first) if first >= 0 and {"disabled", "selected"} <= tree.attributes[first].keys() else ""
    return opening((Option("", said),))


def _option_text(tree: Tree, node: int) -> str:
    end = tree.ends[node]
    if end == node + 1:
        return ""
    return _SPACE.sub(" ", "".join(tree.texts[node + 1 : end])).strip()
