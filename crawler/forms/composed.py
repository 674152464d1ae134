"""A search of several controls without a form: a script of the page puts their values into an address and goes there.

    location = '/results?race=' + e + '&year=' + y + '&name=' + encodeURIComponent(document.getElementById('nm').value)

Read as text, never run: the address must be written out with all its parameters, be gone to without asking whether that is meant,
and take each value from a control of the page. The controls then stand for a form around them, with the words and the button that
are there, and are judged like it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, islice

from crawler.forms.controls import kind, read_fields
from crawler.forms.labels import Labels
from crawler.forms.owners import Territory, loose_ground
from crawler.forms.texts import span_text
from crawler.forms.vocabulary import CONTACT, PURPOSES, SEARCH, folded
from crawler.models import Field, Form
from crawler.page import Page, Tree
from crawler.urls import canonical, parameters, same_host

#: Characters of a script, scripts of a page, addresses in all of them, parameters of an address, and ancestors of a control.
MAX_SCRIPT, MAX_SCRIPTS, MAX_ADDRESSES, MAX_PAIRS, MAX_DEPTH = 50_000, 60, 40, 20, 60
#: Fewest controls that a script puts together, and most in the element around them.
FEWEST, MOST = 2, 60
#: Longest text around the controls, and of the heading above them, and how many nodes may lie between.
MAX_WORDS, MAX_HEADING, ABOVE = 4_000, 200, 200
_VALUE = r"""[\w.$()\[\]'"#\s]{1,120}?"""
#: Where a script goes to an address that it completes with a value, and the further parameters of it.
_SET = r"(?<![\w$])location(?:\s{0,4}\.\s{0,4}href)?\s{0,4}=(?!=)"
_CALLED = r"(?:location\s{0,4}\.\s{0,4}(?:assign|replace)|\bopen)\s{0,4}\("
_GOES = rf"(?:{_SET}|{_CALLED})\s{{0,20}}"
_BEGUN = re.compile(_GOES + r"""["'`](?P<address>(?:https?:/)?[/?.][^"'`\s<>]{0,200}[?&](?:[\w.\[\]-]{1,40})=)["'`]""")
_TEMPLATE = re.compile(_GOES + r"`(?P<path>(?:https?:/)?[/?.][^`\s<>?$]{0,200})\?(?P<query>[^`<>]{1,1000})`")
_SLOT = re.compile(r"\$\{([^{}]{1,120})\}")
_JOINED = re.compile(rf"""\s{{0,20}}\+\s{{0,20}}(?P<value>{_VALUE})(?=\s{{0,20}}(?:\+|[;,}}\n]|\Z))""")
#: What stands between two values, or behind the last: whole parameters, then the name of the next one.
_NEXT = re.compile(
    r"""\s{0,20}\+\s{0,20}["'`](?P<fixed>(?:&[\w.\[\]-]{1,40}=[\w.%+-]{0,60}(?=[&"'`])){0,5}?)"""
    r"""(?:&(?P<name>[\w.\[\]-]{1,40})=)?["'`]"""
)
_MORE = re.compile(r"\s{0,20}\+")
#: Where a script asks first whether something is meant, and how far before an address that is looked for.
_ASKS, _FUNCTION, BEFORE = re.compile(r"\b(?:confirm|prompt)\s{0,4}\("), re.compile(r"\bfunction\b|=>"), 400
_NAMED = re.compile(r"""(?:getElementById\(\s?|querySelector\(\s?|\$\(\s?)["']#?([\w-]{1,60})["']""")
#: Where a control, or its value, is put into a variable.
_KEPT = re.compile(rf"""([A-Za-z_$][\w$]{{0,40}})\s{{0,4}}=\s{{0,4}}[\w.]{{0,20}}{_NAMED.pattern}""")
_WORD = re.compile(r"[A-Za-z_$][\w$]*")
_FILLED = frozenset(("text", "search", "select", "number", "date"))


def composed(page: Page, index: int, taken: Collection[int] = ()) -> Form | None:
    """The search that a script of the page makes of controls outside of all forms, None where there is none; `taken` are the
    controls of forms."""
    tree = page.tree
    inside = covered(tree)
    free = [
        node for tag in ("input", "select") for node in tree.find(tag) if node not in taken and _is_free(tree, node)
    ]
    free = sorted((node for node in free if not inside(node)), reverse=True)
    places = {tree.attribute(node, "id"): node for node in free}  # the first of equal names counts
    if len(places) < FEWEST:
        return None
    found = ((_controls(kept, values, places), address) for address, values, kept in _all(tree))
    for nodes, address in islice((one for one in found if len(one[0]) >= FEWEST), MAX_ADDRESSES):
        url = canonical(address, page.base_url, encoding=page.encoding)
        if url is not None and same_host(url, page.url):
            form = _form(page, url, list(nodes.items()), index)
            if form is not None:
                return form
    return None


def _all(tree: Tree) -> Iterator[tuple[str, list[tuple[str, str]], dict[str, str]]]:
    """The addresses that scripts of the page go to, what is put there, and the variables that stand for controls."""
    for source in _scripts(tree):
        kept: dict[str, str] | None = None
        for address, values in islice(_addresses(source), MAX_ADDRESSES):
            if kept is None:
                kept = {match[1]: match[2] for match in islice(_KEPT.finditer(source), MOST)}
            yield address, values, kept


def covered(tree: Tree) -> Callable[[int], bool]:
    """Whether a node stands in a form or a template, however deep."""
    spans = [(node, tree.ends[node]) for node in sorted([*tree.find("form"), *tree.find("template")])]
    starts = [start for start, _ in spans]
    reach = list(accumulate((end for _, end in spans), max))
    return lambda node: bool(at := bisect_right(starts, node)) and node < reach[at - 1]


def _is_free(tree: Tree, node: int) -> bool:
    """Whether a control has a name for scripts and can be filled in."""
    own = tree.attributes[node]
    return bool(own.get("id")) and "form" not in own and "disabled" not in own and kind(tree, node) in _FILLED


def _above(tree: Tree, node: int) -> Iterator[int]:
    for _ in range(MAX_DEPTH):
        node = tree.parents[node]
        if node < 0:
            return
        yield node


def _scripts(tree: Tree) -> Iterator[str]:
    for script in tree.find("script")[:MAX_SCRIPTS]:
        said = tree.attribute(script, "type").lower()
        if "src" not in tree.attributes[script] and ("javascript" in said or said in ("", "module")):
            yield "".join(tree.texts[script + 1 : tree.ends[script]])[:MAX_SCRIPT]


def _addresses(source: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The addresses that a script goes to, each with its parameters and what is put there; none that it completes with what
    cannot be read here, or goes to only once somebody said yes."""
    for match in _BEGUN.finditer(source):
        told = None if _is_asked(source, match.start()) else _joined(source, match)
        if told is not None:
            yield told
    for match in _TEMPLATE.finditer(source):
        pairs = [part.strip().partition("=") for part in match["query"].split("&", MAX_PAIRS)]
        put = [(name, slot[1]) for name, _, value in pairs if (slot := _SLOT.fullmatch(value))]
        fixed = [(name, value) for name, _, value in pairs if "$" not in value]
        whole = len(put) + len(fixed) == len(pairs) <= MAX_PAIRS and not any("$" in name for name, _, _ in pairs)
        if whole and not _MORE.match(source, match.end()) and not _is_asked(source, match.start()):
            yield f"{match['path']}?{'&'.join(f'{name}={value}' for name, value in fixed)}", put


def _joined(source: str, match: re.Match[str]) -> tuple[str, list[tuple[str, str]]] | None:
    """An address whose parameters are joined to it one after the other, and what is put there; None unless all can be read."""
    address, place = match["address"], match.end()
    found: list[tuple[str, str]] = []
    fixed = ""
    name: str | None = re.split(r"[?&]", address)[-1].rstrip("=")
    while name and len(found) < MAX_PAIRS:
        value = _JOINED.match(source, place)
        if value is None:
            return None
        found.append((name, value["value"]))
        place = value.end()
        following = _NEXT.match(source, place)
        if following is None:
            break
        name, place = following["name"], following.end()
        fixed += following["fixed"]
    return (address + fixed, found) if not _MORE.match(source, place) else None


def _is_asked(source: str, place: int) -> bool:
    """Whether the function that goes to an address asks before whether that is meant."""
    before = source[max(0, place - BEFORE) : place]
    *_, begin = (0, *(match.end() for match in _FUNCTION.finditer(before)))
    return _ASKS.search(before, begin) is not None


def _controls(kept: dict[str, str], values: Sequence[tuple[str, str]], places: dict[str, int]) -> dict[str, int]:
    """The control that each parameter takes its value from; nothing where one of them takes it from elsewhere."""
    found: dict[str, int] = {}
    for name, value in values:
        told = set(_NAMED.findall(value)) or {kept[word] for word in _WORD.findall(value) if word in kept}
        node = places.get(told.pop(), -1) if len(told) == 1 else -1
        if node < 0 or name in found or node in found.values():
            return {}
        found[name] = node
    return found


def _form(page: Page, url: str, filled: Sequence[tuple[str, int]], index: int) -> Form | None:
    """The controls as a form that is sent to the address; None where more stands around them than they and buttons."""
    tree, names = page.tree, {node: name for name, node in filled}
    around = next((one for one in _above(tree, min(names)) if tree.ends[one] > max(names) and _buttons(tree, one)), -1)
    if around < 0 or tree.tags[around] == "html":
        return None
    inside = [
        node for tag in ("input", "select", "textarea", "button") for node in tree.find(tag, around, tree.ends[around])
    ]
    if len(inside) > MOST or tree.find("form", around, tree.ends[around]):
        return None
    if any(node not in names and kind(tree, node) not in ("button", "submit", "hidden", "reset") for node in inside):
        return None
    if len(buttons := _buttons(tree, around)) > 1 and any(_acts(tree, node) for node in buttons):
        return None  # nothing tells which of them goes to the address
    nodes = sorted([*names, *buttons])
    territory = Territory(around, tree.ends[around], nodes)
    labels = Labels(tree, loose_ground(tree))
    labels.enter(territory)
    fields = tuple(_sent(field, names) for field in read_fields(tree, nodes, labels))
    others = [Field(key, "hidden", value=value) for key, value in parameters(url) if key not in names.values()]
    return Form(
        index=index,
        page_url=page.url,
        action=url.partition("?")[0],
        method="GET",
        enctype="application/x-www-form-urlencoded",
        accept_charset="",
        fields=(*fields, *others),
        heading=heading_above(tree, min(names)),
        identifier=tree.attribute(around, "id"),
        css_class=tree.attribute(around, "class"),
        words=span_text(tree, around, tree.ends[around], MAX_WORDS),
        node=around,
    )


def _buttons(tree: Tree, around: int) -> list[int]:
    """The buttons in an element."""
    found = (node for tag in ("button", "input") for node in tree.find(tag, around, tree.ends[around]))
    return [node for node in islice(found, MOST) if kind(tree, node) in ("button", "submit")]


def _acts(tree: Tree, button: int) -> bool:
    """Whether a button says that it does something else than searching."""
    own = tree.attributes[button]
    said = folded(
        " ".join((tree.text(button, 100), *(own.get(name) or "" for name in ("value", "title", "id", "name")))), 300
    )
    return not SEARCH.search(said) and any(one.search(said) for _, _, one in PURPOSES if one is not CONTACT)


def heading_above(tree: Tree, node: int) -> str:
    """The nearest heading above a control."""
    before = (one for level in "123456" for one in tree.find(f"h{level}", 0, node))
    last = max(before, default=-1)
    return tree.text(last, MAX_HEADING) if last >= 0 and node - tree.ends[last] <= ABOVE else ""


def _sent(field: Field, names: dict[int, str]) -> Field:
    """A control under the name of its parameter; a button as what sends the form, by what it says, without a name."""
    if field.node in names:
        return replace(field, name=names[field.node])
    return replace(field, name="", control="submit" if field.control in ("button", "submit") else field.control)
