"""A page's forms with every control that belongs to them."""

from __future__ import annotations

from dataclasses import replace

from crawler.forms.buttons import with_index
from crawler.forms.controls import BUTTONS, kind, read_fields
from crawler.forms.ends import with_meaning
from crawler.forms.labels import Labels
from crawler.forms.operands import with_operands
from crawler.forms.owners import Ground, Territory, survey
from crawler.forms.wrapped import others_parts, without, words_without
from crawler.models import Field, Form
from crawler.page import Page, Tree
from crawler.urls import canonical

#: Longest `Form.words`, in characters.
MAX_WORDS = 20_000
#: How many nodes may lie between a heading and the form it stands above.
HEADING_DISTANCE = 200
#: How a form without an address of its own is sent by the attributes of htmx, which scripts read: by GET or POST to what they
#: name, or by a method that no form has.
_SENDING = {
    f"{prefix}hx-{verb}": method
    for verb, method in (("get", "get"), ("post", "post"), ("put", "dialog"), ("patch", "dialog"), ("delete", "dialog"))
    for prefix in ("", "data-")
}
#: What they ask before they send, as one does where it acts, or send besides what is in the form: posted alone it is half of it.
_ADDING = frozenset(f"{prefix}hx-{name}" for name in ("confirm", "prompt", "vals") for prefix in ("", "data-"))
_ENCODINGS = ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain")


def read_forms(page: Page) -> list[Form]:
    """Every `<form>` element of the page in document order, with the fields a browser would send.

    `action` is "" where pressing the button would send no request that a form can send (`javascript:`, `mailto:`, a dialog,
    `hx-put`). A button's `formaction`, `formmethod` and `formenctype` become the form's own where every submit button has them;
    otherwise such buttons are listed as plain buttons, since they lead elsewhere. Of a form around several, each with a button
    of its own, only the search is read (`wrapped`).
    """
    ground = survey(page.tree)
    labels = Labels(page.tree, ground)
    return [_form(page, ground, territory, index, labels) for index, territory in enumerate(ground.territories)]


def _form(page: Page, ground: Ground, territory: Territory, index: int, labels: Labels) -> Form:
    tree, node = page.tree, territory.node
    own = tree.attributes[node]
    labels.enter(territory)
    meant = with_operands(with_meaning(tree, read_fields(tree, territory.controls, labels), ground))
    fields = with_index(meant)
    apart = others_parts(tree, territory, fields)
    fields = without(fields, apart)
    submits = [control for control in territory.controls if kind(tree, control) in ("submit", "image")]
    elsewhere = [control for control in submits if "formaction" in tree.attributes[control]]
    settings = {key: own.get(key) or "" for key in ("action", "method", "enctype")}
    sending = next((key for key in own if key in _SENDING), "") if not settings["action"] else ""
    if sending:
        whole = _SENDING[sending] == "get" or _ADDING.isdisjoint(own)
        settings |= {"action": own[sending] or "", "method": _SENDING[sending] if whole else "dialog"}
    if elsewhere and len(elsewhere) == len(submits):
        first = tree.attributes[elsewhere[0]]
        settings = {key: first.get("form" + key) or value for key, value in settings.items()}
        elsewhere = elsewhere[1:]
    if elsewhere:
        away = set(elsewhere)
        fields = tuple(_plain_button(field) if field.node in away else field for field in fields)
    method = settings["method"].strip().lower()
    enctype = settings["enctype"].strip().lower()
    return Form(
        index=index,
        page_url=page.url,
        homing=settings["action"].strip()[:1] in ("", "?", "#"),
        action="" if method == "dialog" else _action(page, settings["action"]),
        method="POST" if method == "post" else "GET",
        enctype=enctype if enctype in _ENCODINGS else _ENCODINGS[0],
        accept_charset=(own.get("accept-charset") or "").strip(),
        fields=fields,
        name=own.get("name") or "",
        identifier=own.get("id") or "",
        css_class=own.get("class") or "",
        role=own.get("role") or "",
        words=words_without(tree, territory, apart, MAX_WORDS),
        heading=_heading(tree, ground, territory),
        node=node,
    )


def _plain_button(field: Field) -> Field:
    return replace(field, control="button", value=None) if field.control in BUTTONS else field


def _action(page: Page, action: str) -> str:
    if not action.strip():
        return canonical(page.url) or page.url
    return canonical(action, page.base_url, encoding=page.encoding) or ""


def _heading(tree: Tree, ground: Ground, territory: Territory) -> str:
    """The first legend or heading inside the form, or the nearest heading above it."""
    node = territory.node
    first = next((control for control in territory.controls if kind(tree, control) != "hidden"), territory.end)
    for inside in range(node + 1, min(first, node + HEADING_DISTANCE)):
        tag = tree.tags[inside]
        if tag in ("legend", "caption", "h1", "h2", "h3", "h4", "h5", "h6"):
            text = tree.text(inside, 200)
            if text:
                return text
    above = ground.heading_before.get(node, -1)
    if above >= 0 and node - tree.ends[above] <= HEADING_DISTANCE:
        return tree.text(above, 200)
    return ""
